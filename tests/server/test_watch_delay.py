"""Who watches a game whose players want it is shown it one round later, and learns nothing newer by any way.

Two worlds have the same deal and the same moves up to the beginning of a round, and then part. Until the round after
that one is over, every byte that a watcher gets is the same in both.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from types import SimpleNamespace

import pytest
from websockets.sync.client import connect

from agricola.server.messages.rooms import Clock
from agricola.server.rooms.access import agreed
from agricola.server.rooms.patch import Json
from agricola.server.rooms.seats import SeatAssignment, holder_of
from tests.server.kit import COMPUTER, OPEN, PATIENCE, PERSON, Browser, Follower, Live, live, until

TOKENS = ["A" * 43, "B" * 43, "C" * 43]
"""Those of seat 0, seat 1 and the watcher."""
ROOM = "watchedroom234"
PARTED = 3
"""The round with whose beginning the worlds part."""


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A service without a clock of its own, which tells nobody who comes and goes."""
    clock = SimpleNamespace(time=lambda: 1_000_000.0, monotonic=time.monotonic, perf_counter=time.perf_counter)
    for place in ("lobby", "talk", "kept_room", "absence"):
        monkeypatch.setattr(f"agricola.server.rooms.{place}.time", clock)
    monkeypatch.setattr("agricola.server.rooms.audience._PRESENCE_DELAY", 3600.0)
    monkeypatch.setattr("agricola.server.http.handlers._HEARTBEAT", 3600.0)


class World:
    """A service with one room, and somebody who watches."""

    def __init__(self, stack: ExitStack, *, practice: bool) -> None:
        self.running: Live = stack.enter_context(live())
        self.browsers = [Browser(self.running.port) for _ in TOKENS]
        for browser, token in zip(self.browsers, TOKENS, strict=True):
            browser.cookie = f"agricola_guest={token}"
        holders = [holder_of(token) for token in TOKENS]
        seats = [SeatAssignment("person", name, None, holders[seat]) for seat, name in enumerate(("Ann", "Bob"))]
        setup = {"edition": "revised", "players": 2, "seed": 11, "ask_end_turn": True}
        settings = agreed(Clock("game", 3600), holders[0], private=False, talk=True, watch_delay=True)
        making = self.running.service.lobby.begin(
            setup, seats, holders[0], practice=practice, hot_seat=False, settings=settings, ident=ROOM
        )
        loop = self.running.service._chores[0].get_loop()
        asyncio.run_coroutine_threadsafe(making, loop).result(timeout=PATIENCE)
        self.socket = stack.enter_context(
            connect(
                f"ws://127.0.0.1:{self.running.port}/api/rooms/{ROOM}/socket",
                additional_headers={"Authorization": f"Bearer {TOKENS[2]}"},
                open_timeout=PATIENCE,
                ping_timeout=PATIENCE,
            )
        )
        connection = http.client.HTTPConnection("127.0.0.1", self.running.port, timeout=PATIENCE)
        connection.request("GET", f"/api/rooms/{ROOM}/stream", headers={"Authorization": f"Bearer {TOKENS[2]}"})
        stack.callback(connection.close)
        self.stream = connection.getresponse()

    def play(self, rng: random.Random, round: int) -> Iterator[Json]:
        """Act by chance until a round begins or the game is over; gives the state of seat 0 after each act."""
        while (now := self.browsers[0].state(ROOM))["room"]["round"] < round and not now["over"]:
            seat = now["choosing"][0]
            mine = now if seat == 0 else self.browsers[seat].state(ROOM)
            if rng.random() < 0.1 and mine["undo"]["steps"]:
                done = self.browsers[seat].command(ROOM, type="undo", seat=seat, version=now["version"])
            else:
                action = rng.choice(mine["view"]["actions"])["code"]
                done = self.browsers[seat].command(ROOM, type="act", seat=seat, version=now["version"], action=action)
            assert done["type"] == "done", done
            yield self.browsers[0].state(ROOM)

    def asked(self) -> dict[str, tuple[int, bytes]]:
        """All that a watcher can ask for."""
        ways: list[tuple[str, str, Json | None]] = [
            *(("GET", path, None) for path in ("", "/state", "/state?seat=0", "/record", "/record?after=3", "/replay")),
            *(("GET", path, None) for path in ("/replay?after=999", "/replay?after=2&seat=1", "/review")),
            ("GET", "/judged?after=3", None),
            ("POST", "/watch", {}),
            ("POST", "/join", {"name": "Eve"}),
            ("POST", "/seats/0", {"do": "vote"}),
            *(
                ("POST", "/commands", {"id": "x", **command})
                for command in (
                    {"type": "act", "version": 5, "seat": 0, "action": "forest"},
                    {"type": "undo", "version": 5, "seat": 0},
                    {"type": "hint", "version": 5, "seat": 0},
                    {"type": "why", "seat": 0, "what": "forest"},
                    {"type": "obstacles", "seat": 0},
                    {"type": "read", "seat": 0, "text": "forest"},
                )
            ),
            ("POST", "/commands", {"type": "ping"}),
            ("POST", "/commands", {"type": "look"}),
        ]
        answers = {}
        for method, path, data in ways:
            reply = self.browsers[2].ask(method, f"/api/rooms/{ROOM}{path}", data)
            answers[f"{method} {path} {data}"] = reply.status, reply.text
        mine = self.browsers[2].ask("GET", "/api/rooms?mine=1")
        return {**answers, "mine": (mine.status, mine.text)}

    def told(self) -> list[bytes]:
        """What has come by socket and by stream until now: an answer marks the end of the one, silence both."""
        self.socket.send('{"type":"ping"}')
        heard = []
        while b'"pong"' not in (message := str(self.socket.recv(timeout=PATIENCE)).encode()):
            heard.append(message)
        lines = [self.stream.readline().rstrip(b"\n") for _ in heard]
        assert lines == heard
        return heard


