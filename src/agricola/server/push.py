"""A notice by the browser when it is somebody's turn: Web Push with keys of one's own (RFC 8030, 8291, 8292).

What is sent is encrypted for the browser; the push service between learns nothing but that there is something.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from agricola.server.errors import Refusal
from agricola.server.storage.store import Store, StoreDown, Subscription
from agricola.server.telemetry.monitor import Monitor

HOSTS: Final = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")
"""The push services of the browsers that there are. To no other address anything is sent, whoever asks for it."""
SUBSCRIPTIONS: Final = 5
"""How many browsers of one person are told."""
_RECORD: Final = 4096
_TIMEOUT: Final = 10.0
_TOKEN_SECONDS: Final = 12 * 3600
_KEPT_SECONDS: Final = 24 * 3600
"""How long the push service keeps a notice for a browser that is not there."""
_SPACING: Final = 60.0
"""Seconds between two notices to somebody about the same room."""
_MOST_NOTED: Final = 4096
_GONE: Final = (404, 410)

Post = Callable[[str, dict[str, str], bytes], int]
"""Sends something to an address; gives the status of the answer."""


class Keys:
    """The key pair of this service, which is made once and kept in its folder."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact
        self.public = _text(_point(key.public_key()))
        """What a browser is told to take notices of this service only."""

    @classmethod
    def at(cls, path: Path, contact: str) -> Keys:
        """The keys in a file; it is made when there is none."""
        if not path.exists():
            key = ec.generate_private_key(ec.SECP256R1())
            pem = key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(pem)
        known = serialization.load_pem_private_key(path.read_bytes(), None)
        assert isinstance(known, ec.EllipticCurvePrivateKey)
        return cls(known, contact)

    def authorization(self, endpoint: str, now: float) -> str:
        """The header by which a push service knows who sends (RFC 8292)."""
        told = urlsplit(endpoint)
        claims = {"aud": f"{told.scheme}://{told.netloc}", "exp": int(now) + _TOKEN_SECONDS, "sub": self._contact}
        parts = [_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def encrypted(
    message: bytes, browser: bytes, secret: bytes, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message for the browser with that public key and secret (RFC 8291); key and salt are new unless given."""
    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    point = _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser))
    material = _derived(shared, secret, b"WebPush: info\0" + browser + point, 32)
    content = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    sealed: bytes = AESGCM(content).encrypt(nonce, message + b"\x02", None)
    return head + sealed


def usable(subscription: Subscription) -> bool:
    """Whether something can be sent there, and to a push service only."""
    told = urlsplit(subscription.endpoint)
    host = told.hostname or ""
    known = any(host == name or host.endswith(f".{name}") for name in HOSTS)
    if told.scheme != "https" or not known or told.port not in (None, 443):
        return False
    try:
        encrypted(b"", _bytes(subscription.p256dh), _bytes(subscription.auth))
    except (ValueError, InvalidKey):
        return False
    return True


class Notices:
    """Tells people that it is their turn."""

    def __init__(self, keys: Keys, store: Store, monitor: Monitor, post: Post | None = None) -> None:
        self.keys = keys
        self._store = store
        self._monitor = monitor
        self._post = post or _posted
        self._told: dict[tuple[str, str], float] = {}
        self._work: set[asyncio.Task[None]] = set()

    async def subscribe(self, holder: str, subscription: Subscription, *, on: bool) -> None:
        """Tell somebody from now on there, or no more."""
        try:
            if not on:
                await self._store.unsubscribe(holder, subscription.endpoint)
            elif usable(subscription):
                await self._store.subscribe(holder, subscription, SUBSCRIPTIONS)
            else:
                raise Refusal(422, "bad_subscription")
        except StoreDown:
            raise Refusal(503, "store_down") from None

    def tell(self, holder: str, room: str) -> None:
        """Tell somebody that it is the turn of a seat of theirs; not again and again."""
        now = time.monotonic()
        if now - self._told.get((holder, room), -_SPACING) < _SPACING:
            return
        if len(self._told) >= _MOST_NOTED:
            self._told = {known: at for known, at in self._told.items() if now - at < _SPACING}
        self._told[holder, room] = now
        task = asyncio.create_task(self._tell(holder, room))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _tell(self, holder: str, room: str) -> None:
        message = json.dumps({"room": room}).encode()
        try:
            for known in await self._store.subscriptions(holder):
                body = encrypted(message, _bytes(known.p256dh), _bytes(known.auth))
                headers = {
                    "Authorization": self.keys.authorization(known.endpoint, time.time()),
                    "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
                    "TTL": str(_KEPT_SECONDS), "Topic": room[:32],
                }  # fmt: skip
                if await asyncio.to_thread(self._post, known.endpoint, headers, body) in _GONE:
                    await self._store.unsubscribe(holder, known.endpoint)
        except (StoreDown, OSError, ValueError, http.client.HTTPException) as problem:
            # A notice that does not arrive must not hurt the game.
            self._monitor.log.warning("notice_failed", error=type(problem).__name__)

    async def stop(self) -> None:
        """Give up what is on its way."""
        for task in list(self._work):
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)


def _posted(endpoint: str, headers: dict[str, str], body: bytes) -> int:
    told = urlsplit(endpoint)
    connection = http.client.HTTPSConnection(told.hostname or "", timeout=_TIMEOUT)
    try:
        connection.request("POST", told.path + (f"?{told.query}" if told.query else ""), body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    derived: bytes = HKDF(hashes.SHA256(), length, salt, info).derive(material)
    return derived


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    point: bytes = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return point


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
