"""Worked examples C to G that hold in the revised edition and need no hand card (A and B are with the scoring)."""

from __future__ import annotations

import pytest

from tests.kit import Table, fresh, play


def test_we_c1_extending_and_renovating() -> None:
    """WE-C1: 5 wood + 2 reed, then 3 clay + 1 reed, then 5 clay + 2 reed, then 4 stone + 1 reed."""
    goods = {"wood": 5, "clay": 3 + 5, "stone": 4, "reed": 2 + 1 + 2 + 1}
    table = play("revised", 1, round=6, seats=[{"goods": {**goods, "food": 9}}])
    table.do("Farm Expansion", "build rooms", "room a1").expect(wood=0, clay=8, stone=4, reed=4)
    table.do("House Redevelopment", "done").expect(clay=5, stone=4, reed=3)
    assert (table.game.round, table.yard()["house"], len(table.yard()["rooms"])) == (7, "clay", 3)
    table.do("Farm Expansion", "room b1").expect(clay=0, reed=1)
    table.do("House Redevelopment").expect(stone=0, reed=0)
    assert (table.yard()["house"], len(table.yard()["rooms"])) == ("stone", 4)


def test_we_c1_from_now_on_only_stone_rooms() -> None:
    """WE-C1: in a stone house only stone rooms can be built."""
    table = play("revised", seats=[{"house": "stone", "goods": {"wood": 1, "clay": 9, "stone": 4, "reed": 2}}])
    assert "1 stone short" in table.refuses("Farm Expansion")


def test_we_c2_one_action_is_one_renovation_step() -> None:
    """WE-C2: with 2 clay, 2 reed and 2 stone one Renovation makes a clay house, not a stone house."""
    table = play("revised", round=6, seats=[{"goods": {"clay": 2, "reed": 2, "stone": 2}}])
    table.do("House Redevelopment").expect(clay=0, reed=1, stone=2)
    assert table.yard()["house"] == "clay"
    assert table.game.question.code != "do-renovate"


def test_we_c3_growth_without_room() -> None:
    """WE-C3: Urgent Wish for Children three times: 5 people in 2 rooms; a sixth person is impossible."""
    table = play("revised", 1, round=12, seats=[{"goods": {"food": 60}}])
    table.do("Urgent Wish for Children", "Forest")
    table.do("Urgent Wish for Children", "Forest", "Clay Pit")
    table.do("Urgent Wish for Children")
    assert (table.yard()["family"], table.yard()["rooms"]) == (5, ["a2", "a3"])
    later = play("revised", 1, round=14, seats=[{"family": 5}])
    assert "no person left" in later.refuses("Urgent Wish for Children")


def test_we_c4_room_after_growth() -> None:
    """WE-C4: 3 people and a third room: Basic Wish for Children illegal; with a fourth room legal."""
    table = play("revised", 1, round=5, seats=[{"family": 3, "goods": {"wood": 11, "reed": 4}}])
    table.do("Farm Expansion", "build rooms", "room a1")
    other = Table(table.game.clone())
    table.do("done", "done")
    assert "3 rooms for 3 people" in table.refuses("Basic Wish for Children")
    other.do("room b1").do("Basic Wish for Children")
    assert other.yard()["family"] == 4


def test_we_c5_compulsory_first_part() -> None:
    """WE-C5: stables without rooms are legal; a redevelopment without renovating and a wish without growth are not."""
    rich = {"wood": 2, "clay": 9, "stone": 9}
    table = play("revised", round=6, seats=[{"goods": rich}])
    assert "1 reed short" in table.refuses("House Redevelopment")
    assert "no room" in table.refuses("Basic Wish for Children")
    table.do("Farm Expansion", "stable e1").expect(wood=0)


@pytest.mark.parametrize(
    ("adults", "newborns", "players", "due"), [(2, 0, 2, 4), (2, 1, 2, 5), (3, 0, 2, 6), (2, 1, 1, 7)]
)
def test_we_c6_feeding(adults: int, newborns: int, players: int, due: int) -> None:
    """WE-C6: food due by adults, newborns and solo play."""
    farm = {"family": adults + newborns, "newborns": newborns, "goods": {"food": 10}}
    table = play("revised", players, round=4, phase="feeding", seats=[farm])
    table.expect(food=10 - due)


def test_we_c6_begging() -> None:
    """WE-C6: due 5, food 3, nothing converted: 2 markers."""
    farm = {"family": 3, "newborns": 1, "goods": {"food": 3, "grain": 1}}
    table = play("revised", round=4, phase="feeding", seats=[farm])
    table.do("beg 2").expect(food=0, grain=1)
    assert table.farm().begging == 2


