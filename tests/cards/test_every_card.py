"""What holds for every card in the catalog, whoever wrote it; and for the vocabulary and the engine around them."""

from __future__ import annotations

import ast
import json
import random
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import agricola
from agricola import cards, editions, engine, variants
from agricola.cards import catalog, words
from agricola.cards.survey import own_functions, reachable
from agricola.cards.words import Card, Event, GameState, do, minor
from agricola.engine.kernel.card import ANYONE, MAJOR, Reaction, Trigger
from agricola.engine.kernel.effect import Effect, name_tree
from agricola.engine.kernel.moments import MOMENTS
from tests.kit import Table, play
from tests.loops import for_each
from tests.property.checks import Tastes
from tools import gallery

ROOT = Path(__file__).parents[2]
LEAST_TESTS = 3
LEAST_LETTERS = 10

every_card = for_each(catalog.ALL_CARDS)
every_hand_card = for_each(catalog.HAND_CARDS)


def slug(card: Card) -> str:
    """A card's name in the names of its tests: Shepherd's Crook is `shepherds_crook`."""
    return re.sub(r"[^a-z0-9]+", "_", card.name.lower().replace("'", "")).strip("_")


def table_with(card: Card, where: str) -> Table:
    """A table where seat 0 has a card, `hand` or `cards` (in play)."""
    edition = catalog.editions_of(card)[-1]
    cards = agricola.EDITIONS[edition].hand_cards
    return play(edition, 4, cards=cards, round=5, seats=[{where: [card.id]}])


# --- what a card says -------------------------------------------------------------------------------------------------


@every_card
def test_a_card_has_a_text_of_whole_sentences(card: Card) -> None:
    assert len(card.text) >= LEAST_LETTERS
    assert card.text.endswith(".")
    assert card.text == " ".join(card.text.split())
    assert card.text[0] == card.text[0].upper()


@every_card
def test_a_card_can_be_named_in_a_message(card: Card) -> None:
    assert repr(card) == f"<{card.name} {card.id}>"
    assert slug(card)


@every_hand_card
def test_a_hand_card_of_the_revised_edition_has_a_category(card: Card) -> None:
    """Only that edition sorts its cards; its facts are in `facts_revised.csv`."""
    assert card.category or "revised" not in catalog.editions_of(card)


@every_card
def test_a_card_is_in_the_gallery(card: Card) -> None:
    shown = [name for name, (_, cards) in gallery.PAGES.items() if card in cards]
    assert len(shown) == 1
    page = (ROOT / "docs" / "cards" / f"{shown[0]}.md").read_text(encoding="utf-8")
    assert gallery.entry(card) in page, f"run: {gallery.COMMAND}"


