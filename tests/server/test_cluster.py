"""Several processes serve the same rooms: any of them can be asked, one of them decides."""

from __future__ import annotations

import asyncio
import http.client
import io
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from agricola.series import loads
from agricola.server.errors import Refusal
from agricola.server.protection.limits import FULL, Limits
from agricola.server.rooms.patch import Json
from agricola.server.telemetry.logs import Log
from agricola.server.telemetry.monitor import Monitor
from tests.server.kit import OPEN, PATIENCE, PERSON, Browser, Follower, Live, Reply, live, until
from tests.server.services import Postgres
from tests.server.services import redis as another_redis


@contextmanager
def cluster(count: int, database: str, redis: str, **changes: Any) -> Iterator[list[Live]]:
    """Run some services that share a database and a Redis."""
    with ExitStack() as stack:
        yield [stack.enter_context(live(database=database, redis=redis, **changes)) for _ in range(count)]


@pytest.fixture(scope="module")
def three(postgres: Postgres, redis: str) -> Iterator[list[Live]]:
    """Three services."""
    with cluster(3, postgres.new_database(), redis) as running:
        yield running


def at(running: Live, like: Browser) -> Browser:
    """The same person at another process."""
    browser = running.browser()
    browser.cookie = like.cookie
    return browser


def owners(running: list[Live], room: str) -> list[int]:
    """Which of the services have a room in memory."""
    return [number for number, one in enumerate(running) if room in one.service.lobby]


def listed_here(who: Browser) -> list[bool]:
    """Whose people are there, as the list of somebody's rooms says of the first one."""
    return [seat["connected"] for seat in who.get("/api/rooms?mine=1")["rooms"][0]["seats"]]


def test_players_meet_in_a_room_whichever_process_they_come_to(three: list[Live]) -> None:
    """What one does at one process the other sees at another, presence and talk too; one process has the room."""
    one, two, other = three
    ann, bob = one.browser(), two.browser()
    room = ann.create(PERSON, OPEN, cards=False)
    assert bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})["seats"] == [1]
    eve = other.browser()
    with ann.socket(room) as first, bob.socket(room) as second, eve.socket(room) as third:
        seen = [Follower(socket) for socket in (first, second, third)]
        for follower in seen:
            follower.until(lambda state: [seat["connected"] for seat in state["room"]["seats"]] == [True, True])
        for turn in range(6):
            for follower in seen:
                follower.until(lambda state, turn=turn: state["version"] == turn)  # type: ignore[misc]
            mover = next(follower for follower in seen[:2] if follower.state["view"]["actions"])
            action = mover.state["view"]["actions"][0]["code"]
            seat = mover.state["seat"]
            command = {"type": "act", "id": f"t{turn}", "version": turn, "seat": seat, "action": action}
            mover.socket.send(json.dumps(command))
        bob.command(room, type="say", seat=1, text="hello")
        for follower in seen:
            assert follower.receive("talk")["lines"][0]["text"] == "hello"
        # In the list of one's rooms too, as soon as it has been told.
        until(lambda: listed_here(at(other, ann)) == [True, True])
    assert owners(three, room) == [0]
    until(lambda: listed_here(at(other, ann)) == [False, False])
    assert at(other, ann).state(room)["version"] == 6
    assert at(other, ann).get("/api/rooms?mine=1")["rooms"][0]["version"] == 6


def test_who_watches_later_does_so_at_every_process(three: list[Live]) -> None:
    """Whichever process is asked, and by the list of the rooms that somebody has left."""
    one, two, other = three
    ann, cem, eve = one.browser(), two.browser(), other.browser()
    room = ann.create(PERSON, OPEN, cards=False, watch_delay=True)
    cem.post(f"/api/rooms/{room}/join", {"name": "Cem"})
    cem.post(f"/api/rooms/{room}/seats/1", {"do": "leave"})
    ann.post(f"/api/rooms/{room}/seats/1", {"do": "computer", "level": "apprentice"})
    while ann.state(room)["room"]["round"] < 3:
        if ann.state(room)["view"]["actions"]:
            ann.act(room)
    for process in three:
        assert at(process, ann).state(room)["view"]["round"] == 3
        assert at(process, ann).get("/api/rooms?mine=1")["rooms"][0]["round"] == 3
        assert at(process, cem).get("/api/rooms?mine=1")["rooms"][0]["round"] == 2
        assert process.browser().get(f"/api/rooms/{room}")["round"] == 2
        assert at(process, eve).state(room)["view"]["round"] == 2
    with eve.socket(room) as socket:
        follower = Follower(socket)
        assert follower.receive("state")["view"]["round"] == 2
        while ann.state(room)["room"]["round"] < 4:
            if ann.state(room)["view"]["actions"]:
                ann.act(room)
        follower.until(lambda state: state["view"]["round"] == 3)


