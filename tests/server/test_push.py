"""A notice by the browser when it is one's turn."""

from __future__ import annotations

import base64
import json
import stat
from pathlib import Path

import pytest

pytest.importorskip("cryptography", reason="needs agricola[push]")

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from agricola.server.push import Keys, encrypted, usable
from agricola.server.rooms.patch import Json
from agricola.server.storage.store import Subscription
from tests.server.kit import OPEN, PERSON, Browser, Follower, live, until

# The example of RFC 8291, appendix A.
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
HERE = Subscription("https://fcm.googleapis.com/fcm/send/abc", BROWSER, SECRET)
WISH: Json = {"endpoint": HERE.endpoint, "p256dh": BROWSER, "auth": SECRET}


def raw(text: str) -> bytes:
    """What base64url says."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_the_standard_comes_out() -> None:
    """Byte for byte."""
    key = ec.derive_private_key(int.from_bytes(raw(SENDER), "big"), ec.SECP256R1())
    message = b"When I grow up, I want to be a watermelon"
    assert encrypted(message, raw(BROWSER), raw(SECRET), key, raw(SALT)) == raw(SENT)
    assert encrypted(message, raw(BROWSER), raw(SECRET)) != encrypted(message, raw(BROWSER), raw(SECRET))


def test_keys_are_made_once_and_sign_for_their_service(tmp_path: Path) -> None:
    """The file is for its owner only; what is signed can be checked with the public key."""
    keys = Keys.at(tmp_path / "push.pem", "mailto:me@example.org")
    assert Keys.at(tmp_path / "push.pem", "mailto:me@example.org").public == keys.public
    assert stat.S_IMODE((tmp_path / "push.pem").stat().st_mode) == 0o600
    token = keys.authorization(HERE.endpoint, 1000.0).split()[1].removeprefix("t=").rstrip(",")
    head, claims, signature = token.split(".")
    assert json.loads(raw(claims)) == {
        "aud": "https://fcm.googleapis.com", "exp": 1000 + 12 * 3600, "sub": "mailto:me@example.org"
    }  # fmt: skip
    signed = utils.encode_dss_signature(
        *(int.from_bytes(half, "big") for half in (raw(signature)[:32], raw(signature)[32:]))
    )
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(keys.public))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x", "https://localhost/x", "https://127.0.0.1/x", "https://evil.example/x",
        "https://fcm.googleapis.com.evil.example/x", "https://fcm.googleapis.com:8080/x",
        "https://me@evil.example/x", "x",
    ],
)  # fmt: skip
def test_nothing_is_sent_anywhere_but_to_push_services(endpoint: str) -> None:
    """Whoever subscribes can't make this service call an address of their choice."""
    assert not usable(Subscription(endpoint, BROWSER, SECRET))
    assert usable(HERE)
    assert usable(Subscription("https://wns2-by3p.notify.windows.com/w/?token=x", BROWSER, SECRET))
    for key, secret in (("", SECRET), ("AAAA", SECRET), (BROWSER[:-2], SECRET), ("!", "!")):
        assert not usable(Subscription(HERE.endpoint, key, secret))


def test_who_is_not_there_is_told_that_it_is_the_turn(tmp_path: Path) -> None:
    """One notice when the turn comes to somebody who has no page open; none to who is there; gone browsers go."""
    sent: list[tuple[str, bytes]] = []
    status = [201]

    def post(endpoint: str, headers: dict[str, str], body: bytes) -> int:
        assert headers["Authorization"].startswith("vapid t=")
        sent.append((endpoint, body))
        return status[0]

    with live(data=tmp_path, push_contact="mailto:me@example.org") as running:
        notices = running.service.notices
        assert notices is not None
        notices._post = post
        ann, bob = running.browser(), running.browser()
        assert ann.get("/api/push")["key"] == notices.keys.public
        room = ann.create(PERSON, OPEN, cards=False)
        bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        first, other = (ann, bob) if ann.state(room)["view"]["current_player"] == 0 else (bob, ann)
        assert other.post("/api/push", WISH)["key"] == notices.keys.public
        with other.socket(room) as here:
            Follower(here).receive("state")
            _turn(first, room)
            _turn(other, room)
        until(lambda: not len(running.service.lobby._rooms[room].audience))
        assert not sent
        _turn(first, room)
        until(lambda: len(sent) == 1)
        assert sent[0][0] == HERE.endpoint
        status[0] = 410
        notices._told.clear()
        _turn(other, room)
        _turn(first, room)
        until(lambda: len(sent) == 2)
        notices._told.clear()
        _turn(other, room)
        _turn(first, room)
        other.post("/api/push", {**WISH, "on": False})
        assert len(sent) == 2


def _turn(browser: Browser, room: str) -> None:
    action = ""
    while action != "end":
        action = browser.state(room)["view"]["actions"][0]["code"]
        assert browser.act(room, action)["type"] == "done"


def test_a_service_without_keys_says_so() -> None:
    """Nothing is promised that can't be kept."""
    with live() as running:
        ann = running.browser()
        assert ann.get("/api/push")["key"] is None
        assert ann.post("/api/push", WISH, 409)["error"]["code"] == "no_push"
