"""Goods that go from one player to another: tolls, purchases, what somebody has to hand over."""

from __future__ import annotations

from agricola.engine.economy.costs import missing, pay, payable
from agricola.engine.economy.gains import Pay
from agricola.engine.economy.supply import gain
from agricola.engine.economy.takings import delayed_goods, take_delayed
from agricola.engine.goods import KINDS, Bag
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.effect import Effect, card_of
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import FROM_PLAYER, FROM_SUPPLY, Event
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, Reasons, say
from agricola.engine.price import Cost, Price, price_message


def hand_over(g: GameState, giver: Player, taker: Player, goods: Bag) -> None:
    """Let a player give goods to another, or all that there is of them."""
    take_delayed(g, giver, goods)
    given = tuple([min(goods[good], giver.goods[good]) for good in range(KINDS)])
    for good in range(KINDS):
        giver.goods[good] -= given[good]
    if g.event_log is not None and any(given):
        g.event_log.tell(g.round, tell.PAID, giver.seat, goods=given)
    gain(g, taker, given, FROM_PLAYER, NO_SPACE)


def pay_player(g: GameState, payer: Player, taker: Player, price: Price, space: int) -> None:
    """Let a player pay goods to another; what is missing may be raised as for any payment."""
    gain(g, taker, price[0].goods, FROM_PLAYER, NO_SPACE)
    pay(g, payer, price, space)


def _told_event(g: GameState) -> Event | None:
    """What the effect on top of the stack reacts to."""
    return g.stack[-1].event if g.stack else None


class Toll(Effect):
    """Who does what the card listens to pays its owner; as a compulsory reaction: or can't do it."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.price: Price = (Cost(goods),)

    def label(self) -> Message:
        return say("do-get-paid", price=price_message(self.price))

    def due(self) -> Bag:
        return self.price[0].goods

    def resolve(self, g: GameState, f: Frame) -> None:
        assert f.event is not None
        g.stack.pop()
        pay_player(g, g.players[f.event.seat], g.players[f.seat], self.price, f.space)

    def unpaid(self, g: GameState, payer: Player) -> Reasons:
        """What a player lacks to pay it."""
        return () if payable(g, payer, self.price) else missing(payer, self.price)


class PayThem(Pay):
    """Pay the player whose doing the card listens to."""

    def __init__(self, goods: Bag) -> None:
        super().__init__((Cost(goods),))

    def resolve(self, g: GameState, f: Frame) -> None:
        assert f.event is not None
        g.stack.pop()
        pay_player(g, g.players[f.seat], g.players[f.event.seat], self.price, f.space)


class PayOwner(Pay):
    """Pay the player in front of whom the card lies that this is printed on; the owner pays nothing."""

    def __init__(self, goods: Bag) -> None:
        super().__init__((Cost(goods),))

    def label(self) -> Message:
        return say("do-pay-owner", price=price_message(self.price))

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        owner = self._owner(g, space)
        return owner is None or owner.seat == seat or super().possible(g, seat, space)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        owner = self._owner(g, f.space)
        if owner is not None and owner.seat != f.seat:
            pay_player(g, g.players[f.seat], owner, self.price, f.space)

    def _owner(self, g: GameState, space: int) -> Player | None:
        card = g.board.cards.get(card_of(self))
        if card is None and space != NO_SPACE:
            card = g.board.cards.get(g.board.spaces[space].card)
        for player in g.players:
            if card in player.cards:
                return player
        return None


class TheyGain(Effect):
    """The player whose doing the card listens to takes goods from the general supply."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.goods = goods

    def label(self) -> Message:
        return say("do-they-take", goods=self.goods)

    def automatic(self) -> bool:
        return True

    def resolve(self, g: GameState, f: Frame) -> None:
        assert f.event is not None
        g.stack.pop()
        card = g.board.cards.get(self.name.partition("/")[0])
        gain(g, g.players[f.event.seat], self.goods, FROM_SUPPLY, f.space, card)


class PayOwnersOf(Effect):
    """Pay the other players for each card of some names that lies in front of them (original 12.10, OP-48)."""

    def __init__(self, goods: Bag, names: tuple[str, ...]) -> None:
        super().__init__()
        self.goods = goods
        self.names = names

    def label(self) -> Message:
        return say("do-pay-owners", goods=self.goods)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        due = 0
        for player in g.players:
            number = len([card for card in player.cards if card.name in self.names])
            if player.seat != f.seat and number:
                due += number
                gain(g, player, tuple([amount * number for amount in self.goods]), FROM_PLAYER, NO_SPACE)
        if due:
            pay(g, g.players[f.seat], (Cost(tuple([amount * due for amount in self.goods])),), f.space)


class TakeFromThem(Effect):
    """Take goods from the player whose doing the card listens to."""

    def __init__(self, goods: Bag) -> None:
        super().__init__()
        self.goods = goods

    def label(self) -> Message:
        return say("do-take", goods=self.goods)

    def due(self) -> Bag:
        return self.goods

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        event = _told_event(g)
        if event is not None:
            theirs = g.players[event.seat].goods
            for good in range(KINDS):
                if theirs[good] + delayed_goods(g, event.seat, good) < self.goods[good]:
                    return False
        return True

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-they-lack", goods=self.goods),)

    def resolve(self, g: GameState, f: Frame) -> None:
        assert f.event is not None
        g.stack.pop()
        hand_over(g, g.players[f.event.seat], g.players[f.seat], self.goods)
