"""What can be counted on a farm, and the conditions made of counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar, overload

from agricola.cards.vocabulary.amounts import NOTHING, Goods
from agricola.engine.economy.crops import crop_stacks, crops_growing, fields_with
from agricola.engine.farm.pastures import enclosed
from agricola.engine.goods import (
    ANIMALS,
    EMPTY_BAG,
    FAMILY,
    FIELD_CROPS,
    GOOD_NAMES,
    GRAIN,
    HOUSE,
    SHEEP,
    VEGETABLE,
    Bag,
    bag,
    covers,
    mask_of,
)
from agricola.engine.ids import MATERIAL_NAMES, ROUNDS
from agricola.engine.kernel import moments as at
from agricola.engine.kernel.card import MAJOR, MINOR, OCCUPATION, Condition, is_called
from agricola.engine.kernel.moments import Event
from agricola.engine.kernel.player import grid, remembered
from agricola.engine.kernel.spaces import space_id
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, own_words, say
from agricola.engine.observation.view import phase
from agricola.engine.rounds.flow import HARVEST
from agricola.engine.scoring.categories import scored_goods

_ANIMALS: Final = sum(1 << kind for kind in ANIMALS)


def make_condition(
    says: Message,
    test: Callable[[GameState, int, Event | None], bool],
    draws: int = 0,
    spaces: frozenset[str] = frozenset(),
    turns: int = 0,
    goods: Bag = EMPTY_BAG,
) -> Condition:
    """A condition whose test is held against the types of what it is handed, which the record itself can't name."""
    return Condition(says, test, draws, spaces, turns, goods)


class Count:
    """A number that can be read off a player's situation; `count.at_least(3)` is a condition.

    What it counts is the id of a message, "rooms" for `count-rooms`; or words of its own for one and for many: a count
    that only one card needs says them where it stands.
    """

    def __init__(
        self,
        what: str,
        of: Callable[[GameState, int], int],
        one: str = "",
        draws: int = 0,
        turns: int = 0,
        own: bool = False,
        spaces: frozenset[str] = frozenset(),
    ) -> None:
        self.what = what
        self.of = of
        self.turns = turns
        """The moments after which it may be another number, as a mask; 0 where nobody needs to know."""
        self.draws = draws
        """The goods, and the crops on fields, that it counts, as a mask; trades at any time may bring more of them."""
        self.one = one
        """What it says of a single one, where it has words of its own."""
        self.own = own
        """Whether it is surely the same number as long as the player's own situation is the same."""
        self.spaces = spaces
        """The spaces that it speaks of."""

    def on_card(self, card: str) -> Count:
        """The same for the card of that id; most counts are the same on every card."""
        return self

    def but_at_most(self, most: int) -> Count:
        """The same number, but never more than `most`."""
        return Count(
            self.what,
            lambda g, seat: min(most, self.of(g, seat)),
            self.one,
            self.draws,
            own=self.own,
            spaces=self.spaces,
        )

    def when(self, condition: Condition) -> Count:
        """The same number while a condition holds, and 0 otherwise."""
        return Count(
            self.what,
            lambda g, seat: self.of(g, seat) if condition.test(g, seat, None) else 0,
            self.one,
            self.draws,
            self.turns | condition.turns,
            spaces=self.spaces | condition.spaces,
        )

    def so_many(self, number: int) -> Message:
        """A number of it."""
        if self.one:
            return own_words(f"{{ $n ->\n [one] {{ $n }} {self.one}\n*[other] {{ $n }} {self.what}\n}}", n=number)
        return say(f"count-{self.what}", n=number)

    def all(self) -> Message:
        """Whatever number of it there is."""
        return own_words(self.what) if self.one else say(f"count-{self.what}.all")

    def at_least(self, number: int) -> Condition:
        """This many or more."""
        return make_condition(
            say("need-at-least", what=self.so_many(number)),
            lambda g, seat, event: self.of(g, seat) >= number,
            self.draws,
            self.spaces,
            self.turns,
        )

    def at_most(self, number: int) -> Condition:
        """This many or fewer."""
        return make_condition(
            say("need-at-most", what=self.so_many(number)),
            lambda g, seat, event: self.of(g, seat) <= number,
            self.draws,
            self.spaces,
            self.turns,
        )

    def exactly(self, number: int) -> Condition:
        """Just this many."""
        return make_condition(
            say("need-exactly", what=self.so_many(number)),
            lambda g, seat, event: self.of(g, seat) == number,
            self.draws,
            self.spaces,
            self.turns,
        )


