"""The service as a page in a browser calls it: no network, no processes, no threads of its own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from agricola.server.in_browser import InBrowser

WISH = {
    "edition": "revised",
    "players": 2,
    "cards": False,
    "seats": [{"kind": "person"}, {"kind": "computer", "level": "apprentice"}],
    "seed": 3,
}


def run(work: Callable[[InBrowser], Awaitable[None]], kept: bytes = b"") -> bytes:
    """Let something happen at a service; gives what was kept of it."""
    written = [kept]

    async def whole() -> None:
        service = InBrowser(kept, written.append)
        await service.start()
        await work(service)

    asyncio.run(whole())
    return written[-1]


async def asked(service: InBrowser, method: str, address: str, body: object = None) -> Any:
    status, text = await service.ask(method, address, "" if body is None else json.dumps(body))
    assert status < 300, text
    return json.loads(text)


class Guest:
    """Somebody who plays the first legal action, whatever it is."""

    def __init__(self, service: InBrowser, room: str) -> None:
        self.told: asyncio.Queue[Any] = asyncio.Queue()
        self.line = service.connect(
            f"/api/rooms/{room}/socket", lambda text: self.told.put_nowait(json.loads(text)), lambda: None
        )

    async def play(self, service: InBrowser, room: str, acts: int) -> None:
        while acts:
            state = await asked(service, "GET", f"/api/rooms/{room}/state")
            if state["view"]["current_player"] != state["seat"]:
                await asyncio.sleep(0.01)
                continue
            action = state["view"]["actions"][0]["code"]
            command = {"type": "act", "id": f"{acts:032}", "version": state["version"], "seat": 0, "action": action}
            self.line.send(json.dumps(command))
            while (await asyncio.wait_for(self.told.get(), 30))["type"] != "done":
                pass
            acts -= 1


def test_a_game_against_a_computer_is_played_kept_and_gone_on_with() -> None:
    room = ""

    async def begin(service: InBrowser) -> None:
        nonlocal room
        room = (await asked(service, "POST", "/api/rooms", WISH))["room"]["id"]
        await Guest(service, room).play(service, room, 6)

    async def go_on(service: InBrowser) -> None:
        (mine,) = (await asked(service, "GET", "/api/rooms?mine=1"))["rooms"]
        assert mine["id"] == room
        before = (await asked(service, "GET", f"/api/rooms/{room}/state"))["version"]
        # The computer has placed people too.
        assert before > 6
        await Guest(service, room).play(service, room, 1)
        assert (await asked(service, "GET", f"/api/rooms/{room}/state"))["version"] > before

    run(go_on, run(begin))


def test_a_refusal_is_an_answer() -> None:
    async def ask(service: InBrowser) -> None:
        status, text = await service.ask("GET", "/api/rooms/nothing", "")
        assert (status, json.loads(text)["error"]["code"]) == (404, "no_such_room")

    run(ask)


def test_the_neighbour_of_the_first_game_is_somebody_else() -> None:
    """The page acts for the neighbour too, who joins as a stranger and then shows a token of its own."""

    async def sit_down(service: InBrowser) -> None:
        seats = [{"kind": "person"}, {"kind": "open"}]
        room = (await asked(service, "POST", "/api/rooms", {**WISH, "seats": seats}))["room"]["id"]
        status, text = await service.ask(
            "POST", f"/api/rooms/{room}/join", json.dumps({"name": "Nina", "seat": 1, "bot": True}), ""
        )
        token = json.loads(text)["token"]
        assert status < 300
        assert token
        _, text = await service.ask("GET", f"/api/rooms/{room}/state", "", token)
        theirs, mine = json.loads(text), await asked(service, "GET", f"/api/rooms/{room}/state")
        assert (theirs["you"]["seats"], mine["you"]["seats"]) == ([1], [0])

    run(sit_down)
