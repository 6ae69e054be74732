"""A farm of tiles: rooms, fields, pastures and stables as counts, without a grid (family 6, 7).

The plane has no edge and no rule depends on where a tile lies, so positions are no part of the state. Stables, rooms
and tiles come from a supply that all players share; what is left of it is derived from all yards together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.engine.farm.animals import NO_FIXED_PLACES, Housing, housing
from agricola.engine.farm.farmyard import Json, Yard
from agricola.engine.farm.land_rules import LandRules
from agricola.engine.goods import GRAIN
from agricola.engine.ids import CLAY_HOUSE, MATERIAL_NAMES
from agricola.engine.message import Message, say
from agricola.engine.price import Price

FIRST_ROOMS: Final = 2
GRAIN_ON_FIELD: Final = 3
SMALL: Final = 0
"""The pasture that shares its tiles with the fields; all others have tiles of their own."""
PLACES_IN_HOUSE: Final = 1
_MEMO_LIMIT: Final = 4_000


class PastureTile:
    """One shape of pasture: its price, how many animals of one kind it holds without a stable, how many there are."""

    __slots__ = ("capacity", "name", "number", "price")

    def __init__(self, name: str, price: Price, capacity: int, number: int) -> None:
        self.name = name
        """The shape in one word."""
        self.price = price
        self.capacity = capacity
        self.number = number


class TileSet:
    """The tiles and stables of a box, for all players together."""

    __slots__ = ("_housing", "pastures", "rooms", "stables")

    def __init__(self, pastures: tuple[PastureTile, ...], rooms: int, stables: int) -> None:
        self.pastures = pastures
        """The shapes, the small one first: its tiles have a field on the other side."""
        self.rooms = rooms
        """Rooms besides those of the starting houses."""
        self.stables = stables
        self._housing: dict[tuple[tuple[int, ...], tuple[int, ...], int], Housing] = {}

    def housing(self, pastures: list[int], stabled: list[int], stables: int) -> Housing:
        """The places for animals in so many pastures without and with a stable, in stables beside, in the house."""
        key = (tuple(pastures), tuple(stabled), stables)
        known = self._housing.get(key)
        if known is None:
            if len(self._housing) >= _MEMO_LIMIT:
                self._housing.clear()
            pens: list[int] = []
            for shape, tile in enumerate(self.pastures):
                pens.extend([tile.capacity] * pastures[shape])
                pens.extend([2 * tile.capacity] * stabled[shape])
            known = housing(tuple(sorted(pens)), PLACES_IN_HOUSE + stables, NO_FIXED_PLACES)
            self._housing[key] = known
        return known

    def shape_named(self, name: str) -> int | None:
        """The number of the pasture shape with that name."""
        for shape, tile in enumerate(self.pastures):
            if tile.name == name:
                return shape
        return None


class TileYard(Yard):
    """One player's house, fields, pastures and stables."""

    __slots__ = ("fields", "house", "pastures", "rooms", "stabled", "stables", "tiles")

    def __init__(
        self,
        tiles: TileSet,
        house: int,
        rooms: int,
        fields: list[int],
        pastures: list[int],
        stabled: list[int],
        stables: int,
    ) -> None:
        self.tiles = tiles
        self.house = house
        self.rooms = rooms
        self.fields = fields
        """How many fields hold no grain, 1, 2 and 3 grain."""
        self.pastures = pastures
        """By shape, those without a stable."""
        self.stabled = stabled
        """By shape, those with one."""
        self.stables = stables
        """Stables beside the farm."""

    def clone(self) -> TileYard:
        return TileYard(
            self.tiles, self.house, self.rooms, self.fields.copy(), self.pastures.copy(), self.stabled.copy(),
            self.stables,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.house, self.rooms, tuple(self.fields), tuple(self.pastures), tuple(self.stabled), self.stables,
        )  # fmt: skip

    def kind(self) -> str:
        return "tiles"

    def room_count(self) -> int:
        return self.rooms

    def housing(self) -> Housing:
        return self.tiles.housing(self.pastures, self.stabled, self.stables)

    def capacities(self) -> list[int]:
        capacities: list[int] = []
        for shape, tile in enumerate(self.tiles.pastures):
            capacities.extend([tile.capacity] * self.pastures[shape])
            capacities.extend([2 * tile.capacity] * self.stabled[shape])
        return capacities

    def harvest(self, taken: list[int]) -> None:
        empty, one, two, three = self.fields
        taken[GRAIN] += one + two + three
        self.fields = [empty + one, two, three, 0]

    def field_count(self) -> int:
        """How many fields there are, sown or not."""
        return sum(self.fields)

    def pasture_count(self) -> int:
        """How many pastures there are."""
        return sum(self.pastures) + sum(self.stabled)

    def stables_in_pastures(self) -> int:
        """How many stables stand in a pasture."""
        return sum(self.stabled)

    def grain_on_fields(self) -> int:
        """How much grain lies on the fields."""
        return self.fields[1] + 2 * self.fields[2] + 3 * self.fields[3]

    def as_json(self) -> Json:
        crops: list[int] = []
        for grain in range(GRAIN_ON_FIELD, -1, -1):
            crops.extend([grain] * self.fields[grain])
        pastures: list[Json] = []
        for shape, tile in enumerate(self.tiles.pastures):
            for number in range(self.pastures[shape] + self.stabled[shape]):
                pastures.append({"shape": tile.name, "stable": number >= self.pastures[shape]})
        return {
            "house": MATERIAL_NAMES[self.house],
            "rooms": self.rooms,
            "fields": crops,
            "pastures": pastures,
            "stables": self.stables,
        }

    def derived_json(self, holds: Callable[[int], int]) -> Json:
        return {"capacities": [holds(capacity) for capacity in self.capacities()]}

    def supply(self, yards: list[Yard]) -> dict[str, int]:
        left = {
            "stables": self.tiles.stables,
            "rooms": self.tiles.rooms,
        }
        for tile in self.tiles.pastures:
            left[tile.name] = tile.number
        for yard in yards:
            assert isinstance(yard, TileYard)
            left["stables"] -= yard.stables + sum(yard.stabled)
            left["rooms"] -= yard.rooms - FIRST_ROOMS
            left[self.tiles.pastures[SMALL].name] -= yard.field_count()
            for shape, tile in enumerate(self.tiles.pastures):
                left[tile.name] -= yard.pastures[shape] + yard.stabled[shape]
        return left

    def problems(self, land: LandRules) -> list[Message]:
        wrong: list[Message] = []
        if self.house > CLAY_HOUSE:
            wrong.append(say("wrong-house", material=MATERIAL_NAMES[self.house]))
        if self.rooms < FIRST_ROOMS:
            wrong.append(say("wrong-few-rooms", n=self.rooms))
        if min(self.fields) < 0 or min(self.pastures) < 0 or min(self.stabled) < 0 or self.stables < 0:
            wrong.append(say("wrong-few-tiles"))
        return wrong


def new_tile_yard(tiles: TileSet) -> TileYard:
    """The yard as the game begins: a wooden house of two rooms (family 2)."""
    shapes = len(tiles.pastures)
    return TileYard(tiles, 0, FIRST_ROOMS, [0] * (GRAIN_ON_FIELD + 1), [0] * shapes, [0] * shapes, 0)
