"""Revised edition, section 11: the ten major improvements."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.kit import Table, play

MAJORS = {
    "Fireplace (2 clay)": ({"clay": 2}, 1),
    "Fireplace (3 clay)": ({"clay": 3}, 1),
    "Cooking Hearth (4 clay)": ({"clay": 4}, 1),
    "Cooking Hearth (5 clay)": ({"clay": 5}, 1),
    "Well": ({"wood": 1, "stone": 3}, 4),
    "Clay Oven": ({"clay": 3, "stone": 1}, 2),
    "Stone Oven": ({"clay": 1, "stone": 3}, 3),
    "Joinery": ({"wood": 2, "stone": 2}, 2),
    "Pottery": ({"clay": 2, "stone": 2}, 2),
    "Basketmaker's Workshop": ({"reed": 2, "stone": 2}, 2),
}
FIREPLACE, HEARTH = "M-fireplace-2", "M-hearth-4"


def building(round: int = 1, /, **farm: object) -> Table:
    """A player who has placed a person on Major Improvement."""
    return play("revised", round=round, seats=[farm]).do("Major Improvement")


@pytest.mark.parametrize("name", MAJORS)
def test_11_cost_and_points_of_each_major(name: str) -> None:
    """revised 11: each major costs what is printed and gives its printed points."""
    cost, points = MAJORS[name]
    rich = {"wood": 9, "clay": 9, "reed": 9, "stone": 9}
    table = building(goods=rich).do(f"build {name}")
    table.expect(**{good: 9 - cost.get(good, 0) for good in rich})
    assert table.score()["cards"] == points


@pytest.mark.parametrize("name", MAJORS)
def test_11_a_major_can_be_built_with_exactly_its_cost(name: str) -> None:
    """revised 11: with exactly the cost it can be built, with one piece less of anything it cannot."""
    cost, _ = MAJORS[name]
    exact = play("revised", seats=[{"goods": cost}])
    exact.do("Major Improvement")
    if exact.game.current_player == 0:
        exact.do(f"build {name}")
    assert [card.name for card in exact.farm().cards] == [name]
    exact.expect(**dict.fromkeys(cost, 0))
    for good in cost:
        short = play("revised", seats=[{"goods": {**cost, good: cost[good] - 1}}])
        assert short.why_not(name) == f"1 {good} short"


@pytest.mark.parametrize(
    ("cards", "rates"),
    [
        ([], {"vegetable": 1}),
        ([FIREPLACE], {"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3}),
        ([HEARTH], {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}),
    ],
)
def test_11_1_cooking(cards: list[str], rates: dict[str, int]) -> None:
    """revised 11.1: food for a vegetable and for each animal, without improvement, with Fireplace, with Hearth."""
    for good in ("vegetable", "sheep", "boar", "cattle"):
        table = play("revised", round=4, phase="feeding", seats=[{"goods": {good: 1}, "cards": cards}])
        offers = table.offers() if table.game.question.code == "ask-feed" else []
        assert offers == ([f"convert 1 {good} to {rates[good]} food", "beg 4"] if good in rates else [])


@pytest.mark.parametrize(
    ("cards", "grain", "food"),
    [
        ([FIREPLACE], 5, 10),
        ([HEARTH], 5, 15),
        (["M-clay-oven"], 1, 5),
        (["M-stone-oven"], 1, 4),
        (["M-stone-oven"], 2, 8),
        (["M-clay-oven", "M-stone-oven"], 3, 13),
        (["M-clay-oven", "M-stone-oven", FIREPLACE], 6, 5 + 8 + 6),
        ([FIREPLACE, HEARTH], 4, 12),
        (["M-clay-oven", "M-stone-oven", HEARTH], 1, 5),
    ],
)
def test_11_2_baking(cards: list[str], grain: int, food: int) -> None:
    """revised 11.2: 2 each, 3 each, 5 for one, 4 each for two; all owned ones may be combined."""
    table = play("revised", round=3, seats=[{"goods": {"grain": grain}, "cards": cards}])
    table.do("Grain Utilization")
    if table.game.current_player == 0:
        table.do(f"bake {grain} grain")
    table.expect(grain=0, food=food)


@pytest.mark.parametrize(("card", "limit"), [("M-clay-oven", 1), ("M-stone-oven", 2)])
def test_11_2_ovens_have_a_limit_per_action(card: str, limit: int) -> None:
    """revised 11.2: Clay Oven at most 1 grain, Stone Oven at most 2 per Bake Bread action."""
    table = play("revised", round=3, seats=[{"goods": {"grain": 5}, "cards": [card]}], ask_forced=True)
    table.do("Grain Utilization", "bake bread")
    assert table.offers() == [f"bake {n} grain" for n in range(1, limit + 1)]


@pytest.mark.parametrize(
    ("oven", "cost", "baked", "food"),
    [("Clay Oven", {"clay": 3, "stone": 1}, 1, 5), ("Stone Oven", {"clay": 1, "stone": 3}, 2, 8)],
)
def test_11_an_oven_bakes_when_built(oven: str, cost: dict[str, int], baked: int, food: int) -> None:
    """revised 11 (#6, #7): when built, a Bake Bread action at once, which may be declined."""
    goods = {**cost, "grain": 3}
    table = building(goods=goods).do(*([f"build {oven}"] if oven == "Clay Oven" else []))
    assert table.offers() == [*[f"bake {n} grain" for n in range(1, baked + 1)], "done"]
    declined = Table(table.game.clone())
    table.do(f"bake {baked} grain").expect(grain=3 - baked, food=food)
    declined.do("done").expect(grain=3, food=0)
    assert table.game.current_player == declined.game.current_player == 1


def test_11_an_oven_just_built_bakes_together_with_the_others() -> None:
    """revised 11 (#6) with 11.2: it is a Bake Bread action like any other."""
    table = building(goods={"clay": 3, "stone": 1, "grain": 4}, cards=["M-hearth-4", "M-hearth-5"])
    table.do("build Clay Oven", "bake 4 grain").expect(grain=0, food=5 + 3 * 3)


def test_11_an_oven_built_without_grain_asks_nothing() -> None:
    """revised 11 (#6): without grain there is nothing to bake; the oven is built all the same."""
    table = building(goods={"clay": 3, "stone": 1}).do("build Clay Oven")
    assert table.game.current_player == 1
    assert table.yard()["cards"] == ["M-clay-oven"]


def test_11_an_oven_bakes_when_built_on_house_redevelopment_too() -> None:
    """revised 4.2 with 11 (#6): however it is built."""
    table = play("revised", round=6, seats=[{"goods": {"clay": 5, "stone": 1, "reed": 1, "grain": 1}}])
    table.do("House Redevelopment", "build Clay Oven", "bake 1 grain").expect(food=5, grain=0, clay=0)


def test_11_3_a_fireplace_may_be_returned_for_a_hearth() -> None:
    """revised 11.3: no clay is paid; the Fireplace lies on the supply board again, its point goes with it."""
    table = building(cards=[FIREPLACE], goods={}).do("build Cooking Hearth (4 clay)")
    assert table.yard()["cards"] == [HEARTH]
    assert table.score()["cards"] == 1
    assert FIREPLACE in [card.id for card in table.game.state.majors]


def test_11_3_a_returned_fireplace_is_for_anyone() -> None:
    """revised 11.3: the Fireplace lies on the supply board again, for anyone, the same player included."""
    for players in (1, 2):  # the next to build is the same player, or the other one
        goods = {"clay": 4, "reed": 1}
        seats: list[dict[str, object]] = [{"goods": goods, "cards": [FIREPLACE]}, {"goods": goods}]
        table = play("revised", players, round=6, seats=seats[:players])
        table.do("Major Improvement", "build Cooking Hearth (5 clay)", "House Redevelopment")
        assert "build Fireplace (2 clay)" in table.offers()
        table.do("build Fireplace (2 clay)")
        assert FIREPLACE in table.yard(players - 1)["cards"]


def test_11_3_which_fireplace_is_returned_is_the_players_choice() -> None:
    """revised 11.3: with two Fireplaces either may be given back, or the clay paid."""
    table = building(goods={"clay": 4}, cards=[FIREPLACE, "M-fireplace-3"]).do("build Cooking Hearth (4 clay)")
    assert len(table.offers()) == 3
    table.do(next(offer for offer in table.offers() if "Fireplace (3 clay)" in offer)).expect(clay=4)
    assert table.yard()["cards"] == [FIREPLACE, HEARTH]


def test_11_3_one_player_may_own_all_four() -> None:
    """revised 11.3: one player may own both Fireplaces and both Cooking Hearths."""
    farm = {"goods": {"clay": 5}, "cards": [FIREPLACE, "M-fireplace-3", HEARTH]}
    table = building(**farm).do("pay 5 clay").expect(clay=0)  # the only major that can be paid
    assert table.score()["cards"] == 4


def test_11_3_a_hearth_cannot_be_returned() -> None:
    """revised 11.3: only a Fireplace is an alternative price."""
    table = play("revised", seats=[{"goods": {"clay": 1}, "cards": [HEARTH]}])
    assert table.why_not("Cooking Hearth (5 clay)") == "4 clay short"
    table.refuses("Major Improvement")


@pytest.mark.parametrize(
    ("card", "resource", "points"),
    [
        ("M-joinery", "wood", {0: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 20: 3}),
        ("M-pottery", "clay", {0: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 20: 3}),
        ("M-basketmaker", "reed", {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 3, 9: 3}),
    ],
)
def test_11_4_crafts_score_one_tier(card: str, resource: str, points: dict[int, int]) -> None:
    """revised 11.4: 1/2/3 bonus points for 3/5/7 wood, 3/5/7 clay, 2/4/5 reed; one tier only."""
    for amount, bonus in points.items():
        table = play("revised", round=14, phase="end", seats=[{"goods": {resource: amount}, "cards": [card]}])
        assert table.score()["bonus"] == bonus
        assert table.score()["cards"] == 2


def test_11_4_op_7_resources_scored_by_a_craft_count_for_the_tie_break() -> None:
    """revised 11.4 and OP-7: the resources are not spent."""
    seats: list[dict[str, object]] = [
        {"goods": {"wood": 3}, "cards": ["M-joinery"]},
        {"goods": {"clay": 3, "reed": 1}, "cards": ["M-pottery"]},
    ]
    table = play("revised", round=14, phase="end", seats=seats)
    assert table.total(0) == table.total(1)
    assert table.game.winners() == [1]


def test_11_4_a_craft_works_only_in_a_harvest() -> None:
    """revised 11.4: wood is no food outside the harvest, not even to pay."""
    farm = {"goods": {"wood": 3}, "cards": ["M-joinery"]}
    table = play("revised", options={"additional_tile": True}, seats=[farm]).do("Animal Market")
    assert not any("cattle" in offer for offer in table.offers())


@pytest.mark.parametrize(("round", "food"), [(1, 5), (8, 5), (9, 5), (10, 4), (11, 3), (12, 2), (13, 1), (14, 0)])
def test_11_5_the_well_near_the_end_of_the_game(round: int, food: int) -> None:
    """revised 11.5: fewer than 5 rounds left: only as much food as rounds are left."""
    table = building(round, goods={"wood": 1, "stone": 3})
    promised = table.game.state.promises
    assert [promise.round for promise in promised] == list(range(round + 1, round + 1 + food))
    assert table.score()["cards"] == 4


def test_11_5_the_well_gives_food_round_after_round() -> None:
    """revised 11 (#5): 1 food at the start of each of the next 5 rounds, and no more."""
    table = play("revised", 1, round=8, seats=[{"goods": {"wood": 1, "stone": 3, "food": 30}}])
    table.do("Major Improvement", "Grain Seeds")
    food = [table.goods()["food"]]
    while table.game.round < 14:
        # Two people on spaces that give no food; harvests after rounds 9, 11 and 13 cost 6.
        table.do("Grain Seeds", "Reed Bank")
        food.append(table.goods()["food"])
    gained = [after - before for before, after in pairwise(food)]
    assert food[0] == 31, "at the start of round 9"
    assert gained == [1 - 6, 1, 1 - 6, 1, -6]
