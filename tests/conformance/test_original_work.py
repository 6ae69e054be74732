"""The original edition, family game: the work phase (original 6) and what can't be used when."""

from __future__ import annotations

import pytest

from tests.kit import Table, play

EXPAND = "Build Room(s) and/or Build Stable(s)"
STABLE_BAKE = "Build 1 Stable and/or Bake Bread"
RENOVATE = "After Renovation also 1 Major or Minor Improvement"


def test_6_players_place_one_person_at_a_time_clockwise() -> None:
    """original 6: from the starting player to the left, one person each, until nobody has one left."""
    table = play("original", 3, round=2, starting_player=1, turn=1)
    order = []
    for move in ("1 Reed", "1 Clay", "Fishing", "Take 1 Grain", "3 Wood", "Plow 1 Field"):
        order.append(table.game.current_player)
        table.do(move)
    assert order == [1, 2, 0, 1, 2, 0]


def test_6_a_player_without_a_person_left_is_skipped() -> None:
    """original 6: a player with no unplaced person is skipped, the others go on."""
    table = play("original", 3, round=5, seats=[{"family": 4}, {"placed": ["1 Reed", "1 Clay"]}, {}])
    order = []
    for move in ("Fishing", "Take 1 Grain", "3 Wood", "2 Wood", "1 Sheep"):
        order.append(table.game.current_player)
        table.do(move)
    assert order == [0, 2, 0, 2, 0]
    assert table.game.current_player == 0  # the fourth person


def test_6_a_space_takes_one_person_a_round() -> None:
    """original 6: an occupied space can't be used, neither by another player nor by the same one."""
    table = play("original", 2, round=2)
    table.do("Take 1 Grain")
    assert "occupied by player 1" in table.refuses("Take 1 Grain")
    table.do("Fishing")
    assert "occupied by player 1" in table.refuses("Take 1 Grain")


def test_6_one_option_of_a_choice_blocks_the_others() -> None:
    """original 6: taking one option of a space blocks the rest, too."""
    table = play("original", 5, round=2)
    table.do("Take Animals", "take 1 boar")
    assert "occupied" in table.refuses("Take Animals")


@pytest.mark.parametrize(
    ("space", "seat", "reason"),
    [
        (EXPAND, {"goods": {"wood": 1, "reed": 2}}, "1 wood short"),
        (EXPAND, {"goods": {"wood": 0}}, "wood short"),
        (STABLE_BAKE, {"goods": {"food": 9}}, "no baking improvement"),
        (STABLE_BAKE, {"cards": ["M-fireplace-2"]}, "no grain"),
        ("Sow and/or Bake Bread", {"goods": {"grain": 1}}, "no empty field"),
        ("Sow and/or Bake Bread", {"fields": {"c1": {}}}, "nothing to sow"),
        ("1 Major or Minor Improvement", {"goods": {"clay": 1}}, "1 clay short"),
        ("Fences", {"goods": {"wood": 3}}, "1 wood short"),
        (RENOVATE, {"goods": {"clay": 2}}, "1 reed short"),
        (RENOVATE, {"goods": {"stone": 9, "reed": 9}}, "2 clay short"),
        ("After Family Growth also 1 Minor Improvement", {}, "no room"),
        ("After Renovation also Fences", {"goods": {"wood": 15}}, "short"),
    ],
)
def test_6_a_space_can_be_used_only_if_its_action_is_carried_out(
    space: str, seat: dict[str, object], reason: str
) -> None:
    """original 6: the action must be legal and affordable at the moment of placement."""
    assert reason in play("original", round=14, seats=[seat]).refuses(space)


def test_6_conversions_make_an_action_affordable() -> None:
    """original 6, 8.13: affordable after the conversions that the player wants to make."""
    table = play("original", 5, round=2, seats=[{"goods": {"grain": 1}}])
    table.do("Take Animals", "pay 1 food, then take 1 cattle").expect(grain=0, food=0, cattle=1)


def test_6_an_empty_accumulation_space_offers_nothing() -> None:
    """original 6, OP-21: where nothing lies, no person can be placed."""
    table = play("original", round=3, stock={"3 Wood": {}})
    assert "nothing lies there" in table.refuses("3 Wood")


