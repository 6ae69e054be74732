"""The minor improvements of deck A, A067 to A083, card by card: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import CROP_KIND, VEGETABLE
from tests.cards.hands import Seats, at_table, can_play, with_card
from tests.kit import Table, play

# --- A067 Corn Scoop -------------------------------------------------------------------------------------------------


def test_corn_scoop_gives_one_more_grain() -> None:
    table = play("revised", cards=True, seats=[{"goods": {}, "cards": ["A067"]}])
    table.do("Grain Seeds").expect(grain=2)


def test_corn_scoop_is_only_for_its_owner() -> None:
    table = play("revised", cards=True, turn=1, seats=[{"cards": ["A067"]}, {"goods": {}}])
    table.do("Grain Seeds").expect(1, grain=1)


def test_corn_scoop_costs_a_wood_and_not_even_that_with_lumber_mill() -> None:
    assert not can_play(at_table("A067", goods={"clay": 1}), "Corn Scoop")
    at_table("A067", goods={"wood": 1}).do("Meeting Place", "play Corn Scoop").expect(wood=0)
    assert can_play(at_table("A067", goods={}, cards=["A075"]), "Corn Scoop")


def test_corn_scoop_is_for_grain_seeds_alone() -> None:
    with_card("A067", round=8).do("Vegetable Seeds").expect(grain=0, vegetable=1)


# --- A069 Large Greenhouse -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "due"), [(1, [5, 8, 10]), (5, [9, 12, 14]), (6, [10, 13]), (11, [])])
def test_large_greenhouse_puts_vegetables_four_seven_and_nine_rounds_ahead(round: int, due: list[int]) -> None:
    table = at_table("A069", round=round, goods={"wood": 2}, occupations=2)
    table.do("Meeting Place", "play Large Greenhouse").expect(wood=0, vegetable=0)
    assert [promise.round for promise in table.game.state.promises] == due
    assert all(promise.goods[VEGETABLE] == 1 for promise in table.game.state.promises)


def test_large_greenhouse_needs_two_occupations() -> None:
    assert not can_play(at_table("A069", goods={"wood": 2}, occupations=1), "Large Greenhouse")
    assert not can_play(at_table("A069", goods={"wood": 1}, occupations=2), "Large Greenhouse")


def test_large_greenhouse_delivers_at_the_start_of_the_round() -> None:
    """The vegetable is there in time to be sown in that round."""
    promise = {"round": 5, "seat": 0, "card": "A069", "goods": {"vegetable": 1}}
    seats: Seats = [{"goods": {}, "cards": ["A069"], "fields": {"c1": {}}}]
    table = play("revised", cards=True, round=5, phase="preparation", promises=[promise], seats=seats)
    table.expect(vegetable=1).do("Grain Utilization")
    assert table.yard()["fields"] == {"c1": {"vegetable": 2}}


# --- A071 Clearing Spade ---------------------------------------------------------------------------------------------

USE_SPADE = "Clearing Spade: move 1 crop"


def test_clearing_spade_moves_a_crop_to_an_empty_field() -> None:
    table = with_card("A071", fields={"c1": {"grain": 3}, "c2": {}}).do(USE_SPADE)
    assert table.yard()["fields"] == {"c1": {"grain": 2}, "c2": {"grain": 1}}
    assert table.game.question.code == "ask-place"
    assert USE_SPADE not in table.offers()


def test_clearing_spade_asks_which_crop_where_fields_differ() -> None:
    table = with_card("A071", fields={"c1": {"grain": 3}, "c2": {"vegetable": 2}, "c3": {"grain": 3}, "d3": {}})
    table.do(USE_SPADE)
    assert table.offers() == [
        "move 1 grain from a field with 3 to an empty field",
        "move 1 vegetable from a field with 2 to an empty field",
    ]
    table.do("move 1 vegetable from a field with 2 to an empty field")
    assert table.yard()["fields"]["c2"] == table.yard()["fields"]["d3"] == {"vegetable": 1}


def test_clearing_spade_needs_two_crops_on_one_field_and_an_empty_one() -> None:
    assert USE_SPADE not in with_card("A071", fields={"c1": {"grain": 1}, "c2": {}}).offers()
    assert USE_SPADE not in with_card("A071", fields={"c1": {"grain": 3}, "c2": {"grain": 1}}).offers()
    seats: Seats = [{"cards": ["A071"]}, {"fields": {"c1": {"grain": 3}, "c2": {}}}]
    assert USE_SPADE not in play("revised", cards=True, turn=1, seats=seats).offers()


def test_clearing_spade_works_before_the_harvest_although_nobody_places() -> None:
    fields = {"c1": {"grain": 3}, "c2": {}}
    seats: Seats = [{"goods": {"food": 9}, "cards": ["A071"], "fields": fields}, {"goods": {"food": 9}}]
    table = play("revised", cards=True, round=4, phase="returning home", seats=seats)
    assert table.offers() == [USE_SPADE, "done"]
    table.do(USE_SPADE).expect(grain=2)
    assert table.yard()["fields"] == {"c1": {"grain": 1}, "c2": {}}


def test_clearing_spade_fills_a_field_after_three_field_rotation_looked_at_it() -> None:
    """The rotation sees an empty field when the field phase starts; then the spade plants it, and all are harvested."""
    fields = {"c1": {"grain": 3}, "c2": {}, "c3": {"vegetable": 1}}
    seats: Seats = [{"goods": {"food": 4}, "cards": ["A071", "B061"], "fields": fields}, {"goods": {"food": 9}}]
    table = play("revised", cards=True, round=4, phase="returning home", seats=seats)
    table.expect(food=4).do("done").expect(food=4 + 3, grain=0)
    assert table.offers() == [USE_SPADE, "done"]
    table.do(USE_SPADE).expect(grain=2, vegetable=1)


def test_clearing_spade_used_too_early_spoils_three_field_rotation() -> None:
    fields = {"c1": {"grain": 3}, "c2": {}, "c3": {"vegetable": 1}}
    seats: Seats = [{"goods": {"food": 4}, "cards": ["A071", "B061"], "fields": fields}, {"goods": {"food": 9}}]
    table = play("revised", cards=True, round=4, phase="returning home", seats=seats)
    table.do(USE_SPADE).expect(food=0, grain=2)  # the 4 food went to the family


def test_clearing_spade_plants_a_field_for_a_card_that_scholar_plays() -> None:
    """Sleeping Corner needs two grain fields at the start of the next round; the last person sows the first one."""
    seat = {"goods": {"grain": 1, "wood": 1}, "cards": ["A071", "B097"], "hand": ["A026"], "house": "stone", "home": 1}
    fields: dict[str, dict[str, int]] = {"d1": {}, "e1": {}}
    table = play("revised", cards=True, round=5, seats=[{**seat, "fields": fields}, {"home": 0}])
    table.do("Grain Utilization", "Clearing Spade: move 1 crop", "play an occupation or minor improvement")
    assert table.game.round == 6
    assert [card.name for card in table.farm().cards][-1] == "Sleeping Corner"


def test_clearing_spade_fills_beanfield_with_vegetables_and_no_grain() -> None:
    grain = with_card("A071", fields={"c1": {"grain": 3}}, cards=["B068"])
    assert USE_SPADE not in grain.offers()
    table = with_card("A071", fields={"c1": {"vegetable": 2}}, cards=["B068"]).do(USE_SPADE)
    assert table.yard()["fields"] == {"c1": {"vegetable": 1}}
    assert table.farm().card_state["B068"] == (VEGETABLE * CROP_KIND + 1,)


def test_clearing_spade_takes_from_beanfield_too() -> None:
    state = {"B068": [VEGETABLE * CROP_KIND + 2]}
    table = with_card("A071", fields={"c1": {}}, cards=["B068"], card_state=state).do(USE_SPADE)
    assert table.yard()["fields"] == {"c1": {"vegetable": 1}}
    assert table.farm().card_state["B068"] == (VEGETABLE * CROP_KIND + 1,)


# --- A075 Lumber Mill ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("occupations", "allowed"), [(0, True), (3, True), (4, False)])
def test_lumber_mill_is_for_those_with_at_most_three_occupations(occupations: int, allowed: bool) -> None:
    table = at_table("A075", goods={"stone": 2}, occupations=occupations)
    assert can_play(table, "Lumber Mill") is allowed


def test_lumber_mill_takes_a_wood_off_majors_and_minors() -> None:
    table = with_card("A075", round=4, goods={"wood": 1, "stone": 2}).do("Major Improvement").expect(wood=0, stone=0)
    assert "M-joinery" in [card.id for card in table.farm().cards]
    at_table("A032", goods={"wood": 2}, cards=["A075"]).do("Meeting Place", "play Manger").expect(wood=1)


def test_lumber_mill_takes_nothing_off_other_goods_rooms_or_stables() -> None:
    table = with_card("A075", round=4, goods={"clay": 1, "wood": 1}, cards=[])
    assert "1 clay short" in table.why_not("Fireplace (2 clay)")
    assert "Farm Expansion" not in table.offers()


def test_lumber_mill_costs_two_stone_and_is_worth_two_points() -> None:
    assert not can_play(at_table("A075", goods={"stone": 1, "wood": 5}), "Lumber Mill")
    table = at_table("A075", goods={"stone": 2}).do("Meeting Place", "play Lumber Mill").expect(stone=0)
    assert table.score()["cards"] == 2


def test_lumber_mill_is_no_help_to_others() -> None:
    seats: Seats = [{"cards": ["A075"]}, {"goods": {"wood": 1, "stone": 2}}]
    table = play("revised", cards=True, round=4, turn=1, seats=seats)
    assert "1 wood short" in table.why_not("Joinery")


# --- A078 Canoe ------------------------------------------------------------------------------------------------------


def test_canoe_adds_food_and_reed_to_fishing() -> None:
    seats: Seats = [{"goods": {}, "cards": ["A078"]}]
    table = play("revised", cards=True, stock={"Fishing": {"food": 3}}, seats=seats)
    table.do("Fishing").expect(food=3 + 1, reed=1)


def test_canoe_needs_an_occupation() -> None:
    assert not can_play(at_table("A078", goods={"wood": 2}), "Canoe")
    assert not can_play(at_table("A078", goods={"wood": 1}, occupations=1), "Canoe")
    table = at_table("A078", goods={"wood": 2}, occupations=1).do("Meeting Place", "play Canoe").expect(wood=0)
    assert table.score()["cards"] == 1


def test_canoe_says_what_it_needs_of_one_occupation() -> None:
    table = at_table("A078", goods={"wood": 2}).do("Meeting Place")
    needs = table.farm().hand[0].prerequisite
    assert needs is not None
    assert table.game.words(needs.says) == "at least 1 occupation"


def test_canoe_is_for_its_owner_and_for_fishing_alone() -> None:
    seats: Seats = [{"cards": ["A078"]}, {"goods": {}}]
    play("revised", cards=True, turn=1, seats=seats).do("Fishing").expect(1, food=1, reed=0)
    table = play("revised", 4, cards=True, seats=[{"goods": {}, "cards": ["A078"]}])
    table.do("Traveling Players").expect(food=1, reed=0)


def test_canoe_counts_for_claypipe() -> None:
    """The reed of the canoe is the seventh building resource."""
    seats: Seats = [{"goods": {}, "cards": ["A053", "A078"]}]
    table = play("revised", 1, cards=True, stock={"Forest": {"wood": 6}}, seats=seats)
    table.do("Forest", "Fishing").expect(reed=1, food=1 + 1 + 2)


# --- A080 Stone Tongs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quarry", ["Western Quarry", "Eastern Quarry"])
def test_stone_tongs_add_a_stone_on_both_quarries(quarry: str) -> None:
    with_card("A080", round=11).do(quarry).expect(stone=2)


def test_stone_tongs_do_nothing_elsewhere_or_for_others() -> None:
    table = play("revised", 4, cards=True, seats=[{"goods": {}, "cards": ["A080"]}])
    table.do("Resource Market").expect(stone=1)
    seats: Seats = [{"cards": ["A080"]}, {"goods": {}}]
    play("revised", cards=True, round=7, turn=1, seats=seats).do("Western Quarry").expect(1, stone=1)


def test_stone_tongs_do_not_open_an_empty_quarry() -> None:
    """An accumulation space without goods can't be used (OP-26)."""
    seats: Seats = [{"goods": {}, "cards": ["A080"]}]
    table = play("revised", cards=True, round=7, stock={"Western Quarry": {}}, seats=seats)
    assert "Western Quarry" not in table.offers()


