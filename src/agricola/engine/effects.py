"""The vocabulary of deeds that any space or card may offer: gains, payments, promises, and how deeds are joined.

Connectives follow the printed words: "A and/or B" is `AndOr`, "A and afterward B" is `Sequence` with `May`, "A or B" is
`Or` (revised 4, original 6). Building, farming and family deeds are in `deeds`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.engine.actions import CHOOSE, DONE, DONE_ACTION, Action
from agricola.engine.card import FOR_OTHER, Condition, Cost, Price, Purpose
from agricola.engine.costs import final_price, missing, pay, payable
from agricola.engine.effect import Effect, Frame, Stuck
from agricola.engine.events import FROM_SPACE, FROM_SUPPLY, Event
from agricola.engine.goods import KINDS, Bag, describe
from agricola.engine.ids import ROUNDS
from agricola.engine.spaces import has_stock
from agricola.engine.state import GameState, Promise
from agricola.engine.supply import gain

OPTIONAL: Final = 1
"""Bit of a deed's frame: it may be declined."""


def ask(g: GameState, f: Frame, options: list[Action]) -> None:
    """Wait for one of the options; a single one is taken at once, unless the caller wants to be asked."""
    if len(options) == 1 and not g.ask_forced:
        f.effect.choose(g, f, options[0])
    elif options:
        g.options = options
        g.waiting = True
    else:
        raise Stuck


class Gain(Effect):
    """Take goods from the general supply."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.goods = goods

    def label(self) -> str:
        return f"take {describe(self.goods)}"

    def automatic(self) -> bool:
        return not any(self.goods[KINDS - 3 :])

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        gain(g, g.players[f.seat], self.goods, FROM_SUPPLY, f.space)


class GainBy(Effect):
    """Take goods from the general supply, as many as a function says."""

    def __init__(self, says: str, amount: Callable[[GameState, int, Event | None], Bag]) -> None:
        super().__init__()
        self.says = says
        self.amount = amount

    def label(self) -> str:
        return f"take {self.says}"

    def automatic(self) -> bool:
        return True

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        gain(g, g.players[f.seat], self.amount(g, f.seat, f.event), FROM_SUPPLY, f.space)


class OthersGain(Effect):
    """Every other player takes goods from the general supply."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.goods = goods

    def label(self) -> str:
        return f"everybody else takes {describe(self.goods)}"

    def automatic(self) -> bool:
        return not any(self.goods[KINDS - 3 :])

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        for player in g.players:
            if player.seat != f.seat:
                gain(g, player, self.goods, FROM_SUPPLY, f.space)


