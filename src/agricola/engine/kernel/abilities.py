"""What a player's cards in play add up to: rates, trades, prices, places, reactions.

It is the one thing that is derived and stored all the same, because nearly every question asks for it. Equal cards
share it, and it is replaced whenever a card comes or goes.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.goods import COOKABLE, FOOD, GRAIN, KINDS, VEGETABLE, bag
from agricola.engine.kernel.card import OCCUPATION, Card, Conversion, PriceRule, Reaction, is_called
from agricola.engine.kernel.effect import Effect
from agricola.engine.kernel.moments import BEFORE_USE, DELAYS, DUES, ON_USE, TOLLS
from agricola.engine.price import Price


class Abilities:
    """What a player's cards in play add up to. Immutable, so that clones share it."""

    __slots__ = (
        "any_time",
        "as_minor",
        "at_spaces",
        "bans",
        "can_still_place",
        "card_fields",
        "cards",
        "changes_places",
        "conversions",
        "cooking",
        "everywhere",
        "extra_rooms",
        "feeds_last",
        "full_meals",
        "grows_anyway",
        "housed",
        "idles",
        "leaves_crops",
        "litters",
        "may_use_occupied",
        "misses_harvest",
        "misses_work",
        "mixed_pastures",
        "more_fences",
        "more_sheep",
        "offers",
        "one_stable_holds",
        "opens_early",
        "ovens",
        "pasture_bonus",
        "permits",
        "plows",
        "priced", "priced_for",
        "reactions",
        "recipes",
        "renovations",
        "sheep_in_stable",
        "small_pasture_bonus",
        "sows_by_place",
        "sows_more",
        "subscribed",
        "trades",
        "two_grain",
    )  # fmt: skip

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.cooking: list[int] = [0] * KINDS
        """Food for one of each kind of good, at the best rate that the player has."""
        self.cooking[GRAIN] = 1
        self.cooking[VEGETABLE] = 1
        self.ovens: tuple[tuple[int, int], ...] = ()
        """(food for a grain, grain at most or 0), best first."""
        self.conversions: tuple[Conversion, ...] = ()
        """Everything that can be turned into food at feeding time: goods first, then the once-per-harvest crafts."""
        self.recipes: tuple[Conversion, ...] = ()
        """Those of the conversions that take several goods at any time, such as grain and wood for bread."""
        self.trades: tuple[Conversion, ...] = ()
        """Other trades that cards allow at any time."""
        self.offers: tuple[Card, ...] = ()
        self.any_time: tuple[tuple[Card, Effect], ...] = ()
        self.idles = True
        """Whether no card allows a trade or a deed at any time, beside what everybody may do."""
        self.priced: tuple[PriceRule, ...] = ()
        """In the order in which they apply."""
        self.priced_for = 0
        """What they change the price of, as a mask: to be asked before a price is worked out."""
        self.housed: tuple[Card, ...] = ()
        self.pasture_bonus = 0
        """How many animals more each pasture holds."""
        self.small_pasture_bonus = 0
        """How many animals more a pasture holds that is for 2 by itself."""
        self.more_sheep = 0
        self.sheep_in_stable = 0
        self.one_stable_holds = 0
        self.mixed_pastures = False
        self.changes_places = False
        """Whether pastures or unfenced stables hold something else than the rules say."""
        self.extra_rooms = 0
        self.more_fences = 0
        """How many fences more, for nothing, whenever fences are built."""
        self.card_fields: tuple[tuple[str, int, tuple[int, ...]], ...] = ()
        """(card, number of the stack, the crops that it takes)."""
        self.plows: tuple[Card, ...] = ()
        self.sows_more: tuple[Card, ...] = ()
        self.sows_by_place = False
        """Whether it matters for sowing which fields lie beside the house."""
        self.two_grain: Price | None = None
        self.may_use_occupied: tuple[Card, ...] = ()
        self.opens_early: tuple[Card, ...] = ()
        self.bans: frozenset[str] = frozenset()
        self.permits: frozenset[str] = frozenset()
        self.as_minor: tuple[Card, ...] = ()
        self.renovations: tuple[Card, ...] = ()
        self.can_still_place: tuple[Card, ...] = ()
        self.misses_harvest: tuple[Card, ...] = ()
        self.misses_work: tuple[Card, ...] = ()
        self.grows_anyway: tuple[Card, ...] = ()
        self.full_meals = 0
        """How many people eat as everybody does, the others only 1 food; 0 for all of them."""
        self.feeds_last = False
        self.litters: tuple[tuple[int, int, int], ...] = ()
        self.leaves_crops = 0
        self.subscribed = 0
        """The moments that some card of this player listens to, as a mask.

        Beside them: whether one takes goods from others (`DUES`), asks a toll (`TOLLS`), or delays what others get
        (`DELAYS`).
        """
        self.at_spaces: frozenset[str] = frozenset()
        """The names and classes of spaces before whose actions some card acts."""
        self.everywhere = False
        """Whether some card acts before the actions of any space."""
        self.reactions: dict[int, tuple[Reaction, ...]] = {}
        """By moment, in the order in which the cards were played."""

    def pasture_holds(self, capacity: int) -> int:
        """How many animals a pasture holds that is for so many by itself."""
        return capacity + self.pasture_bonus + (self.small_pasture_bonus if capacity == _SMALLEST_PASTURE else 0)


