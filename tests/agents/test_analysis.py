"""Judgements for people: every legal action, best first, in the time that somebody waits."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import pytest

from agricola.agents import Budget, Deadline, Judgement, Observation, hints, judge
from agricola.game import Game, new_game
from tests.kit import play


def judgements(game: Game, simulations: int) -> list[Judgement]:
    """What the search thinks of the legal actions of a game."""
    seat = game.current_player
    assert seat is not None
    return judge(Observation(game, seat), Deadline(Budget(simulations=simulations)))


@pytest.mark.parametrize("simulations", [1, 40])
def test_every_legal_action_is_judged(simulations: int) -> None:
    game = new_game("revised", players=2, cards=False, seed=2)
    found = judgements(game, simulations)
    assert sorted(str(one.action) for one in found) == sorted(str(action) for action in game.legal_actions())
    assert [one.share for one in found] == sorted((one.share for one in found), reverse=True)
    assert sum(one.share for one in found) == pytest.approx(1.0 if simulations > 1 else 0.0)


def test_what_was_never_tried_has_a_value_all_the_same() -> None:
    found = judgements(new_game("revised", players=2, cards=False, seed=2), 3)
    untried = [one.value for one in found if not one.share]
    assert len(untried) > 3
    assert len(set(untried)) > 1
    assert untried == sorted(untried, reverse=True)


def test_a_solo_value_is_a_score() -> None:
    game = new_game("revised", players=1, cards=False, seed=2)
    assert all(0 < one.value < 80 for one in judgements(game, 20))


def test_the_best_action_of_the_last_turn_is_found() -> None:
    """One person is left to place, and nothing that follows asks anything that matters: each end can be counted."""
    game = play("revised", players=1, round=14, seats=[{"goods": {"food": 12}, "home": 1}]).game
    best = judgements(game, 40)[0]
    after = {}
    for action in game.legal_actions():
        copy = game.clone()
        copy.apply(action)
        while not copy.is_terminal():
            copy.apply(copy.legal_actions()[-1])
        after[str(action)] = copy.returns()[0]
    assert after[str(best.action)] == max(after.values())
    assert best.value == max(after.values())


def test_hints_are_the_first_few_and_come_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("revised", players=4, seed=2)
    seat = game.current_player
    assert seat is not None
    looks = itertools.count()
    monkeypatch.setattr("agricola.agents.protocol.time", SimpleNamespace(monotonic=lambda: 0.02 * next(looks)))
    found = hints(Observation(game, seat))
    assert next(looks) <= 30  # half a second, seen by a clock that goes on with every look
    assert len({str(one.action) for one in found}) == 3
    assert all(one.action in game.legal_actions() for one in found)
