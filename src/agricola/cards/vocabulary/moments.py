"""When a card acts: moments, and what happens then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.cards.vocabulary.amounts import Goods
from agricola.cards.vocabulary.counts import all_of, make_condition
from agricola.engine.deeds.connectives import AskAgain, Deed, IfDone, May, Sequence, When
from agricola.engine.deeds.custom import Note
from agricola.engine.deeds.improving import is_minor_for
from agricola.engine.economy.gains import Promised
from agricola.engine.economy.takings import comes_later, may_be_left
from agricola.engine.goods import ANIMALS, BUILDING_RESOURCES, EMPTY_BAG, covers, mask_of
from agricola.engine.kernel import moments as at
from agricola.engine.kernel.card import (
    ANYONE,
    MAJOR,
    MINOR,
    OCCUPATION,
    OTHERS,
    OWN,
    Card,
    Condition,
    Trigger,
    is_called,
)
from agricola.engine.kernel.effect import Effect, card_of
from agricola.engine.kernel.moments import Event
from agricola.engine.kernel.player import grid, remember, remembered
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, own_words, say

Rounds = Callable[[int], list[int]]


def next_rounds(count: int) -> Rounds:
    """The next `count` round spaces."""
    return lambda now: list(range(now + 1, now + count + 1))


def rounds_after(*offsets: int) -> Rounds:
    """The round spaces so many rounds after the current one."""
    return lambda now: [now + offset for offset in offsets]


def rounds(*numbers: int) -> Rounds:
    """Those of these round spaces that are still to come."""
    return lambda now: list(numbers)


def schedule(what: Goods | Effect, when: Rounds) -> Effect:
    """Put goods, or the right to a deed, on round spaces; they come at the start of those rounds."""
    if isinstance(what, Goods):
        return Promised(what.bag, when)
    return Promised(EMPTY_BAG, when, what)


class Moment:
    """A moment that a card listens to; `moment >> deed` says what happens then.

    It means the doing of the card's owner, unless `.by_others()` or `.by_anyone()` follows.
    """

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

    def when(self, condition: Condition) -> Moment:
        """The same moment, only while a condition holds."""
        both = condition if self.condition is None else all_of(self.condition, condition)
        return Moment(self.moment, self.whose, self.spaces, both, self.of_itself)

    def by_others(self) -> Moment:
        """The same moment when another player does it: `uses("Fishing").by_others()`."""
        return Moment(self.moment, OTHERS, self.spaces, self.condition, self.of_itself)

    def by_anyone(self) -> Moment:
        """The same moment whoever does it, the owner or another player."""
        return Moment(self.moment, ANYONE, self.spaces, self.condition, self.of_itself)

    def on_spaces(self, *spaces: str) -> Moment:
        """The same moment, only on spaces with one of these names or classes."""
        return Moment(self.moment, self.whose, frozenset(spaces), self.condition, self.of_itself)

    def __rshift__(self, deed: Effect) -> Listener:
        return Listener(self, deed)

    def must(self, deed: Effect) -> Listener:
        """An order: what the moment hangs on can't be done without it (a toll; a card that says "plow a field")."""
        return Listener(self, deed, compulsory=True)


class Listener:
    """A moment and what happens then, not yet on a card."""

    def __init__(
        self,
        moment: Moment,
        deed: Effect,
        compulsory: bool = False,
        most_times: int = 0,
        now: Callable[[GameState, int], tuple[int, ...]] | None = None,
        not_own: bool = False,
    ) -> None:
        self.moment = moment
        self.deed = deed
        self.compulsory = compulsory
        self.most_times = most_times
        self.now = now
        """Tells the time in which it happens at most once: the round, the use of a space."""
        self.not_own = not_own
        """Whether it does not happen while the card itself acts."""

    def once(self) -> Listener:
        """At most once in the game, together with the other moments of the card that say so; the card remembers it."""
        return self.times(1)

    def times(self, count: int) -> Listener:
        """At most so many times in the game; the card remembers them. What is declined does not count."""
        return Listener(self.moment, self.deed, self.compulsory, count)

    def once_per_round(self) -> Listener:
        """At most once in a round, together with the other moments of the card that say so."""
        return Listener(self.moment, self.deed, self.compulsory, now=_this_round)

    def once_per_use(self) -> Listener:
        """At most once for each use of a space, together with the other moments of the card that say so."""
        return Listener(self.moment, self.deed, self.compulsory, now=this_use)

    def not_by_itself(self) -> Listener:
        """Not for what comes of the card's own doing, such as fences around a stable that it brought."""
        return Listener(self.moment, self.deed, self.compulsory, not_own=True)

    def on_card(self, card: str) -> Trigger:
        """The engine's form, for the card of that id."""
        moment = self.moment
        effect = self.deed
        condition = moment.condition
        if self.not_own:
            idle = _not_acting(card)
            condition = idle if condition is None else all_of(condition, idle)
        if self.most_times:
            left = _times_left(card, self.most_times)
            condition = left if condition is None else all_of(condition, left)
            effect = _counted(card, effect)
        elif self.now is not None:
            fresh = _not_yet(card, self.now)
            condition = fresh if condition is None else all_of(condition, fresh)
            effect = _dated(card, effect, self.now, fresh)
        return Trigger(
            moment.moment,
            effect,
            moment.whose,
            moment.spaces,
            condition,
            self.compulsory,
            moment.of_itself,
        )


