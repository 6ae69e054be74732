"""Cards of deck Z of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from tests.cards.original_table import GROWTH, START, original
from tests.kit import Table

# --- Brewer's Copper --------------------------------------------------------------------------------------------------


def test_brewers_copper_turns_1_grain_into_2_food_in_a_harvest() -> None:
    seat = {"goods": {"grain": 2}, "cards": ["Z315"]}
    table = original(seats=[seat], phase="feeding").do("convert 1 grain to 2 food")
    assert "convert 1 grain to 2 food" not in table.offers()


def test_brewers_copper_scores_for_7_grain_wherever_it_is() -> None:
    """OP-66: supply, fields and cards."""
    seat: dict[str, Any] = {"goods": {"grain": 4}, "fields": {"c1": {"grain": 3}}, "cards": ["Z315"]}
    assert original(seats=[seat]).score()["bonus"] == 1
    assert original(seats=[{**seat, "goods": {"grain": 3}}]).score()["bonus"] == 0


def test_brewers_copper_costs_a_grain_and_a_stone() -> None:
    seat = {"goods": {"grain": 1, "stone": 1}, "hand": ["Z315"]}
    original(seats=[seat]).do(START, "play Brewer's Copper").expect(grain=0, stone=0)


# --- Bust -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "few"), [(2, 3), (3, 2), (4, 1), (5, 1)])
def test_bust_needs_another_player_with_few_occupations(players: int, few: int) -> None:
    mine = {"goods": {"stone": 1}, "hand": ["Z316"]}
    names = ["E147", "E150", "E152", "E154", "E158", "E159", "E160", "E163", "E166", "E167", "E168", "E169", "E172",
             "E174", "E176", "E179"]  # fmt: skip

    def others(number: int) -> list[dict[str, object]]:
        return [{"cards": names[seat * number : (seat + 1) * number]} for seat in range(players - 1)]

    table = original(players, seats=[mine, *others(few)])
    assert not table.lacks("Z316")
    assert original(players, seats=[mine, *others(few + 1)]).lacks("Z316")


def test_bust_can_not_be_played_alone() -> None:
    """OP-54, as for Outhouse: there is no other player."""
    assert original(1, seats=[{"goods": {"stone": 1}, "hand": ["Z316"]}]).lacks("Z316")


def test_bust_is_worth_2_points() -> None:
    table = original(seats=[{"goods": {"stone": 1}, "hand": ["Z316"]}])
    before = table.total()
    assert table.do(START, "play Bust").total() == before + 2


# --- Family Portrait --------------------------------------------------------------------------------------------------


def test_family_portrait_costs_2_food_for_each_person_and_gives_4_points() -> None:
    table = original(seats=[{"goods": {"food": 5}, "hand": ["Z317"]}])
    before = table.total()
    assert table.do(START, "play Family Portrait").expect(food=1).total() == before + 4


def test_family_portrait_can_not_be_played_without_the_food() -> None:
    """OP-70: unplayable if what the text demands can't be given."""
    table = original(seats=[{"goods": {"food": 5}, "family": 3, "rooms": ["a1", "a2", "a3"], "hand": ["Z317"]}])
    assert "1 food short" in table.lacks("Z317")


def test_family_portrait_goes_to_the_left_neighbour() -> None:
    table = original(3, seats=[{"goods": {"food": 4}, "hand": ["Z317"]}]).do(START, "play Family Portrait")
    assert [card.id for card in table.farm(1).hand] == ["Z317"]
    assert table.farm().cards == ()


# --- Barbecue ---------------------------------------------------------------------------------------------------------


def _farm(**more: Any) -> dict[str, Any]:
    return {"pastures": [["c1", "d1", "e1"]], "stables": ["a1", "c3"], "hand": ["Z318"], **more}


def test_barbecue_turns_as_many_animals_into_food_as_there_are_people() -> None:
    table = original(seats=[_farm(goods={"sheep": 1, "boar": 1, "cattle": 1})]).do(START, "play Barbecue")
    assert "roast 1 boar, 1 cattle" in table.offers()
    assert not any("sheep" in offer and "boar" in offer and "cattle" in offer for offer in table.offers())
    table.do("roast 1 boar, 1 cattle").expect(food=9, sheep=1, boar=0, cattle=0)