class PutOnSpace(Effect):
    """Put goods from the own supply on the space that is being used; what is missing may be raised as for a payment."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.goods = goods
        self.price: Price = (Cost(goods),)

    def label(self) -> str:
        return f"leave {describe(self.goods)} on the space"

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return payable(g, g.players[seat], self.price)

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None if self.possible(g, seat, space) else missing(g.players[seat], self.price)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        for good in range(KINDS):
            g.stock[f.space * KINDS + good] += self.goods[good]
        pay(g, g.players[f.seat], self.price, f.space)


class Do(Effect):
    """What no word says: a function that changes the state and asks nothing."""

    def __init__(
        self,
        says: str,
        deed: Callable[[GameState, int, Event | None], None],
        allowed: Callable[[GameState, int], bool] | None = None,
    ) -> None:
        super().__init__()
        self.says = says
        self.deed = deed
        self.allowed = allowed

    def label(self) -> str:
        return self.says

    def automatic(self) -> bool:
        return True

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self.allowed is None or self.allowed(g, seat)

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None if self.possible(g, seat, space) else f"{self.says} is not possible"

    def resolve(self, g: GameState, f: Frame) -> None:
        if not self.possible(g, f.seat, f.space):
            raise Stuck
        g.stack.pop()
        self.deed(g, f.seat, f.event)


class Pick(Effect):
    """What no word says, with a choice: a function lists the choices, another carries one out.

    A choice is a text and the numbers that the deed gets back.
    """

    def __init__(
        self,
        says: str,
        choices: Callable[[GameState, int, Event | None], list[tuple[str, tuple[int, ...]]]],
        deed: Callable[[GameState, int, Event | None, tuple[int, ...]], None],
        optional: bool = False,
    ) -> None:
        super().__init__()
        self.says = says
        self.choices = choices
        self.deed = deed
        self.optional = optional

    def label(self) -> str:
        return self.says

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return len(self.choices(g, seat, None)) > 0

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None if self.possible(g, seat, space) else f"{self.says} is not possible"

    def resolve(self, g: GameState, f: Frame) -> None:
        options = [Action(CHOOSE, (index,), choice[0]) for index, choice in enumerate(self.choices(g, f.seat, f.event))]
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


class AskOthers(Effect):
    """Ask every other player something, in turn order; then something happens for the own player."""

    def __init__(self, question: Effect, afterwards: Effect) -> None:
        super().__init__()
        self.question = question
        self.afterwards = afterwards

    def parts(self) -> tuple[Effect, ...]:
        return (self.question, self.afterwards)

    def label(self) -> str:
        return self.afterwards.label()

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self.afterwards.possible(g, seat, space)

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return self.afterwards.obstacle(g, seat, space)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        g.stack.append(Frame(self.afterwards, f.seat, f.space, 0, f.event))
        seats = len(g.players)
        for step in range(seats - 1, 0, -1):
            g.stack.append(Frame(self.question, (f.seat + step) % seats, f.space, 0, f.event))


class Bonus(Effect):
    """Bonus points that are earned for good."""

    def __init__(self, says: str, points: Callable[[GameState, int], int]) -> None:
        super().__init__()
        self.says = says
        self.points = points

    def label(self) -> str:
        return self.says

    def automatic(self) -> bool:
        return True

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        g.players[f.seat].bonus += self.points(g, f.seat)


class TakeAll(Effect):
    """Take everything that lies on the space (revised 6.3.4)."""

    def __init__(self, even_nothing: bool = False) -> None:
        super().__init__()
        self.even_nothing = even_nothing
        """The space offers something else too, so it may be used when nothing lies there."""

    def label(self) -> str:
        return "take the goods"

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self.even_nothing or has_stock(g, space)

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None if self.possible(g, seat, space) else "nothing lies there"

    def resolve(self, g: GameState, f: Frame) -> None:
        if not self.possible(g, f.seat, f.space):
            raise Stuck
        g.stack.pop()
        first = f.space * KINDS
        goods = tuple(g.stock[first : first + KINDS])
        for index in range(first, first + KINDS):
            g.stock[index] = 0
        gain(g, g.players[f.seat], goods, FROM_SPACE, f.space)


class Pay(Effect):
    """Pay a price that has nothing to do with building."""

    def __init__(self, price: Price) -> None:
        super().__init__()
        self.price = price

    def label(self) -> str:
        return "pay " + " or ".join([str(cost) for cost in self.price])

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return payable(g, g.players[seat], self.price)

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None if self.possible(g, seat, space) else missing(g.players[seat], self.price)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        p = g.players[f.seat]
        pay(g, p, final_price(g, p, self.price, Purpose(FOR_OTHER)), f.space)


class Promised(Effect):
    """Put goods, or the right to a deed, on each of the next round spaces (revised 6.6)."""

    def __init__(self, card: str, goods: Bag, rounds: Callable[[int], list[int]], deed: Effect | None = None) -> None:
        super().__init__()
        self.card = card
        self.goods = goods
        self.rounds = rounds
        """The rounds, given the current one; those beyond the last round or not after the current one are left out."""
        self.deed = deed

    def parts(self) -> tuple[Effect, ...]:
        return () if self.deed is None else (self.deed,)

    def label(self) -> str:
        return f"put {describe(self.goods)} on round spaces"

    def automatic(self) -> bool:
        return True

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        new = [
            Promise(number, f.seat, self.card, self.goods, self.deed)
            for number in self.rounds(g.round)
            if g.round < number <= ROUNDS
        ]
        g.promises = (*g.promises, *new)


class Sequence(Effect):
    """One after the other; each part is compulsory unless it is a `May`."""

    def __init__(self, steps: tuple[Effect, ...], label: str = "") -> None:
        super().__init__()
        self.steps = steps
        self._label = label

    def parts(self) -> tuple[Effect, ...]:
        return self.steps

    def label(self) -> str:
        return self._label or ", then ".join([step.label() for step in self.steps])

    def automatic(self) -> bool:
        return all([step.automatic() for step in self.steps])

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        for step in self.steps:
            if not step.possible(g, seat, space):
                return False
        return True

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        for step in self.steps:
            reason = step.obstacle(g, seat, space)
            if reason is not None:
                return reason
        return None

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        for step in reversed(self.steps):
            g.stack.append(Frame(step, f.seat, f.space, 0, f.event))


class Or(Effect):
    """Exactly one of several deeds."""

    def __init__(self, choices: tuple[Effect, ...]) -> None:
        super().__init__()
        self.choices = choices
        self.actions: list[Action] = [Action(CHOOSE, (index,), choice.label()) for index, choice in enumerate(choices)]

    def parts(self) -> tuple[Effect, ...]:
        return self.choices

    def label(self) -> str:
        return " or ".join([choice.label() for choice in self.choices])

    def asks(self) -> str:
        return "choose one"

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        for choice in self.choices:
            if choice.possible(g, seat, space):
                return True
        return False

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return _every_obstacle(self.choices, g, seat, space)

    def resolve(self, g: GameState, f: Frame) -> None:
        ask(g, f, [
            self.actions[index]
            for index, choice in enumerate(self.choices)
            if choice.possible(g, f.seat, f.space)
        ])  # fmt: skip

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        g.stack.append(Frame(self.choices[action.args[0]], f.seat, f.space, 0, f.event))


def _every_obstacle(choices: tuple[Effect, ...], g: GameState, seat: int, space: int) -> str | None:
    reasons: list[str] = []
    for choice in choices:
        reason = choice.obstacle(g, seat, space)
        if reason is None:
            return None
        reasons.append(f"{choice.label()}: {reason}")
    return "; ".join(reasons)


class AndOr(Effect):
    """One or both of two deeds, in either order, each at most once."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.choices = (first, second)
        self.others = (May(second), May(first))
        """What may still follow after the first, or after the second."""
        self.actions: list[Action] = [
            Action(CHOOSE, (index,), choice.label()) for index, choice in enumerate(self.choices)
        ]

    def parts(self) -> tuple[Effect, ...]:
        return self.others

    def label(self) -> str:
        return " and/or ".join([choice.label() for choice in self.choices])

    def asks(self) -> str:
        return "choose what to do first"

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self.choices[0].possible(g, seat, space) or self.choices[1].possible(g, seat, space)

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return _every_obstacle(self.choices, g, seat, space)

    def resolve(self, g: GameState, f: Frame) -> None:
        ask(g, f, [
            self.actions[index]
            for index, choice in enumerate(self.choices)
            if choice.possible(g, f.seat, f.space)
        ])  # fmt: skip

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        index = action.args[0]
        g.stack.append(Frame(self.others[index], f.seat, f.space, 0, f.event))
        g.stack.append(Frame(self.choices[index], f.seat, f.space, 0, f.event))


