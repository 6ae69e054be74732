"""One player's farm, family, supply and cards."""

from __future__ import annotations

from agricola.engine.farm.animals import Housing, SinglePastures, housing
from agricola.engine.farm.farmyard import Farmyard, Yard
from agricola.engine.farm.tileyard import TileYard
from agricola.engine.goods import FOOD, KINDS, Bag
from agricola.engine.kernel.abilities import NO_CARDS, Abilities
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.effect import Effect


class Promise:
    """Goods, or the right to a deed, that wait for a player on a round space."""

    __slots__ = ("card", "effect", "goods", "round", "seat")

    def __init__(self, round: int, seat: int, card: str, goods: Bag, effect: Effect | None = None) -> None:
        self.round = round
        self.seat = seat
        self.card = card
        self.goods = goods
        self.effect = effect


class Player:
    """One player's farm, family, supply and cards."""

    __slots__ = (
        "abilities",
        "begging",
        "bonus",
        "card_state",
        "cards",
        "discarded",
        "family",
        "gained",
        "goods",
        "guests",
        "hand",
        "home",
        "known",
        "lodgers",
        "newborn_spaces",
        "newborns",
        "occupations_played",
        "placed",
        "seat",
        "spent",
        "still_acting",
        "yard",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        goods: list[int],
        yard: Yard,
        family: int,
        lodgers: int,
        newborns: int,
        home: int,
        placed: tuple[int, ...],
        newborn_spaces: tuple[int, ...],
        begging: int,
        bonus: int,
        cards: tuple[Card, ...],
        hand: tuple[Card, ...],
        known: tuple[Card, ...],
        occupations_played: int,
        spent: tuple[str, ...],
        card_state: dict[str, tuple[int, ...]],
        gained: int,
        abilities: Abilities,
        guests: int = 0,
        discarded: tuple[Card, ...] = (),
        still_acting: tuple[Card, ...] = (),
    ) -> None:
        self.seat = seat
        self.goods = goods
        self.yard = yard
        self.family = family
        self.lodgers = lodgers
        """People who live outside the house: they work and eat but are no family members."""
        self.newborns = newborns
        self.home = home
        """People who can still be placed in this round."""
        self.placed = placed
        """The spaces on which the people stand, in the order of their placement."""
        self.newborn_spaces = newborn_spaces
        """The spaces on which the newborns of this round lie beside their parent."""
        self.begging = begging
        self.bonus = bonus
        """Bonus points that were earned for good during the game."""
        self.cards = cards
        self.hand = hand
        self.known = known
        """Cards of the hand that everybody saw when they were passed on."""
        self.occupations_played = occupations_played
        self.spent = spent
        """Cards whose use for this harvest is spent."""
        self.card_state = card_state
        """What lies on cards and what they remember; replaced, never changed in place."""
        self.gained = gained
        """Building resources got in this work phase, by whatever means; counted in games with hand cards."""
        self.abilities = abilities
        self.guests = guests
        """People who are here for this round only: they work, and leave when all return home."""
        self.discarded = discarded
        """Cards that left the hand and the game unplayed, which only their owner has seen."""
        self.still_acting = still_acting
        """Traveling cards that were passed on and act for this player to the end of the round."""

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.seat, self.goods.copy(), self.yard.clone(), self.family, self.lodgers, self.newborns, self.home,
            self.placed, self.newborn_spaces, self.begging, self.bonus, self.cards, self.hand, self.known,
            self.occupations_played, self.spent, self.card_state, self.gained, self.abilities, self.guests,
            self.discarded, self.still_acting,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """Everything that makes this player's situation what it is, as a hashable value."""
        return (
            tuple(self.goods), self.yard.key(), self.family, self.lodgers, self.newborns, self.home, self.placed,
            self.newborn_spaces, self.begging, self.bonus, tuple([card.id for card in self.cards]),
            tuple([card.id for card in self.hand]), tuple([card.id for card in self.known]), self.occupations_played,
            self.spent,
            tuple(sorted(self.card_state.items())), self.gained, self.guests,
            tuple([card.id for card in self.discarded]), tuple([card.id for card in self.still_acting]),
        )  # fmt: skip


def grid(p: Player) -> Farmyard:
    """A player's yard of 15 spaces."""
    yard = p.yard
    assert isinstance(yard, Farmyard)
    return yard


def tile_yard(p: Player) -> TileYard:
    """A player's farm of tiles."""
    yard = p.yard
    assert isinstance(yard, TileYard)
    return yard


def new_player(seat: int, food: int, yard: Yard) -> Player:
    """A player as the game begins: two people and some food."""
    goods = [0] * KINDS
    goods[FOOD] = food
    return Player(
        seat=seat, goods=goods, yard=yard, family=2, lodgers=0, newborns=0, home=2, placed=(), newborn_spaces=(),
        begging=0, bonus=0, cards=(), hand=(), known=(), occupations_played=0, spent=(), card_state={}, gained=0,
        abilities=NO_CARDS,
    )  # fmt: skip


def yard_with_room(p: Player, one_pasture_per_kind: bool = False) -> Housing:
    """The places for animals that a player's yard gives, with what cards add to every pasture."""
    places = p.yard.housing()
    abilities = p.abilities
    if not abilities.changes_places and not one_pasture_per_kind:
        return places
    pens = sorted([abilities.pasture_holds(pen) for pen in places.pens])
    more_sheep = [abilities.more_sheep] * len(pens)
    anywhere = places.anywhere
    fixed = places.fixed
    stables = anywhere - 1
    single: SinglePastures | None = None
    if one_pasture_per_kind:
        single = SinglePastures(tuple(pens), abilities.more_sheep, abilities.mixed_pastures)
        pens, more_sheep = [], []
    elif abilities.mixed_pastures:
        anywhere += sum(pens)
        fixed = (fixed[0] + sum(more_sheep), fixed[1], fixed[2])
        pens, more_sheep = [], []
    if stables and abilities.one_stable_holds:
        pens.append(abilities.one_stable_holds)
        more_sheep.append(0)
        stables -= 1
        anywhere -= 1
    if abilities.sheep_in_stable:
        pens += [1] * stables
        more_sheep += [abilities.sheep_in_stable - 1] * stables
        anywhere -= stables
    return housing(tuple(pens), anywhere, fixed, tuple(more_sheep) if any(more_sheep) else None, single)


def remember(p: Player, card: str, *numbers: int) -> None:
    """Write down what a card remembers of the game."""
    p.card_state = {**p.card_state, card: numbers}


def remembered(p: Player, card: str) -> tuple[int, ...]:
    """What a card remembers; nothing at first."""
    return p.card_state.get(card, ())
