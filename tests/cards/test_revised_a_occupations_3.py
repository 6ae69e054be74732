"""The occupations of deck A from A123 on, card by card: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import costs_instead, costs_less, minor, reed, stone, wood
from tests.cards.in_front import after_playing, at_table
from tests.kit import Table, play

# --- A123 Frame Builder -----------------------------------------------------------------------------------------------


def test_frame_builder_pays_wood_for_two_clay_of_a_room() -> None:
    table = at_table("A123", house="clay", goods={"wood": 1, "clay": 5, "reed": 2}).do("Farm Expansion", "room a1")
    assert table.offers() == ["pay 5 clay, 2 reed", "pay 1 wood, 3 clay, 2 reed"]
    table.do("pay 1 wood, 3 clay, 2 reed").expect(wood=0, clay=2, reed=0)


def test_frame_builder_makes_a_room_possible_but_replaces_two_once() -> None:
    at_table("A123", house="stone", goods={"wood": 1, "stone": 3, "reed": 2}).do("Farm Expansion", "room a1").expect(
        wood=0, stone=0, reed=0
    )
    table = at_table("A123", house="stone", goods={"wood": 2, "stone": 1, "reed": 2}).do("Farm Expansion")
    assert table.game.question.code == "do-build-stables"  # 2 wood replace no 4 stone


def test_frame_builder_decides_for_each_room() -> None:
    table = at_table("A123", house="clay", goods={"wood": 2, "clay": 8, "reed": 4})
    table.do("Farm Expansion", "build rooms", "room a1", "pay 5 clay, 2 reed", "room b1").expect(wood=1, clay=0, reed=0)
    table = at_table("A123", house="clay", goods={"wood": 2, "clay": 6, "reed": 4})
    table.do("Farm Expansion", "build rooms", "room a1", "pay 1 wood, 3 clay, 2 reed", "room b1")
    table.expect(wood=0, clay=0, reed=0)


def test_frame_builder_pays_wood_once_in_a_renovation() -> None:
    table = at_table("A123", round=7, goods={"wood": 1, "reed": 1}).do("House Redevelopment")
    table.expect(wood=0, reed=0)
    rooms = ["a1", "b1", "a2", "a3"]
    table = at_table("A123", round=7, goods={"wood": 2, "reed": 1, "clay": 1}, rooms=rooms)
    assert "1 clay short" in table.refuses("House Redevelopment")  # 4 clay: 1 wood and 2 clay


def test_frame_builder_is_no_help_for_wooden_rooms_improvements_or_others() -> None:
    table = at_table("A123", goods={"wood": 4, "clay": 9, "reed": 2}).do("Farm Expansion")
    assert table.game.question.code == "do-build-stables"
    table = at_table("A123", round=4, goods={"wood": 3, "stone": 1})
    assert "Major Improvement" not in table.offers()  # Joinery: 2 wood, 2 stone
    seats: list[dict[str, Any]] = [{"cards": ["A123"]}, {"house": "clay", "goods": {"wood": 1, "clay": 3, "reed": 2}}]
    table = play("revised", cards=True, turn=1, seats=seats)
    assert "Farm Expansion" not in table.offers()


def test_frame_builder_works_on_a_price_that_another_card_sets() -> None:
    """Carpenter: a room for 3 of its material and 2 reed; of the 3 clay two become a wood."""
    table = at_table("A123", "B126", house="clay", goods={"wood": 1, "clay": 1, "reed": 2})
    table.do("Farm Expansion", "room a1").expect(wood=0, clay=0, reed=0)


def test_frame_builder_and_brushwood_collector_replace_clay_and_reed() -> None:
    table = at_table("A123", "B145", players=3, round=7, goods={"wood": 2}).do("House Redevelopment").expect(wood=0)
    assert table.ground().house == 1


def test_frame_builder_after_stonecutter_replaces_what_is_left() -> None:
    """5 stone and 2 reed, less 1 stone; 1 wood then stands in for 2 of the 4."""
    table = at_table("A123", "A143", players=3, house="stone", goods={"wood": 1, "stone": 2, "reed": 2})
    table.do("Farm Expansion", "room a1").expect(wood=0, stone=0, reed=0)


# --- A125 Priest ------------------------------------------------------------------------------------------------------


def test_priest_brings_goods_in_a_clay_house_of_two_rooms() -> None:
    after_playing("A125", house="clay").expect(clay=3, reed=2, stone=2)


@pytest.mark.parametrize(
    "seat", [{"house": "wood"}, {"house": "stone"}, {"house": "clay", "rooms": ["a1", "a2", "a3"]}]
)
def test_priest_brings_nothing_otherwise_but_can_be_played(seat: dict[str, Any]) -> None:
    table = after_playing("A125", **seat).expect(clay=0, reed=0, stone=0)
    assert [card.id for card in table.farm().cards] == ["A125"]


def test_priest_has_no_later_effect() -> None:
    at_table("A125", round=7, goods={"clay": 2, "reed": 1}).do("House Redevelopment").expect(clay=0, reed=0, stone=0)


def test_priest_does_not_count_a_caravan_as_a_room() -> None:
    table = after_playing("A125", house="clay", cards=["B010"], card_state={})
    table.expect(clay=3, reed=2, stone=2)


# --- A133 Braggart ----------------------------------------------------------------------------------------------------

MAJORS = [
    "M-fireplace-2", "M-fireplace-3", "M-hearth-4", "M-hearth-5", "M-well", "M-clay-oven", "M-stone-oven", "M-joinery",
    "M-pottery", "M-basketmaker",
]  # fmt: skip


@pytest.mark.parametrize(("count", "points"), [(0, 0), (4, 0), (5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9)])
def test_braggart_scores_by_the_number_of_improvements(count: int, points: int) -> None:
    lines = at_table("A133", *MAJORS[:count], players=3, goods={}).game.scores()[0].lines
    assert [line.points for line in lines if line.explanation.params.get("card") == "A133"] == [points]


def test_braggart_counts_minor_improvements_but_no_occupations() -> None:
    table = at_table("A133", "A116", "A119", "A067", *MAJORS[:3], players=3, goods={})
    assert table.score()["bonus"] == 0  # 3 majors and 1 minor
    table = at_table("A133", "A067", "A024", *MAJORS[:3], players=3, goods={})
    assert table.score()["bonus"] == 2


def test_braggart_scores_no_more_than_nine() -> None:
    lines = at_table("A133", "A067", "A024", *MAJORS, players=3, goods={}).game.scores()[0].lines
    assert [line.points for line in lines if line.explanation.params.get("card") == "A133"] == [9]


# --- A138 Harpooner ---------------------------------------------------------------------------------------------------

CATCH = "pay 1 wood, then take 1 reed, then take 1 food times the number of people"


def test_harpooner_brings_reed_and_food_for_a_wood() -> None:
    table = at_table("A138", players=3, goods={"wood": 1}).do("Fishing")
    assert table.offers() == [CATCH, "done"]
    table.do(CATCH).expect(wood=0, reed=1, food=3)  # 2 people, and 1 food from the space


def test_harpooner_may_be_left_alone() -> None:
    at_table("A138", players=3, goods={"wood": 1}).do("Fishing", "done").expect(wood=1, reed=0, food=1)


def test_harpooner_counts_newborns() -> None:
    seat = {"goods": {"wood": 1}, "family": 4, "newborns": 1, "newborns_on": ["Urgent Wish for Children"], "home": 2}
    table = at_table("A138", players=3, round=13, placed=["Urgent Wish for Children"], **seat).do("Fishing", CATCH)
    table.expect(food=4 + 1)


def test_harpooner_needs_a_wood_and_fishing() -> None:
    table = at_table("A138", players=3, goods={}).do("Fishing").expect(food=1)
    assert table.game.current_player == 1
    table = at_table("A138", players=3, goods={"wood": 1}).do("Reed Bank").expect(wood=1, reed=1)
    table.do("Fishing").expect(0, wood=1)


def test_harpooner_and_canoe_both_act() -> None:
    """Canoe adds 1 food and 1 reed to Fishing; its reed is no wood, so Harpooner still needs one."""
    table = at_table("A138", "A078", players=3, goods={"wood": 1}).do("Fishing")
    table.expect(reed=1).do(CATCH).expect(wood=0, reed=2, food=4)


# --- A143 Stonecutter -------------------------------------------------------------------------------------------------


def test_stonecutter_makes_majors_cheaper() -> None:
    table = at_table("A143", players=3, round=4, goods={"wood": 2, "stone": 1}).do("Major Improvement")
    table.expect(wood=0, stone=0)  # Joinery: 2 wood and 2 stone
    assert table.farm().cards[-1].id == "M-joinery"
    table = at_table("A143", players=3, round=4, goods={"wood": 2})
    assert "Major Improvement" not in table.offers()


def test_stonecutter_makes_minors_cheaper() -> None:
    """Big Country costs nothing; Stone Tongs 1 wood and no stone; a card of 1 wood and 2 stone shows it."""
    wall = minor("Dry Wall", id="T143", cost=wood(1) + stone(2), text="Nothing.")
    table = at_table("A143", players=3, goods={"wood": 1, "stone": 1}).with_hand(0, wall)
    table.do("Meeting Place", "play Dry Wall").expect(wood=0, stone=0)


def test_stonecutter_makes_each_room_cheaper() -> None:
    table = at_table("A143", players=3, house="stone", goods={"stone": 8, "reed": 4})
    table.do("Farm Expansion", "room a1", "room b1").expect(stone=0, reed=0)


def test_stonecutter_makes_a_renovation_cheaper_by_one() -> None:
    rooms = ["a1", "a2", "a3"]
    table = at_table("A143", players=3, round=7, house="clay", rooms=rooms, goods={"stone": 2, "reed": 1})
    table.do("House Redevelopment").expect(stone=0, reed=0)
    table = at_table("A143", players=3, round=7, house="clay", rooms=rooms, goods={"stone": 1, "reed": 1})
    assert "1 stone short" in table.refuses("House Redevelopment")


def test_stonecutter_gives_nothing_back_where_no_stone_is_due() -> None:
    table = at_table("A143", players=3, round=7, goods={"clay": 2, "reed": 1}).do("House Redevelopment")
    table.expect(clay=0, stone=0, reed=0)


def test_stonecutter_is_only_for_its_owner() -> None:
    seats: list[dict[str, Any]] = [{"cards": ["A143"]}, {"goods": {"wood": 2, "stone": 1}}]
    table = play("revised", 3, cards=True, round=4, turn=1, seats=seats)
    assert "Major Improvement" not in table.offers()


def test_stonecutter_joins_other_discounts_on_any_price() -> None:
    """Another price (1 stone) beside the printed one (3 wood, 3 stone), and each is lower by the stone."""
    shrine = minor("Shrine", id="T144", cost=wood(3) + stone(3), text="Nothing.")
    deal = minor(
        "Deal", id="T145", text="Cheaper.",
        prices=[costs_instead(4, of=lambda g, seat, purpose: stone(1)), costs_less(4, by=lambda g, seat, p: reed(1))],
    )  # fmt: skip
    table = at_table("A143", players=3, goods={}).with_cards(0, deal).with_hand(0, shrine)
    table.do("Meeting Place", "play Shrine").expect(stone=0)


# --- A147 Animal Dealer -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "kind", "word"),
    [("Sheep Market", "sheep", "sheep"), ("Pig Market", "boar", "wild boar"), ("Cattle Market", "cattle", "cattle")],
)
def test_animal_dealer_sells_one_more_of_the_kind(space: str, kind: str, word: str) -> None:
    table = at_table("A147", players=3, round=12, goods={"food": 2}, pastures=[["d1", "e1"]]).do(space)
    assert len(table.offers()) == 2
    table.do(table.offers()[0])
    assert table.goods()[kind] == 2
    table.expect(food=1)


def test_animal_dealer_is_optional_and_sells_one_only() -> None:
    table = at_table("A147", players=3, round=4, goods={"food": 9}, pastures=[["d1", "e1"]])
    table.do("Sheep Market", "done").expect(sheep=1, food=9)
    table = at_table("A147", players=3, round=4, goods={"food": 9}, pastures=[["d1", "e1"]]).do("Sheep Market")
    table.do(table.offers()[0]).expect(sheep=2, food=8)


def test_animal_dealer_needs_food_and_the_owners_own_use() -> None:
    table = at_table("A147", players=3, round=4, goods={}).do("Sheep Market").expect(sheep=1)
    table = at_table("A147", players=3, round=4, goods={"food": 3}).do("Forest", "Sheep Market")
    assert table.game.current_player == 2
    table.expect(0, sheep=0)


def test_animal_dealer_cannot_be_paid_with_what_the_space_yields() -> None:
    """A hearth would cook the sheep of the space, but those are not there yet."""
    seats = [{"cards": ["A147", "M-fireplace-2"], "goods": {}}]
    table = play("revised", 3, cards=True, round=4, seats=seats, stock={"Sheep Market": {"sheep": 3}})
    table.do("Sheep Market").expect(sheep=1, food=4)


def test_animal_dealer_with_a_hearth_cooks_what_has_no_place() -> None:
    """Two cattle for one place: one is cooked for 4 food."""
    table = at_table("A147", "M-hearth-4", players=3, round=12, goods={"food": 1}).do("Cattle Market")
    table.do(table.offers()[0]).expect(cattle=1, food=4)


# --- A155 Conjurer, A160 Lutenist -------------------------------------------------------------------------------------


def test_conjurer_brings_wood_and_grain() -> None:
    at_table("A155", players=4, goods={}).do("Traveling Players").expect(wood=1, grain=1, food=1)


def test_conjurer_is_not_for_other_spaces_or_players() -> None:
    table = at_table("A155", players=4, goods={}).do("Fishing").expect(wood=0, grain=0)
    table.do("Traveling Players").expect(0, wood=0).expect(1, wood=0)


def test_conjurer_does_not_open_the_empty_space() -> None:
    table = play("revised", 4, cards=True, seats=[{"cards": ["A155"]}], stock={"Traveling Players": {}})
    assert "nothing lies there" in table.refuses("Traveling Players")


def test_conjurer_and_lutenist_both_act_on_one_use() -> None:
    seats: list[dict[str, Any]] = [{"cards": ["A155"], "goods": {}}, {"cards": ["A160"], "goods": {}}]
    table = play("revised", 4, cards=True, seats=seats).do("Traveling Players")
    table.expect(0, wood=1, grain=1, food=1).expect(1, wood=1, food=1)


BUY = "pay 2 food, then take 1 vegetable"


def lutenist(owner: int = 1, **goods: int) -> Table:
    """Seat 0 uses Traveling Players at a table of four."""
    seats: list[dict[str, Any]] = [{"goods": {}} for _ in range(4)]
    seats[owner] = {"cards": ["A160"], "goods": goods}
    return play("revised", 4, cards=True, seats=seats).do("Traveling Players")


def test_lutenist_earns_and_may_buy_a_vegetable() -> None:
    table = lutenist(food=1)
    assert (table.game.current_player, table.offers()) == (1, [BUY, "done"])
    table.do(BUY).expect(1, food=0, wood=1, vegetable=1).expect(0, food=1)
    assert (table.game.current_player, table.game.question.code) == (1, "ask-place")


def test_lutenist_may_leave_the_vegetable_and_buys_one_only() -> None:
    lutenist(food=9).do("done").expect(1, food=10, wood=1, vegetable=0)
    lutenist(food=9).do(BUY).expect(1, food=8, wood=1, vegetable=1)


def test_lutenist_is_asked_after_the_use_wherever_the_owner_sits() -> None:
    table = lutenist(owner=3, food=1)
    assert table.game.current_player == 3
    table.expect(0, food=1)  # the space has been used
    table.do(BUY)
    assert table.game.current_player == 1


def test_lutenist_is_not_asked_without_two_food() -> None:
    table = lutenist().expect(1, food=1, wood=1)
    assert table.game.question.code == "ask-place"


def test_lutenist_gets_nothing_for_an_own_use() -> None:
    table = lutenist(owner=0, food=5).expect(0, food=6, wood=0, vegetable=0)
    assert table.game.current_player == 1


# --- A165 Pig Breeder -------------------------------------------------------------------------------------------------


def end_of_round(number: int, players: int = 4, **seat: Any) -> Table:
    """Everybody goes home in this round, with Pig Breeder in front of seat 0."""
    seats: list[dict[str, Any]] = [{"goods": {"food": 20}} for _ in range(players)]
    seats[0] = {"cards": ["A165"], **seat}
    return play("revised", players, cards=True, round=number, phase="returning home", seats=seats)


def test_pig_breeder_brings_a_wild_boar() -> None:
    after_playing("A165", players=4).expect(boar=1)


def test_pig_breeder_brings_a_boar_that_must_find_a_place() -> None:
    table = after_playing("A165", players=4, goods={"sheep": 1})
    assert sorted(table.offers()) == ["keep 1 boar", "keep 1 sheep"]
    table.do("keep 1 boar").expect(boar=1, sheep=0)


def test_pig_breeder_lets_boar_breed_at_the_end_of_round_twelve() -> None:
    table = end_of_round(12, goods={"boar": 2}, pastures=[["d1", "e1"]])
    assert table.game.round == 13
    table.expect(boar=3)


@pytest.mark.parametrize("number", [10, 5])
def test_pig_breeder_does_so_in_no_other_round(number: int) -> None:
    table = end_of_round(number, goods={"boar": 4, "food": 20}, pastures=[["d1", "e1"]])
    table.expect(boar=4)


def test_pig_breeder_needs_two_boar_and_a_place() -> None:
    end_of_round(12, goods={"boar": 1}, pastures=[["d1", "e1"]]).expect(boar=1)
    end_of_round(12, goods={"boar": 2}, stables=["e1"]).expect(boar=2)


def test_pig_breeder_breeds_no_other_kind() -> None:
    goods = {"boar": 2, "sheep": 2}
    end_of_round(12, goods=goods, pastures=[["d1", "e1"], ["d2", "e2"]]).expect(boar=3, sheep=2)


def test_pig_breeder_may_make_room_or_decline_the_newborn() -> None:
    """A pasture for four boar with two of them, full of nothing else; two sheep live in the house and a stable."""
    table = end_of_round(12, goods={"boar": 2, "sheep": 2}, pastures=[["e1"]], stables=["b1"])
    assert sorted(table.offers()) == ["keep 1 sheep, 3 boar; let 1 sheep go", "keep 2 sheep, 2 boar"]
    table.do("keep 1 sheep, 3 boar; let 1 sheep go").expect(boar=3, sheep=1)


def test_pig_breeder_with_animal_tamer_uses_the_rooms() -> None:
    seat: dict[str, Any] = {"cards": ["A165", "A086"], "goods": {"boar": 2}, "rooms": ["a1", "a2", "a3"]}
    end_of_round(12, **seat).expect(boar=3)


def test_pig_breeder_played_in_round_twelve_still_works() -> None:
    mine: dict[str, Any] = {"home": 1, "placed": ["Forest"], "goods": {"boar": 1}, "pastures": [["d1", "e1"]]}
    others: list[dict[str, Any]] = [{"home": 0, "placed": [space]} for space in ("Clay Pit", "Reed Bank", "Fishing")]
    seats = [{**mine, "hand": ["A165"]}, *others]
    table = play("revised", 4, cards=True, round=12, seats=seats).do("Lessons (A)")
    assert table.game.round == 13
    table.expect(boar=3)
