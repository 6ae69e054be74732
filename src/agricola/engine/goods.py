"""A bag of goods: ten counts in a fixed order.

A bag that never changes (a price, an income) is a tuple; a player's supply is a list of the same shape. Animals are in
the same bag as resources: where they stand on the farm is derived, never stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WOOD: Final = 0
"""The place of wood in a bag of goods."""
CLAY: Final = 1
"""The place of clay in a bag of goods."""
REED: Final = 2
"""The place of reed in a bag of goods."""
STONE: Final = 3
"""The place of stone in a bag of goods."""
GRAIN: Final = 4
"""The place of grain in a bag of goods."""
VEGETABLE: Final = 5
"""The place of vegetables in a bag of goods."""
FOOD: Final = 6
"""The place of food in a bag of goods."""
SHEEP: Final = 7
"""The place of sheep in a bag of goods."""
BOAR: Final = 8
"""The place of wild boar in a bag of goods."""
CATTLE: Final = 9
"""The place of cattle in a bag of goods."""
KINDS: Final = 10
FIELD_CROPS: Final = KINDS
"""Crops on fields: they are no goods yet, but stand behind them where it matters what a deed draws on."""
ANIMAL_PLACES: Final = KINDS + 1
"""Places for animals, behind the goods in the same way."""
HOUSE: Final = KINDS + 2
"""The house, behind the goods in the same way: its material and its rooms."""
FAMILY: Final = KINDS + 3
"""Who lives in it, behind the goods in the same way."""

GOOD_NAMES: Final = ("wood", "clay", "reed", "stone", "grain", "vegetable", "food", "sheep", "boar", "cattle")
GOOD_LETTERS: Final = "wcrsgvfSBC"
"""One letter for each good, for codes; animals are written large."""
BUILDING_RESOURCES: Final = (WOOD, CLAY, REED, STONE)
ANIMALS: Final = (SHEEP, BOAR, CATTLE)
COOKABLE: Final[tuple[int, ...]] = (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE)
"""What can be turned into food, in the order of a card's rates."""

Bag = tuple[int, ...]

EMPTY_BAG: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def bag(amounts: dict[int, int]) -> Bag:
    """The bag that holds `amounts`, a mapping of good to number."""
    counts = [0] * KINDS
    for good, amount in amounts.items():
        counts[good] = amount
    return tuple(counts)


def animals_of(counts: Sequence[int]) -> Bag:
    """The animals in a bag, without the rest."""
    return (0, 0, 0, 0, 0, 0, 0, counts[SHEEP], counts[BOAR], counts[CATTLE])


def goods_code(counts: Sequence[int]) -> str:
    """A bag as a short code, in the fixed order of goods: "2w1r"; "0" for an empty one."""
    return "".join([f"{counts[good]}{GOOD_LETTERS[good]}" for good in range(KINDS) if counts[good]]) or "0"


def covers(counts: Sequence[int], needed: Bag) -> bool:
    """Whether at least the needed goods are among these."""
    for good in range(KINDS):
        if counts[good] < needed[good]:
            return False
    return True


def mask_of(counts: Sequence[int]) -> int:
    """The kinds of goods in a bag, as a mask."""
    return sum([1 << good for good in range(KINDS) if counts[good]])


def named(counts: Sequence[int]) -> dict[str, int]:
    """A bag as a mapping of names to the counts that are not zero, for people and for JSON."""
    return {GOOD_NAMES[good]: counts[good] for good in range(KINDS) if counts[good]}