def test_who_is_signed_in_at_one_process_is_so_at_all(three: list[Live]) -> None:
    """A link that one process has made opens at another, and the room at a third is that person's."""
    one, two, other = three
    ann, phone = one.browser(), two.browser()
    room = ann.create(PERSON, cards=False)
    key = ann.post("/api/account/link")["link"].partition("#")[2]
    assert phone.post("/api/account/sign-in", {"key": key})["signed_in"]
    assert at(other, phone).state(room)["you"]["seats"] == [0]
    assert at(one, phone).act(room)["type"] == "done"
    assert phone.post("/api/account/sign-out")["signed_in"] is False


def test_refusals_come_as_the_owner_says_them(three: list[Live]) -> None:
    """A handshake, a request, a body that is too large and a room that there is not."""
    one, two, _ = three
    ann = one.browser()
    room = ann.create(PERSON, cards=False, private=True)
    eve = two.browser()
    reply = eve.ask("GET", f"/api/rooms/{room}/state")
    assert (reply.status, reply.json["error"]["code"]) == (403, "private")
    headers = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13"}
    reply = eve.ask("GET", f"/api/rooms/{room}/socket", Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==", **headers)
    assert (reply.status, reply.json["error"]["code"]) == (403, "private")
    reply = eve.ask("POST", f"/api/rooms/{room}/commands", b"x" * 20_000)
    assert (reply.status, reply.json["error"]["code"]) == (413, "too_large")
    assert eve.ask("GET", "/api/rooms/nosuchroom/state").status == 404
    assert eve.ask("GET", "/api/rooms/%00/state").status == 404
    assert at(two, ann).state(room, 0)["seat"] == 0


def test_a_stream_passes_through_line_by_line(three: list[Live]) -> None:
    """Lines come as they are said, and who hangs up is forgotten by the owner."""
    one, two, _ = three
    ann = one.browser()
    room = ann.create(PERSON, cards=False)
    connection = http.client.HTTPConnection("127.0.0.1", two.port, timeout=PATIENCE)
    connection.request("GET", f"/api/rooms/{room}/stream", headers={"Cookie": ann.cookie})
    lines = connection.getresponse()
    assert json.loads(lines.readline())["type"] == "state"
    assert ann.act(room)["type"] == "done"
    changes = (json.loads(line) for line in iter(lines.readline, b""))
    assert any(line["type"] == "change" and line["version"] == 1 for line in changes)
    lines.close()
    connection.close()
    until(lambda: len(one.service.lobby._rooms[room].audience) == 0)


# --- series -----------------------------------------------------------------------------------------------------------


def _asked_at_once(running: list[Live], who: Browser, method: str, path: str) -> list[Reply]:
    """Ask all processes the same at the same time, each twice."""
    everywhere = [at(one, who) for one in running for _ in range(2)]
    with ThreadPoolExecutor(len(everywhere)) as pool:
        data: Json | None = None if method == "GET" else {}
        return list(pool.map(lambda browser: browser.ask(method, path, data), everywhere))


def test_a_series_goes_on_at_whichever_process_one_comes_to(three: list[Live]) -> None:
    """Begun at one, played at another; all who ask at once for its end, or for its next game, are told the same."""
    one, two, other = three
    ann, bob = one.browser(), two.browser()
    wish = {"edition": "revised", "seats": [PERSON, OPEN], "name": "Cup", "seed": 3}
    series = ann.post("/api/series", wish, 201)["id"]
    assert [listed["name"] for listed in at(other, ann).get("/api/series")["series"]] == ["Cup"]
    for game in range(1, 3):
        begun = _asked_at_once(three, ann, "POST", f"/api/series/{series}/play")
        assert [reply.status for reply in begun] == [200] * 6
        (room,) = {reply.json["room"] for reply in begun}
        assert len(ann.get("/api/rooms?mine=1")["rooms"]) == game
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        _play_out(at(other, ann), bob, room)
        ended = _asked_at_once(three, ann, "GET", f"/api/series/{series}")
        assert [reply.status for reply in ended] == [200] * 6
        assert {len(reply.json["games"]) for reply in ended} == {game}
        for choice in ended[0].json["choices"]:
            who = ann if choice["seat"] == 0 else bob
            kept = at(other, who).post(
                f"/api/series/{series}/keep", {"seat": choice["seat"], "card": choice["cards"][0]}
            )
            assert kept["games"][-1]["kept"][choice["seat"]] == choice["cards"][0]
            assert at(one, who).get(f"/api/series/{series}") == kept
    exported = {one.browser().ask("GET", f"/api/series/{series}/export").text for one in three}
    assert len(exported) == 1
    assert len(loads(exported.pop().decode()).games) == 2


def _play_out(ann: Browser, bob: Browser, room: str) -> None:
    """Let two persons play a practice game to its end, with occupations where they can be played."""
    while not (state := ann.state(room))["over"]:
        who, state = (ann, state) if state["view"]["actions"] else (bob, bob.state(room))
        codes = [action["code"] for action in state["view"]["actions"]]
        wanted = [code for code in codes if "lessons" in code or code.startswith("card:")]
        if codes:
            who.act(room, (wanted or codes)[0])


def test_a_process_that_was_taken_for_dead_does_no_harm(postgres: Postgres, redis: str) -> None:
    """Its room goes on elsewhere; what it still writes itself is refused, and then it sends everybody there."""
    with cluster(2, postgres.new_database(), redis) as (one, two):
        ann = one.browser()
        room = ann.create(PERSON, OPEN, cards=False, seed=1)  # in which Ann begins
        bob = two.browser()
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        assert ann.act(room, "place:forest")["type"] == "done"
        leases = one.service.leases
        assert leases is not None
        _forgotten(leases, redis)
        with ann.socket(room) as socket:
            follower = Follower(socket)
            follower.until(lambda state: state["version"] == 1)
            # The other process finds nobody who lives, and takes the room.
            assert at(two, ann).act(room, "end")["type"] == "done"
            assert owners([one, two], room) == [0, 1]
            # The old owner believes that it has the room and knows nothing of that.
            stale = {"type": "act", "id": "late", "version": 1, "seat": 0, "action": "end"}
            assert ann.ask("POST", f"/api/rooms/{room}/commands", stale).json["code"] == "frozen"
            with pytest.raises(Exception, match=r"1001|1012|going away"):
                while True:
                    follower.next()
        until(lambda: owners([one, two], room) == [1])
        assert ann.state(room)["version"] == 2
        assert ann.ask("POST", f"/api/rooms/{room}/commands", stale).json["code"] == "stale"
        assert bob.act(room)["type"] == "done"


def _forgotten(leases: Any, redis: str) -> None:
    """Let Redis hear nothing more of a process, which does not notice that."""
    from redis import from_url  # noqa: PLC0415

    async def unheard(*, rooms: bool) -> None:
        leases._heard = time.monotonic()

    leases.beat = unheard
    with from_url(redis) as client:
        while client.delete(f"agricola:process:{leases.process}"):
            # A beat may have been on its way.
            time.sleep(0.1)


def test_a_process_that_stops_hands_its_rooms_over_at_once(postgres: Postgres, redis: str) -> None:
    """Whoever is asked next has the room."""
    database = postgres.new_database()
    with cluster(1, database, redis) as (two,):
        with cluster(1, database, redis) as (one,):
            ann = one.browser()
            room = ann.create(PERSON, cards=False)
            assert at(two, ann).act(room)["type"] == "done"
            assert owners([one, two], room) == [0]
        assert at(two, ann).act(room)["type"] == "done"
        assert owners([two], room) == [0]


def test_an_idle_room_belongs_to_nobody_and_then_to_whoever_is_asked(postgres: Postgres, redis: str) -> None:
    """A room that is let go is free at once."""
    from redis import from_url  # noqa: PLC0415

    with cluster(2, postgres.new_database(), redis, idle_seconds=0.05) as (one, two):
        ann = one.browser()
        room = ann.create(PERSON, cards=False)
        with from_url(redis) as known:
            # It is out of memory a moment before it is free.
            until(lambda: owners([one, two], room) == [] and not known.exists(f"agricola:owner:{room}"))
        with at(two, ann).socket(room) as socket:
            Follower(socket).receive("state")
            assert owners([one, two], room) == [1]


def test_without_redis_a_room_goes_on_where_it_is(postgres: Postgres) -> None:
    """Nothing new can be found out then, but who plays plays on."""
    with ExitStack() as stack:
        with another_redis() as address:
            one, two = stack.enter_context(cluster(2, postgres.new_database(), address))
            ann = one.browser()
            room = ann.create(PERSON, cards=False)
            elsewhere = ann.create(PERSON, cards=False)
            assert at(two, ann).act(room)["type"] == "done"
        assert ann.act(room)["type"] == "done"
        assert ann.act(elsewhere)["type"] == "done"
        reply = at(two, ann).ask("GET", f"/api/rooms/{room}/state")
        assert (reply.status, reply.json["error"]["code"]) == (503, "store_down")
        assert ann.state(room)["version"] == 2


def test_nobody_outside_is_taken_for_a_process(three: list[Live]) -> None:
    """Who shows no secret, or a wrong one, speaks for nobody else, and is sent on like everybody."""
    one, two, _ = three
    ann = one.browser()
    room = ann.create(PERSON, cards=False)
    leases = two.service.leases
    assert leases is not None
    spoof = {"X_Agricola_Peer": "guessed", "X_Agricola_Client": "10.9.8.7"}
    assert at(two, ann).ask("GET", f"/api/rooms/{room}/state", **spoof).status == 200
    # A process that sends a request to one that has not the room is told so, and nobody is sent around.
    spoof["X_Agricola_Peer"] = leases.secret
    assert at(two, ann).ask("GET", f"/api/rooms/{room}/state", **spoof).status == 421


def test_a_room_that_there_is_not_is_not_kept(three: list[Live]) -> None:
    """Whoever asks for anything leaves nothing behind that is claimed for ever."""
    one = three[0]
    leases = one.service.leases
    assert leases is not None
    assert one.browser().ask("GET", "/api/rooms/nothing/state").status == 404
    assert "nothing" in leases._mine
    until(lambda: "nothing" not in leases._mine)


def test_redis_that_is_not_there_is_told(postgres: Postgres) -> None:
    """Before anybody is served."""
    from agricola.server.storage.store import StoreDown  # noqa: PLC0415

    with another_redis() as address:
        pass
    with pytest.raises(StoreDown, match="REDIS_URL"), cluster(1, postgres.new_database(), address):
        asyncio.run(asyncio.sleep(0))


# --- limits -----------------------------------------------------------------------------------------------------------


def test_limits_hold_for_all_processes_together(redis: str) -> None:
    """What somebody spends at one process is missing at the other, once they have told each other."""
    from redis.asyncio import from_url  # noqa: PLC0415

    from agricola.server.cluster.common_limits import CommonLimits  # noqa: PLC0415

    async def work() -> None:
        # The clock stands still here, and hardly goes on in Redis: what comes back is less than a look costs.
        purses = [Limits(1.0, 3, lambda: 0.0) for _ in range(2)]
        async with from_url(redis) as client:
            both = [
                CommonLimits(one, client, f"p{number}", Monitor(Log(io.StringIO())))
                for number, one in enumerate(purses)
            ]

            async def exchange() -> None:
                for common in both:
                    await common.exchange(all_sockets=True)

            await exchange()
            purses[0].spend(FULL - 10, "10.0.0.1", "token")
            purses[1].spend(100, "10.0.0.1")
            await exchange()
            await exchange()
            with pytest.raises(Refusal) as refused:
                purses[1].spend(1, "10.0.0.1")
            assert refused.value.code == "too_many"
            purses[1].spend(1, "10.0.0.2")
            # The token has spent nothing at the second: it learns of it when it is first seen there.
            purses[1].spend(1, "token")
            await exchange()
            with pytest.raises(Refusal):
                purses[1].spend(60, "token")
            for _ in range(2):
                purses[0].open_socket("10.0.0.3")
            purses[1].open_socket("10.0.0.3")
            await exchange()
            await exchange()
            for one in purses:
                with pytest.raises(Refusal, match="too-many-sockets"):
                    one.open_socket("10.0.0.3")
            purses[0].close_socket("10.0.0.3")
            await exchange()
            purses[1].open_socket("10.0.0.3")

    asyncio.run(work())
