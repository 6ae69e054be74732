"""What the languages have and lack: every code has English words, and what a language lacks is said in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import agricola
from agricola.cards.catalog import ALL_CARDS
from agricola.cli.text.words import Words
from agricola.engine.message import Message, say
from agricola.wording import fluent, languages
from agricola.wording.data import message_of
from agricola.wording.wording import Wording, wording

SOURCES = Path(agricola.__file__).parent
OWN_FILES = ("terminal.ftl", "reader.ftl", "facts.ftl", "positions.ftl")
"""The files that every language must have whole: what the terminals, the reader of moves and positions say."""
OTHERS = [language for language in languages.languages() if language != languages.ENGLISH]


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_language_lacks_is_listed(language: str) -> None:
    lacking = languages.missing(language)
    assert set(lacking) == set(languages.messages("en")) - set(languages.messages(language))
    for name in OWN_FILES:
        text = (SOURCES / "wording" / "messages" / "en" / name).read_text(encoding="utf-8")
        assert not set(fluent.read_messages(text, name)).intersection(lacking), name


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_what_english_says_with_the_same_variables(language: str) -> None:
    english, own = languages.messages("en"), languages.messages(language)
    for id in own:
        if id in english:
            plain = {name.partition("-")[0] for name in variables(own[id])}
            assert plain <= variables(english[id]) | {"amount", "n", "good"}, id


def variables(pattern: fluent.Pattern) -> set[str]:
    found = set()
    for part in pattern:
        if isinstance(part, fluent.Variable):
            found.add(part.name)
        elif isinstance(part, fluent.Selection):
            found.add(part.of.name)
            for variant in part.variants.values():
                found |= variables(variant)
    return found


def test_the_terminals_have_words_for_all_that_they_say_and_no_others() -> None:
    """A code whose end is put together while the program runs stands for all that begin like it."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / "cli").rglob("*.py"))
    whole = set(re.findall(r"""["'](term-[a-z0-9-]*[a-z0-9])["']""", source))
    begun = set(re.findall(r"""["'](term-(?:[a-z]+-)*)(?:\{|["'] \+)""", source))
    known = {id for id in languages.messages("en") if id.startswith("term-")}
    assert whole <= known
    assert begun - {"term-"} == {start for start in begun if any(id.startswith(start) for id in known)} - {"term-"}
    settings = ("term-edition-", "term-level-", "term-answer-", "term-ends-")
    unused = {id for id in known - whole if not id.startswith((*(begun - {"term-"}), *settings))}
    assert unused == set()


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """Writes the one message file of a language "xx", beside the English ones."""
    folder = tmp_path / "messages"
    (folder / "xx").mkdir(parents=True)
    (folder / "en").symlink_to(SOURCES / "wording" / "messages" / "en")
    monkeypatch.setattr(languages, "files", lambda package: tmp_path)
    caches = (languages.languages, languages.messages, wording)

    def write(text: str) -> None:
        (folder / "xx" / "game.ftl").write_text(text, encoding="utf-8")
        for cache in caches:
            cache.cache_clear()

    yield write
    monkeypatch.undo()
    for cache in caches:
        cache.cache_clear()


def test_a_missing_message_is_said_in_english_and_breaks_nothing(made_up: Callable[[str], None]) -> None:
    made_up("ask-place = PLACE\ncount-wood = { $n } WOOD\n")
    assert languages.languages() == ("en", "xx")
    assert "ask-feed" in languages.missing("xx")
    game = agricola.new_game("revised", players=2, seed=7)
    while not game.is_terminal():
        for action in game.legal_actions():
            assert game.words(action, "xx")
        assert game.words(game.question, "xx") == (
            "PLACE" if game.question.code == "ask-place" else game.words(game.question).replace(" wood", " WOOD")
        )
        game.apply(game.legal_actions()[-1])
    assert game.words((say("why-short", n=4, good="wood"), say("why-no-grain")), "xx") == "4 WOOD short; no grain"
    assert Words("xx", game.state.board)("term-goodbye") == "Goodbye."


def test_a_code_that_nobody_knows_is_shown_as_it_is(made_up: Callable[[str], None]) -> None:
    made_up("")
    assert wording(None, "xx").message(say("no-such-code", n=3)) == "no-such-code(n=3)"
    assert languages.missing("xx") == list(languages.messages("en"))


def test_a_variable_that_a_message_has_not_is_shown_by_its_name(made_up: Callable[[str], None]) -> None:
    made_up("ask-place = PLACE { $whom }\n")
    assert wording(None, "xx").message(say("ask-place")) == "PLACE { $whom }"


def test_two_files_of_a_language_may_not_say_the_same_thing(made_up: Callable[[str], None], tmp_path: Path) -> None:
    made_up("ask-place = PLACE\n")
    (tmp_path / "messages" / "xx" / "other.ftl").write_text("ask-place = place\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"xx/other\.ftl: another file of the language has a message ask-place"):
        languages.messages("xx")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "fr"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_CA"}, "en"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANGUAGE": "fr:de", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "ro_RO.UTF-8"}, "ro"),
        ({"LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "xx_YY"}, "en"),
    ],
)
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert languages.system_language() == language


def test_a_message_comes_back_from_its_data_as_it_was() -> None:
    game = agricola.new_game("revised", players=2, seed=3)
    seen: set[str] = set()
    told: list[Message] = [card.prerequisite.says for card in ALL_CARDS if card.prerequisite is not None]
    while not game.is_terminal():
        told += [game.question, *(action.message for action in game.legal_actions()), *game.why_not("Fencing")]
        game.apply(game.legal_actions()[len(told) % len(game.legal_actions())])
    for message in told:
        again = message_of(message.json())
        words = Wording(game.state.board)
        assert (again.json(), words.message(again)) == (message.json(), words.message(message))
        seen.add(message.code)
    assert len(seen) > 10
