"""How deeds are joined, and the deed that asks for its details.

Connectives follow the printed words: "A and/or B" is `AndOr`, "A and/or then B" is `AndOrThen`, "A and afterward B" is
`Sequence` with `May`, "A or B" is `Or` (revised 4, original 6 and 7.3). What the deeds do is said elsewhere: `gains`,
`building`, `farming`, `improving`, `placing`, `tile_deeds`, and `custom` for what no word says.
"""

from __future__ import annotations

from collections.abc import Callable

from agricola.engine.deeds.anytime import helpful_options, use_anytime, within_reach
from agricola.engine.goods import HOUSE, Bag
from agricola.engine.ids import MAX_FENCES
from agricola.engine.kernel.actions import CHOOSE, DONE, DONE_ACTION, USE, Action
from agricola.engine.kernel.card import Condition
from agricola.engine.kernel.effect import NOTHING, CannotComplete, Effect
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import SECOND_THOUGHTS, Event
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.resolve import ask
from agricola.engine.kernel.state import GameState, away_from_work
from agricola.engine.kernel.triggers import REACT, fire
from agricola.engine.message import Message, Reasons, say


class Deed(Effect):
    """A deed that asks for its details, once or step by step.

    After the first step it can be left at that; before it, only if the frame says that it may be declined.
    """

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        """The next details that can be chosen, after so many steps."""
        raise NotImplementedError

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        """Carry out one detail; the frame is still on top of the stack."""
        raise NotImplementedError

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        """What happens when a deed of at least one step is over; the frame is off the stack."""

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        """Whether a player's deed can have so many steps behind it; asked of positions that somebody hands us."""
        return steps <= MAX_FENCES

    def resolve(self, g: GameState, f: Frame) -> None:
        options = self.details(g, f, f.steps)
        if f.steps or f.optional:
            if not f.steps or self.trades_between_steps(g, f, options):
                # Something has happened since the player could last use cards that work at any time.
                options.extend(helpful_options(g, f.seat, self))
            options.append(DONE_ACTION)
        ask(g, f, options)

    def trades_between_steps(self, g: GameState, f: Frame, options: list[Action]) -> bool:
        """Whether a card could change between two steps what the next one is: the house, as a rule.

        What is paid is raised by the payment.
        """
        if not self.draws_on(g, f.seat) >> HOUSE & 1:
            return False
        return len(options) > 0 or within_reach(g, f.seat, self, f.space)

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        steps = f.steps
        if action.kind == DONE:
            g.stack.pop()
            if steps:
                self.finish(g, f, steps)
            elif g.stack and isinstance(g.stack[-1].effect, IfDone):
                g.stack.pop()
        elif action.kind == USE:
            use_anytime(g, g.players[f.seat], action)
        else:
            self.do(g, f, action, steps)


def next_step(g: GameState, f: Frame, steps: int) -> None:
    """Leave a deed on the stack for one more detail."""
    g.stack[-1] = Frame(f.effect, f.seat, f.space, steps, f.event, optional=f.optional)


def _all_draw_on(g: GameState, seat: int, effects: tuple[Effect, ...]) -> int:
    mask = 0
    for effect in effects:
        mask |= effect.draws_on(g, seat)
    return mask


class Sequence(Effect):
    """One after the other; each part is compulsory unless it is a `May`."""

    def __init__(self, steps: tuple[Effect, ...], label: Message | None = None) -> None:
        super().__init__()
        self.steps = steps
        self._label = label

    def parts(self) -> tuple[Effect, ...]:
        return self.steps

    def label(self) -> Message:
        return self._label or say("do-then", parts=tuple([step.label() for step in self.steps]))

    def tells(self) -> Message:
        return self._label or say("do-then", parts=tuple([step.tells() for step in self.steps]))

    def automatic(self) -> bool:
        return all([step.automatic() for step in self.steps])

    def can_come_first(self) -> bool:
        return all([step.can_come_first() for step in self.steps])

    def needs(self) -> int:
        return max([NOTHING, *[step.needs() for step in self.steps]])

    def draws_on(self, g: GameState, seat: int) -> int:
        return _all_draw_on(g, seat, self.steps)

    def short_of(self, g: GameState, seat: int, space: int) -> int:
        mask = 0
        for step in self.steps:
            if not step.possible(g, seat, space):
                mask |= step.short_of(g, seat, space)
        return mask

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        for step in self.steps:
            if not step.possible(g, seat, space):
                return False
        return True

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        reasons: list[Message] = []
        for step in self.steps:
            reasons.extend([reason for reason in step.obstacles(g, seat, space) if reason not in reasons])
        return tuple(reasons)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        for step in reversed(self.steps):
            g.stack.append(Frame(step, f.seat, f.space, 0, f.event))


