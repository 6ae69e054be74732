"""More minor improvements of deck I of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

import pytest

from agricola.cards.words import CROP_KIND, VEGETABLE
from agricola.cli.text.draw import draw_board
from agricola.cli.text.words import words_of
from agricola.engine.farm.farmyard import SOWN_WOOD
from tests.cards.original_table import IMPROVE, original
from tests.kit import Table

START = "Starting Player (and/or 1 Minor Improvement)"
ROOMS = "Build Room(s) and/or Build Stable(s)"
RENOVATE = "After Renovation also 1 Major or Minor Improvement"
TWO_VEGETABLES = VEGETABLE * CROP_KIND + 2
THREE = ["E172", "E173", "E179"]


def _points_by(table: Table, seat: int, card: str) -> int:
    """What the lines of the score sheet that name a card are worth to a seat."""
    return sum(int(line.rpartition(": ")[2]) for line in table.explained(seat) if card in line)


# --- Alms -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "food"), [(1, 0), (2, 1), (9, 8), (14, 13)])
def test_alms_counts_the_rounds_that_are_over(round: int, food: int) -> None:
    """original-card-rulings, Alms: played in round r it yields r-1 food."""
    table = original(seats=[{"goods": {}, "hand": ["I064"]}, {}], round=round).do(START, "play Alms").expect(food=food)
    assert [card.id for card in table.farm(1).hand] == ["I064"]


def test_alms_can_not_be_played_with_an_occupation() -> None:
    assert "0 occupations" in original(seats=[{"goods": {}, "cards": ["E172"], "hand": ["I064"]}]).lacks("I064")


def test_alms_is_no_improvement_of_its_player() -> None:
    table = original(seats=[{"goods": {}, "hand": ["I064"]}], round=5).do(START, "play Alms")
    assert not table.farm().cards


# --- Holiday House ----------------------------------------------------------------------------------------------------

HOUSE = {"wood": 3, "reed": 2}


def test_holiday_house_is_worth_8_points_and_costs_wood_or_clay() -> None:
    """original-card-rulings, Holiday House: 3 wood + 2 reed or 3 clay + 2 reed."""
    for goods in (HOUSE, {"clay": 3, "reed": 2}):
        table = original(seats=[{"goods": goods, "hand": ["I071"]}], round=13).do(START, "play Holiday House")
        table.expect(wood=0, clay=0, reed=0)
        assert table.score()["cards"] == 8
    mixed = {"wood": 2, "clay": 1, "reed": 2}
    assert original(seats=[{"goods": mixed, "hand": ["I071"]}], round=13).lacks("I071")


def test_holiday_house_keeps_everybody_at_home_in_round_14() -> None:
    seats = [{"goods": {}, "cards": ["I071"]}, {"goods": {}}]
    table = original(seats=seats, round=14, phase="preparation")
    assert table.game.current_player == 1
    table.do("Fishing")
    assert table.game.current_player == 1
    assert table.farm(0).home == 0


def test_holiday_house_lets_people_work_before_that() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I071"]}], round=13, phase="preparation")
    assert table.game.current_player == 0


def test_holiday_house_leaves_the_start_of_round_14_to_its_owner() -> None:
    """original-card-rulings, Holiday House: the owner benefits from phase 1."""
    promises = [{"round": 14, "seat": 0, "card": "I084", "goods": {"food": 1}}]
    seats = [{"goods": {"wood": 1}, "house": "stone", "cards": ["I071", "I084", "I254"]}]
    table = original(4, seats=seats, round=14, phase="preparation", promises=promises).expect(food=1)
    table.do("stable c1").expect(wood=0)
    assert table.game.current_player == 1


def test_holiday_house_comes_before_the_taster() -> None:
    seats = [{"goods": {}}, {"goods": {"food": 1}, "cards": ["I071", "I260"]}]
    table = original(4, seats=seats, round=14, phase="preparation")
    assert table.game.current_player == 0
    table.expect(1, food=1)


def test_holiday_house_can_not_be_played_in_round_14() -> None:
    assert "round 13" in original(seats=[{"goods": HOUSE, "hand": ["I071"]}], round=14).lacks("I071")


def test_holiday_house_pays_its_reed_whatever_the_roof() -> None:
    """original-card-rulings, Holiday House: Clay Roof, Brushwood Roof and Straw-thatched Roof do not apply."""
    farm = {"goods": {"wood": 5, "clay": 5}, "cards": ["I099", "E036", "K136"], "hand": ["I071"]}
    assert "2 reed short" in original(seats=[farm], round=13).lacks("I071")


# --- Rake -------------------------------------------------------------------------------------------------------------

FIVE: dict[str, object] = {cell: {} for cell in ("c1", "d1", "e1", "c2", "d2")}


def test_rake_scores_for_five_fields() -> None:
    assert _points_by(original(seats=[{"fields": FIVE, "cards": ["I076"]}]), 0, "Rake") == 2
    four = {cell: FIVE[cell] for cell in list(FIVE)[:4]}
    assert _points_by(original(seats=[{"fields": four, "cards": ["I076"]}]), 0, "Rake") == 0


def test_rake_needs_a_sixth_field_beside_another_tool() -> None:
    assert _points_by(original(seats=[{"fields": FIVE, "cards": ["I076", "I070"]}]), 0, "Rake") == 0
    six = {**FIVE, "e2": {}}
    assert _points_by(original(seats=[{"fields": six, "cards": ["I076", "I070"]}]), 0, "Rake") == 2


def test_rake_does_not_mind_the_tools_of_others_or_people_who_plow() -> None:
    seats = [{"fields": FIVE, "cards": ["I076", "E194"]}, {"cards": ["I070"]}]
    assert _points_by(original(seats=seats), 0, "Rake") == 2


def test_rake_does_not_count_field_cards() -> None:
    """original 12.7: never a field in scoring."""
    four = {cell: FIVE[cell] for cell in list(FIVE)[:4]}
    farm = {"fields": four, "cards": ["I076", "E018"], "card_state": {"E018": [TWO_VEGETABLES]}}
    assert _points_by(original(seats=[farm]), 0, "Rake") == 0


# --- Shepherd's Crook -------------------------------------------------------------------------------------------------


def test_shepherds_crook_gives_2_sheep_for_a_new_pasture_of_4_spaces() -> None:
    table = original(seats=[{"goods": {"wood": 8}, "cards": ["I077"]}]).do("Fences", "fence d1 e1 d2 e2")
    table.expect(sheep=2, wood=0)


def test_shepherds_crook_gives_nothing_for_a_smaller_pasture() -> None:
    table = original(seats=[{"goods": {"wood": 8}, "cards": ["I077"]}]).do("Fences", "fence c1 d1 e1")
    table.expect(sheep=0)


def test_shepherds_crook_gives_nothing_for_a_pasture_that_is_cut() -> None:
    """original-card-rulings, Shepherd's Crook; WE-I4."""
    farm = {"goods": {"wood": 2}, "pastures": [["c1", "d1", "e1", "c2", "d2", "e2"]], "cards": ["I077"]}
    table = original(seats=[farm]).do("Fences", "fence c1 c2")
    table.expect(sheep=0, wood=0)


