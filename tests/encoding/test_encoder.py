"""Encoded positions: complete, stable, the same from every chair, and nothing in them that a seat may not know."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

import pytest

from agricola.cards.lock import numbers
from agricola.encoding import (
    ACTION_COLUMNS,
    ACTION_SIZE,
    CARD_SIZE,
    OBSERVATION_COLUMNS,
    OBSERVATION_SIZE,
    SPACE_SLOTS,
    VERSION,
    Encoder,
    encode_batch,
    encoder_for,
)
from agricola.encoding.column_numbers import (
    A_CARD,
    A_NUMBER,
    A_SPACE,
    CARD_SPACE,
    FIRST_SEAT,
    IN_HAND,
    KIND_SLOTS,
    MAJOR_SLOTS,
    P_STANDS,
    RULE_SLOTS,
    SEAT_SIZE,
    SLOTS,
)
from agricola.encoding.last_told import SeatColumns
from agricola.encoding.numbering import MAJORS, RULES
from agricola.engine.deeds.legality import play_on
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.goods import CLAY, REED, STONE, WOOD
from agricola.engine.kernel.actions import KIND_NAMES
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player, Promise
from agricola.engine.kernel.state import GameState
from agricola.game import EDITIONS, Game, from_position, new_game

CARD_FREE = [
    (edition, players, False) for edition, rules in EDITIONS.items() for players in range(1, rules.most_players + 1)
]
SETUPS = [*CARD_FREE, *(("revised", players, True) for players in range(1, 5))]


def decisions(edition: str, players: int, cards: bool, seed: int) -> Iterator[Game]:
    """One game of random play, decision by decision."""
    rng = random.Random(seed)
    game = new_game(edition, players=players, cards=cards, seed=seed)
    while not game.is_terminal():
        yield game
        game.apply(rng.choice(game.legal_actions()))


def observation(encoder: Encoder, state: GameState, seat: int) -> list[int]:
    out = bytearray(OBSERVATION_SIZE)
    encoder.write_observation(state, seat, out, 0)
    return list(out)


def cards_known(encoder: Encoder, state: GameState, seat: int) -> list[int]:
    encoder.encode_cards(state, seat)
    return list(encoder.cards)


def action_rows(encoder: Encoder, state: GameState) -> list[tuple[int, ...]]:
    count = encoder.encode_actions(state)
    assert count == len(state.options)
    assert len(encoder.actions) == count * ACTION_SIZE
    return [tuple(encoder.actions[index * ACTION_SIZE : (index + 1) * ACTION_SIZE]) for index in range(count)]


def fields_of(kind: type) -> set[str]:
    """The names of what an object holds, interpreted or compiled."""
    return {name for base in kind.__mro__ for name in getattr(base, "__mypyc_attrs__", getattr(base, "__slots__", ()))}


def test_every_column_has_a_name() -> None:
    assert len(OBSERVATION_COLUMNS) == OBSERVATION_SIZE == len(set(OBSERVATION_COLUMNS))
    assert len(ACTION_COLUMNS) == ACTION_SIZE == len(set(ACTION_COLUMNS))


def test_every_space_has_a_slot_of_its_own() -> None:
    for edition, rules in EDITIONS.items():
        assert len(set(SPACE_SLOTS[edition])) == len(SPACE_SLOTS[edition])
        for players in range(1, rules.most_players + 1):
            for cards in (False, True):
                for value in (False, True):
                    board = rules.board(players, dict.fromkeys(rules.options, value), cards and rules.hand_cards)
                    slots = encoder_for(board).slots
                    printed = [slot for slot, space in zip(slots, board.spaces, strict=True) if not space.card]
                    assert len(set(printed)) == len(printed)


@pytest.mark.parametrize(("edition", "players", "cards"), SETUPS)
def test_everything_is_a_byte_and_absent_seats_are_empty(edition: str, players: int, cards: bool) -> None:
    encoder = None
    for game in decisions(edition, players, cards, seed=players):
        encoder = encoder or encoder_for(game.state.board)
        for seat in range(players):
            row = observation(encoder, game.state, seat)
            assert len(row) == OBSERVATION_SIZE
            assert min(row) >= 0 and max(row) <= 255
            assert row[FIRST_SEAT] == 1
            assert not any(row[FIRST_SEAT + players * SEAT_SIZE :])
        for numbers_of_action in action_rows(encoder, game.state):
            assert min(numbers_of_action) >= 0 and max(numbers_of_action) <= 255


@pytest.mark.parametrize(("edition", "players", "cards"), SETUPS)
def test_nothing_hidden_can_be_seen(edition: str, players: int, cards: bool) -> None:
    """Two worlds that differ only in what a seat can't know look the same to it."""
    rng = random.Random(7)
    encoder = None
    differed = False
    for number, game in enumerate(decisions(edition, players, cards, seed=11)):
        encoder = encoder or encoder_for(game.state.board)
        if number % 5:
            continue
        for seat in range(players):
            seen = observation(encoder, game.state, seat)
            known = cards_known(encoder, game.state, seat)
            other = game.determinize(seat, rng).state
            differed = differed or other.order != game.state.order
            assert observation(encoder, other, seat) == seen
            assert cards_known(encoder, other, seat) == known
            if game.current_player == seat:
                assert action_rows(encoder, game.state) == action_rows(encoder, other)
    assert differed or EDITIONS[edition].board(players, {}, cards).fixed_order


