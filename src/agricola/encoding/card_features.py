"""What a card is, as numbers that come from its declaration: so that a learner meets no card as a stranger.

A row is made of what the card's record says: its kind, price and points, the moments and spaces at which it acts, the
goods that it gives and takes, the words that it is declared with. Two cards that do alike have rows that are alike, and
a card that is added tomorrow has a row without any training. What a function beside the card does is not told.
"""

from __future__ import annotations

from typing import Final

from agricola.cards.survey import reachable
from agricola.encoding.action_numbers import MOST_CARDS_NUMBERED
from agricola.encoding.column_numbers import CARD_SPACE, SLOTS
from agricola.encoding.numbering import SPACE_SLOTS, card_numbers
from agricola.engine.goods import GOOD_NAMES, KINDS
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import MAJOR, MINOR, OCCUPATION, Card, CardRules
from agricola.engine.kernel.effect import Effect
from agricola.engine.kernel.moments import MOMENTS

CARD_FEATURES_VERSION: Final = 1
"""Grows whenever a column changes its meaning. A list below only grows at its end, into columns that are spare."""

_MOMENT_SLOTS: Final = 72
_WORD_SLOTS: Final = 72
_RULE_SLOTS: Final = 64
_POINTS_ZERO: Final = 16
"""Points are told with this added: they may be negative."""
_PAYS: Final = ("Pay", "PayOwner", "PayThem", "PaidBy", "PayOwnersOf", "Toll")

WORDS: Final = (
    "Gain", "May", "Sequence", "Do", "Promised", "Pay", "GainBy", "When", "Or", "Bake", "Plow", "Pick", "Bonus",
    "BuildRooms", "Improve", "BuildFences", "BuildStables", "PlayOccupation", "KeepCooked", "LeaveOfThat", "PayOwner",
    "Sow", "TakeFromThem", "Grow", "OthersGain", "Breed", "PlaceAgain", "Renovate", "PayThem", "AskAgain", "PutOnSpace",
    "HarvestMore", "PayOwnersOf", "TakeAll", "AskOthers", "Repeat", "TheyGain", "MovePerson", "WakeNewborn", "Toll",
    "FillSpace", "PaidBy", "Afterwards", "PlaceGuest", "RebuildFences",
    "PlaceNewborn",
)  # fmt: skip
"""The words of deeds that cards are declared with; one that is not listed yet takes the last of their columns."""

RULES: Final = (
    "acts_all_round", "stores", "from_hand", "cooks", "cooks_with_a", "cooks_more", "oven", "conversions", "recipes",
    "offers", "any_time", "brings", "prices", "holds", "pasture_bonus", "small_pasture_bonus", "more_sheep",
    "sheep_in_stable", "one_stable_holds", "mixed_pastures", "extra_rooms", "more_fences", "card_fields", "plow",
    "sows_more", "two_grain", "may_use_occupied", "opens_early", "bans", "delays_others", "permits", "as_minor",
    "counts_as", "renovations", "can_still_place", "misses_harvest", "grows_anyway", "full_meals", "feeds_last",
    "litters", "leaves_crops", "space", "scoring", "scoring_for_all",
)  # fmt: skip
"""What a card changes for good, or can do besides what it does at a moment."""


def _padded(names: list[str], what: str, size: int) -> list[str]:
    if len(names) > size:
        raise ValueError(f"there are {size} columns for {what}, not {len(names)}")
    return names + [f"{what}, spare {number}" for number in range(1, size - len(names) + 1)]


_FACTS: Final = [
    "major improvement", "minor improvement", "occupation", "points", "players needed", "traveling", "ways to pay",
    "has a prerequisite", "returns a card",
]  # fmt: skip