def supply_of(good: int) -> Count:
    """How much of a good a player has; animals count wherever they stand."""
    return Count(GOOD_NAMES[good], lambda g, seat: g.players[seat].goods[good], draws=1 << good, own=True)


def _so_many(g: GameState, seat: int, *kinds: int) -> int:
    return sum([card.rules.counts_as for card in g.players[seat].cards if card.kind in kinds])


occupations: Final = Count(
    "occupations", lambda g, seat: _so_many(g, seat, OCCUPATION), turns=1 << at.CARD_PLAYED, own=True
)
"""Occupations in front of the player."""
improvements: Final = Count(
    "improvements", lambda g, seat: _so_many(g, seat, MAJOR, MINOR), turns=1 << at.CARD_PLAYED, own=True
)
"""Improvements in front of the player, major and minor."""
grain_fields: Final = Count(
    "grain-fields", lambda g, seat: fields_with(g.players[seat], GRAIN), draws=1 << FIELD_CROPS, own=True
)
"""Fields and field cards with grain on them now."""
vegetable_fields: Final = Count(
    "vegetable-fields", lambda g, seat: fields_with(g.players[seat], VEGETABLE), draws=1 << FIELD_CROPS, own=True
)
"""Fields and field cards with vegetables on them now."""
empty_fields: Final = Count(
    "empty-fields", lambda g, seat: sum(not stack for stack in crop_stacks(g.players[seat])), own=True
)
"""Fields and field cards with nothing on them now."""
planted_fields: Final = Count(
    "planted-fields",
    lambda g, seat: fields_with(g.players[seat], GRAIN) + fields_with(g.players[seat], VEGETABLE),
    draws=1 << FIELD_CROPS,
    own=True,
)
"""Fields and field cards with grain or vegetables on them now; wood on a card does not count (original 12.7)."""
field_tiles: Final = Count("field-tiles", lambda g, seat: grid(g.players[seat]).fields.bit_count(), own=True)
"""Fields in the farmyard, planted or not; a field card is none (original 12.7)."""
empty_field_tiles: Final = Count("empty-field-tiles", lambda g, seat: grid(g.players[seat]).empty_fields(), own=True)
"""Fields in the farmyard with nothing on them now."""
animals: Final = Count(
    "animals", lambda g, seat: sum(g.players[seat].goods[kind] for kind in ANIMALS), draws=_ANIMALS, own=True
)
"""Animals of all kinds, wherever they stand."""
rooms: Final = Count(
    "rooms", lambda g, seat: g.players[seat].yard.room_count(), draws=1 << HOUSE, turns=1 << at.ROOMS_BUILT, own=True
)
"""Rooms of the house; places for people on cards are no rooms."""
people: Final = Count("people", lambda g, seat: g.players[seat].family, draws=1 << FAMILY, turns=1 << at.GREW, own=True)
"""Family members in play, newborns included."""
unused_spaces: Final = Count("unused-spaces", lambda g, seat: grid(g.players[seat]).free().bit_count(), own=True)
"""Farmyard spaces that are not used."""
pasture_spaces: Final = Count(
    "pasture-spaces", lambda g, seat: enclosed(grid(g.players[seat]).fences).bit_count(), own=True
)
"""Farmyard spaces inside pastures."""
stables: Final = Count("stables", lambda g, seat: grid(g.players[seat]).stables.bit_count(), own=True)
"""Stables, inside pastures and outside."""
unfenced_stables: Final = Count(
    "unfenced-stables",
    lambda g, seat: (grid(g.players[seat]).stables & ~enclosed(grid(g.players[seat]).fences)).bit_count(),
    own=True,
)
"""Stables outside pastures."""
gained_in_work: Final = Count("gained-in-work", lambda g, seat: g.players[seat].gained, own=True)
"""Building resources that came to the player since the work phase began, spent ones too; 0 when all are home again."""
rounds_left: Final = Count("rounds-left", lambda g, seat: ROUNDS - g.round)
"""Complete rounds that are left to play (revised 6.6)."""
completed_rounds: Final = Count("completed-rounds", lambda g, seat: g.round - 1)
"""Rounds that are over; the current one is not."""
current_round: Final = Count("round", lambda g, seat: g.round)
"""The number of the current round."""
players: Final = Count("players", lambda g, seat: len(g.players))
"""How many play."""


