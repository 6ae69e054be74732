"""Naive versions of the clever parts, written from the text of the rules and not from the engine.

Cells are (row, column), a fence is a pair of neighbouring cells, where OUTSIDE stands for everything beyond the rim.
Only the numbering of edges is taken from the engine's board, through the names of edges, to translate.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from agricola.engine.farm.grid import EDGE_NAMES

Cell = tuple[int, int]
Edge = frozenset[tuple[int, int]]
Fences = frozenset[Edge]
Herd = tuple[int, int, int]

ROWS, COLUMNS = 3, 5
CELLS: list[Cell] = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
MOST_FENCES = 15
_STEPS = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}


def edge(cell: Cell, side: str) -> Edge:
    """The edge of a cell on one side; an edge of the rim has a second cell that is not on the board."""
    down, right = _STEPS[side]
    return frozenset((cell, (cell[0] + down, cell[1] + right)))


ALL_EDGES: list[Edge] = sorted({edge(cell, side) for cell in CELLS for side in _STEPS}, key=sorted)


def named_edge(name: str) -> Edge:
    """The edge that the engine calls by a name such as "b2n"."""
    return edge(("123".index(name[1]), "abcde".index(name[0])), name[2])


EDGE_BITS: dict[Edge, int] = {named_edge(name): 1 << number for number, name in enumerate(EDGE_NAMES)}


def edge_mask(fences: Iterable[Edge]) -> int:
    """The engine's mask for a set of fences."""
    return sum(EDGE_BITS[one] for one in set(fences))


def fences_in(mask: int) -> Fences:
    """The fences of an engine's mask."""
    return frozenset(one for one, bit in EDGE_BITS.items() if mask & bit)


def cell_mask(cells: Iterable[Cell]) -> int:
    """The engine's mask for a set of cells."""
    return sum(1 << (row * COLUMNS + column) for row, column in set(cells))


def cells_in(mask: int) -> frozenset[Cell]:
    """The cells of an engine's mask."""
    return frozenset(cell for cell in CELLS if mask >> (cell[0] * COLUMNS + cell[1]) & 1)


def components(fences: Fences) -> list[set[Cell]]:
    """The components under "adjacent without a fence between"; a cell off the board stands for the outside."""
    unseen = set(CELLS)
    found: list[set[Cell]] = []
    while unseen:
        area: set[Cell] = set()
        todo = [min(unseen)]
        while todo:
            cell = todo.pop()
            if cell in area:
                continue
            area.add(cell)
            if cell not in unseen:
                continue  # the outside: not walked through, it only marks the area as open
            unseen.discard(cell)
            for side in _STEPS:
                between = edge(cell, side)
                if between not in fences:
                    todo.extend(between - {cell})
        found.append(area)
    return found


def is_closed(area: set[Cell]) -> bool:
    """Whether a component is not joined to the outside."""
    return area <= set(CELLS)


def pastures(fences: Fences) -> list[set[Cell]]:
    """The closed components."""
    return [area for area in components(fences) if is_closed(area)]


def is_valid(fences: Fences, tiles: frozenset[Cell]) -> bool:
    """The validity test of original 10, word for word."""
    areas = components(fences)
    closed = [area for area in areas if is_closed(area)]
    if any(area & tiles for area in closed):
        return False
    for fence in fences:
        sides = [next((number for number, area in enumerate(areas) if cell in area and cell in CELLS), -1)
                 for cell in fence]  # fmt: skip
        same = sides[0] == sides[1] or all(number < 0 or not is_closed(areas[number]) for number in sides)
        if same:
            return False
    if len(fences) > MOST_FENCES:
        return False
    return _adjacent_group(closed)


def _adjacent_group(areas: list[set[Cell]]) -> bool:
    """Whether the pastures are connected by adjacency."""
    if not areas:
        return True
    reached = [areas[0]]
    rest = areas[1:]
    grown = True
    while grown:
        grown = False
        for area in list(rest):
            if any(_touch(area, other) for other in reached):
                reached.append(area)
                rest.remove(area)
                grown = True
    return not rest


def _touch(area: set[Cell], other: set[Cell]) -> bool:
    return any((row + down, column + right) in other for row, column in area for down, right in _STEPS.values())


def ends_of(fence: Edge) -> tuple[Cell, Cell]:
    """The two corners between which a fence stands, as (horizontal line, vertical line)."""
    (r1, c1), (r2, c2) = sorted(fence)
    if r1 == r2:
        return (r1, c2), (r1 + 1, c2)
    return (r2, c1), (r2, c1 + 1)


def valid_supersets(fences: Fences, tiles: frozenset[Cell], most: int) -> set[Fences]:
    """Every valid set that adds at least one and at most `most` fences to those that are there.

    It looks at all subsets of the edges, but gives up those with a loose end that can't be joined any more: a fence
    that ends where no other goes on is not part of a closed boundary. Then `is_valid` decides.
    """
    corners = [ends_of(one) for one in ALL_EDGES]
    last_use: dict[Cell, int] = {corner: number for number, ends in enumerate(corners) for corner in ends}
    standing = [sum(one in fences for one in ALL_EDGES[number:]) for number in range(len(ALL_EDGES) + 1)]
    found: set[Fences] = set()
    chosen: list[Edge] = []
    degree: dict[Cell, int] = dict.fromkeys(last_use, 0)

    def ends_here(number: int, first: Cell, second: Cell) -> bool:
        """Whether a loose end stays loose for good after this edge."""
        return (degree[first] == 1 and last_use[first] == number) or (
            degree[second] == 1 and last_use[second] == number
        )

    def look(number: int, left: int, loose: int) -> None:
        if loose > 2 * (left + standing[number]):
            return
        if number == len(ALL_EDGES):
            if left < most and is_valid(frozenset(chosen), tiles):
                found.add(frozenset(chosen))
            return
        one = ALL_EDGES[number]
        first, second = corners[number]
        stands = one in fences
        if not stands and not ends_here(number, first, second):
            look(number + 1, left, loose)
        if stands or left:
            loose += (degree[first] == 0) - (degree[first] == 1) + (degree[second] == 0) - (degree[second] == 1)
            degree[first] += 1
            degree[second] += 1
            chosen.append(one)
            if not ends_here(number, first, second):
                look(number + 1, left - (not stands), loose)
            chosen.pop()
            degree[first] -= 1
            degree[second] -= 1

    look(0, most, 0)
    return found


# --- animals ----------------------------------------------------------------------------------------------------------


def can_house(pens: tuple[int, ...], anywhere: int, fixed: Herd, herd: Herd) -> bool:
    """Whether a herd can live somewhere: try every kind in every pen."""
    for kinds in itertools.product(range(3), repeat=len(pens)):
        room = list(fixed)
        for pen, kind in zip(pens, kinds, strict=True):
            room[kind] += pen
        if sum(max(0, number - places) for number, places in zip(herd, room, strict=True)) <= anywhere:
            return True
    return False


def largest_herds(pens: tuple[int, ...], anywhere: int, fixed: Herd, limit: Herd) -> set[Herd]:
    """The herds up to a limit that can be housed and that no larger one contains."""
    fitting = {
        herd
        for herd in itertools.product(range(limit[0] + 1), range(limit[1] + 1), range(limit[2] + 1))
        if can_house(pens, anywhere, fixed, herd)
    }
    return {
        herd
        for herd in fitting
        if not any(
            other != herd and all(mine <= theirs for mine, theirs in zip(herd, other, strict=True)) for other in fitting
        )
    }
