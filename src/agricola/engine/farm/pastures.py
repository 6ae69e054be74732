"""From fences to pastures, and every pasture that may be fenced next.

A pasture is a maximal set of cells that is closed off by fences on all sides (revised 7.5.6). Fences are built one
pasture at a time; every legal final position of a Build Fences action can be reached that way, because a connected
group of pastures can always be put up in an order in which each one touches an earlier one.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.farm.grid import (
    ALL_CELLS,
    CELL_EDGES,
    CELLS,
    COLUMNS,
    EDGES,
    HORIZONTAL_EDGES,
    around,
    boundary,
    edge_count,
    inner_edges,
    is_connected,
)
from agricola.engine.farm.land_rules import USUAL_LAND, LandRules
from agricola.engine.ids import MAX_FENCES

_MEMO_LIMIT: Final = 4_000


def _all_shapes() -> list[int]:
    """Every connected set of cells that 15 fences can surround, cheapest first."""
    found: set[int] = set()
    frontier = [1 << cell for cell in range(CELLS)]
    while frontier:
        found.update(frontier)
        grown: set[int] = set()
        for mask in frontier:
            near = around(mask)
            for cell in range(CELLS):
                if near >> cell & 1:
                    grown.add(mask | 1 << cell)
        frontier = list(grown)
    affordable = [mask for mask in found if boundary(mask).bit_count() <= MAX_FENCES]
    return sorted(affordable, key=lambda mask: (boundary(mask).bit_count(), mask))


SHAPES: Final[list[int]] = _all_shapes()
SHAPE_BOUNDARY: Final[dict[int, int]] = {mask: boundary(mask) for mask in SHAPES}
_SHAPE_EDGES: Final[list[int]] = [SHAPE_BOUNDARY[mask] for mask in SHAPES]
_SHAPE_LENGTH: Final[list[int]] = [edge_count(edges) for edges in _SHAPE_EDGES]

_ROW: Final = (1 << COLUMNS) - 1
_TOP: Final = _ROW
_BOTTOM: Final = _ROW << CELLS - COLUMNS
_LEFT: Final = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS
_RIGHT: Final = _LEFT << COLUMNS - 1

_pastures_memo: Final[dict[int, tuple[int, ...]]] = {0: ()}


def pastures(fences: int) -> tuple[int, ...]:
    """The pastures that a set of fences makes, as masks of cells, by their lowest cell."""
    known = _pastures_memo.get(fences)
    if known is not None:
        return known
    # The cells from which no fence bars the way north, south, west and east.
    north = ALL_CELLS & ~fences
    south = ALL_CELLS & ~(fences >> COLUMNS)
    west = ALL_CELLS & ~_west_of_cells(fences)
    east = ALL_CELLS & ~_west_of_cells(fences >> 1)
    outside = north & _TOP | south & _BOTTOM | west & _LEFT | east & _RIGHT
    west &= ~_LEFT
    east &= ~_RIGHT
    left = ALL_CELLS & ~_reached(outside, north, south, west, east)
    closed: list[int] = []
    while left:
        pasture = _reached(left & -left, north, south, west, east)
        closed.append(pasture)
        left &= ~pasture
    result = tuple(closed)
    if len(_pastures_memo) >= _MEMO_LIMIT:
        _pastures_memo.clear()
    _pastures_memo[fences] = result
    return result


def _west_of_cells(edges: int) -> int:
    """The cells with one of these edges on their west side."""
    lines = edges >> HORIZONTAL_EDGES
    return lines & _ROW | lines >> 1 & _ROW << COLUMNS | lines >> 2 & _ROW << 2 * COLUMNS


def _reached(cells: int, north: int, south: int, west: int, east: int) -> int:
    """All that can be reached from some cells, where each mask says from which cells one may go that way."""
    area = 0
    while area != cells:
        area = cells
        cells |= (area & north) >> COLUMNS | (area & south) << COLUMNS & ALL_CELLS
        cells |= (area & west) >> 1 | (area & east) << 1
    return area


def enclosed(fences: int) -> int:
    """All cells that lie inside a pasture."""
    if not fences:
        return 0
    mask = 0
    for pasture in pastures(fences):
        mask |= pasture
    return mask


def fences_are_sound(fences: int, tiles: int, rules: LandRules = USUAL_LAND) -> bool:
    """Whether a set of fences is allowed on a yard whose rooms and fields are `tiles` (revised 7.5.2 to 7.5.5).

    Every fence separates two areas of which one at least is a pasture, pastures hold no tile, and all pastures together
    are connected. House rules may allow fences that close nothing yet, and pastures apart from each other.
    """
    if rules.loose_fences:
        inside = enclosed(fences)
        return not inside & tiles and (rules.pastures_apart or is_connected(inside))
    inside = 0
    used = 0
    for pasture in pastures(fences):
        if pasture & tiles:
            return False
        inside |= pasture
        edge = boundary(pasture)
        if edge & ~fences or fences & inner_edges(pasture):
            return False
        used |= edge
    if fences & ~used:
        return False
    return rules.pastures_apart or is_connected(inside)


def beside_structures(tiles: int, fences: int, stables: int) -> int:
    """The cells next to a room, a field, a stable or a pasture, and those that hold a stable or lie in a pasture."""
    inside = enclosed(fences)
    return around(tiles | stables | inside) | stables | inside


def next_pastures(tiles: int, fences: int, budget: int, rules: LandRules = USUAL_LAND, stables: int = 0) -> list[int]:
    """The pastures that may be fenced next with at most `budget` new fences, cheapest shapes first.

    A new pasture lies on free ground and touches an existing one if there is any; or it is a part of an existing
    pasture, which it divides. `stables` matter only where a pasture must touch some structure.
    """
    if rules is not USUAL_LAND:
        return _next_by_rules(tiles, fences, budget, rules, stables)
    inside = enclosed(fences)
    ground = ALL_CELLS & ~tiles & ~inside
    shapes: list[int] = []
    if not inside:
        off = ~ground
        for index in range(len(SHAPES)):
            if _SHAPE_LENGTH[index] > budget:
                break
            mask = SHAPES[index]
            if not mask & off:
                shapes.append(mask)
        return shapes
    near = around(inside) & ground
    old = pastures(fences)
    off = ~(ground | inside)
    for index, mask in enumerate(SHAPES):
        if mask & off:
            continue
        if mask & inside:
            if mask & ground or mask in old or not _within_one(mask, old):
                continue
        elif not mask & near:
            continue
        if _SHAPE_LENGTH[index] <= budget or edge_count(_SHAPE_EDGES[index] & ~fences) <= budget:
            shapes.append(mask)
    return shapes


def _next_by_rules(tiles: int, fences: int, budget: int, rules: LandRules, stables: int) -> list[int]:
    """The same under other rules than the usual ones."""
    inside = enclosed(fences)
    ground = ALL_CELLS & ~tiles & ~inside
    wanted = ground
    if inside and not rules.pastures_apart:
        wanted &= around(inside)
    if rules.must_touch:
        wanted &= beside_structures(tiles, fences, stables)
    old = pastures(fences)
    off = ~(ground | inside)
    tidy = not rules.loose_fences or fences_are_sound(fences, tiles, _TIDY)
    shapes: list[int] = []
    for mask in SHAPES:
        if mask & off:
            continue
        if mask & inside:
            if mask & ground or mask in old or not _within_one(mask, old):
                continue
        elif not mask & wanted:
            continue
        new = SHAPE_BOUNDARY[mask] & ~fences
        if new and new.bit_count() <= budget and (tidy or may_stand(tiles, fences, new, rules, stables)):
            shapes.append(mask)
    return shapes


_TIDY: Final = LandRules(pastures_apart=True)


def may_stand(tiles: int, fences: int, new: int, rules: LandRules, stables: int) -> bool:
    """Whether new fences may be built beside those that stand, where some of them may close nothing."""
    then = fences | new
    if not fences_are_sound(then, tiles, rules):
        return False
    if rules.must_touch:
        before = pastures(fences)
        near = beside_structures(tiles, fences, stables)
        for area in pastures(then):
            if area not in before and not area & near:
                return False
    return True


def next_edges(tiles: int, fences: int, rules: LandRules, stables: int) -> list[int]:
    """The edges on which a single fence may be built, where fences need not close anything."""
    if not rules.loose_fences:
        return []
    found: list[int] = []
    allowed = ~fences & _edges_of(ALL_CELLS & ~tiles)  # between tiles a fence can never belong to a pasture
    if rules.must_touch:
        allowed &= _edges_near(tiles, fences, stables)
    for edge in range(EDGES):
        bit = 1 << edge
        if bit & allowed and may_stand(tiles, fences, bit, rules, stables):
            found.append(edge)
    return found


def _edges_near(tiles: int, fences: int, stables: int) -> int:
    """The edges of structures, and those of the cells beside which a fence stands."""
    fenced = 0
    for cell in range(CELLS):
        if CELL_EDGES[cell] & fences:
            fenced |= 1 << cell
    return _edges_of(tiles | stables | enclosed(fences) | fenced)


def _edges_of(mask: int) -> int:
    """All edges of some cells."""
    edges = 0
    for cell in range(CELLS):
        if mask >> cell & 1:
            edges |= CELL_EDGES[cell]
    return edges


def _within_one(mask: int, areas: tuple[int, ...]) -> bool:
    for area in areas:
        if mask & area:
            return not mask & ~area
    return False


_cheapest_memo: Final[dict[tuple[int, int, int, int], int]] = {}


def cheapest_fencing(tiles: int, fences: int, rules: LandRules = USUAL_LAND, stables: int = 0) -> int:
    """The fewest fences that can be built next, for one more pasture as a rule, or more than 15 when none can."""
    usual = rules is USUAL_LAND
    if usual and not fences:
        return 4 if tiles != ALL_CELLS else MAX_FENCES + 1
    key = (tiles, fences, 0 if usual else rules.key(), 0 if usual else stables)
    known = _cheapest_memo.get(key)
    if known is not None:
        return known
    fewest = 1 if next_edges(tiles, fences, rules, stables) else MAX_FENCES + 1
    for mask in next_pastures(tiles, fences, MAX_FENCES, rules, stables) if fewest > 1 else []:
        new = edge_count(SHAPE_BOUNDARY[mask] & ~fences)
        if new < fewest:
            fewest = new
    if len(_cheapest_memo) >= _MEMO_LIMIT:
        _cheapest_memo.clear()
    _cheapest_memo[key] = fewest
    return fewest
