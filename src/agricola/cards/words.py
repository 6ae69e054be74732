"""The contributors' dictionary: every word that a card, an improvement or an action space is written with.

A declaration reads like the printed text. Words are checked when a card is built, so that a wrong card fails at import,
with its name. What the words cannot say is a small function beside the card; when a third card needs it, it becomes a
word here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from agricola.engine import card as engine_card
from agricola.engine import events as at
from agricola.engine import goods as engine_goods
from agricola.engine.building import BuildFences, BuildRooms, BuildStables, Renovate
from agricola.engine.card import (
    ANYONE,
    MAJOR,
    MINOR,
    OTHERS,
    OWN,
    Card,
    CardRules,
    Condition,
    Conversion,
    Cost,
    Price,
    Purpose,
    Scoring,
    Trigger,
)
from agricola.engine.effect import Effect, name_tree
from agricola.engine.effects import AndOr, Gain, May, Or, Pay, Promised, Sequence, TakeAll, Unusable, When
from agricola.engine.farming import Bake, BecomeStartingPlayer, Grow, Plow, Sow
from agricola.engine.goods import KINDS, Bag
from agricola.engine.improving import Improve
from agricola.engine.spaces import Space
from agricola.engine.state import GameState

WOOD: Final = engine_goods.WOOD
CLAY: Final = engine_goods.CLAY
REED: Final = engine_goods.REED
STONE: Final = engine_goods.STONE
FOOD: Final = engine_goods.FOOD
FOR_ROOM: Final = engine_card.FOR_ROOM
FOR_RENOVATION: Final = engine_card.FOR_RENOVATION
FOR_STABLE: Final = engine_card.FOR_STABLE
FOR_FENCES: Final = engine_card.FOR_FENCES
FOR_IMPROVEMENT: Final = engine_card.FOR_IMPROVEMENT

# --- goods ------------------------------------------------------------------------------------------------------------


class Goods:
    """An amount of goods; `+` joins amounts: `wood(1) + stone(3)`."""

    def __init__(self, bag: Bag) -> None:
        if any(amount < 0 for amount in bag):
            raise ValueError("an amount of goods can't be negative")
        self.bag = bag

    def __add__(self, other: Goods) -> Goods:
        return Goods(tuple(mine + more for mine, more in zip(self.bag, other.bag, strict=True)))

    def __repr__(self) -> str:
        return engine_goods.describe(self.bag)


def _some(good: int, amount: int) -> Goods:
    return Goods(engine_goods.bag({good: amount}))


def wood(amount: int) -> Goods:
    """So much wood."""
    return _some(engine_goods.WOOD, amount)


def clay(amount: int) -> Goods:
    """So much clay."""
    return _some(engine_goods.CLAY, amount)


def reed(amount: int) -> Goods:
    """So much reed."""
    return _some(engine_goods.REED, amount)


def stone(amount: int) -> Goods:
    """So much stone."""
    return _some(engine_goods.STONE, amount)


def grain(amount: int) -> Goods:
    """So much grain."""
    return _some(engine_goods.GRAIN, amount)


def vegetable(amount: int) -> Goods:
    """So many vegetables."""
    return _some(engine_goods.VEGETABLE, amount)


def food(amount: int) -> Goods:
    """So much food."""
    return _some(engine_goods.FOOD, amount)


def sheep(amount: int) -> Goods:
    """So many sheep."""
    return _some(engine_goods.SHEEP, amount)


def boar(amount: int) -> Goods:
    """So many wild boar."""
    return _some(engine_goods.BOAR, amount)


def cattle(amount: int) -> Goods:
    """So many cattle."""
    return _some(engine_goods.CATTLE, amount)


NOTHING: Final = Goods(engine_goods.EMPTY_BAG)
BUILDING_RESOURCES: Final = (wood(1), clay(1), reed(1), stone(1))

# --- prices -----------------------------------------------------------------------------------------------------------


class Returning:
    """A price that is paid by giving a card back, with goods on top if it says so."""

    def __init__(self, word: str, goods: Goods) -> None:
        self.word = word
        self.goods = goods


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


# --- deeds ------------------------------------------------------------------------------------------------------------


def gain(goods: Goods) -> Effect:
    """Take goods from the general supply."""
    return Gain(goods.bag)


def take_all(even_nothing: bool = False) -> Effect:
    """Take everything that lies on the space."""
    return TakeAll(even_nothing)


def pay(costs: Costs) -> Effect:
    """Pay; what follows in the same `then` happens only for the price."""
    return Pay(price(costs))


def plow() -> Effect:
    """Plow one field."""
    return Plow()


def sow() -> Effect:
    """Sow any number of empty fields."""
    return Sow()


def bake_bread() -> Effect:
    """A Bake Bread action."""
    return Bake()


def build_rooms(limit: int = 15) -> Effect:
    """Build rooms at the normal price, at most `limit`."""
    return BuildRooms(limit)


def build_stables(costs: Costs, limit: int = 4) -> Effect:
    """Build stables at a price for each, at most `limit`."""
    return BuildStables(price(costs), limit)


def build_fences() -> Effect:
    """A Build Fences action."""
    return BuildFences()


def renovate() -> Effect:
    """Renovate the house by one step."""
    return Renovate()


def family_growth(needs_room: bool = True) -> Effect:
    """A new person, with room only or even without."""
    return Grow(needs_room)


def major_improvement() -> Effect:
    """Build one major improvement."""
    return Improve(major=True, minor=False)


def minor_improvement() -> Effect:
    """Play one minor improvement."""
    return Improve(major=False, minor=True)


def major_or_minor_improvement() -> Effect:
    """Build one major or play one minor improvement."""
    return Improve(major=True, minor=True)


def become_starting_player() -> Effect:
    """Take or keep the starting player token."""
    return BecomeStartingPlayer()


def unusable(reason: str) -> Effect:
    """Nothing that could be done in this game, and why."""
    return Unusable(reason)


def either(*choices: Effect) -> Effect:
    """Exactly one of these."""
    return Or(choices)


def and_or(first: Effect, second: Effect) -> Effect:
    """One or both, in either order."""
    return AndOr(first, second)


def then(*steps: Effect) -> Effect:
    """One after the other; all of them, except those in a `may`."""
    return Sequence(steps)


def may(*steps: Effect) -> Effect:
    """All of these, or none."""
    return May(steps[0] if len(steps) == 1 else Sequence(steps))


def when(condition: Condition, deed: Effect) -> Effect:
    """The deed, while the condition holds."""
    return When(condition, deed)


def choose_goods(choices: Iterable[Goods]) -> Effect:
    """Take one of several amounts of goods."""
    return Or(tuple(Gain(goods.bag) for goods in choices))


class Scheduled:
    """Goods or a deed for round spaces; the card that promises them is filled in when it is built."""

    def __init__(self, goods: Goods, offsets: tuple[int, ...], deed: Effect | None) -> None:
        self.goods = goods
        self.offsets = offsets
        self.deed = deed


def next_rounds(count: int) -> tuple[int, ...]:
    """The next `count` round spaces."""
    return tuple(range(1, count + 1))


def schedule(goods: Goods, offsets: tuple[int, ...]) -> Scheduled:
    """Put goods on round spaces so many rounds after the current one; they come at the start of those rounds."""
    return Scheduled(goods, offsets, None)


# --- conditions -------------------------------------------------------------------------------------------------------


def from_round(number: int) -> Condition:
    """From this round on."""
    return Condition(f"from round {number} on", lambda g, seat, event: g.round >= number)


def all_of(*conditions: Condition) -> Condition:
    """Every one of these."""
    return Condition(
        " and ".join(condition.says for condition in conditions),
        lambda g, seat, event: all(condition.test(g, seat, event) for condition in conditions),
    )


def any_of(*conditions: Condition) -> Condition:
    """At least one of these."""
    return Condition(
        " or ".join(condition.says for condition in conditions),
        lambda g, seat, event: any(condition.test(g, seat, event) for condition in conditions),
    )


def not_(condition: Condition) -> Condition:
    """The opposite."""
    return Condition(f"not {condition.says}", lambda g, seat, event: not condition.test(g, seat, event))


# --- moments ----------------------------------------------------------------------------------------------------------


class When_:
    """A moment that a card listens to; `moment >> deed` makes the trigger."""

    def __init__(
        self,
        moment: int,
        whose: int = OWN,
        spaces: frozenset[str] = frozenset(),
        condition: Condition | None = None,
        of_itself: bool = False,
    ) -> None:
        self.moment = moment
        self.whose = whose
        self.spaces = spaces
        self.condition = condition
        self.of_itself = of_itself

    def when(self, condition: Condition) -> When_:
        """The same moment, only while a condition holds."""
        both = condition if self.condition is None else all_of(self.condition, condition)
        return When_(self.moment, self.whose, self.spaces, both, self.of_itself)

    def __rshift__(self, deed: Effect | Scheduled) -> Listener:
        return Listener(self, deed, compulsory=False)

    def must(self, deed: Effect) -> Listener:
        """A toll: what the moment hangs on can't be done without it."""
        return Listener(self, deed, compulsory=True)


