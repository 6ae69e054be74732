"""Accounts, passkeys, and notices by the browser."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from agricola.server.messages.values import Name


class Subscribe(Struct, forbid_unknown_fields=True):
    """Ask for notices by the browser when it is one's turn; what `PushManager.subscribe` gives. Or for no more."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    on: bool = True


class Rename(Struct, forbid_unknown_fields=True):
    """What somebody with an account wants to be called."""

    name: Name


class SignIn(Struct, forbid_unknown_fields=True):
    """Sign this browser in by the key of a link that another one has made."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]


class SignOut(Struct, forbid_unknown_fields=True):
    """Sign this browser out, or all of them."""

    everywhere: bool = False


class PasskeyMade(Struct, forbid_unknown_fields=True):
    """A passkey that the browser has made: what `navigator.credentials.create` gave, as its `toJSON` writes it."""

    credential: dict[str, Any]
    name: Name = ""
    """What its owner calls it."""


class PasskeyShown(Struct, forbid_unknown_fields=True):
    """Sign in by a passkey: what `navigator.credentials.get` gave, as its `toJSON` writes it."""

    credential: dict[str, Any]


class PasskeyGone(Struct, forbid_unknown_fields=True):
    """Let a passkey open the account no more."""

    id: Annotated[str, Meta(max_length=2000)]


class PushInfo(Struct):
    """The public key for `PushManager.subscribe`; null where this service sends no notices."""

    key: str | None


class PasskeyInfo(Struct):
    """A passkey of an account."""

    id: str
    name: str
    created: str
    """When it was made, in UTC, ISO 8601."""


class ResultInfo(Struct):
    """How a finished game went for you."""

    room: str
    at: str
    """When it ended, in UTC, ISO 8601."""
    edition: str
    players: int
    points: int
    won: bool


class RatingInfo(Struct):
    """How well you play a game against people."""

    edition: str
    cards: bool
    """Whether with hand cards."""
    players: int
    rating: int
    """By Elo; 1500 before the first game."""
    games: int
    """How many games it is made of."""


class AccountInfo(Struct):
    """Your account, or what the service knows of you as a guest."""

    signed_in: bool
    """Whether there is an account, and this browser has proved to be its owner's."""
    passkeys_work: bool
    """Whether this service knows passkeys."""
    name: str = ""
    created: str | None = None
    """When the account was made, in UTC, ISO 8601; null for a guest."""
    passkeys: list[PasskeyInfo] = []
    results: list[ResultInfo] = []
    """How your games went in which you played one seat, but for practice games; the one that ended last first."""
    ratings: list[RatingInfo] = []
    """Of games in which two or more people met, each at one seat, but for practice and team games."""


class AccountLink(Struct):
    """A link that signs another browser in, once. What stands after the # is the key, which no proxy sees."""

    link: str
    seconds: int
    """How long it is good for."""


class PasskeyOptions(Struct):
    """What `PublicKeyCredential.parseCreationOptionsFromJSON`, or `...RequestOptionsFromJSON`, takes."""

    options: dict[str, Any]
