"""The message files by language: what is there, and what a language lacks."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from agricola.wording.fluent import Pattern, read_messages

ENGLISH: Final = "en"


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are message files for, English first."""
    found = sorted(folder.name for folder in (files(__package__) / "messages").iterdir() if folder.is_dir())
    return (ENGLISH, *(name for name in found if name != ENGLISH))


@cache
def messages(language: str) -> Mapping[str, Pattern]:
    """The patterns of a language by the ids of their messages."""
    found: dict[str, Pattern] = {}
    folder = files(__package__) / "messages" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            name = f"{language}/{file.name}"
            for id, pattern in read_messages(file.read_text(encoding="utf-8"), name).items():
                if id in found:
                    raise ValueError(f"{name}: another file of the language has a message {id} too")
                found[id] = pattern
    return found


def missing(language: str) -> list[str]:
    """The messages that English has and a language lacks; in their place English is shown."""
    return [id for id in messages(ENGLISH) if id not in messages(language)]


def system_language() -> str:
    """The language that the system asks for, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return _known(wanted)
    return _known(locale.getlocale()[0] or "")


def _known(wanted: str) -> str:
    language = wanted.partition("_")[0].partition(".")[0].partition(":")[0].lower()
    return language if language in languages() else ENGLISH
