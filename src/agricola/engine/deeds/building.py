"""Deeds that build: rooms, renovation, stables (revised 7.1, 7.2, 7.4; original 8.1, 8.2, 10)."""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.connectives import Deed, next_step
from agricola.engine.deeds.yard_actions import (
    ONE_MORE_OF_THEIRS,
    ROOMS,
    STABLES,
    actions_in,
    bill,
    for_partner,
    own_steps,
    their_steps,
)
from agricola.engine.economy.costs import final_price, missing, pay, payable
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.grid import ALL_CELLS, CELLS, around
from agricola.engine.farm.land_rules import LandRules
from agricola.engine.farm.pastures import enclosed
from agricola.engine.goods import HOUSE
from agricola.engine.ids import MATERIAL_NAMES, MAX_STABLES
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import CHOOSE, PARTNER, ROOM, STABLE, Action
from agricola.engine.kernel.card import FOR_RENOVATION, FOR_ROOM, FOR_STABLE, Purpose
from agricola.engine.kernel.effect import card_of
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import RENOVATED, ROOMS_BUILT, STABLES_BUILT, Event
from agricola.engine.kernel.player import Player, grid
from agricola.engine.kernel.state import GameState, partner_of
from agricola.engine.kernel.triggers import fire, listens
from agricola.engine.message import Message, Reasons, say
from agricola.engine.price import Price

RENOVATING: Final = "renovate"
"""What a card may forbid its owner: to renovate."""


def what_stands_on(y: Farmyard, cell: int) -> Reasons:
    """What stands on a cell, so that nothing else can."""
    bit = 1 << cell
    reasons: list[Message] = []
    if y.rooms & bit:
        reasons.append(say("why-room-there"))
    if y.fields & bit:
        reasons.append(say("why-field-there"))
    if y.stables & bit:
        reasons.append(say("why-stable-there"))
    if y.upright & bit:
        reasons.append(say("why-fence-there"))
    return tuple(reasons)


def why_not_free(y: Farmyard, cell: int) -> Reasons:
    """Why no tile can go on a cell: what stands there, and the pasture around it; nothing when it is free."""
    reasons = what_stands_on(y, cell)
    return (*reasons, say("why-inside-pasture")) if enclosed(y.fences) >> cell & 1 else reasons


def room_cells(y: Farmyard) -> int:
    """The cells on which a room may be built: free, and beside a room (revised 7.1.2)."""
    return y.free() & around(y.rooms)


def room_price(g: GameState, p: Player, number: int) -> Price:
    """What the next room costs; `number` is 1 for the first of an action, 2 for the second."""
    house = p.yard.house
    price = g.board.room_prices[house]
    if not p.abilities.priced_for >> FOR_ROOM & 1 and g.board.team is None:
        return price
    return final_price(g, p, price, Purpose(FOR_ROOM, house, number))


class BuildRooms(Deed):
    """Build rooms of the house's material, one after another."""

    def __init__(self, limit: int = 15, price: Price | None = None) -> None:
        super().__init__()
        self.limit = limit
        self.price = price
        """The price of a room where it is another than the normal one; cards do not change it."""

    def label(self) -> Message:
        return say("do-build-room") if self.limit == 1 else say("do-build-rooms")

    def _price(self, g: GameState, p: Player, steps: int) -> Price:
        return room_price(g, p, steps + 1) if self.price is None else self.price

    def draws_on(self, g: GameState, seat: int) -> int:
        return 1 << HOUSE

    def brings(self) -> int:
        return 1 << HOUSE

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        if payable(g, p, self._price(g, p, 0)) and room_cells(grid(p)) != 0:
            return True
        return g.board.team is not None and self._their_cells(g, p) != 0

    def _their_price(self, g: GameState, p: Player, partner: Player) -> Price:
        """What a room on the partner's farm costs (revised 17.5.3)."""
        assert g.board.team is not None
        house = grid(partner).house
        price = g.board.team.room_prices[house]
        return final_price(g, p, price, Purpose(FOR_ROOM, house))

    def _their_cells(self, g: GameState, p: Player) -> int:
        """The cells of the partner's farm on which a room could be built and paid."""
        partner = partner_of(g, p)
        if partner is None or self.price is not None or not payable(g, p, self._their_price(g, p, partner)):
            return 0
        return room_cells(grid(partner))

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        return own_steps(steps) <= CELLS and their_steps(steps) <= CELLS

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        y = grid(p)
        reasons = () if room_cells(y) else (say("why-no-space-beside-house"),)
        price = self._price(g, p, 0)
        return reasons if payable(g, p, price) else (*reasons, *missing(p, price))

    def each_costs(self, g: GameState, seat: int) -> Price:
        return self._price(g, g.players[seat], 0)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        y = grid(p)
        if own_steps(steps) + their_steps(steps) >= self.limit:
            return []
        options = actions_in(ROOMS, room_cells(y)) if payable(g, p, self._price(g, p, own_steps(steps))) else []
        if g.board.team is not None:
            options.extend(for_partner(actions_in(ROOMS, self._their_cells(g, p))))
        return options

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        if action.kind == PARTNER:
            partner = partner_of(g, p)
            assert partner is not None
            price = self._their_price(g, p, partner)
            _build_room(g, partner, action.cells)
            next_step(g, f, steps + ONE_MORE_OF_THEIRS)
        else:
            price = self._price(g, p, own_steps(steps))
            _build_room(g, p, action.cells)
            next_step(g, f, steps + 1)
        pay(g, p, price, f.space)

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        own = own_steps(steps)
        if own and listens(g, ROOMS_BUILT):
            fire(g, Event(ROOMS_BUILT, f.seat, f.space, count=own, material=grid(g.players[f.seat]).house))

    def why_not(self, g: GameState, f: Frame, cell: int) -> Reasons:
        p = g.players[f.seat]
        y = grid(p)
        reasons = list(why_not_free(y, cell))
        if not (y.rooms | around(y.rooms)) >> cell & 1:
            reasons.append(say("why-beside-no-room"))
        if own_steps(f.steps) + their_steps(f.steps) >= self.limit:
            reasons.append(say("why-not-possible", what=self.label()))
        price = self._price(g, p, own_steps(f.steps))
        return tuple(reasons) if payable(g, p, price) else (*reasons, *missing(p, price))

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        p = g.players[f.seat]
        partner = partner_of(g, p)
        if action.kind == PARTNER and partner is not None:
            return {"bill": bill(self._their_price(g, p, partner))}
        return {"bill": bill(self._price(g, p, own_steps(f.steps)))} if action.kind == ROOM else {}


