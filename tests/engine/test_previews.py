"""What a view says that an answer leads to: the bill, the fences and the places for animals."""

from typing import Any

from tests.kit import Table, play


def _said(table: Table, action: dict[str, Any]) -> str:
    """An action of a view in words."""
    return dict(zip([one.code for one in table.game.legal_actions()], table.offers(), strict=True))[action["code"]]


def _outlook(table: Table, text: str) -> dict[str, object]:
    found: list[dict[str, object]] = [
        action["preview"] for action in table.look()["actions"] if _said(table, action) == text
    ]
    assert len(found) == 1
    return found[0]


def test_a_pasture_tells_its_fences_its_bill_and_its_capacity() -> None:
    table = play("revised", players=2, round=9, seats=[{"goods": {"wood": 9}, "stables": ["e1"]}]).do("Fencing")
    assert _outlook(table, "fence e1") == {
        "fences": 4,
        "bill": [{"code": "cost-goods", "goods": {"wood": 4}}],
        "capacity": 4,
        "points": 3,
    }
    assert _outlook(table, "fence d1") == {
        "fences": 4,
        "bill": [{"code": "cost-goods", "goods": {"wood": 4}}],
        "capacity": 2,
        "points": 3,
    }


def test_a_choice_of_what_to_build_tells_what_each_costs_as_cards_make_it() -> None:
    goods = {"wood": 9, "reed": 2, "clay": 9}
    table = play("revised", players=2, seats=[{"goods": goods}]).do("Farm Expansion")
    assert _outlook(table, "build rooms") == {"bill": [{"code": "cost-goods", "goods": {"wood": 5, "reed": 2}}]}
    assert _outlook(table, "build stables") == {"bill": [{"code": "cost-goods", "goods": {"wood": 2}}]}
    clay = play("revised", players=2, seats=[{"goods": goods, "house": "clay"}]).do("Farm Expansion")
    assert _outlook(clay, "build rooms") == {"bill": [{"code": "cost-goods", "goods": {"clay": 5, "reed": 2}}]}


def _check_points(table: Table, kind: str, least: int) -> None:
    """The points that answers of a kind, more than so many, tell are those of the score sheet after them."""
    before = table.game.scores()[0].total
    told = {_said(table, one): one["preview"]["points"] for one in table.look()["actions"] if one["kind"] == kind}
    assert len(told) > least
    for text, points in told.items():
        after = table.game.clone()
        after.apply(after.parse(text))
        assert after.scores()[0].total - before == points, text
    assert table.game.scores()[0].total == before


def test_points_are_those_of_the_score_sheet() -> None:
    farm = {"goods": {"wood": 9}, "stables": ["e1"]}
    _check_points(play("revised", players=2, round=9, seats=[farm]).do("Fencing"), "fence", least=20)


def test_the_bill_is_for_all_fences_of_the_action() -> None:
    table = play("revised", players=2, round=9, seats=[{"goods": {"wood": 9}}]).do("Fencing", "fence e1")
    assert _outlook(table, "fence d1") == {
        "fences": 3,
        "bill": [{"code": "cost-goods", "goods": {"wood": 7}}],
        "capacity": 2,
        "points": 2,
    }


def _outcomes(table: Table) -> dict[str, dict[str, object]]:
    """What each answer about animals leads to; where they would stand is tested with the places."""
    return {
        _said(table, action): {name: told for name, told in action["preview"].items() if name != "places"}
        for action in table.look()["actions"]
    }


def test_done_tells_what_is_owed_for_the_fences_and_nothing_more() -> None:
    table = play("revised", players=2, round=9, seats=[{"goods": {"wood": 9}}]).do("Fencing", "fence e1")
    assert _outlook(table, "done") == {"bill": [{"code": "cost-goods", "goods": {"wood": 4}}]}


def test_rooms_and_stables_tell_their_price() -> None:
    table = play("revised", players=2, round=2, seats=[{"goods": {"wood": 9, "reed": 2}}]).do("Farm Expansion")
    table.do("build rooms")
    assert _outlook(table, "room b2") == {"bill": [{"code": "cost-goods", "goods": {"wood": 5, "reed": 2}}]}
    table = play("revised", players=2, round=2, seats=[{"goods": {"wood": 4}}]).do("Farm Expansion")
    assert _outlook(table, "stable b2") == {"bill": [{"code": "cost-goods", "goods": {"wood": 2}}]}


def test_animals_that_leave_are_told_with_their_food() -> None:
    farm = {"goods": {"sheep": 2, "boar": 2}, "pastures": [["e1"], ["e2"]], "cards": ["M-fireplace-2"]}
    table = play("revised", players=2, round=9, stock={"Sheep Market": {"sheep": 3}}, seats=[farm]).do("Sheep Market")
    assert _outcomes(table) == {
        "keep 5 sheep": {"leave": {"boar": 2}, "food": 4},
        "keep 4 sheep, 1 boar": {"leave": {"sheep": 1, "boar": 1}, "food": 4},
        "keep 3 sheep, 2 boar": {"leave": {"sheep": 2}, "food": 4},
    }
    uncooked = play(
        "revised", players=2, round=9, stock={"Sheep Market": {"sheep": 3}}, seats=[{**farm, "cards": []}]
    ).do("Sheep Market")
    assert _outcomes(uncooked)["keep 5 sheep"] == {"leave": {"boar": 2}}


