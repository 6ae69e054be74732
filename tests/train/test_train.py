"""Training: games start and end as they should, examples are played again exactly, and a few steps can be learned."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from numpy.typing import NDArray  # noqa: E402

from agricola import BadOption  # noqa: E402
from agricola.agents.arithmetic import shipped_network  # noqa: E402
from agricola.agents.learned import BoardNetwork  # noqa: E402
from agricola.agents.network import Network  # noqa: E402
from agricola.agents.network_numbers import Game  # noqa: E402
from agricola.agents.puct import MARGIN_SCALE, Puct, final_worth  # noqa: E402
from agricola.encoding import ACTION_SIZE, OBSERVATION_SIZE  # noqa: E402
from agricola.engine.deeds.legality import advance  # noqa: E402
from agricola.engine.farm.farmyard import Farmyard  # noqa: E402
from agricola.game import new_game  # noqa: E402
from agricola.train.examples import example  # noqa: E402
from agricola.train.expert import CONSIDERED, DecisionSearch, Expert  # noqa: E402
from agricola.train.games import final_points, parse_game, progress, start, utility  # noqa: E402
from agricola.train.imitation import encode, inputs_for, random_observations  # noqa: E402
from agricola.train.inherit import inherited  # noqa: E402
from agricola.train.messages import Manner  # noqa: E402
from agricola.train.selfplay import Player  # noqa: E402
from agricola.train.strength import FIRST, NEWEST  # noqa: E402
from tests.train.small_run import news, setup  # noqa: E402

TWO = ("revised", 2, False)
INTERRUPTED = 130


def test_some_games_start_with_material() -> None:
    rng = random.Random(1)
    plain = [start(rng, TWO, with_material=0.0) for _ in range(5)]
    assert all(sum(g.players[0].goods) <= 3 and g.players[0].family == 2 for g in plain)
    rich = [start(rng, TWO, with_material=1.0) for _ in range(40)]
    assert any(p.goods[0] >= 5 and p.goods[2] >= 2 for g in rich for p in g.players)
    assert any(p.yard.room_count() == 3 for g in rich for p in g.players)
    assert any(isinstance(p.yard, Farmyard) and p.yard.stables for g in rich for p in g.players)
    assert all(not p.yard.problems(g.board.land) for g in rich for p in g.players)
    assert all(g.waiting and g.options for g in rich)


@pytest.mark.parametrize("edition", ["revised", "original", "family"])
def test_some_games_start_with_moves_that_were_drawn(edition: str) -> None:
    rng = random.Random(3)
    game = (edition, 2, False)
    plain = {str(start(rng, game, 0.0).players[0].goods) for _ in range(10)}
    drawn = [start(rng, game, 0.0, with_opening=1.0) for _ in range(40)]
    assert len(plain) <= 2, "only the starting player's food differs"
    assert len({str(g.players[0].goods) for g in drawn}) > 10
    assert all(g.waiting and g.options for g in drawn), "no game ends in its opening"


def test_an_end_is_worth_to_the_learner_what_it_is_worth_to_the_search() -> None:
    rng = random.Random(2)
    for _ in range(5):
        g = start(rng, TWO, with_material=0.5)
        while g.waiting:
            advance(g, rng.choice(g.options))
        points = final_points(g)
        if points[0] != points[1]:
            assert [utility(points, seat) for seat in range(2)] == pytest.approx(final_worth(g))


def test_own_points_count_beside_the_margin_where_that_is_asked() -> None:
    poor, rich = utility([20, 10], 0, 0.5), utility([45, 35], 0, 0.5)
    assert rich - poor == pytest.approx(0.5 * 25 / MARGIN_SCALE)
    assert utility([20, 10], 0) == utility([45, 35], 0)


@dataclass(frozen=True)
class ToldOnce:
    """Orders that never change."""

    weights: NDArray[Any]
    manner: Manner
    version: int = 0
    opponents: int = 0

    def newest(self) -> tuple[int, NDArray[Any]]:
        return self.version, self.weights

    def opponent(self, number: int) -> NDArray[Any]:
        raise AssertionError(f"nobody plays against network {number}")


def test_a_begging_marker_costs_what_is_asked_beyond_its_points() -> None:
    of = replace(setup(), played=(("revised", 1, False),), discount=1.0)
    told = news(of)
    paid = [
        Player(of, 0, 1, ToldOnce(told.weights, replace(told.manner, shame=shame))).part().decisions["returns"]
        for shame in (0.0, MARGIN_SCALE)
    ]
    markers = paid[0] - paid[1]  # those that were still to come at each decision
    assert np.allclose(markers, markers.round(), atol=1e-3)
    assert markers.min() > -0.5
    assert markers.max() > 0.5


@pytest.mark.parametrize("players", [1, 3])
def test_a_search_in_the_loop_learns_ends_in_the_units_of_its_tree(players: int) -> None:
    of = replace(setup(simulations=2), played=(("revised", players, False),), trust=0.0)
    told = news(of)
    learned = Expert(of, 0, 1, ToldOnce(told.weights, told.manner)).part().decisions
    assert len(learned["returns"]) > 20
    assert np.allclose(learned["returns"], learned["points"][:, 0] / MARGIN_SCALE, atol=1e-3), "own points only"


def test_rooms_and_people_are_progress() -> None:
    g = new_game("revised", players=2, cards=False, seed=1).state
    before = progress(g, 0)
    g.players[0].family += 1
    assert progress(g, 0) > before == progress(g, 1)


def test_examples_are_played_again_and_encoded() -> None:
    game = example(TWO, seed=4, simulations=4)
    inputs = inputs_for([TWO], random_games=1, seed=1)
    data = encode([game], inputs)
    decisions = len(game[2])
    assert data["observations"].shape[0] == len(data["counts"]) == decisions
    assert data["actions"].shape == (data["counts"].sum(), ACTION_SIZE)
    begins = np.cumsum(data["counts"]) - data["counts"]
    assert np.allclose(np.add.reduceat(data["targets"], begins), 1.0, atol=1e-5)
    assert set(data["points"][:, 0]) == {float(points) for points in game[3]}
    other = (*game[:3], [game[3][0] + 1, game[3][1]])
    with pytest.raises(ValueError, match="ends otherwise"):
        encode([other], inputs)


def test_only_columns_that_change_are_read() -> None:
    games = [TWO, ("revised", 3, False)]
    inputs = inputs_for(games, random_games=2, seed=1)
    assert inputs.size == len(inputs.columns) == len(inputs.mean) == len(inputs.scale) < OBSERVATION_SIZE
    seen = np.concatenate([random_observations(game, 2, seed=1) for game in games])
    assert all(len(set(seen[:, column])) > 1 for column in inputs.columns)
    with_hands = inputs_for([("revised", 2, True)], random_games=1, seed=1)
    assert with_hands.held == 3 * len(with_hands.cards) > 3 * len(inputs.cards)


@pytest.mark.parametrize(
    ("played", "text"),
    [
        (("revised", 2, False), "revised-2"),
        (("revised", 3, True), "revised-3-cards"),
        (("family", 4, False), "family-4"),
    ],
)
def test_games_are_named_by_edition_players_and_cards(played: Game, text: str) -> None:
    assert parse_game(text) == (played, 1)
    assert parse_game(f"{text}x5") == (played, 5)
    with pytest.raises(BadOption, match="edition-players"):
        parse_game(f"bogus-{text}")


@pytest.mark.parametrize("played", [("revised", 1, False), ("revised", 2, True), ("original", 3, False)])
def test_a_new_network_begins_with_what_another_knows(played: Game) -> None:
    """It plays as the old one where that played, and reads what is new."""
    old = shipped_network("revised")
    assert isinstance(old, Network)
    edition, players, cards = played
    inputs, weights = inherited(old, edition, inputs_for([played], 1, 1))
    new = Network(inputs, weights)
    g = new_game("revised", players=2, cards=False, seed=5).state
    if edition == "revised":
        for mine, theirs in zip(
            BoardNetwork(new, g.board).judge([g]), BoardNetwork(old, g.board).judge([g]), strict=True
        ):
            assert mine[0] == pytest.approx(theirs[0], abs=1e-4)
    g = new_game(edition, players=players, cards=cards, seed=5).state
    priors, values = BoardNetwork(new, g.board).judge([g])
    assert len(priors[0]) == len(g.options)
    assert len(values[0]) == players
    if edition == "original":
        wood = [action.space for action in g.options].index("wood_3")
        assert priors[0][wood] > 1 / len(g.options)  # as it is in the revised edition


def test_a_gumbel_search_spends_its_budget_on_few_actions_and_prefers_what_is_good() -> None:
    g = new_game("revised", players=2, cards=False, seed=3).state
    thought = DecisionSearch(Puct(g, [g.order], explore=0.3), simulations=32)
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


def train_until_steps_are_learned(command: list[str], out: Path) -> None:
    """Let a run go on for as long as it takes, then end it as a person does."""
    until = time.monotonic() + 240
    with subprocess.Popen([*command, "--minutes", "9", "--save-every", "0"]) as run:
        while not _learned(out / "history.json"):
            assert run.poll() is None, "the run has ended"
            assert time.monotonic() < until, "nothing was learned in time"
            time.sleep(0.2)
        run.send_signal(signal.SIGINT)
        assert run.wait(60) == INTERRUPTED


def _learned(history: Path) -> bool:
    try:
        return bool(json.loads(history.read_text(encoding="utf-8")))
    except (FileNotFoundError, ValueError):  # it is just being written
        return False


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C can't be sent to one process alone")
@pytest.mark.parametrize("more", [(), ("--simulations", "4"), ("--ray",)])
def test_a_few_steps_can_be_learned(tmp_path: Path, more: tuple[str, ...]) -> None:
    """The whole way: examples, imitation, self-play in a process, a checkpoint, and a network that can be loaded."""
    pytest.importorskip("jax")
    if "--ray" in more:
        pytest.importorskip("ray")
    games = tmp_path / "games.jsonl"
    games.write_text(json.dumps(example(TWO, seed=4, simulations=2)) + "\n", encoding="utf-8")
    out = tmp_path / "run"
    run = [sys.executable, "-m", "agricola", "train", "--out", str(out), "--play", "revised-2", "--games", "4"]
    sizes = ["--capacity", "128", "--gather", "64", *more]
    begun = ["--examples", str(games), "--random-games", "2", "--imitation-epochs", "1", "--width", "16", "--keys", "8"]
    train_until_steps_are_learned([*run, *sizes, *begun], out)
    from agricola.agents.network import load_network  # noqa: PLC0415

    assert load_network(out / "network.npz").knows(new_game("revised", players=2, cards=False, seed=1).state.board)
    assert (out / FIRST).read_bytes() == (out / NEWEST).read_bytes(), "the first match began with the run"
    if more:
        return  # a checkpoint is the same, however the games were played
    command = [*run, *sizes, "--resume", str(out / "checkpoint.eqx"), "--minutes", "0.1"]
    told = subprocess.run(command, check=True, timeout=170, capture_output=True, text=True).stdout
    assert "goes on after" in told
