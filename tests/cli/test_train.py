"""The command `agricola train`: what it refuses before anything is trained. Training itself: tests/train."""

from __future__ import annotations

import importlib.util
import json
import sys

import pytest

from agricola.cli.command import main, make_parser
from agricola.train.settings import settings_of


@pytest.fixture
def with_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if JAX and the rest were there: nothing is trained in these tests."""
    real = importlib.util.find_spec
    needed = ("jax", "optax", "equinox")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: real("json") if name in needed else real(name))


def test_it_says_which_extra_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert main(["train", "--play", "revised-2"]) == 2
    assert "pip install 'agricola[train]'" in capsys.readouterr().err


@pytest.mark.usefixtures("with_everything")
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--play", "revised-9"], "'revised-9' is no game; write edition-players"),
        (["--play", "revised-2", "bogus-2"], "'bogus-2' is no game"),
        (["--play", "family-2-cards"], "no hand cards"),
        (["--play", "family-5"], "the family edition is for 1 to 4 players"),
        (["--play", "revised-2-cards", "--simulations", "8"], "would see the hands of others"),
        (["--match-games", "0"], "--match-games is 1 or more"),
        (["--match-every", "-1"], "0 for no matches"),
        (["--inherit", "nowhere.npz"], "there is no file nowhere.npz"),
    ],
)
def test_what_cannot_be_trained_is_refused(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", *arguments]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.usefixtures("with_everything")
def test_it_says_what_ray_needs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["train", "--ray"]) == 2
    assert "Ray is not installed: pip install 'agricola[ray]'" in capsys.readouterr().err


def test_what_a_run_was_told_can_be_written_into_its_network() -> None:
    given = make_parser().parse_args(["train", "--play", "revised-2x7", "--own-points", "2"])
    told = json.loads(json.dumps(settings_of(given)))
    assert (told["play"], told["own_points"]) == (["revised-2x7"], 2.0)
    assert "parser" not in told
