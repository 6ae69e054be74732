"""Who lacks food is tried out in games that go on to the end of the next harvest."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

np = pytest.importorskip("numpy")

import agricola  # noqa: E402
from agricola.agents import Budget, Deadline, Observation  # noqa: E402
from agricola.agents import learned as learned_module  # noqa: E402
from agricola.agents.learned import BoardNetwork, Found, Learned, ashamed  # noqa: E402
from agricola.agents.likely_hunger import decisions_left, likely_markers, may_beg  # noqa: E402
from agricola.agents.puct import Puct  # noqa: E402
from agricola.engine.kernel.state import GameState  # noqa: E402

LAST_PERSON = {"placed": ["forest"], "goods": {"food": 2}}
ALL_PLACED = {"placed": ["clay_pit", "reed_bank"], "goods": {"food": 4}}


def hungry(first: Mapping[str, object] = LAST_PERSON, **position: object) -> agricola.Game:
    """The first seat lacks 2 food, and has the last person of round 4 to place; three play unless seats are given."""
    others = [ALL_PLACED, {**ALL_PLACED, "placed": ["grain_seeds", "meeting_place"]}]
    given = {"edition": "revised", "players": 3, "round": 4, "turn": 0, "seats": [first, *others], **position}
    return agricola.from_position({"ask_end_turn": False, **given})


def evenly(games: list[GameState]) -> list[list[float]]:
    """Nothing is likelier than anything else: who is asked at the root takes what is named first."""
    return [[1.0] * len(game.options) for game in games]


def answers(game: agricola.Game, *names: str) -> list[int]:
    codes = [str(action) for action in game.state.options]
    return [codes.index(f"place:{name}") for name in names]


@pytest.mark.parametrize(
    ("first", "position", "expected"),
    [
        (LAST_PERSON, {}, True),
        ({**LAST_PERSON, "goods": {"food": 4}}, {}, False),  # enough for two people
        ({**LAST_PERSON, "goods": {"food": 2, "grain": 2}}, {}, False),  # the seed feeds them
        ({"goods": {"food": 2}}, {"round": 3, "seats": [{"goods": {"food": 2}}, {}, {}]}, True),  # a round before
        ({"goods": {"food": 2}}, {"round": 2, "seats": [{"goods": {"food": 2}}, {}, {}]}, False),  # two rounds before
    ],
)
def test_a_family_may_beg_that_lacks_food_for_a_harvest_which_is_near(
    first: Mapping[str, object], position: Mapping[str, object], expected: bool
) -> None:
    assert may_beg(hungry(first, **position).state) is expected


def test_a_turn_is_not_tried_out_in_its_midst() -> None:
    game = hungry()
    game.apply(game.parse("place:farmland"))
    assert game.state.stack[-1].seat == 0
    assert not may_beg(game.state)


def test_nothing_lies_before_a_harvest_when_the_last_one_is_over() -> None:
    game = hungry()
    game.state.round = 15
    assert not may_beg(game.state)
    assert decisions_left(game.state) == 0


def test_the_markers_that_follow_each_answer_are_counted() -> None:
    """A day laborer brings the 2 food that are missing, fishing 1 of them and a plowed field none."""
    game = hungry()
    root = game.state
    tried = answers(game, "day_laborer", "fishing", "farmland")
    found = likely_markers(root, tried, [root.order], 3, evenly, lambda: True, random.Random(1))
    assert found == [0.0, 1.0, 2.0]
    assert root.players[0].begging == 0  # nothing was played in the game itself


def test_markers_of_the_past_are_not_counted_again() -> None:
    game = hungry({**LAST_PERSON, "begging": 3})
    root = game.state
    found = likely_markers(root, answers(game, "farmland"), [root.order], 2, evenly, lambda: True, random.Random(1))
    assert found == [2.0]


def test_a_trial_that_takes_too_long_tells_nothing() -> None:
    game = hungry()
    root = game.state
    tried = answers(game, "day_laborer", "farmland")
    assert likely_markers(root, tried, [root.order], 3, evenly, lambda: False, random.Random(1)) is None


def test_what_was_not_tried_out_counts_as_the_worst_that_was() -> None:
    found = [Found(9.0, 0.3, 0.2), Found(5.0, 0.2, 0.1), Found(0.1, 0.0, 0.05)]
    now = ashamed(found, [0, 1], [1.0, 0.25], 0.4)
    assert [one.assured for one in now] == pytest.approx([-0.2, 0.0, -0.35])
    assert [(one.share, one.value) for one in now] == [(one.share, one.value) for one in found]


@pytest.mark.parametrize(
    ("players", "simulations", "trials"),
    [(3, 400, 1), (3, 399, 0), (2, 400, 0)],  # with two the search comes as far, with few simulations it would be most
)
def test_who_searches_among_three_tries_out_what_may_lead_to_begging(
    players: int, simulations: int, trials: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [LAST_PERSON, ALL_PLACED, {**ALL_PLACED, "placed": ["grain_seeds", "meeting_place"]}][:players]
    game = hungry(players=players, seats=seats, cards=False)
    counted: list[int] = []

    def noted(root: GameState, tried: list[int], *_: object) -> list[float]:
        counted.append(len(tried))
        return [1.0] * (len(tried) - 1) + [0.0]  # the worst of them alone feeds the family

    monkeypatch.setattr(learned_module, "likely_markers", noted)
    agent = Learned(seed=1, shame=1e6)
    chosen = agent.choose(Observation(game, 0), Deadline(Budget(simulations=simulations)))
    assert len(counted) == trials
    assert not trials or counted[0] == 5
    assert chosen in game.legal_actions()


def test_where_the_time_is_too_short_for_a_trial_all_of_it_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two thirds of the time are searched before it is known how long a trial would take."""
    searched: list[float | None] = []
    search = learned_module.search

    def noted(trees: list[Puct], judge: BoardNetwork, deadline: Deadline, eyes: int) -> None:
        searched.append(deadline.budget.seconds)
        with deadline.with_budget(Budget(simulations=50)) as short:
            search(trees, judge, short, eyes)

    monkeypatch.setattr(learned_module, "search", noted)
    monkeypatch.setattr(learned_module, "_is_time_for", lambda positions, deadline: False)
    monkeypatch.setattr(learned_module, "likely_markers", lambda *_: pytest.fail("there was no time"))
    game = hungry(cards=False)
    Learned(seed=1).choose(Observation(game, 0), Deadline(Budget(seconds=60)))
    assert searched == [40.0, 60]


def test_there_is_time_for_as_many_positions_as_the_search_has_judged_in_as_long() -> None:
    deadline = Deadline(Budget(seconds=1000))
    deadline.goes_on(1_000_000)
    assert learned_module._is_time_for(1000, deadline)
    assert not learned_module._is_time_for(10**15, deadline)
    assert learned_module._is_time_for(10**15, Deadline(Budget(simulations=400)))
