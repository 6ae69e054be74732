"""Minor improvements of deck K of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.deck_k import (
    holding,
    in_front,
    is_over,
    planted,
    plays_minor,
    to_come,
)
from tests.cards.original_table import IMPROVE, original
from tests.kit import Table

EVEN_FROM_6 = (6, 8, 10, 12, 14)


# --- Acreage ----------------------------------------------------------------------------------------------------------


def test_acreage_holds_two_stacks_of_grain_and_needs_an_occupation() -> None:
    assert "at least 1 occupation" in holding("K105").lacks("Acreage")
    table = in_front("K105", goods={"grain": 3}).do("Sow and/or Bake Bread", "sow 2 grain").expect(grain=1)
    stacks = [{"card": "K105", "crop": {"grain": 3}}, {"card": "K105", "crop": {"grain": 3}}]
    assert table.yard()["card_fields"] == stacks


def test_acreage_takes_no_vegetables() -> None:
    table = in_front("K105", goods={"vegetable": 1})
    assert "Sow and/or Bake Bread" not in table.offers()


def test_acreage_is_harvested_in_the_field_phase_and_is_no_field_in_scoring() -> None:
    """Step 2 of the harvest takes one grain from each stack (S0)."""
    seat = {"cards": ["K105"], "card_state": planted("K105", grain=(3, 1)), "goods": {"food": 6}}
    table = original(1, seats=[seat], phase="harvest")
    table.expect(grain=2)
    assert table.score()["fields"] == -1
    assert table.score()["grain"] == 2


def test_acreage_counts_as_a_grain_field_for_each_planted_stack() -> None:
    """While it holds grain it counts as a grain field for prerequisites, once for each stack (12.7)."""
    owner: dict[str, Any] = {"cards": ["K105"], "goods": {"wood": 1}}
    one = holding("K139", **owner, card_state=planted("K105", grain=(3,)))
    assert "at least 2 grain fields" in one.lacks("Sleeping Corner")
    two = holding("K139", **owner, card_state=planted("K105", grain=(3, 1)))
    assert two.lacks("Sleeping Corner") == ""


def test_acreage_gets_more_with_fieldsman_and_smallholder() -> None:
    """Each stack counts as a field, e.g. 4 grain instead of 3 (S0)."""
    for helper in ("I219", "K286"):
        table = in_front("K105", helper, goods={"grain": 2}).do("Sow and/or Bake Bread", "sow 2 grain")
        assert [field["crop"] for field in table.yard()["card_fields"]] == [{"grain": 4}, {"grain": 4}]


def test_acreage_may_be_robbed_by_harvest_helper() -> None:
    """Harvest Helper may take grain from it (S0)."""
    victim = {"goods": {"food": 9}, "cards": ["K105"], "card_state": planted("K105", grain=(3, 1))}
    seats = [{"goods": {"food": 9}, "cards": ["I223"]}, victim, {"goods": {"food": 9}}]
    table = original(3, phase="harvest", seats=seats)
    table.do("take 1 grain of player 2 from Acreage with 2").expect(grain=1)


# --- Bakehouse --------------------------------------------------------------------------------------------------------


def test_bakehouse_replaces_an_oven_and_bakes_at_once() -> None:
    table = plays_minor("K106", goods={"stone": 3, "grain": 3}, cards=["M-clay-oven"])
    table.do("bake 2 grain").expect(stone=0, grain=1, food=10)
    assert table.score()["cards"] == 5


def test_bakehouse_lets_a_major_oven_be_built_again() -> None:
    """A returned Clay or Stone Oven goes back to the board (S0)."""
    table = plays_minor("K106", goods={"stone": 3}, cards=["M-stone-oven"])
    assert "M-stone-oven" in [card.id for card in table.game.state.majors]


def test_bakehouse_needs_an_oven_and_3_stone() -> None:
    """Only a card with oven in its name can be returned: no Baker's Kitchen, no Fireplace (S0, S1)."""
    assert holding("K106", goods={"stone": 3}, cards=["M-fireplace-2"]).lacks("Bakehouse")
    assert holding("K106", goods={"stone": 2}, cards=["M-clay-oven"]).lacks("Bakehouse")
    assert holding("K106", goods={"stone": 3}, cards=["I065"]).lacks("Bakehouse")


