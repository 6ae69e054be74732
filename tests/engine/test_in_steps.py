"""A deed with a number is done at once or in steps: a first small step gives nothing away (revised 7.7, 7.8, family 5).

Cards hear of it once, when it is over, with the whole number.
"""

from __future__ import annotations

from typing import Any

import pytest

from agricola import BadPosition, from_position
from agricola.cards.words import Event, bakes, do, minor, remember, remembered, sows
from agricola.engine.kernel.state import GameState
from tests.kit import Table, play

OVENS = ["M-clay-oven", "M-stone-oven"]


def _note(g: GameState, seat: int, event: Event | None) -> None:
    assert event is not None
    heard = remembered(g.players[seat], "T-1") or (0, 0, 0)
    remember(g.players[seat], "T-1", heard[0] + 1, heard[1] + event.count, heard[2] + sum(event.goods))


LISTENER = minor(
    "Listener",
    id="T-1",
    text="Counts what is sown and baked.",
    on=[sows >> do("note", _note), bakes >> do("note", _note)],
)
"""It notes how often it was told of sowing or baking, and how many grain and goods there were in all."""


def sowing(**farm: Any) -> Table:
    """The first player has just gone to Grain Utilization."""
    return play("revised", round=8, seats=[farm, {}])


def test_7_7_a_first_small_sowing_is_not_the_last() -> None:
    """revised 7.7.1: any number of empty fields, so after 1 grain the rest is offered, or the end of it."""
    table = sowing(goods={"grain": 2, "vegetable": 1}, fields={"c1": {}, "c2": {}, "c3": {}})
    table.do("Grain Utilization", "sow 1 grain")
    assert table.asked() == "sow"
    assert table.offers() == ["sow 1 vegetable", "sow 1 grain", "sow 1 grain, 1 vegetable", "done"]
    table.do("sow 1 vegetable")
    assert table.offers() == ["sow 1 grain", "done"]
    table.do("sow 1 grain").expect(grain=0, vegetable=0)
    assert table.game.current_player == 1
    assert table.yard()["fields"] == {"c1": {"grain": 3}, "c2": {"grain": 3}, "c3": {"vegetable": 2}}


@pytest.mark.parametrize(
    "steps",
    [
        ["sow 1 grain", "sow 1 grain, 1 vegetable"],
        ["sow 2 grain", "sow 1 vegetable"],
        ["sow 1 vegetable", "sow 1 grain", "sow 1 grain"],
        ["sow 1 grain", "sow 1 vegetable", "sow 1 grain"],
    ],
)
def test_7_7_any_steps_of_sowing_lead_to_the_same(steps: list[str]) -> None:
    """revised 7.7.1: the choice is free each time; 2 grain and 1 vegetable at once or in any steps."""
    farm = {"goods": {"grain": 3, "vegetable": 2}, "fields": {cell: {} for cell in ("c1", "c2", "c3", "d3", "e3")}}
    at_once = sowing(**farm).do("Grain Utilization", "sow 2 grain, 1 vegetable", "done")
    by_steps = sowing(**farm).do("Grain Utilization", *steps, "done")
    assert at_once.game.key() == by_steps.game.key()


def test_7_7_nothing_is_asked_when_nothing_more_can_be_sown() -> None:
    """revised 7.7.1: the fields, or the crops, are at an end."""
    for grain, fields in ((2, 1), (1, 2)):
        farm = {"goods": {"grain": grain}, "fields": {cell: {} for cell in ("c1", "c2")[:fields]}}
        table = sowing(**farm).do("Grain Utilization")
        assert table.game.current_player == 1, "the only number was taken"


def test_7_8_a_first_small_baking_is_not_the_last() -> None:
    """revised 7.8.1: the limits of the ovens hold for the whole action: 5, then 4, then 4 food, then no more."""
    table = sowing(goods={"grain": 5}, cards=OVENS).do("Grain Utilization", "bake 1 grain").expect(food=5, grain=4)
    assert table.offers() == ["bake 1 grain", "bake 2 grain", "done"]
    assert [action.get("preview") for action in table.look()["actions"]] == [{"food": 4}, {"food": 8}, None]
    table.do("bake 1 grain").expect(food=9)
    assert table.offers() == ["bake 1 grain", "done"]
    table.do("bake 1 grain").expect(food=13, grain=2)
    assert table.game.current_player == 1


