"""A position and its legal actions as small whole numbers, for learners. Version 2.

Everything is 0 to 255, so that a row is a row of bytes. A row is made only of what the observing seat may know: hands
of others, the piles, the order of hidden round cards and the generator are never read. Seats are rotated: the observer
comes first, then the others in turn order.

An `Encoder` belongs to one board. It remembers what it told of farms and rounds, because most of a position was there
before. It is compiled with the engine, so it imports nothing but the engine. What the columns mean is told by
`agricola.encoding.columns`.
"""

from __future__ import annotations

from typing import Final

from agricola.encoding.action_columns import write_details
from agricola.encoding.column_numbers import (
    A_ASKED_BY,
    A_CARD,
    A_GOODS,
    A_KIND,
    A_SPACE,
    A_STEPS,
    ACTION_SIZE,
    CARD_SIZE,
    CARD_SPACE,
    FIRST_SEAT,
    FIRST_SPACE,
    G_CARDS,
    G_EDITION,
    G_HARVESTS,
    G_IN_ROUND,
    G_KINDS,
    G_MAJORS,
    G_OPTIONS,
    G_PHASE,
    G_PLACEMENTS,
    G_ROUND,
    G_RULES,
    G_SEATS,
    G_STAGE,
    G_STEPS,
    G_SUPPLY,
    G_TO_HARVEST,
    HELD_GROUPS,
    IN_HAND,
    IN_PLAY,
    MOST_CARDS,
    ON_BOARD,
    P_ASKED,
    P_NEXT,
    P_STANDS,
    S_ASKED,
    S_GOODS,
    S_LATEST,
    S_MINE,
    S_OPEN,
    S_OTHERS,
    S_REST,
    S_SOONEST,
    SEAT_SIZE,
    SEEN_IN_HAND,
    SPACE_SIZE,
)
from agricola.encoding.farm_columns import FarmColumns, as_byte
from agricola.encoding.last_told import LastTold, RoundColumns
from agricola.encoding.seat_columns import seat_columns
from agricola.engine.deeds.connectives import Deed
from agricola.engine.deeds.placing import Work
from agricola.engine.economy.tile_supply import pastures_left, rooms_left, stables_left
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.grid import CELL_COUNT
from agricola.engine.farm.tileyard import TileYard
from agricola.engine.goods import KINDS
from agricola.engine.ids import NO_SPACE, ROUNDS
from agricola.engine.kernel.actions import PLACE, Action
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.harvest import BREED, FEED

_EDITIONS: Final = ("original", "revised", "family")
_MEMO_LIMIT: Final = 1 << 14
"""So many farms, rounds and sets of improvements are remembered; then all are forgotten."""


_CARD_SPACE_GOODS: Final = FIRST_SPACE + CARD_SPACE * SPACE_SIZE + S_GOODS


