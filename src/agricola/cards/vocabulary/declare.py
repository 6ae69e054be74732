"""Declaring cards and action spaces. Everything is checked here, when the card is built."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypedDict, Unpack

from agricola.cards.vocabulary.amounts import NOTHING, Costs, Goods, Returning, grain, price
from agricola.cards.vocabulary.counts import Amount, Count, Points, on_this_card
from agricola.cards.vocabulary.deeds import take_all
from agricola.cards.vocabulary.moments import Listener, Once
from agricola.cards.vocabulary.pricing import Only
from agricola.engine.deeds.connectives import When
from agricola.engine.deeds.extra_people import MovePerson
from agricola.engine.farm.animals import Housing
from agricola.engine.farm.grid import CELLS, around
from agricola.engine.goods import GRAIN, KINDS, VEGETABLE, bag
from agricola.engine.ids import MATERIAL_NAMES
from agricola.engine.kernel.card import (
    FOR_IMPROVEMENT,
    MAJOR,
    MINOR,
    OCCUPATION,
    Card,
    CardRules,
    Condition,
    Conversion,
    MoreSown,
    PlowCard,
    PriceRule,
    Purpose,
    Scoring,
    ScoringForAll,
)
from agricola.engine.kernel.effect import Effect, name_tree
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState, grid, remember, remembered
from agricola.engine.message import Message, own_words, say
from agricola.engine.price import Price


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

    def __init__(self, give: Goods, get: Goods, once_per_harvest: bool) -> None:
        self.give = give
        self.get = get
        self.once_per_harvest = once_per_harvest
        self.condition: Condition | None = None

    def when(self, condition: Condition) -> Trade:
        """The same trade, only while a condition holds."""
        trade = Trade(self.give, self.get, self.once_per_harvest)
        trade.condition = condition
        return trade

    def on_card(self, card: str) -> Conversion:
        """The engine's form, for the card of that id."""
        return Conversion(self.give.bag, self.get.bag, card, self.once_per_harvest)


def each_harvest(give: Goods, get: Goods) -> Trade:
    """Once in each harvest, one for the other."""
    return Trade(give, get, once_per_harvest=True)


def any_time(give: Goods, get: Goods) -> Trade:
    """At any time, one for the other, as often as you like."""
    return Trade(give, get, once_per_harvest=False)


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

    return MoreSown(amount, beside_house)


def more_sown_on(table: Mapping[int, int]) -> MoreSown:
    """So many more of what is sown on each field when just so many fields are sown: `more_sown_on({1: 2, 2: 1})`."""
    return MoreSown(lambda g, seat, crop, place, fields: table.get(fields, 0))


def what_lies_on_it(*goods: int) -> OnCard:
    """The goods of these kinds that lie on the card, by `hang_up` or `lay_aside`."""

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


class Shelf(Pile):
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


def for_sale(*wares: tuple[int, Goods, Goods]) -> Shelf:
    """So many of these goods lie on the card, to be bought at any time at their price: `(2, grain(1), food(2))`."""
    return Shelf(wares)


