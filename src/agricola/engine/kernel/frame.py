"""The frame in which an effect waits on the stack: whose it is, on which space, how far it has come.

A frame is never changed but replaced, so clones share frames.
"""

from __future__ import annotations

from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.card import Reaction
from agricola.engine.kernel.effect import Effect
from agricola.engine.kernel.moments import Event
from agricola.engine.price import Price


class Frame:
    """One effect waiting on the stack, with the occasion that it belongs to."""

    __slots__ = ("effect", "event", "optional", "price", "reactions", "seat", "space", "steps")

    def __init__(
        self,
        effect: Effect,
        seat: int,
        space: int = NO_SPACE,
        steps: int = 0,
        event: Event | None = None,
        price: Price | None = None,
        reactions: tuple[Reaction, ...] = (),
        optional: bool = False,
    ) -> None:
        self.effect = effect
        self.seat = seat
        self.space = space
        self.steps = steps
        """How many of its steps are done: phases of a round, fields plowed, grain baked, fences built."""
        self.event = event
        self.price = price
        self.reactions = reactions
        self.optional = optional
        """Whether a deed may be declined before its first step."""
