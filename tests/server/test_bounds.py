"""Bounds on what is kept, on what is said, and on what a record may bring."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import agricola
from agricola.game import Game
from agricola.record.record import Record
from tests.server.kit import OPEN, PERSON, Browser, live, until


def test_a_room_does_not_grow_for_ever_by_acts_that_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat may take back so many times; then the game goes on as it stands. It holds after the room is read anew."""
    monkeypatch.setattr("agricola.server.room.UNDOS", 5)
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
        assert (refused["code"], "5 times" in refused["message"]) == ("cant_undo", True)
        until(lambda: not len(running.service.lobby))
        assert ann.command(room, type="undo", version=version + 1, seat=0)["code"] == "cant_undo"
        assert ann.act(room)["type"] == "done"


def test_a_room_does_not_grow_for_ever_by_changes_of_its_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names and seats can be changed so many times."""
    monkeypatch.setattr("agricola.server.room.SEAT_CHANGES", 4)
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
        assert reply.json["error"]["message"].endswith(".")


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
