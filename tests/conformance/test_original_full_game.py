"""The original edition with hand cards: set-up, spaces, occupations, minors, alone (original 4, 7, 8, 12, 17)."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from agricola.cards.words import minor, wood
from agricola.wording.wording import wording
from tests.cards.hands import IDLERS
from tests.cards.original_table import GROWTH, IMPROVE, RENOVATE, START, original
from tests.kit import Table

LESSONS = "1 Occupation"
LESSONS_3P = "1 Occupation (3 players)"
LESSONS_4P = "1 Occupation (4 players)"
GROWTH_5P = "1 Occupation or, from round 5, Family Growth"
ROOM_5P = "Build 1 Room or Traveling Players"
PRINTED = [
    "Build Room(s) and/or Build Stable(s)", START, "Take 1 Grain", "Plow 1 Field", LESSONS, "Day Laborer", "3 Wood",
    "1 Clay", "1 Reed", "Fishing",
]  # fmt: skip
GREEN = {
    1: [],
    2: [],
    3: ["2 Wood", "1 Clay (3 players)", "Take 1 Building Resource", LESSONS_3P],
    4: ["1 Wood", "2 Wood", "2 Clay", "Take 1 Reed, 1 Stone and 1 Food", "Traveling Players", LESSONS_4P],
    5: ["4 Wood", "3 Clay", "1 Reed, also 1 Stone and 1 Wood", "Take Animals", ROOM_5P, GROWTH_5P],
}
ROOMY = ["a1", "a2", "a3"]
RAKE = minor("Rake", id="TC-rake", cost=wood(1), text="Nothing.")
PARCEL = minor("Parcel", id="TC-parcel", text="Nothing.", traveling=True)


def seat(players: int = 2, *, round: int = 4, **farm: Any) -> Table:
    """A table of the full game at which seat 0 is to place a person, without goods that are not named."""
    return original(players, round=round, seats=[{"goods": {}, **farm}])


# --- 4: set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_4_1_6_4_2_food_and_hands_at_the_start(players: int) -> None:
    """original 4.1.6, 4.2: 2 food for the starting player, 3 for the others, 0 alone; 7 occupations and 7 minors."""
    game = agricola.new_game("original", players=players, seed=5)
    start = game.view(0)["starting_player"]
    for number in range(players):
        food = 0 if players == 1 else 2 if number == start else 3
        assert game.view(number)["seats"][number]["goods"] == ({"food": food} if food else {})
        assert game.view(number)["seats"][number]["hand_size"] == len(game.view(number)["hand"]) == 14


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_7_1_7_4_op_5_the_spaces_of_each_player_count(players: int) -> None:
    """original 4.3, 7.1, 7.4, OP-5: ten printed spaces, the full side of the green cards, 14 round cards."""
    spaces = original(players, round=14).spaces()
    assert [name for name, space in spaces.items() if not space["stage"]] == PRINTED + GREEN[players]
    assert sum(1 for space in spaces.values() if space["stage"]) == 14


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_7_nothing_accumulates_on_the_occupation_and_starting_player_spaces(players: int) -> None:
    """original 7.1, 7.4: on the full side only goods spaces and Traveling Players have stock."""
    spaces = original(players, round=14).spaces()
    without = {START, "Day Laborer", LESSONS, LESSONS_3P, LESSONS_4P, GROWTH_5P, "Take Animals"}
    assert not [name for name, space in spaces.items() if name in without and space["income"]]
    assert spaces["3 Wood"]["income"] == {"wood": 2 if players == 1 else 3}


# --- 7.1: the starting player, the day laborer ------------------------------------------------------------------------


def test_7_1_op_2_the_marker_moves_and_the_minor_is_optional() -> None:
    """original 7.1, OP-2: the marker is always taken; then one minor may be played."""
    table = original(3, turn=1, seats=[{}, {"goods": {"wood": 1}}, {}]).with_hand(1, RAKE)
    table.do(START)
    assert table.look()["starting_player"] == 1
    assert table.offers() == ["play Rake", "done"]
    left_out = Table(table.game.clone()).do("done").expect(1, wood=1)
    assert left_out.yard(1)["cards"] == []
    table.do("play Rake").expect(1, wood=0)
    assert table.yard(1)["cards"] == ["TC-rake"]


def test_7_1_op_2_the_space_can_be_used_with_an_empty_hand_and_by_the_holder() -> None:
    """original 7.1, OP-2: who holds the marker, or no card, may use the space all the same."""
    table = original(2).do(START)
    assert (table.look()["starting_player"], table.game.current_player) == (0, 1)


def test_7_1_the_marker_is_taken_before_the_minor_is_played() -> None:
    """original 7.1: the events tell the marker first, then the card."""
    table = original(2, turn=1, seats=[{}, {"goods": {"wood": 1}}]).with_hand(1, RAKE)
    table.game.record_events()
    table.do(START, "play Rake")
    kinds = [event.kind for event in table.game.take_events()]
    assert kinds == ["placed", "starting_player", "card_played", "paid", "card_entered"]


def test_7_1_the_day_laborer_takes_2_food() -> None:
    """original 7.1, 8.12: 2 food, nothing to choose."""
    table = seat().do("Day Laborer").expect(food=2)
    assert table.game.current_player == 1


# --- 7.1, 7.4, 8.10: what an occupation costs -------------------------------------------------------------------------


PRICES = [
    *[(players, LESSONS, (0, 1, 1, 1, 1)) for players in (1, 2, 3, 4, 5)],
    (3, LESSONS_3P, (2, 2, 2, 2, 2)),
    (4, LESSONS_4P, (1, 1, 2, 2, 2)),
    (5, GROWTH_5P, (1, 1, 2, 2, 2)),
]


@pytest.mark.parametrize(("players", "space", "prices"), PRICES)
def test_8_10_the_food_for_an_occupation_depends_on_the_space_and_on_those_played_before(
    players: int, space: str, prices: tuple[int, ...]
) -> None:
    """original 7.1, 7.4, 8.10: the first, second, third, ... occupation on each space."""
    for played, price in enumerate(prices):
        rich = seat(players, goods={"food": price}, occupations_played=played).with_hand(0, IDLERS[0])
        rich.do(space).expect(food=0)
        assert [card.name for card in rich.farm().cards] == ["Idler 0"]
        if price:
            poor = seat(players, goods={"food": price - 1}, occupations_played=played).with_hand(0, IDLERS[0])
            assert "1 food short" in poor.refuses(space)


def test_8_10_occupations_played_on_any_space_count() -> None:
    """original 8.10: after one for 2 food on the green card, the next on the printed space is no longer free."""
    table = seat(3, goods={"food": 3}).with_hand(0, *IDLERS[:2])
    table.do(LESSONS_3P, "play Idler 0").expect(food=1)
    table.do("1 Reed", "1 Clay", LESSONS).expect(food=0)
    assert len(table.farm().cards) == 2


def test_8_10_the_food_may_be_raised_on_the_spot() -> None:
    """original 8.13: a grain pays for an occupation where there is no food."""
    seat(goods={"grain": 1}, occupations_played=1).with_hand(0, IDLERS[0]).do(LESSONS).expect(grain=0, food=0)


def test_8_10_without_an_occupation_in_hand_the_space_is_closed() -> None:
    """original 6, 8.10: the action must be carried out."""
    assert "no occupation in hand" in seat(goods={"food": 9}).refuses(LESSONS)


def test_8_10_one_occupation_an_action() -> None:
    """original 7.1, 8.10: play 1 occupation."""
    table = seat(goods={"food": 9}).with_hand(0, *IDLERS[:2]).do(LESSONS, "play Idler 1")
    assert ([card.name for card in table.farm().cards], table.game.current_player) == (["Idler 1"], 1)


# --- 7.4: the choice spaces of five players ---------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "offered"), [(4, False), (5, True), (14, True)])
def test_7_4_occupation_or_growth_from_round_5(round: int, offered: bool) -> None:
    """original 7.4: choose one; the growth needs round 5 or later, and room."""
    table = seat(5, round=round, goods={"food": 1}, rooms=ROOMY).with_hand(0, IDLERS[0]).do(GROWTH_5P)
    if offered:
        assert table.offers() == ["play an occupation", "family growth"]
        table.do("family growth").expect(food=1)
        assert (table.yard()["family"], table.yard()["cards"]) == (3, [])
    else:
        assert table.expect(food=0).yard()["family"] == 2
    assert table.game.current_player == 1


def test_7_4_why_the_choice_space_is_closed() -> None:
    """original 7.4: every reason for each of the two parts."""
    reasons = seat(5, round=4).why_not(GROWTH_5P)
    assert "no occupation in hand" in reasons
    assert "only from round 5 on" in reasons
    assert "2 rooms for 2 people" in reasons


@pytest.mark.parametrize("space", [GROWTH_5P, ROOM_5P])
def test_7_4_an_occupied_choice_space_is_called_by_its_name(space: str) -> None:
    """original 6, 7.4: one person blocks both parts, and the reasons speak of the space by its name."""
    table = original(5, seats=[{"goods": {}}, {"placed": [space]}])
    reasons = table.why_not(space)
    assert "occupied by player 2" in reasons
    assert f"only while nobody else is on {space}" in reasons
    french = table.game.words(table.game.why_not(space), "fr")
    assert wording(table.game.state.board, "fr").space(table.game.state.board.by_name[space].id) in french


def test_7_4_the_food_stays_when_a_room_is_built() -> None:
    """original 7.4: one room at the normal cost; the food stays and goes on accumulating. Or all the food, no room."""
    farm = {"goods": {"wood": 10, "reed": 4}}
    table = original(5, seats=[farm], stock={ROOM_5P: {"food": 4}})
    other = Table(table.game.clone())
    table.do(ROOM_5P, "build 1 room", "room a1").expect(food=0, wood=5, reed=2)
    assert (table.lying_on(ROOM_5P), table.game.current_player) == ({"food": 4}, 1)
    other.do(ROOM_5P, "take the goods").expect(food=4, wood=10)
    assert (other.lying_on(ROOM_5P), other.yard()["rooms"]) == ({}, ["a2", "a3"])


def test_7_4_op_4_reed_stone_and_wood() -> None:
    """original 7.4, OP-4: on the full side, too, all the reed, 1 stone and 1 wood; also where no reed lies there."""
    space = "1 Reed, also 1 Stone and 1 Wood"
    original(5, seats=[{"goods": {}}], stock={space: {"reed": 3}}).do(space).expect(reed=3, stone=1, wood=1)
    original(5, seats=[{"goods": {}}], stock={space: {}}).do(space).expect(reed=0, stone=1, wood=1)


@pytest.mark.parametrize(
    ("move", "goods"),
    [
        ("take 1 food, 1 sheep", {"food": 2, "sheep": 1}),
        ("take 1 boar", {"food": 1, "boar": 1}),
        ("pay 1 food, then take 1 cattle", {"food": 0, "cattle": 1}),
    ],
)
def test_7_4_take_animals(move: str, goods: dict[str, int]) -> None:
    """original 7.4: exactly one of the three, with hand cards as without."""
    table = seat(5, goods={"food": 1}).do("Take Animals", move)
    table.expect(**{"sheep": 0, "boar": 0, "cattle": 0, **goods})
    assert table.game.current_player == 1


# --- 7.3, 8.9, 12.5: minor improvements -------------------------------------------------------------------------------


def test_7_3_a_minor_may_follow_family_growth() -> None:
    """original 7.3: family growth with room, then one may play 1 minor; without growth there is none."""
    table = seat(round=7, goods={"wood": 1}, rooms=ROOMY).with_hand(0, RAKE).do(GROWTH)
    assert (table.yard()["family"], table.offers()) == (3, ["play Rake", "done"])
    table.do("play Rake").expect(wood=0)
    assert "no room" in seat(round=7, goods={"wood": 1}).with_hand(0, RAKE).refuses(GROWTH)


def test_7_3_one_major_or_one_minor() -> None:
    """original 7.3, 8.9: exactly one card, of either kind."""
    table = seat(goods={"wood": 1, "clay": 2}).with_hand(0, RAKE).do(IMPROVE)
    assert table.offers() == ["build Fireplace (2 clay)", "play Rake"]
    table.do("play Rake").expect(clay=2, wood=0)
    assert table.game.current_player == 1


def test_7_3_after_renovation_one_major_or_one_minor() -> None:
    """original 7.3: renovate, then one may buy a major or play a minor."""
    table = seat(round=7, goods={"wood": 1, "clay": 4, "reed": 1}).with_hand(0, RAKE).do(RENOVATE)
    assert table.offers() == ["build Fireplace (2 clay)", "play Rake", "done"]


def test_12_5_a_traveling_card_goes_to_the_left_and_counts_for_nobody() -> None:
    """original 12.5: after its effect it is in the hand of the next player, and lies in front of nobody."""
    table = seat(3).with_hand(0, PARCEL)
    table.game.record_events()
    table.do(START, "play Parcel")
    assert [[card.id for card in table.farm(number).hand] for number in range(3)] == [[], ["TC-parcel"], []]
    assert table.yard()["cards"] == []
    (passed,) = [event for event in table.game.take_events() if event.kind == "card_passed"]
    assert (passed.seat, passed.to) == (0, 1)


def test_12_5_the_last_seat_passes_to_the_first() -> None:
    """original 12.5: left of the last seat sits the first."""
    table = original(3, turn=2, starting_player=2, seats=[{}, {}, {}]).with_hand(2, PARCEL).do(START, "play Parcel")
    assert [card.id for card in table.farm(0).hand] == ["TC-parcel"]


# --- 17: alone --------------------------------------------------------------------------------------------------------


def test_17_a_traveling_card_leaves_the_game() -> None:
    """original 12.5, 17: alone there is nobody to pass it to."""
    table = seat(1).with_hand(0, PARCEL).do(START, "play Parcel")
    assert (table.farm().hand, table.farm().cards) == ((), ())


def test_17_alone_adults_eat_3_food() -> None:
    """original 14.2, 17: with hand cards as without."""
    table = original(1, round=4, phase="feeding", seats=[{"family": 3, "newborns": 1, "goods": {"food": 6}}])
    assert table.yard()["begging"] == 1


@pytest.mark.parametrize("decks", ["E", "EIKZ"])
def test_17_only_occupations_of_the_group_1_to_5(decks: str) -> None:
    """original 4.2, 17: no occupation for three players or more."""
    game = agricola.new_game("original", players=1, decks=decks, seed=3)
    dealt = [card for card in game.state.players[0].hand if card.kind == IDLERS[0].kind]
    assert {card.players for card in [*dealt, *game.state.occupation_pile]} == {1}
