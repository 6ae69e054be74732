"""Turning goods into others at any time: what trades and meals could raise together, and carrying them out."""

from __future__ import annotations

from typing import Final

from agricola.engine.goods import CATTLE, EMPTY_BAG, FOOD, KINDS, SHEEP, Bag, animals_of, mask_of
from agricola.engine.kernel import event_log as told
from agricola.engine.kernel.card import Conversion, Cost
from agricola.engine.kernel.events import CONVERTED, FROM_CONVERSION, GAINED, Event
from agricola.engine.kernel.state import GameState, Player, count_gain, kitchen_closed, trades_of
from agricola.engine.kernel.triggers import fire

_LONGEST_CHAIN: Final = 24
"""How many conversions a payment may take at most; it bounds the search."""
MOST_SETS: Final = 1_500
"""How many sets of conversions are looked at one by one; trades that form cycles have far more of them."""
MOST_SUPPLIES: Final = 1_500
"""How many supplies that conversions lead to are looked at for a payment."""


_ROUNDING: Final = 1e-6
"""What fractions of goods may be off by."""
_Ways = list[list[tuple[Conversion, int]]]
_MEMO_LIMIT: Final = 256
_ways_memo: Final[dict[tuple[tuple[int, ...], Bag, tuple[Conversion, ...]], _Ways]] = {}
"""What `ways_to_raise` has found: a payment is looked at when it is offered, asked about and made."""
_cycles_memo: Final[dict[tuple[Conversion, ...], bool]] = {}


def ways_to_raise(g: GameState, p: Player, cost: Cost) -> _Ways:
    """The smallest sets of conversions after which the cost can be paid; [[]] when it can be paid as it is.

    Where trades form cycles, the sets are too many: then only the shortest are given. Nothing is lost by that, because
    a player may make any trade at any time before.
    """
    balance = [p.goods[good] - cost.goods[good] for good in range(KINDS)]
    if min(balance) >= 0:
        return [[]]
    trades = trades_of(g, p)
    conversions = _at_any_time(g, p, trades)
    key = (tuple(p.goods), cost.goods, tuple(conversions))
    known = _ways_memo.get(key)
    if known is None:
        if len(_ways_memo) >= _MEMO_LIMIT:
            _ways_memo.clear()
        known = _ways_memo[key] = _find_ways(p.goods, cost, balance, conversions, ordered=len(trades) > 0)
    return known


def _find_ways(goods: list[int], cost: Cost, balance: list[int], conversions: list[Conversion], ordered: bool) -> _Ways:
    if _out_of_reach(goods, cost, conversions):
        return []
    if _form_cycles(tuple(conversions)):
        shortest = Supplies(goods, cost, conversions).orders()
        if shortest:
            return [_in_rows(conversions, order) for order in shortest]
    orders = _sets_that_raise(goods, balance, conversions, ordered)
    if not orders:
        return [_in_rows(conversions, order) for order in Supplies(goods, cost, conversions).orders()]
    smallest = [uses for uses in orders if not any([_contains(uses, other) for other in orders])]
    return [_in_rows(conversions, orders[uses]) for uses in sorted(smallest)]


def _form_cycles(conversions: tuple[Conversion, ...]) -> bool:
    """Whether a good can become itself again by conversions that can be made any number of times."""
    known = _cycles_memo.get(conversions)
    if known is None:
        if len(_cycles_memo) >= _MEMO_LIMIT:
            _cycles_memo.clear()
        known = _cycles_memo[conversions] = any([_comes_back(good, conversions) for good in range(KINDS)])
    return known


def _comes_back(good: int, conversions: tuple[Conversion, ...]) -> bool:
    reach = 1 << good
    known = 0
    while reach != known:
        known = reach
        for conversion in conversions:
            if not conversion.limit and mask_of(conversion.give) & reach:
                if conversion.get[good]:
                    return True
                reach |= mask_of(conversion.get)
    return False


def _out_of_reach(goods: list[int], cost: Cost, conversions: list[Conversion]) -> bool:
    """Whether all goods together are worth less than the cost, in terms of some good that is missing.

    A bound that asks little, so that hopeless searches, which take longest, need not begin.
    """
    for missing in range(KINDS):
        if goods[missing] < cost.goods[missing]:
            worth = _worth_in(missing, conversions)
            if not worth:
                continue
            left = sum([(goods[good] - cost.goods[good]) * worth[good] for good in range(KINDS)])
            for conversion in conversions:
                if conversion.limit:
                    left += conversion.limit * sum([conversion.get[good] * worth[good] for good in range(KINDS)])
            if left < -_ROUNDING:
                return True
    return False