def test_we_c7_farmyard_at_the_start() -> None:
    """WE-C7: 15 spaces, 2 used, 13 unused."""
    yard = fresh("revised").yard()
    assert (len(yard["rooms"]), len(yard["unused"])) == (2, 13)


def test_we_d1_sowing_and_harvesting() -> None:
    """WE-D1: sow, two harvests, plow a third field, sow two vegetables, bake two grain in the same action."""
    farm = {
        "goods": {"grain": 1, "vegetable": 1, "food": 60},
        "fields": {"c1": {}, "d1": {}},
        "cards": ["M-fireplace-2"],
    }
    table = play("revised", 1, round=3, seats=[farm])
    table.do("Grain Utilization", "sow", "sow 1 grain, 1 vegetable").expect(grain=0, vegetable=0)
    assert table.yard()["fields"] == {"c1": {"grain": 3}, "d1": {"vegetable": 2}}
    table.do("Forest", "Forest", "Clay Pit").expect(grain=1, vegetable=1)
    assert (table.game.round, table.yard()["fields"]) == (5, {"c1": {"grain": 2}, "d1": {"vegetable": 1}})
    for _ in range(3):
        table.do("Forest", "Clay Pit")
    table.expect(grain=2, vegetable=2)
    assert (table.game.round, table.yard()["fields"]) == (8, {"c1": {"grain": 1}, "d1": {}})
    table.do("Farmland", "plow e1")
    before = table.goods()["food"]
    table.do("Grain Utilization", "sow", "sow 2 vegetable", "bake 2 grain")
    assert table.yard()["fields"] == {"c1": {"grain": 1}, "d1": {"vegetable": 2}, "e1": {"vegetable": 2}}
    table.expect(grain=0, vegetable=0, food=before + 4)


def test_we_d1_baking_with_a_cooking_hearth() -> None:
    """WE-D1, step 6: with a Cooking Hearth the two grain are worth 6 food."""
    table = play("revised", round=3, seats=[{"goods": {"grain": 2}, "cards": ["M-hearth-4"]}])
    table.do("Grain Utilization", "bake 2 grain").expect(food=6)


def test_we_d2_yields() -> None:
    """WE-D2: 1 grain sown gives 3 on the field, 1 vegetable 2."""
    for crop, amount in (("grain", 3), ("vegetable", 2)):
        table = play("revised", round=3, seats=[{"goods": {crop: 1}, "fields": {"c1": {}}}])
        table.do("Grain Utilization")
        assert table.yard()["fields"] == {"c1": {crop: amount}}


def test_we_e2_eleven_fences_two_pastures() -> None:
    """WE-E2: pastures of two spaces each that share one edge: 6 + 5 = 11 fences."""
    table = play("revised", round=2, seats=[{"goods": {"wood": 11}}])
    table.do("Fencing", "fence c2 c3", "fence d3 e3").expect(wood=0)
    assert len(table.yard()["fences"]) == 11
    assert [pasture["cells"] for pasture in table.yard()["pastures"]] == [["c2", "c3"], ["d3", "e3"]]


@pytest.mark.parametrize(("area", "stables", "capacity"), [(1, 0, 2), (1, 1, 4), (2, 0, 4), (2, 1, 8), (2, 2, 16)])
def test_we_e4_a_stable_doubles(area: int, stables: int, capacity: int) -> None:
    """WE-E4: capacity of pastures of one or two spaces with up to two stables."""
    cells = ["c2", "c3"]
    farm = {"pastures": [cells[:area]], "stables": cells[:stables]}
    assert play("revised", seats=[farm]).yard()["pastures"][0]["capacity"] == capacity


def test_we_e5_subdividing() -> None:
    """WE-E5: a pasture of two with one stable holds 8; divided, one part holds 2 and the one with the stable 4."""
    table = play("revised", round=2, seats=[{"goods": {"wood": 1}, "pastures": [["c2", "c3"]], "stables": ["c3"]}])
    assert [pasture["capacity"] for pasture in table.yard()["pastures"]] == [8]
    table.do("Fencing", "fence c2").expect(wood=0)
    assert table.yard()["pastures"] == [{"cells": ["c2"], "capacity": 2}, {"cells": ["c3"], "capacity": 4}]


def test_we_e6_breeding() -> None:
    """WE-E6: 3 animals and one free stable: 4. Room for exactly 2: still 2, no food. Parents apart still breed."""
    for farm, after in (
        ({"goods": {"sheep": 3}, "pastures": [["c1"]], "stables": ["e3"]}, 4),
        ({"goods": {"sheep": 2}, "stables": ["e3"], "cards": ["M-fireplace-2"]}, 2),
        ({"goods": {"sheep": 2}, "stables": ["c1", "e3"]}, 3),
    ):
        table = play("revised", round=4, phase="breeding", seats=[farm])
        table.expect(sheep=after, food=0)


