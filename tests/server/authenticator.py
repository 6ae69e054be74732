"""An authenticator for tests: makes passkeys and answers challenges as a browser's device does, without attestation."""

from __future__ import annotations

import hashlib
import json
import os
import struct
from base64 import urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Json = dict[str, Any]

_PRESENT, _VERIFIED, _WITH_KEY = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    """Bytes as base64url."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A device with one passkey."""

    def __init__(self) -> None:
        self.id = os.urandom(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: Json, origin: str) -> Json:
        """What `navigator.credentials.create` gives."""
        import cbor2  # noqa: PLC0415 - comes with webauthn

        numbers = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        told = {"fmt": "none", "attStmt": {}, "authData": self._data(origin, _WITH_KEY) + credential}
        client = _client("webauthn.create", options, origin)
        return self._given({"clientDataJSON": text(client), "attestationObject": text(cbor2.dumps(told))})

    def get(self, options: Json, origin: str) -> Json:
        """What `navigator.credentials.get` gives."""
        self.count += 1
        client, data = _client("webauthn.get", options, origin), self._data(origin)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        shown = {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature)}
        return self._given({**shown, "userHandle": None})

    def _given(self, response: Json) -> Json:
        ident = text(self.id)
        return {"id": ident, "rawId": ident, "type": "public-key", "clientExtensionResults": {}, "response": response}

    def _data(self, origin: str, flags: int = 0) -> bytes:
        site = hashlib.sha256((urlsplit(origin).hostname or "").encode()).digest()
        return site + struct.pack(">BI", _PRESENT | _VERIFIED | flags, self.count)


def _client(kind: str, options: Json, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()