class AsSoonAs:
    """A condition whose coming true is waited for; `as_soon_as(condition) >> deed` says what happens then."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def __rshift__(self, deed: Effect) -> tuple[Listener, ...]:
        turns = [moment for moment in range(len(at.MOMENTS)) if self.condition.turns >> moment & 1]
        # A card hears of its own playing, so a moment for that is needed only where no card played could matter.
        moments = [] if at.CARD_PLAYED in turns else [played]
        moments += [Moment(moment, ANYONE) for moment in turns]
        comes_true = _comes_true(self.condition)
        return tuple((moment.when(comes_true) >> deed).once() for moment in moments)


def _comes_true(condition: Condition) -> Condition:
    """The condition holds, and did not before the renovation that is told of, if one is."""

    def test(g: GameState, seat: int, event: Event | None) -> bool:
        if not condition.test(g, seat, event):
            return False
        if event is None or event.moment != at.RENOVATED:
            return True
        yard = grid(g.players[event.seat])
        house = yard.house
        yard.house = event.old_material
        held = condition.test(g, seat, event)
        yard.house = house
        return not held

    return make_condition(condition.says, test, condition.draws, condition.spaces, condition.turns)


def as_soon_as(condition: Condition) -> AsSoonAs:
    """Once in the game: now if a condition holds, else when it comes true: `as_soon_as(rooms.at_least(4)) >> ...`.

    It knows the moments at which houses, rooms, families and cards in play change, whoever changes them.
    """
    if not condition.turns:
        raise ValueError(f"nobody can tell when the condition '{condition.says}' comes true")
    return AsSoonAs(condition)


class _SecondThoughts(Listener):
    """Listens to others who decide before the first placement, once its owner has been asked and has declined."""

    def on_card(self, card: str) -> Trigger:
        trigger = super().on_card(card)
        waits = make_condition(
            say("need-in-that-way"),
            lambda g, seat, event: (
                not any(
                    frame.seat == seat and any(reaction.card.id == card for reaction in frame.reactions)
                    for frame in g.stack
                )
            ),
        )
        assert trigger.condition is not None
        trigger.condition = all_of(trigger.condition, waits)
        return trigger


def decides_before_work(*steps: Effect, when: Condition | None = None) -> tuple[Listener, ...]:
    """All of these, or none, at the start of each work phase; who declined may still do it after somebody else did.

    That window closes with the first placement (original OP-19).
    """
    deed = steps[0] if len(steps) == 1 else Sequence(steps)
    told = May(Sequence((deed, AskAgain()), label=deed.label()))
    first, again = work_start, Moment(at.SECOND_THOUGHTS, ANYONE)
    if when is not None:
        first, again = first.when(when), again.when(when)
    return (first >> told).once_per_round(), _SecondThoughts(again, told, now=_this_round)


class Once:
    """A deed that can be done once in the game, not yet on a card."""

    def __init__(self, deed: Effect) -> None:
        self.deed = deed

    def on_card(self, card: str) -> Effect:
        """The engine's form, for the card of that id, which remembers it."""
        return When(_times_left(card, 1), _counted(card, self.deed))


def once(deed: Effect) -> Once:
    """A deed at any time, but only once in the game: `any_time_deeds=[once(plow())]`; the card remembers it."""
    return Once(deed)


def _times_done(g: GameState, seat: int, card: str) -> int:
    return (remembered(g.players[seat], card) or (0,))[0]


def _times_left(card: str, most: int) -> Condition:
    return make_condition(say("note-not-done"), lambda g, seat, event: _times_done(g, seat, card) < most)