def test_bakehouse_sends_a_minor_oven_out_of_the_game() -> None:
    """A returned minor oven leaves the game (S0)."""
    table = plays_minor("K106", goods={"stone": 3}, cards=["E014"])
    assert [card.id for card in table.farm().cards] == ["K106"]
    assert "E014" not in [card.id for card in table.game.state.majors]


def test_bakehouse_bakes_2_grain_and_leaves_the_rest_to_others() -> None:
    table = in_front("K106", "M-fireplace-2", goods={"grain": 3})
    table.do("Sow and/or Bake Bread", "bake 3 grain").expect(food=5 + 5 + 2)


# --- Lumber -----------------------------------------------------------------------------------------------------------


def test_lumber_gives_3_wood_for_1_stone_and_travels() -> None:
    table = plays_minor("K107", goods={"stone": 1}).expect(wood=3, stone=0)
    assert [card.id for card in table.farm(1).hand] == ["K107"]
    assert table.farm().cards == ()


def test_lumber_costs_a_stone() -> None:
    assert "1 stone short" in holding("K107").lacks("Lumber")


def test_lumber_leaves_the_game_in_solo() -> None:
    table = plays_minor("K107", players=1, goods={"stone": 1}).expect(wood=3)
    assert table.farm().cards == table.farm().hand == ()


def test_lumber_is_free_for_stonecutter() -> None:
    """It then costs no stone (S0)."""
    plays_minor("K107", players=3, cards=["E211"]).expect(wood=3)


# --- Beehive ----------------------------------------------------------------------------------------------------------


def test_beehive_puts_2_food_on_each_even_round_to_come() -> None:
    table = plays_minor("K108", occupations=3, cards=["M-well", "M-joinery"])
    assert to_come(table) == {number: {"food": 2} for number in EVEN_FROM_6}


def test_beehive_needs_2_improvements_and_3_occupations() -> None:
    assert holding("K108", occupations=2, cards=["M-well", "M-joinery"]).lacks("Beehive")
    assert holding("K108", occupations=3, cards=["M-well"]).lacks("Beehive")
    assert not holding("K108", occupations=3, cards=["M-well", "K114"]).lacks("Beehive")


def test_beehive_leaves_out_the_current_round() -> None:
    table = plays_minor("K108", occupations=3, cards=["M-well", "M-joinery"], round=12)
    assert to_come(table) == {14: {"food": 2}}
    late = plays_minor("K108", occupations=3, cards=["M-well", "M-joinery"], round=14)
    assert to_come(late) == {}


# --- Spit Roast -------------------------------------------------------------------------------------------------------


def _roasting(goods: dict[str, int], *cards: str) -> Table:
    seat = {"goods": goods, "cards": ["K109", "M-fireplace-2", *cards], "pastures": [["c1", "d1"]]}
    return original(1, phase="feeding", seats=[seat])


def test_spit_roast_gives_1_more_food_when_animals_are_cooked_in_the_feeding_phase() -> None:
    table = _roasting({"sheep": 2, "food": 1}).do("convert 2 sheep to 4 food")
    assert table.farm().begging == 0
    table.expect(food=0, sheep=0)


def test_spit_roast_is_once_in_a_feeding_phase() -> None:
    """Not for each animal, and not for each time (OP-39)."""
    table = _roasting({"sheep": 1, "boar": 1}).do("convert 1 sheep to 2 food", "convert 1 boar to 2 food")
    assert table.farm().begging == 1


def test_spit_roast_is_not_for_vegetables_or_outside_the_feeding_phase() -> None:
    table = _roasting({"vegetable": 1, "food": 4}).do("convert 1 vegetable to 2 food")
    table.expect(food=0)
    seat = {"goods": {"sheep": 1}, "cards": ["K109", "M-fireplace-2"]}
    original(seats=[seat], stock={"1 Sheep": {"sheep": 2}}).do("1 Sheep").expect(sheep=1, food=4)


