"""The original edition, family game: every action space, for every number of players (original 7)."""

from __future__ import annotations

import pytest

from tests.kit import play

PRINTED = (
    "Build Room(s) and/or Build Stable(s)", "Starting Player and Storehouse", "Take 1 Grain", "Plow 1 Field",
    "Build 1 Stable and/or Bake Bread", "Day Laborer", "3 Wood", "1 Clay", "1 Reed", "Fishing",
)  # fmt: skip
GREEN = {
    1: (),
    2: (),
    3: ("2 Wood", "1 Clay (3 players)", "Take 1 Building Resource", "Take 2 Building Resources"),
    4: (
        "1 Wood", "2 Wood", "2 Clay", "Take 1 Reed, 1 Stone and 1 Food", "Traveling Players",
        "Take 2 Building Resources",
    ),
    5: (
        "4 Wood", "3 Clay", "1 Reed, also 1 Stone and 1 Wood", "Take Animals", "Build 1 Room or Traveling Players",
        "Take 2 Building Resources or, from round 5, Family Growth",
    ),
}  # fmt: skip
ROUND_CARDS = (
    ("Sow and/or Bake Bread", 1), ("1 Major or Minor Improvement", 1), ("1 Sheep", 1), ("Fences", 1),
    ("1 Stone (stage 2)", 2), ("After Renovation also 1 Major or Minor Improvement", 2),
    ("After Family Growth also 1 Minor Improvement", 2), ("Take 1 Vegetable", 3), ("1 Wild Boar", 3),
    ("1 Stone (stage 4)", 4), ("1 Cattle", 4), ("Plow Field and Sow", 5), ("Family Growth even without Room", 5),
    ("After Renovation also Fences", 6),
)  # fmt: skip
ACCUMULATING = [
    *[(players, space, goods) for players in (2, 3, 4, 5) for space, goods in {
        "3 Wood": {"wood": 3}, "1 Clay": {"clay": 1}, "1 Reed": {"reed": 1}, "Fishing": {"food": 1},
        "Starting Player and Storehouse": {"food": 1}, "1 Sheep": {"sheep": 1}, "1 Wild Boar": {"boar": 1},
        "1 Cattle": {"cattle": 1}, "1 Stone (stage 2)": {"stone": 1}, "1 Stone (stage 4)": {"stone": 1},
    }.items()],
    *[(1, space, goods) for space, goods in {
        "3 Wood": {"wood": 2}, "1 Clay": {"clay": 1}, "1 Reed": {"reed": 1}, "Fishing": {"food": 1},
        "1 Sheep": {"sheep": 1}, "1 Wild Boar": {"boar": 1}, "1 Cattle": {"cattle": 1},
        "1 Stone (stage 2)": {"stone": 1}, "1 Stone (stage 4)": {"stone": 1},
    }.items()],
    (3, "2 Wood", {"wood": 2}), (3, "1 Clay (3 players)", {"clay": 1}),
    (4, "1 Wood", {"wood": 1}), (4, "2 Wood", {"wood": 2}), (4, "2 Clay", {"clay": 2}),
    (4, "Traveling Players", {"food": 1}),
    (5, "4 Wood", {"wood": 4}), (5, "3 Clay", {"clay": 3}),
]  # fmt: skip
PAIRS = [
    "take 2 wood", "take 1 wood, 1 clay", "take 1 wood, 1 reed", "take 1 wood, 1 stone", "take 2 clay",
    "take 1 clay, 1 reed", "take 1 clay, 1 stone", "take 2 reed", "take 1 reed, 1 stone", "take 2 stone",
]  # fmt: skip
GROWTH_5P = GREEN[5][5]
ROOM_5P = GREEN[5][4]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_7_the_spaces_of_each_player_count(players: int) -> None:
    """original 7.2, 7.3, 7.4: the ten printed spaces, the green cards of this count, the 14 round cards."""
    spaces = play("original", players, round=14).spaces()
    assert [name for name, space in spaces.items() if not space["stage"]] == [*PRINTED, *GREEN[players]]
    assert [(name, space["stage"]) for name, space in spaces.items() if space["stage"]] == list(ROUND_CARDS)


