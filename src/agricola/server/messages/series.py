"""Several games that belong together: solo series and campaigns."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from agricola.server.messages.rooms import SeatWish
from agricola.server.messages.values import CardNames, Name, SeatNumber, Seed, VariantNames


class NewSeries(Struct, forbid_unknown_fields=True):
    """A wish for several games that belong together: alone a solo series, with 2 to 4 players a campaign.

    The games have the same seats; "open" ones wait for guests by the link of each room.
    """

    edition: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    name: Name = ""
    decks: Annotated[str, Meta(max_length=10)] | None = None
    variants: VariantNames = []
    house_rules: VariantNames = []
    repeat: bool | None = None
    """Whether a solo game that missed its target may be played once more; null for what is usual in the edition."""
    reading: Literal["english", "french", "polish"] = "english"
    """Which appendix says what is kept in a campaign; a solo series takes no notice of it."""
    seed: Seed | None = None
    """A seed makes practice games of all games."""
    hot_seat: bool = False


class PlaySeries(Struct, forbid_unknown_fields=True):
    """A wish for the next game of a series; who plays alone may choose what chance deals otherwise."""

    hand: CardNames = []
    """Cards of the hand, by name or id; the rest is dealt."""
    round_cards: CardNames | None = None
    """All round cards in the order in which they appear, by id, stage by stage; null for what chance draws."""


class KeepOccupation(Struct, forbid_unknown_fields=True):
    """Choose the occupation that stays with a seat after a game of a series, by id; empty for none."""

    seat: SeatNumber
    card: Annotated[str, Meta(max_length=20)]


class SeriesGame(Struct):
    """A finished game of a series; what is listed by seat stands in the order of the seats."""

    number: int
    """A repeated game has the number of the one that it repeats."""
    scores: list[int]
    ranks: list[int]
    campaign_points: list[int]
    """Empty in a solo series."""
    target: int | None
    reached: bool
    kept: list[str | None]
    """The occupation that stayed with each seat; "" for none, null while that is open."""
    room: str
    """The room in which it was played."""


class SeriesChoice(Struct):
    """An occupation may stay with a seat."""

    seat: int
    cards: list[str]
    must: bool
    """Whether one has to."""


class SeriesStanding(Struct):
    """Where a seat stands in a campaign."""

    seat: int
    points: int
    total: int
    """The scores of all games together."""


class SeriesInfo(Struct):
    """Several games that belong together: what they brought, what is to be chosen, and what comes next."""

    id: str
    name: str
    form: Literal["solo", "campaign"]
    edition: str
    seats: list[SeatWish]
    variants: list[str]
    house_rules: list[str]
    decks: str
    """The decks that hands are dealt from, by their letters; empty where there are none to choose from."""
    reading: str | None
    """Which appendix says what is kept in a campaign; null in a solo series."""
    created: str
    """When it was begun, in UTC, ISO 8601."""
    games: list[SeriesGame]
    choices: list[SeriesChoice]
    """What has to be chosen before the next game."""
    over: bool
    complete: bool
    """Whether all printed targets of a solo series are reached; one may go on."""
    number: int
    """The number of the next game, or of the one that is played."""
    target: int | None
    """The points to reach in it."""
    food: int | None
    """The food with which it begins, beside the usual one."""
    permanent: list[str]
    standings: list[SeriesStanding]
    winners: list[int]
    room: str | None
    """The room of the game that is played; null when none is."""


class SeriesList(Struct):
    """Some series, the one used last first."""

    series: list[SeriesInfo]
