"""Minor improvements of deck K of the original edition from Clapper (K127) on."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from tests.cards.deck_k import (
    ROOMS,
    START,
    holding,
    in_front,
    is_over,
    planted,
    plays_minor,
    to_come,
)
from tests.cards.original_table import GROWTH, IMPROVE, original
from tests.kit import Table

EVEN_FROM_6 = (6, 8, 10, 12, 14)
FOUR_ROOMS = ["a1", "a2", "a3", "b2"]
OCCUPATION_OR_GROWTH = "1 Occupation or, from round 5, Family Growth"


# --- Clapper ----------------------------------------------------------------------------------------------------------


FIELDS: dict[str, dict[str, int]] = {"c1": {"grain": 1}, "d1": {"vegetable": 1}, "e1": {}}


def test_clapper_adds_a_grain_to_each_grain_field_on_family_growth() -> None:
    table = in_front("K127", fields=FIELDS, rooms=FOUR_ROOMS, round=7).do(GROWTH)
    assert table.yard()["fields"] == {"c1": {"grain": 2}, "d1": {"vegetable": 1}, "e1": {}}


def test_clapper_counts_growth_before_it_was_played_in_this_round() -> None:
    table = in_front(fields=FIELDS, rooms=FOUR_ROOMS, round=7, hand=["K127"], goods={"wood": 1})
    table.do(GROWTH, "play Clapper")
    assert table.yard()["fields"]["c1"] == {"grain": 2}
    idle = plays_minor("K127", fields=FIELDS, goods={"wood": 1})
    assert idle.yard()["fields"]["c1"] == {"grain": 1}


def test_clapper_adds_to_each_planted_stack_of_acreage() -> None:
    """OP-65."""
    table = in_front("K127", "K105", rooms=FOUR_ROOMS, round=7, card_state=planted("K105", grain=(3, 1)))
    table.do(GROWTH)
    assert [field["crop"] for field in table.yard()["card_fields"]] == [{"grain": 4}, {"grain": 2}]


def test_clapper_is_not_for_growth_that_a_card_brings() -> None:
    seat = {"goods": {"food": 5}, "cards": ["K127"], "hand": ["K291"], "fields": FIELDS}
    for space in ("1 Occupation", OCCUPATION_OR_GROWTH):
        table = original(5, round=5, seats=[seat]).do(space)
        assert table.farm().family == 3
        assert table.yard()["fields"]["c1"] == {"grain": 1}


def test_clapper_looks_at_what_was_done_on_the_choice_space() -> None:
    """It is a growth space when used for growth (OP-30)."""
    grown = {"goods": {"wood": 1}, "hand": ["K127"], "fields": FIELDS, "rooms": FOUR_ROOMS}
    table = original(5, round=5, seats=[grown, *[{"home": 0}] * 4]).do(OCCUPATION_OR_GROWTH, IMPROVE)
    assert table.yard()["fields"]["c1"] == {"grain": 2}
    taught = {**grown, "hand": ["K127", "K283"], "goods": {"wood": 1, "food": 1}, "rooms": ["a2", "a3"]}
    table = original(5, round=5, seats=[taught, *[{"home": 0}] * 4]).do(OCCUPATION_OR_GROWTH, IMPROVE)
    assert table.yard()["fields"]["c1"] == {"grain": 1}


def test_clapper_counts_growth_on_the_choice_space_although_the_child_was_adopted() -> None:
    """The space was used for growth in this round, whatever became of the child (Adoptive Parents)."""
    farm = {"goods": {"wood": 1, "food": 1}, "fields": FIELDS, "rooms": FOUR_ROOMS}
    table = original(5, round=5, seats=[{**farm, "cards": ["K267"], "hand": ["K127"]}, *[{"home": 0}] * 4])
    table.do(OCCUPATION_OR_GROWTH, "pay 1 food, then adopt the child", IMPROVE)
    assert table.yard()["fields"]["c1"] == {"grain": 2}


def _on_the_choice_space(**seat: Any) -> Table:
    """Seat 0 has just used the choice space, and has Clapper in the hand."""
    farm = {"fields": FIELDS, "hand": ["K127"], **seat}
    return original(5, round=5, seats=[farm, *[{"home": 0}] * 4]).do(OCCUPATION_OR_GROWTH)


def test_clapper_does_not_count_the_choice_space_for_the_child_of_a_lover() -> None:
    """It was used for an occupation, although a child lies there (OP-30)."""
    table = _on_the_choice_space(goods={"wood": 1, "food": 5}, hand=["K127", "K291"])
    assert table.yard()["newborns_on"] == ["occupation_or_growth_5p"]
    assert table.look()["grown"] == []
    assert table.do(IMPROVE).yard()["fields"]["c1"] == {"grain": 1}


def test_clapper_does_not_count_a_lovers_child_although_it_was_adopted() -> None:
    table = _on_the_choice_space(goods={"wood": 1, "food": 6}, cards=["K267"], hand=["K127", "K291"], home=1)
    table.do("pay 1 food, then adopt the child", IMPROVE)
    assert table.yard()["fields"]["c1"] == {"grain": 1}


def test_clapper_counts_growth_on_the_choice_space_although_a_lodger_moved_in() -> None:
    table = _on_the_choice_space(goods={"wood": 1}, cards=["K138"], lodgers=1, rooms=FOUR_ROOMS)
    table.do("a lodger moves in", IMPROVE)
    assert table.yard()["fields"]["c1"] == {"grain": 2}


def test_clapper_is_told_of_growth_by_a_saved_position_and_by_a_clone() -> None:
    table = _on_the_choice_space(goods={"wood": 1}, rooms=FOUR_ROOMS)
    assert table.look()["grown"] == table.game.position()["grown"] == [0]
    for game in (agricola.from_position(table.game.position()), table.game.clone()):
        assert game.key() == table.game.key()
        assert Table(game).do(IMPROVE).yard()["fields"]["c1"] == {"grain": 2}


def test_clapper_forgets_growth_when_the_round_is_over() -> None:
    table = _on_the_choice_space(goods={"wood": 1, "food": 9}, rooms=FOUR_ROOMS, home=1)
    assert table.game.round == 6
    assert table.look()["grown"] == []
    assert table.do(IMPROVE).yard()["fields"]["c1"] == {"grain": 1}


# --- Cooking Hearth ---------------------------------------------------------------------------------------------------


def test_cooking_hearth_replaces_a_fireplace_and_lets_it_be_built_again() -> None:
    table = plays_minor("K128", cards=["M-fireplace-3"])
    assert [card.id for card in table.farm().cards] == ["K128"]
    assert "M-fireplace-3" in [card.id for card in table.game.state.majors]


def test_cooking_hearth_cannot_be_bought_with_clay() -> None:
    assert holding("K128", goods={"clay": 9}).lacks("Cooking Hearth")


def test_cooking_hearth_may_replace_a_minor_fireplace_too() -> None:
    """A class of cards is known by the word in their names (OP-33)."""
    table = plays_minor("K128", cards=["E020"])
    assert [card.id for card in table.farm().cards] == ["K128"]


def test_cooking_hearth_cooks_and_bakes_for_1_food_more_than_a_fireplace() -> None:
    goods = {"vegetable": 1, "boar": 1}
    table = original(1, phase="feeding", seats=[{"goods": goods, "cards": ["K128"]}])
    table.do("convert 1 vegetable to 3 food", "convert 1 boar to 3 food").expect(food=0)
    in_front("K128", goods={"grain": 2}).do("Sow and/or Bake Bread", "bake 2 grain").expect(food=6)


# --- Corn Sheaf -------------------------------------------------------------------------------------------------------


def test_corn_sheaf_gives_1_grain_and_travels() -> None:
    table = plays_minor("K129").expect(grain=1)
    assert [card.id for card in table.farm(1).hand] == ["K129"]


def test_corn_sheaf_comes_back_after_a_round_of_the_table() -> None:
    table = holding("K129").do(START, "play Corn Sheaf").do(IMPROVE)
    table.expect(1, grain=1)
    assert [card.id for card in table.farm(0).hand] == ["K129"]


def test_corn_sheaf_counts_as_no_improvement() -> None:
    table = plays_minor("K129")
    assert table.score().get("cards", 0) == 0
    assert table.farm().cards == ()


# --- Herb Garden ------------------------------------------------------------------------------------------------------


def test_herb_garden_brings_food_in_the_next_5_rounds() -> None:
    table = plays_minor("K130", fields={"c1": {"vegetable": 1}})
    assert to_come(table) == {number: {"food": 1} for number in (5, 6, 7, 8, 9)}


def test_herb_garden_needs_a_planted_vegetable_field() -> None:
    """An empty plowed field does not count (S0)."""
    assert "at least 1 vegetable field" in holding("K130", fields={"c1": {}, "d1": {"grain": 2}}).lacks("Herb Garden")


def test_herb_garden_may_look_at_a_field_card() -> None:
    """Turnip Field counts as a vegetable field while planted (S0)."""
    turnips: dict[str, Any] = {"cards": ["K137"], "card_state": planted("K137", vegetable=(1,))}
    assert holding("K130", **turnips).lacks("Herb Garden") == ""
    assert holding("K130", cards=["K137"]).lacks("Herb Garden")


# --- Clay Pit ---------------------------------------------------------------------------------------------------------


def test_clay_pit_gives_3_clay_on_day_laborer() -> None:
    in_front("K131").do("Day Laborer").expect(clay=3, food=2)


def test_clay_pit_gives_nothing_on_clay_spaces_and_to_others() -> None:
    table = in_front("K131").do("1 Clay").expect(clay=1)
    table.do("Day Laborer").expect(0, clay=1)


def test_clay_pit_needs_3_occupations() -> None:
    assert "at least 3 occupations" in holding("K131", occupations=2).lacks("Clay Pit")
    assert plays_minor("K131", occupations=3).score()["cards"] == 1


# --- Clay Hut Extension -----------------------------------------------------------------------------------------------


def test_clay_hut_extension_adds_a_room_for_its_price_alone() -> None:
    """The printed cost is all that is paid."""
    table = plays_minor("K132", goods={"clay": 4, "reed": 1}, house="clay").do("room a1").expect(clay=0, reed=0)
    assert table.yard()["rooms"] == ["a1", "a2", "a3"]
    assert [card.id for card in table.farm(1).hand] == ["K132"]


def test_clay_hut_extension_is_illegal_in_another_home() -> None:
    """OP-72."""
    for house in ("wood", "stone"):
        table = holding("K132", goods={"clay": 4, "reed": 1}, house=house)
        assert "play Clay Hut Extension" not in table.do(IMPROVE).offers()


def test_clay_hut_extension_needs_a_space_for_the_room() -> None:
    fields: dict[str, dict[str, int]] = {cell: {} for cell in ("a1", "b1", "b2", "b3", "c2")}
    table = holding("K132", goods={"clay": 4, "reed": 1}, house="clay", fields=fields)
    assert "play Clay Hut Extension" not in table.do(IMPROVE).offers()


def test_clay_hut_extension_is_building_a_room_for_wet_nurse() -> None:
    """Wet Nurse works with rooms from cards (OP-70)."""
    table = plays_minor("K132", goods={"clay": 4, "reed": 1, "food": 1}, house="clay", cards=["K270"]).do("room a1")
    table.do("pay 1 food, then family growth")
    assert table.farm().family == 3


# --- Milking Stool ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "milk"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_milking_stool_gives_food_by_cattle_in_the_field_phase(number: int, milk: int) -> None:
    seat = {"goods": {"cattle": number, "food": 6}, "cards": ["K133"], "pastures": [["c1", "d1", "e1"]]}
    table = original(1, seats=[seat], phase="harvest")
    table.expect(food=milk)


def test_milking_stool_scores_every_2_cattle() -> None:
    for number, points in ((1, 0), (2, 1), (5, 2)):
        table = in_front("K133", goods={"cattle": number}, pastures=[["c1", "d1", "e1"]])
        assert table.score()["bonus"] == points


def test_milking_stool_needs_2_occupations_and_a_wood() -> None:
    assert "at least 2 occupations" in holding("K133", occupations=1, goods={"wood": 1}).lacks("Milking Stool")
    assert "1 wood short" in holding("K133", occupations=2).lacks("Milking Stool")


def test_milking_stool_gives_nothing_in_the_field_phase_of_manure() -> None:
    """It works only in real harvests (S0)."""
    seat = {"goods": {"cattle": 1}, "cards": ["K133", "I092"], "fields": {"c1": {"grain": 2}}}
    original(1, round=5, phase="returning home", seats=[seat]).expect(food=0)


# --- Ox Team ----------------------------------------------------------------------------------------------------------


def test_ox_team_plows_up_to_3_fields() -> None:
    table = plays_minor("K134", goods={"wood": 3, "cattle": 2}, pastures=[["e3"]]).do("plow c1", "plow d1", "plow e1")
    assert is_over(table)
    assert len(table.yard()["fields"]) == 3


@pytest.mark.parametrize(("round", "count"), [(11, 3), (12, 2), (13, 1), (14, 0)])
def test_ox_team_plows_no_more_fields_than_rounds_are_left(round: int, count: int) -> None:
    table = plays_minor("K134", goods={"wood": 3, "cattle": 2}, pastures=[["e3"]], round=round)
    for cell in ("c1", "d1", "e1")[:count]:
        table.do(f"plow {cell}")
    assert is_over(table)


def test_ox_team_may_plow_fewer() -> None:
    table = plays_minor("K134", goods={"wood": 3, "cattle": 2}, pastures=[["e3"]]).do("plow c1", "done")
    assert len(table.yard()["fields"]) == 1


def test_ox_team_needs_2_cattle() -> None:
    assert "2 cattle" in holding("K134", goods={"wood": 3, "cattle": 1}).lacks("Ox Team")


# --- Horse ------------------------------------------------------------------------------------------------------------


def test_horse_scores_2_points_for_a_missing_kind_and_the_loss_stays() -> None:
    table = in_front("K135", goods={"sheep": 1, "boar": 1}, stables=["c1"])
    assert table.score()["bonus"] == 2
    assert table.score()["cattle"] == -1


def test_horse_scores_for_one_kind_only() -> None:
    assert in_front("K135").score()["bonus"] == 2


@pytest.mark.parametrize(
    ("other", "notes", "offers"),
    [
        ("E165", [], ["sheep", "boar", "cattle"]),
        ("Z330", [0, 1, 0], ["boar"]),
        ("Z330", [0, 0, 0], []),
        ("E172", [], []),
    ],
)
def test_horse_lets_a_kind_go_whose_absence_costs_nothing(other: str, notes: list[int], offers: list[str]) -> None:
    """original 9: animals may be released at any time. Yeoman Farmer spares the loss, Taxidermist keeps one."""
    mine = {"goods": {"food": 4, "sheep": 1, "boar": 1, "cattle": 1}, "stables": ["c1", "d1"], "cards": ["K135", other]}
    seats = [mine | {"card_state": {other: notes}}, *({"goods": {"food": 4}} for _ in range(3))]
    table = original(4, round=14, phase="feeding", seats=seats)
    assert [offer.split("let 1 ")[1] for offer in table.offers() if offer != "done"] == [
        f"{kind} go" for kind in offers
    ]
    if offers:
        before = table.total()
        table.do(next(offer for offer in table.offers() if "let 1 boar go" in offer)).expect(boar=0, cattle=1)
        assert table.total() > before


def test_horse_scores_nothing_when_no_kind_is_missing() -> None:
    table = in_front("K135", goods={"sheep": 1, "boar": 1, "cattle": 1}, stables=["c1", "d1"])
    assert table.score()["bonus"] == 0


# --- Brushwood Roof ---------------------------------------------------------------------------------------------------


def test_brushwood_roof_pays_a_room_without_reed() -> None:
    in_front("K136", goods={"wood": 7}).do(ROOMS, "build rooms", "room a1").expect(wood=0)


def test_brushwood_roof_may_mix_wood_and_reed() -> None:
    """Instead of 2 reed also 1 wood and 1 reed (S0)."""
    in_front("K136", goods={"wood": 6, "reed": 1}).do(ROOMS, "build rooms", "room a1").expect(wood=0, reed=0)


def test_brushwood_roof_helps_with_every_room_and_with_renovations() -> None:
    in_front("K136", goods={"wood": 14}).do(ROOMS, "build rooms", "room a1", "room b2").expect(wood=0)
    renovation = in_front("K136", goods={"wood": 1, "clay": 2}, round=7)
    renovation.do("After Renovation also 1 Major or Minor Improvement").expect(wood=0, clay=0)


def test_brushwood_roof_is_no_help_for_the_reed_of_an_improvement() -> None:
    """So not for the Holiday House (S0)."""
    table = in_front("K136", goods={"wood": 9}, hand=["I071"])
    assert "2 reed short" in table.lacks("Holiday House")


# --- Turnip Field -----------------------------------------------------------------------------------------------------


def test_turnip_field_lets_its_owner_sow_at_once() -> None:
    table = plays_minor("K137", occupations=3, goods={"vegetable": 1}).do("sow 1 vegetable").expect(vegetable=0)
    assert table.yard()["card_fields"] == [{"card": "K137", "crop": {"vegetable": 2}}]


def test_turnip_field_sowing_action_is_for_all_fields_and_may_be_left() -> None:
    table = plays_minor("K137", occupations=3, goods={"grain": 1}, fields={"c1": {}}).do("sow 1 grain")
    assert table.yard()["fields"] == {"c1": {"grain": 3}}
    left = plays_minor("K137", occupations=3, goods={"vegetable": 1}).do("done")
    assert left.yard()["card_fields"] == [{"card": "K137", "crop": {}}]


def test_turnip_field_takes_no_grain_and_is_no_field_in_scoring() -> None:
    """Never a field in scoring, but its vegetables count (S0)."""
    assert is_over(plays_minor("K137", occupations=3, goods={"grain": 1}))
    table = in_front("K137", card_state=planted("K137", vegetable=(2,)))
    assert (table.score()["fields"], table.score()["vegetables"]) == (-1, 2)


@pytest.mark.parametrize(("card", "number"), [("E032", 3), ("I219", 4), ("K286", 3)])
def test_turnip_field_combines_with_cards_that_sow_more(card: str, number: int) -> None:
    """Potato Dibber, Fieldsman (2 more on a single field) and Smallholder (S0)."""
    table = in_front("K137", card, goods={"vegetable": 1}).do("Sow and/or Bake Bread")
    assert table.yard()["card_fields"] == [{"card": "K137", "crop": {"vegetable": number}}]


# --- Reed Hut ---------------------------------------------------------------------------------------------------------


def test_reed_hut_brings_a_person_who_works_at_once() -> None:
    seat = {"goods": {"reed": 4, "wood": 1}, "hand": ["K138"]}
    table = original(1, seats=[seat]).do(IMPROVE)
    farm = table.farm()
    assert (farm.family, farm.lodgers, farm.home) == (2, 1, 2)


def test_reed_hut_person_eats_but_scores_nothing_and_needs_no_room() -> None:
    table = original(2, seats=[{"cards": ["K138"], "lodgers": 1}], round=5)
    assert table.look()["seats"][0]["food_needed"] == 6
    assert table.score()["people"] == 6
    three_rooms = original(2, seats=[{"cards": ["K138"], "lodgers": 1, "rooms": ["a1", "a2", "a3"]}], round=7)
    assert "After Family Growth also 1 Minor Improvement" in three_rooms.offers()


def test_reed_hut_uses_one_of_the_five_people() -> None:
    """Beside it there can be at most 4 family members (original 8.3, OP-71)."""
    seat = {"cards": ["K138"], "lodgers": 1, "family": 4, "rooms": ["a1", "a2", "a3", "b1", "b2"]}
    table = original(2, seats=[seat], round=13)
    table.do("Family Growth even without Room")
    assert (table.farm().family, table.farm().lodgers, table.farm().newborns) == (5, 0, 0)
    full = {"goods": {"reed": 4, "wood": 1}, "hand": ["K138"], "family": 5, "rooms": ["a1", "a2", "a3", "b1", "b2"]}
    assert "move into the hut" in original(2, seats=[full]).why_not("Reed Hut")


def test_reed_hut_person_may_move_in_by_family_growth() -> None:
    seat = {"cards": ["K138"], "lodgers": 1, "rooms": ["a1", "a2", "a3"]}
    table = original(2, seats=[seat], round=7).do("After Family Growth also 1 Minor Improvement")
    assert table.offers() == ["a new person", "a lodger moves in"]
    table.do("a lodger moves in")
    assert (table.farm().family, table.farm().lodgers, table.farm().newborns) == (3, 0, 0)


def _returning(**seat: Any) -> Table:
    """Seat 0 is about to play Madonna Statue, for which Reed Hut and a Fireplace are returned."""
    mine = {"goods": {"food": 20}, "cards": ["K138", "M-fireplace-2"], "hand": ["E038"], "lodgers": 1, **seat}
    return original(2, seats=[mine, {"goods": {"food": 20}}])


def test_reed_hut_person_leaves_when_the_hut_is_returned() -> None:
    """What lies on a returned card is gone (original 12.6); who has been placed works to the end of the round."""
    table = _returning().do(START, "play Madonna Statue")
    assert (table.farm().lodgers, table.farm().home, table.farm().guests) == (0, 2, 1)
    assert table.look()["seats"][0]["food_needed"] == 4
    table.do("Fishing", "Day Laborer", "3 Wood", "1 Clay")
    assert (table.look()["round"], table.look()["phase"]) == (5, "work")
    assert (table.farm().family, table.farm().lodgers, table.farm().home, table.farm().guests) == (2, 0, 2, 0)


def test_reed_hut_person_who_joined_the_family_stays_when_the_hut_is_returned() -> None:
    table = _returning(lodgers=0, family=3).do(START, "play Madonna Statue")
    assert (table.farm().family, table.farm().lodgers, table.farm().guests) == (3, 0, 0)


# --- Sleeping Corner --------------------------------------------------------------------------------------------------


def _growing(where: str, round: int, others: int = 1, players: int = 5, **seat: Any) -> Table:
    there = [{"placed": [where], "home": 1} for _ in range(others)]
    mine = {"goods": {}, "cards": ["K139"], "rooms": FOUR_ROOMS, **seat}
    return original(players, round=round, seats=[mine, *there])


def test_sleeping_corner_uses_a_growth_space_where_somebody_stands() -> None:
    table = _growing(GROWTH, 7).do(GROWTH)
    assert table.farm().family == 3
    without = _growing(GROWTH, 7, cards=[])
    assert GROWTH not in without.offers()


def test_sleeping_corner_works_with_every_growth_space() -> None:
    """Also with growth without room, and with the card for 5 players (S0)."""
    assert _growing("Family Growth even without Room", 13).do("Family Growth even without Room").farm().family == 3
    table = _growing(OCCUPATION_OR_GROWTH, 5, goods={"food": 9}, hand=["K283"]).do(OCCUPATION_OR_GROWTH)
    assert table.farm().family == 3
    assert table.farm().hand != ()


def test_sleeping_corner_opens_the_choice_space_for_growth_only() -> None:
    """The occupation is not to be had there while others stand on the space (OP-45)."""
    full = _growing(OCCUPATION_OR_GROWTH, 5, goods={"food": 9}, hand=["K283"], rooms=["a2", "a3"])
    assert "nobody else" in full.refuses(OCCUPATION_OR_GROWTH)
    early = _growing(OCCUPATION_OR_GROWTH, 4, goods={"food": 9}, hand=["K283"])
    assert OCCUPATION_OR_GROWTH not in early.offers()
    free = original(5, round=5, seats=[{"goods": {"food": 9}, "hand": ["K283"], "cards": ["K139"]}])
    assert free.do(OCCUPATION_OR_GROWTH).farm().hand == ()


def test_sleeping_corner_does_not_let_its_owner_in_twice() -> None:
    """The text speaks of other players only (OP-29)."""
    table = _growing(GROWTH, 7, others=0, placed=[GROWTH], home=1)
    assert GROWTH not in table.offers()


def test_sleeping_corner_needs_2_grain_fields() -> None:
    fields = {"c1": {"grain": 1}, "d1": {}}
    assert "at least 2 grain fields" in holding("K139", goods={"wood": 1}, fields=fields).lacks("Sleeping Corner")
    ready = {"c1": {"grain": 1}, "d1": {"grain": 3}}
    assert holding("K139", goods={"wood": 1}, fields=ready).lacks("Sleeping Corner") == ""


# --- Swan Lake --------------------------------------------------------------------------------------------------------


def test_swan_lake_brings_food_in_the_next_5_rounds() -> None:
    table = plays_minor("K140", occupations=4)
    assert to_come(table) == {number: {"food": 1} for number in (5, 6, 7, 8, 9)}
    assert table.score()["cards"] == 2


def test_swan_lake_needs_4_occupations() -> None:
    assert "at least 4 occupations" in holding("K140", occupations=3).lacks("Swan Lake")


def test_swan_lake_brings_less_near_the_end() -> None:
    assert to_come(plays_minor("K140", occupations=4, round=12)) == {13: {"food": 1}, 14: {"food": 1}}


# --- Boar Breeding ----------------------------------------------------------------------------------------------------


def test_boar_breeding_gives_1_boar_for_1_food_and_travels() -> None:
    table = plays_minor("K141", goods={"food": 1}).expect(food=0, boar=1)
    assert [card.id for card in table.farm(1).hand] == ["K141"]


def test_boar_breeding_costs_1_food() -> None:
    assert "1 food short" in holding("K141").lacks("Boar Breeding")


def test_boar_breeding_animal_may_be_cooked_at_once() -> None:
    """With a cooking improvement (S0); here there is no place for it beside the pet."""
    table = plays_minor("K141", goods={"food": 1, "sheep": 1}, cards=["M-hearth-4"])
    assert sorted(table.offers()) == ["keep 1 boar", "keep 1 sheep"]
    table.do("keep 1 sheep").expect(food=3, sheep=1, boar=0)


# --- Stone Cart -------------------------------------------------------------------------------------------------------


def test_stone_cart_brings_stone_in_even_rounds() -> None:
    table = plays_minor("K142", occupations=2, goods={"wood": 2}).expect(wood=0)
    assert to_come(table) == {number: {"stone": 1} for number in EVEN_FROM_6}


def test_stone_cart_needs_2_occupations_and_2_wood() -> None:
    assert "at least 2 occupations" in holding("K142", occupations=1, goods={"wood": 2}).lacks("Stone Cart")
    assert "1 wood short" in holding("K142", occupations=2, goods={"wood": 1}).lacks("Stone Cart")


def test_stone_cart_leaves_out_the_current_round() -> None:
    table = plays_minor("K142", occupations=2, goods={"wood": 2}, round=13)
    assert to_come(table) == {14: {"stone": 1}}


# --- Stone Exchange ---------------------------------------------------------------------------------------------------


def test_stone_exchange_gives_2_stone_for_2_wood_or_2_clay_and_travels() -> None:
    plays_minor("K143", goods={"wood": 2}).expect(stone=2, wood=0)
    table = holding("K143", goods={"clay": 2}).do(IMPROVE, "play Stone Exchange").expect(stone=2, clay=0)
    assert [card.id for card in table.farm(1).hand] == ["K143"]


def test_stone_exchange_takes_no_mixture() -> None:
    """Not 1 wood and 1 clay (S0)."""
    assert holding("K143", goods={"wood": 1, "clay": 1}).lacks("Stone Exchange")


def test_stone_exchange_is_not_for_a_single_stone() -> None:
    """Not 1 for 1 (S0)."""
    assert "1 wood short" in holding("K143", goods={"wood": 1}).lacks("Stone Exchange")


# --- Mansion ----------------------------------------------------------------------------------------------------------


def test_mansion_scores_2_points_for_each_stone_room() -> None:
    table = in_front("K144", house="stone", rooms=["a1", "a2", "a3"])
    assert (table.score()["bonus"], table.score()["rooms"]) == (6, 6)


def test_mansion_scores_nothing_for_other_rooms() -> None:
    assert in_front("K144", house="clay").score()["bonus"] == 0
    assert in_front("K144").score()["bonus"] == 0


def test_mansion_combines_with_chief() -> None:
    """And so each room brings 5 points (S0)."""
    assert in_front("K144", "E172", house="stone").score()["bonus"] == 4 + 2


def test_mansion_costs_a_lot() -> None:
    goods = {"wood": 3, "clay": 3, "reed": 2, "stone": 3}
    table = holding("K144", goods=goods).do(IMPROVE, "play Mansion")
    table.expect(wood=0, clay=0, reed=0, stone=0)


def test_mansion_combines_with_clogs_and_cancels_half_timbered_house() -> None:
    """S0."""
    assert in_front("K144", "E028", house="stone").score()["bonus"] == 4 + 2
    assert in_front("K144", "E021", house="stone").score()["bonus"] == 4


# --- Forest Pasture ---------------------------------------------------------------------------------------------------


def test_forest_pasture_holds_any_number_of_boar() -> None:
    table = original(round=9, seats=[{"goods": {}, "cards": ["K145"]}], stock={"1 Wild Boar": {"boar": 20}})
    table.do("1 Wild Boar").expect(boar=20)
    assert table.score()["boar"] == 4


def test_forest_pasture_holds_no_other_animals() -> None:
    table = original(seats=[{"goods": {}, "cards": ["K145"]}], stock={"1 Sheep": {"sheep": 2}}).do("1 Sheep")
    table.expect(sheep=1)


def test_forest_pasture_houses_newborn_boar_and_is_no_pasture_in_scoring() -> None:
    """Newborn wild boar may be put there; only regions of the farmyard are pastures (S0, rules)."""
    seat = {"goods": {"boar": 5, "food": 6}, "cards": ["K145"]}
    table = original(1, phase="breeding", seats=[seat]).expect(boar=6)
    assert table.score()["pastures"] == -1


def test_forest_pasture_needs_3_occupations() -> None:
    assert "at least 3 occupations" in holding("K145", occupations=2).lacks("Forest Pasture")


# --- Loom -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "cloth"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_loom_gives_food_by_sheep_in_the_field_phase(number: int, cloth: int) -> None:
    pasture = [["c1", "d1", "e1", "c2", "d2", "e2"]]
    seat = {"goods": {"sheep": number, "food": 6}, "cards": ["K146"], "pastures": pasture}
    table = original(1, seats=[seat], phase="harvest")
    table.expect(food=cloth)


def test_loom_scores_every_3_sheep() -> None:
    for number, points in ((2, 0), (3, 1), (8, 2)):
        table = in_front("K146", goods={"sheep": number}, pastures=[["c1", "d1", "c2", "d2"]])
        assert table.score()["bonus"] == points


def test_loom_needs_2_occupations() -> None:
    assert "at least 2 occupations" in holding("K146", occupations=1, goods={"wood": 2}).lacks("Loom")
    assert plays_minor("K146", occupations=2, goods={"wood": 2}).score()["cards"] == 1


def test_loom_gives_nothing_in_the_field_phase_of_manure() -> None:
    """It works only in real harvests (S0)."""
    seat = {"goods": {"sheep": 1}, "cards": ["K146", "I092"], "fields": {"c1": {"grain": 2}}}
    original(1, round=5, phase="returning home", seats=[seat]).expect(food=0)
