"""Minor improvements of deck E from number 37 on: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import CROP_KIND, build_stables, may, occupation, round_start, vegetable_fields, wood
from agricola.engine.economy.crops import crop_stacks
from tests.cards.hands import IDLERS
from tests.cards.original_table import (
    GROWTH,
    IMPROVE,
    RENOVATE,
    ROOMS,
    SOW,
    START,
    feeding,
    holding,
    original,
    owning,
    promised,
)
from tests.kit import Table


def lying(table: Table) -> list[int]:
    """How many crops lie on each field and field card of seat 0."""
    return [stack % CROP_KIND for stack in crop_stacks(table.farm())]


# --- Clay Supports ----------------------------------------------------------------------------------------------------


def test_clay_supports_are_another_price_for_a_clay_room() -> None:
    seat: dict[str, Any] = {"goods": {"clay": 2, "wood": 1, "reed": 1}, "house": "clay"}
    owning("E037", **seat).do(ROOMS, "room b2").expect(clay=0, wood=0, reed=0)


def test_clay_supports_are_decided_room_by_room() -> None:
    """Ruling: one room for 5 clay and 2 reed, another for 2 clay, 1 wood and 1 reed, in one action."""
    seat: dict[str, Any] = {"goods": {"clay": 7, "wood": 1, "reed": 3}, "house": "clay"}
    table = owning("E037", **seat).do(ROOMS, "room b2")
    assert table.offers() == ["pay 5 clay, 2 reed", "pay 1 wood, 2 clay, 1 reed"]
    table.do("pay 5 clay, 2 reed", "room b3").expect(clay=0, wood=0, reed=0)


def test_clay_supports_do_not_combine_with_axe() -> None:
    """Ruling: one of the price lists for a room. Axe is for wooden rooms, so each has its own house."""
    clay: dict[str, Any] = {"goods": {"clay": 2, "wood": 3, "reed": 2}, "house": "clay"}
    owning("E013", "E037", **clay).do(ROOMS, "build rooms", "room b2").expect(clay=0, wood=2, reed=1)
    wooden: dict[str, Any] = {"goods": {"clay": 2, "wood": 2, "reed": 2}}
    owning("E013", "E037", **wooden).do(ROOMS, "build rooms", "room b2").expect(clay=2, wood=0, reed=0)


# --- Madonna Statue ---------------------------------------------------------------------------------------------------


def test_madonna_statue_takes_two_improvements_back() -> None:
    """Secondary note: any two improvements on the table, major or minor."""
    table = holding("E038", cards=["M-pottery", "E012", "E207"]).do(START, "play Madonna Statue")
    assert [card.id for card in table.farm().cards] == ["E207", "E038"]
    assert "M-pottery" in [card.id for card in table.game.state.majors]
    assert table.score()["cards"] == 2


def test_madonna_statue_lets_its_player_choose_the_two() -> None:
    table = holding("E038", cards=["M-pottery", "E012", "E028"]).do(START, "play Madonna Statue")
    assert table.offers() == [
        "return Pottery and Fishing Rod", "return Pottery and Clogs", "return Fishing Rod and Clogs",
    ]  # fmt: skip
    table.do("return Fishing Rod and Clogs")
    assert [card.id for card in table.farm().cards] == ["M-pottery", "E038"]


def test_madonna_statue_needs_two_improvements_in_front() -> None:
    """Collective ruling: cards in hand can't be returned; occupations are no improvements."""
    table = holding("E038", cards=["E012", "E207", "E172"])
    assert "return 2 improvements is not possible" in table.lacks("Madonna Statue")
    table.do(START)
    assert table.game.current_player == 1


def test_madonna_statue_makes_animals_leave_a_card_that_is_returned() -> None:
    table = holding("E038", cards=["E058", "E012"], goods={"sheep": 3}).do(START, "play Madonna Statue")
    table.expect(sheep=1)


@pytest.mark.parametrize("cards", [["E058", "M-fireplace-2"], ["M-fireplace-2", "E058"]])
@pytest.mark.parametrize("asked", [False, True])
def test_madonna_statue_lets_animals_be_cooked_before_the_fireplace_goes(cards: list[str], asked: bool) -> None:
    """Two sheep of Animal Yard find no place: the Fireplace, which is returned too, still makes food of them."""
    seat = {"goods": {"sheep": 3}, "hand": ["E038"], "cards": cards}
    table = original(2, round=4, seats=[seat], ask_forced=asked).do(START, "play Madonna Statue")
    while table.game.current_player == 0:
        (forced,) = table.game.legal_actions()
        table.game.apply(forced)
    table.expect(sheep=1, food=4)
    assert [card.id for card in table.farm().cards] == ["E038"]


