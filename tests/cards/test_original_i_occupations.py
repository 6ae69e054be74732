"""Occupations of deck I of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from agricola.cards.words import (
    Card,
    gain,
    minor,
    played,
    vegetable,
)
from agricola.engine.goods import named
from agricola.engine.kernel.trial import exhausted_trials
from tests.cards.original_table import original
from tests.kit import Table

START = "Starting Player (and/or 1 Minor Improvement)"


def _laid_out(table: Table) -> dict[int, dict[str, Any]]:
    """The goods that wait on round spaces, by round."""
    return {promise.round: dict(named(promise.goods)) for promise in table.game.state.promises}


def _points_by(table: Table, seat: int, card: str) -> int:
    """What the lines of the score sheet that name a card are worth to a seat."""
    return sum(int(line.rpartition(": ")[2]) for line in table.explained(seat) if card in line)


def _gift(number: int) -> Card:
    return minor(f"Gift {number}", id=f"T20{number}", text="A vegetable.", on=[played >> gain(vegetable(1))])


GIFT_1, GIFT_2 = _gift(1), _gift(2)

# --- Businessman ------------------------------------------------------------------------------------------------------


def test_businessman_adds_a_major_after_the_minor_on_the_starting_player_space() -> None:
    table = original(3, seats=[{"goods": {"clay": 2}, "cards": ["I228"]}]).with_hand(0, GIFT_1)
    table.do(START, "play Gift 1", "build Fireplace (2 clay)").expect(clay=0, vegetable=1)


def test_businessman_needs_the_minor_first() -> None:
    table = original(3, seats=[{"goods": {"clay": 2}, "cards": ["I228"]}]).with_hand(0, GIFT_1)
    table.do(START, "done")
    assert table.game.question.code == "ask-place"
    table.expect(clay=2)


def test_businessman_works_on_that_space_only() -> None:
    table = original(3, seats=[{"goods": {"clay": 2}, "cards": ["I228"]}]).with_hand(0, GIFT_1)
    table.do("1 Major or Minor Improvement", "play Gift 1").expect(clay=2)
    assert table.game.question.code == "ask-place"


def test_businessman_with_merchant_repeats_both_for_1_food() -> None:
    """WE-I12: 1 minor + (1 minor or 1 major), then for 1 food again 2."""
    seat = {"goods": {"clay": 5, "food": 1}, "cards": ["I228", "E179"]}
    table = original(3, seats=[seat]).with_hand(0, GIFT_1, GIFT_2)
    table.do(START, "play Gift 1", "Businessman", "build Fireplace (2 clay)")
    table.do("pay 1 food, then minor improvement", "build Fireplace (3 clay)")
    table.expect(food=0, clay=0, vegetable=2)


# --- Wood Buyer -------------------------------------------------------------------------------------------------------


def test_wood_buyer_buys_1_wood_from_whoever_takes_wood() -> None:
    table = original(3, seats=[{"goods": {}}, {"goods": {"food": 1}, "cards": ["I234"]}]).do("3 Wood")
    assert table.game.current_player == 1
    table.do("pay 1 food, then take 1 wood")
    table.expect(0, wood=2, food=1).expect(1, wood=1, food=0)


def test_wood_buyer_may_decline_and_needs_1_food() -> None:
    table = original(3, seats=[{"goods": {}}, {"goods": {"food": 1}, "cards": ["I234"]}]).do("3 Wood", "done")
    table.expect(0, wood=3)
    poor = original(3, seats=[{"goods": {}}, {"goods": {}, "cards": ["I234"]}]).do("3 Wood")
    assert poor.game.question.code == "ask-place"


def test_wood_buyer_is_not_asked_for_other_goods_or_the_own_wood() -> None:
    table = original(3, seats=[{"goods": {}}, {"goods": {"food": 1}, "cards": ["I234"]}]).do("1 Clay")
    assert table.game.question.code == "ask-place"
    table.do("3 Wood").expect(1, wood=3, food=1)


def test_wood_buyer_buys_on_the_5_player_space_with_wood_from_the_supply() -> None:
    table = original(5, seats=[{"goods": {}}, {"goods": {"food": 1}, "cards": ["I234"]}])
    table.do("1 Reed, also 1 Stone and 1 Wood", "pay 1 food, then take 1 wood")
    table.expect(0, wood=0, reed=1, stone=1, food=1).expect(1, wood=1)


# --- Chamberlain ------------------------------------------------------------------------------------------------------


def test_chamberlain_opens_the_cards_to_come_for_its_owner_from_round_11() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I238"]}, {"goods": {}}], round=11, phase="preparation")
    assert "Family Growth even without Room" in table.offers()
    table.do("Day Laborer")
    assert "Family Growth even without Room" not in table.offers()


def test_chamberlain_waits_for_round_11() -> None:
    table = original(seats=[{"cards": ["I238"]}], round=10, phase="preparation")
    assert "Family Growth even without Room" not in table.offers()


def test_chamberlain_turns_the_cards_up_at_once_when_played_later() -> None:
    table = original(seats=[{"goods": {}, "hand": ["I238"]}], round=12).do("1 Occupation")
    assert table.game.view(1)["round_cards"] == table.game.position()["round_cards"]
    table.do("Day Laborer")
    assert "Plow Field and Sow" in table.offers() or "Family Growth even without Room" in table.offers()


def test_chamberlain_shows_everybody_the_order_that_was_hidden() -> None:
    before = original(seats=[{"cards": ["I238"]}], round=10)
    assert len(before.game.view(1)["round_cards"]) == 10


# --- Corn Profiteer ---------------------------------------------------------------------------------------------------

SELL = "Corn Profiteer: sell 1 grain"


def test_corn_profiteer_is_not_tried_for_what_grain_does_not_bring() -> None:
    """There is no room for a child, however much grain is sold: no trial goes through all the sales."""
    before = exhausted_trials()
    rich = {"goods": {"grain": 9, "food": 9, "vegetable": 9}}
    mine = {"goods": {"grain": 14}, "cards": ["I239"], "hand": ["K141"]}
    table = original(4, round=7, seats=[mine, rich, rich, rich])
    assert "After Family Growth also 1 Minor Improvement" not in table.offers()
    assert exhausted_trials() == before


def test_corn_profiteer_turns_1_grain_into_3_food_when_nobody_can_buy() -> None:
    table = original(4, seats=[{"goods": {"grain": 1}, "cards": ["I239"]}, {"goods": {}}, {"goods": {}}, {"goods": {}}])
    table.do(SELL).expect(grain=0, food=3)
    assert table.game.question.code == "ask-place"


def test_corn_profiteer_sells_to_a_player_who_buys_for_2_food() -> None:
    seats = [{"goods": {"grain": 1}, "cards": ["I239"]}, {"goods": {"food": 2}}, {"goods": {}}, {"goods": {}}]
    table = original(4, seats=seats).do(SELL)
    assert table.game.current_player == 1
    table.do("buy the grain for 2 food").expect(0, grain=0, food=2).expect(1, grain=1, food=0)


def test_corn_profiteer_chooses_among_several_buyers() -> None:
    seats = [
        {"goods": {"grain": 1}, "cards": ["I239"]},
        {"goods": {"food": 2}},
        {"goods": {"food": 2}},
        {"goods": {"food": 2}},
    ]
    table = original(4, seats=seats).do(SELL, "buy the grain for 2 food", "done", "buy the grain for 2 food")
    assert table.game.current_player == 0
    assert table.offers() == ["sell 1 grain to player 2 for 2 food", "sell 1 grain to player 4 for 2 food"]
    table.do("sell 1 grain to player 4 for 2 food").expect(3, grain=1, food=0).expect(1, food=2)


def test_corn_profiteer_is_paid_before_the_grain_is_handed_over() -> None:
    """The buyer can't turn the very grain into a part of its price."""
    buyer = {"goods": {"food": 1, "vegetable": 1}}
    seats = [{"goods": {"grain": 1}, "cards": ["I239"]}, buyer, {"goods": {}}, {"goods": {}}]
    table = original(4, seats=seats).do(SELL, "buy the grain for 2 food")
    assert table.game.question.code == "ask-place", "there is one way to pay"
    table.expect(0, grain=0, food=2).expect(1, grain=1, food=0, vegetable=0)


