"""The interface of a room for its parts (clock, computers, talk): seats, table, clock, and what they may ask of it."""

from __future__ import annotations

from typing import Protocol

from agricola.server.rooms.audience import Audience
from agricola.server.rooms.clocks import Times
from agricola.server.rooms.room_table import RoomTable
from agricola.server.rooms.seats import SeatAssignment
from agricola.server.storage.store import RoomRow
from agricola.server.thinking.thinkers import Asker


class Host(Protocol):
    """The room as its computer players and the guardian of absent people know it."""

    row: RoomRow
    seats: list[SeatAssignment]
    room_table: RoomTable
    times: Times
    audience: Audience
    asker: Asker

    @property
    def asked(self) -> int | None:
        """The seat that is asked, as far as the game goes on; the first one where all choose at once."""

    @property
    def choosing(self) -> list[int]:
        """The seats that may act, as far as the game goes on."""

    @property
    def attended(self) -> bool:
        """Whether somebody is there for whom it is worth playing."""

    async def computer_acts(self, seat: int, version: int, action: str) -> bool:
        """Carry out what a computer player has chosen; whether it still fits."""

    async def come_back(self, holder: str) -> None:
        """Give a person back the seats that a computer plays meanwhile."""

    async def time_is_up(self, seat: int, version: int) -> None:
        """Let a computer play for somebody whose time is up, if that is still so."""
