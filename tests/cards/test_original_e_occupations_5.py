"""Rulings on occupations of deck E that speak of other cards, with those cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.original_table import IMPROVE, ROOMS, START, original, owning

Seat = dict[str, Any]
FOR_A_FOOD = "pay 1 food, then plow a field"

# --- Plow Driver, Plow Maker ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plow", ["E061", "E062", "I063", "K115", "K119", "I068"])
def test_plow_driver_can_not_be_combined_with_a_plow_or_the_harrow(plow: str) -> None:
    """Ruling."""
    seat = {"goods": {"food": 3}, "house": "stone", "cards": ["E194", plow]}
    table = original(round=6, phase="preparation", seats=[seat]).do(FOR_A_FOOD)
    assert not [offer for offer in table.offers() if "with" in offer]
    table.do("plow c1")
    assert table.game.question.code == "ask-place"


@pytest.mark.parametrize(
    ("plow", "use"),
    [("E062", "plow up to 3 fields with Turnwrest Plow"), ("I068", "plow up to 2 fields with Harrow")],
)
def test_plow_maker_can_be_combined_with_a_plow_or_the_harrow(plow: str, use: str) -> None:
    """Ruling: the plow plows first, then 1 food buys one more field, without a plow."""
    table = owning("E195", plow, goods={"food": 1}).do("Plow 1 Field", use, "plow c1", "plow c2")
    if plow == "E062":
        table.do("plow c3")
    table.do(FOR_A_FOOD)
    assert not [offer for offer in table.offers() if "with" in offer]
    table.do("plow d2").expect(food=0)
    assert len(table.yard()["fields"]) == (4 if plow == "E062" else 3)


@pytest.mark.parametrize(("card", "stands_on"), [("K289", "Take 1 Grain"), ("K269", "Traveling Players")])
def test_plow_maker_acts_again_for_a_person_who_moves_on_to_a_plow_space(card: str, stands_on: str) -> None:
    """Countryman and Acrobat: the other space is used as well, after the last person has plowed already."""
    gone: list[Seat] = [{"home": 0}, {"home": 0}, {"home": 0}]
    state = {"card_state": {card: [12]}} if card == "K269" else {}
    seat: Seat = {"goods": {"food": 2}, "cards": ["E195", card], "home": 1, "placed": [stands_on], **state}
    table = original(4, round=12, seats=[seat, *gone])
    table.do("Plow 1 Field", "plow c1", FOR_A_FOOD, "plow c2", "Plow Field and Sow", "plow c3", FOR_A_FOOD, "plow d3")
    table.expect(food=0)
    assert len(table.yard()["fields"]) == 4


# --- Greengrocer, Granary ---------------------------------------------------------------------------------------------


def test_greengrocer_gets_nothing_for_the_grain_of_granary() -> None:
    """Ruling of Granary: its grain is no use of Take 1 Grain."""
    promises = [{"round": 8, "seat": 0, "card": "K116", "goods": {"grain": 1}}]
    seats: list[Seat] = [{"goods": {}, "cards": ["E168", "K116"]}]
    table = original(3, round=8, phase="preparation", seats=seats, promises=promises)
    table.expect(grain=1, vegetable=0)


# --- Master Shepherd, Sheep Farmer ------------------------------------------------------------------------------------


def test_master_shepherd_sheep_bring_nothing_from_sheep_farmer() -> None:
    """Ruling: those sheep are not taken by a person."""
    promises = [{"round": 5, "seat": 0, "card": "E204", "goods": {"sheep": 1}}]
    seats: list[Seat] = [{"goods": {}, "cards": ["E204", "K297"], "pastures": [["c1", "d1"]]}]
    table = original(4, round=5, phase="preparation", seats=seats, promises=promises)
    table.expect(sheep=1)
    assert table.game.question.code == "ask-place"


# --- Animal Keeper, Forest Pasture ------------------------------------------------------------------------------------


def test_animal_keeper_mixes_no_animals_on_forest_pasture() -> None:
    """Secondary note: all pastures except the Forest Pasture, which takes wild boar only."""
    seats: list[Seat] = [{"goods": {"sheep": 1}, "cards": ["E216", "K145"]}]
    table = original(4, seats=seats, stock={"1 Sheep": {"sheep": 3}}).do("1 Sheep")
    table.expect(sheep=1)


# --- Carpenter and the other prices of a room -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "house", "goods"),
    [
        ("E013", "wood", {"wood": 2, "reed": 1}),
        ("E037", "clay", {"clay": 2, "reed": 1}),
        ("I241", "clay", {"clay": 2, "reed": 2}),
    ],
)
def test_carpenter_can_not_be_combined_with_axe_clay_supports_or_clay_plasterer(
    other: str, house: str, goods: dict[str, int]
) -> None:
    """Ruling: one of the price lists for each room; less than any of them is not enough."""
    table = original(seats=[{"goods": goods, "house": house, "cards": ["E218", other]}])
    assert ROOMS not in table.offers() or all(offer.startswith("stable") for offer in table.do(ROOMS).offers())


def test_carpenter_and_clay_supports_may_be_chosen_room_by_room() -> None:
    """Ruling of Clay Supports: decided for each room of an action."""
    seat = {"goods": {"clay": 5, "wood": 1, "reed": 3}, "house": "clay", "cards": ["E218", "E037"]}
    table = original(seats=[seat]).do(ROOMS, "room b2", "pay 3 clay, 2 reed", "room b3")
    table.expect(clay=0, wood=0, reed=0)


# --- Fisherman, Net Fisherman -----------------------------------------------------------------------------------------


def test_fisherman_does_not_double_what_net_fisherman_hauls_in() -> None:
    """The net takes what lies there when people return home; that is no use of Fishing."""
    seats: list[Seat] = [{"goods": {}, "cards": ["E161", "I248"], "placed": ["Take 1 Grain"]}, {"home": 0}, {"home": 0}]
    stock = {"1 Reed": {"reed": 1}, "Fishing": {"food": 3}}
    table = original(3, round=5, seats=seats, stock=stock).do("1 Reed").expect(food=3)
    assert table.game.question.code == "ask-place"


# --- Stonecutter, Lumber ----------------------------------------------------------------------------------------------


def test_stonecutter_plays_lumber_for_nothing() -> None:
    """Ruling."""
    table = original(3, seats=[{"goods": {}, "cards": ["E211"], "hand": ["K107"]}]).do(START, "play Lumber")
    table.expect(wood=3, stone=0)


# --- Charcoal Burner, Cooking Hearth ----------------------------------------------------------------------------------


def test_charcoal_burner_gets_them_for_an_upgrade_too() -> None:
    seats: list[Seat] = [{"goods": {}, "cards": ["E182"]}, {"goods": {}, "cards": ["M-fireplace-2"]}]
    table = original(3, turn=1, seats=seats).do(IMPROVE)
    if table.game.current_player == 1:
        table.do(table.offers()[0])
    table.expect(food=1, wood=1)


# --- Storyteller on the space for 5 players ---------------------------------------------------------------------------


def test_storyteller_acts_on_the_choice_space_for_its_food_only() -> None:
    """Section 7.5: a Traveling Players action is the taking of that food."""
    there = "Build 1 Room or Traveling Players"
    seat = {"goods": {"wood": 5, "reed": 2}, "cards": ["E169"]}
    table = original(5, seats=[seat], stock={there: {"food": 2}}).do(there, "take the goods")
    table.do("leave 1 food on the space, then take 1 vegetable").expect(food=1, vegetable=1)
    assert table.lying_on(there) == {"food": 1}
    room = original(5, seats=[seat], stock={there: {"food": 2}}).do(there, "build 1 room", "room b2")
    room.expect(food=0, vegetable=0)
    assert room.game.question.code == "ask-place"


# --- Patron, Chief's Daughter -----------------------------------------------------------------------------------------


def test_patron_gives_2_food_for_a_chiefs_daughter_that_costs_nothing() -> None:
    """Each occupation that is played, also one that another player's Chief brings."""
    seats: list[Seat] = [{"goods": {"food": 2}, "hand": ["E172"]}, {"goods": {}, "cards": ["E192"], "hand": ["E173"]}]
    table = original(4, seats=seats).do("1 Occupation", "play it for nothing")
    table.expect(1, food=2)
    assert [card.id for card in table.farm(1).cards] == ["E192", "E173"]