def test_corn_profiteer_lets_the_buyer_choose_how_to_pay() -> None:
    buyer = {"goods": {"food": 1, "vegetable": 1, "grain": 1}}
    seats = [{"goods": {"grain": 1}, "cards": ["I239"]}, buyer, {"goods": {}}, {"goods": {}}]
    table = original(4, seats=seats).do(SELL, "buy the grain for 2 food")
    assert table.game.current_player == 1
    again = agricola.from_position(table.game.position())
    assert again.legal_actions() == table.game.legal_actions()
    table.do("pay 2 food (convert 1 vegetable to 1 food)").expect(0, grain=0, food=2).expect(1, grain=2, food=0)


def test_corn_profiteer_needs_a_grain_and_asks_anew_each_time() -> None:
    assert SELL not in original(4, seats=[{"goods": {}, "cards": ["I239"]}]).offers()
    seats = [{"goods": {"grain": 2}, "cards": ["I239"]}, {"goods": {"food": 4}}, {"goods": {}}, {"goods": {}}]
    table = original(4, seats=seats).do(SELL, "buy the grain for 2 food", SELL, "done")
    table.expect(0, grain=0, food=5).expect(1, grain=1, food=2)


# --- Layabout ---------------------------------------------------------------------------------------------------------


def test_layabout_misses_the_next_harvest_whole() -> None:
    """No crops, no feeding, no newborns (original 15)."""
    farm = {
        "goods": {"sheep": 2}, "pastures": [["c1", "d1"]], "fields": {"c3": {"grain": 3}}, "hand": ["I244"],
        "home": 1, "placed": ["Fishing"],
    }  # fmt: skip
    table = original(1, seats=[farm], round=4).do("1 Occupation")
    assert table.game.round == 5
    table.expect(sheep=2, grain=0)
    assert table.yard()["fields"] == {"c3": {"grain": 3}}
    assert table.farm().begging == 0


