"""Goods and points that a space or a card gives, takes or promises."""

from __future__ import annotations

from collections.abc import Callable

from agricola.engine.economy.costs import asks_for_food, missing, pay, payable, payable_with_plenty_of_food
from agricola.engine.economy.supply import gain
from agricola.engine.economy.takings import note_taken, space_gives, take_what_lies_there
from agricola.engine.goods import EMPTY_BAG, FOOD, KINDS, SHEEP, Bag, mask_of
from agricola.engine.ids import NO_SPACE, ROUNDS
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.effect import NOTHING, SOMETHING_THERE, CannotComplete, Effect, card_of
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import FROM_SUPPLY, Event
from agricola.engine.kernel.player import Promise
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState, has_stock, own_stock
from agricola.engine.message import Message, Reasons, say
from agricola.engine.price import Cost, Price, price_message


def _give(g: GameState, f: Frame, goods: Bag) -> None:
    """Give goods from the general supply; the space's own are those that no card's reaction to something brings."""
    card: Card | None = None
    if g.subscribed:
        if f.event is None and f.space != NO_SPACE:
            note_taken(g, f.seat, f.space, goods, EMPTY_BAG)
            space_gives(g, f.seat, f.space, goods, FROM_SUPPLY)
            return
        card = g.board.cards.get(card_of(f.effect))
    gain(g, g.players[f.seat], goods, FROM_SUPPLY, f.space, card)


class Gain(Effect):
    """Take goods from the general supply."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.goods = goods

    def label(self) -> Message:
        return say("do-take", goods=self.goods)

    def needs(self) -> int:
        return NOTHING

    def automatic(self) -> bool:
        return not any(self.goods[SHEEP:])

    def can_come_first(self) -> bool:
        return self.automatic()

    def brings(self) -> int:
        return mask_of(self.goods)

    def gives(self) -> tuple[Bag, ...]:
        return (self.goods,)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        _give(g, f, self.goods)


class GainBy(Effect):
    """Take goods from the general supply, as many as a function says."""

    def __init__(
        self,
        says: Message,
        amount: Callable[[GameState, int, Event | None], Bag],
        draws: int = 0,
        spaces: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__()
        self.says = says
        self.amount = amount
        self.draws = draws
        """The goods that the function counts, as a mask."""
        self.spaces = spaces
        """The spaces that the function speaks of."""

    def label(self) -> Message:
        return say("do-take-what", what=self.says)

    def draws_on(self, g: GameState, seat: int) -> int:
        return self.draws

    def brings(self) -> int:
        return (1 << KINDS) - 1  # which goods they are depends on the situation

    def automatic(self) -> bool:
        return True

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        _give(g, f, self.amount(g, f.seat, f.event))


class OthersGain(Effect):
    """Every other player takes goods from the general supply."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.goods = goods

    def label(self) -> Message:
        return say("do-others-take", goods=self.goods)

    def automatic(self) -> bool:
        return not any(self.goods[SHEEP:])

    def can_come_first(self) -> bool:
        return self.automatic()

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        for player in g.players:
            if player.seat != f.seat:
                gain(g, player, self.goods, FROM_SUPPLY, f.space)


class TakeAll(Effect):
    """Take everything that lies on the space (revised 6.3.4)."""

    def __init__(self, even_nothing: bool = False) -> None:
        super().__init__()
        self.even_nothing = even_nothing
        """The space offers something else too, so it may be used when nothing lies there."""

    def label(self) -> Message:
        return say("do-take-all")

    def empties_space(self) -> bool:
        return True

    def needs(self) -> int:
        return NOTHING if self.even_nothing else SOMETHING_THERE

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return self.even_nothing or has_stock(g, space)

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-nothing-there"),)

    def resolve(self, g: GameState, f: Frame) -> None:
        if not self.possible(g, f.seat, f.space):
            raise CannotComplete
        g.stack.pop()
        take_what_lies_there(g, f.seat, f.space)


