"""Every message that goes in or out, as one set of types: the single source of the schemas.

What comes in refuses fields that it does not know. `python -m agricola.server.schema` prints the JSON schema.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from agricola.view import View

PROTOCOL = 2
"""The version of the protocol; it grows when a client that worked would not work any more."""

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
Name = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]
Language = Annotated[str, Meta(max_length=10)]

Said = Annotated[dict[str, Any], Meta(title="Message")]
"""A code with its parameters, as `Message.json` gives it; whoever shows it finds the words by the code."""
Patch = Annotated[dict[str, Any], Meta(title="Patch")]

SeatKind = Literal["person", "computer", "open"]
SeatDeed = Literal["join", "return", "leave", "open", "computer", "rename", "away"]
Status = Literal["waiting", "playing", "over", "frozen"]


VariantNames = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=50)]


# --- what comes in ----------------------------------------------------------------------------------------------------


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
    seed: Seed | None = None
    """A small seed makes a practice game: reproducible, its record open at any time."""
    hot_seat: bool = False
    """Whether people share the screen, so that hands are hidden when the acting person changes."""
    clock: Clock | None = None
    private: bool = False
    """Whether the room is for those who were given one of its two links: one to play, one to watch."""
    talk: bool = True
    """Whether players may say something to each other."""


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


class NewRecord(Struct, forbid_unknown_fields=True):
    """A record to look at or to play on."""

    record: Annotated[str, Meta(max_length=400_000)]


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
    seed: Seed | None = None
    """A seed makes practice games of all games."""
    hot_seat: bool = False


class KeepOccupation(Struct, forbid_unknown_fields=True):
    """Choose the occupation that stays with a seat after a game of a series, by id; empty for none."""

    seat: SeatNumber
    card: Annotated[str, Meta(max_length=20)]


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
    """Ask what a good player would do."""

    id: CommandId
    version: Version
    seat: SeatNumber


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


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether anybody is there."""


Command = Act | Undo | Hint | Why | Obstacles | Read | Look | Say | Mute | Ping


# --- what goes out ----------------------------------------------------------------------------------------------------


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
    decks: str = ""
    """The decks that its hands were dealt from, by their letters; empty where there are none to choose from."""
    variants: list[str] = []
    """The variants that are played."""
    house_rules: list[str] = []
    """The house rules that are played."""
    series: str = ""
    """The series that its game belongs to, by its id; empty for none."""


class ScoreItem(Struct):
    """One line of a score sheet."""

    category: str
    points: int
    explanation: Said


class ScoreSheet(Struct):
    """One seat's score as it stands."""

    seat: int
    total: int
    lines: list[ScoreItem]


class UndoState(Struct):
    """How many decisions the seat could take back now, or why none."""

    steps: int
    reason: Said | None


class LogItem(Struct):
    """One entry of the log; `number` counts from 0.

    In a turn: who answered what, if that lies open, and what came of it. Between turns, nobody answers.
    """

    number: int
    round: int
    part: Literal["turn", "harvest", "round"]
    seat: int | None
    kind: str
    code: str
    message: Said | None
    cards: list[str]
    events: list[dict[str, Any]]
    """What happened, as `GameEvent.json` tells it; words are found under `event-<kind>`.

    Where the answer itself says it already, it is marked as `said`.
    """


class ThinkingSeat(Struct):
    """A computer player that thinks, and how much of its thinking is done, 0 to 1."""

    seat: int
    done: float


class You(Struct):
    """Who you are in this room: the seats that you hold (none: you watch) and your name."""

    seats: list[int]
    name: str


class ReplayPlace(Struct):
    """Where in a finished game a state is."""

    after: int
    total: int


class StateMessage(Struct, tag="state"):
    """The whole room as one client may see it. Over a socket and a stream it comes first; then `change` follows."""

    version: int
    room: RoomInfo
    you: You
    seat: int | None
    """Whose view it is; null for a spectator. While `hand_over` it is the seat to hand over to."""
    view: View
    scores: list[ScoreSheet]
    undo: UndoState
    log: list[LogItem]
    history: list[list[int]]
    """The points of each seat at the end of each round so far."""
    thinking: list[ThinkingSeat]
    choosing: list[int]
    """The seats that may act now: usually one, several where all choose at once, as in a draft."""
    over: bool
    winners: list[int]
    hand_over: bool = False
    """The screen is to be handed to another person: the view is a spectator's until that person looks."""
    replay: ReplayPlace | None = None