def test_madonna_statue_takes_the_crops_of_a_field_card_along() -> None:
    seat: dict[str, Any] = {"cards": ["E018", "E012"], "goods": {"vegetable": 1}}
    table = holding("E038", players=1, **seat).do(SOW)
    assert lying(table) == [2]
    table.do(START, "play Madonna Statue")
    assert lying(table) == []
    assert "E018" not in table.farm().card_state


# --- Market Stall -----------------------------------------------------------------------------------------------------


def test_market_stall_trades_a_grain_for_a_vegetable_and_goes_to_the_left() -> None:
    table = holding("E039", goods={"grain": 1}).do(START, "play Market Stall").expect(grain=0, vegetable=1)
    assert [card.id for card in table.farm(1).hand] == ["E039"]


def test_market_stall_needs_a_grain_in_the_supply() -> None:
    """Ruling: without grain in the supply it can't be played; grain on a field is not there."""
    table = holding("E039", goods={"food": 5}, fields={"c1": {"grain": 3}})
    assert "1 grain short" in table.lacks("Market Stall")


def test_market_stall_leaves_a_solo_game() -> None:
    table = holding("E039", players=1, goods={"grain": 1}).do(START, "play Market Stall").expect(vegetable=1)
    assert (table.farm().cards, table.farm().hand) == ((), ())


# --- Mini Pasture -----------------------------------------------------------------------------------------------------


def test_mini_pasture_fences_a_space_without_wood_and_goes_to_the_left() -> None:
    table = holding("E040", goods={"food": 2}).do(START, "play Mini Pasture", "fence c1").expect(food=0)
    assert [pasture["cells"] for pasture in table.yard()["pastures"]] == [["c1"]]
    assert [card.id for card in table.farm(1).hand] == ["E040"]


def test_mini_pasture_lies_beside_the_pastures_that_there_are() -> None:
    """Ruling: orthogonally adjacent to an existing pasture."""
    table = holding("E040", goods={"food": 2}, pastures=[["d1", "e1"]]).do(START, "play Mini Pasture")
    assert table.offers() == ["fence c1", "fence d2", "fence e2"]


def test_mini_pasture_divides_no_pasture() -> None:
    """Ruling: it is a new pasture beside those that there are; cutting one up makes no new one (Shepherd's Crook)."""
    full: dict[str, Any] = {cell: {} for cell in ("b1", "c1", "b2", "c2", "b3", "c3")}
    farm: dict[str, Any] = {"goods": {"food": 2}, "rooms": ["a1", "a2", "a3"], "fields": full}
    pastures = [["d1", "e1"], ["d2", "e2"]]
    table = holding("E040", **farm, pastures=pastures).do(START, "play Mini Pasture")
    assert table.offers() == ["fence d3", "fence e3"]
    assert "no single space" in holding("E040", **farm, pastures=[*pastures, ["d3", "e3"]]).lacks("Mini Pasture")


def test_mini_pasture_combines_with_stablehand() -> None:
    """Ruling: the new fences bring Stablehand's free stable."""
    table = holding("E040", goods={"food": 2}, cards=["E207"]).do(START, "play Mini Pasture", "fence c1", "stable c1")
    assert table.yard()["pastures"] == [{"cells": ["c1"], "capacity": 4}]


# --- Millstone --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("moves", "food"), [(["bake 1 grain", "done"], 2 + 2), (["bake 3 grain"], 6 + 2)])
def test_millstone_gives_2_food_for_any_number_of_grain(moves: list[str], food: int) -> None:
    owning("E041", "M-fireplace-2", goods={"grain": 3}).do(SOW, *moves).expect(food=food)


def test_millstone_counts_all_the_bread_of_an_action_once() -> None:
    table = owning("E041", "M-fireplace-2", goods={"grain": 3}).do(SOW, "bake 1 grain", "bake 2 grain")
    table.expect(food=6 + 2)


