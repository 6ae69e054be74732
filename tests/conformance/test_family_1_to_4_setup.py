"""The Family Edition's pieces, set-up, board and rounds (family 1 to 4)."""

from __future__ import annotations

from collections import Counter

import pytest

import agricola
from tests.kit import fresh, play

ALWAYS_OPEN = ["pasture", "plow", "sow", "grain", "sheep", "fishing", "rooster"]
PATH = [
    "cooking", "wood_rooms", "renovation", "clay_rooms", "family_growth", "boar", "wind_mill", "cattle", "basketmaker",
    "pottery", "joinery", "family_growth_no_room", "plow_sow", "depot",
]  # fmt: skip
EXTENSIONS = {
    1: ["3 Wood", "1 Clay", "1 Reed", "Day Labor"],
    2: ["3 Wood", "1 Wood", "1 Clay", "1 Reed", "Day Labor"],
    3: ["3 Wood", "2 Wood", "2 Clay", "1 Reed", "2 of Your Choice", "Pastures and/or Stables"],
    4: ["3 Wood", "2 Wood", "1 Wood", "2 Clay", "1 Reed", "One of Each", "2 of Your Choice", "Pastures and/or Stables"],
}
PLAYERS = (1, 2, 3, 4)


# --- 1: components and limits -----------------------------------------------------------------------------------------


def test_1_what_all_players_share() -> None:
    assert fresh("family", 2).look()["supply"] == {
        "stables": 10, "rooms": 12, "small": 20,
        "two": 4, "three": 4, "corner": 4, "four": 4,
    }  # fmt: skip


def test_1_the_large_pastures_are_16() -> None:
    """D6: four of each shape."""
    supply = fresh("family", 2).look()["supply"]
    assert sum(number for piece, number in supply.items() if piece in ("two", "three", "corner", "four")) == 16


def test_1_there_are_eleven_improvements() -> None:
    cards = fresh("family", 2).look()["cards"]
    kinds = Counter(card["name"].split(" (")[0] for card in cards.values())
    assert kinds == {
        "Fireplace": 2, "Cooking Hearth": 2, "Clay Oven": 2, "Wind Mill": 1, "Basketmaker's Workshop": 1, "Pottery": 1,
        "Joinery": 1, "Depot": 1,
    }  # fmt: skip
    assert all(card["points"] == 1 for card in cards.values())


def test_1_goods_are_not_limited() -> None:
    """18 sheep are only pieces; markers stand in."""
    table = play(
        "family", 1, stock={"Sheep": {"sheep": 40}}, seats=[{"pastures": [{"shape": "four", "stable": True}] * 3}]
    )
    table.do("Sheep").expect(sheep=40)


def test_1_begging_markers_are_not_limited() -> None:
    table = play("family", 1, round=14, phase="feeding", seats=[{"goods": {}, "family": 5}])
    assert table.farm().begging == 10


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        ([{"stables": 6}, {"stables": 5}], "1 more stables"),
        ([{"rooms": 9}, {"rooms": 8}], "1 more rooms"),
        ([{"fields": [0] * 15}, {"pastures": ["small"] * 6}], "1 more small"),
        ([{"pastures": ["four"] * 3}, {"pastures": [{"shape": "four", "stable": True}] * 2}], "1 more four"),
    ],
)
def test_1_no_position_holds_more_than_the_box(seats: list[dict[str, object]], problem: str) -> None:
    with pytest.raises(agricola.BadPosition, match=problem):
        play("family", 2, seats=seats)


# --- 2: set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_2_everybody_begins_with_a_wooden_house_of_two_rooms_and_two_people(players: int) -> None:
    table = fresh("family", players)
    for seat in range(players):
        farm = table.yard(seat)
        assert (farm["house"], farm["rooms"], farm["family"], farm["home"]) == ("wood", 2, 2, 2)
        assert (farm["fields"], farm["pastures"], farm["stables"], farm["cards"]) == ([], [], 0, [])


@pytest.mark.parametrize("players", PLAYERS)
def test_2_the_start_player_has_2_food_the_others_3(players: int) -> None:
    table = fresh("family", players)
    start = table.look()["starting_player"]
    for seat in range(players):
        assert table.yard(seat)["goods"] == {"food": 2 if seat == start else 3}


def test_2_the_start_player_is_drawn() -> None:
    assert {fresh("family", 4, seed=seed).look()["starting_player"] for seed in range(40)} == {0, 1, 2, 3}


def test_2_nothing_else_is_left_to_luck_and_nothing_is_hidden() -> None:
    """The path is printed, so every seat sees all of it, and there is nothing to deal anew."""
    for seed in range(5):
        table = fresh("family", 2, seed=seed)
        keys = [name for name in table.look(1)["round_cards"]]
        assert keys == PATH


