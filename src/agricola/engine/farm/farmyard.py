"""One player's yard: what is built on the farm.

A `Yard` is what the rest of the engine may ask of any farm; `Farmyard` is the board of 15 spaces that the original and
the revised edition share: rooms, fields, stables and fences as bit masks. Pastures, capacities and used spaces are
derived, cached by mask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.engine.farm.animals import Housing, capacity, yard_housing
from agricola.engine.farm.grid import (
    ALL_CELLS,
    CELL_COUNT,
    CELLS,
    cell_name,
    cell_names,
    cells_in,
    edge_count,
    edge_names,
    is_connected,
)
from agricola.engine.farm.land_rules import LandRules
from agricola.engine.farm.pastures import beside_structures, enclosed, fences_are_sound, pastures
from agricola.engine.goods import GRAIN, KINDS, VEGETABLE, WOOD, named
from agricola.engine.ids import MATERIAL_NAMES, MAX_FENCES, MAX_STABLES
from agricola.engine.message import Message, say

Json = dict[str, object]

CROP_KIND: Final = 32
"""What lies on a field is one number: the good times this, plus how many of it are left. 0 is an empty field."""
SOWN_GRAIN: Final = GRAIN * CROP_KIND
SOWN_VEGETABLE: Final = VEGETABLE * CROP_KIND
SOWN_WOOD: Final = WOOD * CROP_KIND
FIRST_ROOMS: Final = 1 << 5 | 1 << 10


def one_less(crop: int) -> int:
    """What is left on a field when one good is taken from it."""
    return crop - 1 if crop % CROP_KIND > 1 else 0


class Yard:
    """What every kind of farm can answer."""

    house: int
    """The material of the house."""

    def clone(self) -> Yard:
        """An independent copy."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything that makes the yard what it is, as a hashable value."""
        raise NotImplementedError

    def room_count(self) -> int:
        """How many rooms the house has."""
        raise NotImplementedError

    def housing(self) -> Housing:
        """The places for animals that the yard itself gives."""
        raise NotImplementedError

    def capacities(self) -> list[int]:
        """How many animals each pasture holds without any card, in the order in which the pastures are told."""
        raise NotImplementedError

    def harvest(self, taken: list[int]) -> None:
        """Take one good from each planted field and add it to `taken`."""
        raise NotImplementedError

    def problems(self, land: LandRules) -> list[Message]:
        """What breaks the rules of the yard, as strict as they are in this game."""
        raise NotImplementedError

    def kind(self) -> str:
        """What sort of farm it is, so that a drawing knows what to expect."""
        raise NotImplementedError

    def as_json(self) -> Json:
        """What is built, as views and positions tell it."""
        raise NotImplementedError

    def derived_json(self, holds: Callable[[int], int]) -> Json:
        """What follows from what is built, so that a page need not know the rules.

        `holds` says how many animals a pasture holds with cards.
        """
        raise NotImplementedError

    def supply(self, yards: list[Yard]) -> dict[str, int]:
        """What is left of the pieces that all players share, after what these yards took."""
        return {}


