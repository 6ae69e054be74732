"""A family is fed in any steps and any order, and nobody begs unasked (revised 9.3.2, original 14.2, family 10).

Conversions are allowed at any time and any number of times (revised 8.6, original 8.13, family 9), so a first small one
takes nothing away from what may follow.
"""

from __future__ import annotations

from typing import Any

import pytest

from agricola import from_position
from agricola.table import Table as Sitting
from tests.kit import Table, play

EDITIONS = ("revised", "original", "family")
GROCER = "A102"
TANNER = "K280"


def feeding(edition: str = "revised", /, *, ask_end_turn: bool = False, hands: bool = False, **farm: Any) -> Table:
    """The first of two players feeds two people, who eat 4 food; the other one has enough."""
    seats = [farm, {"goods": {"food": 20}}]
    return play(edition, 2, cards=hands, round=4, phase="feeding", ask_end_turn=ask_end_turn, seats=seats)


def is_fed(table: Table) -> bool:
    """Whether the round is over, so that the first player was fed."""
    return table.game.round == 5


# --- any steps and any order ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_9_3_2_a_first_small_conversion_is_not_the_last(edition: str) -> None:
    """revised 9.3.2, 8.6; original 14.2, 8.13; family 9, 10: 1 of 4 grain is eaten, then the others are offered."""
    table = feeding(edition, goods={"grain": 4}).do("convert 1 grain to 1 food")
    assert not is_fed(table)
    assert table.offers() == [
        "convert 1 grain to 1 food", "convert 2 grain to 2 food", "convert 3 grain to 3 food", "beg 3",
    ]  # fmt: skip
    table.do("convert 1 grain to 1 food", "convert 2 grain to 2 food").expect(grain=0, food=0)
    assert is_fed(table)
    assert table.farm().begging == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_9_3_2_any_steps_lead_to_the_same(edition: str) -> None:
    """revised 9.3.2: at once, one by one, or in part and the rest begged for: the position is the same."""
    at_once = feeding(edition, goods={"grain": 4}).do("convert 3 grain to 3 food", "beg 1")
    by_steps = feeding(edition, goods={"grain": 4}).do(*["convert 1 grain to 1 food"] * 3, "beg 1")
    assert at_once.game.key() == by_steps.game.key()
    assert by_steps.farm().begging == 1
    by_steps.expect(grain=1)


def test_9_3_2_a_conversion_may_come_again_after_another() -> None:
    """revised 9.3.2: a grain, a sheep, and a grain again."""
    farm: dict[str, Any] = {"goods": {"grain": 2, "sheep": 1}, "cards": ["M-fireplace-2"]}
    table = feeding(**farm).do("convert 1 grain to 1 food", "convert 1 sheep to 2 food", "convert 1 grain to 1 food")
    assert is_fed(table)
    table.expect(grain=0, sheep=0, food=0)


def test_9_3_2_no_more_is_offered_than_is_needed() -> None:
    """revised 8.6: what is not needed can wait, because it is allowed at any time."""
    table = feeding(goods={"grain": 9, "food": 1})
    assert table.offers()[-2:] == ["convert 3 grain to 3 food", "beg 3"]
    table.do("convert 1 grain to 1 food")
    assert table.offers()[-2:] == ["convert 2 grain to 2 food", "beg 2"]


def test_family_9_mush_and_bread_in_any_order() -> None:
    """family 9 and 13.10: mush first, then bread, then mush."""
    farm: dict[str, Any] = {"goods": {"grain": 3, "wood": 1}, "cards": ["F-fireplace-1"]}
    table = feeding("family", **farm)
    table.do("convert 1 grain to 1 food", "convert 1 wood, 1 grain to 2 food", "convert 1 grain to 1 food")
    assert is_fed(table)
    table.expect(grain=0, wood=0, food=0)


# --- crafts, and cards that work at any time --------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["revised", "original"])
def test_11_4_a_craft_is_used_once_between_other_conversions(edition: str) -> None:
    """revised 11.4, original 13: a Joinery turns 1 wood into food once in a harvest, before or after anything else."""
    table = feeding(edition, goods={"grain": 3, "wood": 3}, cards=["M-joinery"])
    table.do("convert 1 grain to 1 food", "convert 1 wood to 2 food")
    assert table.offers() == ["convert 1 grain to 1 food", "beg 1"]
    table.do("convert 1 grain to 1 food").expect(grain=1, wood=2, food=0)
    assert is_fed(table)


