"""More occupations of deck I of the original edition: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from agricola.cards.original import losses
from agricola.cards.words import CROP_KIND, GRAIN
from agricola.engine.goods import named
from tests.cards.original_table import IMPROVE, original
from tests.kit import Table

START = "Starting Player (and/or 1 Minor Improvement)"
ROOMS = "Build Room(s) and/or Build Stable(s)"
RENOVATE = "After Renovation also 1 Major or Minor Improvement"
GROWTH = "After Family Growth also 1 Minor Improvement"
SOW = "Sow and/or Bake Bread"


GRAINS = GRAIN * CROP_KIND


def _laid_out(table: Table) -> dict[int, dict[str, Any]]:
    """The goods that wait on round spaces, by round."""
    return {promise.round: dict(named(promise.goods)) for promise in table.game.state.promises}


def _points_by(table: Table, seat: int, card: str) -> int:
    """What the lines of the score sheet that name a card are worth to a seat."""
    return sum(int(line.rpartition(": ")[2]) for line in table.explained(seat) if card in line)


# --- Well Builder -----------------------------------------------------------------------------------------------------


def test_well_builder_builds_the_well_for_1_wood_and_1_stone() -> None:
    table = original(seats=[{"goods": {"wood": 1, "stone": 1}, "cards": ["I220"]}]).do(IMPROVE).expect(wood=0, stone=0)
    assert [card.id for card in table.farm().cards] == ["I220", "M-well"]


def test_well_builder_builds_the_well_as_a_minor_improvement() -> None:
    table = original(seats=[{"goods": {"wood": 1, "stone": 1}, "cards": ["I220"]}]).do(START, "build Well")
    assert len(_laid_out(table)) == 5


def test_well_builder_makes_no_other_major_a_minor_one() -> None:
    table = original(seats=[{"goods": {"clay": 5}, "cards": ["I220"]}]).do(START)
    assert table.game.question.code == "ask-place"


def test_well_builder_builds_it_again_after_the_village_well() -> None:
    """original-card-rulings, Well Builder: again at the reduced price."""
    table = original(seats=[{"goods": {"wood": 1, "stone": 1}, "cards": ["I220", "I066"]}]).do(IMPROVE)
    assert [card.id for card in table.farm().cards] == ["I220", "I066", "M-well"]


def test_well_builder_helps_nobody_else() -> None:
    table = original(seats=[{"goods": {"wood": 1, "stone": 1}}, {"cards": ["I220"]}])
    assert "2 stone short" in table.lacks("M-well")


# --- Social Climber ---------------------------------------------------------------------------------------------------


def _renovated(house: str, *others: str, card_state: dict[str, list[int]] | None = None) -> Table:
    """The owner renovates; the others live in such houses."""
    goods = {"clay": 2, "reed": 1} if house == "wood" else {"stone": 2, "reed": 1}
    seats: list[dict[str, Any]] = [{"goods": goods, "house": house, "cards": ["I222"]}]
    seats += [
        {"house": other, "cards": ["E200"] if card_state else [], "card_state": card_state or {}}
        for other in others[:1]
    ]
    seats += [{"house": other} for other in others[1:]]
    return original(4, seats=seats, round=7).do(RENOVATE)


@pytest.mark.parametrize(("others", "stone"), [
    (("wood", "wood", "wood"), 3), (("clay", "wood", "wood"), 2), (("clay", "stone", "wood"), 1),
    (("clay", "stone", "clay"), 0),
])  # fmt: skip
def test_social_climber_gets_stone_by_rank_for_a_clay_hut(others: tuple[str, ...], stone: int) -> None:
    _renovated("wood", *others).expect(stone=stone)


@pytest.mark.parametrize(("others", "stone"), [
    (("wood", "clay", "clay"), 3), (("stone", "clay", "wood"), 2), (("stone", "stone", "wood"), 1),
])  # fmt: skip
def test_social_climber_gets_stone_by_rank_for_a_stone_house(others: tuple[str, ...], stone: int) -> None:
    _renovated("clay", *others).expect(stone=stone)


def test_social_climber_does_not_count_the_conservator_among_the_clay_huts() -> None:
    """OP-51: from wood straight to stone counts in the ranking for stone only."""
    _renovated("wood", "stone", "wood", "wood", card_state={"E200": [1]}).expect(stone=3)
    _renovated("clay", "stone", "wood", "wood", card_state={"E200": [1]}).expect(stone=2)


def test_social_climber_sees_the_conservator_renovate() -> None:
    """OP-51: the Conservator's owner notes it, also before the Social Climber comes into play."""
    seats = [{"goods": {"stone": 2, "reed": 1}, "cards": ["E200"]}, {"goods": {}, "cards": ["I222"]}]
    table = original(4, seats=seats, round=7).do(RENOVATE)
    assert table.yard()["house"] == "stone"
    assert table.farm().card_state["E200"] == (1,)