def test_layabout_takes_part_in_the_harvest_after_that() -> None:
    farm = {"goods": {}, "cards": ["I244"], "card_state": {"I244": [4]}}
    table = original(1, seats=[farm], round=7, phase="harvest")
    assert table.farm().begging == 6


def test_layabout_leaves_the_other_players_their_harvest() -> None:
    seats = [{"goods": {}, "cards": ["I244"], "card_state": {"I244": [4]}}, {"goods": {}}]
    table = original(seats=seats, round=4, phase="harvest")
    assert (table.farm(0).begging, table.farm(1).begging) == (0, 4)


def test_layabout_played_in_a_harvest_round_misses_that_one() -> None:
    table = original(2, seats=[{"goods": {}, "hand": ["I244"]}], round=9).do("1 Occupation")
    assert table.farm().card_state["I244"] == (9,)
    later = original(2, seats=[{"goods": {}, "hand": ["I244"]}], round=10).do("1 Occupation")
    assert later.farm().card_state["I244"] == (11,)


def test_layabout_shows_neither_crops_nor_food_for_the_harvest_that_it_misses() -> None:
    """Played in round 5 it misses the harvest of round 7; from round 8 on the next one counts again."""
    seats = [{"goods": {}, "hand": ["I244"], "fields": {"c3": {"grain": 3}}}, {}]
    table = original(2, seats=seats, round=5).do("1 Occupation")
    told = table.look()["seats"]
    assert (told[0]["food_needed"], told[0]["crops_due"]) == (0, {})
    assert told[1]["food_needed"] == 4
    farm = {"goods": {}, "cards": ["I244"], "card_state": {"I244": [7]}, "fields": {"c3": {"grain": 3}}}
    later = original(2, seats=[farm], round=8).look()["seats"][0]
    assert (later["food_needed"], later["crops_due"]) == (4, {"grain": 1})


@pytest.mark.parametrize("card", ["K299", "I097"])
def test_layabout_gets_nothing_for_what_others_slaughter_in_the_harvest_that_it_misses(card: str) -> None:
    """Their food is step 7 of the harvest, and the player takes part in none of the steps (original 15)."""
    seats = [
        {"goods": {}, "cards": ["I244", card], "card_state": {"I244": [4]}},
        {"goods": {"food": 2, "sheep": 1}, "cards": ["M-fireplace-2"]},
    ]
    table = original(seats=seats, round=4, phase="feeding").do("convert 1 sheep to 2 food").expect(0, food=0)
    assert table.farm(1).begging == 0
    seats[0]["card_state"] = {"I244": [7]}
    seats[0]["goods"] = {"food": 4}
    original(seats=seats, round=4, phase="feeding").do("convert 1 sheep to 2 food").expect(0, food=1)


@pytest.mark.parametrize(("card", "others"), [("E155", ["E150", "M-clay-oven"]), ("I224", ["I086"])])
def test_layabout_gets_nothing_for_what_others_bake_or_sow_in_that_harvest(card: str, others: list[str]) -> None:
    """Original 15: no part in any step."""
    seats = [
        {"goods": {}, "cards": ["I244", card], "card_state": {"I244": [4]}},
        {"goods": {"food": 9, "grain": 1}, "cards": others, "fields": {"c1": {}}},
        {"goods": {"food": 9}},
    ]
    table = original(3, seats=seats, round=4, phase="harvest")
    table.do(next(offer for offer in table.offers() if "grain" in offer)).expect(0, food=0, grain=0)


def test_layabout_makes_nobody_choose_between_cooking_and_letting_go_in_that_harvest() -> None:
    """It gets nothing either way: the sheep of Feed Pellets that finds no place is cooked."""
    seats = [
        {"goods": {}, "cards": ["I244", "K299"], "card_state": {"I244": [4]}},
        {"goods": {"vegetable": 1, "sheep": 1}, "cards": ["E338", "M-fireplace-2"]},
    ]
    table = original(seats=seats, round=4, phase="harvest").do("Feed Pellets: trade 1 vegetable for 1 animal")
    table.expect(1, sheep=1, food=2)


def test_layabout_still_gets_food_for_what_others_slaughter_before_the_harvest() -> None:
    seats = [
        {"goods": {}, "cards": ["I244", "K299"], "card_state": {"I244": [4]}},
        {"goods": {"sheep": 1}, "cards": ["M-fireplace-2"]},
    ]
    table = original(seats=seats, round=4, turn=1, stock={"sheep_1": {"sheep": 1}})
    table.do("1 Sheep", "keep 1 sheep", "choose:cook").expect(0, food=1).expect(1, food=2, sheep=1)