def test_2_hand_cards_are_no_part_of_this_game() -> None:
    """`cards` makes no difference: there are none to leave out."""
    with_cards = agricola.new_game("family", players=2, seed=3)
    without = agricola.new_game("family", players=2, cards=False, seed=3)
    assert with_cards.key() == without.key()
    assert with_cards.record() == without.record()
    with pytest.raises(agricola.BadOption, match="True or False"):
        agricola.new_game("family", players=2, cards="no", seed=3)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [0, 5, True])
def test_2_the_game_is_for_one_to_four(players: int) -> None:
    with pytest.raises(agricola.BadOption, match="1 to 4 players"):
        agricola.new_game("family", players=players)


def test_2_the_order_of_the_path_is_nobodys_choice() -> None:
    with pytest.raises(agricola.BadOption, match="printed"):
        agricola.new_game("family", players=1, round_cards=["Cooking"])


# --- 3: the board -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_3_the_spaces_of_the_board(players: int) -> None:
    """D1, D2, D3: 7 always open, 14 on the path, 4 to 8 on the extension: 25 to 29 in all, 12 to 16 in round 1."""
    board = agricola.EDITIONS["family"].board(players, {})
    assert [space.id for space in board.spaces if space.id in ALWAYS_OPEN] == ALWAYS_OPEN
    assert [space.id for space in board.spaces if space.stage] == PATH
    others = [space.name for space in board.spaces if not space.stage and space.id not in ALWAYS_OPEN]
    assert others == EXTENSIONS[players]
    assert len(board.spaces) == {1: 25, 2: 26, 3: 27, 4: 29}[players]
    assert len(fresh("family", players).spaces()) == {1: 12, 2: 13, 3: 14, 4: 16}[players]


@pytest.mark.parametrize(("round", "key"), list(enumerate(PATH, start=1)))
def test_3_2_a_space_of_the_path_opens_in_its_round_and_stays_open(round: int, key: str) -> None:
    for now in (round - 1, round, 14):
        if now:
            table = play("family", 1, round=now)
            is_open = [space.id for space in table.game.state.open if space.id == key]
            assert is_open == ([key] if now >= round else [])


def test_3_2_a_space_that_has_not_opened_says_when_it_will() -> None:
    assert play("family", 1, round=3).why_not("depot") == "it opens in round 14"


def test_3_every_space_takes_one_person_a_round() -> None:
    table = fresh("family", 2)
    table.do("Grain")
    assert "occupied" in table.refuses("Grain")


@pytest.mark.parametrize(
    ("space", "gets"),
    [
        ("Grain", {"grain": 1}), ("Sheep", {"sheep": 1}), ("Fishing", {"food": 1}), ("Rooster", {"food": 1}),
        ("3 Wood", {"wood": 3}), ("2 Wood", {"wood": 2}), ("1 Wood", {"wood": 1}), ("2 Clay", {"clay": 2}),
        ("1 Reed", {"reed": 1}), ("One of Each", {"wood": 1, "clay": 1, "reed": 1}),
    ],
)  # fmt: skip
def test_3_the_spaces_that_give_goods(space: str, gets: dict[str, int]) -> None:
    table = play("family", 4, seats=[{"goods": {}}])
    table.do(space)
    assert table.yard()["goods"] == gets


@pytest.mark.parametrize("material", ["wood", "clay", "reed"])
def test_3_3_day_labor_gives_1_food_and_1_of_your_choice(material: str) -> None:
    table = play("family", 2, seats=[{"goods": {}}])
    table.do("Day Labor")
    assert len(table.offers()) == 3
    table.do(f"take 1 {material}, 1 food")
    assert table.yard()["goods"] == {material: 1, "food": 1}


def test_3_3_two_of_your_choice_may_be_the_same_or_different() -> None:
    """WE-J1: choose one of the shown resources, twice."""
    table = play("family", 3, seats=[{"goods": {}}])
    table.do("2 of Your Choice")
    assert table.offers() == [
        "take 2 wood", "take 1 wood, 1 clay", "take 1 wood, 1 reed",
        "take 2 clay", "take 1 clay, 1 reed", "take 2 reed",
    ]  # fmt: skip
    table.do("take 2 reed")
    assert table.yard()["goods"] == {"reed": 2}


def test_3_3_pastures_and_stables_offers_either_or_both() -> None:
    """D9: any number of pastures at their prices, any number of stables at 2 wood."""
    table = play("family", 3, seats=[{"goods": {"wood": 12}}])
    table.do("Pastures and/or Stables", "build pastures", "build a small pasture", "build a 2-square pasture", "done")
    table.do("build a stable in a 2-square pasture", "build a stable beside the farm")
    table.expect(wood=0)
    assert table.yard()["pastures"] == [{"shape": "small", "stable": False}, {"shape": "two", "stable": True}]
    assert table.yard()["stables"] == 1


