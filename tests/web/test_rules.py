"""The short rulebook of the page explains every action space."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from agricola.game import EDITIONS, new_game

ENTRIES = Path(__file__).parents[2] / "web" / "src" / "rules" / "entries.ts"


def codes_in(message: Any) -> set[str]:
    """The codes of a message and of those within it."""
    if isinstance(message, dict):
        own = {message["code"]} if "code" in message else set()
        return own.union(*map(codes_in, message.values()))
    return set().union(*map(codes_in, message)) if isinstance(message, (list, tuple)) else set()


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_what_each_space_does_has_an_entry(edition: str) -> None:
    known = set(re.findall(r'"((?:do|ask)-[a-z-]+)"', ENTRIES.read_text(encoding="utf-8")))
    for players in range(1, EDITIONS[edition].most_players + 1):
        for cards in {False, EDITIONS[edition].hand_cards}:
            for space in new_game(edition, players=players, cards=cards, seed=1).view(None)["spaces"]:
                assert codes_in(space["does"]) & known, space["id"]
