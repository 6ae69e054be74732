"""What the service asks of a store: a few calls, so that another database needs one file and no other change.

A room is what it began with and an append-only list of entries. `append` writes an entry, its number, the receipt of
the command and a checkpoint in one transaction: all or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct


class StoreDown(Exception):
    """The store did not take a write or answer a question; nobody can tell whether a write has happened."""


class NumberTaken(Exception):
    """Another entry has this number already: what the room has in memory is not the truth any more."""


class IdTaken(Exception):
    """The command's id has a receipt already."""


class Fenced(Exception):
    """Another process has taken the room over: this one has no say in it any more."""


class RoomRow(Struct, frozen=True):
    """What a room began with, and its summary as of the last entry."""

    id: str
    created: float
    engine: str
    """The version of the engine that the game began with."""
    setup: bytes
    """How the game begins: the arguments of `new_game` as JSON, or {"record": text}."""
    seats: bytes
    """Who sat where at the beginning."""
    practice: bool
    hot_seat: bool
    summary: bytes
    """The `RoomInfo` as of the last entry, for lists."""
    settings: bytes = b"{}"
    """What was agreed on when the room was made, as JSON: `Settings`."""


class Entry(Struct, frozen=True):
    """One thing that happened in a room; the numbers count from 1 without a gap."""

    number: int
    kind: Literal["act", "undo", "seat", "pass"]
    seat: int
    text: str
    """The action; "step" or "turn" for an undo; the new `SeatAssignment` as JSON for a seat, the `Pass` for a pass."""
    at: float = 0.0
    """When it happened, in seconds since 1970; 0 where nobody knows any more."""


class Receipt(Struct, frozen=True):
    """What a command was answered."""

    command: str
    digest: str
    """A hash of the command and its sender, so that another content under the same id is noticed."""
    answer: bytes


class Checkpoint(Struct, frozen=True):
    """The hash of the position after an entry: a game that is played again must come by it."""

    number: int
    hash: str


class Subscription(Struct, frozen=True):
    """Where the browser of a person takes notices, and what they are encrypted with."""

    endpoint: str
    p256dh: str
    auth: str


class SeriesRow(Struct, frozen=True):
    """Several games that belong together."""

    id: str
    owner: str
    """Whose they are."""
    data: bytes
    """The series and its rooms, in a form that the store need not know."""


class Result(Struct, frozen=True):
    """How a finished game went for a person."""

    holder: str
    room: str
    at: float
    """When it ended, in seconds since 1970."""
    edition: str
    players: int
    points: int
    won: bool


class Rating(Struct, frozen=True):
    """How well a person plays a game against people, or what one game adds to that."""

    holder: str
    edition: str
    cards: bool
    players: int
    points: float
    """On the scale of Elo, above or below those of a beginner."""
    games: int


class Account(Struct, frozen=True):
    """Somebody who can be known in more than one browser; the holder is the one of the browser that began it."""

    holder: str
    name: str
    created: float


class Passkey(Struct, frozen=True):
    """The public half of a passkey of an account."""

    id: str
    """The id of the credential, as base64url."""
    holder: str
    public_key: bytes
    count: int
    """How often it was used, as its device counts; 0 where that does not."""
    name: str
    created: float


TicketKind = Literal["session", "link", "register", "sign_in"]


class Ticket(Struct, frozen=True):
    """What a secret is good for until a time: a session of an account, a link to it, or the challenge for a passkey."""

    hash: str
    kind: TicketKind
    holder: str
    """Whose it is; empty for a challenge to somebody who is not known yet."""
    until: float


class Store(Protocol):
    """Where rooms are kept."""

    async def create(self, row: RoomRow, checkpoint: Checkpoint, holder: str | None) -> None:
        """Keep a new room with the position that it begins with, and that a holder has to do with it."""

    async def room(self, room: str) -> RoomRow | None:
        """A room by its id."""

    async def take_over(self, room: str) -> int:
        """Be the one who writes to a room from now on: gives the number that each append must show, and refuses all
        that show an older one; raises NumberTaken where there is no such room."""

    async def append(
        self,
        room: str,
        entry: Entry,
        *,
        summary: bytes,
        receipt: Receipt | None = None,
        checkpoint: Checkpoint | None = None,
        holder: str | None = None,
        results: Sequence[Result] = (),
        ratings: Sequence[Rating] = (),
        fence: int | None = None,
    ) -> None:
        """Write an entry with all that belongs to it; raises NumberTaken, IdTaken, Fenced, StoreDown.

        `ratings` are added to those that there are, so that of two games that end at once none is lost. Where processes
        share a store, `fence` is what `take_over` gave to the one that writes, or 0 where it has made the room; None
        where there is one process.
        """

    async def entries(self, room: str) -> list[Entry]:
        """All entries of a room, in order."""

    async def checkpoints(self, room: str) -> list[Checkpoint]:
        """All checkpoints of a room, in order."""

    async def receipt(self, room: str, command: str) -> Receipt | None:
        """What a command was answered, if it was carried out."""

    async def rooms_of(self, holder: str, most: int) -> list[bytes]:
        """The summaries of the rooms that a holder has to do with, the one used last first."""

    async def subscribe(self, holder: str, subscription: Subscription, most: int) -> None:
        """Keep where a person takes notices; of more than `most` the oldest goes."""

    async def unsubscribe(self, holder: str, endpoint: str) -> None:
        """Forget a place where a person takes notices."""

    async def subscriptions(self, holder: str) -> list[Subscription]:
        """Where a person takes notices."""

    async def keep_series(self, row: SeriesRow, before: bytes | None) -> None:
        """Keep a series as it is now, if it was as somebody knew it before, None for a new one; raises NumberTaken."""

    async def series(self, series: str) -> SeriesRow | None:
        """A series by its id."""

    async def series_of(self, owner: str, most: int) -> list[SeriesRow]:
        """The series of a person, the one that was changed last first."""

    async def results_of(self, holder: str, most: int) -> list[Result]:
        """How games went for a person, the one that ended last first."""

    async def ratings_of(self, holder: str) -> list[Rating]:
        """How well a person plays against people, by edition, with and without hand cards, and number of players."""

    async def keep_account(self, account: Account) -> None:
        """Keep an account, or its new name."""

    async def account(self, holder: str) -> Account | None:
        """The account of a holder, if there is one."""

    async def forget_account(self, holder: str) -> None:
        """Forget an account with its passkeys, its ratings and all that opens it; games stay."""

    async def keep_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey, or how often a known one was used."""

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by its id."""

    async def passkeys_of(self, holder: str) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""

    async def forget_passkey(self, holder: str, id: str) -> None:
        """Forget a passkey of an account."""

    async def keep_ticket(self, ticket: Ticket, now: float, most: int) -> None:
        """Keep a ticket, and none any more whose time is up; of more than `most` of a kind of one holder the one that
        ends first goes."""

    async def ticket(self, kind: TicketKind, hash: str, now: float) -> Ticket | None:
        """A ticket that is good now."""

    async def take_ticket(self, kind: TicketKind, hash: str, now: float) -> Ticket | None:
        """A ticket that is good now, and for the last time."""

    async def forget_sessions(self, holder: str) -> None:
        """Let no session and no link open an account any more."""

    async def forget_unplayed(self, before: float) -> int:
        """Forget the rooms made before a time in which nobody has ever acted; gives how many."""

    async def probe(self) -> None:
        """Write something; raises StoreDown."""

    async def close(self) -> None:
        """Let go of everything."""
