"""Custom effects: deeds as small functions beside the one card that needs them."""

from __future__ import annotations

from collections.abc import Callable

from agricola.engine.kernel.actions import CHOOSE, DONE, DONE_ACTION, Action
from agricola.engine.kernel.effect import CannotComplete, Effect
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import Event
from agricola.engine.kernel.resolve import ask
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, Reasons, say


class Do(Effect):
    """What no word says: a function that changes the state and asks nothing."""

    def __init__(
        self,
        says: Message,
        deed: Callable[[GameState, int, Event | None], None],
        allowed: Callable[[GameState, int], bool] | None = None,
        brings: int = 0,
    ) -> None:
        super().__init__()
        self.says = says
        self.deed = deed
        self.allowed = allowed
        self.yields = brings

    def brings(self) -> int:
        return self.yields

    def label(self) -> Message:
        return self.says

    def automatic(self) -> bool:
        return True

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self.allowed is None or self.allowed(g, seat)

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-not-possible", what=self.says),)

    def resolve(self, g: GameState, f: Frame) -> None:
        if not self.possible(g, f.seat, f.space):
            raise CannotComplete
        g.stack.pop()
        self.deed(g, f.seat, f.event)


class Note(Do):
    """A note on a card that a deed was done: nobody would wait with it."""

    def can_come_first(self) -> bool:
        return True


class Pick(Effect):
    """What no word says, with a choice: a function lists the choices, another carries one out.

    A choice is what it says and the numbers that the deed gets back, which no other choice has.
    """

    def __init__(
        self,
        says: Message,
        choices: Callable[[GameState, int, Event | None], list[tuple[Message, tuple[int, ...]]]],
        deed: Callable[[GameState, int, Event | None, tuple[int, ...]], None],
        optional: bool = False,
        brings: int = 0,
    ) -> None:
        super().__init__()
        self.says = says
        self.choices = choices
        self.deed = deed
        self.optional = optional
        self.yields = brings

    def brings(self) -> int:
        return self.yields

    def label(self) -> Message:
        return self.says

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        top = g.stack[-1] if g.stack else None
        event = top.event if top is not None and top.effect is self else None
        return len(self.choices(g, seat, event)) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-not-possible", what=self.says),)

    def resolve(self, g: GameState, f: Frame) -> None:
        options = [
            Action(CHOOSE, (index,), f"choose:{'.'.join([str(number) for number in numbers])}", says)
            for index, (says, numbers) in enumerate(self.choices(g, f.seat, f.event))
        ]
        if self.optional:
            if not options:
                g.stack.pop()
                return
            options.append(DONE_ACTION)
        ask(g, f, options)

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        if action.kind != DONE:
            self.deed(g, f.seat, f.event, self.choices(g, f.seat, f.event)[action.args[0]][1])
