"""The printed rules as tables that owe nothing to the engine: what spaces give, what cards cost and what they cook."""

from __future__ import annotations

import re
from collections import Counter

Goods = Counter[str]

HARVEST_ROUNDS = (4, 7, 9, 11, 13, 14)
CROPS_ON_FIELD = {"grain": 3, "vegetable": 2}
ANIMALS = ("sheep", "boar", "cattle")
MATERIALS = ("wood", "clay", "stone")
EDIBLE = ("grain", "vegetable", *ANIMALS)


def goods(**amounts: int) -> Goods:
    """A bag of goods by name."""
    return Counter(amounts)


def read_goods(text: str) -> Goods:
    """The goods of a text such as "2 wood, 1 reed"."""
    found: Goods = Counter()
    if text not in {"nothing", ""}:
        for part in text.split(", "):
            number, name = part.split(" ", 1)
            found[name] += int(number)
    return found


def read_breeding(text: str) -> tuple[Goods, Goods, Goods]:
    """The animals that are kept, cooked with the food that they bring, and let go: "keep 3 sheep; let 1 boar go"."""
    match = re.fullmatch(r"keep ([^;]*)(?:; cook (.*) for (\d+) food)?(?:; let (.*) go)?", text)
    assert match is not None, text
    kept, cooked, food, released = match.groups(default="")
    return read_goods(kept), read_goods(cooked) + goods(food=int(food or 0)), read_goods(released)


def check_breeding(have: Goods, text: str, rates: dict[str, int]) -> tuple[Goods, int]:
    """The animals after breeding and the food of those cooked just before, if a text tells of what is allowed.

    `rates` is the food for one animal of each kind (revised 9.4, original 14.3, family 10).
    """
    kept, cooked, released = read_breeding(text)
    for kind, rate in rates.items():
        parents = have[kind] - cooked[kind] - released[kind]
        born = kept[kind] - parents
        assert born in (0, 1), f"{born} newborn {kind}"
        assert not born or parents >= 2, f"a {kind} without parents"
        assert not (cooked if not rate else released)[kind], f"{kind}: who can cook cooks"
    food = sum(cooked[kind] * rate for kind, rate in rates.items())
    assert food == cooked["food"]
    return kept, food


# What is added to each accumulation space (original 7.1 to 7.4, revised 4.1 to 4.5 and 15.2): by edition and name, for
# every number of players or by the number of players.
_ALWAYS: dict[str, dict[str, Goods]] = {
    "original": {
        "1 Clay": goods(clay=1),
        "1 Reed": goods(reed=1),
        "Fishing": goods(food=1),
        "1 Sheep": goods(sheep=1),
        "1 Stone (stage 2)": goods(stone=1),
        "1 Wild Boar": goods(boar=1),
        "1 Stone (stage 4)": goods(stone=1),
        "1 Cattle": goods(cattle=1),
    },
    "revised": {
        "Meeting Place": goods(food=1),
        "Clay Pit": goods(clay=1),
        "Reed Bank": goods(reed=1),
        "Fishing": goods(food=1),
        "Sheep Market": goods(sheep=1),
        "Western Quarry": goods(stone=1),
        "Pig Market": goods(boar=1),
        "Cattle Market": goods(cattle=1),
        "Eastern Quarry": goods(stone=1),
    },
}
_BY_PLAYERS: dict[str, dict[str, dict[int, Goods]]] = {
    "original": {
        "3 Wood": {1: goods(wood=2), **dict.fromkeys((2, 3, 4, 5), goods(wood=3))},
        "Starting Player and Storehouse": dict.fromkeys((2, 3, 4, 5), goods(food=1)),
        "2 Wood": dict.fromkeys((3, 4), goods(wood=2)),
        "1 Clay (3 players)": {3: goods(clay=1)},
        "1 Wood": {4: goods(wood=1)},
        "2 Clay": {4: goods(clay=2)},
        "Traveling Players": {4: goods(food=1)},
        "4 Wood": {5: goods(wood=4)},
        "3 Clay": {5: goods(clay=3)},
        "1 Reed, also 1 Stone and 1 Wood": {5: goods(reed=1)},
        "Build 1 Room or Traveling Players": {5: goods(food=1)},
    },
    "revised": {
        "Forest": {1: goods(wood=2), **dict.fromkeys((2, 3, 4), goods(wood=3))},
        "Grove": dict.fromkeys((2, 3, 4), goods(wood=2)),
        "Hollow": {3: goods(clay=1), 4: goods(clay=2)},
        "Copse": dict.fromkeys((1, 2, 4), goods(wood=1)),
        "Traveling Players": {4: goods(food=1)},
    },
}

# What a space gives from the general supply as soon as a person stands there.
_GIVEN: dict[str, dict[str, Goods]] = {
    "original": {
        "Take 1 Grain": goods(grain=1),
        "Take 1 Vegetable": goods(vegetable=1),
        "Take 1 Reed, 1 Stone and 1 Food": goods(reed=1, stone=1, food=1),
        "1 Reed, also 1 Stone and 1 Wood": goods(stone=1, wood=1),
    },
    "revised": {
        "Grain Seeds": goods(grain=1),
        "Vegetable Seeds": goods(vegetable=1),
        "Day Laborer": goods(food=2),
    },
}
_MARKETS = {1: goods(stone=1, food=1), 2: goods(stone=1, food=1), 4: goods(reed=1, stone=1, food=1)}
"""The Resource Market of the revised edition by number of players; with three it asks (4.3 to 4.5)."""

