"""The reader of message files: its syntax, its refusals, and the same words as Fluent's own implementation."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from typing import Any

import fluent.syntax
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from agricola.wording.fluent import (
    BadMessages,
    Pattern,
    Reference,
    Selection,
    Variable,
    filled,
    read_messages,
    read_pattern,
)
from agricola.wording.languages import languages, messages
from agricola.wording.plurals import plural_form

FIELDS = """\
# A comment.
fields = { $n ->
    [0] no field
    [one] { $n } field
   *[other] { $n } fields
}
    .all = fields

joined = {", "}
said = { $who } has { fields }
"""


def words(text: str, id: str, language: str = "en", **values: str | int) -> str:
    found = read_messages(text, "a test")
    return filled(found[id], values.__getitem__, language, found.get)


@pytest.mark.parametrize(("n", "told"), [(0, "no field"), (1, "1 field"), (2, "2 fields"), (21, "21 fields")])
def test_a_number_chooses_the_exact_form_or_the_plural(n: int, told: str) -> None:
    assert words(FIELDS, "fields", n=n) == told


def test_attributes_literals_and_references() -> None:
    assert words(FIELDS, "fields.all") == "fields"
    assert words(FIELDS, "joined") == ", "
    assert words(FIELDS, "said", who="Ann", n=2) == "Ann has 2 fields"
    assert words("a = { b }", "a") == "b", "what is referred to and missing is named"


def test_selections_by_name_and_inside_each_other() -> None:
    text = """
house = { $material ->
    [wood] { $n ->
        [one] a wood room
       *[other] { $n } wood rooms
    }
   *[stone] stone
} here
"""
    assert words(text, "house", material="wood", n=1) == "a wood room here"
    assert words(text, "house", material="wood", n=3) == "3 wood rooms here"
    assert words(text, "house", material="gold", n=3) == "stone here"


def test_blanks_at_the_end_mean_nothing_unless_they_are_quoted() -> None:
    assert read_pattern("a  ") == ("a",)
    assert read_pattern('a{" "}') == ("a", " ")
    assert read_pattern("{ $n } x") == (Variable("n"), " x")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a = b\na = c", "line 2: there are two messages a"),
        ("= b", "line 1: neither a message nor a comment"),
        ("a = { $n", "a closing brace is missing"),
        ('a = { "n }', "a text in quotes does not end"),
        ("a = { $n ->\n    [one] b\n}", "needs a default variant"),
        ("a = { b ->\n   *[one] b\n}", "only a variable can be selected by"),
        ("a = { ? }", "a name is expected"),
    ],
)
def test_a_file_that_can_not_be_read_names_the_line(text: str, problem: str) -> None:
    with pytest.raises(BadMessages, match="a test, line") as refused:
        read_messages(text, "a test")
    assert problem in str(refused.value)


# --- the same as Fluent itself ----------------------------------------------------------------------------------------


def parts(pattern: Pattern, own: dict[str, Pattern]) -> Iterator[str | Variable | Selection]:
    """The parts of a pattern, with those of its variants and of the messages that it refers to."""
    for part in pattern:
        if isinstance(part, Reference):
            yield from parts(own[part.id], own)
            continue
        yield part
        if isinstance(part, Selection):
            for variant in part.variants.values():
                yield from parts(variant, own)


def samples(pattern: Pattern, own: dict[str, Pattern]) -> Iterator[dict[str, str | int]]:
    """Values for the variables of a pattern: every variant, and numbers of every plural form."""
    by_name: dict[str, list[str | int]] = {}
    for part in parts(pattern, own):
        if isinstance(part, Variable):
            by_name.setdefault(part.name, ["something"])
        elif isinstance(part, Selection):
            names = [name for name in part.variants if not name.isdecimal()]
            counts = bool({"one", "few", "many", "other"}.intersection(names)) or len(names) < len(part.variants)
            by_name[part.of.name] = [0, 1, 2, 3, 5, 12, 22, 101] if counts else [*names, "else"]
    for values in product(*by_name.values()):
        yield dict(zip(by_name, values, strict=True))


def texts(language: str) -> list[str]:
    """The message files of a language."""
    folder = files("agricola.wording") / "messages" / language
    return [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]


@pytest.mark.parametrize("language", languages())
def test_every_message_reads_as_in_fluents_own_implementation(language: str) -> None:
    bundle: Any = FluentBundle([language], use_isolating=False)
    for text in texts(language):
        bundle.add_resource(FluentResource(text))
    own = dict(messages(language))
    compared = 0
    for id, pattern in own.items():
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        theirs = message.attributes[attribute] if attribute else message.value
        for values in samples(pattern, own):
            said, problems = bundle.format_pattern(theirs, values)
            assert problems == [], id
            assert filled(pattern, values.__getitem__, language, own.get) == said, (id, values)
            compared += 1
    assert compared >= len(own) > 100
    assert all_ids(language) == set(own)


def all_ids(language: str) -> set[str]:
    """The messages and attributes that Fluent's own reader finds in the files of a language, which has no junk."""
    found = set()
    for text in texts(language):
        for entry in fluent.syntax.parse(text).body:
            assert not isinstance(entry, ast.Junk | ast.Term), entry
            if isinstance(entry, ast.Message):
                found.add(entry.id.name)
                found.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return found


@pytest.mark.parametrize("language", ["en", "fr", "es", "pl", "ro", "de"])
def test_plural_forms_are_those_of_the_unicode_consortium(language: str) -> None:
    babel = pytest.importorskip("babel")
    rule = babel.Locale.parse(language).plural_form
    for n in [*range(250), 1_000, 1_000_000, 2_000_000]:
        assert plural_form(language, n) == rule(n), n
