"""Many positions at once, as one row of bytes after the other."""

from __future__ import annotations

from collections.abc import Iterable

from agricola.encoding.column_numbers import OBSERVATION_SIZE
from agricola.encoding.encoder import Encoder
from agricola.encoding.numbering import encoder_for
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.state import GameState


def encode_batch(positions: Iterable[tuple[GameState, int]]) -> bytearray:
    """What a seat knows of each position, `OBSERVATION_SIZE` bytes each; the games may be played on any boards.

    `numpy.frombuffer(encode_batch(...), "uint8").reshape(-1, OBSERVATION_SIZE)` is an array of it, without a copy.
    """
    asked = list(positions)
    out = bytearray(len(asked) * OBSERVATION_SIZE)
    encoders: dict[Board, Encoder] = {}
    for index, (state, seat) in enumerate(asked):
        encoder = encoders.get(state.board)
        if encoder is None:
            encoder = encoders[state.board] = encoder_for(state.board)
        encoder.write_observation(state, seat, out, index * OBSERVATION_SIZE)
    return out
