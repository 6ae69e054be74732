"""The search: reproducible, within its budget, blind to what is hidden, at home in every edition."""

from __future__ import annotations

import itertools
import random
import threading
from types import SimpleNamespace

import pytest

from agricola.agents import Budget, Cancelled, Deadline, Observation, make_agent
from agricola.agents.search import Search
from agricola.agents.tree import Tree, own_option
from agricola.agents.turn_policy import TurnPolicy
from agricola.agents.weights import weights_for
from agricola.engine.kernel.actions import Action
from agricola.game import Game, from_position, new_game


def opened(edition: str = "revised", *, players: int = 2, cards: bool = False, moves: int = 30, seed: int = 1) -> Game:
    """A game after some random moves, at somebody's placement."""
    game = new_game(edition, players=players, cards=cards, seed=seed)
    rng = random.Random(seed)
    while moves > 0 or game.question.code != "ask-place":
        game.apply(rng.choice(game.legal_actions()))
        moves -= 1
    return game


def choice(game: Game, deadline: Deadline, seed: int = 3) -> Action:
    """What a new search answers to the open decision of a game."""
    seat = game.current_player
    assert seat is not None
    return Search(seed).choose(Observation(game, seat), deadline)


def finish(game: Game, contenders: list[str]) -> list[float]:
    """The points of each seat when the agents of these names play a game to its end."""
    seated = [make_agent(name, seed) for seed, name in enumerate(contenders)]
    while game.current_player is not None:
        game.apply(seated[game.current_player].choose(game))
    return game.returns()


def test_the_same_seed_gives_the_same_game() -> None:
    games = [new_game("revised", players=2, cards=False, seed=4) for _ in range(2)]
    for game in games:
        seated = [make_agent("search:12", seed) for seed in range(2)]
        while game.round < 4:
            seat = game.current_player
            assert seat is not None
            game.apply(seated[seat].choose(game))
    assert games[0].record().moves == games[1].record().moves


@pytest.mark.parametrize("cards", [False, True])
def test_hidden_cards_make_no_difference(cards: bool) -> None:
    for seed in range(2):
        game = opened(cards=cards, seed=seed)
        seat = game.current_player
        assert seat is not None
        other = game.determinize(seat, random.Random(99))
        assert other.key() != game.key()
        assert other.view(seat) == game.view(seat)
        answers = [str(choice(one, Deadline(Budget(simulations=24)))) for one in (game, other)]
        assert answers[0] == answers[1]


class Tripwire(Game):
    """A game whose truth can be touched only by what an agent is allowed to ask of it."""

    __slots__ = ("_allowed_now", "_truth")

    def __init__(self, game: Game) -> None:
        self._truth = game
        self._allowed_now = False

    @property
    def state(self) -> object:  # type: ignore[override]
        raise AssertionError("an agent touched the truth")

    @property
    def current_player(self) -> int | None:
        return self._truth.current_player

    def legal_actions(self) -> list[Action]:
        return self._truth.legal_actions()

    def determinize(self, seat: int, rng: object) -> Game:
        assert seat == self.current_player
        return self._truth.determinize(seat, rng)  # type: ignore[arg-type]


@pytest.mark.parametrize("cards", [False, True])
def test_the_truth_is_never_touched(cards: bool) -> None:
    game = opened(cards=cards)
    seat = game.current_player
    assert seat is not None
    agent = Search(1)
    for _ in range(3):
        if game.current_player == seat:
            action = agent.choose(Observation(Tripwire(game), seat), Deadline(Budget(simulations=20)))
        else:
            action = game.legal_actions()[0]
        game.apply(action)


def test_a_budget_of_simulations_is_kept() -> None:
    game = opened(moves=0)
    for simulations in (1, 5, 50):
        deadline = Deadline(Budget(simulations=simulations))
        assert choice(game, deadline) in game.legal_actions()
        assert 1 <= deadline.simulations <= simulations


