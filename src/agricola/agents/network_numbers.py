"""What a network tells, how that is scaled, and which games it is for, whoever does its arithmetic."""

from __future__ import annotations

from typing import Final

from agricola.encoding.column_numbers import MOST_SEATS
from agricola.engine.kernel.board import Board

Game = tuple[str, int, bool]
"""The edition, the number of players, and whether there are hand cards."""

POINTS: Final = 0
WINS: Final = MOST_SEATS
RETURN: Final = 2 * MOST_SEATS
OUTPUTS: Final = 2 * MOST_SEATS + 1
"""What the trunk tells of a position: points / POINT_SCALE and the logit of winning for each seat, and the value that
policy gradients use."""
POINT_SCALE: Final = 20.0
NUMERIC_SCALE: Final = 0.25
"""What the features of an action are multiplied with."""


def game_of(board: Board) -> Game:
    """The game that is played on a board."""
    return board.edition, board.players, board.with_cards


def made_for(games: list[Game], board: Board) -> bool:
    """Whether such games as are played on a board are among these, whatever the decks and the rules of the house.

    A network never met those rules, but what a farm is worth they hardly change.
    """
    return game_of(board) in games