def test_millstone_gives_2_food_when_baker_bakes_in_a_harvest() -> None:
    """Ruling: with Baker at most 2 more food in a harvest."""
    seat = {"goods": {"grain": 2}, "cards": ["E041", "E150", "M-fireplace-2"]}
    table = original(1, round=4, phase="harvest", seats=[seat]).do("bake 2 grain")
    table.expect(food=4 + 2 - 6)
    assert table.farm().begging == 0


def test_millstone_is_no_oven() -> None:
    assert SOW not in owning("E041", goods={"grain": 3}).offers()


def test_millstone_gives_2_food_for_the_bread_of_a_new_oven() -> None:
    seat = {"goods": {"clay": 3, "stone": 1, "grain": 1}, "cards": ["E041"]}
    table = original(seats=[seat]).do(IMPROVE, "build Clay Oven", "bake 1 grain").expect(food=5 + 2)
    assert table.game.current_player == 1


def test_millstone_is_nothing_for_grain_that_is_eaten_raw() -> None:
    feeding("E041", grain=4).do("convert 4 grain to 4 food").expect(food=0)


# --- Helpful Neighbors ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["stone", "reed"])
def test_helpful_neighbors_give_1_stone_or_1_reed_and_go_to_the_left(good: str) -> None:
    table = holding("E042", goods={"wood": 1}).do(START, "play Helpful Neighbors", f"take 1 {good}")
    table.expect(wood=0, **{good: 1})
    assert [card.id for card in table.farm(1).hand] == ["E042"]


def test_helpful_neighbors_cost_a_wood_or_a_clay() -> None:
    table = holding("E042", goods={"wood": 1, "clay": 1}).do(START, "play Helpful Neighbors")
    assert table.offers() == ["pay 1 wood", "pay 1 clay"]
    table.do("pay 1 clay", "take 1 reed").expect(wood=1, clay=0, reed=1)


def test_helpful_neighbors_can_not_be_had_for_reed() -> None:
    table = holding("E042", goods={"reed": 3, "stone": 3}).do(START)
    assert table.game.current_player == 1


# --- Fruit Tree -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "first"), [(4, 8), (8, 9), (12, 13)])
def test_fruit_tree_puts_1_food_on_the_round_spaces_from_8_on(round: int, first: int) -> None:
    table = holding("E043", round=round, occupations=3).do(START, "play Fruit Tree")
    assert promised(table) == {number: {"food": 1} for number in range(first, 15)}


def test_fruit_tree_needs_three_occupations() -> None:
    assert "3 occupations" in holding("E043", occupations=2).lacks("Fruit Tree")


def test_fruit_tree_is_worth_a_point() -> None:
    assert owning("E043").score()["cards"] == 1


# --- Outhouse ---------------------------------------------------------------------------------------------------------


def test_outhouse_is_played_while_another_player_has_fewer_than_2_occupations() -> None:
    """Secondary note: the own occupations do not matter."""
    holding("E044", occupations=3, goods={"wood": 1, "clay": 1}).do(START, "play Outhouse").expect(wood=0, clay=0)


def test_outhouse_can_not_be_played_once_all_others_have_2() -> None:
    two, one = ["E172", "E173"], ["E172"]
    seat = {"goods": {"wood": 1, "clay": 1}, "hand": ["E044"]}
    assert "another player" in original(2, seats=[seat, {"cards": two}]).lacks("Outhouse")
    assert not original(2, seats=[seat, {"cards": one}]).lacks("Outhouse")
    assert not original(3, seats=[seat, {"cards": two}, {"cards": ["E179"]}]).lacks("Outhouse")


def test_outhouse_can_not_be_played_alone() -> None:
    """OP-54: there is no other player."""
    assert holding("E044", players=1, goods={"wood": 1, "clay": 1}).lacks("Outhouse")


# --- Private Forest ---------------------------------------------------------------------------------------------------


def test_private_forest_puts_1_wood_on_the_even_round_spaces_to_come() -> None:
    table = holding("E045", round=10, goods={"food": 2}).do(START, "play Private Forest").expect(food=0)
    assert promised(table) == {12: {"wood": 1}, 14: {"wood": 1}}


def test_private_forest_gives_nothing_for_the_current_round() -> None:
    table = holding("E045", round=14, goods={"food": 2}).do(START, "play Private Forest").expect(wood=0)
    assert promised(table) == {}


