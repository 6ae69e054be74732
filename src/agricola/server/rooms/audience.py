"""Those who are connected to a room, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

import msgspec

from agricola.server.messages.encoding import encode
from agricola.server.messages.state import Change
from agricola.server.rooms.clients import Client
from agricola.server.rooms.patch import Json, difference
from agricola.server.rooms.seen import Own, Seen

_PRESENCE_DELAY = 0.3
"""Seconds between somebody's coming or going and the others' hearing of it, so that a reload is not told at all."""


_KEPT_EACH = 4
"""How many places are kept for each player: some pages, and a line that has not noticed yet that it is broken."""


class Audience:
    """The clients of one room. Each gets the whole state at first, then what changes in it."""

    def __init__(
        self,
        late: Callable[[str | None], bool],
        shared: Callable[[bool], Json],
        own: Callable[[str | None], Own],
        came_or_went: Callable[[], None] | None = None,
    ) -> None:
        """`late` tells whether a holder is shown the game one round later, `shared` gives the part of the state that is
        the same for all who are, or who are not, and `own` the one for a holder; `came_or_went` is told when it may be
        other people who are here."""
        self.clients: set[Client] = set()
        self._late = late
        self._shared = shared
        self._own = own
        self._came_or_went = came_or_went
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self.clients)

    @property
    def holders(self) -> set[str]:
        """The holders that are connected."""
        return {client.holder for client in self.clients if client.holder is not None}

    def watching(self, players: Collection[str]) -> int:
        """How many are here beside the players; who has several pages open counts once."""
        known = self.holders.difference(players)
        return len(known) + sum(client.holder is None for client in self.clients)

    def has_place(self, holder: str | None, players: Collection[str], seats: int, most: int) -> bool:
        """Whether one more may come where `most` may: each player has some places that nobody else may take."""
        if holder is not None and holder in players:
            return len(self) < most or sum(client.holder == holder for client in self.clients) < _KEPT_EACH
        watching = sum(client.holder not in players for client in self.clients)
        return watching < most - _KEPT_EACH * seats and len(self) < most

    def add(self, client: Client) -> None:
        """Let a client in: it gets the whole state, and all that happens from then on."""
        self.clients.add(client)
        self.show(client, Seen(self._shared(self._late(client.holder)), self._own(client.holder)))
        self._somebody_came_or_went()

    def remove(self, client: Client) -> None:
        """Forget a client."""
        self.clients.discard(client)
        self._somebody_came_or_went()

    def show(self, client: Client, seen: Seen) -> None:
        """Send a client a whole state."""
        client.seen = seen
        client.send(seen.message())

    def tell_all(self) -> None:
        """Send every client what has changed for it."""
        told: dict[bool, _Patches] = {}
        for client in list(self.clients):
            late = self._late(client.holder)
            if late not in told:
                told[late] = _Patches(self._shared(late))
            own = self._own(client.holder)
            assert client.seen is not None
            change = told[late].since(client.seen, own)
            if change is not None:
                client.seen = Seen(told[late].shared, own)
                client.send_bytes(change)

    def send_away(self, holder: str) -> None:
        """Send the clients of a holder away."""
        for client in list(self.clients):
            if client.holder == holder:
                client.close()

    def close(self) -> None:
        """Send all away."""
        if self._timer is not None:
            self._timer.cancel()
        for client in list(self.clients):
            client.close()

    def _somebody_came_or_went(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._timer = None
        self.tell_all()
        if self._came_or_went is not None:
            self._came_or_went()


class _Patches:
    """What has changed, made once for those to whom the same has; nearly always all who are not asked."""

    def __init__(self, shared: Json) -> None:
        self.shared = shared
        self._known: list[tuple[Json, msgspec.Raw | None]] = []
        self._told: list[tuple[Seen, Own, bytes | None]] = []
        """What those were told of whom only what all may know has changed, and what they had before."""

    def since(self, old: Seen, own: Own) -> bytes | None:
        """The message for those who have an old state; None when nothing has changed."""
        if old.own.who is not own.who or old.own.private is not own.private:
            return self._change(old, own)
        for before, now, change in self._told:
            if (
                before.shared is old.shared
                and before.own.asked is old.own.asked
                and now.asked is own.asked
                and before.own.undo is old.own.undo
                and now.undo is own.undo
            ):
                return change
        change = self._change(old, own)
        self._told.append((old, own, change))
        return change

    def _change(self, old: Seen, own: Own) -> bytes | None:
        patches = (self._of_shared(old.shared), _encoded(own.patch_since(old.own)))
        told = [patch for patch in patches if patch is not None]
        return encode(Change(self.shared["version"], told)) if told else None

    def _of_shared(self, old: Json) -> msgspec.Raw | None:
        for known, patch in self._known:
            if known is old:
                return patch
        patch = _encoded(difference(old, self.shared))
        self._known.append((old, patch))
        return patch


def _encoded(patch: Json) -> msgspec.Raw | None:
    return msgspec.Raw(encode(patch)) if patch else None
