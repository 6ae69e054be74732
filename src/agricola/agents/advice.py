"""Hints as people are told them: why each is worth a look, and how it stands beside the best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from agricola.agents.protocol import Judgement
from agricola.agents.reasons import about_cards, reasons
from agricola.engine.kernel.actions import Action
from agricola.engine.message import Message, say
from agricola.game import Game

_COUNTED: Final = 8
"""What is worse by more points was hardly looked at: how many they are is no news then."""


@dataclass(frozen=True)
class Advice:
    """One thing that could be done."""

    action: Action
    why: Message | None
    """What speaks for it; None where there is nothing to tell, as of a card that is still to be drawn."""
    standing: Message | None
    """How it stands beside the best; None where there is nothing beside it, and of hand cards, whose reason says it."""


def advised(game: Game, found: list[Judgement]) -> list[Advice]:
    """Hints for the open decision, the best first, each told so that a beginner learns from it."""
    return [Advice(one.action, _why(game, one.action), _standing(game, one, found)) for one in found]


def _why(game: Game, action: Action) -> Message | None:
    because = reasons(game, action)
    if len(because) > 1:
        return say("hint-reasons", why=tuple(because))
    return because[0] if because else None


def _standing(game: Game, judgement: Judgement, found: list[Judgement]) -> Message | None:
    if len(found) == 1 or about_cards(game, judgement.action) is not None:
        return None
    if judgement is found[0]:
        return say("hint-best")
    worse = round(found[0].value - judgement.value)
    if worse <= 0:
        return say("hint-as-good")
    return say("hint-worse", n=worse) if worse <= _COUNTED else say("hint-far-worse")