def turned(state: GameState, by: int) -> GameState:
    """The same game with everybody one chair or more further."""
    copy = state.clone()
    seats = len(copy.players)

    def moved(seat: int) -> int:
        return (seat + by) % seats if seat >= 0 else seat

    for player in copy.players:
        player.seat = moved(player.seat)
    copy.players.sort(key=lambda player: player.seat)
    copy.start = moved(copy.start)
    copy.occupied = [sum(1 << moved(seat) for seat in range(seats) if mask >> seat & 1) for mask in copy.occupied]
    copy.promises = tuple(Promise(p.round, moved(p.seat), p.card, p.goods, p.effect) for p in copy.promises)
    copy.stack = [
        Frame(f.effect, moved(f.seat), f.space, f.steps, f.event, f.price, f.reactions, f.optional) for f in copy.stack
    ]
    return copy


@pytest.mark.parametrize(
    ("edition", "players"), [(edition, players) for edition, players, _ in CARD_FREE if players > 1]
)
def test_the_game_looks_the_same_from_every_chair(edition: str, players: int) -> None:
    encoder = None
    for number, game in enumerate(decisions(edition, players, False, seed=23)):
        encoder = encoder or encoder_for(game.state.board)
        if number % 7:
            continue
        for by in range(1, players):
            other = turned(game.state, by)
            for seat in range(players):
                there = observation(encoder, other, (seat + by) % players)
                assert there == observation(encoder, game.state, seat)


@pytest.mark.parametrize(
    ("edition", "players", "cards"), [*SETUPS, *(("original", players, True) for players in (1, 3, 5))]
)
def test_every_legal_action_comes_back_from_its_row(edition: str, players: int, cards: bool) -> None:
    """So no two of a decision look the same."""
    encoder = None
    for game in decisions(edition, players, cards, seed=31):
        encoder = encoder or encoder_for(game.state.board)
        rows = action_rows(encoder, game.state)
        assert len(set(rows)) == len(rows), [str(action) for action in game.legal_actions()]
        for row, action in zip(rows[:20], game.legal_actions(), strict=False):
            assert encoder.decode_action(game.state, list(row)) is action
        assert encoder.decode_action(game.state, [255] * ACTION_SIZE) is None


def test_trades_of_one_card_are_told_apart_by_what_they_bring() -> None:
    game = from_position(
        {"edition": "original", "players": 4, "cards": True, "round": 3, "turn": 0,
         "seats": [{"goods": {"wood": 3, "clay": 2}, "cards": ["E171"]}, {}, {}, {}]}
    )  # fmt: skip
    rows = {
        action.code: row[A_NUMBER]
        for action, row in zip(
            game.legal_actions(), action_rows(encoder_for(game.state.board), game.state), strict=True
        )
        if action.code.startswith("use:")
    }
    assert rows == {
        "use:3w>1c@E171": CLAY + 1, "use:3w>1r@E171": REED + 1, "use:3w>1s@E171": STONE + 1,
        "use:2c>1w@E171": WOOD + 1, "use:2c>1r@E171": REED + 1, "use:2c>1s@E171": STONE + 1,
    }  # fmt: skip


