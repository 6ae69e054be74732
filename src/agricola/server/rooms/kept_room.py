"""A room that is kept in the store: what may be known of it, how it changes, and what it does when a write fails.

Whatever changes a room is tried on a copy, written to the store, and only then true. When a write fails the room is
frozen: its players are told, nothing goes on, and once the store answers again the room is read anew from it. So memory
never knows more than the store does.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, TypeVar

from agricola.agents.told_before import ToldBefore
from agricola.engine.message import say
from agricola.server.errors import Refusal
from agricola.server.messages.answers import HintItem, Talked
from agricola.server.messages.rooms import RoomInfo
from agricola.server.messages.state import StateMessage, ThinkingSeat, You
from agricola.server.messages.values import Status
from agricola.server.rooms.absence import Absence
from agricola.server.rooms.audience import Audience
from agricola.server.rooms.clients import Client
from agricola.server.rooms.clocks import Times
from agricola.server.rooms.computers import Computers
from agricola.server.rooms.patch import Json
from agricola.server.rooms.projection import Projection, room_info
from agricola.server.rooms.restoring import END, CantRestore, Restored, asked
from agricola.server.rooms.room_table import RoomTable
from agricola.server.rooms.seats import SeatAssignment, held, same_holder
from agricola.server.rooms.seen import Own, Seen
from agricola.server.rooms.summaries import summary
from agricola.server.rooms.talk import Talk
from agricola.server.rooms.watch_delay import WatchedGame
from agricola.server.storage.store import Entry, Fenced, NumberTaken, RoomRow, Store, StoreDown
from agricola.server.telemetry.logs import redacted
from agricola.server.telemetry.monitor import Monitor
from agricola.server.thinking.act_threads import ActThreads
from agricola.server.thinking.thinkers import Asker, Thinkers

if TYPE_CHECKING:
    from agricola.server.push import Notices

_FIRST_DELAY = 0.25
_LONGEST_DELAY = 30.0
_STORE_CAP = 10.0
"""Seconds after which a store that has not answered counts as failed."""
_FROZEN = say("notice-not-saved")

_PATIENCE = 60.0
"""Seconds that computers go on after the last request when nobody is connected."""

_T = TypeVar("_T")


class KeptRoom:
    """A room in memory, kept in a store: what has been written there has happened, and nothing else."""

    def __init__(
        self,
        row: RoomRow,
        restored: Restored,
        *,
        store: Store,
        thinkers: Thinkers,
        monitor: Monitor,
        checkpoint_every: int,
        reload: Callable[[RoomRow], Awaitable[Restored]],
        act_threads: ActThreads,
        notices: Notices | None,
        fence: int | None,
        lost: Callable[[str], None],
        here: Callable[[str, list[int]], None],
    ) -> None:
        self.row = row
        self.audience = Audience(
            self.late, self._shared, self._own, lambda: self._here(self.row.id, self._seats_here())
        )
        self.last_used = time.monotonic()
        self.asker = Asker("", row.id)
        """For whom the computers of this room think."""
        self._store = store
        self._thinkers = thinkers
        self._monitor = monitor
        self._checkpoint_every = checkpoint_every
        self._reload = reload
        self._act_threads = act_threads
        self._notices = notices
        self._fence = fence
        self._lost = lost
        self._here = here
        self._lock = asyncio.Lock()
        self._thaw: asyncio.Task[None] | None = None
        self._shown: dict[str, int] = {}
        """Which of their seats holders of several have looked at last."""
        self._computers, self._absence = self._helpers()
        self._talk = Talk()
        self._hinted = ToldBefore[list[HintItem]]()
        self._ready: set[str] = set()
        """Who has said to be ready to begin."""
        self._take(restored)

    def _helpers(self) -> tuple[Computers, Absence]:
        """Those who play for computers and look after people who are away."""
        raise NotImplementedError

    def _take(self, restored: Restored) -> None:
        self.room_table: RoomTable = restored.room_table
        self.seats: list[SeatAssignment] = restored.seats
        self.notice = restored.notice
        self._number = restored.number
        self._undos = restored.undos
        self._seat_changes = restored.changes
        self._owners = restored.owners
        self._notes = restored.notes
        self.settings = restored.settings
        self._passes = restored.passes
        self.times = restored.times or Times(None, len(self.seats))
        self._projection = Projection(self.room_table)
        self._watched = restored.watched
        self._late_projection = Projection(self._watched.shown) if self._watched is not None else self._projection
        """What those see who are shown the game one round later."""

    # --- what can be known --------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Where the room stands."""
        return self._status(self.room_table, self.seats)

    def _status(self, room_table: RoomTable, seats: list[SeatAssignment]) -> Status:
        if self.notice is not None:
            return "frozen"
        if room_table.over:
            return "over"
        return "waiting" if any(assignment.kind == "open" for assignment in seats) else "playing"

    @property
    def record_open(self) -> bool:
        """Whether anybody may have the record, which tells all that is hidden: when the game is over, or practice."""
        return self.room_table.over or self.row.practice

    @property
    def asked(self) -> int | None:
        """The seat that is asked, as far as the game goes on; the first one where all choose at once."""
        return next(iter(self.choosing), None)

    @property
    def choosing(self) -> list[int]:
        """The seats that may act, as far as the game goes on."""
        return self.room_table.choosing if self.status == "playing" else []

    def late(self, holder: str | None) -> bool:
        """Whether somebody is shown the game one round later: who has no seat, where the players want it, from when all
        seats were taken until the end."""
        if self._watched is None or self._owners is None or self.room_table.over:
            return False
        return not any(same_holder(assignment.holder, holder) for assignment in self.seats)

    def table_for(self, holder: str | None) -> RoomTable:
        """The game as far as somebody may know it."""
        return self._watched.shown if self._watched is not None and self.late(holder) else self.room_table

    def info(self) -> RoomInfo:
        """What the players may know of the room, and all others if they are not shown the game later."""
        return self._info(self.room_table, self.seats)

    def info_for(self, holder: str | None) -> RoomInfo:
        """What somebody may know of the room."""
        return self._info_for(late=self.late(holder))

    def _info_for(self, *, late: bool) -> RoomInfo:
        return self._watched.info(self.info()) if self._watched is not None and late else self.info()

    def summary(self) -> bytes:
        """The room as the store keeps it for lists."""
        return self._summary(self.info(), self._watched, self.seats)

    @staticmethod
    def _summary(info: RoomInfo, watched: WatchedGame | None, seats: list[SeatAssignment]) -> bytes:
        """The same with what may still have to be stored."""
        is_late = watched is not None and info.begun and info.status != "over"
        return summary(info, watched.info(info) if watched is not None and is_late else None, seats)

    def _info(self, room_table: RoomTable, seats: list[SeatAssignment]) -> RoomInfo:
        """What everybody may know of the room with a game and with people that may still have to be stored."""
        here = self.audience.holders
        info = room_info(self.row, room_table, seats, here, self._status(room_table, seats), self.notice)
        info.begun = self._owners is not None
        info.changes = self._notes
        info.private, info.talk = self.settings.private, self.settings.talk
        info.watch_delay = self.settings.watch_delay
        info.series = self.settings.series
        info.clock, info.due, info.left = self.times.clock, self.times.due, self.times.left
        for seat, assignment in zip(info.seats, seats, strict=True):
            seat.away, seat.votes = assignment.away, self._absence.votes(seat.seat)
            seat.ready = info.status == "waiting" and seat.connected and self._is_set(assignment)
        info.watching = self.audience.watching(self._players(seats))
        return info

    @property
    def _hands_of(self) -> list[str | None] | None:
        """Whose the hands are, where there are hidden hands and they have been dealt to those who sit here."""
        hidden = self.room_table.game.state.board.with_cards and not self.row.practice and not self.room_table.over
        return self._owners if hidden else None

    @property
    def _undealt(self) -> bool:
        """Whether hands wait for the last seat to be taken: nobody sees one before."""
        return self._owners is None and self.room_table.game.state.board.with_cards and not self.row.practice

    def seats_of(self, holder: str | None) -> list[int]:
        """The seats that a holder has."""
        return held(self.seats, holder)

    def _seats_here(self) -> list[int]:
        """The seats whose people are connected."""
        here = self.audience.holders
        return [seat for seat, one in enumerate(self.seats) if one.kind == "person" and one.holder in here]

    def state(self, holder: str | None, seat: int | None = None) -> StateMessage:
        """The whole room as a holder may see it; a seat of one's own may be named, and is then shown at once."""
        return Seen(self._shared(self.late(holder)), self._own(holder, seat)).message()

    def show(self, client: Client, seat: int | None = None) -> None:
        """Send a client the whole state."""
        self.audience.show(client, Seen(self._shared(self.late(client.holder)), self._own(client.holder, seat)))

    def _shared(self, late: bool) -> Json:
        if late:
            return self._late_projection.shared(self._info_for(late=True), ())
        thinking = [ThinkingSeat(who, done) for who, done in self._computers.progress.items()]
        return self._projection.shared(self.info(), thinking)

    def _own(self, holder: str | None, seat: int | None = None) -> Own:
        own = self.seats_of(holder)
        hand_over = False
        if seat is not None:
            if seat not in own:
                raise Refusal(403, "not_your_seat", say("refused-not-your-seat", number=seat))
        elif self.late(holder):
            return self._late_projection.own(You([], "", late=True), None)
        else:
            seat, hand_over = self._seat_to_show(holder, own)
        if self._undealt:
            seat, hand_over = None, False
        if seat is not None and not hand_over and holder is not None:
            self._shown[holder] = seat
        return self._projection.own(You(own, self.seats[own[0]].name if own else ""), seat, hand_over=hand_over)

    def _seat_to_show(self, holder: str | None, own: list[int]) -> tuple[int | None, bool]:
        """Whose view a holder gets, and whether another person must come to the screen for it first."""
        if not own or holder is None:
            return None, False
        choosing = [seat for seat in self.room_table.choosing if seat in own]
        shown = self._shown.get(holder)
        if shown not in own:
            shown = None
        if not choosing:
            return (own[0] if shown is None else shown), self._hidden_between(own) and shown is None
        asked = shown if shown in choosing else choosing[0]
        return asked, self._hidden_between(own) and asked != shown

    def _hidden_between(self, own: list[int]) -> bool:
        return (
            self.row.hot_seat
            and len(own) > 1
            and self.room_table.game.state.board.with_cards
            and not self.room_table.over
        )

    # --- writing ------------------------------------------------------------------------------------------------------

    async def _unbroken(self, work: Awaitable[_T]) -> _T:
        """Do something to its end even when whoever asked has gone: a write is never left half noticed."""
        return await asyncio.shield(asyncio.ensure_future(work))

    def _must_go_on(self) -> None:
        status = self.status
        if status == "frozen":
            raise Refusal(503, "frozen", self.notice or _FROZEN)
        if status == "over":
            raise Refusal(409, "over")
        if status == "waiting":
            raise Refusal(409, "waiting")

    def _entry(self, kind: Literal["act", "undo", "seat", "pass"], seat: int, text: str) -> Entry:
        return Entry(self._number + 1, kind, seat, text, time.time())

    def _noted(self, entry: Entry) -> None:
        """An entry is true now: the clock runs for whoever is asked from then on."""
        self._number = entry.number
        before = self.times.asked
        self.times.note(entry.at, asked(self.room_table, self.seats), new_turn=entry.text == END)
        if self.times.asked is not None and self.times.asked != before:
            holder = self.seats[self.times.asked].holder
            person = self.seats[self.times.asked].kind == "person"
            if self._notices is not None and person and holder and holder not in self.audience.holders:
                self._notices.tell(holder, self.row.id)
        self._absence.set_alarm()

    async def _stored(self, wanted: Awaitable[_T]) -> _T:
        """What the store answers; while it does not, the room stands still."""
        try:
            async with asyncio.timeout(_STORE_CAP):
                return await wanted
        except (StoreDown, TimeoutError):
            self._freeze()
            raise Refusal(503, "frozen", _FROZEN) from None

    async def _append(self, entry: Entry, summary: bytes, **more: object) -> None:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(_STORE_CAP):
                await self._store.append(
                    self.row.id,
                    entry,
                    summary=summary,
                    fence=self._fence,
                    **more,  # type: ignore[arg-type]
                )
        except Fenced as problem:
            # Another process has the room; whoever is connected here finds it there.
            self._monitor.log.info("room_lost", room=redacted(self.row.id))
            self._lost(self.row.id)
            raise Refusal(503, "frozen", _FROZEN) from problem
        except (StoreDown, NumberTaken, TimeoutError) as problem:
            self._monitor.log.warning("write_failed", room=redacted(self.row.id), reason=type(problem).__name__)
            self._freeze()
            raise Refusal(503, "frozen", _FROZEN) from problem
        self._monitor.wrote(time.perf_counter() - began)

    # --- telling ------------------------------------------------------------------------------------------------------

    def _is_set(self, assignment: SeatAssignment) -> bool:
        """Whether nobody need wait for who sits on a seat."""
        return assignment.kind == "computer" or assignment.holder in self._ready

    @staticmethod
    def _players(seats: list[SeatAssignment]) -> set[str]:
        """Those who have a seat."""
        return {assignment.holder for assignment in seats if assignment.holder is not None}

    def must_have_place(self, holder: str | None, most: int) -> None:
        """Refuse a client that would be one too many where `most` may be connected."""
        if not self.audience.has_place(holder, self._players(self.seats), len(self.seats), most):
            raise Refusal(429, "too_many_sockets", say("refused-room-is-full"))

    def used_by(self, holder: str | None, address: str) -> None:
        """Note who asks for something: a player's address, or else the first one, answers for the thinking."""
        if not self.asker.address or self.seats_of(holder):
            self.asker = Asker(address, self.row.id)

    def add(self, client: Client) -> None:
        """Let a client in: it gets the whole state, and all that happens from then on."""
        self.last_used = time.monotonic()
        self.audience.add(client)
        self._tell_talk(client)
        self._absence.came(client.holder)
        self._computers.resume()

    def _tell_talk(self, client: Client) -> None:
        """Send a client what was said since it was told last; who sees the game later hears of it later too."""
        before = self.table_for(client.holder).version if self.late(client.holder) else None
        if lines := self._talk.hear(client, before):
            client.send(Talked(lines))

    def _tell_all(self) -> None:
        """Send every client what has changed for it, and what it may hear from now on."""
        self.audience.tell_all()
        if self._watched is not None:
            for client in list(self.audience.clients):
                self._tell_talk(client)

    def remove(self, client: Client) -> None:
        """Forget a client."""
        self.last_used = time.monotonic()
        self.audience.remove(client)
        self._absence.went(client.holder)

    # --- standing still -----------------------------------------------------------------------------------------------

    def _freeze(self) -> None:
        """Stand still until the store answers again."""
        if self._thaw is None:
            self.notice = _FROZEN
            self._monitor.frozen(1)
            self._thaw = asyncio.create_task(self._go_on_again())
        self.audience.tell_all()

    async def _go_on_again(self) -> None:
        """Try the store with growing pauses; when it answers, read the room anew: the store knows what is true."""
        delay = _FIRST_DELAY
        while True:
            await asyncio.sleep(delay)
            try:
                # Who acts meanwhile waits for the lock, so a store that hangs must not keep it.
                async with self._lock, asyncio.timeout(_STORE_CAP):
                    await self._store.probe()
                    self._take(await self._reload(self.row))
                break
            except (StoreDown, TimeoutError):
                delay = min(2 * delay, _LONGEST_DELAY)
            except CantRestore as problem:
                self.notice = problem.notice
                break
            except Exception as problem:
                # Whatever it is, a room must not stand still for ever without a word.
                self._monitor.log.warning("thaw_failed", room=redacted(self.row.id), error=type(problem).__name__)
                delay = min(2 * delay, _LONGEST_DELAY)
        self._thaw = None
        self._monitor.frozen(-1)
        self._monitor.log.info("room_goes_on", room=redacted(self.row.id))
        self._absence.set_alarm()
        self.audience.tell_all()
        self._computers.resume()

    # --- the end ------------------------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Let the computers go on when it is their turn, and the clock when it is a person's."""
        self._absence.set_alarm()
        self._computers.resume()

    @property
    def attended(self) -> bool:
        """Whether somebody is connected or was here a moment ago: computers don't play for nobody."""
        return bool(self.audience) or time.monotonic() - self.last_used < _PATIENCE

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        return not self.audience and self._thaw is None and not self._computers.busy and not self._lock.locked()

    async def close(self) -> None:
        """Stop everything that goes on in the room."""
        if self._thaw is not None:
            self._thaw.cancel()
            self._thaw = None
            self._monitor.frozen(-1)
        await self._absence.stop()
        await self._computers.stop()
        async with self._lock:
            self.audience.close()
