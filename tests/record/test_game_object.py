"""A Game is a good Python object: it shows itself, is copied and pickled, knows its moves and takes them back."""

from __future__ import annotations

import copy
import pickle
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import agricola
from agricola.agents.protocol import Observation
from agricola.cards.words import minor
from tests.kit import play


def some_moves(game: agricola.Game, count: int) -> agricola.Game:
    rng = random.Random(3)
    for _ in range(count):
        game.apply(rng.choice(game.legal_actions()))
    return game


def game_with_cards(moves: int = 25) -> agricola.Game:
    return some_moves(agricola.new_game("revised", players=3, seed=11), moves)


def test_games_editions_and_observations_show_themselves() -> None:
    game = agricola.new_game("revised", players=2, cards=False, seed=7)
    assert repr(game) == "<Game revised, 2 players, round 1, seat 1: place a person>"
    assert str(game).splitlines()[1:] == [
        "seat 0: 2 people, 3 food, -14 points",
        "seat 1: 2 people, 2 food, -14 points",
    ]
    assert repr(agricola.EDITIONS["original"]) == "<Edition original, 1 to 5 players>"
    assert re.fullmatch(r"<Observation of seat 1, \d+ legal actions, <Game .*>>", repr(Observation(game, 1)))
    assert "over" not in repr(game)
    while not game.is_terminal():
        game.apply(game.legal_actions()[0])
    first, second = (score.total for score in game.scores())
    assert repr(game) == f"<Game revised, 2 players, round 14, over: {first} to {second}>"


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_is_equal_and_independent(copied: object) -> None:
    assert callable(copied)
    game = game_with_cards()
    other = copied(game)
    assert other.key() == game.key()
    assert other.record() == game.record()
    before = game.key()
    other.apply(other.legal_actions()[0])
    assert game.key() == before != other.key()


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_whatever_a_game_tells_is_copied_and_pickled(copied: Callable[[Any], Any]) -> None:
    """The same in both builds: compiled classes know nothing of it by themselves."""
    game = some_moves(agricola.new_game("revised", players=3, seed=11, record_events=True), 60)
    events = game.take_events()
    causes = [event.cause for event in events if event.cause is not None]
    team = some_moves(agricola.new_game("revised", players=4, cards=False, seed=1, variants=["team"]), 30)
    pad = team.team_scores()[0]
    sheet = game.scores()[0]
    for told in (game.question, *game.legal_actions(), game.record(), sheet, *sheet.lines, pad, *pad.lines, *events):
        assert repr(copied(told)) == repr(told)
    assert [copied(event) for event in events] == events
    assert causes and [copied(cause).json() for cause in causes] == [cause.json() for cause in causes]
    with pytest.raises(agricola.NotLegal) as refusal:
        game.apply(agricola.new_game("family", players=2, seed=1).legal_actions()[0])
    assert str(copied(refusal.value)) == str(refusal.value)
    for edition in agricola.EDITIONS.values():
        assert copied(edition) is edition
    deck = agricola.Deck("pickled", [minor("Walking Stick", id="pickled-1", text="Nothing.")])
    assert copied(deck) is deck


def test_imagined_games_and_positions_are_pickled_too() -> None:
    game = game_with_cards()
    seat = game.current_player
    assert seat is not None
    imagined = game.determinize(seat, random.Random(1))
    assert pickle.loads(pickle.dumps(imagined)).key() == imagined.key()
    placed = agricola.from_position(game.position_line())
    assert placed.key() == game.key()
    assert "\n" not in game.position_line()
    assert pickle.loads(pickle.dumps(placed)).key() == game.key()
    with pytest.raises(agricola.BadPosition, match="can't be read as a position"):
        agricola.from_position("{")


def test_the_history_is_told_and_taken_back_move_by_move() -> None:
    game = agricola.new_game("revised", players=3, seed=11)
    keys = [game.key()]
    rng = random.Random(3)
    for _ in range(25):
        game.apply(rng.choice(game.legal_actions()))
        keys.append(game.key())
    assert tuple((seat, action.code) for seat, action in game.history) == game.record().moves
    clone = game.clone()
    for left in range(24, -1, -1):
        last = game.history[-1][1]
        assert game.undo() == last
        assert (game.key(), len(game.history)) == (keys[left], left)
    assert len(clone.history) == 25, "a clone keeps its moves"
    with pytest.raises(agricola.NotLegal, match="nothing to take back"):
        game.undo()
    imagined = clone.determinize(0, random.Random(1))
    imagined.apply(imagined.legal_actions()[0])
    with pytest.raises(agricola.NotLegal, match="does not know how it began"):
        imagined.undo()


def test_numbers_and_generators_of_numpy_are_taken() -> None:
    numpy = pytest.importorskip("numpy")
    game = agricola.new_game("revised", players=numpy.int64(2), seed=numpy.uint32(7))
    assert game.key() == agricola.new_game("revised", players=2, seed=7).key()
    assert str(game.record()) == str(agricola.new_game("revised", players=2, seed=7).record())
    assert game.view(numpy.int8(0)) == game.view(0)
    rng = numpy.random.default_rng(3)
    imagined = game.determinize(numpy.int64(0), rng)
    assert imagined.view(0) == game.view(0)
    food = [numpy.int64(1), numpy.int8(0)]
    begun = agricola.new_game("revised", players=2, seed=7, extra_food=food, starting_player=numpy.int64(1))
    assert str(begun.record()) == str(
        agricola.new_game("revised", players=2, seed=7, extra_food=[1, 0], starting_player=1).record()
    )
    for wrong in (True, 1.0, "1", -1):
        with pytest.raises(agricola.BadOption, match="a seed is a number from 0 on"):
            agricola.new_game("revised", players=2, seed=wrong)  # type: ignore[arg-type]


def test_the_kit_says_what_differs() -> None:
    table = play("revised", seats=[{"goods": {"wood": 3, "clay": 1}}])
    table.expect(wood=3, clay=1)
    with pytest.raises(AssertionError, match=r"seat 0 has 3 wood, not 4; 1 clay, not 0"):
        table.expect(wood=4, clay=0)
