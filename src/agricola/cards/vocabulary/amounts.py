"""Goods and prices."""

from __future__ import annotations

from typing import Final

from agricola.engine import goods as engine
from agricola.engine.goods import Bag, covers
from agricola.engine.price import Cost, Price


class Goods:
    """An amount of goods; `+` joins amounts, `*` multiplies them: `wood(1) + stone(3)`."""

    def __init__(self, bag: Bag) -> None:
        if min(bag) < 0:
            raise ValueError("an amount of goods can't be negative")
        self.bag = bag

    def __add__(self, other: Goods) -> Goods:
        return Goods(tuple(mine + more for mine, more in zip(self.bag, other.bag, strict=True)))

    def __mul__(self, times: int) -> Goods:
        return Goods(tuple(amount * times for amount in self.bag))

    def covers(self, other: Goods) -> bool:
        """Whether at least those goods are among these."""
        return covers(self.bag, other.bag)

    def less(self, other: Goods) -> Goods:
        """What is left of these without those; no kind falls below 0."""
        return Goods(tuple(max(0, mine - theirs) for mine, theirs in zip(self.bag, other.bag, strict=True)))

    def __repr__(self) -> str:
        return engine.goods_code(self.bag)


def _some(good: int, amount: int) -> Goods:
    return Goods(engine.bag({good: amount}))


def wood(amount: int) -> Goods:
    """So much wood."""
    return _some(engine.WOOD, amount)


def clay(amount: int) -> Goods:
    """So much clay."""
    return _some(engine.CLAY, amount)


def reed(amount: int) -> Goods:
    """So much reed."""
    return _some(engine.REED, amount)


def stone(amount: int) -> Goods:
    """So much stone."""
    return _some(engine.STONE, amount)


def grain(amount: int) -> Goods:
    """So much grain."""
    return _some(engine.GRAIN, amount)


def vegetable(amount: int) -> Goods:
    """So many vegetables."""
    return _some(engine.VEGETABLE, amount)


def food(amount: int) -> Goods:
    """So much food."""
    return _some(engine.FOOD, amount)


def sheep(amount: int) -> Goods:
    """So many sheep."""
    return _some(engine.SHEEP, amount)


def boar(amount: int) -> Goods:
    """So many wild boar."""
    return _some(engine.BOAR, amount)


def cattle(amount: int) -> Goods:
    """So many cattle."""
    return _some(engine.CATTLE, amount)


NOTHING: Final = Goods(engine.EMPTY_BAG)
"""No goods at all."""
BUILDING_RESOURCES: Final = (wood(1), clay(1), reed(1), stone(1))
"""One wood, one clay, one reed, one stone: to choose from."""


class Returning:
    """A price that is paid by giving a card back, with goods on top if it says so."""

    def __init__(self, word: str, goods: Goods) -> None:
        self.word = word
        self.goods = goods

    def __repr__(self) -> str:
        return f"{self.goods} and a {self.word}"


def returning(word: str, goods: Goods = NOTHING) -> Returning:
    """Give back a card with this word in its name: `returning("Fireplace")`."""
    return Returning(word, goods)


Costs = Goods | Returning | tuple[Goods | Returning, ...]
"""A price; a tuple lists alternatives of which one is paid in full."""


def price(costs: Costs) -> Price:
    """The engine's form of a price."""
    alternatives = costs if isinstance(costs, tuple) else (costs,)
    return tuple(
        Cost(cost.goods.bag, cost.word) if isinstance(cost, Returning) else Cost(cost.bag) for cost in alternatives
    )
