"""Who is likely to beg at the next harvest: games played on to its end, as a network finds likely.

A search among three and more seldom comes to the end of a harvest that is a round away, and what a position is worth
does not tell how often its family goes hungry there. So while food is lacking the best answers are tried out in some
games that are played on until the harvest is over.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from agricola.agents.hunger import missing
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.actions import PLACE
from agricola.engine.kernel.state import GameState

Likely = Callable[[list[GameState]], list[list[float]]]
"""How likely each action is to be chosen, in each of some positions."""
_ROUNDS_AHEAD: Final = 1
"""So many rounds before that of a harvest who lacks food begins to look for it."""
_DECISIONS_PER_TURN: Final = 2
"""So many decisions a turn takes, meals included; rather more than on the mean."""
_LONGEST: Final = 400
"""After so many decisions a game is left where it is, so that each has an end."""


def may_beg(g: GameState) -> bool:
    """Whether somebody is to be placed whose family lacks food for a harvest that is near."""
    harvest = _harvest_round(g)
    if g.options[0].kind != PLACE or harvest is None or harvest - g.round > _ROUNDS_AHEAD:
        return False
    p = g.players[g.stack[-1].seat]
    return missing(g, p, p.abilities.cooking) > 0


def decisions_left(g: GameState) -> int:
    """How many decisions there are before the next harvest is over, roughly."""
    harvest = _harvest_round(g)
    if harvest is None:
        return 0
    here = sum(p.home for p in g.players)
    later = (harvest - g.round) * sum(p.family for p in g.players)
    return _DECISIONS_PER_TURN * (here + later)


def likely_markers(
    root: GameState,
    answers: Sequence[int],
    orders: Sequence[tuple[int, ...]],
    games: int,
    likely: Likely,
    goes_on: Callable[[], bool],
    rng: random.Random,
) -> list[float] | None:
    """The begging markers that follow each answer on the mean of so many games; None when the time was over before.

    Who is asked at the root does what is likeliest, the others anything that is likely.
    """
    seat = root.stack[-1].seat
    harvest = _harvest_round(root)
    assert harvest is not None
    tried: list[GameState] = []
    for answer in answers:
        for number in range(games):
            game = root.clone()
            game.order = orders[number % len(orders)]
            advance(game, root.options[answer])
            tried.append(game)
    for _ in range(_LONGEST):
        playing = [game for game in tried if game.waiting and game.round <= harvest]
        if not playing:
            break
        if not goes_on():
            return None
        for game, chances in zip(playing, likely(playing), strict=True):
            choices = range(len(chances))
            own = game.stack[-1].seat == seat
            choice = max(choices, key=chances.__getitem__) if own else rng.choices(choices, chances)[0]
            advance(game, game.options[choice])
    before = root.players[seat].begging
    new = [game.players[seat].begging - before for game in tried]
    return [sum(new[first : first + games]) / games for first in range(0, len(new), games)]


def _harvest_round(g: GameState) -> int | None:
    """The round after which the next harvest is; None when there is none any more."""
    return min((number for number in g.board.harvest_rounds if number >= g.round), default=None)
