"""Occupations of deck I of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

import agricola
from agricola.cards.words import Card, gain, minor, played, vegetable
from tests.cards.original_table import original

START = "Starting Player (and/or 1 Minor Improvement)"


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
