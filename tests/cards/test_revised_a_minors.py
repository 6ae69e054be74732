"""The minor improvements of deck A, A002 to A026, card by card: the normal case, the limits, an interaction."""

from __future__ import annotations

from typing import Any

import pytest

from agricola.cards.words import GameState, minor
from agricola.engine.farm.animals import Housing
from agricola.engine.kernel.trial import exhausted_trials
from tests.cards.hands import Seats, at_table, can_play
from tests.kit import Table, play

# --- A002 Shifting Cultivation ---------------------------------------------------------------------------------------


def test_shifting_cultivation_plows_and_goes_to_the_left() -> None:
    table = play("revised", cards=True, seats=[{"goods": {"food": 2}, "hand": ["A002"]}])
    table.do("Meeting Place", "play Shifting Cultivation", "plow c1").expect(food=0)
    assert table.ground().fields.bit_count() == 1
    assert [card.id for card in table.farm(1).hand] == ["A002"]
    assert table.farm(0).cards == ()


def test_shifting_cultivation_needs_a_field_space() -> None:
    """Plowing is an order, so without a legal space the card can't be played."""
    full = {"goods": {"food": 2}, "hand": ["A002"], "fields": {"c2": {}}, "stables": ["b2", "d2", "c1", "c3"]}
    table = play("revised", cards=True, seats=[full]).do("Meeting Place")
    assert table.game.question.code == "ask-place"


def test_shifting_cultivation_costs_two_food_which_crops_may_bring() -> None:
    assert not can_play(at_table("A002", goods={"food": 1}), "Shifting Cultivation")
    table = at_table("A002", goods={"food": 1, "grain": 1}, fields={"c1": {}})
    table.do("Meeting Place", "play Shifting Cultivation")
    assert table.offers() == ["plow b1", "plow d1", "plow c2"]
    table.do("plow c2").expect(food=0, grain=0)


def test_shifting_cultivation_may_be_played_by_the_neighbour_in_the_same_work_phase() -> None:
    seats: Seats = [{"goods": {"food": 2}, "hand": ["A002"]}, {"goods": {"food": 2}}]
    table = play("revised", cards=True, round=4, seats=seats)
    table.do("Meeting Place", "play Shifting Cultivation", "plow c1")
    table.do("Major Improvement", "plow d1").expect(1, food=0)
    assert [card.id for card in table.farm(0).hand] == ["A002"]


def test_shifting_cultivation_leaves_a_solo_game() -> None:
    table = at_table("A002", players=1, goods={"food": 2})
    table.do("Meeting Place", "play Shifting Cultivation", "plow c1")
    assert table.farm().hand == table.farm().cards == ()


def test_shifting_cultivation_is_an_improvement_for_junk_room() -> None:
    """Its food comes after the plowing, and a traveling card counts as played."""
    table = at_table("A002", goods={"food": 2}, cards=["A055"])
    table.do("Meeting Place", "play Shifting Cultivation").expect(food=0)
    table.do("plow c1").expect(food=1)


# --- A005 Clay Embankment --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clay", "after"), [(0, 0), (1, 1), (2, 3), (5, 7), (8, 12)])
def test_clay_embankment_adds_a_clay_for_each_full_pair(clay: int, after: int) -> None:
    """With less than a pair it is played for nothing (12.8)."""
    table = at_table("A005", goods={"food": 1, "clay": clay})
    table.do("Meeting Place", "play Clay Embankment").expect(food=0, clay=after)
    assert [card.id for card in table.farm(1).hand] == ["A005"]


def test_clay_embankment_costs_a_food() -> None:
    assert not can_play(at_table("A005", goods={"clay": 8}), "Clay Embankment")


def test_clay_embankment_counts_for_claypipe() -> None:
    """7 clay gained from 14 are building resources of the work phase."""
    table = at_table("A005", players=1, goods={"food": 1, "clay": 14}, cards=["A053"])
    table.do("Meeting Place", "play Clay Embankment").expect(clay=21)
    table.do("Fishing").expect(food=1 + 2)
    assert table.game.round == 2