def test_private_forest_wood_comes_before_what_others_do_at_the_start_of_the_round() -> None:
    """Ruling on Groom: the wood may pay for something at the same round start (OP-1)."""
    groom = occupation(
        "Early Builder", id="TE-builder", text="Round start: a stable.",
        on=[round_start >> may(build_stables(wood(1), limit=1))],
    )  # fmt: skip
    table = holding("E045", players=1, round=5, goods={"food": 2}, home=1).with_cards(0, groom)
    table.do(START, "play Private Forest")
    assert table.game.round == 6
    table.do("stable c1").expect(wood=0)


# --- Sack Cart --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "left"), [(4, [5, 8, 11, 14]), (5, [8, 11, 14]), (13, [14])])
def test_sack_cart_puts_1_grain_on_four_round_spaces(round: int, left: list[int]) -> None:
    table = holding("E046", round=round, occupations=2, goods={"wood": 2}).do(START, "play Sack Cart")
    assert promised(table) == {number: {"grain": 1} for number in left}


def test_sack_cart_needs_two_occupations() -> None:
    assert "2 occupations" in holding("E046", occupations=1, goods={"wood": 2}).lacks("Sack Cart")


def test_sack_cart_costs_2_wood() -> None:
    assert "1 wood short" in holding("E046", occupations=2, goods={"wood": 1}).lacks("Sack Cart")


# --- Lettuce Patch ----------------------------------------------------------------------------------------------------


def _lettuce_harvest(*moves: str) -> Table:
    """The last person sows the card, and the harvest follows."""
    seat = {"goods": {"vegetable": 1, "food": 6}, "cards": ["E047"], "home": 1}
    return original(1, round=4, seats=[seat]).do(SOW, *moves)


def test_lettuce_patch_vegetable_may_become_4_food_when_it_is_harvested() -> None:
    _lettuce_harvest("pay 1 vegetable, then take 4 food").expect(vegetable=0, food=4)


def test_lettuce_patch_vegetable_is_an_ordinary_one_later() -> None:
    """Ruling: the 4 food are there only when it is turned into food at once."""
    table = _lettuce_harvest("done").expect(vegetable=1, food=0)
    assert not any("4 food" in offer for offer in table.offers())


def test_lettuce_patch_is_a_vegetable_field_but_not_in_scoring() -> None:
    """Ruling: while it is planted it counts as a vegetable field, never in scoring; its vegetables score."""
    table = _lettuce_harvest("done")
    assert vegetable_fields.of(table.game.state, 0) == 1
    assert (table.score()["fields"], table.score()["vegetables"]) == (-1, 2)


def test_lettuce_patch_pays_for_vegetables_of_its_own_alone() -> None:
    seat = {"goods": {"food": 6}, "cards": ["E047"], "fields": {"c1": {"vegetable": 2}}}
    table = original(1, round=4, phase="harvest", seats=[seat]).expect(vegetable=1)
    assert table.game.round == 5


@pytest.mark.parametrize("cards", [["E018", "K137", "E047"], ["E047", "E018", "K137"]])
def test_lettuce_patch_is_sown_before_cards_that_make_nothing_of_a_harvest(cards: list[str]) -> None:
    seat = {"goods": {"vegetable": 1, "food": 6}, "cards": cards, "home": 1}
    table = original(1, round=4, seats=[seat]).do(SOW, "pay 1 vegetable, then take 4 food").expect(vegetable=0)
    assert set(table.farm().card_state) == {"E047"}


def test_lettuce_patch_takes_vegetables_alone_and_needs_three_occupations() -> None:
    assert SOW not in owning("E047", goods={"grain": 1}).offers()
    assert "3 occupations" in holding("E047", occupations=2).lacks("Lettuce Patch")


# --- Reed Pond --------------------------------------------------------------------------------------------------------


def test_reed_pond_puts_1_reed_on_the_next_3_round_spaces() -> None:
    table = holding("E048", round=6, occupations=3).do(START, "play Reed Pond")
    assert promised(table) == {7: {"reed": 1}, 8: {"reed": 1}, 9: {"reed": 1}}


def test_reed_pond_ends_with_the_game() -> None:
    table = holding("E048", round=13, occupations=3).do(START, "play Reed Pond")
    assert promised(table) == {14: {"reed": 1}}


def test_reed_pond_needs_three_occupations() -> None:
    assert "3 occupations" in holding("E048", occupations=2).lacks("Reed Pond")


# --- Writing Desk -----------------------------------------------------------------------------------------------------


