"""What every effect owes to the rest."""

from __future__ import annotations

import agricola
from agricola.engine.effect import Effect


def _kinds(base: type[Effect]) -> list[type[Effect]]:
    return [kind for below in base.__subclasses__() for kind in (below, *_kinds(below))]


def test_an_effect_that_can_be_impossible_says_why() -> None:
    assert agricola.EDITIONS  # all of them are built, so every module of the engine is loaded
    silent = [
        kind.__name__
        for kind in _kinds(Effect)
        if kind.possible is not Effect.possible and kind.obstacle is Effect.obstacle
    ]
    assert silent == []
