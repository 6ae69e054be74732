"""Training: games start and end as they should, examples are played again exactly, and a few steps can be learned."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from agricola.agents.puct import Puct, final_worth  # noqa: E402
from agricola.encoding import ACTION_SIZE  # noqa: E402
from agricola.engine.deeds.legality import advance  # noqa: E402
from agricola.game import new_game  # noqa: E402
from agricola.train.examples import example  # noqa: E402
from agricola.train.expert import CONSIDERED, Thought  # noqa: E402
from agricola.train.games import final_points, progress, start, utility  # noqa: E402
from agricola.train.imitation import encode, statistics, wander  # noqa: E402


def test_some_games_start_with_material() -> None:
    rng = random.Random(1)
    plain = [start(rng, "revised", 2, with_material=0.0) for _ in range(5)]
    assert all(sum(g.players[0].goods) <= 3 and g.players[0].family == 2 for g in plain)
    rich = [start(rng, "revised", 2, with_material=1.0) for _ in range(40)]
    assert any(p.goods[0] >= 5 and p.goods[2] >= 2 for g in rich for p in g.players)
    assert any(p.yard.room_count() == 3 for g in rich for p in g.players)
    assert all(not p.yard.problems() for g in rich for p in g.players)
    assert all(g.waiting and g.options for g in rich)


def test_an_end_is_worth_to_the_learner_what_it_is_worth_to_the_search() -> None:
    rng = random.Random(2)
    for _ in range(5):
        g = start(rng, "revised", 2, with_material=0.5)
        while g.waiting:
            advance(g, rng.choice(g.options))
        points = final_points(g)
        if points[0] != points[1]:
            assert [utility(points, seat) for seat in range(2)] == pytest.approx(final_worth(g))


def test_rooms_and_people_are_progress() -> None:
    g = new_game("revised", players=2, cards=False, seed=1).state
    before = progress(g, 0)
    g.players[0].family += 1
    assert progress(g, 0) > before == progress(g, 1)


def test_examples_are_played_again_and_encoded() -> None:
    game = example(seed=4, simulations=4)
    data = encode([game])
    decisions = len(game[1])
    assert data["observations"].shape[0] == len(data["counts"]) == decisions
    assert data["actions"].shape == (data["counts"].sum(), ACTION_SIZE)
    begins = np.cumsum(data["counts"]) - data["counts"]
    assert np.allclose(np.add.reduceat(data["targets"], begins), 1.0, atol=1e-5)
    assert set(data["points"][:, 0]) == {float(points) for points in game[2]}
    other = (game[0], game[1], [game[2][0] + 1, game[2][1]])
    with pytest.raises(ValueError, match="ends otherwise"):
        encode([other])


def test_only_columns_that_change_are_read() -> None:
    seen = wander("revised", 2, games=3, seed=1)
    columns, mean, scale = statistics(seen[:40], seen)
    assert len(columns) == len(mean) == len(scale) < seen.shape[1]
    assert all(len(set(seen[:, column])) > 1 for column in columns)


def test_a_gumbel_search_spends_its_budget_on_few_actions_and_prefers_what_is_good() -> None:
    g = new_game("revised", players=2, cards=False, seed=3).state
    thought = Thought(Puct(g, [g.order], explore=0.3), simulations=32)
    root = thought.tree.descend()
    assert root is not None
    count = len(g.options)
    thought.tree.judged(root, [1 / count] * count, [0.0, 0.0])
    thought.open(np.random.default_rng(1))
    good = thought.alive[-1]
    seat = thought.tree.root.seat
    while (action := thought.next()) is not None:
        pending = thought.tree.descend(action)
        assert pending is not None
        options = len(pending.node.state.options)
        worth = 0.5 if action == good else -0.5
        thought.tree.judged(
            pending, [1 / options] * options, [worth if other == seat else -worth for other in range(2)]
        )
    tries = thought.tree.root.tries
    assert sum(tries) <= 32
    assert sum(tried > 0 for tried in tries) <= CONSIDERED
    assert thought.choice() == good == int(thought.target().argmax())
    assert thought.target().sum() == pytest.approx(1.0, abs=1e-5)


@pytest.mark.parametrize("more", [(), ("--simulations", "4")])
def test_a_few_steps_can_be_learned(tmp_path: Path, more: tuple[str, ...]) -> None:
    """The whole way: examples, imitation, self-play in a process, a checkpoint, and a network that can be loaded."""
    pytest.importorskip("torch")
    games = tmp_path / "games.jsonl"
    games.write_text(json.dumps(example(seed=4, simulations=2)) + "\n", encoding="utf-8")
    out = tmp_path / "run"
    command = [
        sys.executable, "-m", "agricola.train.learner", "--examples", str(games), "--wander", "2", "--out", str(out),
        "--imitation-epochs", "1", "--minutes", "0.3", "--processes", "1", "--games", "4", "--capacity", "128",
        "--gather", "64", "--width", "16", "--keys", "8", *more,
    ]  # fmt: skip
    subprocess.run(command, check=True, timeout=170)
    from agricola.agents.network import load_network  # noqa: PLC0415

    assert load_network(out / "network.npz").knows(new_game("revised", players=2, cards=False, seed=1).state.board)
    assert (out / "checkpoint.pt").exists()
