"""The minor improvements of deck B up to Bread Paddle, card by card: the normal case, the limits, an interaction."""

from __future__ import annotations

from agricola.cards.words import any_time, food, gain, minor, stone, turn_over, uses
from tests.cards.skills import at_table, skilled

MINI, STALL, CARAVAN, PARLOR, HAMMER = "B002", "B008", "B010", "B013", "B016"
PLOW, LASSO, PADDLE = "B019", "B024", "B025"
COTTAGER, TILLER, SCHOLAR, CONSULTANT, SMALL_FARMER, CARPENTER, BRUSHWOOD = (
    "B087", "B091", "B097", "B102", "B118", "B126", "B145",
)  # fmt: skip


WATCH = minor("Watch", id="TB-watch", text="1 food as your turns end.", on=[turn_over() >> gain(food(1))])
HELPER = minor(
    "Helper",
    id="TB-helper",
    text="House Redevelopment: 3 food. At any time: 3 food for a stone.",
    on=[uses("House Redevelopment") >> gain(food(3))],
    exchanges=[any_time(food(3), stone(1))],
)


# --- Mini Pasture ----------------------------------------------------------------------------------------------------


def test_mini_pasture_fences_one_space_for_nothing_and_goes_to_the_left() -> None:
    table = at_table(seats=[{"goods": {"food": 2}, "hand": [MINI]}])
    table.do("Meeting Place", "play Mini Pasture", "fence c1").expect(food=0, wood=0)
    assert [pasture["cells"] for pasture in table.yard()["pastures"]] == [["c1"]]
    assert table.ground().fences.bit_count() == 4
    assert table.farm().cards == ()
    assert [card.id for card in table.farm(1).hand] == [MINI]


def test_mini_pasture_may_be_played_by_the_neighbour_in_the_same_work_phase() -> None:
    seats = [{"goods": {"food": 2}, "hand": [MINI]}, {"goods": {"food": 2}}]
    table = at_table(round=4, seats=seats).do("Meeting Place", "play Mini Pasture", "fence c1")
    table.do("Major Improvement", "fence e3")  # the only improvement that this player can pay
    assert [card.id for card in table.farm(0).hand] == [MINI]
    assert table.ground(1).fences.bit_count() == 4


def test_mini_pasture_lies_beside_a_pasture_and_divides_none() -> None:
    table = at_table(seats=[{"goods": {"food": 2}, "hand": [MINI], "pastures": [["d1", "e1"]]}])
    table.do("Meeting Place", "play Mini Pasture")
    assert table.offers() == ["fence c1", "fence d2", "fence e2"]


def test_mini_pasture_needs_enough_fences() -> None:
    """Thirteen fences stand; the cheapest single space beside the pasture takes three."""
    row = [["b1", "c1", "d1", "e1", "e2"]]
    table = at_table(seats=[{"goods": {"food": 2}, "hand": [MINI], "pastures": row}]).do("Meeting Place")
    assert table.ground().fences.bit_count() == 12
    table.do("play Mini Pasture")  # d2 touches d1 and e2, so that two fences are enough
    assert "fence d2" in table.offers()
    most = [["b1", "c1", "d1", "e1"], ["e2"]]
    table = at_table(seats=[{"goods": {"food": 2}, "hand": [MINI], "pastures": most}]).do("Meeting Place")
    assert table.ground().fences.bit_count() == 13
    assert table.offers() == ["play Mini Pasture", "done"]
    full = [["b1", "c1", "d1", "e1"], ["e2"], ["d2"]]
    table = at_table(seats=[{"goods": {"food": 2}, "hand": [MINI], "pastures": full}]).do("Meeting Place")
    assert table.ground().fences.bit_count() == 15
    assert table.game.question.code == "ask-place"


def test_mini_pasture_makes_room_around_an_unfenced_stable() -> None:
    seat = {"goods": {"food": 2, "sheep": 2}, "hand": [MINI], "stables": ["c1"]}
    table = at_table(seats=[seat]).do("Meeting Place", "play Mini Pasture", "fence c1").expect(sheep=2)
    assert table.yard()["pastures"] == [{"cells": ["c1"], "capacity": 4}]


def test_mini_pasture_is_no_build_fences_action() -> None:
    """Hedge Keeper's three free fences are for Build Fences actions; these four are free all the same."""
    table = at_table(seats=[{"goods": {"food": 2, "wood": 1}, "hand": [MINI], "cards": ["A088"]}])
    table.do("Meeting Place", "play Mini Pasture", "fence c1").expect(food=0, wood=1)


