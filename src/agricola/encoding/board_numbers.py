"""All that a learner is shown of a game on one board, as rows of bytes of one length."""

from __future__ import annotations

from typing import Final

from agricola.encoding.action_layout import ActionSpace
from agricola.encoding.action_numbers import MOST_CARDS_NUMBERED
from agricola.encoding.column_numbers import HELD_GROUPS, OBSERVATION_SIZE
from agricola.encoding.numbering import encoder_for
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.state import GameState


class BoardNumbers:
    """Writes positions and masks on one board.

    Without hand cards a row is an observation. With hand cards three groups follow, each with a byte for every catalog
    number: the cards in the hand of the observer, those in front of the observer, those in front of others.
    """

    def __init__(self, board: Board) -> None:
        self.actions: Final = ActionSpace(board)
        self.observation_size: Final = OBSERVATION_SIZE + (HELD_GROUPS * MOST_CARDS_NUMBERED if board.with_cards else 0)
        self.encoder: Final = encoder_for(board)
        self.cards: Final = list(range(MOST_CARDS_NUMBERED)) if board.with_cards else []
        """The place of each catalog number in a group; empty without hand cards."""

    def write_observation(self, state: GameState, seat: int, out: bytearray | memoryview, at: int) -> None:
        """Write what a seat knows of a position, `observation_size` bytes from an offset on."""
        self.encoder.write_observation(state, seat, out, at)
        if self.cards:
            self.encoder.write_held(state, seat, self.cards, MOST_CARDS_NUMBERED, out, at + OBSERVATION_SIZE)

    def observation(self, state: GameState, seat: int) -> bytearray:
        """What a seat knows of a position."""
        out = bytearray(self.observation_size)
        self.write_observation(state, seat, out, 0)
        return out
