"""Private rooms, a link to play and a link to watch, and players who are sent away."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from agricola.server.rooms.patch import Json
from tests.server.kit import OPEN, PERSON, Browser, Follower, Live, live, receive, until

WISH: Json = {"edition": "revised", "players": 2, "seats": [PERSON, OPEN], "cards": False, "private": True}


def key_of(link: str) -> str:
    """The key in a link."""
    return link.partition("#")[2].partition("=")[2]


def private(ann: Browser) -> tuple[str, Json]:
    """A private room, and its links."""
    made = ann.post("/api/rooms", WISH, 201)
    return made["room"]["id"], made["links"]


def test_nobody_looks_into_a_private_room_without_a_key(ann: Browser, bob: Browser) -> None:
    """Whatever way is tried: not what it is, not its state, not a socket, not a seat."""
    room, links = private(ann)
    assert ann.get(f"/api/rooms/{room}")["private"]
    path = f"/api/rooms/{room}"
    asked: list[tuple[str, str, Json | None]] = [
        ("GET", path, None), ("GET", f"{path}/state", None), ("GET", f"{path}/stream", None),
        ("GET", f"{path}/record", None), ("GET", f"{path}/replay", None), ("POST", f"{path}/join", {"name": "Bob"}),
        ("POST", f"{path}/watch", {}), ("POST", f"{path}/seats/1", {"do": "computer"}),
        ("POST", f"{path}/commands", {"type": "ping"}),
    ]  # fmt: skip
    for method, where, data in asked:
        reply = bob.ask(method, where, data)
        assert (reply.status, reply.json["error"]["code"]) == (403, "private"), (method, where)
    with pytest.raises(InvalidStatus) as refused, bob.socket(room):
        pass
    assert refused.value.response.status_code == 403
    for wrong in ("x", links["play"], key_of(links["play"])[:-1], "é"):
        assert bob.post(f"{path}/enter", {"key": wrong}, 403)["error"]["code"] == "wrong_key"


def test_one_link_is_for_playing_and_one_for_watching(ann: Browser, bob: Browser, service: Live) -> None:
    """Who comes by the first may take a seat; who comes by the second sees what spectators see."""
    eve = service.browser()
    room, links = private(ann)
    watching = eve.post(f"/api/rooms/{room}/enter", {"key": key_of(links["watch"])})
    assert (watching["seats"], watching["links"]) == ([], None)
    assert eve.state(room)["seat"] is None
    assert eve.post(f"/api/rooms/{room}/join", {"name": "Eve"}, 403)["error"]["code"] == "only_watching"
    room_table = bob.post(f"/api/rooms/{room}/enter", {"key": key_of(links["play"])})
    assert room_table["links"] == links
    assert bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})["seats"] == [1]
    with eve.socket(room) as socket:
        assert receive(socket, "state")["room"]["status"] == "playing"
    # Who may watch may still be given the other link.
    assert eve.post(f"/api/rooms/{room}/enter", {"key": key_of(links["play"])})["links"] == links


def test_who_was_let_in_is_known_after_a_restart() -> None:
    """Passes are written down like everything else; a room that is not in memory is as private."""
    with live(idle_seconds=0.05) as running:
        ann, bob, eve = running.browser(), running.browser(), running.browser()
        room, links = private(ann)
        bob.post(f"/api/rooms/{room}/enter", {"key": key_of(links["watch"])})
        until(lambda: not len(running.service.lobby))
        assert eve.ask("GET", f"/api/rooms/{room}").status == 403
        until(lambda: not len(running.service.lobby))
        assert bob.get(f"/api/rooms/{room}")["id"] == room
        assert bob.ask("POST", f"/api/rooms/{room}/join", {}).status == 403
        assert ann.state(room)["you"]["seats"] == [0]


def test_keys_reach_nobody_else(ann: Browser, bob: Browser) -> None:
    """Neither a spectator nor a list nor a state is told a key."""
    room, links = private(ann)
    bob.post(f"/api/rooms/{room}/enter", {"key": key_of(links["watch"])})
    told = bob.ask("GET", f"/api/rooms/{room}/state").text + ann.ask("GET", "/api/rooms?mine=1").text
    assert key_of(links["play"]).encode() not in told
    assert key_of(links["watch"]).encode() not in told


@pytest.mark.parametrize("cards", [False, True])
def test_who_made_the_room_may_send_a_player_away(cards: bool) -> None:
    """The player's pages are closed and the way back is shut; without hands the seat is open, else a computer's."""
    with live() as running:
        ann, bob, eve = running.browser(), running.browser(), running.browser()
        room = ann.create(PERSON, OPEN, cards=cards)
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        path = f"/api/rooms/{room}/seats"
        assert bob.post(f"{path}/0", {"do": "kick"}, 403)["error"]["code"] == "not_the_host"
        assert eve.post(f"{path}/1", {"do": "kick"}, 403)["error"]["code"] == "not_the_host"
        assert ann.post(f"{path}/0", {"do": "kick"}, 409)["error"]["code"] == "nobody_to_kick"
        with bob.socket(room) as socket:
            Follower(socket).receive("state")
            told = ann.post(f"{path}/1", {"do": "kick"})["seats"][1]
            assert told["kind"] == ("computer" if cards else "open")
            with pytest.raises(ConnectionClosed):
                while True:
                    socket.recv(timeout=10)
        for way in ("join", "watch"):
            assert bob.post(f"/api/rooms/{room}/{way}", {}, 403)["error"]["code"] == "sent_away"
        assert bob.ask("GET", f"/api/rooms/{room}/state").status == 403
        assert ann.post(f"{path}/1", {"do": "kick"}, 409)["error"]["code"] == "nobody_to_kick"
        reply = eve.ask("POST", f"/api/rooms/{room}/join", {"name": "Eve"})
        assert reply.status == (409 if cards else 200)
