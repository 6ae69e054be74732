"""The catalog knows every card once, and `catalog.lock` gives each a number for ever."""

from __future__ import annotations

import hashlib

import pytest

import agricola
from agricola.cards import catalog, lock
from agricola.cards.vocabulary.declare import MOST_IN_A_GIST
from agricola.cards.words import MINOR, OCCUPATION, minor
from agricola.engine.kernel.card import MAJOR

FIRST_NUMBERS = 106
"""The majors and the revised decks, in this order, were the first to get numbers."""
FIRST_NUMBERS_DIGEST = "2cf779e96ed1e582d0f545d872de5202ee670df03208e7f5190980e273dc90ba"
RETIRED: set[str] = set()
"""The ids of cards that are gone."""


def test_every_card_has_a_number_in_the_lock() -> None:
    locked = {entry.id for entry in lock.read()}
    missing = [f"{card.name} ({card.id})" for card in catalog.ALL_CARDS if card.id not in locked]
    assert not missing, f"no number yet: {', '.join(missing)}; run: {lock.COMMAND}"


def test_no_number_is_left_without_its_card() -> None:
    """A number is never given twice, so a card that is taken out keeps its line and is named in RETIRED."""
    cards = {card.id for card in catalog.ALL_CARDS}
    assert {entry.id for entry in lock.read()} - cards == RETIRED


def test_the_lock_numbers_each_card_once_and_leaves_no_gap() -> None:
    entries = lock.read()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert len({entry.id for entry in entries}) == len(entries)


def test_the_lock_knows_the_cards_by_their_names() -> None:
    named = {entry.id: entry.name for entry in lock.read()}
    assert {card.id: named.get(card.id) for card in catalog.ALL_CARDS} == {
        card.id: card.name for card in catalog.ALL_CARDS
    }


def test_the_first_numbers_never_change() -> None:
    lines = "\n".join(f"{entry.number} {entry.id}" for entry in lock.read()[:FIRST_NUMBERS])
    assert hashlib.sha256(lines.encode()).hexdigest() == FIRST_NUMBERS_DIGEST


def test_a_new_card_gets_the_next_number_and_the_others_keep_theirs() -> None:
    entries = lock.read()
    new = minor("Brand-new Card", id="T001", text="It does nothing.")
    longer = lock.extended(entries, [new, *catalog.ALL_CARDS])
    assert longer[: len(entries)] == entries
    assert lock.Entry(len(entries) + 1, "T001", "Brand-new Card") in longer
    assert lock.extended(longer, [new, *catalog.ALL_CARDS]) == longer
    assert str(longer[0]) == "1\tM-fireplace-2\tFireplace (2 clay)"
    assert lock.numbers()["A067"] == next(entry.number for entry in entries if entry.name == "Corn Scoop")


def test_two_cards_with_one_id_are_refused() -> None:
    twins = [minor(name, id="T001", text="It does nothing.") for name in ("Castor", "Pollux")]
    with pytest.raises(ValueError, match="two cards have the id T001: Castor and Pollux"):
        catalog.by_id(twins)


def test_cards_are_found_by_id_and_by_name() -> None:
    scoop = catalog.CARDS_BY_ID["A067"]
    assert scoop in catalog.CARDS_BY_NAME["Corn Scoop"]
    assert catalog.editions_of(scoop) == ("revised",)
    assert catalog.editions_of(catalog.CARDS_BY_ID["M-well"]) == ("original", "revised")
    assert catalog.editions_of(catalog.CARDS_BY_ID["F-wind-mill"]) == ("family",)
    assert [card.id for card in catalog.CARDS_BY_NAME["Joinery"]] == ["M-joinery", "F-joinery"]


def test_the_decks_hold_their_kinds_in_the_order_of_their_ids() -> None:
    assert {card.kind for card in catalog.MAJORS + catalog.FAMILY_IMPROVEMENTS} == {MAJOR}
    assert all(card.kind == MINOR for card in catalog.REVISED_MINORS + catalog.ORIGINAL_MINORS)
    assert all(card.kind == OCCUPATION for card in catalog.REVISED_OCCUPATIONS + catalog.ORIGINAL_OCCUPATIONS)
    for deck in (catalog.REVISED_CARDS, catalog.ORIGINAL_CARDS):
        assert [card.id for card in deck] == sorted(card.id for card in deck)
    kinds = (catalog.REVISED_MINORS, catalog.REVISED_OCCUPATIONS, catalog.ORIGINAL_MINORS, catalog.ORIGINAL_OCCUPATIONS)
    assert len(catalog.HAND_CARDS) == sum(map(len, kinds))
    assert set(catalog.ALL_CARDS) == {*catalog.MAJORS, *catalog.HAND_CARDS, *catalog.FAMILY_IMPROVEMENTS}


def test_the_catalog_knows_the_majors_of_every_edition() -> None:
    for edition in agricola.EDITIONS.values():
        majors = {
            card for card in catalog.ALL_CARDS if card.kind == MAJOR and edition.name in catalog.editions_of(card)
        }
        assert set(edition.board(2, {}).majors) == majors


def test_every_card_of_every_edition_says_at_a_glance_what_it_does() -> None:
    """A hand shows its cards small, where only a few words fit; a card without a gist would show a clipped text."""
    assert MOST_IN_A_GIST == 45, "so many letters fit on a small card of the page"
    wrong = [
        f"{card.name} ({card.id}): {card.gist!r}"
        for card in catalog.ALL_CARDS
        if not card.gist.strip() or len(card.gist) > MOST_IN_A_GIST
    ]
    assert not wrong, f"no gist, or one that is too long: {', '.join(wrong)}"
