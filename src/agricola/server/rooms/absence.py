"""Who does not play: a seat whose time is up, or whose person is gone, goes to a computer until that person returns.

With a clock that is the rule of the room. Without one those who are left decide it by a vote.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

from agricola.agents.roster import DEFAULT_LEVEL
from agricola.server.errors import Refusal
from agricola.server.rooms.room_interface import Host
from agricola.server.rooms.seats import SeatAssignment, same_holder
from agricola.server.telemetry.monitor import Monitor

_ABSENT = 60.0
"""Seconds without a connection after which others may vote about a seat."""
_LONGEST_SLEEP = 3600.0


class Absence:
    """Looks after the seats of those who do not play."""

    def __init__(self, room: Host, monitor: Monitor) -> None:
        self._room = room
        self._monitor = monitor
        self._began = time.monotonic()
        self._gone: dict[str, float] = {}
        """By holder: when the last of its clients went."""
        self._votes: dict[int, set[str]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._work: set[asyncio.Task[None]] = set()

    # --- who is here --------------------------------------------------------------------------------------------------

    def came(self, holder: str | None) -> None:
        """Somebody is here: gets back what a computer plays meanwhile, and is not voted about any more."""
        if holder is None:
            return
        self._gone.pop(holder, None)
        mine = [seat for seat, assignment in enumerate(self._room.seats) if same_holder(assignment.holder, holder)]
        for seat in mine:
            self._votes.pop(seat, None)
        if any(self._room.seats[seat].away for seat in mine):
            self._begin(self._room.come_back(holder))

    def went(self, holder: str | None) -> None:
        """A client has gone."""
        if holder is not None and holder not in self._room.audience.holders:
            self._gone[holder] = time.monotonic()

    def votes(self, seat: int) -> int:
        """How many have voted for a computer on a seat."""
        return len(self._votes.get(seat, ()))

    def voted(self, holder: str | None, seat: int) -> bool:
        """Count a vote that a seat goes to a computer; whether that is more than half of the other people."""
        seats = self._room.seats
        others = {one.holder for one in seats if one.kind == "person" and one.holder != seats[seat].holder}
        others.discard(None)
        if holder is None or holder not in others:
            raise Refusal(403, "not_your_vote")
        absent = seats[seat].holder
        here = seats[seat].kind != "person" or absent is None or absent in self._room.audience.holders
        if here or time.monotonic() - self._gone.get(absent or "", self._began) < _ABSENT:
            raise Refusal(409, "not_absent")
        self._votes.setdefault(seat, set()).add(holder)
        if 2 * len(self._votes[seat] & others) <= len(others):
            return False
        del self._votes[seat]
        return True

    # --- the clock ----------------------------------------------------------------------------------------------------

    def set_alarm(self) -> None:
        """Wake up when the time of the person who is asked is up."""
        self._stop_alarm()
        due, asked = self._room.times.due, self._room.asked
        if due is not None and asked is not None and self._room.seats[asked].kind == "person":
            delay = min(max(0.0, due - time.time()), _LONGEST_SLEEP)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        due, asked = self._room.times.due, self._room.asked
        if due is None or asked is None:
            return
        if time.time() < due:
            self.set_alarm()
        else:
            self._begin(self._room.time_is_up(asked, self._room.room_table.version))

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._noted(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _noted(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Refusal:
            # The room is frozen or its seats have changed too often; who asks next is told.
            pass
        except Exception as problem:
            # Nobody waits for this task.
            self._monitor.log.warning("absence_failed", error=type(problem).__name__)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def stop(self) -> None:
        """Stop everything."""
        self._stop_alarm()
        for task in list(self._work):
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)


def away(assignment: SeatAssignment) -> SeatAssignment:
    """A computer that plays for a person who is away, under the name of that person."""
    return SeatAssignment("computer", assignment.name, DEFAULT_LEVEL, assignment.holder, away=True)