# --- Wood Cart --------------------------------------------------------------------------------------------------------


def test_wood_cart_brings_2_more_wood() -> None:
    original(3, seats=[{"goods": {}, "cards": ["I079"]}]).do("3 Wood").expect(wood=5)
    original(3, seats=[{"goods": {}, "cards": ["I079"]}]).do("2 Wood").expect(wood=4)


def test_wood_cart_needs_wood_that_lies_on_the_space() -> None:
    """original-card-rulings, Wood Cart: not with `reed_stone_wood_5p`."""
    original(5, seats=[{"goods": {}, "cards": ["I079"]}]).do("1 Reed, also 1 Stone and 1 Wood").expect(wood=1)
    three = original(3, seats=[{"goods": {}, "cards": ["I079"]}])
    three.do("Take 1 Building Resource", "take 1 wood").expect(wood=1)


def test_wood_cart_is_nothing_for_other_players_and_goods() -> None:
    table = original(3, seats=[{"goods": {}, "cards": ["I079"]}, {"goods": {}}]).do("1 Clay").expect(wood=0)
    table.do("3 Wood").expect(0, wood=0).expect(1, wood=3)


def test_wood_cart_needs_3_occupations() -> None:
    table = original(seats=[{"goods": {"wood": 3}, "cards": THREE[:2], "hand": ["I079"]}])
    assert "3 occupations" in table.lacks("I079")


# --- Spinney ----------------------------------------------------------------------------------------------------------


def test_spinney_takes_1_of_the_wood() -> None:
    table = original(seats=[{"goods": {}}, {"goods": {}, "cards": ["I080"]}]).do("3 Wood")
    table.expect(0, wood=2).expect(1, wood=1)