class RuleWords(TypedDict, total=False):
    """What a card may say beside its printed facts."""

    on: Iterable[Listener | tuple[Listener, ...]]
    """Moments and what happens then."""
    from_hand: Iterable[Listener]
    """The same, while the card is still in the hand."""
    cooks: tuple[int, int, int, int, int]
    """Food for goods at any time: `cooking(...)`."""
    cooks_with_a: str
    """A word in the name of another card that the owner must have to cook with this one: "Oven"."""
    cooks_more: tuple[tuple[int, int, int, int, int], tuple[str, ...]]
    """Food on top for what is cooked with cards of some names: `more_food(...)`."""
    oven: tuple[int, int]
    """Food for grain in a Bake Bread action: `baking(...)`."""
    exchanges: Iterable[Trade] | Pile
    """Goods for goods: `any_time(...)`, `each_harvest(...)`, also `.when(...)`; or what lies on the card.

    That is a `pile(...)`, bought in its order, or several goods `for_sale(...)`.
    """
    meals: Iterable[Trade]
    """Goods for food at any time, which matters only when food is due: `any_time(wood(1), food(1))`."""
    any_time_deeds: Iterable[Effect | Once]
    """Deeds that the owner may do at any time, or once in the game: `once(...)`."""
    prices: Iterable[PriceRule]
    """How the owner's prices change: `costs_less(...)`, `costs_instead(...)`, `may_replace(...)`."""
    holds: Callable[[GameState, int, Housing], Housing]
    """How the places for animals change."""
    pastures_hold_more: int
    """How many animals more each pasture holds, after the doubling by stables."""
    small_pastures_hold_more: int
    """How many animals more a pasture for 2 holds, of one space without a stable."""
    more_sheep_in_pastures: int
    """How many more a pasture holds when sheep stand there."""
    sheep_in_stable: int
    """How many sheep an unfenced stable holds; of other animals still one."""
    one_stable_holds: int
    """How many animals of one kind a single one of the unfenced stables holds."""
    mixed_pastures: bool
    """Whether several kinds of animals may share a pasture."""
    houses_people: int
    """How many people live here in place of a room."""
    more_fences: int
    """How many fences may be built on top for nothing, whenever fences are built, by an action or by a card."""
    card_fields: Iterable[tuple[int, ...]]
    """The crops that each stack of a field card takes."""
    sows_more: MoreSown
    """What comes on top on the fields that the owner sows: `more_sown(...)`, `more_sown_on(...)`."""
    two_grain_cost: Goods
    """What the owner may pay, whenever grain is sown, to sow 2 grain instead of 1 on a field."""
    plow: PlowCard
    """More fields when a space is used to plow: `fields_instead(...)`. The card remembers how often."""
    may_use_occupied: Callable[[GameState, int, Space], bool]
    """Which occupied spaces the owner may use."""
    opens_early: Callable[[GameState, int], tuple[Space, ...]]
    """Spaces that the owner may use before they are in play."""
    forbids: Iterable[str]
    """What the owner may not do any more: RENOVATING."""
    permits: Iterable[str]
    """What the owner may do that others may not."""
    delays_others: bool
    """Whether goods that others get on action spaces come to them only when people return home; food comes at once."""
    minor_for_you: Only
    """Major improvements that the owner may build as minor ones: `named("Pottery")`."""
    counts_as: int
    """How many occupations, or improvements, it counts as where cards are counted."""
    renovations: Callable[[GameState, int], tuple[int, ...]]
    """More materials that the house may be renovated to."""
    can_wake: Callable[[GameState, int], bool]
    """Whether the owner could place somebody although nobody is at home."""
    grows_anyway: Callable[[GameState, int], bool]
    """Whether the owner's family may grow on a space without room, once in the game; the card remembers it."""
    misses_harvest: Callable[[GameState, int], bool]
    """Whether the owner takes no part in a harvest."""
    full_meals: int
    """How many of the owner's people eat as usual in a harvest; the others eat 1 food each."""
    feeds_last: bool
    """Whether the owner feeds the family after everybody else."""
    litters: Iterable[tuple[int, int, int]]
    """More than one newborn in the breeding phase: `litter(...)`."""
    leaves_crops: Iterable[int]
    """Crops that come from the supply in a field phase, while the fields keep theirs: VEGETABLE."""
    acts_all_round: bool
    """Whether a traveling card acts for who played it to the end of the round, although it was passed on."""
    stores: Callable[[GameState, int], Goods]
    """Goods that lie on the card and count in the scoring."""
    notes: Notes | OnCard
    """What the card remembers, for everybody: `in_this_round(...)`. Moments that say `once` need none."""
    space: Space
    """An action space that comes into play with the card."""
    score: Scoring
    """Bonus points for the owner at the end: `per(...)`, `by_steps(...)`."""
    score_for_all: ScoringForAll
    """Bonus points for any seat at the end."""


def _triggers(
    name: str, id: str, listeners: Iterable[Listener | tuple[Listener, ...]], mark: str
) -> tuple[Listener, ...]:
    found = tuple(one for listener in listeners for one in (listener if isinstance(listener, tuple) else (listener,)))
    for listener in found:
        if not isinstance(listener, Listener):
            raise TypeError(f"{name} ({id}): {mark} takes moments with a deed, written `moment >> deed`")
    return found


def _named_spaces(words: RuleWords, listeners: Iterable[Listener], effects: Iterable[Effect]) -> frozenset[str]:
    """Every space that a card speaks of, by name or class."""
    named: set[str] = set()
    for listener in listeners:
        named |= listener.moment.spaces
        if listener.moment.condition is not None:
            named |= listener.moment.condition.spaces
    waiting = list(effects)
    while waiting:
        effect = waiting.pop()
        waiting.extend(effect.parts())
        if isinstance(effect, MovePerson):
            named |= effect.origin | effect.target
        elif isinstance(effect, When):
            named |= effect.condition.spaces
    plow = words.get("plow")
    if plow is not None:
        named |= plow.spaces
    enters = words.get("may_use_occupied")
    return frozenset(named | enters.spaces if isinstance(enters, Joining) else named)