def _build_room(g: GameState, p: Player, cell: int) -> None:
    grid(p).rooms |= cell
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.BUILT, p.seat, what=tell.ROOM, cells=cell, count=1)


def is_finest(g: GameState, p: Player) -> bool:
    """Whether a house is of the last material, which can't be renovated."""
    return p.yard.house + 1 >= len(g.board.renovation_prices)


_RENOVATIONS: Final[list[Action]] = [
    Action(
        CHOOSE,
        (material,),
        f"choose:{MATERIAL_NAMES[material]}",
        say("act-renovate", material=MATERIAL_NAMES[material]),
    )
    for material in range(3)
]


class Renovate(Deed):
    """Renovate the whole house by one step, or as a card allows (revised 7.2)."""

    def __init__(self, to: int | None = None) -> None:
        super().__init__()
        self.to = to
        """The only material that the house is renovated to, from the one before it; other cards do not change that."""

    def label(self) -> Message:
        return say("do-renovate") if self.to is None else say("act-renovate", material=MATERIAL_NAMES[self.to])

    def _price(self, g: GameState, p: Player, material: int) -> Price:
        rooms = p.yard.room_count()
        price = g.board.renovation_prices[material][rooms]
        if not p.abilities.priced_for >> FOR_RENOVATION & 1 and g.board.team is None:
            return price
        return final_price(g, p, price, Purpose(FOR_RENOVATION, material, rooms))

    def draws_on(self, g: GameState, seat: int) -> int:
        return 1 << HOUSE

    def brings(self) -> int:
        return 1 << HOUSE

    def _targets(self, g: GameState, p: Player) -> list[int]:
        return [] if RENOVATING in p.abilities.bans else self._materials(g, p)

    def _materials(self, g: GameState, p: Player) -> list[int]:
        """The materials that the house could get, whatever a card forbids."""
        if is_finest(g, p):
            return []
        if self.to is not None:
            return [self.to] if p.yard.house + 1 == self.to else []
        targets = [p.yard.house + 1]
        for card in p.abilities.renovations:
            renovations = card.rules.renovations
            assert renovations is not None
            targets.extend([material for material in renovations(g, p.seat) if material not in targets])
        return targets

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        for material in self._targets(g, p):
            if payable(g, p, self._price(g, p, material)):
                return True
        return False

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        if self.possible(g, seat, space):
            return ()
        p = g.players[seat]
        reasons: list[Message] = []
        if is_finest(g, p):
            reasons.append(say("why-finest-house", material=MATERIAL_NAMES[p.yard.house]))
        if RENOVATING in p.abilities.bans:
            reasons.append(say("why-renovation-forbidden"))
        materials = self._materials(g, p)
        if not materials and not is_finest(g, p):
            reasons.append(say("why-house-of", material=MATERIAL_NAMES[p.yard.house]))
        price = tuple([cost for material in materials for cost in self._price(g, p, material)])
        return tuple(reasons) if not price or payable(g, p, price) else (*reasons, *missing(p, price))

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        return [
            _RENOVATIONS[material] for material in self._targets(g, p) if payable(g, p, self._price(g, p, material))
        ]

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        y = p.yard
        material = action.args[0]
        price = self._price(g, p, material)
        g.stack.pop()
        before = y.house
        y.house = material
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.RENOVATED, f.seat, what=MATERIAL_NAMES[material])
        if listens(g, RENOVATED):
            fire(g, Event(RENOVATED, f.seat, f.space, material=material, old_material=before))
        pay(g, p, price, f.space)


