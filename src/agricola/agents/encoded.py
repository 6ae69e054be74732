"""Positions and their legal actions as the bytes that a network reads: what comes before any arithmetic."""

from __future__ import annotations

from typing import Final

from agricola.encoding.column_numbers import HELD_GROUPS
from agricola.encoding.encoder import Encoder
from agricola.engine.kernel.state import GameState

NOBODY: Final = -1


class Encoded:
    """Some positions on one board: a row of bytes for each, then the features of all their actions.

    A position that is told to a second seat has a second row, without actions.
    """

    __slots__ = ("actions", "counts", "rows", "used")

    def __init__(self, rows: memoryview, used: int, actions: bytes, counts: list[int]) -> None:
        self.rows = rows
        self.used = used
        """So many bytes of a row are the observation; the rest tells of cards."""
        self.actions = actions
        self.counts = counts
        """How many actions each row has."""


class PositionEncoder:
    """Encodes positions on one board, many at a time, for the seats that are asked."""

    def __init__(self, encoder: Encoder, held: int, held_rows: list[int]) -> None:
        self.encoder = encoder
        self.held = held
        """How many bytes tell of cards: none where a network does not read hands."""
        self.held_rows = held_rows
        """The place of each catalog number among them; -1 for those that the network does not know."""
        self._buffer = bytearray()

    def encode(self, states: list[GameState], also: int = NOBODY) -> Encoded:
        """These positions, each told to the seat that is asked, and to another one; what was given before is lost."""
        encoder = self.encoder
        width = encoder.used + self.held
        size = width * len(states) * (1 if also == NOBODY else 2)
        if len(self._buffer) < size:
            self._buffer = bytearray(size)
        buffer = self._buffer
        counts: list[int] = []
        chunks: list[bytes] = []
        at = 0
        for g in states:
            asked = g.stack[-1].seat
            for seat in (asked,) if also in (NOBODY, asked) else (asked, also):
                self._tell(seat, g, buffer, at)
                counts.append(encoder.encode_actions(g) if seat == asked else 0)
                at += width
            chunks.append(bytes(encoder.actions))
        return Encoded(memoryview(buffer)[:at], encoder.used, b"".join(chunks), counts)

    def told_to(self, seat: int, g: GameState) -> bytearray:
        """One position as a seat sees it, whoever is asked there."""
        row = bytearray(self.encoder.used + self.held)
        self._tell(seat, g, row, 0)
        return row

    def _tell(self, seat: int, g: GameState, buffer: bytearray, at: int) -> None:
        self.encoder.write_observation(g, seat, buffer, at)
        if self.held:
            groups = self.held // HELD_GROUPS
            self.encoder.write_held(g, seat, self.held_rows, groups, buffer, at + self.encoder.used)
