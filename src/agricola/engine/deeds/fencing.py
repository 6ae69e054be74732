"""The deed that builds fences (revised 7.5; original 11)."""

from __future__ import annotations

from collections.abc import Callable

from agricola.engine.deeds.connectives import Deed, next_step
from agricola.engine.deeds.for_partner import FENCES_FOR_PARTNER
from agricola.engine.deeds.yard_actions import (
    ONE_MORE_OF_THEIRS,
    beside,
    bill,
    edge_actions,
    edges_of,
    fence_actions,
    own_steps,
    their_steps,
)
from agricola.engine.economy.costs import final_price, missing, pay, payable
from agricola.engine.economy.supply import house_animals_later
from agricola.engine.farm.animals import capacity
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.grid import boundary, edge_count, is_connected
from agricola.engine.farm.pastures import SHAPE_BOUNDARY, cheapest_fencing, enclosed, next_pastures
from agricola.engine.ids import MAX_FENCES
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import DONE, EDGE, FENCE, PARTNER, Action
from agricola.engine.kernel.card import FOR_FENCES, Purpose
from agricola.engine.kernel.effect import card_of
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import FENCES_BUILT, Event
from agricola.engine.kernel.player import Player, grid
from agricola.engine.kernel.state import GameState
from agricola.engine.kernel.triggers import fire
from agricola.engine.message import Message, Reasons, say
from agricola.engine.price import Price


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
