"""Rulings on single cards, from the files `*rulings.toml` beside them: what follows from the rules but no text says."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

RULINGS: Final = tuple(sorted(Path(__file__).parent.rglob("*rulings.toml")))
"""The files: one for the improvements that editions share, one for each deck."""


@cache
def all_rulings() -> Mapping[str, tuple[str, ...]]:
    """Every ruling by the id of its card."""
    return {
        card_id: tuple(sentences)
        for file in RULINGS
        for card_id, sentences in tomllib.loads(file.read_text(encoding="utf-8")).items()
    }


def rulings_of(card_id: str) -> tuple[str, ...]:
    """The rulings on a card, a sentence each; a card may have none.

    >>> rulings_of("M-well")
    ('Built late, it gives food only for the rounds that are left.',)
    """
    return all_rulings().get(card_id, ())
