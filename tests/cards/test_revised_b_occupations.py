"""The occupations of deck B from Cottager to Consultant: the normal case, the limits, an interaction."""

from __future__ import annotations

import random
from typing import Any

import pytest

from agricola.cards.words import minor, stone
from tests.kit import Table, play

Seat = dict[str, Any]
STONE_ROOMS = ["a2", "a3", "b2", "b3", "c3"]


def round_start(round: int, seat: Seat, players: int = 2, **position: Any) -> Table:
    """A table at the start of a round, with one player's farm."""
    return play("revised", players, cards=True, round=round, phase="preparation", seats=[seat], **position)


# --- Cottager --------------------------------------------------------------------------------------------------------


def test_cottager_builds_exactly_one_room_at_day_laborer() -> None:
    table = play("revised", cards=True, seats=[{"goods": {"wood": 10, "reed": 4}, "cards": ["B087"]}])
    table.do("Day Laborer", "build 1 room or renovate", "room b2").expect(wood=5, reed=2, food=2)
    assert table.ground().rooms.bit_count() == 3
    assert table.game.current_player == 1


def test_cottager_renovates_at_day_laborer() -> None:
    table = play("revised", cards=True, seats=[{"goods": {"clay": 2, "reed": 1}, "cards": ["B087"]}])
    table.do("Day Laborer", "build 1 room or renovate").expect(clay=0, reed=0, food=2)
    assert table.ground().house == 1


def test_cottager_does_one_or_the_other_or_nothing() -> None:
    seat = {"goods": {"wood": 5, "clay": 2, "reed": 3}, "cards": ["B087"]}
    table = play("revised", cards=True, seats=[seat]).do("Day Laborer", "build 1 room or renovate")
    assert table.offers() == ["build 1 room", "renovate"]
    table.do("renovate").expect(wood=5, reed=2, food=2)
    assert table.game.current_player == 1
    declined = play("revised", cards=True, seats=[seat]).do("Day Laborer", "done")
    declined.expect(wood=5, clay=2, reed=3, food=2)


def test_cottager_is_not_asked_when_neither_can_be_paid_or_elsewhere() -> None:
    poor = play("revised", cards=True, seats=[{"goods": {"wood": 5, "reed": 1}, "cards": ["B087"]}])
    poor.do("Day Laborer").expect(food=2, wood=5)
    assert poor.game.current_player == 1
    rich = play("revised", cards=True, seats=[{"goods": {"wood": 5, "reed": 2}, "cards": ["B087"]}])
    rich.do("Fishing").expect(wood=5, reed=2, food=1)


def test_cottager_does_nothing_when_another_player_uses_day_laborer() -> None:
    table = play("revised", cards=True, turn=1, seats=[{"goods": {"wood": 5, "reed": 2}, "cards": ["B087"]}, {}])
    table.do("Day Laborer").expect(wood=5, reed=2)
    assert table.game.question.code == "ask-place"


def test_cottager_is_paid_with_what_loam_pit_brings_at_the_same_use() -> None:
    """Loam Pit gives 3 clay on the use of Day Laborer, which come first as their owner would order them (6.3.5)."""
    table = play("revised", cards=True, seats=[{"goods": {"reed": 1}, "cards": ["B087", "B077"]}])
    table.do("Day Laborer", "build 1 room or renovate").expect(clay=1, reed=0, food=2)


def test_cottager_builds_at_the_price_of_carpenter_and_brushwood_collector() -> None:
    cards = ["B087", "B126", "B145"]
    table = play("revised", 3, cards=True, seats=[{"goods": {"wood": 4}, "cards": cards}])
    table.do("Day Laborer", "build 1 room or renovate", "room a1").expect(wood=0, food=2)


def test_cottager_does_not_renovate_against_mantlepiece() -> None:
    """Mantlepiece forbids to renovate."""
    table = play("revised", cards=True, seats=[{"goods": {"clay": 2, "reed": 1}, "cards": ["B087", "B033"]}])
    table.do("Day Laborer").expect(clay=2, reed=1, food=2)
    assert table.game.current_player == 1


# --- Groom -----------------------------------------------------------------------------------------------------------


def test_groom_gives_a_wood_when_played() -> None:
    table = play("revised", cards=True, seats=[{"goods": {}, "hand": ["B089"]}])
    table.do("Lessons (A)").expect(wood=1)


def test_groom_builds_one_stable_for_a_wood_at_the_start_of_a_round_in_a_stone_house() -> None:
    table = round_start(6, {"goods": {"wood": 3}, "house": "stone", "cards": ["B089"]})
    assert table.game.current_player == 0
    table.do("stable c1").expect(wood=2)
    assert table.ground().stables.bit_count() == 1
    assert table.game.question.code == "ask-place"