def _worth_in(wanted: int, conversions: list[Conversion]) -> list[float]:
    """How much of a good each other one is worth, so that no conversion makes more of what is there.

    Those that can be made only so many times are left out. Nothing when goods can grow without end.
    """
    worth = [0.0] * KINDS
    worth[wanted] = 1.0
    for _ in range(_LONGEST_CHAIN):
        settled = True
        for conversion in conversions:
            if conversion.limit:
                continue
            brought = sum([conversion.get[good] * worth[good] for good in range(KINDS)])
            for good in range(KINDS):
                if conversion.give[good] and brought > conversion.give[good] * worth[good] + _ROUNDING:
                    worth[good] = brought / conversion.give[good]
                    settled = False
        if settled:
            return worth
    return []


def can_raise(g: GameState, p: Player, cost: Cost) -> bool:
    """Whether `ways_to_raise` has any; one is enough, so most often less has to be looked at."""
    trades = trades_of(g, p)
    conversions = _at_any_time(g, p, trades)
    known = _ways_memo.get((tuple(p.goods), cost.goods, tuple(conversions)))
    if known is not None:
        return len(known) > 0
    if _out_of_reach(p.goods, cost, conversions):
        return False
    supplies = Supplies(p.goods, cost, conversions)
    if supplies.orders():
        return True
    if len(supplies.seen) < MOST_SUPPLIES:
        return False
    balance = [p.goods[good] - cost.goods[good] for good in range(KINDS)]
    return len(_sets_that_raise(p.goods, balance, conversions, ordered=len(trades) > 0)) > 0


def _sets_that_raise(
    goods: list[int], balance: list[int], conversions: list[Conversion], ordered: bool
) -> dict[tuple[int, ...], list[int]]:
    """Sets of conversions that cover what is missing, with an order for each; none when there are too many sets."""
    found: set[tuple[int, ...]] = set()
    seen: set[tuple[int, ...]] = set()
    _search(balance, conversions, (0,) * len(conversions), found, seen)
    orders: dict[tuple[int, ...], list[int]] = {}
    if len(seen) < MOST_SETS:
        for uses in found:
            order = _order(goods, conversions, uses) if ordered else _as_listed(uses)
            if order is not None:
                orders[uses] = order
    return orders


def _at_any_time(g: GameState, p: Player, trades: tuple[Conversion, ...]) -> list[Conversion]:
    found = [c for c in p.abilities.conversions + trades if not c.once_per_harvest]
    return [c for c in found if not takes_animals(c)] if kitchen_closed(g) else found


def takes_animals(conversion: Conversion) -> bool:
    """Whether animals go into a conversion."""
    return any(conversion.give[SHEEP : CATTLE + 1])