# --- A009 Young Animal Market ----------------------------------------------------------------------------------------


def test_young_animal_market_turns_the_pet_into_a_cattle() -> None:
    table = at_table("A009", goods={"sheep": 1})
    table.do("Meeting Place", "play Young Animal Market").expect(sheep=0, cattle=1)
    assert [card.id for card in table.farm(1).hand] == ["A009"]


def test_young_animal_market_needs_a_sheep() -> None:
    assert not can_play(at_table("A009", goods={"boar": 1, "food": 9}), "Young Animal Market")


def test_young_animal_market_may_bring_a_cattle_that_has_no_place() -> None:
    """One sheep is left in the pasture and the boar is in the house: one of the three kinds must go (8.4)."""
    table = at_table("A009", goods={"sheep": 2, "boar": 1}, pastures=[["c1"]])
    table.do("Meeting Place", "play Young Animal Market")
    assert table.offers() == ["keep 1 sheep, 1 boar", "keep 1 sheep, 1 cattle", "keep 1 boar, 1 cattle"]
    table.do("keep 1 sheep, 1 cattle").expect(sheep=1, boar=0, cattle=1, food=0)


def test_young_animal_market_and_a_fireplace_feed_the_family() -> None:
    """What is not kept is cooked: the boar for 2 food."""
    table = at_table("A009", goods={"sheep": 2, "boar": 1}, pastures=[["c1"]], cards=["M-fireplace-2"])
    table.do("Meeting Place", "play Young Animal Market", "keep 1 sheep, 1 cattle").expect(food=2)


# --- A012 Drinking Trough --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("farm", "kept"),
    [
        ({"pastures": [["c1"]]}, 2 + 2 + 1),
        ({"pastures": [["c1"]], "stables": ["c1"]}, 4 + 2 + 1),
        ({"pastures": [["c1", "d1"]], "stables": ["c1", "d1"]}, 16 + 2 + 1),
        ({"pastures": [["c1"], ["d1"]]}, 2 * (2 + 2) + 1),
        ({"stables": ["c1"]}, 1 + 1),
        ({}, 1),
    ],
)
def test_drinking_trough_adds_two_places_to_each_pasture(farm: dict[str, Any], kept: int) -> None:
    """After the doubling by stables; not in the house and not in an unfenced stable."""
    table = play(
        "revised",
        cards=True,
        round=4,
        stock={"Sheep Market": {"sheep": 25}},
        seats=[{"cards": ["A012"], **farm}],
    )
    table.do("Sheep Market").expect(sheep=kept)


def test_drinking_trough_is_only_for_its_owner() -> None:
    seats: Seats = [{"cards": ["A012"]}, {"pastures": [["c1"]]}]
    table = play("revised", cards=True, round=4, turn=1, stock={"Sheep Market": {"sheep": 9}}, seats=seats)
    table.do("Sheep Market").expect(1, sheep=3)


def test_drinking_trough_does_nothing_for_cards_that_hold_animals() -> None:
    def holds(g: GameState, seat: int, places: Housing) -> Housing:
        return places.with_more(pens=(3,))

    fold = minor("Fold", id="TA-fold", text="Holds 3 animals of one kind.", holds=holds)
    seat = {"hand": ["A012"], "goods": {"clay": 1}}
    table = play("revised", cards=True, round=4, stock={"Sheep Market": {"sheep": 9}}, seats=[seat]).with_cards(0, fold)
    table.do("Meeting Place", "play Drinking Trough").expect(clay=0)
    table.do("Forest", "Sheep Market").expect(sheep=3 + 1)


def test_drinking_trough_makes_room_for_a_newborn() -> None:
    """Two boar in a pasture for two and a sheep in the house: the newborn needs the trough."""
    seat = {"goods": {"boar": 2, "sheep": 1, "food": 9}, "pastures": [["c1"]]}
    assert play("revised", cards=True, round=4, phase="breeding", seats=[seat]).goods()["boar"] == 2
    table = play("revised", cards=True, round=4, phase="breeding", seats=[{**seat, "cards": ["A012"]}])
    assert table.goods()["boar"] == 3
    assert table.yard()["pastures"] == [{"cells": ["c1"], "capacity": 4}]