def test_3_4_goods_pile_up_until_somebody_takes_all_of_them() -> None:
    table = fresh("family", 1)
    for round in range(1, 4):
        assert table.lying_on("3 Wood") == {"wood": 3 * round}
        table.do("Grain", "Plow")
    table.do("3 Wood").expect(wood=12)
    assert table.lying_on("3 Wood") == {}
    table.do("Rooster", "beg 1")
    assert table.lying_on("3 Wood") == {"wood": 3}


# --- 4: a round -------------------------------------------------------------------------------------------------------


def test_4_goods_come_in_round_1_too() -> None:
    table = fresh("family", 4)
    assert {name: space["goods"] for name, space in table.spaces().items() if space["goods"]} == {
        "Sheep": {"sheep": 1}, "Fishing": {"food": 1}, "3 Wood": {"wood": 3}, "2 Wood": {"wood": 2},
        "1 Wood": {"wood": 1}, "2 Clay": {"clay": 2}, "1 Reed": {"reed": 1},
    }  # fmt: skip


@pytest.mark.parametrize(("space", "opens"), [("Wild Boar", 6), ("Cattle", 8)])
def test_4_boar_and_cattle_come_when_their_space_opens(space: str, opens: int) -> None:
    """Ruling 11: the boar space in round 6 holds 1 boar, not 6; in round 9, untouched, 4."""
    table = fresh("family", 1)
    while table.game.round < 10:
        if table.game.round >= opens:
            assert sum(table.lying_on(space).values()) == table.game.round - opens + 1
        for move in ("Grain", "Fishing"):
            table.do(move)
        while table.game.question.code == "ask-feed":
            table.do(table.offers()[-1])


def test_4_work_begins_with_the_rooster_and_goes_around() -> None:
    table = play("family", 3, starting_player=1, turn=1)
    order = []
    for move in ("Grain", "Plow", "Fishing", "Rooster", "Sheep", "1 Reed"):
        order.append(table.game.current_player)
        table.do(move)
    assert order == [1, 2, 0, 1, 2, 0]
    assert table.game.round == 2


def test_4_players_without_people_at_home_are_skipped() -> None:
    table = play("family", 2, round=5, seats=[{"family": 2}, {"family": 4, "rooms": 4}])
    order = []
    for move in ("Grain", "Plow", "Fishing", "Rooster", "Sheep"):
        order.append(table.game.current_player)
        table.do(move)
    assert order == [0, 1, 0, 1, 1]
    assert table.game.current_player == 1


def test_4_the_rooster_moves_at_once_and_matters_from_the_next_round_on() -> None:
    table = play("family", 2)
    table.do("Grain", "Rooster")
    assert table.look()["starting_player"] == 1
    assert table.game.current_player == 0
    table.do("Plow", "Fishing")
    assert (table.game.round, table.game.current_player) == (2, 1)


def test_4_if_nobody_uses_the_rooster_the_same_player_starts_again() -> None:
    table = play("family", 2, starting_player=1, turn=1)
    table.do("Grain", "Fishing", "Plow", "1 Wood")
    assert (table.game.round, table.game.current_player) == (2, 1)


def test_4_the_owner_of_the_rooster_may_use_its_space_too() -> None:
    table = play("family", 2, seats=[{"goods": {}}])
    table.do("Rooster").expect(food=1)
    assert table.look()["starting_player"] == 0


def test_4_newborns_work_from_the_next_round_on() -> None:
    table = play("family", 1, round=5, seats=[{"rooms": 3}])
    table.do("Family Growth")
    assert (table.farm().family, table.farm().home) == (3, 1)
    table.do("Grain")
    assert (table.game.round, table.farm().home, table.farm().newborns) == (6, 3, 0)


def test_4_there_are_harvests_after_six_rounds() -> None:
    table = fresh("family", 1)
    assert table.look()["harvest_rounds"] == [4, 7, 9, 11, 13, 14]


def test_4_a_player_who_can_use_no_space_leaves_the_person_at_home() -> None:
    """D10: with 20 people a pass can become necessary."""
    table = play(
        "family", 3, round=1, turn=2,
        seats=[{"family": 5, "rooms": 5, "placed": ["Plow", "Grain", "Fishing", "Rooster"], "goods": {}},
               {"family": 5, "rooms": 5, "placed": ["Sheep", "3 Wood", "2 Wood", "2 Clay", "1 Reed"]},
               {"family": 2, "home": 1}],
    )  # fmt: skip
    table.do("take 2 clay")
    assert table.goods(2)["clay"] == 2, "the last space that could be used was no choice"
    assert table.game.round == 2
    assert table.yard()["goods"] == {}