class Change(Struct, tag="change"):
    """What has changed in the state that this connection was told last: patches, to be applied one after the other.

    In a patch an object goes into the member of that name (of a list, into the item of that number), `[value]` puts a
    value there, and `[]` removes the member (of a list, this item and all after it).
    """

    version: int
    """The version of the state after the change."""
    patches: list[Annotated[msgspec.Raw, Meta(title="Patch")]]


class Done(Struct, tag="done"):
    """A command was carried out and is stored; the room's version after it."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """A command was not carried out; the message says why and what to do.

    Codes: bad_message, stale, not_legal, not_readable, not_your_seat, not_your_turn, cant_undo, id_used, waiting, over,
    frozen, too_heavy, too_many, no_hint.
    """

    id: str | None
    code: str
    message: Said
    retry_after: float | None = None
    """In how many seconds it is worth another try, where that is known."""


class HintItem(Struct):
    """What a computer player thinks of one legal action, named by its code."""

    action: str
    value: float
    """What the score is expected to be in the end, less that of the best of the others (alone: the score); 0 where
    that was not asked, as in a feeding."""
    share: float
    """The part of the thinking that went into this action, 0 to 1."""
    reason: Said


class CardBrought(Struct):
    """What a card has brought its owner in a game: goods, and points that were noted for good."""

    seat: int
    card: str
    goods: dict[str, int]
    points: int


class TurnPlace(Struct):
    """Where a turn begins: after so many moves somebody places a person."""

    after: int
    round: int
    seat: int


class Review(Struct):
    """A finished game looked back on: what each card has brought, and where its turns begin."""

    cards: list[CardBrought]
    turns: list[TurnPlace]


class Judged(Struct):
    """What a good player thinks of a turn of a finished game: what was done, what was best, and the points between."""

    after: int
    round: int
    seat: int
    played: Said
    best: Said
    cost: float


class Hints(Struct, tag="hints"):
    """Hints for the open question, best first."""

    id: str
    version: int
    hints: list[HintItem]


class Because(Struct, tag="why"):
    """Why something can't be used now: all reasons; none when it can."""

    id: str
    what: str
    reasons: list[Said]


class InTheWay(Struct, tag="obstacles"):
    """What stands in the way, by the ids of spaces and of cards; what can be used is left out."""

    id: str
    version: int
    spaces: dict[str, list[Said]]
    """Why open spaces can't be used, while the seat is to place a person."""
    cards: dict[str, list[Said]]
    """What the seat lacks to play the cards of its hand and the open majors, besides an action that plays them."""


class Meant(Struct, tag="read"):
    """The code of the action that a typed text means."""

    id: str
    action: str


class TalkLine(Struct):
    """What somebody said; the numbers count from 0."""

    number: int
    seat: int
    at: float
    """When, in seconds since 1970."""
    text: str


class Talked(Struct, tag="talk"):
    """What was said: the last lines when you come, then each as it is said."""

    lines: list[TalkLine]


class Pong(Struct, tag="pong"):
    """Somebody is there."""

    version: int


ServerMessage = StateMessage | Change | Done | Refused | Hints | Because | InTheWay | Meant | Talked | Pong
Answer = Done | Refused | Hints | Because | InTheWay | Meant | Pong | StateMessage


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


class AccountLink(Struct):
    """A link that signs another browser in, once. What stands after the # is the key, which no proxy sees."""

    link: str
    seconds: int
    """How long it is good for."""


class PasskeyOptions(Struct):
    """What `PublicKeyCredential.parseCreationOptionsFromJSON`, or `...RequestOptionsFromJSON`, takes."""

    options: dict[str, Any]


class Rooms(Struct):
    """Some rooms, the one used last first."""

    rooms: list[RoomInfo]


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


class OptionInfo(Struct):
    """A rule that may be switched; the default by number of players, for games with cards and without."""

    name: str
    about: str
    default_with_cards: list[bool]
    default_without_cards: list[bool]


class EditionInfo(Struct):
    """A rule set."""

    name: str
    most_players: int
    hand_cards: bool
    """Whether it has hand cards at all."""
    decks: str
    """The letters of the decks to choose from; empty where all cards always are in the game."""
    usual_decks: str
    """The decks of a game for which nobody chooses."""
    options: list[OptionInfo]


class VariantInfo(Struct):
    """Another way to play; its name and a sentence about it are the messages `variant-<name>` and its `.about`."""

    name: str
    kind: Literal["hand", "team", "learning", "house rule"]
    """House rules are named in `house_rules` of a wish, the others in `variants`."""
    editions: list[str]
    least_players: int
    most_players: int
    needs_cards: bool
    """Whether only games with hand cards can have it."""
    contradicts: list[str]
    """Those that it can't be played together with."""
    whole_hand: bool
    """Whether it says how a whole hand comes about: a game has one of these at most."""
    parameters: list[str]
    """What may follow its name after a colon, the usual one first."""


