"""The eleven improvements of the Family Edition (family 8).

Two Fireplaces, two Cooking Hearths and two Clay Ovens differ in price only; the clay they cost stands in their names.
"""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

# Two prices are chosen, as are other values of this edition (see `editions.family`): one edit here corrects each.
_D7_SECOND_COOKING_HEARTH: Final = clay(5)
_D8_SECOND_CLAY_OVEN: Final = clay(4)

_FIREPLACE: Final = "At any time: sheep 2 food, wild boar 2, cattle 3; 1 grain and 1 wood for 2 food."
_HEARTH: Final = "At any time: sheep 2 food, wild boar 3, cattle 4; 1 grain and 1 wood for 3 food."
_OVEN: Final = "At any time: 1 grain and 1 wood for 5 food."


def _fireplace(number: int, cost: Goods) -> Card:
    return major(
        f"Fireplace ({cost.bag[CLAY]} clay)", id=f"F-fireplace-{number}", cost=cost, points=1,
        gist="Animals to food; grain and wood for 2 food", text=_FIREPLACE,
        cooks=cooking(vegetable=0, sheep=2, boar=2, cattle=3), meals=(any_time(grain(1) + wood(1), food(2)),),
    )  # fmt: skip


def _cooking_hearth(number: int, cost: Goods) -> Card:
    return major(
        f"Cooking Hearth ({cost.bag[CLAY]} clay)", id=f"F-hearth-{number}", cost=cost, points=1,
        gist="Animals to food; grain and wood for 3 food", text=_HEARTH,
        cooks=cooking(vegetable=0, sheep=2, boar=3, cattle=4), meals=(any_time(grain(1) + wood(1), food(3)),),
    )  # fmt: skip


def _clay_oven(number: int, cost: Goods) -> Card:
    return major(
        f"Clay Oven ({cost.bag[CLAY]} clay)", id=f"F-oven-{number}", cost=cost, points=1,
        gist="1 grain and 1 wood for 5 food", text=_OVEN,
        meals=(any_time(grain(1) + wood(1), food(5)),),
    )  # fmt: skip


FIREPLACE_1: Final = _fireplace(1, clay(2))
FIREPLACE_2: Final = _fireplace(2, clay(3))
COOKING_HEARTH_1: Final = _cooking_hearth(1, clay(4))
COOKING_HEARTH_2: Final = _cooking_hearth(2, _D7_SECOND_COOKING_HEARTH)
CLAY_OVEN_1: Final = _clay_oven(1, clay(3))
CLAY_OVEN_2: Final = _clay_oven(2, _D8_SECOND_CLAY_OVEN)
WIND_MILL: Final = major(
    "Wind Mill", id="F-wind-mill", cost=clay(3) + wood(1), points=1,
    gist="Each harvest: 1 grain for 3 food; points",
    text="Once each harvest: 1 grain for 3 food. At the end: 1 point for every 2 grain in your supply.",
    exchanges=(each_harvest(grain(1), food(3)),), score=per(supply_of(GRAIN), 1, each=2),
)  # fmt: skip
BASKETMAKERS_WORKSHOP: Final = major(
    "Basketmaker's Workshop", id="F-basketmaker", cost=wood(2) + reed(1), points=1,
    gist="Each harvest: 1 reed for 3 food; points",
    text="Once each harvest: 1 reed for 3 food. At the end: 1 point for every 2 reed.",
    exchanges=(each_harvest(reed(1), food(3)),), score=per(supply_of(REED), 1, each=2),
)  # fmt: skip
POTTERY: Final = major(
    "Pottery", id="F-pottery", cost=clay(1) + reed(2), points=1,
    gist="Each harvest: 1 clay for 2 food; points",
    text="Once each harvest: 1 clay for 2 food. At the end: 1 point for every 2 clay.",
    exchanges=(each_harvest(clay(1), food(2)),), score=per(supply_of(CLAY), 1, each=2),
)  # fmt: skip
JOINERY: Final = major(
    "Joinery", id="F-joinery", cost=clay(2) + wood(1), points=1,
    gist="Each harvest: 1 wood for 2 food; points",
    text="Once each harvest: 1 wood for 2 food. At the end: 1 point for every 2 wood.",
    exchanges=(each_harvest(wood(1), food(2)),), score=per(supply_of(WOOD), 1, each=2),
)  # fmt: skip

PAIRED_AT: Final = {WOOD: JOINERY.id, CLAY: POTTERY.id, REED: BASKETMAKERS_WORKSHOP.id, GRAIN: WIND_MILL.id}
"""The goods that score, and the improvement that takes each in pairs. Pairs come first, which is never worse."""


def left_after_pairs(p: Player) -> dict[int, int]:
    """What a player's workshops leave of each of the goods that score."""
    owned = {card.id for card in p.cards}
    return {good: p.goods[good] % 2 if card in owned else p.goods[good] for good, card in PAIRED_AT.items()}


def _goods_left(g: GameState, seat: int) -> int:
    return sum(left_after_pairs(g.players[seat]).values())


DEPOT: Final = major(
    "Depot", id="F-depot", cost=wood(1) + clay(1) + reed(1), points=1,
    gist="1 point for every 3 goods left over",
    text="At the end: 1 point for every 3 of the wood, clay, reed and grain that your other improvements do not score.",
    score=per(Count("goods left", _goods_left, one="good left"), 1, each=3),
)  # fmt: skip