def test_social_climber_pays_the_improvement_with_the_stone() -> None:
    """original-card-rulings, Social Climber: it comes between the renovation and the improvement."""
    farm = {"goods": {"clay": 2, "reed": 1, "wood": 1}, "cards": ["I222"]}
    table = original(4, seats=[farm], round=7).do(RENOVATE, "build Well").expect(stone=0)
    assert "M-well" in [card.id for card in table.farm().cards]


def test_social_climber_gets_nothing_for_earlier_renovations() -> None:
    """original-card-rulings, Social Climber (secondary)."""
    original(4, seats=[{"goods": {}, "house": "clay", "hand": ["I222"]}]).do("1 Occupation").expect(stone=0)


# --- Field Worker -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "grain", "food"), [(3, 1, 0), (4, 0, 1), (5, 0, 1)])
def test_field_worker_gets_something_when_another_player_sows(players: int, grain: int, food: int) -> None:
    seats = [{"goods": {"grain": 2}, "fields": {"c1": {}, "d1": {}}}, {"goods": {}, "cards": ["I224"]}]
    original(players, seats=seats).do(SOW, "sow 2 grain").expect(1, grain=grain, food=food)


def test_field_worker_gets_nothing_for_the_own_sowing() -> None:
    farm = {"goods": {"grain": 1}, "fields": {"c1": {}}, "cards": ["I224"]}
    original(3, seats=[farm]).do(SOW).expect(grain=0)


def test_field_worker_gets_nothing_when_another_player_bakes() -> None:
    seats = [{"goods": {"grain": 1}, "cards": ["M-fireplace-2"]}, {"goods": {}, "cards": ["I224"]}]
    original(3, seats=seats).do(SOW).expect(0, food=2).expect(1, grain=0)


# --- Church Warden ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_church_warden_brings_wood_by_the_rounds_left(round: int, wood: int) -> None:
    """original-card-rulings, Church Warden (secondary): 1/3/6/9 rounds give 1/2/3/4."""
    original(seats=[{"goods": {}, "hand": ["I227"]}], round=round).do("1 Occupation").expect(wood=wood)


def _last_of_round_14(placed: int, cards: list[str]) -> Table:
    """Seat 1 places the fifth person, or the only one, of a family of five; seat 0 has the card."""
    spaces = ["Day Laborer", "Take 1 Grain", "1 Clay", "1 Reed"][:placed]
    big = {"goods": {"food": 20}, "family": 5, "rooms": ["a1", "a2", "a3", "b1", "b2"], "home": 1, "placed": spaces}
    seats = [{"goods": {"food": 20}, "home": 0, "cards": cards}, big]
    return original(seats=seats, round=14, turn=1).do("Fishing")


def test_church_warden_gives_3_points_to_whoever_placed_5_people_in_round_14() -> None:
    table = _last_of_round_14(4, ["I227"])
    assert table.game.is_terminal()
    assert _points_by(table, 1, "Church Warden") == 3
    assert _points_by(table, 0, "Church Warden") == 0