def test_barbecue_may_be_played_for_nothing() -> None:
    original(seats=[_farm(goods={"sheep": 2})]).do(START, "play Barbecue", "done").expect(food=0, sheep=2)
    table = original(3, seats=[{"goods": {}, "hand": ["Z318"]}]).do(START, "play Barbecue")
    assert [card.id for card in table.farm(1).hand] == ["Z318"]


def test_barbecue_is_a_meal_for_brush_maker() -> None:
    table = original(4, seats=[_farm(goods={"boar": 2}, cards=["E156"])]).do(START, "play Barbecue", "roast 2 boar")
    assert table.expect(food=8).farm().card_state["E156"] == (0, 2, 0)


@pytest.mark.parametrize("card", ["I097", "K299"])
def test_barbecue_is_one_meal_for_slaughterhouse_and_slaughterman(card: str) -> None:
    """They give 1 food whenever another player converts 1 or more animals, of whatever kinds."""
    seats = [_farm(goods={"boar": 1, "cattle": 1}), {"goods": {}, "cards": [card]}, {}]
    original(3, seats=seats).do(START, "play Barbecue", "roast 1 boar, 1 cattle").expect(1, food=1)


# --- Ranch ------------------------------------------------------------------------------------------------------------

FULL = ["a1", "b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2", "b3", "c3", "d3", "e3"]


def test_ranch_gives_a_point_and_2_food_for_each_round_to_come() -> None:
    seat: dict[str, Any] = {"goods": {}, "fields": {cell: {} for cell in FULL}, "hand": ["Z321"]}
    table = original(round=11, seats=[seat])
    before = table.total()
    table.do(START, "play Ranch").expect(food=6)
    assert table.total() == before + 3


def test_ranch_needs_a_farmyard_without_unused_spaces() -> None:
    seat: dict[str, Any] = {"goods": {}, "fields": {cell: {} for cell in FULL[1:]}, "hand": ["Z321"]}
    assert original(round=11, seats=[seat]).lacks("Z321")


def test_ranch_gives_nothing_in_the_last_round() -> None:
    seat: dict[str, Any] = {"goods": {}, "fields": {cell: {} for cell in FULL}, "hand": ["Z321"]}
    table = original(round=14, seats=[seat])
    before = table.total()
    assert table.do(START, "play Ranch").expect(food=0).total() == before


# --- Gentleman --------------------------------------------------------------------------------------------------------


def _last_people(*seats: dict[str, Any]) -> Table:
    """A table at which everybody has one person left to place."""
    spots = ["Fishing", "1 Clay", "1 Reed", "3 Wood"]
    placed = [{"goods": {}, "placed": [spot], **seat} for spot, seat in zip(spots, (*seats, {}, {}, {}), strict=False)]
    return original(4, round=3, seats=placed)


def test_gentleman_gets_1_food_when_the_owner_places_last() -> None:
    table = _last_people({}, {}, {}, {"cards": ["Z326"]})
    table.do("Take 1 Grain", "1 Wood", "2 Wood").expect(3, food=0).do("2 Clay").expect(3, food=1)


def test_gentleman_gets_nothing_when_another_places_last() -> None:
    table = _last_people({"cards": ["Z326"]}).do("Take 1 Grain", "1 Wood", "2 Wood", "2 Clay")
    table.expect(0, food=0)


def test_gentleman_played_with_the_last_person_gives_2_food() -> None:
    """OP-63: 2 food in all."""
    table = _last_people({}, {}, {}, {"hand": ["Z326"]})
    table.do("Take 1 Grain", "1 Wood", "2 Wood", "1 Occupation").expect(3, food=2)


def test_gentleman_does_not_count_a_move_at_the_end_of_the_work_phase() -> None:
    """OP-63: moves by Acrobat or Countryman are no placements."""
    table = _last_people({"cards": ["K289"]}, {}, {}, {"cards": ["Z326"]})
    table.do("Take 1 Grain", "1 Wood", "2 Wood", "2 Clay")
    while table.game.question.code != "ask-place":
        table.do("done")
    table.expect(3, food=1)


# --- Sower ------------------------------------------------------------------------------------------------------------

FIELD: dict[str, Any] = {"fields": {"c1": {}, "d1": {}}}


