"""The actions of building on a farm of 15 spaces, one for each cell, pasture or edge; and the same for a partner."""

from __future__ import annotations

from typing import Final

from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.grid import CELL_EDGES, CELLS, EDGE_NAMES, EDGES, cell_name, cell_names
from agricola.engine.farm.land_rules import LandRules
from agricola.engine.farm.pastures import SHAPE_BOUNDARY, SHAPES, next_edges, next_pastures
from agricola.engine.kernel.actions import EDGE, FENCE, PARTNER, ROOM, STABLE, Action
from agricola.engine.message import say
from agricola.engine.price import Price


def _cell_actions(kind: int, word: str) -> list[Action]:
    return [
        Action(kind, (cell,), f"{word}:{cell_name(cell)}", say(f"act-{word}", cell=cell_name(cell)), cells=1 << cell)
        for cell in range(CELLS)
    ]


ROOMS: Final[list[Action]] = _cell_actions(ROOM, "room")
STABLES: Final[list[Action]] = _cell_actions(STABLE, "stable")
_FENCES: Final[dict[int, Action]] = {
    mask: Action(
        FENCE,
        (index,),
        "fence:" + "".join(cell_names(mask)),
        say("act-fence", cells=tuple(cell_names(mask))),
        cells=mask,
    )
    for index, mask in enumerate(SHAPES)
}


_EDGES: Final[list[Action]] = [
    Action(EDGE, (edge,), f"edge:{EDGE_NAMES[edge]}", say("act-edge", edge=EDGE_NAMES[edge]), edges=1 << edge)
    for edge in range(EDGES)
]


_THEIRS: Final = 5
"""In the steps of building: from this bit on, what was built on the partner's farm (revised 17.5)."""


def own_steps(steps: int) -> int:
    """Of the steps of building, those on the own farm."""
    return steps & (1 << _THEIRS) - 1


def their_steps(steps: int) -> int:
    """Of the steps of building, those on the partner's farm."""
    return steps >> _THEIRS


ONE_MORE_OF_THEIRS: Final = 1 << _THEIRS


_for_partner: Final[dict[Action, Action]] = {}


def for_partner(actions: list[Action]) -> list[Action]:
    """The actions of doing the same on the partner's farm; equal ones are made once."""
    found: list[Action] = []
    for action in actions:
        known = _for_partner.get(action)
        if known is None:
            told = say("act-partner", what=action.message)
            args = (action.kind, *action.args)
            code = f"partner:{action.code}"
            known = Action(PARTNER, args, code, told, cells=action.cells, edges=action.edges)
            _for_partner[action] = known
        found.append(known)
    return found


def actions_in(actions: list[Action], mask: int) -> list[Action]:
    """The actions of a list by cell whose cells are in a mask."""
    return [actions[cell] for cell in range(CELLS) if mask >> cell & 1]


def fence_actions(masks: list[int]) -> list[Action]:
    """The actions of fencing these pastures."""
    return [_FENCES[mask] for mask in masks]


def edge_actions(y: Farmyard, land: LandRules) -> list[Action]:
    """The actions of building a single fence, where fences need not complete a pasture."""
    return [_EDGES[edge] for edge in next_edges(y.tiles(), y.fences, land, y.stables)] if land.loose_fences else []


def fencing_actions(y: Farmyard, land: LandRules, budget: int) -> list[Action]:
    """The actions of building at most so many fences: whole pastures first."""
    actions = fence_actions(next_pastures(y.tiles(), y.fences, budget, land, y.stables))
    return [*actions, *edge_actions(y, land)] if budget else actions


def edges_of(action: Action) -> int:
    """The edges that fences stand on after an action of building fences."""
    return SHAPE_BOUNDARY[action.cells] if action.kind == FENCE else action.edges


def beside(action: Action) -> int:
    """The cells that an action of building fences is told by: those of the pasture, or beside the single fence."""
    if action.cells:
        return action.cells
    cells = 0
    for cell in range(CELLS):
        if CELL_EDGES[cell] & action.edges:
            cells |= 1 << cell
    return cells


def bill(price: Price) -> list[dict[str, object]]:
    """The alternatives of a price, as plain data."""
    return [cost.json() for cost in price]
