"""Fences of the original edition that lie elsewhere, cost nothing or stand upright; growth without room."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from agricola.cards.words import builds_fences, fence_one_space, gain, grain, may, minor, right_after_using
from agricola.engine.rounds.invariants import broken_rules
from tests.cards.original_table import GROWTH, IMPROVE, original
from tests.kit import Table

OCCUPATION = "1 Occupation"


def again(table: Table) -> Table:
    """The same position, written and read back, and sound."""
    game = agricola.from_position(table.game.position())
    assert game.key() == table.game.key() and game.view(0) == table.game.view(0)
    assert not broken_rules(game.state)
    return Table(game)


def to_round(table: Table, number: int) -> Table:
    """Play on until a round, with whatever comes first on the list."""
    quiet = ("Day Laborer", "Fishing", "1 Reed", "1 Clay", "done")
    while table.game.round < number:
        offers = table.offers()
        table.do(next((offer for offer in quiet if offer in offers), offers[0]))
    return table


# --- Sawhorse ---------------------------------------------------------------------------------------------------------


def test_sawhorse_makes_every_third_fence_free() -> None:
    table = original(seats=[{"goods": {"wood": 4}, "cards": ["K121"]}]).do("Fences", "fence d1")
    table.expect(wood=1)  # the third of four is free
    table = original(seats=[{"goods": {"wood": 2}, "cards": ["K121"], "pastures": [["d1"]]}])
    table.do("Fences", "fence e1").expect(wood=0)  # the 5th, 6th and 7th


def test_sawhorse_saves_no_free_fence_for_later() -> None:
    """Ruling: a free fence can't be saved for a later turn."""
    two_pastures = [["d1"], ["e1"]]  # 7 fences
    table = original(seats=[{"goods": {"wood": 2}, "cards": ["K121"], "pastures": two_pastures}])
    table.do("Fences", "fence d2").expect(wood=0)  # the 8th, 9th and 10th: one is free


def test_sawhorse_makes_the_next_stable_free_but_not_the_one_after_it() -> None:
    table = original(seats=[{"goods": {"wood": 2}, "cards": ["K121"]}]).do("Build Room(s) and/or Build Stable(s)")
    table.do("stable d1").expect(wood=2).do("stable e1").expect(wood=0)
    assert table.game.current_player == 1


def test_sawhorse_and_hedge_keeper_add_up() -> None:
    """OP-67: the player assigns the free fences."""
    table = original(seats=[{"goods": {}, "cards": ["K121", "E175"]}]).do("Fences", "fence d1")
    assert table.ground().fences.bit_count() == 4
    table = original(seats=[{"goods": {"wood": 2}, "cards": ["K121", "E175"]}]).do("Fences", "fence d1", "fence e1")
    table.expect(wood=0)  # seven fences: three of Hedge Keeper, two of Sawhorse


def test_sawhorse_counts_a_stable_that_is_free_anyway_as_the_next_one() -> None:
    table = original(seats=[{"goods": {"wood": 6}, "cards": ["K121", "E207"]}])
    table.do("Fences", "fence d1", "done", "stable e1")
    before = table.goods()["wood"]
    while "Build Room(s) and/or Build Stable(s)" not in table.offers() or table.game.current_player:
        table.do(table.offers()[0])
    table.do("Build Room(s) and/or Build Stable(s)", "stable e2").expect(wood=before - 2)


def test_sawhorse_asks_nothing_for_a_stable_that_is_free_twice() -> None:
    """A free stable of another card is free in one way only."""
    table = original(seats=[{"goods": {"wood": 6}, "cards": ["K121", "E207"]}])
    table.do("Fences", "fence d1", "done", "stable e1")
    assert table.game.current_player == 1 and table.yard()["stables"] == ["e1"]


def test_sawhorse_wastes_no_discount_of_wood_carver_on_a_free_stable() -> None:
    for order in (["K121", "K301"], ["K301", "K121"]):
        table = original(seats=[{"goods": {"wood": 5}, "cards": order}]).do("Build Room(s) and/or Build Stable(s)")
        table.do("stable d1").expect(wood=5)
        assert "stable e1" in table.offers()


# --- Fence Builder ----------------------------------------------------------------------------------------------------