def test_a_buffer_is_filled_where_it_is_to_be() -> None:
    game = new_game("revised", players=2, cards=False, seed=5)
    encoder = encoder_for(game.state.board)
    out = bytearray(3 * OBSERVATION_SIZE)
    encoder.write_observation(game.state, 1, out, OBSERVATION_SIZE)
    assert not any(out[:OBSERVATION_SIZE]) and not any(out[2 * OBSERVATION_SIZE :])
    assert list(out[OBSERVATION_SIZE : 2 * OBSERVATION_SIZE]) == observation(encoder, game.state, 1)


@pytest.mark.parametrize(
    ("edition", "players", "cards"), [("revised", 2, True), ("original", 3, False), ("family", 2, False)]
)
def test_what_was_told_before_makes_no_difference(edition: str, players: int, cards: bool) -> None:
    """An encoder remembers farms and rounds; one that never saw a position tells the same."""
    known: Encoder | None = None
    for seed in (3, 4):
        for number, game in enumerate(decisions(edition, players, cards, seed)):
            known = known or encoder_for(game.state.board)
            for seat in range(players):
                told = observation(known, game.state, seat)
                if number % 5 == 0:
                    assert told == observation(encoder_for(game.state.board), game.state, seat)


def test_what_a_row_of_a_seat_follows_from_is_noted_with_it() -> None:
    """Whatever a player or a farmyard may be given one day is noted with the row, or is known to be told nowhere."""
    not_told = {
        "discarded", "guests", "known", "newborn_spaces", "occupations_played", "placed", "seat", "still_acting",
        "fences_away",
    }  # fmt: skip
    fields = (fields_of(Player) | fields_of(Farmyard)) - {"yard"}
    assert not_told < fields
    assert fields - not_told < fields_of(SeatColumns)


def test_many_positions_are_encoded_at_once() -> None:
    """On different boards, each as if it were alone."""
    games = [from_position(data) for data in POSITIONS] * 2
    rows = encode_batch((game.state, 1) for game in games)
    for index, game in enumerate(games):
        alone = observation(encoder_for(game.state.board), game.state, 1)
        assert list(rows[index * OBSERVATION_SIZE : (index + 1) * OBSERVATION_SIZE]) == alone


def test_columns_say_what_their_names_say() -> None:
    game = from_position({
        "edition": "revised", "players": 2, "round": 6, "turn": 1,
        "seats": [{"goods": {"wood": 4}}, {"goods": {"wood": 9, "reed": 2, "sheep": 1}, "begging": 2}],
    })  # fmt: skip
    encoder = encoder_for(game.state.board)
    row = observation(encoder, game.state, 1)

    def told(column: str) -> int:
        return row[OBSERVATION_COLUMNS.index(column)]

    assert told("edition revised") == told("players 2") == told("in round 6") == told("phase work") == 1
    assert told("rounds to the next harvest") == 1
    assert told("harvests left") == 5
    assert [told("seat 0: wood"), told("seat 0: reed"), told("seat 0: sheep"), told("seat 0: begging")] == [9, 2, 1, 2]
    assert told("seat 1: wood") == 4
    assert [told("seat 0: room lacks"), told("seat 0: room lacks reed"), told("seat 1: room lacks reed")] == [0, 0, 2]
    assert [told("seat 0: asked"), told("seat 1: asked")] == [1, 0]
    assert told("seat 0: points") - 64 == game.scores()[1].total
    assert told("seat 0: room a2") == told("seat 0: room a3") == 1
    forest = SPACE_SLOTS["revised"].index("forest")
    assert told(f"space {forest}: goods") == game.state.stock[game.state.board.by_id["forest"].index * 10]
    last = SPACE_SLOTS["revised"].index("farm_redevelopment")
    assert [told(f"space {last}: open"), told(f"space {last}: opens soonest in")] == [0, 8]


