"""Records of whole games, kept for ever: what was saved once must play again, move by move, to the same end.

`make golden` adds records for what has none yet and never changes one that is there. A record that no longer replays
means that somebody's saved game is lost.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import agricola
from agricola import Game
from tests.property.checks import Tastes

FOLDER = Path(__file__).with_name("records")
SEEDS = (1, 2)


def _names() -> dict[str, Callable[[], Game]]:
    """The games whose records are kept, by the name of the file."""
    found: dict[str, Callable[[], Game]] = {}
    for edition in sorted(agricola.EDITIONS):
        rules = agricola.EDITIONS[edition]
        for players in range(1, rules.most_players + 1):
            for cards in (False, True) if rules.hand_cards else (False,):
                decks = {"decks": rules.decks} if cards and rules.decks else {}
                for seed in SEEDS:
                    name = f"{edition}-{players}{'-cards' if cards else ''}-{seed}"
                    found[name] = lambda e=edition, p=players, c=cards, s=seed, d=decks: agricola.new_game(  # type: ignore[misc]
                        e, players=p, cards=c, seed=s, ask_end_turn=s % 2 == 0, **d
                    )
    return found


GAMES = _names()


def played(name: str) -> str:
    """The record of a game that somebody with tastes of their own plays."""
    game = GAMES[name]()
    taste = Tastes(random.Random(name))
    while not game.is_terminal():
        game.apply(taste(game.legal_actions()))
    return str(game.record())


def add_missing() -> None:
    """Write the records that are not there yet."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        if not path.exists():
            path.write_text(played(name), encoding="utf-8", newline="\n")