# --- Puppeteer --------------------------------------------------------------------------------------------------------


def test_puppeteer_plays_an_occupation_when_another_player_takes_traveling_players() -> None:
    table = original(4, seats=[{"goods": {}}, {"goods": {"food": 1}, "cards": ["I249"], "hand": ["E179"]}])
    table.do("Traveling Players")
    assert table.game.current_player == 1
    table.do("play Merchant").expect(1, food=0)
    assert [card.id for card in table.farm(1).cards] == ["I249", "E179"]


def test_puppeteer_needs_the_food_and_may_decline() -> None:
    poor = original(4, seats=[{"goods": {}}, {"goods": {}, "cards": ["I249"], "hand": ["E179"]}])
    assert poor.do("Traveling Players").game.question.code == "ask-place"
    table = original(4, seats=[{"goods": {}}, {"goods": {"food": 1}, "cards": ["I249"], "hand": ["E179"]}])
    table.do("Traveling Players", "done").expect(1, food=1)


def test_puppeteer_is_not_set_off_by_building_a_room_on_the_5_player_card() -> None:
    """original 7.5: only the food taken there is the Traveling Players action."""
    puppets = {"goods": {"food": 1}, "cards": ["I249"], "hand": ["E179"]}
    builder = {"goods": {"wood": 5, "reed": 2}}
    table = original(5, seats=[builder, puppets]).do("Build 1 Room or Traveling Players", "build 1 room", "room a1")
    assert table.game.question.code == "ask-place"
    taker = original(5, seats=[builder, puppets]).do("Build 1 Room or Traveling Players", "take the goods")
    assert taker.game.current_player == 1
    assert "play Merchant" in taker.offers()


def test_puppeteer_does_not_react_to_its_owner() -> None:
    table = original(4, seats=[{"goods": {"food": 1}, "cards": ["I249"], "hand": ["E179"]}]).do("Traveling Players")
    assert table.game.question.code == "ask-place"


# --- Taster -----------------------------------------------------------------------------------------------------------

TASTE = "pay 1 food, then give it to the starting player, then place another person"


def test_taster_places_first_for_1_food() -> None:
    """WE-I13: the Taster pays and places; then the starting player, then the Taster again in normal order."""
    seats = [{"goods": {}}, {"goods": {"food": 1}, "cards": ["I260"]}]
    table = original(4, seats=seats, round=5, phase="preparation")
    assert table.game.current_player == 1
    table.do(TASTE, "Fishing")
    assert table.game.current_player == 0
    assert table.goods(0)["food"] == 1
    table.do("Day Laborer")
    assert table.game.current_player == 1


def test_taster_may_leave_it() -> None:
    seats = [{"goods": {}}, {"goods": {"food": 1}, "cards": ["I260"]}]
    table = original(4, seats=seats, round=5, phase="preparation").do("done")
    assert table.game.current_player == 0
    table.expect(1, food=1)


def test_taster_is_nothing_for_the_starting_player_or_without_food() -> None:
    own = original(4, seats=[{"goods": {"food": 1}, "cards": ["I260"]}], round=5, phase="preparation")
    assert own.game.question.code == "ask-place"
    poor = original(4, seats=[{}, {"goods": {}, "cards": ["I260"]}], round=5, phase="preparation")
    assert poor.game.question.code == "ask-place"
    assert poor.game.current_player == 0


# --- Village Elder ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_village_elder_brings_wood_by_the_rounds_left(round: int, wood: int) -> None:
    original(3, seats=[{"goods": {}, "hand": ["I221"]}], round=round).do("1 Occupation").expect(wood=wood)


def test_village_elder_gives_points_to_everybody_with_the_most_improvements() -> None:
    seats = [{"cards": ["I221", "M-well"]}, {"cards": ["M-clay-oven"]}, {}]
    table = original(3, seats=seats)
    assert [_points_by(table, seat, "Village Elder") for seat in range(3)] == [3, 3, 0]


def test_village_elder_counts_minors_and_majors_but_no_occupations() -> None:
    seats = [{"cards": ["I221", "M-well"]}, {"cards": ["M-clay-oven", "I084"]}, {"cards": ["E172", "E173", "E179"]}]
    table = original(3, seats=seats)
    assert [_points_by(table, seat, "Village Elder") for seat in range(3)] == [0, 3, 0]


# --- Field Watchman ---------------------------------------------------------------------------------------------------


def test_field_watchman_plows_after_taking_grain() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I225"]}]).do("Take 1 Grain", "plow c1").expect(grain=1)
    assert table.yard()["fields"] == {"c1": {}}


def test_field_watchman_may_leave_it_and_is_nothing_elsewhere() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I225"]}], round=9).do("Take 1 Grain", "done")
    assert table.yard()["fields"] == {}
    other = original(seats=[{"goods": {}, "cards": ["I225"]}], round=9).do("Take 1 Vegetable")
    assert other.game.question.code == "ask-place"