@pytest.mark.parametrize(
    ("farm", "moves", "heard"),
    [
        ({"goods": {"grain": 3}, "fields": {"c1": {}, "c2": {}, "c3": {}}}, ["sow 1 grain", "sow 2 grain"], (1, 3, 3)),
        ({"goods": {"grain": 3}, "fields": {"c1": {}, "c2": {}, "c3": {}}}, ["sow 1 grain", "done"], (1, 1, 1)),
        ({"goods": {"grain": 4}, "cards": OVENS}, ["bake 1 grain", "bake 2 grain"], (1, 3, 13)),
        ({"goods": {"grain": 4}, "cards": OVENS}, ["bake 1 grain", "bake 1 grain", "done"], (1, 2, 9)),
    ],
)
def test_a_card_hears_once_of_all_steps_together(
    farm: dict[str, Any], moves: list[str], heard: tuple[int, int, int]
) -> None:
    """However many steps there are, it is one action (revised 7.7.1, 7.8.1)."""
    table = sowing(**farm).with_cards(0, LISTENER).do("Grain Utilization", *moves)
    assert remembered(table.farm(), "T-1") == heard
    assert table.game.current_player == 1


def test_a_half_sown_position_can_be_written_and_read() -> None:
    """What was sown so far is part of the position; one that tells of more than lies on the fields is refused."""
    farm = {"goods": {"grain": 2, "vegetable": 2}, "fields": {cell: {} for cell in ("c1", "c2", "c3", "d3")}}
    table = sowing(**farm).do("Grain Utilization", "sow 1 grain, 1 vegetable")
    position: Any = table.game.position()
    assert from_position(position).key() == table.game.key()
    position["stack"][-1]["steps"] += 1
    with pytest.raises(BadPosition, match="can't have"):
        from_position(position)


# --- tiles ------------------------------------------------------------------------------------------------------------


def test_family_5_a_first_room_is_not_the_last() -> None:
    """family 5: any number of rooms in one action, each for its price."""
    table = play("family", round=4, seats=[{"goods": {"wood": 15, "reed": 6}}, {}])
    table.do("Wood Rooms and/or Stables", "build wood rooms", "build 1 room").expect(wood=10, reed=4)
    assert table.offers() == ["build 1 room", "build 2 rooms", "done"]
    table.do("build 1 room").expect(wood=5, reed=2)
    table.do("done")
    assert table.yard()["rooms"] == 4


def test_family_5_up_to_three_fields_in_all_steps_together() -> None:
    """family 5: 1, then up to 2 more; a fourth field stays empty."""
    table = play("family", round=4, seats=[{"goods": {"grain": 5}, "fields": [0, 0, 0, 0]}, {}])
    table.do("Sow", "sow 1 grain")
    assert table.offers() == ["sow 1 grain", "sow 2 grain", "done"]
    table.do("sow 2 grain").expect(grain=2)
    assert table.game.current_player == 1


# --- harvesting more --------------------------------------------------------------------------------------------------


def test_scythe_worker_takes_from_each_field_once_however_many_steps() -> None:
    """revised A112: one more from any number of fields; a field that gave one more gives no third."""
    fields = {"c1": {"grain": 3}, "c2": {"grain": 3}, "c3": {"grain": 2}}
    farm = {"goods": {"food": 9}, "fields": fields, "cards": ["A112"]}
    table = play("revised", cards=True, round=4, phase="harvest", seats=[farm, {"goods": {"food": 9}}])
    table.do("harvest 1 more grain from 1 field with 2")
    assert table.offers() == [
        "harvest 1 more grain from 1 field with 1 and 1 field with 2",
        "harvest 1 more grain from 1 field with 1",
        "harvest 1 more grain from 1 field with 2",
        "done",
    ]
    assert from_position(table.game.position()).key() == table.game.key()
    table.do("harvest 1 more grain from 1 field with 2")
    assert table.offers() == ["harvest 1 more grain from 1 field with 1", "done"]
    table.do("done").expect(grain=3 + 2)
    assert sorted(sum(crops.values()) for crops in table.yard()["fields"].values()) == [1, 1, 1]
