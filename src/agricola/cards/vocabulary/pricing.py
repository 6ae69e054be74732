"""How cards change what their owner pays: a base price, then reductions, then substitutions (revised OP-36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.cards.vocabulary.amounts import (
    BUILDING_RESOURCES,
    NOTHING,
    Costs,
    Goods,
    Returning,
    clay,
    price,
    stone,
    wood,
)
from agricola.cards.vocabulary.counts import Count
from agricola.engine.goods import Bag
from agricola.engine.kernel import card as engine
from agricola.engine.kernel.card import REDUCES, REPLACES, SUBSTITUTES, Condition, PriceRule, Purpose
from agricola.engine.kernel.player import remembered
from agricola.engine.kernel.state import GameState
from agricola.engine.price import Cost, Price

ROOM: Final = engine.FOR_ROOM
"""What is paid for: a room."""
RENOVATION: Final = engine.FOR_RENOVATION
"""What is paid for: a renovation."""
STABLE: Final = engine.FOR_STABLE
"""What is paid for: a stable."""
FENCES: Final = engine.FOR_FENCES
"""What is paid for: fences."""
IMPROVEMENT: Final = engine.FOR_IMPROVEMENT
"""What is paid for: a major or minor improvement."""


Only = Callable[[GameState, int, Purpose], bool]
"""Which of the things that are paid for a price rule is about."""


class Which:
    """Which things a price rule, or another rule of a card, is about: `named("Well").when(lives_in(STONE_HOUSE))`."""

    def __init__(self, test: Only) -> None:
        self.test = test

    def __call__(self, g: GameState, seat: int, purpose: Purpose) -> bool:
        return self.test(g, seat, purpose)

    def when(self, condition: Condition) -> Which:
        """The same things, while a condition holds."""
        return Which(lambda g, seat, purpose: self.test(g, seat, purpose) and condition.test(g, seat, None))


def named(*names: str) -> Which:
    """Improvements of these names."""
    return Which(lambda g, seat, purpose: purpose.card is not None and purpose.card.name in names)


def in_house(material: int) -> Which:
    """Rooms of a house of this material."""
    return Which(lambda g, seat, purpose: purpose.kind == ROOM and purpose.material == material)


def to_house(material: int) -> Which:
    """Renovations to this material."""
    return Which(lambda g, seat, purpose: purpose.kind == RENOVATION and purpose.material == material)


_ANYTHING: Final = Which(lambda g, seat, purpose: True)


_MEMO_LIMIT: Final = 1_000


class _Memo:
    """Prices that were worked out before. Equal questions get the very same answer, so that later rules know it too."""

    def __init__(self) -> None:
        self.known: dict[tuple[Price, object], Price] = {}

    def __call__(self, now: Price, what: object, work_out: Callable[[], Price]) -> Price:
        key = (now, what)
        answer = self.known.get(key)
        if answer is None:
            if len(self.known) >= _MEMO_LIMIT:
                self.known.clear()
            answer = self.known[key] = work_out()
        return answer


def costs_instead(
    *purposes: int, of: Costs | Callable[[GameState, int, Purpose], Costs | None], only: Only = _ANYTHING
) -> PriceRule:
    """Another complete price beside the printed one; a function gives one that depends on the situation, or none."""
    memo = _Memo()

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        if not only(g, seat, purpose):
            return now
        other = of if isinstance(of, Goods | Returning | tuple) else of(g, seat, purpose)
        return now if other is None else memo(now, repr(other), lambda: (*now, *price(other)))

    return PriceRule(REPLACES, purposes, change)


def costs_less(
    *purposes: int, by: Goods | Callable[[GameState, int, Purpose], Goods], only: Only = _ANYTHING
) -> PriceRule:
    """A price that is lower by some goods; no part falls below 0: `costs_less(ROOM, RENOVATION, by=reed(1))`."""
    memo = _Memo()

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        if not only(g, seat, purpose):
            return now
        off = (by if isinstance(by, Goods) else by(g, seat, purpose)).bag
        return memo(now, off, lambda: _all_lower(now, off))

    return PriceRule(REDUCES, purposes, change)


def costs_less_by_choice(*purposes: int, number: int, only: Only = _ANYTHING) -> PriceRule:
    """A price that is lower by so many building resources, each of which the payer chooses."""
    memo = _Memo()

    def lowered(now: Price) -> Price:
        for _ in range(number):
            found: list[Cost] = []
            for cost in now:
                offs = [one.bag for one in BUILDING_RESOURCES if _lowers(cost, one.bag)]
                for lower in [_lower(cost, off) for off in offs] or [cost]:
                    if not any(lower.same_as(other) for other in found):
                        found.append(lower)
            now = tuple(found)
        return now

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        return memo(now, None, lambda: lowered(now)) if only(g, seat, purpose) else now

    return PriceRule(REDUCES, purposes, change)


def _all_lower(now: Price, off: Bag) -> Price:
    """Every alternative lowered; the very same price where nothing is, so that nobody has to compare."""
    return tuple(_lower(cost, off) for cost in now) if any(_lowers(cost, off) for cost in now) else now


def _lowers(cost: Cost, off: Bag) -> bool:
    return any(have and less for have, less in zip(cost.goods, off, strict=True))


def _lower(cost: Cost, off: Bag) -> Cost:
    return cost.of(tuple(max(0, have - less) for have, less in zip(cost.goods, off, strict=True)))


def may_replace(*purposes: int, swaps: Callable[[Goods], list[Goods]], only: Only = _ANYTHING) -> PriceRule:
    """Parts of a price may be paid otherwise: the function lists the other forms of an amount."""
    memo = _Memo()

    def with_swaps(now: Price) -> Price:
        more = [cost.of(other.bag) for cost in now for other in swaps(Goods(cost.goods))]
        return (*now, *more) if more else now

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        return memo(now, None, lambda: with_swaps(now)) if only(g, seat, purpose) else now

    return PriceRule(SUBSTITUTES, purposes, change)


def discount_once_per_round(off: Goods, *purposes: int, only: Only = _ANYTHING) -> PriceRule:
    """A lower price beside the normal one; paying it spends the card's discount for this round."""

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        card = rule.card  # filled in when the card is built
        if not only(g, seat, purpose) or remembered(g.players[seat], card) == (g.round,):
            return now
        lower = [
            Cost(_lower(cost, off.bag).goods, cost.returns, (*cost.uses, card), cost.through)
            for cost in now
            if _lowers(cost, off.bag)
        ]
        return (*now, *lower) if lower else now

    rule = PriceRule(REDUCES, purposes, change)
    return rule