def test_field_watchman_plows_beside_the_fields_there_are() -> None:
    table = original(seats=[{"goods": {}, "fields": {"e1": {}}, "cards": ["I225"]}]).do("Take 1 Grain")
    assert table.offers() == ["plow d1", "plow e2", "done"]


def test_field_watchman_is_no_use_of_a_plow_space() -> None:
    """original-card-rulings, Field Watchman: nothing that belongs to the plow spaces joins it."""
    table = original(seats=[{"goods": {"grain": 1}, "cards": ["I225", "I067", "M-fireplace-2"]}])
    table.do("Take 1 Grain", "plow c1")
    assert table.game.question.code == "ask-place"


# --- Manservant -------------------------------------------------------------------------------------------------------

RENOVATE = "After Renovation also 1 Major or Minor Improvement"


def test_manservant_lays_out_food_when_the_house_turns_to_stone() -> None:
    farm = {"goods": {"stone": 2, "reed": 1}, "house": "clay", "cards": ["I231"]}
    table = original(seats=[farm], round=11).do(RENOVATE)
    assert _laid_out(table) == {12: {"food": 3}, 13: {"food": 3}, 14: {"food": 3}}


def test_manservant_acts_at_once_in_a_stone_house() -> None:
    """original-card-rulings, Maid: likewise Manservant."""
    table = original(seats=[{"goods": {}, "house": "stone", "hand": ["I231"]}], round=12).do("1 Occupation")
    assert _laid_out(table) == {13: {"food": 3}, 14: {"food": 3}}


def test_manservant_is_nothing_for_a_clay_hut() -> None:
    farm = {"goods": {"clay": 2, "reed": 1}, "cards": ["I231"]}
    assert _laid_out(original(seats=[farm], round=11).do(RENOVATE)) == {}
    assert _laid_out(original(seats=[{"goods": {}, "house": "clay", "hand": ["I231"]}]).do("1 Occupation")) == {}


# --- Wood Collector ---------------------------------------------------------------------------------------------------


def test_wood_collector_lays_out_5_wood() -> None:
    table = original(seats=[{"goods": {}, "hand": ["I235"]}], round=4).do("1 Occupation")
    assert _laid_out(table) == {round: {"wood": 1} for round in range(5, 10)}


def test_wood_collector_lays_out_fewer_at_the_end() -> None:
    table = original(seats=[{"goods": {}, "hand": ["I235"]}], round=12).do("1 Occupation")
    assert _laid_out(table) == {13: {"wood": 1}, 14: {"wood": 1}}


def test_wood_collector_pays_for_the_stable_of_the_groom() -> None:
    """original-card-rulings, Groom and Wood Collector: goods on the round space come first."""
    promises = [{"round": 6, "seat": 0, "card": "I235", "goods": {"wood": 1}}]
    farm = {"goods": {}, "house": "stone", "cards": ["I235", "I254"]}
    table = original(4, seats=[farm], round=6, phase="preparation", promises=promises)
    table.do("stable c1").expect(wood=0)
    assert table.yard()["stables"] == ["c1"]


# --- Cowherd ----------------------------------------------------------------------------------------------------------

PASTURE = [["c1", "d1", "e1"]]


def test_cowherd_gives_1_more_cattle() -> None:
    farm = {"goods": {}, "pastures": PASTURE, "cards": ["I240"]}
    original(3, seats=[farm], round=11, stock={"1 Cattle": {"cattle": 2}}).do("1 Cattle").expect(cattle=3)


def test_cowherd_is_nothing_on_take_animals() -> None:
    """original-card-rulings, Cowherd: not on `animals_5p`."""
    farm = {"goods": {"food": 1}, "pastures": PASTURE, "cards": ["I240"]}
    original(5, seats=[farm], round=11).do("Take Animals", "pay 1 food, then take 1 cattle").expect(cattle=1)


def test_cowherd_is_nothing_for_other_animals() -> None:
    farm = {"goods": {}, "pastures": PASTURE, "cards": ["I240"]}
    table = original(3, seats=[farm], round=11, stock={"1 Wild Boar": {"boar": 1}}).do("1 Wild Boar")
    table.expect(boar=1, cattle=0)


def test_cowherd_without_room_lets_the_cattle_be_cooked() -> None:
    farm = {"goods": {}, "cards": ["I240", "M-fireplace-2"]}
    table = original(3, seats=[farm], round=11, stock={"1 Cattle": {"cattle": 1}}).do("1 Cattle")
    assert table.goods()["cattle"] + table.goods()["food"] // 3 == 2


# --- Clay Hut Builder -------------------------------------------------------------------------------------------------


def test_clay_hut_builder_lays_out_clay_after_the_renovation() -> None:
    farm = {"goods": {"clay": 2, "reed": 1}, "cards": ["I242"]}
    assert _laid_out(original(seats=[farm], round=7).do(RENOVATE)) == {n: {"clay": 2} for n in range(8, 13)}


