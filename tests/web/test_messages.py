"""Every word that the page shows is there in every language."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from random import Random

import pytest

from agricola.agents.roster import LEVELS
from agricola.engine.actions import KIND_NAMES
from agricola.engine.goods import GOOD_NAMES
from agricola.game import EDITIONS, new_game

_MESSAGES = Path(__file__).parents[2] / "web" / "src" / "messages"
_LANGUAGES = sorted(folder.name for folder in _MESSAGES.iterdir())
_FORMS = re.compile(r"_(zero|one|two|few|many|other)$")
_QUESTIONS = (
    "place a person", "place another person", "end the turn", "feed the family", "choose one",
    "choose what to do first", "choose how to pay", "choose which animals to keep",
    "choose which animals to have after breeding", "choose which card acts first", "use cards that work at any time",
    "bake bread", "build fences", "build rooms", "build stables", "build pastures", "plow a field", "sow", "renovate",
    "build a major improvement", "play a minor improvement", "build a major or play a minor improvement",
)  # fmt: skip


def messages(language: str) -> dict[str, str]:
    """All messages of a language; no key may be in two files."""
    found: dict[str, str] = {}
    for path in sorted((_MESSAGES / language).glob("*.json")):
        part: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
        assert found.keys().isdisjoint(part), path
        found.update(part)
    return found


def slug(text: str) -> str:
    """A text as a part of a key, as the page makes it."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def stems(language: str) -> set[str]:
    """The keys without the endings of plural forms."""
    return {_FORMS.sub("", key) for key in messages(language)}


def test_there_is_more_than_one_language() -> None:
    assert {"en", "fr"} <= set(_LANGUAGES)


@pytest.mark.parametrize("language", _LANGUAGES)
def test_a_language_has_the_keys_of_english(language: str) -> None:
    assert stems(language) == stems("en")


@pytest.mark.parametrize("language", _LANGUAGES)
def test_messages_say_something_with_the_same_parameters(language: str) -> None:
    english = messages("en")
    for key, message in messages(language).items():
        assert message.strip(), key
        other = english.get(key) or english[_FORMS.sub("_other", key)]
        assert set(re.findall(r"\{\w+\}", message)) <= set(re.findall(r"\{\w+\}", other)) | {"{n}"}, key


@pytest.mark.parametrize("language", _LANGUAGES)
def test_every_space_of_every_edition_has_a_name(language: str) -> None:
    keys = stems(language)
    for edition in EDITIONS.values():
        names = list(edition.options)
        for players in range(1, edition.most_players + 1):
            for values in itertools.product((False, True), repeat=len(names)):
                for cards in (False, True):
                    board = edition.board(players, dict(zip(names, values, strict=True)), cards)
                    missing = {space.name for space in board.spaces if f"space.{slug(space.name)}" not in keys}
                    assert not missing


@pytest.mark.parametrize("language", _LANGUAGES)
def test_goods_kinds_questions_levels_and_options_have_names(language: str) -> None:
    keys = stems(language)
    wanted = [f"good.{good}" for good in GOOD_NAMES]
    wanted += [f"count.{good}" for good in GOOD_NAMES]
    wanted += [f"kind.{kind}" for kind in KIND_NAMES]
    wanted += [f"phrase.{slug(question)}" for question in _QUESTIONS]
    wanted += [f"level.{level}" for level in LEVELS]
    for edition in EDITIONS.values():
        wanted.append(f"edition.{edition.name}")
        wanted += [f"option.{name}" for name in edition.options]
    assert not [key for key in wanted if key not in keys]


@pytest.mark.parametrize(("edition", "players"), [("revised", 1), ("revised", 4), ("original", 5), ("family", 3)])
def test_questions_and_scores_of_card_free_games_are_translated(edition: str, players: int) -> None:
    keys = stems("en")
    game = new_game(edition, players=players, cards=False, seed=7, ask_end_turn=True)
    random = Random(7)
    unknown = set()
    while not game.is_terminal():
        if f"phrase.{slug(game.question)}" not in keys:
            unknown.add(game.question)
        game.apply(random.choice(game.legal_actions()))
    for score in game.scores():
        unknown.update(line.category for line in score.lines if f"category.{slug(line.category)}" not in keys)
    assert not unknown
