"""All rooms: making them, finding them again, and letting go of those that nobody uses."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from agricola.editions.edition import DECKS
from agricola.engine.errors import AgricolaError
from agricola.engine.message import say
from agricola.game import EDITIONS
from agricola.record.record import Record, loads
from agricola.server.config import Config
from agricola.server.errors import Refusal
from agricola.server.garbage import LetGo
from agricola.server.messages.encoding import encode
from agricola.server.messages.rooms import NewRoom, RoomInfo
from agricola.server.messages.state import ReplayPlace, StateMessage, You
from agricola.server.repeated import repeated
from agricola.server.rooms.access import Settings, agreed
from agricola.server.rooms.ownership import Ownership
from agricola.server.rooms.projection import Projection
from agricola.server.rooms.replays import Replays
from agricola.server.rooms.restoring import CantRestore, Restored, begun, damaged, owners_from, restore, watched_from
from agricola.server.rooms.reviews import Reviews
from agricola.server.rooms.room import Room
from agricola.server.rooms.room_table import RoomTable, begin
from agricola.server.rooms.seats import SeatAssignment, assigned, clean
from agricola.server.rooms.summaries import from_summary
from agricola.server.rules import PIN
from agricola.server.storage.store import NumberTaken, RoomRow, Store, StoreDown
from agricola.server.telemetry.logs import redacted
from agricola.server.telemetry.monitor import Monitor
from agricola.server.thinking.act_threads import ActThreads
from agricola.server.thinking.thinkers import Asker, CantThink, Thinkers, TooBusy
from agricola.variants.boards import HOUSE_RULES_OPTION, VARIANTS_OPTION

if TYPE_CHECKING:
    from agricola.server.push import Notices

_PAIR = re.compile(r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}")
_HALF_LETTER = re.compile(r"\\u[dD][89a-fA-F]")
"""What JSON inside of a record may hold of a letter beyond the first 65,536: half of one can't be sent to anybody."""
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 14
_SWEEP_SECONDS = 30.0
_MINE = 50
_FORGET_EVERY = 3600.0
_UNPLAYED = 7 * 24 * 3600.0
"""Seconds after which a room in which nobody has ever acted is forgotten."""


class AlreadyMade(Exception):
    """Somebody has made the room, or is making it."""