@pytest.mark.parametrize(("players", "space", "goods"), ACCUMULATING)
def test_7_accumulation_spaces(players: int, space: str, goods: dict[str, int]) -> None:
    """original 7.2 to 7.4: what each round adds, and the user takes all of it."""
    found = play("original", players, round=14).spaces()[space]
    assert found["income"] == goods
    twice = {good: 2 * amount for good, amount in goods.items()}
    table = play("original", players, round=14, stock={space: twice}, seats=[{"goods": {}, "pastures": [["e1"]]}])
    table.do(space).expect(**twice)
    assert table.lying_on(space) == {}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_7_nothing_else_accumulates(players: int) -> None:
    """original 7: accumulation spaces are the only ones with stock."""
    spaces = play("original", players, round=14).spaces()
    with_income = {name for name, space in spaces.items() if space["income"]}
    expected = {space for count, space, _ in ACCUMULATING if count == players}
    if players == 5:
        expected |= {"1 Reed, also 1 Stone and 1 Wood", ROOM_5P}
    assert with_income == expected


# --- 7.2: printed spaces ----------------------------------------------------------------------------------------------


def test_7_2_take_1_grain() -> None:
    """original 7.1, 7.2: take 1 grain; it can't be sown in the same action."""
    table = play("original", round=1, seats=[{"fields": {"c1": {}}, "goods": {}}])
    table.do("Take 1 Grain").expect(grain=1)
    assert table.yard()["fields"] == {"c1": {}}
    assert table.game.current_player == 1


def test_7_2_plow_1_field() -> None:
    """original 7.1, 7.2: plow exactly 1 field."""
    table = play("original", round=1)
    table.do("Plow 1 Field", "plow c2")
    assert table.yard()["fields"] == {"c2": {}}
    assert table.game.current_player == 1


def test_7_2_any_number_of_rooms_and_of_stables() -> None:
    """original 7.1, 7.2: any number of rooms, and any number of stables at 2 wood each."""
    table = play("original", seats=[{"goods": {"wood": 16, "reed": 4}}])
    table.do("Build Room(s) and/or Build Stable(s)", "build rooms", "room a1", "room b1")
    table.do("stable e1", "stable e2", "stable e3").expect(wood=0, reed=0)
    assert table.yard()["rooms"] == ["a1", "b1", "a2", "a3"]
    assert table.yard()["stables"] == ["e1", "e2", "e3"]


def test_7_2_the_storehouse_gives_marker_and_food() -> None:
    """original 7.2, 8.11: take the marker and all the food."""
    table = play("original", 4, turn=2, stock={"Starting Player and Storehouse": {"food": 5}})
    table.do("Starting Player and Storehouse").expect(2, food=3 + 5)
    assert table.look()["starting_player"] == 2


def test_7_2_the_marker_may_be_kept() -> None:
    """original 7.2, 8.11: the starting player may use the space to keep the marker."""
    table = play("original", 2)
    table.do("Starting Player and Storehouse").expect(0, food=2 + 1)
    assert table.look()["starting_player"] == 0


def test_7_2_op_2_an_empty_storehouse_still_gives_the_marker() -> None:
    """original OP-2: the marker always moves, so the space is legal even without food."""
    table = play("original", 2, turn=1, stock={"Starting Player and Storehouse": {}})
    table.do("Starting Player and Storehouse").expect(1, food=3)
    assert table.look()["starting_player"] == 1


def test_7_2_op_17_the_solo_storehouse_has_no_food() -> None:
    """original 7.2, OP-17: solo the storehouse gets nothing; its space can be used all the same."""
    table = play("original", 1, round=5)
    assert table.spaces()["Starting Player and Storehouse"]["income"] == {}
    table.do("Starting Player and Storehouse").expect(food=0)


@pytest.mark.parametrize("good", ["wood", "clay", "reed", "stone"])
def test_7_2_day_laborer(good: str) -> None:
    """original 7.2, 8.12: 1 food and 1 building resource of choice."""
    table = play("original", seats=[{"goods": {}}])
    table.do("Day Laborer")
    assert len(table.offers()) == 4
    table.do(f"take 1 {good}, 1 food").expect(**{good: 1, "food": 1})
    assert sum(table.goods().values()) == 2


def test_7_2_one_stable_for_1_wood() -> None:
    """original 7.2: at most 1 stable for 1 wood."""
    table = play("original", seats=[{"goods": {"wood": 5}}])
    table.do("Build 1 Stable and/or Bake Bread", "stable d2").expect(wood=4)
    assert table.yard()["stables"] == ["d2"]
    assert table.game.current_player == 1


def test_7_2_stable_and_bread() -> None:
    """original 7.2: 1 stable and/or bake bread."""
    table = play("original", seats=[{"goods": {"wood": 1, "grain": 2}, "cards": ["M-fireplace-2"]}])
    table.do("Build 1 Stable and/or Bake Bread", "build 1 stable", "stable d2", "bake 2 grain").expect(wood=0, food=4)