def test_church_warden_counts_people_who_worked() -> None:
    table = _last_of_round_14(3, ["I227"])
    assert table.game.is_terminal()
    assert _points_by(table, 1, "Church Warden") == 0


def test_church_warden_gives_nothing_before_the_end() -> None:
    farm = {"family": 5, "rooms": ["a1", "a2", "a3", "b1", "b2"], "cards": ["I227"]}
    assert _points_by(original(seats=[farm], round=14), 0, "Church Warden") == 0


# --- Sycophant --------------------------------------------------------------------------------------------------------


def test_sycophant_is_paid_by_others_and_gets_1_food_more() -> None:
    table = original(4, seats=[{"goods": {"food": 1}}, {"goods": {}, "cards": ["I229"]}]).do("Take 1 Grain")
    table.expect(0, food=0, grain=1).expect(1, food=2)


def test_sycophant_gets_1_food_for_the_own_grain() -> None:
    original(4, seats=[{"goods": {}, "cards": ["I229"]}]).do("Take 1 Grain").expect(food=1, grain=1)


def test_sycophant_is_paid_first() -> None:
    """OP-27: the fee is paid first, so the grain taken can't be turned into it."""
    table = original(4, seats=[{"goods": {}}, {"goods": {}, "cards": ["I229"]}])
    assert "Take 1 Grain" not in table.offers()
    assert "1 food short" in table.why_not("Take 1 Grain")


def test_sycophant_may_be_paid_with_a_grain_in_the_supply() -> None:
    table = original(4, seats=[{"goods": {"grain": 1}}, {"goods": {}, "cards": ["I229"]}]).do("Take 1 Grain")
    table.expect(0, food=0, grain=1).expect(1, food=2)


def test_sycophant_is_not_paid_for_grain_from_a_card() -> None:
    """original-card-rulings, Granary: not a use of Take 1 Grain."""
    promises = [{"round": 6, "seat": 0, "card": "K116", "goods": {"grain": 1}}]
    seats = [{"goods": {"food": 1}, "cards": ["K116"]}, {"goods": {}, "cards": ["I229"]}]
    table = original(4, seats=seats, round=6, phase="preparation", promises=promises)
    table.expect(0, food=1, grain=1).expect(1, food=0)


# --- Clay Digger ------------------------------------------------------------------------------------------------------

PIT = "1 Clay (Clay Digger)"


def test_clay_digger_opens_a_space_with_3_clay() -> None:
    seats = [{"goods": {}, "hand": ["I230"]}, {"goods": {"food": 3}}]
    table = original(4, seats=seats).do("1 Occupation")
    assert table.lying_on(PIT) == {"clay": 3}
    table.do(PIT).expect(0, food=3).expect(1, food=0, clay=3)


def test_clay_digger_space_gets_1_clay_in_each_round() -> None:
    seats = [{"goods": {}, "cards": ["I230"]}]
    table = original(4, seats=seats, round=5, phase="preparation", stock={PIT: {"clay": 2}})
    assert table.lying_on(PIT) == {"clay": 3}


def test_clay_digger_uses_the_space_for_nothing() -> None:
    """OP-61: the owner pays nothing."""
    original(4, seats=[{"goods": {}, "cards": ["I230"]}], stock={PIT: {"clay": 3}}).do(PIT).expect(food=0, clay=3)


def test_clay_digger_space_is_closed_to_who_can_not_pay_3_food() -> None:
    seats = [{"goods": {}, "cards": ["I230"]}, {"goods": {"food": 2}}]
    table = original(4, seats=seats, turn=1, stock={PIT: {"clay": 3}})
    assert "1 food short" in table.why_not(PIT)
    assert PIT not in table.offers()


def test_clay_digger_space_is_another_space_than_2_clay() -> None:
    table = original(4, seats=[{"goods": {}, "cards": ["I230"]}], stock={PIT: {"clay": 3}}).do(PIT)
    assert "1 Clay" in table.offers()


