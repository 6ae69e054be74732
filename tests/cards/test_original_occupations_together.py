"""Occupations of the original edition that act at one moment, inside of each other, or on people who move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.original_table import GROWTH, START, original

GONE: list[dict[str, Any]] = [{"home": 0}, {"home": 0}, {"home": 0}]
STONE = "1 Stone (stage 2)"
ADOPT = "pay 1 food, then adopt the child"


# --- Gentleman --------------------------------------------------------------------------------------------------------


def test_gentleman_played_by_educator_while_another_places_last_gives_nothing() -> None:
    """The person who was placed last is not the owner's."""
    teacher = {"goods": {"food": 3}, "cards": ["K271"], "hand": ["Z326"], "home": 0}
    last = {"goods": {}, "hand": ["E179"], "placed": ["Fishing"]}
    table = original(4, round=3, seats=[last, teacher, *GONE[:2]])
    table.do("1 Occupation", "play Gentleman")
    assert table.game.round == 4
    table.expect(1, food=0)


# --- Fence Builder ----------------------------------------------------------------------------------------------------


def test_fence_builder_acts_for_a_person_who_moves_on_to_the_fenced_space() -> None:
    """Countryman: nobody is placed after the person who played the card, but the space is used."""
    farm = {"goods": {"wood": 4, "grain": 1, "food": 1}, "cards": ["K289"], "hand": ["I263"], "fields": {"c1": {}}}
    table = original(4, round=5, seats=[{**farm, "placed": ["Take 1 Grain"]}, *GONE])
    table.do("1 Occupation", "Sow and/or Bake Bread", "Sow and/or Bake Bread")
    table.do("fence d1").expect(wood=0)


# --- Stablehand -------------------------------------------------------------------------------------------------------


def test_stablehand_brings_a_stable_for_each_building_of_fences_on_one_space() -> None:
    """Mini Pasture, and then the additional action of Fence Builder."""
    farm = {"goods": {"wood": 3, "food": 3}, "cards": ["E207"], "hand": ["I263", "E040"]}
    table = original(seats=[farm]).do("1 Occupation", START, "Day Laborer")
    table.do(START, "play Mini Pasture", "fence c1", "stable c1")
    table.do("fence d1", "stable e3").expect(wood=0)
    assert table.yard()["stables"] == ["c1", "e3"]


# --- Taster, Lasso ----------------------------------------------------------------------------------------------------


def test_taster_may_be_followed_by_a_second_person_of_lasso() -> None:
    """The first person of the round is the first of two in a row, as in any turn."""
    taster = {"goods": {"food": 1}, "cards": ["I260", "I088"], "family": 3, "rooms": ["a1", "a2", "a3"]}
    table = original(4, round=5, phase="preparation", seats=[{"goods": {}}, taster])
    table.do("pay 1 food, then give it to the starting player, then place another person", "Fishing")
    assert table.offers() == ["1 Sheep", "done"]
    table.do("1 Sheep")
    assert table.game.current_player == 0


# --- Midwife, Reed Hut ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "food"), [("a new person", 1), ("a lodger moves in", 0)])
def test_midwife_gets_food_for_offspring_alone(who: str, food: int) -> None:
    farm = {"goods": {}, "cards": ["K138"], "lodgers": 1, "rooms": ["a1", "a2", "a3"]}
    table = original(4, round=7, seats=[farm, {"goods": {}, "cards": ["I232"]}])
    table.do(GROWTH, who).expect(1, food=food)


# --- Ratcatcher, Adoptive Parents -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("family", "answer", "home"), [(2, ADOPT, 1), (2, "done", 1), (3, ADOPT, 2)])
def test_ratcatcher_keeps_an_adopted_child_at_home_that_is_the_only_one(family: int, answer: str, home: int) -> None:
    """Who has offspring from the start of the round has one at home already."""
    farm = {"goods": {"food": 1}, "cards": ["K267"], "family": family, "rooms": ["a1", "a2", "a3", "b1"]}
    table = original(3, round=10, phase="preparation", seats=[farm, {"cards": ["E198"]}])
    assert table.farm().home == 2
    table.do(GROWTH, answer)
    assert table.farm().home == home


# --- Countryman, Acrobat ----------------------------------------------------------------------------------------------


