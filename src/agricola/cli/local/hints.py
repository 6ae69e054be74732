"""Advice for the open decision, from what the seat that is asked may know."""

from __future__ import annotations

from dataclasses import dataclass

from agricola.agents.analysis import hints
from agricola.agents.protocol import Observation
from agricola.cli.text.words import Words
from agricola.engine.kernel.actions import Action
from agricola.engine.message import Message, say
from agricola.game import Game


@dataclass(frozen=True)
class Advice:
    """One thing that could be done, and what it promises."""

    action: Action
    why: Message

    def in_words(self, words: Words) -> str:
        """The advice in words."""
        return words("term-of", name=words.words(self.action), what=words.message(self.why))


def advice(game: Game, words: Words) -> list[Advice]:
    """Up to three things that could be done in the open decision, the best first."""
    seat = game.current_player
    if seat is None:
        return []
    found = hints(Observation(game, seat))
    if len(found) == 1:
        return [Advice(found[0].action, say("term-only-choice"))]
    alone = len(game.scores()) == 1
    return [Advice(one.action, _why(one.value, found[0].value, words, alone=alone)) for one in found]


def _why(value: float, best: float, words: Words, *, alone: bool) -> Message:
    """What an action promises."""

    def points(number: float) -> str:
        return f"{number:.1f}".replace(".", words("term-decimal-sign"))

    if alone:
        promise = say("term-promises", points=points(value))
    elif abs(value) < 0.05:
        promise = say("term-promises-draw")
    else:
        promise = say("term-promises-lead" if value > 0 else "term-promises-lag", points=points(abs(value)))
    less = best - value
    return say("term-promises-less", what=promise, less=points(less)) if less >= 0.05 else promise
