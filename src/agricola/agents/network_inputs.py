"""The inputs of a network: a position encoded, and of that what the network was trained with."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from agricola.agents.network import Bytes, Inputs
from agricola.encoding.column_numbers import ACTION_SIZE
from agricola.encoding.encoder import Encoder
from agricola.engine.kernel.state import GameState


class Reader:
    """Encodes positions on one board, many at a time, for the seats that are asked."""

    def __init__(self, inputs: Inputs, encoder: Encoder) -> None:
        self.inputs = inputs.first(encoder.used)
        self.encoder = encoder
        self._buffer = bytearray()

    def read(self, states: list[GameState]) -> tuple[Bytes, Bytes, NDArray[np.int64]]:
        """The inputs of each position, the features of all their actions, and how many actions each has."""
        encoder, inputs = self.encoder, self.inputs
        used, held = encoder.used, inputs.held
        stride = used + held
        count = len(states)
        if len(self._buffer) < stride * count:
            self._buffer = bytearray(stride * count)
        buffer = self._buffer
        counts: list[int] = []
        chunks: list[bytes] = []
        at = 0
        for g in states:
            seat = g.stack[-1].seat
            encoder.write_observation(g, seat, buffer, at)
            if held:
                encoder.write_held(g, seat, inputs.held_rows, len(inputs.cards), buffer, at + used)
            counts.append(encoder.encode_actions(g))
            chunks.append(bytes(encoder.actions))
            at += stride
        rows = np.frombuffer(buffer, np.uint8, at).reshape(count, stride)
        seen = rows[:, inputs.columns]
        if held:
            seen = np.concatenate((seen, rows[:, used:]), axis=1)
        actions = np.frombuffer(b"".join(chunks), np.uint8).reshape(-1, ACTION_SIZE)
        return seen, actions, np.array(counts)

    def widened(self, seen: Bytes, inputs: Inputs) -> Bytes:
        """What was read, with zeros for the inputs that this board never uses."""
        held, known = inputs.held, len(self.inputs.columns)
        row = np.zeros((len(seen), inputs.size), np.uint8)
        row[:, :known] = seen[:, :known]
        if held:
            row[:, -held:] = seen[:, known:]
        return row