def test_clay_hut_builder_acts_at_once_in_a_clay_hut_or_a_stone_house() -> None:
    """original-card-rulings, Clay Hut Builder (secondary)."""
    for house in ("clay", "stone"):
        table = original(seats=[{"goods": {}, "house": house, "hand": ["I242"]}], round=4).do("1 Occupation")
        assert _laid_out(table) == {n: {"clay": 2} for n in range(5, 10)}


def test_clay_hut_builder_acts_once_in_the_game() -> None:
    played = original(seats=[{"goods": {}, "house": "clay", "hand": ["I242"]}], round=6).do("1 Occupation")
    noted = {"I242": list(played.farm().card_state["I242"])}
    farm = {"goods": {"stone": 2, "reed": 1}, "house": "clay", "cards": ["I242"], "card_state": noted}
    assert _laid_out(original(seats=[farm], round=7).do(RENOVATE)) == {}


def test_clay_hut_builder_acts_when_the_conservator_goes_straight_to_stone() -> None:
    """OP-51."""
    farm = {"goods": {"stone": 2, "reed": 1}, "cards": ["I242", "E200"]}
    table = original(seats=[farm], round=7).do(RENOVATE)
    assert table.yard()["house"] == "stone"
    assert len(_laid_out(table)) == 5


# --- Bricklayer -------------------------------------------------------------------------------------------------------

ROOMS = "Build Room(s) and/or Build Stable(s)"


def test_bricklayer_pays_less_clay_for_improvements_and_renovations() -> None:
    table = original(seats=[{"goods": {"clay": 1}, "cards": ["I243"]}]).do("1 Major or Minor Improvement")
    table.expect(clay=0)
    assert "M-fireplace-2" in [card.id for card in table.farm().cards]
    original(seats=[{"goods": {"clay": 1, "reed": 1}, "cards": ["I243"]}], round=7).do(RENOVATE).expect(clay=0, reed=0)


def test_bricklayer_pays_2_clay_less_for_each_room() -> None:
    farm = {"goods": {"clay": 6, "reed": 4}, "house": "clay", "cards": ["I243"]}
    original(seats=[farm]).do(ROOMS, "room a1", "room b1").expect(clay=0, reed=0)


def test_bricklayer_spares_no_other_goods() -> None:
    farm = {"goods": {"wood": 4, "reed": 2}, "cards": ["I243"]}
    assert "build rooms" not in original(seats=[farm]).do(ROOMS).offers()


# --- Market Crier -----------------------------------------------------------------------------------------------------

CRY = "take 1 grain, 1 vegetable, then everybody else takes 1 grain"


def test_market_crier_takes_more_and_everybody_gets_grain() -> None:
    seats = [{"goods": {}, "cards": ["I245"]}, {"goods": {}}, {"goods": {}}]
    table = original(3, seats=seats).do("Take 1 Grain")
    table.do(CRY).expect(0, grain=2, vegetable=1).expect(1, grain=1).expect(2, grain=1)


def test_market_crier_may_leave_it() -> None:
    seats = [{"goods": {}, "cards": ["I245"]}, {"goods": {}}, {"goods": {}}]
    original(3, seats=seats).do("Take 1 Grain", "done").expect(0, grain=1, vegetable=0).expect(1, grain=0)


def test_market_crier_is_not_set_off_by_other_grain_or_other_players() -> None:
    seats = [{"goods": {}, "cards": ["I245"]}, {"goods": {}}, {"goods": {}}]
    table = original(3, seats=seats, turn=1).do("Take 1 Grain").expect(1, grain=1).expect(0, grain=0, vegetable=0)
    assert table.game.current_player == 2


# --- Milking Hand -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cattle", "food"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_milking_hand_brings_food_by_the_cattle(cattle: int, food: int) -> None:
    """OP-16: 2 cattle bring 1 food."""
    farm = {"goods": {"cattle": cattle, "food": 4}, "pastures": [["c1", "d1", "e1"]], "cards": ["I246"]}
    table = original(4, seats=[farm], round=4, phase="harvest")
    assert table.farm().begging == 0
    table.expect(food=food)


def test_milking_hand_is_worth_a_point_for_every_2_cattle() -> None:
    farm = {"goods": {"cattle": 5}, "pastures": [["c1", "d1", "e1"]], "cards": ["I246"]}
    assert _points_by(original(4, seats=[farm]), 0, "Milking Hand") == 2


def test_milking_hand_needs_a_real_harvest() -> None:
    """original-card-rulings, Manure: nothing in a field phase that is no harvest."""
    farm = {"goods": {"cattle": 5}, "pastures": [["c1", "d1", "e1"]], "cards": ["I246"], "home": 1}
    seats = [farm, *({"home": 0} for _ in range(3))]
    table = original(4, seats=seats, round=5).do("Plow 1 Field", "plow a1")
    assert table.game.round == 6
    table.expect(food=0)


