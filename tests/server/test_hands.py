"""Hands can't be peeked at through seats: one person at most ever sees a hand, and every change of seats is told."""

from __future__ import annotations

import pytest

from agricola.server.rooms.patch import Json
from tests.server.kit import COMPUTER, OPEN, PERSON, Browser, Follower, Live, live, until


def hand(browser: Browser, room: str) -> list[str]:
    """The hand that a client is shown."""
    found: list[str] = browser.state(room)["view"]["hand"]
    return found


def test_nobody_sees_a_hand_before_all_seats_are_taken(ann: Browser, bob: Browser) -> None:
    """Neither who made the room nor who takes a seat and leaves; with the last seat the hands are there."""
    room = ann.create(PERSON, OPEN, OPEN)
    assert not ann.get(f"/api/rooms/{room}")["begun"]
    assert bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})["seats"] == [1]
    for one in (ann, bob):
        state = one.state(room)
        seat = state["you"]["seats"][0]
        assert (state["view"]["hand"], state["view"]["actions"], state["seat"]) == ([], [], None)
        assert one.state(room, seat)["view"]["hand"] == []
        for ask in ({"type": "why", "what": "A067"}, {"type": "obstacles"}, {"type": "read", "text": "Forest"}):
            assert one.command(room, **ask, seat=seat)["code"] in ("waiting", "not_your_turn")
    bob.post(f"/api/rooms/{room}/seats/1", {"do": "leave"})
    ann.post(f"/api/rooms/{room}/seats/1", {"do": "computer", "level": "apprentice"})
    ann.post(f"/api/rooms/{room}/seats/1", {"do": "open"})
    assert hand(ann, room) == []
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    info = ann.post(f"/api/rooms/{room}/seats/2", {"do": "computer", "level": "apprentice"})
    assert (info["begun"], info["status"]) == (True, "playing")
    assert len(hand(ann, room)) == len(hand(bob, room)) == 14
    assert not set(hand(ann, room)) & set(hand(bob, room))


def test_a_socket_gets_the_hand_in_the_moment_of_the_deal(ann: Browser, bob: Browser) -> None:
    """Who waits is shown the hand as soon as the last seat is taken."""
    room = ann.create(PERSON, OPEN)
    with ann.socket(room) as socket:
        waiting = Follower(socket)
        assert waiting.receive("state")["view"]["hand"] == []
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        state = waiting.until(lambda state: bool(state["room"]["begun"]))
        assert (state["seat"], len(state["view"]["hand"])) == (0, 14)


def test_who_leaves_a_hand_alone_may_come_back_to_it(ann: Browser, bob: Browser, service: Live) -> None:
    """After the deal a seat that was left is kept: a computer may play it, another person may not."""
    eve = service.browser()
    room = ann.create(PERSON, OPEN)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    seen = hand(bob, room)
    bob.post(f"/api/rooms/{room}/seats/1", {"do": "leave"})
    for wish in ({"name": "Eve"}, {"name": "Eve", "seat": 1}):
        assert eve.post(f"/api/rooms/{room}/join", wish, 409)["error"]["code"] == "seat_kept"
    assert ann.post(f"/api/rooms/{room}/join", {"seat": 1}, 409)["error"]["code"] == "seat_kept"
    ann.post(f"/api/rooms/{room}/seats/1", {"do": "computer", "level": "apprentice"})
    assert eve.post(f"/api/rooms/{room}/join", {"seat": 1}, 409)["error"]["code"] == "no_open_seat"
    assert bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})["seats"] == [1]
    assert hand(bob, room) == seen or bob.state(room)["version"] > 0


def test_a_computer_s_hand_is_nobody_s(ann: Browser) -> None:
    """Its seat can't be opened after the deal; without hands, or in a practice game, it can."""
    room = ann.create(PERSON, COMPUTER)
    assert ann.post(f"/api/rooms/{room}/seats/1", {"do": "open"}, 409)["error"]["code"] == "seat_kept"
    for more in ({"cards": False}, {"seed": 7}):
        room = ann.create(PERSON, COMPUTER, **more)
        assert ann.post(f"/api/rooms/{room}/seats/1", {"do": "open"})["seats"][1]["kind"] == "open"


