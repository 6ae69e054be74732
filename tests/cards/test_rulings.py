"""Rulings: each belongs to a card, says one thing in a sentence, and is shown wherever the card is."""

from __future__ import annotations

from agricola.cards import catalog
from agricola.cards.rulings import RULINGS, all_rulings, rulings_of
from agricola.wording.card_facts import as_json
from tests.loops import for_each
from tools.gallery import PAGES, entry

SENTENCES = [(card, sentence) for card, sentences in all_rulings().items() for sentence in sentences]
LONGEST = 130
"""Characters; a longer sentence says more than one thing."""


def test_every_ruling_is_on_a_card_that_there_is() -> None:
    assert not [card for card in all_rulings() if card not in catalog.CARDS_BY_ID]


def test_the_file_has_the_cards_of_a_kind_in_the_order_of_the_catalog() -> None:
    """Whoever adds a ruling finds its place, and no card is looked for in vain."""
    for _, cards in PAGES.values():
        ids = [card.id for card in cards]
        assert [card for card in all_rulings() if card in ids] == [card for card in ids if card in all_rulings()]


@for_each(SENTENCES)
def test_a_ruling_is_one_sentence(ruling: tuple[str, str]) -> None:
    _, sentence = ruling
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert ". " not in sentence
    assert len(sentence) <= LONGEST
    assert sentence == " ".join(sentence.split())


def test_no_card_is_ruled_on_twice_in_the_same_words() -> None:
    assert all(len(set(sentences)) == len(sentences) > 0 for sentences in all_rulings().values())


@for_each(SENTENCES)
def test_a_ruling_is_not_the_text_of_the_card(ruling: tuple[str, str]) -> None:
    card, sentence = ruling
    assert sentence not in catalog.CARDS_BY_ID[card].text


def test_a_card_without_rulings_has_none() -> None:
    assert rulings_of("no card") == ()


def test_rulings_are_told_with_the_facts_of_a_card_and_in_the_gallery() -> None:
    for card in catalog.ALL_CARDS:
        assert as_json(card)["rulings"] == list(rulings_of(card.id))
        page = entry(card)
        assert ("Rulings:" in page) == bool(rulings_of(card.id))
        assert all(f"- {ruling}\n" in page for ruling in rulings_of(card.id))


def test_the_rulings_lie_beside_their_module_so_that_a_wheel_carries_them() -> None:
    assert {file.parent.name for file in RULINGS} == {"cards", "original", "revised"}