def _at_the_desk(space: str = "1 Occupation", players: int = 2, cards: tuple[str, ...] = (), **goods: int) -> Table:
    """The desk and two occupations in front, three more in hand; the owner goes to a space."""
    table = original(players, seats=[{"goods": goods, "cards": ["E049", *cards, "E172", "E173"]}])
    return table.with_hand(0, *IDLERS[:3]).do(space)


def test_writing_desk_plays_a_second_occupation_for_2_food() -> None:
    table = _at_the_desk(food=3).do("play Idler 0").expect(food=2)
    assert table.offers() == ["play Idler 1", "play Idler 2", "done"]
    table.do("play Idler 1").expect(food=0)
    assert table.game.current_player == 1


def test_writing_desk_gives_no_third_occupation_and_may_be_left_alone() -> None:
    table = _at_the_desk(food=9).do("play Idler 0", "play Idler 1").expect(food=6)
    assert table.game.current_player == 1
    assert _at_the_desk(food=9).do("play Idler 0", "done").expect(food=8).game.current_player == 1


def test_writing_desk_needs_the_2_food() -> None:
    assert _at_the_desk(food=2).do("play Idler 0").game.current_player == 1


def test_writing_desk_works_on_the_other_occupation_spaces() -> None:
    table = _at_the_desk("1 Occupation (3 players)", players=3, food=4).do("play Idler 0", "play Idler 1")
    table.expect(food=0)


def test_writing_desk_has_two_occupations_before_it() -> None:
    assert "2 occupations" in holding("E049", occupations=1, goods={"wood": 1}).lacks("Writing Desk")


def test_writing_desk_sets_off_bookshelf_twice() -> None:
    """Ruling on Bookshelf: 3 food for each of both occupations, each time before it is paid."""
    table = _at_the_desk(cards=("K112",)).do("play Idler 0").expect(food=2)
    table.do("play Idler 1").expect(food=2 + 3 - 2)


def test_writing_desk_is_nothing_for_an_occupation_that_a_card_plays() -> None:
    """An occupation that Educator plays is no occupation action on a space."""
    table = original(4, seats=[{"goods": {"food": 9}, "cards": ["E049", "K271"]}, {"goods": {"food": 2}}])
    table = table.with_hand(0, *IDLERS[:2]).with_hand(1, IDLERS[3])
    table.do("Day Laborer", "1 Occupation", "play Idler 0").expect(food=9 + 2 - 3)
    assert table.game.current_player == 2


# --- Builder's Trowel -------------------------------------------------------------------------------------------------

TROWEL = "Builder's Trowel: renovate to clay"


def test_builders_trowel_renovates_without_an_action_but_not_for_nothing() -> None:
    """Secondary note: the renovation is still paid."""
    table = owning("E050", goods={"clay": 2, "reed": 1}).do(TROWEL).expect(clay=0, reed=0)
    assert table.yard()["house"] == "clay"
    assert table.game.current_player == 0


def test_builders_trowel_is_for_a_wooden_hut_alone() -> None:
    assert TROWEL not in owning("E050", goods={"clay": 1, "reed": 1}).offers()
    table = owning("E050", goods={"clay": 9, "stone": 9, "reed": 9}, house="clay")
    assert not any("Trowel" in offer for offer in table.offers())


def test_builders_trowel_comes_before_a_renovation_to_stone() -> None:
    table = owning("E050", round=7, goods={"clay": 2, "stone": 2, "reed": 2}).do(TROWEL, RENOVATE)
    assert table.yard()["house"] == "stone"


def test_builders_trowel_may_be_used_between_two_rooms() -> None:
    """original 8.13: at any time is between any two steps of an action."""
    goods = {"wood": 5, "clay": 8, "reed": 5}
    table = owning("E050", goods=goods).do("Build Room(s) and/or Build Stable(s)", "build rooms", "room a1")
    table.do(TROWEL).expect(wood=0, clay=5, reed=2).do("room b1").expect(clay=0, reed=0)
    assert table.yard()["house"] == "clay"
    assert table.yard()["rooms"] == ["a1", "b1", "a2", "a3"]