# --- Midwife ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "other", "food"), [(2, 2, 1), (2, 3, 2), (2, 4, 2), (3, 2, 0), (4, 2, 0)])
def test_midwife_gets_food_for_a_family_that_is_larger_then(own: int, other: int, food: int) -> None:
    rooms = ["a1", "a2", "a3", "b1", "b2"]
    seats = [
        {"goods": {}, "family": other, "rooms": rooms},
        {"goods": {}, "family": own, "rooms": rooms, "cards": ["I232"]},
    ]
    original(4, seats=seats, round=7).do(GROWTH).expect(1, food=food)


def test_midwife_gets_nothing_for_the_own_child() -> None:
    farm = {"goods": {}, "rooms": ["a1", "a2", "a3"], "cards": ["I232"]}
    original(4, seats=[farm], round=7).do(GROWTH).expect(food=0)


def test_midwife_gets_food_from_the_general_supply() -> None:
    """original-card-rulings, Midwife (secondary)."""
    seats = [{"goods": {"food": 3}, "rooms": ["a1", "a2", "a3"]}, {"goods": {}, "cards": ["I232"]}]
    original(4, seats=seats, round=7).do(GROWTH).expect(0, food=3).expect(1, food=1)


@pytest.mark.parametrize(("answer", "food"), [("pay 3 food, then family growth", 2), ("done", 1)])
def test_midwife_looks_at_the_family_when_both_twins_are_there(answer: str, food: int) -> None:
    """Mother of Twins brings two new people instead of one: that is one growth."""
    mother = {"goods": {"food": 3}, "rooms": ["a1", "a2", "a3"], "cards": ["Z336"]}
    table = original(4, seats=[mother, {"goods": {}, "cards": ["I232"]}], round=7)
    table.do(GROWTH, answer).expect(1, food=food)


# --- Juggler ----------------------------------------------------------------------------------------------------------

FOUR_FOOD = {"Traveling Players": {"food": 4}}


def test_juggler_takes_twice_the_food() -> None:
    table = original(4, seats=[{"goods": {}, "cards": ["I237"]}], stock=FOUR_FOOD).do("Traveling Players")
    assert len(table.offers()) == 2
    table.do(table.offers()[0]).expect(food=8)


def test_juggler_gives_1_food_for_each_card_of_the_others() -> None:
    """OP-48: 1 food per card; own cards cost nothing."""
    seats = [
        {"goods": {}, "cards": ["I237", "K269"]}, {"goods": {}, "cards": ["I249", "I257"]},
        {"goods": {}, "cards": ["I260"]}, {"goods": {}},
    ]  # fmt: skip
    table = original(4, seats=seats, stock=FOUR_FOOD).do("Traveling Players")
    table.do(table.offers()[0])
    table.expect(0, food=6).expect(1, food=2).expect(2, food=0).expect(3, food=0)


def test_juggler_may_leave_it() -> None:
    seats = [{"goods": {}, "cards": ["I237"]}, {"goods": {}, "cards": ["I257"]}]
    table = original(4, seats=seats, stock=FOUR_FOOD).do("Traveling Players", "done")
    table.expect(0, food=4).expect(1, food=0)


def test_juggler_on_the_5_player_card_needs_the_food_taken_there() -> None:
    farm = {"goods": {"wood": 5, "reed": 2}, "cards": ["I237"]}
    room = original(5, seats=[farm]).do("Build 1 Room or Traveling Players", "build 1 room", "room a1")
    assert room.game.question.code == "ask-place"
    food = original(5, seats=[farm]).do("Build 1 Room or Traveling Players", "take the goods")
    assert len(food.offers()) == 2


# --- Clay Plasterer ---------------------------------------------------------------------------------------------------


def test_clay_plasterer_renovates_to_clay_for_1_clay_and_1_reed() -> None:
    farm = {"goods": {"clay": 1, "reed": 1}, "rooms": ["a1", "a2", "a3", "b1"], "cards": ["I241"]}
    table = original(seats=[farm], round=7).do(RENOVATE).expect(clay=0, reed=0)
    assert table.yard()["house"] == "clay"


