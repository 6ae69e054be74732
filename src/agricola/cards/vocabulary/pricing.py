"""How cards change what their owner pays: a base price, then reductions, then substitutions (revised OP-36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.cards.vocabulary.amounts import Costs, Goods, price
from agricola.engine import card as engine
from agricola.engine.card import REDUCES, REPLACES, SUBSTITUTES, Cost, Price, PriceRule, Purpose
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
OCCUPATION_COST: Final = engine.FOR_OCCUPATION
"""What is paid for: the right to play an occupation."""


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


def discount_once_per_round(
    card: str, off: Goods, *purposes: int, only: Callable[[Purpose], bool] = lambda purpose: True
) -> PriceRule:
    """A lower price beside the normal one; paying it spends the card's discount for this round."""

    def change(g: GameState, seat: int, purpose: Purpose, now: Price) -> Price:
        if purpose.kind not in purposes or not only(purpose) or remembered(g.players[seat], card) == (g.round,):
            return now
        lower = [
            Cost(
                tuple(max(0, have - less) for have, less in zip(cost.goods, off.bag, strict=True)),
                cost.returns,
                (*cost.uses, card),
            )
            for cost in now
            if any(have and less for have, less in zip(cost.goods, off.bag, strict=True))
        ]
        return (*now, *lower)

    return PriceRule(REDUCES, change)
