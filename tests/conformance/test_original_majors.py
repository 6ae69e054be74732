"""The original edition: the ten major improvements (original 13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, play

BUY = "1 Major or Minor Improvement"
NAMES = {
    "M-fireplace-2": "Fireplace (2 clay)",
    "M-fireplace-3": "Fireplace (3 clay)",
    "M-hearth-4": "Cooking Hearth (4 clay)",
    "M-hearth-5": "Cooking Hearth (5 clay)",
    "M-clay-oven": "Clay Oven",
    "M-stone-oven": "Stone Oven",
    "M-joinery": "Joinery",
    "M-pottery": "Pottery",
    "M-basketmaker": "Basketmaker's Workshop",
    "M-well": "Well",
}
COSTS: dict[str, dict[str, int]] = {
    "M-fireplace-2": {"clay": 2},
    "M-fireplace-3": {"clay": 3},
    "M-hearth-4": {"clay": 4},
    "M-hearth-5": {"clay": 5},
    "M-clay-oven": {"clay": 3, "stone": 1},
    "M-stone-oven": {"clay": 1, "stone": 3},
    "M-joinery": {"wood": 2, "stone": 2},
    "M-pottery": {"clay": 2, "stone": 2},
    "M-basketmaker": {"reed": 2, "stone": 2},
    "M-well": {"wood": 1, "stone": 3},
}
POINTS = {
    "M-fireplace-2": 1, "M-fireplace-3": 1, "M-hearth-4": 1, "M-hearth-5": 1, "M-clay-oven": 2, "M-stone-oven": 3,
    "M-joinery": 2, "M-pottery": 2, "M-basketmaker": 2, "M-well": 4,
}  # fmt: skip


def shop(card: str, goods: dict[str, int], **seat: object) -> Table:
    """A table in round 2 at which seat 0 wants a card, and the other majors are with seat 1."""
    mine = seat.get("cards", [])
    assert isinstance(mine, list)
    others = [other for other in NAMES if other != card and other not in mine]
    return play("original", round=2, seats=[{"goods": goods, **seat}, {"cards": others}])


@pytest.mark.parametrize("card", list(NAMES))
def test_13_cost(card: str) -> None:
    """original 13: each major costs what is printed, no less."""
    goods = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
    table = shop(card, dict(goods))
    table.do(BUY)
    table.expect(**{good: 9 - COSTS[card].get(good, 0) for good in goods})
    assert table.yard()["cards"] == [card]
    for good in COSTS[card]:
        poor = {**COSTS[card], good: COSTS[card][good] - 1}
        assert f"1 {good} short" in shop(card, poor).refuses(BUY)


@pytest.mark.parametrize("card", list(NAMES))
def test_13_points(card: str) -> None:
    """original 13: the printed points."""
    table = play("original", seats=[{"cards": [card]}])
    assert table.score().get("cards") == POINTS[card]


@pytest.mark.parametrize(
    ("cards", "rates"),
    [
        (["M-fireplace-2"], {"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3}),
        (["M-fireplace-3"], {"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3}),
        (["M-hearth-4"], {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}),
        (["M-hearth-5"], {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}),
        (["M-fireplace-2", "M-hearth-5"], {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}),
    ],
)
def test_13_1_to_4_cooking(cards: list[str], rates: dict[str, int]) -> None:
    """original 13: what a Fireplace and a Cooking Hearth give for each good, at any time."""
    for good, food in rates.items():
        seat = {"cards": cards, "goods": {good: 1}}
        table = play("original", round=4, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
        table.do(f"convert 1 {good} to {food} food")
        assert table.yard()["begging"] == 4 - food


def test_13_1_cooking_has_no_limit() -> None:
    """original 13: any number of animals and vegetables."""
    seat = {
        "cards": ["M-fireplace-2"],
        "goods": {"sheep": 5},
        "pastures": [["d1", "e1"]],
        "rooms": ["a1", "a2", "a3"],
        "family": 5,
    }
    table = play("original", round=4, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
    table.do("convert 5 sheep to 10 food").expect(sheep=0, food=0)
    assert table.yard()["begging"] == 0


@pytest.mark.parametrize(
    ("cards", "grain", "food"),
    [
        (["M-fireplace-2"], 5, 10),
        (["M-fireplace-3"], 5, 10),
        (["M-hearth-4"], 5, 15),
        (["M-hearth-5"], 5, 15),
        (["M-clay-oven"], 1, 5),
        (["M-stone-oven"], 1, 4),
        (["M-stone-oven"], 2, 8),
        (["M-clay-oven", "M-stone-oven"], 3, 13),
    ],
)
def test_13_baking_rates(cards: list[str], grain: int, food: int) -> None:
    """original 13: Fireplace 2, Hearth 3, Clay Oven 5, Stone Oven 4 food for a grain."""
    table = play("original", seats=[{"cards": cards, "goods": {"grain": grain + 1}}], ask_forced=True)
    table.do("Build 1 Stable and/or Bake Bread", "bake bread", f"bake {grain} grain").expect(grain=1, food=food)


@pytest.mark.parametrize(("cards", "most"), [(["M-clay-oven"], 1), (["M-stone-oven"], 2)])
def test_13_5_and_6_ovens_have_a_limit(cards: list[str], most: int) -> None:
    """original 13, OP-35: the Clay Oven bakes at most 1 grain, the Stone Oven at most 2."""
    table = play("original", seats=[{"cards": cards, "goods": {"grain": 9}}], ask_forced=True)
    table.do("Build 1 Stable and/or Bake Bread", "bake bread")
    assert table.offers() == [f"bake {grain} grain" for grain in range(1, most + 1)]


@pytest.mark.parametrize("card", ["M-hearth-4", "M-hearth-5"])
def test_13_3_and_4_a_hearth_for_a_returned_fireplace(card: str) -> None:
    """original 13: return 1 Fireplace instead of the clay; it goes back to the board, for anyone."""
    table = shop(card, {"clay": 1}, cards=["M-fireplace-2"])
    table.do(BUY).expect(clay=1)
    assert table.yard()["cards"] == [card]
    assert table.look()["majors"] == ["M-fireplace-2"]


def test_13_3_a_hearth_may_be_paid_in_clay_beside_a_fireplace() -> None:
    """original 13: a player may own several fireplaces and hearths, and chooses how to pay."""
    table = shop("M-hearth-4", {"clay": 4}, cards=["M-fireplace-2", "M-fireplace-3"])
    table.do(BUY)
    assert sorted(table.offers()) == [
        "pay 4 clay",
        "pay by returning Fireplace (2 clay)",
        "pay by returning Fireplace (3 clay)",
    ]
    table.do("pay 4 clay").expect(clay=0)
    assert sorted(table.yard()["cards"]) == ["M-fireplace-2", "M-fireplace-3", "M-hearth-4"]


def test_13_a_hearth_is_no_fireplace() -> None:
    """original 13: a Cooking Hearth can't be returned for another one."""
    assert "clay short" in shop("M-hearth-5", {"clay": 4}, cards=["M-hearth-4"]).refuses(BUY)