class Supplies:
    """The supplies that conversions lead to, those by fewer conversions first, until a cost can be paid.

    A supply is looked at once, however many ways lead to it: so cycles of trades cost no more than the different
    amounts of goods that they can make.
    """

    def __init__(self, goods: list[int], cost: Cost, conversions: list[Conversion]) -> None:
        self.goods = goods
        self.cost = cost
        self.conversions = conversions
        self.useful = self._useful()
        self.seen: set[tuple[int, ...]] = set()

    def _useful(self) -> list[int]:
        """The conversions that make what is missing, or what such ones take, by number."""
        wanted = 0
        for good in range(KINDS):
            if self.goods[good] < self.cost.goods[good]:
                wanted |= 1 << good
        useful: list[int] = []
        grown = True
        while grown:
            grown = False
            for index, conversion in enumerate(self.conversions):
                if index not in useful and mask_of(conversion.get) & wanted:
                    useful.append(index)
                    wanted |= mask_of(conversion.give)
                    if conversion.chained:
                        # What lies deeper in a pile can be had only after what lies above it.
                        wanted |= mask_of(self.conversions[index - 1].get)
                    grown = True
        return sorted(useful)

    def orders(self) -> list[list[int]]:
        """The shortest orders of conversions that lead to supplies with which the cost can be paid.

        One order for each such supply that leaves nothing better; none when it is out of reach.
        """
        found: list[tuple[list[int], list[int]]] = []
        limited = [index for index in self.useful if self.conversions[index].limit]
        level: list[tuple[list[int], list[int]]] = [(list(self.goods), [])]
        while level and not found and len(level[0][1]) < _LONGEST_CHAIN:
            after: list[tuple[list[int], list[int]]] = []
            for goods, order in level:
                if len(self.seen) >= MOST_SUPPLIES:
                    break
                for index in self.useful:
                    if not self._allowed(index, goods, order):
                        continue
                    conversion = self.conversions[index]
                    then = [goods[good] + conversion.get[good] - conversion.give[good] for good in range(KINDS)]
                    made = [*order, index]
                    key = (*then, *[made.count(one) for one in limited])
                    if key in self.seen:
                        continue
                    self.seen.add(key)
                    if all([then[good] >= amount for good, amount in self.cost.needs]):
                        found.append((then, made))
                    else:
                        after.append((then, made))
            level = after
        return [order for goods, order in found if not any([_leaves_more(other, goods) for other, _ in found])]

    def _allowed(self, index: int, goods: list[int], order: list[int]) -> bool:
        conversion = self.conversions[index]
        if not conversion.times(goods) or (conversion.limit and order.count(index) >= conversion.limit):
            return False
        return not conversion.chained or index - 1 in order


def _leaves_more(goods: list[int], other: list[int]) -> bool:
    return goods != other and all([goods[good] >= other[good] for good in range(KINDS)])


def _as_listed(uses: tuple[int, ...]) -> list[int]:
    """The conversions one by one, as they are listed."""
    return [index for index, times in enumerate(uses) for _ in range(times)]


def _order(goods: list[int], conversions: list[Conversion], uses: tuple[int, ...]) -> list[int] | None:
    """An order in which these conversions can be made with what is there; None when there is no such order.

    A trade may ask for goods that only another one brings: what is bought with food can be cooked for more food, but
    not without any food to begin with.
    """
    dead: set[tuple[int, ...]] = set()
    order: list[int] = []
    return order if _find_order(list(goods), conversions, list(uses), order, dead) else None


def _find_order(
    goods: list[int], conversions: list[Conversion], left: list[int], order: list[int], dead: set[tuple[int, ...]]
) -> bool:
    if not any(left):
        return True
    if tuple(left) in dead:
        return False
    for index, conversion in enumerate(conversions):
        if not left[index] or (conversion.chained and left[index - 1]) or not conversion.times(goods):
            continue
        left[index] -= 1
        order.append(index)
        after = [goods[good] + conversion.get[good] - conversion.give[good] for good in range(KINDS)]
        if _find_order(after, conversions, left, order, dead):
            return True
        order.pop()
        left[index] += 1
    dead.add(tuple(left))
    return False


def _in_rows(conversions: list[Conversion], order: list[int]) -> list[tuple[Conversion, int]]:
    """Conversions in an order, with equal ones that follow each other taken together."""
    rows: list[tuple[Conversion, int]] = []
    for number, index in enumerate(order):
        if number and order[number - 1] == index:
            rows[-1] = (conversions[index], rows[-1][1] + 1)
        else:
            rows.append((conversions[index], 1))
    return rows