def test_spinney_shows_the_loss_before_the_person_is_placed() -> None:
    """original-card-rulings, Spinney; OP-19: shown before the move is confirmed instead of a take-back."""
    table = original(seats=[{"goods": {}}, {"goods": {}, "cards": ["I080"]}])
    shown = {action["touches"]["space"]: action.get("preview", {}) for action in table.look()["actions"]}
    due = {"seat": 1, "card": "I080", "goods": {"wood": 1}}
    assert [space for space, preview in shown.items() if preview] == ["wood_3"]
    assert shown["wood_3"] == {"dues": [due]}
    assert "-1 wood (Spinney)" in draw_board(table.game.view(0), words_of(table.game, "en"))
    owner = original(seats=[{"goods": {}, "cards": ["I080"]}]).look()["actions"]
    assert not any("preview" in action for action in owner)


def test_spinney_is_nothing_for_the_own_wood() -> None:
    original(seats=[{"goods": {}, "cards": ["I080"]}]).do("3 Wood").expect(wood=3)


def test_spinney_is_for_3_wood_alone() -> None:
    """original-card-rulings, Spinney (secondary): not for the 4 Wood space."""
    seats = [{"goods": {}}, {"goods": {}, "cards": ["I080"]}]
    original(5, seats=seats).do("4 Wood").expect(0, wood=4).expect(1, wood=0)


def test_spinney_and_wood_buyer_both_take_their_wood() -> None:
    seats = [{"goods": {}}, {"goods": {"food": 1}, "cards": ["I080", "I234"]}, {}]
    table = original(3, seats=seats).do("3 Wood", "Spinney", "pay 1 food, then take 1 wood")
    table.expect(0, wood=1, food=1).expect(1, wood=2, food=0)


# --- Wooden Hut Extension ---------------------------------------------------------------------------------------------


def test_wooden_hut_extension_builds_a_room_for_its_own_price() -> None:
    """original-card-rulings, Clay Hut Extension (secondary): the printed cost is all that is paid."""
    farm = {"goods": {"wood": 5, "reed": 1}, "hand": ["I081"]}
    table = original(seats=[farm, {}]).do(START, "play Wooden Hut Extension", "room a1").expect(wood=0, reed=0)
    assert "a1" in table.yard()["rooms"]
    assert [card.id for card in table.farm(1).hand] == ["I081"]


def test_wooden_hut_extension_is_for_wooden_huts() -> None:
    """OP-72."""
    farm = {"goods": {"wood": 5, "reed": 1}, "house": "clay", "hand": ["I081"]}
    assert original(seats=[farm]).lacks("I081")


def test_wooden_hut_extension_needs_a_space_beside_the_hut() -> None:
    fields: dict[str, object] = {"a1": {}, "b2": {}, "b3": {}, "b1": {}}
    farm = {"goods": {"wood": 5, "reed": 1}, "fields": fields, "hand": ["I081"]}
    table = original(seats=[farm]).do(START)
    assert "play Wooden Hut Extension" not in table.offers()


# --- Streets ----------------------------------------------------------------------------------------------------------


def test_wooden_path_scores_while_no_better_street_is_in_play() -> None:
    assert _points_by(original(seats=[{"cards": ["I083"]}, {}]), 0, "Wooden Path") == 2


@pytest.mark.parametrize("better", ["I089", "I094"])
def test_wooden_path_is_beaten_by_another_street_whoever_has_it(better: str) -> None:
    assert _points_by(original(seats=[{"cards": ["I083"]}, {"cards": [better]}]), 0, "Wooden Path") == 0
    assert _points_by(original(seats=[{"cards": ["I083", better]}, {}]), 0, "Wooden Path") == 0


def test_wooden_path_clay_path_and_paved_road_give_one_bonus_in_all() -> None:
    """original-card-rulings, Wooden Path (secondary): one bonus of 2 points per game."""
    table = original(3, seats=[{"cards": ["I083"]}, {"cards": ["I094"]}, {"cards": ["I089"]}])
    assert _points_by(table, 0, "Wooden Path") == 0
    assert _points_by(table, 1, "Paved Road") == 2 + 2
    assert _points_by(table, 2, "Clay Path") == 1


def test_clay_path_scores_beside_the_wooden_path() -> None:
    table = original(seats=[{"cards": ["I083"]}, {"cards": ["I089"]}])
    assert _points_by(table, 1, "Clay Path") == 1 + 2


