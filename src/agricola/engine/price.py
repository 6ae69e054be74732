"""Costs and prices: goods, and perhaps a card that is given back, with their alternatives."""

from __future__ import annotations

from typing import Final

from agricola.engine.goods import KINDS, Bag, goods_code
from agricola.engine.message import Message, say

_told: Final[dict[tuple[Bag, str], dict[str, object]]] = {}
_MEMO_LIMIT: Final = 1_000


class Cost:
    """One complete way to pay: goods, and perhaps a card that is given back."""

    __slots__ = ("goods", "needs", "returns", "through", "uses")

    def __init__(
        self, goods: Bag, returns: str = "", uses: tuple[str, ...] = (), through: tuple[str, ...] = ()
    ) -> None:
        self.goods = goods
        self.needs: tuple[tuple[int, int], ...] = tuple([(good, goods[good]) for good in range(KINDS) if goods[good]])
        self.returns = returns
        """A word in the name of the card that is given back; empty for none."""
        self.uses = uses
        """The cards whose discount for this round is spent by paying this way."""
        self.through = through
        """The cards whose price rules have made it what it is."""

    def of(self, goods: Bag) -> Cost:
        """The same way to pay with other goods."""
        return Cost(goods, self.returns, self.uses, self.through)

    def same_as(self, other: Cost) -> bool:
        """Whether both ask for the same, whatever cards they are owed to."""
        return self.goods == other.goods and self.returns == other.returns and self.uses == other.uses

    def message(self) -> Message:
        """What it asks for."""
        if not self.returns:
            return say("cost-goods", goods=self.goods)
        if not self.needs:
            return say("cost-return", returns=self.returns)
        return say("cost-goods-and-return", goods=self.goods, returns=self.returns)

    def json(self) -> dict[str, object]:
        """What it asks for, as plain data; not to be changed, because equal costs are told with the same data."""
        key = self.goods, self.returns
        told = _told.get(key)
        if told is None:
            if len(_told) >= _MEMO_LIMIT:
                _told.clear()
            told = _told[key] = self.message().json()
        return told

    def __repr__(self) -> str:
        return f"<{goods_code(self.goods)}{f' and a {self.returns}' if self.returns else ''}>"


Price = tuple[Cost, ...]
"""Alternatives; exactly one is paid in full (original 8.9)."""


def price_message(price: Price) -> Message:
    """What a price asks for, with its alternatives."""
    return price[0].message() if len(price) == 1 else say("do-or", parts=tuple([cost.message() for cost in price]))