def test_sower_sows_a_vegetable_at_once() -> None:
    table = original(round=9, seats=[{"goods": {}, "cards": ["Z331"], **FIELD}]).do("Take 1 Vegetable")
    table.do("sow 1 vegetable").expect(vegetable=0)
    assert {"vegetable": 2} in table.yard()["fields"].values()


def test_sower_sows_as_many_as_came() -> None:
    seat = {"goods": {"grain": 3}, "cards": ["Z331"], "hand": ["I104"], **FIELD}
    table = original(3, seats=[seat]).do(START, "play Weekly Market", "sow 2 vegetable").expect(vegetable=0)
    assert list(table.yard()["fields"].values()) == [{"vegetable": 2}, {"vegetable": 2}]


def test_sower_may_decline_and_sows_no_older_vegetable() -> None:
    seat = {"goods": {"vegetable": 3}, "cards": ["Z331"], **FIELD}
    table = original(round=9, seats=[seat]).do("Take 1 Vegetable")
    assert "sow 2 vegetable" not in table.offers()
    table.do("done").expect(vegetable=4)


def test_sower_has_nothing_of_a_harvest() -> None:
    seat: dict[str, Any] = {"goods": {"food": 9}, "fields": {"c1": {"vegetable": 1}, "d1": {}}, "cards": ["Z331"]}
    table = original(1, round=4, seats=[{**seat, "placed": ["Fishing"]}]).do("Day Laborer").expect(vegetable=1)
    assert table.game.question.code == "ask-place"


# --- Seed Trader ------------------------------------------------------------------------------------------------------


def test_seed_trader_sells_grain_and_vegetables_at_any_time() -> None:
    table = original(seats=[{"goods": {"food": 10}, "cards": ["Z332"]}])
    table.do("convert 2 food to 1 grain", "convert 3 food to 1 vegetable").expect(food=5, grain=1, vegetable=1)


def test_seed_trader_has_2_of_each() -> None:
    table = original(seats=[{"goods": {"food": 20}, "cards": ["Z332"]}])
    table.do("convert 2 food to 1 grain", "convert 2 food to 1 grain")
    assert "convert 2 food to 1 grain" not in table.offers()
    table.do("convert 3 food to 1 vegetable", "convert 3 food to 1 vegetable").expect(grain=2, vegetable=2, food=10)
    assert not any("convert" in offer for offer in table.offers())


def test_seed_trader_helps_to_sow() -> None:
    table = original(seats=[{"goods": {"food": 2}, "cards": ["Z332"], "fields": {"c1": {}}}])
    table.do("convert 2 food to 1 grain", "Sow and/or Bake Bread").expect(grain=0, food=0)
    assert table.yard()["fields"] == {"c1": {"grain": 3}}


# --- Game Designer ----------------------------------------------------------------------------------------------------

RESOURCES = {"wood": 2, "clay": 2, "reed": 2, "stone": 2}


def _design(table: Table) -> str:
    return next(offer for offer in table.offers() if "Game Designer" in offer)


def test_game_designer_gets_2_food_and_a_point() -> None:
    table = original(seats=[{"goods": RESOURCES, "cards": ["Z333"]}])
    before = table.total()
    table.do(_design(table)).expect(food=2, wood=1, clay=1, reed=1, stone=1)
    assert table.total() == before + 1


def test_game_designer_works_as_often_as_the_goods_allow() -> None:
    table = original(seats=[{"goods": RESOURCES, "cards": ["Z333"]}])
    table.do(_design(table)).do(_design(table)).expect(food=4, wood=0)
    assert not any("Game Designer" in offer for offer in table.offers())


def test_game_designer_feeds_a_family() -> None:
    table = original(1, seats=[{"goods": {**RESOURCES, "food": 2}, "cards": ["Z333"]}], phase="feeding")
    table.do(_design(table)).do(_design(table))
    assert table.farm().begging == 0  # 2 and twice 2 food for two people alone, who eat 6
    table.expect(food=0)


# --- Cube Cutter ------------------------------------------------------------------------------------------------------


def test_cube_cutter_exchanges_wood_and_food_for_a_point_in_a_harvest() -> None:
    seat = {"goods": {"wood": 1, "food": 9}, "cards": ["Z335"]}
    table = original(seats=[seat], phase="harvest")
    before = table.total()
    deed = next(offer for offer in table.offers() if offer != "done")
    table.do(deed)
    assert table.total() == before + 1
    table.expect(wood=0)