class Or(Effect):
    """Exactly one of several deeds."""

    def __init__(self, choices: tuple[Effect, ...]) -> None:
        super().__init__()
        self.choices = choices
        self.deeds = choices
        """What each choice is about, without what may follow it."""
        self.actions: list[Action] = [
            Action(CHOOSE, (index,), f"choose:{index}", say("act-choose", what=choice.label()))
            for index, choice in enumerate(choices)
        ]

    def parts(self) -> tuple[Effect, ...]:
        return self.choices

    def label(self) -> Message:
        return say("do-or", parts=tuple([choice.label() for choice in self.choices]))

    def asks(self) -> Message:
        return say("ask-choose")

    def draws_on(self, g: GameState, seat: int) -> int:
        return _all_draw_on(g, seat, self.choices)

    def short_of(self, g: GameState, seat: int, space: int) -> int:
        mask = 0
        for choice in self.choices:
            mask |= choice.short_of(g, seat, space)
        return mask

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        for choice in self.choices:
            if choice.possible(g, seat, space):
                return True
        return False

    def gives(self) -> tuple[Bag, ...]:
        ways: list[Bag] = []
        for part in self.parts():
            ways.extend(part.gives())
        return tuple(ways)

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        closed = self._closed(g, seat, space)
        return closed if len(closed) == len(self.deeds) else ()

    def closed_ways(self, g: GameState, seat: int, space: int) -> Reasons:
        closed = self._closed(g, seat, space)
        return closed if len(closed) < len(self.deeds) else ()

    def _closed(self, g: GameState, seat: int, space: int) -> Reasons:
        """The deeds that can't be done, each with why."""
        found = [(deed, deed.obstacles(g, seat, space)) for deed in self.deeds]
        return tuple([say("why-of", what=deed.label(), why=why) for deed, why in found if why])

    def resolve(self, g: GameState, f: Frame) -> None:
        ask(g, f, [
            self.actions[index]
            for index, choice in enumerate(self.choices)
            if choice.possible(g, f.seat, f.space)
        ])  # fmt: skip

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        price = self.deeds[action.args[0]].each_costs(g, f.seat) if action.kind == CHOOSE else ()
        return {"bill": [cost.json() for cost in price]} if price else {}

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        g.stack.append(Frame(self.choices[action.args[0]], f.seat, f.space, 0, f.event))


class AndOr(Or):
    """One or both of two deeds, in either order, each at most once."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__((first, second))
        self.others = (May(second), May(first))
        """What may still follow after the first, or after the second."""

    def parts(self) -> tuple[Effect, ...]:
        return self.others

    def label(self) -> Message:
        return say("do-and-or", parts=tuple([choice.label() for choice in self.choices]))

    def asks(self) -> Message:
        return say("ask-first")

    def gives(self) -> tuple[Bag, ...]:
        return Effect.gives(self)

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        index = action.args[0]
        g.stack.append(Frame(self.others[index], f.seat, f.space, 0, f.event))
        g.stack.append(Frame(self.choices[index], f.seat, f.space, 0, f.event))


class AndOrThen(Or):
    """One or both of two deeds, but the second only after the first."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__((Sequence((first, May(second))), second))
        self.deeds = (first, second)
        self._label = say("do-and-or", parts=(first.label(), second.label()))

    def parts(self) -> tuple[Effect, ...]:
        return self.choices[:1]  # the second is a part of it

    def label(self) -> Message:
        return self._label


class IfDone(Effect):
    """What follows an optional deed unless it is declined: it waits below the deed, which takes it away."""

    def __init__(self, deed: Effect) -> None:
        super().__init__()
        self.deed = deed

    def parts(self) -> tuple[Effect, ...]:
        return (self.deed,)

    def label(self) -> Message:
        return self.deed.label()

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        g.stack.append(Frame(self.deed, f.seat, f.space, 0, f.event))


class May(Effect):
    """A deed that may be left out. A deed that asks anyway offers "done" beside its options."""

    def __init__(self, deed: Effect, then: IfDone | None = None) -> None:
        super().__init__()
        self.deed = deed
        self.then = then
        """What follows if it was done; only for a `Deed`."""
        self.action = Action(CHOOSE, (0,), "choose:0", say("act-choose", what=deed.label()))

    def parts(self) -> tuple[Effect, ...]:
        return (self.deed,) if self.then is None else (self.deed, self.then)

    def label(self) -> Message:
        return say("do-may", what=self.deed.label())

    def tells(self) -> Message:
        return say("do-may", what=self.deed.tells())

    def needs(self) -> int:
        return NOTHING

    def draws_on(self, g: GameState, seat: int) -> int:
        return self.deed.draws_on(g, seat)

    def resolve(self, g: GameState, f: Frame) -> None:
        possible = self.deed.possible(g, f.seat, f.space)
        deed = self.deed
        if isinstance(deed, When):
            deed = deed.deed
        if not possible and not within_reach(g, f.seat, self.deed, f.space):
            g.stack.pop()
        elif isinstance(deed, Deed):
            g.stack.pop()
            if self.then is not None:
                g.stack.append(Frame(self.then, f.seat, f.space, 0, f.event))
            g.stack.append(Frame(deed, f.seat, f.space, 0, f.event, optional=True))
        else:
            g.options = [*([self.action] if possible else []), *helpful_options(g, f.seat, self.deed), DONE_ACTION]
            g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == USE:
            use_anytime(g, g.players[f.seat], action)
            return
        g.stack.pop()
        if action.kind != DONE:
            g.stack.append(Frame(self.deed, f.seat, f.space, 0, f.event))


