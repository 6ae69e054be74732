"""What the engine must know of a card: a record, never a subclass.

The vocabulary in `agricola.cards.words` builds these records; the engine only reads them. A card that is in play
changes prices, houses animals, converts goods, reacts to moments or scores, each through one field here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.engine.farm.animals import Housing
from agricola.engine.goods import EMPTY_BAG, KINDS, Bag, goods_code
from agricola.engine.kernel.actions import KIND_NAMES, Action
from agricola.engine.kernel.effect import Effect
from agricola.engine.kernel.forward import AnyEvent, AnyState
from agricola.engine.kernel.spaces import Space
from agricola.engine.message import Message, say
from agricola.engine.price import Cost, Price

MAJOR: Final = 0
"""The kind of a major improvement."""
MINOR: Final = 1
"""The kind of a minor improvement."""
OCCUPATION: Final = 2
"""The kind of an occupation."""

# What is being paid for: price rules of cards look at it.
FOR_ROOM: Final = 0
FOR_RENOVATION: Final = 1
FOR_STABLE: Final = 2
FOR_FENCES: Final = 3
FOR_IMPROVEMENT: Final = 4
FOR_OCCUPATION: Final = 5


class Conversion:
    """A trade of goods that its owner may make: at any time, or once in each harvest."""

    __slots__ = ("_actions", "card", "chained", "get", "give", "limit", "of_new_animals", "on_use", "once_per_harvest")

    def __init__(
        self,
        give: Bag,
        get: Bag,
        card: str = "",
        once_per_harvest: bool = False,
        limit: int = 0,
        chained: bool = False,
        on_use: Callable[[AnyState, int, int], None] | None = None,
        of_new_animals: bool = False,
    ) -> None:
        self.give = give
        self.get = get
        self.card = card
        self.once_per_harvest = once_per_harvest
        self.limit = limit
        """How many times it can be made before it is gone; 0 for any number."""
        self.chained = chained
        """Whether the one listed before it must have been made first, as in a pile of goods."""
        self.on_use = on_use
        """What the card remembers of it, given the seat and the number of times."""
        self.of_new_animals = of_new_animals
        """Whether animals that have just come and found no place may be given for it too."""
        self._actions: dict[tuple[int, int, int], Action] = {}

    def times(self, goods: list[int]) -> int:
        """How many times a supply allows it."""
        most = 1 << 30
        for good in range(KINDS):
            if self.give[good]:
                most = min(most, goods[good] // self.give[good])
        return min(most, self.limit) if self.limit else most

    def code(self, times: int) -> str:
        """What it makes of what, so many times, and by which card: "2g>4f", "1w>1f@A067"."""
        given = goods_code([amount * times for amount in self.give])
        got = goods_code([amount * times for amount in self.get])
        return f"{given}>{got}@{self.card}" if self.card else f"{given}>{got}"

    def action(self, kind: int, index: int, times: int) -> Action:
        """The action of converting that many times."""
        key = (kind, index, times)
        known = self._actions.get(key)
        if known is None:
            given = tuple([amount * times for amount in self.give])
            got = tuple([amount * times for amount in self.get])
            cards = (self.card,) if self.card else ()
            code = f"{KIND_NAMES[kind]}:{self.code(times)}"
            told = (
                say("act-convert", give=given, get=got, card=self.card)
                if self.card
                else say("act-convert", give=given, get=got)
            )
            known = self._actions[key] = Action(kind, (index, times), code, told, cards=cards, goods=given, gets=got)
        return known


class MoreSown:
    """What a card adds to the fields that its owner sows: a function of (state, seat, crop, place, fields sown)."""

    __slots__ = ("amount", "by_place", "spaces")

    def __init__(
        self,
        amount: Callable[[AnyState, int, int, int, int], int],
        by_place: bool = False,
        spaces: frozenset[str] = frozenset(),
    ) -> None:
        self.amount = amount
        self.by_place = by_place
        """Whether it hangs on where a field lies."""
        self.spaces = spaces
        """The spaces that its condition names."""


class PlowCard:
    """A plow: on some spaces its owner may plow more fields than one, so many times in the game."""

    __slots__ = ("fields", "others_pay", "spaces", "times")

    def __init__(self, fields: int, spaces: frozenset[str], times: int, others_pay: Price | None) -> None:
        self.fields = fields
        self.spaces = spaces
        self.times = times
        self.others_pay = others_pay
        """What each other player pays the owner to use it once in the game; None when they may not."""


class Purpose:
    """What a price is for, so that a card's price rule can tell."""

    __slots__ = ("card", "count", "fences_before", "kind", "literal", "material", "partners_fences")

    def __init__(
        self,
        kind: int,
        material: int = 0,
        count: int = 1,
        card: Card | None = None,
        literal: bool = True,
        fences_before: int = 0,
        partners_fences: int = 0,
    ) -> None:
        self.kind = kind
        self.material = material
        self.count = count
        self.card = card
        self.literal = literal
        """Whether it is the action itself, or a card that merely does the same ("Build Fences" or some fences)."""
        self.fences_before = fences_before
        """The fences that stood when the action began; `count` are those that come to them, paid or not."""
        self.partners_fences = partners_fences
        """The fences that were built on the partner's farm before, in the same action."""