def test_clay_path_is_beaten_by_the_paved_road() -> None:
    table = original(seats=[{"cards": ["I094"]}, {"cards": ["I089"]}])
    assert _points_by(table, 1, "Clay Path") == 1


def test_clay_path_costs_3_clay() -> None:
    table = original(seats=[{"goods": {"clay": 3}, "hand": ["I089"]}]).do(START, "play Clay Path").expect(clay=0)
    assert table.score()["cards"] == 1


def test_paved_road_is_the_best_street() -> None:
    table = original(seats=[{"cards": ["I094", "I083", "I089"]}])
    assert _points_by(table, 0, "Paved Road") == 4


def test_paved_road_costs_5_stone() -> None:
    original(seats=[{"goods": {"stone": 5}, "hand": ["I094"]}]).do(START, "play Paved Road").expect(stone=0)


def test_paved_road_scores_for_its_owner_only() -> None:
    assert _points_by(original(seats=[{"cards": ["I094"]}, {}]), 1, "Paved Road") == 0


# --- Flagon -----------------------------------------------------------------------------------------------------------

WELL = {"wood": 1, "stone": 3}


def test_flagon_brings_food_when_somebody_builds_the_well() -> None:
    table = original(3, seats=[{"goods": WELL}, {"goods": {}, "cards": ["I087"]}, {"goods": {}}]).do(IMPROVE)
    table.expect(0, food=1).expect(1, food=4).expect(2, food=1)


def test_flagon_brings_food_when_its_owner_builds_the_well() -> None:
    table = original(seats=[{"goods": WELL, "cards": ["I087"]}, {"goods": {}}]).do(IMPROVE)
    table.expect(0, food=4).expect(1, food=1)


def test_flagon_brings_food_for_the_village_well_and_for_the_well_built_again() -> None:
    """original-card-rulings, Flagon."""
    seats = [{"goods": {}, "cards": ["M-well"], "hand": ["I066"]}, {"goods": WELL, "cards": ["I087"]}]
    table = original(seats=seats).do(START, "play Village Well").expect(0, food=1).expect(1, food=4)
    table.do(IMPROVE).expect(0, food=2).expect(1, food=8)


@pytest.mark.parametrize(("wells", "times"), [([], 0), (["M-well"], 1), (["I066"], 1), (["M-well", "I066"], 2)])
def test_flagon_played_later_makes_up_for_it(wells: list[str], times: int) -> None:
    """original-card-rulings, Flagon: twice if both wells are on the table."""
    seats = [{"goods": {"clay": 1}, "hand": ["I087"]}, {"goods": {}, "cards": wells}]
    original(seats=seats).do(START, "play Flagon").expect(0, food=4 * times).expect(1, food=times)


# --- Lasso ------------------------------------------------------------------------------------------------------------


def test_lasso_places_a_second_person_on_an_animal_space() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I088"]}, {}]).do("Fishing")
    assert table.offers() == ["1 Sheep", "done"]
    table.do("1 Sheep").expect(sheep=1)
    assert table.game.current_player == 1


def test_lasso_places_a_second_person_anywhere_after_an_animal_space() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I088"]}, {}]).do("1 Sheep")
    assert "Day Laborer" in table.offers()
    table.do("Day Laborer").expect(food=2)


def test_lasso_may_be_left_and_never_places_three_in_a_row() -> None:
    """original-card-rulings, Lasso: never more than 2 persons in a row; the next comes in the normal way."""
    farm = {"goods": {}, "family": 4, "rooms": ["a1", "a2", "a3", "b1"], "cards": ["I088"]}
    stock = {"1 Wild Boar": {"boar": 1}, "1 Sheep": {"sheep": 1}}
    table = original(seats=[farm, {}], round=9, stock=stock).do("1 Sheep", "Fishing")
    assert table.game.current_player == 1
    table.do("Day Laborer")
    assert table.game.current_player == 0
    assert "1 Wild Boar" in table.do("Take 1 Grain").offers(), "twice in one round"
    left = original(seats=[farm, {}], round=9, stock=stock).do("1 Sheep", "done")
    assert left.game.current_player == 1


def test_lasso_is_nothing_with_take_animals() -> None:
    """original-card-rulings, Lasso (secondary): not with the 5-player animal card."""
    table = original(5, seats=[{"goods": {}, "cards": ["I088"]}, {}], round=2, round_cards=_without_sheep())
    table.do("Take Animals", "take 1 boar")
    assert table.game.current_player == 1


