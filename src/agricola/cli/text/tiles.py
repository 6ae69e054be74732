"""The drawing of a farm of tiles, from what a seat may know.

Tiles have no place of their own: rooms, fields and stables are drawn together by kind, each pasture by itself with the
animals that can stand in it.
"""

from __future__ import annotations

from agricola.cli.text.words import Words
from agricola.view import TileFarm
from agricola.wording.data import bag_of

WIDTH = 80
_BOX = 16
_IN_A_ROW = 4
_ANIMALS = ("sheep", "boar", "cattle")


def draw_tiles(farm: TileFarm, words: Words, in_a_row: int = _IN_A_ROW) -> list[str]:
    """The tiles as boxes, a few side by side."""
    in_pastures, elsewhere = _standing(farm)
    places = 1 + farm["stables"]
    rooms = words("score-rooms", material=farm["house"], n=farm["rooms"])
    boxes = [(rooms, _animals(elsewhere[:1], words))]
    for grain in sorted(set(farm["fields"]), reverse=True):
        number = farm["fields"].count(grain)
        boxes.append((words("term-fields", n=number), _crop(grain, number, words)))
    for pasture, capacity, (kind, animals) in zip(farm["pastures"], farm["capacities"], in_pastures, strict=True):
        title = words(f"term-tile-{pasture['shape']}")
        if pasture["stable"]:
            title = words("term-tile-with-stable", name=title)
        herd = words(f"term-good-{kind}", n=animals) if kind else ""
        boxes.append((title, f"{animals}/{capacity} {herd}".rstrip()))
    if farm["stables"]:
        boxes.append((words("term-stables", n=farm["stables"]), _animals(elsewhere[1:places], words)))
    lines: list[str] = []
    for first in range(0, len(boxes), in_a_row):
        row = boxes[first : first + in_a_row]
        lines.append("   " + " ".join("┌" + "─" * _BOX + "┐" for _ in row))
        lines += ["   " + " ".join(f"│{box[part][:_BOX]:^{_BOX}}│" for box in row) for part in (0, 1)]
        lines.append("   " + " ".join("└" + "─" * _BOX + "┘" for _ in row))
    return lines


def describe_tiles(farm: TileFarm, words: Words) -> str:
    """The tiles in words: "2 wood rooms; 3 fields (3 grain, 1 grain, empty); 1 pasture (four with a stable for 16)"."""
    parts = [words("score-rooms", material=farm["house"], n=farm["rooms"])]
    if farm["fields"]:
        crops = words.listed([_crop(grain, 1, words) for grain in farm["fields"]])
        parts.append(f"{words('term-fields', n=len(farm['fields']))} ({crops})")
    if farm["pastures"]:
        areas = [
            words(
                "term-tile-stabled-for" if pasture["stable"] else "term-tile-for",
                name=words(f"term-tile-{pasture['shape']}"),
                n=capacity,
            )
            for pasture, capacity in zip(farm["pastures"], farm["capacities"], strict=True)
        ]
        parts.append(f"{words('count-pastures', n=len(farm['pastures']))} ({words.listed(areas)})")
    if farm["stables"]:
        parts.append(words("term-stables-beside", n=farm["stables"]))
    return words("term-parts-join").join(parts)


def _crop(grain: int, fields: int, words: Words) -> str:
    if not grain:
        return words("term-empty")
    return words("count-grain" if fields == 1 else "term-grain-each", good="grain", n=grain)


def _animals(kinds: list[str], words: Words) -> str:
    return words.goods(bag_of({kind: kinds.count(kind) for kind in _ANIMALS})) if kinds else ""


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