added_rooms: Final = Count("added-rooms", lambda g, seat: max(0, rooms.of(g, seat) - 2), own=True)
"""Rooms that were added to the two of the start."""


def rooms_of(material: int) -> Count:
    """Rooms of the house, if it is of that material: `rooms_of(STONE_HOUSE)`."""
    return Count(
        f"rooms-of-{MATERIAL_NAMES[material]}",
        lambda g, seat: rooms.of(g, seat) if grid(g.players[seat]).house == material else 0,
        draws=1 << HOUSE,
        turns=1 << at.ROOMS_BUILT | 1 << at.RENOVATED,
        own=True,
    )


def crops(good: int) -> Count:
    """How much grain, or how many vegetables, count in the scoring: in the supply, on fields and on cards."""
    return Count(
        f"{GOOD_NAMES[good]}-in-all",
        lambda g, seat: scored_goods(g, g.players[seat])[good] + crops_growing(g.players[seat], good),
        draws=1 << good | 1 << FIELD_CROPS,
        own=True,
    )


def scored_animals(kind: int) -> Count:
    """How many animals of a kind count in the scoring: wherever they stand, and on cards that keep them for it."""
    return Count(GOOD_NAMES[kind], lambda g, seat: scored_goods(g, g.players[seat])[kind], draws=1 << kind, own=True)


def cards_called(*words: str, anyone: bool = False) -> Count:
    """Cards in front of the player, or of anyone, with one of these words in their names (original OP-33)."""
    names = " or ".join(words)

    def number(g: GameState, seat: int) -> int:
        found = 0
        for p in g.players if anyone else [g.players[seat]]:
            for card in p.cards:
                for word in words:
                    if is_called(card, word):
                        found += 1
                        break
        return found

    return Count(f"cards called {names}", number, one=f"card called {names}", turns=1 << at.CARD_PLAYED)


def cards_named(*names: str) -> Count:
    """Cards in front of the player that have exactly one of these names, occupations too."""
    told = " or ".join(names)
    return Count(
        f"cards named {told}",
        lambda g, seat: sum(card.name in names for card in g.players[seat].cards),
        one=f"card named {told}",
        turns=1 << at.CARD_PLAYED,
    )


class LaterOccupations(Count):
    """Occupations that the player played after the card that counts them, which fills itself in."""

    def __init__(self, card: str = "") -> None:
        self.card = card
        super().__init__("later-occupations", self._number, own=True)

    def _number(self, g: GameState, seat: int) -> int:
        ids = [other.id for other in g.players[seat].cards]
        later = g.players[seat].cards[ids.index(self.card) + 1 :] if self.card in ids else ()
        return sum(other.rules.counts_as for other in later if other.kind == OCCUPATION)

    def on_card(self, card: str) -> Count:
        return LaterOccupations(card)


later_occupations: Final = LaterOccupations()
"""Occupations that the player played after this card."""


class OnThisCard(Count):
    """What lies on the card that counts it, which fills itself in: a number that the card remembers."""

    def __init__(self, good: int, card: str = "") -> None:
        self.good = good
        self.card = card
        super().__init__(GOOD_NAMES[good], self._number, own=True)

    def _number(self, g: GameState, seat: int) -> int:
        lying = remembered(g.players[seat], self.card)
        place = max(0, self.good - SHEEP)
        return lying[place] if place < len(lying) else 0

    def on_card(self, card: str) -> Count:
        return OnThisCard(self.good, card)


def on_this_card(good: int) -> Count:
    """How much of a good lies on this card, by `keep_cooked` or `lay_aside`."""
    return OnThisCard(good)


def condition(says: str, test: Callable[[GameState, int, Event | None], bool]) -> Condition:
    """What no word says: a function that looks at the state and at what happened, and what it says in English."""
    return make_condition(own_words(says), test)


def only_player_with(condition: Condition) -> Condition:
    """The condition holds for the player and for nobody else."""
    return make_condition(
        say("need-only-player", what=condition.says),
        lambda g, seat, event: all(condition.test(g, p.seat, event) == (p.seat == seat) for p in g.players),
        turns=condition.turns,
    )