def _counted(card: str, effect: Effect) -> Effect:
    """The effect, with a note on the card each time; of an optional one only when it is done."""
    note = Note(say("do-note"), lambda g, seat, event: remember(g.players[seat], card, _times_done(g, seat, card) + 1))
    if isinstance(effect, May):
        if isinstance(effect.deed, Deed):
            return May(effect.deed, IfDone(note))
        return May(Sequence((effect.deed, note), label=effect.deed.label()))
    return Sequence((note, effect), label=effect.label())


def _this_round(g: GameState, seat: int) -> tuple[int, ...]:
    return (g.round,)


def this_use(g: GameState, seat: int) -> tuple[int, ...]:
    """The round and the spaces where the people stand: who moves on uses another space without being one more."""
    return (g.round, *g.players[seat].placed)


def _not_yet(card: str, now: Callable[[GameState, int], tuple[int, ...]]) -> Condition:
    return make_condition(
        say("note-not-done"), lambda g, seat, event: remembered(g.players[seat], card) != now(g, seat)
    )


def _not_acting(card: str) -> Condition:
    return make_condition(
        say("need-in-that-way"), lambda g, seat, event: all(card_of(frame.effect) != card for frame in g.stack)
    )


def _dated(card: str, effect: Effect, now: Callable[[GameState, int], tuple[int, ...]], not_yet: Condition) -> Effect:
    """The effect, with a note of the time before it, because what it does may be its own occasion.

    It is asked once more just before: two moments of a card may come together.
    """
    note = Note(say("do-note"), lambda g, seat, event: remember(g.players[seat], card, *now(g, seat)))
    if isinstance(effect, May):
        return May(When(not_yet, Sequence((note, effect.deed), label=effect.deed.label())))
    return When(not_yet, Sequence((note, effect), label=effect.label()))


def uses(*spaces: str) -> Moment:
    """When you use one of these spaces, before its own actions (revised 6.3.5)."""
    return Moment(at.ON_USE, OWN, frozenset(spaces))


def right_after_using(*spaces: str) -> Moment:
    """Immediately after you used one of these spaces."""
    return Moment(at.IMMEDIATELY_AFTER_USE, OWN, frozenset(spaces))


def after_using(*spaces: str) -> Moment:
    """After you used one of these spaces."""
    return Moment(at.AFTER_USE, OWN, frozenset(spaces))


def turn_ends_after(*spaces: str) -> Moment:
    """At the end of a turn in which you used one of these spaces; without names, of any turn of yours."""
    return Moment(at.TURN_END, OWN, frozenset(spaces))


def turn_over() -> Moment:
    """When a turn of yours is over, and before the next player's: for placing once more."""
    return Moment(at.TURN_OVER)


_FROM_THE_SPACE: Final = make_condition(
    say("need-from-the-space"), lambda g, seat, event: event is not None and event.source == at.FROM_SPACE
)


def takes_from(*spaces: str) -> Moment:
    """When you take the goods that lie on one of these spaces."""
    return Moment(at.GAINED, OWN, frozenset(spaces), _FROM_THE_SPACE)


def takes(*goods: Goods, only: bool = False, lying_there: bool = False) -> Moment:
    """After the use of a space that gave you one of these: `takes(wood(1), clay(1))`, or both: `reed(1) + stone(1)`.

    `only`: and nothing else; `lying_there`: among what lay on the space. What cards add is not counted.
    """
    return Moment(at.IMMEDIATELY_AFTER_USE, OWN, condition=_brought(goods, only, lying_there))


def brought(*goods: Goods) -> Condition:
    """The use of a space that is told of gave its user one of these: `after_using().when(brought(reed(1)))`."""
    return _brought(goods, False, False)


several_resources: Final = make_condition(
    say("need-several-resources"),
    lambda g, seat, event: event is not None and sum(event.goods[good] > 0 for good in BUILDING_RESOURCES) > 1,
)
"""The use of a space that is told of gave its user more than one kind of building resource."""


def minor_gives(goods: Goods, *names: str) -> Moment:
    """After a minor improvement gave you goods like these; with names, one of these."""

    def test(g: GameState, seat: int, event: Event | None) -> bool:
        card = event.card if event is not None else None
        return (
            event is not None
            and card is not None
            and card.kind == MINOR
            and (not names or card.name in names)
            and covers(event.goods, goods.bag)
        )

    return gains.when(make_condition(say("cost-goods", goods=goods.bag), test))


def right_after_taking(goods: Goods) -> Moment:
    """When you have just taken goods that lay on a space, before anything comes of it; see `leave_of_that`."""
    return Moment(at.GOODS_TAKEN, OWN, condition=_brought((goods,), False, True))


