"""What a hand is dealt of, and the hand cards that lie in no hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from agricola.engine.errors import BadOption
from agricola.engine.kernel.card import MINOR, OCCUPATION, Card

HAND_OF_EACH_KIND: Final = 7


class Portion:
    """So many cards of a kind that everybody is dealt, all of which fit."""

    __slots__ = ("fits", "kind", "number", "what")

    def __init__(self, kind: int, number: int, fits: Callable[[Card], bool] | None = None, what: str = "") -> None:
        self.kind = kind
        self.number = number
        self.fits = fits
        """Which cards it takes; None for any of the kind."""
        self.what = what or ("occupations" if kind == OCCUPATION else "minors")
        """What such cards are called where there are too few of them."""

    def takes(self, card: Card) -> bool:
        """Whether a card can be dealt as a part of it."""
        return card.kind == self.kind and (self.fits is None or self.fits(card))


USUAL_PORTIONS: Final = (Portion(MINOR, HAND_OF_EACH_KIND), Portion(OCCUPATION, HAND_OF_EACH_KIND))
"""Seven minor improvements and seven occupations, whatever they are (revised 2, original 4.2)."""


def dealt_by(portion: Portion, pile: Sequence[Card], number: int) -> list[Card]:
    """The next cards of a pile that fit a portion, so many as are wanted or there."""
    dealt: list[Card] = []
    for card in pile:
        if len(dealt) >= number:
            break
        if portion.takes(card):
            dealt.append(card)
    return dealt


def refuse_too_few(portion: Portion, players: int, there: int) -> NoReturn:
    """Say that a portion can't be dealt to all players, and which cards are missing."""
    raise BadOption(
        f"too few cards are left to deal: {portion.number * players} {portion.what} are needed for {players} players, "
        f"{there} are there; exclude fewer, add a deck, or choose another way to get a hand"
    )


Cards = tuple[Card, ...]


class LooseCards:
    """Hand cards that lie in no hand, and what each seat has seen of cards that others have; replaced, never changed.

    None of it is there in a game in which all hands are just dealt.
    """

    __slots__ = ("face_up", "packs", "picks", "seen", "taken_in")

    def __init__(
        self,
        packs: tuple[Cards, ...],
        picks: tuple[Cards, ...],
        seen: tuple[tuple[Cards, ...], ...],
        face_up: Cards,
        taken_in: int,
    ) -> None:
        self.packs = packs
        """For each seat the cards that it chooses from now."""
        self.picks = picks
        """For each seat what it has picked of its pack and does not yet have in the hand."""
        self.seen = seen
        """For each seat groups of cards that it passed on: others have them, but it can't know who has which."""
        self.face_up = face_up
        """The cards that lie face up for all."""
        self.taken_in = taken_in
        """The round in which one of them was taken last."""

    def key(self) -> tuple[object, ...]:
        """A hashable value that is equal for equal cards."""
        return (
            tuple([tuple([card.id for card in pack]) for pack in self.packs]),
            tuple([tuple([card.id for card in picks]) for picks in self.picks]),
            tuple([tuple([tuple([card.id for card in group]) for group in groups]) for groups in self.seen]),
            tuple([card.id for card in self.face_up]),
            self.taken_in,
        )

    def with_packs(self, packs: tuple[Cards, ...]) -> LooseCards:
        """The same with other packs; what a seat sees in its own is no longer somewhere among the others' cards."""
        seen = tuple(
            [
                tuple([left for left in [_without(group, packs[seat]) for group in groups] if left])
                for seat, groups in enumerate(self.seen)
            ]
        )
        return LooseCards(packs, self.picks, seen, self.face_up, self.taken_in)

    def seen_by_their_seats(self) -> LooseCards:
        """The same with each seat having seen what is in its pack."""
        seen = tuple([(*groups, pack) if pack else groups for groups, pack in zip(self.seen, self.packs, strict=True)])
        return LooseCards(self.packs, self.picks, seen, self.face_up, self.taken_in)

    def with_pick(self, seat: int, card: Card) -> LooseCards:
        """The same with one card of a seat's pack picked."""
        packs = list(self.packs)
        picks = list(self.picks)
        packs[seat] = _without(packs[seat], (card,))
        picks[seat] = (*picks[seat], card)
        return LooseCards(tuple(packs), tuple(picks), self.seen, self.face_up, self.taken_in)

    def with_hidden(self, seat: int, kind: int, pack: list[Card], picks: list[Card]) -> LooseCards:
        """The same with other cards of a kind in a seat's pack and picks, for a game that is only imagined."""
        packs = list(self.packs)
        all_picks = list(self.picks)
        packs[seat] = (*[card for card in packs[seat] if card.kind != kind], *pack)
        all_picks[seat] = (*[card for card in all_picks[seat] if card.kind != kind], *picks)
        return LooseCards(tuple(packs), tuple(all_picks), self.seen, self.face_up, self.taken_in)

    def without_picks(self) -> LooseCards:
        """The same with all picks gone to the hands."""
        return LooseCards(self.packs, tuple([() for _ in self.picks]), self.seen, self.face_up, self.taken_in)

    def with_face_up(self, cards: Cards, taken_in: int) -> LooseCards:
        """The same with other cards face up."""
        return LooseCards(self.packs, self.picks, self.seen, cards, taken_in)


def _without(cards: Cards, gone: Cards) -> Cards:
    return tuple([card for card in cards if card not in gone])


def loose_cards_of(now: LooseCards | None, seats: int) -> LooseCards:
    """The loose cards as they are; none at all where there were none yet."""
    if now is not None:
        return now
    nothing: tuple[Cards, ...] = tuple([() for _ in range(seats)])
    groups: tuple[tuple[Cards, ...], ...] = tuple([() for _ in range(seats)])
    return LooseCards(nothing, nothing, groups, (), 0)
