"""The handlers of accounts: what somebody has, and the ways to be known in another browser."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from agricola.server.accounts.accounts import LINK_SECONDS, kept
from agricola.server.errors import Refusal
from agricola.server.http.requests import (
    ACCOUNT,
    COOKIE,
    SESSION_COOKIE,
    Guest,
    address_of,
    body,
    drop_cookie,
    guest,
    keep_cookie,
    session_of,
    token_of,
)
from agricola.server.messages.accounts import (
    AccountLink,
    PasskeyGone,
    PasskeyMade,
    PasskeyOptions,
    PasskeyShown,
    Rename,
    SignIn,
    SignOut,
)
from agricola.server.protection import limits
from agricola.server.protection.guard import json_response
from agricola.server.rooms.seats import holder_of
from agricola.server.service import Service


class AccountApi:
    """The answers about accounts."""

    def __init__(self, service: Service) -> None:
        self._config = service.config
        self._limits = service.limits
        self._accounts = service.accounts

    def _spend(self, request: Request, cost: float) -> str | None:
        holder = guest(request)
        self._limits.spend(cost, address_of(request), holder)
        return holder

    async def _owner(self, request: Request) -> str:
        """The owner of an account, who asks for something that concerns it; refused to guests."""
        holder = self._spend(request, limits.SIGN_IN)
        if holder is None or await self._accounts.name(holder) is None:
            raise Refusal(403, "no_account")
        return holder

    async def _told(self, holder: str | None) -> Response:
        return json_response(await self._accounts.info(holder))

    async def _known(self, request: Request, holder: str, told: object) -> Response:
        """An answer that leaves the browser signed in as a holder."""
        response = json_response(told)
        token = token_of(request)
        if token is not None and holder_of(token) == holder:
            # From now on sessions, which can be ended, prove who this is; the guest's token can't be.
            drop_cookie(response, COOKIE, self._config)
        if request.scope.get(ACCOUNT) != holder:
            keep_cookie(response, SESSION_COOKIE, await self._accounts.begin(holder), self._config)
        return response

    async def account(self, request: Request) -> Response:
        """What somebody has."""
        return await self._told(self._spend(request, limits.LOOK))

    async def rename_account(self, request: Request) -> Response:
        """Take another name."""
        holder = await self._owner(request)
        await self._accounts.make(holder, (await body(request, Rename)).name)
        return await self._told(holder)

    async def link_account(self, request: Request) -> Response:
        """Make a link that signs another browser in; a guest has an account from then on."""
        self._spend(request, limits.SIGN_IN)
        who = Guest(request)
        await self._accounts.make(who.holder)
        key = await self._accounts.link(who.holder)
        return await self._known(request, who.holder, AccountLink(f"/account#{key}", LINK_SECONDS))

    async def sign_in(self, request: Request) -> Response:
        """Sign this browser in by a link."""
        self._spend(request, limits.SIGN_IN)
        holder = await self._accounts.by_link((await body(request, SignIn)).key)
        return await self._known(request, holder, await self._accounts.info(holder))

    async def sign_out(self, request: Request) -> Response:
        """Sign this browser out, or all of them."""
        holder = await self._owner(request)
        wish = await body(request, SignOut)
        session = session_of(request)
        if wish.everywhere:
            await self._accounts.end_all(holder)
        elif session is not None:
            await self._accounts.end(session)
        return await self._gone()

    async def forget_account(self, request: Request) -> Response:
        """Forget an account."""
        await self._accounts.forget(await self._owner(request))
        return await self._gone()

    async def _gone(self) -> Response:
        response = await self._told(None)
        drop_cookie(response, SESSION_COOKIE, self._config)
        return response

    # --- passkeys -----------------------------------------------------------------------------------------------------

    async def passkey_options(self, request: Request) -> Response:
        """Begin to make a passkey."""
        self._spend(request, limits.SIGN_IN)
        passkeys = self._accounts.must_know_passkeys()
        who = Guest(request)
        name = await self._accounts.name(who.holder)
        async with kept():
            options = await passkeys.registration(who.holder, name or "", _origin(request))
        return who.with_cookie(json_response(PasskeyOptions(options)), self._config)

    async def keep_passkey(self, request: Request) -> Response:
        """Keep a passkey; a guest has an account from then on."""
        holder = self._spend(request, limits.SIGN_IN)
        made = await body(request, PasskeyMade)
        passkeys = self._accounts.must_know_passkeys()
        if holder is None:
            raise Refusal(403, "bad_passkey")
        async with kept():
            await passkeys.register(holder, made.credential, made.name, _origin(request))
        await self._accounts.make(holder)
        return await self._known(request, holder, await self._accounts.info(holder))

    async def forget_passkey(self, request: Request) -> Response:
        """Let a passkey open the account no more."""
        holder = await self._owner(request)
        await self._accounts.forget_passkey(holder, (await body(request, PasskeyGone)).id)
        return await self._told(holder)

    async def sign_in_options(self, request: Request) -> Response:
        """Begin to sign in by a passkey."""
        self._spend(request, limits.SIGN_IN)
        passkeys = self._accounts.must_know_passkeys()
        async with kept():
            return json_response(PasskeyOptions(await passkeys.authentication(_origin(request))))

    async def sign_in_by_passkey(self, request: Request) -> Response:
        """Sign this browser in by a passkey."""
        self._spend(request, limits.SIGN_IN)
        shown = await body(request, PasskeyShown)
        holder = await self._accounts.by_passkey(shown.credential, _origin(request))
        return await self._known(request, holder, await self._accounts.info(holder))


def _origin(request: Request) -> str:
    """The page that asks, which has been checked to be one of this service."""
    origin = request.headers.get("origin")
    if not origin:
        raise Refusal(403, "bad_passkey")
    return origin
