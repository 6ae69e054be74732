"""The minor improvements of deck A, A032 to A063, card by card: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from agricola.cards.words import any_time, clay, food, gain, may, minor, occupation, pay, plow, stone, uses
from tests.cards.hands import IDLERS, Seats, at_table, can_play, with_card
from tests.kit import Table, play

ROWS_2_AND_3 = ["b2", "c2", "d2", "e2", "b3", "c3", "d3", "e3"]


# --- A032 Manger -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cells", "points"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 4), (11, 4)]
)  # worked examples WE-B12 and WE-B13
def test_manger_scores_the_highest_step_of_pasture_spaces(cells: int, points: int) -> None:
    area = ["b2", "c2", "d2", "e2", "b3", "c3", "d3", "e3", "b1", "c1", "d1"][:cells]
    table = play("revised", cards=True, round=14, seats=[{"cards": ["A032"], "pastures": [area]}])
    assert table.score().get("bonus", 0) == points


def test_manger_adds_up_all_pastures_and_no_unfenced_stables() -> None:
    farm = {"pastures": [["b2", "c2", "d2"], ["b3", "c3", "d3"]], "stables": ["c1"]}
    table = play("revised", cards=True, round=14, seats=[{"cards": ["A032"], **farm}])
    assert table.score()["bonus"] == 1
    assert table.score(1).get("bonus", 0) == 0


def test_manger_costs_two_wood_which_lumber_mill_lowers() -> None:
    assert not can_play(at_table("A032", goods={"wood": 1}), "Manger")
    table = at_table("A032", goods={"wood": 1}, cards=["A075"])
    table.do("Meeting Place", "play Manger").expect(wood=0)


# --- A033 Big Country ------------------------------------------------------------------------------------------------

FULL_FARM: dict[str, Any] = {"pastures": [["b1", "c1", "d1", "e1", *ROWS_2_AND_3]], "fields": {"a1": {}}}


@pytest.mark.parametrize("round", [6, 13, 14])
def test_big_country_pays_for_each_round_to_come(round: int) -> None:
    """Complete rounds to come = 14 less the current one: in the last round it is played for nothing."""
    table = at_table("A033", round=round, goods={}, **FULL_FARM)
    table.do("Meeting Place", "play Big Country").expect(food=2 * (14 - round))
    assert table.farm().bonus == table.score().get("bonus", 0) == 14 - round


def test_big_country_needs_a_farm_without_an_unused_space() -> None:
    assert not can_play(at_table("A033", round=6, pastures=FULL_FARM["pastures"]), "Big Country")
    stable = at_table("A033", round=6, pastures=FULL_FARM["pastures"], stables=["a1"])
    assert can_play(stable, "Big Country")


def test_big_country_keeps_its_points_to_the_end() -> None:
    """They were earned for good, and stand on the sheet beside other cards' points."""
    table = at_table("A033", round=12, goods={}, cards=["A032"], **FULL_FARM)
    table.do("Meeting Place", "play Big Country")
    assert table.score()["bonus"] == 4 + 2


# --- A038 Wool Blankets ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("house", "points"), [("wood", 3), ("clay", 2), ("stone", 0)])
def test_wool_blankets_score_the_house_at_the_end(house: str, points: int) -> None:
    table = play("revised", cards=True, round=14, seats=[{"cards": ["A038"], "house": house}])
    assert table.score().get("bonus", 0) == points


def test_wool_blankets_need_five_sheep_that_stay_with_their_owner() -> None:
    pastures = [["c1", "d1"]]
    assert not can_play(at_table("A038", goods={"sheep": 4}, pastures=pastures), "Wool Blankets")
    table = at_table("A038", goods={"sheep": 5}, pastures=pastures)
    table.do("Meeting Place", "play Wool Blankets").expect(sheep=5)


def test_wool_blankets_lose_a_point_by_renovating() -> None:
    seat = {"cards": ["A038"], "goods": {"clay": 2, "reed": 1}}
    table = play("revised", cards=True, round=6, seats=[seat])
    assert table.score()["bonus"] == 3
    assert table.do("House Redevelopment").score()["bonus"] == 2


# --- A044 Pond Hut ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("occupations", "allowed"), [(1, False), (2, True), (3, False)])
def test_pond_hut_needs_exactly_two_occupations(occupations: int, allowed: bool) -> None:
    assert can_play(at_table("A044", goods={"wood": 1}, occupations=occupations), "Pond Hut") is allowed