@cache
def _tests_of(edition: str) -> tuple[str, ...]:
    """The names of all test functions for the cards of an edition."""
    names: list[str] = []
    for path in sorted(Path(__file__).parent.glob(f"test_{edition}_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names.append(node.name)
    return tuple(names)


@every_hand_card
def test_a_hand_card_has_three_tests(card: Card) -> None:
    (edition,) = catalog.editions_of(card)
    prefix = f"test_{slug(card)}_"
    found = [name for name in _tests_of(edition) if name.startswith(prefix)]
    assert len(found) >= LEAST_TESTS, f"{len(found)} tests in tests/cards/test_{edition}_*.py begin with {prefix}"


# --- how a card is built ----------------------------------------------------------------------------------------------


@every_card
def test_saved_positions_can_name_every_effect_of_a_card(card: Card) -> None:
    """Each effect has a name that begins with the card's id, and the board finds it by that name."""
    board = table_with(card, "hand" if card.traveling else "cards").game.state.board
    for effect in reachable(card):
        if isinstance(effect, Effect):
            home = card.rules.space.id if card.rules.space is not None else card.id
            assert effect.name.startswith((f"{card.id}/", home)), f"{type(effect).__name__}: {effect.name!r}"
            assert board.effects.get(effect.name) is effect, effect.name


@every_card
def test_a_position_with_a_card_in_a_hand_survives_a_round_trip(card: Card) -> None:
    if card.kind == MAJOR:
        with pytest.raises(agricola.BadPosition, match="never in a hand"):
            table_with(card, "hand")
    else:
        check_round_trip(table_with(card, "hand").game)


@every_card
def test_a_position_with_a_card_in_play_survives_a_round_trip(card: Card) -> None:
    if card.traveling:
        with pytest.raises(agricola.BadPosition, match="travels on when it is played"):
            table_with(card, "cards")
    else:
        check_round_trip(table_with(card, "cards").game)


def check_round_trip(game: agricola.Game) -> None:
    """A position is read as it was written."""
    again = agricola.from_position(json.loads(json.dumps(game.position())))
    assert again.key() == game.key()
    assert again.position() == game.position()
    assert again.legal_actions() == game.legal_actions()
    json.dumps(game.view(0))


@every_card
def test_a_card_scores_its_printed_points(card: Card) -> None:
    if card.traveling:
        assert not card.points
    else:
        table = table_with(card, "cards")
        assert any(card.name in line for line in table.explained()) or not card.points


def test_no_two_cards_share_an_effect() -> None:
    """A shared effect would have the name of the card that was built last."""
    owners = Counter(id(thing) for card in catalog.ALL_CARDS for thing in reachable(card) if isinstance(thing, Effect))
    assert set(owners.values()) <= {1}


@pytest.mark.parametrize("edition", sorted(agricola.EDITIONS))
def test_boards_for_different_numbers_of_players_do_not_disturb_each_other(edition: str) -> None:
    """A card that brings a space lies on boards with different numbers of spaces."""
    rules = agricola.EDITIONS[edition]
    boards = [
        rules.board(players, {}, cards) for players in range(1, rules.most_players + 1) for cards in (False, True)
    ]
    for board in boards:
        assert [space.index for space in board.spaces] == list(range(len(board.spaces)))
        assert all(board.by_name[space.name] is space for space in board.spaces)


# --- the gallery and the vocabulary -----------------------------------------------------------------------------------


def test_the_generated_pages_are_up_to_date() -> None:
    pages = gallery.pages()
    for name, text in pages.items():
        path = ROOT / "docs" / name
        assert path.exists(), f"run: {gallery.COMMAND}"
        assert path.read_text(encoding="utf-8") == text, f"docs/{name} is out of date; run: {gallery.COMMAND}"
    written = {name for name in pages if name.startswith("cards/")}
    assert {f"cards/{path.name}" for path in (ROOT / "docs" / "cards").iterdir()} == written, "a page is left over"


def test_every_word_is_explained() -> None:
    bare = [word for word in (*gallery.words(), *gallery.card_words()) if not word.about]
    told = ", ".join(f"{word.name} in {word.module}" for word in bare)
    assert not bare, f"a word needs a docstring (a constant: a string below it): {told}"


def test_every_word_is_listed_once() -> None:
    names = [word.name for word in gallery.words()]
    assert len(set(names)) == len(names)


def test_every_word_is_used() -> None:
    """A word that no card says any more is none: whoever writes a card would look at it in vain."""
    said: set[str] = set()
    for package in (cards, editions, variants):
        for file in Path(package.__path__[0]).rglob("*.py"):
            if file.name != "words.py" and file.parent.name != "vocabulary":
                tree = ast.parse(file.read_text(encoding="utf-8"))
                said |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert sorted(set(words.__all__) - said) == []


# --- pure and bespoke -------------------------------------------------------------------------------------------------


def test_a_declaration_in_words_alone_is_pure() -> None:
    assert own_functions(catalog.CARDS_BY_ID["A067"]) == []
    assert own_functions(catalog.CARDS_BY_ID["M-joinery"]) == []


@pytest.mark.parametrize("edition", ["revised", "original"])
def test_three_cards_of_four_are_words_alone(edition: str) -> None:
    """Otherwise the vocabulary lacks words that cards need."""
    cards = [card for card in catalog.HAND_CARDS if edition in catalog.editions_of(card)]
    assert sum(not own_functions(card) for card in cards) >= 0.75 * len(cards)


def test_a_function_in_a_card_file_is_found_wherever_it_hides() -> None:
    def hidden(g: GameState, seat: int, event: Event | None) -> None: ...

    hidden.__module__ = "agricola.cards.revised.nowhere"
    hidden.__qualname__ = "hidden"

    def wrapped(g: GameState, seat: int, event: Event | None) -> None:
        hidden(g, seat, event)

    card = minor("Wrapper", id="T002", text="It does nothing.", any_time_deeds=[do("nothing", wrapped)])
    assert own_functions(card) == ["hidden"]


def test_a_card_file_writes_each_id_once() -> None:
    """What a card notes is kept under its id: written twice, a wrong one would be a note on another card."""
    for file in sorted(Path(catalog.__file__).parent.rglob("*.py")):
        ids = re.findall(r'"([ABEIKZ]\d{3})"', file.read_text(encoding="utf-8"))
        assert len(ids) == len(set(ids)), file.name


# --- the engine -------------------------------------------------------------------------------------------------------

NEVER_FIRED: dict[str, str] = {}
"""Moments that the engine has a name for and never reaches, each with the reason."""


def _listener(heard: set[int]) -> Card:
    """A card that hears everything that anybody does."""

    def hear(moment: int) -> Effect:
        return do(f"hear {moment}", lambda g, seat, event: heard.add(moment))

    card = minor("All Ears", id="T003", text="It hears everything.")
    card.rules.triggers = tuple(Trigger(moment, hear(moment), ANYONE) for moment in range(len(MOMENTS)))
    card.reactions = tuple(Reaction(card, number, trigger) for number, trigger in enumerate(card.rules.triggers))
    for number, trigger in enumerate(card.rules.triggers):
        name_tree(trigger.effect, f"T003/{number}")
    return card


def test_every_moment_with_a_name_comes_in_some_game() -> None:
    heard: set[int] = set()
    card = _listener(heard)
    goods = {"wood": 20, "clay": 20, "reed": 20, "stone": 20, "grain": 5, "vegetable": 5, "food": 30, "sheep": 1}
    for seed in range(6):
        seats: list[dict[str, Any]] = [{"goods": goods, "cards": ["M-fireplace-2", "B068"]}, {}]
        seats[0]["hand"] = [hand.id for hand in catalog.REVISED_OCCUPATIONS[:7] + catalog.REVISED_MINORS[:7]]
        revised = play("revised", 2, cards=True, phase="preparation", round=10, seats=seats)
        tiles = play("family", 2, phase="preparation", round=10, seats=[{"goods": {"wood": 20, "grain": 5}}])
        late = play("original", 3, cards=True, phase="preparation", round=10, seats=[{"cards": ["K284", "Z329"]}])
        for table in (revised, tiles, late):
            table.with_cards(1, card)
            choose = Tastes(random.Random(seed))
            while not table.game.is_terminal():
                table.game.apply(choose(table.game.legal_actions()))
    silent = {MOMENTS[moment] for moment in set(range(len(MOMENTS))) - heard}
    assert silent == set(NEVER_FIRED)


ORDINARY = {"Basket", "Brook", "Cook", "Farmer", "Field", "Guest", "Plane", "Stable", "Well"}
"""Names of cards that are ordinary words, which the engine may use."""


def card_names() -> list[str]:
    """The names that an engine module may not hold, without what stands in parentheses."""
    return sorted({card.name.partition(" (")[0] for card in catalog.ALL_CARDS} - ORDINARY)


@pytest.mark.parametrize("path", sorted(Path(engine.__path__[0]).rglob("*.py")), ids=lambda path: path.name)
def test_no_engine_module_names_a_card(path: Path) -> None:
    """Neither in code nor in texts nor in comments; what needs a name needs a word in the vocabulary."""
    source = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", path.read_text(encoding="utf-8")).replace("_", " ").lower()
    named = [name for name in card_names() if re.search(rf"\b{re.escape(name.lower())}s?\b", source)]
    assert not named, f"{path.name} names {', '.join(named)}"