class Repeat(Effect):
    """A deed that may be done up to a number of times, as long as its player likes; the frame counts them."""

    def __init__(self, times: Callable[[GameState, int, Event | None], int], deed: Effect) -> None:
        super().__init__()
        self.times = times
        self.deed = deed
        self.action = Action(CHOOSE, (0,), "choose:0", say("act-choose", what=deed.label()))

    def parts(self) -> tuple[Effect, ...]:
        return (self.deed,)

    def label(self) -> Message:
        return say("do-may", what=self.deed.label())

    def draws_on(self, g: GameState, seat: int) -> int:
        return self.deed.draws_on(g, seat)

    def resolve(self, g: GameState, f: Frame) -> None:
        possible = f.steps < self.times(g, f.seat, f.event) and self.deed.possible(g, f.seat, f.space)
        if possible:
            g.options = [self.action, *helpful_options(g, f.seat, self.deed), DONE_ACTION]
            g.waiting = True
        else:
            g.stack.pop()

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == USE:
            use_anytime(g, g.players[f.seat], action)
            return
        g.stack.pop()
        if action.kind != DONE:
            g.stack.append(Frame(self, f.seat, f.space, f.steps + 1, f.event))
            g.stack.append(Frame(self.deed, f.seat, f.space, 0, f.event))


class AskAgain(Effect):
    """Asks those again who declined what must be decided on before the first placement (original OP-19)."""

    def label(self) -> Message:
        return say("do-ask-again")

    def automatic(self) -> bool:
        return True

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        fire(g, Event(SECOND_THOUGHTS, -1), away_from_work(g))


class When(Effect):
    """A deed that is only there while a condition holds."""

    def __init__(self, condition: Condition, deed: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.deed = deed

    def parts(self) -> tuple[Effect, ...]:
        return (self.deed,)

    def label(self) -> Message:
        return self.deed.label()

    def automatic(self) -> bool:
        return self.deed.automatic()

    def draws_on(self, g: GameState, seat: int) -> int:
        return self.deed.draws_on(g, seat)

    def short_of(self, g: GameState, seat: int, space: int) -> int:
        unmet = not self.condition.test(g, seat, None)
        if unmet and not self.condition.draws:
            return 0  # no goods help
        short = 0 if self.deed.possible(g, seat, space) else self.deed.short_of(g, seat, space)
        return short | self.condition.draws if unmet else short

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self.condition.test(g, seat, None) and self.deed.possible(g, seat, space)

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        reasons = self.deed.obstacles(g, seat, space)
        if not self.condition.test(g, seat, None):
            return (say("why-only", what=self.condition.says), *reasons)
        return reasons

    def resolve(self, g: GameState, f: Frame) -> None:
        if not self.condition.test(g, f.seat, f.event):
            raise CannotComplete
        g.stack.pop()
        g.stack.append(Frame(self.deed, f.seat, f.space, 0, f.event))


class AskOthers(Effect):
    """Ask every other player something, in turn order; then something happens for the own player."""

    def __init__(self, question: Effect, afterwards: Effect) -> None:
        super().__init__()
        self.question = question
        self.afterwards = afterwards

    def parts(self) -> tuple[Effect, ...]:
        return (self.question, self.afterwards)

    def label(self) -> Message:
        return self.afterwards.label()

    def asks_others(self) -> bool:
        return True

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self.afterwards.possible(g, seat, space)

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return self.afterwards.obstacles(g, seat, space)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        g.stack.append(Frame(self.afterwards, f.seat, f.space, 0, f.event))
        seats = len(g.players)
        for step in range(seats - 1, 0, -1):
            g.stack.append(Frame(self.question, (f.seat + step) % seats, f.space, 0, f.event))


class Afterwards(Effect):
    """A deed that waits until everybody's cards have acted at a moment of the round."""

    def __init__(self, deed: Effect) -> None:
        super().__init__()
        self.deed = deed

    def parts(self) -> tuple[Effect, ...]:
        return (self.deed,)

    def label(self) -> Message:
        return self.deed.label()

    def draws_on(self, g: GameState, seat: int) -> int:
        return self.deed.draws_on(g, seat)

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self.deed.possible(g, seat, space)

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return self.deed.obstacles(g, seat, space)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        waiting = [
            height
            for height, frame in enumerate(g.stack)
            if frame.effect is REACT and frame.event is not None and frame.event.seat < 0
        ]
        g.stack.insert(waiting[0] if waiting else len(g.stack), Frame(self.deed, f.seat, f.space, 0, f.event))


class Unusable(Effect):
    """What a space prints but this game does not offer."""

    def __init__(self, reason: Message) -> None:
        super().__init__()
        self.reason = reason

    def label(self) -> Message:
        return say("do-nothing")

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return False

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return (self.reason,)

    def resolve(self, g: GameState, f: Frame) -> None:
        raise CannotComplete