@pytest.mark.parametrize(
    "seat",
    [
        {"goods": {"wood": 3}, "house": "clay"},
        {"goods": {"wood": 0}, "house": "stone"},
        {"goods": {"wood": 3}, "house": "stone", "stables": ["c1", "c2", "c3", "d1"]},
    ],
)
def test_groom_is_not_asked_without_stone_house_wood_or_stable(seat: Seat) -> None:
    table = round_start(6, {**seat, "cards": ["B089"]})
    assert table.game.question.code == "ask-place"


def test_groom_may_be_declined_and_builds_nothing_for_others() -> None:
    table = round_start(6, {"goods": {"wood": 3}, "house": "stone", "cards": ["B089"]}).do("done")
    table.expect(wood=3)
    other = play(
        "revised",
        cards=True,
        round=6,
        phase="preparation",
        seats=[{"cards": ["B089"]}, {"goods": {"wood": 3}, "house": "stone"}],
    )
    assert other.game.question.code == "ask-place"


def test_groom_played_by_scholar_works_in_that_same_round_start() -> None:
    table = round_start(6, {"goods": {"food": 1}, "house": "stone", "cards": ["B097"], "hand": ["B089"]})
    table.do("play an occupation or minor improvement").expect(food=0, wood=1)
    table.do("stable c1").expect(wood=0)
    assert table.game.question.code == "ask-place"


def test_groom_may_build_a_stable_for_a_sheep_that_waits_on_the_round_space() -> None:
    """The order of the own items at a round start is free (6.1 step 3)."""
    seat = {"goods": {"wood": 1, "sheep": 1}, "house": "stone", "cards": ["B089"]}
    promise = {"round": 6, "seat": 0, "card": "B164", "goods": {"sheep": 1}}
    table = round_start(6, seat, promises=[promise])
    assert table.offers() == ["Groom", "take what lies on the round space"]
    table.do("Groom", "stable c1").expect(wood=0, sheep=2)
    assert table.game.question.code == "ask-place"
    first = round_start(6, seat, promises=[promise]).do("take what lies on the round space").expect(sheep=1)
    first.do("stable c1").expect(wood=0, sheep=1)


# --- Assistant Tiller ------------------------------------------------------------------------------------------------


def test_assistant_tiller_plows_at_day_laborer() -> None:
    table = play("revised", cards=True, seats=[{"goods": {}, "cards": ["B091"]}])
    table.do("Day Laborer", "plow c1").expect(food=2)
    assert table.yard()["fields"] == {"c1": {}}


def test_assistant_tiller_may_be_declined_and_needs_a_space() -> None:
    table = play("revised", cards=True, seats=[{"goods": {}, "cards": ["B091"]}]).do("Day Laborer", "done")
    table.expect(food=2)
    full = {"goods": {}, "cards": ["B091"], "fields": {"c2": {}}, "stables": ["b2", "d2", "c1", "c3"]}
    stuck = play("revised", cards=True, seats=[full]).do("Day Laborer").expect(food=2)
    assert stuck.game.current_player == 1


def test_assistant_tiller_is_no_help_to_others_or_elsewhere() -> None:
    table = play("revised", cards=True, turn=1, seats=[{"cards": ["B091"]}, {"goods": {}}])
    table.do("Day Laborer").expect(1, food=2)
    own = play("revised", cards=True, seats=[{"goods": {}, "cards": ["B091"]}]).do("Fishing")
    assert own.game.current_player == 1


def test_assistant_tiller_and_cottager_share_one_use() -> None:
    table = play("revised", cards=True, seats=[{"goods": {"wood": 5, "reed": 2}, "cards": ["B087", "B091"]}])
    table.do("Day Laborer", "Assistant Tiller", "plow b2", "build 1 room or renovate")
    assert table.offers() == ["room a1", "room b3"]
    table.do("room b3").expect(wood=0, food=2)


# --- Master Bricklayer -----------------------------------------------------------------------------------------------


def test_master_bricklayer_takes_a_stone_off_with_three_rooms() -> None:
    """Well costs 1 wood and 3 stone."""
    seat = {"goods": {"wood": 1, "stone": 2}, "rooms": ["a1", "a2", "a3"], "cards": ["B095"]}
    table = play("revised", cards=True, round=1, seats=[seat])
    table.do("Major Improvement").expect(wood=0, stone=0)
    assert "Well" in [card.name for card in table.farm().cards]