def test_spit_roast_acts_again_in_the_next_harvest() -> None:
    seat = {"goods": {"sheep": 1, "food": 3}, "cards": ["K109", "M-fireplace-2"], "card_state": {"K109": [4]}}
    table = original(1, round=7, phase="feeding", seats=[seat]).do("convert 1 sheep to 2 food")
    assert table.farm().begging == 0


# --- Brewery ----------------------------------------------------------------------------------------------------------


def test_brewery_turns_1_grain_into_3_food_in_each_harvest() -> None:
    table = original(1, phase="feeding", seats=[{"goods": {"grain": 2, "food": 2}, "cards": ["K110"]}])
    table.do("convert 1 grain to 3 food")
    assert not [offer for offer in table.offers() if "to 3 food" in offer]


def test_brewery_scores_the_ninth_grain_wherever_it_is() -> None:
    """Supply, fields and cards count, as in scoring (OP-66)."""
    fields = {"c1": {"grain": 3}}
    acreage: dict[str, Any] = {"fields": fields, "card_state": planted("K105", grain=(2, 1))}
    assert in_front("K110", "K105", goods={"grain": 3}, **acreage).score()["bonus"] == 1
    assert in_front("K110", "K105", goods={"grain": 2}, **acreage).score()["bonus"] == 0


def test_brewery_scores_only_1_point() -> None:
    assert in_front("K110", goods={"grain": 18}).score()["bonus"] == 1


def test_brewery_costs_2_grain_and_2_stone() -> None:
    assert plays_minor("K110", goods={"grain": 2, "stone": 2}).expect(grain=0, stone=0).score()["cards"] == 2
    assert "1 grain short" in holding("K110", goods={"grain": 1, "stone": 2}).lacks("Brewery")


# --- Bread Paddle -----------------------------------------------------------------------------------------------------


def test_bread_paddle_bakes_after_an_occupation() -> None:
    table = in_front("K111", "M-fireplace-2", goods={"grain": 1}, hand=["K283"]).do("1 Occupation", "bake 1 grain")
    table.expect(food=2, grain=0)


def test_bread_paddle_may_be_left_and_does_nothing_after_improvements() -> None:
    table = in_front("K111", "M-fireplace-2", goods={"grain": 1}, hand=["K283"]).do("1 Occupation", "done")
    table.expect(grain=1)
    other = in_front("K111", "M-fireplace-2", goods={"grain": 1}, hand=["K129"]).do(IMPROVE, "play Corn Sheaf")
    assert is_over(other)


def test_bread_paddle_works_with_puppeteer() -> None:
    """Also when the occupation is played through Puppeteer (S0)."""
    owner = {"goods": {"food": 1, "grain": 1}, "cards": ["K111", "M-fireplace-2", "I249"], "hand": ["K283"]}
    table = original(4, seats=[{"goods": {}}, owner]).do("Traveling Players", "play Wood Deliveryman", "bake 1 grain")
    table.expect(1, grain=0, food=2)


def test_bread_paddle_works_with_educator() -> None:
    """Also when the occupation is played through Educator (S0)."""
    owner = {"goods": {"food": 3, "grain": 1}, "cards": ["K111", "M-fireplace-2", "K271"], "hand": ["K283"]}
    table = original(4, seats=[{"goods": {}, "hand": ["E179"]}, owner]).do("1 Occupation", "play Wood Deliveryman")
    table.do("bake 1 grain").expect(1, grain=0, food=2)


# --- Bookshelf --------------------------------------------------------------------------------------------------------


def test_bookshelf_brings_3_food_before_the_occupation_is_paid() -> None:
    table = in_front("K112", hand=["K283"], occupations_played=3).do("1 Occupation")
    table.expect(food=3 - 1)


