"""What can be played, against whom, and with which cards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from agricola.server.messages.values import Said


class OptionInfo(Struct):
    """A rule that may be switched; the default by number of players, for games with cards and without."""

    name: str
    about: str
    default_with_cards: list[bool]
    default_without_cards: list[bool]


class RoundCardInfo(Struct):
    """A round card: its space, and what it is called in English."""

    id: str
    name: str


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
    round_cards: list[list[RoundCardInfo]]
    """The round cards by stage; empty where their order is printed."""


class VariantInfo(Struct):
    """Another way to play; its name and a sentence about it are the messages `variant-<name>` and its `.about`."""

    name: str
    kind: Literal["hand", "team", "learning", "house rule"]
    """House rules are named in `house_rules` of a wish, the others in `variants`."""
    editions: list[str]
    least_players: int
    most_players: int
    """How many may play it with the cards of the box."""
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
    gist: str
    """The text in a few words; empty where nobody has said it so."""
    rulings: list[str]
    """What follows from the rules and does not stand in the text, a sentence each."""
    editions: list[str]


class Cards(Struct):
    """The cards that fit a search."""

    cards: list[CardInfo]