def test_7_2_bread_without_a_stable() -> None:
    """original 7.2: baking alone is enough."""
    table = play("original", seats=[{"goods": {"wood": 1, "grain": 1}, "cards": ["M-fireplace-2"]}])
    table.do("Build 1 Stable and/or Bake Bread", "bake bread")
    table.do("done").expect(wood=1, food=2)


# --- 7.3: round cards (those without a test under their action in section 8) ------------------------------------------


def test_7_3_sow_and_bake() -> None:
    """original 7.3: sow and/or bake bread."""
    table = play("original", seats=[{"goods": {"grain": 2}, "fields": {"c1": {}}, "cards": ["M-fireplace-2"]}])
    table.do("Sow and/or Bake Bread", "sow", "bake 1 grain").expect(grain=0, food=2)
    assert table.yard()["fields"] == {"c1": {"grain": 3}}


def test_7_3_take_1_vegetable() -> None:
    """original 7.3: take 1 vegetable, not sown in the same action."""
    table = play("original", round=8, seats=[{"fields": {"c1": {}}, "goods": {}}])
    table.do("Take 1 Vegetable").expect(vegetable=1)
    assert table.yard()["fields"] == {"c1": {}}


PLOW_FIRST = "plow a field, then may sow"


@pytest.mark.parametrize(
    ("moves", "fields", "grain"),
    [
        ((PLOW_FIRST, "plow d1", "sow 2 grain"), {"c1": {"grain": 3}, "d1": {"grain": 3}}, 0),
        ((PLOW_FIRST, "plow d1", "done"), {"c1": {}, "d1": {}}, 2),
        (("sow",), {"c1": {"grain": 3}}, 1),
    ],
)
def test_7_3_plow_and_or_sow(moves: tuple[str, ...], fields: dict[str, object], grain: int) -> None:
    """original 7.3: plow 1 field and/or then sow, not the other way round; the new field may be sown."""
    table = play("original", round=12, seats=[{"goods": {"grain": 2}, "fields": {"c1": {}}}])
    table.do("Plow Field and Sow", *moves).expect(grain=grain)
    assert table.yard()["fields"] == fields
    assert table.game.current_player == 1


def test_7_3_growth_without_room_needs_no_room() -> None:
    """original 7.3: family growth without the room condition."""
    table = play("original", round=13)
    table.do("Family Growth even without Room")
    assert (table.yard()["family"], len(table.yard()["rooms"])) == (3, 2)


@pytest.mark.parametrize("fence", [True, False])
def test_7_3_renovate_then_fences(fence: bool) -> None:
    """original 7.3: renovate, then one may build fences."""
    table = play("original", round=14, seats=[{"goods": {"clay": 2, "reed": 1, "wood": 4}}])
    table.do("After Renovation also Fences")
    table.do(*(["fence e1"] if fence else ["done"])).expect(clay=0, reed=0, wood=0 if fence else 4)
    assert table.yard()["house"] == "clay"


def test_7_3_the_family_game_has_no_minor_improvements() -> None:
    """original 7.3, 18.1: the improvement spaces allow majors only, family growth is just that."""
    table = play("original", round=7, seats=[{"goods": {"clay": 2}, "rooms": ["a1", "a2", "a3"]}])
    table.do("After Family Growth also 1 Minor Improvement")
    assert (table.yard()["family"], table.game.current_player) == (3, 1)
    table = play("original", round=7, seats=[{"goods": {"clay": 3}}])
    table.do("1 Major or Minor Improvement")
    assert table.offers() == ["build Fireplace (2 clay)", "build Fireplace (3 clay)"]


# --- 7.4: green cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["wood", "clay", "reed", "stone"])
def test_7_4_one_building_resource(good: str) -> None:
    """original 7.4, 3 players: take 1 building resource of choice."""
    table = play("original", 3, seats=[{"goods": {}}])
    table.do("Take 1 Building Resource", f"take 1 {good}").expect(**{good: 1})
    assert sum(table.goods().values()) == 1


@pytest.mark.parametrize(("players", "space"), [(3, GREEN[3][3]), (4, GREEN[4][5]), (5, GROWTH_5P)])
def test_7_4_op_3_two_building_resources_may_be_equal(players: int, space: str) -> None:
    """original 7.4, OP-3: by default two resources, identical or different."""
    table = play("original", players, seats=[{"goods": {}}])
    table.do(space)
    assert table.offers() == PAIRS
    table.do("take 2 reed").expect(reed=2)