def test_master_bricklayer_takes_nothing_off_with_two_rooms_or_for_others() -> None:
    table = play("revised", cards=True, seats=[{"goods": {"wood": 1, "stone": 2}, "cards": ["B095"]}])
    assert "1 stone short" in table.why_not("Well")
    rooms = ["a1", "a2", "a3"]
    seats: list[Seat] = [{"cards": ["B095"], "rooms": rooms}, {"goods": {"wood": 1, "stone": 2}, "rooms": rooms}]
    other = play("revised", cards=True, turn=1, seats=seats)
    assert "1 stone short" in other.why_not("Well")


def test_master_bricklayer_never_pays_out_and_leaves_other_goods() -> None:
    """With five rooms Well costs no stone but its wood, Joinery its 2 wood."""
    seat = {"goods": {"wood": 1}, "rooms": ["a1", *STONE_ROOMS[:4]], "cards": ["B095"]}
    table = play("revised", cards=True, seats=[seat])
    assert "1 wood short" in table.why_not("Joinery")
    table.do("Major Improvement").expect(wood=0, stone=0)


def test_master_bricklayer_does_not_reduce_minor_improvements() -> None:
    trough = minor("Stone Trough", id="T101", text="Nothing.", cost=stone(1))
    seat = {"goods": {}, "rooms": ["a1", "a2", "a3"], "cards": ["B095"]}
    table = play("revised", cards=True, seats=[seat]).with_hand(0, trough)
    table.do("Meeting Place")
    assert table.farm().cards[-1].id == "B095"


def test_master_bricklayer_adds_up_with_stonecutter() -> None:
    """Stonecutter takes another stone off every improvement."""
    seat = {"goods": {"wood": 1, "stone": 1}, "rooms": ["a1", "a2", "a3"], "cards": ["B095", "A143"]}
    table = play("revised", 3, cards=True, round=1, seats=[seat])
    table.do("Major Improvement").expect(wood=0, stone=0)
    assert table.farm().cards[-1].name == "Well"


# --- Scholar ---------------------------------------------------------------------------------------------------------


def test_scholar_plays_an_occupation_for_one_food_at_the_start_of_a_round() -> None:
    """1 food, also for what Lessons would give free."""
    table = round_start(6, {"goods": {"food": 2}, "house": "stone", "cards": ["B097"], "hand": ["B102"]})
    table.do("play an occupation or minor improvement").expect(food=1, clay=3)
    assert [card.id for card in table.farm().cards] == ["B097", "B102"]


def test_scholar_plays_a_minor_improvement_for_its_price() -> None:
    seat = {"goods": {"food": 2}, "house": "stone", "cards": ["B097"], "hand": ["A002"]}
    table = round_start(6, seat).do("play an occupation or minor improvement", "plow c1").expect(food=0)
    assert [card.id for card in table.farm(1).hand] == ["A002"]  # a traveling card is passed on all the same


def test_scholar_chooses_one_card_of_either_kind_or_none() -> None:
    seat = {"goods": {"food": 9}, "house": "stone", "cards": ["B097"], "hand": ["A002", "B102", "B121"]}
    table = round_start(6, seat).do("play an occupation or minor improvement")
    assert table.offers() == ["play an occupation", "minor improvement"]
    table.do("play an occupation", "play Geologist").expect(food=8)
    assert table.game.question.code == "ask-place"
    assert round_start(6, seat).do("done").farm().cards[0].id == "B097"


@pytest.mark.parametrize(
    "seat",
    [
        {"goods": {"food": 5}, "house": "clay", "hand": ["B102"]},
        {"goods": {"food": 0}, "house": "stone", "hand": ["B102"]},
        {"goods": {"food": 1}, "house": "stone", "hand": ["A002"]},
        {"goods": {"food": 5}, "house": "stone", "hand": []},
    ],
)
def test_scholar_is_not_asked_without_stone_house_food_or_card(seat: Seat) -> None:
    table = round_start(6, {**seat, "cards": ["B097"]})
    assert table.game.question.code == "ask-place"


def test_scholar_is_paid_with_food_from_the_round_space() -> None:
    """Goods collected at a round start may pay for its effects (6.1 step 3)."""
    seat = {"goods": {}, "house": "stone", "cards": ["B097", "M-well"], "hand": ["B102"]}
    promise = {"round": 6, "seat": 0, "card": "M-well", "goods": {"food": 1}}
    table = round_start(6, seat, promises=[promise]).do("play an occupation or minor improvement")
    table.expect(food=0, clay=3)


