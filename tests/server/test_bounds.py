"""Bounds on what is kept, on what is said, and on what a record may bring."""

from __future__ import annotations

import asyncio
import json
import threading
import time

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import agricola
from agricola.game import Game
from agricola.record.record import Record
from agricola.server.protection.limits import FULL, Limits
from agricola.server.rooms.patch import Json
from agricola.server.rooms.room_table import RoomTable
from agricola.server.thinking.act_threads import ActThreads, TookTooLong
from agricola.server.thinking.positions import beyond_bounds
from tests.server.kit import OPEN, PATIENCE, PERSON, Browser, live, until, words


def test_a_room_does_not_grow_for_ever_by_acts_that_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat may take back so many times; then the game goes on as it stands. It holds after the room is read anew."""
    monkeypatch.setattr("agricola.server.rooms.room.UNDOS", 5)
    with live(idle_seconds=0.05) as running:
        ann = running.browser()
        room = ann.create(PERSON, cards=False)
        version = 0
        for _ in range(5):
            assert ann.act(room)["type"] == "done"
            assert ann.command(room, type="undo", version=version + 1, seat=0)["type"] == "done"
            version += 2
        assert ann.act(room)["type"] == "done"
        refused = ann.command(room, type="undo", version=version + 1, seat=0)
        assert (refused["code"], "5 times" in words(refused["message"])) == ("cant_undo", True)
        until(lambda: not len(running.service.lobby))
        assert ann.command(room, type="undo", version=version + 1, seat=0)["code"] == "cant_undo"
        assert ann.act(room)["type"] == "done"


def test_a_room_does_not_grow_for_ever_by_changes_of_its_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names and seats can be changed so many times."""
    monkeypatch.setattr("agricola.server.rooms.room.SEAT_CHANGES", 4)
    with live() as running:
        ann = running.browser()
        room = ann.create(PERSON, OPEN, cards=False)
        for name in "abcd":
            assert ann.post(f"/api/rooms/{room}/seats/0", {"do": "rename", "name": name})["seats"][0]["name"] == name
        refused = ann.post(f"/api/rooms/{room}/seats/0", {"do": "rename", "name": "e"}, 409)
        assert refused["error"]["code"] == "too_many_changes"


def test_errors_do_not_echo_what_was_sent(ann: Browser) -> None:
    """However long it is: a refusal has some hundred letters."""
    long = "x" * 380_000
    sent: list[tuple[str, object]] = [
        ("/api/records", {"record": f"agricola record 1\n{long}\nend: 0 moves, check 0\n"}),
        ("/api/records", {"record": f"agricola record {long}\n"}),
        ("/api/rooms", {"edition": "revised", "players": 1, "seats": [PERSON], "y" * 15_000: 1}),
        ("/api/rooms", {"edition": "revised", "players": 1, "seats": [PERSON], "options": {"o" * 60: True}}),
    ]
    for path, data in sent:
        reply = ann.ask("POST", path, data)
        assert (reply.status, len(reply.text) < 700) == (422, True), reply.text[:200]
        assert words(reply.json["error"]["message"]).endswith(".")


def record_of(position: dict[str, object]) -> str:
    """The record of a game that begins with a position."""
    return str(Record({"position": position}, {}, ()))


def beginning() -> Game:
    """A game at its first decision."""
    return agricola.new_game("revised", players=2, seed=1, cards=False, ask_end_turn=True)


@pytest.mark.parametrize("half", ["\ud800", "\udfff", "x\ud83dx"])
def test_half_a_letter_is_refused(ann: Browser, half: str) -> None:
    """JSON inside of a record may hold what no message can be made of."""
    position = beginning().position()
    promise = {"round": 3, "seat": 0, "card": half, "goods": {"wood": 1}}
    reply = ann.ask("POST", "/api/records", {"record": record_of({**position, "promises": [promise]})})
    assert (reply.status, reply.json["error"]["code"]) == (422, "bad_record")
    whole = {**promise, "card": "\U0001f404"}
    reply = ann.ask("POST", "/api/records", {"record": record_of({**position, "promises": [whole]})})
    assert reply.status in (201, 422), reply.text
    for sent in (f'{{"name": "{half.encode("unicode_escape").decode()}"}}', json.dumps({"name": half})):
        assert ann.ask("POST", "/api/rooms/abc/join", sent.encode()).status == 400


def test_a_token_in_an_address_is_refused(ann: Browser, bob: Browser) -> None:
    """Addresses are kept by proxies and histories; programs show the token in a header."""
    room = ann.create(OPEN, cards=False)
    token = ann.post(f"/api/rooms/{room}/join", {"name": "bot", "bot": True})["token"]
    reply = bob.ask("GET", f"/api/rooms/{room}/state?token={token}")
    assert (reply.status, reply.json["error"]["code"]) == (422, "token_in_address")
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{bob.port}/api/rooms/{room}/socket?token=x"):
        pass
    assert refused.value.response.status_code == 422
    shown = bob.ask("GET", f"/api/rooms/{room}/state", Authorization=f"Bearer {token}")
    assert shown.json["you"]["seats"] == [0]


