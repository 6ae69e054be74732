"""What follows from a farm and the cards beside it alone, as numbers: an encoder remembers it by the farm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.encoding.column_numbers import (
    P_ANYWHERE,
    P_CARD_POINTS,
    P_CELL_FIELDS,
    P_CELL_PASTURES,
    P_CELL_ROOMS,
    P_CELL_STABLES,
    P_COOKING,
    P_CRAFTS,
    P_EDGES,
    P_EMPTY_FIELDS,
    P_FENCED_STABLES,
    P_FENCES,
    P_FIELDS,
    P_GRAIN_FIELDS,
    P_GRAIN_GROWING,
    P_HOUSE,
    P_IMPROVEMENTS,
    P_MAJORS,
    P_OCCUPATIONS,
    P_OVEN,
    P_OVEN_LIMIT,
    P_OVENS,
    P_PASTURE_CELLS,
    P_PASTURES,
    P_PENS,
    P_PLACES,
    P_PRESENT,
    P_ROOMS,
    P_STABLES,
    P_TABLE_POINTS,
    P_TILE_FIELDS,
    P_TILE_PASTURES,
    P_TILE_STABLED,
    P_TILE_STABLES,
    P_UNUSED,
    SEAT_SIZE,
    TILE_SHAPES,
)
from agricola.engine.farm.animals import Housing
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.grid import CELL_COUNT, CELLS, EDGES, edge_count
from agricola.engine.farm.pastures import pastures
from agricola.engine.farm.tileyard import TileYard
from agricola.engine.goods import COOKABLE, FOOD
from agricola.engine.kernel.card import OCCUPATION, Conversion
from agricola.engine.kernel.player import Player, yard_with_room
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message
from agricola.engine.scoring.categories import (
    FIELD_POINTS,
    PASTURE_POINTS,
    ROOM_POINTS,
    from_table,
)

_PENS: Final = 3


class FarmColumns:
    """What follows from a yard and the cards beside it alone: many columns of a seat, and what others are made from."""

    __slots__ = ("columns", "crafts", "places", "points", "rooms", "scoring")

    def __init__(self, p: Player, one_pasture_per_kind: bool, majors: dict[str, int]) -> None:
        yard = p.yard
        abilities = p.abilities
        row = bytearray(SEAT_SIZE)
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
            self.places = write_places(row, yard_with_room(p, one_pasture_per_kind))
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
        row[P_OCCUPATIONS] = as_byte(occupations)
        row[P_IMPROVEMENTS] = as_byte(len(p.cards) - occupations)
        row[P_CARD_POINTS] = as_byte(printed)
        self.crafts: list[Conversion] = []
        """What can be done once in each harvest."""
        crafts = 0
        if p.cards:
            for rate, most in abilities.ovens:
                if not row[P_OVENS]:
                    row[P_OVEN] = as_byte(rate)
                    row[P_OVEN_LIMIT] = as_byte(most)
                row[P_OVENS] += 1
            for conversion in abilities.conversions:
                if conversion.once_per_harvest:
                    self.crafts.append(conversion)
                    crafts += conversion.get[FOOD]
        for number in range(len(COOKABLE)):
            row[P_COOKING + number] = as_byte(abilities.cooking[COOKABLE[number]])
        row[P_CRAFTS] = as_byte(crafts)
        self.columns = bytes(row)

    def _farmyard(self, yard: Farmyard, row: bytearray) -> None:
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
        mark_cells(row, P_CELL_ROOMS, yard.rooms)
        mark_cells(row, P_CELL_FIELDS, yard.fields)
        mark_cells(row, P_CELL_PASTURES, inside)
        mark_cells(row, P_CELL_STABLES, yard.stables)
        if areas:
            for edge in range(EDGES):
                if yard.fences >> edge & 1:
                    row[P_EDGES + edge] = 1


def _write_tiles(yard: TileYard, row: bytearray) -> None:
    """The columns of a farm of tiles."""
    sown = yard.fields
    planted = sown[1] + sown[2] + sown[3]
    stabled = yard.stables_in_pastures()
    for amount in range(len(sown)):
        row[P_TILE_FIELDS + amount] = as_byte(sown[amount])
    for shape in range(TILE_SHAPES):
        row[P_TILE_PASTURES + shape] = as_byte(yard.pastures[shape])
        row[P_TILE_STABLED + shape] = as_byte(yard.stabled[shape])
    row[P_TILE_STABLES] = as_byte(yard.stables)
    row[P_FIELDS] = as_byte(sown[0] + planted)
    row[P_EMPTY_FIELDS] = as_byte(sown[0])
    row[P_GRAIN_FIELDS] = as_byte(planted)
    row[P_PASTURES] = as_byte(yard.pasture_count())
    row[P_STABLES] = as_byte(yard.stables + stabled)
    row[P_FENCED_STABLES] = as_byte(stabled)
    row[P_GRAIN_GROWING] = as_byte(sown[1] + 2 * sown[2] + 3 * sown[3])


def write_places(row: bytearray, housing: Housing) -> int:
    """The columns of the places for animals; gives how many there are."""
    pens = housing.pens if housing.single is None else (*housing.pens, *housing.single.sizes)
    places = housing.anywhere + housing.fixed[0] + housing.fixed[1] + housing.fixed[2]
    for pen in pens:
        places += pen
    row[P_PLACES] = as_byte(places)
    row[P_ANYWHERE] = as_byte(housing.anywhere)
    for number in range(min(_PENS, len(pens))):
        row[P_PENS + number] = as_byte(pens[len(pens) - 1 - number])
    return places


def as_byte(number: int) -> int:
    """A number as far as a byte can tell it."""
    return 0 if number < 0 else 255 if number > 255 else number


def mark_cells(row: list[int] | bytearray, at: int, mask: int) -> None:
    for cell in range(CELLS):
        if mask >> cell & 1:
            row[at + cell] = 1