def rooms_cost(*, of_material: int, more: Goods) -> PriceRule:
    """A new room costs so much of the house's material, and some more: `rooms_cost(of_material=3, more=reed(2))`."""
    return costs_instead(ROOM, of=lambda g, seat, purpose: (wood, clay, stone)[purpose.material](of_material) + more)


def may_pay(
    other: Goods,
    *,
    instead_of: Goods | tuple[Goods, ...],
    of: tuple[int, ...],
    times: int = 0,
    all_together: bool = False,
    only: Only = _ANYTHING,
) -> PriceRule:
    """Parts of a price may be other goods: `may_pay(clay(1), instead_of=wood(1), of=(FENCES,))`.

    Of several amounts, one; any number of times, or at most so many; `all_together`: once for all that there is of it.
    """
    amounts = instead_of if isinstance(instead_of, tuple) else (instead_of,)

    def swaps(cost: Goods) -> list[Goods]:
        found: list[Goods] = []
        for amount in amounts:
            left = cost
            count = 0
            while left.covers(amount) and (not times or count < times):
                count += 1
                left = left.less(amount) if all_together else left.less(amount) + other
                if not all_together:
                    found.append(left)
            if all_together and count:
                found.append(left + other)
        return found

    return may_replace(*of, swaps=swaps, only=only)


def free_fences(count: int) -> PriceRule:
    """So many fences of a Build Fences action cost nothing; a card that merely builds fences is no such action.

    In a team game those on the partner's farm come first (revised 17.5.4); their surcharge is for no fence.
    """

    def by(g: GameState, seat: int, purpose: Purpose) -> Goods:
        free = min(count - purpose.partners_fences, purpose.count)
        return wood(free) if purpose.literal and free > 0 else NOTHING

    return costs_less(FENCES, by=by)


def majors_cost_less(per: Count, goods: Goods) -> PriceRule:
    """A major improvement costs less, by some goods for each of a count."""

    def by(g: GameState, seat: int, purpose: Purpose) -> Goods:
        is_major = purpose.card is not None and purpose.card.kind == engine.MAJOR
        return goods * per.of(g, seat) if is_major else NOTHING

    return costs_less(IMPROVEMENT, by=by)