_NAMED_LIMIT: Final = 256
"""How many prices a rule remembers that it has put its card's name to."""

# Price rules apply in this order (revised OP-36): one base price, then reductions, then substitutions.
REPLACES: Final = 0
REDUCES: Final = 1
SUBSTITUTES: Final = 2


class PriceRule:
    """How a card changes prices: at which step, for what, and the alternatives it makes of the alternatives so far."""

    __slots__ = ("_named", "card", "change", "purposes", "step")

    def __init__(
        self, step: int, purposes: tuple[int, ...], change: Callable[[AnyState, int, Purpose, Price], Price]
    ) -> None:
        self.step = step
        self.purposes = sum([1 << purpose for purpose in purposes])
        """What it is for, as a mask."""
        self.change = change
        self.card = ""
        """The id of the card that it is printed on, which names itself here."""
        self._named: dict[tuple[Price, Price], Price] = {}

    def apply(self, g: AnyState, seat: int, purpose: Purpose, now: Price) -> Price:
        """The alternatives that it makes of those so far; what is new names the card."""
        then = self.change(g, seat, purpose, now)
        if then is now:
            return now
        # Equal questions get the very same answer, so that what later rules have worked out for it still holds.
        key = (now, then)
        named = self._named.get(key)
        if named is None:
            if len(self._named) >= _NAMED_LIMIT:
                self._named.clear()
            named = self._named[key] = tuple([self._owed(cost, now) for cost in then])
        return named

    def _owed(self, cost: Cost, now: Price) -> Cost:
        if any([cost is one or cost.same_as(one) for one in now]):
            return cost
        return Cost(cost.goods, cost.returns, cost.uses, (*cost.through, self.card))


class Condition:
    """A question about the state that a card asks, and what it says of it.

    It refuses `and`, `or`, `not` and truth tests, because Python would silently keep only one half.
    """

    __slots__ = ("draws", "goods", "says", "spaces", "test", "turns")

    def __init__(
        self,
        says: Message,
        test: Callable[[AnyState, int, AnyEvent], bool],
        draws: int = 0,
        spaces: frozenset[str] = frozenset(),
        turns: int = 0,
        goods: Bag = EMPTY_BAG,
    ) -> None:
        self.says = says
        self.test = test
        self.draws = draws
        """The goods, and `FIELD_CROPS`, that it looks at, as a mask; see `Effect.draws_on`."""
        self.spaces = spaces
        """The spaces that it names, which a board checks."""
        self.turns = turns
        """The moments after which it may have come true, as a mask; 0 where nobody needs to know."""
        self.goods = goods
        """The goods of which it asks for at least so many; none where it asks for something else."""

    def __bool__(self) -> bool:
        raise TypeError(f"the condition '{self.says}' has no truth value of its own; use all_of, any_of or not_")