def test_we_e7_four_boar_in_a_pasture_of_two_spaces() -> None:
    """WE-E7: a two-space pasture holds 4 wild boar."""
    farm = {"goods": {"sheep": 1}, "pastures": [["c1", "d1"]]}
    table = play("revised", round=9, stock={"Pig Market": {"boar": 4}}, seats=[farm])
    table.do("Pig Market").expect(sheep=1, boar=4)


@pytest.mark.parametrize("grain", [1, 2, 3, 6])
def test_we_f1_clay_oven_and_cooking_hearth(grain: int) -> None:
    """WE-F1: Bake Bread with n grain gives 5 + 3 (n - 1) food."""
    farm = {"goods": {"grain": grain}, "cards": ["M-clay-oven", "M-hearth-4"]}
    table = play("revised", round=3, seats=[farm], ask_forced=True)
    table.do("Grain Utilization", "bake bread", f"bake {grain} grain").expect(food=5 + 3 * (grain - 1))


@pytest.mark.parametrize(
    ("card", "rates"),
    [("M-fireplace-3", (2, 2, 2, 3, 2)), ("M-hearth-5", (3, 2, 3, 4, 3))],
    ids=["WE-F2 Fireplace", "WE-F3 Cooking Hearth"],
)
def test_we_f2_we_f3_cooking_and_baking(card: str, rates: tuple[int, ...]) -> None:
    """WE-F2, WE-F3: vegetable, sheep, boar, cattle, baked grain: 2 2 2 3 2 and 3 2 3 4 3."""
    for good, food in zip(("vegetable", "sheep", "boar", "cattle"), rates, strict=False):
        table = play("revised", 2, round=4, phase="feeding", seats=[{"goods": {good: 1, "food": 3}, "cards": [card]}])
        table.do(f"convert 1 {good} to {food} food").expect(food=3 + food - 4)
    baked = play("revised", round=3, seats=[{"goods": {"grain": 1}, "cards": [card]}]).do("Grain Utilization")
    baked.expect(food=rates[4])


def test_we_f4_stone_oven_with_three_grain() -> None:
    """WE-F4: 2 grain give 8 food, the third stays unbaked."""
    table = play("revised", round=3, seats=[{"goods": {"grain": 3}, "cards": ["M-stone-oven"]}])
    table.do("Grain Utilization", "bake 2 grain").expect(food=8, grain=1)


def test_we_f5_well_built_in_round_12() -> None:
    """WE-F5: food on rounds 13 and 14 only: 2 food."""
    table = play("revised", 1, round=12, seats=[{"goods": {"wood": 1, "stone": 3, "food": 20}}])
    table.do("Major Improvement", "Grain Seeds").expect(food=21)
    table.do("Grain Seeds", "Clay Pit").expect(food=21 - 6 + 1)
    assert table.game.state.promises == ()


def test_we_f6_returning_a_fireplace() -> None:
    """WE-F6: no clay is paid; the Fireplace is available again, also to the same player."""
    farm = {"goods": {"clay": 4, "reed": 1}, "cards": ["M-fireplace-2"]}
    table = play("revised", 1, round=6, seats=[farm])
    table.do("Major Improvement", "build Cooking Hearth (5 clay)").expect(clay=4)
    table.do("House Redevelopment", "build Fireplace (2 clay)").expect(clay=0)
    assert table.yard()["cards"] == ["M-hearth-5", "M-fireplace-2"]


def test_we_f7_forest_with_wood_left_over() -> None:
    """WE-F7: 3 wood left over and 3 more in preparation: 6, all taken by the user."""
    table = play("revised", round=3, phase="preparation", stock={"Forest": {"wood": 3}}, seats=[{"goods": {}}])
    assert table.lying_on("Forest") == {"wood": 6}
    table.do("Forest").expect(wood=6)
    assert table.lying_on("Forest") == {}


def test_we_g1_stages_and_harvests() -> None:
    """WE-G1: 4, 3, 2, 2, 2, 1 action cards per stage; harvests after rounds 4, 7, 9, 11, 13, 14."""
    spaces = play("revised", round=14).spaces().values()
    assert [sum(space["stage"] == stage for space in spaces) for stage in range(1, 7)] == [4, 3, 2, 2, 2, 1]
    assert fresh("revised").game.view(0)["harvest_rounds"] == [4, 7, 9, 11, 13, 14]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_i17_food_of_the_starting_player(players: int) -> None:
    """WE-I17: starting player 2 food, the others 3."""
    table = fresh("revised", players, seed=11)
    food = [table.goods(seat)["food"] for seat in range(players)]
    assert sorted(food) == [2] + [3] * (players - 1)
    assert food[table.game.state.start] == 2
