"""Reads message files in Fluent's syntax and fills in their patterns, with nothing but the standard library.

Fluent (projectfluent.org) is a well-kept format for translations with tools of its own. Of its syntax this reads what
the message files use: messages with attributes, variables, text literals, references to other messages, and selections
by number (with the plural forms of the language) or by name. A test compares it with Fluent's own implementation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from agricola.wording.plurals import plural_form


class BadMessages(Exception):
    """A message file that can't be read, with the place in it."""


@dataclass(frozen=True)
class Variable:
    """`{ $name }`: a value that the caller gives."""

    name: str


@dataclass(frozen=True)
class Reference:
    """`{ other-message }` or `{ other-message.attribute }`."""

    id: str


@dataclass(frozen=True)
class Selection:
    """`{ $n -> [one] ... *[other] ... }`: one of several patterns."""

    of: Variable
    variants: Mapping[str, Pattern]
    default: str


Pattern = tuple["str | Variable | Reference | Selection", ...]
Values = Callable[[str], "str | int"]
"""Gives the value of a variable; raises KeyError for one that there is not."""

_ENTRY: Final = re.compile(r"([a-zA-Z][\w-]*)[ \t]*=[ \t]*")
_ATTRIBUTE: Final = re.compile(r"[ \t]+\.([a-zA-Z][\w-]*)[ \t]*=[ \t]*")
_NAME: Final = re.compile(r"[a-zA-Z][\w-]*(\.[a-zA-Z][\w-]*)?")
_OUTSIDE: Final = re.compile(r"[^{\n]+")
_INSIDE: Final = re.compile(r"[^{}\n]+")
_VARIANT: Final = re.compile(r"\s*\n\s*(\*?)\[\s*([\w-]+)\s*\][ \t]*")


class _Reader:
    """Reads one file from its beginning to its end."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.at = 0

    def failed(self, what: str) -> BadMessages:
        line = self.text.count("\n", 0, self.at) + 1
        return BadMessages(f"{self.name}, line {line}: {what}")

    def messages(self) -> dict[str, Pattern]:
        found: dict[str, Pattern] = {}
        current = ""
        while self.at < len(self.text):
            if self.text.startswith("\n", self.at):
                self.at += 1
            elif self.text.startswith("#", self.at):
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif (match := _ENTRY.match(self.text, self.at)) is not None:
                self.at, current = match.end(), match[1]
                self._add(found, current)
            elif current and (match := _ATTRIBUTE.match(self.text, self.at)) is not None:
                self.at = match.end()
                self._add(found, f"{current}.{match[1]}")
            elif (match := re.compile(r"[ \t]+(?=\n|\Z)").match(self.text, self.at)) is not None:
                self.at = match.end()
            else:
                raise self.failed("neither a message nor a comment begins here")
        return found

    def _add(self, found: dict[str, Pattern], id: str) -> None:
        if id in found:
            raise self.failed(f"there are two messages {id}")
        found[id] = self.pattern(inside=False)

    def pattern(self, inside: bool) -> Pattern:
        """A pattern up to the end of its line; inside a selection up to the next variant or the closing brace."""
        parts: list[str | Variable | Reference | Selection] = []
        ends_in_text = False
        while self.at < len(self.text):
            char = self.text[self.at]
            if char == "\n" or (inside and char == "}"):
                break
            if char == "{":
                parts.append(self._placeable())
                ends_in_text = False
            else:
                match = (_INSIDE if inside else _OUTSIDE).match(self.text, self.at)
                assert match is not None
                parts.append(match[0])
                self.at = match.end()
                ends_in_text = True
        if ends_in_text:
            # Blanks at the end of a line mean nothing; those that are meant are written as a literal, {" "}.
            parts[-1] = str(parts[-1]).rstrip(" \t")
        return tuple(part for part in parts if part != "")

    def _blank(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t\n":
            self.at += 1

    def _placeable(self) -> str | Variable | Reference | Selection:
        self.at += 1
        self._blank()
        found: str | Variable | Reference | Selection
        if self.text.startswith('"', self.at):
            end = self.text.find('"', self.at + 1)
            if end < 0:
                raise self.failed("a text in quotes does not end")
            found = self.text[self.at + 1 : end]
            self.at = end + 1
        else:
            is_variable = self.text.startswith("$", self.at)
            self.at += is_variable
            match = _NAME.match(self.text, self.at)
            if match is None:
                raise self.failed("a name is expected here")
            self.at = match.end()
            found = Variable(match[0]) if is_variable else Reference(match[0])
        self._blank()
        if self.text.startswith("->", self.at):
            if not isinstance(found, Variable):
                raise self.failed("only a variable can be selected by")
            self.at += 2
            found = self._selection(found)
        if not self.text.startswith("}", self.at):
            raise self.failed("a closing brace is missing")
        self.at += 1
        return found

    def _selection(self, of: Variable) -> Selection:
        variants: dict[str, Pattern] = {}
        default = ""
        while (match := _VARIANT.match(self.text, self.at)) is not None:
            self.at = match.end()
            if match[1]:
                default = match[2]
            variants[match[2]] = self.pattern(inside=True)
        if not default:
            raise self.failed("a selection needs a default variant, marked with *")
        self._blank()
        return Selection(of, variants, default)


def read_messages(text: str, name: str) -> dict[str, Pattern]:
    """The patterns of a message file by id; those of attributes by "id.attribute"."""
    return _Reader(text.replace("\r\n", "\n"), name).messages()


def read_pattern(text: str) -> Pattern:
    """One pattern on its own."""
    return _Reader(text, repr(text)).pattern(inside=False)


def filled(pattern: Pattern, values: Values, language: str, messages: Callable[[str], Pattern | None]) -> str:
    """A pattern with its variables filled in."""
    parts: list[str] = []
    for part in pattern:
        if isinstance(part, str):
            parts.append(part)
        elif isinstance(part, Variable):
            parts.append(str(values(part.name)))
        elif isinstance(part, Reference):
            other = messages(part.id)
            parts.append(part.id if other is None else filled(other, values, language, messages))
        else:
            parts.append(filled(_chosen(part, values, language), values, language, messages))
    return "".join(parts)


def _chosen(selection: Selection, values: Values, language: str) -> Pattern:
    value = values(selection.of.name)
    exact = selection.variants.get(str(value))
    if exact is not None:
        return exact
    form = plural_form(language, value) if isinstance(value, int) else ""
    return selection.variants.get(form, selection.variants[selection.default])