# Whose doing a trigger listens to.
OWN: Final = 0
OTHERS: Final = 1
ANYONE: Final = 2


class Trigger:
    """When something happens, do something: the moment, whose doing, a condition and an effect."""

    __slots__ = ("compulsory", "condition", "effect", "moment", "of_itself", "spaces", "whose")

    def __init__(
        self,
        moment: int,
        effect: Effect,
        whose: int = OWN,
        spaces: frozenset[str] = frozenset(),
        condition: Condition | None = None,
        compulsory: bool = False,
        of_itself: bool = False,
    ) -> None:
        self.moment = moment
        self.effect = effect
        self.whose = whose
        self.spaces = spaces
        """Names or classes of the spaces whose use it listens to; empty for any."""
        self.condition = condition
        self.compulsory = compulsory
        """True for a toll: when it can't be paid, what it hangs on can't be done."""
        self.of_itself = of_itself
        """True for "when you build this card": other cards do not set it off."""


class ScoreLine:
    """One explained line of a score sheet."""

    __slots__ = ("category", "explanation", "points")

    def __init__(self, category: str, points: int, explanation: Message) -> None:
        self.category = category
        self.points = points
        self.explanation = explanation
        """What the points are for."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and copy it through what it is made of."""
        return ScoreLine, (self.category, self.points, self.explanation)

    def __repr__(self) -> str:
        return f"{self.category}: {self.explanation}: {self.points}"


