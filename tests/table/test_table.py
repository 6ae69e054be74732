"""A table: what can be taken back, and what everybody hears."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from agricola import BadOption, BadRecord, Game, NotLegal, from_position, new_game
from agricola.engine.kernel.event_log import CARD_DEALT
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
    assert [str(entry.action) for entry in table.journal if entry.action] == ["place:farmland", "plow:a1"]
    assert table.undo(seat) == 1
    assert table.game.key() == middle
    assert table.undo(seat) == 1
    assert table.game.key() == start
    assert table.journal == []
    with pytest.raises(CantUndo, match="undo-nothing"):
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
        with pytest.raises(CantUndo, match="undo-turn-ended"):
            table.undo(other)


def test_nobody_takes_back_what_another_did() -> None:
    """Only the seat that decided may undo."""
    table = beginner()
    seat = table.game.current_player or 0
    table.act(seat, "Forest")
    with pytest.raises(CantUndo, match="undo-acted-since"):
        table.undo(1 - seat)
    assert table.why_no_undo(seat) is None


def test_a_round_card_that_was_turned_up_is_a_barrier() -> None:
    """Without an asked end of turn, the last placement of a round turns up the next card: no way back."""
    table = Table(new_game("revised", players=1, cards=False, seed=7))
    table.act(0, "Forest")
    assert table.undoable == 1
    table.act(0, "Day Laborer")
    with pytest.raises(CantUndo, match="undo-round-card"):
        table.undo(0)


def test_only_the_seat_that_is_asked_may_act() -> None:
    """The refusal says who is asked."""
    table = beginner()
    seat = table.game.current_player or 0
    with pytest.raises(NotLegal, match=rf"first comes: place a person \(player {seat + 1}\)"):
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
    with pytest.raises(NotLegal, match="the game is over"):
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


# --- what came of the moves -------------------------------------------------------------------------------------------


def played(game: Game, seed: int) -> Table:
    """A table at which a whole game was played at random."""
    table = Table(game)
    rng = random.Random(seed)
    while not table.over:
        table.act(table.game.current_player or 0, rng.choice(table.game.legal_actions()))
    return table


def test_a_move_has_its_events() -> None:
    """The round, the seat, the action and everything that happened until the next question."""
    table = beginner()
    seat = table.game.current_player or 0
    table.act(seat, "Forest")
    (move,) = table.moves
    assert (move.round, move.seat, move.code, move.entries[0].begins_turn) == (1, seat, "place:forest", True)
    assert [event.kind for event in move.events] == ["placed", "gained"]


def test_a_declined_answer_is_private_but_what_came_of_it_is_not() -> None:
    """Everybody sees what is paid for fences; that their builder said "done" is nobody's business."""
    farm = {"goods": {"wood": 8}}
    table = Table(from_position({"edition": "revised", "players": 2, "round": 5, "seats": [farm]}))
    for move in ("place:fencing", "fence:e1", "done"):
        table.act(0, move)
    assert [str(entry.action) for entry in table.journal] == ["place:fencing", "fence:e1", "None"]
    assert [event.kind for event in table.journal[-1].events] == ["paid"]
    assert table.moves[-1].events[-1].json(1)["goods"] == {"wood": 4}


def test_what_is_taken_back_takes_its_events_along_and_recording_goes_on() -> None:
    """After an undo the same answer tells the same again, with the same causes."""
    table = beginner()
    seat = table.game.current_player or 0
    table.act(seat, "Farmland")
    table.act(seat, "plow a1")
    told = [event.json(None) for event in table.moves[-1].events]
    assert told
    table.undo(seat)
    assert len(table.moves) == 1
    table.act(seat, "plow a1")
    assert [event.json(None) for event in table.moves[-1].events] == told


def test_a_bill_that_is_undone_still_knows_what_it_is_for() -> None:
    """The cause of a payment that is asked for outlives the copy that an undo brings back."""
    farm = {"goods": {"wood": 9, "reed": 9, "clay": 9}, "house": "clay", "cards": ["A123"]}
    position = {"edition": "revised", "players": 1, "cards": True, "round": 5, "seats": [farm]}
    table = Table(from_position(position))
    for code in ("Farm Expansion", "build rooms", "room b2"):
        table.act(0, code)
    bill = table.game.legal_actions()
    for action in bill[:2]:
        table.act(0, action)
        assert table.moves[-1].events[-1].json(0)["cause"] == {"space": "farm_expansion"}
        table.undo(0)


def test_a_hidden_card_that_was_seen_is_a_barrier() -> None:
    """Whatever only one seat may see can't be taken back."""

    def deal(table: Table) -> None:
        state = table.game.state
        assert state.event_log is not None
        state.event_log.tell(state.round, CARD_DEALT, 0, card="A067", seen_by=0)

    table = Table(new_game("revised", players=1, seed=3, ask_end_turn=True))
    deal(table)
    table.act(0, "Forest")
    with pytest.raises(CantUndo, match="undo-hidden-card"):
        table.undo(0)