def test_cube_cutter_needs_wood_and_food_and_may_decline() -> None:
    table = original(seats=[{"goods": {"food": 9}, "cards": ["Z335"]}], phase="harvest")
    assert table.game.question.code in ("ask-feed", "ask-place")
    rich = original(seats=[{"goods": {"wood": 1, "food": 9}, "cards": ["Z335"]}], phase="harvest").do("done")
    rich.expect(wood=1)


def test_cube_cutter_acts_once_in_a_harvest() -> None:
    table = original(seats=[{"goods": {"wood": 3, "food": 9}, "cards": ["Z335"]}], phase="harvest")
    table.do(next(offer for offer in table.offers() if offer != "done"))
    assert table.game.question.code in ("ask-feed", "ask-place")
    table.expect(wood=2)


# --- Mother of Twins --------------------------------------------------------------------------------------------------

HOUSE = {"rooms": ["a1", "a2", "a3"]}


def test_mother_of_twins_brings_a_second_child_without_room() -> None:
    """Ruling: room is needed for the first child only."""
    table = original(round=7, seats=[{"goods": {"food": 3}, "cards": ["Z336"], **HOUSE}]).do(GROWTH)
    table.do(next(offer for offer in table.offers() if "3 food" in offer)).expect(food=0)
    assert table.farm().family == 4
    assert table.farm().newborns == 2


def test_mother_of_twins_needs_room_for_the_first_child() -> None:
    """Ruling: room is needed for the first child."""
    table = original(round=7, seats=[{"goods": {"food": 3}, "cards": ["Z336"]}])
    assert GROWTH not in table.offers()


def test_mother_of_twins_has_two_children_at_most() -> None:
    table = original(round=7, seats=[{"goods": {"food": 9}, "cards": ["Z336"], **HOUSE}]).do(GROWTH)
    table.do(next(offer for offer in table.offers() if "3 food" in offer)).expect(food=6)
    assert table.farm().family == 4
    assert table.game.question.code == "ask-place"


def test_mother_of_twins_may_decline_and_needs_the_food_and_a_person() -> None:
    poor = original(round=7, seats=[{"goods": {"food": 2}, "cards": ["Z336"], **HOUSE}]).do(GROWTH)
    assert poor.farm().family == 3
    assert poor.game.question.code == "ask-place"
    rich = original(round=7, seats=[{"goods": {"food": 3}, "cards": ["Z336"], **HOUSE}]).do(GROWTH, "done")
    assert rich.expect(food=3).farm().family == 3
    many = {"family": 4, "rooms": ["a1", "a2", "a3", "b1", "b2"]}
    full = original(round=7, seats=[{"goods": {"food": 3}, "cards": ["Z336"], **many}]).do(GROWTH)
    assert full.expect(food=3).farm().family == 5


def test_mother_of_twins_may_fill_a_small_house() -> None:
    """Three people more than rooms is a position that a game can reach: growth without room, and twins."""
    crowd = {"goods": {"food": 3}, "cards": ["Z336"], "family": 3}
    table = original(round=13, seats=[crowd]).do("Family Growth even without Room")
    table.do(next(offer for offer in table.offers() if "3 food" in offer))
    assert table.farm().family == 5
    assert Table(agricola.from_position(table.game.position())).farm().family == 5


# --- What everybody sees of the cards ---------------------------------------------------------------------------------


def test_everybody_sees_the_vegetable_on_giant_pumpkin_until_it_is_cooked() -> None:
    table = original(seats=[{"goods": {}, "cards": ["Z323"]}])
    assert table.look(1)["seats"][0]["notes"]["Z323"]["goods"] == {"vegetable": 1}
    table.do("use:Z323.0")
    assert "Z323" not in table.look(1)["seats"][0]["notes"]


def test_everybody_sees_how_much_is_left_on_seed_trader() -> None:
    table = original(seats=[{"goods": {"food": 9}, "cards": ["Z332"]}])
    grain, vegetable = {"grain": 1}, {"vegetable": 1}
    assert table.look(1)["seats"][0]["piles"]["Z332"] == [grain, grain, vegetable, vegetable]
    table.do("use:3f>1v@Z332")
    assert table.look(1)["seats"][0]["piles"]["Z332"] == [grain, grain, vegetable]