def test_clay_plasterer_builds_clay_rooms_for_3_clay_and_2_reed() -> None:
    farm = {"goods": {"clay": 6, "reed": 4}, "house": "clay", "cards": ["I241"]}
    original(seats=[farm]).do(ROOMS, "room a1", "room b1").expect(clay=0, reed=0)


def test_clay_plasterer_is_nothing_for_wooden_rooms_or_stone() -> None:
    assert original(seats=[{"goods": {"clay": 6, "reed": 4}, "cards": ["I241"]}]).why_not(ROOMS)
    stone = {"goods": {"clay": 1, "stone": 1, "reed": 1}, "house": "clay", "cards": ["I241"]}
    assert original(seats=[stone], round=7).why_not(RENOVATE)


def test_clay_plasterer_does_not_combine_with_another_price_of_a_room() -> None:
    """original-card-rulings, Clay Plasterer: one price list per room (Carpenter: 3 clay and 2 reed at best)."""
    farm = {"goods": {"clay": 3, "reed": 2}, "house": "clay", "cards": ["I241", "E037"]}
    original(seats=[farm]).do(ROOMS, "room a1").expect(clay=0, reed=0)
    poor = {"goods": {"clay": 2, "wood": 0, "reed": 1}, "house": "clay", "cards": ["I241", "E037"]}
    assert original(seats=[poor]).why_not(ROOMS)


def test_clay_plasterer_combines_with_the_bricklayer() -> None:
    """original 12.11: reductions come on top of a price list."""
    farm = {"goods": {"clay": 1, "reed": 2}, "house": "clay", "cards": ["I241", "I243"]}
    original(seats=[farm]).do(ROOMS, "room a1").expect(clay=0, reed=0)


# --- Outrider ---------------------------------------------------------------------------------------------------------

CARDS_IN_ORDER = [
    "sheep_1", "sow_bake", "major_minor_improvement", "fences", "stone_1_stage2", "renovate_improvement",
    "family_growth_minor", "take_1_vegetable", "wild_boar_1", "stone_1_stage4", "cattle_1", "plow_sow",
    "family_growth_no_room", "renovate_fences",
]  # fmt: skip


def test_outrider_gets_grain_on_the_newest_round_card() -> None:
    table = original(4, seats=[{"goods": {}, "cards": ["I261"]}], round=8, round_cards=CARDS_IN_ORDER)
    table.do("Take 1 Vegetable").expect(vegetable=1, grain=1)


def test_outrider_gets_nothing_on_older_cards_or_other_spaces() -> None:
    for space in ("1 Sheep", "Day Laborer"):
        table = original(4, seats=[{"goods": {}, "cards": ["I261"]}], round=8, round_cards=CARDS_IN_ORDER)
        table.do(space).expect(grain=0)


def test_outrider_gets_the_grain_before_the_second_part_of_the_space() -> None:
    """OP-27: own bonus effects come before the optional second part, so the grain can pay for it."""
    farm = {"goods": {}, "rooms": ["a1", "a2", "a3"], "cards": ["I261"], "hand": ["E039"]}
    table = original(4, seats=[farm], round=7, round_cards=CARDS_IN_ORDER).do(GROWTH, "play Market Stall")
    table.expect(grain=0, vegetable=1)
    assert table.game.current_player == 1


def test_outrider_gets_one_grain_for_a_renovation() -> None:
    farm = {"goods": {"clay": 2, "reed": 1}, "cards": ["I261"]}
    original(4, seats=[farm], round=6, round_cards=CARDS_IN_ORDER).do(RENOVATE).expect(grain=1)
    again = {"goods": {}, "cards": ["I261"], "placed": ["Fishing"], "home": 1, "card_state": {"I261": [8, 1]}}
    original(4, seats=[again], round=8, round_cards=CARDS_IN_ORDER).do("Take 1 Vegetable").expect(grain=1)


