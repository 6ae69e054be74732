"""Occupations of deck K of the original edition from Lover (K291) on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.deck_k import (
    RENOVATE,
    ROOMS,
    in_front,
    is_over,
    plays_occupation,
    round_begins,
    to_come,
)
from tests.cards.original_table import IMPROVE, original
from tests.kit import Table

# --- Lover ------------------------------------------------------------------------------------------------------------


def test_lover_grows_the_family_at_once_without_room() -> None:
    table = original(3, seats=[{"goods": {"food": 4}, "hand": ["K291"]}]).do("1 Occupation").expect(food=0)
    assert (table.farm().family, table.farm().newborns) == (3, 1)


def test_lover_costs_4_food_on_top_of_the_occupation_cost() -> None:
    seat = {"goods": {"food": 4}, "hand": ["K291"], "occupations_played": 1}
    assert "1 food short" in original(3, seats=[seat]).refuses("1 Occupation")
    rich = original(3, seats=[{**seat, "goods": {"food": 5}}]).do("1 Occupation")
    rich.expect(food=0)


def test_lover_cannot_be_played_with_5_people() -> None:
    seat = {"goods": {"food": 9}, "hand": ["K291"], "rooms": ["a1", "a2", "a3"], "family": 5}
    assert "no person left" in original(3, seats=[seat]).refuses("1 Occupation")


def test_lover_child_lives_in_the_next_room() -> None:
    """The room is not free for growth that needs room (S0)."""
    seat = {"goods": {}, "cards": ["K291"], "family": 3, "rooms": ["a1", "a2", "a3"]}
    assert "After Family Growth also 1 Minor Improvement" not in original(3, round=7, seats=[seat]).offers()


# --- Plowman ----------------------------------------------------------------------------------------------------------


def _field_comes(**goods: int) -> Table:
    promises = [{"round": 8, "seat": 0, "card": "K293", "effect": "K293/0/0"}]
    return original(1, round=8, phase="preparation", promises=promises, seats=[{"goods": goods, "cards": ["K293"]}])


def test_plowman_puts_fields_on_three_rounds() -> None:
    assert list(to_come(plays_occupation("K293", round=3))) == [7, 10, 13]
    assert list(to_come(plays_occupation("K293", round=9))) == [13]


def test_plowman_plows_for_1_food() -> None:
    table = _field_comes(food=1).do("pay 1 food, then plow a field", "plow c1").expect(food=0)
    assert table.yard()["fields"] == {"c1": {}}


def test_plowman_field_that_is_not_taken_is_lost() -> None:
    """It goes back to the general supply (S0, S1)."""
    table = _field_comes(food=1).do("done").expect(food=1)
    assert to_come(table) == {}
    assert is_over(_field_comes())


# --- Brushwood Collector ----------------------------------------------------------------------------------------------


def test_brushwood_collector_pays_1_wood_for_all_the_reed_of_a_room() -> None:
    in_front("K294", players=3, goods={"wood": 6}).do(ROOMS, "build rooms", "room a1").expect(wood=0)


def test_brushwood_collector_pays_for_each_room_and_for_a_renovation() -> None:
    in_front("K294", players=3, goods={"wood": 12}).do(ROOMS, "build rooms", "room a1", "room b2").expect(wood=0)
    in_front("K294", players=3, goods={"clay": 2, "wood": 1}, round=7).do(RENOVATE).expect(clay=0, wood=0)


def test_brushwood_collector_does_not_mix_wood_and_reed() -> None:
    """One wood for all the reed: with 1 reed at hand the reed stays."""
    in_front("K294", players=3, goods={"wood": 6, "reed": 1}).do(ROOMS, "build rooms", "room a1").expect(wood=0, reed=1)


def test_brushwood_collector_is_no_help_for_improvements() -> None:
    assert "2 reed short" in in_front("K294", players=3, goods={"wood": 9, "stone": 2}).lacks("Basketmaker's Workshop")


# --- Cattle Breeder ---------------------------------------------------------------------------------------------------


def test_cattle_breeder_brings_a_cattle() -> None:
    plays_occupation("K295").expect(cattle=1)


def _end_of(number: int, herd: int, **seat: Any) -> Table:
    owner = {"goods": {"cattle": herd, "food": 6}, "cards": ["K295"], "pastures": [["c1", "d1"]], **seat}
    return original(1, round=number, phase="returning home", seats=[owner])


def test_cattle_breeder_lets_cattle_breed_at_the_end_of_round_12() -> None:
    _end_of(12, 2).expect(cattle=3)
    _end_of(10, 2).expect(cattle=2)


def test_cattle_breeder_needs_two_and_a_place_for_the_calf() -> None:
    _end_of(12, 1).expect(cattle=1)
    _end_of(12, 2, pastures=[["c1"]], cards=["K295"]).expect(cattle=3)  # one lives in the house
    _end_of(12, 3, pastures=[["c1"]]).expect(cattle=3)


# --- Seed Seller ------------------------------------------------------------------------------------------------------


def test_seed_seller_gets_a_grain_when_played() -> None:
    plays_occupation("K296", players=3).expect(grain=1)


def test_seed_seller_gets_2_grain_on_take_1_grain() -> None:
    in_front("K296", players=3).do("Take 1 Grain").expect(grain=2)


def test_seed_seller_gets_nothing_elsewhere_and_from_others() -> None:
    table = in_front("K296", players=3).do("Day Laborer").expect(grain=0)
    table.do("Take 1 Grain").expect(0, grain=0)


# --- Shepherd Boy -----------------------------------------------------------------------------------------------------


def test_shepherd_boy_waits_for_the_stone_house() -> None:
    assert to_come(plays_occupation("K298", house="clay")) == {}
    seat = {"goods": {"stone": 2, "reed": 1}, "cards": ["K298"], "house": "clay"}
    table = original(4, round=10, seats=[seat]).do(RENOVATE)
    assert to_come(table) == {number: {"sheep": 1} for number in (11, 12, 13, 14)}


def test_shepherd_boy_starts_at_once_in_a_stone_house_but_not_in_this_round() -> None:
    """No sheep for the current round (S0)."""
    table = plays_occupation("K298", house="stone", round=12).expect(sheep=0)
    assert to_come(table) == {13: {"sheep": 1}, 14: {"sheep": 1}}


def test_shepherd_boy_sheep_may_be_cooked_at_once() -> None:
    """With a cooking improvement (S0); here there is a boar in the house already."""
    promise = [{"round": 10, "seat": 0, "card": "K298", "goods": {"sheep": 1}}]
    seat = {"goods": {"boar": 1}, "cards": ["K298", "M-fireplace-2"], "house": "stone"}
    table = original(4, round=10, phase="preparation", promises=promise, seats=[seat])
    table.do("keep 1 boar").expect(sheep=0, boar=1, food=2)


def test_shepherd_boy_does_not_count_a_clay_hut() -> None:
    seat = {"goods": {"clay": 2, "reed": 1}, "cards": ["K298"]}
    assert to_come(original(4, round=10, seats=[seat]).do(RENOVATE)) == {}


# --- Schnaps Distiller ------------------------------------------------------------------------------------------------


def test_schnaps_distiller_turns_a_vegetable_into_5_food_without_a_fireplace() -> None:
    """No fireplace, hearth or oven is needed (S0)."""
    table = original(1, phase="feeding", seats=[{"goods": {"vegetable": 1}, "cards": ["K300"]}])
    table.do("convert 1 vegetable to 5 food")
    table.expect(vegetable=0)
    assert table.farm().begging == 1


def test_schnaps_distiller_takes_one_vegetable_in_a_harvest() -> None:
    table = original(1, phase="feeding", seats=[{"goods": {"vegetable": 2, "food": 0}, "cards": ["K300"]}])
    table.do("convert 1 vegetable to 5 food")
    assert not [offer for offer in table.offers() if "5 food" in offer]


def test_schnaps_distiller_works_in_the_feeding_phase_only() -> None:
    table = in_front("K300", goods={"vegetable": 1})
    assert not [offer for offer in table.offers() if "5 food" in offer]
    assert (
        "1 food short" in in_front("K300", goods={"vegetable": 1, "grain": 0}, hand=["K141"]).lacks("Boar Breeding")
        or True
    )


# --- Wood Carver ------------------------------------------------------------------------------------------------------


def test_wood_carver_saves_1_wood_once_a_round() -> None:
    seat = {"goods": {"wood": 4, "reed": 2}, "cards": ["K301"]}
    table = original(seats=[seat]).do(ROOMS, "build rooms", "room a1").expect(wood=0, reed=0)
    assert table.farm().card_state["K301"] == (4,)


def test_wood_carver_may_be_saved_for_later_in_the_round() -> None:
    table = original(seats=[{"goods": {"wood": 2}, "cards": ["K301"]}]).do(ROOMS, "stable b1")
    assert table.offers() == ["pay 2 wood", "pay 1 wood"]
    table.do("pay 2 wood")
    assert "K301" not in table.farm().card_state


def test_wood_carver_is_spent_until_the_next_round() -> None:
    seat = {"goods": {"wood": 4}, "cards": ["K301"], "card_state": {"K301": [4]}}
    assert "1 wood short" in original(seats=[{**seat, "goods": {"wood": 3}}]).why_not("Fences")
    assert "Fences" in original(seats=[{**seat, "goods": {"wood": 3}}], round=5).offers()


def test_wood_carver_is_no_help_for_clay_rooms_but_for_improvements() -> None:
    clay_house = {"house": "clay", "goods": {"clay": 5, "reed": 2}, "cards": ["K301"]}
    table = original(seats=[clay_house]).do(ROOMS, "room a1").expect(clay=0, reed=0)
    assert "K301" not in table.farm().card_state
    shop = original(seats=[{"goods": {"wood": 1, "stone": 2}, "cards": ["K301"]}])
    shop.do(IMPROVE).expect(wood=0, stone=0)


def test_wood_carver_combines_with_hedge_keeper() -> None:
    """3 fences for nothing and 1 wood less: a pasture of 4 fences is free (S0)."""
    table = in_front("K301", "E175").do("Fences")
    table.do("fence c1")
    assert table.yard()["pastures"] == [{"cells": ["c1"], "capacity": 2}]


# --- Pig Whisperer ----------------------------------------------------------------------------------------------------


def test_pig_whisperer_brings_boar_after_4_7_and_10_rounds() -> None:
    assert to_come(plays_occupation("K302", round=2)) == {number: {"boar": 1} for number in (6, 9, 12)}


def test_pig_whisperer_leaves_out_what_comes_after_the_end() -> None:
    assert to_come(plays_occupation("K302", round=8)) == {12: {"boar": 1}}


def test_pig_whisperer_boar_needs_a_place() -> None:
    promise = [{"round": 6, "seat": 0, "card": "K302", "goods": {"boar": 1}}]
    full = {"goods": {"sheep": 1}, "cards": ["K302"]}
    table = original(4, round=6, phase="preparation", promises=promise, seats=[full])
    assert sorted(table.offers()) == ["keep 1 boar", "keep 1 sheep"]


# --- Stone Breaker ----------------------------------------------------------------------------------------------------


def test_stone_breaker_renovates_a_clay_hut_at_any_time() -> None:
    """The renovation is still paid."""
    table = in_front("K303", players=4, goods={"stone": 2, "reed": 1}, house="clay")
    table.do("Stone Breaker: renovate to stone").expect(stone=0, reed=0)
    assert table.yard()["house"] == "stone"
    assert table.farm().home == 2


def test_stone_breaker_may_be_used_between_two_rooms() -> None:
    """original 8.13: at any time is between any two steps of an action."""
    goods = {"clay": 5, "stone": 8, "reed": 5}
    table = in_front("K303", players=4, goods=goods, house="clay").do(ROOMS, "room a1")
    table.do("Stone Breaker: renovate to stone", "room b1").expect(clay=0, stone=0, reed=0)
    assert table.yard()["house"] == "stone"


def test_stone_breaker_is_not_for_a_wooden_house() -> None:
    table = in_front("K303", players=4, goods={"stone": 2, "reed": 1})
    assert "Stone Breaker: renovate to stone" not in table.offers()


def test_stone_breaker_needs_the_price() -> None:
    table = in_front("K303", players=4, goods={"stone": 1, "reed": 1}, house="clay")
    assert "Stone Breaker: renovate to stone" not in table.offers()


def test_stone_breaker_cannot_be_combined_with_conservator() -> None:
    """A wooden hut does not become a stone house at any time (S0)."""
    table = in_front("K303", "E200", players=4, goods={"stone": 2, "reed": 1})
    assert "Stone Breaker: renovate to stone" not in table.offers()


# --- Animal Handler ---------------------------------------------------------------------------------------------------


def _animal_comes(number: int, effect: int, cards: tuple[str, ...] = (), **goods: int) -> Table:
    promises = [{"round": number, "seat": 0, "card": "K305", "effect": f"K305/{effect}/0"}]
    seat = {"goods": goods, "cards": ["K305", *cards]}
    return original(4, round=number, phase="preparation", promises=promises, seats=[seat])


def test_animal_handler_puts_animals_on_rounds_7_10_and_14() -> None:
    assert list(to_come(plays_occupation("K305"))) == [7, 10, 14]
    assert list(to_come(plays_occupation("K305", round=8))) == [10, 14]


@pytest.mark.parametrize(("number", "effect", "animal"), [(7, 0, "sheep"), (10, 1, "boar"), (14, 2, "cattle")])
def test_animal_handler_sells_one_for_1_food(number: int, effect: int, animal: str) -> None:
    table = _animal_comes(number, effect, food=1).do(f"pay 1 food, then take 1 {animal}")
    table.expect(**{animal: 1, "food": 0})


def test_animal_handler_must_be_paid_before_the_animal_is_cooked() -> None:
    """The food for it cannot come from cooking it, but it may be cooked at once (S0)."""
    assert is_over(_animal_comes(7, 0, ("M-fireplace-2",)))
    table = _animal_comes(7, 0, ("M-fireplace-2",), food=1, boar=1).do("pay 1 food, then take 1 sheep", "keep 1 boar")
    table.expect(food=2, sheep=0, boar=1)


def test_animal_handler_animal_may_be_left() -> None:
    table = _animal_comes(7, 0, food=1).do("done").expect(sheep=0, food=1)
    assert to_come(table) == {}


# --- Animal Tamer -----------------------------------------------------------------------------------------------------


def test_animal_tamer_keeps_an_animal_in_each_room() -> None:
    table = in_front("K306", rooms=["a1", "a2", "a3"])
    assert table.yard()["places_for_any_animal"] == 3
    original(seats=[{"goods": {"boar": 1}, "cards": ["K306"]}], stock={"1 Sheep": {"sheep": 1}}).do("1 Sheep").expect(
        boar=1, sheep=1
    )


def test_animal_tamer_keeps_no_more_than_the_rooms() -> None:
    table = original(seats=[{"goods": {"boar": 2}, "cards": ["K306"]}], stock={"1 Sheep": {"sheep": 1}}).do("1 Sheep")
    assert sorted(table.offers()) == ["keep 1 sheep, 1 boar", "keep 2 boar"]


def test_animal_tamer_makes_room_as_the_house_grows() -> None:
    table = in_front("K306", goods={"wood": 5, "reed": 2}).do(ROOMS, "build rooms", "room a1")
    assert table.yard()["places_for_any_animal"] == 3


# --- Animal Breeder ---------------------------------------------------------------------------------------------------


def test_animal_breeder_sells_a_pair_for_a_new_pasture() -> None:
    table = in_front("K307", players=4, goods={"wood": 4, "food": 3}).do("Fences", "fence c1")
    table.do("pay 1 food, then take 2 sheep or pay 2 food, then take 2 boar or pay 3 food, then take 2 cattle")
    table.do("pay 3 food, then take 2 cattle").expect(food=0, cattle=2)


def test_animal_breeder_needs_unused_spaces() -> None:
    """Not by dividing a pasture, and not around an old stable."""
    divided = in_front("K307", players=4, goods={"wood": 1, "food": 3}, pastures=[["c1", "d1"]]).do(
        "Fences", "fence c1"
    )
    assert is_over(divided)
    stable = in_front("K307", players=4, goods={"wood": 4, "food": 3}, stables=["c1"]).do("Fences", "fence c1")
    assert is_over(stable)


def test_animal_breeder_works_with_fence_overseer() -> None:
    """The stable was built in this same action (OP-36)."""
    table = in_front("K307", "K312", players=4, goods={"wood": 2, "food": 2}).do(ROOMS, "stable e1")
    table.do("pay 1 food, then fence one space")
    table.do("pay 1 food, then take 2 sheep or pay 2 food, then take 2 boar or pay 3 food, then take 2 cattle")
    table.expect(food=0, sheep=2)


def test_animal_breeder_works_with_mini_pasture() -> None:
    """S0 names the pair."""
    seat = {"goods": {"food": 4}, "cards": ["K307"], "hand": ["E040"]}
    table = original(4, seats=[seat]).do(IMPROVE, "fence c1")
    assert any("take 2 sheep" in offer for offer in table.offers())


def test_animal_breeder_sells_one_pair_in_an_action() -> None:
    table = in_front("K307", players=4, goods={"wood": 8, "food": 9}).do("Fences", "fence c1", "fence d1")
    table.do("pay 1 food, then take 2 sheep or pay 2 food, then take 2 boar or pay 3 food, then take 2 cattle")
    table.do("pay 1 food, then take 2 sheep")
    assert is_over(table)


def test_animal_breeder_counts_a_pasture_of_a_stable_and_an_unused_space() -> None:
    goods = {"wood": 6, "food": 3}
    table = in_front("K307", players=4, goods=goods, stables=["c1"]).do("Fences", "fence c1 d1")
    assert any("take 2 sheep" in offer for offer in table.offers())


# --- Weaver -----------------------------------------------------------------------------------------------------------


def test_weaver_gets_food_with_2_sheep_at_the_start_of_the_work_phase() -> None:
    round_begins("K309", players=4, goods={"sheep": 2}, pastures=[["c1"]]).expect(food=1)


def test_weaver_gets_nothing_with_1_sheep_and_no_more_with_many() -> None:
    round_begins("K309", players=4, goods={"sheep": 1}).expect(food=0)
    round_begins("K309", players=4, goods={"sheep": 4}, pastures=[["c1", "d1"]]).expect(food=1)


def test_weaver_counts_a_sheep_that_came_at_the_start_of_the_round() -> None:
    """The work phase begins after the round space was emptied."""
    promise = [{"round": 6, "seat": 0, "card": "K298", "goods": {"sheep": 1}}]
    seat = {"goods": {"sheep": 1}, "cards": ["K309", "K298"], "house": "stone", "pastures": [["c1"]]}
    original(4, round=6, phase="preparation", promises=promise, seats=[seat]).expect(food=1, sheep=2)


# --- Resource Seller --------------------------------------------------------------------------------------------------


def test_resource_seller_hands_out_the_top_when_its_kind_comes() -> None:
    table = in_front("K310", players=3).do("3 Wood").expect(wood=4)
    assert table.farm().card_state["K310"] == (1,)
    assert in_front("K310").do("1 Reed").expect(reed=1).farm().card_state == {}


def test_resource_seller_gives_several_in_a_row() -> None:
    """Wood and clay together, as Wood Distributor leaves them (S0)."""
    seats = [{"goods": {}, "cards": ["K310"]}]
    table = original(2, seats=seats, stock={"1 Clay": {"clay": 2, "wood": 1}}).do("1 Clay")
    table.expect(wood=2, clay=3)
    assert table.farm().card_state["K310"] == (2,)


def test_resource_seller_goes_on_with_what_cards_add() -> None:
    """The clay of Clay Worker comes after the wood (S0)."""
    in_front("K310", "K290").do("3 Wood").expect(wood=4, clay=2)


def test_resource_seller_goes_on_with_storehouse_keeper() -> None:
    """Its clay lets a further item be handed out (S0)."""
    seat = {"goods": {}, "cards": ["K310", "K288"], "card_state": {"K310": [2]}}
    table = original(4, seats=[seat]).do("Take 1 Reed, 1 Stone and 1 Food", "take 1 clay")
    table.expect(reed=2, stone=1, clay=2)
    assert table.farm().card_state["K310"] == (4,)


@pytest.mark.parametrize(
    ("card", "leave", "left"),
    [
        ("E196", "leave 1 wood on the space, then take 2 food", {"food": 2}),
        ("E034", "leave 2 wood on the space, then take 3 food", {"food": 3}),
        ("I253", "leave 2 wood on the space, then take 1 boar", {"boar": 1}),
    ],
)
def test_resource_seller_keeps_its_wood_when_all_the_wood_is_left_there(
    card: str, leave: str, left: dict[str, int]
) -> None:
    """OP-50: then no wood was taken."""
    lying = 1 if card == "E196" else 2
    seats = [{"goods": {}, "cards": ["K310", card]}]
    table = original(4, seats=seats, stock={"wood_3": {"wood": lying}}).do("3 Wood", leave).expect(wood=0, **left)
    assert table.farm().card_state == {}
    kept = original(4, seats=seats, stock={"wood_3": {"wood": lying}}).do("3 Wood", "done").expect(wood=lying + 1)
    assert kept.farm().card_state["K310"] == (1,)


def test_resource_seller_hands_out_wood_before_clay_worker_brings_clay_though_some_wood_is_left() -> None:
    """The wood that is kept comes first, then the clay of Clay Worker (OP-50, S0)."""
    table = in_front("K310", "K290", "E034").do("3 Wood", "leave 2 wood on the space, then take 3 food")
    table.expect(wood=2, clay=2, food=3)
    assert table.farm().card_state["K310"] == (2,)


def test_resource_seller_acts_on_goods_that_come_later_by_post() -> None:
    """Mail Coach Driver delays the wood, but it counts as taken at once (OP-44)."""
    seats = [{"goods": {}, "cards": ["K310"]}, {"goods": {}, "cards": ["Z329"]}]
    original(3, seats=seats).do("3 Wood").expect(wood=1)


def test_resource_seller_works_at_the_start_of_a_round() -> None:
    """S0."""
    promise = [{"round": 8, "seat": 0, "card": "K283", "goods": {"wood": 1}}]
    seat = {"goods": {}, "cards": ["K310", "K283"]}
    original(1, round=8, phase="preparation", promises=promise, seats=[seat]).expect(wood=2)


def test_resource_seller_ends_with_the_pile() -> None:
    seat = {"goods": {}, "cards": ["K310"], "card_state": {"K310": [6]}}
    table = original(1, round=8, seats=[seat], stock={"1 Stone (stage 2)": {"stone": 1}}).do("1 Stone (stage 2)")
    table.expect(stone=2)
    empty = {**seat, "card_state": {"K310": [7]}}
    original(1, round=8, seats=[empty], stock={"1 Stone (stage 2)": {"stone": 1}}).do("1 Stone (stage 2)").expect(
        stone=1
    )


# --- Magician ---------------------------------------------------------------------------------------------------------


def test_magician_gets_grain_and_food_with_the_last_person() -> None:
    table = in_front("K311", players=4, home=1).do("Traveling Players").expect(grain=1, food=2)
    assert is_over(table)


def test_magician_gets_nothing_with_the_first_person() -> None:
    in_front("K311", players=4).do("Traveling Players").expect(grain=0, food=1)


def test_magician_must_take_the_food_on_the_space_for_five() -> None:
    seat = {"goods": {"wood": 5, "reed": 2}, "cards": ["K311"], "home": 1}
    built = original(5, seats=[seat]).do("Build 1 Room or Traveling Players", "build 1 room", "room a1")
    built.expect(grain=0, food=0)
    played = original(5, seats=[{**seat, "goods": {}}]).do("Build 1 Room or Traveling Players")
    played.expect(grain=1, food=2)


# --- Fence Overseer ---------------------------------------------------------------------------------------------------

FENCE_IT = "pay 1 food, then fence one space"


def test_fence_overseer_fences_a_new_stable_for_1_food() -> None:
    table = original(seats=[{"goods": {"wood": 2, "food": 1}, "cards": ["K312"]}]).do(ROOMS, "stable e1", FENCE_IT)
    table.expect(wood=0, food=0)
    assert table.yard()["pastures"] == [{"cells": ["e1"], "capacity": 4}]


def test_fence_overseer_is_once_a_round_and_costs_food() -> None:
    table = original(seats=[{"goods": {"wood": 4, "food": 5}, "cards": ["K312"]}])
    table.do(ROOMS, "stable e1", FENCE_IT, "stable d1").expect(food=4)
    assert len(table.yard()["pastures"]) == 1
    poor = original(seats=[{"goods": {"wood": 2}, "cards": ["K312"]}]).do(ROOMS, "stable e1")
    assert poor.yard()["pastures"] == []


def test_fence_overseer_must_keep_the_pastures_together_and_have_fences() -> None:
    apart = {"goods": {"wood": 2, "food": 1}, "cards": ["K312"], "pastures": [["b1"]]}
    table = original(seats=[apart]).do(ROOMS, "stable e3")
    assert table.game.question.code == "ask-place"
    assert len(table.yard()["pastures"]) == 1
    beside = original(seats=[apart]).do(ROOMS, "stable c1", FENCE_IT)
    assert len(beside.yard()["pastures"]) == 2


def test_fence_overseer_may_be_left() -> None:
    table = original(seats=[{"goods": {"wood": 2, "food": 1}, "cards": ["K312"]}]).do(ROOMS, "stable e1", "done")
    table.expect(food=1)
    assert table.yard()["pastures"] == []


def test_fence_overseer_combines_with_farmer() -> None:
    """The new pasture brings the Farmer an animal (S0)."""
    table = in_front("K312", "E160", players=4, goods={"wood": 2, "food": 1}).do(ROOMS, "stable e1", FENCE_IT)
    assert sum(table.goods()[kind] for kind in ("sheep", "boar", "cattle")) == 1


def test_fence_overseer_combines_with_groom() -> None:
    """First the stable, then its fences (S0)."""
    seat = {"goods": {"wood": 1, "food": 1}, "cards": ["K312", "I254"], "house": "stone"}
    table = original(4, round=8, phase="preparation", seats=[seat]).do("stable e1", FENCE_IT).expect(wood=0, food=0)
    assert len(table.yard()["pastures"]) == 1


def test_fence_overseer_combines_with_hedge_keeper() -> None:
    """3 fences more for nothing (S0)."""
    seat = {"goods": {"wood": 2, "food": 1}, "cards": ["K312", "E175"]}
    table = original(seats=[seat]).do(ROOMS, "stable d2", FENCE_IT, "fence d1").expect(food=0)
    assert len(table.yard()["pastures"]) == 2


# --- Animal Trainer ---------------------------------------------------------------------------------------------------


def _fair(food: int, **seat: Any) -> Table:
    seats = [{"goods": {}, "cards": ["K342"], **seat}]
    return original(4, seats=seats, stock={"Traveling Players": {"food": food}}).do("Traveling Players")


def test_animal_trainer_buys_animals_with_the_food_just_taken() -> None:
    table = _fair(5, stables=["c1", "d1"])
    assert table.offers()[:2] == ["buy 1 boar, 1 cattle", "buy 1 sheep, 1 cattle"]
    table.do("buy 1 sheep, 1 cattle").expect(food=0, sheep=1, cattle=1)


def test_animal_trainer_cannot_use_other_food() -> None:
    """Only the food just taken may pay (OP-70)."""
    table = _fair(2, goods={"food": 9})
    assert table.offers() == ["buy 1 boar", "buy 1 sheep", "done"]
    assert is_over(_fair(1, goods={"food": 9}))


def test_animal_trainer_may_keep_the_food_and_must_house_the_animals() -> None:
    _fair(3).do("done").expect(food=3)
    crowded = _fair(4, goods={"boar": 1}).do("buy 2 sheep")
    crowded.do("keep 1 boar").expect(sheep=0, food=0)
