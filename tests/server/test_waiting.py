"""While guests are awaited: who is here, who is ready, and how many watch."""

from __future__ import annotations

from agricola.server.rooms.patch import Json
from tests.server.kit import COMPUTER, OPEN, PERSON, Browser, Follower, Live


def ready(state: Json) -> list[bool]:
    """Of each seat whether it is ready."""
    return [seat["ready"] for seat in state["room"]["seats"]]


def test_who_is_ready_is_told_to_all(ann: Browser, bob: Browser, service: Live) -> None:
    """Computers always are; a person who has said so is, as long as the person is here."""
    room = ann.create(PERSON, OPEN, COMPUTER, OPEN, cards=False)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    with ann.socket(room) as hers:
        told = Follower(hers)
        with bob.socket(room):
            told.until(lambda state: bool(state["room"]["seats"][1]["connected"]))
            assert ready(told.state) == [False, False, True, False]
            assert bob.command(room, type="ready", seat=1)["type"] == "done"
            told.until(lambda state: ready(state) == [False, True, True, False])
            assert bob.command(room, type="ready", seat=1, on=False)["type"] == "done"
            told.until(lambda state: ready(state) == [False, False, True, False])
            bob.command(room, type="ready", seat=1)
            told.until(lambda state: ready(state) == [False, True, True, False])
        told.until(lambda state: ready(state) == [False, False, True, False])
        assert bob.command(room, type="ready", seat=0)["code"] == "not_your_seat"
    # Once all seats are taken nobody waits any more.
    eve = service.browser()
    eve.post(f"/api/rooms/{room}/join", {"name": "Eve"})
    assert ready(ann.get(f"/api/rooms/{room}/state")) == [False] * 4


def test_those_without_a_seat_are_counted(ann: Browser, bob: Browser, service: Live) -> None:
    """Each person once, however many pages are open; players are not among them."""
    room = ann.create(PERSON, OPEN, cards=False)
    # From then on Bob is known, and the stranger is not.
    bob.create(PERSON, OPEN, cards=False)
    stranger = service.browser()
    with ann.socket(room) as hers:
        told = Follower(hers)
        with bob.socket(room), bob.socket(room), stranger.socket(room):
            told.until(lambda state: state["room"]["watching"] == 2)
            bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
            told.until(lambda state: state["room"]["watching"] == 1)
        told.until(lambda state: state["room"]["watching"] == 0)