def test_stone_tongs_cost_a_wood() -> None:
    assert not can_play(at_table("A080", goods={"stone": 5}), "Stone Tongs")
    at_table("A080", goods={"wood": 1}).do("Meeting Place", "play Stone Tongs").expect(wood=0)


# --- A083 Shepherd's Crook -------------------------------------------------------------------------------------------


def fencing(wood: int, **seat: Any) -> Table:
    """A Build Fences action of a player with Shepherd's Crook."""
    return with_card("A083", round=4, goods={"wood": wood}, **seat).do("Fencing")


@pytest.mark.parametrize(("cells", "sheep"), [("c1 d1 e1", 0), ("c1 d1 c2 d2", 2), ("c1 d1 e1 c2 d2 e2", 2)])
def test_shepherds_crook_gives_two_sheep_for_a_new_pasture_of_four_spaces(cells: str, sheep: int) -> None:
    table = fencing(15).do(f"fence {cells}", "done").expect(sheep=sheep)
    assert table.game.current_player == 1


def test_shepherds_crook_gives_four_sheep_for_two_large_pastures_at_once() -> None:
    fencing(15).do("fence b1 c1 b2 c2", "fence d1 e1 d2 e2").expect(sheep=4)


def test_shepherds_crook_counts_the_final_position() -> None:
    """Eight spaces that are divided in the same action into four and four: two new pastures; a lone half is none."""
    table = fencing(15).do("fence b1 c1 d1 e1 b2 c2 d2 e2", "fence b1 c1 b2 c2")
    table.expect(sheep=4)
    small = fencing(15).do("fence c1 d1 c2 d2", "fence c1 d1", "done")
    small.expect(sheep=0)