def _without_sheep() -> list[str]:
    """An order of the round cards with the sheep in round 4."""
    return [
        "fences", "sow_bake", "major_minor_improvement", "sheep_1", "stone_1_stage2", "renovate_improvement",
        "family_growth_minor", "take_1_vegetable", "wild_boar_1", "stone_1_stage4", "cattle_1", "plow_sow",
        "family_growth_no_room", "renovate_fences",
    ]  # fmt: skip


# --- Ladder -----------------------------------------------------------------------------------------------------------


def test_ladder_spares_a_reed_for_each_room_and_renovation() -> None:
    """OP-49: per room."""
    rooms = original(seats=[{"goods": {"wood": 10, "reed": 2}, "cards": ["I091"]}])
    rooms.do(ROOMS, "build rooms", "room a1", "room b1").expect(wood=0, reed=0)
    original(seats=[{"goods": {"clay": 2}, "cards": ["I091"]}], round=7).do(RENOVATE).expect(clay=0)


def test_ladder_spares_a_reed_for_the_improvements_that_it_names() -> None:
    coop = original(seats=[{"goods": {"wood": 2}, "cards": ["I091"], "hand": ["I084"]}])
    coop.do(START, "play Chicken Coop").expect(wood=0)
    house = original(seats=[{"goods": {"wood": 3, "reed": 1}, "cards": ["I091"], "hand": ["I071"]}])
    house.do(START, "play Holiday House").expect(wood=0, reed=0)


def test_ladder_spares_nothing_for_other_improvements() -> None:
    farm = {"goods": {"reed": 1, "stone": 2}, "cards": ["I091"]}
    assert "1 reed short" in original(seats=[farm]).lacks("M-basketmaker")


# --- Milking Shed -----------------------------------------------------------------------------------------------------


def _herd(cards: list[str], **goods: int) -> dict[str, object]:
    return {"goods": {"food": 4, **goods}, "pastures": [["c1", "d1", "e1"], ["c2", "d2", "e2"]], "cards": cards}


@pytest.mark.parametrize(("own", "other", "food"), [
    ({"sheep": 4}, {"sheep": 1}, 1), ({"sheep": 4}, {}, 0), ({"cattle": 2}, {"cattle": 4}, 2),
    ({"sheep": 5}, {"cattle": 3}, 2),
])  # fmt: skip
def test_milking_shed_counts_the_animals_of_all_players(own: dict[str, int], other: dict[str, int], food: int) -> None:
    seats = [_herd(["I093"], **own), _herd([], **other)]
    table = original(seats=seats, round=4, phase="harvest")
    assert table.goods()["food"] == food
    assert table.goods(1)["food"] == 0


def test_milking_shed_counts_pets_and_animals_on_cards() -> None:
    """original-card-rulings, Milking Shed."""
    seats = [
        {"goods": {"food": 4, "cattle": 1}, "cards": ["I093"]},
        {"goods": {"food": 4, "cattle": 2}, "cards": ["I102"]},
    ]
    assert original(seats=seats, round=4, phase="harvest").goods()["food"] == 1


def test_milking_shed_acts_before_crops_are_taken() -> None:
    """original-card-rulings, Milking Shed: step 1."""
    farm = {**_herd(["I093", "I246"], cattle=3), "goods": {"cattle": 3, "food": 1}}
    table = original(4, seats=[farm], round=4, phase="harvest")
    assert table.farm().begging == 0, "1 of the shed, 2 of the Milking Hand, 1 in the supply"


# --- Schnaps Distillery -----------------------------------------------------------------------------------------------


def test_schnaps_distillery_turns_1_vegetable_into_4_food() -> None:
    farm = {"goods": {"vegetable": 2}, "cards": ["I098"]}
    table = original(1, seats=[farm], round=4, phase="feeding").do("convert 1 vegetable to 4 food")
    assert "convert 1 vegetable to 4 food" not in table.offers()


@pytest.mark.parametrize(("vegetables", "points"), [(4, 0), (5, 1), (6, 2), (9, 2)])
def test_schnaps_distillery_scores_for_the_fifth_and_sixth_vegetable(vegetables: int, points: int) -> None:
    farm = {"goods": {"vegetable": vegetables - 1}, "fields": {"c1": {"vegetable": 1}}, "cards": ["I098"]}
    assert _points_by(original(seats=[farm]), 0, "Schnaps Distillery") == 2 + points