class Catalog(Struct):
    """What can be played, and against whom."""

    editions: list[EditionInfo]
    variants: list[VariantInfo]
    levels: list[str]
    """The levels of computer players, weakest first."""
    default_level: str
    colours: list[str]
    version: str
    protocol: int


class CardInfo(Struct):
    """The public facts of a card, in our own words."""

    id: str
    name: str
    kind: Literal["major", "minor", "occupation"]
    deck: str
    players: int
    price: list[Said] | None
    """Null when it depends on the situation."""
    needs: Said | None
    points: int
    category: str
    traveling: bool
    text: str
    rulings: list[str]
    """What follows from the rules and does not stand in the text, a sentence each."""
    editions: list[str]


class Cards(Struct):
    """The cards that fit a search."""

    cards: list[CardInfo]


class Problem(Struct):
    """What went wrong: a code for programs, a message for people."""

    code: str
    message: Said


class ErrorMessage(Struct):
    """An answer to a request that was not carried out."""

    error: Problem


class Health(Struct):
    """Whether the service is ready ("ready", "degraded", "not"), and what it looked at."""

    status: Literal["ready", "degraded", "not"]
    checks: dict[str, Any]


INCOMING: tuple[Any, ...] = (
    NewRoom, Enter, Join, SeatChange, Subscribe, Rename, SignIn, SignOut, PasskeyMade, PasskeyShown, PasskeyGone,
    NewRecord, NewSeries, KeepOccupation, Act, Undo, Hint, Why, Obstacles, Read, Look, Say, Mute, Ping,
)  # fmt: skip
OUTGOING: tuple[Any, ...] = (
    StateMessage, Change, Done, Refused, Hints, Because, InTheWay, Meant, Talked, Pong, Created, Rooms, RoomInfo,
    Catalog, Cards, Review, Judged, PushInfo, AccountInfo, AccountLink, PasskeyOptions, SeriesInfo, SeriesList,
    ErrorMessage, Health,
)  # fmt: skip

UNIONS: dict[str, tuple[Any, ...]] = {
    "Command": (Act, Undo, Hint, Why, Obstacles, Read, Look, Say, Mute, Ping),
    "ServerMessage": (StateMessage, Change, Done, Refused, Hints, Because, InTheWay, Meant, Talked, Pong),
    "Answer": (Done, Refused, Hints, Because, InTheWay, Meant, Pong, StateMessage),
}
"""Messages of which one or another is meant."""

encode = msgspec.json.Encoder().encode


def components(template: str) -> dict[str, Any]:
    """The JSON schema of every message by its name; `template` says how one refers to another."""
    _, found = msgspec.json.schema_components((*INCOMING, *OUTGOING), ref_template=template)
    shapes: dict[str, Any] = _linked(found, template)
    parameter, message, patch = ({"$ref": template.format(name=name)} for name in ("Parameter", "Message", "Patch"))
    shapes["Message"]["additionalProperties"] = parameter
    shapes["Parameter"] = {
        "description": "What a message speaks of: a number, an id, goods, another message, or a list of these.",
        "anyOf": [
            {"type": "integer"}, {"type": "string"}, message,
            {"type": "object", "additionalProperties": {"type": "integer"}}, {"type": "array", "items": parameter},
        ],
    }  # fmt: skip
    shapes["Patch"] = {
        "description": "What changes in an object or a list, by name or number; see Change.",
        "type": "object",
        "properties": {},
        "additionalProperties": {"anyOf": [patch, {"type": "array", "maxItems": 1}]},
    }
    for name, members in UNIONS.items():
        shapes[name] = {"anyOf": [{"$ref": template.format(name=kind.__name__)} for kind in members]}
    return dict(sorted(shapes.items()))


def _linked(shape: Any, template: str) -> Any:
    """A schema in which what is titled like one of these components refers to it."""
    if isinstance(shape, list):
        return [_linked(part, template) for part in shape]
    if not isinstance(shape, dict):
        return shape
    if shape.get("title") in ("Message", "Patch") and "properties" not in shape:
        return {"$ref": template.format(name=shape["title"])}
    return {name: _linked(part, template) for name, part in shape.items()}


def schema() -> dict[str, Any]:
    """The JSON schema of every message, by name under `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "agricola service",
        "protocol": PROTOCOL,
        "$defs": components("#/$defs/{name}"),
    }
