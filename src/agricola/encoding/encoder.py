"""A position and its legal actions as small whole numbers, for learners. Version 2.

Everything is 0 to 255, so that a row is a row of bytes. A row is made only of what the observing seat may know: hands
of others, the piles, the order of hidden round cards and the generator are never read. Seats are rotated: the observer
comes first, then the others in turn order.

An `Encoder` belongs to one board. It remembers what it told of farms and rounds, because most of a position was there
before. It is compiled with the engine, so it imports nothing but the engine. What the columns mean is told by
`agricola.encoding.columns`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.engine.deeds.connectives import Deed
from agricola.engine.deeds.placing import Work
from agricola.engine.economy.tile_supply import pastures_left, rooms_left, stables_left
from agricola.engine.farm.animals import Housing
from agricola.engine.farm.farmyard import CROP_KIND, Farmyard
from agricola.engine.farm.grid import CELL_COUNT, CELLS, EDGES, NEIGHBOURS, edge_count
from agricola.engine.farm.pastures import SHAPE_BOUNDARY, enclosed, pastures
from agricola.engine.farm.tileyard import TileYard
from agricola.engine.goods import BOAR, CATTLE, FOOD, GRAIN, KINDS, REED, SHEEP, VEGETABLE
from agricola.engine.ids import NO_SPACE, ROUNDS
from agricola.engine.kernel.actions import (
    BAKE,
    CHOOSE,
    CONVERT,
    DONE,
    FENCE,
    KEEP,
    PASTURE,
    PLACE,
    ROOM,
    STABLE,
    Action,
)
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import OCCUPATION, Card, Conversion
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player, yard_with_room
from agricola.engine.kernel.state import GameState, animal_housing
from agricola.engine.message import Message
from agricola.engine.rounds.flow import is_fed
from agricola.engine.rounds.harvest import BREED, FEED
from agricola.engine.scoring.categories import (
    BEGGING,
    BOAR_POINTS,
    CATTLE_POINTS,
    FIELD_POINTS,
    GRAIN_POINTS,
    PASTURE_POINTS,
    PERSON,
    ROOM_POINTS,
    SHEEP_POINTS,
    VEGETABLE_POINTS,
    from_table,
)

VERSION: Final = 2
"""Grows whenever a column changes its meaning, so that a trained network knows what it can read."""
MOST_SEATS: Final = 5
SLOTS: Final = 64
"""Places for action spaces; which space has which is fixed for each edition (`agricola.encoding.numbering`)."""
CARD_SPACE: Final = SLOTS - 1
"""The place of every space that a card brings into play; the action tells which card it is."""
EDITION_SLOTS: Final = 6
RULE_SLOTS: Final = 12
PHASE_SLOTS: Final = 6
KIND_SLOTS: Final = 24
MAJOR_SLOTS: Final = 24
TILE_SHAPES: Final = 5
_EDITIONS: Final = ("original", "revised", "family")
_POINTS_ZERO: Final = 64
"""Points are told with this added: they may be negative."""
_PENS: Final = 3
_MEMO_LIMIT: Final = 1 << 14
"""So many farms, rounds and sets of improvements are remembered; then all are forgotten."""
_SEED_GOODS: Final = (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE)

# --- the columns of an observation: the game, the spaces, then a block for each seat ----------------------------------
#
# There is room for editions, rules, kinds of action, spaces and major improvements that are still to come, and a few
# columns are spare: what is new takes those, so that no column ever changes its meaning. They are 0 until then.

G_EDITION: Final = 0
G_SEATS: Final = G_EDITION + EDITION_SLOTS
G_CARDS: Final = 12
G_RULES: Final = 13  # one column for each rule that can be chosen
G_ROUND: Final = G_RULES + RULE_SLOTS
G_IN_ROUND: Final = 26  # one column for each round
G_STAGE: Final = 40
G_TO_HARVEST: Final = 41
G_HARVESTS: Final = 42
G_PHASE: Final = 43  # preparation, work, feeding, breeding, another part of the harvest
G_PLACEMENTS: Final = G_PHASE + PHASE_SLOTS
G_OPTIONS: Final = 50
G_STEPS: Final = 51
G_KINDS: Final = 52  # one column for each kind of action that may be chosen
G_MAJORS: Final = G_KINDS + KIND_SLOTS
G_SUPPLY: Final = G_MAJORS + MAJOR_SLOTS  # rooms, stables and each shape of pasture in the common supply of tiles
G_SPARE: Final = G_SUPPLY + 2 + TILE_SHAPES
GAME_SIZE: Final = 112

S_OPEN: Final = 0
S_MINE: Final = 1
S_OTHERS: Final = 2
S_GOODS: Final = 3
S_REST: Final = 4
S_ASKED: Final = 5
S_SOONEST: Final = 6
S_LATEST: Final = 7
SPACE_SIZE: Final = 8
FIRST_SPACE: Final = GAME_SIZE

P_PRESENT: Final = 0
P_START: Final = 1
P_ASKED: Final = 2
P_NEXT: Final = 3
P_TURN: Final = 4
P_GOODS: Final = 5
P_FAMILY: Final = 15
P_NEWBORNS: Final = 16
P_LODGERS: Final = 17
P_HOME: Final = 18
P_BEGGING: Final = 19
P_BONUS: Final = 20
P_ROOMS: Final = 21
P_HOUSE: Final = 22
P_BEDS: Final = 23
P_FIELDS: Final = 24
P_EMPTY_FIELDS: Final = 25
P_GRAIN_FIELDS: Final = 26
P_VEGETABLE_FIELDS: Final = 27
P_GRAIN_GROWING: Final = 28
P_VEGETABLES_GROWING: Final = 29
P_PASTURES: Final = 30
P_PASTURE_CELLS: Final = 31
P_STABLES: Final = 32
P_FENCED_STABLES: Final = 33
P_FENCES: Final = 34
P_UNUSED: Final = 35
P_PLACES: Final = 36
P_FREE_PLACES: Final = 37
P_ANYWHERE: Final = 38
P_PENS: Final = 39
P_OCCUPATIONS: Final = 42
P_IMPROVEMENTS: Final = 43
P_HAND: Final = 44
P_CARD_POINTS: Final = 45
P_CARD_BONUS: Final = 46
P_POINTS: Final = 47
P_TABLE_POINTS: Final = 48
P_COOKING: Final = 55
P_OVEN: Final = 60
P_OVENS: Final = 61
P_OVEN_LIMIT: Final = 62
P_CRAFTS: Final = 63
P_CRAFTS_READY: Final = 64
P_NEED: Final = 65
P_LARDER: Final = 66
P_SHORT: Final = 67
P_HUNGRY: Final = 68
P_FED: Final = 69
P_FOOD_COMING: Final = 70
P_PROMISED: Final = 71
P_PROMISED_DEEDS: Final = 81
P_GAINED: Final = 82
P_SPENT: Final = 83
P_ROOM_LACKS: Final = 84
P_ROOM_LACKS_REED: Final = 85
P_RENOVATION_LACKS: Final = 86
P_MAJORS: Final = 87
P_TILE_FIELDS: Final = P_MAJORS + MAJOR_SLOTS
P_TILE_PASTURES: Final = 115
P_TILE_STABLED: Final = 120
P_TILE_STABLES: Final = 125
P_CELL_ROOMS: Final = 126
P_CELL_FIELDS: Final = 141
P_CELL_GRAIN: Final = 156
P_CELL_VEGETABLES: Final = 171
P_CELL_STABLES: Final = 186
P_CELL_PASTURES: Final = 201
P_EDGES: Final = 216
P_SPARE: Final = P_EDGES + EDGES
SEAT_SIZE: Final = 264
FIRST_SEAT: Final = FIRST_SPACE + SLOTS * SPACE_SIZE
OBSERVATION_SIZE: Final = FIRST_SEAT + MOST_SEATS * SEAT_SIZE

# --- the columns of an action: new ones are added at the end ----------------------------------------------------------

A_KIND: Final = 0
A_SPACE: Final = 1
A_CARD: Final = 2  # low byte, high byte
A_ASKED_BY: Final = 4  # low byte, high byte
A_NUMBER: Final = 6
A_TIMES: Final = 7
A_GOODS: Final = 8
A_FOOD: Final = 18
A_BEGGED: Final = 19
A_CELLS: Final = 20
A_CELL: Final = 21
A_NEW_FENCES: Final = 36
A_CAPACITY: Final = 37
A_WITHIN: Final = 38
A_COVERS: Final = 39
A_STABLES: Final = 40
A_TILE: Final = 41
A_STEPS: Final = 42
A_NEAR_ROOMS: Final = 43
A_NEAR_FIELDS: Final = 44
A_NEAR_PASTURES: Final = 45
A_NEAR_FREE: Final = 46
A_LEAVES: Final = 47  # sheep, boar, cattle
ACTION_SIZE: Final = 50

# --- the cards that a seat knows of -----------------------------------------------------------------------------------

MOST_CARDS: Final = 192
CARD_SIZE: Final = 4
"""For each card its number (low byte, high byte), where it is, and the first thing that it remembers."""
IN_HAND: Final = 1
ON_BOARD: Final = 2
IN_PLAY: Final = 3
"""In front of the observer; of the next seat one more, and so on."""
HELD_GROUPS: Final = 3
"""In the hand of the observer, in front of the observer, in front of others."""
SEEN_IN_HAND: Final = 8
"""Passed on in the open: of the observer, of the next seat one more, and so on."""


class FarmColumns:
    """What follows from a yard and the cards beside it alone: many columns of a seat, and what others are made from."""

    __slots__ = ("columns", "crafts", "places", "points", "rooms", "scoring")

    def __init__(self, p: Player, one_pasture_per_kind: bool, majors: dict[str, int]) -> None:
        yard = p.yard
        abilities = p.abilities
        row = [0] * SEAT_SIZE
        self.rooms = yard.room_count()
        self.points = 0
        """The points for what is built and those that are printed on cards."""
        row[P_PRESENT] = 1
        row[P_ROOMS] = self.rooms
        row[P_HOUSE] = yard.house
        if isinstance(yard, Farmyard):
            self._farmyard(yard, row)
        elif isinstance(yard, TileYard):
            _write_tiles(yard, row)
        self.places = 0
        """Places for animals, unless a card says how many there are."""
        if not abilities.housed:
            self.places = _write_places(row, yard_with_room(p, one_pasture_per_kind))
        occupations = 0
        printed = 0
        self.scoring: list[Callable[[GameState, int], tuple[int, Message]]] = []
        """What counts the bonus points of each card that has some."""
        for card in p.cards:
            printed += card.points
            if card.kind == OCCUPATION:
                occupations += 1
            if card.rules.scoring is not None:
                self.scoring.append(card.rules.scoring)
            major = majors.get(card.id, -1)
            if major >= 0:
                row[P_MAJORS + major] = 1
        self.points += printed
        row[P_OCCUPATIONS] = _byte(occupations)
        row[P_IMPROVEMENTS] = _byte(len(p.cards) - occupations)
        row[P_CARD_POINTS] = _byte(printed)
        self.crafts: list[Conversion] = []
        """What can be done once in each harvest."""
        crafts = 0
        if p.cards:
            for rate, most in abilities.ovens:
                if not row[P_OVENS]:
                    row[P_OVEN] = _byte(rate)
                    row[P_OVEN_LIMIT] = _byte(most)
                row[P_OVENS] += 1
            for conversion in abilities.conversions:
                if conversion.once_per_harvest:
                    self.crafts.append(conversion)
                    crafts += conversion.get[FOOD]
        for number in range(len(_SEED_GOODS)):
            row[P_COOKING + number] = _byte(abilities.cooking[_SEED_GOODS[number]])
        row[P_CRAFTS] = _byte(crafts)
        self.columns = bytes(row)

    def _farmyard(self, yard: Farmyard, row: list[int]) -> None:
        fields = CELL_COUNT[yard.fields]
        areas = pastures(yard.fences)
        inside = 0
        for area in areas:
            inside |= area
        fenced = CELL_COUNT[yard.stables & inside]
        unused = CELLS - CELL_COUNT[yard.tiles() | yard.stables | inside]
        row[P_FIELDS] = fields
        row[P_PASTURES] = len(areas)
        row[P_PASTURE_CELLS] = CELL_COUNT[inside]
        row[P_STABLES] = CELL_COUNT[yard.stables]
        row[P_FENCED_STABLES] = fenced
        row[P_FENCES] = edge_count(yard.fences)
        row[P_UNUSED] = unused
        for_fields = from_table(FIELD_POINTS, fields)
        for_pastures = from_table(PASTURE_POINTS, len(areas))
        row[P_TABLE_POINTS] = for_fields + 1
        row[P_TABLE_POINTS + 1] = for_pastures + 1
        self.points = for_fields + for_pastures + fenced - unused + ROOM_POINTS[yard.house] * self.rooms
        _cells(row, P_CELL_ROOMS, yard.rooms)
        _cells(row, P_CELL_FIELDS, yard.fields)
        _cells(row, P_CELL_PASTURES, inside)
        _cells(row, P_CELL_STABLES, yard.stables)
        if areas:
            for edge in range(EDGES):
                if yard.fences >> edge & 1:
                    row[P_EDGES + edge] = 1


def _write_tiles(yard: TileYard, row: list[int]) -> None:
    """The columns of a farm of tiles."""
    sown = yard.fields
    planted = sown[1] + sown[2] + sown[3]
    stabled = yard.stables_in_pastures()
    for amount in range(len(sown)):
        row[P_TILE_FIELDS + amount] = _byte(sown[amount])
    for shape in range(TILE_SHAPES):
        row[P_TILE_PASTURES + shape] = _byte(yard.pastures[shape])
        row[P_TILE_STABLED + shape] = _byte(yard.stabled[shape])
    row[P_TILE_STABLES] = _byte(yard.stables)
    row[P_FIELDS] = _byte(sown[0] + planted)
    row[P_EMPTY_FIELDS] = _byte(sown[0])
    row[P_GRAIN_FIELDS] = _byte(planted)
    row[P_PASTURES] = _byte(yard.pasture_count())
    row[P_STABLES] = _byte(yard.stables + stabled)
    row[P_FENCED_STABLES] = _byte(stabled)
    row[P_GRAIN_GROWING] = _byte(sown[1] + 2 * sown[2] + 3 * sown[3])


def _write_places(row: list[int] | bytearray, housing: Housing) -> int:
    """The columns of the places for animals; gives how many there are."""
    pens = housing.pens if housing.single is None else (*housing.pens, *housing.single.sizes)
    places = housing.anywhere + housing.fixed[0] + housing.fixed[1] + housing.fixed[2]
    for pen in pens:
        places += pen
    row[P_PLACES] = _byte(places)
    row[P_ANYWHERE] = _byte(housing.anywhere)
    for number in range(min(_PENS, len(pens))):
        row[P_PENS + number] = _byte(pens[len(pens) - 1 - number])
    return places


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
        self._board_size = FIRST_SEAT
        """So many columns tell of the game and of the spaces of this board; those up to the seats are 0."""
        if CARD_SPACE not in slots:
            self._board_size = FIRST_SPACE + (max(slots) + 1) * SPACE_SIZE
        self._main_goods: list[int] = [space.income[0][0] if space.income else -1 for space in board.spaces]
        """The good that lies on each space by its index; -1 where none does."""
        self._rounds_told: dict[tuple[object, ...], bytes] = {}
        """What `_round` told, by what it depends on."""
        self._majors_told: dict[tuple[Card, ...], bytes] = {}
        """The columns of the major improvements on the board."""
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

    def write_observation(self, g: GameState, seat: int, out: bytearray | memoryview, at: int) -> None:
        """Write what a seat knows into a buffer that held nothing else before: what is always 0 is left as it is."""
        out[at : at + self._board_size] = self._board_columns(g, seat)
        acting = g.stack[-1].seat if g.waiting else -1
        following = -1
        for frame in g.stack:
            if isinstance(frame.effect, Work):
                following = frame.seat
        seats = len(g.players)
        at += FIRST_SEAT
        for step in range(seats):
            p = g.players[(seat + step) % seats]
            row = self._seat(g, p)
            if p.seat == acting:
                row[P_ASKED] = 1
            if p.seat == following:
                row[P_NEXT] = 1
            out[at : at + SEAT_SIZE] = row
            at += SEAT_SIZE

    def _board_columns(self, g: GameState, seat: int) -> bytearray:
        """The columns of the game and of the spaces."""
        board = self.board
        order = g.order if g.order_known or board.fixed_order else ()
        key = (g.round, g.open, order)
        told = self._rounds_told.get(key)
        if told is None:
            if len(self._rounds_told) >= _MEMO_LIMIT:
                self._rounds_told.clear()
            told = self._rounds_told[key] = self._round(g, order)
        row = bytearray(told)
        self._game(g, seat, row)
        self._spaces(g, seat, row)
        return row

    def _round(self, g: GameState, order: tuple[int, ...]) -> bytes:
        """What follows from the round, the open spaces and the order of the round cards, where it is known."""
        board = self.board
        round = g.round
        row = [0] * self._board_size
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
        return bytes(row)

    def _game(self, g: GameState, seat: int, row: bytearray) -> None:
        row[G_PHASE + _phase(g)] = 1
        placements = 0
        for p in g.players:
            placements += p.home
        if placements:
            row[G_PLACEMENTS] = placements
        if g.waiting and g.stack[-1].seat == seat:
            # What another may choose from depends on that hand.
            row[G_OPTIONS] = _byte(len(g.options))
            row[G_STEPS] = _byte(_progress(g.stack[-1]))
            kinds = 0
            for action in g.options:
                kind = action.kind
                if not kinds >> kind & 1:
                    kinds |= 1 << kind
                    row[G_KINDS + kind] = 1
        majors = g.majors
        if majors:
            told = self._majors_told.get(majors)
            if told is None:
                if len(self._majors_told) >= _MEMO_LIMIT:
                    self._majors_told.clear()
                columns = [0] * MAJOR_SLOTS
                for card in majors:
                    columns[self._majors[card.id]] = 1
                told = self._majors_told[majors] = bytes(columns)
            row[G_MAJORS:G_SUPPLY] = told
        if self._shapes:
            row[G_SUPPLY] = _byte(rooms_left(g))
            row[G_SUPPLY + 1] = _byte(stables_left(g))
            for shape in range(len(self._shapes)):
                row[G_SUPPLY + 2 + shape] = _byte(pastures_left(g, shape))

    def _spaces(self, g: GameState, seat: int, row: bytearray) -> None:
        """Who stands on the open spaces, and what lies there."""
        slots = self.slots
        stock = g.stock
        occupied = g.occupied
        mains = self._main_goods
        cards = self.board.with_cards
        me = 1 << seat
        for space in g.open:
            index = space.index
            slot = slots[index]
            people = occupied[space.site]
            if people:
                at = FIRST_SPACE + slot * SPACE_SIZE
                if people & me:
                    row[at + S_MINE] = 1
                row[at + S_OTHERS] += CELL_COUNT[people & ~me]
            main = mains[index]
            if main >= 0:
                amount = stock[index * KINDS + main]
                if amount or slot == CARD_SPACE:  # of the spaces that share a place the last one is told
                    row[FIRST_SPACE + slot * SPACE_SIZE + S_GOODS] = _byte(amount)
            if cards:
                rest = 0
                for good in range(KINDS):
                    if good != main:
                        rest += stock[index * KINDS + good]
                if rest or slot == CARD_SPACE:
                    row[FIRST_SPACE + slot * SPACE_SIZE + S_REST] = _byte(rest)
        if g.waiting:
            asked = g.stack[-1].space
            if asked != NO_SPACE:
                row[FIRST_SPACE + slots[asked] * SPACE_SIZE + S_ASKED] = 1

    def _farm(self, p: Player) -> FarmColumns:
        """What follows from a yard and the cards beside it, made once."""
        yard = p.yard
        built = (
            (yard.rooms, yard.house, yard.fields, yard.stables, yard.fences, yard.upright)
            if isinstance(yard, Farmyard)
            else yard.key()
        )
        # With a card that still acts when it is gone there are more abilities than cards.
        key = (p.abilities, len(p.cards), built)
        farm = self._farms.get(key)
        if farm is None:
            if len(self._farms) >= _MEMO_LIMIT:
                self._farms.clear()
            farm = self._farms[key] = FarmColumns(p, self.board.one_pasture_per_kind, self._majors)
        return farm

    def _seat(self, g: GameState, p: Player) -> bytearray:
        """The columns of a seat. The farm tells many of them, the others are 0 there; what is 0 stays as it is."""
        goods = p.goods
        yard = p.yard
        abilities = p.abilities
        seat = p.seat
        board = self.board
        farm = self._farm(p)
        row = bytearray(farm.columns)
        if g.start == seat:
            row[P_START] = 1
        else:
            row[P_TURN] = (seat - g.start) % board.players
        for good in range(KINDS):
            if goods[good]:
                row[P_GOODS + good] = _byte(goods[good])
        family = p.family
        row[P_FAMILY] = family
        if p.newborns:
            row[P_NEWBORNS] = p.newborns
        if p.lodgers:
            row[P_LODGERS] = p.lodgers
        if p.home:
            row[P_HOME] = p.home
        if p.begging:
            row[P_BEGGING] = _byte(p.begging)
        if p.bonus > 0:
            row[P_BONUS] = _byte(p.bonus)
        beds = farm.rooms + abilities.extra_rooms - family
        if beds > 0:
            row[P_BEDS] = beds

        # What grows, and the points.
        planted = 0
        growing_grain = 0
        growing_vegetables = 0
        points = PERSON * family + BEGGING * p.begging + p.bonus + farm.points
        if isinstance(yard, Farmyard):
            if yard.fields or abilities.card_fields:
                crops = yard.crops
                grain_fields = 0
                empty = CELL_COUNT[yard.fields]
                for cell in range(CELLS):
                    crop = crops[cell]
                    if crop:
                        planted += 1
                        empty -= 1
                        if crop < VEGETABLE * CROP_KIND:
                            grain_fields += 1
                            growing_grain += crop - GRAIN * CROP_KIND
                            row[P_CELL_GRAIN + cell] = crop - GRAIN * CROP_KIND
                        else:
                            growing_vegetables += crop - VEGETABLE * CROP_KIND
                            row[P_CELL_VEGETABLES + cell] = crop - VEGETABLE * CROP_KIND
                for card, number, _ in abilities.card_fields:
                    stacks = p.card_state.get(card, ())
                    if number < len(stacks) and stacks[number]:
                        planted += 1
                        if stacks[number] < VEGETABLE * CROP_KIND:
                            grain_fields += 1
                            growing_grain += stacks[number] % CROP_KIND
                        else:
                            growing_vegetables += stacks[number] % CROP_KIND
                    else:
                        empty += 1
                if empty:
                    row[P_EMPTY_FIELDS] = empty
                if planted:
                    row[P_GRAIN_FIELDS] = grain_fields
                    row[P_VEGETABLE_FIELDS] = planted - grain_fields
                    row[P_GRAIN_GROWING] = _byte(growing_grain)
                    row[P_VEGETABLES_GROWING] = _byte(growing_vegetables)
            for_grain = from_table(GRAIN_POINTS, goods[GRAIN] + growing_grain)
            for_vegetables = from_table(VEGETABLE_POINTS, goods[VEGETABLE] + growing_vegetables)
            for_sheep = from_table(SHEEP_POINTS, goods[SHEEP])
            for_boar = from_table(BOAR_POINTS, goods[BOAR])
            for_cattle = from_table(CATTLE_POINTS, goods[CATTLE])
            row[P_TABLE_POINTS + 2] = for_grain + 1
            row[P_TABLE_POINTS + 3] = for_vegetables + 1
            row[P_TABLE_POINTS + 4] = for_sheep + 1
            row[P_TABLE_POINTS + 5] = for_boar + 1
            row[P_TABLE_POINTS + 6] = for_cattle + 1
            points += for_grain + for_vegetables + for_sheep + for_boar + for_cattle
        elif isinstance(yard, TileYard):
            planted = yard.fields[1] + yard.fields[2] + yard.fields[3]
            for line in board.yard_lines(g, p):
                points += line.points

        # Places for animals.
        places = farm.places
        if abilities.housed:
            places = _write_places(row, animal_housing(g, p))
        free = places - goods[SHEEP] - goods[BOAR] - goods[CATTLE]
        if free > 0:
            row[P_FREE_PLACES] = _byte(free)

        # Cards.
        if p.hand:
            row[P_HAND] = _byte(len(p.hand))
        if p.gained:
            row[P_GAINED] = _byte(p.gained)
        if p.spent:
            row[P_SPENT] = _byte(len(p.spent))
        if farm.scoring:
            bonus = 0
            for scoring in farm.scoring:
                bonus += scoring(g, seat)[0]
            row[P_CARD_BONUS] = _byte(bonus)
            points += bonus
        ready = 0
        for conversion in farm.crafts:
            if conversion.times(goods) and conversion.card not in p.spent:
                ready += conversion.get[FOOD]
        if ready > 0:
            row[P_CRAFTS_READY] = _byte(ready)
        row[P_POINTS] = _byte(points + _POINTS_ZERO)

        # Food for the next harvest that is still to come.
        round = g.round
        harvest = self._next_harvest[round]
        if is_fed(g, seat):
            row[P_FED] = 1
            harvest = self._next_harvest[round + 1]
        coming = 0
        for promise in g.promises:
            if promise.seat == seat:
                if promise.round <= harvest:
                    coming += promise.goods[FOOD]
                for good in range(KINDS):
                    amount = promise.goods[good]
                    if amount:
                        row[P_PROMISED + good] = _byte(row[P_PROMISED + good] + amount)
                if promise.effect is not None:
                    row[P_PROMISED_DEEDS] += 1
        if coming:
            row[P_FOOD_COMING] = _byte(coming)
        if harvest <= ROUNDS:
            need = (family + p.lodgers) * board.adult_need
            if harvest == round:
                need -= p.newborns * (board.adult_need - board.newborn_need)
            cooking = abilities.cooking
            larder = 0
            for good in _SEED_GOODS:
                if goods[good]:
                    larder += goods[good] * cooking[good]
            short = need - goods[FOOD] - coming
            row[P_NEED] = _byte(need)
            if larder:
                row[P_LARDER] = _byte(larder)
            if short > 0:
                row[P_SHORT] = _byte(short)
                hungry = short - larder - ready - planted
                if hungry > 0:
                    row[P_HUNGRY] = _byte(hungry)

        # How far the next room and the next renovation are.
        house = yard.house
        lacks = 0
        for good, amount in board.room_prices[house][0].needs:
            if goods[good] < amount:
                if good == REED:
                    row[P_ROOM_LACKS_REED] = amount - goods[good]
                else:
                    lacks += amount - goods[good]
        if lacks:
            row[P_ROOM_LACKS] = lacks
        if house + 1 < len(board.renovation_prices):
            lacks = 0
            for good, amount in board.renovation_prices[house + 1][farm.rooms][0].needs:
                if goods[good] < amount:
                    lacks += amount - goods[good]
            if lacks:
                row[P_RENOVATION_LACKS] = lacks
        return row

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
        cards[at + 3] = _byte(memory)
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
        steps = _byte(_progress(top))
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
                            rows[at + A_GOODS + good] = _byte(amount)
            else:
                rows[at + A_SPACE] = asked
                rows[at + A_STEPS] = steps
                self._details(g, p, action, rows, at)
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

    def _details(self, g: GameState, p: Player, action: Action, rows: list[int], at: int) -> None:
        """What an action does that is no placement."""
        kind = action.kind
        args = action.args
        goods = action.goods
        if goods is not None:
            for good in range(KINDS):
                if goods[good]:
                    rows[at + A_GOODS + good] = _byte(goods[good])
        if kind in (CHOOSE, STABLE, PASTURE) and args:
            rows[at + A_NUMBER] = _byte(args[0] + 1 if args[0] >= 0 else -args[0])
            if kind == PASTURE:
                rows[at + A_TIMES] = args[1]  # whether a stable moves into it
        elif kind == CONVERT:
            rows[at + A_TIMES] = _byte(args[1])
            if g.stack[-1].effect is FEED:
                rows[at + A_FOOD] = _byte(p.abilities.conversions[args[0]].get[FOOD] * args[1])
        elif kind == BAKE:
            rows[at + A_TIMES] = _byte(args[0])
        elif kind == KEEP:
            for animal in range(SHEEP, KINDS):
                kept = args[animal - SHEEP]  # told as a negative number, so that the largest herds come first
                # Before breeding an answer names those that leave; else all leave that are not kept.
                leaves = args[animal - SHEEP + 3] if len(args) > 3 else p.goods[animal] + kept
                rows[at + A_LEAVES + animal - SHEEP] = _byte(leaves)
        elif kind == DONE and args:
            rows[at + A_BEGGED] = _byte(args[0])
        if action.tile:
            rows[at + A_TILE] = self._shapes.get(action.tile, TILE_SHAPES) + 1
            if kind == ROOM:
                rows[at + A_TIMES] = _byte(args[0])
        cells = action.cells
        yard = p.yard
        if cells and isinstance(yard, Farmyard):
            rows[at + A_CELLS] = CELL_COUNT[cells]
            _cells(rows, at + A_CELL, cells)
            inside = enclosed(yard.fences)
            if kind == FENCE:
                stables = cells & yard.stables
                rows[at + A_NEW_FENCES] = edge_count(SHAPE_BOUNDARY[cells] & ~yard.fences)
                rows[at + A_CAPACITY] = _byte(2 * CELL_COUNT[cells] << CELL_COUNT[stables])
                rows[at + A_WITHIN] = 1 if cells & inside else 0
                rows[at + A_COVERS] = CELL_COUNT[cells & ~(inside | yard.stables)]
                rows[at + A_STABLES] = CELL_COUNT[stables]
            else:
                near = 0
                for cell in range(CELLS):
                    if cells >> cell & 1:
                        near |= NEIGHBOURS[cell]
                near &= ~cells
                rows[at + A_NEAR_ROOMS] = CELL_COUNT[near & yard.rooms]
                rows[at + A_NEAR_FIELDS] = CELL_COUNT[near & yard.fields]
                rows[at + A_NEAR_PASTURES] = CELL_COUNT[near & inside]
                rows[at + A_NEAR_FREE] = CELL_COUNT[near & ~(yard.tiles() | yard.stables | inside)]
                rows[at + A_WITHIN] = 1 if cells & inside else 0


def _progress(frame: Frame) -> int:
    """How far what is being decided has come; of a deed, in its last bit, whether it may be declined."""
    return frame.steps << 1 | frame.optional if isinstance(frame.effect, Deed) else frame.steps


def _byte(number: int) -> int:
    """A number as far as a byte can tell it."""
    return 0 if number < 0 else 255 if number > 255 else number


def _cells(row: list[int], at: int, mask: int) -> None:
    for cell in range(CELLS):
        if mask >> cell & 1:
            row[at + cell] = 1


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
