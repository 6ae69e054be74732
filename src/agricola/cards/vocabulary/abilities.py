"""What a card lets its owner do while it lies there: cook, bake, trade, plow, sow more, house animals, sell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from agricola.cards.vocabulary.amounts import NOTHING, Goods, price
from agricola.cards.vocabulary.counts import Count, on_this_card
from agricola.engine.farm.animals import Housing
from agricola.engine.farm.grid import CELLS, around
from agricola.engine.goods import GRAIN, VEGETABLE, bag
from agricola.engine.ids import MATERIAL_NAMES
from agricola.engine.kernel.card import (
    Condition,
    Conversion,
    MoreSown,
    PlowCard,
)
from agricola.engine.kernel.player import Player, grid, remember, remembered
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, own_words, say


def cooking(
    *, grain: int = 0, vegetable: int = 0, sheep: int = 0, boar: int = 0, cattle: int = 0
) -> tuple[int, int, int, int, int]:
    """Food for one of each at any time: `cooking(vegetable=2, sheep=2, boar=2, cattle=3)`."""
    return (grain, vegetable, sheep, boar, cattle)


def more_food(
    *, grain: int = 0, vegetable: int = 0, sheep: int = 0, boar: int = 0, cattle: int = 0, cooked_with: tuple[str, ...]
) -> tuple[tuple[int, int, int, int, int], tuple[str, ...]]:
    """Food on top for each that is cooked with a card of one of these names."""
    return (grain, vegetable, sheep, boar, cattle), cooked_with


def litter(kind: int, *, parents: int, newborns: int) -> tuple[int, int, int]:
    """So many newborns, if that many animals of a kind are there: `litter(SHEEP, parents=4, newborns=2)`."""
    return kind, parents, newborns


def baking(food: int, at_most: int = 0) -> tuple[int, int]:
    """Food for each grain in a Bake Bread action, and how many grain at most (0: any number)."""
    return (food, at_most)


class Trade:
    """A conversion that is not yet on a card."""

    def __init__(self, give: Goods, get: Goods, once_per_harvest: bool, of_new_animals: bool = False) -> None:
        self.give = give
        self.get = get
        self.once_per_harvest = once_per_harvest
        self.of_new_animals = of_new_animals
        self.condition: Condition | None = None

    def when(self, condition: Condition) -> Trade:
        """The same trade, only while a condition holds."""
        trade = Trade(self.give, self.get, self.once_per_harvest, self.of_new_animals)
        trade.condition = condition
        return trade

    def on_card(self, card: str) -> Conversion:
        """The engine's form, for the card of that id."""
        return Conversion(self.give.bag, self.get.bag, card, self.once_per_harvest, of_new_animals=self.of_new_animals)


def each_harvest(give: Goods, get: Goods) -> Trade:
    """Once in each harvest, one for the other."""
    return Trade(give, get, once_per_harvest=True)


def any_time(give: Goods, get: Goods, *, of_new_animals: bool = False) -> Trade:
    """At any time, one for the other, as often as you like; of animals only those that have a place on the farm, or
    also those that have just come."""
    return Trade(give, get, once_per_harvest=False, of_new_animals=of_new_animals)


def points_by_house(table: Mapping[int, int]) -> Scoring:
    """Points by the material of the house: `points_by_house({STONE_HOUSE: 3})`."""

    def score(g: GameState, seat: int) -> tuple[int, Message]:
        house = grid(g.players[seat]).house
        return table.get(house, 0), say("house-of", material=MATERIAL_NAMES[house])

    return score


def most_get(count: Count, points: int) -> ScoringForAll:
    """Points for every player who has the most of something."""

    def score(g: GameState, owner: int, seat: int) -> tuple[int, Message]:
        number = count.of(g, seat)
        most = max(count.of(g, p.seat) for p in g.players)
        return (points if number == most else 0), say("score-the-most", what=count.all())

    return score