def test_outrider_gets_nothing_when_others_use_it() -> None:
    seats = [{"goods": {}}, {"goods": {}, "cards": ["I261"]}]
    table = original(4, seats=seats, round=8, round_cards=CARDS_IN_ORDER).do("Take 1 Vegetable")
    table.expect(1, grain=0)


# --- Water Carrier ----------------------------------------------------------------------------------------------------

WELL = {"wood": 1, "stone": 3}


def test_water_carrier_lays_out_food_when_somebody_builds_the_well() -> None:
    table = original(seats=[{"goods": WELL}, {"goods": {}, "cards": ["I262"]}], round=11).do(IMPROVE)
    mine = [promise.round for promise in table.game.state.promises if promise.seat == 1]
    assert mine == [12, 13, 14]


def test_water_carrier_played_later_lays_out_food_at_once() -> None:
    """original-card-rulings, Maid (secondary): likewise Water Carrier; the Village Well was a Well too."""
    for well in ("M-well", "I066"):
        seats = [{"goods": {}, "hand": ["I262"]}, {"goods": {}, "cards": [well]}]
        assert set(_laid_out(original(seats=seats, round=12).do("1 Occupation"))) == {13, 14}


def test_water_carrier_does_nothing_for_the_village_well_but_for_a_second_well() -> None:
    """original-card-rulings, Water Carrier."""
    seats = [{"goods": {}, "cards": ["M-well"], "hand": ["I066"]}, {"goods": WELL, "cards": ["I262"]}]
    table = original(seats=seats, round=12).do(START, "play Village Well")
    assert not [promise for promise in table.game.state.promises if promise.seat == 1]
    table.do(IMPROVE)
    assert [p.round for p in table.game.state.promises if p.seat == 1 and p.card == "I262"] == [13, 14]


def test_water_carrier_waits_without_a_well() -> None:
    assert _laid_out(original(seats=[{"goods": {}, "hand": ["I262"]}]).do("1 Occupation")) == {}


# --- Fencer -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wood", "fence", "got"), [(4, "fence e1", 1), (6, "fence d1 e1", 2)])
def test_fencer_gets_wood_when_another_player_builds_fences(wood: int, fence: str, got: int) -> None:
    seats = [{"goods": {"wood": wood}}, {"goods": {}, "cards": ["I264"]}]
    table = original(4, seats=seats).do("Fences", fence)
    table.expect(0, wood=0).expect(1, wood=got)


def test_fencer_counts_all_fences_of_an_action_together() -> None:
    seats = [{"goods": {"wood": 7}}, {"goods": {}, "cards": ["I264"]}]
    original(4, seats=seats).do("Fences", "fence e1", "fence d1").expect(0, wood=0).expect(1, wood=2)


def test_fencer_gets_nothing_for_the_own_fences() -> None:
    """original-card-rulings, Fencer (secondary)."""
    original(4, seats=[{"goods": {"wood": 4}, "cards": ["I264"]}]).do("Fences", "fence e1").expect(wood=0)


# --- Rancher ----------------------------------------------------------------------------------------------------------


def _round_starts(*fields: int) -> Table:
    """Everybody has so many fields; the first has the Rancher."""
    cells = ["c1", "d1", "e1", "c2"]
    seats = [
        {"goods": {}, "fields": {cell: {} for cell in cells[:number]}, "cards": ["I340"] if seat == 0 else []}
        for seat, number in enumerate(fields)
    ]
    return original(4, seats=seats, round=6, phase="preparation")


def test_rancher_gets_wood_with_the_largest_farm() -> None:
    _round_starts(3, 2, 2, 0).expect(wood=1)


def test_rancher_gets_nothing_at_a_tie() -> None:
    """original-card-rulings, Rancher (secondary)."""
    _round_starts(3, 3, 0, 0).expect(wood=0)


def test_rancher_gets_nothing_with_a_smaller_farm() -> None:
    _round_starts(1, 0, 0, 2).expect(wood=0)