def test_breeding_tells_who_leaves_and_who_is_born() -> None:
    """Animals are cooked before the newborns come: a herd that stays as large may have lost one and got one."""
    farm = {"goods": {"cattle": 4, "sheep": 2}, "pastures": [["d1", "e1"], ["e2"]], "cards": ["M-hearth-4"]}
    table = play("revised", round=4, phase="breeding", seats=[farm])
    assert _outcomes(table) == {
        "keep 3 sheep, 4 cattle": {"leave": {}, "born": {"sheep": 1}},
        "keep 3 sheep, 4 cattle; cook 1 cattle for 4 food": {
            "leave": {"cattle": 1},
            "born": {"sheep": 1, "cattle": 1},
            "food": 4,
        },
        "keep 2 sheep, 5 cattle": {"leave": {}, "born": {"cattle": 1}},
    }
    table.do("keep 3 sheep, 4 cattle; cook 1 cattle for 4 food").expect(sheep=3, cattle=4, food=4)
    uncooked = play("revised", round=4, phase="breeding", seats=[{**farm, "cards": []}])
    assert _outcomes(uncooked)["keep 3 sheep, 4 cattle"] == {"leave": {}, "born": {"sheep": 1}}


def test_bread_tells_its_food() -> None:
    farm = {"goods": {"grain": 3}, "cards": ["M-clay-oven", "M-fireplace-2"]}
    table = play("revised", players=2, round=9, seats=[farm]).do("Grain Utilization")
    assert [_outlook(table, f"bake {grain} grain")["food"] for grain in (1, 2, 3)] == [5, 7, 9]


def _tiles(*acts: str, **farm: object) -> Table:
    seat: dict[str, object] = {"goods": {"wood": 12, "reed": 4}, **farm}
    return play("family", players=2, round=8, seats=[seat]).do(*acts)


def test_a_pasture_tile_tells_its_bill_its_capacity_and_its_points() -> None:
    table = _tiles("Pastures", stables=1)
    assert _outcomes(table)["build a small pasture"] == {
        "bill": [{"code": "cost-goods", "goods": {"wood": 3}}],
        "capacity": 2,
        "points": 1,
    }
    moved = _outcomes(table)["build a small pasture and move a stable into it"]
    assert moved == {"bill": [{"code": "cost-goods", "goods": {"wood": 3}}], "capacity": 4, "points": 2}


def test_points_of_tiles_are_those_of_the_score_sheet() -> None:
    _check_points(_tiles("Pastures", stables=1), "pasture", least=3)


def test_rooms_and_stables_of_tiles_tell_their_bill_and_what_they_are_worth() -> None:
    table = _tiles("Wood Rooms and/or Stables", "build wood rooms")
    assert _outcomes(table)["build 1 room"] == {
        "bill": [{"code": "cost-goods", "goods": {"wood": 5, "reed": 2}}],
        "points": 0,
    }
    table = _tiles("Wood Rooms and/or Stables", "build stables", pastures=[{"shape": "two", "stable": False}])
    assert _outcomes(table)["build a stable beside the farm"] == {
        "bill": [{"code": "cost-goods", "goods": {"wood": 2}}],
        "points": 0,
        "capacity": 1,
    }
    assert _outcomes(table)["build a stable in a 2-square pasture"] == {
        "bill": [{"code": "cost-goods", "goods": {"wood": 2}}],
        "points": 1,
        "capacity": 8,
    }


def test_a_view_tells_what_each_food_that_is_begged_for_costs_as_the_score_sheet_does() -> None:
    for edition in ("revised", "original", "family"):
        table = play(edition, players=2, seats=[{"begging": 2}])
        lines = {line.category: line.points for line in table.game.scores()[0].lines}
        assert lines["begging"] == 2 * table.look()["begging_points"]


def _room(table: Table) -> object:
    """How many of the sheep on their market find a place, as the view tells it; None where nothing is told."""
    found = [one for one in table.look()["actions"] if one["touches"].get("space") == "sheep_market"]
    return found[0].get("preview", {}).get("room")


def test_a_space_tells_how_many_of_its_animals_find_a_place() -> None:
    def room(sheep: int, **farm: object) -> object:
        return _room(play("revised", players=2, round=9, stock={"Sheep Market": {"sheep": sheep}}, seats=[farm]))

    pasture = ["e1n", "e1w", "e1e", "e2n"]
    assert room(1) is None
    assert room(2) == {"sheep": 1}
    assert room(2, goods={"boar": 1}) == {}
    assert room(3, fences=pasture) is None
    assert room(5, fences=pasture) == {"sheep": 3}
    assert room(5, fences=pasture, goods={"cattle": 2}) == {"sheep": 1}


def test_that_many_stay_when_they_are_taken() -> None:
    table = play("revised", players=2, round=9, stock={"Sheep Market": {"sheep": 4}}, seats=[{"stables": ["e1"]}])
    assert _room(table) == {"sheep": 2}
    table.do("Sheep Market").expect(0, sheep=2)


def test_as_many_animals_as_a_pair_have_a_young_one() -> None:
    for sheep in range(4):
        farm = {"goods": {"food": 9, "sheep": sheep}, "pastures": [["d1", "e1"]]}
        table = play("revised", players=1, round=4, phase="breeding", seats=[farm])
        born = table.look()["breeding_pair"] <= sheep
        table.expect(0, sheep=sheep + born)