class Lobby:
    """The rooms of a service."""

    def __init__(
        self,
        config: Config,
        store: Store,
        thinkers: Thinkers,
        monitor: Monitor,
        notices: Notices | None = None,
        ownership: Ownership | None = None,
    ) -> None:
        """`ownership` knows which of several processes has which room; None where there is one process."""
        self._config = config
        self._store = store
        self._thinkers = thinkers
        self._monitor = monitor
        self._notices = notices
        self._ownership = ownership
        self._garbage = LetGo()
        self._closing: set[asyncio.Task[None]] = set()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._act_threads = ActThreads()
        self.replays = Replays()
        self.reviews = Reviews(self.replays, thinkers)

    def __contains__(self, room: str) -> bool:
        """Whether a room is in memory, or about to be."""
        return room in self._rooms or room in self._loading

    def __len__(self) -> int:
        return len(self._rooms)

    # --- making rooms -------------------------------------------------------------------------------------------------

    async def create(self, wish: NewRoom, holder: str) -> Room:
        """Make a room as somebody wishes."""
        if len(wish.seats) != wish.players:
            raise Refusal(422, "bad_room", say("refused-bad-room-seats", n=wish.players))
        if wish.edition not in EDITIONS:
            raise Refusal(422, "bad_room", say("refused-bad-room-edition", edition=wish.edition))
        for name in wish.options:
            if name not in EDITIONS[wish.edition].options:
                raise Refusal(422, "bad_room", say("refused-bad-room-option", option=name))
        if wish.hand and any(wanted.kind == "open" for wanted in wish.seats):
            # Whoever comes by the link would not know that a hand was chosen.
            raise Refusal(422, "bad_room", say("refused-bad-room-hand"))
        seats = [assigned(wanted, holder) for wanted in wish.seats]
        setup = {
            "edition": wish.edition,
            "players": wish.players,
            "cards": wish.cards,
            "ask_end_turn": True,
            **wish.options,
            **({} if wish.decks is None else {DECKS: wish.decks}),
            **({VARIANTS_OPTION: wish.variants} if wish.variants else {}),
            **({HOUSE_RULES_OPTION: wish.house_rules} if wish.house_rules else {}),
            **({"hands": [wish.hand]} if wish.hand else {}),
            **({"exclude": wish.exclude} if wish.exclude else {}),
            **({} if wish.round_cards is None else {"round_cards": wish.round_cards}),
            "seed": secrets.randbits(128) if wish.seed is None else wish.seed,
        }
        return await self.begin(
            setup, seats, holder, practice=wish.seed is not None, hot_seat=wish.hot_seat,
            settings=agreed(
                wish.clock, holder, private=wish.private, talk=wish.talk, watch_delay=wish.watch_delay
            ),
        )  # fmt: skip

    async def begin(
        self,
        setup: Mapping[str, object],
        seats: list[SeatAssignment],
        holder: str,
        *,
        practice: bool,
        hot_seat: bool,
        settings: Settings,
        ident: str | None = None,
    ) -> Room:
        """Make a room for a new game, which is told by the arguments of `new_game`.

        With an `ident` it has that id; raises AlreadyMade where somebody makes or has made it.
        """
        await self._make_place()
        try:
            room_table = begin(_written(setup))
        except AgricolaError as problem:
            raise Refusal(422, "bad_room", say("refused-bad-room", problem=str(problem))) from None
        return await self._make(
            setup, room_table, seats, holder, practice=practice, hot_seat=hot_seat, settings=settings, ident=ident
        )

    async def upload(self, record: str, holder: str, address: str = "") -> Room:
        """A room that goes on with a record: a replay when it is over, else all its seats are the uploader's."""
        await self._make_place()
        if _HALF_LETTER.search(_PAIR.sub("", record)):
            raise Refusal(422, "bad_record", say("refused-half-letters"))
        # A line alone would be taken for the name of a file.
        record += "\n" * ("\n" not in record)
        try:
            wrong = await self._thinkers.check(record, Asker(address))
        except TooBusy:
            raise Refusal(503, "busy", retry_after=10) from None
        except CantThink:
            raise Refusal(422, "bad_record", say("refused-long-record")) from None
        if wrong is not None:
            raise Refusal(422, "bad_record", say("refused-bad-record", problem=wrong))
        setup = {"record": record}
        room_table = await asyncio.to_thread(begin, _written(setup))
        players = room_table.game.state.board.players
        names = [clean(name) for name in loads(record).seats]
        names += [""] * (players - len(names))
        seats = [SeatAssignment("person", name, None, holder) for name in names[:players]]
        return await self._make(setup, room_table, seats, holder, practice=True, hot_seat=False)

    async def _make(
        self,
        setup: Mapping[str, object],
        room_table: RoomTable,
        seats: list[SeatAssignment],
        holder: str,
        *,
        practice: bool,
        hot_seat: bool,
        settings: Settings = Settings(),  # noqa: B008
        ident: str | None = None,
    ) -> Room:
        row = RoomRow(
            id=new_id() if ident is None else ident,
            created=time.time(),
            engine=PIN,
            setup=_written(setup),
            seats=encode(seats),
            practice=practice,
            hot_seat=hot_seat,
            summary=b"",
            settings=encode(settings),
        )
        times = begun(settings, row.created, room_table, seats)
        restored = Restored(
            room_table, seats, 0, None, owners=owners_from(None, seats), times=times, settings=settings,
            watched=watched_from(settings, room_table),
        )  # fmt: skip
        if ident is None:
            await self._claim(row.id)
        elif self._ownership is not None and await self._ownership.claim(ident) is not None:
            raise AlreadyMade
        room = self._room(row, restored, 0 if self._ownership else None)
        row = msgspec.structs.replace(row, summary=room.summary())
        room.row = row
        try:
            await self._store.create(row, room_table.checkpoint(0), holder)
        except StoreDown:
            raise Refusal(503, "store_down") from None
        except NumberTaken:
            raise AlreadyMade from None
        self._keep(room)
        self._monitor.room_made()
        self._monitor.log.info("room_made", room=redacted(row.id), edition=room.info().edition, players=len(seats))
        room.resume()
        return room

    def _room(self, row: RoomRow, restored: Restored, fence: int | None) -> Room:
        return Room(
            row,
            restored,
            store=self._store,
            thinkers=self._thinkers,
            monitor=self._monitor,
            checkpoint_every=self._config.checkpoint_every,
            reload=self._read_again,
            act_threads=self._act_threads,
            notices=self._notices,
            fence=fence,
            lost=self.lose,
            here=self._note_here,
        )

    # --- finding rooms ------------------------------------------------------------------------------------------------

    async def room(self, room: str) -> Room:
        """A room by its id, from memory or read from the store; refused when there is none."""
        known = self._rooms.get(room)
        if known is not None:
            known.last_used = time.monotonic()
            known.resume()
            return known
        if room not in self._loading:
            self._loading[room] = asyncio.create_task(self._load(room))
            self._loading[room].add_done_callback(lambda _: self._loading.pop(room, None))
        return await asyncio.shield(self._loading[room])

    async def _load(self, room: str) -> Room:
        try:
            row = await self._store.room(room)
            if row is None:
                raise Refusal(404, "no_such_room")
            await self._make_place()
            fence = None
            if self._ownership is not None:
                await self._claim(room)
                # What another process still writes comes before this, or not at all.
                fence = await self._store.take_over(room)
            loaded = self._room(row, await self._restored(row), fence)
            loaded.info()
        except StoreDown:
            raise Refusal(503, "store_down") from None
        except CantRestore as problem:
            raise Refusal(409, "other_version", problem.notice) from None
        except Refusal:
            raise
        except Exception as problem:
            # Whatever a broken disk has left in the row, it is no failure of the request that found it.
            self._monitor.log.warning("room_damaged", room=redacted(room), error=type(problem).__name__)
            raise Refusal(409, "damaged", damaged(say("part-row"))) from None
        self._keep(loaded)
        loaded.resume()
        return loaded

    def _note_here(self, room: str, seats: list[int]) -> None:
        if self._ownership is not None:
            self._ownership.note_here(room, seats)

    async def _claim(self, room: str) -> None:
        """See to it that this process has a room; refused where another one was faster."""
        if self._ownership is not None and await self._ownership.claim(room) is not None:
            raise Refusal(503, "store_down", retry_after=1)

    async def _read_again(self, row: RoomRow) -> Restored:
        if await self._store.room(row.id) is None:
            raise CantRestore(say("notice-room-gone"))
        return await self._restored(row)

    async def _restored(self, row: RoomRow) -> Restored:
        entries = await self._store.entries(row.id)
        checkpoints = await self._store.checkpoints(row.id)
        return await asyncio.to_thread(restore, row, entries, checkpoints)

    async def info(self, room: str, holder: str | None) -> RoomInfo:
        """What everybody may know of a room who may come in; a room that is not in memory need not be read for it."""
        known = self._rooms.get(room)
        if known is not None:
            known.must_be_let_in(holder)
            return known.info_for(holder)
        try:
            row = await self._store.room(room)
        except StoreDown:
            raise Refusal(503, "store_down") from None
        if row is None:
            raise Refusal(404, "no_such_room")
        told = from_summary(row.summary, holder)
        if told is None or told.private:
            loaded = await self.room(room)
            loaded.must_be_let_in(holder)
            return loaded.info_for(holder)
        return told

    async def mine(self, holder: str | None) -> list[RoomInfo]:
        """The rooms that a holder has to do with, the one used last first."""
        if holder is None:
            return []
        try:
            summaries = await self._store.rooms_of(holder, _MINE)
        except StoreDown:
            raise Refusal(503, "store_down") from None
        found = [info for info in (from_summary(one, holder) for one in summaries) if info is not None]
        elsewhere = [info.id for info in found if info.id not in self._rooms]
        here = await self._ownership.here(elsewhere) if self._ownership is not None and elsewhere else {}
        for info in found:
            for seat in here.get(info.id, ()):
                info.seats[seat].connected = True
        return [self._rooms[info.id].info_for(holder) if info.id in self._rooms else info for info in found]

    async def finished(self, room: str) -> Restored | None:
        """A room whose game is over, as the store tells it, whichever process has it; None while its game goes on."""
        try:
            row = await self._store.room(room)
            if row is None:
                raise Refusal(404, "no_such_room")
            told = from_summary(row.summary, None)
            return await self._restored(row) if told is None or told.status == "over" else None
        except StoreDown:
            raise Refusal(503, "store_down") from None
        except CantRestore as problem:
            raise Refusal(409, "other_version", problem.notice) from None

    # --- replays ------------------------------------------------------------------------------------------------------

    async def record(self, room: Room, after: int | None, holder: str | None) -> Record:
        """What can be played again of a game that is open to all, with the names that its players gave themselves."""
        table = room.table_for(holder) if after is None else (await self.replays.at(room, after, holder))[0]
        names = tuple(assignment.name for assignment in room.seats)
        return replace(table.game.record(), seats=names if any(names) else ())

    async def replay(self, room: Room, after: int | None, holder: str | None, seat: int | None) -> StateMessage:
        """A game that is open to all, after a number of moves; as a spectator sees it, or a seat: one's own, or any in
        the end, when hands are open."""
        if not room.record_open:
            raise Refusal(403, "not_over")
        own = room.seats_of(holder)
        if seat is not None and (seat not in own if not room.room_table.over else seat >= len(room.seats)):
            raise Refusal(403, "not_your_seat", say("refused-not-your-seat", number=seat))
        room_table, after, total = await self.replays.at(room, after, holder)
        info = msgspec.structs.replace(room.info_for(holder), version=after, round=room_table.game.round)
        you = You(own, room.seats[own[0]].name if own else "", room.late(holder))
        place = ReplayPlace(after, total, room_table.table.comment)
        return Projection(room_table).state(info, you, seat, replay=place).message()

    # --- letting go ---------------------------------------------------------------------------------------------------

    def _keep(self, room: Room) -> None:
        self._rooms[room.row.id] = room

    async def _make_place(self) -> None:
        """See to it that one more room fits into memory: the one that was unused for longest goes."""
        if len(self._rooms) < self._config.rooms_in_memory:
            return
        unused = [room for room in self._rooms.values() if room.idle]
        if not unused:
            raise Refusal(503, "full", retry_after=60)
        await self._let_go(min(unused, key=lambda room: room.last_used))

    async def _let_go(self, room: Room) -> None:
        """Forget a room that is idle; it is read again when somebody comes."""
        ident = room.row.id
        del self._rooms[ident]
        await room.close()
        self._garbage.add()
        if self._ownership is not None and ident not in self._rooms and ident not in self._loading:
            await self._ownership.release(ident)

    def lose(self, room: str) -> None:
        """Forget a room that another process has now; those who are connected here are sent away and find it there."""
        if self._ownership is not None:
            self._ownership.forget(room)
        lost = self._rooms.pop(room, None)
        if lost is not None:
            self._garbage.add()
            closing = asyncio.ensure_future(lost.close())
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    async def keep_tidy(self, over: asyncio.Event) -> None:
        """Let go of rooms that are over or that nobody uses, until all is over."""
        forgotten = 0.0
        async for _ in repeated(min(_SWEEP_SECONDS, self._config.idle_seconds), over):
            try:
                if time.monotonic() - forgotten > _FORGET_EVERY or not forgotten:
                    forgotten = time.monotonic()
                    await self._store.forget_unplayed(time.time() - _UNPLAYED)
                await self.tidy()
                self._garbage.free(len(self._rooms))
            except StoreDown:
                pass
            except Exception as problem:
                # Whatever it is, the next sweep must come.
                self._monitor.log.warning("sweep_failed", error=type(problem).__name__)

    async def tidy(self) -> None:
        """Let go of rooms that are over or unused; they are read again when somebody comes."""
        now = time.monotonic()
        for room in list(self._rooms.values()):
            idle_limit = self._config.idle_seconds / (10 if room.room_table.over else 1)
            # While another one was let go, this one may have been too, and read again for somebody who came.
            known = self._rooms.get(room.row.id) is room
            if known and room.idle and now - room.last_used >= idle_limit:
                await self._let_go(room)

    async def close(self) -> None:
        """Close all rooms."""
        rooms = list(self._rooms.values())
        self._rooms.clear()
        for room in rooms:
            await room.close()
        await asyncio.gather(*self._closing, return_exceptions=True)
        self._act_threads.close()


def new_id() -> str:
    """An id that nobody can guess, easy to read out."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def id_from(told: bytes) -> str:
    """The id that some bytes stand for."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in told[:_ID_LENGTH])


def _written(setup: Mapping[str, object]) -> bytes:
    return json.dumps(setup).encode()