def test_builders_trowel_opens_a_card_that_needs_a_clay_hut_in_the_midst_of_an_action() -> None:
    farm = {"goods": {"clay": 7, "reed": 2}, "hand": ["K132"], "cards": ["E050"]}
    table = original(seats=[{**farm, "goods": {"clay": 7, "reed": 2}}])
    table.do("Starting Player (and/or 1 Minor Improvement)")
    assert TROWEL in table.offers()
    table.do(TROWEL)
    assert "play Clay Hut Extension" in " ".join(table.offers())


def test_builders_trowel_may_be_used_in_a_harvest() -> None:
    seat = {"goods": {"clay": 2, "reed": 1, "food": 6}, "cards": ["E050"], "home": 1}
    table = original(1, round=4, seats=[seat]).do("Day Laborer")
    assert TROWEL in table.offers()


# --- Spindle ----------------------------------------------------------------------------------------------------------

MEADOW = [["b1", "c1", "d1", "e1"]]


def _harvest(*cards: str, **goods: int) -> Table:
    """A field phase with these cards and animals; the food that it brought is left, because nothing is fed yet."""
    seats = [{"goods": {"food": 9, **goods}, "cards": list(cards), "pastures": MEADOW, "stables": ["b1"]}]
    return original(1, round=4, phase="harvest", seats=seats)


def _brought(*cards: str, **goods: int) -> int:
    """The food that cards bring in a harvest."""
    return _harvest(*cards, **goods).goods()["food"] - _harvest(**goods).goods()["food"]


@pytest.mark.parametrize(("sheep", "food"), [(2, 0), (3, 1), (4, 1), (5, 2), (9, 2)])
def test_spindle_gives_food_for_sheep(sheep: int, food: int) -> None:
    assert _brought("E051", sheep=sheep) == food


def test_spindle_counts_no_other_animals() -> None:
    assert _brought("E051", cattle=5) == 0


def test_spindle_adds_up_with_butter_churn() -> None:
    """Both act in step 2 of the harvest: 2 and 2 food for 6 sheep."""
    assert _brought("E051", "E053", sheep=6) == 2 + 2


# --- Stable -----------------------------------------------------------------------------------------------------------


def test_stable_builds_a_stable_for_nothing_more_and_goes_to_the_left() -> None:
    """Secondary note: the printed cost is all that is paid."""
    table = holding("E052", goods={"wood": 1}).do(START, "play Stable", "stable c1").expect(wood=0)
    assert table.yard()["stables"] == ["c1"]
    assert [card.id for card in table.farm(1).hand] == ["E052"]


def test_stable_can_not_be_played_without_a_stable_left() -> None:
    table = holding("E052", goods={"wood": 1}, stables=["c1", "c2", "c3", "d1"])
    assert table.lacks("Stable")
    table.do(START)
    assert table.game.current_player == 1


def test_stable_may_stand_in_a_pasture() -> None:
    table = holding("E052", goods={"wood": 1}, pastures=[["d1", "e1"]]).do(START, "play Stable", "stable d1")
    assert table.yard()["pastures"] == [{"cells": ["d1", "e1"], "capacity": 8}]


# --- Butter Churn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sheep", "cattle", "food"), [(2, 0, 0), (3, 0, 1), (6, 0, 2), (0, 2, 1), (0, 5, 2)])
def test_butter_churn_gives_food_for_sheep_and_cattle(sheep: int, cattle: int, food: int) -> None:
    assert _brought("E053", sheep=sheep, cattle=cattle) == food


def test_butter_churn_counts_sheep_and_cattle_apart() -> None:
    """Two sheep and a cattle are neither three sheep nor two cattle."""
    assert _brought("E053", sheep=2, cattle=1) == 0


def test_butter_churn_counts_no_wild_boar() -> None:
    assert _brought("E053", boar=6) == 0


# --- Quarry -----------------------------------------------------------------------------------------------------------


def test_quarry_gives_3_stone_to_the_day_laborer() -> None:
    owning("E054").do("Day Laborer").expect(food=2, stone=3)


def test_quarry_needs_four_occupations() -> None:
    assert "4 occupations" in holding("E054", occupations=3).lacks("Quarry")


def test_quarry_is_nothing_for_others() -> None:
    table = owning("E054").do("Fishing", "Day Laborer").expect(stone=0)
    table.expect(1, stone=0)


# --- Stone House Extension --------------------------------------------------------------------------------------------