# --- A016 Rammed Clay ------------------------------------------------------------------------------------------------


def test_rammed_clay_gives_a_clay_and_lets_fences_be_mixed() -> None:
    table = at_table("A016", goods={"wood": 2, "clay": 1}, round=4)
    table.do("Meeting Place", "play Rammed Clay").expect(clay=2)
    table.do("Forest", "Fencing").do("fence c1").expect(wood=0, clay=0)


def test_rammed_clay_asks_how_to_mix() -> None:
    table = play("revised", cards=True, round=4, seats=[{"goods": {"wood": 4, "clay": 3}, "cards": ["A016"]}])
    table.do("Fencing", "fence c1", "done")
    assert table.offers() == ["pay 4 wood", "pay 3 wood, 1 clay", "pay 2 wood, 2 clay", "pay 1 wood, 3 clay"]
    table.do("pay 1 wood, 3 clay").expect(wood=3, clay=0)


def test_rammed_clay_needs_a_piece_of_wood_or_clay_for_each_fence() -> None:
    table = play("revised", cards=True, round=4, seats=[{"goods": {"wood": 1, "clay": 2}, "cards": ["A016"]}])
    assert "Fencing" not in table.offers()


def test_rammed_clay_pays_no_stable_and_nobody_elses_fences() -> None:
    seats: Seats = [{"goods": {"clay": 9}, "cards": ["A016"]}, {"goods": {"clay": 9}}]
    assert "Farm Expansion" not in play("revised", cards=True, round=4, seats=seats).offers()
    assert "Fencing" not in play("revised", cards=True, round=4, turn=1, seats=seats).offers()


def test_rammed_clay_pays_the_fences_of_farm_redevelopment() -> None:
    seat = {"goods": {"clay": 6, "reed": 1}, "cards": ["A016"]}
    table = play("revised", cards=True, round=14, seats=[seat])
    table.do("Farm Redevelopment", "fence c1").expect(clay=0, reed=0)


def test_rammed_clay_is_paid_after_free_fences_are_taken_off() -> None:
    """Hedge Keeper's three free fences leave one of four, in wood or in clay."""
    seat = {"goods": {"wood": 1, "clay": 1}, "cards": ["A016", "A088"]}
    table = play("revised", cards=True, round=4, seats=[seat])
    table.do("Fencing", "fence c1")
    assert table.offers() == ["pay 1 wood", "pay 1 clay"]
    table.do("pay 1 clay").expect(wood=1, clay=0)


# --- A019 Handplow ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "due"), [(1, [6]), (9, [14]), (10, [])])
def test_handplow_lays_a_field_five_rounds_ahead(round: int, due: list[int]) -> None:
    """Beyond round 14 nothing happens, and the card can be played all the same (6.6)."""
    table = at_table("A019", goods={"wood": 1}, round=round)
    table.do("Meeting Place", "play Handplow").expect(wood=0)
    assert [promise.round for promise in table.game.state.promises] == due


def _round_start(round: int, **seat: Any) -> Table:
    promise = {"round": round, "seat": 0, "card": "A019", "goods": {}, "effect": "A019/0/0"}
    seats: Seats = [{"cards": ["A019"], **seat}]
    return play("revised", cards=True, round=round, phase="preparation", promises=[promise], seats=seats)


def test_handplow_may_be_plowed_when_its_round_starts() -> None:
    table = _round_start(6, fields={"c1": {}})
    assert table.offers() == ["plow b1", "plow d1", "plow c2", "done"]
    assert table.lying_on("Forest") == {"wood": 3}
    table.do("plow d1")
    assert table.lying_on("Forest") == {"wood": 6}  # replenished afterwards (6.1)
    assert table.ground().fields.bit_count() == 2
    assert table.game.question.code == "ask-place"
    assert table.game.state.promises == ()