class Pay(Effect):
    """Pay a price that has nothing to do with building, so that no card changes it."""

    def __init__(self, price: Price) -> None:
        super().__init__()
        self.price = price

    def label(self) -> Message:
        return say("do-pay", price=price_message(self.price))

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return payable(g, g.players[seat], self.price)

    def draws_on(self, g: GameState, seat: int) -> int:
        return 1 << FOOD if asks_for_food(self.price) else 0

    def short_of(self, g: GameState, seat: int, space: int) -> int:
        # Where plenty of food would not do, because something else is missing, nobody need look for food.
        asked = self.draws_on(g, seat)
        return asked if asked and payable_with_plenty_of_food(g, g.players[seat], self.price) else 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else missing(g.players[seat], self.price)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        pay(g, g.players[f.seat], self.price, f.space)


class PaidBy(Effect):
    """A price that another player pays, whom a function names; nobody when it names no seat."""

    def __init__(self, payer: Callable[[GameState, int], int | None], price: Price) -> None:
        super().__init__()
        self.payer = payer
        self.price = price

    def label(self) -> Message:
        return say("do-get-paid", price=price_message(self.price))

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        seat = self.payer(g, f.seat)
        if seat is not None:
            pay(g, g.players[seat], self.price, f.space)


class PutOnSpace(Effect):
    """Put goods from the own supply on the space that is being used; what is missing may be raised as for a payment."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.goods = goods
        self.price: Price = (Cost(goods),)

    def label(self) -> Message:
        return say("do-leave-on-space", goods=self.goods)

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return payable(g, g.players[seat], self.price)

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else missing(g.players[seat], self.price)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        stock = own_stock(g)
        for good in range(KINDS):
            stock[f.space * KINDS + good] += self.goods[good]
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.LEFT_ON_SPACE, f.seat, goods=self.goods, space=f.space)
        pay(g, g.players[f.seat], self.price, f.space)


def carry(g: GameState, seat: int, origin: Space, target: Space, goods: Bag) -> None:
    """Move goods that lie on a space to another one."""
    stock = own_stock(g)
    for good in range(KINDS):
        stock[origin.index * KINDS + good] -= goods[good]
        stock[target.index * KINDS + good] += goods[good]
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.CARRIED, seat, goods=goods, space=origin.index, what=target.id)


class FillSpace(Effect):
    """Put goods from the general supply on the space that comes into play with the card that this is printed on."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.goods = goods

    def label(self) -> Message:
        return say("do-fill-space", goods=self.goods)

    def automatic(self) -> bool:
        return True

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        card = card_of(self)
        stock = own_stock(g)
        for space in g.board.spaces:
            if space.card == card:
                for good in range(KINDS):
                    stock[space.index * KINDS + good] += self.goods[good]
                if g.event_log is not None:
                    g.event_log.tell(g.round, tell.REPLENISHED, goods=self.goods, space=space.index)


class Promised(Effect):
    """Put goods, or the right to a deed, on each of the next round spaces (revised 6.6)."""

    def __init__(self, goods: Bag, rounds: Callable[[int], list[int]], deed: Effect | None = None) -> None:
        super().__init__()
        self.goods = goods
        self.rounds = rounds
        """The rounds, given the current one; those beyond the last round or not after the current one are left out."""
        self.deed = deed

    def parts(self) -> tuple[Effect, ...]:
        return () if self.deed is None else (self.deed,)

    def label(self) -> Message:
        return say("do-promise", goods=self.goods)

    def automatic(self) -> bool:
        return True

    def can_come_first(self) -> bool:
        return True

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        new = [
            Promise(number, f.seat, card_of(self), self.goods, self.deed)
            for number in self.rounds(g.round)
            if g.round < number <= ROUNDS
        ]
        g.promises = (*g.promises, *new)
        if g.event_log is not None:
            for promise in new:
                g.event_log.tell(
                    g.round, tell.PROMISED, f.seat, goods=promise.goods, card=promise.card, round=promise.round
                )


class Bonus(Effect):
    """Bonus points that are earned for good."""

    def __init__(self, says: Message, points: Callable[[GameState, int], int]) -> None:
        super().__init__()
        self.says = says
        self.points = points

    def label(self) -> Message:
        return self.says

    def automatic(self) -> bool:
        return True

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        points = self.points(g, f.seat)
        g.players[f.seat].bonus += points
        if g.event_log is not None and points:
            g.event_log.tell(g.round, tell.SCORED, f.seat, count=points)