def test_fence_builder_builds_fences_after_the_chosen_space() -> None:
    table = original(seats=[{"goods": {"wood": 4}, "hand": ["I263"]}]).do(OCCUPATION)
    assert "Fishing" in table.offers() and "Fences" in table.offers()
    table.do("Fishing")
    assert table.yard()["fences_left"] == 14 and table.yard()["fences_away"] == 1
    again(table)
    table.do("Day Laborer", "Fishing").expect(food=1)
    table.do("fence d1").expect(wood=0)


@pytest.mark.parametrize("others", [[], ["I251"]], ids=["alone", "beside a card that listens to every use"])
def test_fence_builder_is_nothing_for_the_use_in_which_it_is_played(others: list[str]) -> None:
    """The space was used before the fence lay there, whatever cards other players have."""
    table = original(4, seats=[{"goods": {"wood": 4}, "hand": ["I263"]}, {"goods": {}, "cards": others}])
    assert table.do(OCCUPATION, OCCUPATION).game.current_player == 1


def test_fence_builder_leaves_fourteen_fences() -> None:
    """Ruling: from then on only 14 fences can be built."""
    pastures = [["b1", "c1", "d1", "e1"], ["e2"]]  # 13 fences
    table = original(seats=[{"goods": {"wood": 9}, "cards": ["I263"], "pastures": pastures, "fences_away": 1}])
    assert table.yard()["fences_left"] == 1
    table.do("Fences", "fence b1 c1")  # divides the large one
    assert table.yard()["fences_left"] == 0 and table.game.current_player == 1


def test_fence_builder_is_nothing_on_other_spaces_and_may_be_left() -> None:
    table = original(seats=[{"goods": {"wood": 4}, "hand": ["I263"]}]).do(OCCUPATION, "Fishing", "Day Laborer")
    assert table.do("1 Clay").game.current_player == 1
    table = original(seats=[{"goods": {"wood": 4}, "hand": ["I263"]}]).do(OCCUPATION, "Fishing", "Day Laborer")
    assert table.do("Fishing", "done").expect(wood=4).game.current_player == 1


def test_fence_builder_comes_after_what_other_cards_do() -> None:
    """Ruling: after everything else on the chosen action space."""
    late = minor("Late", id="T500", text="A trial.", on=[right_after_using("Fishing") >> gain(grain(1))])
    table = original(seats=[{"goods": {"wood": 4}, "hand": ["I263"]}]).with_cards(0, late)
    table.do(OCCUPATION, "Fishing", "Day Laborer", "Fishing").expect(grain=1)
    assert "fence d1" in table.offers()


def test_fence_builder_combines_with_hedge_keeper() -> None:
    """Ruling: it combines with Hedge Keeper."""
    table = original(seats=[{"goods": {"wood": 1, "food": 1}, "hand": ["I263"], "cards": ["E175"]}])
    table.do(OCCUPATION, "Fishing", "Day Laborer", "Fishing", "fence d1").expect(wood=0)
    assert table.ground().fences.bit_count() == 4


def test_fence_builder_needs_a_fence() -> None:
    pastures = [["b1", "c1", "d1", "e1"], ["e2", "e3"]]  # 15 fences
    table = original(seats=[{"goods": {}, "hand": ["I263"], "pastures": pastures}])
    assert table.yard()["fences_left"] == 0 and "not possible" in table.lacks("Fence Builder")


# --- Fence Deliveryman ------------------------------------------------------------------------------------------------


def delivery(round: int = 3, **seat: Any) -> Table:
    """Seat 0 has just played the Fence Deliveryman in a solo game."""
    goods = {"food": 20, **seat.pop("goods", {})}
    return original(1, round=round, seats=[{"goods": goods, "hand": ["I265"], **seat}]).do(OCCUPATION)


def test_fence_deliveryman_lays_out_four_fences_twice() -> None:
    table = delivery()
    assert table.yard()["fences_away"] == 8 and table.yard()["fences_left"] == 7
    again(table)


def test_fence_deliveryman_builds_four_fences_for_two_food() -> None:
    table = to_round(delivery(), 9)
    assert table.yard()["fences_left"] == 11
    food = table.goods()["food"]
    table.do(table.offers()[0]).expect(food=food - 2)
    assert not [offer for offer in table.offers() if len(offer) > len("fence d1")]
    table.do("fence d1")
    assert table.ground().fences.bit_count() == 4 and table.yard()["fences_left"] == 7


