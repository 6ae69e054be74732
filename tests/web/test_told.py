"""What is printed on cards is there in the other languages."""

from __future__ import annotations

import re
from functools import cache

import pytest

from agricola.cards.catalog import CARDS_BY_ID
from agricola.cards.rulings import rulings_of
from agricola.cards.vocabulary.declare import MOST_IN_A_GIST
from agricola.cards.words import Card
from agricola.wording.languages import languages, messages

_LANGUAGES = [language for language in languages() if language != "en"]

pytestmark = pytest.mark.parametrize("language", _LANGUAGES)


@cache
def cards(language: str) -> dict[str, str]:
    """All messages about cards by id: names, texts and rulings, which are plain text."""
    found = {}
    for id, pattern in messages(language).items():
        if id.startswith("card-") and id.removeprefix("card-").partition(".")[0] in CARDS_BY_ID:
            assert all(isinstance(part, str) for part in pattern), id
            found[id.removeprefix("card-")] = "".join(map(str, pattern))
    return found


def sentences(language: str, id: str) -> list[str]:
    """The text and the rulings of a card, in a language."""
    found = cards(language)
    rulings = sorted((key for key in found if key.startswith(f"{id}.ruling-")), key=lambda key: int(key.split("-")[-1]))
    return [found[f"{id}.text"], *(found[key] for key in rulings)]


def numbers(text: str) -> list[str]:
    """The figures of a text, in any order, but for the one in the name of a space."""
    return sorted(re.findall(r"\d+", re.sub("Plow 1 Field|Labrar 1 campo", "", text)))


def told(language: str) -> dict[str, Card]:
    """The cards that have words in a language."""
    found = {id.partition(".")[0] for id in cards(language)}
    return {id: card for id, card in CARDS_BY_ID.items() if id in found}


def test_every_card_is_there(language: str) -> None:
    assert CARDS_BY_ID.keys() - told(language).keys() == set()


def test_a_gist_fits_on_a_card_of_a_hand(language: str) -> None:
    gists = {id: text for id, text in cards(language).items() if id.endswith(".gist")}
    assert [id for id, text in gists.items() if len(text) > MOST_IN_A_GIST or text.endswith(".")] == []
    assert CARDS_BY_ID.keys() - {id.removesuffix(".gist") for id in gists} == set()


def test_cards_of_one_name_have_one_name(language: str) -> None:
    found = cards(language)
    names: dict[str, str] = {}
    for id, card in told(language).items():
        assert names.setdefault(card.name, found[id]) == found[id], id


def test_names_texts_and_rulings_say_something_in_that_language(language: str) -> None:
    for id, card in told(language).items():
        english = [card.text, *rulings_of(id)]
        here = sentences(language, id)
        assert cards(language)[id].strip(), id
        assert len(here) == len(english), id
        for sentence, other in zip(here, english, strict=True):
            assert sentence.strip(), id
            assert sentence != other, id
            assert sentence.endswith("."), id


def test_figures_are_the_same_in_every_language(language: str) -> None:
    different = []
    for id, card in told(language).items():
        for sentence, other in zip(sentences(language, id), [card.text, *rulings_of(id)], strict=True):
            if numbers(sentence) != numbers(other):
                different.append((id, other, sentence))
    assert different == []
