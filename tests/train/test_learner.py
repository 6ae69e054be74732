"""The learner: lessons make a model better, few programs are compiled, and a run goes on from its checkpoint."""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

np = pytest.importorskip("numpy")
jax = pytest.importorskip("jax")
pytest.importorskip("optax")
pytest.importorskip("equinox")

from agricola import BadOption  # noqa: E402
from agricola.agents.network import load_network  # noqa: E402
from agricola.train import learner as learner_module  # noqa: E402
from agricola.train import optimizer as optimizer_module  # noqa: E402
from agricola.train.batch import Batch  # noqa: E402
from agricola.train.learner import CHECKPOINT, Learner, optimizer_for  # noqa: E402
from agricola.train.lessons import evened, follow, imitate, improve  # noqa: E402
from agricola.train.messages import Arrays, News, Part, Tally  # noqa: E402
from agricola.train.settings import add_settings  # noqa: E402
from tests.train.decisions import AT_ONCE, decisions, small_model  # noqa: E402

GAME = ("revised", 2, False)


class Enough(Exception):
    """The learner has been fed enough."""


class Fed:
    """Players that hand over the same again and again, until they have had news twice."""

    def __init__(self, *_: object, on_ray: bool) -> None:
        self.told = 0

    def __enter__(self) -> Fed:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def parts(self, seconds: float) -> list[Part]:
        tally = Tally(np.ones(12), farms=3)
        return [Part(GAME, decisions(number, number), tally) for number in (60, 50)]

    def publish(self, news: News) -> None:
        self.told += 1
        if self.told == 2:
            raise Enough


def settings(out: Path, *more: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_settings(parser)
    return parser.parse_args(["--out", str(out), "--play", "revised-2", "--gather", str(AT_ONCE), *more])


def new_learner(given: argparse.Namespace) -> Learner:
    return Learner(given, optimizer_for(small_model()))


def with_right_actions(number: int) -> tuple[Arrays, Any]:
    """Decisions in which one action looks otherwise than the rest, and where the actions of each begin: there it is."""
    data = decisions(number)
    begins = np.cumsum(data["counts"], dtype=np.int64) - data["counts"]
    data["actions"][:] = 0
    data["actions"][begins, 0] = 5
    return data, begins


def test_imitation_comes_nearer_to_the_examples(capsys: pytest.CaptureFixture[str]) -> None:
    data, begins = with_right_actions(AT_ONCE + 3)  # three are held back for a test
    data["targets"][:] = 0.0
    data["targets"][begins] = 1.0
    imitate(small_model(), Batch([data]), epochs=20, rate=0.05, deadline=math.inf, rng=np.random.default_rng(1))
    told = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert len(told) == 20
    losses = [float(line[4].rstrip(",")) for line in told]
    assert losses[-1] < losses[0]
    assert told[-1][-1] == "1.000"


def test_policy_gradients_prefer_what_went_well() -> None:
    data, _ = with_right_actions(2 * AT_ONCE)
    data["advantages"] = np.where(data["choices"] == 0, 1.0, -1.0).astype(np.float32)
    optimizer = optimizer_for(small_model())
    batch = Batch(evened([data]))
    told = [improve(optimizer, batch, 2, AT_ONCE, 0.01, 0.0, np.random.default_rng(1)) for _ in range(4)]
    assert told[-1].policy < told[0].policy
    assert told[-1].entropy < told[0].entropy
    assert abs(told[0].moved) < abs(told[-1].moved)


def test_advantages_are_evened_over_all_parts() -> None:
    parts = evened([decisions(40, seed) for seed in (1, 2)])
    together = np.concatenate([part["advantages"] for part in parts])
    assert together.mean() == pytest.approx(0, abs=1e-5)
    assert together.std(ddof=1) == pytest.approx(1, abs=1e-4)


def test_batches_of_other_sizes_need_no_other_program() -> None:
    optimizer = optimizer_for(small_model())
    rng = np.random.default_rng(1)
    batches = [Batch([decisions(number, number)]) for number in (300, 301, 340, 399)]
    improve(optimizer, batches[0], 1, AT_ONCE, 1e-3, 0.01, rng)
    compiled = optimizer_module._step._cache_size()
    for batch in batches:
        improve(optimizer, batch, 2, AT_ONCE, 1e-4, 0.02, rng)
    assert optimizer_module._step._cache_size() == compiled
    follow(optimizer, batches, 8, AT_ONCE, 1e-3, rng)
    assert optimizer_module._step._cache_size() == compiled + 1


@pytest.mark.parametrize("more", [(), ("--simulations", "4")])
def test_a_run_goes_on_from_its_checkpoint(
    tmp_path: Path, more: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learner_module, "players_for", Fed)
    given = settings(tmp_path, *more)
    first = new_learner(given)
    begun = first.flat()
    with pytest.raises(Enough):
        first.train(math.inf)
    assert (len(first.history), first.played, first.decisions) == (1, 6, 110)
    assert not np.array_equal(first.flat(), begun)
    first.save()
    again = Learner.resumed(given, tmp_path / CHECKPOINT)
    for name in ("history", "played", "decisions", "seconds", "entropy_weight"):
        assert getattr(again, name) == getattr(first, name)
    assert np.array_equal(again.flat(), first.flat())
    assert np.allclose(again.pool, first.pool, atol=1e-2)
    for mine, theirs in zip(
        jax.tree_util.tree_leaves(again.optimizer.state), jax.tree_util.tree_leaves(first.optimizer.state), strict=True
    ):
        assert np.array_equal(mine, theirs)
    assert json.loads((tmp_path / "history.json").read_text()) == first.history
    network = load_network(tmp_path / "network.npz")
    assert network.games == [GAME]
    assert np.allclose(network.weights["in"], first.optimizer.model.arrays()["in"], atol=1e-3)


def test_what_is_no_checkpoint_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.pt"
    other.write_bytes(b"PK\x03\x04\xff")
    with pytest.raises(BadOption, match="no checkpoint"):
        Learner.resumed(settings(tmp_path), other)


def test_who_only_plays_loads_no_jax() -> None:
    modules = "agricola.cli.command, agricola.train.expert, agricola.train.imitation, agricola.train.players"
    program = f"import sys, {modules}; sys.exit('jax' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
