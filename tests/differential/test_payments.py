"""The ways to pay against brute force over all conversions."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest

import agricola
from agricola.engine.economy.costs import payable, ways_to_pay
from agricola.engine.goods import BOAR, CATTLE, CLAY, FOOD, GOOD_NAMES, GRAIN, SHEEP, VEGETABLE
from agricola.engine.kernel.card import Conversion
from agricola.engine.kernel.state import trades_of
from agricola.engine.price import Cost
from tests.kit import play

EDIBLE = (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE)
RATES: dict[tuple[str, ...], tuple[int, ...]] = {
    (): (1, 1, 0, 0, 0),
    ("M-fireplace-2",): (1, 2, 2, 2, 3),
    ("M-hearth-4",): (1, 3, 2, 3, 4),
}
"""Food for a grain, a vegetable, a sheep, a boar and a cattle by cards (original 8.13, 13)."""


def paid(cards: Sequence[str], goods: list[int], bill: dict[str, int]) -> list[tuple[str, list[int]]]:
    """The ways in which a solo player with those goods can pay a bill: their texts, and the goods that are left."""
    farm = {"pastures": [["c1"], ["d1"], ["e1"]], "stables": ["c1", "d1", "e1"], "cards": list(cards)}
    farm["goods"] = {name: number for name, number in zip(GOOD_NAMES, goods, strict=True) if number}
    position: Any = agricola.from_position(
        {"edition": "original", "players": 1, "round": 5, "ask_forced": True, "seats": [farm]}
    ).position()
    position["stack"][-1] = {"effect": "flow/pay", "seat": 0, "price": [{"goods": bill}]}
    game = agricola.from_position(position)
    assert game.question.code == "ask-pay"
    ways: list[tuple[str, list[int]]] = []
    for action in game.legal_actions():
        after = game.clone()
        after.apply(action)
        ways.append((str(action), list(after.state.players[0].goods)))
    return ways


@pytest.mark.parametrize("cards", RATES)
def test_the_ways_to_pay_are_the_leanest_ones(cards: tuple[str, ...]) -> None:
    """Goods that are missing are raised on the spot, without a needless conversion (original 8.13, revised 8.6)."""
    rng = random.Random(len(cards))
    rates = RATES[cards]
    several = 0
    for _ in range(150):
        need = rng.randint(0, 7)
        goods = [0] * len(GOOD_NAMES)
        goods[FOOD], goods[CLAY] = rng.randint(0, 3), 2
        for good in EDIBLE:
            goods[good] = rng.randint(0, 4)
        enough = [
            uses
            for uses in itertools.product(
                *(range(goods[good] + 1 if rate else 1) for good, rate in zip(EDIBLE, rates, strict=True))
            )
            if goods[FOOD] + sum(times * rate for times, rate in zip(uses, rates, strict=True)) >= need
        ]
        lean = [uses for uses in enough if not any(other != uses and _within(other, uses) for other in enough)]
        if not lean:
            continue
        left: set[tuple[int, ...]] = set()
        for uses in lean:
            after = list(goods)
            after[CLAY] -= 2
            after[FOOD] -= need
            for good, rate, times in zip(EDIBLE, rates, uses, strict=True):
                after[good] -= times
                after[FOOD] += times * rate
            left.add(tuple(after))
        best = {one for one in left if not any(other != one and _within(one, other) for other in left)}
        ways = paid(cards, goods, {"food": need, "clay": 2})
        assert {tuple(after) for _, after in ways} == best
        assert len({text for text, _ in ways}) == len(ways) == len(best)
        several += len(ways) > 1
    assert several > 20


def _within(smaller: Sequence[int], larger: Sequence[int]) -> bool:
    return all(mine <= theirs for mine, theirs in zip(smaller, larger, strict=True))


CYCLES: tuple[tuple[str, ...], ...] = (("E171",), ("E171", "E185"), ("E184", "E186"))
"""Cards whose trades form cycles, or hang on each other in a pile."""


@pytest.mark.parametrize("cards", CYCLES)
def test_a_price_is_payable_if_some_order_of_trades_leads_there(cards: tuple[str, ...]) -> None:
    """Against a search over every supply that trades could lead to."""
    rng = random.Random(len(cards))
    table = play("original", 4, cards=True, seats=[{"goods": {}, "cards": list(cards)}])
    state, player = table.game.state, table.farm()
    seen = {True: 0, False: 0}
    for _ in range(120):
        goods = [rng.randint(0, 5) for _ in range(4)] + [rng.randint(0, 1), 0, rng.randint(0, 2), 0, 0, 0]
        bill = [goods[good] + rng.randint(-2, 2) if rng.random() < 0.6 else 0 for good in range(4)] + [0] * 6
        cost = Cost(tuple(max(0, amount) for amount in bill))
        player.goods[:] = goods
        conversions = [
            one for one in player.abilities.conversions + trades_of(state, player) if not one.once_per_harvest
        ]
        possible = _leads_to(tuple(goods), cost.goods, conversions)
        assert payable(state, player, (cost,)) == possible, (goods, cost)
        assert bool(ways_to_pay(state, player, (cost,))) == possible
        seen[possible] += 1
    assert min(seen.values()) > 20


def _leads_to(goods: tuple[int, ...], cost: tuple[int, ...], conversions: list[Conversion]) -> bool:
    """Whether conversions lead from goods to a supply that covers a cost, found by looking at all of them."""
    start = (goods, (0,) * len(conversions))
    seen = {start}
    waiting = [start]
    while waiting:
        now, uses = waiting.pop()
        if all(have >= needed for have, needed in zip(now, cost, strict=True)):
            return True
        for index, conversion in enumerate(conversions):
            open_now = not conversion.chained or uses[index - 1]
            if (
                not open_now
                or not conversion.times(list(now))
                or (conversion.limit and uses[index] >= conversion.limit)
            ):
                continue
            then = tuple(
                have + got - given for have, got, given in zip(now, conversion.get, conversion.give, strict=True)
            )
            count = (*uses[:index], uses[index] + 1, *uses[index + 1 :]) if conversion.limit else uses
            if (then, count) not in seen:
                seen.add((then, count))
                waiting.append((then, count))
    return False
