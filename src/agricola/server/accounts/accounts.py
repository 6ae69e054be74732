"""Accounts: a guest who can be known in other browsers too, by a link that opens once or by a passkey.

An account is the identity of the guest who made it, so all games, series and results of that guest belong to it from
the first moment. Another browser proves to be the same person by a session; of its token, as of all others, only the
hash is kept.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from agricola.agents.ratings import AVERAGE
from agricola.server.errors import Refusal
from agricola.server.messages.accounts import AccountInfo, PasskeyInfo, RatingInfo, ResultInfo
from agricola.server.rooms.seats import clean, holder_of, new_token
from agricola.server.storage.store import Account, Store, StoreDown, Ticket, TicketKind

if TYPE_CHECKING:
    from agricola.server.accounts.passkeys import Passkeys

SESSION_SECONDS: Final = 365 * 24 * 3600
LINK_SECONDS: Final = 600
_SESSIONS: Final = 20
"""In how many browsers somebody may be signed in."""
_LINKS: Final = 3
_RESULTS: Final = 500
_TRUSTED_SECONDS: Final = 30.0
"""How long a session is believed without asking the store again, whichever process has ended it meanwhile."""
_MOST_TRUSTED: Final = 10_000


@asynccontextmanager
async def kept() -> AsyncIterator[None]:
    """Something that needs the store; refused while it is down."""
    try:
        yield
    except StoreDown:
        raise Refusal(503, "store_down") from None


class Accounts:
    """All accounts of a service."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trusted: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """By the hash of a session: whose it is, and until when that is believed."""
        self.passkeys = _passkeys(store)
        """What knows passkeys; None where the library for it is not installed."""

    # --- who somebody is ----------------------------------------------------------------------------------------------

    async def holder(self, session: str) -> str | None:
        """Whose session a token stands for; None when it is over."""
        known, now = holder_of(session), time.monotonic()
        trusted = self._trusted.get(known)
        if trusted is not None and trusted[1] > now:
            return trusted[0]
        self._trusted.pop(known, None)
        async with kept():
            found = await self._store.ticket("session", known, time.time())
        if found is None:
            return None
        self._trusted[known] = (found.holder, now + _TRUSTED_SECONDS)
        while len(self._trusted) > _MOST_TRUSTED:
            self._trusted.popitem(last=False)
        return found.holder

    async def begin(self, holder: str) -> str:
        """A session for somebody who has proved to be this holder; gives its token."""
        async with kept():
            return await self._ticket("session", holder, SESSION_SECONDS, _SESSIONS)

    async def end(self, session: str) -> None:
        """End a session."""
        self._trusted.pop(holder_of(session), None)
        async with kept():
            await self._store.take_ticket("session", holder_of(session), time.time())

    async def end_all(self, holder: str) -> None:
        """End all sessions of an account."""
        self._distrust(holder)
        async with kept():
            await self._store.forget_sessions(holder)

    async def forget(self, holder: str) -> None:
        """Forget an account; its games stay, but nobody can come back to them."""
        self._distrust(holder)
        async with kept():
            await self._store.forget_account(holder)

    def _distrust(self, holder: str) -> None:
        for session in [known for known, (whose, _) in self._trusted.items() if whose == holder]:
            del self._trusted[session]

    async def _ticket(self, kind: TicketKind, holder: str, seconds: float, most: int) -> str:
        token, now = new_token(), time.time()
        await self._store.keep_ticket(Ticket(holder_of(token), kind, holder, now + seconds), now, most)
        return token

    # --- what somebody has --------------------------------------------------------------------------------------------

    async def make(self, holder: str, name: str | None = None) -> None:
        """See to it that a holder has an account, with this name if one is given."""
        async with kept():
            known = await self._store.account(holder)
            if known is None or name is not None:
                await self._store.keep_account(Account(holder, clean(name or ""), time.time()))

    async def name(self, holder: str) -> str | None:
        """What the owner of an account is called, who may have no name; None for a guest."""
        async with kept():
            account = await self._store.account(holder)
        return None if account is None else account.name

    async def info(self, holder: str | None) -> AccountInfo:
        """What somebody may know of the own account; of a guest only how games went."""
        told = AccountInfo(signed_in=False, passkeys_work=self.passkeys is not None)
        if holder is None:
            return told
        async with kept():
            account = await self._store.account(holder)
            results = await self._store.results_of(holder, _RESULTS)
            ratings = await self._store.ratings_of(holder)
            passkeys = await self._store.passkeys_of(holder) if account is not None else []
        if account is not None:
            told.signed_in, told.name, told.created = True, account.name, _iso(account.created)
        told.passkeys = [PasskeyInfo(one.id, one.name, _iso(one.created)) for one in passkeys]
        told.results = [
            ResultInfo(one.room, _iso(one.at), one.edition, one.players, one.points, one.won) for one in results
        ]
        told.ratings = [
            RatingInfo(one.edition, one.cards, one.players, round(AVERAGE + one.points), one.games) for one in ratings
        ]
        return told

    async def forget_passkey(self, holder: str, id: str) -> None:
        """Let a passkey open an account no more."""
        async with kept():
            await self._store.forget_passkey(holder, id)

    # --- ways in ------------------------------------------------------------------------------------------------------

    async def link(self, holder: str) -> str:
        """The key of a link that signs another browser in, once and soon."""
        async with kept():
            return await self._ticket("link", holder, LINK_SECONDS, _LINKS)

    async def by_link(self, key: str) -> str:
        """Whom the key of a link signs in; it is used up by that."""
        async with kept():
            found = await self._store.take_ticket("link", holder_of(key), time.time())
        if found is None:
            raise Refusal(403, "bad_link")
        return found.holder

    async def by_passkey(self, credential: Mapping[str, Any], origin: str) -> str:
        """Whom a passkey signs in."""
        async with kept():
            return await self.must_know_passkeys().signed_in(credential, origin)

    def must_know_passkeys(self) -> Passkeys:
        """What knows passkeys; refused where nothing does."""
        if self.passkeys is None:
            raise Refusal(409, "no_passkeys")
        return self.passkeys


def _passkeys(store: Store) -> Passkeys | None:
    if find_spec("webauthn") is None:
        return None
    # Only here, so that a service without passkeys needs no library for them.
    from agricola.server.accounts.passkeys import Passkeys  # noqa: PLC0415

    return Passkeys(store)


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