def test_handplow_is_lost_when_it_is_declined_or_has_no_space() -> None:
    table = _round_start(6).do("done")
    assert table.ground().fields == 0
    assert table.game.state.promises == ()
    full = _round_start(6, fields={"c2": {}}, stables=["b2", "d2", "c1", "c3"])
    assert full.game.question.code == "ask-place"
    assert full.game.state.promises == ()


def test_handplow_and_other_effects_of_the_round_start_come_in_any_order() -> None:
    """Each player chooses the order of their own items (6.1 step 3): Plow Driver or the field first."""
    seat = {"cards": ["A019", "A090"], "house": "stone", "goods": {"food": 1}}
    promise = {"round": 6, "seat": 0, "card": "A019", "goods": {}, "effect": "A019/0/0"}
    table = play("revised", cards=True, round=6, phase="preparation", promises=[promise], seats=[seat])
    assert table.offers() == ["Plow Driver", "take what lies on the round space"]
    table.do("take what lies on the round space", "plow c1", "pay 1 food, then plow a field", "plow d1").expect(food=0)
    assert table.ground().fields.bit_count() == 2


def test_handplow_is_a_promise_that_everybody_sees() -> None:
    table = at_table("A019", goods={"wood": 1}).do("Meeting Place", "play Handplow")
    assert table.look(1)["promises"] == [
        {"round": 6, "seat": 0, "card": "A019", "goods": {}, "deed": {"code": "do-may", "what": {"code": "do-plow"}}}
    ]


# --- A024 Threshing Board --------------------------------------------------------------------------------------------


def test_threshing_board_bakes_before_the_plowing() -> None:
    table = play("revised", cards=True, seats=[{"goods": {"grain": 2}, "cards": ["A024", "M-fireplace-2"]}])
    table.do("Farmland")
    assert table.offers() == ["bake 1 grain", "bake 2 grain", "done"]
    table.do("bake 2 grain", "plow c1").expect(grain=0, food=4)


def test_threshing_board_needs_two_occupations() -> None:
    assert not can_play(at_table("A024", goods={"wood": 1}, occupations=1), "Threshing Board")
    table = at_table("A024", goods={"wood": 1}, occupations=2)
    table.do("Meeting Place", "play Threshing Board").expect(wood=0)
    assert table.score()["cards"] == 1


def test_threshing_board_asks_nothing_without_an_oven_and_makes_no_space_usable() -> None:
    bare = play("revised", cards=True, seats=[{"goods": {"grain": 2}, "cards": ["A024"]}]).do("Farmland")
    assert bare.game.question.code == "do-plow"
    full = {"fields": {"c2": {}}, "stables": ["b2", "d2", "c1", "c3"], "goods": {"grain": 2}}
    table = play("revised", cards=True, seats=[{**full, "cards": ["A024", "M-fireplace-2"]}])
    assert "Farmland" not in table.offers()


def test_threshing_board_with_much_grain_is_tried_to_the_end() -> None:
    """However the grain is divided, no field can be plowed: the trial knows it, and does not just give up."""
    before = exhausted_trials()
    full = {"fields": {"c2": {}}, "stables": ["b2", "d2", "c1", "c3"], "goods": {"grain": 16}}
    table = play("revised", cards=True, seats=[{**full, "cards": ["A024", "M-fireplace-2"]}])
    assert "Farmland" not in table.offers()
    assert exhausted_trials() == before


def test_threshing_board_may_not_bake_the_grain_that_cultivation_needs() -> None:
    """Nothing can be plowed, so the only grain must be sown: a use that is begun is completed (6.3.5)."""
    farm = {"fields": {"c2": {}}, "stables": ["b2", "d2", "c1", "c3"], "cards": ["A024", "M-fireplace-2"]}
    table = play("revised", cards=True, round=13, seats=[{**farm, "goods": {"grain": 1}}])
    table.do("Cultivation").expect(grain=0, food=0)
    assert table.yard()["fields"] == {"c2": {"grain": 3}}
    richer = play("revised", cards=True, round=13, seats=[{**farm, "goods": {"grain": 2}}]).do("Cultivation")
    assert richer.offers() == ["bake 1 grain", "done"]


