"""Every word that the page and the game say is there in every language."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import agricola
from agricola.agents.roster import LEVELS
from agricola.cards import catalog
from agricola.engine.goods import GOOD_NAMES
from agricola.engine.message import OWN_WORDS
from agricola.game import EDITIONS, new_game
from agricola.variants.boards import HOUSE_RULES, VARIANTS
from agricola.variants.readings import READINGS
from agricola.wording.fluent import Pattern, Reference, Selection, Variable
from agricola.wording.languages import languages, messages, missing
from agricola.wording.wording import own_id
from tests.web.samples import messages_in

_WEB = Path(__file__).parents[2] / "web" / "src"
_SOURCE = Path(agricola.__file__).parent
_OTHERS = [language for language in languages() if language != "en"]
_PAGE_FILES = ("page", "screens", "lesson", "rulebook")
"""What only the page says."""
_PAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# Ids that the page makes at run time begin with one of these; what they end in is asked for below.
_MADE = (
    "campaign-keeps-", "category-", "count-", "deed-", "edition-", "ending-own-", "ending-sort-", "ending-tab-",
    "farm-do-", "farm-rooms-", "gallery-gives-", "good-", "hand-", "hand-at-", "help-key-", "hint-here-", "kind-",
    "lesson-", "lesson-learned-", "lesson-part-", "lesson-picture-", "lesson-term-", "level-", "level-about-",
    "lobby-clock-", "option-", "pad-",
    "panes-", "parameter-", "parameter-of-", "phase-", "refused-", "rule-", "rules-about-", "setting-", "setting-hand-",
    "setting-motion-", "setting-theme-", "short-", "short-last-", "short-none-", "start-clock-",
    "tile-", "use-", "variant-",
)  # fmt: skip
# Those of cards and of spaces are found where a language has them.
_FOUND = ("card-", "returns-", "space-")


def page_source() -> str:
    """The code of the page, without its tests."""
    paths = [
        path for path in sorted(_WEB.rglob("*")) if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def variables(pattern: Pattern) -> Iterator[str]:
    """The variables that a pattern uses, in whatever grammatical case."""
    for part in pattern:
        if isinstance(part, Variable):
            yield part.name.partition("-")[0]
        elif isinstance(part, Selection):
            yield part.of.name
            for variant in part.variants.values():
                yield from variables(variant)


def references(pattern: Pattern) -> Iterator[str]:
    """The messages that a pattern refers to."""
    for part in pattern:
        if isinstance(part, Reference):
            yield part.id
        elif isinstance(part, Selection):
            for variant in part.variants.values():
                yield from references(variant)


def codes_in_source() -> set[str]:
    """The codes that are written out where the engine, the cards, the editions and the service speak."""
    found: set[str] = set()
    for path in _SOURCE.rglob("*.py"):
        found |= set(re.findall(r'\bsay\(\s*"([a-z][\w.-]*\w)"', path.read_text(encoding="utf-8")))
    return found


_DECLARED = """
import gc, json
from agricola.cards import catalog
from agricola.cards.vocabulary.counts import Count
from agricola.engine.message import OWN_WORDS, Message
living = gc.get_objects()
counts = [one for one in living if type(one) is Count and one.one]
said = [one for one in living if type(one) is Message and one.code == OWN_WORDS]
said += [message for count in counts for message in (count.so_many(2), count.all())]
print(json.dumps(sorted({message.params["english"] for message in said})))
"""


@cache
def own_words() -> frozenset[str]:
    """The English patterns that stand beside cards: those in declarations, and those that are made in play."""
    # In a process of its own, where no test has made cards.
    told = subprocess.run([sys.executable, "-c", _DECLARED], capture_output=True, text=True, check=True)
    found = set(json.loads(told.stdout))
    for path in (_SOURCE / "cards").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'own_words\(\s*"([^"]+)"(?!\.)', source)) | set(
            re.findall(r'in_this_round\("([^"]+)"', source)
        )
    return frozenset(found)


def codes_of(message: object) -> Iterator[str]:
    """All codes of a message, of those inside it too."""
    if isinstance(message, dict):
        if "code" in message:
            yield message["code"]
        for part in message.values():
            yield from codes_of(part)
    elif isinstance(message, list):
        for part in message:
            yield from codes_of(part)


def test_there_is_more_than_one_language() -> None:
    assert {"en", "es", "fr", "ro"} <= set(languages())


def test_the_page_offers_every_language_by_its_own_name() -> None:
    source = (_WEB / "lib" / "i18n.svelte.ts").read_text(encoding="utf-8")
    offered = re.search(r"LANGUAGES: [^=]*= \{([^}]*)\}", source)
    assert offered is not None
    names = dict(re.findall(r'(\w+): "([^"]+)"', offered[1]))
    assert set(names) == set(languages())
    assert names["es"] == "Español"


@pytest.mark.parametrize("language", _OTHERS)
def test_a_language_lacks_nothing(language: str) -> None:
    assert missing(language) == []


@pytest.mark.parametrize("language", languages())
def test_messages_say_something_with_the_variables_of_english(language: str) -> None:
    english = messages("en")
    for id, pattern in messages(language).items():
        assert pattern, id
        if id in english and id.partition("-")[0] not in ("own", "returns"):
            assert set(variables(pattern)) <= set(variables(english[id])) | {"n"}, id
        assert all(other in messages(language) for other in references(pattern)), id


@pytest.mark.parametrize("language", _OTHERS)
def test_words_beside_cards_keep_their_variables(language: str) -> None:
    found = {own_id(english): english for english in own_words()}
    assert len(found) > 30
    known = messages(language)
    assert sorted(id for id in found if id not in known) == []
    for id, english in found.items():
        assert set(variables(known[id])) <= set(re.findall(r"\$(\w+)", english)), id


@pytest.mark.parametrize("language", _OTHERS)
def test_every_space_of_every_edition_has_a_name(language: str) -> None:
    known = messages(language)
    for edition in EDITIONS.values():
        names = list(edition.options)
        for players in range(1, edition.most_players + 1):
            for values in itertools.product((False, True), repeat=len(names)):
                for cards in (False, True):
                    board = edition.board(players, dict(zip(names, values, strict=True)), cards)
                    assert {space.id for space in board.spaces if f"space-{space.id}" not in known} == set()


@pytest.mark.parametrize("language", languages())
def test_goods_kinds_levels_phases_and_options_have_names(language: str) -> None:
    wanted = [f"good-{good}" for good in GOOD_NAMES]
    wanted += [f"count-{good}" for good in GOOD_NAMES]
    wanted += [f"kind-{kind}" for kind in ("major", "minor", "occupation")]
    wanted += [f"level-{level}" for level in LEVELS] + [f"level-about-{level}" for level in LEVELS]
    wanted += [f"phase-{phase}" for phase in ("preparation", "work", "feeding", "breeding", "between-phases", "end")]
    for edition in EDITIONS.values():
        wanted.append(f"edition-{edition.name}")
        wanted += [f"option-{name}" for name in edition.options]
    for name in (*VARIANTS, *HOUSE_RULES):
        wanted += [f"variant-{name}", f"variant-{name}.about"]
    wanted += [f"campaign-keeps-{reading}" for reading in READINGS]
    assert [id for id in wanted if id not in messages(language)] == []


def test_every_code_in_the_source_has_words() -> None:
    codes = codes_in_source()
    assert len(codes) > 200
    assert sorted(code for code in codes if code not in messages("en")) == []


@pytest.mark.parametrize(("edition", "players"), [("revised", 1), ("revised", 4), ("original", 5), ("family", 3)])
def test_all_that_a_game_says_has_words(edition: str, players: int) -> None:
    game = new_game(edition, players=players, cards=EDITIONS[edition].hand_cards, seed=7, ask_end_turn=True)
    random = Random(7)
    codes: set[str] = set()
    categories: set[str] = set()
    while not game.is_terminal():
        codes.update(code for message in messages_in(game.view(game.current_player)) for code in codes_of(message))
        for space in game.state.board.spaces:
            codes.update(code for reason in game.why_not(space.id) for code in codes_of(reason.json()))
        game.apply(random.choice(game.legal_actions()))
    for score in game.scores():
        categories.update(f"category-{line.category.replace(' ', '-')}" for line in score.lines)
        codes.update(code for line in score.lines for code in codes_of(line.explanation.json()))
    assert "ask-place" in codes
    assert sorted(code for code in codes - {OWN_WORDS} if code not in messages("en")) == []
    assert sorted(id for id in categories if id not in messages("en")) == []


def test_every_message_that_the_page_asks_for_is_there() -> None:
    source = page_source()
    asked = set(re.findall(r'\b(?:t|maybe|inLanguage)\(\s*"([^"]+)"', source))
    asked |= set(re.findall(r'\bt\([^"()]*\? "([\w-]+)" : "[\w-]+"', source))
    asked |= set(re.findall(r'\bt\([^"()]*\? "[\w-]+" : "([\w-]+)"', source))
    asked |= set(re.findall(r'key: "([^"]+)"', source))
    assert len(asked) > 200
    assert sorted(id for id in asked if id not in messages("en")) == []
    made = set(re.findall(r"\b(?:t|maybe|inLanguage)\(\s*`([^`$]*)\$", source))
    assert sorted(prefix for prefix in made if prefix not in (*_MADE, *_FOUND, "")) == []


def test_the_page_has_no_message_that_nobody_asks_for() -> None:
    source = page_source()
    english = _SOURCE / "wording" / "messages" / "en"
    said = "".join((english / f"{name}.ftl").read_text(encoding="utf-8") for name in _PAGE_FILES)
    unused = [id for id in _PAGE.findall(said) if f'"{id}"' not in source and not id.startswith(_MADE)]
    assert unused == []


def test_every_space_without_goods_has_a_sign() -> None:
    signs = set(
        re.findall(r'^  "([a-z-]+)": \[', (_WEB / "table" / "deeds.ts").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert len(signs) > 20
    for edition in EDITIONS.values():
        for cards in (False, True):
            board = edition.board(edition.most_players, {}, cards)
            for space in board.spaces:
                codes = set(codes_of(space.effect.tells().json()))
                told = codes & (signs | {"do-take", "do-take-all"})
                assert told or codes <= {"do-nothing", OWN_WORDS, "do-or"} or space.income, (space.id, codes)


def test_the_page_knows_no_sentence_of_the_game() -> None:
    source = page_source()
    game = (_SOURCE / "wording" / "messages" / "en" / "game.ftl").read_text(encoding="utf-8")
    plain = set(re.findall(r"^[a-z][\w-]* = ([^{}\n]+ [^{}\n]+)$", game, re.MULTILINE))
    assert len(plain) > 80
    assert sorted(words for words in plain if f'"{words}"' in source or f"/{words}/" in source) == []
    for card in catalog.ALL_CARDS:
        assert f'"{card.name}"' not in source, card.name


_CLICKS = re.compile(r"\b(click|clic|cliqu|klik)", re.IGNORECASE)


@pytest.mark.parametrize("language", languages())
def test_the_page_asks_nobody_to_click(language: str) -> None:
    """A finger touches and a key chooses: what the page asks for is said without the mouse."""
    folder = _SOURCE / "wording" / "messages" / language
    lines = [line for name in _PAGE_FILES for line in (folder / f"{name}.ftl").read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if not line.startswith("#") and _CLICKS.search(line)] == []