def test_11_4_nobody_begs_unasked_while_a_craft_is_left() -> None:
    """revised 11.4: the last grain is eaten, and a Joinery with wood is left."""
    table = feeding(goods={"grain": 1, "wood": 1}, cards=["M-joinery"])
    table.do("convert 1 grain to 1 food")
    assert table.offers() == ["convert 1 wood to 2 food", "beg 3"]


def test_8_6_a_trade_may_come_between_two_conversions() -> None:
    """revised 8.6: Grocer sells a grain for 1 food, which is what a grain brings; the wood on top comes first."""
    table = feeding(hands=True, goods={"food": 3, "grain": 2}, cards=[GROCER])
    table.do("convert 1 grain to 1 food", "convert 1 food to 1 wood")
    assert {"convert 1 food to 1 grain", "convert 1 grain to 1 food", "beg 1"} <= set(table.offers())
    table.do("convert 1 food to 1 grain", "convert 2 grain to 2 food", "done")
    table.expect(food=0, grain=0, wood=1)
    assert table.farm().begging == 0


def test_8_6_nobody_begs_unasked_while_a_card_may_help() -> None:
    """revised 8.6: nothing edible is left, but a card still works: its owner is asked."""
    table = feeding(hands=True, goods={"food": 3}, cards=[GROCER])
    assert table.offers() == ["convert 1 food to 1 wood", "beg 1"]


def test_what_sets_off_a_card_may_be_cooked_beyond_the_need() -> None:
    """original K280, Tanner: cattle that are cooked are worth points, and nobody need be hungry for that (8.13)."""
    farm = {
        "goods": {"food": 9, "cattle": 2, "grain": 1},
        "cards": [TANNER, "M-fireplace-2"],
        "pastures": [["d1", "e1"]],
    }
    table = play("original", 3, cards=True, round=14, phase="feeding", seats=[farm, {}, {}])
    assert table.offers() == ["convert 1 cattle to 3 food", "convert 2 cattle to 6 food", "done"]
    table.do("convert 1 cattle to 3 food", "convert 1 cattle to 3 food")
    assert table.score()["bonus"] == 1


# --- where people play ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_begging_is_asked_where_people_play(edition: str) -> None:
    """With `ask_end_turn` nobody begs unasked, even with nothing to eat; without it the only option is taken."""
    table = feeding(edition, ask_end_turn=True, goods={"food": 1})
    assert table.offers() == ["beg 3"]
    assert table.do("beg 3").farm().begging == 3
    assert is_fed(feeding(edition, goods={"food": 1}))


@pytest.mark.parametrize("edition", EDITIONS)
def test_enough_food_is_paid_without_a_question(edition: str) -> None:
    """Food must be paid (revised 9.3.2), so a family that has enough is asked nothing."""
    assert is_fed(feeding(edition, ask_end_turn=True, goods={"food": 5, "grain": 3}))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_step_of_a_feeding_can_be_taken_back(edition: str) -> None:
    """Each conversion, and the begging too, until somebody else acts or something comes to light."""
    seats = [{"goods": {"grain": 4}}, {"goods": {"grain": 1}}]
    position = {"edition": edition, "players": 2, "round": 4, "phase": "feeding", "ask_end_turn": True, "seats": seats}
    sitting = Sitting(from_position(position))
    keys = [sitting.game.key()]
    for move in ("convert:1g>1f", "convert:2g>2f"):
        sitting.act(0, move)
        keys.append(sitting.game.key())
    assert [action.code for action in sitting.game.legal_actions()] == ["convert:1g>1f", "beg:1"]
    sitting.act(0, "beg:1")
    assert (sitting.game.current_player, sitting.game.state.players[0].begging) == (1, 1)
    for key in reversed(keys):
        sitting.undo(0)
        assert sitting.game.key() == key
    assert sitting.game.state.players[0].begging == 0


def test_the_end_is_asked_after_a_conversion_or_a_trade() -> None:
    """With `ask_end_turn` what was done can be taken back before the food is paid."""
    table = feeding(ask_end_turn=True, goods={"food": 3, "grain": 1}).do("convert 1 grain to 1 food")
    assert table.offers() == ["done"]
    traded = feeding(hands=True, ask_end_turn=True, goods={"food": 10}, cards=[GROCER])
    traded.do("convert 1 food to 1 wood")
    assert traded.offers()[-1] == "done"