# --- Butcher ----------------------------------------------------------------------------------------------------------


def test_butcher_cooks_animals_at_any_time() -> None:
    farm = {"goods": {"sheep": 1, "boar": 1, "cattle": 1}, "pastures": [["c1"], ["d1"]], "cards": ["I247"]}
    table = original(1, seats=[farm], round=4, phase="feeding")
    assert {"convert 1 sheep to 1 food", "convert 1 boar to 2 food", "convert 1 cattle to 3 food"} <= set(
        table.offers()
    )


def test_butcher_is_worse_than_a_fireplace() -> None:
    farm = {"goods": {"sheep": 1}, "cards": ["I247", "M-fireplace-2"]}
    table = original(1, seats=[farm], round=4, phase="feeding")
    assert "convert 1 sheep to 2 food" in table.offers()
    assert "convert 1 sheep to 1 food" not in table.offers()


def test_butcher_cooks_no_vegetables_and_does_not_bake() -> None:
    farm = {"goods": {"vegetable": 1, "grain": 1}, "cards": ["I247"]}
    table = original(1, seats=[farm], round=4, phase="feeding")
    assert "convert 1 vegetable to 1 food" in table.offers()
    assert original(seats=[farm]).why_not("Sow and/or Bake Bread")


# --- Sheep Whisperer --------------------------------------------------------------------------------------------------


def test_sheep_whisperer_lays_out_4_sheep() -> None:
    table = original(4, seats=[{"goods": {}, "hand": ["I250"]}], round=2).do("1 Occupation")
    assert _laid_out(table) == {n: {"sheep": 1} for n in (6, 9, 11, 13)}


def test_sheep_whisperer_lays_out_fewer_later() -> None:
    table = original(4, seats=[{"goods": {}, "hand": ["I250"]}], round=6).do("1 Occupation")
    assert _laid_out(table) == {n: {"sheep": 1} for n in (10, 13)}


def test_sheep_whisperer_sheep_may_be_cooked_at_once() -> None:
    """original-card-rulings, collective: animals from any card may be cooked at once."""
    promises = [{"round": 6, "seat": 0, "card": "I250", "goods": {"sheep": 1}}]
    farm = {"goods": {"sheep": 1}, "cards": ["I250", "M-fireplace-2"]}
    table = original(4, seats=[farm], round=6, phase="preparation", promises=promises)
    assert table.goods()["sheep"] + table.goods()["food"] // 2 == 2


# --- Pig Breeder ------------------------------------------------------------------------------------------------------


def _end_of_round(round: int, **farm: object) -> Table:
    """The owner places the last person of the round."""
    seats = [{"goods": {}, "home": 1, **farm}, *({"home": 0} for _ in range(3))]
    return original(4, seats=seats, round=round).do("Fishing")


def test_pig_breeder_brings_a_boar_when_played() -> None:
    original(4, seats=[{"goods": {}, "hand": ["I252"]}]).do("1 Occupation").expect(boar=1)


def test_pig_breeder_breeds_at_the_end_of_round_12() -> None:
    table = _end_of_round(12, goods={"boar": 2}, pastures=PASTURE, cards=["I252"])
    assert table.game.round == 13
    table.expect(boar=3)


def test_pig_breeder_breeds_in_no_other_round_and_no_other_animals() -> None:
    _end_of_round(10, goods={"boar": 2}, pastures=PASTURE, cards=["I252"]).expect(boar=2)
    _end_of_round(12, goods={"sheep": 2}, pastures=PASTURE, cards=["I252"]).expect(sheep=2)


def test_pig_breeder_needs_two_boar_and_room_for_the_newborn() -> None:
    _end_of_round(12, goods={"boar": 1}, pastures=PASTURE, cards=["I252"]).expect(boar=1)
    _end_of_round(12, goods={"boar": 2}, stables=["c1"], cards=["I252"]).expect(boar=2)


# --- Groom ------------------------------------------------------------------------------------------------------------


def test_groom_builds_a_stable_at_the_start_of_a_round() -> None:
    farm = {"goods": {"wood": 2}, "house": "stone", "cards": ["I254"]}
    table = original(4, seats=[farm], round=6, phase="preparation").do("stable e1").expect(wood=1)
    assert table.yard()["stables"] == ["e1"]
    assert table.game.question.code == "ask-place"


def test_groom_needs_a_stone_house_and_the_wood() -> None:
    for farm in ({"goods": {"wood": 2}, "house": "clay"}, {"goods": {}, "house": "stone"}):
        table = original(4, seats=[{**farm, "cards": ["I254"]}], round=6, phase="preparation")
        assert table.game.question.code == "ask-place"


def test_groom_may_leave_it_and_has_4_stables_at_most() -> None:
    farm = {"goods": {"wood": 2}, "house": "stone", "cards": ["I254"]}
    original(4, seats=[farm], round=6, phase="preparation").do("done").expect(wood=2)
    full = {**farm, "stables": ["c1", "d1", "e1", "c2"]}
    assert original(4, seats=[full], round=6, phase="preparation").game.question.code == "ask-place"