class Listener:
    """A moment and what happens then, not yet on a card."""

    def __init__(self, moment: When_, deed: Effect | Scheduled, compulsory: bool) -> None:
        self.moment = moment
        self.deed = deed
        self.compulsory = compulsory

    def on_card(self, card: str) -> Trigger:
        """The engine's form, for the card of that id."""
        deed = self.deed
        effect = Promised(card, deed.goods.bag, deed.offsets, deed.deed) if isinstance(deed, Scheduled) else deed
        moment = self.moment
        return Trigger(
            moment.moment, effect, moment.whose, moment.spaces, moment.condition, self.compulsory, moment.of_itself
        )


def uses(*spaces: str) -> When_:
    """When you use one of these spaces, before its own actions (revised 6.3.5)."""
    return When_(at.ON_USE, OWN, frozenset(spaces))


def before_using(*spaces: str) -> When_:
    """Before you place a person on one of these spaces."""
    return When_(at.BEFORE_USE, OWN, frozenset(spaces))


def after_using(*spaces: str) -> When_:
    """Immediately after you used one of these spaces."""
    return When_(at.IMMEDIATELY_AFTER_USE, OWN, frozenset(spaces))


def others_use(*spaces: str) -> When_:
    """When another player uses one of these spaces."""
    return When_(at.ON_USE, OTHERS, frozenset(spaces))


