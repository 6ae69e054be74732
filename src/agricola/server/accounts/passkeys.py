"""Passkeys (WebAuthn): a device of somebody's proves who that is, and the service keeps nothing that is secret."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from agricola.server.errors import Refusal
from agricola.server.rooms.seats import clean, holder_of
from agricola.server.storage.store import Passkey, Store, Ticket, TicketKind

MOST: Final = 10
"""How many passkeys an account may have."""
_SECONDS: Final = 300
"""How long somebody may take to answer a challenge."""
_CHALLENGES_EACH: Final = 5
_CHALLENGES: Final = 10_000
"""How many strangers may be about to sign in."""
_SITE: Final = "Agricola"


class Passkeys:
    """Registers passkeys and lets them sign in; the store's failures are the caller's."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def registration(self, holder: str, name: str, origin: str) -> dict[str, Any]:
        """What a browser needs to make a passkey for somebody: what `navigator.credentials.create` takes."""
        known = await self._store.passkeys_of(holder)
        if len(known) >= MOST:
            raise Refusal(409, "too_many_passkeys")
        options = generate_registration_options(
            rp_id=_host(origin),
            rp_name=_SITE,
            # Not the holder itself, which is nobody's business.
            user_id=hashlib.sha256(f"passkey of {holder}".encode()).digest(),
            user_name=name or _SITE,
            authenticator_selection=AuthenticatorSelectionCriteria(
                # So that it can be found on another device without saying who one is.
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known],
        )
        await self._challenge("register", options.challenge, holder, _CHALLENGES_EACH)
        return _plain(options_to_json(options))

    async def register(self, holder: str, credential: Mapping[str, Any], name: str, origin: str) -> None:
        """Keep a passkey that a browser has made for somebody."""
        challenge = await self._answered("register", credential)
        if challenge.holder != holder:
            raise Refusal(403, "bad_passkey")
        try:
            found = verify_registration_response(
                credential=dict(credential),
                expected_challenge=_challenge_in(credential),
                expected_rp_id=_host(origin),
                expected_origin=origin,
                require_user_verification=False,
            )
        except _WRONG:
            raise Refusal(403, "bad_passkey") from None
        id = bytes_to_base64url(found.credential_id)
        if await self._store.passkey(id) is not None:
            raise Refusal(403, "bad_passkey")
        await self._store.keep_passkey(
            Passkey(id, holder, found.credential_public_key, found.sign_count, clean(name), time.time())
        )

    async def authentication(self, origin: str) -> dict[str, Any]:
        """What a browser needs to sign somebody in: what `navigator.credentials.get` takes."""
        options = generate_authentication_options(
            rp_id=_host(origin), user_verification=UserVerificationRequirement.PREFERRED
        )
        await self._challenge("sign_in", options.challenge, "", _CHALLENGES)
        return _plain(options_to_json(options))

    async def signed_in(self, credential: Mapping[str, Any], origin: str) -> str:
        """Whom a passkey belongs to, whose device has answered a challenge."""
        await self._answered("sign_in", credential)
        id = credential.get("id")
        known = await self._store.passkey(id) if isinstance(id, str) and id.isascii() and "\0" not in id else None
        if known is None:
            raise Refusal(403, "bad_passkey")
        try:
            found = verify_authentication_response(
                credential=dict(credential),
                expected_challenge=_challenge_in(credential),
                expected_rp_id=_host(origin),
                expected_origin=origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.count,
                require_user_verification=False,
            )
        except _WRONG:
            raise Refusal(403, "bad_passkey") from None
        await self._store.keep_passkey(msgspec.structs.replace(known, count=found.new_sign_count))
        return known.holder

    async def _challenge(self, kind: TicketKind, challenge: bytes, holder: str, most: int) -> None:
        now = time.time()
        ticket = Ticket(holder_of(bytes_to_base64url(challenge)), kind, holder, now + _SECONDS)
        await self._store.keep_ticket(ticket, now, most)

    async def _answered(self, kind: TicketKind, credential: Mapping[str, Any]) -> Ticket:
        """The challenge that a credential answers, which can't be answered again."""
        challenge = bytes_to_base64url(_challenge_in(credential))
        found = await self._store.take_ticket(kind, holder_of(challenge), time.time())
        if found is None:
            raise Refusal(403, "bad_passkey")
        return found


# What the library lets through of a credential that is no credential at all: it decodes bytes that anybody may send.
_WRONG: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError)


def _challenge_in(credential: Mapping[str, Any]) -> bytes:
    """The challenge that a credential says to answer."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge: bytes = base64url_to_bytes(told["challenge"])
    except (*_WRONG, RecursionError):
        raise Refusal(403, "bad_passkey") from None
    return challenge


def _host(origin: str) -> str:
    """The name of the site that a page belongs to."""
    return urlsplit(origin).hostname or ""


def _plain(options: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(options)
    return plain