def test_scholar_is_paid_through_paper_maker() -> None:
    """Without food: 1 wood gives 1 food for each of the two occupations, and one of them pays."""
    seat = {"goods": {"wood": 1}, "house": "stone", "cards": ["B097", "B109"], "hand": ["B102"]}
    table = round_start(6, seat).do("play an occupation or minor improvement").expect(wood=0, food=1, clay=3)
    assert table.game.question.code == "ask-place"


def test_scholar_lets_a_card_for_the_round_start_act_in_the_same_one() -> None:
    seat = {"goods": {"food": 1}, "house": "stone", "cards": ["B097"], "hand": ["B118"]}
    table = round_start(6, seat).do("play an occupation or minor improvement").expect(food=0, wood=1)
    assert table.game.question.code == "ask-place"


def test_scholar_sets_off_bread_paddle() -> None:
    """Bread Paddle: a Bake Bread action for each occupation."""
    cards = ["B097", "B025", "M-fireplace-2"]
    table = round_start(6, {"goods": {"food": 1, "grain": 1}, "house": "stone", "cards": cards, "hand": ["B121"]})
    table.do("play an occupation or minor improvement", "bake 1 grain").expect(food=2, grain=0)


def test_scholar_works_in_the_last_round_and_only_at_the_start() -> None:
    seat = {"goods": {"food": 5}, "house": "stone", "cards": ["B097"], "hand": ["B102", "B123"]}
    table = round_start(14, seat).do("play an occupation or minor improvement", "play Consultant")
    assert table.game.question.code == "ask-place"
    table.do("Day Laborer")
    assert table.game.current_player == 1


# --- Organic Farmer --------------------------------------------------------------------------------------------------


def organic(animals: dict[str, int], players: int = 2, **farm: Any) -> int:
    """The bonus points of an Organic Farmer at the end of a game."""
    seat = {"goods": animals, "cards": ["B098"], **farm}
    return play("revised", players, cards=True, round=14, phase="end", seats=[seat]).score().get("bonus", 0)


def test_organic_farmer_scores_a_pasture_with_an_animal_and_three_free_places() -> None:
    two_spaces = [["c1", "d1"]]  # 4 places
    assert organic({"sheep": 1}, pastures=two_spaces) == 1
    assert organic({"sheep": 2}, pastures=two_spaces) == 1  # the second one lives in the house
    assert organic({"sheep": 3}, pastures=two_spaces) == 0
    assert organic({}, pastures=two_spaces) == 0


def test_organic_farmer_looks_at_the_capacity_with_stables() -> None:
    assert organic({"boar": 1}, pastures=[["c1"]]) == 0  # 2 places
    assert organic({"boar": 1}, pastures=[["c1"]], stables=["c1"]) == 1  # 4 places
    assert organic({"boar": 2}, pastures=[["d1"]], stables=["d1", "c3"]) == 1  # one in the open stable


def test_organic_farmer_gets_the_best_arrangement() -> None:
    three = [["c1", "d1"], ["c2", "d2"], ["c3"]]  # 4, 4 and 2 places
    assert organic({"sheep": 2}, pastures=three) == 2
    assert organic({"sheep": 5}, pastures=three) == 2  # 1 + 1, two in the small pasture, a pet
    assert organic({"sheep": 6}, pastures=three) == 1
    assert organic({"sheep": 1, "cattle": 3}, pastures=three) == 2
    assert organic({"sheep": 2, "boar": 2, "cattle": 2}, pastures=three) == 1  # a sheep in the house
    assert organic({"sheep": 3, "boar": 3, "cattle": 3}, pastures=three) == 0


def test_organic_farmer_counts_the_places_of_drinking_trough() -> None:
    """Each pasture holds 2 more animals."""
    seat = {"goods": {"sheep": 1}, "pastures": [["c1"]], "cards": ["B098", "A012"]}
    table = play("revised", cards=True, round=14, phase="end", seats=[seat])
    assert table.score()["bonus"] == 1


def test_organic_farmer_says_of_one_pasture_that_it_is_one() -> None:
    seat = {"goods": {"sheep": 1}, "pastures": [["c1", "d1"]], "cards": ["B098"]}
    table = play("revised", cards=True, round=14, phase="end", seats=[seat])
    assert any("1 pasture with room for 3 more animals" in line for line in table.explained())


