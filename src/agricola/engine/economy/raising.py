"""What trades and meals could raise together for a payment: the search for ways to pay what is missing."""

from __future__ import annotations

from typing import Final

from agricola.engine.economy.conversions import takes_animals
from agricola.engine.goods import KINDS, Bag
from agricola.engine.kernel.card import Conversion
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState, kitchen_closed, trades_of
from agricola.engine.kernel.trial import note_exhausted
from agricola.engine.price import Cost

_LONGEST_CHAIN: Final = 24
"""How many conversions a payment may take at most; it bounds the search."""
MOST_LOOKS: Final = 1_500
"""How many sets a search looks at before it gives up."""
_MOST_SETS: Final = 600
"""How many of them where all are wanted, though trades wait for what others make: then there are far more."""
_LEVELS: Final = 64
_MEMO_LIMIT: Final = 256
_ROUNDS: Final = 12
"""How many conversions in a row the values of goods follow."""
_ROUNDING: Final = 1e-6
_DEAR: Final = 1e6
"""The value of what can't be made."""


_Ways = list[list[tuple[Conversion, int]]]
_ways_memo: Final[dict[tuple[tuple[int, ...], Bag, tuple[Conversion, ...]], _Ways]] = {}
"""What `ways_to_raise` has found: a payment is looked at when it is offered, asked about and made."""


def ways_to_raise(g: GameState, p: Player, cost: Cost) -> _Ways:
    """The smallest sets of conversions after which the cost can be paid; [[]] when it can be paid as it is.

    Where trades wait for each other, the sets are too many: then one is given for each supply that they leave, the
    smallest first. Nothing is lost by that, because a player may make any trade at any time before.
    """
    if _covered(p.goods, cost):
        return [[]]
    conversions = _at_any_time(g, p)
    key = (tuple(p.goods), cost.goods, tuple(conversions))
    known = _ways_memo.get(key)
    if known is None:
        if len(_ways_memo) >= _MEMO_LIMIT:
            _ways_memo.clear()
        known = _ways_memo[key] = _find_ways(p.goods, cost, conversions)
    return known


def _find_ways(goods: list[int], cost: Cost, conversions: list[Conversion]) -> _Ways:
    search = Raising(goods, cost, conversions, each_set=True)
    search.run(_MOST_SETS if any(search.rates.lends) else MOST_LOOKS)
    if search.capped or not search.found:
        search = Raising(goods, cost, conversions, each_set=False)
        search.run(_MOST_SETS)
        if not search.found:
            search = _one_set(goods, cost, conversions)
    orders = search.found
    smallest = [uses for uses in orders if not any([_contains(uses, other) for other in orders])]
    return [_in_rows(conversions, orders[uses]) for uses in sorted(smallest)]


def can_raise(g: GameState, p: Player, cost: Cost) -> bool:
    """Whether `ways_to_raise` has any; one is enough, so most often less has to be looked at."""
    if _covered(p.goods, cost):
        return True
    conversions = _at_any_time(g, p)
    known = _ways_memo.get((tuple(p.goods), cost.goods, tuple(conversions)))
    if known is not None:
        return len(known) > 0
    return len(_one_set(p.goods, cost, conversions).found) > 0


def _one_set(goods: list[int], cost: Cost, conversions: list[Conversion]) -> Raising:
    """A search that ends with the first set."""
    search = Raising(goods, cost, conversions, each_set=False, first=True)
    search.run(MOST_LOOKS)
    if not search.found and search.out_of_order:
        # What leaves the same goods in another order was passed over.
        search = Raising(goods, cost, conversions, each_set=True, first=True)
        search.run(MOST_LOOKS)
    if search.capped and not search.found:
        note_exhausted()
    return search


def _covered(goods: list[int], cost: Cost) -> bool:
    return all([goods[good] >= amount for good, amount in cost.needs])


def _at_any_time(g: GameState, p: Player) -> list[Conversion]:
    found = [c for c in p.abilities.conversions + trades_of(g, p) if not c.once_per_harvest]
    return [c for c in found if not takes_animals(c)] if kitchen_closed(g) else found


