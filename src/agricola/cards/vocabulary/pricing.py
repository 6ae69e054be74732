"""How cards change what their owner pays: a base price, then reductions, then substitutions (revised OP-36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.cards.vocabulary.amounts import Costs, Goods, price
from agricola.engine import card as engine
from agricola.engine.card import REDUCES, REPLACES, SUBSTITUTES, Cost, Price, PriceRule, Purpose
from agricola.engine.state import GameState

ROOM: Final = engine.FOR_ROOM
RENOVATION: Final = engine.FOR_RENOVATION
STABLE: Final = engine.FOR_STABLE
FENCES: Final = engine.FOR_FENCES
IMPROVEMENT: Final = engine.FOR_IMPROVEMENT
OCCUPATION_COST: Final = engine.FOR_OCCUPATION


def costs_instead(*purposes: int, of: Callable[[GameState, int, Purpose], Costs | None]) -> PriceRule:
    """Another complete price beside the printed one, where the function gives one."""

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        other = of(g, seat, purpose) if purpose.kind in purposes else None
        return now if other is None else (*now, *price(other))

    return PriceRule(REPLACES, change)


def costs_less(*purposes: int, by: Callable[[GameState, int, Purpose], Goods]) -> PriceRule:
    """A price that is lower by some goods; no part falls below 0."""

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        if purpose.kind not in purposes:
            return now
        off = by(g, seat, purpose).bag
        return tuple(
            Cost(
                tuple(max(0, have - less) for have, less in zip(cost.goods, off, strict=True)), cost.returns, cost.uses
            )
            for cost in now
        )

    return PriceRule(REDUCES, change)


def may_replace(*purposes: int, swaps: Callable[[Goods], list[Goods]]) -> PriceRule:
    """Parts of a price may be paid otherwise: the function lists the other forms of an amount."""

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        if purpose.kind not in purposes:
            return now
        more = [Cost(other.bag, cost.returns, cost.uses) for cost in now for other in swaps(Goods(cost.goods))]
        return (*now, *more)

    return PriceRule(SUBSTITUTES, change)