def test_mini_pasture_cannot_be_paid_with_1_food() -> None:
    table = at_table(seats=[{"goods": {"food": 1}, "hand": [MINI]}]).do("Meeting Place")
    assert table.game.question.code == "ask-place"
    table = at_table(seats=[{"goods": {"food": 1, "grain": 1}, "hand": [MINI]}])
    table.do("Meeting Place", "play Mini Pasture").expect(food=0, grain=0)


# --- Market Stall ----------------------------------------------------------------------------------------------------


def test_market_stall_turns_a_grain_into_a_vegetable() -> None:
    table = at_table(seats=[{"goods": {"grain": 1}, "hand": [STALL]}])
    table.do("Meeting Place", "play Market Stall").expect(grain=0, vegetable=1)
    assert [card.id for card in table.farm(1).hand] == [STALL]
    assert table.look(0)["seats"][1]["known_in_hand"] == [STALL]


def test_market_stall_needs_a_grain() -> None:
    table = at_table(seats=[{"goods": {"food": 9, "vegetable": 1}, "hand": [STALL]}]).do("Meeting Place")
    assert table.game.question.code == "ask-place"


def test_market_stall_leaves_a_solo_game() -> None:
    table = at_table(players=1, seats=[{"goods": {"grain": 2}, "hand": [STALL]}])
    table.do("Meeting Place", "play Market Stall").expect(vegetable=1)
    assert table.farm().hand == ()
    assert table.farm().cards == ()


def test_market_stall_may_be_played_at_round_start() -> None:
    """Scholar plays it for its price, and it goes on to the neighbour at once."""
    seat = {"goods": {"grain": 1}, "hand": [STALL], "cards": [SCHOLAR], "house": "stone"}
    table = at_table(round=5, phase="preparation", seats=[seat])
    table.do("play an occupation or minor improvement").expect(grain=0, vegetable=1)
    assert [card.id for card in table.farm(1).hand] == [STALL]


# --- Caravan ---------------------------------------------------------------------------------------------------------


def test_caravan_houses_a_person() -> None:
    table = at_table(round=7, seats=[{"goods": {"wood": 3, "food": 3}, "hand": [CARAVAN]}])
    assert "no room" in table.refuses("Basic Wish for Children")
    table.do("Meeting Place", "play Caravan").expect(wood=0, food=0)
    table.do("Forest", "Basic Wish for Children")
    assert table.farm().family == 3


def test_caravan_houses_just_one_person() -> None:
    table = at_table(round=7, seats=[{"cards": [CARAVAN], "family": 3}])
    assert "Basic Wish for Children" not in table.offers()


def test_caravan_is_no_room() -> None:
    """Renovating still costs 1 clay for each of the two rooms, and a card that asks for 2 rooms still finds them."""
    seat = {"goods": {"clay": 2, "reed": 1}, "cards": [CARAVAN, SMALL_FARMER]}
    table = at_table(round=7, seats=[seat]).do("House Redevelopment").expect(clay=0, reed=0)
    table = at_table(round=7, phase="preparation", seats=[{"goods": {}, "cards": [CARAVAN, SMALL_FARMER]}])
    table.expect(wood=1)


def test_caravan_is_not_for_sale_without_3_food() -> None:
    table = at_table(seats=[{"goods": {"wood": 3, "food": 2}, "hand": [CARAVAN]}]).do("Meeting Place")
    assert table.game.question.code == "ask-place"


# --- Carpenter's Parlor ----------------------------------------------------------------------------------------------


def test_carpenters_parlor_makes_rooms_of_wood_cheap() -> None:
    table = at_table(seats=[{"goods": {"wood": 4, "reed": 4}, "cards": [PARLOR]}])
    table.do("Farm Expansion", "build rooms", "room b2", "room b3").expect(wood=0, reed=0)
    assert table.ground().room_count() == 4


def test_carpenters_parlor_costs_wood_and_stone() -> None:
    table = at_table(seats=[{"goods": {"wood": 1, "stone": 1}, "hand": [PARLOR]}])
    table.do("Meeting Place", "play Carpenter's Parlor").expect(wood=0, stone=0)


def test_carpenters_parlor_needs_both_reed() -> None:
    table = at_table(seats=[{"goods": {"wood": 3, "reed": 1}, "cards": [PARLOR]}]).do("Farm Expansion")
    assert not any(move.startswith("room") for move in table.offers())


