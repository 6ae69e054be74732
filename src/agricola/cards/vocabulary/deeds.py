"""What a space or a card lets its player do."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from agricola.cards.vocabulary.amounts import NOTHING, Costs, Goods, price
from agricola.cards.vocabulary.counts import Amount, Count, Points
from agricola.engine.deeds.building import BuildRooms, BuildStables, Renovate
from agricola.engine.deeds.connectives import (
    Afterwards,
    AndOr,
    AndOrThen,
    AskOthers,
    May,
    Or,
    Repeat,
    Sequence,
    Unusable,
    When,
)
from agricola.engine.deeds.custom import Do, Pick
from agricola.engine.deeds.extra_people import MovePerson, PlaceAgain, PlaceGuest, PlaceNewborn, take_in_guest
from agricola.engine.deeds.farming import Bake, BecomeStartingPlayer, Grow, Plow
from agricola.engine.deeds.fencing import BuildFences
from agricola.engine.deeds.improving import Improve, PlayOccupation, start_playing
from agricola.engine.deeds.rebuilding import RebuildFences
from agricola.engine.deeds.sowing import ANY_CROP, NO_LIMIT, Sow
from agricola.engine.economy.between_players import PayOwner, PayOwnersOf, PayThem, TakeFromThem, TheyGain, Toll
from agricola.engine.economy.cooked import KeepCooked
from agricola.engine.economy.gains import Bonus, FillSpace, Gain, GainBy, OthersGain, PaidBy, Pay, PutOnSpace, TakeAll
from agricola.engine.economy.takings import LeaveOfThat
from agricola.engine.farm.grid import CELLS
from agricola.engine.goods import SHEEP
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.card import Condition
from agricola.engine.kernel.effect import Effect, card_of
from agricola.engine.kernel.moments import (
    BY_CARD,
    BY_MAJOR_OR_MINOR_ACTION,
    BY_MINOR_ACTION,
    BY_OCCUPATION_ACTION,
    Event,
)
from agricola.engine.kernel.player import remembered
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, own_words, say
from agricola.engine.rounds.harvest import Breed, HarvestMore


def gain(goods: Goods | Amount) -> Effect:
    """Take goods from the general supply: an amount, or one that depends on the situation (`per`, `by_steps`)."""
    if isinstance(goods, Goods):
        return Gain(goods.bag)
    return GainBy(goods.says, lambda g, seat, event: goods.of(g, seat, event).bag, goods.draws, goods.spaces)


def others_gain(goods: Goods) -> Effect:
    """Every other player takes goods from the general supply."""
    return OthersGain(goods.bag)


def take_all(even_nothing: bool = False) -> Effect:
    """Take everything that lies on the space."""
    return TakeAll(even_nothing)


def leave_on_space(goods: Goods) -> Effect:
    """Put goods from the supply on the space that is being used."""
    return PutOnSpace(goods.bag)


def pay(costs: Costs) -> Effect:
    """Pay; what follows in the same `then` or `may` happens only for the price."""
    return Pay(price(costs))


def toll(goods: Goods) -> Effect:
    """Whoever does what the card listens to pays you: `uses("Fishing").by_others().must(toll(food(1)))`."""
    return Toll(goods.bag)


def pay_owner(goods: Goods) -> Effect:
    """On a space that a card brings into play, or in a deed it asks of others: pay the owner, who pays nothing."""
    return PayOwner(goods.bag)


def pay_owners_of(goods: Goods, *names: str) -> Effect:
    """Pay the other players for each card of one of these names in front of them."""
    return PayOwnersOf(goods.bag, names)


def fill_its_space(goods: Goods) -> Effect:
    """Put goods from the general supply on the space that this card brings into play."""
    return FillSpace(goods.bag)


def take_from_them(goods: Goods) -> Effect:
    """Take goods from the player who does what the card listens to."""
    return TakeFromThem(goods.bag)


def buy_from_them(goods: Goods, costs: Goods, *more: Effect) -> Effect:
    """Take goods from the player who does what the card listens to, pay that player, and do more; or leave it."""
    return may(PayThem(costs.bag), TakeFromThem(goods.bag), *more)


def they_gain(goods: Goods) -> Effect:
    """The player who does what the card listens to takes goods from the general supply."""
    return TheyGain(goods.bag)


def keep_cooked(*kinds: int, most: int = 99) -> Effect:
    """Keep animals of these kinds that you just turned into food on this card, at most so many of each.

    Each animal goes to one card; where several of your cards want it, you choose.
    """

    def room(g: GameState, seat: int, kind: int) -> int:
        lying = remembered(g.players[seat], card_of(effect)) or (0, 0, 0)
        return most - lying[kind - SHEEP]

    effect = KeepCooked(kinds, NOTHING.bag, 0, room)
    return effect


def lay_aside(goods: Goods, *kinds: int, each: int = 1, most: Count | None = None) -> Effect:
    """For each animal of these kinds that you just turned into food you may lay goods on this card.

    `each`: so many times for an animal; `most`: so many times in the game. Each animal counts for one card.
    """

    def room(g: GameState, seat: int, kind: int) -> int:
        if most is None:
            return 99
        return most.of(g, seat) - sum(remembered(g.players[seat], card_of(effect)))

    effect = KeepCooked(kinds, goods.bag, each, room)
    return effect


def leave_of_that(goods: Goods) -> Effect:
    """Leave goods on the space that they were just taken from; then they were never taken."""
    return LeaveOfThat(goods.bag)


def paid_by(payer: Callable[[GameState, int], int | None], costs: Costs) -> Effect:
    """The player whom a function names pays, or nobody; what follows in the same `then` comes after the payment."""
    return PaidBy(payer, price(costs))


def buy(goods: Goods, costs: Costs) -> Effect:
    """Take goods for a price, or leave it."""
    return may(pay(costs), gain(goods))


def plow(up_to: int | Count = 1) -> Effect:
    """Plow one field, or up to a number of them in one action: `plow(up_to=rounds_left.but_at_most(3))`."""
    if isinstance(up_to, Count):
        return Plow(CELLS, up_to.of, say("do-plow-for-each", what=up_to.all()))
    return Plow(up_to)


def sow(crop: int | None = None, at_most: int | None = None, fewer: int = 0, on_cards: bool = True) -> Effect:
    """Sow any number of empty fields, or `at_most` so many (`AS_GAINED`: as many as have just come); only one crop.

    `fewer` goods than usual come on each field from the general supply; `on_cards=False`: on field tiles only.
    """
    return Sow(ANY_CROP if crop is None else crop, NO_LIMIT if at_most is None else at_most, fewer, not on_cards)


def bake_bread() -> Effect:
    """A Bake Bread action."""
    return Bake()


def build_rooms(limit: int = 15, costs: Costs | None = None) -> Effect:
    """Build rooms, at most `limit`, at the normal price or for `costs` each: `build_rooms(1, NOTHING)`."""
    return BuildRooms(limit, None if costs is None else price(costs))


def build_stables(costs: Costs = NOTHING, limit: int = 4) -> Effect:
    """Build stables at a price for each, at most `limit`."""
    return BuildStables(price(costs), limit)


def build_fences(at_most: int | Count = 15, free: bool = False) -> Effect:
    """A Build Fences action; of `at_most` so many fences, or without paying."""
    if isinstance(at_most, Count):
        return BuildFences(free=free, most_of=at_most.of)
    return BuildFences(free=free, most=at_most)


def rebuild_fences() -> Effect:
    """Take all fences down and build at most as many again, for nothing; to other cards this is no building."""
    return RebuildFences()


def fence_one_space() -> Effect:
    """Fence one more farmyard space without paying; not a Build Fences action."""
    return BuildFences(one_space=True, free=True)


def fence_what_was_built() -> Effect:
    """Fence the space on which something was just built, without paying."""
    return BuildFences(one_space=True, free=True, around_event=True)


def renovate(to: int | None = None) -> Effect:
    """Renovate the house by one step; `to` that material only: `renovate(to=CLAY_HOUSE)`."""
    return Renovate(to)


def family_growth(needs_room: bool = True) -> Effect:
    """A new person, with room only or even without."""
    return Grow(needs_room)


def major_improvement() -> Effect:
    """Build one major improvement."""
    return Improve(major=True, minor=False)


def minor_improvement(how: int = BY_MINOR_ACTION) -> Effect:
    """Play one minor improvement; `how` says as what it counts for other cards."""
    return Improve(major=False, minor=True, how=how)


def major_or_minor_improvement(how: int = BY_MAJOR_OR_MINOR_ACTION) -> Effect:
    """Build one major or play one minor improvement; `how` says as what it counts for other cards."""
    return Improve(major=True, minor=True, how=how)


def play_occupation(*costs: int, how: int = BY_OCCUPATION_ACTION) -> Effect:
    """Play one occupation for this much food: for the first in the game, the second, ...; the last value holds on.

    `how` says as what it counts for other cards: `play_occupation(2, how=BY_CARD)` is no occupation action.
    """
    return PlayOccupation(costs, how)


def become_starting_player() -> Effect:
    """Take or keep the starting player token."""
    return BecomeStartingPlayer()


def harvest_more(crop: int) -> Effect:
    """In a field phase: one more of a crop from each of the fields that the player chooses."""
    return HarvestMore(crop)


def breed(kind: int) -> Effect:
    """Let one kind of animal breed outside of a harvest."""
    return Breed((kind,))


def bonus_points(points: int | Points, says: str = "") -> Effect:
    """Points that are earned for good: so many, or as many as the situation says (`per`, `by_steps`)."""
    if isinstance(points, int):
        told = say("do-score", points=say("count-points", n=points))
        return Bonus(own_words(says) if says else told, lambda g, seat: points)
    return Bonus(own_words(says) if says else say("do-score-by-situation"), lambda g, seat: points(g, seat)[0])


def place_another(allowed: Callable[[GameState, int, Event | None, Space], bool]) -> Effect:
    """Place one more person in the same turn, on a space that the function allows."""
    return PlaceAgain(allowed)


def place_guest() -> Effect:
    """Place a guest on a space, beside the own people."""
    return PlaceGuest(lambda g, seat, event, where: True)


def guest_comes() -> Effect:
    """A guest works for the player in this round: one person more to place."""
    return Do(say("do-guest-comes"), lambda g, seat, event: take_in_guest(g, g.players[seat]))


def place_newborn(costs: Costs) -> Effect:
    """Pay to place a newborn in the round of its birth; then it is a newborn no longer."""
    return PlaceNewborn(price(costs))


def move_person(origin: Iterable[str], target: Iterable[str]) -> Effect:
    """Move one of the own people from a space to a free one and use that."""
    return MovePerson(frozenset(origin), frozenset(target))


def play_this_card() -> Effect:
    """Play this card from the hand for nothing."""

    def deed(g: GameState, seat: int, event: Event | None) -> None:
        card = g.board.cards[card_of(effect)]
        start_playing(g, g.players[seat], card, price(NOTHING), NO_SPACE, BY_CARD)

    effect = Do(say("do-play-for-nothing"), deed)
    return effect


def do(
    says: str,
    deed: Callable[[GameState, int, Event | None], None],
    allowed: Callable[[GameState, int], bool] | None = None,
    brings: Iterable[int] = (),
) -> Effect:
    """What no word says: a function that changes the state and asks nothing.

    `brings` says what it brings that other deeds may ask for, such as FOOD or FIELD_CROPS.
    """
    return Do(own_words(says), deed, allowed, sum(1 << good for good in brings))


def pick(
    says: str,
    choices: Callable[[GameState, int, Event | None], list[tuple[Message, tuple[int, ...]]]],
    deed: Callable[[GameState, int, Event | None, tuple[int, ...]], None],
    optional: bool = False,
    brings: Iterable[int] = (),
) -> Effect:
    """What no word says, with a choice: a function lists choices (words, numbers), another carries one out."""
    return Pick(own_words(says), choices, deed, optional, sum(1 << good for good in brings))


def ask_others(question: Effect, afterwards: Effect) -> Effect:
    """Ask every other player something, in turn order; then something happens for you."""
    return AskOthers(question, afterwards)


def afterwards(deed: Effect) -> Effect:
    """The deed when the cards of all players have acted at this moment of the round."""
    return Afterwards(deed)


def unusable(reason: Message) -> Effect:
    """Nothing that could be done in this game, and why."""
    return Unusable(reason)


def either(*choices: Effect) -> Effect:
    """Exactly one of these."""
    return Or(choices)


def and_or(first: Effect, second: Effect, in_order: bool = False) -> Effect:
    """One or both, in either order; `in_order` allows the second only after the first."""
    return AndOrThen(first, second) if in_order else AndOr(first, second)


def then(*steps: Effect, says: str = "") -> Effect:
    """One after the other; all of them, except those in a `may`. `says` names them in fewer words than each its own."""
    return Sequence(steps, own_words(says) if says else None)


def may(*steps: Effect) -> Effect:
    """All of these, or none."""
    return May(steps[0] if len(steps) == 1 else Sequence(steps))


def repeat(times: int | Count | Callable[[GameState, int, Event | None], int], deed: Effect) -> Effect:
    """The deed up to so many times, while the player likes: `repeat(number_done, ...)` for each of what was built."""
    if isinstance(times, int):
        return Repeat(lambda g, seat, event: times, deed)
    if isinstance(times, Count):
        return Repeat(lambda g, seat, event: times.of(g, seat), deed)
    return Repeat(times, deed)


def number_done(g: GameState, seat: int, event: Event | None) -> int:
    """How many rooms, stables, fences, fields, loaves the deed was about that set the card off."""
    return 0 if event is None else event.count


def when(condition: Condition, deed: Effect) -> Effect:
    """The deed, while the condition holds."""
    return When(condition, deed)


def choose_goods(choices: Iterable[Goods]) -> Effect:
    """Take one of several amounts of goods."""
    return Or(tuple(Gain(goods.bag) for goods in choices))