def test_13_a_returned_fireplace_can_be_bought_again_by_anyone() -> None:
    """original 13, 12.6: also by another player, in the same round."""
    seats: list[dict[str, Any]] = [
        {"goods": {"clay": 0}, "cards": ["M-fireplace-2"]},
        {"goods": {"clay": 4, "reed": 1}},
    ]
    table = play("original", round=6, seats=seats)
    table.do(BUY, "build Cooking Hearth (4 clay)")
    table.do("After Renovation also 1 Major or Minor Improvement", "build Fireplace (2 clay)")
    assert table.yard(1)["cards"] == ["M-fireplace-2"]


@pytest.mark.parametrize(
    ("card", "offers"), [("M-clay-oven", ["bake 1 grain"]), ("M-stone-oven", ["bake 1 grain", "bake 2 grain"])]
)
def test_13_5_and_6_baking_when_an_oven_is_bought(card: str, offers: list[str]) -> None:
    """original 13: a bake bread action at once, which is optional."""
    table = shop(card, {**COSTS[card], "grain": 3})
    table.do(BUY)
    assert table.offers() == [*offers, "done"]
    assert table.game.current_player == 0
    table.do("done").expect(grain=3, food=0)


def test_13_the_bake_action_on_buying_uses_all_baking_improvements() -> None:
    """original 13: Clay Oven 5 and Fireplace 2 + 2 for three grain."""
    table = shop("M-clay-oven", {"clay": 3, "stone": 1, "grain": 3}, cards=["M-fireplace-2"])
    table.do(BUY, "bake 3 grain").expect(grain=0, food=9)


