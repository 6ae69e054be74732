"""Pairs of cards of the original edition of which a ruling speaks, and which no test of a single card shows."""

from __future__ import annotations

import pytest

from agricola.cards.words import CROP_KIND
from agricola.engine.farm.farmyard import SOWN_GRAIN
from tests.cards.original_table import SOW, original


@pytest.mark.parametrize(
    ("card", "deed", "left"),
    [
        ("E196", "leave 1 wood on the space, then take 2 food", 1),
        ("I253", "leave 2 wood on the space, then take 1 boar", 2),
    ],
    ids=["Mushroom Collector", "Pig Catcher"],
)
def test_wood_distributor_leaves_what_another_card_has_made_uneven(card: str, deed: str, left: int) -> None:
    """Rulings on Wood Distributor, Mushroom Collector and Pig Catcher: beside 3 new wood some was left."""
    seats = [{"goods": {}, "cards": [card], "home": 1}, {"goods": {}, "cards": ["K284"], "home": 0}]
    seats += [{"goods": {}, "home": 0}, {"goods": {}, "home": 0}]
    table = original(4, round=5, seats=seats, stock={"3 Wood": {"wood": 3}}).do("3 Wood", deed)
    assert table.game.round == 6
    assert table.lying_on("3 Wood") == {"wood": 3 + left}
    table.do("distribute the wood")
    assert table.lying_on("3 Wood") == {"wood": left}
    assert [table.lying_on(space)["wood"] for space in ("1 Clay", "1 Reed", "Fishing")] == [1, 1, 1]


def test_corn_storehouse_and_water_mill_have_one_moment_in_an_order_of_choice() -> None:
    """Rulings on Corn Storehouse and Water Mill: step 3 of the harvest for both."""
    seat = {"cards": ["I086", "I103"], "goods": {"food": 9, "grain": 1}, "fields": {"d1": {}}}
    table = original(1, round=4, phase="harvest", seats=[seat])
    assert table.offers() == ["Corn Storehouse", "Water Mill"]


def test_cube_cutter_does_nothing_in_the_field_phase_of_manure() -> None:
    """Ruling on Manure: what speaks of the harvest waits for a real one."""
    farm = {"fields": {"c1": {"grain": 3}}, "cards": ["I092", "Z335"]}
    seats = [{"goods": {"wood": 1, "food": 5}, "home": 1, **farm}, {"home": 0}]
    table = original(seats=seats, round=5).do("Fishing", "harvest 1 more grain from 1 field with 3")
    assert (table.game.round, table.game.question.code) == (6, "ask-place")
    table.expect(wood=1, grain=1)


def test_perpetual_student_may_draw_when_scholar_plays_an_occupation() -> None:
    """Rulings on Scholar and Perpetual Student: 3 food come before the 1 food of Scholar is paid."""
    seat = {"goods": {}, "cards": ["K279", "K275"], "hand": ["K283", "K282"], "house": "stone"}
    table = original(4, round=10, phase="preparation", seats=[seat])
    table.do("play an occupation or major or minor improvement").expect(food=3 - 1)
    assert len(table.farm().hand) == 1
    assert table.farm().begging == 0


def test_smallholder_adds_nothing_to_the_wood_of_forester() -> None:
    """Rulings on Smallholder and Forester, OP-13: one more grain on the field, but 3 wood on the stack."""
    seat = {"goods": {"wood": 1, "grain": 1}, "cards": ["K278", "K286"], "fields": {"d1": {}}}
    table = original(seats=[seat, {}]).do(SOW, "sow 1 wood, 1 grain")
    assert table.yard()["fields"] == {"d1": {"grain": 4}}
    assert [stack % CROP_KIND for stack in table.farm().card_state["K278"]][:1] == [3]


@pytest.mark.parametrize(("pet", "sheep"), [("K120", 0), ("K135", 1)], ids=["House Goat", "Horse"])
def test_animal_feed_brings_nothing_for_house_goat_and_horse(pet: str, sheep: int) -> None:
    """Ruling on Animal Feed: only kinds of animals on the farm have one more."""
    seat = {"goods": {"food": 4, "sheep": sheep}, "cards": ["I101", pet], "pastures": [["c1"], ["d1"], ["e1"]]}
    table = original(seats=[seat, {"goods": {"food": 4}}], round=14, phase="breeding")
    assert table.game.is_terminal()
    table.expect(sheep=2 * sheep, boar=0, cattle=0)


@pytest.mark.parametrize(("grain", "offered"), [(3, 2), (2, 3)], ids=["alike", "different"])
def test_manure_offers_two_stacks_of_acreage_that_are_alike_once(grain: int, offered: int) -> None:
    """Every answer has words of its own."""
    sown = [SOWN_GRAIN + 3, SOWN_GRAIN + grain]
    seat = {"goods": {}, "home": 1, "cards": ["I092", "K105"], "card_state": {"K105": sown}}
    table = original(seats=[seat, {"home": 0}], round=5).do("Fishing")
    assert len(set(table.offers())) == len(table.offers()) == offered + 1
    table.do("harvest 1 more grain from Acreage with 3", "done").expect(grain=1)


def test_storehouse_clerk_counts_what_another_card_brought_at_the_same_round_start() -> None:
    """OP-10: the owner orders the own effects, so Rancher's wood comes first and makes 8 of 7."""
    seat = {"goods": {"wood": 7}, "cards": ["K287", "I340"], "fields": {"c1": {}}}
    original(4, round=4, phase="preparation", seats=[seat]).expect(wood=9)


def test_rancher_counts_the_stable_that_groom_built_at_the_same_round_start() -> None:
    """OP-10: with a tie the owner lets Groom act first."""
    field: dict[str, object] = {"fields": {"c1": {}}}
    seat = {"goods": {"wood": 1}, "cards": ["I340", "I254"], "house": "stone", **field}
    table = original(4, round=4, phase="preparation", seats=[seat, {"goods": {}, **field}])
    table.do("stable d1").expect(wood=1)
    table = original(4, round=4, phase="preparation", seats=[seat, {"goods": {}, **field}])
    table.do("done").expect(wood=1)