def test_carpenters_parlor_is_no_help_in_a_clay_house() -> None:
    table = at_table(seats=[{"goods": {"wood": 1, "clay": 4, "reed": 2}, "cards": [PARLOR], "house": "clay"}])
    assert "Farm Expansion" not in table.offers()


def test_carpenters_parlor_works_together_with_other_prices() -> None:
    """Of two complete prices the cheaper one is left; the reed of that price may be replaced by wood (OP-36)."""
    table = at_table(seats=[{"goods": {"wood": 3, "reed": 2}, "cards": [PARLOR, CARPENTER]}])
    table.do("Farm Expansion", "build rooms", "room b2").expect(wood=1, reed=0)
    table = at_table(seats=[{"goods": {"wood": 3}, "cards": [PARLOR, BRUSHWOOD]}])
    table.do("Farm Expansion", "build rooms", "room b2").expect(wood=0)
    assert table.ground().room_count() == 3


# --- Mining Hammer ---------------------------------------------------------------------------------------------------


def test_mining_hammer_gives_food_and_a_stable_with_each_renovation() -> None:
    table = at_table(round=7, seats=[{"goods": {"wood": 1, "clay": 2, "reed": 1}, "hand": [HAMMER]}])
    table.do("Meeting Place", "play Mining Hammer").expect(wood=0, food=1)
    table.do("Forest", "House Redevelopment", "stable c1").expect(clay=0, reed=0, wood=0)
    assert table.yard()["stables"] == ["c1"]
    assert table.game.question.code == "ask-place"  # one stable, not more


def test_mining_hammer_stable_may_be_declined_or_impossible() -> None:
    seat = {"goods": {"clay": 2, "reed": 1}, "cards": [HAMMER]}
    table = at_table(round=7, seats=[seat]).do("House Redevelopment", "done")
    assert table.ground().stables == 0
    table = at_table(round=7, seats=[{**seat, "stables": ["b1", "c1", "d1", "e1"]}]).do("House Redevelopment")
    assert table.game.current_player == 1


def test_mining_hammer_does_not_act_on_the_renovation_before_it() -> None:
    table = at_table(round=7, seats=[{"goods": {"wood": 1, "clay": 2, "reed": 1}, "hand": [HAMMER]}])
    table.do("House Redevelopment", "play Mining Hammer").expect(food=1)
    assert table.game.current_player == 1
    assert table.ground().stables == 0


def test_mining_hammer_acts_on_a_renovation_that_a_card_grants() -> None:
    table = at_table(seats=[{"goods": {"clay": 2, "reed": 1}, "cards": [HAMMER, COTTAGER]}])
    table.do("Day Laborer")
    while "stable c1" not in table.offers():
        table.do(next(move for move in table.offers() if move != "done"))
    table.do("stable c1").expect(food=2, clay=0)


def test_mining_hammer_asks_for_no_order_beside_manservant() -> None:
    """What Manservant lays on the round spaces can't wait for a stable, nor the stable for it."""
    seat = {"goods": {"stone": 2, "reed": 1}, "house": "clay", "cards": [HAMMER, "B107"]}
    table = at_table(round=12, seats=[seat]).do("House Redevelopment")
    assert {"stable c1", "done"} <= set(table.offers())
    assert [promise["round"] for promise in table.look()["promises"]] == [13, 14]


def test_mining_hammer_acts_once_on_a_renovation_from_wood_to_stone() -> None:
    """Conservator renovates in one step, which is one renovation."""
    table = at_table(round=7, seats=[{"goods": {"stone": 2, "reed": 1}, "cards": [HAMMER, "A087"]}])
    table.do("House Redevelopment", "stable c1").expect(stone=0, reed=0)
    assert table.ground().house == 2
    assert table.game.current_player == 1


# --- Moldboard Plow --------------------------------------------------------------------------------------------------


def test_moldboard_plow_plows_a_second_field_twice() -> None:
    table = at_table(players=1, seats=[{"cards": [PLOW]}])
    for number in (1, 2):
        table.do("Farmland", f"plow c{number}", f"plow d{number}", "Day Laborer")
    assert table.ground().fields.bit_count() == 4
    table.do("Farmland", "plow b1")
    assert table.ground().fields.bit_count() == 5
    assert table.game.question.code == "ask-place"


def test_moldboard_plow_keeps_its_tile_when_it_is_declined() -> None:
    table = at_table(players=1, seats=[{"cards": [PLOW]}])
    table.do("Farmland", "done", "plow c1", "Day Laborer", "Farmland", "plow c2", "plow d1", "Day Laborer")
    table.do("Farmland", "plow d2", "plow e1")
    assert table.ground().fields.bit_count() == 5


