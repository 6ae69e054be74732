"""Improvements, conversions, harvests and scores of the Family Edition (family 8 to 12)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.kit import Table, fresh, play

BAKING = [
    ("F-fireplace-1", 2),
    ("F-fireplace-2", 2),
    ("F-hearth-1", 3),
    ("F-hearth-2", 3),
    ("F-oven-1", 5),
    ("F-oven-2", 5),
]
WORKSHOPS = [
    ("F-wind-mill", "grain", 3),
    ("F-basketmaker", "reed", 3),
    ("F-pottery", "clay", 2),
    ("F-joinery", "wood", 2),
]


def feeding(round: int = 4, players: int = 1, **seat: Any) -> Table:
    """A table at the start of a feeding phase."""
    return play("family", players, round=round, phase="feeding", seats=[{"goods": {}, **seat}])


def ended(*seats: dict[str, Any]) -> Table:
    """A table at the end of a game."""
    return play("family", len(seats), round=14, phase="end", seats=[{"goods": {}, **seat} for seat in seats])


# --- 8: improvements --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "name", "price"),
    [
        ("Cooking", "Fireplace (2 clay)", {"clay": 2}),
        ("Cooking", "Fireplace (3 clay)", {"clay": 3}),
        ("Cooking", "Cooking Hearth (4 clay)", {"clay": 4}),
        ("Cooking", "Cooking Hearth (5 clay)", {"clay": 5}),
        ("Cooking", "Clay Oven (3 clay)", {"clay": 3}),
        ("Cooking", "Clay Oven (4 clay)", {"clay": 4}),
        ("Wind Mill", "Wind Mill", {"clay": 3, "wood": 1}),
        ("Basketmaker's Workshop", "Basketmaker's Workshop", {"wood": 2, "reed": 1}),
        ("Pottery", "Pottery", {"clay": 1, "reed": 2}),
        ("Joinery", "Joinery", {"clay": 2, "wood": 1}),
        ("Depot", "Depot", {"wood": 1, "clay": 1, "reed": 1}),
    ],
)
def test_8_where_each_is_built_and_what_it_costs(space: str, name: str, price: dict[str, int]) -> None:
    """D7, D8: each at its space for its price, the second Cooking Hearth for 5 clay, the second Clay Oven for 4."""
    table = play("family", 1, round=14, ask_forced=True, seats=[{"goods": price}])
    table.do(space, f"build {name}")
    table.do(*table.offers())
    assert table.yard()["goods"] == {}
    (card,) = table.yard()["cards"]
    assert table.look()["cards"][card]["name"] == name
    for good, number in price.items():
        short = {**price, good: number - 1}
        table = play("family", 1, round=14, seats=[{"goods": short}])
        assert f"1 {good} short" in table.why_not(card)


def test_8_cooking_offers_only_the_six_above_the_board() -> None:
    table = play("family", 1, round=14, seats=[{"goods": {"wood": 9, "clay": 9, "reed": 9}}])
    table.do("Cooking")
    assert table.offers() == [
        "build Fireplace (2 clay)", "build Fireplace (3 clay)", "build Cooking Hearth (4 clay)",
        "build Cooking Hearth (5 clay)", "build Clay Oven (3 clay)", "build Clay Oven (4 clay)",
    ]  # fmt: skip


def test_8_a_fireplace_is_not_traded_in_for_a_hearth() -> None:
    table = play("family", 1, round=1, seats=[{"goods": {"clay": 1}, "cards": ["F-fireplace-1"]}])
    assert "3 clay short" in table.why_not("Cooking Hearth (4 clay)")


@pytest.mark.parametrize(
    ("card", "sheep", "boar", "cattle"),
    [("F-fireplace-1", 2, 2, 3), ("F-fireplace-2", 2, 2, 3), ("F-hearth-1", 2, 3, 4), ("F-hearth-2", 2, 3, 4)],
)
def test_8_what_animals_are_cooked_for(card: str, sheep: int, boar: int, cattle: int) -> None:
    """WE-J4 and WE-J5."""
    goods = {"sheep": 1, "boar": 1, "cattle": 1}
    table = feeding(cards=[card], goods=goods, pastures=["small", "small"])
    for animal, food in (("sheep", sheep), ("boar", boar), ("cattle", cattle)):
        assert f"convert 1 {animal} to {food} food" in table.offers()


@pytest.mark.parametrize(("card", "food"), BAKING)
def test_8_1_grain_and_1_wood_are_baked(card: str, food: int) -> None:
    """WE-J4 and WE-J5: 2 food at a Fireplace, 3 at a Cooking Hearth, 5 at a Clay Oven."""
    table = feeding(cards=[card], goods={"grain": 1, "wood": 1})
    table.do(f"convert 1 wood, 1 grain to {food} food")
    assert table.farm().begging == max(0, 4 - food)


@pytest.mark.parametrize("card", ["F-oven-1", "F-oven-2"])
def test_8_a_clay_oven_cooks_no_animals(card: str) -> None:
    assert feeding(cards=[card], goods={"sheep": 1, "food": 1, "grain": 1}).offers() == [
        "convert 1 grain to 1 food", "beg 3",
    ]  # fmt: skip


def test_8_the_best_oven_is_used() -> None:
    """With a Fireplace and a Clay Oven nobody would bake for 2 food, so it is not offered."""
    table = feeding(cards=["F-fireplace-1", "F-oven-1", "F-hearth-1", "F-oven-2"], goods={"grain": 1, "wood": 1})
    assert table.offers() == ["convert 1 grain to 1 food", "convert 1 wood, 1 grain to 5 food", "beg 4"]


@pytest.mark.parametrize(("card", "good", "food"), WORKSHOPS)
def test_8_workshops_work_once_in_a_harvest(card: str, good: str, food: int) -> None:
    table = feeding(cards=[card], goods={good: 5, "food": 4})
    move = f"convert 1 {good} to {food} food"
    assert table.offers() == [move, "done"], "also when nobody is hungry"
    table.do(move)
    assert (table.game.round, table.goods()[good], table.goods()["food"]) == (5, 4, food)


@pytest.mark.parametrize(("card", "good", "food"), WORKSHOPS)
def test_8_workshops_work_again_in_the_next_harvest(card: str, good: str, food: int) -> None:
    table = play("family", 1, round=13, phase="feeding", seats=[{"goods": {good: 6}, "cards": [card]}])
    move = f"convert 1 {good} to {food} food"
    while not table.game.is_terminal():
        if table.game.question.code == "ask-feed":
            used = move in table.offers()
            table.do(move if used else table.offers()[-1])
        else:
            table.do("Fishing" if "Fishing" in table.offers() else "Rooster")
    assert table.goods()[good] == 4


# --- 9: at any time ---------------------------------------------------------------------------------------------------


def test_9_mush_is_1_food_for_1_grain_without_any_improvement() -> None:
    table = feeding(goods={"grain": 4})
    assert "convert 4 grain to 4 food" in table.offers()
    table.do("convert 4 grain to 4 food")
    assert table.farm().begging == 0


def test_9_animals_without_an_improvement_give_no_food() -> None:
    table = feeding(goods={"sheep": 1})
    assert table.farm().begging == 4, "there was nothing to choose"
    assert table.goods()["sheep"] == 1


def test_9_baking_needs_both_goods() -> None:
    """As often as both last."""
    for grain, wood in product(range(4), range(4)):
        table = feeding(14, cards=["F-fireplace-1"], goods={"grain": grain, "wood": wood}, family=5)
        baking = [offer for offer in table.offers() if "wood" in offer]
        assert len(baking) == min(grain, wood)


def test_9_an_improvement_can_be_used_as_soon_as_it_is_built() -> None:
    table = play("family", 1, stock={"Sheep": {"sheep": 3}}, seats=[{"goods": {"clay": 2}}])
    table.do("Cooking", "Sheep").expect(sheep=1, food=4)


def test_9_grain_on_fields_is_out_of_reach() -> None:
    table = feeding(goods={}, fields=[3, 3])
    assert table.farm().begging == 4


@pytest.mark.parametrize(("card", "good", "food"), WORKSHOPS)
def test_9_workshops_do_not_work_outside_a_harvest(card: str, good: str, food: int) -> None:
    table = play("family", 1, round=5, seats=[{"goods": {good: 5}, "cards": [card]}])
    assert not [offer for offer in table.offers() if offer.startswith("convert")]


# --- 10: harvest ------------------------------------------------------------------------------------------------------


def test_10_one_grain_from_each_sown_field() -> None:
    table = play("family", 1, round=4, phase="harvest", seats=[{"fields": [3, 3, 2, 1, 0], "goods": {"food": 4}}])
    table.expect(grain=4, food=0)
    assert table.yard()["fields"] == [2, 2, 1, 0, 0]


@pytest.mark.parametrize(("family", "newborns", "need"), [(2, 0, 4), (3, 0, 6), (3, 1, 5), (4, 2, 6), (5, 0, 10)])
@pytest.mark.parametrize("players", [1, 2])
def test_10_2_food_for_a_person_1_for_a_newborn(players: int, family: int, newborns: int, need: int) -> None:
    """WE-J6: a newborn and its parent need 3 together. One player eats as much as anybody."""
    table = feeding(7, players, rooms=5, family=family, newborns=newborns, goods={"food": 20})
    assert table.goods()["food"] == 20 - need


def test_10_a_begging_marker_for_each_missing_food() -> None:
    table = feeding(goods={"food": 1})
    assert table.farm().begging == 3
    assert table.goods()["food"] == 0, "food that one has must be paid"


def test_10_turning_goods_into_food_is_a_free_choice() -> None:
    """D13."""
    table = feeding(goods={"food": 1, "grain": 3})
    table.do("beg 3").expect(grain=3, food=0)


@pytest.mark.parametrize(("sheep", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (6, 7)])
def test_10_exactly_one_newborn_for_two_or_more(sheep: int, after: int) -> None:
    table = play("family", 1, round=4, phase="breeding", seats=[{"goods": {"sheep": sheep}, "pastures": ["four"]}])
    table.expect(sheep=after)


def test_10_every_kind_breeds() -> None:
    goods = {"sheep": 2, "boar": 2, "cattle": 2}
    table = play("family", 1, round=4, phase="breeding", seats=[{"goods": goods, "pastures": ["two"] * 3}])
    table.expect(sheep=3, boar=3, cattle=3)


def test_10_a_newborn_without_a_place_gives_no_food() -> None:
    """Two sheep and two boar in small pastures and a newborn in the house: the other finds no place."""
    goods = {"sheep": 2, "boar": 2}
    seat = {"goods": goods, "pastures": ["small", "small"], "cards": ["F-hearth-1"]}
    table = play("family", 1, round=4, phase="breeding", seats=[seat])
    table.do("keep 2 sheep, 3 boar").expect(sheep=2, boar=3, food=0)


def test_10_animals_may_be_rearranged_before_newborns_are_placed() -> None:
    """A sheep in the house and one in the small pasture: together in the pasture, they leave the house to the lamb."""
    table = play("family", 1, round=4, phase="breeding", seats=[{"goods": {"sheep": 2}, "pastures": ["small"]}])
    table.expect(sheep=3)


def test_10_whoever_wants_to_cook_does_so_before_breeding() -> None:
    """D14: four sheep in four places; one is cooked before the phase, and the lamb takes its place; or none is."""
    pastures = [{"shape": "small", "stable": True}]
    seat = {"goods": {"sheep": 4, "boar": 1}, "pastures": pastures, "cards": ["F-fireplace-1"]}
    table = play("family", 1, round=4, phase="breeding", seats=[seat])
    assert table.offers() == [
        "keep 5 sheep; cook 1 boar for 2 food", "keep 4 sheep, 1 boar", "keep 4 sheep, 1 boar; cook 1 sheep for 2 food",
    ]  # fmt: skip
    table.do("keep 4 sheep, 1 boar; cook 1 sheep for 2 food").expect(sheep=4, boar=1, food=2)


# --- 11: scoring ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "category", "points"),
    [
        ({"family": 5}, "people", 15),
        ({"begging": 4}, "begging", -12),
        ({"house": "clay"}, "rooms", 2),
        ({"house": "clay", "rooms": 5}, "rooms", 5),
        ({"rooms": 5}, "rooms", 0),
        ({"fields": [0] * 7}, "fields", 7),
        ({"pastures": ["small", "four", "corner"]}, "pastures", 3),
        ({"fields": [3, 2, 1, 0]}, "grain", 6),
        ({"goods": {"sheep": 9}, "pastures": ["four"]}, "sheep", 9),
        ({"goods": {"boar": 1}}, "boar", 1),
        ({"goods": {"cattle": 2}, "stables": 1}, "cattle", 2),
        ({"pastures": [{"shape": "four", "stable": True}, "small"], "stables": 3}, "stables", 1),
        ({"cards": ["F-fireplace-1", "F-depot"]}, "cards", 2),
        ({"goods": {"grain": 9}}, "grain", 0),
    ],
)
def test_11_what_scores(seat: dict[str, Any], category: str, points: int) -> None:
    """WE-J8: person 3, begging -3, clay room and every other tile 1, field grain and animal 1, stable in pasture 1."""
    assert ended(seat).score()[category] == points


def test_11_nothing_is_lost_for_what_is_missing() -> None:
    assert ended({}).total() == 6
    goods = {"wood": 9, "clay": 9, "reed": 9, "grain": 9, "food": 9}
    assert ended({"goods": goods, "stables": 2, "rooms": 6}).total() == 6


@pytest.mark.parametrize(("card", "good", "food"), WORKSHOPS)
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (36, 18)])
def test_11_workshops_score_1_point_for_2(card: str, good: str, food: int, number: int, points: int) -> None:
    """WE-J7."""
    assert ended({"cards": [card], "goods": {good: number}}).score()["bonus"] == points


def best_points(goods: tuple[int, int, int, int], cards: tuple[bool, ...]) -> int:
    """The most that workshops and the Depot can give, by trying every number of pairs."""
    best = 0
    for pairs in product(*(range(number // 2 + 1) if card else [0] for number, card in zip(goods, cards, strict=True))):
        left = sum(goods) - 2 * sum(pairs)
        best = max(best, sum(pairs) + left // 3)
    return best


@pytest.mark.parametrize("goods", [(5, 0, 0, 4), (1, 1, 1, 0), (2, 2, 2, 0), (3, 3, 3, 3), (4, 5, 5, 5), (5, 1, 3, 2)])
def test_11_the_depot_takes_what_is_left_after_every_pair(goods: tuple[int, int, int, int]) -> None:
    """To score every pair first is never worse."""
    ids = ("F-joinery", "F-pottery", "F-basketmaker", "F-wind-mill")
    supply = dict(zip(("wood", "clay", "reed", "grain"), goods, strict=True))
    for owned in product((False, True), repeat=4):
        cards = [card for card, has in zip(ids, owned, strict=True) if has]
        table = ended({"cards": [*cards, "F-depot"], "goods": supply})
        assert table.score()["bonus"] == best_points(goods, owned)


def test_11_most_points_win() -> None:
    table = ended({"family": 3}, {"goods": {"food": 30}}, {"family": 3})
    assert table.game.winners() == [0, 2]


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ({"goods": {"food": 3}}, {"goods": {"food": 2}}, [0]),
        ({"goods": {"food": 2}}, {"goods": {"food": 2}}, [0, 1]),
        ({"goods": {"food": 1, "grain": 2}}, {"goods": {"food": 2}}, [0]),
        ({"goods": {"food": 2, "wood": 9}}, {"goods": {"food": 2}}, [0, 1]),
        # The Wind Mill's pair is used up: one grain is left beside two food.
        ({"goods": {"food": 2, "grain": 3}, "cards": ["F-wind-mill"]}, {"goods": {"food": 4}, "fields": [0, 0]}, [1]),
        # The Depot takes wood first: it leaves one grain.
        ({"goods": {"wood": 2, "grain": 2}, "cards": ["F-depot"]}, {"goods": {"food": 1}, "fields": [0, 0]}, [0, 1]),
        ({"goods": {"wood": 3, "grain": 2}, "cards": ["F-depot"]}, {"goods": {"food": 1}, "fields": [0, 0]}, [0]),
    ],
)
def test_11_ties_go_to_the_most_food_and_grain_left(
    first: dict[str, Any], second: dict[str, Any], winners: list[int]
) -> None:
    """D15."""
    table = ended(first, second)
    assert table.total(0) == table.total(1)
    assert table.game.winners() == winners


def test_11_bread_may_be_baked_at_the_very_end_for_a_tie() -> None:
    """Food decides ties, so the last feeding lets everybody bake although nobody is hungry; earlier ones do not."""
    seat: dict[str, Any] = {"goods": {"food": 4, "grain": 2, "wood": 3, "sheep": 1}, "cards": ["F-fireplace-1"]}
    assert feeding(13, **seat).game.round == 14
    table = feeding(14, **seat)
    assert table.offers() == ["convert 1 wood, 1 grain to 2 food", "convert 2 wood, 2 grain to 4 food", "done"]
    table.do("convert 2 wood, 2 grain to 4 food").expect(food=4, grain=0, wood=1)


# --- 12: solo ---------------------------------------------------------------------------------------------------------


def test_12_alone_one_plays_for_points() -> None:
    """D16: there is no target; whoever plays alone wins with whatever there is."""
    table = fresh("family", 1)
    assert table.goods()["food"] == 2
    while not table.game.is_terminal():
        table.do(table.offers()[0])
    assert table.game.winners() == [0]
