"""Advice for the open decision, from what the seat that is asked may know."""

from __future__ import annotations

from agricola.agents.advice import Advice, advised
from agricola.agents.analysis import hints
from agricola.agents.protocol import Observation
from agricola.agents.told_before import ToldBefore
from agricola.cli.text.words import Words
from agricola.engine.message import say
from agricola.game import Game

_told = ToldBefore[list[Advice]]()


def advice(game: Game) -> list[Advice]:
    """Up to three things that could be done in the open decision, the best first."""
    seat = game.current_player
    if seat is None:
        return []
    found = _told.of(game) or _told.tell(game, advised(game, hints(Observation(game, seat))))
    if len(game.legal_actions()) == 1:
        return [Advice(one.action, say("term-only-choice"), None) for one in found]
    return found


def in_words(advice: Advice, words: Words) -> str:
    """A piece of advice in one line: what could be done, why, and how it stands beside the best."""
    name = words.words(advice.action)
    told = [words.message(one) for one in (advice.standing, advice.why) if one is not None]
    return words("term-of", name=name, what=words("reasons-join").join(told)) if told else name