def test_bookshelf_helps_to_pay_an_occupation_that_costs_more() -> None:
    lover = in_front("K112", hand=["K291"], goods={"food": 2}, occupations_played=3, players=3)
    lover.do("1 Occupation").expect(food=2 + 3 - 1 - 4)
    poor = in_front("K112", hand=["K291"], goods={"food": 1}, occupations_played=3, players=3)
    assert "1 Occupation" not in poor.offers()


def test_bookshelf_needs_3_occupations_and_is_not_for_improvements() -> None:
    assert "at least 3 occupations" in holding("K112", occupations=2, goods={"wood": 1}).lacks("Bookshelf")
    in_front("K112", hand=["K129"]).do(IMPROVE).expect(food=0)


def test_bookshelf_pays_for_each_occupation_of_writing_desk() -> None:
    """With Writing Desk the 3 food come twice, each time before paying (S0)."""
    table = in_front("K112", "E049", hand=["K283", "K293"], occupations_played=3).do("1 Occupation")
    table.do("play Wood Deliveryman")
    while not is_over(table):
        table.do(table.offers()[0])
    assert len(table.farm().cards) == 4
    table.expect(food=3 - 1 + 3 - 2)


def test_bookshelf_and_patron_add_up() -> None:
    """Patron adds its 2 food on top (S0)."""
    in_front("K112", "E192", players=4, hand=["K283"], occupations_played=3).do("1 Occupation").expect(food=3 + 2 - 1)


# --- Flail ------------------------------------------------------------------------------------------------------------


def test_flail_bakes_after_plowing() -> None:
    table = in_front("K113", "M-fireplace-2", goods={"grain": 1}).do("Plow 1 Field", "plow c1", "bake 1 grain")
    table.expect(food=2, grain=0)


def test_flail_bakes_after_plow_and_sow() -> None:
    table = in_front("K113", "M-fireplace-2", goods={"grain": 2}, fields={"c1": {}}, round=13)
    table.do("Plow Field and Sow", "sow", "bake 1 grain").expect(grain=0, food=2)


def test_flail_may_be_left_and_is_for_the_plow_spaces_only() -> None:
    table = in_front("K113", "M-fireplace-2", goods={"grain": 1}).do("Plow 1 Field", "plow c1", "done")
    table.expect(grain=1)
    other = in_front("K113", "M-fireplace-2", goods={"grain": 1}).do("Day Laborer")
    assert is_over(other)
    assert "at least 1 occupation" in holding("K113", goods={"wood": 1}).lacks("Flail")


# --- Duck Pond --------------------------------------------------------------------------------------------------------


def test_duck_pond_brings_food_in_the_next_3_rounds() -> None:
    table = plays_minor("K114", occupations=2)
    assert to_come(table) == {number: {"food": 1} for number in (5, 6, 7)}


def test_duck_pond_needs_2_occupations() -> None:
    assert "at least 2 occupations" in holding("K114", occupations=1).lacks("Duck Pond")


def test_duck_pond_brings_less_near_the_end() -> None:
    assert to_come(plays_minor("K114", occupations=2, round=13)) == {14: {"food": 1}}


# --- Granary ----------------------------------------------------------------------------------------------------------


def test_granary_brings_grain_in_rounds_8_10_and_12() -> None:
    table = plays_minor("K116", goods={"wood": 3}).expect(wood=0)
    assert to_come(table) == {number: {"grain": 1} for number in (8, 10, 12)}
    assert to_come(plays_minor("K116", goods={"wood": 3}, round=8)) == {number: {"grain": 1} for number in (10, 12)}


def test_granary_costs_3_wood_or_3_clay_but_no_mixture() -> None:
    """Paid with 3 wood or with 3 clay (S0)."""
    plays_minor("K116", goods={"clay": 3}).expect(clay=0)
    assert holding("K116", goods={"wood": 2, "clay": 2}).lacks("Granary")


def test_granary_is_no_use_of_take_1_grain() -> None:
    """Seed Seller does not act on the grain of a round space (S0)."""
    promise = [{"round": 8, "seat": 0, "card": "K116", "goods": {"grain": 1}}]
    seat = {"goods": {}, "cards": ["K116", "K296"]}
    table = original(3, round=8, phase="preparation", seats=[seat], promises=promise)
    table.expect(grain=1)


