"""Rulings on cards of deck I that take cards of other decks, or two cards, to show."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards import catalog
from agricola.engine.kernel.moments import ON_USE
from tests.cards.original_table import original
from tests.kit import Table

START = "Starting Player (and/or 1 Minor Improvement)"
ROOMS = "Build Room(s) and/or Build Stable(s)"
STEPS = [["c1", "d1", "e1"], ["c2", "d2", "e2"]]


def _round_starts(promise: dict[str, Any], players: int = 4, **farm: Any) -> Table:
    """Goods that a card has laid out come to seat 0 at the start of round 6."""
    promises = [{"round": 6, "seat": 0, **promise}]
    return original(players, seats=[{"goods": {}, **farm}], round=6, phase="preparation", promises=promises)


@pytest.mark.parametrize("card", ["I074", "I225", "I245", "E035"])
def test_granary_is_no_use_of_take_1_grain(card: str) -> None:
    """original-card-rulings, Granary: not with Grain Cart, Field Watchman, Market Crier, Corn Scoop."""
    table = _round_starts({"card": "K116", "goods": {"grain": 1}}, cards=["K116", card])
    table.expect(grain=1)
    assert table.game.question.code == "ask-place"


@pytest.mark.parametrize("card", ["E045", "I235", "K283"])
def test_groom_builds_with_wood_that_has_just_come(card: str) -> None:
    """original-card-rulings, Groom: Private Forest, Wood Collector, Wood Deliveryman."""
    table = _round_starts({"card": card, "goods": {"wood": 1}}, house="stone", cards=["I254", card])
    table.do("stable c1").expect(wood=0)


def test_sheep_whisperer_brings_no_further_sheep() -> None:
    """original-card-rulings, Sheep Farmer and Sheep Whisperer: those sheep are not taken by a person."""
    table = _round_starts({"card": "I250", "goods": {"sheep": 1}}, pastures=STEPS, cards=["I250", "K297"])
    table.expect(sheep=1)


def test_weekly_market_and_market_woman() -> None:
    """original-card-rulings, Weekly Market: they combine, but the 3 grain are paid before any comes back."""
    farm = {"goods": {"grain": 3}, "cards": ["K292"], "hand": ["I104"]}
    table = original(seats=[farm]).do(START, "play Weekly Market")
    table.expect(vegetable=2)
    assert table.goods()["grain"] > 0
    poor = original(seats=[{"goods": {"grain": 2}, "cards": ["K292"], "hand": ["I104"]}])
    assert "1 grain short" in poor.lacks("I104")


def test_weekly_market_and_pieceworker() -> None:
    """original-card-rulings, Weekly Market: not with Pieceworker."""
    farm = {"goods": {"grain": 3, "food": 9}, "cards": ["K268"], "hand": ["I104"]}
    table = original(seats=[farm]).do(START, "play Weekly Market").expect(vegetable=2, food=9)
    assert table.game.question.code == "ask-place"


@pytest.mark.parametrize("tool", ["I063", "I068", "E061", "E062", "K115", "K119"])
def test_field_watchman_plows_1_field_whatever_plow_there_is(tool: str) -> None:
    """original-card-rulings, Field Watchman: neither plow cards nor the Harrow."""
    table = original(seats=[{"goods": {"food": 2}, "cards": ["I225", tool]}]).do("Take 1 Grain", "plow c1")
    assert table.game.question.code == "ask-place"
    assert len(table.yard()["fields"]) == 1


@pytest.mark.parametrize(("players", "grain", "food"), [(3, 1, 0), (4, 0, 1)])
def test_field_worker_is_set_off_by_the_corn_storehouse(players: int, grain: int, food: int) -> None:
    """original-card-rulings, Field Worker and Corn Storehouse: sowing with it is sowing."""
    sower = {"goods": {"grain": 1, "food": 4}, "fields": {"c1": {}}, "cards": ["I086"]}
    seats = [sower, {"goods": {"food": 4}, "cards": ["I224"]}, *({"goods": {"food": 4}} for _ in range(players - 2))]
    table = original(players, seats=seats, round=4, phase="harvest").do("sow 1 grain")
    table.expect(1, grain=grain, food=food)


def test_wood_cart_brings_nothing_for_wood_that_is_left_there() -> None:
    """OP-50: if all the wood is left there, no wood was taken."""
    farm = {"goods": {}, "pastures": STEPS, "cards": ["I079", "I253"]}
    table = original(4, seats=[farm], stock={"2 Wood": {"wood": 2}}).do(
        "2 Wood", "leave 2 wood on the space, then take 1 boar"
    )
    table.expect(wood=0, boar=1)
    some = original(4, seats=[farm], stock={"3 Wood": {"wood": 3}}).do(
        "3 Wood", "leave 2 wood on the space, then take 1 boar"
    )
    some.expect(wood=1 + 2, boar=1)


def test_spinney_gets_nothing_of_wood_that_is_left_there() -> None:
    """OP-50."""
    seats = [{"goods": {}, "pastures": STEPS, "cards": ["I253"]}, {"goods": {}, "cards": ["I080"]}]
    table = original(4, seats=seats, stock={"3 Wood": {"wood": 2}}).do(
        "3 Wood", "leave 2 wood on the space, then take 1 boar"
    )
    table.expect(0, wood=0).expect(1, wood=0)


def test_cooking_corner_takes_the_minor_hearth_too() -> None:
    """OP-33: the word in the name decides; a minor improvement leaves the game."""
    table = original(seats=[{"goods": {}, "cards": ["K128"], "hand": ["I085"]}]).do(START, "play Cooking Corner")
    assert [card.id for card in table.farm().cards] == ["I085"]


def test_village_well_is_not_paid_with_the_well_builder() -> None:
    table = original(seats=[{"goods": {}, "cards": ["I220"], "hand": ["I066"]}])
    assert "Well" in table.lacks("I066")


def test_bricklayer_and_clay_roof_build_a_wooden_room_for_5_wood() -> None:
    """OP-37: they combine in any order."""
    table = original(seats=[{"goods": {"wood": 5}, "cards": ["I243", "E036"]}]).do(ROOMS, "build rooms", "room a1")
    table.expect(wood=0)


@pytest.mark.parametrize("other", ["E013", "E218"])
def test_clay_plasterer_joins_no_other_price_list(other: str) -> None:
    """original-card-rulings, Clay Plasterer: not with Carpenter; Axe has a price list of its own too."""
    farm = {"goods": {"clay": 2, "reed": 2, "wood": 2}, "house": "clay", "cards": ["I241", other]}
    assert "build rooms" not in _room_offers(original(seats=[farm]))


def _room_offers(table: Table) -> list[str]:
    return [] if table.why_not(ROOMS) else table.do(ROOMS).offers()


def test_constable_counts_spaces_that_the_hide_farmer_paid_for_as_no_loss() -> None:
    """OP-40: what is not lost is not negative."""
    cells = ["b1", "c1", "d1", "b2", "c2", "d2", "e2"]
    fields: dict[str, Any] = {cell: {"grain": 1} for cell in cells}
    fields["b2"] = {"vegetable": 1}
    goods = {"food": 9, "sheep": 1, "boar": 1, "cattle": 1}
    farm = {"goods": goods, "fields": fields, "pastures": [["c3"], ["d3"], ["e3"]], "cards": ["I236", "K276"]}
    seats = [farm, {"goods": {"food": 4}}, {"goods": {"food": 4}}]
    paid = original(3, seats=seats, round=14, phase="breeding")
    before = paid.total()
    paid.do(*["pay 1 food, then spare a space"] * 3)
    assert paid.total() == before + 3 + 5
    left = original(3, seats=seats, round=14, phase="breeding").do("pay 1 food, then spare a space", "done")
    assert left.total() == before + 1


def test_fence_builder_may_choose_a_space_on_a_card() -> None:
    """OP-58: any space in play, spaces on cards included."""
    seats = [{"goods": {"wood": 4}, "hand": ["I263"]}, {"goods": {}, "cards": ["I100"]}]
    table = original(seats=seats).do("1 Occupation")
    assert "Tavern" in table.offers()


def test_cards_act_after_the_actions_of_a_space_unless_they_say_before_or_first() -> None:
    """OP-46: each time you use a space means after its own actions in this edition."""
    early = {card.id for card in catalog.ORIGINAL_CARDS for trigger in card.rules.triggers if trigger.moment == ON_USE}
    texts = {card.id: card.text for card in catalog.ORIGINAL_CARDS if card.id in early}
    assert all("first" in text or "before" in text for text in texts.values()), texts


# --- Foreman, Wood Distributor and Taster before the first placement --------------------------------------------------

PUT = "put 1 food on a space"


def _before_the_first_placement() -> Table:
    """The starting player has the Foreman, the second the Taster, the third the Wood Distributor."""
    seats = [
        {"goods": {}, "cards": ["K308"]}, {"goods": {"food": 1}, "cards": ["I260"]}, {"goods": {}, "cards": ["K284"]},
    ]  # fmt: skip
    return original(4, seats=seats, round=5, phase="preparation", stock={"3 Wood": {"wood": 3}})


def test_wood_distributor_and_taster_are_asked_once_when_all_decline() -> None:
    """OP-19: the window closes when nobody wants to use a card."""
    table = _before_the_first_placement().do("done", "done", "done")
    assert table.game.current_player == 0
    assert table.game.question.code == "ask-place"
    table.expect(1, food=1)


def test_foreman_puts_food_once_in_a_round() -> None:
    table = _before_the_first_placement().do(PUT, "put 1 food on Fishing", "done", "done")
    assert table.game.current_player == 0
    assert table.game.question.code == "ask-place"


# --- Guests -----------------------------------------------------------------------------------------------------------


def test_holiday_house_keeps_a_guest_at_home_too() -> None:
    """original-card-rulings, Holiday House (secondary): a guest cannot be placed in round 14 either."""
    table = original(
        seats=[{"goods": {}, "guests": 1, "home": 3, "cards": ["I071"]}, {}], round=14, phase="preparation"
    )
    assert table.game.current_player == 1
    assert table.farm().home == 0


def test_church_warden_counts_a_guest() -> None:
    """original-card-rulings, Church Warden (secondary): a guest counts among the 5 persons of round 14."""
    spaces = ["Day Laborer", "Take 1 Grain", "1 Clay", "1 Reed"]
    farm = {"goods": {"food": 20}, "family": 4, "rooms": ["a1", "a2", "a3", "b1"], "guests": 1, "home": 1}
    seats = [{**farm, "placed": spaces, "cards": ["I227"]}, {"goods": {"food": 20}, "home": 0}]
    table = original(seats=seats, round=14).do("Fishing")
    assert table.game.is_terminal()
    assert [line for line in table.explained(0) if "Church Warden" in line and line.endswith(": 3")]


def test_lasso_may_place_a_guest_as_one_of_the_two() -> None:
    """OP-59: the guest may be one of Lasso's two."""
    seats = [{"goods": {}, "guests": 1, "home": 2, "placed": ["Day Laborer"], "cards": ["I088"]}, {}]
    table = original(seats=seats, round=4).do("Fishing")
    assert table.offers() == ["1 Sheep", "done"]
    table.do("1 Sheep").expect(sheep=1)
    assert table.game.current_player == 1