def one_animal_per(count: Count) -> Callable[[GameState, int, Housing], Housing]:
    """The house holds one animal of any kind for each of a count, not just one in all."""

    def holds(g: GameState, seat: int, places: Housing) -> Housing:
        if any(card.rules.holds is no_pets for card in g.players[seat].cards):
            return places
        return places.with_more(anywhere=max(0, count.of(g, seat) - 1))

    return holds


def no_pets(g: GameState, seat: int, places: Housing) -> Housing:
    """The house holds no animals, whatever other cards say: `holds=no_pets`."""
    return places.with_more(anywhere=-1)


ANY_NUMBER: Final = 999
"""More animals than there will ever be, for a card that holds any number of them."""


def room_for(
    sheep: int = 0, boar: int = 0, cattle: int = 0, any: int = 0
) -> Callable[[GameState, int, Housing], Housing]:
    """The card holds so many of each kind, and so many of any kind: `holds=room_for(any=2)`."""
    return lambda g, seat, places: places.with_more(anywhere=any, fixed=(sheep, boar, cattle))


Scoring = Callable[[GameState, int], tuple[int, Message]]
"""A card's bonus points for its owner at the end, with the explanation."""
ScoringForAll = Callable[[GameState, int, int], tuple[int, Message]]
"""A card's bonus points for any seat at the end: (state, owner, seat)."""
Notes = Callable[[GameState, int], Message | None]
"""What a card tells everybody that it remembers."""


class OnCard:
    """Something that speaks of the card it is printed on, whose id is filled in when the card is built."""

    def __init__(self, made: Callable[[str], Notes]) -> None:
        self.on_card = made


def in_this_round(says: str) -> OnCard:
    """Words that are true while the round that the card remembers lasts."""

    def on_card(card: str) -> Notes:
        return lambda g, seat: own_words(says) if remembered(g.players[seat], card) == (g.round,) else None

    return OnCard(on_card)


def times_done(most: int = 1) -> OnCard:
    """How often a deed that can be done only so many times has been done."""

    def on_card(card: str) -> Notes:
        def says(g: GameState, seat: int) -> Message:
            done = (remembered(g.players[seat], card) or (0,))[0]
            if most > 1:
                return say("note-times", n=done, most=most)
            return say("note-done") if done else say("note-not-done")

        return says

    return OnCard(on_card)


def fields_instead(fields: int, *spaces: str, times: int, others_pay: Goods | None = None) -> PlowCard:
    """A plow: so many fields instead of one on these spaces, so many times; each other player once, for a price."""
    return PlowCard(fields, frozenset(spaces), times, None if others_pay is None else price(others_pay))


def more_sown(
    grain: int = 0,
    vegetable: int = 0,
    *,
    beside_house: bool = False,
    when: Condition | None = None,
) -> MoreSown:
    """So much more grain or vegetables from the general supply on each field that is sown, on field cards too.

    `beside_house`: only on field tiles beside a room; `when`: only while a condition holds.
    """

    def amount(g: GameState, seat: int, crop: int, place: int, fields: int) -> int:
        if when is not None and not when.test(g, seat, None):
            return 0
        if beside_house and not (place < CELLS and around(grid(g.players[seat]).rooms) >> place & 1):
            return 0
        return {GRAIN: grain, VEGETABLE: vegetable}.get(crop, 0)

    return MoreSown(amount, beside_house, frozenset() if when is None else when.spaces)


def more_sown_on(table: Mapping[int, int]) -> MoreSown:
    """So many more of what is sown on each field when just so many fields are sown: `more_sown_on({1: 2, 2: 1})`."""
    return MoreSown(lambda g, seat, crop, place, fields: table.get(fields, 0))


