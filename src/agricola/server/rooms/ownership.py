"""What rooms ask of whoever knows which of several processes has which room."""

from __future__ import annotations

from typing import Protocol


class Ownership(Protocol):
    """Who has which room."""

    async def claim(self, room: str) -> str | None:
        """Take a room that is nobody's; gives the address of the process that has it, None where it is this one."""

    def forget(self, room: str) -> None:
        """Take back what was believed: the room turned out to be another's."""

    async def release(self, room: str) -> None:
        """Let others have a room."""

    def note_here(self, room: str, seats: list[int]) -> None:
        """Tell the other processes whose people are in a room of this one."""

    async def here(self, rooms: list[str]) -> dict[str, list[int]]:
        """Which seats have their people there, in rooms of other processes."""
