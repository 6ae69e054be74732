"""Where all choose at once nobody waits, nobody sees a choice before all have chosen, and until then it is undone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import agricola
from agricola.engine.errors import NotLegal
from agricola.server.rooms.patch import Json
from agricola.server.rooms.room_table import RoomTable
from agricola.table import CantUndo, Table
from tests.server.kit import COMPUTER, OPEN, PERSON, Browser, Follower, Live, live, until

DRAFT: Json = {"variants": ["draft-separate"], "seed": 5}


def _two(ann: Browser, bob: Browser, **more: object) -> str:
    """A room in which Ann and Bob draft."""
    room = ann.create(PERSON, OPEN, **{**DRAFT, **more})
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    return room


def _without_progress(state: Json) -> Json:
    """A state less what tells how far the others are."""
    state["room"].pop("version")
    for name in ("version", "choosing"):
        state.pop(name)
    return state


def test_both_choose_at_once_in_any_order(ann: Browser, bob: Browser) -> None:
    room = _two(ann, bob)
    for one, seat in ((ann, 0), (bob, 1)):
        state = one.state(room)
        assert (state["seat"], state["view"]["current_player"], len(state["view"]["actions"])) == (seat, seat, 7)
        assert sorted(state["choosing"]) == [0, 1]
    packs = [set(one.state(room)["view"]["pack"]) for one in (ann, bob)]
    for one in (bob, ann):
        assert one.act(room)["type"] == "done"
    for one in (ann, bob):
        assert one.act(room, "end")["type"] == "done"
    for one, before in ((ann, packs[1]), (bob, packs[0])):
        view = one.state(room)["view"]
        assert (len(view["hand"]), len(view["pack"])) == (1, 6)
        assert set(view["pack"]) < before


def test_nobody_sees_a_pick_before_all_have_picked(ann: Browser, bob: Browser, service: Live) -> None:
    """Whatever Bob picks, Ann and a spectator are told the same: that he has chosen."""
    eve = service.browser()
    seen = []
    for pick in (0, 4):
        room = _two(ann, bob)
        before = [one.state(room) for one in (ann, eve)]
        bob.act(room, bob.state(room)["view"]["actions"][pick]["code"])
        bob.act(room, "end")
        states = [one.state(room) for one in (ann, eve)]
        assert [state["choosing"] for state in states] == [[0], [0]]
        told = [_without_progress(state) for state in states]
        assert told[0]["view"] == _without_progress(before[0])["view"]
        for state in told:
            for part in ("id", "created", "changes", "due"):
                state["room"].pop(part)
        seen.append(json.dumps(told))
    assert seen[0] == seen[1]


def test_a_socket_hears_that_somebody_has_chosen_and_not_what(ann: Browser, bob: Browser) -> None:
    room = _two(ann, bob)
    with ann.socket(room) as socket:
        watching = Follower(socket)
        watching.receive("state")
        picked = bob.state(room)["view"]["actions"][0]["touches"]["cards"][0]
        bob.act(room)
        bob.act(room, "end")
        state = watching.until(lambda state: state["choosing"] == [0])
        assert state["view"]["current_player"] == 0
        assert picked not in json.dumps(state)


def test_a_pick_can_be_taken_back_until_the_last_one_has_picked(ann: Browser, bob: Browser) -> None:
    room = _two(ann, bob)
    first, second = [action["code"] for action in ann.state(room)["view"]["actions"][:2]]
    ann.act(room, first)
    ann.act(room, "end")
    bob.act(room)
    state = ann.state(room)
    assert (state["undo"]["steps"], state["view"]["actions"]) == (2, [])
    undo = {"type": "undo", "seat": 0, "version": state["version"], "whole_turn": True}
    assert ann.command(room, **undo)["type"] == "done"
    ann.act(room, second)
    ann.act(room, "end")
    bob.act(room, "end")
    kept = second.partition(":")[2]
    assert ann.state(room)["view"]["hand"] == [kept]
    state = ann.state(room)
    undo = {"type": "undo", "seat": 0, "version": state["version"]}
    assert ann.command(room, **undo)["code"] == "cant_undo"


def test_what_others_choose_meanwhile_makes_no_command_late(ann: Browser, bob: Browser) -> None:
    room = _two(ann, bob)
    seen = ann.state(room)
    bob.act(room)
    late = {"type": "act", "seat": 0, "version": seen["version"], "action": seen["view"]["actions"][0]["code"]}
    assert ann.command(room, **late)["type"] == "done"
    assert ann.command(room, **late)["code"] == "stale"


def test_who_has_chosen_is_not_asked_any_more(ann: Browser, bob: Browser) -> None:
    room = _two(ann, bob)
    ann.act(room)
    ann.act(room, "end")
    state = ann.state(room)
    again = {"type": "act", "seat": 0, "version": state["version"], "action": "end"}
    assert ann.command(room, **again)["code"] == "not_your_turn"
    assert ann.command(room, type="obstacles", seat=0)["code"] == "not_your_turn"


def test_the_record_is_that_of_any_other_game(ann: Browser, bob: Browser) -> None:
    room = _two(ann, bob, variants=["draft-quick"])
    while ann.state(room)["view"]["round"] == 0:
        for one in (bob, ann):
            if one.state(room)["view"]["actions"]:
                one.act(room)
    record = ann.ask("GET", f"/api/rooms/{room}/record").text.decode()
    game = agricola.replay(record)
    assert game.round == 1
    assert [card.id for card in game.state.players[0].hand] == ann.state(room)["view"]["hand"]
    assert [card.id for card in game.state.players[1].hand] == bob.state(room)["view"]["hand"]


def test_computers_choose_while_people_think(ann: Browser) -> None:
    room = ann.create(PERSON, COMPUTER, COMPUTER, **DRAFT)
    until(lambda: ann.state(room)["choosing"] == [0])
    assert len(ann.state(room)["view"]["actions"]) == 7


def test_choices_outlast_a_restart(tmp_path: Path) -> None:
    with live(data=tmp_path) as service:
        ann, bob = service.browser(), service.browser()
        room = _two(ann, bob)
        bob.act(room)
        bob.act(room, "end")
        before = bob.state(room)
    with live(data=tmp_path) as service:
        ann.port = bob.port = service.port
        after = bob.state(room)
        assert after["choosing"] == [0]
        assert after["view"] == before["view"]
        assert after["undo"]["steps"] == 2


def test_at_one_screen_the_others_come_after_one_has_chosen(ann: Browser) -> None:
    room = ann.create(PERSON, PERSON, hot_seat=True, **DRAFT)
    first = ann.state(room)["seat"]
    ann.act(room)
    assert (ann.state(room)["seat"], ann.state(room)["hand_over"]) == (first, False)
    ann.act(room, "end")
    state = ann.state(room)
    assert (state["seat"], state["hand_over"], state["view"]["hand"]) == (1 - first, True, [])


# --- the table of a room ----------------------------------------------------------------------------------------------


def _table(variant: str, players: int = 3) -> RoomTable:
    game = agricola.new_game("revised", players=players, seed=9, variants=[variant], ask_end_turn=True)
    return RoomTable(Table(game))


@pytest.mark.parametrize("variant", ["draft-separate", "draft-combined", "draft-8", "draft-quick", "7-of-10"])
def test_in_whatever_order_they_choose_it_is_the_same_game(variant: str) -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = _table(variant)
        while table.game.round == 0:
            assert sorted(table.game.open_seats()) == [0, 1, 2]
            for seat in order:
                while seat in table.choosing:
                    table.act(seat, table.game_of(seat).legal_actions()[-1].code)
                    if table.game.round or len(table.choosing) == 3:
                        break
        ends.append(table.game.key())
    assert ends[0] == ends[1] == ends[2]


def test_draws_from_a_common_pile_are_not_made_at_once() -> None:
    for variant in ("mulligan", "living-3"):
        assert len(_table(variant).choosing) == 1


def test_a_table_refuses_who_has_chosen_and_undoes_for_each_alone() -> None:
    table = _table("draft-quick")
    first, second, _ = table.choosing
    before = table.game_of(second).key()
    table.act(second, table.game_of(second).legal_actions()[0].code)
    with pytest.raises(CantUndo):
        table.undo(first, whole_turn=False)
    copy = table.copy()
    copy.undo(second, whole_turn=False)
    assert copy.game_of(second).key() == before
    assert table.game_of(second).key() != before
    while second in table.choosing:
        table.act(second, table.game_of(second).legal_actions()[0].code)
    with pytest.raises(NotLegal):
        table.act(second, "end")
