"""What cards are, as numbers: every card has a row of its own making, like cards have like rows."""

from __future__ import annotations

import hashlib

import pytest

from agricola.cards.catalog import ALL_CARDS, CARDS_BY_ID
from agricola.cards.lock import numbers
from agricola.cards.survey import reachable
from agricola.encoding.action_numbers import MOST_CARDS_NUMBERED
from agricola.encoding.card_features import (
    CARD_FEATURE_COLUMNS,
    CARD_FEATURE_SIZE,
    CARD_FEATURES_VERSION,
    RULES,
    WORDS,
    card_row,
    card_table,
)
from agricola.encoding.numbering import SPACE_SLOTS
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import CardRules
from agricola.engine.kernel.effect import Effect
from agricola.game import EDITIONS


def board(edition: str) -> Board:
    rules = EDITIONS[edition]
    return rules.board(rules.most_players, {}, rules.hand_cards)


def told(card: str, edition: str = "revised") -> dict[str, int]:
    """The columns of a card that are not 0, by name."""
    row = card_row(CARDS_BY_ID[card], board(edition))
    return {name: number for name, number in zip(CARD_FEATURE_COLUMNS, row, strict=True) if number}


def test_columns_have_names_and_stay() -> None:
    """What is added takes spare columns; where a column changes its meaning, the version grows."""
    assert CARD_FEATURES_VERSION == 1
    assert len(set(CARD_FEATURE_COLUMNS)) == len(CARD_FEATURE_COLUMNS) == CARD_FEATURE_SIZE == 314
    columns = [*CARD_FEATURE_COLUMNS[:92], *CARD_FEATURE_COLUMNS[114:223], *CARD_FEATURE_COLUMNS[250:294]]
    assert (columns[91], columns[-1]) == ("acts at: second thoughts", "rule scoring_for_all")
    assert hashlib.sha256("\n".join(columns).encode()).hexdigest()[:16] == "f0becfd55515da84"


def test_words_and_rules_of_cards_have_columns() -> None:
    words = {type(thing).__name__ for card in ALL_CARDS for thing in reachable(card) if isinstance(thing, Effect)}
    assert len(words - set(WORDS)) < 0.1 * len(words), "add what is new to the end of WORDS"
    # What is only for people, and what follows from the rest.
    told_otherwise = {"triggers", "orders", "before_itself", "names", "notes"}
    rules = {name for name in dir(CardRules) if not name.startswith("_") and not callable(getattr(CardRules, name))}
    assert set(RULES) <= rules
    assert len(rules - told_otherwise - set(RULES)) < 0.1 * len(rules), "add what is new to the end of RULES"


def test_a_card_says_what_it_is() -> None:
    scoop = told("A067")  # Corn Scoop: 1 wood; one more grain each time you use Grain Seeds
    space = SPACE_SLOTS["revised"].index("grain_seeds")
    assert scoop["minor improvement"] == scoop["costs wood"] == scoop["gives grain"] == scoop["word Gain"] == 1
    assert scoop[f"listens to space {space}"] == 1
    assert [name for name in scoop if name.startswith("listens")] == [f"listens to space {space}"]
    driver = told("A090")  # Plow Driver: in a stone house, 1 food at the start of each round to plow a field
    assert driver["occupation"] == driver["takes food"] == driver["word Plow"] == driver["acts at: round start"] == 1
    manger = told("A032")  # Manger: points for pastures at the end
    assert manger["costs wood"] == 2
    assert manger["rule scoring"] == 1
    assert told("M-well", "original")["points"] == 16 + 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_has_a_row_for_every_card_of_the_board(edition: str) -> None:
    played = board(edition)
    table = card_table(played)
    assert len(table) == MOST_CARDS_NUMBERED * CARD_FEATURE_SIZE
    rows = [bytes(table[at : at + CARD_FEATURE_SIZE]) for at in range(0, len(table), CARD_FEATURE_SIZE)]
    filled = {number for number, row in enumerate(rows) if any(row)}
    assert filled == {numbers()[card.id] for card in played.all_cards}
    # What a function beside a card does is not told, so some look the same; most do not.
    distinct = len({rows[number] for number in filled})
    assert distinct > 0.8 * len(filled)