def another_player_with(condition: Condition) -> Condition:
    """The condition holds for at least one other player."""
    return make_condition(
        say("need-another-player", what=condition.says),
        lambda g, seat, event: any(p.seat != seat and condition.test(g, p.seat, event) for p in g.players),
    )


class Amount:
    """Goods that depend on a player's situation; `gain` and the price of a card take one in place of goods."""

    def __init__(
        self,
        says: Message,
        of: Callable[[GameState, int, Event | None], Goods],
        draws: int = 0,
        spaces: frozenset[str] = frozenset(),
    ) -> None:
        self.says = says
        self.of = of
        self.draws = draws
        """The goods, and the crops on fields, that it hangs on, as a mask."""
        self.spaces = spaces
        """The spaces that it speaks of."""


class Points:
    """Points that depend on a player's situation, with the explanation for the score sheet."""

    def __init__(self, count: Count, of: Callable[[int], int]) -> None:
        self.count = count
        self.of = of

    def on_card(self, card: str) -> Points:
        """The same for the card of that id."""
        return Points(self.count.on_card(card), self.of)

    def __call__(self, g: GameState, seat: int) -> tuple[int, Message]:
        number = self.count.of(g, seat)
        return self.of(number), self.count.so_many(number)


@overload
def per(count: Count, what: Goods, each: int = 1) -> Amount: ...


@overload
def per(count: Count, what: int, each: int = 1) -> Points: ...