# --- Harvest Helper ---------------------------------------------------------------------------------------------------


def _harvest(*others: dict[str, Any]) -> Table:
    """The seat with the Harvest Helper comes first; everybody has enough to eat."""
    seats = [{"goods": {"food": 4}, "cards": ["I223"]}, *({"goods": {"food": 4}, **other} for other in others)]
    return original(3, seats=seats, round=4, phase="harvest")


def test_harvest_helper_takes_a_grain_of_another_player_who_gets_2_food() -> None:
    table = _harvest({"fields": {"c1": {"grain": 3}}})
    table.do("take 1 grain of player 2 from a field with 2").expect(0, grain=1, food=0).expect(1, grain=1, food=2)
    assert table.yard(1)["fields"] == {"c1": {"grain": 1}}


def test_harvest_helper_chooses_the_field_and_may_leave_it() -> None:
    fields = {"c1": {"grain": 3}, "d1": {"grain": 2}, "e1": {"grain": 3}, "c2": {"vegetable": 2}}
    table = _harvest({"fields": fields}, {"fields": {"c1": {"grain": 2}}})
    assert table.offers() == [
        "take 1 grain of player 2 from a field with 2", "take 1 grain of player 2 from a field with 1",
        "take 1 grain of player 3 from a field with 1", "done",
    ]  # fmt: skip
    table.do("done").expect(0, grain=0).expect(1, grain=3, food=0)


def test_harvest_helper_takes_the_last_grain_of_a_field() -> None:
    table = _harvest({"fields": {"c1": {"grain": 2}}}).do("take 1 grain of player 2 from a field with 1")
    assert table.yard(1)["fields"] == {"c1": {}}


def test_harvest_helper_does_not_take_from_the_own_fields() -> None:
    """original-card-rulings, Harvest Helper."""
    farm = {"goods": {"food": 4}, "fields": {"c1": {"grain": 3}}, "cards": ["I223"]}
    table = original(3, seats=[farm, {"goods": {"food": 4}}, {"goods": {"food": 4}}], round=4, phase="harvest")
    assert table.game.round == 5


def test_harvest_helper_may_take_from_the_acreage() -> None:
    """original-card-rulings, Harvest Helper and Acreage."""
    table = _harvest({"cards": ["K105"], "card_state": {"K105": [GRAINS + 3, GRAINS + 2]}})
    assert table.offers()[:2] == [
        "take 1 grain of player 2 from Acreage with 2", "take 1 grain of player 2 from Acreage with 1",
    ]  # fmt: skip
    table.do("take 1 grain of player 2 from Acreage with 1").expect(0, grain=1)
    assert table.farm(1).card_state["K105"] == (GRAINS + 2, 0)


def test_harvest_helper_comes_after_the_corn_storehouse() -> None:
    """original-card-rulings, Harvest Helper: Corn Storehouse goes first (OP-14: step 4)."""
    table = _harvest({"goods": {"food": 4, "grain": 1}, "fields": {"c1": {}}, "cards": ["I086"]})
    assert table.game.current_player == 1
    table.do("sow 1 grain")
    assert table.game.current_player == 0
    assert table.offers()[0].startswith("take 1 grain of player 2")


# --- Hide Farmer ------------------------------------------------------------------------------------------------------

SPARE = "pay 1 food, then spare a space"


def _before_scoring(players: int = 3, **farm: Any) -> Table:
    goods = {"food": 4, **farm.pop("goods", {})}
    seats = [{"cards": ["I236"], **farm, "goods": goods}, *({"goods": {"food": 4}} for _ in range(players - 1))]
    return original(players, seats=seats, round=14, phase="breeding")


def test_hide_farmer_pays_for_unused_spaces() -> None:
    table = _before_scoring(goods={"food": 2})
    before = table.total()
    table.do(SPARE, SPARE).expect(food=0)
    assert table.game.is_terminal()
    assert table.total() == before + 2
    assert _points_by(table, 0, "Hide Farmer") == 2


