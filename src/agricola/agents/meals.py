"""What to turn into food in a harvest: what costs no points, breaks no pair and leaves something to sow."""

from __future__ import annotations

import random
from collections import deque
from typing import Final

from agricola.agents.protocol import Observation
from agricola.engine.goods import ANIMALS, BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from agricola.engine.ids import ROUNDS
from agricola.engine.kernel.actions import DONE, Action
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.resolve import answer, run
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.harvest import FEED, breeding_herds, food_needed
from agricola.engine.scoring.categories import BEGGING, total

_MOST_TRIED: Final = 1500
"""How many positions are looked at; hardly any harvest has as many."""
_SEED: Final = 0.6
"""The worth of the last grain and of the last vegetable, to sow; with their points a little less than begging costs."""
_PAIR: Final = 1.0
"""The worth of two animals of a kind, which will breed again."""
_KEPT: Final = {
    WOOD: 0.3, CLAY: 0.3, REED: 0.5, STONE: 0.5, GRAIN: 0.3, VEGETABLE: 0.35, FOOD: 0.15, SHEEP: 0.3, BOAR: 0.4,
    CATTLE: 0.5,
}  # fmt: skip
"""What each good is worth beside its points, as long as the game goes on; food that is left over is worth little."""


def meal(observation: Observation) -> Action | None:
    """The next step of the best way to feed a family; None where no family is being fed."""
    game = observation.sample_world(random.Random(0)).state
    if not game.waiting or game.stack[-1].effect is not FEED:
        return None
    # Each way must come to the question whether that is all.
    game.ask_forced = game.ask_end_turn = True
    seat = observation.seat
    best: Action | None = None
    most = 0.0
    seen: set[tuple[object, ...]] = set()
    # The shortest ways come first, and of equal ways the first is taken.
    waiting: deque[tuple[GameState, Action | None]] = deque([(game, None)])
    while waiting:
        g, first = waiting.popleft()
        for option in g.options:
            if option.kind == DONE:
                worth = _worth(g, g.players[seat])
                if best is None or worth > most + 1e-9:
                    best, most = first or option, worth
                continue
            after = g.clone()
            answer(after, option)
            run(after)
            if not after.waiting or after.stack[-1].effect is not FEED or after.stack[-1].seat != seat:
                continue
            p = after.players[seat]
            key = (tuple(p.goods), p.spent, tuple(sorted(p.card_state.items())))
            if key not in seen and len(seen) < _MOST_TRIED:
                seen.add(key)
                waiting.append((after, first or option))
    return best


def _worth(g: GameState, p: Player) -> float:
    """What a farm is worth when its family has eaten: its points after breeding, and what helps to get more."""
    after = g.clone()
    mine = after.players[p.seat]
    owed = food_needed(g, p) - p.goods[FOOD]
    mine.goods[FOOD] = max(0, -owed)
    worth = -1e9
    for herd in breeding_herds(after, mine):
        mine.goods[SHEEP], mine.goods[BOAR], mine.goods[CATTLE] = herd
        worth = max(worth, total(after, mine) + (_prospects(mine) if g.round < ROUNDS else 0.0))
    return worth + BEGGING * max(0, owed)


def _prospects(p: Player) -> float:
    goods = p.goods
    worth = _SEED * ((goods[GRAIN] > 0) + (goods[VEGETABLE] > 0))
    worth += _PAIR * len([kind for kind in ANIMALS if goods[kind] >= 2])
    for good, each in _KEPT.items():
        worth += each * goods[good]
    return worth