@pytest.mark.parametrize("card", ["I074", "E035", "K268", "E168", "I245", "I225"])
def test_granary_does_not_set_off_what_acts_on_take_1_grain(card: str) -> None:
    """Grain Cart, Corn Scoop, Pieceworker, Greengrocer, Market Crier, Field Watchman (S0)."""
    promise = [{"round": 8, "seat": 0, "card": "K116", "goods": {"grain": 1}}]
    seat = {"goods": {"food": 5}, "cards": ["K116", card]}
    table = original(3, round=8, phase="preparation", seats=[seat], promises=promise)
    assert is_over(table)
    table.expect(grain=1, vegetable=0, food=5)


def test_granary_owes_nothing_to_sycophant() -> None:
    """S0."""
    promise = [{"round": 8, "seat": 0, "card": "K116", "goods": {"grain": 1}}]
    seats = [{"goods": {"food": 5}, "cards": ["K116"]}, {"goods": {}, "cards": ["I229"]}]
    table = original(4, round=8, phase="preparation", seats=seats, promises=promise)
    table.expect(grain=1, food=5)


# --- Greenhouse -------------------------------------------------------------------------------------------------------


def test_greenhouse_sells_a_vegetable_after_4_and_7_rounds() -> None:
    table = plays_minor("K117", occupations=1, goods={"wood": 2}).expect(wood=0)
    assert list(to_come(table)) == [8, 11]


def _greenhouse_opens(**goods: int) -> Table:
    promises = [{"round": 8, "seat": 0, "card": "K117", "effect": "K117/0/0"}]
    return original(1, round=8, phase="preparation", promises=promises, seats=[{"goods": goods, "cards": ["K117"]}])


def test_greenhouse_asks_1_food_for_it() -> None:
    _greenhouse_opens(food=1).do("pay 1 food, then take 1 vegetable").expect(food=0, vegetable=1)
    assert is_over(_greenhouse_opens())


def test_greenhouse_vegetable_that_is_not_bought_is_lost() -> None:
    """It goes back to the general supply (S0)."""
    table = _greenhouse_opens(food=1).do("done").expect(food=1, vegetable=0)
    assert to_come(table) == {}


def test_greenhouse_combines_with_market_woman() -> None:
    """The vegetable comes by a minor improvement (S0)."""
    promises = [{"round": 8, "seat": 0, "card": "K117", "effect": "K117/0/0"}]
    seat = {"goods": {"food": 1}, "cards": ["K117", "K292"]}
    table = original(1, round=8, phase="preparation", promises=promises, seats=[seat])
    table.do("pay 1 food, then take 1 vegetable").expect(vegetable=1, grain=2)


# --- House Goat -------------------------------------------------------------------------------------------------------


def test_house_goat_gives_1_food_in_each_feeding_phase() -> None:
    table = original(1, phase="harvest", seats=[{"goods": {"food": 5}, "cards": ["K120"]}])
    table.expect(food=0)
    assert table.farm().begging == 0


def test_house_goat_leaves_no_place_in_the_house() -> None:
    """The goat cannot be let go to make room for another animal (S0)."""
    table = original(seats=[{"goods": {}, "cards": ["K120"]}], stock={"1 Sheep": {"sheep": 1}}).do("1 Sheep")
    table.expect(sheep=0)
    places = table.yard()["animal_places"]
    assert [place["capacity"] for place in places if place["where"] == "house"] == [0]


def test_house_goat_makes_animal_tamer_useless_whichever_comes_first() -> None:
    """After it is played Animal Tamer has no effect (S0)."""
    for cards in (["K120", "K306"], ["K306", "K120"]):
        table = in_front(*cards, rooms=["a1", "a2", "a3"], stables=["c1"])
        assert table.yard()["places_for_any_animal"] == 1  # the stable


def test_house_goat_drives_the_pet_out() -> None:
    plays_minor("K120", goods={"sheep": 1}).expect(sheep=0)
    plays_minor("K120", goods={"sheep": 1}, stables=["c1"]).expect(sheep=1)
    table = plays_minor("K120", goods={"sheep": 1}, cards=["M-fireplace-2"])
    table.expect(sheep=0, food=2)