@pytest.mark.parametrize("practice", [False, True])
def test_a_watcher_learns_nothing_of_the_running_round_nor_of_the_one_before(practice: bool, still: None) -> None:
    """State, log, socket, stream, record, replay, refusals, talk and lists are the same bytes in both worlds while they
    differ since two rounds, and are not when the second of these is over."""
    told: list[list[object]] = []
    with ExitStack() as stack:
        for number in (1, 2):
            world = World(stack, practice=practice)
            first = world.told()
            assert [json.loads(message)["type"] for message in first] == ["state"]
            heard: list[object] = [first]
            same, apart = random.Random(7), random.Random(number)
            for round in range(2, PARTED + 3):
                rng = same if round <= PARTED else apart
                before = world.asked()
                for acts, now in enumerate(world.play(rng, round)):
                    if now["room"]["round"] < round:
                        if acts % 5 == 0:
                            assert world.asked() == before, "something was told within a round"
                        if round > PARTED and acts == 1:
                            world.browsers[0].command(ROOM, type="say", seat=0, text=f"I am in world {number}")
                        assert world.told() == [], "something came within a round"
                heard += [world.told(), world.asked()]
            told.append(heard)
        one, other = told
        assert len(one) == len(other) == 2 * (PARTED + 1) + 1
        assert one[:-2] == other[:-2], "the worlds differ too early"
        assert all(part != same for part, same in zip(one[-2:], other[-2:], strict=True)), "it could not be told"
        # What was said in the first round after they parted is heard together with that round.
        assert [f"I am in world {number}" in str(heard[-2]) for number, heard in enumerate(told, 1)] == [True, True]
        assert "I am in world" not in str(one[:-2])


def test_a_watcher_sees_the_beginning_of_the_round_before_and_all_of_it_in_the_end(still: None) -> None:
    """Round by round; by the last act the whole game comes, with its record."""
    with ExitStack() as stack:
        world = World(stack, practice=False)
        ann, eve = world.browsers[0], world.browsers[2]
        follower = Follower(world.socket)
        follower.next()
        rng, began = random.Random(3), {1: ann.state(ROOM)}
        for now in world.play(rng, 99):
            round = now["room"]["round"]
            if round not in began and not now["over"]:
                began[round] = now
                shown = eve.state(ROOM)
                for part in ("version", "scores", "log", "history", "choosing", "over", "winners"):
                    assert shown[part] == began[round - 1][part], part
                for part in ("round", "spaces", "seats", "round_cards"):
                    assert shown["view"].get(part) == began[round - 1]["view"].get(part), part
                assert shown["you"] == {"seats": [], "name": "", "late": True}
                assert shown["thinking"] == []
                assert (shown["room"]["due"], shown["room"]["left"]) == (None, [])
                while follower.state["version"] < shown["version"]:
                    follower.next()
                assert follower.state == shown
            if round > 1 and not now["over"]:
                assert eve.ask("GET", f"/api/rooms/{ROOM}/record").status == 403
        assert len(began) == 14
        last, seen = ann.state(ROOM), eve.state(ROOM)
        assert last["over"] and seen["over"] and not seen["you"]["late"]
        assert (seen["version"], seen["log"], seen["scores"]) == (last["version"], last["log"], last["scores"])
        assert follower.until(lambda state: state["over"]) == seen
        assert eve.ask("GET", f"/api/rooms/{ROOM}/record").text == ann.ask("GET", f"/api/rooms/{ROOM}/record").text


