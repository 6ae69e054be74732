"""Asks line by line which other ways to play a game is to have."""

from __future__ import annotations

from agricola.cli.arguments import names_in
from agricola.cli.text.terminal import Terminal
from agricola.cli.text.words import Words
from agricola.engine.errors import BadOption
from agricola.game import EDITIONS
from agricola.variants.boards import (
    HOUSE_RULES,
    HOUSE_RULES_OPTION,
    VARIANTS,
    VARIANTS_OPTION,
    board_for,
    why_not_here,
)
from agricola.wording.reader import simplified

_LIST = "?"


def ask_ways(terminal: Terminal, words: Words, edition: str, players: int, cards: bool) -> dict[str, list[str]]:
    """The variants and the house rules that somebody names, until they go together; nothing where there are none."""
    known = {
        name: words(f"variant-{name}")
        for name, variant in (*VARIANTS.items(), *HOUSE_RULES.items())
        if not why_not_here(variant, edition, players, cards)
    }
    while known:
        typed = terminal.ask(f"{words('term-ask-ways', mark=_LIST)} [{words('term-answer-no')}] ")
        if typed == _LIST:
            for name, title in known.items():
                terminal.tell(f"  {name}: {title}. {words(f'variant-{name}.about')}")
            continue
        if simplified(typed) in ("", "no", simplified(words("term-answer-no"))):
            break
        try:
            ways = _named(typed, known)
            board_for(EDITIONS[edition], players, ways, cards)
        except BadOption as problem:
            terminal.tell(str(problem))
            continue
        return ways
    return {}


def _named(typed: str, known: dict[str, str]) -> dict[str, list[str]]:
    """What names mean, those of the command line and those that people read, each perhaps with a parameter."""
    by_title = {simplified(title): name for name, title in known.items()}
    ways: dict[str, list[str]] = {VARIANTS_OPTION: [], HOUSE_RULES_OPTION: []}
    for text in names_in(typed):
        title, colon, parameter = text.partition(":")
        name = by_title.get(simplified(title), title.strip().lower())
        ways[HOUSE_RULES_OPTION if name in HOUSE_RULES else VARIANTS_OPTION].append(f"{name}{colon}{parameter.strip()}")
    return ways
