"""Deeds that build: rooms, renovation, stables, fences (revised 7.1, 7.2, 7.4, 7.5; original 8.1, 8.2, 10, 11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.engine.deeds.connectives import Deed, next_step
from agricola.engine.deeds.for_partner import FENCES_FOR_PARTNER
from agricola.engine.deeds.yard_actions import (
    ONE_MORE_OF_THEIRS,
    ROOMS,
    STABLES,
    actions_in,
    beside,
    bill,
    edge_actions,
    edges_of,
    fence_actions,
    for_partner,
    own_steps,
    their_steps,
)
from agricola.engine.economy.costs import final_price, missing, pay, payable
from agricola.engine.economy.supply import house_animals_later
from agricola.engine.farm.animals import capacity
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.grid import ALL_CELLS, CELLS, around, boundary, edge_count, is_connected
from agricola.engine.farm.land_rules import LandRules
from agricola.engine.farm.pastures import SHAPE_BOUNDARY, cheapest_fencing, enclosed, next_pastures
from agricola.engine.goods import HOUSE
from agricola.engine.ids import MATERIAL_NAMES, MAX_FENCES, MAX_STABLES
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import CHOOSE, DONE, EDGE, FENCE, PARTNER, ROOM, STABLE, Action
from agricola.engine.kernel.card import FOR_FENCES, FOR_RENOVATION, FOR_ROOM, FOR_STABLE, Purpose
from agricola.engine.kernel.effect import card_of
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import FENCES_BUILT, RENOVATED, ROOMS_BUILT, STABLES_BUILT, Event
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


def _own_event(f: Frame) -> Event:
    """What has been fenced so far in this action; every step but the first finds it in the frame."""
    assert f.event is not None
    return f.event


class BuildFences(Deed):
    """Build fences, one pasture at a time; the bill is for the whole action (revised 7.5).

    The number of steps is the number of fences built so far, because the price is for all of them together. Fences on
    the farm of a partner come first and have a bill of their own; how many they are is noted beside the number.
    """

    def __init__(
        self,
        one_space: bool = False,
        free: bool = False,
        around_event: bool = False,
        most: int = MAX_FENCES,
        most_of: Callable[[GameState, int], int] | None = None,
    ) -> None:
        super().__init__()
        self.one_space = one_space
        """A card's fencing of one new space, which is no Build Fences action and divides no pasture."""
        self.free = free
        self.most = most
        """How many fences, without those that cards add."""
        self.most_of = most_of
        self.around_event = around_event
        """Only the space where something was just built."""

    def label(self) -> Message:
        return say("do-fence-one-space") if self.one_space else say("do-build-fences")

    def _price(self, g: GameState, p: Player, fences: int, steps: int) -> Price:
        """The bill for so many fences, of which some are built already, after so many steps."""
        due = 0 if self.free else fences - p.abilities.more_fences
        price = g.board.fence_prices[due if due > 0 else 0]
        if self.free or (not p.abilities.priced_for >> FOR_FENCES & 1 and g.board.team is None):
            return price
        purpose = Purpose(
            FOR_FENCES,
            count=fences,
            literal=not self.one_space,
            fences_before=grid(p).fences.bit_count() - own_steps(steps),
            partners_fences=their_steps(steps),
        )
        return final_price(g, p, price, purpose)

    def _most(self, g: GameState, p: Player) -> int:
        """How many fences may be built in all, as far as the reserve goes."""
        most = self.most if self.most_of is None else self.most_of(g, p.seat)
        return most + p.abilities.more_fences

    def _next(self, g: GameState, y: Farmyard, budget: int, built: int = 0) -> list[int]:
        """The pastures that may come next."""
        masks = next_pastures(y.tiles(), y.fences, budget, g.board.land, y.stables)
        if self.one_space and not built:
            inside = enclosed(y.fences)
            masks = [mask for mask in masks if mask.bit_count() == 1 and not mask & inside]
        return masks

    def _budget(self, g: GameState, p: Player, steps: int) -> int:
        """How many fences more can be built and paid under the same bill."""
        more = 0
        built = own_steps(steps)
        left = min(grid(p).fences_left(), self._most(g, p) - built)
        while more < left and payable(g, p, self._price(g, p, built + more + 1, steps)):
            more += 1
        return more

    def _for_partner(self, g: GameState, p: Player) -> list[Action]:
        """The pastures that may be fenced on the partner's farm; only in a Build Fences action."""
        if g.board.team is None or self.one_space or self.free or self.around_event or self.most < MAX_FENCES:
            return []
        return FENCES_FOR_PARTNER.offers(g, p, 0)

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        return self._possible_here(g, p) or (g.board.team is not None and len(self._for_partner(g, p)) > 0)

    def _possible_here(self, g: GameState, p: Player) -> bool:
        y = grid(p)
        if not payable(g, p, self._price(g, p, 1, 0)):
            return False
        if self.one_space:
            return len(self._next(g, y, self._budget(g, p, 0))) > 0
        cheapest = cheapest_fencing(y.tiles(), y.fences, g.board.land, y.stables)
        if cheapest > min(y.fences_left(), self._most(g, p)):
            return False
        return payable(g, p, self._price(g, p, cheapest, 0))

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        y = grid(p)
        if self.one_space:
            return () if self._possible_here(g, p) else (say("why-no-single-space"),)
        if self._for_partner(g, p):
            return ()
        cheapest = cheapest_fencing(y.tiles(), y.fences, g.board.land, y.stables)
        if cheapest > MAX_FENCES:
            return (say("why-no-pasture"),)
        left = min(y.fences_left(), self._most(g, p))
        reasons = () if cheapest <= left else (say("why-fences", needed=cheapest, left=left),)
        price = self._price(g, p, cheapest, 0)
        return reasons if payable(g, p, price) else (*reasons, *missing(p, price))

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        options = self._details_here(g, f, steps)
        if g.board.team is not None and not steps:
            options.extend(self._for_partner(g, p))
        return options

    def _details_here(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        y = grid(p)
        budget = self._budget(g, p, steps)
        steps = own_steps(steps)
        if steps and self.one_space:
            own = _own_event(f)
            around_it = (SHAPE_BOUNDARY[own.cells] & ~own.old_fences).bit_count()
            budget = min(budget, p.abilities.more_fences - (steps - around_it))
        if not budget:
            return []
        masks = self._next(g, y, budget, steps)
        if self.around_event and not steps:
            masks = [mask for mask in masks if f.event is not None and mask == f.event.cells]
        options = fence_actions(masks)
        if not self.one_space and not self.around_event:
            options.extend(edge_actions(y, g.board.land))
        return options

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        if action.kind == PARTNER:
            next_step(g, f, ONE_MORE_OF_THEIRS)
            begun = Frame(FENCES_FOR_PARTNER, f.seat, f.space)
            g.stack.append(begun)
            FENCES_FOR_PARTNER.do(g, begun, action, 0)
            return
        p = g.players[f.seat]
        y = grid(p)
        theirs = their_steps(steps)
        steps = own_steps(steps)
        before = _own_event(f).old_fences if steps else y.fences
        cells = (_own_event(f).cells if steps else action.cells) if self.one_space else 0
        edges = edges_of(action) & ~y.fences
        new = edge_count(edges)
        if g.event_log is not None:
            g.event_log.tell(
                g.round, tell.BUILT, f.seat, what=tell.FENCES, cells=beside(action), edges=edges, count=new
            )
        y.fences |= edges
        card = g.board.cards.get(card_of(self))
        event = Event(FENCES_BUILT, f.seat, f.space, card=card, count=steps + new, cells=cells, old_fences=before)
        so_far = steps + new + theirs * ONE_MORE_OF_THEIRS
        g.stack[-1] = Frame(self, f.seat, f.space, so_far, event, optional=f.optional)

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        return own_steps(steps) <= MAX_FENCES and their_steps(steps) <= MAX_FENCES

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        p = g.players[f.seat]
        own = own_steps(steps)
        if not own:
            return
        # A divided pasture may be too small, but a card may bring a stable now (original 12.9).
        house_animals_later(g, p)
        fire(g, _own_event(f))
        pay(g, p, self._price(g, p, own, steps), f.space)

    def why_not(self, g: GameState, f: Frame, cell: int) -> Reasons:
        y = grid(g.players[f.seat])
        if y.rooms >> cell & 1:
            return (say("why-room-in-pasture"),)
        if y.fields >> cell & 1:
            return (say("why-field-in-pasture"),)
        if y.upright >> cell & 1:
            return (say("why-fence-there"),)
        for action in self._details_here(g, f, f.steps):
            if action.cells >> cell & 1:
                return ()
        return (say("why-no-pasture-with-cell"),)

    def why_not_together(self, g: GameState, f: Frame, cells: int) -> Reasons:
        p = g.players[f.seat]
        y = grid(p)
        if any([action.cells == cells for action in self._details_here(g, f, f.steps)]):
            return ()
        if self.one_space or self.around_event:
            return (say("why-only", what=self.label()),)
        built = own_steps(f.steps)
        reasons = self._why_no_pasture_there(g, y, cells, built)
        if any([reason.code != "why-pasture-not-beside" for reason in reasons]):
            return tuple(reasons)
        new = edge_count(boundary(cells) & ~y.fences)
        left = min(y.fences_left(), self._most(g, p) - built)
        if new > left:
            reasons.append(say("why-fences", needed=new, left=left))
        if built + new > MAX_FENCES:
            return tuple(reasons)  # so many have no price
        price = self._price(g, p, built + new, f.steps)
        return tuple(reasons) if payable(g, p, price) else (*reasons, *missing(p, price))

    def _why_no_pasture_there(self, g: GameState, y: Farmyard, cells: int, built: int) -> list[Message]:
        """What the ground and the other pastures say against a pasture, whatever it costs."""
        reasons: list[Message] = []
        if cells & y.rooms:
            reasons.append(say("why-room-in-pasture"))
        if cells & y.fields:
            reasons.append(say("why-field-in-pasture"))
        if cells & y.upright:
            reasons.append(say("why-fence-there"))
        if not is_connected(cells):
            reasons.append(say("why-pasture-apart"))
        inside = enclosed(y.fences)
        allowed = cells in self._next(g, y, MAX_FENCES, built)
        if not cells & ~inside:
            if not allowed and not reasons:
                reasons.append(say("why-inside-pasture"))
        elif cells & inside:
            reasons.append(say("why-pasture-mixed"))
        elif not allowed and not reasons and cells in SHAPE_BOUNDARY:
            reasons.append(say("why-pasture-not-beside"))
        return reasons

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        """The new fences, the bill for all of this action's fences together, and what the pasture would hold.

        They are paid when the last of them stands: to be done tells the bill alone.
        """
        if action.kind == PARTNER:
            return FENCES_FOR_PARTNER.preview(g, Frame(FENCES_FOR_PARTNER, f.seat, f.space), action)
        p = g.players[f.seat]
        y = grid(p)
        built = own_steps(f.steps)
        if action.kind == DONE and built:
            return {"bill": bill(self._price(g, p, built, f.steps))}
        if action.kind not in (FENCE, EDGE):
            return {}
        new = (edges_of(action) & ~y.fences).bit_count()
        told: dict[str, object] = {"fences": new, "bill": bill(self._price(g, p, built + new, f.steps))}
        if action.kind == FENCE:
            told["capacity"] = p.abilities.pasture_holds(capacity(action.cells, y.stables))
        return told