def test_shepherds_crook_gives_nothing_for_dividing_an_old_pasture() -> None:
    """Worked example WE-I4: a pasture of six of which four are fenced off."""
    table = fencing(15, pastures=[["c1", "d1", "e1", "c2", "d2", "e2"]])
    table.do("fence d1 e1 d2 e2").do("done").expect(sheep=0)


def test_shepherds_crook_gives_sheep_for_new_ground_beside_an_old_pasture() -> None:
    fencing(15, pastures=[["b1", "b2"]]).do("fence c1 d1 c2 d2", "done").expect(sheep=2)


def test_shepherds_crook_works_with_farm_redevelopment_and_rammed_clay() -> None:
    goods = {"clay": 10, "reed": 1}
    table = with_card("A083", round=14, goods=goods, cards=["A016"]).do("Farm Redevelopment", "fence c1 d1 c2 d2")
    table.expect(clay=0, sheep=2)


def test_shepherds_crook_lets_animals_make_room() -> None:
    """A boar whose stable is fenced in keeps the house, so the sheep have the pasture."""
    table = with_card("A083", round=4, goods={"wood": 8, "boar": 1}, stables=["c1"])
    table.do("Fencing", "fence c1 d1 c2 d2").expect(sheep=2, boar=1)


def test_shepherds_crook_is_only_for_its_owner() -> None:
    seats: Seats = [{"cards": ["A083"]}, {"goods": {"wood": 8}}]
    table = play("revised", cards=True, round=4, turn=1, seats=seats)
    table.do("Fencing", "fence c1 d1 c2 d2").expect(0, sheep=0).expect(1, sheep=0)