@pytest.mark.parametrize(("round", "due"), [(1, [2, 3, 4]), (12, [13, 14]), (14, [])])
def test_pond_hut_puts_food_on_the_next_three_rounds(round: int, due: list[int]) -> None:
    table = at_table("A044", goods={"wood": 1}, round=round, occupations=2)
    table.do("Meeting Place", "play Pond Hut").expect(wood=0, food=0)
    assert [promise.round for promise in table.game.state.promises] == due
    assert table.score()["cards"] == 1


def test_pond_hut_feeds_its_owner_when_the_rounds_start() -> None:
    table = at_table("A044", players=1, goods={"wood": 1}, occupations=2)
    table.do("Meeting Place", "play Pond Hut", "Forest").expect(food=1)
    table.do("Clay Pit", "Reed Bank").expect(food=2)
    table.do("Forest", "Clay Pit").expect(food=3)


def test_pond_hut_pays_for_what_happens_at_the_same_round_start() -> None:
    """Goods from the round space are there for Plow Driver (6.1 step 3)."""
    promise = {"round": 5, "seat": 0, "card": "A044", "goods": {"food": 1}}
    seats: Seats = [{"goods": {}, "cards": ["A044", "A090"], "house": "stone"}]
    table = play("revised", cards=True, round=5, phase="preparation", promises=[promise], seats=seats)
    table.do("pay 1 food, then plow a field", "plow c1").expect(food=0)
    assert table.ground().fields.bit_count() == 1


# --- A050 Milk Jug ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("user", [0, 1, 2])
def test_milk_jug_gives_three_food_to_its_owner_and_one_to_all_others(user: int) -> None:
    seats: Seats = [{"goods": {}, "cards": ["A050"]}, {"goods": {}}, {"goods": {}}]
    table = play("revised", 3, cards=True, round=10, turn=user, seats=seats).do("Cattle Market")
    table.expect(0, food=3).expect(1, food=1).expect(2, food=1).expect(user, cattle=1)


def test_milk_jug_works_alone_and_not_on_other_markets() -> None:
    with_card("A050", round=10, players=1).do("Cattle Market").expect(food=3)
    with_card("A050", round=10).do("Pig Market").expect(food=0).expect(1, food=3)


def test_milk_jug_costs_a_clay() -> None:
    assert not can_play(at_table("A050", goods={"wood": 5}), "Milk Jug")
    at_table("A050", goods={"clay": 1}).do("Meeting Place", "play Milk Jug").expect(clay=0)


def test_milk_jug_pays_before_the_cattle_are_taken() -> None:
    """Its food can pay for what another card sells at the same use (6.3.5)."""
    dealer = occupation(
        "Dealer", id="TA-dealer", text="Sells a stone.", on=[uses("Cattle Market") >> may(pay(food(3)), gain(stone(1)))]
    )
    table = with_card("A050", round=10).with_cards(0, dealer)
    table.do("Cattle Market", "pay 3 food, then take 1 stone").expect(food=0, stone=1, cattle=1)


def test_milk_jug_feeds_another_user_after_that_players_own_cards() -> None:
    """The cards of the player whose turn it is act first: 1 food of Milk Jug comes too late for Animal Dealer."""
    seats: Seats = [{"goods": {}, "cards": ["A050"]}, {"goods": {}, "cards": ["A147"]}, {"goods": {}}]
    for start in (0, 1):
        table = play("revised", 3, cards=True, round=10, turn=1, starting_player=start, seats=seats).do("Cattle Market")
        table.expect(1, food=1, cattle=1)
        assert table.game.current_player == 2


# --- A053 Claypipe ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wood", "food"), [(6, 2), (7, 2 + 2)])
def test_claypipe_rewards_seven_building_resources_of_one_work_phase(wood: int, food: int) -> None:
    seats: Seats = [{"goods": {}, "cards": ["A053"]}]
    table = play("revised", 1, cards=True, stock={"Forest": {"wood": wood}}, seats=seats)
    table.do("Forest", "Day Laborer").expect(food=food)
    assert table.game.round == 2
    table.do("Grain Seeds", "Fishing").expect(food=food + 2)  # the count begins anew


def test_claypipe_counts_what_was_gained_before_it_was_played_and_what_was_spent() -> None:
    """The clay of Clay Pit pays for the card itself and still counts."""
    seats: Seats = [{"goods": {}, "hand": ["A053"]}]
    stock = {"Clay Pit": {"clay": 7}}
    table = play("revised", 1, cards=True, stock=stock, seats=seats)
    table.do("Clay Pit", "Meeting Place", "play Claypipe").expect(clay=6, food=2)