def test_moldboard_plow_asks_once_for_its_field_as_assistant_tiller_does() -> None:
    table = at_table(players=1, seats=[{"cards": [PLOW]}]).do("Farmland")
    assert {"plow c1", "done"} <= set(table.offers())


def test_moldboard_plow_needs_an_occupation() -> None:
    seat = {"goods": {"wood": 2}, "hand": [PLOW]}
    assert at_table(seats=[seat]).do("Meeting Place").game.question.code == "ask-place"
    table = at_table(seats=[{**seat, "cards": skilled(1)}])
    table.do("Meeting Place", "play Moldboard Plow").expect(wood=0)
    assert table.farm().cards[-1].id == PLOW


def test_moldboard_plow_leaves_a_space_for_the_field_of_farmland() -> None:
    """With a single space left its owner could not plow the compulsory field after the extra one (revised 6.3.5)."""
    names = ("a1", "b1", "c1", "d1", "b2", "b3", "c2", "c3", "d2", "d3")
    row: dict[str, dict[str, int]] = {name: {} for name in names}
    table = at_table(seats=[{"cards": [PLOW], "fields": row, "stables": ["e1", "e2"]}])
    table.do("Farmland")
    assert table.ground().fields.bit_count() == 11
    assert table.farm().card_state == {}


def test_moldboard_plow_is_for_farmland_only() -> None:
    table = at_table(round=13, seats=[{"cards": [PLOW]}]).do("Cultivation", "plow c1")
    assert table.ground().fields.bit_count() == 1
    table = at_table(seats=[{"cards": [PLOW, TILLER]}]).do("Day Laborer", "plow c1")
    assert table.ground().fields.bit_count() == 1
    table = at_table(turn=1, seats=[{"cards": [PLOW]}]).do("Farmland", "plow c1")
    assert table.game.current_player == 0
    assert table.game.question.code == "ask-place"


# --- Lasso -----------------------------------------------------------------------------------------------------------


def test_lasso_places_a_second_person_after_a_market() -> None:
    table = at_table(round=4, seats=[{"cards": [LASSO]}]).do("Sheep Market")
    assert table.game.current_player == 0
    assert {"Forest", "Day Laborer", "done"} <= set(table.offers())
    table.do("Forest").expect(sheep=1, wood=3)
    assert table.game.current_player == 1
    assert table.farm().home == 0


def test_lasso_places_a_second_person_on_a_market() -> None:
    table = at_table(round=11, seats=[{"cards": [LASSO], "family": 3, "rooms": ["a1", "a2", "a3"]}]).do("Forest")
    assert table.offers() == ["Sheep Market", "Pig Market", "Cattle Market", "done"]
    table.do("Pig Market").expect(boar=1)
    assert table.game.current_player == 1  # exactly two people, even after a market


def test_lasso_may_be_left_unused_and_used_in_the_next_turn() -> None:
    table = at_table(round=4, seats=[{"cards": [LASSO], "family": 3, "rooms": ["a1", "a2", "a3"]}])
    table.do("Forest", "done", "Clay Pit", "Day Laborer", "Sheep Market").expect(sheep=1)
    assert table.farm().home == 0
    assert table.game.current_player == 1


def test_lasso_needs_a_market_in_play_that_is_free() -> None:
    table = at_table(round=3, seats=[{"cards": [LASSO]}]).do("Forest")
    assert table.game.current_player == 1
    table = at_table(round=4, stock={"Sheep Market": {}}, seats=[{"cards": [LASSO]}]).do("Forest")
    assert table.game.current_player == 1
    table = at_table(round=4, turn=1, seats=[{"cards": [LASSO]}]).do("Sheep Market", "Forest")
    assert table.game.current_player == 1


def test_lasso_is_no_help_to_the_last_person_at_home() -> None:
    table = at_table(round=4, seats=[{"cards": [LASSO], "placed": ["Clay Pit"]}, {}]).do("Sheep Market")
    assert table.game.current_player == 1


def test_lasso_has_no_effect_on_the_turn_in_which_it_is_played() -> None:
    """Revised 6.3.5; also when another card listens to the end of the turn."""
    for cards in ([], [WATCH]):
        table = at_table(round=4, seats=[{"goods": {"reed": 1}, "hand": [LASSO]}]).with_cards(0, *cards)
        table.do("Meeting Place", "play Lasso").expect(reed=0)
        assert table.game.current_player == 1
        table.do("Forest", "Sheep Market")
        assert table.game.current_player == 1  # nobody is left at home
        table.do("Day Laborer")
        assert table.game.round == 5