def what_lies_on_it(*goods: int) -> OnCard:
    """The goods of these kinds that lie on the card, by `keep_cooked` or `lay_aside`."""

    def on_card(card: str) -> Notes:
        counts = [(good, on_this_card(good).on_card(card)) for good in goods]

        def says(g: GameState, seat: int) -> Message | None:
            lying = bag({good: count.of(g, seat) for good, count in counts})
            return say("cost-goods", goods=lying) if any(lying) else None

        return says

    return OnCard(on_card)


def straight_to(material: int) -> Callable[[GameState, int], tuple[int, ...]]:
    """A house may be renovated to that material in one step."""
    return lambda g, seat: (material,)


def skipped_a_material(p: Player) -> bool:
    """Whether a card that renovates a house `straight_to` a material has noted that it did."""
    return any([remembered(p, card.id) for card in p.abilities.renovations])


class Joining:
    """The right to use occupied spaces, which it names."""

    def __init__(self, spaces: frozenset[str], up_to: int) -> None:
        self.spaces = spaces
        self.up_to = up_to

    def __call__(self, g: GameState, seat: int, where: Space) -> bool:
        there = g.occupied[where.site]
        return there.bit_count() <= self.up_to and not there >> seat & 1 and where.answers_to(self.spaces)


def may_join(*spaces: str, up_to: int) -> Joining:
    """These spaces stay open although people of up to so many other players, and none of the own, stand there."""
    return Joining(frozenset(spaces), up_to)


class Pile:
    """Goods in a pile on a card, not yet on one."""

    def __init__(self, cost: Goods, goods: tuple[Goods, ...]) -> None:
        self.cost = cost
        self.goods = goods

    def on_card(self, card: str) -> Callable[[GameState, int], tuple[Conversion, ...]]:
        """The trades that are left, for the card of that id."""

        def gone(g: GameState, seat: int) -> int:
            return (remembered(g.players[seat], card) or (0,))[0]

        def take(g: GameState, seat: int, times: int) -> None:
            remember(g.players[seat], card, gone(g, seat) + times)

        left = tuple(
            tuple(
                Conversion(self.cost.bag, one.bag, card, limit=1, chained=number > 0, on_use=take)
                for number, one in enumerate(self.goods[first:])
            )
            for first in range(len(self.goods) + 1)
        )
        return lambda g, seat: left[gone(g, seat)]


def pile(cost: Goods, *goods: Goods) -> Pile:
    """Goods in a pile on the card, to be bought one after the other at any time; the card remembers how far it is."""
    return Pile(cost, goods)


class GoodsForSale(Pile):
    """Goods of several kinds on a card, each at its price, not yet on one."""

    def __init__(self, wares: tuple[tuple[int, Goods, Goods], ...]) -> None:
        super().__init__(NOTHING, ())
        self.wares = wares

    def on_card(self, card: str) -> Callable[[GameState, int], tuple[Conversion, ...]]:
        known: dict[tuple[int, ...], tuple[Conversion, ...]] = {}

        def taken(g: GameState, seat: int) -> tuple[int, ...]:
            return remembered(g.players[seat], card) or (0,) * len(self.wares)

        def taker(ware: int) -> Callable[[GameState, int, int], None]:
            def take(g: GameState, seat: int, times: int) -> None:
                before = taken(g, seat)
                remember(g.players[seat], card, *before[:ware], before[ware] + times, *before[ware + 1 :])

            return take

        def left(g: GameState, seat: int) -> tuple[Conversion, ...]:
            gone = taken(g, seat)
            if gone not in known:
                known[gone] = tuple(
                    Conversion(cost.bag, one.bag, card, limit=number - gone[ware], on_use=taker(ware))
                    for ware, (number, one, cost) in enumerate(self.wares)
                    if number > gone[ware]
                )
            return known[gone]

        return left


def for_sale(*wares: tuple[int, Goods, Goods]) -> GoodsForSale:
    """So many of these goods lie on the card, to be bought at any time at their price: `(2, grain(1), food(2))`."""
    return GoodsForSale(wares)