def _rules(name: str, id: str, words: RuleWords, needs: Condition | None = None) -> CardRules:
    unknown = set(words) - set(RuleWords.__annotations__)
    if unknown:
        raise TypeError(f"{name} ({id}): there is no word {sorted(unknown)[0]!r} for a card")
    _check_words(name, id, words)
    listeners = _triggers(name, id, words.get("on", ()), "on")
    most_times = max((listener.most_times for listener in listeners), default=0)
    triggers = tuple(listener.on_card(id) for listener in listeners)
    in_hand = _triggers(name, id, words.get("from_hand", ()), "from_hand")
    from_hand = tuple(listener.on_card(id) for listener in in_hand)
    at_any_time = tuple(words.get("any_time_deeds", ()))
    deeds = tuple(deed.on_card(id) if isinstance(deed, Once) else deed for deed in at_any_time)
    if any(isinstance(deed, Once) for deed in at_any_time):
        most_times = max(most_times, 1)
    effects = [trigger.effect for trigger in triggers + from_hand] + list(deeds)
    for number, trigger in enumerate(triggers + from_hand):
        name_tree(trigger.effect, f"{id}/{number}")
    for number, deed in enumerate(deeds):
        name_tree(deed, f"{id}/any {number}")
    two_grain_cost = words.get("two_grain_cost")
    plow = words.get("plow")
    if plow is not None:
        most_times = plow.times
    exchanges = words.get("exchanges", ())
    trades = () if isinstance(exchanges, Pile) else tuple(exchanges)
    meals = tuple(words.get("meals", ()))
    notes = words.get("notes") or (times_done(most_times) if most_times else None)
    score = words.get("score")
    stores = words.get("stores")
    return CardRules(
        triggers=triggers,
        from_hand=from_hand,
        cooks=words.get("cooks"),
        cooks_with_a=words.get("cooks_with_a", ""),
        cooks_more=words.get("cooks_more"),
        oven=words.get("oven"),
        conversions=tuple(trade.on_card(id) for trade in trades if trade.condition is None),
        recipes=tuple(trade.on_card(id) for trade in meals if trade.condition is None),
        offers=exchanges.on_card(id) if isinstance(exchanges, Pile) else _offers(id, trades + meals),
        any_time=deeds,
        brings=_all_bring(deeds),
        prices=tuple(words.get("prices", ())),
        holds=words.get("holds"),
        pasture_bonus=words.get("pastures_hold_more", 0),
        small_pasture_bonus=words.get("small_pastures_hold_more", 0),
        more_sheep=words.get("more_sheep_in_pastures", 0),
        sheep_in_stable=words.get("sheep_in_stable", 0),
        one_stable_holds=words.get("one_stable_holds", 0),
        mixed_pastures=words.get("mixed_pastures", False),
        extra_rooms=words.get("houses_people", 0),
        more_fences=words.get("more_fences", 0),
        card_fields=tuple(words.get("card_fields", ())),
        plow=plow,
        sows_more=words.get("sows_more"),
        two_grain=None if two_grain_cost is None else price(two_grain_cost + grain(1)),
        enters=words.get("may_use_occupied"),
        early=words.get("opens_early"),
        bans=frozenset(words.get("forbids", ())),
        permits=frozenset(words.get("permits", ())),
        delays_others=words.get("delays_others", False),
        as_minor=_as_minor(words.get("minor_for_you")),
        counts_as=words.get("counts_as", 1),
        renovations=words.get("renovations"),
        wakes=words.get("can_wake"),
        misses_harvest=words.get("misses_harvest"),
        grows_anyway=words.get("grows_anyway"),
        full_meals=words.get("full_meals", 0),
        feeds_last=words.get("feeds_last", False),
        litters=tuple(words.get("litters", ())),
        leaves_crops=sum(1 << good for good in words.get("leaves_crops", ())),
        names=_named_spaces(words, listeners + in_hand, effects) | (frozenset() if needs is None else needs.spaces),
        acts_all_round=words.get("acts_all_round", False),
        stores=(lambda g, seat: stores(g, seat).bag) if stores is not None else None,
        notes=notes.on_card(id) if isinstance(notes, OnCard) else notes,
        space=words.get("space"),
        scoring=score.on_card(id) if isinstance(score, Points) else score,
        scoring_for_all=words.get("score_for_all"),
    )


def _all_bring(deeds: Iterable[Effect]) -> int:
    mask = 0
    for deed in deeds:
        mask |= deed.brings()
    return mask


def _offers(card: str, trades: tuple[Trade, ...]) -> Callable[[GameState, int], tuple[Conversion, ...]] | None:
    """The trades that are there only while a condition holds."""
    bound = [(trade.condition, trade.on_card(card)) for trade in trades if trade.condition is not None]
    if not bound:
        return None
    return lambda g, seat: tuple(conversion for condition, conversion in bound if condition.test(g, seat, None))


def _as_minor(only: Only | None) -> Callable[[GameState, int, Card], bool] | None:
    if only is None:
        return None
    return lambda g, seat, card: only(g, seat, Purpose(FOR_IMPROVEMENT, card=card))