def test_fence_deliveryman_gives_fences_back_that_are_not_built() -> None:
    """Ruling: fences not built return to the own reserve."""
    table = to_round(delivery(), 9).do("done")
    assert table.yard()["fences_left"] == 11 and table.ground().fences == 0
    table = to_round(table, 13)
    assert table.yard()["fences_left"] == 15


def test_fence_deliveryman_costs_two_food_for_fewer_fences_too() -> None:
    """Ruling: building only 1 to 3 of the 4 still costs 2 food."""
    table = to_round(delivery(pastures=[["d1"]]), 9)
    food = table.goods()["food"]
    table.do(table.offers()[0], "fence e1").expect(food=food - 2)
    assert table.ground().fences.bit_count() == 7


def test_fence_deliveryman_lays_nothing_beyond_the_last_round() -> None:
    table = delivery(round=6)
    assert table.yard()["fences_away"] == 4
    assert delivery(round=10).yard()["fences_left"] == 15


def test_fence_deliveryman_combines_with_hedge_keeper() -> None:
    """Ruling: 3 more fences for nothing, and a pasture of seven fences at once."""
    table = to_round(delivery(cards=["E175"]), 9)
    table.do(table.offers()[0])
    assert "fence d1 e1" in table.offers()
    table.do("fence d1", "fence e1")
    assert table.ground().fences.bit_count() == 7


def test_fence_deliveryman_lays_out_what_is_left() -> None:
    table = delivery(pastures=[["b1", "c1", "d1"], ["e1"]])  # 11 fences
    assert table.yard()["fences_away"] == 4 and table.yard()["fences_left"] == 0


# --- Maypole ----------------------------------------------------------------------------------------------------------


def maypole() -> Table:
    """A maypole stands on d1."""
    seat = {"goods": {"wood": 1}, "hand": ["Z320"]}
    return original(1, seats=[seat]).do(IMPROVE, "d1").expect(wood=0)


def test_maypole_uses_a_space_and_is_worth_two_points() -> None:
    table = maypole()
    assert table.yard()["upright_fences"] == ["d1"] and table.yard()["fences_left"] == 14
    assert "d1" not in table.yard()["unused"]
    before = original(1, seats=[{"goods": {"wood": 1}}])
    assert table.total() == before.total() + 3  # one unused space less
    again(table)


def test_maypole_may_be_knocked_over_at_any_time() -> None:
    """OP-70: the fence returns and the space is unused again."""
    table = maypole()
    points = table.total()
    table.do(next(offer for offer in table.offers() if "maypole" in offer))
    assert table.yard()["fences_left"] == 15 and "d1" in table.yard()["unused"]
    assert table.total() == points - 3
    assert not [offer for offer in table.offers() if "maypole" in offer]


def test_maypole_stands_where_nothing_else_can() -> None:
    table = original(1, seats=[{"goods": {"wood": 15}, "cards": ["Z320"], "upright_fences": ["d1"]}])
    assert "plow d1" not in table.do("Plow 1 Field").offers()
    table = original(1, seats=[{"goods": {"wood": 15}, "cards": ["Z320"], "upright_fences": ["d1"]}]).do("Fences")
    assert not [offer for offer in table.offers() if "d1" in offer]


def test_maypole_falls_when_its_card_is_returned() -> None:
    """A returned minor leaves the game (original 12.6): nothing could take the fence down any more."""
    seat = {"goods": {}, "cards": ["Z320", "E012"], "upright_fences": ["d1"], "hand": ["E038"]}
    table = original(1, seats=[seat]).do(IMPROVE)
    assert [card.id for card in table.farm().cards] == ["E038"]
    assert table.yard()["fences_left"] == 15 and "d1" in table.yard()["unused"]
    again(table)


def test_maypole_is_for_the_first_four_rounds() -> None:
    table = original(1, round=5, seats=[{"goods": {"wood": 1}, "hand": ["Z320"]}])
    assert table.lacks("Maypole") != ""
    assert original(1, round=4, seats=[{"goods": {"wood": 1}, "hand": ["Z320"]}]).lacks("Maypole") == ""


# --- Village Beauty ---------------------------------------------------------------------------------------------------

ROOMS = {"rooms": ["a1", "a2", "a3"]}