class CardRules:
    """What a card does while it lies in front of a player. Every field is optional."""

    __slots__ = (
        "acts_all_round",
        "any_time",
        "as_minor",
        "bans",
        "before_itself",
        "brings",
        "can_still_place",
        "card_fields",
        "conversions",
        "cooks",
        "cooks_more",
        "cooks_with_a",
        "counts_as",
        "delays_others",
        "extra_rooms",
        "feeds_last",
        "from_hand",
        "full_meals",
        "grows_anyway",
        "holds",
        "leaves_crops",
        "litters",
        "may_use_occupied",
        "misses_harvest",
        "misses_work",
        "mixed_pastures",
        "more_fences",
        "more_sheep",
        "names",
        "notes",
        "offers",
        "one_stable_holds",
        "opens_early",
        "orders",
        "oven",
        "pasture_bonus",
        "permits",
        "plow",
        "prices",
        "recipes",
        "renovations",
        "scoring",
        "scoring_for_all",
        "sheep_in_stable",
        "small_pasture_bonus",
        "sows_more",
        "space",
        "stores",
        "triggers",
        "two_grain",
        "when_returned",
    )  # fmt: skip

    def __init__(
        self,
        *,
        triggers: tuple[Trigger, ...] = (),
        from_hand: tuple[Trigger, ...] = (),
        cooks: tuple[int, int, int, int, int] | None = None,
        cooks_with_a: str = "",
        cooks_more: tuple[tuple[int, int, int, int, int], tuple[str, ...]] | None = None,
        oven: tuple[int, int] | None = None,
        conversions: tuple[Conversion, ...] = (),
        recipes: tuple[Conversion, ...] = (),
        offers: Callable[[AnyState, int], tuple[Conversion, ...]] | None = None,
        any_time: tuple[Effect, ...] = (),
        brings: int = 0,
        prices: tuple[PriceRule, ...] = (),
        holds: Callable[[AnyState, int, Housing], Housing] | None = None,
        pasture_bonus: int = 0,
        small_pasture_bonus: int = 0,
        more_sheep: int = 0,
        sheep_in_stable: int = 0,
        one_stable_holds: int = 0,
        mixed_pastures: bool = False,
        extra_rooms: int = 0,
        more_fences: int = 0,
        card_fields: tuple[tuple[int, ...], ...] = (),
        plow: PlowCard | None = None,
        sows_more: MoreSown | None = None,
        two_grain: Price | None = None,
        may_use_occupied: Callable[[AnyState, int, Space], bool] | None = None,
        opens_early: Callable[[AnyState, int], tuple[Space, ...]] | None = None,
        bans: frozenset[str] = frozenset(),
        permits: frozenset[str] = frozenset(),
        delays_others: bool = False,
        as_minor: Callable[[AnyState, int, Card], bool] | None = None,
        counts_as: int = 1,
        renovations: Callable[[AnyState, int], tuple[int, ...]] | None = None,
        can_still_place: Callable[[AnyState, int], bool] | None = None,
        misses_harvest: Callable[[AnyState, int], bool] | None = None,
        misses_work: Callable[[AnyState, int], bool] | None = None,
        grows_anyway: Callable[[AnyState, int], bool] | None = None,
        when_returned: Callable[[AnyState, int], None] | None = None,
        full_meals: int = 0,
        feeds_last: bool = False,
        litters: tuple[tuple[int, int, int], ...] = (),
        leaves_crops: int = 0,
        names: frozenset[str] = frozenset(),
        acts_all_round: bool = False,
        before_itself: bool = False,
        stores: Callable[[AnyState, int], Bag] | None = None,
        notes: Callable[[AnyState, int], Message | None] | None = None,
        space: Space | None = None,
        scoring: Callable[[AnyState, int], tuple[int, Message]] | None = None,
        scoring_for_all: Callable[[AnyState, int, int], tuple[int, Message]] | None = None,
    ) -> None:
        self.triggers = triggers
        self.orders: tuple[Effect, ...] = tuple(
            [trigger.effect for trigger in triggers if trigger.of_itself and trigger.compulsory]
        )
        """What it orders when it is played; it can't be played where that can't be done (revised 12.8)."""
        self.before_itself = before_itself
        """Whether it acts just before it is paid itself."""
        self.acts_all_round = acts_all_round
        """Whether a traveling card that was passed on acts for its player to the end of the round."""
        self.stores = stores
        """Goods that lie on it and count in the scoring."""
        self.from_hand = from_hand
        """Triggers that work while the card is in the hand; each of them plays the card."""
        self.cooks = cooks
        """Food for a grain, a vegetable, a sheep, a boar and a cattle at any time."""
        self.cooks_with_a = cooks_with_a
        """A word in the name of another card that its owner must have to cook with this one; empty for none."""
        self.cooks_more = cooks_more
        """Food on top for each of these goods that is cooked with a card of one of these names."""
        self.oven = oven
        """Food for each grain in a Bake Bread action, and how many grain at most (0: any number)."""
        self.conversions = conversions
        self.recipes = recipes
        """Several goods for food at any time; of those for the same goods the best one counts."""
        self.offers = offers
        """Trades that depend on what the card remembers."""
        self.any_time = any_time
        """Deeds that its owner may do at any time."""
        self.brings = brings
        """The goods, and `FIELD_CROPS`, that these deeds bring, as a mask."""
        self.prices = prices
        self.holds = holds
        """Changes the places for animals."""
        self.pasture_bonus = pasture_bonus
        """How many animals more each pasture holds, stables or not."""
        self.small_pasture_bonus = small_pasture_bonus
        """How many animals more a pasture holds that is for 2 by itself."""
        self.more_sheep = more_sheep
        """How many more a pasture holds when sheep stand there."""
        self.sheep_in_stable = sheep_in_stable
        """How many sheep an unfenced stable holds; 0 for one animal of any kind, as usual."""
        self.one_stable_holds = one_stable_holds
        """How many animals of one kind a single unfenced stable holds; 0 for no such stable."""
        self.mixed_pastures = mixed_pastures
        """Whether several kinds may share a pasture."""
        self.extra_rooms = extra_rooms
        """People who live here in place of a room."""
        self.more_fences = more_fences
        """Fences that may be built on top, for nothing, whenever at least one is built."""
        self.card_fields = card_fields
        """The crops that each stack of a field card takes."""
        self.plow = plow
        self.sows_more = sows_more
        self.two_grain = two_grain
        """The price of sowing a second grain on the same field tile."""
        self.may_use_occupied = may_use_occupied
        """Whether its owner may use an occupied space."""
        self.opens_early = opens_early
        """Spaces that its owner may use before they are in play."""
        self.bans = bans
        """What its owner may not do any more."""
        self.delays_others = delays_others
        """Whether goods that others get on action spaces come to them only when people return home."""
        self.permits = permits
        """What its owner may do beside the rules."""
        self.as_minor = as_minor
        """Which major improvements its owner may build as minor ones."""
        self.counts_as = counts_as
        """How many cards of its kind it counts as, where cards are counted."""
        self.renovations = renovations
        """More materials that the house may be renovated to."""
        self.can_still_place = can_still_place
        """Whether its owner could place somebody although nobody is at home."""
        self.misses_harvest = misses_harvest
        self.misses_work = misses_work
        """Whether its owner takes no part in the work phase of this round."""
        self.when_returned = when_returned
        """What happens when its owner has returned it, for the price of another card."""
        self.grows_anyway = grows_anyway
        """Whether its owner's family may grow on a space without room; the card notes when it has."""
        self.full_meals = full_meals
        """How many people of its owner eat as everybody does, the others only 1 food; 0 for all of them."""
        self.feeds_last = feeds_last
        """Whether its owner feeds the family after everybody else."""
        self.litters = litters
        """(kind, with how many parents, how many newborns): larger litters than one newborn."""
        self.leaves_crops = leaves_crops
        """The crops that come from the supply in a field phase while the fields keep theirs, as a mask."""
        self.names = names
        """The names and classes of spaces that it speaks of; a board refuses the card when it has none of that name."""
        self.notes = notes
        """What it remembers, for everybody at the table; None while there is nothing to say."""
        self.space = space
        """An action space that comes into play with the card."""
        self.scoring = scoring
        """Its bonus points for its owner at the end, with the explanation."""
        self.scoring_for_all = scoring_for_all
        """The same for any seat: (state, owner, seat)."""