def test_who_stands_where_is_told_of_every_seat() -> None:
    """In bits, for each seat as the observer counts them; what was told before is not told again."""
    for edition, players, cards in SETUPS:
        encoder = None
        for number, game in enumerate(decisions(edition, players, cards, seed=6)):
            encoder = encoder or encoder_for(game.state.board)
            if number % 9:
                continue
            state = game.state
            for seat in range(players):
                row = observation(encoder, state, seat)
                for step in range(players):
                    at = FIRST_SEAT + step * SEAT_SIZE + P_STANDS
                    bits = int.from_bytes(bytes(row[at : at + SLOTS // 8]), "little")
                    there = (seat + step) % players
                    assert bits == sum(
                        1 << slot
                        for slot in {
                            encoder.slots[space.index]
                            for space in state.open
                            if state.occupied[space.site] >> there & 1
                        }
                    )


def test_points_are_those_of_the_score_sheet() -> None:
    column = OBSERVATION_COLUMNS.index("seat 0: points")
    for edition, players, cards in SETUPS:
        encoder = None
        for number, game in enumerate(decisions(edition, players, cards, seed=3)):
            encoder = encoder or encoder_for(game.state.board)
            if number % 10 == 0 and not any(
                card.rules.scoring_for_all for player in game.state.players for card in player.cards
            ):
                for seat in range(players):
                    total = game.scores()[seat].total
                    assert observation(encoder, game.state, seat)[column] == max(0, total + 64)


def test_cards_are_told_by_their_catalog_numbers() -> None:
    hand = ["Corn Scoop", "Wood Cutter"]
    game = new_game("revised", players=2, seed=1, hands=[hand, []])
    encoder = encoder_for(game.state.board)
    count = encoder.encode_cards(game.state, 0)
    rows = [encoder.cards[index * CARD_SIZE : (index + 1) * CARD_SIZE] for index in range(count)]
    mine = sorted(row[0] + 256 * row[1] for row in rows if row[2] == IN_HAND)
    known = numbers()
    assert mine == sorted(known[card.id] for card in game.state.players[0].hand)
    assert len(mine) == 14


def test_another_hand_is_not_told() -> None:
    game = new_game("revised", players=2, seed=1)
    encoder = encoder_for(game.state.board)
    encoder.encode_cards(game.state, 0)
    told = {encoder.cards[index] + 256 * encoder.cards[index + 1] for index in range(0, len(encoder.cards), CARD_SIZE)}
    known = numbers()
    assert told.isdisjoint({known[card.id] for card in game.state.players[1].hand})


def test_the_end_of_a_game_can_be_encoded() -> None:
    for edition, players, cards in SETUPS:
        game = list(decisions(edition, players, cards, seed=2))[-1]
        assert game.is_terminal()
        row = observation(encoder_for(game.state.board), game.state, 0)
        assert row[OBSERVATION_COLUMNS.index("seat 0: asked")] == 0


def test_material_that_is_given_by_hand_is_seen() -> None:
    game = new_game("revised", players=2, cards=False, seed=5)
    state = game.state
    encoder = encoder_for(state.board)
    before = len(action_rows(encoder, state))
    state.players[state.stack[-1].seat].goods[0:3] = [5, 0, 2]
    state.waiting = False
    play_on(state)
    assert len(action_rows(encoder, state)) == before + 2  # Farm Expansion and Side Job


POSITIONS: tuple[dict[str, object], ...] = (
    {
        "edition": "revised", "players": 2, "cards": True, "round": 9, "starting_player": 1, "turn": 1,
        "seats": [
            {"goods": {"wood": 4, "clay": 1, "food": 3, "sheep": 1}, "rooms": ["a1", "a2", "a3"], "family": 3,
             "cards": ["M-fireplace-2", "A016"], "hand": ["B002", "B089", "A086"]},
            {"goods": {"reed": 2, "stone": 1, "food": 1, "grain": 2, "vegetable": 1}, "begging": 1,
             "fields": {"b1": {"grain": 2}, "b2": {}}, "stables": ["e1"], "pastures": [["d3", "e3"]],
             "cards": ["M-well", "A087"], "hand": ["A005", "A088"]},
        ],
    },
    {
        "edition": "revised", "players": 4, "round": 5, "turn": 2,
        "seats": [{"goods": {"wood": 9, "reed": 3, "boar": 1}}, {}, {"house": "clay", "goods": {"food": 7}}, {}],
    },
    {
        "edition": "original", "players": 5, "round": 12, "turn": 3,
        "seats": [{}, {"goods": {"cattle": 1}}, {"family": 4, "rooms": ["a1", "a2", "a3", "b2"]},
                  {"goods": {"clay": 5, "stone": 3}, "cards": ["M-hearth-4"]}, {}],
    },
    {"edition": "family", "players": 3, "round": 4, "turn": 0, "seats": [{"goods": {"wood": 5, "grain": 2}}, {}, {}]},
)  # fmt: skip
PINNED = "25cb67a0aa57de273a8077908675e688b0da4975f36ac603ee00945af7f9c272"
"""The digest of version 2. Where it changes, the meaning of a column has changed: count `VERSION` up.

Unless what is new only took columns that were spare, as the places where people stand did.
"""


def test_the_encoding_is_pinned() -> None:
    """By positions that are written down, so that a new card, space or rule does not change what is compared."""
    digest = hashlib.sha256()
    # A new kind of action takes a column that is spare until then.
    columns = tuple(name for name in OBSERVATION_COLUMNS if not name.startswith("may "))
    digest.update(repr((columns, ACTION_COLUMNS, CARD_SIZE)).encode())
    for data in POSITIONS:
        game = from_position(data)
        encoder = encoder_for(game.state.board)
        for seat in range(len(game.state.players)):
            digest.update(bytes(observation(encoder, game.state, seat)))
            digest.update(bytes(cards_known(encoder, game.state, seat)))
        for row in sorted(action_rows(encoder, game.state)):
            digest.update(bytes(row))
    assert (VERSION, digest.hexdigest()) == (2, PINNED)


def test_what_is_new_changes_no_column() -> None:
    """A longer catalog, more spaces, major improvements and rules leave every number where it was."""
    for data in POSITIONS:
        game = from_position(data)
        board = game.state.board
        encoder = encoder_for(board)
        longer = {**numbers(), "X001": 9_999}
        majors = {name: slot for slot, name in enumerate((*MAJORS[board.edition], "X002"))}
        rules = {name: slot for slot, name in enumerate((*RULES[board.edition], "a_rule_to_come"))}
        other = Encoder(board, encoder.slots, majors, rules, longer)
        for seat in range(board.players):
            assert observation(other, game.state, seat) == observation(encoder, game.state, seat)
            assert cards_known(other, game.state, seat) == cards_known(encoder, game.state, seat)
        assert action_rows(other, game.state) == action_rows(encoder, game.state)


def test_there_is_room_for_what_is_to_come() -> None:
    assert len(KIND_NAMES) <= KIND_SLOTS
    assert max(len(spaces) for spaces in SPACE_SLOTS.values()) <= CARD_SPACE
    assert max(len(majors) for majors in MAJORS.values()) <= MAJOR_SLOTS
    assert max(len(rules) for rules in RULES.values()) <= RULE_SLOTS
    for edition, rules_of_edition in EDITIONS.items():
        assert set(rules_of_edition.options) <= set(RULES[edition])
        assert {card.id for card in rules_of_edition.board(1, {}, False).majors} <= set(MAJORS[edition])


def test_a_space_on_a_card_tells_its_card() -> None:
    game = from_position({
        "edition": "original", "players": 2, "cards": True, "round": 3, "seats": [{"cards": ["I100"]}, {}],
    })  # fmt: skip
    encoder = encoder_for(game.state.board)
    rows = [row for row in action_rows(encoder, game.state) if row[A_SPACE] == CARD_SPACE + 1]
    assert [row[A_CARD] + 256 * row[A_CARD + 1] for row in rows] == [numbers()["I100"]]
    assert observation(encoder, game.state, 0)[OBSERVATION_COLUMNS.index(f"space {CARD_SPACE}: open")] == 1


def test_fewer_cards_leave_nothing_of_the_cards_before() -> None:
    many, few = from_position(POSITIONS[0]), from_position({**POSITIONS[0], "seats": [{}, {"hand": ["A005"]}]})
    encoder = encoder_for(many.state.board)
    fresh = cards_known(encoder_for(few.state.board), few.state, 0)
    encoder.card_numbers = dict.fromkeys(encoder.card_numbers, 256)  # its low byte is 0
    encoder.encode_cards(many.state, 0)
    encoder.card_numbers = numbers()
    assert cards_known(encoder, few.state, 0) == fresh


def test_held_cards_are_told_in_three_groups() -> None:
    game = from_position(POSITIONS[0])
    encoder = encoder_for(game.state.board)
    known = numbers()
    rows = [-1] * (max(known.values()) + 1)
    for place, card in enumerate(("B002", "A016", "A087")):
        rows[known[card]] = place
    out = bytearray(b"\7" * 11)
    encoder.write_held(game.state, 0, rows, 3, out, 1)
    assert list(out) == [7, 1, 0, 0, 0, 1, 0, 0, 0, 1, 7]
    encoder.write_held(game.state, 0, [], 3, out, 1)  # cards that nobody knows are left out
    assert list(out) == [7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]
