"""The farmyard board of 3 rows and 5 columns as bit masks: neighbours, edges, connected parts. No rules.

A cell is `row * 5 + column` with row 0 on top and column 0 on the left; its name is a column letter and a row number,
so that the two rooms of the start stand on a2 and a3. The 38 edges (revised 5.1.2) are 20 horizontal ones, line by line
from the top, then 18 vertical ones, row by row from the left.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.ids import Cell

ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = 15
"""How many spaces a farmyard has."""
EDGES: Final = 38
ALL_CELLS: Final = (1 << CELLS) - 1
_LEFT: Final = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS
_NOT_LEFT: Final = ALL_CELLS & ~_LEFT
_NOT_RIGHT: Final = ALL_CELLS & ~(_LEFT << COLUMNS - 1)
HORIZONTAL_EDGES: Final = 20
"""How many of them run from west to east."""


def cell_at(row: int, column: int) -> Cell:
    """The cell in that row and column, both counted from 0."""
    return Cell(row * COLUMNS + column)


def cell_name(cell: int) -> str:
    """The name of a cell: "a1" top left, "e3" bottom right."""
    return "abcde"[cell % COLUMNS] + "123"[cell // COLUMNS]


def cell_named(name: str) -> Cell | None:
    """The cell of that name, or None when there is no such cell."""
    if len(name) == 2 and name[0] in "abcde" and name[1] in "123":
        return cell_at("123".index(name[1]), "abcde".index(name[0]))
    return None


def cells_in(mask: int) -> list[Cell]:
    """The cells of a mask in ascending order."""
    return [Cell(cell) for cell in range(CELLS) if mask >> cell & 1]


def cell_names(mask: int) -> list[str]:
    """The names of the cells of a mask, in order."""
    return [cell_name(cell) for cell in cells_in(mask)]


def edges_in(mask: int) -> list[int]:
    """The edges of a mask of edges in ascending order."""
    return [edge for edge in range(EDGES) if mask >> edge & 1]


def _neighbours(cell: int) -> int:
    row, column = divmod(cell, COLUMNS)
    mask = 0
    if row > 0:
        mask |= 1 << (cell - COLUMNS)
    if row < ROWS - 1:
        mask |= 1 << (cell + COLUMNS)
    if column > 0:
        mask |= 1 << (cell - 1)
    if column < COLUMNS - 1:
        mask |= 1 << (cell + 1)
    return mask


def _cell_edges(cell: int) -> int:
    row, column = divmod(cell, COLUMNS)
    left = HORIZONTAL_EDGES + row * (COLUMNS + 1) + column
    return 1 << cell | 1 << (cell + COLUMNS) | 1 << left | 1 << (left + 1)


CELL_COUNT: Final[list[int]] = [mask.bit_count() for mask in range(1 << CELLS)]
"""How many cells each mask of cells has: compiled, a list answers far sooner than a method of the number."""
NEIGHBOURS: Final[list[int]] = [_neighbours(cell) for cell in range(CELLS)]
CELL_EDGES: Final[list[int]] = [_cell_edges(cell) for cell in range(CELLS)]


def _edge_names() -> list[str]:
    names = [f"{cell_name(cell)}n" for cell in range(CELLS)]
    names += [f"{cell_name(cell)}s" for cell in range(CELLS - COLUMNS, CELLS)]
    for row in range(ROWS):
        names += [f"{cell_name(row * COLUMNS + column)}w" for column in range(COLUMNS)]
        names.append(f"{cell_name(row * COLUMNS + COLUMNS - 1)}e")
    return names


EDGE_NAMES: Final[list[str]] = _edge_names()
"""Each edge by the cell that it is north or west of; along the lower and right rim south and east."""


def edge_names(mask: int) -> list[str]:
    """The names of the edges of a mask of edges, in order."""
    return [EDGE_NAMES[edge] for edge in edges_in(mask)]


def edge_count(mask: int) -> int:
    """How many edges a mask of edges has."""
    return CELL_COUNT[mask & ALL_CELLS] + CELL_COUNT[mask >> CELLS & ALL_CELLS] + CELL_COUNT[mask >> 2 * CELLS]


def around(mask: int) -> int:
    """The cells that touch a set of cells orthogonally, without the set itself."""
    near = mask >> COLUMNS | mask << COLUMNS | (mask & _NOT_LEFT) >> 1 | (mask & _NOT_RIGHT) << 1
    return near & ALL_CELLS & ~mask


def boundary(mask: int) -> int:
    """The edges that have a cell of the set on exactly one side."""
    edges = 0
    for cell in range(CELLS):
        if mask >> cell & 1:
            edges ^= CELL_EDGES[cell]
    return edges


def inner_edges(mask: int) -> int:
    """The edges that have a cell of the set on both sides."""
    edges = 0
    for cell in range(CELLS):
        if mask >> cell & 1:
            edges |= CELL_EDGES[cell]
    return edges & ~boundary(mask)


def is_connected(mask: int) -> bool:
    """Whether the cells of the set form one orthogonally connected group; the empty set does."""
    if not mask:
        return True
    reached = mask & -mask
    while True:
        grown = (reached | around(reached)) & mask
        if grown == reached:
            return reached == mask
        reached = grown