class May(Effect):
    """A deed that may be left out. A deed that asks anyway offers "done" beside its options."""

    def __init__(self, deed: Effect) -> None:
        super().__init__()
        self.deed = deed
        self.action = Action(CHOOSE, (0,), deed.label())

    def parts(self) -> tuple[Effect, ...]:
        return (self.deed,)

    def label(self) -> str:
        return f"may {self.deed.label()}"

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return None

    def resolve(self, g: GameState, f: Frame) -> None:
        if not self.deed.possible(g, f.seat, f.space):
            g.stack.pop()
        elif isinstance(self.deed, Deed):
            g.stack.pop()
            g.stack.append(Frame(self.deed, f.seat, f.space, OPTIONAL, f.event))
        else:
            g.options = [self.action, DONE_ACTION]
            g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        if action.kind != DONE:
            g.stack.append(Frame(self.deed, f.seat, f.space, 0, f.event))


class When(Effect):
    """A deed that is only there while a condition holds."""

    def __init__(self, condition: Condition, deed: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.deed = deed

    def parts(self) -> tuple[Effect, ...]:
        return (self.deed,)

    def label(self) -> str:
        return self.deed.label()

    def automatic(self) -> bool:
        return self.deed.automatic()

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self.condition.test(g, seat, None) and self.deed.possible(g, seat, space)

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        if not self.condition.test(g, seat, None):
            return f"only {self.condition.says}"
        return self.deed.obstacle(g, seat, space)

    def resolve(self, g: GameState, f: Frame) -> None:
        if not self.condition.test(g, f.seat, f.event):
            raise Stuck
        g.stack.pop()
        g.stack.append(Frame(self.deed, f.seat, f.space, 0, f.event))


class Unusable(Effect):
    """What a space prints but this game does not offer."""

    def __init__(self, reason: str) -> None:
        super().__init__()
        self.reason = reason

    def label(self) -> str:
        return "nothing"

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return False

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        return self.reason

    def resolve(self, g: GameState, f: Frame) -> None:
        raise Stuck


class Deed(Effect):
    """A deed that asks for its details, once or step by step.

    The frame's number is twice the steps done so far, plus `OPTIONAL` when it may be declined.
    """

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        """The next details that can be chosen, after so many steps."""
        raise NotImplementedError

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        """Carry out one detail; the frame is still on top of the stack."""
        raise NotImplementedError

    def finish(self, g: GameState, f: Frame, steps: int) -> None:
        """What happens when a deed of at least one step is over; the frame is off the stack."""

    def resolve(self, g: GameState, f: Frame) -> None:
        options = self.details(g, f, f.n >> 1)
        if f.n:
            options.append(DONE_ACTION)
        ask(g, f, options)

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        steps = f.n >> 1
        if action.kind == DONE:
            g.stack.pop()
            if steps:
                self.finish(g, f, steps)
        else:
            self.do(g, f, action, steps)


def next_step(g: GameState, f: Frame, steps: int) -> None:
    """Leave a deed on the stack for one more detail."""
    g.stack[-1] = Frame(f.effect, f.seat, f.space, (steps << 1) | (f.n & OPTIONAL), f.event)
