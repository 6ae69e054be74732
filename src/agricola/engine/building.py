"""Deeds that build: rooms, renovation, stables, fences (revised 7.1, 7.2, 7.4, 7.5; original 8.1, 8.2, 10, 11)."""

from __future__ import annotations

from typing import Final

from agricola.engine.actions import FENCE, ROOM, STABLE, Action
from agricola.engine.card import FOR_FENCES, FOR_RENOVATION, FOR_ROOM, FOR_STABLE, Price, Purpose
from agricola.engine.costs import final_price, missing, pay, payable
from agricola.engine.effect import Effect, Frame, Stuck
from agricola.engine.effects import OPTIONAL, Deed, next_step
from agricola.engine.events import FENCES_BUILT, RENOVATED, ROOMS_BUILT, STABLES_BUILT, Event
from agricola.engine.farmyard import Farmyard, grid
from agricola.engine.grid import ALL_CELLS, CELLS, around, cell_name, cell_names
from agricola.engine.ids import MAX_FENCES, MAX_STABLES, STONEN
from agricola.engine.pastures import SHAPE_BOUNDARY, SHAPES, cheapest_pasture, enclosed, next_pastures
from agricola.engine.state import GameState, Player
from agricola.engine.supply import house_animals
from agricola.engine.triggers import fire, listens


def _cell_actions(kind: int, word: str) -> list[Action]:
    return [Action(kind, (cell,), f"{word} {cell_name(cell)}", cells=1 << cell) for cell in range(CELLS)]


_ROOMS: Final[list[Action]] = _cell_actions(ROOM, "room")
_STABLES: Final[list[Action]] = _cell_actions(STABLE, "stable")
_FENCES: Final[dict[int, Action]] = {
    mask: Action(FENCE, (index,), "fence " + " ".join(cell_names(mask)), cells=mask)
    for index, mask in enumerate(SHAPES)
}


def actions_in(actions: list[Action], mask: int) -> list[Action]:
    """The actions of a list by cell whose cells are in a mask."""
    return [actions[cell] for cell in range(CELLS) if mask >> cell & 1]


def why_not_free(y: Farmyard, cell: int) -> str | None:
    """What stands on a cell where a tile could otherwise go; None when it is free."""
    bit = 1 << cell
    if y.rooms & bit:
        return "a room stands there"
    if y.fields & bit:
        return "a field lies there"
    if y.stables & bit:
        return "a stable stands there"
    if enclosed(y.fences) & bit:
        return "it lies inside a pasture"
    return None


def room_cells(y: Farmyard) -> int:
    """The cells on which a room may be built: free, and beside a room (revised 7.1.2)."""
    return y.free() & around(y.rooms)


class BuildRooms(Deed):
    """Build rooms of the house's material, one after another."""

    def __init__(self, limit: int = 15) -> None:
        super().__init__()
        self.limit = limit

    def label(self) -> str:
        return "build 1 room" if self.limit == 1 else "build rooms"

    def _price(self, g: GameState, p: Player, steps: int) -> Price:
        house = grid(p).house
        price = g.board.room_prices[house]
        if not p.abilities.priced:
            return price
        return final_price(g, p, price, Purpose(FOR_ROOM, house, steps + 1))

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        y = grid(p)
        return payable(p, self._price(g, p, 0)) and room_cells(y) != 0

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        p = g.players[seat]
        y = grid(p)
        if not room_cells(y):
            return "no free space beside the house"
        price = self._price(g, p, 0)
        return None if payable(p, price) else missing(p, price)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        y = grid(p)
        if steps >= self.limit or not payable(p, self._price(g, p, steps)):
            return []
        return actions_in(_ROOMS, room_cells(y))

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        y = grid(p)
        price = self._price(g, p, steps)
        y.rooms |= action.cells
        next_step(g, f, steps + 1)
        pay(g, p, price, f.space)

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        if listens(g, ROOMS_BUILT):
            fire(g, Event(ROOMS_BUILT, f.seat, f.space, count=steps, before=grid(g.players[f.seat]).house))

    def why_not(self, g: GameState, f: Frame, cell: int) -> str | None:
        p = g.players[f.seat]
        y = grid(p)
        return why_not_free(y, cell) or ("it does not touch the house" if not room_cells(y) >> cell & 1 else None)


class Renovate(Effect):
    """Renovate the whole house by one step (revised 7.2)."""

    def label(self) -> str:
        return "renovate"

    def _price(self, g: GameState, p: Player) -> Price:
        y = grid(p)
        material = y.house + 1
        rooms = y.room_count()
        price = g.board.renovation_prices[material][rooms]
        if not p.abilities.priced:
            return price
        return final_price(g, p, price, Purpose(FOR_RENOVATION, material, rooms))

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        y = grid(p)
        return y.house != STONEN and payable(p, self._price(g, p))

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        p = g.players[seat]
        y = grid(p)
        if y.house == STONEN:
            return "a stone house can't be renovated"
        price = self._price(g, p)
        return None if payable(p, price) else missing(p, price)

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        y = grid(p)
        if y.house == STONEN:
            raise Stuck
        price = self._price(g, p)
        g.stack.pop()
        y.house += 1
        if listens(g, RENOVATED):
            fire(g, Event(RENOVATED, f.seat, f.space, before=y.house - 1))
        pay(g, p, price, f.space)