def test_countryman_chooses_who_moves_so_that_acrobat_finds_a_free_space() -> None:
    farm = {
        "goods": {}, "cards": ["K289", "K269"], "family": 3, "rooms": ["a1", "a2", "a3"], "fields": {"c1": {}},
        "placed": ["Take 1 Vegetable", "Take 1 Grain"],
    }  # fmt: skip
    stock = {"Traveling Players": {"food": 1}}
    table = original(4, round=9, seats=[{**farm, "goods": {"grain": 1}}, *GONE], stock=stock)
    table.do("Traveling Players", "Countryman")
    assert table.offers() == ["Take 1 Grain", "Take 1 Vegetable", "done"]
    table.do("Take 1 Grain", "Sow and/or Bake Bread")
    assert "Take 1 Grain" in table.offers(), "Acrobat moves to the space that is free now"


# --- Taxidermist ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "kept", "stand"),
    [("I246", [0, 0, 1], {"cattle": 1}), ("K133", [0, 0, 1], {"cattle": 1}), ("K146", [1, 0, 0], {"sheep": 2})],
    ids=["Milking Hand", "Milking Stool", "Loom"],
)
def test_taxidermist_counts_for_the_points_of_cards_that_count_animals(
    card: str, kept: list[int], stand: dict[str, int]
) -> None:
    """Its animals are counted in the scoring."""
    farm: dict[str, Any] = {"goods": stand, "pastures": [["c1", "d1"]], "cards": [card, "Z330"]}
    assert original(4, seats=[farm]).score().get("bonus", 0) == 0
    assert original(4, seats=[{**farm, "card_state": {"Z330": kept}}]).score().get("bonus", 0) == 1


@pytest.mark.parametrize(("kept", "points"), [([0, 0, 0], 0), ([0, 0, 1], 3)])
def test_taxidermist_counts_for_estate_manager(kept: list[int], points: int) -> None:
    farm = {"goods": {}, "cards": ["E170", "Z330"], "card_state": {"Z330": kept}}
    table = original(4, seats=[farm, {"goods": {"cattle": 1}}])
    assert table.score().get("bonus", 0) == points


# --- After the last placement -----------------------------------------------------------------------------------------


def test_village_beauty_grows_with_the_food_of_the_last_person() -> None:
    """At any time: the child works from the next round on, so it can't wait for the next placement."""
    farm = {"goods": {"food": 1}, "cards": ["Z325"], "rooms": ["a1", "a2", "a3"], "home": 1}
    table = original(2, round=5, seats=[farm, {"home": 0}]).do("Day Laborer")
    assert table.offers() == ["Village Beauty: pay 3 food, then family growth", "done"]
    table.do(table.offers()[0]).expect(food=0)
    assert (table.game.round, table.farm().home) == (6, 3)


@pytest.mark.parametrize(("card", "listens"), [("I231", True), ("E194", True), ("E172", False)])
def test_stone_breaker_renovates_before_the_next_round_where_cards_look_at_the_house(card: str, listens: bool) -> None:
    """Manservant lays out food for that round too, and Plow Driver acts when it starts."""
    farm = {"goods": {"stone": 1, "reed": 1, "food": 1}, "cards": ["K303", card], "house": "clay", "home": 1}
    table = original(2, round=5, seats=[farm, {"home": 0}], stock={STONE: {"stone": 1}}).do(STONE)
    assert (table.game.question.code == "ask-any-time") == listens
    if listens:
        table.do(table.offers()[0])
    if card == "I231":
        table.expect(food=4)


def test_village_beauty_and_adoptive_parents_place_a_child_after_the_last_person() -> None:
    """The food of the last person may pay for both."""
    farm = {"goods": {"food": 2}, "cards": ["Z325", "K267"], "rooms": ["a1", "a2", "a3"], "home": 1}
    table = original(2, round=5, seats=[farm, {"home": 0}]).do("Day Laborer")
    table.do("Village Beauty: pay 3 food, then family growth", ADOPT).expect(food=0)
    assert table.game.round == 5
    table.do("1 Reed").expect(reed=1)
    assert table.game.round == 6


def test_stone_breaker_renovates_with_what_the_round_brings_before_plow_driver_looks_at_the_house() -> None:
    promises = [{"round": 6, "seat": 0, "card": "E205", "goods": {"reed": 1}}]
    farm = {"goods": {"stone": 2, "food": 1}, "cards": ["K303", "E194"], "house": "clay"}
    table = original(2, round=6, phase="preparation", promises=promises, seats=[farm])
    assert table.game.question.code == "ask-any-time"
    table.do(table.offers()[0], "pay 1 food, then plow a field", "plow c1").expect(stone=0, reed=0, food=0)