def per(count: Count, what: Goods | int, each: int = 1) -> Amount | Points:
    """Goods or points once for every `each` of a count: `gain(per(people, food(1)))`, `score=per(rooms, 1)`."""
    if isinstance(what, int):
        return Points(count, lambda number: what * (number // each))
    if each == 1:
        says = say("amount-times", goods=what.bag, what=count.all())
    else:
        says = say("amount-for-every", goods=what.bag, what=count.so_many(each))
    return Amount(says, lambda g, seat, event: what * (count.of(g, seat) // each), count.draws, count.spaces)


@overload
def by_steps(count: Count, table: Mapping[int, Goods]) -> Amount: ...


@overload
def by_steps(count: Count, table: Mapping[int, int]) -> Points: ...


def by_steps(count: Count, table: Mapping[int, Goods] | Mapping[int, int]) -> Amount | Points:
    """Goods or points of the highest step that a count reaches: `score=by_steps(pasture_spaces, {6: 1, 7: 2})`."""
    goods = [(step, worth) for step, worth in sorted(table.items()) if isinstance(worth, Goods)]
    if goods:
        rows = tuple(say("amount-at", goods=worth.bag, what=count.so_many(step)) for step, worth in goods)
        return Amount(
            say("amount-by-steps", parts=rows),
            lambda g, seat, event: _reached(goods, count.of(g, seat), NOTHING),
            count.draws,
            count.spaces,
        )
    points = [(step, worth) for step, worth in sorted(table.items()) if isinstance(worth, int)]
    return Points(count, lambda number: _reached(points, number, 0))


_Worth = TypeVar("_Worth")


def _reached(ladder: list[tuple[int, _Worth]], number: int, nothing: _Worth) -> _Worth:
    """What stands on the highest step that a number reaches."""
    worth = nothing
    for needed, there in ladder:
        if number >= needed:
            worth = there
    return worth


def for_each_done(goods: Goods) -> Amount:
    """Goods once for each of what was just baked, sown, plowed or built: `bakes >> gain(for_each_done(food(1)))`."""
    return Amount(
        say("amount-for-each-done", goods=goods.bag),
        lambda g, seat, event: NOTHING if event is None else goods * event.count,
    )


def as_much_of(good: int) -> Amount:
    """As much of a good as has just come."""
    return Amount(
        say("amount-as-much", good=GOOD_NAMES[good]),
        lambda g, seat, event: NOTHING if event is None else Goods(bag({good: event.goods[good]})),
    )


def amount(says: str, of: Callable[[GameState, int, Event | None], Goods]) -> Amount:
    """What no word says: goods that a function tells, and what it says of them in English."""
    return Amount(own_words(says), of)


def from_round(number: int) -> Condition:
    """From this round on."""
    return make_condition(say("need-from-round", round=number), lambda g, seat, event: g.round >= number)


in_feeding_phase: Final = make_condition(say("need-feeding"), lambda g, seat, event: phase(g) == "feeding")
"""While families are fed."""


in_harvest: Final = make_condition(
    say("need-harvest"), lambda g, seat, event: any(frame.effect is HARVEST for frame in g.stack)
)
"""While a harvest lasts, whatever its phase."""


round_cards_lie_open: Final = make_condition(
    own_words("the round cards to come lie open"), lambda g, seat, event: g.order_known
)
"""Everybody sees the round cards to come."""


def in_rounds(*numbers: int) -> Condition:
    """In these rounds."""
    return make_condition(
        say("need-rounds", rounds=", ".join(map(str, numbers))), lambda g, seat, event: g.round in numbers
    )


def lives_in(*materials: int) -> Condition:
    """The house is of one of these materials: `lives_in(STONE_HOUSE)`."""
    houses = tuple(say("house-of", material=MATERIAL_NAMES[material]) for material in materials)
    says = houses[0] if len(houses) == 1 else say("do-or", parts=houses)
    return make_condition(
        says,
        lambda g, seat, event: grid(g.players[seat]).house in materials,
        draws=1 << HOUSE,
        turns=1 << at.RENOVATED,
    )


def has(goods: Goods) -> Condition:
    """At least these goods in the supply or on the farm."""
    return make_condition(
        say("cost-goods", goods=goods.bag),
        lambda g, seat, event: covers(g.players[seat].goods, goods.bag),
        mask_of(goods.bag),
        goods=goods.bag,
    )


def own_person_on(space: str) -> Condition:
    """One of the player's people stands on a space now."""
    return make_condition(
        say("need-person-on", space=space_id(space)),
        lambda g, seat, event: any(g.board.spaces[index].name == space for index in g.players[seat].placed),
        spaces=frozenset((space,)),
    )


def on_round_space(number: int) -> Condition:
    """The space that is being used is the card on this round space."""
    return make_condition(
        say("need-on-round-space", round=number),
        lambda g, seat, event: event is not None and event.space == g.order[number - 1],
    )


def occupied(space: str) -> Condition:
    """Somebody stands on a space now."""
    return make_condition(
        say("need-occupied", space=space_id(space)),
        lambda g, seat, event: bool(g.occupied[g.board.by_name[space].site]),
        spaces=frozenset((space,)),
    )


def nobody_else_on(space: str) -> Condition:
    """No other player's person stands on the space of this id now."""
    return make_condition(
        say("need-nobody-else", space=space),
        lambda g, seat, event: not g.occupied[g.board.by_id[space].site] & ~(1 << seat),
    )


def _all_draw(conditions: Iterable[Condition]) -> int:
    mask = 0
    for condition in conditions:
        mask |= condition.draws
    return mask


def _all_turns(conditions: Iterable[Condition]) -> int:
    """The moments after which all of them together may hold; none where one of them does not say."""
    mask = 0
    for condition in conditions:
        if not condition.turns:
            return 0
        mask |= condition.turns
    return mask


def _all_spaces(conditions: Iterable[Condition]) -> frozenset[str]:
    return frozenset(name for condition in conditions for name in condition.spaces)


def all_of(*conditions: Condition) -> Condition:
    """Every one of these."""

    def test(g: GameState, seat: int, event: Event | None) -> bool:
        for condition in conditions:
            if not condition.test(g, seat, event):
                return False
        return True

    return make_condition(
        say("need-all", parts=tuple(condition.says for condition in conditions)),
        test,
        _all_draw(conditions),
        _all_spaces(conditions),
        _all_turns(conditions),
    )


def any_of(*conditions: Condition) -> Condition:
    """At least one of these."""

    def test(g: GameState, seat: int, event: Event | None) -> bool:
        for condition in conditions:
            if condition.test(g, seat, event):
                return True
        return False

    return make_condition(
        say("do-or", parts=tuple(condition.says for condition in conditions)),
        test,
        _all_draw(conditions),
        _all_spaces(conditions),
        _all_turns(conditions),
    )


def not_(condition: Condition) -> Condition:
    """The opposite."""
    return make_condition(
        say("need-not", what=condition.says),
        lambda g, seat, event: not condition.test(g, seat, event),
        spaces=condition.spaces,
        turns=condition.turns,
    )