class BuildStables(Deed):
    """Build stables, one after another (revised 7.4)."""

    def __init__(self, price: Price, limit: int = MAX_STABLES) -> None:
        super().__init__()
        self.price = price
        self.limit = limit

    def label(self) -> str:
        return "build 1 stable" if self.limit == 1 else "build stables"

    def _price(self, g: GameState, p: Player) -> Price:
        return final_price(g, p, self.price, Purpose(FOR_STABLE)) if p.abilities.priced else self.price

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        y = grid(p)
        return payable(p, self._price(g, p)) and y.stables_left() > 0 and _stable_cells(y) != 0

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        p = g.players[seat]
        y = grid(p)
        if not y.stables_left():
            return "no stable left"
        if not _stable_cells(y):
            return "no space for a stable"
        price = self._price(g, p)
        return None if payable(p, price) else missing(p, price)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        y = grid(p)
        if steps >= self.limit or not y.stables_left() or not payable(p, self._price(g, p)):
            return []
        return actions_in(_STABLES, _stable_cells(y))

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        y = grid(p)
        price = self._price(g, p)
        y.stables |= action.cells
        next_step(g, f, steps + 1)
        pay(g, p, price, f.space)

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        if listens(g, STABLES_BUILT):
            fire(g, Event(STABLES_BUILT, f.seat, f.space, count=steps))

    def why_not(self, g: GameState, f: Frame, cell: int) -> str | None:
        p = g.players[f.seat]
        y = grid(p)
        return None if _stable_cells(y) >> cell & 1 else why_not_free(y, cell)


def _stable_cells(y: Farmyard) -> int:
    """The cells on which a stable may be built: no tile and no stable, inside a pasture or not."""
    return ALL_CELLS & ~(y.rooms | y.fields | y.stables)


def _own_event(f: Frame) -> Event:
    """What has been fenced so far in this action; every step but the first finds it in the frame."""
    assert f.event is not None
    return f.event


class BuildFences(Deed):
    """Build fences, one pasture at a time; the bill is for the whole action (revised 7.5).

    The number of steps is the number of fences built so far, because the price is for all of them together.
    """

    def label(self) -> str:
        return "build fences"

    def _price(self, g: GameState, p: Player, fences: int) -> Price:
        price = g.board.fence_prices[fences]
        return final_price(g, p, price, Purpose(FOR_FENCES, count=fences)) if p.abilities.priced else price

    def _budget(self, g: GameState, p: Player, built: int) -> int:
        """How many fences more can be built and paid under the same bill."""
        more = 0
        left = grid(p).fences_left()
        while more < left and payable(p, self._price(g, p, built + more + 1)):
            more += 1
        return more

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        y = grid(p)
        if not payable(p, self._price(g, p, 1)):
            return False
        cheapest = cheapest_pasture(y.rooms | y.fields, y.fences)
        return cheapest <= y.fences_left() and payable(p, self._price(g, p, cheapest))

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        p = g.players[seat]
        y = grid(p)
        cheapest = cheapest_pasture(y.rooms | y.fields, y.fences)
        if cheapest > MAX_FENCES:
            return "no pasture can be fenced"
        if cheapest > y.fences_left():
            return f"{cheapest} fences needed, {y.fences_left()} left"
        price = self._price(g, p, cheapest)
        return None if payable(p, price) else missing(p, price)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        y = grid(p)
        budget = self._budget(g, p, steps)
        if not budget:
            return []
        return [_FENCES[mask] for mask in next_pastures(y.rooms | y.fields, y.fences, budget)]

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        y = grid(p)
        before = _own_event(f).before if f.n >> 1 else y.fences
        new = (SHAPE_BOUNDARY[action.cells] & ~y.fences).bit_count()
        y.fences |= SHAPE_BOUNDARY[action.cells]
        event = Event(FENCES_BUILT, f.seat, f.space, count=steps + new, before=before)
        g.stack[-1] = Frame(self, f.seat, f.space, ((steps + new) << 1) | (f.n & OPTIONAL), event)

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        p = g.players[f.seat]
        fire(g, _own_event(f))
        house_animals(g, p)
        pay(g, p, self._price(g, p, steps), f.space)

    def why_not(self, g: GameState, f: Frame, cell: int) -> str | None:
        p = g.players[f.seat]
        y = grid(p)
        if y.rooms >> cell & 1:
            return "a room can't be inside a pasture"
        if y.fields >> cell & 1:
            return "a field can't be inside a pasture"
        built = f.n >> 1
        for mask in next_pastures(y.rooms | y.fields, y.fences, self._budget(g, p, built)):
            if mask >> cell & 1:
                return None
        return "no pasture with this space can be fenced and paid"