class BuildStables(Deed):
    """Build stables, one after another (revised 7.4)."""

    def __init__(self, price: Price, limit: int = MAX_STABLES) -> None:
        super().__init__()
        self.price = price
        self.limit = limit

    def label(self) -> Message:
        return say("do-build-stable") if self.limit == 1 else say("do-build-stables")

    def _price(self, g: GameState, p: Player) -> Price:
        if not p.abilities.priced_for >> FOR_STABLE & 1 and g.board.team is None:
            return self.price
        return final_price(g, p, self.price, Purpose(FOR_STABLE))

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        y = grid(p)
        if payable(g, p, self._price(g, p)) and y.stables_left() > 0 and stable_cells(y, g.board.land) != 0:
            return True
        return g.board.team is not None and self._their_cells(g, p) != 0

    def _their_price(self, g: GameState, p: Player) -> Price:
        """What a stable on the partner's farm costs (revised 17.5.3)."""
        assert g.board.team is not None
        price = g.board.team.stable_price
        return final_price(g, p, price, Purpose(FOR_STABLE))

    def _their_cells(self, g: GameState, p: Player) -> int:
        """The cells of the partner's farm on which a stable could be built and paid; not by a card's own offer."""
        partner = partner_of(g, p)
        if partner is None or card_of(self) in g.board.cards or not grid(partner).stables_left():
            return 0
        return stable_cells(grid(partner), g.board.land) if payable(g, p, self._their_price(g, p)) else 0

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        return own_steps(steps) <= MAX_STABLES and their_steps(steps) <= MAX_STABLES

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        y = grid(p)
        reasons: list[Message] = []
        if not y.stables_left():
            reasons.append(say("why-no-stable-left"))
        if not stable_cells(y, g.board.land):
            reasons.append(say("why-no-space-for-stable"))
        price = self._price(g, p)
        return tuple(reasons) if payable(g, p, price) else (*reasons, *missing(p, price))

    def each_costs(self, g: GameState, seat: int) -> Price:
        return self._price(g, g.players[seat])

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        y = grid(p)
        if own_steps(steps) + their_steps(steps) >= self.limit:
            return []
        options: list[Action] = []
        if y.stables_left() and payable(g, p, self._price(g, p)):
            options = actions_in(STABLES, stable_cells(y, g.board.land))
        if g.board.team is not None:
            options.extend(for_partner(actions_in(STABLES, self._their_cells(g, p))))
        return options

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        partner = partner_of(g, p)
        if action.kind == PARTNER and partner is not None:
            price = self._their_price(g, p)
            _build_stable(g, partner, action.cells)
            next_step(g, f, steps + ONE_MORE_OF_THEIRS)
        else:
            price = self._price(g, p)
            _build_stable(g, p, action.cells)
            next_step(g, f, steps + 1)
            if listens(g, STABLES_BUILT):
                fire(g, Event(STABLES_BUILT, f.seat, f.space, count=1, cells=action.cells))
        pay(g, p, price, f.space)

    def why_not(self, g: GameState, f: Frame, cell: int) -> Reasons:
        p = g.players[f.seat]
        y = grid(p)
        reasons = list(what_stands_on(y, cell))
        if g.board.land.must_touch and not (y.tiles() | y.beside_structures()) >> cell & 1:
            reasons.append(say("why-beside-nothing"))
        if not y.stables_left():
            reasons.append(say("why-no-stable-left"))
        if own_steps(f.steps) + their_steps(f.steps) >= self.limit:
            reasons.append(say("why-not-possible", what=self.label()))
        price = self._price(g, p)
        return tuple(reasons) if payable(g, p, price) else (*reasons, *missing(p, price))

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        p = g.players[f.seat]
        if action.kind == PARTNER:
            return {"bill": bill(self._their_price(g, p))}
        return {"bill": bill(self._price(g, p))} if action.kind == STABLE else {}


def _build_stable(g: GameState, p: Player, cell: int) -> None:
    grid(p).stables |= cell
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.BUILT, p.seat, what=tell.STABLE, cells=cell, count=1)


def stable_cells(y: Farmyard, land: LandRules) -> int:
    """The cells on which a stable may be built: no tile and no stable, inside a pasture or not."""
    cells = ALL_CELLS & ~(y.tiles() | y.stables)
    return cells & y.beside_structures() if land.must_touch else cells
