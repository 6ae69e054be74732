"""The rulings and the worked solo game of the Family Edition (family 13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import fresh, play


def test_ruling_1_three_people_in_three_rooms() -> None:
    seat = {"family": 3, "rooms": 3}
    assert play("family", 2, round=5, seats=[seat]).why_not("family_growth") == "no room: 3 rooms for 3 people"
    assert not play("family", 2, round=5, seats=[{**seat, "rooms": 4}]).why_not("family_growth")


def test_ruling_2_two_births_in_round_13() -> None:
    """Four people after that: 2 x 4 - 2 = 6 food. One round later, without births: 8."""
    table = play("family", 1, round=13, seats=[{"rooms": 3, "goods": {"food": 20}}])
    table.do("Family Growth", "Family Growth even without Room").expect(food=14)
    assert (table.game.round, table.farm().family) == (14, 4)
    table.do("Plow", "Rooster", "Grain", "Day Labor", "take 1 wood, 1 food").expect(food=14 + 2 - 8)


def test_ruling_3_stables_but_no_room_of_the_wrong_material() -> None:
    table = play("family", 1, round=4, seats=[{"goods": {"wood": 5, "reed": 2}}])
    table.do("Clay Rooms and/or Stables", "build a stable beside the farm").expect(wood=1, reed=2)
    assert (table.yard()["rooms"], table.yard()["stables"]) == (2, 2)


def test_ruling_4_renovation_costs_the_same_for_four_rooms() -> None:
    table = play("family", 1, round=3, seats=[{"rooms": 4, "goods": {"clay": 3, "reed": 1}}])
    table.do("Renovation and/or Stable", "renovate", "done").expect(clay=0, reed=0)
    assert table.yard()["house"] == "clay"


def test_ruling_4_a_clay_house_still_gets_the_stable() -> None:
    table = play("family", 2, round=3, seats=[{"house": "clay", "goods": {}}, {"stables": 9}])
    table.do("Renovation and/or Stable")
    assert table.yard()["stables"] == 1
    table = play("family", 2, round=3, seats=[{"house": "clay", "goods": {}}, {"stables": 10}])
    assert table.why_not("renovation")


def test_ruling_5_a_field_holds_3_2_1_grain() -> None:
    """Sown in round 10: 2 after the harvest of round 11, 1 after that of 13, none after that of 14."""
    table = play("family", 1, round=10, seats=[{"fields": [0], "goods": {"food": 30, "grain": 1}}])
    table.do("Sow", "Rooster")
    assert table.yard()["fields"] == [3]
    held = []
    while not table.game.is_terminal():
        table.do("Fishing", "Rooster")
        held.append((table.game.round, *table.yard()["fields"]))
    assert held == [(12, 2), (13, 2), (14, 1), (14, 0)]


def test_ruling_5_a_field_sown_in_round_14_keeps_2() -> None:
    table = play("family", 1, round=14, seats=[{"fields": [0], "goods": {"food": 30, "grain": 1}}])
    table.do("Sow", "Rooster")
    assert table.game.is_terminal()
    assert (table.score()["fields"], table.score()["grain"]) == (1, 2)


@pytest.mark.parametrize(
    ("seat", "kept"),
    [({"pastures": ["small"], "stables": 1}, 4), ({"pastures": [{"shape": "small", "stable": True}]}, 5)],
)
def test_ruling_6_six_sheep_arrive(seat: dict[str, Any], kept: int) -> None:
    """Two in the pasture, one in the stable, one in the house; with the stable in the pasture four and one."""
    table = play("family", 1, stock={"Sheep": {"sheep": 6}}, seats=[{"goods": {}, **seat}])
    table.do("Sheep").expect(sheep=kept, food=0)


def test_ruling_7_a_young_boar_without_room_is_lost() -> None:
    seat = {"goods": {"boar": 2}, "stables": 1, "cards": ["F-hearth-1"]}
    play("family", 1, round=7, phase="breeding", seats=[seat]).expect(boar=2, food=0)


def test_ruling_8_the_small_tiles_are_gone() -> None:
    seats = [
        {"fields": [0] * 5, "pastures": ["small"] * 4, "goods": {"wood": 7, "grain": 3}},
        {"fields": [0] * 7, "pastures": ["small"] * 4},
    ]
    table = play("family", 2, round=13, seats=seats)
    assert table.why_not("plow") == "no small tile is left"
    table.do("Plow and/or Sow", "sow 3 grain")
    assert sorted(table.yard()["fields"]) == [0, 0, 3, 3, 3]
    table.do("Grain", "Pastures")
    assert table.offers() == [
        "build a 2-square pasture", "build a 3-square pasture", "build a corner pasture", "build a 4-square pasture",
    ]  # fmt: skip


def test_ruling_9_wind_mill_and_depot() -> None:
    """Wind Mill 2 points (4 grain), left 1 + 4 + 1 = 6: Depot 2. Together 4, and 2 for the two tiles."""
    seat = {"goods": {"grain": 5, "wood": 4, "clay": 1}, "cards": ["F-wind-mill", "F-depot"]}
    table = play("family", 1, round=14, phase="end", seats=[seat])
    assert (table.score()["bonus"], table.score()["cards"]) == (4, 2)


def test_ruling_10_three_grain_and_two_wood_in_a_feeding() -> None:
    """At most two bakings (10 food); the third grain is mush for 1."""
    seat = {"goods": {"grain": 3, "wood": 2}, "cards": ["F-oven-1"], "rooms": 3, "family": 5}
    table = play("family", 1, round=13, phase="feeding", seats=[seat])
    baking = [offer for offer in table.offers() if "wood" in offer]
    assert baking == ["convert 1 wood, 1 grain to 5 food", "convert 2 wood, 2 grain to 10 food"]
    table.do("convert 2 wood, 2 grain to 10 food").expect(food=0, grain=1, wood=0)
    table = play("family", 1, round=13, phase="feeding", seats=[seat])
    table.do("convert 1 grain to 1 food", "convert 2 wood, 2 grain to 10 food").expect(food=1, grain=0, wood=0)


def test_ruling_11_boar_begin_in_round_6() -> None:
    """1 boar in round 6, not 6; in round 9, untouched, 4."""
    table = play("family", 1, round=6, phase="preparation", seats=[{"goods": {"food": 30}}], stock={})
    boar = {}
    while table.game.round < 10:
        boar[table.game.round] = table.lying_on("Wild Boar")["boar"]
        table.do("Plow", "Rooster")
    assert boar == {6: 1, 7: 2, 8: 3, 9: 4}


WORKED_GAME = {
    1: ["Plow", "Grain"],
    2: ["Plow", "Grain"],
    3: ["Plow", "Grain"],
    4: ["Fishing", "Sow", "sow 3 grain"],
    5: ["Plow", "3 Wood"],
    6: ["Plow", "Fishing"],
    7: ["Plow", "Sow", "sow 3 grain"],
    8: ["Plow", "1 Clay"],
    9: ["Plow", "Cooking", "build Clay Oven (3 clay)"],
    10: ["Plow", "Wind Mill"],
    11: ["Plow", "Joinery"],
    12: ["Sow", "sow 3 grain", "Family Growth even without Room"],
    13: ["Plow and/or Sow", "plow a field", "sow 3 grain", "Family Growth even without Room", "Fishing"],
    14: ["Plow and/or Sow", "plow a field", "sow 3 grain", "Family Growth even without Room", "Sow", "sow 3 grain",
         "3 Wood"],
}  # fmt: skip
BAKE_ONE = "convert 1 wood, 1 grain to 5 food"
FEEDING = {
    4: ["done"],
    7: ["done"],
    9: [BAKE_ONE],
    11: [BAKE_ONE, "done"],
    13: ["done"],
    14: [BAKE_ONE, "convert 1 wood to 2 food", "done"],
}
# food, grain, wood, clay, the grain on the fields
AFTER_HARVEST = {
    4: (2, 3, 0, 0, [2, 2, 2]),
    7: (0, 6, 15, 0, [2, 2, 2, 1, 1, 1]),
    9: (1, 11, 14, 5, [1] * 3 + [0] * 5),
    11: (2, 13, 11, 0, [0] * 10),
    13: (2, 13, 11, 0, [2] * 6 + [0] * 5),
    14: (0, 18, 36, 0, [2] * 6 + [1] * 6),
}


def test_ruling_12_a_whole_solo_game_move_by_move() -> None:
    """75 points: 15 people, 12 fields, 18 grain on fields, 3 improvements, 9 Wind Mill, 18 Joinery."""
    table = fresh("family", 1)
    for round, moves in WORKED_GAME.items():
        assert table.game.round == round
        table.do(*moves)
        if round in AFTER_HARVEST:
            while table.game.question.code == "ask-feed":
                table.do(FEEDING[round].pop(0))
            food, grain, wood, clay, fields = AFTER_HARVEST[round]
            table.expect(food=food, grain=grain, wood=wood, clay=clay, reed=0)
            assert table.yard()["fields"] == fields
            assert table.farm().begging == 0
    assert table.game.is_terminal()
    points = {category: number for category, number in table.score().items() if number}
    assert points == {"people": 15, "fields": 12, "grain": 18, "cards": 3, "bonus": 9 + 18}
    assert table.total() == 75
