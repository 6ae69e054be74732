"""Cards that keep animals which were turned into food, or lay something aside for them: one animal, one card.

The event of a meal says which animals no card has kept yet; a card that keeps some takes them out of it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from agricola.engine.economy.supply import give_up
from agricola.engine.farm.animals import Herd
from agricola.engine.goods import ANIMALS, KINDS, SHEEP, Bag, bag
from agricola.engine.kernel.actions import CHOOSE, DONE, DONE_ACTION, Action
from agricola.engine.kernel.effect import Effect, card_of
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import CONVERTED, Event
from agricola.engine.kernel.player import remember, remembered
from agricola.engine.kernel.resolve import ask
from agricola.engine.kernel.state import GameState
from agricola.engine.kernel.triggers import REACT
from agricola.engine.message import Message, Reasons, say


class KeepCooked(Effect):
    """Keep animals that were just turned into food on the card, or lay goods on it for them."""

    def __init__(
        self, kinds: tuple[int, ...], goods: Bag, each: int, room: Callable[[GameState, int, int], int]
    ) -> None:
        super().__init__()
        self.kinds = kinds
        self.goods = goods
        """What is laid on the card for an animal; nothing where the animal itself lies there."""
        self.each = each
        """How often that is possible for one animal."""
        self.room = room
        """How many more of a kind the card can keep; where goods are laid on it, how often that is still possible."""

    def label(self) -> Message:
        return say("do-keep-cooked")

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        event = g.stack[-1].event if g.stack else None
        return event is None or len(self._choices(g, seat, event, True)) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-not-possible", what=self.label()),)

    def resolve(self, g: GameState, f: Frame) -> None:
        assert f.event is not None
        contested = self._contested(g, f.seat)
        choices = self._choices(g, f.seat, f.event, contested)
        if not choices:
            g.stack.pop()
        elif not self.each and not contested:
            # Nobody else wants them, and they are for nothing.
            g.stack.pop()
            self._keep(g, f.seat, *choices[-1])
        else:
            ask(g, f, [*[self._action(herd, times) for herd, times in choices], DONE_ACTION])

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        if action.kind != DONE:
            sheep, boar, cattle, times = action.args
            self._keep(g, f.seat, (sheep, boar, cattle), times)

    def _action(self, herd: Herd, times: int) -> Action:
        animals = bag({kind: herd[kind - SHEEP] for kind in ANIMALS})
        card = card_of(self)
        code = f"choose:{'.'.join([str(number) for number in (*herd, times)])}"
        if not self.each:
            told = say("act-keep-cooked", goods=animals, card=card)
        else:
            laid = tuple([amount * times for amount in self.goods])
            told = say("act-lay-for-cooked", goods=laid, cooked=animals, card=card)
        return Action(CHOOSE, (*herd, times), code, told, cards=(card,), goods=animals)

    def _choices(self, g: GameState, seat: int, event: Event, contested: bool) -> list[tuple[Herd, int]]:
        """The animals that the card can have, with the number of times that something is laid on it for them.

        Which kinds they are matters only where another card could have them.
        """
        most = [0, 0, 0]
        for kind in self.kinds:
            left = event.at_hand[kind]
            most[kind - SHEEP] = left if self.each else min(left, self.room(g, seat, kind))
        if not self.each:
            whole: Herd = (most[0], most[1], most[2])
            if not contested:
                return [(whole, 0)] if any(whole) else []
            return [(herd, 0) for herd in _herds(most) if any(herd)]
        times = self.room(g, seat, self.kinds[0])
        own = g.players[seat].goods
        for good in range(KINDS):
            if self.goods[good]:
                times = min(times, own[good] // self.goods[good])
        found: list[tuple[Herd, int]] = []
        known: set[int] = set()
        for herd in _herds(most):
            size = sum(herd)
            if not size or (not contested and size in known):
                continue
            known.add(size)
            found.extend([(herd, number) for number in range(self.each * (size - 1) + 1, self.each * size + 1)])
        return [(herd, number) for herd, number in found if number <= times]

    def _contested(self, g: GameState, seat: int) -> bool:
        """Whether another card of the player that waits could have the same animals."""
        height = _reaction_to_meal(g, seat)
        if height < 0:
            return False
        for reaction in g.stack[height].reactions:
            effect = reaction.trigger.effect
            if isinstance(effect, KeepCooked) and any([kind in self.kinds for kind in effect.kinds]):
                return True
        return False

    def _keep(self, g: GameState, seat: int, herd: Herd, times: int) -> None:
        p = g.players[seat]
        card = card_of(self)
        if self.each:
            give_up(g, p, tuple([amount * times for amount in self.goods]))
            remember(p, card, *[sum(remembered(p, card)) + times])
        else:
            before = remembered(p, card) or (0, 0, 0)
            remember(p, card, before[0] + herd[0], before[1] + herd[1], before[2] + herd[2])
        height = _reaction_to_meal(g, seat)
        if height >= 0:
            frame = g.stack[height]
            event = frame.event
            assert event is not None
            left = tuple([
                amount - (herd[good - SHEEP] if good >= SHEEP else 0) for good, amount in enumerate(event.at_hand)
            ])  # fmt: skip
            after = event.with_goods(event.goods, left)
            g.stack[height] = Frame(frame.effect, frame.seat, frame.space, frame.steps, after, None, frame.reactions)


def _herds(most: list[int]) -> list[Herd]:
    return [(herd[0], herd[1], herd[2]) for herd in product(*[range(number + 1) for number in most])]


def _reaction_to_meal(g: GameState, seat: int) -> int:
    """Where in the stack the other reactions of a player to the same meal wait; -1 when there are none."""
    for height in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[height]
        if frame.effect is REACT:
            event = frame.event
            return height if event is not None and event.moment == CONVERTED and frame.seat == seat else -1
    return -1
