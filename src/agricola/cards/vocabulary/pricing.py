"""How cards change what their owner pays: a base price, then reductions, then substitutions (revised OP-36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.cards.vocabulary.amounts import NOTHING, Costs, Goods, clay, price, stone, wood
from agricola.cards.vocabulary.counts import Count
from agricola.engine import card as engine
from agricola.engine.card import REDUCES, REPLACES, SUBSTITUTES, Cost, Price, PriceRule, Purpose
from agricola.engine.goods import Bag
from agricola.engine.state import GameState, remembered

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


def costs_instead(*purposes: int, of: Callable[[GameState, int, Purpose], Costs | None]) -> PriceRule:
    """Another complete price beside the printed one, where the function gives one."""
    memo = _Memo()

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        other = of(g, seat, purpose)
        return now if other is None else memo(now, repr(other), lambda: (*now, *price(other)))

    return PriceRule(REPLACES, purposes, change)


def costs_less(*purposes: int, by: Goods | Callable[[GameState, int, Purpose], Goods]) -> PriceRule:
    """A price that is lower by some goods; no part falls below 0."""
    memo = _Memo()

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        off = (by if isinstance(by, Goods) else by(g, seat, purpose)).bag
        return memo(now, off, lambda: _all_lower(now, off))

    return PriceRule(REDUCES, purposes, change)


def _all_lower(now: Price, off: Bag) -> Price:
    """Every alternative lowered; the very same price where nothing is, so that nobody has to compare."""
    return tuple(_lower(cost, off) for cost in now) if any(_lowers(cost, off) for cost in now) else now


def _lowers(cost: Cost, off: Bag) -> bool:
    return any(have and less for have, less in zip(cost.goods, off, strict=True))


def _lower(cost: Cost, off: Bag) -> Cost:
    return cost.of(tuple(max(0, have - less) for have, less in zip(cost.goods, off, strict=True)))


def may_replace(*purposes: int, swaps: Callable[[Goods], list[Goods]]) -> PriceRule:
    """Parts of a price may be paid otherwise: the function lists the other forms of an amount."""
    memo = _Memo()

    def with_swaps(now: Price) -> Price:
        more = [cost.of(other.bag) for cost in now for other in swaps(Goods(cost.goods))]
        return (*now, *more) if more else now

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        return memo(now, None, lambda: with_swaps(now))

    return PriceRule(SUBSTITUTES, purposes, change)


def discount_once_per_round(
    off: Goods, *purposes: int, only: Callable[[Purpose], bool] = lambda purpose: True
) -> PriceRule:
    """A lower price beside the normal one; paying it spends the card's discount for this round."""

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        card = rule.card  # filled in when the card is built
        if not only(purpose) or remembered(g.players[seat], card) == (g.round,):
            return now
        lower = [
            Cost(_lower(cost, off.bag).goods, cost.returns, (*cost.uses, card), cost.through)
            for cost in now
            if _lowers(cost, off.bag)
        ]
        return (*now, *lower) if lower else now

    rule = PriceRule(REDUCES, purposes, change)
    return rule


def rooms_cost(of_material: int, more: Goods, house: int | None = None) -> PriceRule:
    """A new room costs so much of the house's material and some more; `house`: only in a house of that material."""

    def of(g: GameState, seat: int, purpose: Purpose) -> Costs | None:
        if house is not None and purpose.material != house:
            return None
        return (wood, clay, stone)[purpose.material](of_material) + more

    return costs_instead(ROOM, of=of)


def may_pay(
    other: Goods,
    *,
    instead_of: Goods | tuple[Goods, ...],
    of: tuple[int, ...],
    times: int = 0,
    all_together: bool = False,
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

    return may_replace(*of, swaps=swaps)


def free_fences(count: int) -> PriceRule:
    """So many fences of a Build Fences action cost nothing; a card that merely builds fences is no such action."""
    return costs_less(FENCES, by=lambda g, seat, purpose: wood(count) if purpose.literal else NOTHING)


def majors_cost_less(per: Count, goods: Goods) -> PriceRule:
    """A major improvement costs less, by some goods for each of a count."""

    def by(g: GameState, seat: int, purpose: Purpose) -> Goods:
        is_major = purpose.card is not None and purpose.card.kind == engine.MAJOR
        return goods * per.of(g, seat) if is_major else NOTHING

    return costs_less(IMPROVEMENT, by=by)
