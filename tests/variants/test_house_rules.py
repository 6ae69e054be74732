"""The house rules of the revised appendix (revised 17.6), each by itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

import agricola
from agricola import BadOption
from agricola.engine.farm.grid import is_connected
from agricola.engine.rounds.invariants import broken_rules
from tests.kit import Table, fresh, play

_FENCED_B1 = ["b1n", "b2n", "b1w", "c1w"]


def _with(rule: str, players: int = 2, **position: Any) -> Table:
    return play("revised", players=players, options={"house_rules": [rule]}, **position)


# --- accommodate-first ------------------------------------------------------------------------------------------------


def test_accommodate_first_new_animals_that_find_no_place_are_not_cooked() -> None:
    """17.6: animals must be accommodated before they may be turned into food."""
    at: dict[str, Any] = {"round": 4, "stock": {"Sheep Market": {"sheep": 3}}}
    cook = {"cards": ["M-fireplace-2"], "goods": {}}
    play("revised", seats=[cook], **at).do("Sheep Market").expect(sheep=1, food=4)
    table = _with("accommodate-first", seats=[cook], **at).do("Sheep Market")
    table.expect(sheep=1, food=0)


def test_accommodate_first_animals_that_had_a_place_may_make_room_as_food() -> None:
    at: dict[str, Any] = {"round": 9, "stock": {"Pig Market": {"boar": 2}}}
    table = _with("accommodate-first", seats=[{"cards": ["M-fireplace-2"], "goods": {"sheep": 1}}], **at)
    table.do("Pig Market")
    assert sorted(table.offers()) == ["keep 1 boar", "keep 1 sheep"]
    table.do("keep 1 boar").expect(sheep=0, boar=1, food=2)


def test_accommodate_first_an_animal_is_cooked_as_usual_once_it_lives_on_the_farm() -> None:
    seats = [{"cards": ["M-fireplace-2"], "goods": {"sheep": 1}}]
    table = _with("accommodate-first", round=4, phase="feeding", seats=seats)
    assert "convert 1 sheep to 2 food" in table.offers()


def test_accommodate_first_animals_that_are_traded_for_on_arrival_are_new_too() -> None:
    """K297 Sheep Farmer turns 3 new sheep into a wild boar and a cattle; those have had no place either."""
    rules = {"house_rules": ["accommodate-first"]}
    seats = [{"cards": ["M-fireplace-2", "K297"], "goods": {"food": 0}}]
    stock = {"1 Sheep": {"sheep": 3}}
    table = play("original", players=3, cards=True, round=4, options=rules, seats=seats, stock=stock)
    table.do("1 Sheep", "convert 3 sheep to 1 boar, 1 cattle")
    again = Table(agricola.from_position(json.loads(json.dumps(table.game.position()))))
    for each in (table, again):
        each.do("keep 1 boar").expect(boar=1, cattle=0, food=0)


def test_accommodate_first_animals_that_are_bought_are_new_too() -> None:
    """E186 Clay Seller: 3 clay for 1 wild boar at any time."""
    rules = {"house_rules": ["accommodate-first"]}
    seats = [{"cards": ["M-fireplace-2", "E186"], "goods": {"clay": 3, "sheep": 1}}]
    table = play("original", players=4, cards=True, round=4, options=rules, seats=seats)
    table.do("convert 3 clay to 1 boar")
    other = Table(table.game.clone()).do("keep 1 boar")
    other.expect(sheep=0, boar=1, clay=0, food=2)  # the sheep had its place
    table.do("keep 1 sheep").expect(sheep=1, boar=0, clay=0, food=0)


# --- one-pasture-per-kind ---------------------------------------------------------------------------------------------


def test_one_pasture_per_kind_a_kind_fills_one_pasture_stables_and_the_house() -> None:
    """17.6 (Jennifer Ha): a kind of animal may live in at most one pasture; stables and house are unrestricted."""
    two_pastures = {"fences": ["b1n", "c1n", "b2n", "c2n", "b1w", "c1w", "d1w"], "stables": ["e1"]}
    at: dict[str, Any] = {"round": 4, "stock": {"Sheep Market": {"sheep": 9}}}
    play("revised", seats=[two_pastures], **at).do("Sheep Market").expect(sheep=6)
    table = _with("one-pasture-per-kind", seats=[two_pastures], **at).do("Sheep Market").expect(sheep=4)
    places = table.look()["seats"][0]["animal_places"]
    assert [place["animals"] for place in places if place["where"] == "pasture"].count({"sheep": 2}) == 1
    assert all(place["one_per_kind"] for place in places if place["where"] == "pasture")


def test_one_pasture_per_kind_other_kinds_live_in_the_other_pastures() -> None:
    two_pastures = {"fences": ["b1n", "c1n", "b2n", "c2n", "b1w", "c1w", "d1w"]}
    seats = [{**two_pastures, "goods": {"sheep": 2, "boar": 3}}]
    table = _with("one-pasture-per-kind", round=9, seats=seats)
    assert not broken_rules(table.game.state)
    too_many = [{**two_pastures, "goods": {"sheep": 4}}]
    with pytest.raises(agricola.BadPosition, match="animals"):
        _with("one-pasture-per-kind", round=9, seats=too_many)


# --- take-what-fits ---------------------------------------------------------------------------------------------------


def test_take_what_fits_the_rest_stays_on_the_space() -> None:
    """17.6 (Deifuss): take only as many animals as you accommodate or cook; the rest stays there."""
    table = _with("take-what-fits", round=4, stock={"Sheep Market": {"sheep": 3}}).do("Sheep Market")
    table.expect(sheep=1)
    assert table.lying_on("Sheep Market") == {"sheep": 2}


def test_take_what_fits_who_can_cook_chooses_how_many_to_take() -> None:
    at: dict[str, Any] = {"round": 4, "stock": {"Sheep Market": {"sheep": 3}}}
    table = _with("take-what-fits", seats=[{"cards": ["M-fireplace-2"], "goods": {"food": 0}}], **at).do("Sheep Market")
    assert table.offers() == ["take 3 sheep", "take 2 sheep", "take 1 sheep"]
    table.do("take 2 sheep").expect(sheep=1, food=2)
    assert table.lying_on("Sheep Market") == {"sheep": 1}


def test_take_what_fits_what_is_let_go_makes_room() -> None:
    at: dict[str, Any] = {"round": 9, "stock": {"Pig Market": {"boar": 2}}}
    table = _with("take-what-fits", seats=[{"goods": {"sheep": 1}}], **at).do("Pig Market")
    assert table.offers() == ["keep 1 sheep", "keep 1 boar"]
    assert table.lying_on("Pig Market") == {"boar": 1}


def test_take_what_fits_what_finds_no_place_after_all_stays_there_too() -> None:
    """Who keeps the own animals leaves the others on the space; nothing that lay there is lost."""
    at: dict[str, Any] = {"round": 9, "stock": {"Pig Market": {"boar": 2}, "Sheep Market": {"sheep": 3}}}
    table = _with("take-what-fits", seats=[{"goods": {"sheep": 1}}], **at)
    same_kind = Table(table.game.clone()).do("Sheep Market").expect(sheep=1)
    assert same_kind.lying_on("Sheep Market") == {"sheep": 3}
    table.do("Pig Market", "keep 1 sheep").expect(sheep=1, boar=0)
    assert table.lying_on("Pig Market") == {"boar": 2}


def test_take_what_fits_of_those_that_were_taken_some_may_stay_there() -> None:
    farm = {"pastures": [["d1", "e1"]], "goods": {"sheep": 5}}
    at: dict[str, Any] = {"round": 9, "stock": {"Pig Market": {"boar": 3}}}
    table = _with("take-what-fits", seats=[farm], **at).do("Pig Market", "take 3 boar")
    again = Table(agricola.from_position(json.loads(json.dumps(table.game.position()))))
    for each in (table, again):
        each.do("keep 4 sheep, 1 boar").expect(sheep=4, boar=1)
        assert each.lying_on("Pig Market") == {"boar": 2}


def test_take_what_fits_with_accommodate_first_cooks_no_newcomer() -> None:
    rules = {"house_rules": ["accommodate-first", "take-what-fits"]}
    seats = [{"cards": ["M-fireplace-2"], "goods": {"food": 0}}]
    table = play("revised", round=4, options=rules, seats=seats, stock={"Sheep Market": {"sheep": 3}})
    table.do("Sheep Market").expect(sheep=1, food=0)
    assert table.lying_on("Sheep Market") == {"sheep": 2}


# --- open-fences, free-pastures, strict-adjacency ---------------------------------------------------------------------


def test_open_fences_a_fence_may_stand_alone_and_be_completed_later() -> None:
    """17.6: fences need not complete a pasture in the same action."""
    table = _with("open-fences", round=4, seats=[{"goods": {"wood": 1}}])
    assert play("revised", round=4, seats=[{"goods": {"wood": 1}}]).why_not("Fencing")
    table.do("Fencing", "edge:c1n").expect(wood=0)
    assert table.yard()["fences"] == ["c1n"]
    assert table.yard()["pastures"] == []
    loose = {"fences": ["c1n", "c2n", "c1w"], "goods": {"wood": 1}}
    table = _with("open-fences", round=4, seats=[loose]).do("Fencing")
    assert "fence c1" in table.offers()
    table.do("fence c1").expect(wood=0)
    assert [pasture["cells"] for pasture in table.yard()["pastures"]] == [["c1"]]


def test_open_fences_never_close_in_a_room_or_a_field() -> None:
    around_a_field = {"fields": {"c1": {}}, "fences": ["c1n", "c2n", "c1w"], "goods": {"wood": 9}}
    table = _with("open-fences", round=4, seats=[around_a_field]).do("Fencing")
    assert "edge:d1w" not in [action.code for action in table.game.legal_actions()]


def test_free_pastures_need_not_touch_each_other() -> None:
    """17.6: pastures need not be adjacent to one another."""
    fenced = {"fences": _FENCED_B1, "goods": {"wood": 9}}
    at: dict[str, Any] = {"round": 4, "seats": [fenced]}
    assert "fence e3" not in play("revised", **at).do("Fencing").offers()
    table = _with("free-pastures", **at).do("Fencing", "fence e3", "done")
    assert [pasture["cells"] for pasture in table.yard()["pastures"]] == [["b1"], ["e3"]]
    assert not broken_rules(table.game.state)


def test_strict_adjacency_the_first_field_the_first_pasture_and_every_stable_touch_something() -> None:
    """17.6 (Rosenberg): even the first field and the first pasture must touch a structure."""
    table = _with("strict-adjacency", round=4, seats=[{"goods": {"wood": 9}}])
    assert table.why_not("Farmland") == ""
    plowed = _with("strict-adjacency", round=1).do("Farmland")
    assert plowed.offers() == ["plow a1", "plow b2", "plow b3"]
    assert plowed.why_not("e1") == "it touches no room, field, stable or pasture"
    pastures = [action.cells for action in table.do("Fencing").game.legal_actions()]
    beside_rooms = 1 << 0 | 1 << 6 | 1 << 11
    assert pastures
    assert all(cells & beside_rooms for cells in pastures)
    stables = _with("strict-adjacency", round=3, seats=[{"goods": {"wood": 4}}]).do("Farm Expansion")
    assert stables.offers() == ["stable a1", "stable b2", "stable b3"]
    stables.do("stable b2")
    assert "stable c2" in stables.offers()


# --- larkin-start, szongott -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), [("revised", 2), ("revised", 4), ("original", 3), ("original", 5)])
def test_larkin_start_gives_3_food_to_all_and_turns_back_in_round_1(edition: str, players: int) -> None:
    """17.6: in round 1 the second person of each player is placed in reverse turn order."""
    table = fresh(edition, players, house_rules=["larkin-start"], seed=3)
    assert [table.goods(seat)["food"] for seat in range(players)] == [3] * players
    start = table.game.state.start
    turns: list[int] = []
    while table.game.round == 1 and not table.game.is_terminal():
        if table.asked() == "place a person":
            assert table.game.current_player is not None
            turns.append((table.game.current_player - start) % players)
            assert agricola.from_position(json.loads(json.dumps(table.game.position()))).key() == table.game.key()
        table.game.apply(table.game.legal_actions()[-1])
    assert turns == [*range(players), *reversed(range(players))]


def test_larkin_start_the_second_round_goes_as_always() -> None:
    table = fresh("revised", 2, house_rules=["larkin-start"], seed=3)
    turns: list[int] = []
    while table.game.round <= 2:
        if table.asked() == "place a person" and table.game.round == 2:
            assert table.game.current_player is not None
            turns.append(table.game.current_player)
        table.game.apply(table.game.legal_actions()[-1])
    assert turns[:2] == turns[2:4]


def test_larkin_start_who_skips_a_turn_places_a_first_person_before_anybody_places_a_second() -> None:
    """With face-up cards (17.4) a turn may be skipped; the second people are still placed after all first ones."""
    game = agricola.new_game("revised", players=3, variants=["petri"], house_rules=["larkin-start"], seed=3)
    start = game.state.start
    turns: list[int] = []
    while game.round == 1:
        actions = game.legal_actions()
        if game.question.code == "ask-place":
            assert game.current_player is not None
            seat = (game.current_player - start) % 3
            taking = [action for action in actions if action.code.startswith("take:")]
            if seat == 1 and taking:
                game.apply(taking[0])
                continue
            turns.append(seat)
        game.apply(actions[0])
    assert turns == [0, 2, 1, 1, 0, 2]


def test_larkin_start_needs_others_to_turn_back_to() -> None:
    with pytest.raises(BadOption, match="larkin-start is for 2 to 5 players, not for 1"):
        agricola.new_game("revised", players=1, house_rules=["larkin-start"])


def test_szongott_brings_the_large_tile_with_a_copse_or_as_the_french_say_a_grove() -> None:
    """17.6 and OP-19."""
    copse = fresh("revised", 2, house_rules=["szongott"])
    assert copse.lying_on("Copse") == {"wood": 1}
    grove = fresh("revised", 2, house_rules=["szongott:grove"])
    assert grove.lying_on("Grove") == {"wood": 2}
    assert "Copse" not in grove.spaces()
    grove.do("Grove").expect(seat=grove.game.state.start, wood=2)
    assert "tile is occupied" in grove.why_not("Animal Market")
    assert agricola.replay(str(grove.game.record())).key() == grove.game.key()


# --- all together -----------------------------------------------------------------------------------------------------


def test_house_rules_are_not_for_the_farm_of_tiles() -> None:
    with pytest.raises(BadOption, match="belongs to the original and revised edition, not to the family one"):
        agricola.new_game("family", players=2, house_rules=["free-pastures"])


def test_house_rules_combine() -> None:
    rules = ["strict-adjacency", "free-pastures", "open-fences", "one-pasture-per-kind", "take-what-fits"]
    table = play(
        "revised",
        round=4,
        options={"house_rules": rules},
        seats=[{"fields": {"e1": {}}, "goods": {"wood": 15}}],
    ).do("Fencing", "fence b1 b2", "fence d1", "edge:c3n", "done")
    yard = table.ground()
    assert [pasture["cells"] for pasture in table.yard()["pastures"]] == [["b1", "b2"], ["d1"]]
    assert not is_connected(yard.rooms | yard.fields)
    assert not broken_rules(table.game.state)