@pytest.mark.parametrize(("players", "space"), [(3, GREEN[3][3]), (4, GREEN[4][5]), (5, GROWTH_5P)])
def test_7_4_op_3_family_two_resources_must_differ(players: int, space: str) -> None:
    """original OP-3: with the option the two resources must differ."""
    table = play("original", players, options={"family_two_resources_must_differ": True}, seats=[{"goods": {}}])
    table.do(space)
    assert table.offers() == [pair for pair in PAIRS if "2" not in pair]
    table.do("take 1 clay, 1 stone").expect(clay=1, stone=1)


def test_7_4_reed_stone_and_food() -> None:
    """original 7.4, 4 players: 1 reed, 1 stone and 1 food from the supply."""
    table = play("original", 4, round=9, seats=[{"goods": {}}])
    table.do("Take 1 Reed, 1 Stone and 1 Food").expect(reed=1, stone=1, food=1)


def test_7_4_op_4_only_the_reed_accumulates() -> None:
    """original 7.4, OP-4, 5 players: all the reed, and 1 stone and 1 wood that do not accumulate."""
    space = "1 Reed, also 1 Stone and 1 Wood"
    table = play("original", 5, round=9, seats=[{"goods": {}}], stock={space: {"reed": 3}})
    assert table.spaces()[space]["income"] == {"reed": 1}
    table.do(space).expect(reed=3, stone=1, wood=1)


@pytest.mark.parametrize(
    ("move", "goods"),
    [
        ("take 1 food, 1 sheep", {"food": 2, "sheep": 1}),
        ("take 1 boar", {"food": 1, "boar": 1}),
        ("pay 1 food, then take 1 cattle", {"food": 0, "cattle": 1}),
    ],
)
def test_7_4_take_animals(move: str, goods: dict[str, int]) -> None:
    """original 7.4, 5 players: 1 sheep and 1 food; or 1 wild boar; or 1 cattle for 1 food."""
    table = play("original", 5, seats=[{"goods": {"food": 1}}])
    table.do("Take Animals")
    assert len(table.offers()) == 3
    table.do(move).expect(**{"sheep": 0, "boar": 0, "cattle": 0, **goods})


def test_7_4_cattle_needs_1_food() -> None:
    """original 7.4, 5 players: without food there is no cattle; the food of the sheep does not pay for it."""
    table = play("original", 5, seats=[{"goods": {}}])
    table.do("Take Animals")
    assert table.offers() == ["take 1 food, 1 sheep", "take 1 boar"]


def test_7_4_room_or_traveling_players_for_the_food() -> None:
    """original 7.4, 5 players: take all the food."""
    table = play("original", 5, stock={ROOM_5P: {"food": 4}}, seats=[{"goods": {"wood": 10, "reed": 4}}])
    table.do(ROOM_5P, "take the goods").expect(food=4, wood=10)
    assert table.lying_on(ROOM_5P) == {}


def test_7_4_room_or_traveling_players_for_exactly_one_room() -> None:
    """original 7.4, 8.1, 5 players: exactly 1 room at the normal cost; the food stays."""
    table = play("original", 5, stock={ROOM_5P: {"food": 4}}, seats=[{"goods": {"wood": 10, "reed": 4}}])
    table.do(ROOM_5P, "build 1 room", "room a1").expect(food=0, wood=5, reed=2)
    assert table.game.current_player == 1
    assert table.lying_on(ROOM_5P) == {"food": 4}


def test_7_4_growth_on_the_choice_card_from_round_5() -> None:
    """original 7.4, 5 players: family growth with room, in round 5 or later."""
    seat = {"rooms": ["a1", "a2", "a3"], "goods": {}}
    table = play("original", 5, round=4, seats=[seat])
    table.do(GROWTH_5P)
    assert table.offers() == PAIRS
    table = play("original", 5, round=5, seats=[seat])
    table.do(GROWTH_5P)
    assert table.offers() == [*PAIRS, "family growth"]
    table.do("family growth").expect(wood=0)
    assert table.yard()["family"] == 3


def test_7_4_growth_on_the_choice_card_needs_a_room() -> None:
    """original 7.4, 5 players: without an empty room only the resources are left."""
    table = play("original", 5, round=9)
    table.do(GROWTH_5P)
    assert table.offers() == PAIRS