# --- Sawmill ----------------------------------------------------------------------------------------------------------


def test_sawmill_replaces_the_joinery() -> None:
    table = plays_minor("K122", cards=["M-joinery"])
    assert [card.id for card in table.farm().cards] == ["K122"]
    assert "M-joinery" in [card.id for card in table.game.state.majors]
    assert holding("K122").lacks("Sawmill")


def test_sawmill_turns_1_wood_into_3_food_in_each_harvest() -> None:
    table = original(1, phase="feeding", seats=[{"goods": {"wood": 2, "food": 2}, "cards": ["K122"]}])
    table.do("convert 1 wood to 3 food").expect(wood=1)  # a second one is not taken, so 1 food is begged for
    assert table.farm().begging == 1


@pytest.mark.parametrize(("logs", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (9, 3)])
def test_sawmill_scores_wood(logs: int, points: int) -> None:
    assert in_front("K122", goods={"wood": logs}).score()["bonus"] == points


def test_sawmill_leaves_no_points_to_a_joinery_that_was_bought_again() -> None:
    """It adds a conversion but no bonus points."""
    table = original(1, phase="feeding", seats=[{"goods": {"wood": 7}, "cards": ["K122", "M-joinery"]}])
    table.do("convert 1 wood to 3 food", "convert 1 wood to 2 food")
    again = in_front("K122", "M-joinery", goods={"wood": 7})
    assert again.score()["bonus"] == 3
    assert again.score()["cards"] == 5


# --- Wooden Strongbox -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "points"), [(4, 0), (5, 2), (6, 4), (7, 4)])
def test_wooden_strongbox_scores_5_and_6_rooms(count: int, points: int) -> None:
    rooms = ["a1", "a2", "a3", "b1", "b2", "b3", "c1"][:count]
    assert in_front("K123", rooms=rooms).score()["bonus"] == points


def test_wooden_strongbox_costs_1_wood() -> None:
    plays_minor("K123", goods={"wood": 1}).expect(wood=0)
    assert "1 wood short" in holding("K123").lacks("Wooden Strongbox")


def test_wooden_strongbox_does_not_ask_for_wooden_rooms() -> None:
    five = ["a1", "a2", "a3", "b1", "b2"]
    assert in_front("K123", rooms=five, house="stone").score()["bonus"] == 2


# --- Yoke -------------------------------------------------------------------------------------------------------------


def test_yoke_plows_for_each_plow_of_any_player() -> None:
    """1 field per plow card on the table, and 1 for the Harrow."""
    mine = {"goods": {"wood": 1, "cattle": 1}, "hand": ["K124"], "cards": ["K119"]}
    table = original(3, seats=[mine, {"cards": ["I068"]}, {"cards": ["E061"]}]).do(IMPROVE)
    table.do("plow c1", "plow d1", "plow e1")
    assert is_over(table)
    assert list(table.yard()["fields"]) == ["c1", "d1", "e1"]


def test_yoke_may_stop_early_and_is_nothing_without_plows() -> None:
    mine = {"goods": {"wood": 1, "cattle": 1}, "hand": ["K124"], "cards": ["K119", "K115"]}
    table = original(3, seats=[mine]).do(IMPROVE, "plow c1", "done")
    assert list(table.yard()["fields"]) == ["c1"]
    assert is_over(plays_minor("K124", goods={"wood": 1, "cattle": 1}))


def test_yoke_does_not_count_plowman_or_plows_in_hand() -> None:
    """Plow cards are improvements with plow in the name; the cards must have been played."""
    mine = {"goods": {"wood": 1, "cattle": 1}, "hand": ["K124", "K119"], "cards": ["K293"]}
    assert is_over(original(3, seats=[mine]).do(IMPROVE))


def test_yoke_needs_cattle() -> None:
    assert "1 cattle" in holding("K124", goods={"wood": 1}).lacks("Yoke")