class Raising:
    """A search for sets of conversions that cover what is missing for a cost.

    The first good that is missing is covered by each conversion that makes it, until nothing is missing. What a
    conversion takes may be missing itself, unless a shorter way leads there.
    """

    def __init__(
        self, goods: list[int], cost: Cost, conversions: list[Conversion], each_set: bool, first: bool = False
    ) -> None:
        self.goods = goods
        self.cost = cost
        self.conversions = conversions
        self.each_set = each_set
        """Whether each set is looked at, or only one for all that leave the same goods."""
        self.first = first
        """Whether one set is enough; then what lacks least is looked at first, and otherwise the smallest sets."""
        self.found: dict[tuple[int, ...], list[int]] = {}
        """How often each conversion is made, and an order in which that can be done."""
        self.out_of_order = False
        """Whether some set would cover everything, if only one could begin."""
        self.capped = False
        """Whether the search was ended before everything was looked at."""
        self.seen: set[tuple[int, ...]] = set()
        self.limited = [index for index, conversion in enumerate(conversions) if conversion.limit]
        self.rates = rates_of(conversions)
        self.waiting: list[list[tuple[list[int], tuple[int, ...], int]]] = [[] for _ in range(_LEVELS)]
        """What is still to be looked at: the balance, the set, its size."""

    def run(self, most_looks: int) -> None:
        """Look for the sets."""
        missing = [self.goods[good] - self.cost.goods[good] for good in range(KINDS)]
        self._reach(missing, (0,) * len(self.conversions), 0)
        level = 0
        looks = 0
        while level < _LEVELS:
            if not self.waiting[level]:
                level += 1
                continue
            if looks >= most_looks:
                self.capped = True
                return
            looks += 1
            balance, uses, steps = self.waiting[level].pop()
            self._cover(balance, uses, steps)
            if self.first:
                if self.found:
                    return
                level = 0

    def _reach(self, balance: list[int], uses: tuple[int, ...], steps: int) -> None:
        """Remember to look at what conversions lead to, unless it is out of reach or was looked at before."""
        if steps > _LONGEST_CHAIN or not self.rates.may_suffice(balance, uses):
            return
        key = uses if self.each_set else (*balance, *[uses[index] for index in self.limited])
        if key not in self.seen:
            self.seen.add(key)
            level = steps
            if self.first:
                level = -sum([amount for amount in balance if amount < 0])
            self.waiting[min(level, _LEVELS - 1)].append((balance, uses, steps))

    def _cover(self, balance: list[int], uses: tuple[int, ...], steps: int) -> None:
        """Cover the first good that is missing in every way."""
        missing = -1
        for good in range(KINDS):
            if balance[good] < 0:
                missing = good
                break
        if missing < 0:
            order = _order(self.goods, self.conversions, uses)
            if order is None:
                self.out_of_order = True
            else:
                self.found[uses] = order
            return
        for index, conversion in enumerate(self.conversions):
            if not conversion.get[missing] or (conversion.limit and uses[index] >= conversion.limit):
                continue
            if conversion.chained and not uses[index - 1]:
                # What lies deeper in a pile can be had only after what lies above it.
                if not self.conversions[index - 1].get[missing]:
                    self._dig(balance, uses, index, steps)
                continue
            after = [balance[good] + conversion.get[good] - conversion.give[good] for good in range(KINDS)]
            if self._may_lend(index, after):
                self._reach(after, (*uses[:index], uses[index] + 1, *uses[index + 1 :]), steps + 1)

    def _may_lend(self, index: int, after: list[int]) -> bool:
        """Whether what a conversion takes is there, or may come later."""
        give = self.conversions[index].give
        for good in range(KINDS):
            if give[good] and after[good] < 0 and not self.rates.lends[index] >> good & 1:
                return False
        return True

    def _dig(self, balance: list[int], uses: tuple[int, ...], index: int, steps: int) -> None:
        """Make every conversion that lies above one in a pile, and then that one."""
        first = index
        while self.conversions[first].chained and not uses[first - 1]:
            first -= 1
        after = list(balance)
        counts = list(uses)
        for step in range(first, index + 1):
            counts[step] += 1
            for good in range(KINDS):
                after[good] += self.conversions[step].get[good] - self.conversions[step].give[good]
        self._reach(after, tuple(counts), steps + index + 1 - first)


class Rates:
    """What follows from conversions whatever goods there are."""

    def __init__(self, conversions: tuple[Conversion, ...]) -> None:
        self.conversions = conversions
        self.lends = [_lending(conversions, taker) for taker in conversions]
        """For each conversion the goods that it may take although others have to make them first, as a mask."""
        endless = _endless(conversions)
        limited = [
            (index, _amounts(conversion.give), _amounts(conversion.get))
            for index, conversion in enumerate(conversions)
            if conversion.limit
        ]
        self.values: list[list[float]] = []
        """Values of goods that no conversion adds to; the limited ones may."""
        self.added: list[list[tuple[int, float]]] = []
        """For each of the values the limited conversions that add to it, and by how much each time."""
        for good in range(KINDS):
            for values in (_worth_in(endless, good), _cost_in(endless, good)):
                if not any([_added(given, got, values) > _ROUNDING for given, got in endless]):
                    more = [(index, _added(given, got, values)) for index, given, got in limited]
                    self.values.append(values)
                    self.added.append([(index, added) for index, added in more if added > 0.0])

    def may_suffice(self, balance: list[int], uses: tuple[int, ...]) -> bool:
        """Whether nothing forbids that conversions cover what is missing: a bound, to cut the search.

        However goods are valued so that no conversion gains, what is there must be worth what is missing.
        """
        present = [(good, amount) for good, amount in enumerate(balance) if amount]
        for number, values in enumerate(self.values):
            worth = 0.0
            for good, amount in present:
                worth += amount * values[good]
            if worth < -_ROUNDING:
                for index, more in self.added[number]:
                    worth += more * (self.conversions[index].limit - uses[index])
                if worth < -_ROUNDING:
                    return False
        return True