# --- what takes long --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"goods": {"wood": 999}}]},
        {"seats": [{}, {"goods": {"sheep": 21}}]},
        {"seats": [{"bonus": 10**9}]},
        {"seats": [{"card_state": {"A067": [10**9]}}]},
        {"stock": {"sheep_market": {"sheep": 30}}},
        {"promises": [{"round": 3, "seat": 0, "card": "", "goods": {"food": 100}}]},
        {"promises": [{"round": 3, "seat": 0, "card": "", "goods": {"food": 1}}] * 300},
    ],
)
def test_positions_beyond_all_measure_are_refused(ann: Browser, change: Json) -> None:
    """One with 999 of everything has thousands of ways to go on: it is refused when it is brought."""
    position = {"edition": "revised", "players": 2, "cards": False, **change}
    assert beyond_bounds(position)
    reply = ann.ask("POST", "/api/records", {"record": record_of(position)})
    assert (reply.status, reply.json["error"]["code"]) == (422, "bad_record"), reply.text
    assert "most" in words(reply.json["error"]["message"])


def test_positions_of_games_are_within_the_bounds(ann: Browser) -> None:
    """What happens in a game, and a good deal more, can be brought."""
    goods = {name: 60 for name in ("wood", "clay", "reed", "stone", "grain", "vegetable", "food")}
    position = {"edition": "revised", "players": 2, "cards": False, "seats": [{"goods": goods}]}
    assert ann.ask("POST", "/api/records", {"record": record_of(position)}).status == 201
    for nothing in (None, 3, "x", {"seats": 3, "stock": [], "promises": {}}, {"seats": [3, {"goods": 5}]}):
        assert beyond_bounds(nothing) is None


def test_a_large_state_costs_more_than_a_usual_one() -> None:
    """Where somebody has wood for hundreds of fences, each way to build them is told, and compressed at each look."""
    rich = {"goods": {"wood": 60, "food": 60}}
    position = {"edition": "revised", "players": 2, "cards": False, "round": 4, "seats": [rich, rich]}
    with live(rate=1.0) as running:
        ann = running.browser()
        room = ann.post("/api/records", {"record": record_of(position)}, 201)["room"]["id"]
        limits = running.service.limits
        now = limits._clock()
        limits._clock = lambda: now

        def cost() -> float:
            limits._buckets.clear()
            ann.state(room)
            return FULL - limits._buckets["127.0.0.1"][0]

        assert cost() == 1.0
        game = running.service.lobby._rooms[room].room_table.game
        spaces = [action for action in game.legal_actions() if "fencing" in str(action)]
        assert spaces, [str(action) for action in game.legal_actions()]
        assert ann.act(room, str(spaces[0]))["type"] == "done"
        assert len(ann.state(room)["view"]["actions"]) > 100
        assert cost() > 3.0


def _for_ever() -> None:
    while True:
        pass


def test_work_that_takes_too_long_is_given_up_while_others_go_on() -> None:
    """The loop is free meanwhile, the cap counts processor time, and the bill tells all of it."""

    async def work() -> None:
        act_threads = ActThreads()
        bills: list[float] = []
        ticks = 0
        heavy = asyncio.create_task(act_threads.do(_for_ever, 0.3, bills.append))
        while not heavy.done():
            await asyncio.sleep(0.005)
            ticks += 1
        with pytest.raises(TookTooLong):
            await heavy
        assert ticks >= 5
        assert 0.25 < bills[0] < PATIENCE
        assert await act_threads.do(lambda: 5, 0.3, bills.append) == 5
        # Who sleeps does not use the processor.
        await act_threads.do(lambda: time.sleep(0.5), 0.3, bills.append)
        with pytest.raises(ValueError, match="invalid literal"):
            await act_threads.do(lambda: int("x"), 0.3, bills.append)
        assert len(bills) == 4
        act_threads.close()

    asyncio.run(work())


def test_one_heavy_act_does_not_halt_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """While an act is worked out in one room another plays on; the act is given up, refused, and paid for."""
    monkeypatch.setattr("agricola.server.rooms.room._ACT_CAP", 1.0)
    act = RoomTable.act
    began = threading.Event()

    def heavy(room_table: RoomTable, seat: int, action: str) -> None:
        if action == "heavy":
            began.set()
            while True:
                pass
        act(room_table, seat, action)

    monkeypatch.setattr(RoomTable, "act", heavy)
    with live(rate=1.0) as running:
        ann, eve = running.browser(), running.browser()
        mine, theirs = ann.create(PERSON, cards=False), eve.create(PERSON, cards=False)
        # Time stands still for the buckets, so that nothing comes back meanwhile.
        limits = running.service.limits
        now = time.monotonic()
        limits._clock = lambda: now
        limits._buckets.clear()
        answers: list[Json] = []
        command = {"type": "act", "version": 0, "seat": 0, "action": "heavy"}
        thread = threading.Thread(target=lambda: answers.append(eve.command(theirs, **command)))
        thread.start()
        assert began.wait(PATIENCE)
        assert ann.act(mine)["type"] == "done"
        assert not answers
        thread.join(PATIENCE)
        assert answers[0]["code"] == "too_heavy"
        assert eve.state(theirs)["version"] == 0
        holder = next(iter(running.service.lobby._rooms[theirs].seats)).holder
        left, _ = limits._buckets[str(holder)]
        # Ninety-five hundredths of a second and a look.
        assert left < FULL - 95.0


def test_processor_time_can_be_owed() -> None:
    """What a command takes is known afterwards: the bucket may be less than empty, but not without end."""
    now = [0.0]
    limits = Limits(1.0, 2, lambda: now[0])
    limits.charge(0.04, "a")
    limits.spend(FULL, "a")
    limits.charge(60.0, "a", None)
    with pytest.raises(Exception, match="too-many"):
        limits.spend(1.0, "a")
    now[0] = FULL / 20.0 + 0.1
    limits.spend(1.0, "a")