# --- connectives ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "rooms", "stables"),
    [
        (("build rooms", "room b2", "done"), 3, 0),
        (("build stables", "stable e1", "done", "done"), 2, 1),
        (("build rooms", "room b2", "stable e1", "done"), 3, 1),
        (("build stables", "stable e1", "done", "room b2"), 3, 1),
    ],
)
def test_6_and_or_means_either_part_or_both(moves: tuple[str, ...], rooms: int, stables: int) -> None:
    """original 6: "and/or" = one part or both."""
    table = play("original", 2, seats=[{"goods": {"wood": 10, "reed": 2}}])
    table.do(EXPAND, *moves)
    assert len(table.yard()["rooms"]) == rooms
    assert len(table.yard()["stables"]) == stables
    assert table.game.current_player == 1


def test_6_and_or_needs_at_least_one_part() -> None:
    """original 6: at least one part must be done, so "done" is not offered at first."""
    table = play("original", 2, seats=[{"goods": {"wood": 10, "reed": 2}}])
    table.do(EXPAND)
    assert sorted(table.offers()) == ["build rooms", "build stables"]


@pytest.mark.parametrize("improve", [True, False])
def test_6_the_second_part_of_after_a_also_b_is_optional(improve: bool) -> None:
    """original 6: "after A, also B": A is mandatory, B optional."""
    table = play("original", round=6, seats=[{"goods": {"clay": 4, "reed": 1}}])
    table.do(RENOVATE)
    assert table.yard()["house"] == "clay"
    table.do("build Fireplace (2 clay)" if improve else "done")
    assert table.yard()["cards"] == (["M-fireplace-2"] if improve else [])
    table.expect(clay=0 if improve else 2)


def test_6_the_first_part_of_after_a_also_b_is_mandatory() -> None:
    """original 6: who can't renovate can't improve there."""
    table = play("original", round=6, seats=[{"goods": {"clay": 9}}])
    assert "reed short" in table.refuses(RENOVATE)


def test_6_or_means_exactly_one() -> None:
    """original 6: after one option of an "or" the turn is over."""
    table = play("original", 3, round=2)
    table.do("Take 1 Building Resource", "take 1 stone").expect(stone=1, wood=0, clay=0, reed=0)
    assert table.game.current_player == 1


# --- placing is mandatory ---------------------------------------------------------------------------------------------


def _crowded() -> Table:
    """A table for two with one person left each and hardly a space to use: seat 1 can renovate or get a hearth."""
    emptied = ("3 Wood", "1 Clay", "1 Reed", "Fishing", "1 Sheep", "1 Stone (stage 2)")
    return play(
        "original",
        round=6,
        turn=0,
        stock={space: {} for space in emptied},
        seats=[
            {"goods": {"clay": 2}, "family": 3, "placed": ["Take 1 Grain", "Plow 1 Field"]},
            {
                "goods": {"clay": 2, "reed": 1},
                "family": 3,
                "placed": ["Starting Player and Storehouse", "Day Laborer"],
                "cards": ["M-fireplace-2"],
            },
        ],
    )


def test_6_placing_is_mandatory() -> None:
    """original 6: as long as a legal space exists, nobody may pass."""
    table = play("original", 2)
    assert "done" not in table.offers()
    assert "pass" not in table.offers()


def test_6_op_21_a_person_without_a_legal_space_stays_home() -> None:
    """original OP-21: no legal space: the person stays home, and is not placed if none becomes legal."""
    table = _crowded()
    assert table.game.current_player == 1
    table.do(RENOVATE, "done")
    assert table.game.round == 7
    table.expect(0, clay=2)


def test_6_op_21_a_person_can_be_placed_later_in_the_round() -> None:
    """original OP-21: the person who stayed home is placed once a space becomes legal, here by a returned Fireplace."""
    table = _crowded()
    table.do(RENOVATE, "build Cooking Hearth (4 clay)")
    assert table.yard(1)["cards"] == ["M-hearth-4"]
    assert table.yard(0)["cards"] == ["M-fireplace-2"]
    table.expect(0, clay=0)
    assert table.game.round == 7