@pytest.mark.parametrize(("cards", "players"), [(False, 2), (True, 4)])
def test_a_budget_of_seconds_is_kept(cards: bool, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened(cards=cards, players=players)
    looks = itertools.count()
    monkeypatch.setattr("agricola.agents.protocol.time", SimpleNamespace(monotonic=lambda: 0.01 * next(looks)))
    deadline = Deadline(Budget(seconds=0.2))
    choice(game, deadline)
    assert next(looks) <= 24  # it looks at the clock all the while, and stops when the time is up
    assert deadline.simulations > 1


def test_a_cancelled_search_stops_at_once() -> None:
    told: list[float] = []

    def cancel(done: float) -> None:
        told.append(done)
        if len(told) == 3:
            other = threading.Thread(target=deadline.cancel)
            other.start()
            other.join()

    deadline = Deadline(Budget(simulations=10**6), cancel)
    with pytest.raises(Cancelled):
        choice(opened(players=4, cards=True), deadline)
    assert len(told) == 3  # it was not asked to go on once more
    assert deadline.simulations <= 12


def test_progress_only_grows() -> None:
    told: list[float] = []
    choice(opened(), Deadline(Budget(simulations=64), told.append))
    assert len(told) > 8
    assert told == sorted(told)
    assert told[0] >= 0
    assert told[-1] <= 1


def test_a_node_widens_as_it_is_visited() -> None:
    """Of the many ways to fence only those that promise most are tried at first, others later."""
    position = {"edition": "revised", "players": 2, "cards": False, "round": 4, "seats": [{"goods": {"wood": 9}}, {}]}
    game = from_position(position)
    game.apply(game.parse("Fencing"))
    tree = Tree([game.state], TurnPolicy(weights_for(game.state.board)))
    lowest: dict[int, int] = {}
    while tree.simulations < 200:
        tree.simulate()
        ranking = sorted(tree.root.edges.values(), key=lambda edge: -edge.promise)
        lowest[tree.simulations] = max((rank for rank, edge in enumerate(ranking) if edge.visits), default=-1)
    assert len(tree.root.edges) > 40
    assert all(rank < 2 + simulations**0.5 for simulations, rank in lowest.items())
    assert lowest[9] < 5 <= lowest[200]


def test_the_tree_is_kept_between_moves() -> None:
    game = opened(players=2)
    agent = Search(1)
    seat = game.current_player
    assert seat is not None
    kept: list[int] = []
    while len(kept) < 4 and game.current_player is not None:
        if game.current_player == seat:
            action = agent.choose(Observation(game, seat), Deadline(Budget(simulations=60)))
            kept.append(agent.kept)
        else:
            action = Search(2).choose(Observation(game, game.current_player), Deadline(Budget(simulations=60)))
        game.apply(action)
    assert kept[0] == 0
    assert max(kept[1:]) > 10


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [
        *[("revised", players, False) for players in (1, 2, 3, 4)],
        *[("original", players, False) for players in (1, 2, 3, 4, 5)],
        *[("family", players, False) for players in (1, 2, 3, 4)],
        *[("revised", players, True) for players in (1, 2, 4)],
    ],
)
def test_the_last_rounds_of_every_game_are_played(edition: str, players: int, cards: bool) -> None:
    game = new_game(edition, players=players, cards=cards, seed=players)
    rng = random.Random(players)
    while game.round < 13:
        game.apply(rng.choice(game.legal_actions()))
    finish(game, ["search:4"] * players)
    assert game.is_terminal()


def test_it_beats_chance() -> None:
    points = finish(new_game("revised", players=2, cards=False, seed=8), ["search:8", "random"])
    assert points[0] > points[1] + 10


@pytest.mark.parametrize("ends_first", [False, True])
def test_imagined_games_may_end_at_different_times(ends_first: bool) -> None:
    """One tree holds a game that is over and one that goes on, whichever it met first."""
    fed = {"goods": {"food": 12}, "home": 1, "placed": ["Fishing"]}
    worlds = []
    for home, placed in ((1, ["Clay Pit"]), (0, ["Clay Pit", "Reed Bank"])):
        other = {"goods": {"food": 12}, "home": home, "placed": placed}
        position = {"edition": "revised", "players": 2, "cards": True, "round": 14, "seats": [fed, other]}
        worlds.append(from_position(position).state)
    assert [len(world.players[1].placed) for world in worlds] == [1, 2]
    if ends_first:
        worlds.reverse()
    tree = Tree(worlds, TurnPolicy(weights_for(worlds[0].board)))
    for _ in range(40):
        tree.simulate()
    assert tree.root.visits == 40


def test_an_action_of_another_imagined_game_is_played_as_this_game_numbers_it() -> None:
    # Trades stand before other deeds of any time: with one trade more, the same code has another number.
    farm = {"fields": {"c1": {"grain": 3}, "c2": {}}, "goods": {"sheep": 1}}
    start = {"edition": "revised", "players": 2, "cards": True, "round": 3}
    few = from_position({**start, "seats": [{**farm, "cards": ["A071"]}, {}]})
    more = from_position({**start, "seats": [{**farm, "cards": ["B104", "A071"]}, {}]})
    mine, theirs = ([one for one in game.legal_actions() if "A071" in one.code] for game in (few, more))
    assert mine == theirs != []
    assert mine[0].args != theirs[0].args
    assert own_option(more.state, mine[0]).args == theirs[0].args
