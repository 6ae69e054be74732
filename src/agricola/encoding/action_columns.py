"""What an action other than a placement does, as the numbers of its row."""

from __future__ import annotations

from agricola.encoding.column_numbers import (
    A_BEGGED,
    A_CAPACITY,
    A_CELL,
    A_CELLS,
    A_COVERS,
    A_FOOD,
    A_GOODS,
    A_LEAVES,
    A_NEAR_FIELDS,
    A_NEAR_FREE,
    A_NEAR_PASTURES,
    A_NEAR_ROOMS,
    A_NEW_FENCES,
    A_NUMBER,
    A_STABLES,
    A_TILE,
    A_TIMES,
    A_WITHIN,
    TILE_SHAPES,
)
from agricola.encoding.farm_columns import (
    as_byte,
    mark_cells,
)
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.grid import CELL_COUNT, CELLS, NEIGHBOURS, edge_count
from agricola.engine.farm.pastures import SHAPE_BOUNDARY, enclosed
from agricola.engine.goods import FOOD, KINDS, SHEEP
from agricola.engine.kernel.actions import (
    BAKE,
    CHOOSE,
    CONVERT,
    DONE,
    FENCE,
    KEEP,
    PASTURE,
    ROOM,
    STABLE,
    Action,
)
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.harvest import FEED


def write_details(g: GameState, p: Player, action: Action, shapes: dict[str, int], rows: list[int], at: int) -> None:
    """Write what an action does that is no placement into its row, which begins at `at`."""
    kind = action.kind
    args = action.args
    goods = action.goods
    if goods is not None:
        for good in range(KINDS):
            if goods[good]:
                rows[at + A_GOODS + good] = as_byte(goods[good])
    gets = action.gets
    if gets is not None:
        # A card may turn the same goods into one of several.
        for good in range(KINDS):
            if gets[good] and good != FOOD:
                rows[at + A_NUMBER] = good + 1
                break
    if kind in (CHOOSE, STABLE, PASTURE) and args:
        rows[at + A_NUMBER] = as_byte(args[0] + 1 if args[0] >= 0 else -args[0])
        if kind == PASTURE:
            rows[at + A_TIMES] = args[1]  # whether a stable moves into it
    elif kind == CONVERT:
        rows[at + A_TIMES] = as_byte(args[1])
        if g.stack[-1].effect is FEED:
            rows[at + A_FOOD] = as_byte(p.abilities.conversions[args[0]].get[FOOD] * args[1])
    elif kind == BAKE:
        rows[at + A_TIMES] = as_byte(args[0])
    elif kind == KEEP:
        for animal in range(SHEEP, KINDS):
            kept = args[animal - SHEEP]  # told as a negative number, so that the largest herds come first
            # Before breeding an answer names those that leave; else all leave that are not kept.
            leaves = args[animal - SHEEP + 3] if len(args) > 3 else p.goods[animal] + kept
            rows[at + A_LEAVES + animal - SHEEP] = as_byte(leaves)
    elif kind == DONE and args:
        rows[at + A_BEGGED] = as_byte(args[0])
    if action.tile:
        rows[at + A_TILE] = shapes.get(action.tile, TILE_SHAPES) + 1
        if kind == ROOM:
            rows[at + A_TIMES] = as_byte(args[0])
    cells = action.cells
    yard = p.yard
    if cells and isinstance(yard, Farmyard):
        rows[at + A_CELLS] = CELL_COUNT[cells]
        mark_cells(rows, at + A_CELL, cells)
        inside = enclosed(yard.fences)
        if kind == FENCE:
            stables = cells & yard.stables
            rows[at + A_NEW_FENCES] = edge_count(SHAPE_BOUNDARY[cells] & ~yard.fences)
            rows[at + A_CAPACITY] = as_byte(2 * CELL_COUNT[cells] << CELL_COUNT[stables])
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
