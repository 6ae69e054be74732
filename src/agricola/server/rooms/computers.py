"""The computer players of one room: they think while it is their turn, and stop when it is not any more."""

from __future__ import annotations

import asyncio
import random
import time

from agricola.agents.roster import DEFAULT_LEVEL
from agricola.server.errors import Refusal
from agricola.server.rooms.room_interface import Host
from agricola.server.telemetry.monitor import Monitor
from agricola.server.thinking.thinkers import CantThink, Thinkers

_TRIES = 2


class Computers:
    """Plays for the computers of a room."""

    def __init__(self, room: Host, thinkers: Thinkers, monitor: Monitor) -> None:
        self.progress: dict[int, float] = {}
        """The seat that thinks, and how far it is."""
        self._room = room
        self._thinkers = thinkers
        self._monitor = monitor
        self._room_table: asyncio.Task[None] | None = None
        self._about: tuple[int, int] | None = None
        """The version and the seat that are thought about."""

    @property
    def busy(self) -> bool:
        """Whether one of them is at work."""
        return self._room_table is not None

    def resume(self) -> None:
        """Begin to think when a computer is asked; stop when it thinks about something that is past."""
        if self._room_table is not None and self._about is not None and self._about != self._wanted():
            self._room_table.cancel()
            self._room_table = None
            self.progress.clear()
        if self._room_table is None and self._wanted() is not None:
            self._room_table = asyncio.create_task(self._play())

    async def stop(self) -> None:
        """Stop thinking."""
        if self._room_table is not None:
            self._room_table.cancel()
            await asyncio.gather(self._room_table, return_exceptions=True)

    def _wanted(self) -> tuple[int, int] | None:
        """The version and the seat of a computer that is asked; None when none is."""
        if not self._room.attended:
            return None
        asked = [seat for seat in self._room.choosing if self._room.seats[seat].kind == "computer"]
        return (self._room.room_table.since(asked[0]), asked[0]) if asked else None

    async def _play(self) -> None:
        me = asyncio.current_task()
        try:
            while (wanted := self._wanted()) is not None:
                self._about = wanted
                version, seat = wanted
                action = await self._choice(seat)
                self._about = None
                self.progress.clear()
                await self._room.computer_acts(seat, version, action)
        except Refusal:
            # The room is frozen now; it wakes us when it goes on.
            pass
        except Exception as problem:
            # Nobody waits for this task; the next request wakes the computer again.
            self._monitor.log.warning("computer_failed", error=type(problem).__name__)
        finally:
            if self._room_table is me:
                self._room_table = None
                self._about = None
                self.progress.clear()

    async def _choice(self, seat: int) -> str:
        game = self._room.room_table.game_of(seat)
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0].code
        level = self._room.seats[seat].level or DEFAULT_LEVEL

        def progress(done: float) -> None:
            self.progress[seat] = round(done, 2)
            self._room.audience.tell_all()

        self.progress[seat] = 0.0
        began = time.perf_counter()
        for _ in range(_TRIES):
            try:
                player = f"{self._room.row.id} {seat}"
                chosen = await self._thinkers.choose(game, level, progress, player, self._room.asker)
            except CantThink:
                continue
            if any(action.code == chosen for action in legal):
                self._monitor.thought(time.perf_counter() - began)
                return chosen
        # A game must not stand still because its computer player can't think.
        self._monitor.log.warning("computer_guesses", level=level)
        return random.SystemRandom().choice(legal).code
