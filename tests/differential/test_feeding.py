"""How a feeding can end, against a naive enumeration: one conversion at a time, written from the text of the rules.

Goods are turned into food one by one while food is missing; a craft once in a harvest, hungry or not; what a card
allows at any time whenever it is there; and at every point the player may stop, and beg for what is missing
(revised 8.6, 9.3, 11.4; original 8.13, 14.2; family 8 to 10).
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import agricola
from agricola import Game
from agricola.engine.goods import GOOD_NAMES

Goods = tuple[tuple[str, int], ...]
Outcome = tuple[Goods, int]
"""The goods after feeding, and the begging markers."""

RAW: dict[str, list[dict[str, int]]] = {
    "revised": [{"grain": -1, "food": 1}, {"vegetable": -1, "food": 1}],
    "original": [{"grain": -1, "food": 1}, {"vegetable": -1, "food": 1}],
    "family": [{"grain": -1, "food": 1}],
}
_FIREPLACE = [{"sheep": -1, "food": 2}, {"boar": -1, "food": 2}, {"cattle": -1, "food": 3}]
_HEARTH = [{"sheep": -1, "food": 2}, {"boar": -1, "food": 3}, {"cattle": -1, "food": 4}]
COOKS: dict[str, list[dict[str, int]]] = {
    "M-fireplace-2": [*_FIREPLACE, {"vegetable": -1, "food": 2}],
    "M-hearth-4": [*_HEARTH, {"vegetable": -1, "food": 3}],
    "F-fireplace-1": [*_FIREPLACE, {"grain": -1, "wood": -1, "food": 2}],
    "F-hearth-1": [*_HEARTH, {"grain": -1, "wood": -1, "food": 3}],
    "F-oven-1": [{"grain": -1, "wood": -1, "food": 5}],
}
"""What each cooking improvement adds; the better rate counts where two are there."""
CRAFTS: dict[str, dict[str, int]] = {
    "M-joinery": {"wood": -1, "food": 2},
    "M-pottery": {"clay": -1, "food": 2},
    "M-basketmaker": {"reed": -1, "food": 3},
    "F-wind-mill": {"grain": -1, "food": 3},
    "F-joinery": {"wood": -1, "food": 2},
    "F-pottery": {"clay": -1, "food": 2},
    "F-basketmaker": {"reed": -1, "food": 3},
}
TRADES: dict[str, list[dict[str, int]]] = {
    "B080": [{"clay": -2, "stone": 1}, {"clay": -3, "stone": 2}, {"clay": -4, "stone": 3}],
    "B104": [{"sheep": -1, "boar": 1}, {"sheep": -1, "vegetable": 1}, {"sheep": -1, "stone": 1}],
}
PILES: dict[str, list[str]] = {"A102": ["wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"]}
"""What is bought from the top of a card for 1 food each."""


def changed(goods: Goods, change: dict[str, int]) -> Goods | None:
    """The goods after a conversion; None where something is missing."""
    after = Counter(dict(goods))
    for good, number in change.items():
        after[good] += number
    if min(after.values()) < 0:
        return None
    return tuple(sorted((good, number) for good, number in after.items() if number))


def amount(goods: Goods, good: str) -> int:
    """How many of a good there are."""
    return dict(goods).get(good, 0)


def naive_outcomes(edition: str, cards: list[str], goods: dict[str, int], need: int) -> set[Outcome]:
    """Every way in which a feeding can end."""
    best: dict[tuple[str, ...], dict[str, int]] = {}
    for meal in [*RAW[edition], *[meal for card in cards for meal in COOKS.get(card, [])]]:
        eaten = tuple(sorted(good for good in meal if good != "food"))
        if eaten not in best or meal["food"] > best[eaten]["food"]:
            best[eaten] = meal
    crafts = [card for card in cards if card in CRAFTS]
    trades = [trade for card in cards for trade in TRADES.get(card, [])]
    pile = next((PILES[card] for card in cards if card in PILES), [])
    found: set[Outcome] = set()
    start = (tuple(sorted((good, number) for good, number in goods.items() if number)), frozenset[str](), 0)
    seen = {start}
    todo = [start]
    while todo:
        now, used, bought = todo.pop()
        food = amount(now, "food")
        found.add((changed(now, {"food": -min(food, need)}) or (), max(0, need - food)))
        steps = [(changed(now, trade), used, bought) for trade in trades]
        if food < need:
            steps += [(changed(now, meal), used, bought) for meal in best.values()]
        steps += [(changed(now, CRAFTS[card]), used | {card}, bought) for card in crafts if card not in used]
        if bought < len(pile):
            steps.append((changed(now, {"food": -1, pile[bought]: 1}), used, bought + 1))
        for after, spent, taken in steps:
            if after is not None and (after, spent, taken) not in seen:
                seen.add((after, spent, taken))
                todo.append((after, spent, taken))
    return found


def outcomes(game: Game) -> set[Outcome]:
    """Every way in which the engine lets a feeding end."""
    found: set[Outcome] = set()
    seen = {game.key()}
    todo = [game]
    while todo:
        now = todo.pop()
        for action in now.legal_actions():
            after = now.clone()
            after.apply(action)
            if after.state.round == now.state.round and after.state.stack[-1].effect is now.state.stack[-1].effect:
                if after.key() not in seen:
                    seen.add(after.key())
                    todo.append(after)
                continue
            player = after.state.players[0]
            left = zip(GOOD_NAMES, player.goods, strict=True)
            found.add((tuple(sorted((good, number) for good, number in left if number)), player.begging))
    return found


def at_feeding(edition: str, cards: list[str], goods: dict[str, int], hands: bool, ask_end_turn: bool) -> Game:
    """A solo player with two people at the feeding; a pair of animals is never there, so nothing breeds."""
    pastures = ["small"] * 3 if edition == "family" else [["c1"], ["d1"], ["e1"]]
    return agricola.from_position({
        "edition": edition, "players": 1, "cards": hands, "round": 4, "phase": "feeding", "ask_forced": True,
        "ask_end_turn": ask_end_turn, "seats": [{"pastures": pastures, "goods": goods, "cards": cards}],
    })  # fmt: skip


@pytest.mark.parametrize("edition", ["revised", "original", "family"])
@pytest.mark.parametrize("seed", range(25))
def test_a_feeding_ends_as_the_rules_allow_and_in_every_such_way(edition: str, seed: int) -> None:
    """Random supplies and improvements, in every edition, with and without being asked for ends of turns."""
    rng = random.Random(seed)
    kitchens = [card for card in sorted(COOKS) if card.startswith("F" if edition == "family" else "M")]
    workshops = [card for card in sorted(CRAFTS) if card.startswith("F" if edition == "family" else "M")]
    cards = rng.sample(kitchens, rng.randint(0, len(kitchens))) + rng.sample(workshops, rng.randint(0, 2))
    goods = {"food": rng.randint(0, 5), "grain": rng.randint(0, 4), "wood": rng.randint(0, 3)}
    goods |= {good: rng.randint(0, 1) for good in ("clay", "reed", "sheep", "boar", "cattle")}
    if edition != "family":
        goods["vegetable"] = rng.randint(0, 3)
    need = {"revised": 6, "original": 6, "family": 4}[edition]
    game = at_feeding(edition, cards, goods, False, bool(seed % 2))
    assert outcomes(game) == naive_outcomes(edition, cards, goods, need)


@pytest.mark.parametrize("seed", range(20))
def test_a_feeding_with_trades_ends_as_the_rules_allow_and_in_every_such_way(seed: int) -> None:
    """Random supplies with cards that trade at any time, one of which buys with food what can be eaten again."""
    rng = random.Random(seed)
    cards = rng.sample([*sorted(TRADES), *sorted(PILES)], rng.randint(1, 2))
    cards += [
        *rng.sample(["M-joinery", "M-pottery"], 1),
        *rng.sample(["M-fireplace-2", "M-hearth-4"], rng.randint(0, 1)),
    ]
    goods = {"food": rng.randint(0, 4), "grain": rng.randint(0, 2), "vegetable": rng.randint(0, 1)}
    goods |= {"wood": rng.randint(0, 1), "clay": rng.randint(0, 4), "sheep": rng.randint(0, 1)}
    game = at_feeding("revised", cards, goods, True, bool(seed % 2))
    assert outcomes(game) == naive_outcomes("revised", cards, goods, 6)


def test_the_naive_enumeration_itself() -> None:
    """4 grain, a Joinery and 1 wood for 6 food: 0 to 4 grain and the wood or not."""
    found = naive_outcomes("revised", ["M-joinery"], {"grain": 4, "wood": 1}, 6)
    begging = sorted(markers for _, markers in found)
    assert begging == [0, 1, 2, 2, 3, 3, 4, 4, 5, 6]
