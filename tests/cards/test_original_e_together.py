"""Rulings about two cards of which one is of deck E: what combines, and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import CROP_KIND
from agricola.engine.economy.crops import crop_stacks
from tests.cards.original_table import ROOMS, SOW, original, owning
from tests.kit import Table

VEGETABLE_CARDS = pytest.mark.parametrize("card", ["E018", "E047"])


def sown(*cards: str, **seat: Any) -> list[int]:
    """What lies on the fields and field cards after a single vegetable was sown."""
    table = owning(*cards, players=1, round=5, goods={"vegetable": 1}, **seat).do(SOW)
    return [stack % CROP_KIND for stack in crop_stacks(table.farm())]


# --- what is sown on field cards --------------------------------------------------------------------------------------


@VEGETABLE_CARDS
def test_bean_field_and_lettuce_patch_combine_with_potato_dibber(card: str) -> None:
    """Rulings on Bean Field and Potato Dibber."""
    assert sown(card, "E032") == [2 + 1]


@VEGETABLE_CARDS
def test_bean_field_and_lettuce_patch_combine_with_fieldsman(card: str) -> None:
    """Rulings on Bean Field and Fieldsman: 2 more when a single field is sown."""
    assert sown(card, "I219") == [2 + 2]


@VEGETABLE_CARDS
def test_bean_field_and_lettuce_patch_combine_with_smallholder(card: str) -> None:
    """OP-13: the field cards for crops get the extra crop."""
    assert sown(card, "K286") == [2 + 1]


@VEGETABLE_CARDS
def test_bean_field_and_lettuce_patch_combine_with_liquid_manure(card: str) -> None:
    """Ruling on Liquid Manure, which adds up with Potato Dibber."""
    assert sown(card, "K118") == [2 + 1]
    assert sown(card, "K118", "E032") == [2 + 1 + 1]


def test_lettuce_patch_with_gardener_turns_a_vegetable_of_the_supply_into_food() -> None:
    """OP-53: the vegetable from the supply may become 4 food; the one on the card stays."""
    seat = {"goods": {"vegetable": 1, "food": 6}, "cards": ["E047", "I226"], "home": 1}
    table = original(1, round=4, seats=[seat]).do(SOW, "pay 1 vegetable, then take 4 food").expect(food=4, vegetable=0)
    assert [stack % CROP_KIND for stack in crop_stacks(table.farm())] == [2]


# --- prices of rooms --------------------------------------------------------------------------------------------------


def bills(*cards: str, house: str, **goods: int) -> list[str]:
    """The ways to pay for a room, or what was paid where there is only one."""
    table = owning(*cards, house=house, goods=goods).do(ROOMS)
    if "build rooms" in table.offers():
        table.do("build rooms")
    before = table.goods()
    table.do("room b2")
    if table.offers()[0].startswith("pay"):
        return [offer for offer in table.offers() if offer.startswith("pay")]
    spent = {good: before[good] - left for good, left in table.goods().items() if before[good] != left}
    return ["pay " + ", ".join(f"{number} {good}" for good, number in spent.items())]


def test_carpenter_does_not_combine_with_axe() -> None:
    """Rulings on Axe and Carpenter: one of the price lists, here that of Axe."""
    assert bills("E013", "E218", house="wood", wood=20, reed=20) == ["pay 2 wood, 2 reed"]


def test_carpenter_does_not_combine_with_clay_supports() -> None:
    """Rulings on Clay Supports and Carpenter: one of the price lists, room by room."""
    both = bills("E037", "E218", house="clay", wood=20, clay=20, reed=20)
    assert sorted(both) == ["pay 1 wood, 2 clay, 1 reed", "pay 3 clay, 2 reed"]


# --- plows ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plow", ["E062", "I068"])
def test_plow_maker_combines_with_a_plow_or_the_harrow(plow: str) -> None:
    """Ruling on Plow Maker: one more field for 1 food after those of the plow."""
    table = owning("E195", plow, goods={"food": 1}).do("Plow 1 Field", f"choose:{plow}", "plow c1", "plow c2")
    if plow == "E062":
        table.do("plow c3")
    table.do("pay 1 food, then plow a field")
    assert all(offer.startswith("plow ") for offer in table.offers())
    table.do("plow d1").expect(food=0)
    assert len(table.yard()["fields"]) == (4 if plow == "E062" else 3)


@pytest.mark.parametrize("plow", ["E061", "E062", "I063", "K115", "K119", "I068"])
def test_plow_driver_does_not_combine_with_a_plow_or_the_harrow(plow: str) -> None:
    """Ruling on Plow Driver: a single field."""
    seat = {"cards": ["E194", plow], "goods": {"food": 3}, "house": "stone"}
    table = original(1, round=5, phase="preparation", seats=[seat]).do("pay 1 food, then plow a field")
    assert not any("with" in offer for offer in table.offers())
    table.do("plow c1").expect(food=2)
    assert len(table.yard()["fields"]) == 1


# --- what comes at the start of a round -------------------------------------------------------------------------------


def round_start(*cards: str, promise: dict[str, int], of: str, round: int = 8, **seat: Any) -> Table:
    """A round begins for which a card has promised goods."""
    waiting = [{"round": round, "seat": 0, "card": of, "goods": promise}]
    seats = [{"goods": {}, "cards": [of, *cards], **seat}]
    return original(1, round=round, phase="preparation", seats=seats, promises=waiting)


def test_private_forest_wood_pays_for_the_stable_of_groom() -> None:
    """Ruling on Groom."""
    table = round_start("I254", promise={"wood": 1}, of="E045", house="stone")
    assert table.do("stable c1").expect(wood=0).yard()["stables"] == ["c1"]


@pytest.mark.parametrize("card", ["E035", "E168", "I074"])
def test_granary_sets_off_nothing_that_belongs_to_take_1_grain(card: str) -> None:
    """Ruling on Granary: its grain is no use of the space."""
    round_start(card, promise={"grain": 1}, of="K116").expect(grain=1, vegetable=0)


def test_master_shepherd_sheep_bring_no_more_with_sheep_farmer() -> None:
    """Ruling on Sheep Farmer: those sheep are not taken by a person."""
    round_start("K297", promise={"sheep": 1}, of="E204").expect(sheep=1)


# --- what is harvested ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["E051", "E053"])
def test_spindle_and_butter_churn_give_nothing_with_manure(card: str) -> None:
    """Ruling on Manure: they work in real harvests only."""
    seat = {"goods": {"sheep": 6}, "cards": [card, "I092"], "pastures": [["d1", "e1", "d2", "e2"]], "home": 1}
    table = original(1, round=5, seats=[seat]).do("Day Laborer")
    assert table.expect(food=2, sheep=6).game.round == 6


def test_spindle_adds_up_with_milking_shed() -> None:
    """Ruling on Milking Shed: both act, the shed first: 1 food for 5 sheep, and 2 of the Spindle."""
    seat = {"goods": {"sheep": 5, "food": 6}, "cards": ["E051", "I093"], "pastures": [["d1", "e1", "d2", "e2"]]}
    table = original(1, round=4, phase="harvest", seats=[seat])
    assert table.expect(food=3).game.round == 5
