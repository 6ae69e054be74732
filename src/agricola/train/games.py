"""The games that are played for learning: how they start, what they are worth, what is helped along."""

from __future__ import annotations

import random
from typing import Final

from agricola.agents.puct import MARGIN_SCALE
from agricola.engine.deeds.legality import play_on
from agricola.engine.farm.farmyard import Farmyard
from agricola.engine.farm.pastures import enclosed, pastures
from agricola.engine.goods import CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from agricola.engine.kernel.state import GameState
from agricola.engine.scoring.categories import total
from agricola.game import new_game

_MOST_GIVEN: Final = ((WOOD, 7), (CLAY, 4), (REED, 4), (STONE, 3), (FOOD, 5), (GRAIN, 2), (VEGETABLE, 1))
_THIRD_ROOM: Final = 1 << 0
MOST_MARGIN: Final = 40
_VICTORY: Final = 0.25


def start(rng: random.Random, edition: str, players: int, with_material: float) -> GameState:
    """A new game; with some probability its players begin with material, a room more, or a person more.

    What pays only late and together (reed and wood, a room, a child) is hard to find by chance. Who begins in the midst
    of it learns what it is worth.
    """
    g = new_game(edition, players=players, cards=False, seed=rng.getrandbits(48)).state
    if rng.random() < with_material:
        for p in g.players:
            if rng.random() < 0.75:
                for good, most in _MOST_GIVEN:
                    if rng.random() < 0.5:
                        p.goods[good] += rng.randint(0, most)
                yard = p.yard
                if isinstance(yard, Farmyard) and rng.random() < 0.35:
                    yard.rooms |= _THIRD_ROOM
                    if rng.random() < 0.4:
                        p.family += 1
                        p.home += 1
                        p.goods[FOOD] += 2
        g.waiting = False
        play_on(g)
    return g


def utility(points: list[int], seat: int) -> float:
    """What an end is worth to a seat: mostly the margin, and a little for the victory itself."""
    if len(points) == 1:
        return points[0] / MARGIN_SCALE
    margin = points[seat] - max(points[:seat] + points[seat + 1 :])
    bounded = max(-MOST_MARGIN, min(MOST_MARGIN, margin))
    return bounded / MARGIN_SCALE + (_VICTORY if margin > 0 else -_VICTORY if margin < 0 else 0.0)


def progress(g: GameState, seat: int) -> float:
    """How far a farm has come in what is hard to find: rooms, people, pastures, fenced stables, in points."""
    p = g.players[seat]
    yard = p.yard
    done = 2.5 * (yard.room_count() - 2) + 2.0 * (p.family - 2)
    if isinstance(yard, Farmyard) and yard.fences:
        done += 1.0 * len(pastures(yard.fences)) + 1.0 * (yard.stables & enclosed(yard.fences)).bit_count()
    return done / MARGIN_SCALE


def final_points(g: GameState) -> list[int]:
    """The points of each seat."""
    return [total(g, p) for p in g.players]


TOLD: Final = ("points", "people", "rooms", "house", "fields", "pastures", "fenced", "unused", "animals", "begging",
               "cards", "food")  # fmt: skip


def told(g: GameState, seat: int) -> list[float]:
    """What a farm has at the end, in the order of `TOLD`, for the log of a training run."""
    p = g.players[seat]
    yard = p.yard
    assert isinstance(yard, Farmyard)
    fenced = (yard.stables & enclosed(yard.fences)).bit_count()
    return [
        total(g, p), p.family, yard.room_count(), yard.house, yard.fields.bit_count(), len(pastures(yard.fences)),
        fenced, yard.free().bit_count(), sum(p.goods[7:10]), p.begging, len(p.cards), p.goods[FOOD],
    ]  # fmt: skip