def to_round(room: str, round: int, *players: Browser) -> None:
    """Let some people play by the first action until a round begins."""
    while players[0].state(room)["room"]["round"] < round:
        for player in players:
            if player.state(room)["view"]["actions"]:
                player.act(room)
                break
        else:
            time.sleep(0.02)


def test_players_are_never_late(ann: Browser, bob: Browser, service: Live) -> None:
    """Nor is who handed the seat to a computer, and may have it back; who left it for good is."""
    cem = service.browser()
    room = ann.create(PERSON, OPEN, OPEN, cards=False, watch_delay=True)
    assert ann.get(f"/api/rooms/{room}")["watch_delay"]
    for guest in (bob, cem):
        guest.post(f"/api/rooms/{room}/join", {"name": "x"})
    cem.post(f"/api/rooms/{room}/seats/2", {"do": "leave"})
    ann.post(f"/api/rooms/{room}/seats/2", {"do": "computer", **{"level": COMPUTER["level"]}})
    to_round(room, 2, ann, bob)
    bob.post(f"/api/rooms/{room}/seats/1", {"do": "computer", "level": COMPUTER["level"]})
    until(lambda: ann.state(room)["view"]["actions"] != [])
    states = [browser.state(room) for browser in (ann, bob, cem)]
    assert [state["you"]["late"] for state in states] == [False, False, True]
    assert [state["room"]["round"] for state in states] == [2, 2, 1]
    lists = [browser.get("/api/rooms?mine=1")["rooms"][0] for browser in (ann, bob, cem)]
    assert [one["round"] for one in lists] == [2, 2, 1]
    assert lists[2]["version"] == 0


def test_before_the_game_begins_nothing_is_late(ann: Browser, bob: Browser, service: Live) -> None:
    """Who looks into a room that waits for guests sees it as it is, and hears what is said; who joins hears what it has
    missed."""
    eve = service.browser()
    room = ann.create(PERSON, OPEN, cards=False, watch_delay=True)
    eve.post(f"/api/rooms/{room}/watch")
    with eve.socket(room) as socket:
        follower = Follower(socket)
        ann.command(room, type="say", seat=0, text="welcome")
        assert follower.receive("talk")["lines"][0]["text"] == "welcome"
        assert not follower.state["you"]["late"]
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        follower.until(lambda state: state["you"]["late"])
        ann.command(room, type="say", seat=0, text="I take the wood")
        # Bob leaves, and Eve takes the seat: now it is hers to know.
        bob.post(f"/api/rooms/{room}/seats/1", {"do": "leave"})
        assert eve.post(f"/api/rooms/{room}/join", {"name": "Eve"})["seats"] == [1]
        assert [line["text"] for line in follower.receive("talk")["lines"]] == ["I take the wood"]
        assert not follower.state["you"]["late"]


def test_a_room_that_was_let_go_is_as_late(still: None) -> None:
    """What a watcher is told is the same from memory, from the summary in the store and from the entries."""
    with live(idle_seconds=0.05) as running:
        ann, eve = running.browser(), running.browser()
        room = ann.create(PERSON, cards=False, watch_delay=True)
        to_round(room, 3, ann)
        until(lambda: not len(running.service.lobby))
        told = [eve.get(f"/api/rooms/{room}")]
        assert not len(running.service.lobby), "it was not the summary"
        mine = ann.get("/api/rooms?mine=1")["rooms"][0]
        told.append(eve.state(room)["room"])
        told.append(eve.get(f"/api/rooms/{room}"))
        assert told[0] == told[1] == told[2]
        assert (told[0]["round"], mine["round"]) == (2, 3)
        assert told[0]["version"] < mine["version"]
        assert eve.state(room)["view"]["round"] == 2