def test_the_story_of_a_game_begins_with_the_deal() -> None:
    """What happened before the first move is told too, if the game was recorded from the start."""
    table = Table(new_game("revised", players=2, seed=3, record_events=True))
    kinds = {event.kind for event in table.beginning}
    assert {"card_dealt", "round_began", "revealed", "replenished"} <= kinds
    assert table.moves == []


def test_points_are_noted_at_the_end_of_each_round() -> None:
    """One row for each round; the last is the result."""
    table = played(new_game("family", players=3, seed=2), 2)
    assert len(table.history) == 14
    assert table.history[-1] == [score.total for score in table.game.scores()]


def test_rounds_before_the_table_was_set_up_have_no_points() -> None:
    """A position in mid-game has no past."""
    table = Table(from_position({"edition": "revised", "players": 2, "round": 4}))
    assert table.history == [[], [], []]


def test_the_version_counts_acts_and_undos() -> None:
    """Whoever compares versions knows whether something has changed."""
    table = beginner()
    seat = table.game.current_player or 0
    table.act(seat, "Forest")
    table.undo(seat)
    assert table.version == 2


# --- the way through the moves ----------------------------------------------------------------------------------------


def test_every_place_of_a_game_can_be_shown() -> None:
    """A replay is a table moved along, forward and back: the moves, the points and the game are those of then."""
    live = Table(new_game("revised", players=2, seed=5, ask_end_turn=True))
    rng = random.Random(5)
    then = [(live.game.position(), live.history)]
    while not live.over:
        live.act(live.game.current_player or 0, rng.choice(live.game.legal_actions()))
        then.append((live.game.position(), live.history))
    table = Table.of_record(live.game.record())
    assert table.last == live.last == len(then) - 1
    for place in [*range(table.last, -1, -1), *rng.sample(range(table.last + 1), 40)]:
        table.seek(place)
        assert (table.game.position(), table.history) == then[place]
        assert [move.code for move in table.moves] == [move.code for move in live.moves[:place]]
    table.seek(table.last)
    assert [[event.json(None) for event in move.events] for move in table.moves] == [
        [event.json(None) for event in move.events] for move in live.moves
    ]


def test_a_replay_can_be_entered_by_rounds() -> None:
    """The first place of each round, and of a round that was never played the last one."""
    table = Table.of_record(played(new_game("original", players=2, cards=False, seed=5), 5).game.record())
    for round in range(1, 15):
        table.seek(table.beginning_of(round))
        assert table.game.round == round
        assert round == 1 or table.moves[-1].round == round - 1
    assert table.beginning_of(15) == table.last


def test_the_end_of_a_turn_is_no_place_to_stop_at() -> None:
    """Where only a turn was ended nothing is to be seen."""
    table = beginner()
    for code in ("place:forest", "end", "place:clay_pit", "end"):
        table.act(table.game.current_player or 0, code)
    table.seek(1)
    assert table.beside(1) == 3
    table.seek(3)
    assert (table.beside(-1), table.mover) == (1, table.moves[-1].seat)
    table.seek(0)
    assert (table.beside(-1), table.mover) == (0, table.game.current_player)


def test_nobody_acts_in_the_past() -> None:
    """A table that shows an earlier position takes no move and no undo."""
    table = beginner()
    seat = table.game.current_player or 0
    table.act(seat, "place:forest")
    table.seek(0)
    with pytest.raises(NotLegal, match="earlier position"):
        table.act(seat, "place:clay_pit")
    with pytest.raises(CantUndo):
        table.undo(seat)
    table.seek(1)
    assert table.undo(seat) == 1
    with pytest.raises(BadOption, match="0 to 0"):
        table.seek(1)


def test_nothing_of_a_record_can_be_taken_back_and_it_goes_on() -> None:
    """Whoever goes on from a record begins a new past."""
    first = beginner()
    seat = first.game.current_player or 0
    first.act(seat, "place:forest")
    table = Table.of_record(first.game.record())
    assert (table.last, table.version, table.undoable) == (1, 0, 0)
    table.act(seat, "end")
    table.act(1 - seat, "place:clay_pit")
    assert table.undo(1 - seat) == 1
    assert [move.code for move in table.moves] == ["place:forest", "end"]


def test_a_record_with_a_move_that_does_not_fit_is_refused() -> None:
    """The table of a record is as strict as its replay."""
    table = beginner()
    table.act(table.game.current_player or 0, "place:forest")
    record = table.game.record()
    with pytest.raises(BadRecord):
        Table.of_record(replace(record, moves=((0, "place:nowhere"), *record.moves)))
