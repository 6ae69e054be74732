"""Fences on the farm of a partner in a team game (revised 17.5.4)."""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.connectives import Deed, next_step
from agricola.engine.deeds.yard_actions import ONE_MORE_OF_THEIRS, beside, bill, fencing_actions, for_partner
from agricola.engine.economy.costs import final_price, pay, payable
from agricola.engine.economy.supply import house_animals
from agricola.engine.farm.animals import capacity
from agricola.engine.ids import MAX_FENCES
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import DONE, Action
from agricola.engine.kernel.card import FOR_FENCES, Purpose
from agricola.engine.kernel.effect import name_tree
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player, grid
from agricola.engine.kernel.state import GameState, partner_of
from agricola.engine.message import Message, say
from agricola.engine.price import Price


class FencesForPartner(Deed):
    """Build the partner's fences on the partner's farm, one pasture at a time, under one bill.

    The number of steps is the number of fences built so far. The builder's cards take no notice: they speak of their
    owner's farm (revised 12.1).
    """

    def label(self) -> Message:
        return say("do-fences-for-partner")

    def _price(self, g: GameState, p: Player, fences: int) -> Price:
        assert g.board.team is not None
        price = g.board.team.fence_prices[fences]
        return final_price(g, p, price, Purpose(FOR_FENCES, count=fences))

    def offers(self, g: GameState, p: Player, built: int) -> list[Action]:
        """The pastures that may come next, after so many fences."""
        partner = partner_of(g, p)
        assert partner is not None
        y = grid(partner)
        budget = 0
        while budget < y.fences_left() and payable(g, p, self._price(g, p, built + budget + 1)):
            budget += 1
        return for_partner(fencing_actions(y, g.board.land, budget)) if budget else []

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        return self.offers(g, g.players[f.seat], steps)

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        partner = partner_of(g, g.players[f.seat])
        assert partner is not None
        y = grid(partner)
        edges = action.edges & ~y.fences
        new = edges.bit_count()
        y.fences |= edges
        if g.event_log is not None:
            cells = beside(action)
            g.event_log.tell(g.round, tell.BUILT, partner.seat, what=tell.FENCES, cells=cells, edges=edges, count=new)
        next_step(g, f, steps + new)

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        return 0 < steps <= MAX_FENCES

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        p = g.players[f.seat]
        partner = partner_of(g, p)
        assert partner is not None
        # How many they were counts for what the own fences of the same action cost.
        next_step(g, g.stack[-1], steps * ONE_MORE_OF_THEIRS)
        house_animals(g, partner)
        pay(g, p, self._price(g, p, steps), f.space)

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        p = g.players[f.seat]
        partner = partner_of(g, p)
        assert partner is not None
        y = grid(partner)
        new = (action.edges & ~y.fences).bit_count()
        if not new:
            return {"bill": bill(self._price(g, p, f.steps))} if action.kind == DONE else {}
        told: dict[str, object] = {"fences": new, "bill": bill(self._price(g, p, f.steps + new))}
        if action.cells:
            told["capacity"] = partner.abilities.pasture_holds(capacity(action.cells, y.stables))
        return told


FENCES_FOR_PARTNER: Final = FencesForPartner()
name_tree(FENCES_FOR_PARTNER, "flow/fences for partner")