def test_organic_farmer_may_let_an_animal_go_before_scoring() -> None:
    """Two sheep breed to three; without one of them the pasture has its three free places (5.2.3, 13.8)."""
    seat = {"goods": {"sheep": 2}, "pastures": [["c1", "d1"]], "cards": ["B098"]}
    table = play("revised", cards=True, round=14, phase="breeding", seats=[seat]).expect(sheep=3)
    assert table.offers() == ["keep 2 sheep for 1 point", "done"]
    assert table.do("keep 2 sheep for 1 point").expect(sheep=2).score()["bonus"] == 1
    assert table.game.is_terminal()
    kept = play("revised", cards=True, round=14, phase="breeding", seats=[seat]).do("done").expect(sheep=3)
    assert kept.score().get("bonus", 0) == 0


def _best_by_hand(pens: list[int], herd: tuple[int, ...], anywhere: int) -> int:
    """The most points, found by trying every kind and number of animals in every pasture."""
    if not pens:
        return 0 if sum(herd) <= anywhere else -99
    best = _best_by_hand(pens[1:], herd, anywhere)
    for kind in range(3):
        for number in range(1, min(pens[0], herd[kind]) + 1):
            rest = tuple(have - number * (index == kind) for index, have in enumerate(herd))
            best = max(best, (pens[0] - number >= 3) + _best_by_hand(pens[1:], rest, anywhere))
    return best


@pytest.mark.parametrize("seed", range(20))
def test_organic_farmer_agrees_with_trying_every_arrangement(seed: int) -> None:
    chance = random.Random(seed)
    pastures = chance.choice(
        [
            [["c1", "d1"], ["c2"], ["d2"], ["e1", "e2"]],
            [["e1", "e2", "e3"], ["d3"], ["d2"]],
            [["c2", "d2"], ["c3", "d3"], ["e3"]],
        ]
    )
    stables = ["b1", *chance.sample([cell for pasture in pastures for cell in pasture], 2)]
    cells = {pasture[0]: 2 * len(pasture) * 2 ** len(set(pasture) & set(stables)) for pasture in pastures}
    herd = (chance.randint(0, 9), chance.randint(0, 5), chance.randint(0, 3))
    by_hand = _best_by_hand(list(cells.values()), herd, anywhere=2)
    if by_hand >= 0:
        animals = dict(zip(("sheep", "boar", "cattle"), herd, strict=True))
        assert organic(animals, pastures=pastures, stables=stables) == by_hand


# --- Tutor -----------------------------------------------------------------------------------------------------------


def test_tutor_scores_the_occupations_played_later() -> None:
    seat = {"cards": ["B118", "B099", "B121", "M-well", "B091"]}
    table = play("revised", cards=True, round=14, phase="end", seats=[seat, {"cards": ["B087"]}])
    assert table.score()["bonus"] == 2


def test_tutor_scores_nothing_when_played_last() -> None:
    table = play("revised", cards=True, round=13, seats=[{"goods": {"food": 1}, "cards": ["B118"], "hand": ["B099"]}])
    table.do("Lessons (A)")
    assert [card.id for card in table.farm().cards] == ["B118", "B099"]
    assert table.score().get("bonus", 0) == 0


def test_tutor_scores_an_occupation_played_by_scholar() -> None:
    seat = {"goods": {"food": 1}, "house": "stone", "cards": ["B099", "B097"], "hand": ["B102"]}
    table = round_start(6, seat)
    assert table.score()["bonus"] == 1
    table.do("play an occupation or minor improvement")
    assert table.score()["bonus"] == 2


# --- Consultant ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "gets"), [(1, {"grain": 2}), (2, {"clay": 3}), (3, {"reed": 2}), (4, {"sheep": 2})]
)
def test_consultant_gives_goods_by_the_number_of_players(players: int, gets: dict[str, int]) -> None:
    seat = {"goods": {}, "hand": ["B102"], "stables": ["c1"]}
    table = play("revised", players, cards=True, seats=[seat]).do("Lessons (A)")
    assert {good: number for good, number in table.goods().items() if number} == gets


def test_consultant_with_four_players_brings_only_the_sheep_that_find_a_place() -> None:
    table = play("revised", 4, cards=True, seats=[{"goods": {"food": 1}, "hand": ["B102"]}])
    table.do("Lessons (A)").expect(sheep=1, food=1)
    cook = {"goods": {"food": 1}, "hand": ["B102"], "cards": ["M-fireplace-2"]}
    play("revised", 4, cards=True, seats=[cook]).do("Lessons (A)").expect(sheep=1, food=3)


def test_consultant_gives_nothing_a_second_time() -> None:
    table = play("revised", cards=True, seats=[{"goods": {}, "cards": ["B102"]}])
    table.do("Day Laborer").expect(clay=0)