class Encoder:
    """Turns positions on one board into rows of numbers."""

    def __init__(
        self, board: Board, slots: list[int], majors: dict[str, int], rules: dict[str, int], cards: dict[str, int]
    ) -> None:
        self.board = board
        self.slots = slots
        """The slot of each space, by its index on the board."""
        self.card_numbers = cards
        self.used = FIRST_SEAT + board.players * SEAT_SIZE
        """So many columns of an observation can be other than 0 on this board; the rest is for more seats."""
        self.actions: list[int] = []
        """The features of the last actions, one after the other."""
        self.cards: list[int] = [0] * (MOST_CARDS * CARD_SIZE)
        """The cards of the last call of `encode_cards`."""
        self._main_goods: list[int] = [space.income[0][0] if space.income else -1 for space in board.spaces]
        """The good that lies on each space by its index; -1 where none does."""
        self._rounds_told: dict[tuple[object, ...], RoundColumns] = {}
        """What `_round` told, by what it depends on."""
        self._farms: dict[tuple[object, ...], FarmColumns] = {}
        """What is told of farms, by what it depends on."""
        self._edition = _EDITIONS.index(board.edition)
        self._soonest: list[int] = [0] * (len(board.stage_rounds) + 1)
        self._latest: list[int] = [0] * (len(board.stage_rounds) + 1)
        """The first and the last round of each stage."""
        self._stage_of: list[int] = [0] * (ROUNDS + 1)
        last = 0
        for stage, rounds in enumerate(board.stage_rounds, start=1):
            self._soonest[stage] = last + 1
            for number in range(last + 1, last + rounds + 1):
                self._stage_of[number] = stage
            last += rounds
            self._latest[stage] = last
        self._harvests: list[int] = [0] * (ROUNDS + 2)
        self._next_harvest: list[int] = [ROUNDS + 1] * (ROUNDS + 2)
        for number in range(ROUNDS + 1):
            left = [harvest for harvest in board.harvest_rounds if harvest >= number]
            self._harvests[number] = len(left)
            if left:
                self._next_harvest[number] = min(left)
        self._majors = majors
        self._rules: list[int] = [slot for rule, slot in rules.items() if board.options.get(rule) is True]
        self._cards_told = 0
        self._shapes: dict[str, int] = {}
        yard = board.new_yard()
        if isinstance(yard, TileYard):
            for shape, tile in enumerate(yard.tiles.pastures):
                self._shapes[tile.name] = shape

    # --- observations ---

    def write_observation(
        self,
        g: GameState,
        seat: int,
        out: bytearray | memoryview,
        at: int,
        told: LastTold | None = None,
    ) -> None:
        """Write what a seat knows into a buffer that held nothing else before: what is always 0 is left as it is.

        `told` is what was last told of the same game: what nothing has changed of is told again.
        """
        told_round = self._round_columns(g, told)
        # Put together in one piece: to write into a piece of shared memory takes long, however little it is.
        row = bytearray(told_round.columns)
        seats = len(g.players)
        for step in range(seats):
            p = g.players[(seat + step) % seats]
            if told is None:
                row += seat_columns(g, p, self._farm(p), self._next_harvest)
            else:
                before = told.seats[p.seat]
                if not before.still_holds(g, p):
                    farm = before.farm
                    if farm is None or not before.farm_holds(p):
                        farm = self._farm(p)
                    before.columns = seat_columns(g, p, farm, self._next_harvest)
                    before.note(g, p, farm)
                row += before.columns
        if g.waiting:
            row[FIRST_SEAT + (g.stack[-1].seat - seat) % seats * SEAT_SIZE + P_ASKED] = 1
        following = -1
        for frame in g.stack:
            if isinstance(frame.effect, Work):
                following = frame.seat
        if following >= 0:
            row[FIRST_SEAT + (following - seat) % seats * SEAT_SIZE + P_NEXT] = 1
        self._game(g, seat, row)
        self._spaces(g, seat, told_round, row)
        out[at : at + self.used] = row

    def _round_columns(self, g: GameState, last: LastTold | None) -> RoundColumns:
        """The same as `_round`, made once."""
        order = g.order if g.order_known or self.board.fixed_order else ()
        if last is not None and last.round_columns is not None and last.round_holds(g, order):
            return last.round_columns
        key = (g.round, g.open, order, g.majors)
        told = self._rounds_told.get(key)
        if told is None:
            if len(self._rounds_told) >= _MEMO_LIMIT:
                self._rounds_told.clear()
            told = self._rounds_told[key] = self._round(g, order)
        if last is not None:
            last.note_round(g, order, told)
        return told

    def _round(self, g: GameState, order: tuple[int, ...]) -> RoundColumns:
        """What follows from the round, the open spaces, the order of the round cards and the improvements."""
        board = self.board
        round = g.round
        row = bytearray(FIRST_SEAT)
        row[G_EDITION + self._edition] = 1
        row[G_SEATS + board.players - 1] = 1
        row[G_CARDS] = 1 if board.with_cards else 0
        for rule in self._rules:
            row[G_RULES + rule] = 1
        row[G_ROUND] = round
        if round:
            row[G_IN_ROUND + round - 1] = 1
        row[G_STAGE] = self._stage_of[round]
        row[G_TO_HARVEST] = self._next_harvest[round] - round
        row[G_HARVESTS] = self._harvests[round]
        for space in g.open:
            row[FIRST_SPACE + self.slots[space.index] * SPACE_SIZE + S_OPEN] = 1
        for space in board.spaces:
            stage = space.stage
            if stage:
                at = FIRST_SPACE + self.slots[space.index] * SPACE_SIZE
                if not row[at + S_OPEN]:
                    if order:
                        soonest = latest = order.index(space.index) + 1
                    else:
                        soonest = self._soonest[stage]
                        latest = self._latest[stage]
                    row[at + S_SOONEST] = soonest - round if soonest > round else 1
                    row[at + S_LATEST] = latest - round if latest > round else 1
        for card in g.majors:
            row[G_MAJORS + self._majors[card.id]] = 1
        return RoundColumns(bytes(row), g.open, self.slots, self._main_goods)

    def _game(self, g: GameState, seat: int, row: bytearray) -> None:
        row[G_PHASE + _phase(g)] = 1
        placements = 0
        for p in g.players:
            placements += p.home
        if placements:
            row[G_PLACEMENTS] = placements
        if g.waiting and g.stack[-1].seat == seat:
            # What another may choose from depends on that hand.
            row[G_OPTIONS] = as_byte(len(g.options))
            row[G_STEPS] = as_byte(_progress(g.stack[-1]))
            kinds = 0
            for action in g.options:
                kind = action.kind
                if not kinds >> kind & 1:
                    kinds |= 1 << kind
                    row[G_KINDS + kind] = 1
        if self._shapes:
            row[G_SUPPLY] = as_byte(rooms_left(g))
            row[G_SUPPLY + 1] = as_byte(stables_left(g))
            for shape in range(len(self._shapes)):
                row[G_SUPPLY + 2 + shape] = as_byte(pastures_left(g, shape))

    def _spaces(self, g: GameState, seat: int, told: RoundColumns, row: bytearray) -> None:
        """Who stands on the open spaces, which the seats tell too, and what lies there."""
        stock = g.stock
        occupied = g.occupied
        me = 1 << seat
        seats = len(g.players)
        sites = told.sites
        for number in range(len(sites)):
            people = occupied[sites[number]]
            if people:
                at = told.people_at[number]
                if people & me:
                    row[at + S_MINE] = 1
                others = people & ~me
                if others:
                    row[at + S_OTHERS] += CELL_COUNT[others]
                slot = told.slots[number]
                for step in range(seats):
                    if people >> (seat + step) % seats & 1:
                        row[FIRST_SEAT + step * SEAT_SIZE + P_STANDS + (slot >> 3)] |= 1 << (slot & 7)
        stocks = told.stocks
        for number in range(len(stocks)):
            amount = stock[stocks[number]]
            at = told.goods_at[number]
            if amount or at == _CARD_SPACE_GOODS:  # of the spaces that share a place the last one is told
                row[at] = as_byte(amount)
        if self.board.with_cards:
            for space in g.open:
                index = space.index
                slot = self.slots[index]
                main = self._main_goods[index]
                rest = 0
                for good in range(KINDS):
                    if good != main:
                        rest += stock[index * KINDS + good]
                if rest or slot == CARD_SPACE:
                    row[FIRST_SPACE + slot * SPACE_SIZE + S_REST] = as_byte(rest)
        if g.waiting:
            asked = g.stack[-1].space
            if asked != NO_SPACE:
                row[FIRST_SPACE + self.slots[asked] * SPACE_SIZE + S_ASKED] = 1

    def _farm(self, p: Player) -> FarmColumns:
        """What follows from a yard and the cards beside it, made once."""
        yard = p.yard
        # With a card that still acts when it is gone there are more abilities than cards.
        key: tuple[object, ...]
        if isinstance(yard, Farmyard):
            key = (
                p.abilities, len(p.cards), yard.rooms, yard.house, yard.fields, yard.stables, yard.fences, yard.upright,
            )  # fmt: skip
        else:
            key = (p.abilities, len(p.cards), yard.key())
        farm = self._farms.get(key)
        if farm is None:
            if len(self._farms) >= _MEMO_LIMIT:
                self._farms.clear()
            farm = self._farms[key] = FarmColumns(p, self.board.one_pasture_per_kind, self._majors)
        return farm

    # --- cards ---

    def encode_cards(self, g: GameState, seat: int) -> int:
        """Write the cards that a seat knows of into `cards`, by their catalog numbers; gives how many there are."""
        cards = self.cards
        numbers = self.card_numbers
        count = 0
        for number in sorted([numbers[card.id] for card in g.players[seat].hand]):
            count = self._card(count, number, IN_HAND, 0)
        for card in g.majors:
            count = self._card(count, numbers[card.id], ON_BOARD, 0)
        seats = len(g.players)
        for step in range(seats):
            p = g.players[(seat + step) % seats]
            for card in p.cards:
                memory = p.card_state.get(card.id, ())
                count = self._card(count, numbers[card.id], IN_PLAY + step, memory[0] if memory else 0)
            for card in p.known:
                count = self._card(count, numbers[card.id], SEEN_IN_HAND + step, 0)
        for index in range(count * CARD_SIZE, self._cards_told * CARD_SIZE):
            cards[index] = 0
        self._cards_told = count
        return count

    def _card(self, index: int, number: int, where: int, memory: int) -> int:
        """Write one card, if there is still room; gives how many there are now."""
        if index >= MOST_CARDS:
            return index
        at = index * CARD_SIZE
        cards = self.cards
        cards[at] = number & 255
        cards[at + 1] = number >> 8
        cards[at + 2] = where
        cards[at + 3] = as_byte(memory)
        return index + 1

    def write_held(
        self, g: GameState, seat: int, rows: list[int], count: int, out: bytearray | memoryview, at: int
    ) -> None:
        """Write which cards a seat holds, has in play, and sees in front of others: a 1 for each, in three groups.

        `rows` gives the place of each catalog number within a group of `count`; -1 or nothing: it is left out.
        """
        out[at : at + HELD_GROUPS * count] = bytes(HELD_GROUPS * count)
        numbers = self.card_numbers
        known = len(rows)
        me = g.players[seat]
        for card in me.hand:
            number = numbers[card.id]
            if number < known and rows[number] >= 0:
                out[at + rows[number]] = 1
        for p in g.players:
            first = at + count if p is me else at + 2 * count
            for card in p.cards:
                number = numbers[card.id]
                if number < known and rows[number] >= 0:
                    out[first + rows[number]] = 1

    # --- actions ---

    def encode_actions(self, g: GameState) -> int:
        """Write the legal actions of the open decision into `actions`, row by row; gives how many there are."""
        options = g.options
        count = len(options)
        wanted = count * ACTION_SIZE
        rows = self.actions = [0] * wanted
        top = g.stack[-1]
        p = g.players[top.seat]
        asked = 0 if top.space == NO_SPACE else self.slots[top.space] + 1
        asking = 0
        stock = g.stock
        spaces = self.board.spaces
        cards = self.board.with_cards
        if cards:
            asking = self.card_numbers.get(top.effect.name.partition("/")[0], 0)
        steps = as_byte(_progress(top))
        at = 0
        for action in options:
            kind = action.kind
            rows[at + A_KIND] = kind
            if kind == PLACE:
                index = action.args[0]
                rows[at + A_SPACE] = self.slots[index] + 1
                if cards or spaces[index].income:
                    first = index * KINDS
                    for good in range(KINDS):
                        amount = stock[first + good]
                        if amount:
                            rows[at + A_GOODS + good] = as_byte(amount)
            else:
                rows[at + A_SPACE] = asked
                rows[at + A_STEPS] = steps
                write_details(g, p, action, self._shapes, rows, at)
            if action.cards:
                card = action.cards[0]
            elif kind == PLACE and cards:
                card = spaces[action.args[0]].card
            else:
                card = ""
            if card:
                number = self.card_numbers[card]
                rows[at + A_CARD] = number & 255
                rows[at + A_CARD + 1] = number >> 8
            if asking:
                rows[at + A_ASKED_BY] = asking & 255
                rows[at + A_ASKED_BY + 1] = asking >> 8
            at += ACTION_SIZE
        assert at == wanted
        return count

    def decode_action(self, g: GameState, row: list[int]) -> Action | None:
        """The legal action of the open decision that has these features, or None."""
        for index in range(self.encode_actions(g)):
            if self.actions[index * ACTION_SIZE : (index + 1) * ACTION_SIZE] == row:
                return g.options[index]
        return None


def _progress(frame: Frame) -> int:
    """How far what is being decided has come; of a deed, in its last bit, whether it may be declined."""
    return frame.steps << 1 | frame.optional if isinstance(frame.effect, Deed) else frame.steps


def _phase(g: GameState) -> int:
    """Preparation, work, feeding, breeding, or another part of the harvest."""
    for frame in g.stack:
        effect = frame.effect
        if isinstance(effect, Work):
            return 1
        if effect is FEED:
            return 2
        if effect is BREED:
            return 3
    return 4 if g.round in g.board.harvest_rounds and len(g.stack) > 1 else 0
