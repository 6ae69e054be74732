"""A match on Ray has the results of the same match on one machine."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from agricola.agents.arena import GameResult, Match, play
from agricola.cli import main
from tests.property.soak import SOAK

pytest.importorskip("ray", reason="Ray is not installed: pip install 'agricola[ray]'")
pytestmark = pytest.mark.filterwarnings("ignore")


def timeless(games: list[GameResult]) -> list[GameResult]:
    """Games in their order, without how long anybody thought."""
    ordered = sorted(games, key=lambda game: game.number)
    return [replace(game, seats=tuple(replace(seat, thought=()) for seat in game.seats)) for game in ordered]


def test_results_do_not_depend_on_who_plays_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Every score, rank and fault is the same; games that were played before are left out."""
    from agricola.agents.on_ray import play_on_ray  # noqa: PLC0415

    match = Match(("random", "greedy"), 6, "revised", True, seed=7)
    here = timeless(list(play(match, 1)))
    assert timeless(list(play_on_ray(match, played=[0, 3]))) == [game for game in here if game.number not in (0, 3)]
    asked = ["arena", "--players", "random,greedy", "--games", "6", "--cards", "--seed", "7", "--json"]
    assert main([*asked, "--ray"]) == 0
    there = _standings(capsys.readouterr().out)
    assert main([*asked, "--processes", "1"]) == 0
    assert _standings(capsys.readouterr().out) == there


def test_weights_are_tuned_alike() -> None:
    """What maps on processes maps on Ray, in order."""
    from agricola.agents.on_ray import RayExecutor  # noqa: PLC0415

    with RayExecutor() as pool:
        assert list(pool.map(pow, [2, 3, 4], [5, 2, 1])) == [32, 9, 4]


def test_a_soak_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many decisions as in processes of this machine, and nothing failed."""
    here = SOAK.run(45, 500, lambda line: None, 1)
    monkeypatch.setenv("AGRICOLA_SOAK_RAY", "1")
    there = SOAK.run(45, 500, lambda line: None)
    assert (there.games, there.counts, there.failures) == (here.games, here.counts, [])
    assert here.games == 45


def _standings(told: str) -> list[dict[str, object]]:
    """How the contenders stand, without how long they thought."""
    standings: list[dict[str, object]] = json.loads(told)["standings"]
    assert len(standings) == 2
    return [{name: value for name, value in one.items() if not name.startswith("seconds")} for one in standings]