def test_changes_of_seats_are_told_to_all(ann: Browser, bob: Browser) -> None:
    """Everybody hears who came, left, was replaced and came back, by socket and afterwards."""
    room = ann.create(PERSON, OPEN, cards=False)
    with ann.socket(room) as socket:
        watching = Follower(socket)
        watching.receive("state")
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        joined: Json = {"version": 0, "seat": 1, "did": "join", "name": "Bob"}
        assert watching.until(lambda state: bool(state["room"]["changes"]))["room"]["changes"] == [joined]
    for change in (
        {"do": "rename", "name": "Bobby"},
        {"do": "computer", "level": "apprentice", "name": "Robot"},
    ):
        bob.post(f"/api/rooms/{room}/seats/1", change)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob", "seat": 1})
    bob.post(f"/api/rooms/{room}/seats/1", {"do": "leave"})
    told = ann.get(f"/api/rooms/{room}")["changes"]
    assert [(one["did"], one["name"]) for one in told] == [
        ("join", "Bob"), ("rename", "Bobby"), ("computer", "Robot"), ("return", "Bob"), ("leave", "Bob")
    ]  # fmt: skip


def test_who_joins_a_practice_game_is_told_so(ann: Browser, bob: Browser) -> None:
    """Its record, with all hands, is open to everybody."""
    practice = ann.create(PERSON, OPEN, seed=7)
    assert bob.post(f"/api/rooms/{practice}/join", {"name": "Bob"})["notices"] == ["practice"]
    other = ann.create(PERSON, OPEN)
    assert bob.post(f"/api/rooms/{other}/join", {"name": "Bob"})["notices"] == []


@pytest.mark.parametrize("cards", [True, False])
def test_whose_the_hands_are_is_known_after_a_restart(cards: bool) -> None:
    """What was settled by the deal holds when the room is read anew from its entries."""
    with live(idle_seconds=0.05) as running:
        ann, bob, eve = running.browser(), running.browser(), running.browser()
        room = ann.create(PERSON, OPEN, cards=cards)
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        bob.post(f"/api/rooms/{room}/seats/1", {"do": "leave"})
        until(lambda: not len(running.service.lobby))
        reply = eve.ask("POST", f"/api/rooms/{room}/join", {"name": "Eve"})
        assert reply.status == (409 if cards else 200)
        told = ann.get(f"/api/rooms/{room}")
        assert told["begun"]
        assert [one["did"] for one in told["changes"]][:2] == ["join", "leave"]
        if cards:
            assert bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})["seats"] == [1]


def test_cards_are_chosen_alone_or_against_computers_and_banned_for_all(ann: Browser) -> None:
    """Revised 14.2; where somebody may come by the link, hands are dealt."""
    stages = next(one["round_cards"] for one in ann.get("/api/catalog")["editions"] if one["name"] == "revised")
    order = [card["id"] for stage in stages for card in reversed(stage)]
    alone = ann.create(PERSON, hand=["Wood Cutter", "A067"], round_cards=order)
    view = ann.state(alone)["view"]
    assert {"A116", "A067"} <= set(view["hand"])
    assert (len(view["hand"]), view["round_cards"]) == (14, order)
    room = ann.create(PERSON, COMPUTER, hand=["A067"], seed=1)
    assert "A067" in hand(ann, room)
    banned = hand(ann, ann.create(PERSON, seed=2))[:3]
    assert not set(banned) & set(hand(ann, ann.create(PERSON, seed=2, exclude=banned)))
    for seats, wish in (
        ([PERSON, OPEN], {"hand": ["A067"]}),
        ([PERSON, COMPUTER], {"round_cards": order}),
        ([PERSON], {"hand": ["Nonsense"]}),
        ([PERSON], {"hand": ["A067"], "exclude": ["A067"]}),
    ):
        wanted = {"edition": "revised", "players": len(seats), "seats": seats, **wish}
        assert ann.post("/api/rooms", wanted, 422)["error"]["code"] == "bad_room"
