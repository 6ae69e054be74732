"""Commands: what a client sends to a room in which it plays or watches."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from agricola.server.messages.values import CommandId, Language, SeatNumber, Text, Version


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Answer the open question with the code of an action."""

    id: CommandId
    version: Version
    seat: SeatNumber
    action: Text


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last decision back, or the whole turn."""

    id: CommandId
    version: Version
    seat: SeatNumber
    whole_turn: bool = False


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask what a good player would do, or what somebody who learns the game should."""

    id: CommandId
    version: Version
    seat: SeatNumber
    learning: bool = False


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Ask why a space, a card or a farmyard space, named by its id, can't be used now."""

    id: CommandId
    seat: SeatNumber
    what: Text


class Obstacles(Struct, tag="obstacles", forbid_unknown_fields=True):
    """Ask what stands in the way of every open space, of the cards of the hand and of the open majors."""

    id: CommandId
    seat: SeatNumber


class Read(Struct, tag="read", forbid_unknown_fields=True):
    """Ask which action a typed text means: its words in a language or in English, a short form of them, or a code."""

    id: CommandId
    seat: SeatNumber
    text: Text
    language: Language = "en"


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Ask for the state of a seat of one's own; after the hand-over page at a shared screen."""

    seat: SeatNumber | None = None


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something to everybody in the room."""

    id: CommandId
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """Hear nothing more of what the person on a seat says, or hear it again."""

    id: CommandId
    seat: SeatNumber
    whom: SeatNumber
    on: bool = True


class Ready(Struct, tag="ready", forbid_unknown_fields=True):
    """Say that one is ready to begin, or not yet, while guests are awaited."""

    id: CommandId
    seat: SeatNumber
    on: bool = True


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether anybody is there."""


Command = Act | Undo | Hint | Why | Obstacles | Read | Look | Say | Mute | Ready | Ping
