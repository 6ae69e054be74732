"""Rulings on single cards, from `rulings.toml`: what follows from the rules but does not stand in a card's text."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

RULINGS: Final = Path(__file__).with_name("rulings.toml")


@cache
def all_rulings() -> Mapping[str, tuple[str, ...]]:
    """Every ruling by the id of its card."""
    read = tomllib.loads(RULINGS.read_text(encoding="utf-8"))
    return {card_id: tuple(sentences) for card_id, sentences in read.items()}


def rulings_of(card_id: str) -> tuple[str, ...]:
    """The rulings on a card, a sentence each; a card may have none.

    >>> rulings_of("M-well")
    ('Built late, it gives food only for the rounds that are left.',)
    """
    return all_rulings().get(card_id, ())