CRAFTS = [
    ("M-joinery", "wood", 2, (3, 5, 7)),
    ("M-pottery", "clay", 2, (3, 5, 7)),
    ("M-basketmaker", "reed", 3, (2, 4, 5)),
]


@pytest.mark.parametrize(("card", "good", "food", "steps"), CRAFTS)
def test_13_7_to_9_crafts_once_per_harvest(card: str, good: str, food: int, steps: tuple[int, ...]) -> None:
    """original 13: once per harvest 1 wood (clay, reed) becomes 2 (2, 3) food; never twice in one harvest."""
    seat = {"cards": [card], "goods": {good: 2}}
    table = play("original", round=4, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
    table.do(f"convert 1 {good} to {food} food").expect(**{good: 1})
    assert table.yard()["begging"] == 4 - food
    again = play("original", round=7, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
    assert f"convert 1 {good} to {food} food" in again.offers()


def test_13_7_a_craft_may_be_used_although_nobody_is_hungry() -> None:
    """original 13, 14.2.2: any conversion is allowed in the feeding phase, and none is forced."""
    seat = {"cards": ["M-joinery"], "goods": {"wood": 1, "food": 4}}
    table = play("original", round=4, phase="feeding", seats=[seat, {"goods": {"food": 4}}])
    assert table.offers() == ["convert 1 wood to 2 food", "done"]
    table.do("convert 1 wood to 2 food").expect(wood=0, food=2)


def test_13_7_crafts_work_in_the_harvest_only() -> None:
    """original 13: a Joinery does not pay for anything outside the harvest."""
    table = play("original", 5, seats=[{"cards": ["M-joinery"], "goods": {"wood": 1}}])
    table.do("Take Animals")
    assert not any("cattle" in offer for offer in table.offers())


@pytest.mark.parametrize(("card", "good", "food", "steps"), CRAFTS)
def test_13_7_to_9_bonus_points(card: str, good: str, food: int, steps: tuple[int, ...]) -> None:
    """original 13: 1/2/3 points for the resources left in the supply at the end; nothing is spent."""
    for amount in range(10):
        table = play("original", seats=[{"cards": [card], "goods": {good: amount}}])
        assert table.score().get("bonus", 0) == sum(amount >= step for step in steps)
        table.expect(**{good: amount})


@pytest.mark.parametrize(("round", "rounds"), [(2, [3, 4, 5, 6, 7]), (9, [10, 11, 12, 13, 14]), (12, [13, 14])])
def test_13_10_the_well_puts_food_on_the_next_5_rounds(round: int, rounds: list[int]) -> None:
    """original 13: 1 food on each of the next 5 round spaces, fewer if fewer remain."""
    table = play("original", round=round, seats=[{"goods": {"wood": 1, "stone": 3}}])
    table.do(BUY)
    promises = table.look()["promises"]
    assert [(p["round"], p["seat"], p["goods"]) for p in promises] == [(n, 0, {"food": 1}) for n in rounds]


def test_13_10_the_food_comes_at_the_start_of_the_round() -> None:
    """original 13, 5: received in phase 1 of the round, before anybody acts."""
    seats: list[dict[str, Any]] = [
        {"goods": {"wood": 1, "stone": 3}, "placed": ["Take 1 Grain"]},
        {"placed": ["1 Reed", "1 Clay"]},
    ]
    table = play("original", round=5, seats=seats)
    table.do(BUY)
    assert table.game.round == 6
    table.expect(food=1)
    assert [p["round"] for p in table.look()["promises"]] == [7, 8, 9, 10]


def test_13_the_tenth_major_can_still_be_bought() -> None:
    """original 13: when nine are gone, the tenth is still there; then none is left."""
    shop("M-well", {"wood": 1, "stone": 3}).do(BUY)
    nothing = play("original", round=2, seats=[{"cards": list(NAMES), "goods": {"clay": 9, "stone": 9}}])
    assert "no improvement is left" in nothing.refuses(BUY)
