"""Players talk to each other, and need not hear everybody."""

from __future__ import annotations

import json

from websockets.sync.client import ClientConnection

from agricola.server.protection.limits import FULL
from agricola.server.rooms.patch import Json
from tests.server.kit import OPEN, PERSON, Browser, Live, live, receive


def said(socket: ClientConnection) -> list[str]:
    """The lines that come next."""
    return [line["text"] for line in receive(socket, "talk")["lines"]]


def say(browser: Browser, room: str, seat: int, text: str) -> Json:
    """Say something."""
    return browser.command(room, type="say", seat=seat, text=text)


def table(ann: Browser, bob: Browser, **more: object) -> str:
    """A room of two."""
    room = ann.create(PERSON, OPEN, cards=False, **more)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    return room


def test_what_a_player_says_is_heard_by_all(ann: Browser, bob: Browser, service: Live) -> None:
    """Players and spectators hear it, without what can't be printed; spectators and strangers can't speak."""
    eve = service.browser()
    room = table(ann, bob)
    with bob.socket(room) as one, eve.socket(room) as other:
        assert say(ann, room, 0, "Good  luck\u202e!\n")["type"] == "done"
        assert said(one) == said(other) == ["Good luck !"]
    assert say(eve, room, 0, "x")["code"] == "not_your_seat"
    assert say(ann, room, 1, "x")["code"] == "not_your_seat"
    assert say(ann, room, 0, "\u200b")["code"] == "no_talk"
    assert say(ann, room, 0, "x" * 301)["error"]["code"] == "bad_message"


def test_who_comes_hears_the_last_lines(ann: Browser, bob: Browser) -> None:
    """Fifty of them, in order."""
    room = table(ann, bob)
    for number in range(53):
        say(ann, room, 0, str(number))
    with bob.socket(room) as late:
        lines = receive(late, "talk")["lines"]
    assert [line["text"] for line in lines] == [str(number) for number in range(3, 53)]
    assert [line["number"] for line in lines] == list(range(3, 53))


def test_who_is_muted_is_not_heard_by_who_muted(ann: Browser, bob: Browser, service: Live) -> None:
    """Neither now nor when coming back; others hear it, and it can be taken back."""
    eve = service.browser()
    room = table(ann, bob)
    with bob.socket(room) as deaf, eve.socket(room) as other:
        deaf.send(json.dumps({"type": "mute", "id": "m", "seat": 1, "whom": 0}))
        assert receive(deaf, "done")["id"] == "m"
        say(ann, room, 0, "one")
        say(bob, room, 1, "two")
        assert said(deaf) == ["two"]
        assert (said(other), said(other)) == (["one"], ["two"])
    with bob.socket(room) as back:
        assert said(back) == ["two"]
        bob.command(room, type="mute", seat=1, whom=0, on=False)
        say(ann, room, 0, "three")
        assert said(back) == ["three"]
    assert bob.command(room, type="mute", seat=1, whom=9)["code"] == "no_such_seat"


def test_a_room_can_be_without_talk(ann: Browser, bob: Browser) -> None:
    """As it was agreed on when it was made."""
    room = table(ann, bob, talk=False)
    assert not ann.get(f"/api/rooms/{room}")["talk"]
    assert say(ann, room, 0, "x")["code"] == "no_talk"


def test_talk_is_paid_for() -> None:
    """It costs more than a move."""
    with live(rate=1.0) as running:
        ann, limits = running.browser(), running.service.limits
        room = ann.create(PERSON, cards=False)
        now = limits._clock()
        limits._clock = lambda: now
        limits._buckets.clear()
        say(ann, room, 0, "x")
        assert round(FULL - min(left for left, _ in limits._buckets.values())) == 3
