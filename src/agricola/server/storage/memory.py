"""A store that forgets when the process ends, for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from agricola.server.storage.store import (
    Account,
    Checkpoint,
    Entry,
    Fenced,
    IdTaken,
    NumberTaken,
    Passkey,
    Rating,
    Receipt,
    Result,
    RoomRow,
    SeriesRow,
    Subscription,
    Ticket,
    TicketKind,
)


class MemoryStore:
    """Rooms in dictionaries."""

    def __init__(self) -> None:
        self._rows: dict[str, RoomRow] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._checkpoints: dict[str, list[Checkpoint]] = {}
        self._receipts: dict[tuple[str, str], Receipt] = {}
        self._holders: dict[str, set[str]] = {}
        self._used: dict[str, int] = {}
        self._fences: dict[str, int] = {}
        self._subscriptions: dict[str, list[Subscription]] = {}
        self._series: dict[str, SeriesRow] = {}
        self._results: dict[tuple[str, str], Result] = {}
        self._ratings: dict[tuple[str, str, bool, int], Rating] = {}
        self._accounts: dict[str, Account] = {}
        self._passkeys: dict[str, Passkey] = {}
        self._tickets: dict[str, Ticket] = {}

    async def create(self, row: RoomRow, checkpoint: Checkpoint, holder: str | None) -> None:
        """Keep a new room with the position that it begins with, and that a holder has to do with it."""
        if row.id in self._rows:
            raise NumberTaken(f"there is a room {row.id} already")
        self._rows[row.id] = row
        self._entries[row.id] = []
        self._checkpoints[row.id] = [checkpoint]
        self._fences[row.id] = 0
        self._note(row.id, holder)

    async def room(self, room: str) -> RoomRow | None:
        """A room by its id."""
        return self._rows.get(room)

    async def take_over(self, room: str) -> int:
        """Be the one who writes to a room from now on: gives the number that each append must show."""
        if room not in self._rows:
            raise NumberTaken(f"there is no room {room} any more")
        self._fences[room] += 1
        return self._fences[room]

    async def append(
        self,
        room: str,
        entry: Entry,
        *,
        summary: bytes,
        receipt: Receipt | None = None,
        checkpoint: Checkpoint | None = None,
        holder: str | None = None,
        results: Sequence[Result] = (),
        ratings: Sequence[Rating] = (),
        fence: int | None = None,
    ) -> None:
        """Write an entry with all that belongs to it; raises NumberTaken, IdTaken, Fenced."""
        if room not in self._rows:
            raise NumberTaken(f"there is no room {room} any more")
        if fence is not None and fence != self._fences[room]:
            raise Fenced(room)
        if receipt is not None and (room, receipt.command) in self._receipts:
            raise IdTaken(receipt.command)
        if len(self._entries[room]) + 1 != entry.number:
            raise NumberTaken(f"entry {entry.number} of room {room}")
        self._entries[room].append(entry)
        if receipt is not None:
            self._receipts[room, receipt.command] = receipt
        if checkpoint is not None:
            self._checkpoints[room].append(checkpoint)
        self._results.update({(result.holder, room): result for result in results})
        for added in ratings:
            of = added.holder, added.edition, added.cards, added.players
            known = self._ratings.get(of, Rating(*of, 0.0, 0))
            self._ratings[of] = Rating(*of, known.points + added.points, known.games + added.games)
        self._rows[room] = msgspec.structs.replace(self._rows[room], summary=summary)
        self._note(room, holder)

    async def entries(self, room: str) -> list[Entry]:
        """All entries of a room, in order."""
        return self._entries.get(room, [])[:]

    async def checkpoints(self, room: str) -> list[Checkpoint]:
        """All checkpoints of a room, in order."""
        return self._checkpoints.get(room, [])[:]

    async def receipt(self, room: str, command: str) -> Receipt | None:
        """What a command was answered, if it was carried out."""
        return self._receipts.get((room, command))

    async def rooms_of(self, holder: str, most: int) -> list[bytes]:
        """The summaries of the rooms that a holder has to do with, the one used last first."""
        rooms = sorted(self._holders.get(holder, ()), key=lambda room: self._used[room], reverse=True)
        return [self._rows[room].summary for room in rooms[:most]]

    async def subscribe(self, holder: str, subscription: Subscription, most: int) -> None:
        """Keep where a person takes notices; of more than `most` the oldest goes."""
        await self.unsubscribe(holder, subscription.endpoint)
        kept = self._subscriptions.setdefault(holder, [])
        kept.append(subscription)
        del kept[:-most]

    async def unsubscribe(self, holder: str, endpoint: str) -> None:
        """Forget a place where a person takes notices."""
        kept = self._subscriptions.get(holder, [])
        self._subscriptions[holder] = [known for known in kept if known.endpoint != endpoint]

    async def subscriptions(self, holder: str) -> list[Subscription]:
        """Where a person takes notices."""
        return self._subscriptions.get(holder, [])[:]

    async def keep_series(self, row: SeriesRow, before: bytes | None) -> None:
        """Keep a series as it is now, if it was as somebody knew it before; raises NumberTaken."""
        known = self._series.pop(row.id, None)
        if (None if known is None else known.data) != before:
            if known is not None:
                self._series[row.id] = known
            raise NumberTaken(f"series {row.id}")
        self._series[row.id] = row

    async def series(self, series: str) -> SeriesRow | None:
        """A series by its id."""
        return self._series.get(series)

    async def series_of(self, owner: str, most: int) -> list[SeriesRow]:
        """The series of a person, the one that was changed last first."""
        return [row for row in reversed(self._series.values()) if row.owner == owner][:most]

    async def results_of(self, holder: str, most: int) -> list[Result]:
        """How games went for a person, the one that ended last first."""
        found = [result for result in self._results.values() if result.holder == holder]
        return sorted(found, key=lambda result: result.at, reverse=True)[:most]

    async def ratings_of(self, holder: str) -> list[Rating]:
        """How well a person plays against people."""
        return [known for of, known in sorted(self._ratings.items()) if known.holder == holder]

    async def keep_account(self, account: Account) -> None:
        """Keep an account, or its new name."""
        known = self._accounts.get(account.holder, account)
        self._accounts[account.holder] = msgspec.structs.replace(known, name=account.name)

    async def account(self, holder: str) -> Account | None:
        """The account of a holder, if there is one."""
        return self._accounts.get(holder)

    async def forget_account(self, holder: str) -> None:
        """Forget an account with its passkeys, its ratings and all that opens it; games stay."""
        self._accounts.pop(holder, None)
        self._ratings = {of: known for of, known in self._ratings.items() if known.holder != holder}
        self._passkeys = {id: known for id, known in self._passkeys.items() if known.holder != holder}
        self._tickets = {hash: known for hash, known in self._tickets.items() if known.holder != holder}

    async def keep_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey, or how often a known one was used."""
        known = self._passkeys.get(passkey.id, passkey)
        self._passkeys[passkey.id] = msgspec.structs.replace(known, count=passkey.count)

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by its id."""
        return self._passkeys.get(id)

    async def passkeys_of(self, holder: str) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""
        found = [passkey for passkey in self._passkeys.values() if passkey.holder == holder]
        return sorted(found, key=lambda passkey: passkey.created)

    async def forget_passkey(self, holder: str, id: str) -> None:
        """Forget a passkey of an account."""
        known = self._passkeys.get(id)
        if known is not None and known.holder == holder:
            del self._passkeys[id]

    async def keep_ticket(self, ticket: Ticket, now: float, most: int) -> None:
        """Keep a ticket, and none any more whose time is up."""
        self._tickets[ticket.hash] = ticket
        own = [known for known in self._tickets.values() if (known.holder, known.kind) == (ticket.holder, ticket.kind)]
        ended = {known.hash for known in sorted(own, key=lambda known: known.until)[:-most]}
        self._tickets = {
            hash: known for hash, known in self._tickets.items() if known.until > now and hash not in ended
        }

    async def ticket(self, kind: TicketKind, hash: str, now: float) -> Ticket | None:
        """A ticket that is good now."""
        found = self._tickets.get(hash)
        return found if found is not None and found.kind == kind and found.until > now else None

    async def take_ticket(self, kind: TicketKind, hash: str, now: float) -> Ticket | None:
        """A ticket that is good now, and for the last time."""
        found = await self.ticket(kind, hash, now)
        if found is not None:
            del self._tickets[hash]
        return found

    async def forget_sessions(self, holder: str) -> None:
        """Let no session and no link open an account any more."""
        self._tickets = {hash: known for hash, known in self._tickets.items() if known.holder != holder}

    async def forget_unplayed(self, before: float) -> int:
        """Forget the rooms made before a time in which nobody has ever acted; gives how many."""
        old = [
            room
            for room, row in self._rows.items()
            if row.created < before and all(entry.kind != "act" for entry in self._entries[room])
        ]
        for room in old:
            for kept in (self._rows, self._entries, self._checkpoints, self._used, self._fences):
                del kept[room]
            for rooms in self._holders.values():
                rooms.discard(room)
        return len(old)

    async def probe(self) -> None:
        """Nothing can go wrong here."""

    async def close(self) -> None:
        """There is nothing to let go of."""

    def _note(self, room: str, holder: str | None) -> None:
        self._used[room] = max(self._used.values(), default=0) + 1
        if holder is not None:
            self._holders.setdefault(holder, set()).add(room)
