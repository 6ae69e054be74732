"""Hints as people are told them: why each is worth a look, and how it stands beside the best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from agricola.agents.protocol import Judgement
from agricola.agents.reasons import about_cards, reasons
from agricola.engine.kernel.actions import EDGE, FENCE, PLOW, ROOM, STABLE, Action
from agricola.engine.message import Message, say
from agricola.game import Game

_COUNTED: Final = 8
"""What is worse by more points was hardly looked at: how many they are is no news then."""
_ON_LAND: Final = (ROOM, STABLE, PLOW, FENCE, EDGE)
"""What differs from another of its kind only in where on the farm it is done."""


@dataclass(frozen=True)
class Advice:
    """One thing that could be done."""

    action: Action
    why: Message | None
    """What speaks for it; None where there is nothing to tell, as of a card that is still to be drawn."""
    standing: Message | None
    """How it stands beside the best; None where there is nothing beside it, and of hand cards, whose reason says it."""


def advised(game: Game, found: list[Judgement]) -> list[Advice]:
    """Hints for the open decision, the best first, each told so that a beginner learns from it.

    Of the same thing done elsewhere on the farm for the same reasons only what is as good as the best is told: nobody
    learns from a difference that has no reason, and small ones come and go with the time to think.
    """
    told: list[Advice] = []
    for one in found:
        advice = Advice(one.action, _why(game, one.action), _standing(game, one, found))
        if told and _worse(one, found) > 0 and any(_only_elsewhere(advice, other) for other in told):
            continue
        told.append(advice)
    return told


def _only_elsewhere(one: Advice, other: Advice) -> bool:
    """Whether two hints are the same but for where on the farm it is done."""
    return one.action.kind in _ON_LAND and one.action.kind == other.action.kind and one.why == other.why


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
    worse = _worse(judgement, found)
    if worse <= 0:
        return say("hint-as-good")
    return say("hint-worse", n=worse) if worse <= _COUNTED else say("hint-far-worse")


def _worse(judgement: Judgement, found: list[Judgement]) -> int:
    """By how many points the best is better."""
    return round(found[0].value - judgement.value)