class Card:
    """An improvement or an occupation: its printed facts and its rules."""

    __slots__ = (
        "category", "deck", "gist", "id", "kind", "name", "players", "points", "prerequisite", "price", "price_by",
        "reactions", "rules", "text", "traveling",
    )  # fmt: skip

    def __init__(
        self,
        *,
        id: str,
        name: str,
        kind: int,
        price: Price,
        points: int,
        text: str,
        rules: CardRules,
        deck: str = "",
        players: int = 1,
        category: str = "",
        prerequisite: Condition | None = None,
        price_by: Callable[[AnyState, int], Price] | None = None,
        traveling: bool = False,
        gist: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.price = price
        """For an occupation: what it costs on top of the occupation cost."""
        self.points = points
        self.text = text
        self.gist = gist
        """What it does in a few words, for a hand that is seen whole; the text where there is none."""
        self.rules = rules
        self.reactions = tuple([Reaction(self, number, trigger) for number, trigger in enumerate(rules.triggers)])
        """What each of its triggers sets off."""
        self.deck = deck
        self.players = players
        """The smallest number of players with whom it is used."""
        self.category = category
        self.prerequisite = prerequisite
        self.price_by = price_by
        """A price that depends on the player's situation, in place of `price`."""
        self.traveling = traveling
        """Whether it goes to the left neighbour's hand after it was played."""
        for rule in rules.prices:
            rule.card = id

    def __repr__(self) -> str:
        return f"<{self.name} {self.id}>"


def is_called(card: Card, word: str) -> bool:
    """Whether a card is an improvement of the class that a word names: the word stands in its name (original OP-33).

    Who builds a thing is not the thing: occupations belong to no class.
    """
    return card.kind != OCCUPATION and word in card.name


class Reaction:
    """A trigger that has been set off and waits its turn."""

    __slots__ = ("card", "number", "trigger")

    def __init__(self, card: Card, number: int, trigger: Trigger) -> None:
        self.card = card
        self.number = number
        self.trigger = trigger