def _contains(uses: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return uses != other and all([mine >= theirs for mine, theirs in zip(uses, other, strict=True)])


def _search(
    balance: list[int],
    conversions: list[Conversion],
    uses: tuple[int, ...],
    found: set[tuple[int, ...]],
    seen: set[tuple[int, ...]],
) -> None:
    """Cover the first good that is missing by each conversion that makes it, until nothing is missing."""
    if uses in seen or len(seen) >= MOST_SETS:
        return
    seen.add(uses)
    missing = -1
    for good in range(KINDS):
        if balance[good] < 0:
            missing = good
            break
    if missing < 0:
        found.add(uses)
        return
    if sum(uses) >= _LONGEST_CHAIN or _hopeless(balance, conversions, uses):
        return
    for index, conversion in enumerate(conversions):
        if not conversion.get[missing] or (conversion.limit and uses[index] >= conversion.limit):
            continue
        if conversion.chained and not uses[index - 1]:
            # What lies deeper in a pile can be had only after what lies above it.
            if not conversions[index - 1].get[missing]:
                _dig(balance, conversions, uses, index, found, seen)
            continue
        after = [balance[good] + conversion.get[good] - conversion.give[good] for good in range(KINDS)]
        _search(after, conversions, (*uses[:index], uses[index] + 1, *uses[index + 1 :]), found, seen)


def _hopeless(balance: list[int], conversions: list[Conversion], uses: tuple[int, ...]) -> bool:
    """Whether some good is missing that not even all conversions together could bring; a bound, to cut the search.

    It looks one trade further at a time, because what one brings another may take, until nothing more comes.
    """
    there = [amount if amount > 0 else 0 for amount in balance]
    for index, conversion in enumerate(conversions):
        if conversion.limit:
            for good in range(KINDS):
                there[good] += conversion.get[good] * (conversion.limit - uses[index])
    reach = there
    for _ in range(_LONGEST_CHAIN):
        if all([balance[good] + reach[good] >= 0 for good in range(KINDS) if balance[good] < 0]):
            return False
        further = there.copy()
        for conversion in conversions:
            times = 0 if conversion.limit else conversion.times(reach)
            if times:
                for good in range(KINDS):
                    further[good] += conversion.get[good] * times
        if further == reach:
            break
        reach = further
    return True


def _dig(
    balance: list[int],
    conversions: list[Conversion],
    uses: tuple[int, ...],
    index: int,
    found: set[tuple[int, ...]],
    seen: set[tuple[int, ...]],
) -> None:
    """Make every conversion that lies above one in a pile, and then that one."""
    first = index
    while conversions[first].chained and not uses[first - 1]:
        first -= 1
    after = list(balance)
    counts = list(uses)
    for step in range(first, index + 1):
        counts[step] += 1
        for good in range(KINDS):
            after[good] += conversions[step].get[good] - conversions[step].give[good]
    _search(after, conversions, tuple(counts), found, seen)


def most_traded(g: GameState, p: Player, good: int) -> int:
    """How much of a good trades could bring at most, if everything that they ask for were there."""
    most = 0
    for trade in trades_of(g, p):
        most += trade.get[good] * (trade.limit or _LONGEST_CHAIN)
    return most


def convert(g: GameState, p: Player, conversion: Conversion, times: int, space: int) -> None:
    """Carry out a conversion so many times."""
    exchange(g, p, conversion, times, space)
    tell_converted(g, p, [(conversion, times)], space)


def exchange(g: GameState, p: Player, conversion: Conversion, times: int, space: int, to_pay: bool = False) -> None:
    """Give goods for others; `tell_converted` follows, once for all that is converted at one time."""
    for good in range(KINDS):
        p.goods[good] += (conversion.get[good] - conversion.give[good]) * times
    if g.event_log is not None:
        given = tuple([amount * times for amount in conversion.give])
        gotten = tuple([amount * times for amount in conversion.get])
        g.event_log.tell(g, told.CONVERTED, p.seat, goods=given, got=gotten, card=conversion.card, to_pay=to_pay)
    if g.heard >> GAINED & 1 or g.board.with_cards:
        got = tuple([amount * times for amount in conversion.get])
        count_gain(g, p, got)
        fire(g, Event(GAINED, p.seat, space, got, FROM_CONVERSION, g.board.cards.get(conversion.card)))
    if conversion.on_use is not None:
        conversion.on_use(g, p.seat, times)


def tell_converted(g: GameState, p: Player, made: list[tuple[Conversion, int]], space: int) -> None:
    """Tell the cards what was converted at one time: one event for goods by themselves, one for those on cards.

    What cards turn into something else than food is told apart from meals.
    """
    if not g.heard >> CONVERTED & 1:
        return
    for by_card, is_meal in ((False, True), (True, True), (True, False)):
        chosen = [
            (conversion, times)
            for conversion, times in made
            if bool(conversion.card) == by_card and bool(conversion.get[FOOD]) == is_meal
        ]
        if chosen:
            given = [sum([conversion.give[good] * times for conversion, times in chosen]) for good in range(KINDS)]
            card = g.board.cards.get(chosen[-1][0].card)
            cooked = animals_of(given) if is_meal else EMPTY_BAG
            count = sum([n for _, n in chosen])
            event = Event(CONVERTED, p.seat, space, tuple(given), FROM_CONVERSION, card, count, at_hand=cooked)
            fire(g, event)
