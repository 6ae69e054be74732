"""One room: a game, who sits where, and everything that may be asked of it, one thing after the other."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from agricola.agents.roster import DEFAULT_LEVEL
from agricola.engine.errors import AgricolaError, NotLegal
from agricola.engine.message import Reasons, say
from agricola.engine.scoring.teams import ranking
from agricola.server.errors import Refusal
from agricola.server.messages.answers import Answer, Because, Done, Hints, InTheWay, Meant, Pong
from agricola.server.messages.commands import (
    Act,
    Command,
    Hint,
    Look,
    Mute,
    Obstacles,
    Ping,
    Read,
    Ready,
    Say,
    Undo,
    Why,
)
from agricola.server.messages.encoding import encode
from agricola.server.messages.rooms import SeatChange
from agricola.server.protection.limits import SEAT_CHANGES, UNDOS
from agricola.server.rooms.absence import Absence, away
from agricola.server.rooms.access import PASSES, Pass, allowed, must_be_host
from agricola.server.rooms.computers import Computers
from agricola.server.rooms.player_ratings import rated_people, rating_changes
from agricola.server.rooms.projection import Projection, blocked_spaces, building_costs, closed_ways, lacking, prices
from agricola.server.rooms.restoring import NOTES, damaged, note, owners_from
from agricola.server.rooms.room_table import STEP, TURN, RoomTable
from agricola.server.rooms.seats import SeatAssignment, changed, clean, free_seat, must_be_a_seat, same_holder
from agricola.server.storage.store import Entry, IdTaken, Rating, Receipt, Result
from agricola.server.thinking.act_threads import TookTooLong
from agricola.server.thinking.thinkers import CantThink
from agricola.table import CantUndo
from agricola.wording.languages import ENGLISH, languages

if TYPE_CHECKING:
    pass

from agricola.server.rooms.kept_room import KeptRoom

_ACT_CAP = 2.0
"""Seconds of processor time that an action may take."""

Bill = Callable[[float], None]
"""Told how much processor time something took."""


def _no_bill(seconds: float) -> None:
    """Nobody pays."""


class Room(KeptRoom):
    """A room in memory, with all that its clients may ask of it."""

    def _helpers(self) -> tuple[Computers, Absence]:
        return Computers(self, self._thinkers, self._monitor), Absence(self, self._monitor)

    # --- commands -----------------------------------------------------------------------------------------------------

    async def command(self, holder: str | None, command: Command, bill: Bill = _no_bill) -> Answer:
        """Carry out what a client asks for; a refusal is an answer too. The bill is told the processor time."""
        self.last_used = time.monotonic()
        try:
            if isinstance(command, Ping):
                return Pong(self.table_for(holder).version)
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
            if isinstance(command, Ready):
                assert holder is not None
                return self._is_ready(holder, command)
            if isinstance(command, Hint):
                return await self._hint(command)
            assert holder is not None
            return await self._unbroken(self._change(holder, command, bill))
        except Refusal as refusal:
            self._monitor.refused(refusal.code)
            return refusal.answer(None if isinstance(command, Ping | Look) else command.id)

    async def _change(self, holder: str, command: Act | Undo, bill: Bill) -> Answer:
        digest = hashlib.sha256(holder.encode() + b"\0" + encode(command)).hexdigest()
        async with self._lock:
            if not self._is_up_to_date(command):
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
        self._computers.resume()
        return answer

    def _is_up_to_date(self, command: Act | Undo | Hint) -> bool:
        """Whether nothing has changed for its sender; where all choose at once, others may have chosen meanwhile."""
        return self.room_table.since(command.seat) <= command.version <= self.room_table.version

    async def _late(self, command: Act | Undo, digest: str) -> Answer:
        """The answer to a command that was carried out already, or that comes too late."""
        receipt = await self._stored(self._store.receipt(self.row.id, command.id))
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

    def _must_be_asked(self, seat: int) -> None:
        choosing = self.room_table.choosing
        if not choosing:
            raise Refusal(409, "over")
        if seat not in choosing:
            raise Refusal(409, "not_your_turn", say("refused-not-your-turn", seat=choosing[0]))

    def _must_know_hand(self, seat: int) -> None:
        """Refuse to speak of a hand that nobody may see yet, or to any other than the seat that is asked."""
        self._must_be_asked(seat)
        if self._undealt:
            self._must_go_on()

    def _why(self, command: Why) -> Answer:
        # The engine answers for the seat that is asked: to anybody else that would tell of a hidden hand.
        self._must_know_hand(command.seat)
        try:
            reasons = self.room_table.game_of(command.seat).why_not(command.what)
        except AgricolaError:
            raise Refusal(422, "not_readable", say("refused-no-such-thing", text=command.what)) from None
        return Because(command.id, command.what, _plain(reasons))

    def _obstacles(self, command: Obstacles) -> Answer:
        # As above: only the seat that is asked may hear of its hand.
        self._must_know_hand(command.seat)
        game = self.room_table.game_of(command.seat)
        told = [blocked_spaces(game), closed_ways(game), lacking(game)]
        spaces, ways, cards = [{id: _plain(why) for id, why in reasons.items()} for reasons in told]
        costs = building_costs(game)
        return InTheWay(command.id, self.room_table.version, spaces, ways, cards, prices(game), costs)

    def _read(self, command: Read) -> Answer:
        self._must_know_hand(command.seat)
        try:
            language = command.language if command.language in languages() else ENGLISH
            meant = self.room_table.game_of(command.seat).parse(command.text, language)
        except AgricolaError as problem:
            # The reader knows most, and says it in the language that it was asked to read.
            code = "not_legal" if isinstance(problem, NotLegal) else "not_readable"
            raise Refusal(409, code, say("refused-read", problem=str(problem))) from None
        return Meant(command.id, meant.code)

    async def _hint(self, command: Hint) -> Answer:
        self._must_go_on()
        self._must_be_asked(command.seat)
        if not self._is_up_to_date(command):
            raise Refusal(409, "stale")
        try:
            game = self.room_table.game_of(command.seat)
            hints = self._hinted.of(game)
            if hints is None:
                found = await self._thinkers.hints(game, self.asker, learning=command.learning)
                hints = self._hinted.tell(game, found)
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
            self._talk.say(holder, command.seat, text, self.room_table.version)
            for client in list(self.audience.clients):
                self._tell_talk(client)
        return Done(command.id, self.room_table.version)

    def _is_ready(self, holder: str, command: Ready) -> Answer:
        if command.on:
            self._ready.add(holder)
        else:
            self._ready.discard(holder)
        self.audience.tell_all()
        return Done(command.id, self.room_table.version)

    async def computer_acts(self, seat: int, version: int, action: str) -> bool:
        """Carry out what a computer player has chosen; whether it still fits."""
        return await self._unbroken(self._computer_acts(seat, version, action))

    async def _computer_acts(self, seat: int, version: int, action: str) -> bool:
        async with self._lock:
            if self.room_table.since(seat) != version or seat not in self.choosing:
                return False
            if self.seats[seat].kind != "computer":
                return False
            trial = await self._acted(seat, action, _no_bill)
            await self._write(self._entry("act", seat, action), trial)
        return True

    async def _write(self, entry: Entry, trial: RoomTable, receipt: Receipt | None = None) -> None:
        """Store an entry of the game; only then it has happened, and all are told."""
        watched = None if self._watched is None else self._watched.after(trial)
        summary = self._summary(self._info(trial, self.seats), watched, self.seats)
        checkpoint = (
            trial.checkpoint(entry.number) if entry.number % self._checkpoint_every == 0 or trial.over else None
        )
        began = time.perf_counter()
        results = self._results(trial, entry.at) if trial.over else ()
        ratings = await self._rated(trial) if trial.over else ()
        await self._append(entry, summary, receipt=receipt, checkpoint=checkpoint, results=results, ratings=ratings)
        self.room_table = trial
        self._projection = Projection(trial, self._projection)
        if watched is not None and watched is not self._watched:
            self._watched, self._late_projection = watched, Projection(watched.shown, self._late_projection)
        self._noted(entry)
        self._tell_all()
        self._monitor.acted(time.perf_counter() - began, over=trial.over)

    def _results(self, ended: RoomTable, at: float) -> list[Result]:
        """How a game that has ended went for its people; those who played several seats, or practised, learn nothing
        from it about themselves."""
        if self.row.practice:
            return []
        game, players = ended.game, len(self.seats)
        scores, winners = game.scores(), game.winners() if players > 1 else []
        people = [
            (seat, one.holder)
            for seat, one in enumerate(self.seats)
            if one.kind == "person" and one.holder is not None and len(self.seats_of(one.holder)) == 1
        ]
        return [
            Result(holder, self.row.id, at, game.state.board.edition, players, scores[seat].total, seat in winners)
            for seat, holder in people
        ]

    async def _rated(self, ended: RoomTable) -> list[Rating]:
        """What a game that has ended adds to the ratings of its people; a team's victory is not one's own."""
        state = ended.game.state
        board = state.board
        if self.row.practice or board.team is not None:
            return []
        began = self._owners or []
        sent_away = [holder for holder in began if holder is not None and self._passes.get(holder) == "none"]
        people = rated_people(began, self.seats, ranking(state), sent_away, self.settings.host)
        if len(people) < 2:
            return []
        of = board.edition, board.with_cards, board.players
        before = [Rating(holder, *of, 0.0, 0) for holder in people]
        for number, holder in enumerate(people):
            for known in await self._stored(self._store.ratings_of(holder)):
                if (known.edition, known.cards, known.players) == of:
                    before[number] = known
        return rating_changes(before, list(people.values()))

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
        self._computers.resume()
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
        self._computers.resume()

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
        await self._append(entry, self.summary())
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
            for number, assignment in enumerate(self.seats):
                if same_holder(assignment.holder, away_for_good):
                    # Before the deal others may come; afterwards only a computer may have the hand.
                    dealt = self._hands_of is not None
                    empty = SeatAssignment("computer", "", DEFAULT_LEVEL) if dealt else SeatAssignment("open")
                    await self._seat(number, empty)
            self.audience.send_away(away_for_good)
        self._computers.resume()

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
        self._computers.resume()

    async def time_is_up(self, seat: int, version: int) -> None:
        """Let a computer play for somebody whose time is up, if that is still so."""
        await self._unbroken(self._time_is_up(seat, version))

    async def _time_is_up(self, seat: int, version: int) -> None:
        async with self._lock:
            person = self.seats[seat].kind == "person"
            if not person or self.asked != seat or self.room_table.version != version:
                return
            await self._seat(seat, away(self.seats[seat]))
        self._computers.resume()

    async def come_back(self, holder: str) -> None:
        """Give somebody back the seats that a computer plays because that person was away."""
        await self._unbroken(self._come_back(holder))

    async def _come_back(self, holder: str) -> None:
        async with self._lock:
            for seat, assignment in enumerate(self.seats):
                if assignment.away and same_holder(assignment.holder, holder) and not self.room_table.over:
                    await self._seat(seat, SeatAssignment("person", assignment.name, None, holder))
        self._computers.resume()

    async def _seat(self, seat: int, assignment: SeatAssignment) -> None:
        if self.notice is not None:
            raise Refusal(503, "frozen", self.notice)
        if self._seat_changes >= SEAT_CHANGES:
            raise Refusal(409, "too_many_changes")
        entry = self._entry("seat", seat, encode(assignment).decode())
        seats = [assignment if index == seat else other for index, other in enumerate(self.seats)]
        owners = owners_from(self._owners, seats)
        notes = [*self._notes, note(self.room_table.version, seat, self.seats, seats)][-NOTES:]
        info = self._info(self.room_table, seats)
        info.begun, info.changes = owners is not None, notes
        await self._append(entry, self._summary(info, self._watched, seats), holder=assignment.holder)
        self._seat_changes += 1
        self._owners, self._notes = owners, notes
        self.seats = seats
        self._noted(entry)
        self._tell_all()


def _plain(reasons: Reasons) -> list[dict[str, object]]:
    return [reason.json() for reason in reasons]
