"""The occupations of deck A up to A111, card by card: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import RENOVATING, minor
from tests.cards.in_front import at_round_start, at_table
from tests.kit import Table, play

# --- A086 Animal Tamer ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "wood", "grain"), [("take 1 wood", 1, 0), ("take 1 grain", 0, 1)])
def test_animal_tamer_brings_wood_or_grain(choice: str, wood: int, grain: int) -> None:
    table = play("revised", cards=True, seats=[{"goods": {}, "hand": ["A086"]}]).do("Lessons (A)")
    assert table.offers() == ["take 1 wood", "take 1 grain"]  # one of the two, not none
    table.do(choice).expect(wood=wood, grain=grain)


def test_animal_tamer_keeps_one_animal_in_each_room() -> None:
    stock = {"Sheep Market": {"sheep": 5}}
    seat = {"goods": {}, "rooms": ["a1", "a2", "a3"]}
    table = play("revised", cards=True, round=4, stock=stock, seats=[{**seat, "cards": ["A086"]}])
    table.do("Sheep Market").expect(sheep=3)
    plain = play("revised", cards=True, round=4, stock=stock, seats=[seat])
    plain.do("Sheep Market").expect(sheep=1)


def test_animal_tamer_lets_different_kinds_live_in_different_rooms() -> None:
    table = at_table("A086", round=4, goods={"boar": 1, "cattle": 1}, rooms=["a1", "a2", "a3"])
    table.do("Sheep Market").expect(sheep=1, boar=1, cattle=1)


def test_animal_tamer_counts_a_new_room_at_once() -> None:
    table = at_table("A086", round=4, goods={"sheep": 2, "wood": 5, "reed": 2})
    table.do("Farm Expansion", "build rooms", "room a1", "Day Laborer", "Sheep Market").expect(sheep=3)


def test_animal_tamer_is_only_for_its_owner() -> None:
    seats: list[dict[str, Any]] = [{"cards": ["A086"]}, {"goods": {}}]
    stock = {"Sheep Market": {"sheep": 2}}
    table = play("revised", cards=True, round=4, turn=1, stock=stock, seats=seats)
    table.do("Sheep Market").expect(1, sheep=1)


def test_animal_tamer_adds_to_stables_and_roomier_pastures() -> None:
    """Drinking Trough: a pasture of one space holds 2 + 2; a stable 1; two rooms 1 each."""
    stock = {"Sheep Market": {"sheep": 9}}
    seat = {"goods": {}, "cards": ["A086", "A012"], "pastures": [["e1"]], "stables": ["e3"]}
    table = play("revised", cards=True, round=4, stock=stock, seats=[seat])
    table.do("Sheep Market").expect(sheep=7)


# --- A087 Conservator -------------------------------------------------------------------------------------------------


def test_conservator_goes_from_wood_to_stone() -> None:
    table = at_table("A087", round=7, goods={"stone": 2, "reed": 1}).do("House Redevelopment")
    table.expect(stone=0, reed=0)
    assert table.ground().house == 2


def test_conservator_is_optional() -> None:
    table = at_table("A087", round=7, goods={"clay": 2, "stone": 2, "reed": 1}).do("House Redevelopment")
    assert table.offers() == ["renovate to clay", "renovate to stone"]
    table.do("renovate to clay").expect(clay=0, stone=2, reed=0)


def test_conservator_pays_for_every_room_and_a_reed() -> None:
    rooms = ["a1", "a2", "a3"]
    table = at_table("A087", round=7, goods={"stone": 2, "reed": 1}, rooms=rooms)
    assert table.refuses("House Redevelopment").count("1 stone short") == 1
    table = at_table("A087", round=7, goods={"stone": 3}, rooms=rooms)
    assert "1 reed short" in table.refuses("House Redevelopment")


def test_conservator_has_no_say_in_a_clay_house_or_for_others() -> None:
    table = at_table("A087", round=7, house="clay", goods={"stone": 2, "reed": 1}).do("House Redevelopment")
    assert table.ground().house == 2
    seats: list[dict[str, Any]] = [{"cards": ["A087"]}, {"goods": {"stone": 2, "reed": 1}}]
    table = play("revised", cards=True, round=7, turn=1, seats=seats)
    assert "2 clay short" in table.refuses("House Redevelopment")


def test_conservator_does_not_set_off_roughcaster() -> None:
    table = at_table("A087", "A110", round=7, goods={"stone": 2, "reed": 1}).do("House Redevelopment")
    table.expect(food=0)


def test_conservator_sets_off_clay_hut_builder() -> None:
    table = at_table("A087", "A120", round=7, goods={"stone": 2, "reed": 1}).do("House Redevelopment")
    assert [(promise.round, promise.goods[1]) for promise in table.game.state.promises] == [
        (8, 2), (9, 2), (10, 2), (11, 2), (12, 2),
    ]  # fmt: skip


def test_conservator_with_frame_builder_pays_wood_for_two_stone() -> None:
    """With Frame Builder 1 wood pays for the 2 clay or for the 2 stone."""
    table = at_table("A087", "A123", round=7, goods={"wood": 1, "reed": 1}).do("House Redevelopment")
    assert table.offers() == ["renovate to clay", "renovate to stone"]
    table.do("renovate to stone").expect(wood=0, reed=0)
    assert table.ground().house == 2


def test_conservator_obeys_a_card_that_forbids_to_renovate() -> None:
    mantle = minor("Frieze", id="T870", text="No more renovations.", forbids=[RENOVATING])
    table = at_table("A087", round=7, goods={"stone": 2, "reed": 1}).with_cards(0, mantle)
    assert "a card forbids" in table.refuses("House Redevelopment")


# --- A088 Hedge Keeper ------------------------------------------------------------------------------------------------


def test_hedge_keeper_needs_wood_for_all_but_three_fences() -> None:
    table = at_table("A088", round=4, goods={"wood": 1}).do("Fencing", "fence e1").expect(wood=0)
    assert table.ground().fences.bit_count() == 4


def test_hedge_keeper_counts_over_the_whole_action() -> None:
    table = at_table("A088", round=4, goods={"wood": 5})
    table.do("Fencing", "fence e1", "fence e2").expect(wood=1)  # 7 fences, 3 of them free


def test_hedge_keeper_builds_three_or_fewer_for_nothing() -> None:
    table = at_table("A088", round=4, goods={}, pastures=[["d1", "e1"]])
    table.do("Fencing")
    assert "fence e1" in table.offers()
    assert "fence c1" in table.offers()  # 3 fences around a neighbour
    assert "fence c1 c2" not in table.offers()
    table.do("fence c1").expect(wood=0)


def test_hedge_keeper_cannot_pay_for_a_fourth_fence() -> None:
    table = at_table("A088", round=4, goods={})
    assert "1 wood short" in table.refuses("Fencing")


def test_hedge_keeper_works_again_in_the_next_action_and_only_for_its_owner() -> None:
    seats: list[dict[str, Any]] = [{"goods": {"wood": 1}, "cards": ["A088"]}, {"goods": {"wood": 3}}]
    table = play("revised", cards=True, round=4, turn=1, seats=seats)
    assert "1 wood short" in table.refuses("Fencing")
    seat = {"goods": {"wood": 1, "stone": 2, "reed": 1}, "house": "clay", "cards": ["A088"]}
    table = play("revised", 1, cards=True, round=14, seats=[seat])
    table.do("Farm Redevelopment", "fence e1").expect(wood=0)


def test_hedge_keeper_takes_its_fences_off_a_bill_in_wood_and_clay() -> None:
    """Rammed Clay: what is left after the three free fences may be paid in clay."""
    table = at_table("A088", "A016", round=4, goods={"wood": 3, "clay": 3})
    table.do("Fencing", "fence d1 e1", "done")  # 6 fences, 3 to pay
    assert table.offers() == ["pay 3 wood", "pay 2 wood, 1 clay", "pay 1 wood, 2 clay", "pay 3 clay"]
    table.do("pay 3 clay").expect(wood=3, clay=0)


def test_hedge_keeper_has_nothing_to_do_with_mini_pasture() -> None:
    """Mini Pasture is no Build Fences action; its four fences are free anyway."""
    seat = {"goods": {"food": 2}, "hand": ["B002"], "cards": ["A088"]}
    table = play("revised", cards=True, seats=[seat])
    table.do("Meeting Place", "play Mini Pasture", "fence e1").expect(food=0, wood=0)
    assert table.ground().fences.bit_count() == 4


# --- A090 Plow Driver -------------------------------------------------------------------------------------------------

PLOW = "pay 1 food, then plow a field"


def test_plow_driver_plows_for_a_food_at_the_start_of_a_round() -> None:
    table = at_round_start("A090", house="stone", goods={"food": 2})
    assert table.offers() == [PLOW, "done"]
    table.do(PLOW, "plow c1").expect(food=1)
    assert table.yard()["fields"] == {"c1": {}}
    assert table.game.question.code == "ask-place"


def test_plow_driver_may_be_left_alone() -> None:
    table = at_round_start("A090", house="stone", goods={"food": 2}).do("done").expect(food=2)
    assert table.ground().fields == 0


@pytest.mark.parametrize(
    "seat",
    [
        {"house": "clay", "goods": {"food": 2}},
        {"house": "stone", "goods": {}},
        {"house": "stone", "goods": {"food": 2}, "fields": {"c2": {}}, "stables": ["b2", "d2", "c1", "c3"]},
    ],
    ids=["no stone house", "no food", "no space for a field"],
)
def test_plow_driver_is_not_asked_where_nothing_can_be_done(seat: dict[str, Any]) -> None:
    assert at_round_start("A090", **seat).game.question.code == "ask-place"


def test_plow_driver_may_be_paid_with_a_grain() -> None:
    table = at_round_start("A090", house="stone", goods={"grain": 1}).do(PLOW, "plow c1")
    table.expect(grain=0, food=0)


def test_plow_driver_spends_the_food_of_the_well() -> None:
    promise = {"round": 10, "seat": 0, "card": "M-well", "goods": {"food": 1}}
    seats: list[dict[str, Any]] = [{"cards": ["A090", "M-well"], "house": "stone", "goods": {}}]
    table = play("revised", 1, cards=True, round=10, phase="preparation", seats=seats, promises=[promise])
    table.do(PLOW, "plow c1").expect(food=0)


def test_plow_driver_played_through_scholar_works_in_the_same_round_start() -> None:
    table = at_round_start("B097", house="stone", hand=["A090"], goods={"food": 2}, occupations_played=1)
    table.do("play an occupation or minor improvement")  # 1 food
    table.do(PLOW, "plow c1").expect(food=0)


def test_plow_driver_played_on_lessons_waits_for_the_next_round() -> None:
    seats: list[dict[str, Any]] = [{"house": "stone", "hand": ["A090"], "goods": {"food": 2}, "occupations_played": 1}]
    table = play("revised", 1, cards=True, round=10, seats=seats).do("Lessons (A)")
    assert table.game.question.code == "ask-place"
    table.do("Forest")
    assert (table.game.round, table.offers()) == (11, [PLOW, "done"])


# --- A092 Adoptive Parents --------------------------------------------------------------------------------------------

ADOPT = "Adoptive Parents: pay 1 food to place a newborn"


def with_newborn(*cards: str, round: int = 13, players: int = 2, **seat: Any) -> Table:
    """Seat 0 has just grown a person with the last adult, and the others have placed everybody."""
    grown = {"family": 3, "newborns": 1, "newborns_on": ["Urgent Wish for Children"], "home": 0}
    placed = {"placed": ["Forest", "Urgent Wish for Children"]}
    rest = [{"home": 0, "placed": ["Clay Pit", "Reed Bank"]}] if players > 1 else []
    seats: list[dict[str, Any]] = [{"cards": list(cards), **grown, **placed, **seat}, *rest]
    return play("revised", players, cards=True, round=round, seats=seats)


def test_adoptive_parents_let_a_newborn_act_for_a_food() -> None:
    table = with_newborn("A092", goods={"food": 1})
    assert table.offers() == [ADOPT, "done"]
    table.do(ADOPT, "Day Laborer")
    assert (table.farm().family, table.farm().newborns) == (3, 0)
    assert table.farm().home in (0, 3)  # placed, or at home again in the next round


def test_adoptive_parents_let_nobody_use_a_space_before_the_newborn_is_taken_in() -> None:
    table = with_newborn("A092", goods={"food": 1})
    assert [reason.code for reason in table.game.why_not("Day Laborer")] == ["why-nobody-home"]
    assert table.do(ADOPT).game.why_not("Day Laborer") == ()


def test_adoptive_parents_are_optional_and_the_newborn_then_stays_one() -> None:
    """The harvest of round 13 takes 2 + 2 + 1 food."""
    table = with_newborn("A092", goods={"food": 5}).do("done")
    assert table.game.round == 14
    table.expect(food=0)
    assert table.farm().begging == 0


@pytest.mark.parametrize(("players", "need"), [(2, 6), (1, 9)])
def test_adoptive_parents_make_the_child_eat_like_an_adult(players: int, need: int) -> None:
    table = with_newborn("A092", players=players, goods={"food": need + 1})
    table.do(ADOPT, "Meeting Place")
    table.expect(food=0)
    assert (table.game.round, table.farm().begging) == (14, 0)


@pytest.mark.parametrize("goods", [{}, {"wood": 3}])
def test_adoptive_parents_need_a_food(goods: dict[str, int]) -> None:
    table = with_newborn("A092", goods=goods)
    assert table.game.question.code == "ask-feed" or table.game.round == 14


def test_adoptive_parents_may_pay_with_a_grain() -> None:
    table = with_newborn("A092", goods={"grain": 1}).do(ADOPT, "Vegetable Seeds")
    table.expect(grain=0)


def test_adoptive_parents_take_their_turn_in_the_normal_order() -> None:
    """The growth is one turn; the other player has one before the newborn acts, and may be followed again."""
    seats: list[dict[str, Any]] = [
        {"cards": ["A092"], "goods": {"food": 9}, "home": 1, "placed": ["Forest"]},
        {"goods": {"food": 9}, "home": 2},
    ]
    table = play("revised", cards=True, round=13, seats=seats).do("Urgent Wish for Children")
    assert table.game.current_player == 1
    table.do("Clay Pit")
    assert (table.game.current_player, table.offers()) == (0, [ADOPT, "done"])
    table.do("done", "Reed Bank")  # passed for now, the other player goes on
    assert (table.game.current_player, table.offers()) == (0, [ADOPT, "done"])
    table.do(ADOPT, "Day Laborer")


def test_adoptive_parents_are_nobody_elses_and_no_help_without_a_newborn() -> None:
    table = at_table("A092", round=13, goods={"food": 3})
    assert ADOPT not in table.offers()
    assert with_newborn(goods={"food": 9}).game.round == 14


def test_adoptive_parents_may_be_played_after_the_growth() -> None:
    """The newborn came first; the card is played by the last adult, and used in the next turn."""
    seats: list[dict[str, Any]] = [
        {"hand": ["A092"], "goods": {"food": 7}, "family": 3, "newborns": 1, "home": 1, "occupations_played": 0,
         "newborns_on": ["Urgent Wish for Children"], "placed": ["Urgent Wish for Children"]},
        {"home": 0, "placed": ["Clay Pit", "Reed Bank"]},
    ]  # fmt: skip
    table = play("revised", cards=True, round=12, seats=seats).do("Lessons (A)")
    assert table.offers() == [ADOPT, "done"]
    table.do(ADOPT, "Forest").expect(wood=3, food=6)


def test_adoptive_parents_declined_are_not_offered_once_everybody_has_placed() -> None:
    """Another card of the owner is asked after the work phase; the newborn could be placed no more."""
    seat = {"goods": {"food": 1, "clay": 2}, "cards": ["A053", "A092", "B080"], "home": 1, "rooms": ["a1", "a2", "a3"]}
    table = play("revised", cards=True, round=5, seats=[seat, {"home": 0}]).do("Basic Wish for Children", "done")
    assert table.offers() == ["convert 2 clay to 1 stone", "done"]


def test_adoptive_parents_cannot_act_in_a_later_round() -> None:
    table = with_newborn("A092", round=12, goods={"food": 9}).do("done")
    assert table.game.round == 13
    assert table.farm().newborns == 0
    assert ADOPT not in table.offers()
    assert table.farm().home == 3


# --- A098 Stable Architect --------------------------------------------------------------------------------------------


def test_stable_architect_scores_stables_outside_pastures() -> None:
    table = at_table("A098", stables=["b1", "c1", "e1"], pastures=[["e1"]])
    assert table.score()["bonus"] == 2


def test_stable_architect_scores_nothing_without_such_stables() -> None:
    assert at_table("A098").score()["bonus"] == 0
    assert at_table("A098", stables=["e1"], pastures=[["e1"]]).score()["bonus"] == 0


def test_stable_architect_and_fenced_stables_share_the_four() -> None:
    table = at_table("A098", stables=["b1", "c1", "d1", "e1"], pastures=[["e1"]])
    assert (table.score()["bonus"], table.score()["fenced stables"]) == (3, 1)
    table = at_table("A098", round=4, goods={"wood": 3}, stables=["d1", "e1"], pastures=[["e1"]])
    assert table.score()["bonus"] == 1
    table.do("Fencing", "fence d1")
    assert (table.score()["bonus"], table.score()["fenced stables"]) == (0, 2)
