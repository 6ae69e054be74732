"""The drawing of a farm of tiles, from what a seat may know.

Tiles have no place of their own: rooms, fields and stables are drawn together by kind, each pasture by itself with the
animals that can stand in it.
"""

from __future__ import annotations

from agricola.view import TileFarm

WIDTH = 80
_BOX = 16
_IN_A_ROW = 4
_ANIMALS = ("sheep", "boar", "cattle")


def draw_tiles(farm: TileFarm, in_a_row: int = _IN_A_ROW) -> list[str]:
    """The tiles as boxes, a few side by side."""
    in_pastures, elsewhere = _standing(farm)
    places = 1 + farm["stables"]
    boxes = [(_counted(farm["rooms"], f"{farm['house']} room"), _named(elsewhere[:1]))]
    for grain in sorted(set(farm["fields"]), reverse=True):
        number = farm["fields"].count(grain)
        boxes.append((_counted(number, "field"), _crop(grain, number)))
    for pasture, capacity, (kind, animals) in zip(farm["pastures"], farm["capacities"], in_pastures, strict=True):
        title = f"{pasture['shape']}, stable" if pasture["stable"] else pasture["shape"]
        boxes.append((title, f"{animals}/{capacity} {kind}".rstrip()))
    if farm["stables"]:
        boxes.append((_counted(farm["stables"], "stable"), _named(elsewhere[1:places])))
    lines: list[str] = []
    for first in range(0, len(boxes), in_a_row):
        row = boxes[first : first + in_a_row]
        lines.append("   " + " ".join("┌" + "─" * _BOX + "┐" for _ in row))
        lines += ["   " + " ".join(f"│{box[part]:^{_BOX}}│" for box in row) for part in (0, 1)]
        lines.append("   " + " ".join("└" + "─" * _BOX + "┘" for _ in row))
    return lines


def describe_tiles(farm: TileFarm) -> str:
    """The tiles in words: "2 wood rooms; 3 fields (3 grain, 1 grain, empty); 1 pasture (four with a stable for 16)"."""
    parts = [_counted(farm["rooms"], f"{farm['house']} room")]
    if farm["fields"]:
        crops = ", ".join(f"{grain} grain" if grain else "empty" for grain in farm["fields"])
        parts.append(f"{_counted(len(farm['fields']), 'field')} ({crops})")
    if farm["pastures"]:
        areas = (
            f"{pasture['shape']}{' with a stable' if pasture['stable'] else ''} for {capacity}"
            for pasture, capacity in zip(farm["pastures"], farm["capacities"], strict=True)
        )
        parts.append(f"{_counted(len(farm['pastures']), 'pasture')} ({', '.join(areas)})")
    if farm["stables"]:
        parts.append(f"{_counted(farm['stables'], 'stable')} beside the farm")
    return "; ".join(parts)


def _counted(number: int, one: str) -> str:
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def _crop(grain: int, fields: int) -> str:
    if not grain:
        return "empty"
    return f"{grain} grain" if fields == 1 else f"{grain} grain each"


def _named(kinds: list[str]) -> str:
    return ", ".join(f"{kinds.count(kind)} {kind}" for kind in _ANIMALS if kind in kinds)


def _standing(farm: TileFarm) -> tuple[list[tuple[str, int]], list[str]]:
    """One way to house the animals: the kind and number in each pasture, and those in the house and beside the farm.

    Where they really stand is never stored, because their owner may rearrange them at any time. Pasture by pasture,
    every herd that may still be without a place is kept with one way to get there.
    """
    start = tuple(farm["goods"].get(kind, 0) for kind in _ANIMALS)
    ways: dict[tuple[int, ...], list[tuple[str, int]]] = {start: []}
    for capacity in farm["capacities"]:
        longer: dict[tuple[int, ...], list[tuple[str, int]]] = {}
        for herd, way in ways.items():
            for index, kind in enumerate(_ANIMALS):
                number = min(herd[index], capacity)
                rest = (*herd[:index], herd[index] - number, *herd[index + 1 :])
                longer.setdefault(rest, [*way, (kind if number else "", number)])
        ways = longer
    best = min(ways, key=sum)
    return ways[best], [kind for kind, number in zip(_ANIMALS, best, strict=True) for _ in range(number)]
