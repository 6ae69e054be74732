"""A position and its legal actions as small whole numbers, for learners. Version 2.

Everything is 0 to 255, so that a row is a row of bytes. A row is made only of what the observing seat may know: hands
of others, the piles, the order of hidden round cards and the generator are never read. Seats are rotated: the observer
comes first, then the others in turn order.

An `Encoder` belongs to one board. It fills lists of its own, again and again, and is compiled with the engine, so it
imports nothing but the engine. What the columns mean is told by `agricola.encoding.columns`.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.connectives import Deed
from agricola.engine.deeds.placing import Work
from agricola.engine.economy.tile_supply import pastures_left, rooms_left, stables_left
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
from agricola.engine.kernel.card import OCCUPATION
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState, animal_housing
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
        self.observation: list[int] = [0] * OBSERVATION_SIZE
        """The last observation."""
        self.actions: list[int] = []
        """The features of the last actions, one after the other."""
        self.cards: list[int] = [0] * (MOST_CARDS * CARD_SIZE)
        """The cards of the last call of `encode_cards`."""
        printed = max([slot for slot in slots if slot != CARD_SPACE]) + 1
        self._spans: list[tuple[int, int]] = [(0, FIRST_SPACE + printed * SPACE_SIZE), (FIRST_SEAT, self.used)]
        """The columns that can be other than 0 on this board: from one to another."""
        if CARD_SPACE in slots:
            self._spans.append((FIRST_SPACE + CARD_SPACE * SPACE_SIZE, FIRST_SEAT))
        self._zeros: list[list[int]] = [[0] * (end - first) for first, end in self._spans]
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

    def observe(self, g: GameState, seat: int) -> None:
        """Write what a seat knows into `observation`."""
        row = self.observation
        for number, (first, end) in enumerate(self._spans):
            row[first:end] = self._zeros[number]
        seats = len(g.players)
        self._game(g, seat, row)
        self._spaces(g, seat, row)
        acting = g.stack[-1].seat if g.waiting else -1
        following = -1
        for frame in g.stack:
            if isinstance(frame.effect, Work):
                following = frame.seat
        for step in range(seats):
            p = g.players[(seat + step) % seats]
            at = FIRST_SEAT + step * SEAT_SIZE
            self._seat(g, p, row, at)
            if p.seat == acting:
                row[at + P_ASKED] = 1
            if p.seat == following:
                row[at + P_NEXT] = 1

    def write_observation(self, g: GameState, seat: int, out: bytearray, at: int) -> None:
        """Write what a seat knows into a buffer that held nothing else before: what is always 0 is left as it is."""
        self.observe(g, seat)
        row = self.observation
        for first, end in self._spans:
            out[at + first : at + end] = bytes(row[first:end])

    def _game(self, g: GameState, seat: int, row: list[int]) -> None:
        board = self.board
        round = g.round
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
        row[G_PHASE + _phase(g)] = 1
        placements = 0
        for p in g.players:
            placements += p.home
        row[G_PLACEMENTS] = placements
        if g.waiting and g.stack[-1].seat == seat:
            # What another may choose from depends on that hand.
            row[G_OPTIONS] = _byte(len(g.options))
            row[G_STEPS] = _byte(_progress(g.stack[-1]))
            for action in g.options:
                row[G_KINDS + action.kind] = 1
        for card in g.majors:
            row[G_MAJORS + self._majors[card.id]] = 1
        if self._shapes:
            row[G_SUPPLY] = _byte(rooms_left(g))
            row[G_SUPPLY + 1] = _byte(stables_left(g))
            for shape in range(len(self._shapes)):
                row[G_SUPPLY + 2 + shape] = _byte(pastures_left(g, shape))

    def _spaces(self, g: GameState, seat: int, row: list[int]) -> None:
        board = self.board
        slots = self.slots
        stock = g.stock
        occupied = g.occupied
        round = g.round
        me = 1 << seat
        for space in g.open:
            index = space.index
            at = FIRST_SPACE + slots[index] * SPACE_SIZE
            row[at + S_OPEN] = 1
            people = occupied[space.site]
            if people:
                if people & me:
                    row[at + S_MINE] = 1
                row[at + S_OTHERS] += CELL_COUNT[people & ~me]
            first = index * KINDS
            main = -1
            for good, _ in space.income:
                main = good
                row[at + S_GOODS] = _byte(stock[first + good])
                break
            if board.with_cards:
                rest = 0
                for good in range(KINDS):
                    if good != main:
                        rest += stock[first + good]
                row[at + S_REST] = _byte(rest)
        known = g.order_known or board.fixed_order
        for space in board.spaces:
            stage = space.stage
            if stage:
                at = FIRST_SPACE + slots[space.index] * SPACE_SIZE
                if not row[at + S_OPEN]:
                    if known:
                        soonest = latest = g.order.index(space.index) + 1
                    else:
                        soonest = self._soonest[stage]
                        latest = self._latest[stage]
                    row[at + S_SOONEST] = soonest - round if soonest > round else 1
                    row[at + S_LATEST] = latest - round if latest > round else 1
        if g.waiting:
            asked = g.stack[-1].space
            if asked != NO_SPACE:
                row[FIRST_SPACE + slots[asked] * SPACE_SIZE + S_ASKED] = 1

    def _seat(self, g: GameState, p: Player, row: list[int], at: int) -> None:
        goods = p.goods
        yard = p.yard
        abilities = p.abilities
        seat = p.seat
        board = self.board
        row[at + P_PRESENT] = 1
        if g.start == seat:
            row[at + P_START] = 1
        row[at + P_TURN] = (seat - g.start) % board.players
        for good in range(KINDS):
            if goods[good]:
                row[at + P_GOODS + good] = _byte(goods[good])
        row[at + P_FAMILY] = p.family
        if p.newborns:
            row[at + P_NEWBORNS] = p.newborns
        if p.lodgers:
            row[at + P_LODGERS] = p.lodgers
        row[at + P_HOME] = p.home
        row[at + P_BEGGING] = _byte(p.begging)
        row[at + P_BONUS] = _byte(p.bonus)
        rooms = yard.room_count()
        row[at + P_ROOMS] = rooms
        row[at + P_HOUSE] = yard.house
        extra_rooms = rooms + abilities.extra_rooms - p.family
        row[at + P_BEDS] = extra_rooms if extra_rooms > 0 else 0

        # The farm, and the points for what is on it.
        planted = 0
        growing_grain = 0
        growing_vegetables = 0
        points = PERSON * p.family + BEGGING * p.begging + p.bonus
        if isinstance(yard, Farmyard):
            fields = CELL_COUNT[yard.fields]
            crops = yard.crops
            _cells(row, at + P_CELL_ROOMS, yard.rooms)
            grain_fields = 0
            if fields:
                _cells(row, at + P_CELL_FIELDS, yard.fields)
                for cell in range(CELLS):
                    crop = crops[cell]
                    if crop:
                        planted += 1
                        if crop < VEGETABLE * CROP_KIND:
                            grain_fields += 1
                            growing_grain += crop - GRAIN * CROP_KIND
                            row[at + P_CELL_GRAIN + cell] = crop - GRAIN * CROP_KIND
                        else:
                            growing_vegetables += crop - VEGETABLE * CROP_KIND
                            row[at + P_CELL_VEGETABLES + cell] = crop - VEGETABLE * CROP_KIND
            empty = fields - planted
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
            areas = pastures(yard.fences)
            inside = 0
            if areas:
                for area in areas:
                    inside |= area
                _cells(row, at + P_CELL_PASTURES, inside)
                for edge in range(EDGES):
                    if yard.fences >> edge & 1:
                        row[at + P_EDGES + edge] = 1
            if yard.stables:
                _cells(row, at + P_CELL_STABLES, yard.stables)
            fenced = CELL_COUNT[yard.stables & inside]
            unused = CELLS - CELL_COUNT[yard.tiles() | yard.stables | inside]
            row[at + P_FIELDS] = fields
            row[at + P_EMPTY_FIELDS] = empty
            row[at + P_GRAIN_FIELDS] = grain_fields
            row[at + P_VEGETABLE_FIELDS] = planted - grain_fields
            if areas:
                row[at + P_PASTURES] = len(areas)
                row[at + P_PASTURE_CELLS] = CELL_COUNT[inside]
            if yard.stables:
                row[at + P_STABLES] = CELL_COUNT[yard.stables]
                row[at + P_FENCED_STABLES] = fenced
            if yard.fences:
                row[at + P_FENCES] = edge_count(yard.fences)
            row[at + P_UNUSED] = unused
            at_table = at + P_TABLE_POINTS
            for_fields = from_table(FIELD_POINTS, fields)
            for_pastures = from_table(PASTURE_POINTS, len(areas))
            for_grain = from_table(GRAIN_POINTS, goods[GRAIN] + growing_grain)
            for_vegetables = from_table(VEGETABLE_POINTS, goods[VEGETABLE] + growing_vegetables)
            for_sheep = from_table(SHEEP_POINTS, goods[SHEEP])
            for_boar = from_table(BOAR_POINTS, goods[BOAR])
            for_cattle = from_table(CATTLE_POINTS, goods[CATTLE])
            row[at_table] = for_fields + 1
            row[at_table + 1] = for_pastures + 1
            row[at_table + 2] = for_grain + 1
            row[at_table + 3] = for_vegetables + 1
            row[at_table + 4] = for_sheep + 1
            row[at_table + 5] = for_boar + 1
            row[at_table + 6] = for_cattle + 1
            points += for_fields + for_pastures + for_grain + for_vegetables + for_sheep + for_boar + for_cattle
            points += fenced - unused + ROOM_POINTS[yard.house] * rooms
        elif isinstance(yard, TileYard):
            sown = yard.fields
            planted = sown[1] + sown[2] + sown[3]
            growing_grain = sown[1] + 2 * sown[2] + 3 * sown[3]
            for amount in range(len(sown)):
                row[at + P_TILE_FIELDS + amount] = _byte(sown[amount])
            for shape in range(TILE_SHAPES):
                row[at + P_TILE_PASTURES + shape] = _byte(yard.pastures[shape])
                row[at + P_TILE_STABLED + shape] = _byte(yard.stabled[shape])
            row[at + P_TILE_STABLES] = _byte(yard.stables)
            stabled = yard.stables_in_pastures()
            row[at + P_FIELDS] = _byte(sown[0] + planted)
            row[at + P_EMPTY_FIELDS] = _byte(sown[0])
            row[at + P_GRAIN_FIELDS] = _byte(planted)
            row[at + P_PASTURES] = _byte(yard.pasture_count())
            row[at + P_STABLES] = _byte(yard.stables + stabled)
            row[at + P_FENCED_STABLES] = _byte(stabled)
            for line in board.yard_lines(g, p):
                points += line.points
        row[at + P_GRAIN_GROWING] = _byte(growing_grain)
        row[at + P_VEGETABLES_GROWING] = _byte(growing_vegetables)

        # Places for animals.
        housing = animal_housing(g, p)
        pens = housing.pens if housing.single is None else (*housing.pens, *housing.single.sizes)
        places = housing.anywhere + housing.fixed[0] + housing.fixed[1] + housing.fixed[2]
        for pen in pens:
            places += pen
        free = places - goods[SHEEP] - goods[BOAR] - goods[CATTLE]
        row[at + P_PLACES] = _byte(places)
        row[at + P_FREE_PLACES] = _byte(free)
        row[at + P_ANYWHERE] = _byte(housing.anywhere)
        for number in range(min(_PENS, len(pens))):
            row[at + P_PENS + number] = _byte(pens[len(pens) - 1 - number])

        # Cards.
        row[at + P_HAND] = _byte(len(p.hand))
        row[at + P_GAINED] = _byte(p.gained)
        row[at + P_SPENT] = _byte(len(p.spent))
        cooking = abilities.cooking
        crafts = 0
        ready = 0
        if p.cards:
            occupations = 0
            printed = 0
            bonus = 0
            for card_in_play in p.cards:
                printed += card_in_play.points
                if card_in_play.kind == OCCUPATION:
                    occupations += 1
                scoring = card_in_play.rules.scoring
                if scoring is not None:
                    bonus += scoring(g, seat)[0]
                major = self._majors.get(card_in_play.id, -1)
                if major >= 0:
                    row[at + P_MAJORS + major] = 1
            row[at + P_OCCUPATIONS] = _byte(occupations)
            row[at + P_IMPROVEMENTS] = _byte(len(p.cards) - occupations)
            row[at + P_CARD_POINTS] = _byte(printed)
            row[at + P_CARD_BONUS] = _byte(bonus)
            points += printed + bonus
            for rate, most in abilities.ovens:
                if not row[at + P_OVENS]:
                    row[at + P_OVEN] = _byte(rate)
                    row[at + P_OVEN_LIMIT] = _byte(most)
                row[at + P_OVENS] += 1
            for conversion in abilities.conversions:
                if conversion.once_per_harvest:
                    crafts += conversion.get[FOOD]
                    if conversion.times(goods) and conversion.card not in p.spent:
                        ready += conversion.get[FOOD]
        for number in range(len(_SEED_GOODS)):
            row[at + P_COOKING + number] = _byte(cooking[_SEED_GOODS[number]])
        row[at + P_CRAFTS] = _byte(crafts)
        row[at + P_CRAFTS_READY] = _byte(ready)
        row[at + P_POINTS] = _byte(points + _POINTS_ZERO)

        # Food for the next harvest that is still to come.
        round = g.round
        fed = is_fed(g, seat)
        row[at + P_FED] = 1 if fed else 0
        harvest = self._next_harvest[round + 1 if fed else round]
        coming = 0
        for promise in g.promises:
            if promise.seat == seat:
                if promise.round <= harvest:
                    coming += promise.goods[FOOD]
                for good in range(KINDS):
                    amount = promise.goods[good]
                    if amount:
                        row[at + P_PROMISED + good] = _byte(row[at + P_PROMISED + good] + amount)
                if promise.effect is not None:
                    row[at + P_PROMISED_DEEDS] += 1
        row[at + P_FOOD_COMING] = _byte(coming)
        if harvest <= ROUNDS:
            need = (p.family + p.lodgers) * board.adult_need
            if harvest == round:
                need -= p.newborns * (board.adult_need - board.newborn_need)
            larder = 0
            for good in _SEED_GOODS:
                larder += goods[good] * cooking[good]
            short = need - goods[FOOD] - coming
            row[at + P_NEED] = _byte(need)
            row[at + P_LARDER] = _byte(larder)
            row[at + P_SHORT] = _byte(short)
            row[at + P_HUNGRY] = _byte(short - larder - ready - planted)

        # How far the next room and the next renovation are.
        house = yard.house
        lacks = 0
        for good, amount in board.room_prices[house][0].needs:
            if goods[good] < amount:
                if good == REED:
                    row[at + P_ROOM_LACKS_REED] = amount - goods[good]
                else:
                    lacks += amount - goods[good]
        row[at + P_ROOM_LACKS] = lacks
        if house + 1 < len(board.renovation_prices):
            lacks = 0
            for good, amount in board.renovation_prices[house + 1][rooms][0].needs:
                if goods[good] < amount:
                    lacks += amount - goods[good]
            row[at + P_RENOVATION_LACKS] = lacks

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

    def write_held(self, g: GameState, seat: int, rows: list[int], count: int, out: bytearray, at: int) -> None:
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
