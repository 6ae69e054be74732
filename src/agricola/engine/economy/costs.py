"""Prices and the ways to pay them.

A price is a list of alternatives. Cards may change it; then every alternative is paid from the supply, where goods that
are missing may be raised on the spot by conversions that are allowed at any time (revised 8.6). Of the ways to pay only
those are offered that leave nothing better: no conversion more than needed.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.economy.conversions import exchange, tell_converted
from agricola.engine.economy.raising import can_raise, most_traded, ways_to_raise
from agricola.engine.economy.supply import house_animals
from agricola.engine.goods import ANIMALS, FOOD, GOOD_NAMES, GRAIN, KINDS, VEGETABLE, goods_code
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import PAY, Action
from agricola.engine.kernel.card import (
    FOR_OCCUPATION,
    MAJOR,
    REDUCES,
    REPLACES,
    SUBSTITUTES,
    Card,
    Conversion,
    PriceRule,
    Purpose,
    is_called,
)
from agricola.engine.kernel.effect import CannotComplete, Effect, name_tree
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import CONVERTED, GAINED
from agricola.engine.kernel.player import Player, remember
from agricola.engine.kernel.round_cards import open_spaces, turned_up
from agricola.engine.kernel.state import GameState, change_cards, kitchen_closed, partner_of, trades_of
from agricola.engine.message import Message, Reasons, say
from agricola.engine.price import Cost, Price

_EDIBLE: Final = (GRAIN, VEGETABLE, *ANIMALS)
_PLENTY: Final = 100
"""More food than any price asks for."""


class PaymentWay:
    """One way to pay: what leaves the supply in the end, what was converted for it, and the card given back."""

    __slots__ = ("converted", "cost", "net", "returned")

    def __init__(
        self, cost: Cost, net: list[int], converted: list[tuple[Conversion, int]], returned: Card | None
    ) -> None:
        self.cost = cost
        self.net = net
        self.converted = converted
        self.returned = returned

    def trades(self) -> int:
        """How many times something is converted."""
        return sum([times for _, times in self.converted])

    def cards(self) -> tuple[str, ...]:
        """The cards that make this way possible: what is returned, what changes the price, what converts."""
        cards = [] if self.returned is None else [self.returned.id]
        cards += [*self.cost.through, *[conversion.card for conversion, _ in self.converted if conversion.card]]
        return tuple(dict.fromkeys(cards))

    def code(self) -> str:
        """What is paid, given back, spent and converted: "pay:4c", "pay:1f(1g>1f)", "pay:0-M01", "pay:1w/B012"."""
        code = f"pay:{goods_code(self.cost.goods)}"
        if self.returned is not None:
            code += f"-{self.returned.id}"
        for card in self.cost.uses:
            code += f"/{card}"
        if self.converted:
            code += f"({','.join([conversion.code(times) for conversion, times in self.converted])})"
        return code

    def message(self) -> Message:
        """What people are told of it."""
        params: dict[str, object] = {"goods": self.cost.goods}
        code = "act-pay"
        if self.returned is not None:
            code = "act-pay-returning" if self.cost.needs else "act-pay-by-returning"
            params["card"] = self.returned.id
        if self.converted:
            code += "-converting"
            params["conversions"] = tuple(
                [
                    say(
                        "conversion",
                        give=tuple([amount * times for amount in conversion.give]),
                        get=tuple([amount * times for amount in conversion.get]),
                    )
                    for conversion, times in self.converted
                ]
            )
        return Message(code, params)


def final_price(g: GameState, p: Player, price: Price, purpose: Purpose) -> Price:
    """The alternatives that a player may pay, after the price rules of their cards.

    Those who ask for many prices look first whether there are such rules, or a partner who may have some (revised
    17.5.5): a call more at each price would be felt.
    """
    if g.board.team is not None and purpose.kind != FOR_OCCUPATION:
        return _with_partner(g, p, price, purpose)
    rules = [rule for rule in p.abilities.priced if rule.purposes >> purpose.kind & 1]
    if g.board.prices_in_any_order and len(rules) > 1 and rules[-1].step == SUBSTITUTES:
        return _in_any_order(g, p, price, purpose, rules)
    for rule in rules:
        price = rule.apply(g, p.seat, purpose, price)
    return _each_once(price) if len(price) > 1 and len(rules) > 1 else price


def _with_partner(g: GameState, p: Player, price: Price, purpose: Purpose) -> Price:
    """The alternatives after the price rules of both partners: what lowers building costs for one serves the other."""
    partner = partner_of(g, p)
    assert partner is not None
    changed = False
    for step in (REPLACES, REDUCES, SUBSTITUTES):
        for owner in (p, partner):
            for rule in owner.abilities.priced:
                if rule.step == step and rule.purposes >> purpose.kind & 1:
                    price = rule.apply(g, owner.seat, purpose, price)
                    changed = True
    return _each_once(price) if changed and len(price) > 1 else price


def _each_once(price: Price) -> Price:
    """A price without alternatives that ask for the same as an earlier one: two cards may come to the same."""
    costs: list[Cost] = []
    for cost in price:
        if not any([cost.same_as(other) for other in costs]):
            costs.append(cost)
    return price if len(costs) == len(price) else tuple(costs)


def _in_any_order(g: GameState, p: Player, price: Price, purpose: Purpose, rules: list[PriceRule]) -> Price:
    """The alternatives when a player puts the reductions and substitutions in any order (original OP-37).

    After each set of rules the alternatives of all its orders count, so that equal ones are worked out once.
    """
    later = [rule for rule in rules if rule.step != REPLACES]
    for rule in rules:
        if rule.step == REPLACES:
            price = rule.apply(g, p.seat, purpose, price)
    after: list[Price] = [()] * (1 << len(later))
    after[0] = price
    for done in range(1, len(after)):
        costs: list[Cost] = []
        for last, rule in enumerate(later):
            if done >> last & 1:
                for cost in rule.apply(g, p.seat, purpose, after[done ^ 1 << last]):
                    if not any([cost.same_as(other) for other in costs]):
                        costs.append(cost)
        after[done] = tuple(costs)
    return after[-1]


def asks_for_food(price: Price) -> bool:
    """Whether some alternative takes food."""
    return any([cost.goods[FOOD] > 0 for cost in price])


def payable_with_plenty_of_food(g: GameState, p: Player, price: Price) -> bool:
    """Whether one alternative could be paid if only there were food enough."""
    had = p.goods[FOOD]
    p.goods[FOOD] = had + _PLENTY
    would_do = payable(g, p, price)
    p.goods[FOOD] = had
    return would_do


def payable(g: GameState, p: Player, price: Price) -> bool:
    """Whether one alternative can be paid, with conversions."""
    for cost in price:
        if _can_pay(g, p, cost):
            return True
    return False


def _can_pay(g: GameState, p: Player, cost: Cost) -> bool:
    if cost.returns and not returnable(p, cost):
        return False
    goods = p.goods
    abilities = p.abilities
    trading = False
    short = False
    only_food = True
    for good, amount in cost.needs:
        if goods[good] < amount:
            if not short:
                short = True
                trading = len(abilities.trades) > 0 or len(abilities.offers) > 0
            if good != FOOD:
                only_food = False
                if not trading or most_traded(g, p, good) < amount - goods[good]:
                    return False
    if not short:
        return True
    if only_food:
        if goods[FOOD] + _food_value(p, cost, (GRAIN, VEGETABLE) if kitchen_closed(g) else _EDIBLE) >= cost.goods[FOOD]:
            return True
        if not p.abilities.recipes and not _some_trade_feeds(g, p):
            return False
    return (trading or len(p.abilities.recipes) > 0) and can_raise(g, p, cost)


def _some_trade_feeds(g: GameState, p: Player) -> bool:
    """Whether some trade brings more food, cooked or as it is, than it takes."""
    cooking = p.abilities.cooking
    for trade in trades_of(g, p):
        gain = trade.get[FOOD] - trade.give[FOOD]
        for good in _EDIBLE:
            gain += (trade.get[good] - trade.give[good]) * cooking[good]
        if gain > 0:
            return True
    return False


def _food_value(p: Player, cost: Cost, edible: tuple[int, ...]) -> int:
    """The food that those of the edible goods which the cost leaves over could be turned into."""
    total = 0
    cooking = p.abilities.cooking
    for good in edible:
        total += (p.goods[good] - cost.goods[good]) * cooking[good]
    return total


def returnable(p: Player, cost: Cost) -> list[Card]:
    """The cards that could be given back for a cost."""
    return [card for card in p.cards if is_called(card, cost.returns)]


def ways_to_pay(g: GameState, p: Player, price: Price) -> list[PaymentWay]:
    """Every way to pay that leaves nothing better."""
    ways: list[PaymentWay] = []
    for cost in price:
        returned: list[Card | None] = [None]
        if cost.returns:
            returned = [card for card in returnable(p, cost)]
        for converted in ways_to_raise(g, p, cost):
            net = list(cost.goods)
            for conversion, times in converted:
                for good in range(KINDS):
                    net[good] += (conversion.give[good] - conversion.get[good]) * times
            ways.extend([PaymentWay(cost, net, converted, card) for card in returned])
    return [way for number, way in enumerate(ways) if not _bettered(way, ways) and not _repeats(g, way, number, ways)]


def _repeats(g: GameState, way: PaymentWay, number: int, ways: list[PaymentWay]) -> bool:
    """Whether another way comes to the same by fewer trades, or by as many and stands before it.

    Ways differ when a card keeps count of its trades, and when a card listens and each card traded other goods.
    """
    if len(way.converted) == 0:
        return False
    listening = g.subscribed >> CONVERTED & 1 or g.subscribed >> GAINED & 1
    for place, other in enumerate(ways):
        if other is way or other.cost is not way.cost or other.returned is not way.returned or other.net != way.net:
            continue
        mine = _traded(way)
        theirs = _traded(other)
        if mine is None or theirs is None or (listening and mine != theirs):
            continue
        more = way.trades() - other.trades()
        if more > 0 or (more == 0 and place < number):
            return True
    return False


def _traded(way: PaymentWay) -> dict[str, list[int]] | None:
    """What each card gives and takes in a way to pay; None when a card keeps count of its trades."""
    traded: dict[str, list[int]] = {}
    for conversion, times in way.converted:
        if conversion.limit or conversion.on_use is not None:
            return None
        goods = traded.setdefault(conversion.card, [0] * (2 * KINDS))
        for good in range(KINDS):
            goods[good] += conversion.give[good] * times
            goods[KINDS + good] += conversion.get[good] * times
    return traded


def _bettered(way: PaymentWay, ways: list[PaymentWay]) -> bool:
    """Whether another way gives the same card back and costs no more of anything, and less of something."""
    for other in ways:
        if other is way or other.returned is not way.returned:
            continue
        if other.net == way.net:
            if _spends_more(way, other):
                return True
            continue
        if any([card not in way.cost.uses for card in other.cost.uses]):
            continue  # it is cheaper, but spends a discount that could be kept
        if all([other.net[good] <= way.net[good] for good in range(KINDS)]):
            return True
    return False


def _spends_more(way: PaymentWay, other: PaymentWay) -> bool:
    """Whether a way to pay spends discounts that another does without."""
    uses = way.cost.uses
    return len(uses) > len(other.cost.uses) and all([card in uses for card in other.cost.uses])


def missing(p: Player, price: Price) -> Reasons:
    """What is missing for the alternative that comes nearest."""
    best: list[Message] = []
    fewest = 1 << 30
    for cost in price:
        lacks: list[Message] = []
        total = 0
        if cost.returns and not returnable(p, cost):
            lacks.append(say("why-nothing-to-return", returns=cost.returns))
            total += 100
        for good, amount in cost.needs:
            short = amount - p.goods[good]
            if good == FOOD:
                short -= _food_value(p, cost, _EDIBLE)
            if short > 0:
                lacks.append(say("why-short", n=short, good=GOOD_NAMES[good]))
                total += short
        if lacks and total < fewest:
            fewest = total
            best = lacks
    return tuple(best) or (say("why-price"),)


def pay(g: GameState, p: Player, price: Price, space: int) -> None:
    """Pay a price now; when there are several ways, ask for one first."""
    if len(price) == 1 and not price[0].returns and not price[0].uses and not g.ask_forced:
        needs = price[0].needs
        goods = p.goods
        for good, amount in needs:
            if goods[good] < amount:
                break
        else:
            for good, amount in needs:
                goods[good] -= amount
            if g.event_log is not None and needs:
                g.event_log.tell(g.round, tell.PAID, p.seat, goods=price[0].goods)
            return
    ways = ways_to_pay(g, p, price)
    if not ways:
        raise CannotComplete
    if len(ways) == 1 and not g.ask_forced:
        _settle(g, p, ways[0], space)
    else:
        g.stack.append(Frame(PAY_BILL, p.seat, space, 0, None, price))


def _settle(g: GameState, p: Player, way: PaymentWay, space: int) -> None:
    for conversion, times in way.converted:
        exchange(g, p, conversion, times, space, to_pay=True)
    tell_converted(g, p, way.converted, space)
    for good, amount in way.cost.needs:
        p.goods[good] -= amount
    if g.event_log is not None and way.cost.needs:
        g.event_log.tell(g.round, tell.PAID, p.seat, goods=way.cost.goods)
    for card in way.cost.uses:
        remember(_owner(g, p, card), card, g.round)
    if way.returned is not None:
        give_back(g, p, way.returned)


def _owner(g: GameState, p: Player, id: str) -> Player:
    """Who owns a card that lowers a player's price: the player, or the partner."""
    partner = partner_of(g, p)
    return p if partner is None or any([card.id == id for card in p.cards]) else partner