def test_groom_combines_with_the_fence_overseer() -> None:
    """original-card-rulings, Groom and Fence Overseer: place the stable first, then fence it."""
    farm = {"goods": {"wood": 1, "food": 1}, "house": "stone", "cards": ["I254", "K312"]}
    table = original(4, seats=[farm], round=6, phase="preparation").do("stable e1")
    table.do(table.offers()[0]).expect(wood=0, food=0)
    assert len(table.yard()["pastures"]) == 1


# --- Stone Carver -----------------------------------------------------------------------------------------------------


def _feeding(card: str, **goods: int) -> Table:
    return original(1, seats=[{"goods": goods, "cards": [card]}], round=4, phase="feeding")


def test_stone_carver_turns_1_stone_into_3_food_once_a_harvest() -> None:
    table = _feeding("I256", stone=2).do("convert 1 stone to 3 food")
    table.expect(stone=1)
    assert "convert 1 stone to 3 food" not in table.offers()


def test_stone_carver_needs_a_stone() -> None:
    table = _feeding("I256", clay=2)
    assert table.farm().begging == 6


def test_stone_carver_does_not_work_outside_of_a_harvest() -> None:
    table = original(1, seats=[{"goods": {"stone": 1}, "cards": ["I256"]}])
    assert not [offer for offer in table.offers() if "convert" in offer]


# --- Street Musician --------------------------------------------------------------------------------------------------


def test_street_musician_gets_grain_when_another_player_takes_traveling_players() -> None:
    table = original(4, seats=[{"goods": {}}, {"goods": {}, "cards": ["I257"]}]).do("Traveling Players")
    table.expect(0, grain=0).expect(1, grain=1)


def test_street_musician_gets_nothing_for_the_own_performance() -> None:
    original(4, seats=[{"goods": {}, "cards": ["I257"]}]).do("Traveling Players").expect(grain=0)


def test_street_musician_on_the_5_player_card_needs_the_food_taken_there() -> None:
    """original 7.5."""
    seats = [{"goods": {"wood": 5, "reed": 2}}, {"goods": {}, "cards": ["I257"]}]
    room = original(5, seats=seats).do("Build 1 Room or Traveling Players", "build 1 room", "room a1")
    room.expect(1, grain=0)
    original(5, seats=seats).do("Build 1 Room or Traveling Players", "take the goods").expect(1, grain=1)


# --- Cabinetmaker -----------------------------------------------------------------------------------------------------


def test_cabinetmaker_turns_1_wood_into_2_food_once_a_harvest() -> None:
    table = _feeding("I258", wood=2).do("convert 1 wood to 2 food").expect(wood=1)
    assert "convert 1 wood to 2 food" not in table.offers()


def test_cabinetmaker_works_beside_the_joinery() -> None:
    farm = {"goods": {"wood": 2}, "cards": ["I258", "M-joinery"]}
    table = original(1, seats=[farm], round=4, phase="feeding")
    table.do("convert 1 wood to 2 food", "convert 1 wood to 2 food").expect(wood=0)


def test_cabinetmaker_works_again_in_the_next_harvest() -> None:
    table = original(1, seats=[{"goods": {"wood": 1}, "cards": ["I258"]}], round=7, phase="feeding")
    assert "convert 1 wood to 2 food" in table.offers()


# --- Animal Dealer ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "kind"), [("1 Sheep", "sheep"), ("1 Wild Boar", "boar"), ("1 Cattle", "cattle")])
def test_animal_dealer_buys_1_more_of_the_kind(space: str, kind: str) -> None:
    farm = {"goods": {"food": 1}, "pastures": PASTURE, "cards": ["I259"]}
    table = original(3, seats=[farm], round=11, stock={space: {kind: 2}}).do(space)
    table.do(f"pay 1 food, then take 1 {kind}").expect(food=0, **{kind: 3})


def test_animal_dealer_may_leave_it_and_needs_the_food() -> None:
    farm = {"goods": {"food": 1}, "pastures": PASTURE, "cards": ["I259"]}
    stock = {"1 Sheep": {"sheep": 2}}
    original(3, seats=[farm], round=11, stock=stock).do("1 Sheep", "done").expect(food=1, sheep=2)
    poor = original(3, seats=[{**farm, "goods": {}}], round=11, stock=stock).do("1 Sheep")
    assert poor.game.question.code == "ask-place"


def test_animal_dealer_is_nothing_on_take_animals() -> None:
    """original-card-rulings, Animal Dealer: not on `animals_5p`."""
    farm = {"goods": {"food": 1}, "pastures": PASTURE, "cards": ["I259"]}
    table = original(5, seats=[farm], round=11).do("Take Animals", "take 1 boar").expect(boar=1, food=1)
    assert table.game.question.code == "ask-place"
