"""Whole games in French, line by line and on the whole terminal, without one English word of the game."""

from __future__ import annotations

import html
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import agricola
from agricola.cards.catalog import ALL_CARDS
from agricola.cards.rulings import rulings_of
from agricola.cli.local.autosave import all_kept
from agricola.cli.tui.app import AgricolaApp
from agricola.cli.tui.pages import Page
from agricola.wording import fluent
from agricola.wording.languages import messages
from tests.cli.conftest import Keyboard, Shell
from tests.cli.test_tui import Player, at_the_table, new

WORD = re.compile(r"[^\W\d_]{3,}")


def words_of(text: str) -> set[str]:
    """The words of a text; what was cut off does not count, nor do the ids of cards."""
    return set(WORD.findall(re.sub(r"\w+…|\b[A-Z]-[a-z0-9-]+", "", text).lower()))


def literals(pattern: fluent.Pattern) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif isinstance(part, fluent.Selection):
            for variant in part.variants.values():
                yield from literals(variant)


def language_words(language: str) -> set[str]:
    return {word for pattern in messages(language).values() for text in literals(pattern) for word in words_of(text)}


def english_words() -> set[str]:
    """The words that only English has: of all messages, cards and spaces."""
    found = language_words("en")
    for card in ALL_CARDS:
        found |= words_of(" ".join([card.name, card.text, *rulings_of(card.id)]))
    for name, edition in agricola.EDITIONS.items():
        for players in range(1, edition.most_players + 1):
            game = agricola.new_game(name, players=players, cards=False, seed=1)
            found |= words_of(" ".join(space.name for space in game.state.board.spaces))
    return found - language_words("fr") - {"agricola", "play", "resume", "opponents", "random", "seed", "computers"}


ENGLISH = english_words()


def test_english_is_told_from_french() -> None:
    assert {"wood", "build", "forest", "fields", "short"} <= ENGLISH
    assert not {"place", "points", "joueur", "tour"} & ENGLISH
    assert len(ENGLISH) > 800


def typed(edition: str, players: int, seed: int) -> list[str]:
    """A random game as somebody types it in French: words where they are clear, numbers elsewhere, and commands."""
    game = agricola.new_game(edition, players=players, cards=edition == "revised", seed=seed)
    rng = random.Random(seed)
    lines = []
    while not game.is_terminal():
        if rng.random() < 0.1:
            commands = ("?", "main", "plateau", "cartes", "score", "tout", "ferme 1", "voir", "xyzzy", "99")
            space = rng.choice(game.state.board.spaces)
            card = rng.choice(game.state.board.all_cards)
            asked = (f"pourquoi {game.words(space.action, 'fr')}", f"carte {card.id}", f"pourquoi {card.id}")
            lines.append(rng.choice((*commands, *asked)))
        actions = game.legal_actions()
        index = rng.randrange(len(actions))
        said = [game.words(action, "fr") for action in actions]
        lines.append(said[index] if said.count(said[index]) == 1 else str(index + 1))
        game.apply(actions[index])
    return lines


@pytest.mark.parametrize(
    ("edition", "players", "plain"),
    [
        ("revised", 2, ""),
        ("revised", 4, "--plain"),
        ("original", 5, "--no-cards"),
        ("family", 3, ""),
        ("family", 2, "--plain"),
    ],
)
def test_a_whole_game_line_by_line(shell: Shell, edition: str, players: int, plain: str) -> None:
    lines = typed(edition, players, seed=3 + players)
    command = f"agricola play --edition {edition} --players {players} --computers 0 --seed {3 + players}"
    out = shell(f"{command} --language fr {plain}", "\n".join(lines) + "\n")
    assert shell.code == 0
    assert "La partie est finie." in out
    assert ("pas un coup" in out) == ("xyzzy" in lines)
    assert words_of(out) & ENGLISH == set()


def test_the_questions_before_a_game_are_asked_and_answered_in_french(shell: Shell, keyboard: Keyboard) -> None:
    keyboard.types(["rév", "2", "2", "oui", "non", "", "conseil", "sauver ma-partie.txt", "annuler tour", "quitter"])
    out = shell("agricola play --lines --language fr")
    assert keyboard.prompts[0] == "Quelle édition, familiale, originale ou révisée\u00a0? [révisée] "
    assert words_of(out + " ".join(keyboard.prompts)) & ENGLISH == set()
    assert agricola.load(Path("ma-partie.txt")).setup["cards"] is True


def test_the_language_is_that_of_the_system_when_nobody_says(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Joueur 1 doit placer une personne" in shell("agricola play --players 1 --seed 1", "quit\n")
    assert "Player 1 is to place a person" in shell("agricola play --players 1 --seed 1 --language en", "quit\n")
    assert "aménagement mineur" in shell("agricola cards A067")


def test_a_game_is_listed_and_stepped_through_in_french(shell: Shell, keyboard: Keyboard) -> None:
    game = agricola.new_game("revised", players=2, seed=8)
    while not game.is_terminal():
        game.apply(game.legal_actions()[-1])
    Path("game.txt").write_text(str(game.record()), encoding="utf-8")
    keyboard.types(["", "retour", "tour 7", "fin", "", "quoi", "quitter"])
    out = shell("agricola replay game.txt --lines --language fr") + shell(
        "agricola replay game.txt --list --language fr"
    )
    assert words_of(out + " ".join(keyboard.prompts)) & ENGLISH == set()
    assert len(keyboard.prompts) == 7


def screen(app: AgricolaApp) -> str:
    """All that is to be seen, as text; of what lies below a page, words may be covered in part."""
    if isinstance(app.screen, Page):
        return f"{app.screen.page_title}\n{app.screen.text}"
    lines = re.findall(r"<text[^>]*>([^<]*)</text>", app.export_screenshot(simplify=True))
    return html.unescape("\n".join(lines)).replace("\xa0", " ")


@pytest.mark.soak
def test_a_whole_game_on_the_whole_terminal() -> None:
    seen: set[str] = set()

    async def plays(player: Player) -> None:
        pages = ["question_mark", "c", "o", "l", "s"]
        for number in range(500):
            await player.my_turn()
            if player.game.is_terminal():
                break
            if number % 12 in (0, 6):
                seen.update(words_of(screen(player.app)))
            if number % 12 == 0:
                await player.press(pages[number // 12 % len(pages)])
                seen.update(words_of(screen(player.app)))
                await player.press("escape", "w", "e", "u")
                seen.update(words_of(screen(player.app)))
                await player.my_turn()
            await player.press("enter")
        assert player.game.is_terminal()
        seen.update(words_of(screen(player.app)))
        await player.press("escape", "r", "right", "down", "p", "question_mark")
        seen.update(words_of(screen(player.app)))
        await player.press("escape", "q", "q")

    assert at_the_table(new("revised"), plays, (120, 40), "fr") == "Au revoir."
    assert {"joueur", "tour", "partie"} <= seen
    assert seen & ENGLISH == set()


def test_the_first_page_is_in_french() -> None:
    async def looks(player: Player) -> None:
        seen = words_of(screen(player.app))
        assert {"commencer", "édition", "fermier"} <= seen
        assert seen & ENGLISH == set()
        await player.press("q")

    assert at_the_table(None, looks, (80, 24), "fr") == "Au revoir."
    assert all_kept() == []