def anyone_uses(*spaces: str) -> When_:
    """When any player, you included, uses one of these spaces."""
    return When_(at.ON_USE, ANYONE, frozenset(spaces))


built: Final = When_(at.CARD_PLAYED, OWN, of_itself=True)
"""When this card is built or played."""
round_start: Final = When_(at.ROUND_START)
"""At the start of each round."""

# --- cards ------------------------------------------------------------------------------------------------------------


def cooking(vegetable: int, sheep: int, boar: int, cattle: int) -> tuple[int, int, int, int]:
    """Food for one of each at any time."""
    return (vegetable, sheep, boar, cattle)


def baking(food: int, at_most: int = 0) -> tuple[int, int]:
    """Food for each grain in a Bake Bread action, and how many grain at most (0: any number)."""
    return (food, at_most)


class Trade:
    """A conversion that is not yet on a card."""

    def __init__(self, give: Goods, get: Goods, once_per_harvest: bool) -> None:
        self.give = give
        self.get = get
        self.once_per_harvest = once_per_harvest


def each_harvest(give: Goods, get: Goods) -> Trade:
    """Once in each harvest, one for the other."""
    return Trade(give, get, once_per_harvest=True)


def any_time(give: Goods, get: Goods) -> Trade:
    """At any time, one for the other, as often as you like."""
    return Trade(give, get, once_per_harvest=False)