CARD_FEATURE_COLUMNS: Final = (
    *_FACTS,
    *(f"costs {good}" for good in GOOD_NAMES),
    *(f"gives {good}" for good in GOOD_NAMES),
    *(f"takes {good}" for good in GOOD_NAMES),
    *("acts for its owner", "acts for others", "acts for anybody"),
    *_padded([f"acts at: {moment}" for moment in MOMENTS], "moment", _MOMENT_SLOTS),
    *(f"listens to space {slot}" for slot in range(SLOTS)),
    *_padded([f"word {word}" for word in WORDS], "word", _WORD_SLOTS),
    *_padded([f"rule {rule}" for rule in RULES], "rule", _RULE_SLOTS),
)
"""What each number of a card's row means; the numbers of spaces are those of `numbering`."""
CARD_FEATURE_SIZE: Final = len(CARD_FEATURE_COLUMNS)

_NO_RULES: Final = CardRules()
_COSTS: Final = len(_FACTS)
_GIVES: Final = _COSTS + KINDS
_TAKES: Final = _GIVES + KINDS
_WHOSE: Final = _TAKES + KINDS
_MOMENT: Final = _WHOSE + 3
_SPACE: Final = _MOMENT + _MOMENT_SLOTS
_WORD: Final = _SPACE + SLOTS
_RULE: Final = _WORD + _WORD_SLOTS


def card_row(card: Card, board: Board) -> bytearray:
    """What a card is, as `CARD_FEATURE_SIZE` bytes."""
    row = bytearray(CARD_FEATURE_SIZE)
    row[(MAJOR, MINOR, OCCUPATION).index(card.kind)] = 1
    row[3] = max(0, card.points + _POINTS_ZERO)
    row[4] = card.players
    row[5] = int(card.traveling)
    row[6] = len(card.price)
    row[7] = int(card.prerequisite is not None)
    row[8] = int(any(way.returns for way in card.price))
    if card.price:
        _most(row, _COSTS, card.price[0].goods)
    slots = {name: slot for slot, name in enumerate(SPACE_SLOTS[board.edition])}
    for trigger in card.rules.triggers:
        row[_WHOSE + trigger.whose] = 1
        if trigger.moment < _MOMENT_SLOTS:
            row[_MOMENT + trigger.moment] = 1
        for space in board.spaces:
            if trigger.spaces and space.answers_to(trigger.spaces):
                row[_SPACE + (CARD_SPACE if space.card else slots[space.id])] = 1
    for thing in reachable(card):
        if isinstance(thing, Effect):
            word = type(thing).__name__
            row[_WORD + (WORDS.index(word) if word in WORDS else _WORD_SLOTS - 1)] = 1
            goods = getattr(thing, "goods", None)
            if isinstance(goods, tuple) and len(goods) == KINDS:
                _most(row, _TAKES if word in _PAYS else _GIVES, goods)
            price = getattr(thing, "price", None)
            if isinstance(price, tuple) and price and word in _PAYS:
                _most(row, _TAKES, price[0].goods)
    for index, rule in enumerate(RULES):
        if getattr(card.rules, rule) != getattr(_NO_RULES, rule):
            row[_RULE + index] = 1
    return row


def _most(row: bytearray, first: int, goods: tuple[int, ...]) -> None:
    """Note goods; of several amounts the largest."""
    for good in range(KINDS):
        row[first + good] = max(row[first + good], min(255, max(0, goods[good])))


def card_table(board: Board) -> bytearray:
    """A row for every catalog number, those of the cards of a board filled, the others 0.

    With hand cards an observation ends with three groups of bytes by catalog number, so that
    `observation[1944:].reshape(3, 1024) @ table` tells what the hand, the own cards and those of others are like.
    """
    numbers = card_numbers()
    table = bytearray(MOST_CARDS_NUMBERED * CARD_FEATURE_SIZE)
    for card in board.all_cards:
        number = numbers[card.id]
        if number < MOST_CARDS_NUMBERED:
            table[number * CARD_FEATURE_SIZE : (number + 1) * CARD_FEATURE_SIZE] = card_row(card, board)
    return table