_SMALLEST_PASTURE: Final = 2
_abilities_memo: Final[dict[tuple[Card, ...], Abilities]] = {}
_MEMO_LIMIT: Final = 1_000
_meals: Final[dict[tuple[int, int, str], Conversion]] = {}


def abilities_of(cards: tuple[Card, ...]) -> Abilities:
    """What these cards add up to while they lie in front of a player."""
    known = _abilities_memo.get(cards)
    if known is None:
        if len(_abilities_memo) >= _MEMO_LIMIT:
            _abilities_memo.clear()
        known = _abilities_memo[cards] = _add_up(cards)
    return known


def _meal(good: int, food: int, card: str) -> Conversion:
    """Cooking a good for so much food by a card: one for all who cook so, because it remembers its actions."""
    key = (good, food, card)
    known = _meals.get(key)
    if known is None:
        known = _meals[key] = Conversion(bag({good: 1}), bag({FOOD: food}), card)
    return known


def _add_up(cards: tuple[Card, ...]) -> Abilities:
    result = Abilities(cards)
    crafts: list[Conversion] = []
    recipes: list[Conversion] = []
    trades: list[Conversion] = []
    ovens: list[tuple[int, int]] = []
    prices: list[PriceRule] = []
    source: dict[int, str] = {}
    by_hand: set[int] = set()  # the goods that an occupation cooks best
    for card in cards:
        rules = card.rules
        if rules.cooks is not None and _can_cook(card, cards):
            for good, food in zip(COOKABLE, _rates(card, cards), strict=True):
                # Of equal rates that of an improvement counts, because other cards speak of improvements.
                equal = food == result.cooking[good] and good in by_hand and card.kind != OCCUPATION
                if food > result.cooking[good] or equal:
                    result.cooking[good] = food
                    source[good] = card.id
                    by_hand = by_hand - {good} if card.kind != OCCUPATION else by_hand | {good}
        if rules.oven is not None:
            ovens.append(rules.oven)
        for conversion in rules.conversions:
            (crafts if conversion.once_per_harvest else trades).append(conversion)
        recipes.extend(rules.recipes)
        for price in rules.prices:
            prices.append(price)
            result.priced_for |= price.purposes
        if rules.any_time:
            result.any_time += tuple([(card, effect) for effect in rules.any_time])
        if rules.card_fields:
            result.card_fields += tuple([(card.id, number, crops) for number, crops in enumerate(rules.card_fields)])
        result.extra_rooms += rules.extra_rooms
        result.more_fences += rules.more_fences
        if rules.bans:
            result.bans |= rules.bans
        if rules.permits:
            result.permits |= rules.permits
        if rules.delays_others:
            result.subscribed |= 1 << DELAYS
        if rules.as_minor is not None:
            result.as_minor += (card,)
        if rules.opens_early is not None:
            result.opens_early += (card,)
        result.pasture_bonus += rules.pasture_bonus
        result.small_pasture_bonus += rules.small_pasture_bonus
        result.more_sheep += rules.more_sheep
        result.sheep_in_stable = max(result.sheep_in_stable, rules.sheep_in_stable)
        result.one_stable_holds = max(result.one_stable_holds, rules.one_stable_holds)
        result.mixed_pastures = result.mixed_pastures or rules.mixed_pastures
        if rules.offers is not None:
            result.offers += (card,)
        if rules.holds is not None:
            result.housed += (card,)
        if rules.plow is not None:
            result.plows += (card,)
        if rules.sows_more is not None:
            result.sows_more += (card,)
            result.sows_by_place = result.sows_by_place or rules.sows_more.by_place
        if rules.two_grain is not None:
            result.two_grain = rules.two_grain
        if rules.may_use_occupied is not None:
            result.may_use_occupied += (card,)
        if rules.renovations is not None:
            result.renovations += (card,)
        if rules.can_still_place is not None:
            result.can_still_place += (card,)
        if rules.grows_anyway is not None:
            result.grows_anyway += (card,)
        if rules.misses_harvest is not None:
            result.misses_harvest += (card,)
        if rules.misses_work is not None:
            result.misses_work += (card,)
        if rules.full_meals:
            result.full_meals = rules.full_meals
        result.feeds_last = result.feeds_last or rules.feeds_last
        result.litters += rules.litters
        result.leaves_crops |= rules.leaves_crops
        for reaction in card.reactions:
            trigger = reaction.trigger
            result.subscribed |= 1 << trigger.moment
            if trigger.moment in (BEFORE_USE, ON_USE):
                result.at_spaces |= trigger.spaces
                result.everywhere = result.everywhere or not trigger.spaces
            if trigger.compulsory and trigger.moment in (BEFORE_USE, ON_USE):
                result.subscribed |= 1 << TOLLS
            if any(trigger.effect.due()):
                result.subscribed |= 1 << DUES
            result.reactions[trigger.moment] = (*result.reactions.get(trigger.moment, ()), reaction)
    result.priced = tuple(sorted(prices, key=lambda rule: rule.step))
    result.changes_places = (
        bool(result.pasture_bonus or result.small_pasture_bonus or result.more_sheep)
        or bool(result.sheep_in_stable or result.one_stable_holds)
        or result.mixed_pastures
    )
    ovens.sort(reverse=True)
    result.ovens = tuple(ovens)
    meals = [_meal(good, result.cooking[good], source.get(good, "")) for good in COOKABLE if result.cooking[good]]
    result.recipes = tuple([recipe for recipe in recipes if _is_best(recipe, recipes)])
    result.conversions = (*meals, *result.recipes, *crafts)
    result.trades = tuple(trades)
    result.idles = not (result.trades or result.offers or result.any_time)
    return result


def _can_cook(card: Card, cards: tuple[Card, ...]) -> bool:
    """Whether a card that cooks may do so beside the others."""
    word = card.rules.cooks_with_a
    return not word or any([is_called(other, word) for other in cards])


def _rates(card: Card, cards: tuple[Card, ...]) -> list[int]:
    """What a card cooks for how much food, with what other cards add to it."""
    assert card.rules.cooks is not None
    rates = list(card.rules.cooks)
    for other in cards:
        if other.rules.cooks_more is not None:
            more, words = other.rules.cooks_more
            if any([is_called(card, word) for word in words]):
                rates = [rate + extra if rate else 0 for rate, extra in zip(rates, more, strict=True)]
    return rates


def _is_best(recipe: Conversion, recipes: list[Conversion]) -> bool:
    """Whether it is the first of those that give the most food for the same goods."""
    rivals = [other for other in recipes if other.give == recipe.give]
    return max(rivals, key=lambda rival: rival.get[FOOD]) is recipe


NO_CARDS: Final = abilities_of(())