class Farmyard(Yard):
    """The board of 3 rows and 5 columns."""

    __slots__ = ("crops", "fences", "fences_away", "fields", "house", "rooms", "stables", "upright")

    def __init__(
        self,
        rooms: int,
        house: int,
        fields: int,
        crops: list[int],
        stables: int,
        fences: int,
        fences_away: int = 0,
        upright: int = 0,
    ) -> None:
        self.rooms = rooms
        self.house = house
        self.fields = fields
        self.crops = crops
        self.stables = stables
        self.fences = fences
        self.fences_away = fences_away
        """Fences that lie on spaces of the board and can't be built."""
        self.upright = upright
        """The cells on which a fence stands upright: it uses them, and nothing else can stand there."""

    def clone(self) -> Farmyard:
        return Farmyard(
            self.rooms, self.house, self.fields, self.crops.copy(), self.stables, self.fences, self.fences_away,
            self.upright,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.rooms, self.house, self.fields, tuple(self.crops), self.stables, self.fences, self.fences_away,
            self.upright,
        )  # fmt: skip

    def room_count(self) -> int:
        return CELL_COUNT[self.rooms]

    def housing(self) -> Housing:
        return yard_housing(self.fences, self.stables)

    def capacities(self) -> list[int]:
        return [capacity(area, self.stables) for area in pastures(self.fences)]

    def harvest(self, taken: list[int]) -> None:
        if not self.fields:
            return
        crops = self.crops
        for cell in range(CELLS):
            crop = crops[cell]
            if crop:
                taken[crop // CROP_KIND] += 1
                crops[cell] = one_less(crop)

    def kind(self) -> str:
        return "grid"

    def as_json(self) -> Json:
        fields: Json = {}
        for cell in cells_in(self.fields):
            counts = [0] * KINDS
            counts[self.crops[cell] // CROP_KIND] = self.crops[cell] % CROP_KIND
            fields[cell_name(cell)] = named(counts)
        told: Json = {
            "house": MATERIAL_NAMES[self.house],
            "rooms": cell_names(self.rooms),
            "fields": fields,
            "stables": cell_names(self.stables),
            "fences": edge_names(self.fences),
        }
        if self.fences_away:
            told["fences_away"] = self.fences_away
        if self.upright:
            told["upright_fences"] = cell_names(self.upright)
        return told

    def derived_json(self, holds: Callable[[int], int]) -> Json:
        return {
            "pastures": [
                {"cells": cell_names(area), "capacity": holds(animals)}
                for area, animals in zip(pastures(self.fences), self.capacities(), strict=True)
            ],
            "unused": cell_names(self.free()),
            "fences_left": self.fences_left(),
            "stables_left": self.stables_left(),
        }

    def tiles(self) -> int:
        """The cells that hold a room, a field or a fence that stands upright: no pasture can lie there."""
        return self.rooms | self.fields | self.upright

    def used(self) -> int:
        """The cells that are used: a tile, a stable, or inside a pasture (revised 5.1.4)."""
        return self.rooms | self.fields | self.stables | self.upright | enclosed(self.fences)

    def free(self) -> int:
        """The cells without anything on them and outside all pastures."""
        return ALL_CELLS & ~self.used()

    def beside_structures(self) -> int:
        """The cells beside a room, a field, a stable or a pasture, and those inside of pastures."""
        return beside_structures(self.rooms | self.fields, self.fences, self.stables)

    def stables_left(self) -> int:
        """Stables in reserve."""
        return MAX_STABLES - CELL_COUNT[self.stables]

    def fences_left(self) -> int:
        """Fences in reserve."""
        left = MAX_FENCES - self.fences_away - CELL_COUNT[self.upright]
        return left - edge_count(self.fences) if self.fences else left

    def empty_fields(self) -> int:
        """How many field tiles hold no crop."""
        empty = 0
        if self.fields:
            crops = self.crops
            for cell in range(CELLS):
                if self.fields >> cell & 1 and not crops[cell]:
                    empty += 1
        return empty

    def problems(self, land: LandRules) -> list[Message]:
        wrong: list[Message] = []
        rooms, fields, stables, fences = self.rooms, self.fields, self.stables, self.fences
        if rooms & fields or (rooms | fields) & stables or (rooms | fields | stables) & ~ALL_CELLS:
            wrong.append(say("wrong-one-space"))
        if rooms & FIRST_ROOMS != FIRST_ROOMS or not is_connected(rooms):
            wrong.append(say("wrong-rooms-apart"))
        if not is_connected(fields):
            wrong.append(say("wrong-fields-apart"))
        if stables.bit_count() > MAX_STABLES:
            wrong.append(say("wrong-stables", most=MAX_STABLES))
        if self.upright & (rooms | fields | stables) or self.upright & ~ALL_CELLS:
            wrong.append(say("wrong-one-space"))
        if self.fences_left() < 0 or self.fences_away < 0:
            wrong.append(say("wrong-fences", most=MAX_FENCES))
        if not fences_are_sound(fences, rooms | fields | self.upright, land):
            wrong.append(say("wrong-fence-shape"))
        for cell in range(CELLS):
            crop = self.crops[cell]
            if crop and not fields >> cell & 1:
                wrong.append(say("wrong-crop", cell=cell_name(cell)))
            elif crop and crop // CROP_KIND not in (GRAIN, VEGETABLE):
                wrong.append(say("wrong-crop-kind", cell=cell_name(cell)))
        return wrong


def new_farmyard() -> Farmyard:
    """The yard as the game begins: two wooden rooms (revised 5.1.1)."""
    return Farmyard(FIRST_ROOMS, 0, 0, [0] * CELLS, 0, 0)
