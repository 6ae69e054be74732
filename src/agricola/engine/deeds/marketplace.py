"""The Marketplace of the team game: goods go from one partner to the other (revised 17.5.2)."""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.connectives import Deed, next_step
from agricola.engine.deeds.yard_actions import bill
from agricola.engine.economy.between_players import hand_over
from agricola.engine.economy.supply import give_up
from agricola.engine.goods import EMPTY_BAG, KINDS, bag, goods_code
from agricola.engine.kernel.actions import CHOOSE, TRADE, Action
from agricola.engine.kernel.effect import CannotComplete, Effect
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState, partner_of
from agricola.engine.message import Message, Reasons, say
from agricola.engine.price import Cost

_GIVE: Final = 0
_RECEIVE: Final = 1
_WORDS: Final = ("give", "receive")
_trade_actions: Final[dict[tuple[int, int, int], Action]] = {}


def _trade_action(way: int, good: int, number: int) -> Action:
    """The action of moving so many of a good; equal ones are made once."""
    key = (way, good, number)
    known = _trade_actions.get(key)
    if known is None:
        goods = bag({good: number})
        told = say(f"act-{_WORDS[way]}", goods=goods)
        known = Action(TRADE, key, f"trade:{_WORDS[way]}-{goods_code(goods)}", told, goods=goods)
        _trade_actions[key] = known
    return known


class TradeWithPartner(Deed):
    """Give goods to the partner and receive some, kind by kind; each kind goes one way, once.

    With a fee of each kind the active player pays 1 good of every kind that is moved, whichever way it goes; the fee
    may be one of the pieces that are received (OP-4). The frame's steps are the kinds that were moved, as a mask.
    """

    def __init__(self, fee_of_each_kind: bool) -> None:
        super().__init__()
        self.fee = 1 if fee_of_each_kind else 0

    def label(self) -> Message:
        return say("do-trade")

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        partner = _partner(g, p)
        # Where a fee comes before, it leaves one good less to give.
        return (max(p.goods) > 1 if self.fee else sum(p.goods) > 1) or max(partner.goods) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-nothing-to-trade"),)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        partner = _partner(g, p)
        options: list[Action] = []
        for way, owner, kept in ((_GIVE, p, self.fee), (_RECEIVE, partner, 0)):
            for good in range(KINDS):
                if not steps >> good & 1:
                    options.extend([_trade_action(way, good, n + 1) for n in range(owner.goods[good] - kept)])
        return options

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        partner = _partner(g, p)
        way, good, number = action.args
        next_step(g, f, steps | 1 << good)
        fee = bag({good: self.fee})
        if way == _GIVE:
            if self.fee:
                give_up(g, p, fee)
            hand_over(g, p, partner, bag({good: number}))
            return
        if self.fee and not p.goods[good]:
            # The fee is one of the pieces on their way: the partner's piece goes to the general supply at once.
            give_up(g, partner, fee)
            number -= 1
        elif self.fee:
            give_up(g, p, fee)
        if number:
            hand_over(g, partner, p, bag({good: number}))

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        return {"bill": bill((Cost(bag({action.args[1]: self.fee})),))} if self.fee and action.kind == TRADE else {}

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        return steps < 1 << KINDS


class PayOneGood(Effect):
    """Pay one good of any kind: the fee of the Marketplace in the Polish reading (OP-4)."""

    def label(self) -> Message:
        return say("do-pay-one-good")

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return max(g.players[seat].goods) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-nothing-to-trade"),)

    def resolve(self, g: GameState, f: Frame) -> None:
        own = g.players[f.seat].goods
        options = [_FEES[good] for good in range(KINDS) if own[good]]
        if not options:
            raise CannotComplete
        if len(options) == 1 and not g.ask_forced:
            self.choose(g, f, options[0])
        else:
            g.options = options
            g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        goods = action.goods
        give_up(g, g.players[f.seat], EMPTY_BAG if goods is None else goods)


def _fee_action(good: int) -> Action:
    goods = bag({good: 1})
    return Action(CHOOSE, (good,), f"choose:{goods_code(goods)}", say("act-pay", goods=goods), goods=goods)


_FEES: Final[list[Action]] = [_fee_action(good) for good in range(KINDS)]


def _partner(g: GameState, p: Player) -> Player:
    partner = partner_of(g, p)
    assert partner is not None
    return partner