def test_schnaps_distillery_counts_vegetables_that_cards_keep_for_the_scoring() -> None:
    """OP-66: supply, fields and cards, as in scoring; here three of Pumpkin Seed Oil."""
    farm = {"goods": {"vegetable": 2}, "cards": ["I098", "Z319"], "card_state": {"Z319": [3, 2]}}
    assert _points_by(original(seats=[farm]), 0, "Schnaps Distillery") == 2 + 1


def test_schnaps_distillery_costs_a_vegetable_and_2_stone() -> None:
    farm = {"goods": {"vegetable": 1, "stone": 2}, "hand": ["I098"]}
    original(seats=[farm]).do(START, "play Schnaps Distillery").expect(vegetable=0, stone=0)


# --- Wildlife Reserve -------------------------------------------------------------------------------------------------


def test_wildlife_reserve_holds_one_of_each() -> None:
    farm = {"goods": {"sheep": 2, "boar": 1, "cattle": 1}, "cards": ["I102"]}
    table = original(seats=[farm], round=11, stock={"1 Sheep": {"sheep": 1}}).do("1 Sheep")
    table.expect(sheep=2, boar=1, cattle=1)


def test_wildlife_reserve_holds_no_second_one_of_a_kind() -> None:
    stock = {"1 Sheep": {"sheep": 5}}
    original(seats=[{"goods": {}, "cards": ["I102"]}], stock=stock).do("1 Sheep").expect(sheep=2)


def test_wildlife_reserve_takes_newborn_animals() -> None:
    """original-card-rulings, Wildlife Reserve: step 10."""
    farm = {"goods": {"sheep": 2, "food": 4}, "stables": ["c1"], "cards": ["I102"]}
    table = original(seats=[farm, {"goods": {"food": 4}}], round=4, phase="breeding")
    table.expect(sheep=3)


def test_wildlife_reserve_is_no_pasture_in_scoring() -> None:
    assert original(seats=[{"goods": {"sheep": 1}, "cards": ["I102"]}]).score()["pastures"] == -1


# --- Clay Deposit -----------------------------------------------------------------------------------------------------


def test_clay_deposit_gives_others_5_clay_for_1_food_to_its_owner() -> None:
    table = original(turn=1, seats=[{"goods": {}, "cards": ["I337"]}, {"goods": {"food": 1}}]).do("Clay Deposit")
    table.expect(0, food=1).expect(1, food=0, clay=5)


def test_clay_deposit_is_closed_to_who_can_not_pay() -> None:
    table = original(turn=1, seats=[{"goods": {}, "cards": ["I337"]}, {"goods": {}}])
    assert "1 food short" in table.why_not("Clay Deposit")


def test_clay_deposit_gives_its_owner_clay_or_points_for_nothing() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I337"]}]).do("Clay Deposit")
    assert table.offers() == ["take 5 clay", "take 2 points"]
    before = table.total()
    assert table.do("take 2 points").total() == before + 2
    original(seats=[{"goods": {}, "cards": ["I337"]}]).do("Clay Deposit", "take 5 clay").expect(clay=5)


def test_clay_deposit_needs_3_occupations() -> None:
    assert "3 occupations" in original(seats=[{"goods": {}, "cards": THREE[:2], "hand": ["I337"]}]).lacks("I337")


# --- Manure -----------------------------------------------------------------------------------------------------------


def _round_ends(round: int, **farm: object) -> Table:
    """The owner places the last person of the round."""
    return original(seats=[{"goods": {}, "home": 1, **farm}, {"home": 0}], round=round).do("Fishing")


CROPS: dict[str, object] = {"c1": {"grain": 3}, "d1": {"grain": 3}, "e1": {"vegetable": 2}}


def test_manure_takes_1_crop_from_each_field_after_a_round_without_harvest() -> None:
    table = _round_ends(5, fields=CROPS, cards=["I092"])
    table.do("harvest 1 more grain from 2 fields with 3", "harvest 1 more vegetable from 1 field with 2")
    assert table.game.round == 6
    table.expect(grain=2, vegetable=1)
    assert table.yard()["fields"] == {"c1": {"grain": 2}, "d1": {"grain": 2}, "e1": {"vegetable": 1}}


def test_manure_may_be_left_for_any_of_the_fields() -> None:
    """OP-53 and the secondary note: optional, any subset of fields."""
    table = _round_ends(5, fields=CROPS, cards=["I092"])
    table.do("harvest 1 more grain from 1 field with 3", "done", "done").expect(grain=1, vegetable=0)
    left = _round_ends(5, fields=CROPS, cards=["I092"]).do("done", "done")
    left.expect(grain=0, vegetable=0)


