"""Rooms: what somebody wishes for, who sits there, and what everybody may know of one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from agricola.server.messages.values import (
    CardNames,
    Level,
    Name,
    Said,
    SeatDeed,
    SeatKind,
    SeatNumber,
    Seed,
    Status,
    VariantNames,
)


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new room."""

    kind: SeatKind
    level: Level | None = None
    name: Name | None = None


class Clock(Struct, forbid_unknown_fields=True):
    """How long people may think: for each turn, or for all of their turns together. A computer plays for who does not.

    For a game by mail a turn may take days.
    """

    kind: Literal["turn", "game"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]


class NewRoom(Struct, forbid_unknown_fields=True):
    """A wish for a new room. All "person" seats belong to whoever asks; "open" ones wait for guests by the link."""

    edition: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)]
    seats: Annotated[list[SeatWish], Meta(max_length=10)]
    cards: bool = True
    decks: Annotated[str, Meta(max_length=10)] | None = None
    """The decks of a game with hand cards, by their letters, where the edition has some to choose from."""
    options: Annotated[dict[Annotated[str, Meta(max_length=60)], bool], Meta(max_length=50)] = {}
    variants: VariantNames = []
    """Other ways to play, by name, as the catalog lists them; after a colon a parameter where one has some."""
    house_rules: VariantNames = []
    """House rules, by name, as the catalog lists them."""
    hand: CardNames = []
    """Cards that the first seat has in the hand, by name or id; the rest is dealt. Not where a seat is open."""
    exclude: CardNames = []
    """Hand cards that nobody is dealt, by name or id."""
    round_cards: CardNames | None = None
    """For one player: all round cards in the order in which they appear, as the catalog lists them by stage."""
    seed: Seed | None = None
    """A small seed makes a practice game: reproducible, its record open at any time."""
    hot_seat: bool = False
    """Whether people share the screen, so that hands are hidden when the acting person changes."""
    clock: Clock | None = None
    private: bool = False
    """Whether the room is for those who were given one of its two links: one to play, one to watch."""
    talk: bool = True
    """Whether players may say something to each other."""
    watch_delay: bool = False
    """Whether those who watch are shown the game one round later, until it is over."""


class Enter(Struct, forbid_unknown_fields=True):
    """Come into a private room by the key of one of its links."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    bot: bool = False
    """Whether to be told the token in the answer, for clients that keep no cookies."""


class Join(Struct, forbid_unknown_fields=True):
    """Take an open seat, a given one or the first."""

    name: Name = ""
    seat: SeatNumber | None = None
    bot: bool = False
    """Whether to be told the token in the answer, for clients that keep no cookies."""


class SeatChange(Struct, forbid_unknown_fields=True):
    """Leave a seat of one's own open, hand it to a computer or rename it; an open seat may go to a computer too.

    Those who are left may vote that a computer plays for somebody who is away. Who made the room may send a player away
    for good.
    """

    do: Literal["leave", "computer", "open", "rename", "vote", "kick"]
    level: Level | None = None
    name: Name | None = None


class NewRecord(Struct, forbid_unknown_fields=True):
    """A record to look at or to play on."""

    record: Annotated[str, Meta(max_length=400_000)]


class SeatInfo(Struct):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    """As the person gave it; empty when nobody did."""
    level: str | None
    connected: bool
    colour: str
    away: bool = False
    """Whether the computer plays for a person who is away and gets the seat back by coming back."""
    votes: int = 0
    """How many have voted that a computer plays for this person, who is away."""
    ready: bool = False
    """While guests are awaited: whether who sits here has said to be ready, as computers always are."""


class SeatNote(Struct):
    """A change of a seat, which everybody is told: at which version, and what became of whom."""

    version: int
    seat: int
    did: SeatDeed
    name: str


class RoomInfo(Struct):
    """What everybody may know of a room."""

    id: str
    edition: str
    players: int
    cards: bool
    options: dict[str, bool]
    seats: list[SeatInfo]
    status: Status
    version: int
    """The number of acts and undos so far; a command names the one that its sender saw."""
    practice: bool
    hot_seat: bool
    created: str
    """When the room was made, in UTC, ISO 8601."""
    round: int
    """The round that is played."""
    engine: str
    """The version of the engine that the game began with."""
    notice: Said | None = None
    """Why the room is frozen; null otherwise."""
    begun: bool = False
    """Whether all seats were taken once. Before that nobody sees a hand; afterwards each hand is one person's, who
    alone may come back to its seat."""
    changes: list[SeatNote] = []
    """The last changes of seats, oldest first."""
    clock: Clock | None = None
    due: float | None = None
    """When the time of the seat that is asked is up, in seconds since 1970; null when no time runs."""
    left: list[float] = []
    """With a clock for the game: the seconds that each seat had left at the last move."""
    private: bool = False
    talk: bool = True
    """Whether players may say something to each other."""
    watch_delay: bool = False
    """Whether those who watch are shown the game one round later; then the version, the round, the changes of seats
    and the clock that they are told are those of that moment."""
    watching: int = 0
    """How many are here without a seat."""
    decks: str = ""
    """The decks that its hands were dealt from, by their letters; empty where there are none to choose from."""
    variants: list[str] = []
    """The variants that are played."""
    house_rules: list[str] = []
    """The house rules that are played."""
    series: str = ""
    """The series that its game belongs to, by its id; empty for none."""


class Links(Struct):
    """The links into a private room. What stands after the # is the key, which no proxy sees."""

    play: str
    watch: str


class Created(Struct):
    """The new room, the seats that you hold in it, and the link that invites."""

    room: RoomInfo
    seats: list[int]
    link: str
    token: str | None = None
    """The token that proves who you are; only told to bots, browsers get a cookie."""
    notices: list[Literal["practice"]] = []
    """What to know before playing. "practice": anybody may see all that is hidden in this room, at any time."""
    links: Links | None = None
    """The links into a private room, for those who may play in it."""


class Rooms(Struct):
    """Some rooms, the one used last first."""

    rooms: list[RoomInfo]
