"""Judgements for people: every legal action, best first, in the time that somebody waits."""

from __future__ import annotations

import itertools
import math
import random
from types import SimpleNamespace

import pytest

from agricola.agents import Budget, Deadline, Judgement, Observation, hints, judge, make_agent
from agricola.agents.analysis import hints_for_learners
from agricola.agents.learned import Learned
from agricola.game import Game, new_game


def judgements(game: Game, simulations: int) -> list[Judgement]:
    """What the computer thinks of the legal actions of a game."""
    seat = game.current_player
    assert seat is not None
    return judge(Observation(game, seat), Deadline(Budget(simulations=simulations)))


@pytest.mark.parametrize("simulations", [1, 40])
def test_every_legal_action_is_judged(simulations: int) -> None:
    game = new_game("revised", players=2, cards=False, seed=2)
    found = judgements(game, simulations)
    assert sorted(str(one.action) for one in found) == sorted(str(action) for action in game.legal_actions())
    assert found[0].share > 2 * found[-1].share
    assert sum(one.share for one in found) == pytest.approx(1.0)


def test_what_was_never_tried_has_a_value_all_the_same() -> None:
    found = judgements(new_game("revised", players=2, cards=False, seed=2), 3)
    untried = [one.value for one in found if one.share < 0.2]
    assert len(untried) > 3
    assert len(set(untried)) == len(untried)  # each is looked at, not only guessed from the position before


def test_a_begging_marker_is_told_as_what_it_costs() -> None:
    """Who plays shuns it for more than that; people are told points."""
    pytest.importorskip("numpy")
    game = new_game("revised", players=1, cards=False, seed=0)
    rng = random.Random(0)
    while game.round < 4 or game.question.code != "ask-place":
        game.apply(rng.choice(game.legal_actions()))
    deadlines = [Deadline(Budget(simulations=60)) for _ in range(3)]
    told, plain, shy = (
        {one.action.code: one.value for one in found}
        for found in (
            judge(Observation(game, 0), deadlines[0], seed=1),
            Learned(1, shame=0.0).judge(Observation(game, 0), deadlines[1]),
            Learned(1).judge(Observation(game, 0), deadlines[2]),
        )
    )
    assert told == plain
    assert told != pytest.approx(shy)


def test_a_solo_value_is_a_score() -> None:
    game = new_game("revised", players=1, cards=False, seed=2)
    assert all(0 < one.value < 80 for one in judgements(game, 20))


def most(game: Game, known: dict[object, float]) -> float:
    """The most points that a solo player can still reach, found by trying everything once."""
    if game.is_terminal():
        return game.returns()[0]
    key = game.key()
    if key not in known:
        known[key] = -math.inf
        for action in game.legal_actions():
            copy = game.clone()
            copy.apply(action)
            known[key] = max(known[key], most(copy, known))
    return known[key]


def test_the_best_action_of_the_last_turn_is_found() -> None:
    """One person is left to place in a game that was played well: each end can be counted."""
    game = new_game("revised", players=1, cards=False, seed=2)
    player = make_agent("learned:1", 1)
    before = game
    while not game.is_terminal():
        if game.question.code == "ask-place":
            before = game.clone()
        game.apply(player.choose(game))
    best = judgements(before, 60)[0]
    after = before.clone()
    after.apply(best.action)
    known: dict[object, float] = {}
    assert most(after, known) == most(before, known)
    assert best.value == pytest.approx(most(before, known), abs=3.0)


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


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_follows_the_hints_for_learners_builds_early_and_wins(seed: int) -> None:
    """A beginner who goes where they say soon has a farm to look at, and beats the weakest computer player."""
    game = new_game("revised", players=2, cards=False, seed=seed)
    beginner, opponent = make_agent("greedy", seed), make_agent("apprentice", seed)
    builds: dict[str, int] = {}
    while not game.is_terminal():
        farm = game.view(0)["seats"][0]
        for what in ("fields", "pastures"):
            if farm[what]:
                builds.setdefault(what, game.round)
        if farm["family"] > 2:
            builds.setdefault("family", game.round)
        if game.current_player == 1:
            game.apply(opponent.choose(game))
        elif game.question.code == "ask-place":
            game.apply(hints_for_learners(Observation(game, 0))[0].action)
        else:
            game.apply(beginner.choose(game))
    assert builds["fields"] <= 3
    assert builds["family"] <= 7
    assert builds["pastures"] <= 10
    own, other = (score.total for score in game.scores())
    assert own > other + 10