def _brought(choices: tuple[Goods, ...], only: bool, lying_there: bool) -> Condition:
    wanted = tuple(say("cost-goods", goods=goods.bag) for goods in choices)

    def test(g: GameState, seat: int, event: Event | None) -> bool:
        if event is None:
            return False
        got = event.at_hand if lying_there else event.goods
        for goods in choices:
            if covers(got, goods.bag) and not (only and mask_of(got) & ~mask_of(goods.bag)):
                return True
        return False

    return make_condition(wanted[0] if len(wanted) == 1 else say("do-or", parts=wanted), test)


def plays(*names: str) -> Moment:
    """After you played a card of one of these names: `plays("Chief").by_others()`."""
    called = tuple(own_words(name) for name in names)
    named = make_condition(
        called[0] if len(called) == 1 else say("do-or", parts=called),
        lambda g, seat, event: event is not None and event.card is not None and event.card.name in names,
    )
    return Moment(at.CARD_PLAYED, OWN, condition=named)


def plays_improvement_by(*ways: int) -> Moment:
    """After you played an improvement in one of these ways: `plays_improvement_by(BY_MINOR_ACTION)`."""
    how = make_condition(say("need-in-that-way"), lambda g, seat, event: event is not None and event.played_by in ways)
    return plays_improvement.when(how)


def plays_occupation_by(*ways: int) -> Moment:
    """After you played an occupation in one of these ways: `plays_occupation_by(BY_OCCUPATION_ACTION)`."""
    how = make_condition(say("need-in-that-way"), lambda g, seat, event: event is not None and event.played_by in ways)
    return plays_occupation.when(how)


def _of_kind(says: Message, *kinds: int) -> Condition:
    return make_condition(
        says, lambda g, seat, event: event is not None and event.card is not None and event.card.kind in kinds
    )


played: Final = Moment(at.CARD_PLAYED, OWN, of_itself=True)
"""When this card is built or played."""
before_this_card: Final = Moment(at.BEFORE_CARD, OWN, of_itself=True)
"""Just before this card is paid."""
drawn_by_chance: Final = make_condition(say("need-drawn"), lambda g, seat, event: event is not None and event.drawn)
"""Just before an occupation is paid: it was drawn by another player and not chosen."""
plays_occupation: Final = Moment(at.CARD_PLAYED, OWN, condition=_of_kind(say("need-an-occupation"), OCCUPATION))
"""After you played an occupation."""
plays_improvement: Final = Moment(at.CARD_PLAYED, OWN, condition=_of_kind(say("need-an-improvement"), MAJOR, MINOR))
"""After you built or played an improvement."""
a_minor_for_you: Final = make_condition(
    own_words("a minor improvement, or one that is minor for you"),
    lambda g, seat, event: (
        event is not None and event.card is not None and is_minor_for(g, g.players[event.seat], event.card)
    ),
)
"""What was played is a minor improvement, or a major one that a card makes minor for its player (`minor_for_you`)."""
before_occupation: Final = Moment(at.BEFORE_CARD, condition=_of_kind(say("need-an-occupation"), OCCUPATION))
"""Just before you pay for an occupation."""

round_start: Final = Moment(at.ROUND_START)
"""At the start of each round."""
preparation_end: Final = Moment(at.PREPARATION_END)
"""Before each work phase, when the spaces have been filled up and nobody may act yet."""
work_start: Final = Moment(at.WORK_START)
"""At the start of each work phase."""
work_end: Final = Moment(at.WORK_END)
"""At the end of each work phase, when everybody has placed."""
returning_home: Final = Moment(at.RETURNING_HOME)
"""In the returning home phase, while people still stand on the board."""
round_end: Final = Moment(at.ROUND_END)
"""At the end of each round, after the harvest if there is one."""
field_phase_start: Final = Moment(at.FIELDS_START)
"""At the start of the field phase of each harvest."""
harvested_here: Final = Moment(at.CARD_FIELD_HARVESTED, OWN, of_itself=True)
"""When a good is harvested from this field card."""
field_phase: Final = Moment(at.FIELDS)
"""In the field phase of each harvest."""
field_phase_end: Final = Moment(at.FIELDS_END)
"""At the end of the field phase of each harvest."""
after_field_phase: Final = Moment(at.AFTER_FIELDS)
"""After the field phase of each harvest, before the feeding phase."""
feeding_start: Final = Moment(at.FEEDING_START)
"""At the start of each feeding phase."""
feeding_phase: Final = Moment(at.FEEDING)
"""In each feeding phase, before the families eat."""
before_scoring: Final = Moment(at.BEFORE_SCORING)
"""After the last round, just before scoring."""