def test_claypipe_counts_only_its_owners_gains_of_the_work_phase() -> None:
    """What comes at the start of the round does not count, nor what others take."""
    promise = {"round": 2, "seat": 0, "card": "A044", "goods": {"wood": 7}}
    seats: Seats = [{"goods": {}, "cards": ["A053"]}, {"goods": {}}]
    stock = {"Forest": {"wood": 7}}
    table = play("revised", cards=True, round=2, phase="preparation", promises=[promise], stock=stock, seats=seats)
    table.expect(wood=7).do("Day Laborer", "Forest", "Grain Seeds", "Reed Bank").expect(food=2)
    assert table.game.round == 3


def test_claypipe_counts_what_is_got_by_exchange() -> None:
    kiln = minor("Kiln", id="TA-kiln", text="1 food for 4 clay.", exchanges=[any_time(food(1), clay(4))])
    seats: Seats = [{"goods": {"food": 1}, "cards": ["A053"]}]
    table = play("revised", 1, cards=True, stock={"Forest": {"wood": 3}}, seats=seats).with_cards(0, kiln)
    table.do("Forest", "convert 1 food to 4 clay", "Fishing", "done").expect(food=1 + 2)


def test_claypipe_counts_gains_on_other_players_turns() -> None:
    """3 wood of the own turn, 4 clay while the other player takes reed."""
    toll = minor("Toll", id="TA-toll", text="Reed Bank: 4 clay.", on=[uses("Reed Bank").by_others() >> gain(clay(4))])
    seats: Seats = [{"goods": {}, "cards": ["A053"]}, {"goods": {}}]
    table = play("revised", cards=True, seats=seats).with_cards(0, toll)
    table.do("Forest", "Reed Bank", "Grain Seeds", "Clay Pit").expect(wood=3, clay=4, food=2)


def test_claypipe_remembers_its_count_in_a_saved_position() -> None:
    seats: Seats = [{"goods": {}, "cards": ["A053"]}]
    table = play("revised", 1, cards=True, stock={"Forest": {"wood": 7}}, seats=seats).do("Forest")
    again = Table(agricola.from_position(table.game.position()))
    again.do("Day Laborer").expect(food=2 + 2)


def test_claypipe_counts_a_trade_after_the_last_person_is_placed() -> None:
    """4 clay from the pit and 3 stone for them, while the work phase still lasts."""
    seats: Seats = [{"goods": {}, "cards": ["A053", "B080"], "home": 1}, {"home": 0}]
    table = play("revised", cards=True, round=3, stock={"Clay Pit": {"clay": 4}}, seats=seats)
    table.do("Clay Pit", "convert 4 clay to 3 stone").expect(clay=0, stone=3, food=2)
    assert table.game.round == 4


# --- A055 Junk Room --------------------------------------------------------------------------------------------------


def test_junk_room_pays_for_itself_and_for_each_further_improvement() -> None:
    table = at_table("A055", round=4, goods={"wood": 1, "clay": 1})
    table.do("Meeting Place", "play Junk Room").expect(wood=0, clay=0, food=1)
    table = with_card("A055", round=4, goods={"clay": 2}).do("Major Improvement").expect(clay=0, food=1)
    assert "M-fireplace-2" in [card.id for card in table.farm().cards]


def test_junk_room_pays_for_an_upgrade() -> None:
    """A Cooking Hearth for a Fireplace is built as any other (11.3)."""
    table = with_card("A055", round=4, cards=["M-fireplace-2"]).do("Major Improvement", "build Cooking Hearth (4 clay)")
    table.expect(food=1)


def test_junk_room_pays_nothing_for_occupations_or_for_others() -> None:
    table = with_card("A055").with_hand(0, IDLERS[0])
    table.do("Lessons (A)").expect(food=0)
    seats: Seats = [{"goods": {}, "cards": ["A055"]}, {"goods": {"wood": 2}, "hand": ["A032"]}]
    other = play("revised", cards=True, turn=1, seats=seats).do("Meeting Place", "play Manger")
    other.expect(0, food=0).expect(1, food=0)


def test_junk_room_pays_after_the_improvement_has_acted() -> None:
    """Clay Oven bakes first, then comes the food: nothing is asked about their order."""
    table = with_card("A055", round=4, goods={"clay": 3, "stone": 1, "grain": 1})
    table.do("Major Improvement", "build Clay Oven")
    assert table.offers() == ["bake 1 grain", "done"]
    table.expect(food=0).do("bake 1 grain").expect(food=5 + 1)