def beauty(table: Table) -> Table:
    """Pay 3 food for family growth."""
    return table.do(next(offer for offer in table.offers() if "family growth" in offer))


def test_village_beauty_grows_the_family_for_three_food_without_placing() -> None:
    table = beauty(original(1, seats=[{"goods": {"food": 3}, "cards": ["Z325"], **ROOMS}])).expect(food=0)
    assert (table.farm().family, table.farm().newborns, table.farm().home) == (3, 1, 2)
    again(table)


def test_village_beauty_needs_room_and_food() -> None:
    for seat in ({"goods": {"food": 3}}, {"goods": {"food": 2}, **ROOMS}):
        table = original(1, seats=[{**seat, "cards": ["Z325"]}])
        assert not [offer for offer in table.offers() if "family growth" in offer]


def test_village_beauty_child_works_in_the_next_round() -> None:
    table = beauty(original(1, round=5, seats=[{"goods": {"food": 9}, "cards": ["Z325"], **ROOMS}]))
    to_round(table, 6)
    assert (table.farm().home, table.farm().newborns) == (3, 0)


def test_village_beauty_child_of_a_harvest_works_in_the_next_round() -> None:
    """Born after people went home, it is at home when the next round begins."""
    table = original(1, round=4, phase="feeding", seats=[{"goods": {"food": 20}, "cards": ["Z325"], **ROOMS}])
    beauty(table)
    assert not broken_rules(table.game.state)
    to_round(table, 5)
    assert (table.farm().family, table.farm().home, table.farm().newborns) == (3, 3, 0)
    assert not broken_rules(table.game.state)


def test_village_beauty_gets_no_help_from_farm_steward() -> None:
    table = original(1, seats=[{"goods": {"food": 3}, "house": "clay", "cards": ["Z325", "I233"]}])
    assert not [offer for offer in table.offers() if "family growth" in offer]


# --- Farm Steward -----------------------------------------------------------------------------------------------------


def steward(house: str = "clay", **seat: Any) -> Table:
    """The Farm Steward in a house of two rooms."""
    return original(round=7, seats=[{"goods": {}, "house": house, "cards": ["I233"], **seat}])


def test_farm_steward_lets_the_family_grow_without_room_once() -> None:
    """Ruling: at most one family growth without room."""
    table = steward().do(GROWTH)
    assert table.farm().family == 3
    again(table)
    to_round(table, 8)
    assert GROWTH not in table.offers()


def test_farm_steward_needs_a_clay_hut_or_stone_house() -> None:
    assert GROWTH not in steward("wood").offers()
    assert GROWTH in steward("stone").offers()


@pytest.mark.parametrize("space", [GROWTH, "Family Growth even without Room"])
def test_farm_steward_is_for_the_next_growth_with_room_or_without(space: str) -> None:
    """The text says the next family growth action."""
    farm = {"goods": {}, "house": "clay", "cards": ["I233"], "rooms": ["a1", "a2", "a3"]}
    table = original(round=13, seats=[farm]).do(space)
    assert (table.farm().family, table.farm().card_state["I233"]) == (3, (1,))
    spent = original(round=13, seats=[{**farm, "family": 3, "card_state": {"I233": [1]}}])
    assert GROWTH not in spent.offers()


def test_farm_steward_waits_for_the_clay_hut() -> None:
    table = steward("wood", rooms=["a1", "a2", "a3"]).do(GROWTH)
    assert table.farm().card_state == {}


def test_farm_steward_leaves_the_minor_improvement_of_the_space() -> None:
    """Secondary note: used on the stage-2 space the minor may still be played."""
    table = steward(hand=["E172", "K129"]).do(GROWTH)
    assert "play Corn Sheaf" in table.offers()


# --- Hedge Keeper with fences of cards --------------------------------------------------------------------------------


def test_fences_of_a_card_are_one_building_with_those_of_hedge_keeper() -> None:
    """Ruling of Farmer: one animal for one fence-building action."""
    count = minor("Tally", id="T501", text="A trial.", on=[builds_fences >> gain(grain(1))])
    space = minor("Nook", id="T502", text="A trial.", on=[right_after_using("Fishing") >> may(fence_one_space())])
    table = original(seats=[{"goods": {}, "cards": ["E175"]}]).with_cards(0, count, space)
    table.do("Fishing", "fence d1", "fence e1").expect(grain=1)
