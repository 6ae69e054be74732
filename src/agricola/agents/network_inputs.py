"""The inputs of a network: a position encoded, and of that what the network was trained with."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from agricola.agents.encoded import Encoded, PositionEncoder
from agricola.agents.network import Bytes, Inputs
from agricola.encoding.encoder import Encoder
from agricola.engine.kernel.state import GameState


class Reader:
    """Encodes positions on one board, many at a time, for the seats that are asked."""

    def __init__(self, inputs: Inputs, encoder: Encoder) -> None:
        self.inputs = inputs.first(encoder.used)
        self.positions = PositionEncoder(encoder, inputs.held, inputs.held_rows)

    def read(self, states: list[GameState]) -> tuple[Bytes, Bytes, NDArray[np.int64]]:
        """The inputs of each position, the features of all their actions, and how many actions each has."""
        return self.inputs.read(self.positions.encode(states))

    def seen_by(self, seat: int, state: GameState) -> Bytes:
        """The inputs of a position as a seat sees it that is not asked there."""
        positions = self.positions
        row = positions.told_to(seat, state)
        return self.inputs.read(Encoded(memoryview(row), positions.encoder.used, b"", [0]))[0]

    def widened(self, seen: Bytes, inputs: Inputs) -> Bytes:
        """What was read, with zeros for the inputs that this board never uses."""
        held, known = inputs.held, len(self.inputs.columns)
        row = np.zeros((len(seen), inputs.size), np.uint8)
        row[:, :known] = seen[:, :known]
        if held:
            row[:, -held:] = seen[:, known:]
        return row
