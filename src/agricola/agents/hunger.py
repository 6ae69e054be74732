"""Begging that can hardly be averted any more: who lacks food for the harvest of this round, and finds too little.

A search that looks a few turns ahead seldom comes to the harvest. Who begs there is known as soon as the last person
of a family has been placed, and before that, where the free spaces bring too little. It is compiled with the engine.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.farming import bread, most_bread
from agricola.engine.goods import CLAY, FOOD, GRAIN, KINDS, SHEEP
from agricola.engine.kernel.actions import EDGE, FENCE, PASTURE, PLACE, ROOM, STABLE
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.flow import WORK_STEPS
from agricola.engine.rounds.harvest import crops_due, food_needed

_WORK_ENDS: Final = WORK_STEPS[1]
_BRINGS_NO_FOOD: Final = (PLACE, ROOM, STABLE, FENCE, PASTURE, EDGE)
"""Between turns, and while something is built on a farm."""
_FIREPLACE: Final = 2
_ENOUGH: Final = 99


def begging(g: GameState) -> list[int]:
    """The begging markers of each seat, with those that it will hardly avert before the end of this round."""
    markers = [p.begging for p in g.players]
    if not g.waiting or g.round not in g.board.harvest_rounds or g.stack[0].steps > _WORK_ENDS:
        return markers
    deciding = g.stack[-1].seat
    for p in g.players:
        # A turn that is not over may still bring food, but not while something is placed on the farm.
        if p.seat == deciding and g.options[0].kind not in _BRINGS_NO_FOOD:
            continue
        lacking = missing(g, p)
        if lacking and p.home:
            lacking -= _food_on_free_spaces(g, p)
        if lacking > 0:
            markers[p.seat] += lacking
    return markers


def _food_on_free_spaces(g: GameState, p: Player) -> int:
    """The most food that the people at home could bring from the free spaces, if nobody else goes there.

    Who has clay enough for a fireplace may do better than is counted here.
    """
    cooking = p.abilities.cooking
    if not cooking[SHEEP] and p.goods[CLAY] >= _FIREPLACE:
        return _ENOUGH
    grain = most_bread(p, 0)
    found = [bread(p, grain) - grain * cooking[GRAIN]] if grain else []
    for space in g.open:
        if g.occupied[space.site]:
            continue
        food = space.gives[FOOD]
        for good in range(GRAIN, KINDS):
            food += space.gives[good] * cooking[good]
        if space.empties and space.pile >= 0:
            first = space.index * KINDS
            food += g.stock[first + FOOD]
            for good in range(GRAIN, KINDS):
                food += g.stock[first + good] * cooking[good]
        if food:
            found.append(food)
    found.sort(reverse=True)
    return sum(found[: p.home])


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