def test_manure_does_nothing_in_a_round_with_a_harvest() -> None:
    table = _round_ends(4, goods={"food": 9}, fields=CROPS, cards=["I092"])
    assert table.game.round == 5
    table.expect(grain=2, vegetable=1)


def test_manure_takes_crops_of_field_cards_but_no_wood() -> None:
    """OP-42, OP-53: field cards are included, wood on the Copse is not taken."""
    state = {"E018": [TWO_VEGETABLES], "I078": [SOWN_WOOD + 2, 0]}
    farm = {"cards": ["I092", "E018", "I078"], "card_state": state}
    table = _round_ends(5, **farm)
    assert table.offers() == ["harvest 1 more vegetable from Bean Field with 2", "done"]
    table.do("harvest 1 more vegetable from Bean Field with 2").expect(vegetable=1, wood=0)
    assert table.game.round == 6


def test_manure_lets_the_lettuce_patch_cook_at_once() -> None:
    """original-card-rulings, Manure: it is a field phase of its owner."""
    farm = {"cards": ["I092", "E047"], "card_state": {"E047": [TWO_VEGETABLES]}, "fields": {"c1": {"vegetable": 2}}}
    table = _round_ends(5, **farm).do("harvest 1 more vegetable from Lettuce Patch with 2", "done")
    assert table.offers() == ["pay 1 vegetable, then take 4 food", "done"]
    table.do("pay 1 vegetable, then take 4 food")
    assert table.yard()["fields"]["c1"] == {"vegetable": 2}


def test_manure_with_the_gardener_leaves_the_vegetables_where_they_are() -> None:
    """original-card-rulings, Gardener: untouched to the end of the game; OP-53: the Lettuce Patch too."""
    farm = {
        "cards": ["I092", "I226", "E047"],
        "card_state": {"E047": [TWO_VEGETABLES]},
        "fields": {"c1": {"vegetable": 1}},
    }
    table = _round_ends(5, **farm)
    table.do(
        "harvest 1 more vegetable from 1 field with 1 and Lettuce Patch with 2", "pay 1 vegetable, then take 4 food"
    )
    table.expect(vegetable=1)
    assert table.yard()["fields"]["c1"] == {"vegetable": 1}
    assert table.farm().card_state["E047"] == (TWO_VEGETABLES,)


@pytest.mark.parametrize("card", ["I093", "E051", "E053", "K133", "K146", "I246"])
def test_manure_is_no_harvest_for_other_cards(card: str) -> None:
    """original-card-rulings, Manure: Milking Shed, Spindle, Butter Churn, Milking Stool, Loom, Milking Hand."""
    herd = {"sheep": 5, "cattle": 5}
    farm = {"goods": herd, "pastures": [["c1", "d1", "e1"], ["c2", "d2", "e2"]], "cards": ["I092", card]}
    seats = [{**farm, "home": 1}, *({"home": 0} for _ in range(3))]
    before = original(4, seats=seats, round=5)
    caught = before.lying_on("Fishing")["food"]
    before.do("Fishing").expect(food=caught)


def test_manure_needs_2_animals() -> None:
    assert "2 animals" in original(seats=[{"goods": {"sheep": 1}, "hand": ["I092"]}]).lacks("I092")
    assert not original(seats=[{"goods": {"sheep": 2}, "stables": ["c1"], "hand": ["I092"]}]).lacks("I092")


# --- Animal Feed ------------------------------------------------------------------------------------------------------


def _scored(cards: list[str], goods: dict[str, int], players: int = 2, **farm: object) -> Table:
    """The last family is fed, and nothing is left but what comes before scoring."""
    need = 6 if players == 1 else 4
    seats = [{"goods": {"food": need, **goods}, "cards": cards, **farm}]
    seats += [{"goods": {"food": 4}} for _ in range(players - 1)]
    return original(players, seats=seats, round=14, phase="breeding")


def test_animal_feed_brings_1_more_of_each_kind() -> None:
    pastures = [["c1"], ["d1"], ["e1"]]
    table = _scored(["I101"], {"sheep": 1, "cattle": 1}, pastures=pastures).expect(sheep=2, boar=0, cattle=2)
    assert table.game.is_terminal()


