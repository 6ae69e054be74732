"""Declaring cards and action spaces. Everything is checked here, when the card is built."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypedDict, Unpack

from agricola.cards.vocabulary.abilities import (
    Joining,
    Notes,
    OnCard,
    Pile,
    Scoring,
    ScoringForAll,
    Trade,
    times_done,
)
from agricola.cards.vocabulary.amounts import NOTHING, Costs, Goods, Returning, grain, price
from agricola.cards.vocabulary.counts import Amount, Points
from agricola.cards.vocabulary.deeds import take_all
from agricola.cards.vocabulary.moments import Listener, Once
from agricola.cards.vocabulary.pricing import Only
from agricola.engine.deeds.connectives import When
from agricola.engine.deeds.extra_people import MovePerson
from agricola.engine.economy.gains import GainBy
from agricola.engine.farm.animals import Housing
from agricola.engine.goods import KINDS
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
)
from agricola.engine.kernel.effect import Effect, name_tree, within
from agricola.engine.kernel.moments import BEFORE_CARD
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState
from agricola.engine.price import Price


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
    can_still_place: Callable[[GameState, int], bool]
    """Whether the owner could place somebody although nobody is at home."""
    grows_anyway: Callable[[GameState, int], bool]
    """Whether the owner's family may grow on a space without room, once in the game; the card remembers it."""
    when_returned: Callable[[GameState, int], None]
    """What happens when the owner has returned the card: `lodger_leaves`."""
    misses_harvest: Callable[[GameState, int], bool]
    """Whether the owner takes no part in a harvest."""
    misses_work: Callable[[GameState, int], bool]
    """Whether the owner takes no part in a work phase: places nobody, and no own card acts at its start and end."""
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
    listed = listeners if isinstance(listeners, Iterable) else (None,)
    found = tuple(one for listener in listed for one in (listener if isinstance(listener, tuple) else (listener,)))
    for listener in found:
        if not isinstance(listener, Listener) or not isinstance(listener.deed, Effect):
            raise TypeError(f"{name} ({id}): {mark} takes moments with a deed, written `moment >> deed`")
    return found


def _named_spaces(words: RuleWords, listeners: Iterable[Listener], effects: Iterable[Effect]) -> frozenset[str]:
    """Every space that a card speaks of, by name or class."""
    named: set[str] = set()
    for listener in listeners:
        named |= listener.moment.spaces
        if listener.moment.condition is not None:
            named |= listener.moment.condition.spaces
    for effect in [part for one in effects for part in within(one)]:
        if isinstance(effect, MovePerson):
            named |= effect.origin | effect.target
        elif isinstance(effect, When):
            named |= effect.condition.spaces
        elif isinstance(effect, GainBy):
            named |= effect.spaces
    exchanges = words.get("exchanges", ())
    for trade in (*(() if isinstance(exchanges, Pile) else exchanges), *words.get("meals", ())):
        if trade.condition is not None:
            named |= trade.condition.spaces
    score = words.get("score")
    if isinstance(score, Points):
        named |= score.count.spaces
    for more in (words.get("sows_more"), words.get("plow")):
        if more is not None:
            named |= more.spaces
    enters = words.get("may_use_occupied")
    return frozenset(named | enters.spaces if isinstance(enters, Joining) else named)


