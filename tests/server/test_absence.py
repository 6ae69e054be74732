"""A player who leaves does not stall the room: clocks, votes, and the way back."""

from __future__ import annotations

import pytest

from agricola.server.messages.rooms import Clock
from agricola.server.rooms.clocks import Times
from agricola.server.rooms.patch import Json
from tests.server.kit import OPEN, PERSON, Browser, Follower, live, until

TURN: Json = {"kind": "turn", "seconds": 1}
LONG: Json = {"kind": "turn", "seconds": 3 * 24 * 3600}


def two(ann: Browser, bob: Browser, **more: object) -> tuple[str, list[Browser]]:
    """A room of two, and the players with the one who is asked first."""
    room = ann.create(PERSON, OPEN, cards=False, **more)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    players = [ann, bob]
    return room, players if ann.state(room)["view"]["current_player"] == 0 else players[::-1]


def test_who_lets_the_time_run_out_is_played_for_until_the_return() -> None:
    """A computer takes the seat when the time for the turn is up, all are told, and who comes back has it again."""
    with live() as running:
        ann, bob = running.browser(), running.browser()
        room, (late, other) = two(ann, bob, clock=TURN)
        seat = late.state(room)["seat"]
        with other.socket(room) as socket:
            watching = Follower(socket)
            told = watching.until(lambda state: bool(state["room"]["seats"][seat]["away"]))
            assert told["room"]["seats"][seat]["kind"] == "computer"
            assert told["room"]["changes"][-1]["did"] == "away"
            # The game goes on without waiting for anybody.
            watching.until(lambda state: state["version"] >= 1)
            with late.socket(room) as back:
                mine = Follower(back)
                state = mine.until(lambda state: seat in state["you"]["seats"])
                assert state["room"]["seats"][seat]["kind"] == "person"
                assert any(change["did"] == "return" for change in state["room"]["changes"])


def test_a_clock_is_shown_and_kept() -> None:
    """When the time is up is told with each state, and is the same after the room was read anew."""
    with live(idle_seconds=0.05) as running:
        ann, bob = running.browser(), running.browser()
        room, (first, _) = two(ann, bob, clock=LONG)
        info = ann.get(f"/api/rooms/{room}")
        assert info["clock"] == LONG
        assert first.act(room, "place:forest")["type"] == "done"
        due = ann.state(room)["room"]["due"]
        until(lambda: not len(running.service.lobby))
        assert ann.state(room)["room"]["due"] == due
        # To act and to take it back wins no time; the end of the turn does.
        seat = first.state(room)["seat"]
        first.command(room, type="undo", version=1, seat=seat)
        assert ann.state(room)["room"]["due"] == due
        for action in ("place:forest", "end"):
            assert first.act(room, action)["type"] == "done"
        assert ann.state(room)["room"]["due"] > due
    with live() as running:
        room = running.browser().create(PERSON, cards=False)
        assert running.browser().get(f"/api/rooms/{room}")["due"] is None


def test_time_for_the_game_is_counted_by_seat() -> None:
    """Each has its own; who has used it up still has half a minute for a turn."""
    times = Times(Clock("game", 100), 2)
    times.note(1000.0, 0, new_turn=True)
    assert times.due == 1100.0
    times.note(1060.0, 1, new_turn=True)
    assert (times.left, times.due) == ([40.0, 100.0], 1160.0)
    times.note(1070.0, 0, new_turn=True)
    assert (times.left, times.due) == ([40.0, 90.0], 1110.0)
    times.note(1200.0, 0, new_turn=True)
    assert (times.left, times.due) == ([0.0, 90.0], 1230.0)
    times.note(1300.0, None, new_turn=False)
    assert times.due is None
    times.note(5000.0, 1, new_turn=False)
    assert (times.left[1], times.due) == (90.0, 5090.0)


def test_those_who_are_left_vote_for_a_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than half of the other people, about somebody who is away; who is here can't be voted out."""
    monkeypatch.setattr("agricola.server.rooms.absence._ABSENT", 0.3)
    with live() as running:
        ann, bob, eve, zoe = (running.browser() for _ in range(4))
        room = ann.create(PERSON, OPEN, OPEN, cards=False)
        for one, name in ((bob, "Bob"), (eve, "Eve")):
            one.post(f"/api/rooms/{room}/join", {"name": name})
        path = f"/api/rooms/{room}/seats/1"
        with bob.socket(room) as here:
            Follower(here).receive("state")
            assert ann.post(path, {"do": "vote"}, 409)["error"]["code"] == "not_absent"
        until(lambda: not len(running.service.lobby._rooms[room].audience))
        assert ann.post(path, {"do": "vote"}, 409)["error"]["code"] == "not_absent"
        assert zoe.post(path, {"do": "vote"}, 403)["error"]["code"] == "not_your_vote"
        assert bob.post(path, {"do": "vote"}, 403)["error"]["code"] == "not_your_vote"
        until(lambda: ann.ask("POST", path, {"do": "vote"}).status == 200)
        # One of two others is not more than half; the same vote again changes nothing.
        told = ann.post(path, {"do": "vote"})["seats"][1]
        assert (told["kind"], told["votes"]) == ("person", 1)
        told = eve.post(path, {"do": "vote"})["seats"][1]
        assert (told["kind"], told["away"], told["votes"]) == ("computer", True, 0)
        # Another level for the computer that plays for somebody does not take the way back.
        changed = ann.post(path, {"do": "computer", "level": "apprentice"})["seats"][1]
        assert (changed["away"], changed["name"]) == (True, "Bob")
        assert zoe.post(f"/api/rooms/{room}/join", {"seat": 1}, 409)["error"]["code"] == "no_open_seat"
        assert bob.post(f"/api/rooms/{room}/join", {})["seats"] == [1]
        assert ann.ask("POST", f"/api/rooms/{room}/seats/9", {"do": "vote"}).status == 404


def test_votes_are_forgotten_when_somebody_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was away for a moment is not handed over by old votes."""
    monkeypatch.setattr("agricola.server.rooms.absence._ABSENT", 0.0)
    with live() as running:
        ann, bob, eve = (running.browser() for _ in range(3))
        room = ann.create(PERSON, OPEN, OPEN, cards=False)
        for one in (bob, eve):
            one.post(f"/api/rooms/{room}/join", {})
        path = f"/api/rooms/{room}/seats/1"
        assert ann.post(path, {"do": "vote"})["seats"][1]["votes"] == 1
        with bob.socket(room) as here:
            Follower(here).receive("state")
        until(lambda: not len(running.service.lobby._rooms[room].audience))
        assert eve.post(path, {"do": "vote"})["seats"][1]["votes"] == 1