def test_animal_feed_comes_after_the_breeding() -> None:
    _scored(["I101"], {"sheep": 2}, pastures=[["c1", "d1"]]).expect(sheep=4)


def test_animal_feed_needs_room_or_others_make_it() -> None:
    """original-card-rulings, Animal Feed: animals may be returned to make room."""
    table = _scored(["I101"], {"sheep": 1, "boar": 1}, stables=["c1"])
    assert sorted(table.offers()) == ["keep 1 sheep, 1 boar", "keep 2 boar", "keep 2 sheep"]
    table.do("keep 2 sheep").expect(sheep=2, boar=0)


def test_animal_feed_makes_no_meals() -> None:
    """original 8.13: no animal becomes food after the last breeding."""
    table = _scored(["I101", "M-fireplace-2"], {"sheep": 1, "boar": 1}, stables=["c1"]).do("keep 2 sheep")
    table.expect(food=4)


def test_animal_feed_needs_4_planted_fields_of_any_kind() -> None:
    """original-card-rulings, Animal Feed: grain or vegetables, it does not matter."""
    fields: dict[str, object] = {
        "c1": {"grain": 1}, "d1": {"grain": 3}, "e1": {"vegetable": 1}, "c2": {"vegetable": 2},
    }  # fmt: skip
    assert not original(seats=[{"goods": {}, "fields": fields, "hand": ["I101"]}]).lacks("I101")
    fields["c2"] = {}
    assert "4 planted fields" in original(seats=[{"goods": {}, "fields": fields, "hand": ["I101"]}]).lacks("I101")


# --- Water Mill -------------------------------------------------------------------------------------------------------

MILL_OF_ANOTHER = "pay 1 grain, then take 3 food, then pay 1 food to the owner"
OWN_MILL = "pay 1 grain, then take 3 food"


def test_water_mill_is_open_to_everybody_at_the_end_of_the_field_phase() -> None:
    """original-card-rulings, Water Mill: step 3."""
    seats = [{"goods": {"grain": 1}, "cards": ["I103"]}, {"goods": {"grain": 1}}]
    table = original(seats=seats, round=4, phase="harvest")
    assert table.game.current_player == 1
    table.do(MILL_OF_ANOTHER).expect(0, food=1).expect(1, grain=0, food=2)
    assert table.game.current_player == 0
    table.do(OWN_MILL)
    assert (table.farm(0).begging, table.farm(1).begging) == (0, 2)


def test_water_mill_grinds_a_grain_that_was_just_harvested() -> None:
    seats = [{"goods": {}, "cards": ["I103"]}, {"goods": {}, "fields": {"c1": {"grain": 3}}}]
    table = original(seats=seats, round=4, phase="harvest").do(MILL_OF_ANOTHER)
    table.expect(0, food=0)
    assert table.farm(0).begging == 3


def test_water_mill_asks_nobody_without_grain_and_may_be_left() -> None:
    nobody = original(seats=[{"goods": {}, "cards": ["I103"]}, {"goods": {}}], round=4, phase="harvest")
    assert nobody.game.round == 5
    seats = [{"goods": {"food": 4}, "cards": ["I103"]}, {"goods": {"grain": 1, "food": 4}}]
    original(seats=seats, round=4, phase="harvest").do("done").expect(0, food=0).expect(1, grain=1)


def test_water_mill_is_closed_to_who_misses_the_harvest() -> None:
    """original 15: none of the steps."""
    away = {"goods": {"grain": 1}, "cards": ["I244"], "card_state": {"I244": [4]}}
    table = original(seats=[{"goods": {"food": 4}, "cards": ["I103"]}, away], round=4, phase="harvest")
    table.expect(1, grain=1)
    assert table.game.round == 5


def test_water_mill_is_open_to_the_others_while_its_owner_misses_the_harvest() -> None:
    """Each player can use it; Layabout keeps its own player away, who is paid all the same."""
    owner = {"goods": {"grain": 1}, "cards": ["I103", "I244"], "card_state": {"I244": [4]}}
    table = original(seats=[owner, {"goods": {"food": 2, "grain": 1}}], round=4, phase="harvest")
    table.do("pay 1 grain, then take 3 food, then pay 1 food to the owner").expect(0, food=1, grain=1)
    assert table.expect(1, food=0, grain=0).game.round == 5


def test_water_mill_grinds_nothing_in_other_rounds() -> None:
    assert _round_ends(5, goods={"grain": 1}, cards=["I103"]).game.round == 6