builds_rooms: Final = Moment(at.ROOMS_BUILT)
"""After you built one or more rooms in one action."""
renovates: Final = Moment(at.RENOVATED)
"""After you renovated; the event says the old material (`before`) and the new one (`count`)."""


def _moments_of(card: Card) -> list[int]:
    """The moments at which a card acts."""
    return [trigger.moment for trigger in card.rules.triggers]


def fenced_at_once(event: Event) -> int:
    """Of fences that a card built because a stable was: the space of that stable, as a mask; else nothing."""
    by_stable = event.card is not None and at.STABLES_BUILT in _moments_of(event.card)
    return event.cells if by_stable else 0


def builds_rooms_of(material: int) -> Moment:
    """After you built one or more rooms of a material in one action."""
    return builds_rooms.when(
        make_condition(say("need-in-that-way"), lambda g, seat, event: event is not None and event.material == material)
    )


def renovates_from(material: int, to: int | None = None) -> Moment:
    """After you renovated a house of a material; `to`: only to that one."""
    made = make_condition(
        say("need-in-that-way"), lambda g, seat, event: event is not None and to in (None, event.material)
    )
    return renovates.when(_was(material)).when(made)


def _was(material: int) -> Condition:
    return make_condition(
        say("need-in-that-way"), lambda g, seat, event: event is not None and event.old_material == material
    )


builds_stable: Final = Moment(at.STABLES_BUILT)
"""After you built a stable; the event says where (`cells`)."""
builds_fences: Final = Moment(at.FENCES_BUILT)
"""After you built fences; the event says how many (`count`) and which there were (`before`)."""
plows: Final = Moment(at.PLOWED)
"""After you plowed; the event says how many fields (`count`)."""
sows: Final = Moment(at.SOWN)
"""After you sowed."""
bakes: Final = Moment(at.BAKED)
"""After you baked bread in a Bake Bread action."""
grows: Final = Moment(at.GREW)
"""After your family grew; the event says how many were born (`count`), none when a lodger moved in."""
a_birth: Final = make_condition(own_words("a birth"), lambda g, seat, event: event is not None and event.count > 0)
"""A child was born: `grows.when(a_birth)`."""
a_first_birth: Final = make_condition(
    own_words("a child that is no twin"),
    lambda g, seat, event: (
        event is not None and event.count > 0 and (event.card is None or at.GREW not in _moments_of(event.card))
    ),
)
"""A child was born, and not because another one was: twins are born together (`grows.when(a_first_birth)`)."""
gains: Final = Moment(at.GAINED)
"""After you got goods; the event says which and from where."""
gains_for_good: Final = gains.when(
    make_condition(say("need-in-that-way"), lambda g, seat, event: event is not None and not may_be_left(g, event))
)
"""After you got goods, but not on a space, where some of them may still be left; see `keeps_of_a_use`."""
gains_at_once: Final = gains.when(
    make_condition(say("need-in-that-way"), lambda g, seat, event: event is not None and not comes_later(g, event))
)
"""After you got goods that are there, not such as a card of another player delays; see `gets_delivered`."""
gets_delivered: Final = Moment(at.GOODS_DELIVERED)
"""When goods come that a card of another player had delayed."""
keeps_of_a_use: Final = Moment(at.GOODS_KEPT)
"""When it is clear what you keep of the goods that a space gave you, before anything else comes of them."""
converts: Final = Moment(at.CONVERTED)
"""After you turned goods into others; the event says what was given."""


def cooked(*kinds: int) -> Condition:
    """Animals of one of these kinds were turned into food: `slaughters.when(cooked(BOAR))`."""
    return make_condition(
        say("need-animals-cooked"),
        lambda g, seat, event: event is not None and any(event.at_hand[kind] for kind in kinds),
    )


slaughters: Final = converts.when(cooked(*ANIMALS))
"""After you turned one or more animals into food."""


def converts_with(*words: str) -> Moment:
    """After you turned goods into others with an improvement of one of these classes, or an occupation of that name."""
    named = tuple(own_words(word) for word in words)
    return converts.when(
        make_condition(
            named[0] if len(named) == 1 else say("do-or", parts=named),
            lambda g, seat, event: (
                event is not None
                and event.card is not None
                and (event.card.name in words or any(is_called(event.card, word) for word in words))
            ),
        )
    )
