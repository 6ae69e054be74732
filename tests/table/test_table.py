"""A table: what can be taken back, and what everybody hears."""

from __future__ import annotations

import random

import pytest

from agricola import NotLegal, from_position, new_game
from agricola.table import CantUndo, Table


def beginner(players: int = 2) -> Table:
    """A card-free game that asks for the end of each turn."""
    return Table(new_game("revised", players=players, cards=False, seed=7, ask_end_turn=True))


def test_a_decision_can_be_taken_back_step_by_step() -> None:
    """Undo goes back decision by decision, to the very position before."""
    table = beginner()
    seat = table.game.current_player or 0
    start = table.game.key()
    table.act(seat, "Farmland")
    middle = table.game.key()
    table.act(seat, "plow a1")
    assert [told.code for told in table.journal] == ["place:farmland", "plow:a1"]
    assert table.undo(seat) == 1
    assert table.game.key() == middle
    assert table.undo(seat) == 1
    assert table.game.key() == start
    assert table.journal == []
    with pytest.raises(CantUndo, match="no decision"):
        table.undo(seat)


def test_a_whole_turn_can_be_taken_back() -> None:
    """All decisions of the running turn go at once."""
    table = beginner()
    seat = table.game.current_player or 0
    start = table.game.key()
    table.act(seat, "Farmland")
    table.act(seat, "plow a1")
    assert table.undoable == 2
    assert table.undo(seat, whole_turn=True) == 2
    assert table.game.key() == start


def test_the_end_of_the_turn_is_final() -> None:
    """What was ended can't be taken back, by its player or by another."""
    table = beginner()
    seat = table.game.current_player or 0
    table.act(seat, "Forest")
    table.act(seat, "end turn")
    for other in (0, 1):
        with pytest.raises(CantUndo, match="turn has ended"):
            table.undo(other)


def test_nobody_takes_back_what_another_did() -> None:
    """Only the seat that decided may undo."""
    table = beginner()
    seat = table.game.current_player or 0
    table.act(seat, "Forest")
    with pytest.raises(CantUndo, match="has acted since"):
        table.undo(1 - seat)
    assert table.why_no_undo(seat) is None


def test_a_round_card_that_was_turned_up_is_a_barrier() -> None:
    """Without an asked end of turn, the last placement of a round turns up the next card: no way back."""
    table = Table(new_game("revised", players=1, cards=False, seed=7))
    table.act(0, "Forest")
    assert table.undoable == 1
    table.act(0, "Day Laborer")
    with pytest.raises(CantUndo, match="a round card was turned up"):
        table.undo(0)


def test_only_the_seat_that_is_asked_may_act() -> None:
    """The refusal says who is asked."""
    table = beginner()
    seat = table.game.current_player or 0
    with pytest.raises(NotLegal, match=f"player {seat + 1} is asked"):
        table.act(1 - seat, "Forest")


def test_what_stays_in_the_hand_is_not_told() -> None:
    """The journal names no card that only its owner knows, but for one that is being played."""
    for seed in range(6):
        table = Table(new_game("revised", players=3, seed=seed, ask_end_turn=True))
        rng = random.Random(seed)
        while not table.game.is_terminal():
            seat = table.game.current_player or 0
            table.act(seat, rng.choice(table.game.legal_actions()))
            for told in table.journal[-1:]:
                spectator = table.game.view((seat + 1) % 3)
                cards = spectator["cards"]
                assert isinstance(cards, dict)
                assert told.kind == "card" or set(told.cards) <= set(cards), told


def test_undo_restores_every_position_in_random_play() -> None:
    """Random moves and undos: after each undo the position is the one that stood there before."""
    table = Table(new_game("revised", players=2, seed=11, ask_end_turn=True))
    rng = random.Random(2)
    keys: list[tuple[object, ...]] = []
    for _ in range(600):
        if table.game.is_terminal():
            break
        seat = table.game.current_player or 0
        if table.undoable and table.why_no_undo(seat) is None and rng.random() < 0.3:
            table.undo(seat)
            assert table.game.key() == keys.pop()
        else:
            keys.append(table.game.key())
            table.act(seat, rng.choice(table.game.legal_actions()))
    assert keys


def test_a_finished_game_takes_no_more_moves() -> None:
    """The refusal says that nobody is asked."""
    farm = {"family": 2, "home": 0, "placed": ["Forest", "Fishing"]}
    game = from_position(
        {"edition": "revised", "players": 1, "cards": False, "round": 14, "phase": "end", "seats": [farm]}
    )
    with pytest.raises(NotLegal, match="nobody is asked"):
        Table(game).act(0, "Forest")


def test_a_copy_is_independent() -> None:
    """What is tried on a copy leaves the table as it is, and can be taken back there too."""
    table = beginner()
    seat = table.game.current_player or 0
    table.act(seat, "Farmland")
    before = table.game.key()
    copy = table.copy()
    copy.act(seat, "plow a1")
    assert (table.game.key(), len(table.journal), table.undoable) == (before, 1, 1)
    assert copy.undo(seat, whole_turn=True) == 2
    assert (len(copy.journal), len(table.journal)) == (0, 1)