def test_stone_house_extension_builds_a_room_and_goes_to_the_left() -> None:
    """Secondary note: the printed cost is all that is paid."""
    table = holding("E055", goods={"stone": 3, "reed": 1}, house="stone").do(START, "play Stone House Extension")
    table.do("room b2").expect(stone=0, reed=0)
    assert table.yard()["rooms"] == ["a2", "b2", "a3"]
    assert [card.id for card in table.farm(1).hand] == ["E055"]


@pytest.mark.parametrize("house", ["wood", "clay"])
def test_stone_house_extension_needs_a_stone_house(house: str) -> None:
    """OP-72: in another home it can't be played."""
    table = holding("E055", goods={"stone": 3, "reed": 1}, house=house)
    assert "a stone house" in table.lacks("Stone House Extension")
    table.do(START)
    assert table.game.current_player == 1


def test_stone_house_extension_needs_a_space_beside_the_house() -> None:
    fields: dict[str, Any] = {"a1": {}, "b1": {}, "b2": {}, "b3": {}}
    seat: dict[str, Any] = {"goods": {"stone": 3, "reed": 1}, "house": "stone", "fields": fields}
    assert holding("E055", **seat).lacks("Stone House Extension")


def test_stone_house_extension_makes_room_for_family_growth() -> None:
    seat = {"goods": {"stone": 3, "reed": 1}, "house": "stone", "hand": ["E055"]}
    table = original(1, round=7, seats=[seat])
    assert GROWTH not in table.offers()
    assert GROWTH in table.do(START, "play Stone House Extension", "room b2").offers()


# --- Stone Tongs ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["1 Stone (stage 2)", "1 Stone (stage 4)"])
def test_stone_tongs_give_1_more_stone(space: str) -> None:
    owning("E056", round=11, stock={space: {"stone": 2}}).do(space).expect(stone=3)


def test_stone_tongs_are_nothing_on_other_spaces_with_stone() -> None:
    owning("E056", players=4).do("Take 1 Reed, 1 Stone and 1 Food").expect(stone=1)


def test_stone_tongs_are_nothing_for_others() -> None:
    space = "1 Stone (stage 2)"
    table = owning("E056", round=7, stock={space: {"stone": 2}}).do("Day Laborer", space).expect(stone=0)
    table.expect(1, stone=2)


# --- Dovecote ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "first"), [(4, 10), (10, 11), (13, 14)])
def test_dovecote_puts_1_food_on_the_round_spaces_from_10_on(round: int, first: int) -> None:
    table = holding("E057", round=round, goods={"stone": 2}).do(START, "play Dovecote").expect(stone=0)
    assert promised(table) == {number: {"food": 1} for number in range(first, 15)}


def test_dovecote_costs_2_stone() -> None:
    assert "1 stone short" in holding("E057", goods={"stone": 1}).lacks("Dovecote")


def test_dovecote_is_worth_2_points() -> None:
    assert owning("E057").score()["cards"] == 2


# --- Animal Yard ------------------------------------------------------------------------------------------------------


def test_animal_yard_holds_two_animals_of_any_kind() -> None:
    table = owning("E058", goods={"boar": 1, "cattle": 1}, stock={"1 Sheep": {"sheep": 4}}).do("1 Sheep")
    assert "keep 1 sheep, 1 boar, 1 cattle" in table.offers()


def test_animal_yard_is_no_pasture_in_scoring_and_gives_no_animals() -> None:
    """Secondary note: it merely holds them; they score wherever they live."""
    table = owning("E058", goods={"sheep": 3}).expect(sheep=3)
    assert (table.score()["pastures"], table.score()["sheep"]) == (-1, 1)


def test_animal_yard_takes_a_newborn() -> None:
    """Ruling: newborn animals may be placed on it in the breeding phase (step 10)."""
    seat = {"goods": {"sheep": 2, "food": 6}, "cards": ["E058"]}
    table = original(1, round=4, phase="harvest", seats=[seat]).expect(sheep=3)
    assert table.game.round == 5


def test_animal_yard_needs_an_occupation() -> None:
    assert "1 occupation" in holding("E058", goods={"wood": 2}).lacks("Animal Yard")
    assert not holding("E058", occupations=1, goods={"wood": 2}).lacks("Animal Yard")


def test_animal_yard_and_drinking_trough_leave_each_other_alone() -> None:
    """The card is no pasture, so it holds no more with Drinking Trough."""
    owning("E058", "E059", stock=TWENTY_SHEEP).do("1 Sheep").expect(sheep=2 + 1)


