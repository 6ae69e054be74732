"""The marks and letters that a language is printed with, in all of its messages."""

from __future__ import annotations

import re

import pytest

from agricola.wording.fluent import Pattern, Selection
from agricola.wording.languages import messages


def text_of(pattern: Pattern) -> str:
    """All words of a message, of every plural; a variable is one letter."""
    found = []
    for part in pattern:
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, Selection):
            found.append("\n".join(text_of(variant) for variant in part.variants.values()))
        else:
            found.append("x")
    return "".join(found)


def wrong(language: str, pattern: str) -> list[str]:
    """The messages of a language in which the pattern is found."""
    return [id for id, words in messages(language).items() if re.search(pattern, text_of(words))]


def test_french_keeps_its_marks_beside_the_word_before_them() -> None:
    """No line may begin with a colon or a closing quote: the space there is one that does not break."""
    assert wrong("fr", r" [:;!?»]|« ") == []


def test_french_has_the_printed_apostrophe() -> None:
    assert wrong("fr", r"\w'\w") == []


def test_spanish_opens_every_question_and_exclamation() -> None:
    keys = {"term-type-help"}  # there "?" is what is typed
    for id, pattern in messages("es").items():
        text = text_of(pattern)
        assert id in keys or (text.count("?"), text.count("!")) == (text.count("¿"), text.count("¡")), id


@pytest.mark.parametrize("language", ["es", "ro", "pl"])
def test_no_space_stands_before_a_colon_elsewhere(language: str) -> None:
    assert wrong(language, r"\w [:;](?: |$)") == []


def test_romanian_has_the_comma_below_s_and_t() -> None:
    """The letters with a cedilla, which old keyboards have, look alike and are others."""
    assert wrong("ro", "[\u015e\u015f\u0162\u0163]") == []


def test_the_short_names_of_spaces_are_written_like_the_names_in_the_rulebook() -> None:
    """With capitals, but for the words that join them: they stand beside each other on a board."""
    small = {"and/or", "or", "then", "also", "without"}
    names = {id: text_of(words) for id, words in messages("en").items() if re.match("short-(?!why|need|none|last)", id)}
    assert names
    plain = {id for id, name in names.items() for word in name.split() if word[0].islower() and word not in small}
    assert plain == set()
