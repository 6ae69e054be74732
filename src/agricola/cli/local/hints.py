"""Advice for the open decision, from what the seat that is asked may know."""

from __future__ import annotations

from dataclasses import dataclass

from agricola.agents.analysis import hints
from agricola.agents.protocol import Judgement, Observation
from agricola.agents.reasons import about_cards
from agricola.cli.text.words import Words
from agricola.engine.kernel.actions import Action
from agricola.engine.message import Message, say
from agricola.game import Game


@dataclass(frozen=True)
class Advice:
    """One thing that could be done, and what it promises."""

    action: Action
    why: Message | None

    def in_words(self, words: Words) -> str:
        """The advice in words."""
        name = words.words(self.action)
        return name if self.why is None else words("term-of", name=name, what=words.message(self.why))


def advice(game: Game, words: Words) -> list[Advice]:
    """Up to three things that could be done in the open decision, the best first."""
    seat = game.current_player
    if seat is None:
        return []
    found = hints(Observation(game, seat))
    if len(found) == 1:
        return [Advice(found[0].action, say("term-only-choice"))]
    return [Advice(one.action, _why(game, one, found[0].value, words)) for one in found]


def _why(game: Game, judgement: Judgement, best: float, words: Words) -> Message | None:
    """What speaks for an action: of hand cards what they are worth, else what it promises."""
    about = about_cards(game, judgement.action)
    if about is None:
        return _promise(judgement.value, best, words, alone=len(game.scores()) == 1)
    return about[0] if about else None


def _promise(value: float, best: float, words: Words, *, alone: bool) -> Message:
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
