"""One room: a game, who sits where, and everything that may be asked of it, one thing after the other.

Whatever changes a room is tried on a copy, written to the store, and only then true. When a write fails the room is
frozen: its players are told, nothing goes on, and once the store answers again the room is read anew from it. So memory
never knows more than the store does.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, TypeVar

import msgspec

from agricola.agents.roster import DEFAULT_LEVEL
from agricola.engine.errors import AgricolaError, NotLegal
from agricola.engine.message import Reasons, say
from agricola.server.errors import Refusal
from agricola.server.messages import (
    Act,
    Answer,
    Because,
    Command,
    Done,
    Hint,
    Hints,
    InTheWay,
    Look,
    Meant,
    Mute,
    Obstacles,
    Ping,
    Pong,
    Read,
    RoomInfo,
    Say,
    SeatChange,
    StateMessage,
    Status,
    Talked,
    ThinkingSeat,
    Undo,
    Why,
    You,
    encode,
)
from agricola.server.protection.limits import SEAT_CHANGES, UNDOS
from agricola.server.rooms.absence import Absence, away
from agricola.server.rooms.access import PASSES, Pass, allowed, must_be_host
from agricola.server.rooms.audience import Audience
from agricola.server.rooms.clients import Client
from agricola.server.rooms.clocks import Times
from agricola.server.rooms.computers import Computers
from agricola.server.rooms.patch import Json
from agricola.server.rooms.projection import Projection, Seen, blocked_spaces, lacking, room_info
from agricola.server.rooms.restoring import END, NOTES, CantRestore, Restored, asked, damaged, note, owners_from
from agricola.server.rooms.room_table import STEP, TURN, RoomTable
from agricola.server.rooms.seats import SeatAssignment, changed, clean, free_seat, held, must_be_a_seat, same_holder
from agricola.server.rooms.talk import Talk
from agricola.server.storage.store import Entry, IdTaken, NumberTaken, Receipt, RoomRow, Store, StoreDown
from agricola.server.telemetry.logs import redacted
from agricola.server.telemetry.watch import Watch
from agricola.server.thinking.act_threads import ActThreads, TookTooLong
from agricola.server.thinking.thinkers import Asker, CantThink, Thinkers
from agricola.table import CantUndo
from agricola.wording.languages import ENGLISH, languages

if TYPE_CHECKING:
    from agricola.server.push import Notices

_FIRST_DELAY = 0.25
_LONGEST_DELAY = 30.0
_STORE_CAP = 10.0
"""Seconds after which a store that has not answered counts as failed."""
_FROZEN = say("notice-not-saved")

_PATIENCE = 60.0
"""Seconds that computers go on after the last request when nobody is connected."""

_ACT_CAP = 2.0
"""Seconds of processor time that an action may take."""

_T = TypeVar("_T")
Bill = Callable[[float], None]
"""Told how much processor time something took."""


def _no_bill(seconds: float) -> None:
    """Nobody pays."""


class Room:
    """A room in memory."""

    def __init__(
        self,
        row: RoomRow,
        restored: Restored,
        *,
        store: Store,
        thinkers: Thinkers,
        watch: Watch,
        checkpoint_every: int,
        reload: Callable[[RoomRow], Awaitable[Restored]],
        act_threads: ActThreads,
        notices: Notices | None,
    ) -> None:
        self.row = row
        self.audience = Audience(self._shared, self._own)
        self.last_used = time.monotonic()
        self.asker = Asker("", row.id)
        """For whom the computers of this room think."""
        self._store = store
        self._thinkers = thinkers
        self._watch = watch
        self._checkpoint_every = checkpoint_every
        self._reload = reload
        self._act_threads = act_threads
        self._notices = notices
        self._lock = asyncio.Lock()
        self._thaw: asyncio.Task[None] | None = None
        self._shown: dict[str, int] = {}
        """Which of their seats holders of several have looked at last."""
        self._computers = Computers(self, thinkers, watch)
        self._absence = Absence(self, watch)
        self._talk = Talk()
        self._take(restored)

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
        return "waiting" if any(sitting.kind == "open" for sitting in seats) else "playing"

    @property
    def record_open(self) -> bool:
        """Whether anybody may have the record, which tells all that is hidden: when the game is over, or practice."""
        return self.room_table.over or self.row.practice

    @property
    def asked(self) -> int | None:
        """The seat that is asked, as far as the game goes on."""
        return self.room_table.game.current_player if self.status == "playing" else None

    def info(self) -> RoomInfo:
        """What everybody may know of the room."""
        return self._info(self.room_table, self.seats)

    def _info(self, room_table: RoomTable, seats: list[SeatAssignment]) -> RoomInfo:
        """What everybody may know of the room with a game and with people that may still have to be stored."""
        here = self.audience.holders
        info = room_info(self.row, room_table, seats, here, self._status(room_table, seats), self.notice)
        info.begun = self._owners is not None
        info.changes = self._notes
        info.private, info.talk = self.settings.private, self.settings.talk
        info.clock, info.due, info.left = self.times.clock, self.times.due, self.times.left
        for seat, sitting in zip(info.seats, seats, strict=True):
            seat.away, seat.votes = sitting.away, self._absence.votes(seat.seat)
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

    def state(self, holder: str | None, seat: int | None = None) -> StateMessage:
        """The whole room as a holder may see it; a seat of one's own may be named, and is then shown at once."""
        return Seen(self._shared(), self._own(holder, seat)).message()

    def show(self, client: Client, seat: int | None = None) -> None:
        """Send a client the whole state."""
        self.audience.show(client, Seen(self._shared(), self._own(client.holder, seat)))

    def _shared(self) -> Json:
        thinking = [ThinkingSeat(who, done) for who, done in self._computers.progress.items()]
        return self._projection.shared(self.info(), thinking)

    def _own(self, holder: str | None, seat: int | None = None) -> Json:
        own = self.seats_of(holder)
        hand_over = False
        if seat is not None:
            if seat not in own:
                raise Refusal(403, "not_your_seat", say("refused-not-your-seat", number=seat))
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
        asked = self.room_table.game.current_player
        shown = self._shown.get(holder)
        if shown not in own:
            shown = None
        if asked not in own:
            return (own[0] if shown is None else shown), self._hidden_between(own) and shown is None
        return asked, self._hidden_between(own) and asked != shown

    def _hidden_between(self, own: list[int]) -> bool:
        return (
            self.row.hot_seat
            and len(own) > 1
            and self.room_table.game.state.board.with_cards
            and not self.room_table.over
        )

    # --- commands -----------------------------------------------------------------------------------------------------

    async def command(self, holder: str | None, command: Command, bill: Bill = _no_bill) -> Answer:
        """Carry out what a client asks for; a refusal is an answer too. The bill is told the processor time."""
        self.last_used = time.monotonic()
        try:
            if isinstance(command, Ping):
                return Pong(self.room_table.version)
            if isinstance(command, Look):
                return self.state(holder, command.seat)
            if command.seat not in self.seats_of(holder):
                raise Refusal(403, "not_your_seat", say("refused-not-your-seat", number=command.seat))
            if isinstance(command, Why):
                return self._why(command)
            if isinstance(command, Obstacles):
                return self._obstacles(command)
            if isinstance(command, Read):
                return self._read(command)
            if isinstance(command, Say | Mute):
                assert holder is not None
                return self._talked(holder, command)
            if isinstance(command, Hint):
                return await self._hint(command)
            assert holder is not None
            return await self._unbroken(self._change(holder, command, bill))
        except Refusal as refusal:
            self._watch.refused(refusal.code)
            return refusal.answer(None if isinstance(command, Ping | Look) else command.id)

    async def _unbroken(self, work: Awaitable[_T]) -> _T:
        """Do something to its end even when whoever asked has gone: a write is never left half noticed."""
        return await asyncio.shield(asyncio.ensure_future(work))

    async def _change(self, holder: str, command: Act | Undo, bill: Bill) -> Answer:
        digest = hashlib.sha256(holder.encode() + b"\0" + encode(command)).hexdigest()
        async with self._lock:
            if command.version != self.room_table.version:
                return await self._late(command, digest)
            trial = await self._tried(command, bill)
            answer = Done(command.id, trial.version)
            receipt = Receipt(command.id, digest, encode(answer))
            if isinstance(command, Act):
                entry = self._entry("act", command.seat, command.action)
            else:
                entry = self._entry("undo", command.seat, TURN if command.whole_turn else STEP)
            try:
                await self._write(entry, trial, receipt)
            except IdTaken:
                return await self._late(command, digest)
            self._undos[command.seat] += isinstance(command, Undo)
            self._shown[holder] = command.seat
        self._computers.wake()
        return answer

    async def _late(self, command: Act | Undo, digest: str) -> Answer:
        """The answer to a command that was carried out already, or that comes too late."""
        try:
            async with asyncio.timeout(_STORE_CAP):
                receipt = await self._store.receipt(self.row.id, command.id)
        except (StoreDown, TimeoutError):
            self._freeze()
            raise Refusal(503, "frozen", _FROZEN) from None
        if receipt is None:
            raise Refusal(409, "stale")
        if receipt.digest != digest:
            raise Refusal(409, "id_used")
        try:
            return msgspec.json.decode(receipt.answer, type=Done)
        except msgspec.MsgspecError:
            self.notice = damaged(say("part-answer"))
            self.audience.tell_all()
            raise Refusal(503, "frozen", self.notice) from None

    async def _tried(self, command: Act | Undo, bill: Bill) -> RoomTable:
        """The game after a command, on a copy, and away from the loop."""
        self._must_go_on()
        try:
            if isinstance(command, Undo):
                if self._undos[command.seat] >= UNDOS:
                    raise CantUndo(say("undo-too-often", n=UNDOS))
                trial = self.room_table.copy()
                trial.undo(command.seat, whole_turn=command.whole_turn)
                return trial
            self._must_be_asked(command.seat)
            return await self._acted(command.seat, command.action, bill)
        except CantUndo as problem:
            raise Refusal(409, "cant_undo", problem.reason) from problem
        except AgricolaError as problem:
            raise Refusal(409, "not_legal") from problem

    async def _acted(self, seat: int, action: str, bill: Bill) -> RoomTable:
        """The game after an action."""
        trial = self.room_table.copy()
        try:
            await self._act_threads.do(lambda: trial.act(seat, action), _ACT_CAP, bill)
        except TookTooLong:
            raise Refusal(409, "too_heavy") from None
        return trial

    def _must_go_on(self) -> None:
        status = self.status
        if status == "frozen":
            raise Refusal(503, "frozen", self.notice or _FROZEN)
        if status == "over":
            raise Refusal(409, "over")
        if status == "waiting":
            raise Refusal(409, "waiting")

    def _must_be_asked(self, seat: int) -> None:
        asked = self.room_table.game.current_player
        if asked is None:
            raise Refusal(409, "over")
        if asked != seat:
            raise Refusal(409, "not_your_turn", say("refused-not-your-turn", seat=asked))

    def _must_know_hand(self, seat: int) -> None:
        """Refuse to speak of a hand that nobody may see yet, or to any other than the seat that is asked."""
        self._must_be_asked(seat)
        if self._undealt:
            self._must_go_on()

    def _why(self, command: Why) -> Answer:
        # The engine answers for the seat that is asked: to anybody else that would tell of a hidden hand.
        self._must_know_hand(command.seat)
        try:
            reasons = self.room_table.game.why_not(command.what)
        except AgricolaError:
            raise Refusal(422, "not_readable", say("refused-no-such-thing", text=command.what)) from None
        return Because(command.id, command.what, _plain(reasons))

    def _obstacles(self, command: Obstacles) -> Answer:
        # As above: only the seat that is asked may hear of its hand.
        self._must_know_hand(command.seat)
        game = self.room_table.game
        spaces, cards = blocked_spaces(game), lacking(game)
        return InTheWay(
            command.id,
            self.room_table.version,
            {space: _plain(reasons) for space, reasons in spaces.items()},
            {card: _plain(reasons) for card, reasons in cards.items()},
        )

    def _read(self, command: Read) -> Answer:
        self._must_know_hand(command.seat)
        try:
            language = command.language if command.language in languages() else ENGLISH
            meant = self.room_table.game.parse(command.text, language)
        except AgricolaError as problem:
            # The reader knows most, and says it in the language that it was asked to read.
            code = "not_legal" if isinstance(problem, NotLegal) else "not_readable"
            raise Refusal(409, code, say("refused-read", problem=str(problem))) from None
        return Meant(command.id, meant.code)

    async def _hint(self, command: Hint) -> Answer:
        self._must_go_on()
        self._must_be_asked(command.seat)
        if command.version != self.room_table.version:
            raise Refusal(409, "stale")
        try:
            hints = await self._thinkers.hints(self.room_table.game, self.asker)
        except CantThink:
            raise Refusal(503, "no_hint") from None
        return Hints(command.id, command.version, hints)

    def _talked(self, holder: str, command: Say | Mute) -> Answer:
        if isinstance(command, Mute):
            must_be_a_seat(self.seats, command.whom)
            speaker = self.seats[command.whom].holder
            if speaker is not None:
                self._talk.mute(holder, speaker, on=command.on)
        else:
            text = clean(command.text, 300)
            if not self.settings.talk or not text:
                raise Refusal(409, "no_talk")
            line = Talked([self._talk.say(holder, command.seat, text)])
            for client in list(self.audience.clients):
                if self._talk.hears(client.holder, holder):
                    client.send(line)
        return Done(command.id, self.room_table.version)

    async def computer_acts(self, seat: int, version: int, action: str) -> bool:
        """Carry out what a computer player has chosen; whether it still fits."""
        return await self._unbroken(self._computer_acts(seat, version, action))

    async def _computer_acts(self, seat: int, version: int, action: str) -> bool:
        async with self._lock:
            if self.room_table.version != version or self.asked != seat or self.seats[seat].kind != "computer":
                return False
            trial = await self._acted(seat, action, _no_bill)
            await self._write(self._entry("act", seat, action), trial)
        return True

    async def _write(self, entry: Entry, trial: RoomTable, receipt: Receipt | None = None) -> None:
        """Store an entry of the game; only then it has happened, and all are told."""
        summary = encode(self._info(trial, self.seats))
        checkpoint = (
            trial.checkpoint(entry.number) if entry.number % self._checkpoint_every == 0 or trial.over else None
        )
        began = time.perf_counter()
        await self._append(entry, summary, receipt=receipt, checkpoint=checkpoint)
        self.room_table = trial
        self._projection = Projection(trial, self._projection)
        self._noted(entry)
        self.audience.tell_all()
        self._watch.acted(time.perf_counter() - began, over=trial.over)

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

    async def _append(self, entry: Entry, summary: bytes, **more: object) -> None:
        try:
            async with asyncio.timeout(_STORE_CAP):
                await self._store.append(self.row.id, entry, summary=summary, **more)  # type: ignore[arg-type]
        except (StoreDown, NumberTaken, TimeoutError) as problem:
            self._watch.log.warning("write_failed", room=redacted(self.row.id), reason=type(problem).__name__)
            self._freeze()
            raise Refusal(503, "frozen", _FROZEN) from problem

    # --- seats --------------------------------------------------------------------------------------------------------

    async def join(self, holder: str, name: str, wanted: int | None) -> int:
        """Give a holder an open seat, or back the one that was handed to a computer; gives its number.

        Who has a seat keeps it and gets no other, unless one is named.
        """
        return await self._unbroken(self._join(holder, name, wanted))

    async def _join(self, holder: str, name: str, wanted: int | None) -> int:
        async with self._lock:
            own = self.seats_of(holder)
            if own and (wanted is None or wanted in own):
                return own[0] if wanted is None else wanted
            if not self.may_play(holder):
                raise Refusal(403, "only_watching")
            seat = free_seat(self.seats, holder, wanted, self._hands_of)
            await self._seat(seat, SeatAssignment("person", clean(name), None, holder))
        self._computers.wake()
        return seat

    async def change_seat(self, holder: str | None, seat: int, change: SeatChange) -> None:
        """Leave, hand over or rename a seat of one's own; open a computer's, or give an open one to a computer."""
        await self._unbroken(self._change_seat(holder, seat, change))

    async def _change_seat(self, holder: str | None, seat: int, change: SeatChange) -> None:
        async with self._lock:
            new = changed(self.seats, seat, holder, change, self._hands_of)
            if self.room_table.over:
                raise Refusal(409, "over", say("refused-seats-stay"))
            await self._seat(seat, new)
        self._computers.wake()

    # --- who may come in ----------------------------------------------------------------------------------------------

    def may_play(self, holder: str | None) -> bool:
        """Whether somebody may take a seat."""
        return allowed(self.settings, self.seats, self._passes, holder) == "play"

    def must_be_let_in(self, holder: str | None) -> None:
        """Refuse those who were sent away, and those without a key to a private room."""
        if allowed(self.settings, self.seats, self._passes, holder) == "none":
            raise Refusal(403, "sent_away" if holder in self._passes else "private")

    async def enter(self, holder: str, key: str) -> None:
        """Let somebody in who shows the key of a link."""
        await self._unbroken(self._enter(holder, key))

    async def _enter(self, holder: str, key: str) -> None:
        async with self._lock:
            now, wanted = allowed(self.settings, self.seats, self._passes, holder), self.settings.by_key(key)
            if self._passes.get(holder) == "none":
                raise Refusal(403, "sent_away")
            if wanted == "none":
                raise Refusal(403, "wrong_key")
            if now == "none" or (now == "watch" and wanted == "play"):
                await self._pass(Pass(holder, wanted))

    async def _pass(self, given: Pass) -> None:
        if self.notice is not None:
            raise Refusal(503, "frozen", self.notice)
        if len(self._passes) >= PASSES and given.may != "none":
            raise Refusal(409, "too_many_changes")
        entry = self._entry("pass", 0, encode(given).decode())
        await self._append(entry, encode(self.info()))
        self._passes = {**self._passes, given.holder: given.may}
        self._noted(entry)

    async def kick(self, holder: str | None, seat: int) -> None:
        """Send a player away for good; whoever made the room may."""
        await self._unbroken(self._kick(holder, seat))

    async def _kick(self, holder: str | None, seat: int) -> None:
        async with self._lock:
            must_be_a_seat(self.seats, seat)
            must_be_host(self.settings, holder)
            away_for_good = self.seats[seat].holder
            if away_for_good is None or same_holder(away_for_good, holder):
                raise Refusal(409, "nobody_to_kick")
            await self._pass(Pass(away_for_good, "none"))
            for number, sitting in enumerate(self.seats):
                if same_holder(sitting.holder, away_for_good):
                    # Before the deal others may come; afterwards only a computer may have the hand.
                    dealt = self._hands_of is not None
                    empty = SeatAssignment("computer", "", DEFAULT_LEVEL) if dealt else SeatAssignment("open")
                    await self._seat(number, empty)
            self.audience.send_away(away_for_good)
        self._computers.wake()

    async def vote(self, holder: str | None, seat: int) -> None:
        """Vote that a computer plays for somebody who is away."""
        await self._unbroken(self._vote(holder, seat))

    async def _vote(self, holder: str | None, seat: int) -> None:
        async with self._lock:
            self._must_go_on()
            must_be_a_seat(self.seats, seat)
            if self._absence.voted(holder, seat):
                await self._seat(seat, away(self.seats[seat]))
            else:
                self.audience.tell_all()
        self._computers.wake()

    async def time_is_up(self, seat: int, version: int) -> None:
        """Let a computer play for somebody whose time is up, if that is still so."""
        await self._unbroken(self._time_is_up(seat, version))

    async def _time_is_up(self, seat: int, version: int) -> None:
        async with self._lock:
            person = self.seats[seat].kind == "person"
            if not person or self.asked != seat or self.room_table.version != version:
                return
            await self._seat(seat, away(self.seats[seat]))
        self._computers.wake()

    async def come_back(self, holder: str) -> None:
        """Give somebody back the seats that a computer plays because that person was away."""
        await self._unbroken(self._come_back(holder))

    async def _come_back(self, holder: str) -> None:
        async with self._lock:
            for seat, sitting in enumerate(self.seats):
                if sitting.away and same_holder(sitting.holder, holder) and not self.room_table.over:
                    await self._seat(seat, SeatAssignment("person", sitting.name, None, holder))
        self._computers.wake()

    async def _seat(self, seat: int, sitting: SeatAssignment) -> None:
        if self.notice is not None:
            raise Refusal(503, "frozen", self.notice)
        if self._seat_changes >= SEAT_CHANGES:
            raise Refusal(409, "too_many_changes")
        entry = self._entry("seat", seat, encode(sitting).decode())
        seats = [sitting if index == seat else other for index, other in enumerate(self.seats)]
        owners = owners_from(self._owners, seats)
        notes = [*self._notes, note(self.room_table.version, seat, self.seats, seats)][-NOTES:]
        info = self._info(self.room_table, seats)
        info.begun, info.changes = owners is not None, notes
        await self._append(entry, encode(info), holder=sitting.holder)
        self._seat_changes += 1
        self._owners, self._notes = owners, notes
        self.seats = seats
        self._noted(entry)
        self.audience.tell_all()

    # --- telling ------------------------------------------------------------------------------------------------------

    def must_have_place(self, holder: str | None, most: int) -> None:
        """Refuse a client that would be one too many where `most` may be connected."""
        players = {sitting.holder for sitting in self.seats if sitting.holder is not None}
        if not self.audience.has_place(holder, players, len(self.seats), most):
            raise Refusal(429, "too_many_sockets", say("refused-room-is-full"))

    def used_by(self, holder: str | None, address: str) -> None:
        """Note who asks for something: a player's address, or else the first one, answers for the thinking."""
        if not self.asker.address or self.seats_of(holder):
            self.asker = Asker(address, self.row.id)

    def add(self, client: Client) -> None:
        """Let a client in: it gets the whole state, and all that happens from then on."""
        self.last_used = time.monotonic()
        self.audience.add(client)
        if lines := self._talk.heard(client.holder):
            client.send(Talked(lines))
        self._absence.came(client.holder)
        self._computers.wake()

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
            self._watch.frozen(1)
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
                self._watch.log.warning("thaw_failed", room=redacted(self.row.id), error=type(problem).__name__)
                delay = min(2 * delay, _LONGEST_DELAY)
        self._thaw = None
        self._watch.frozen(-1)
        self._watch.log.info("room_goes_on", room=redacted(self.row.id))
        self._absence.set_alarm()
        self.audience.tell_all()
        self._computers.wake()

    # --- the end ------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the computers go on when it is their turn, and the clock when it is a person's."""
        self._absence.set_alarm()
        self._computers.wake()

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
        await self._absence.stop()
        await self._computers.stop()
        async with self._lock:
            self.audience.close()


def _plain(reasons: Reasons) -> list[dict[str, object]]:
    return [reason.json() for reason in reasons]
