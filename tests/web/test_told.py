"""What the service tells in English, cards above all, is there in the other languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TypedDict, cast

import pytest

import agricola.server
from agricola.cards import catalog
from agricola.cards.rulings import rulings_of
from agricola.wording.card_facts import as_json

_MESSAGES = Path(__file__).parents[2] / "web" / "src" / "messages"
_LANGUAGES = sorted(folder.name for folder in _MESSAGES.iterdir() if folder.name != "en")
_GOODS = re.compile(r"\d+ (wood|clay|reed|stone|grain|vegetable|food|sheep|boar|cattle)(, \d+ \w+)*")
_CARDS = {card.id: card for card in catalog.ALL_CARDS}

pytestmark = pytest.mark.parametrize("language", _LANGUAGES)


class Words(TypedDict):
    """A card in a language."""

    of: str
    name: str
    text: str
    rulings: list[str]


def told(language: str, *names: str) -> dict[str, str]:
    """Files of a language that hold one text by key."""
    found: dict[str, str] = {}
    for name in names:
        found |= json.loads((_MESSAGES / language / "told" / f"{name}.json").read_text(encoding="utf-8"))
    return found


def cards(language: str) -> dict[str, Words]:
    """All cards of a language by id; no card may be in two files."""
    found: dict[str, Words] = {}
    for path in sorted((_MESSAGES / language / "told").glob("*.json")):
        if path.stem not in ("words", "refusals"):
            part = cast("dict[str, Words]", json.loads(path.read_text(encoding="utf-8")))
            assert found.keys().isdisjoint(part), path
            found.update(part)
    return found


def numbers(text: str) -> list[str]:
    """The figures of a text, in any order, but for the one in the name of a space."""
    return sorted(re.findall(r"\d+", text.replace("Plow 1 Field", "")))


def test_every_card_is_there_and_nothing_else(language: str) -> None:
    assert cards(language).keys() == _CARDS.keys()


def test_a_card_stands_for_the_one_of_its_id(language: str) -> None:
    names: dict[str, str] = {}
    for id, words in cards(language).items():
        assert words["of"] == _CARDS[id].name, id
        # A name is looked up by the English one, wherever the service tells no id.
        assert names.setdefault(words["of"], words["name"]) == words["name"], id


def test_names_texts_and_rulings_say_something_in_that_language(language: str) -> None:
    for id, words in cards(language).items():
        english = (_CARDS[id].text, *rulings_of(id))
        here = (words["text"], *words.get("rulings", []))
        assert words["name"].strip(), id
        assert len(here) == len(english), id
        for sentence, other in zip(here, english, strict=True):
            assert sentence.strip(), id
            assert sentence != other, id
            assert sentence.endswith("."), id


def test_figures_are_the_same_in_every_language(language: str) -> None:
    different = []
    for id, words in cards(language).items():
        here = (words["text"], *words.get("rulings", []))
        for sentence, other in zip(here, (_CARDS[id].text, *rulings_of(id)), strict=True):
            if numbers(sentence) != numbers(other):
                different.append((id, other, sentence))
    assert not different


def test_prerequisites_and_prices_have_words(language: str) -> None:
    words = told(language, "words")
    wanted = set()
    for card in _CARDS.values():
        facts = as_json(card)
        price = cast("list[str] | None", facts["price"])
        for text in (facts["needs"], *(price or ())):
            if isinstance(text, str) and text != "nothing" and not _GOODS.fullmatch(text):
                wanted.add(re.sub(r"\d+", "#", text))
    assert wanted <= words.keys()


def test_short_texts_keep_their_goods_and_numbers(language: str) -> None:
    for english, words in told(language, "words").items():
        assert words.strip(), english
        assert words.count("@") == english.count("@"), english
        assert words.count("#") == english.count("#"), english


def test_every_code_of_a_refusal_has_a_sentence(language: str) -> None:
    folder = Path(agricola.server.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*\d+, "(\w+)"', source)) | set(re.findall(r'\d+: \("(\w+)", "', source))
    sentences = told(language, "refusals")
    assert {"no_such_room", "not_legal", "not_found"} <= codes
    assert sentences.keys() == codes
    assert all(sentence.endswith(".") for sentence in sentences.values())
