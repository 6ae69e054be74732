"""The ten major improvements, which the original and the revised edition share (revised 11, original 13).

Two fireplaces and two hearths differ in price only; the clay they cost stands in their names, so that each has its own.
"""

from __future__ import annotations

from typing import Final

from agricola.cards.words import *

_FIREPLACE: Final = "At any time: vegetable 2 food, sheep 2, wild boar 2, cattle 3. Bake Bread: 2 food for each grain."
_HEARTH: Final = "At any time: vegetable 3 food, sheep 2, wild boar 3, cattle 4. Bake Bread: 3 food for each grain."
_COOKING: Final = "Cook vegetables and animals; bake bread"

FIREPLACE_2: Final = major(
    "Fireplace (2 clay)", id="M-fireplace-2", cost=clay(2), points=1,
    gist=_COOKING, text=_FIREPLACE,
    cooks=cooking(vegetable=2, sheep=2, boar=2, cattle=3), oven=baking(2),
)  # fmt: skip
FIREPLACE_3: Final = major(
    "Fireplace (3 clay)", id="M-fireplace-3", cost=clay(3), points=1,
    gist=_COOKING, text=_FIREPLACE,
    cooks=cooking(vegetable=2, sheep=2, boar=2, cattle=3), oven=baking(2),
)  # fmt: skip
COOKING_HEARTH_4: Final = major(
    "Cooking Hearth (4 clay)", id="M-hearth-4", cost=(clay(4), returning("Fireplace")), points=1,
    gist=_COOKING, text=_HEARTH,
    cooks=cooking(vegetable=3, sheep=2, boar=3, cattle=4), oven=baking(3),
)  # fmt: skip
COOKING_HEARTH_5: Final = major(
    "Cooking Hearth (5 clay)", id="M-hearth-5", cost=(clay(5), returning("Fireplace")), points=1,
    gist=_COOKING, text=_HEARTH,
    cooks=cooking(vegetable=3, sheep=2, boar=3, cattle=4), oven=baking(3),
)  # fmt: skip
WELL: Final = major(
    "Well", id="M-well", cost=wood(1) + stone(3), points=4,
    gist="1 food in each of the next 5 rounds",
    text="Put 1 food on each of the next 5 round spaces; you get it at the start of those rounds.",
    on=(played >> schedule(food(1), next_rounds(5)),),
)  # fmt: skip
CLAY_OVEN: Final = major(
    "Clay Oven", id="M-clay-oven", cost=clay(3) + stone(1), points=2,
    gist="Bake bread: 5 food for 1 grain",
    text="Bake Bread: 5 food for at most 1 grain. When you build it, you may bake bread at once.",
    oven=baking(5, at_most=1), on=(played >> may(bake_bread()),),
)  # fmt: skip
STONE_OVEN: Final = major(
    "Stone Oven", id="M-stone-oven", cost=clay(1) + stone(3), points=3,
    gist="Bake bread: 4 food for each of 2 grain",
    text="Bake Bread: 4 food each for at most 2 grain. When you build it, you may bake bread at once.",
    oven=baking(4, at_most=2), on=(played >> may(bake_bread()),),
)  # fmt: skip
JOINERY: Final = major(
    "Joinery", id="M-joinery", cost=wood(2) + stone(2), points=2,
    gist="Each harvest: 1 wood for 2 food; points",
    text="Once each harvest: 1 wood for 2 food. At the end: 1/2/3 points for 3/5/7 wood.",
    exchanges=(each_harvest(wood(1), food(2)),),
    score=by_steps(supply_of(WOOD).when(cards_called("Sawmill").exactly(0)), {3: 1, 5: 2, 7: 3}),
)  # fmt: skip
POTTERY: Final = major(
    "Pottery", id="M-pottery", cost=clay(2) + stone(2), points=2,
    gist="Each harvest: 1 clay for 2 food; points",
    text="Once each harvest: 1 clay for 2 food. At the end: 1/2/3 points for 3/5/7 clay.",
    exchanges=(each_harvest(clay(1), food(2)),), score=by_steps(supply_of(CLAY), {3: 1, 5: 2, 7: 3}),
)  # fmt: skip
BASKETMAKERS_WORKSHOP: Final = major(
    "Basketmaker's Workshop", id="M-basketmaker", cost=reed(2) + stone(2), points=2,
    gist="Each harvest: 1 reed for 3 food; points",
    text="Once each harvest: 1 reed for 3 food. At the end: 1/2/3 points for 2/4/5 reed.",
    exchanges=(each_harvest(reed(1), food(3)),), score=by_steps(supply_of(REED), {2: 1, 4: 2, 5: 3}),
)  # fmt: skip