def give_back(g: GameState, p: Player, card: Card) -> None:
    """Return a card: a major goes back to the board, for anyone; a minor leaves the game (original 12.6).

    What lay on the card is gone, and animals that lived there need another place.
    """
    change_cards(g, p, tuple([other for other in p.cards if other is not card]))
    p.card_state = {other: notes for other, notes in p.card_state.items() if other != card.id}
    if card.rules.space is not None:
        g.open = open_spaces(g, turned_up(g))
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.CARD_RETURNED, p.seat, card=card.id)
    if card.rules.when_returned is not None:
        card.rules.when_returned(g, p.seat)
    if card.kind == MAJOR:
        here = (*g.majors, card)
        g.majors = tuple([major for major in g.board.majors if major in here])
    if not g.board.claims_survive:
        if g.event_log is not None:
            for promise in g.promises:
                if promise.card == card.id and promise.seat == p.seat:
                    g.event_log.tell(
                        g.round, tell.WITHDRAWN, p.seat, goods=promise.goods, card=card.id, round=promise.round
                    )
        g.promises = tuple([promise for promise in g.promises if promise.card != card.id or promise.seat != p.seat])
    house_animals(g, p)


class PayBill(Effect):
    """Asks in which way a price is to be paid."""

    def asks(self) -> Message:
        return say("ask-pay")

    def resolve(self, g: GameState, f: Frame) -> None:
        assert f.price is not None
        g.options = [
            Action(
                PAY,
                (index,),
                way.code(),
                way.message(),
                cards=way.cards(),
                goods=tuple([max(0, amount) for amount in way.net]),
            )
            for index, way in enumerate(ways_to_pay(g, g.players[f.seat], f.price))
        ]
        g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        assert f.price is not None
        g.stack.pop()
        p = g.players[f.seat]
        _settle(g, p, ways_to_pay(g, p, f.price)[action.args[0]], f.space)


class PayPrice(Effect):
    """Pays the price in the frame, once everything that comes before the payment has happened."""

    def resolve(self, g: GameState, f: Frame) -> None:
        assert f.price is not None
        g.stack.pop()
        pay(g, g.players[f.seat], f.price, f.space)


PAY_BILL: Final = PayBill()
PAY_PRICE: Final = PayPrice()
name_tree(PAY_BILL, "flow/pay")
name_tree(PAY_PRICE, "flow/pay price")
