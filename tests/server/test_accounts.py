"""Accounts: a guest who is known in another browser too, by a link or by a passkey; nobody needs one."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from agricola.server.accounts import accounts
from agricola.server.http.requests import COOKIE, SESSION_COOKIE
from tests.server.authenticator import Authenticator
from tests.server.kit import COMPUTER, OPEN, PERSON, Browser, Live, Reply, data_of, live
from tests.server.services import needs

Json = dict[str, Any]


class Device(Browser):
    """A browser that keeps each cookie under its name, and whose page stands under the name localhost."""

    def __init__(self, service: Live) -> None:
        super().__init__(service.port)
        self.kept: dict[str, str] = {}
        self.origin = f"http://localhost:{service.port}"

    def ask(self, method: str, path: str, data: object = None, **headers: str) -> Reply:
        """Send a request from the page."""
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.kept.items())
        sent = {"Origin": self.origin, "Host": f"localhost:{self.port}", **headers}
        reply = super().ask(method, path, data, **sent)
        for line in reply.headers.get_all("Set-Cookie") or []:
            name, _, value = line.partition(";")[0].partition("=")
            if "Max-Age=0" in line:
                self.kept.pop(name, None)
            else:
                self.kept[name] = value
        return reply

    @property
    def account(self) -> Json:
        """What the service tells of the account."""
        return self.get("/api/account")

    @property
    def rooms(self) -> list[str]:
        """The ids of the rooms in the own list."""
        return [room["id"] for room in self.get("/api/rooms?mine=1")["rooms"]]

    def link(self) -> str:
        """The key of a new link for another device."""
        told = self.post("/api/account/link")
        assert told["seconds"] == 600
        assert told["link"].startswith("/account#")
        return str(told["link"].partition("#")[2])

    def make_passkey(self, device: Authenticator, status: int = 200, origin: str = "") -> Json:
        """Make a passkey."""
        options = self.post("/api/account/passkey/options")["options"]
        made = {"credential": device.create(options, origin or self.origin), "name": "my phone"}
        return self.post("/api/account/passkey", made, status)

    def show_passkey(self, device: Authenticator, status: int = 200, origin: str = "") -> Json:
        """Sign in by a passkey."""
        options = self.post("/api/account/sign-in/options")["options"]
        shown = {"credential": device.get(options, origin or self.origin)}
        return self.post("/api/account/sign-in/passkey", shown, status)


def test_a_guest_needs_no_account(service: Live) -> None:
    guest = Device(service)
    assert guest.account == {**guest.account, "signed_in": False, "created": None, "name": "", "results": []}
    assert guest.kept == {}
    room = guest.create(PERSON, COMPUTER)
    assert guest.rooms == [room]
    assert set(guest.kept) == {COOKIE}
    assert not guest.account["signed_in"]


def test_games_and_name_follow_by_a_link_that_opens_once(service: Live) -> None:
    one, other, third = Device(service), Device(service), Device(service)
    room = one.create(PERSON, OPEN, cards=True)
    key = one.link()
    assert set(one.kept) == {SESSION_COOKIE}
    assert one.rooms == [room]
    assert one.post("/api/account/name", {"name": "  Ann \n of the Hill "})["name"] == "Ann of the Hill"
    told = other.post("/api/account/sign-in", {"key": key})
    assert told["signed_in"] and told["name"] == "Ann of the Hill"
    assert other.rooms == [room]
    assert other.state(room)["you"]["seats"] == [0]
    assert "bad_link" in str(third.post("/api/account/sign-in", {"key": key}, 403))
    assert third.kept == {}


def test_the_same_seat_is_played_from_two_devices(service: Live) -> None:
    one, other = Device(service), Device(service)
    room = one.create(PERSON, PERSON, cards=False)
    other.post("/api/account/sign-in", {"key": one.link()})
    assert one.act(room)["type"] == "done"
    assert other.act(room)["type"] == "done"
    with other.socket(room) as socket:
        socket.recv(timeout=60)
    assert one.state(room)["version"] == 2


def test_the_guest_of_a_browser_comes_back_when_the_account_goes(service: Live) -> None:
    one, other = Device(service), Device(service)
    mine, theirs = one.create(PERSON, COMPUTER), other.create(PERSON, COMPUTER)
    before = other.kept[COOKIE]
    other.post("/api/account/sign-in", {"key": one.link()})
    assert other.rooms == [mine]
    assert other.ask("GET", f"/api/rooms/{theirs}/state?seat=0").status == 403
    assert other.post("/api/account/sign-out")["signed_in"] is False
    assert other.kept == {COOKIE: before}
    assert other.rooms == [theirs]
    assert one.rooms == [mine]


def test_who_signs_out_everywhere_is_signed_in_nowhere(service: Live) -> None:
    one, other = Device(service), Device(service)
    room = one.create(PERSON, COMPUTER)
    other.post("/api/account/sign-in", {"key": one.link()})
    unused = one.link()
    assert other.rooms == [room]
    one.post("/api/account/sign-out", {"everywhere": True})
    assert one.kept == {}
    assert other.rooms == []
    assert not other.account["signed_in"]
    other.post("/api/account/sign-in", {"key": unused}, 403)


def test_an_account_is_forgotten_with_all_that_opens_it(service: Live) -> None:
    needs("webauthn")
    device, one = Authenticator(), Device(service)
    one.make_passkey(device)
    key = one.link()
    assert one.post("/api/account/forget")["signed_in"] is False
    one.post("/api/account/sign-in", {"key": key}, 403)
    one.show_passkey(device, 403)


def test_what_concerns_an_account_is_refused_to_guests(service: Live) -> None:
    guest = Device(service)
    guest.create(PERSON, COMPUTER)
    for path, data in (("name", {"name": "Eve"}), ("sign-out", {}), ("forget", {}), ("passkey/forget", {"id": "x"})):
        assert "no_account" in str(guest.post(f"/api/account/{path}", data, 403))


def test_a_passkey_signs_in_elsewhere(service: Live) -> None:
    needs("webauthn")
    device, one, other = Authenticator(), Device(service), Device(service)
    room = one.create(PERSON, COMPUTER)
    told = one.make_passkey(device)
    assert told["signed_in"]
    assert [passkey["name"] for passkey in told["passkeys"]] == ["my phone"]
    assert set(one.kept) == {SESSION_COOKIE}
    assert other.show_passkey(device)["signed_in"]
    assert other.rooms == [room] == one.rooms
    one.post("/api/account/passkey/forget", {"id": told["passkeys"][0]["id"]})
    assert one.account["passkeys"] == []
    Device(service).show_passkey(device, 403)


def test_a_passkey_answers_one_challenge_of_one_site(service: Live) -> None:
    needs("webauthn")
    device, one, other = Authenticator(), Device(service), Device(service)
    one.make_passkey(device, 403, origin="http://elsewhere.example")
    one.make_passkey(device)
    one.make_passkey(device, 403)
    options = other.post("/api/account/sign-in/options")["options"]
    shown = {"credential": device.get(options, other.origin)}
    other.post("/api/account/sign-in/passkey", shown)
    Device(service).post("/api/account/sign-in/passkey", shown, 403)
    Device(service).show_passkey(device, 403, origin="http://elsewhere.example")
    device.count = 0
    # A count that does not grow is that of a copy.
    Device(service).show_passkey(device, 403)
    stranger = Authenticator()
    stranger.id = device.id
    Device(service).show_passkey(stranger, 403)
    assert "bad_passkey" in str(other.post("/api/account/sign-in/passkey", {"credential": {"id": "x"}}, 403))


def test_a_passkey_is_made_by_who_asked_for_it(service: Live) -> None:
    needs("webauthn")
    one, other = Device(service), Device(service)
    options = one.post("/api/account/passkey/options")["options"]
    other.create(PERSON, COMPUTER)
    made = {"credential": Authenticator().create(options, other.origin)}
    other.post("/api/account/passkey", made, 403)
    assert not other.account["signed_in"]


def test_without_the_library_there_are_links_and_no_passkeys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "find_spec", lambda name: None)
    with live() as service:
        one = Device(service)
        assert one.account["passkeys_work"] is False
        assert "no_passkeys" in str(one.post("/api/account/passkey/options", status=409))
        Device(service).post("/api/account/sign-in", {"key": one.link()})


def play_on(room: str, *people: Device) -> None:
    """Play a game to its end."""
    while people[0].state(room)["room"]["status"] != "over":
        asked = next(one for one in people if one.state(room)["view"]["actions"])
        assert asked.act(room)["type"] == "done"


def test_results_are_kept_when_a_game_ends_and_follow(service: Live) -> None:
    one, bob, other = Device(service), Device(service), Device(service)
    room = one.create(PERSON, OPEN, cards=False)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    play_on(room, one, bob)
    state = one.state(room)
    other.post("/api/account/sign-in", {"key": one.link()})
    (result,) = other.account["results"]
    assert result == {**result, "room": room, "edition": "revised", "players": 2}
    assert result["points"] == state["scores"][0]["total"]
    assert result["won"] is (0 in state["winners"])
    assert bob.account["results"][0]["points"] == state["scores"][1]["total"]


def test_a_rating_is_made_of_games_between_people_and_follows(service: Live) -> None:
    ann, bob, other = Device(service), Device(service), Device(service)
    room = ann.create(PERSON, OPEN, cards=False)
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    assert ann.account["ratings"] == []
    play_on(room, ann, bob)
    won = ann.state(room)["winners"]
    gained = {(0,): 20, (1,): -20}.get(tuple(won), 0)
    told = {"edition": "revised", "cards": False, "players": 2, "games": 1}
    other.post("/api/account/sign-in", {"key": ann.link()})
    assert other.account["ratings"] == [{**told, "rating": 1500 + gained}]
    assert bob.account["ratings"] == [{**told, "rating": 1500 - gained}]
    # What has ended stays: nothing can be taken back, so a rating neither.
    undo = {"type": "undo", "id": "u", "version": ann.state(room)["version"], "seat": 0}
    assert ann.post(f"/api/rooms/{room}/commands", undo, 409)["code"] == "over"
    assert bob.account["ratings"] == [{**told, "rating": 1500 - gained}]


@pytest.mark.parametrize("left", ["handed to a computer", "open"])
def test_who_leaves_a_game_has_lost_it(service: Live, left: str) -> None:
    """Whether a computer gets the seat from who leaves it, or, left open, from who stays."""
    ann, bob = Device(service), Device(service)
    room = ann.create(PERSON, OPEN, edition="family")
    bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
    for _ in range(40):
        asked = next(one for one in (ann, bob) if one.state(room)["view"]["actions"])
        asked.act(room)
    if left == "open":
        bob.post(f"/api/rooms/{room}/seats/1", {"do": "leave"})
        ann.post(f"/api/rooms/{room}/seats/1", {"do": "computer"})
    else:
        bob.post(f"/api/rooms/{room}/seats/1", {"do": "computer"})
    while ann.state(room)["room"]["status"] != "over":
        if ann.state(room)["view"]["actions"]:
            ann.act(room)
        else:
            time.sleep(0.05)
    assert [one["rating"] for one in ann.account["ratings"]] == [1520]
    assert [one["rating"] for one in bob.account["ratings"]] == [1480]


def test_games_with_oneself_and_for_practice_are_no_results(service: Live) -> None:
    one = Device(service)
    rooms = [one.create(PERSON, PERSON, cards=False), one.create(PERSON, cards=False, seed=1)]
    for room in rooms:
        play_on(room, one)
    assert one.account["results"] == one.account["ratings"] == []


def test_secrets_are_kept_as_hashes_and_stay_out_of_the_log(tmp_path: Path) -> None:
    with live(data=tmp_path) as service:
        one, other = Device(service), Device(service)
        one.create(PERSON, COMPUTER)
        guest = one.kept[COOKIE]
        key = one.link()
        other.post("/api/account/sign-in", {"key": key})
        other.post("/api/account/sign-in", {"key": key}, 403)
        secrets = [guest, key, one.kept[SESSION_COOKIE], other.kept[SESSION_COOKIE]]
        assert all(len(secret) == 43 for secret in secrets)
        written, logged = data_of(tmp_path), service.log.getvalue()
    assert not [secret for secret in secrets if secret.encode() in written or secret in logged]


def test_an_account_outlives_the_service(tmp_path: Path) -> None:
    with live(data=tmp_path) as service:
        one = Device(service)
        room = one.create(PERSON, COMPUTER)
        one.link()
        kept = one.kept
    with live(data=tmp_path) as service:
        again = Device(service)
        again.kept = kept
        assert again.rooms == [room]
        assert again.account["signed_in"]


def test_guessing_is_dear() -> None:
    with live(rate=1.0) as service:
        eve = Device(service)
        answers = [eve.ask("POST", "/api/account/sign-in", {"key": "guess"}).status for _ in range(60)]
    assert answers[0] == 403
    assert answers[-1] == 429
    assert answers.count(403) <= 50


def test_a_session_can_not_be_shown_by_another_site(service: Live) -> None:
    one = Device(service)
    one.link()
    assert one.ask("POST", "/api/account/forget", {}, Origin="http://evil.example").status == 403
    assert one.account["signed_in"]
