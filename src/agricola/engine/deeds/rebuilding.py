"""Taking all fences down and putting them up anew, which a card may allow."""

from __future__ import annotations

from agricola.engine.deeds.connectives import Deed
from agricola.engine.deeds.yard_actions import beside, bill, edges_of, fencing_actions
from agricola.engine.economy.supply import house_animals
from agricola.engine.farm.animals import capacity
from agricola.engine.farm.pastures import SHAPE_BOUNDARY
from agricola.engine.goods import ANIMAL_PLACES
from agricola.engine.ids import MAX_FENCES
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import DONE, DONE_ACTION, FENCE, Action
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import FENCES_BUILT, Event
from agricola.engine.kernel.player import Player, grid
from agricola.engine.kernel.resolve import ask
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, Reasons, say


class RebuildFences(Deed):
    """All fences come down, then as many at most are built again, pasture by pasture, for nothing.

    It is no building of fences for other cards. The animals wait until it is over. The number of steps is the number of
    fences that stand again; the frame's event tells which stood before.
    """

    def label(self) -> Message:
        return say("do-rebuild-fences")

    def brings(self) -> int:
        return 1 << ANIMAL_PLACES

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return grid(g.players[seat]).fences != 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-no-fences"),)

    def _left(self, f: Frame, steps: int) -> int:
        return (0 if f.event is None else f.event.old_fences.bit_count()) - steps

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        y = grid(g.players[f.seat])
        return fencing_actions(y, g.board.land, self._left(f, steps))

    def resolve(self, g: GameState, f: Frame) -> None:
        if f.event is None:
            y = grid(g.players[f.seat])
            event = Event(FENCES_BUILT, f.seat, old_fences=y.fences)
            if g.event_log is not None:
                g.event_log.tell(g.round, tell.FENCES_TAKEN_DOWN, f.seat, edges=y.fences, count=y.fences.bit_count())
            y.fences = 0
            f = g.stack[-1] = Frame(self, f.seat, f.space, f.steps, event)
        ask(g, f, [*self.details(g, f, f.steps), DONE_ACTION])

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == DONE:
            g.stack.pop()
            house_animals(g, g.players[f.seat])
        else:
            self.do(g, f, action, f.steps)

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        y = grid(g.players[f.seat])
        edges = edges_of(action) & ~y.fences
        new = edges.bit_count()
        y.fences |= edges
        if g.event_log is not None:
            g.event_log.tell(
                g.round, tell.BUILT, f.seat, what=tell.FENCES, cells=beside(action), edges=edges, count=new
            )
        g.stack[-1] = Frame(self, f.seat, f.space, steps + new, f.event)

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        return steps == grid(p).fences.bit_count() <= MAX_FENCES

    def why_not(self, g: GameState, f: Frame, cell: int) -> Reasons:
        for action in self.details(g, f, f.steps):
            if action.cells >> cell & 1:
                return ()
        return (say("why-no-pasture-with-cell"),)

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        if action.kind != FENCE:
            return {}
        p = g.players[f.seat]
        y = grid(p)
        return {
            "fences": (SHAPE_BOUNDARY[action.cells] & ~y.fences).bit_count(),
            "bill": bill(g.board.fence_prices[0]),
            "capacity": p.abilities.pasture_holds(capacity(action.cells, y.stables)),
        }