_rates_memo: Final[dict[tuple[Conversion, ...], Rates]] = {}


def rates_of(conversions: list[Conversion]) -> Rates:
    """The rates of conversions; equal ones are worked out once."""
    key = tuple(conversions)
    known = _rates_memo.get(key)
    if known is None:
        if len(_rates_memo) >= _MEMO_LIMIT:
            _rates_memo.clear()
        known = _rates_memo[key] = Rates(key)
    return known


_Amounts = list[tuple[int, int]]
"""Goods and how many of each, without those that there are none of."""


def _endless(conversions: tuple[Conversion, ...]) -> list[tuple[_Amounts, _Amounts]]:
    """What the conversions that can be made any number of times take and make."""
    return [(_amounts(conversion.give), _amounts(conversion.get)) for conversion in conversions if not conversion.limit]


def _amounts(goods: Bag) -> _Amounts:
    return [(good, amount) for good, amount in enumerate(goods) if amount]


def _added(given: _Amounts, got: _Amounts, values: list[float]) -> float:
    """By how much a conversion raises the value of a supply; below 0 if it lowers it."""
    added = 0.0
    for good, amount in got:
        added += amount * values[good]
    for good, amount in given:
        added -= amount * values[good]
    return added


def _worth_in(endless: list[tuple[_Amounts, _Amounts]], good: int) -> list[float]:
    """How much of a good each other one could become at most."""
    values = [0.0] * KINDS
    values[good] = 1.0
    for _ in range(_ROUNDS):
        changed = False
        for given, got in endless:
            worth = 0.0
            for other, amount in got:
                worth += amount * values[other]
            for other, amount in given:
                if other != good and worth / amount > values[other]:
                    values[other] = worth / amount
                    changed = True
        if not changed:
            break
    return values


def _cost_in(endless: list[tuple[_Amounts, _Amounts]], good: int) -> list[float]:
    """How much of a good each other one takes at least."""
    values = [_DEAR] * KINDS
    values[good] = 1.0
    for _ in range(_ROUNDS):
        changed = False
        for given, got in endless:
            cost = 0.0
            for other, amount in given:
                cost += amount * values[other]
            for other, amount in got:
                if other != good and cost / (amount * len(got)) < values[other]:
                    values[other] = cost / (amount * len(got))
                    changed = True
        if not changed:
            break
    return values


def _lending(conversions: tuple[Conversion, ...], taker: Conversion) -> int:
    """The goods that a conversion may take although others have to make them first, as a mask.

    Where every maker of a good could make directly what the conversion makes of it, and lose no more by that, nobody
    goes round: from wood to clay and from clay to stone, when wood can be turned into stone.
    """
    mask = 0
    for good in range(KINDS):
        if taker.give[good]:
            for maker in conversions:
                if maker.get[good] and not _has_short_cut(conversions, maker, taker):
                    mask |= 1 << good
                    break
    return mask


def _has_short_cut(conversions: tuple[Conversion, ...], maker: Conversion, taker: Conversion) -> bool:
    """Whether nothing is made by both together, or all of it by one conversion that takes no more than the maker."""
    both = [maker.get[good] - maker.give[good] + taker.get[good] - taker.give[good] for good in range(KINDS)]
    if max(both) <= 0:
        return True
    for direct in conversions:
        if direct.limit or direct.chained:
            continue
        better = True
        for good in range(KINDS):
            if direct.give[good] > maker.give[good] or direct.get[good] - direct.give[good] < both[good]:
                better = False
                break
        if better:
            return True
    return False


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


def most_traded(g: GameState, p: Player, good: int) -> int:
    """How much of a good trades could bring at most, if everything that they ask for were there."""
    most = 0
    for trade in trades_of(g, p):
        most += trade.get[good] * (trade.limit or _LONGEST_CHAIN)
    return most