def _check_words(name: str, id: str, words: RuleWords) -> None:
    """Refuse what the engine could only stumble over in the middle of a game."""
    for mark in _FUNCTIONS:
        if mark in words and not callable(words[mark]) and not isinstance(words[mark], OnCard):
            raise TypeError(f"{name} ({id}): {mark} does not take {words[mark]!r}")
    for mark, kind in _LISTS.items():
        listed = words.get(mark, ())
        if isinstance(listed, Pile) and mark == "exchanges":
            continue
        if not isinstance(listed, Iterable) or not all(isinstance(one, kind) for one in listed):
            raise TypeError(f"{name} ({id}): {mark} does not take {listed!r}")


_FUNCTIONS: Final = (
    "holds", "may_use_occupied", "opens_early", "renovations", "can_wake", "misses_harvest", "grows_anyway",
    "notes", "score", "score_for_all", "minor_for_you",
)  # fmt: skip
_LISTS: Final[Mapping[str, type | tuple[type, ...]]] = {
    "exchanges": Trade, "meals": Trade, "any_time_deeds": (Effect, Once), "prices": PriceRule, "card_fields": tuple,
    "forbids": str, "permits": str,
}  # fmt: skip


def _check(name: str, id: str, text: str, cost: object, needs: object = None) -> None:
    if not name or not id or not text:
        raise ValueError(f"the card {name or id!r} needs a name, an id and a text")
    alternatives = cost if isinstance(cost, tuple) else (cost,)
    if isinstance(cost, Amount):
        alternatives = (NOTHING,)
    if not alternatives or not all(isinstance(one, Goods | Returning) for one in alternatives):
        raise TypeError(f"{name} ({id}): cost takes goods, or several amounts of which one is paid, not {cost!r}")
    if needs is not None and not isinstance(needs, Condition):
        raise TypeError(f"{name} ({id}): needs takes a condition such as `occupations.at_least(2)`, not {needs!r}")


def _printed(cost: Costs | Amount) -> Price:
    """The price that does not depend on the situation."""
    return price(NOTHING if isinstance(cost, Amount) else cost)


def _price_by(cost: Costs | Amount) -> Callable[[GameState, int], Price] | None:
    """The price that does."""
    return (lambda g, seat: price(cost.of(g, seat, None))) if isinstance(cost, Amount) else None


def major(name: str, *, id: str, cost: Costs, points: int, text: str, **words: Unpack[RuleWords]) -> Card:
    """A major improvement."""
    _check(name, id, text, cost)
    return Card(
        id=id, name=name, kind=MAJOR, price=price(cost), points=points, text=text, rules=_rules(name, id, words),
        deck="major", category="Food Provider",
    )  # fmt: skip


def minor(
    name: str,
    *,
    id: str,
    text: str,
    cost: Costs | Amount = NOTHING,
    needs: Condition | None = None,
    points: int = 0,
    category: str = "",
    traveling: bool = False,
    **words: Unpack[RuleWords],
) -> Card:
    """A minor improvement. `needs` is its prerequisite; its cost may be an amount: `cost=per(people, clay(1))`."""
    _check(name, id, text, cost, needs)
    return Card(
        id=id, name=name, kind=MINOR, price=_printed(cost), points=points, text=text,
        rules=_rules(name, id, words, needs), deck=id[0], category=category, prerequisite=needs, traveling=traveling,
        price_by=_price_by(cost),
    )  # fmt: skip


def occupation(
    name: str,
    *,
    id: str,
    text: str,
    players: int = 1,
    cost: Costs | Amount = NOTHING,
    needs: Condition | None = None,
    category: str = "",
    **words: Unpack[RuleWords],
) -> Card:
    """An occupation. `players` is the smallest number it is used with, `cost` what it costs on top of playing it."""
    _check(name, id, text, cost, needs)
    if players not in (1, 3, 4):
        raise ValueError(f"{name} ({id}): occupations are for 1, 3 or 4 players and more, not {players}")
    return Card(
        id=id, name=name, kind=OCCUPATION, price=_printed(cost), points=0, text=text,
        rules=_rules(name, id, words, needs), deck=id[0], players=players, category=category, prerequisite=needs,
        price_by=_price_by(cost),
    )  # fmt: skip


def space(
    name: str,
    does: Effect | None = None,
    *,
    accumulates: Goods = NOTHING,
    stage: int = 0,
    from_round: int = 0,
    tile: str = "",
    classes: Iterable[str] = (),
    id: str = "",
) -> Space:
    """An action space. One that accumulates and says nothing else gives all that lies there.

    Its id is its name in small letters where nothing else is said.
    """
    income = tuple((good, accumulates.bag[good]) for good in range(KINDS) if accumulates.bag[good])
    if does is None:
        if not income:
            raise ValueError(f"the space {name} does nothing")
        does = take_all()
    return Space(name, does, income, stage, from_round, tile, frozenset(classes), id)