TOKEN = ("Starting Player and Storehouse", "Meeting Place")
RENOVATION = (
    "After Renovation also 1 Major or Minor Improvement",
    "After Renovation also Fences",
    "House Redevelopment",
    "Farm Redevelopment",
)
GROWTH = (
    "After Family Growth also 1 Minor Improvement",
    "Family Growth even without Room",
    "Basic Wish for Children",
    "Urgent Wish for Children",
    "Modest Wish for Children",
)
STABLE_PRICE = {
    "Build Room(s) and/or Build Stable(s)": 2,
    "Farm Expansion": 2,
    "Build 1 Stable and/or Bake Bread": 1,
    "Side Job": 1,
}
_ONLY_ASK = (
    "Build Room(s) and/or Build Stable(s)", "Farm Expansion", "Build 1 Stable and/or Bake Bread", "Side Job",
    "Plow 1 Field", "Farmland", "Sow and/or Bake Bread", "Grain Utilization", "Plow Field and Sow", "Cultivation",
    "1 Major or Minor Improvement", "Major Improvement", "Fences", "Fencing", "Take Animals", "Animal Market",
    "Marketplace", "Take 1 Building Resource", "Take 2 Building Resources", "Lessons (A)", "Lessons (X)",
    "Take 2 Building Resources or, from round 5, Family Growth",
)  # fmt: skip
CHOICES = frozenset((
    "build rooms", "build 1 room", "build stables", "build 1 stable", "bake bread", "sow", "plow a field",
    "plow a field, then may sow", "major improvement", "build fences",
))  # fmt: skip

Bill = tuple[tuple[Goods, str], ...]
"""The alternatives of a price: goods, and the word in the name of a card to return."""

MAJORS: dict[str, Bill] = {
    "Fireplace (2 clay)": ((goods(clay=2), ""),),
    "Fireplace (3 clay)": ((goods(clay=3), ""),),
    "Cooking Hearth (4 clay)": ((goods(clay=4), ""), (goods(), "Fireplace")),
    "Cooking Hearth (5 clay)": ((goods(clay=5), ""), (goods(), "Fireplace")),
    "Clay Oven": ((goods(clay=3, stone=1), ""),),
    "Stone Oven": ((goods(clay=1, stone=3), ""),),
    "Joinery": ((goods(wood=2, stone=2), ""),),
    "Pottery": ((goods(clay=2, stone=2), ""),),
    "Basketmaker's Workshop": ((goods(reed=2, stone=2), ""),),
    "Well": ((goods(wood=1, stone=3), ""),),
}
_COOKING = {"Fireplace": (2, 2, 2, 3), "Cooking Hearth": (3, 2, 3, 4)}
"""Food for a vegetable, a sheep, a boar and a cattle."""
_OVENS = {"Clay Oven": (5, 1), "Stone Oven": (4, 2), "Cooking Hearth": (3, 99), "Fireplace": (2, 99)}
"""Food for each grain, and how many; the best first."""
CRAFTS = {"Joinery": ("wood", 2), "Pottery": ("clay", 2), "Basketmaker's Workshop": ("reed", 3)}


def knows_space(edition: str, players: int, name: str) -> bool:
    """Whether an action space is in the tables."""
    if edition not in _ALWAYS:
        return False
    listed = (*_ONLY_ASK, *RENOVATION, *GROWTH, *TOKEN)
    if name in listed or name in _ALWAYS[edition] or name in _BY_PLAYERS[edition]:
        return True
    return bool(gift(edition, players, name)) or (edition, name) in {
        ("original", "Day Laborer"),
        ("revised", "Resource Market"),
    }


def income(edition: str, players: int, name: str) -> Goods:
    """What is added to a space each round."""
    return _ALWAYS[edition].get(name) or _BY_PLAYERS[edition].get(name, {}).get(players, goods())


def gift(edition: str, players: int, name: str) -> Goods:
    """What a space gives from the general supply."""
    if (edition, name) == ("revised", "Resource Market"):
        return _MARKETS.get(players, goods())
    return _GIVEN[edition].get(name, goods())


def food_for(cards: list[str], good: str) -> int:
    """The best food for one good at any time."""
    best = 1 if good in {"grain", "vegetable"} else 0
    for name, rates in _COOKING.items():
        if good != "grain" and any(card.startswith(name) for card in cards):
            best = max(best, rates[EDIBLE.index(good) - 1])
    return best


def food_for_bread(cards: list[str], grain: int) -> int:
    """The food for so much grain, baked in the best ovens."""
    food = 0
    for name, (rate, most) in _OVENS.items():
        for card in cards:
            if card.startswith(name):
                baked = min(grain, most)
                food += baked * rate
                grain -= baked
    assert grain == 0, "more grain than the ovens can bake"
    return food
