"""Positions and their legal actions as the bytes that a network reads: what comes before any arithmetic."""

from __future__ import annotations

from agricola.encoding.column_numbers import HELD_GROUPS
from agricola.encoding.encoder import Encoder
from agricola.engine.kernel.state import GameState


class Encoded:
    """Some positions on one board: a row of bytes for each, then the features of all their actions."""

    __slots__ = ("actions", "counts", "rows", "used")

    def __init__(self, rows: memoryview, used: int, actions: bytes, counts: list[int]) -> None:
        self.rows = rows
        self.used = used
        """So many bytes of a row are the observation; the rest tells of cards."""
        self.actions = actions
        self.counts = counts
        """How many actions each position has."""


class PositionEncoder:
    """Encodes positions on one board, many at a time, for the seats that are asked."""

    def __init__(self, encoder: Encoder, held: int, held_rows: list[int]) -> None:
        self.encoder = encoder
        self.held = held
        """How many bytes tell of cards: none where a network does not read hands."""
        self.held_rows = held_rows
        """The place of each catalog number among them; -1 for those that the network does not know."""
        self._buffer = bytearray()

    def encode(self, states: list[GameState]) -> Encoded:
        """These positions; what was given before is overwritten."""
        encoder, held, held_rows = self.encoder, self.held, self.held_rows
        used = encoder.used
        size = (used + held) * len(states)
        if len(self._buffer) < size:
            self._buffer = bytearray(size)
        buffer = self._buffer
        counts: list[int] = []
        chunks: list[bytes] = []
        at = 0
        for g in states:
            seat = g.stack[-1].seat
            encoder.write_observation(g, seat, buffer, at)
            if held:
                encoder.write_held(g, seat, held_rows, held // HELD_GROUPS, buffer, at + used)
            counts.append(encoder.encode_actions(g))
            chunks.append(bytes(encoder.actions))
            at += used + held
        return Encoded(memoryview(buffer)[:size], used, b"".join(chunks), counts)