def _rules(
    name: str, id: str, words: RuleWords, needs: Condition | None = None, cost: Costs | Amount = NOTHING
) -> CardRules:
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
        before_itself=any(trigger.of_itself and trigger.moment == BEFORE_CARD for trigger in triggers),
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
        may_use_occupied=words.get("may_use_occupied"),
        opens_early=words.get("opens_early"),
        bans=frozenset(words.get("forbids", ())),
        permits=frozenset(words.get("permits", ())),
        delays_others=words.get("delays_others", False),
        as_minor=_as_minor(words.get("minor_for_you")),
        counts_as=words.get("counts_as", 1),
        renovations=words.get("renovations"),
        can_still_place=words.get("can_still_place"),
        misses_harvest=words.get("misses_harvest"),
        misses_work=words.get("misses_work"),
        grows_anyway=words.get("grows_anyway"),
        when_returned=words.get("when_returned"),
        full_meals=words.get("full_meals", 0),
        feeds_last=words.get("feeds_last", False),
        litters=tuple(words.get("litters", ())),
        leaves_crops=sum(1 << good for good in words.get("leaves_crops", ())),
        names=_named_spaces(words, listeners + in_hand, effects)
        | (frozenset() if needs is None else needs.spaces)
        | (cost.spaces if isinstance(cost, Amount) else frozenset()),
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
    said: Mapping[str, object] = words
    for mark, given in _FUNCTIONS.items():
        if mark in said and not isinstance(said[mark], OnCard) and not _takes(said[mark], given):
            raise TypeError(f"{name} ({id}): {mark} does not take {said[mark]!r}, it takes a function of {given}")
    for mark, kind in _LISTS.items():
        listed = words.get(mark, ())
        if isinstance(listed, Pile) and mark == "exchanges":
            continue
        if not isinstance(listed, Iterable) or not all(isinstance(one, kind) for one in listed):
            raise TypeError(f"{name} ({id}): {mark} does not take {listed!r}")


def _takes(function: object, given: str) -> bool:
    """Whether something is a function of what is given to it."""
    if not callable(function):
        return False
    try:
        inspect.signature(function).bind(*given.split(", "))
    except TypeError:
        return False
    return True


_PLAYER: Final = "the game, the seat"
_FUNCTIONS: Final[Mapping[str, str]] = {
    **dict.fromkeys((
        "opens_early", "renovations", "can_still_place", "misses_harvest", "misses_work", "grows_anyway",
        "when_returned", "notes", "score",
    ), _PLAYER),
    "holds": f"{_PLAYER}, the places for animals",
    "may_use_occupied": f"{_PLAYER}, a space",
    "minor_for_you": f"{_PLAYER}, what is paid for",
    "score_for_all": f"{_PLAYER}, the owner",
}  # fmt: skip
_LISTS: Final[Mapping[str, type | tuple[type, ...]]] = {
    "exchanges": Trade, "meals": Trade, "any_time_deeds": (Effect, Once), "prices": PriceRule, "card_fields": tuple,
    "forbids": str, "permits": str,
}  # fmt: skip


MOST_IN_A_GIST: Final = 45
"""So many letters of a gist fit on a card of a hand."""


def _check(name: str, id: str, text: str, cost: object, needs: object = None, gist: str = "") -> None:
    if len(gist) > MOST_IN_A_GIST or gist.endswith("."):
        raise ValueError(f"{name} ({id}): a gist has at most {MOST_IN_A_GIST} letters and no full stop: {gist!r}")
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


def major(
    name: str, *, id: str, cost: Costs, points: int, text: str, gist: str = "", **words: Unpack[RuleWords]
) -> Card:
    """A major improvement."""
    _check(name, id, text, cost, gist=gist)
    return Card(
        id=id, name=name, kind=MAJOR, price=price(cost), points=points, text=text, gist=gist,
        rules=_rules(name, id, words), deck="major", category="Food Provider",
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
    gist: str = "",
    traveling: bool = False,
    **words: Unpack[RuleWords],
) -> Card:
    """A minor improvement. `needs` is its prerequisite; its cost may be an amount: `cost=per(people, clay(1))`."""
    _check(name, id, text, cost, needs, gist)
    return Card(
        id=id, name=name, kind=MINOR, price=_printed(cost), points=points, text=text, gist=gist,
        rules=_rules(name, id, words, needs, cost), deck=id[0], category=category, prerequisite=needs,
        traveling=traveling, price_by=_price_by(cost),
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
    gist: str = "",
    **words: Unpack[RuleWords],
) -> Card:
    """An occupation. `players` is the smallest number it is used with, `cost` what it costs on top of playing it."""
    _check(name, id, text, cost, needs, gist)
    if players not in (1, 3, 4):
        raise ValueError(f"{name} ({id}): occupations are for 1, 3 or 4 players and more, not {players}")
    return Card(
        id=id, name=name, kind=OCCUPATION, price=_printed(cost), points=0, text=text, gist=gist,
        rules=_rules(name, id, words, needs, cost), deck=id[0], players=players, category=category, prerequisite=needs,
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
