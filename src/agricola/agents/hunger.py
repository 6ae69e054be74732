"""Begging that nothing can avert any more: who has placed everybody and lacks food for the harvest of this round.

A search that looks a few turns ahead seldom comes to the harvest. Who begs there is known as soon as the last person
of a family has been placed. It is compiled with the engine.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.goods import FOOD, GRAIN, KINDS
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.flow import WORK_STEPS
from agricola.engine.rounds.harvest import crops_due, food_needed

_WORK_ENDS: Final = WORK_STEPS[1]


def begging(g: GameState) -> list[int]:
    """The begging markers of each seat, with those that it can't avert before the end of this round."""
    markers = [p.begging for p in g.players]
    if not g.waiting or g.round not in g.board.harvest_rounds or g.stack[0].steps > _WORK_ENDS:
        return markers
    deciding = g.stack[-1].seat
    for p in g.players:
        if p.seat != deciding and p.home == 0:
            markers[p.seat] += missing(g, p)
    return markers


def missing(g: GameState, p: Player) -> int:
    """How much food a family lacks for the next harvest if it eats all that it has and harvests, seed and herds too."""
    lacking = food_needed(g, p) - p.goods[FOOD]
    if lacking <= 0:
        return 0
    crops = crops_due(g, p)
    cooking = p.abilities.cooking
    for good in range(GRAIN, KINDS):
        lacking -= (p.goods[good] + crops[good]) * cooking[good]
    for conversion in p.abilities.conversions:
        if conversion.once_per_harvest and conversion.card not in p.spent and conversion.times(p.goods):
            lacking -= conversion.get[FOOD]
    return lacking if lacking > 0 else 0