# --- Drinking Trough --------------------------------------------------------------------------------------------------

TWENTY_SHEEP = {"1 Sheep": {"sheep": 20}}


@pytest.mark.parametrize(("stables", "sheep"), [([], 4 + 2 + 1), (["d1"], 8 + 2 + 1)])
def test_drinking_trough_gives_room_for_2_more_in_a_pasture(stables: list[str], sheep: int) -> None:
    """Two are added after the stable has doubled; one more animal lives in the house."""
    table = owning("E059", stock=TWENTY_SHEEP, pastures=[["d1", "e1"]], stables=stables).do("1 Sheep")
    table.expect(sheep=sheep)


def test_drinking_trough_counts_for_each_pasture() -> None:
    table = owning("E059", stock=TWENTY_SHEEP, pastures=[["d1", "e1"], ["c1"]]).do("1 Sheep")
    table.expect(sheep=4 + 2 + 2 + 2 + 1)


def test_drinking_trough_is_nothing_for_an_unfenced_stable_or_the_house() -> None:
    owning("E059", stock=TWENTY_SHEEP, stables=["d1"]).do("1 Sheep").expect(sheep=2)


# --- Cattle Market ----------------------------------------------------------------------------------------------------


def test_cattle_market_trades_a_sheep_for_a_cattle_and_goes_to_the_left() -> None:
    table = holding("E060", goods={"sheep": 1}).do(START, "play Cattle Market").expect(sheep=0, cattle=1)
    assert [card.id for card in table.farm(1).hand] == ["E060"]


def test_cattle_market_needs_a_sheep() -> None:
    assert "1 sheep short" in holding("E060", goods={"boar": 1}).lacks("Cattle Market")


def test_cattle_market_cattle_may_be_cooked_at_once() -> None:
    """Ruling: with a cooking improvement; here for the price of another card in the same round."""
    seat = {"goods": {"sheep": 1}, "cards": ["M-fireplace-2"], "hand": ["E060", "E045"]}
    table = original(1, round=5, seats=[seat]).do(START, "play Cattle Market").expect(cattle=1)
    table.do(IMPROVE, "play Private Forest").expect(cattle=0, food=1)


# --- Feed Pellets -----------------------------------------------------------------------------------------------------


def _at_harvest(**goods: int) -> Table:
    seat = {"goods": {"food": 9, **goods}, "cards": ["E338"], "pastures": [["d1", "e1"], ["c1"]]}
    return original(1, round=4, phase="harvest", seats=[seat])


def test_feed_pellets_trade_a_vegetable_for_an_animal_of_a_kind_on_the_farm() -> None:
    table = _at_harvest(vegetable=2, sheep=1, cattle=1)
    table.do(table.offers()[0])
    assert table.offers() == ["take 1 sheep", "take 1 cattle"]
    table.do("take 1 cattle").expect(vegetable=1, sheep=1, cattle=3)  # two cattle have bred


def test_feed_pellets_give_nothing_without_an_animal_or_a_vegetable() -> None:
    assert _at_harvest(vegetable=2).game.round == 5
    assert _at_harvest(sheep=1).game.round == 5


def test_feed_pellets_give_one_animal_in_a_harvest_and_may_be_declined() -> None:
    table = _at_harvest(vegetable=3, sheep=1)
    table.do(table.offers()[0]).expect(vegetable=2, sheep=3)
    assert table.game.round == 5
    declined = _at_harvest(vegetable=3, sheep=1).do("done").expect(vegetable=3, sheep=1)
    assert declined.game.round == 5


def test_feed_pellets_animal_that_finds_no_place_is_cooked_in_the_feeding_phase() -> None:
    """Spit Roast counts it, and for Slaughterhouse it is part of the one feeding."""
    mine = {"goods": {"vegetable": 1, "sheep": 1}, "cards": ["E338", "K109", "M-fireplace-2"]}
    owner = {"goods": {"food": 4}, "cards": ["I097"]}
    table = original(2, round=4, phase="harvest", seats=[mine, owner])
    table.do("Feed Pellets: trade 1 vegetable for 1 animal", "keep 1 sheep", "choose:cook")
    table.expect(vegetable=0, sheep=1, food=3)
    table.expect(1, food=5).do("convert 1 sheep to 2 food").expect(food=1).expect(1, food=1)
    assert table.game.round == 5