def supply_of(good: int) -> Callable[[GameState, int], int]:
    """How much of a good lies in the supply."""
    return lambda g, seat: g.players[seat].goods[good]


def steps(count: Callable[[GameState, int], int], table: Mapping[int, int], unit: str) -> Scoring:
    """Points by the highest step that a count reaches: `steps(count, {3: 1, 5: 2}, "wood")`."""
    ladder = sorted(table.items())

    def score(g: GameState, seat: int) -> tuple[int, str]:
        number = count(g, seat)
        points = 0
        for needed, worth in ladder:
            if number >= needed:
                points = worth
        return points, f"{number} {unit}"

    return score


Pricing = Callable[[GameState, int, Purpose, Price], Price]
Holding = Callable[[GameState, int], tuple[tuple[int, ...], int, tuple[int, int, int]]]


def _card(
    kind: int,
    name: str,
    id: str,
    cost: Costs,
    points: int,
    text: str,
    cooks: tuple[int, int, int, int] | None,
    bakes: tuple[int, int] | None,
    trades: tuple[Trade, ...],
    on: tuple[Listener, ...],
    prices: Pricing | None,
    holds: Holding | None,
    score: Scoring | None,
) -> Card:
    if not name or not id or not text:
        raise ValueError(f"the card {name or id!r} needs a name, an id and a text")
    if any(not isinstance(listener, Listener) for listener in on):
        raise TypeError(f"{name} {id}: `on` takes moments with a deed, written `moment >> deed`")
    triggers = tuple(listener.on_card(id) for listener in on)
    for number, trigger in enumerate(triggers):
        name_tree(trigger.effect, f"{id}/{number}")
    conversions = tuple(Conversion(trade.give.bag, trade.get.bag, id, trade.once_per_harvest) for trade in trades)
    rules = CardRules(triggers, cooks, bakes, conversions, prices, holds, score)
    return Card(id, name, kind, price(cost), points, text, rules)


def major(
    name: str,
    *,
    id: str,
    cost: Costs,
    points: int,
    text: str,
    cooks: tuple[int, int, int, int] | None = None,
    bakes: tuple[int, int] | None = None,
    trades: tuple[Trade, ...] = (),
    on: tuple[Listener, ...] = (),
    prices: Pricing | None = None,
    holds: Holding | None = None,
    score: Scoring | None = None,
) -> Card:
    """A major improvement."""
    return _card(MAJOR, name, id, cost, points, text, cooks, bakes, trades, on, prices, holds, score)


def minor(
    name: str,
    *,
    id: str,
    text: str,
    cost: Costs = NOTHING,
    points: int = 0,
    cooks: tuple[int, int, int, int] | None = None,
    bakes: tuple[int, int] | None = None,
    trades: tuple[Trade, ...] = (),
    on: tuple[Listener, ...] = (),
    prices: Pricing | None = None,
    holds: Holding | None = None,
    score: Scoring | None = None,
) -> Card:
    """A minor improvement."""
    return _card(MINOR, name, id, cost, points, text, cooks, bakes, trades, on, prices, holds, score)


# --- action spaces ----------------------------------------------------------------------------------------------------


def space(
    name: str,
    does: Effect | None = None,
    *,
    accumulates: Goods = NOTHING,
    stage: int = 0,
    from_round: int = 0,
    tile: str = "",
    classes: Iterable[str] = (),
    key: str = "",
) -> Space:
    """An action space. One that accumulates and says nothing else gives all that lies there."""
    income = tuple((good, accumulates.bag[good]) for good in range(KINDS) if accumulates.bag[good])
    if does is None:
        if not income:
            raise ValueError(f"the space {name} does nothing")
        does = take_all()
    return Space(name, does, income, stage, from_round, tile, frozenset(classes), key)