def test_threshing_board_is_a_bake_bread_action_for_dutch_windmill() -> None:
    seat = {"goods": {"grain": 1}, "cards": ["A024", "A063", "M-fireplace-2"]}
    table = play("revised", cards=True, round=5, seats=[seat])
    table.do("Farmland", "bake 1 grain").expect(food=2 + 3)


# --- A026 Sleeping Corner --------------------------------------------------------------------------------------------

OWNER = {"cards": ["A026"], "rooms": ["a1", "a2", "a3"], "goods": {"food": 9}}
PARENT = {
    "placed": ["Basic Wish for Children"],
    "home": 1,
    "family": 3,
    "newborns": 1,
    "newborns_on": ["Basic Wish for Children"],
}


def test_sleeping_corner_opens_an_occupied_wish_for_children() -> None:
    """A parent and its newborn are people of one player."""
    table = play("revised", cards=True, round=5, seats=[OWNER, PARENT])
    table.do("Basic Wish for Children")
    assert table.farm().family == 3
    plain = play("revised", cards=True, round=5, seats=[{**OWNER, "cards": []}, PARENT])
    assert "occupied by player 2" in plain.why_not("Basic Wish for Children")


def test_sleeping_corner_needs_a_room_and_a_person_as_ever() -> None:
    table = play("revised", cards=True, round=5, seats=[{"cards": ["A026"]}, PARENT])
    assert "Basic Wish for Children" not in table.offers()


def test_sleeping_corner_does_not_open_a_space_with_two_others_or_with_an_own_person() -> None:
    crowd = play("revised", 3, cards=True, round=5, seats=[OWNER, PARENT, PARENT])
    assert "Basic Wish for Children" not in crowd.offers()
    own = {**OWNER, **PARENT, "rooms": ["a1", "a2", "a3", "b2"]}
    assert "Basic Wish for Children" not in play("revised", cards=True, round=5, seats=[own]).offers()


def test_sleeping_corner_opens_no_other_space_and_nothing_for_others() -> None:
    table = play("revised", cards=True, round=5, seats=[OWNER, {"placed": ["Forest"], "home": 1}])
    assert "Forest" not in table.offers()
    owner = {**OWNER, **PARENT, "family": 3}
    other = {"rooms": ["a1", "a2", "a3"]}
    assert "Basic Wish for Children" not in play("revised", cards=True, round=5, turn=1, seats=[owner, other]).offers()


def test_sleeping_corner_opens_the_modest_wish_on_a_blocked_tile() -> None:
    """A blocked space of a tile counts as occupied by the person on the tile (OP-32)."""
    seats: Seats = [OWNER, {"placed": ["Animal Market"], "home": 1}]
    table = play("revised", cards=True, round=5, options={"additional_tile": True}, seats=seats)
    assert "Modest Wish for Children" in table.offers()
    assert "Copse" not in table.offers()
    table.do("Modest Wish for Children")
    assert table.farm().family == 3


@pytest.mark.parametrize(("second", "allowed"), [({"grain": 1}, True), ({"vegetable": 2}, False), ({}, False)])
def test_sleeping_corner_needs_two_grain_fields(second: dict[str, int], allowed: bool) -> None:
    table = at_table("A026", goods={"wood": 1}, fields={"c1": {"grain": 3}, "c2": second})
    assert can_play(table, "Sleeping Corner") is allowed


def test_sleeping_corner_may_count_a_field_that_clearing_spade_plants() -> None:
    table = at_table("A026", goods={"wood": 1}, fields={"c1": {"grain": 3}, "c2": {}}, cards=["A071"])
    table.do("Clearing Spade: move 1 crop", "Meeting Place", "play Sleeping Corner").expect(wood=0)
    assert table.score()["cards"] == 1
