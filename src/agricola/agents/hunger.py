"""Begging that can hardly be averted any more: who lacks food for the harvest of this round, and finds too little.

A search that looks a few turns ahead seldom comes to the end of the harvest. Who begs there is known as soon as the
last person of a family has been placed, and before that, where the free spaces bring too little. It is compiled with
the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from agricola.engine.deeds.farming import bread, most_bread
from agricola.engine.deeds.improving import Improve, improvement_price
from agricola.engine.deeds.tile_deeds import BuildOneOf
from agricola.engine.economy.costs import payable
from agricola.engine.goods import COOKABLE, FOOD, GRAIN, KINDS, SHEEP
from agricola.engine.kernel.actions import EDGE, FENCE, PASTURE, PLACE, ROOM, STABLE
from agricola.engine.kernel.card import Card
from agricola.engine.kernel.effect import within
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.flow import WORK_STEPS, are_fields_harvested, is_fed
from agricola.engine.rounds.harvest import crops_due, food_needed

_WORK_ENDS: Final = WORK_STEPS[1]
_BRINGS_NO_FOOD: Final = (PLACE, ROOM, STABLE, FENCE, PASTURE, EDGE)
"""Between turns, and while something is built on a farm."""


def begging(g: GameState) -> list[int]:
    """The begging markers of each seat, with those that it will hardly avert before the end of this round."""
    markers = [p.begging for p in g.players]
    if not g.waiting or g.round not in g.board.harvest_rounds:
        return markers
    at_work = g.stack[0].steps <= _WORK_ENDS
    deciding = g.stack[-1].seat
    for p in g.players:
        # A turn that is not over may still bring food, but not while something is placed on the farm.
        if is_fed(g, p.seat) or (at_work and p.seat == deciding and g.options[0].kind not in _BRINGS_NO_FOOD):
            continue
        cooking = p.abilities.cooking
        lacking = missing(g, p, cooking)
        if lacking and p.home and at_work:
            lacking -= _food_in_reach(g, p, cooking, p.home)
            if lacking > 0 and not cooking[SHEEP]:
                better = _rates_with_a_fireplace(g, p, cooking)
                if better != cooking:
                    # One person builds it, the others find what is cooked there.
                    lacking = min(lacking, missing(g, p, better) - _food_in_reach(g, p, better, p.home - 1))
        if lacking > 0:
            markers[p.seat] += lacking
    return markers


def _food_in_reach(g: GameState, p: Player, cooking: Sequence[int], people: int) -> int:
    """The food that so many people at home may bring from the free spaces.

    Everybody else goes to any free space, so that some of the best are taken before their turn comes.
    """
    grain = most_bread(p, 0)
    found = [bread(p, grain) - grain * cooking[GRAIN]] if grain else []
    free = 0
    for space in g.open:
        if g.occupied[space.site]:
            continue
        free += 1
        food = 0
        for way in space.feeds:
            food = max(food, _as_food(way, 0, cooking))
        if space.empties and space.pile >= 0:
            food += _as_food(g.stock, space.index * KINDS, cooking)
        if food:
            found.append(food)
    found.sort(reverse=True)
    before, between = _others_before(g, p)
    reached = 0
    for turn in range(people):
        gone = (before + turn * between) * len(found) // max(free, 1)
        if turn + gone < len(found):
            reached += found[turn + gone]
    return reached


def _as_food(goods: Sequence[int], first: int, cooking: Sequence[int]) -> int:
    """The food that goods are worth that begin somewhere in a list."""
    food = goods[first + FOOD]
    for good in range(GRAIN, KINDS):
        food += goods[first + good] * cooking[good]
    return food


def _rates_with_a_fireplace(g: GameState, p: Player, cooking: list[int]) -> list[int]:
    """What each good is worth as a meal to a player who builds a place to cook in his next turn.

    Each of the others who has a turn before him may take a space to build at, and one of the places.
    """
    before, _ = _others_before(g, p)
    spaces: set[int] = set()
    places: list[Sequence[int]] = []
    for card in g.majors:
        rates = card.rules.cooks
        if rates is not None and payable(g, p, improvement_price(g, p, card)):
            there = _spaces_to_build(g, p, card)
            if there:
                spaces.update(there)
                places.append(rates)
    better = cooking.copy()
    if len(spaces) > before and len(places) > before:
        places.sort(key=sum)
        for good, food in zip(COOKABLE, places[-1 - before], strict=True):
            better[good] = max(better[good], food)
    return better


def _spaces_to_build(g: GameState, p: Player, card: Card) -> list[int]:
    """The free spaces that let a player build a major improvement."""
    found: list[int] = []
    for space in g.open:
        if g.occupied[space.site]:
            continue
        for part in within(space.effect):
            if (isinstance(part, Improve) and part.major) or (isinstance(part, BuildOneOf) and card in part.cards):
                if space.effect.possible(g, p.seat, space.index):
                    found.append(space.site)
                break
    return found


def _others_before(g: GameState, p: Player) -> tuple[int, int]:
    """How many of the others place somebody before the next turn of a player, and between two turns."""
    seats = len(g.players)
    first = g.stack[-1].seat
    if g.options[0].kind != PLACE:
        first += 1  # whose turn it is has placed somebody already
    before = between = 0
    for step in range(seats):
        other = g.players[(first + step) % seats]
        if other is p:
            before = between
        elif other.home:
            between += 1
    return before, between


def missing(g: GameState, p: Player, cooking: Sequence[int]) -> int:
    """How much food a family lacks for the next harvest if it eats all that it has and harvests, seed and herds too."""
    lacking = food_needed(g, p) - p.goods[FOOD]
    if lacking <= 0:
        return 0
    for good in range(GRAIN, KINDS):
        lacking -= p.goods[good] * cooking[good]
    if not are_fields_harvested(g):
        crops = crops_due(g, p)
        for good in range(GRAIN, KINDS):
            lacking -= crops[good] * cooking[good]
    for conversion in p.abilities.conversions:
        if conversion.once_per_harvest and conversion.card not in p.spent and conversion.times(p.goods):
            lacking -= conversion.get[FOOD]
    return lacking if lacking > 0 else 0