# --- A056 Basket -----------------------------------------------------------------------------------------------------

SWAP = "leave 2 wood on the space, then take 3 food"


def test_basket_swaps_two_wood_for_three_food() -> None:
    table = with_card("A056").do("Forest")
    assert table.offers() == [SWAP, "done"]
    table.do(SWAP).expect(wood=1, food=3)
    assert table.lying_on("Forest") == {"wood": 2}
    assert with_card("A056").do("Forest", "done").goods()["wood"] == 3


def test_basket_works_although_less_than_two_wood_was_taken() -> None:
    seats: Seats = [{"goods": {"wood": 1}, "cards": ["A056"]}]
    table = play("revised", 4, cards=True, seats=seats).do("Copse", SWAP).expect(wood=0, food=3)
    assert table.lying_on("Copse") == {"wood": 2}
    poor = play("revised", 4, cards=True, seats=[{"goods": {}, "cards": ["A056"]}]).do("Copse").expect(wood=1)
    assert poor.game.question.code == "ask-place"


def test_basket_is_for_the_owners_wood_spaces_only() -> None:
    table = with_card("A056", goods={"wood": 5}).do("Clay Pit")
    assert table.game.question.code == "ask-place"
    seats: Seats = [{"cards": ["A056"]}, {"goods": {}}]
    other = play("revised", cards=True, turn=1, seats=seats).do("Forest").expect(1, wood=3, food=0)
    assert other.game.current_player == 0


def test_basket_costs_a_reed() -> None:
    assert not can_play(at_table("A056", goods={"wood": 5}), "Basket")
    at_table("A056", goods={"reed": 1}).do("Meeting Place", "play Basket").expect(reed=0)


def test_basket_comes_too_late_for_what_is_bought_on_use() -> None:
    """Shifting Cultivator plows for 3 food when a wood space is used; Basket's food comes after that."""
    cultivator = occupation(
        "Cultivator", id="TA-cultivator", text="Plows.", on=[uses("wood accumulation") >> may(pay(food(3)), plow())]
    )
    table = with_card("A056").with_cards(0, cultivator).do("Forest")
    assert table.offers() == [SWAP, "done"]
    table.do(SWAP).expect(food=3)
    assert table.ground().fields == 0


def test_basket_and_another_card_act_in_the_order_that_the_owner_likes() -> None:
    """Mushroom Collector also leaves wood right after the use; with 2 wood only one of them can act."""
    seats: Seats = [{"goods": {}, "cards": ["A056", "A108"]}]
    table = play("revised", 4, cards=True, seats=seats).do("Grove")
    assert table.offers() == ["Basket", "Mushroom Collector"]
    table.do("Mushroom Collector")
    taken = [offer for offer in table.offers() if "food" in offer]
    table.do(taken[0]).expect(wood=1, food=2)
    assert table.game.question.code == "ask-place"


# --- A063 Dutch Windmill ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("round", range(3, 15))
def test_dutch_windmill_adds_three_food_in_the_rounds_after_a_harvest(round: int) -> None:
    table = with_card("A063", round=round, cards=["M-fireplace-2"], goods={"grain": 1})
    table.do("Grain Utilization").expect(food=2 + (3 if round in (5, 8, 10, 12, 14) else 0))


def test_dutch_windmill_is_no_oven_and_does_nothing_for_sowing() -> None:
    table = with_card("A063", round=5, goods={"grain": 1}, fields={"c1": {}})
    table.do("Grain Utilization").expect(grain=0, food=0)
    assert "Grain Utilization" not in with_card("A063", round=5, goods={"grain": 1}).offers()


def test_dutch_windmill_works_for_each_bake_bread_action() -> None:
    """Clay Oven's own baking counts, and a second action in the same round too."""
    goods = {"clay": 3, "stone": 1, "grain": 2}
    table = with_card("A063", round=8, goods=goods).do("Major Improvement", "build Clay Oven", "bake 1 grain")
    table.expect(food=5 + 3)
    table.do("Forest", "Grain Utilization").expect(food=2 * (5 + 3))


def test_dutch_windmill_costs_wood_and_stone() -> None:
    assert not can_play(at_table("A063", goods={"wood": 2, "stone": 1}), "Dutch Windmill")
    table = at_table("A063", goods={"wood": 2, "stone": 2}).do("Meeting Place", "play Dutch Windmill")
    assert table.expect(wood=0, stone=0).score()["cards"] == 2