def test_hide_farmer_may_stop_at_any_time() -> None:
    table = _before_scoring(goods={"food": 3}).do(SPARE, "done").expect(food=2)
    assert _points_by(table, 0, "Hide Farmer") == 1


def test_hide_farmer_pays_for_no_more_spaces_than_there_are() -> None:
    cells = ["a1", "b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2", "b3", "c3", "d3"]
    table = _before_scoring(goods={"food": 5}, fields={cell: {} for cell in cells}).do(SPARE)
    assert table.game.is_terminal()
    table.expect(food=4)


def test_hide_farmer_may_turn_crops_into_food_but_no_animals() -> None:
    """original 8.13: no animal becomes food after the last breeding."""
    table = _before_scoring(goods={"food": 0, "grain": 1, "sheep": 1}, cards=["I236", "M-fireplace-2"])
    table.do(SPARE).expect(grain=0, sheep=1)
    none = _before_scoring(goods={"food": 0, "sheep": 1}, cards=["I236", "M-fireplace-2"])
    assert none.game.is_terminal()


def test_hide_farmer_leaves_nothing_negative_where_all_is_paid() -> None:
    """OP-40: what is not lost is not negative; the Constable asks for it."""
    cells = ["a1", "b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2", "b3", "c3", "d3"]
    table = _before_scoring(goods={"food": 5}, fields={cell: {} for cell in cells}).do(SPARE)
    assert table.farm().card_state["I236"] == (1,)
    assert losses.spaces_paid_for(table.game.state, 0) == 1


# --- Chamberlain and cards that place a person out of turn ------------------------------------------------------------


def test_chamberlain_opens_the_cards_to_come_for_the_second_person_of_the_lasso() -> None:
    farm = {"goods": {}, "cards": ["I238", "I088"], "card_state": {"I238": [1]}}
    table = original(seats=[farm], round=11, stock={"1 Sheep": {"sheep": 1}}).do("1 Sheep")
    assert "Family Growth even without Room" in table.offers()


def test_chamberlain_opens_the_cards_to_come_for_the_taster() -> None:
    seats = [{"goods": {}}, {"goods": {"food": 1}, "cards": ["I238", "I260"], "card_state": {"I238": [1]}}]
    table = original(4, seats=seats, round=11, phase="preparation")
    table.do("pay 1 food, then give it to the starting player, then place another person")
    assert "Family Growth even without Room" in table.offers()


# --- Taster -----------------------------------------------------------------------------------------------------------

TASTE = "pay 1 food, then give it to the starting player, then place another person"


def test_taster_places_when_the_cards_of_all_players_have_acted() -> None:
    """original 5, OP-19: what happens at the start of the work phase comes before the first placement."""
    seats = [{"goods": {}}, {"goods": {"food": 1}, "cards": ["I260"]}, {"goods": {}, "cards": ["K284"]}]
    table = original(4, seats=seats, round=5, phase="preparation", stock={"3 Wood": {"wood": 3}}).do(TASTE)
    assert table.game.current_player == 2
    assert agricola.from_position(table.game.position()).legal_actions() == table.game.legal_actions()
    table.do("distribute the wood")
    assert table.game.current_player == 1
    assert "3 Wood" not in table.offers()
    table.do("1 Reed")
    assert table.game.current_player == 0


def test_taster_who_declines_waits_for_the_normal_turn() -> None:
    seats = [{"goods": {}}, {"goods": {"food": 1}, "cards": ["I260"]}, {"goods": {}, "cards": ["K308"]}]
    table = original(4, seats=seats, round=5, phase="preparation").do("done")
    assert table.game.current_player == 2
    table.do("done")
    assert table.game.current_player == 0


def test_taster_gives_up_the_food_for_good() -> None:
    seats = [{"goods": {}}, {"goods": {"food": 1}, "cards": ["I260"]}]
    table = original(4, seats=seats, round=5, phase="preparation").do(TASTE)
    table.expect(0, food=1).expect(1, food=0)