def test_lasso_played_at_round_start_works_in_the_first_turn() -> None:
    seat = {"goods": {"reed": 1}, "hand": [LASSO], "cards": [SCHOLAR], "house": "stone"}
    table = at_table(round=6, phase="preparation", seats=[seat])
    table.do("play an occupation or minor improvement", "Sheep Market")
    assert table.game.current_player == 0
    assert "Forest" in table.offers()


def test_lasso_second_turn_has_its_own_windows() -> None:
    """A card that acts before the second use pays for it, and any-time trades may be made in between."""
    seat = {"goods": {"reed": 1, "clay": 1}, "cards": [LASSO]}
    table = at_table(round=7, seats=[seat]).with_cards(0, HELPER).do("Sheep Market")
    assert "House Redevelopment" not in table.offers()
    seat = {"goods": {"reed": 1, "stone": 1}, "cards": [LASSO], "house": "clay"}
    table = at_table(round=7, seats=[seat]).with_cards(0, HELPER).do("Sheep Market", "House Redevelopment")
    table.expect(stone=0, reed=0, food=0)
    assert table.ground().house == 2


def test_lasso_comes_after_everything_else_in_the_turn() -> None:
    """Firewood Collector's wood comes at the end of the first turn, before the second person is placed."""
    table = at_table(round=4, seats=[{"goods": {}, "cards": ["A119", LASSO]}]).do("Grain Seeds").expect(wood=1)
    assert table.offers() == ["Sheep Market", "done"]


def test_lasso_leaves_time_for_a_trade_between_the_two_turns() -> None:
    table = at_table(round=4, seats=[{"goods": {"clay": 2}, "cards": [LASSO, "B080"]}]).do("Sheep Market")
    table.do("convert 2 clay to 1 stone", "Clay Pit").expect(stone=1, clay=1, sheep=1)
    assert table.game.current_player == 1


def test_lasso_places_a_newborn_that_adoptive_parents_raise() -> None:
    seat = {"goods": {"food": 1}, "cards": ["A092", LASSO], "rooms": ["a1", "a2", "a3"], "placed": ["Forest"]}
    table = at_table(round=5, seats=[seat]).do("Basic Wish for Children")
    assert table.game.current_player == 0
    table.do(next(move for move in table.offers() if move.startswith("Adoptive Parents")), "Sheep Market")
    table.expect(food=0, sheep=1)


# --- Bread Paddle ----------------------------------------------------------------------------------------------------


def test_bread_paddle_bakes_with_each_occupation() -> None:
    seat = {"goods": {"wood": 1, "grain": 1}, "hand": [PADDLE, TILLER], "cards": ["M-fireplace-2"]}
    table = at_table(seats=[seat]).do("Meeting Place", "play Bread Paddle").expect(wood=0, food=1)
    table.do("Forest", "Lessons (A)")
    assert table.offers() == ["bake 1 grain", "done"]
    table.do("bake 1 grain").expect(grain=0, food=3)


def test_bread_paddle_may_be_declined_and_needs_an_oven_and_grain() -> None:
    seat = {"goods": {"grain": 1}, "hand": [TILLER], "cards": [PADDLE, "M-fireplace-2"]}
    at_table(seats=[seat]).do("Lessons (A)", "done").expect(grain=1, food=0)
    for goods, cards in (({}, [PADDLE, "M-fireplace-2"]), ({"grain": 1}, [PADDLE])):
        table = at_table(seats=[{"goods": goods, "hand": [TILLER], "cards": cards}]).do("Lessons (A)")
        assert table.game.current_player == 1


def test_bread_paddle_is_not_for_improvements_or_other_players() -> None:
    seat = {"goods": {"grain": 2}, "cards": [PADDLE, "M-fireplace-2"], "hand": [STALL]}
    table = at_table(seats=[seat, {"hand": [TILLER]}]).do("Meeting Place", "play Market Stall")
    assert table.game.current_player == 1
    table.do("Lessons (A)")
    assert table.game.question.code == "ask-place"
    table.expect(grain=1)


def test_bread_paddle_bakes_what_the_occupation_brings() -> None:
    """Alone, Consultant gives 2 grain when it is played; they can be baked at once."""
    table = at_table(players=1, seats=[{"goods": {}, "hand": [CONSULTANT], "cards": [PADDLE, "M-fireplace-2"]}])
    table.do("Lessons (A)", "bake 2 grain").expect(grain=0, food=4)
