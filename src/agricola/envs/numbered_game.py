"""One game in the shape that the environments share: rows of bytes, masks, numbers, rewards."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from agricola.encoding.board_numbers import BoardNumbers
from agricola.encoding.rewards import Rewards
from agricola.game import Game, new_game

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


class NumberedGame:
    """A game whose positions and actions are numbers."""

    def __init__(self, numbers: BoardNumbers, game: Game, reward: str) -> None:
        self.game = game
        self.numbers = numbers
        self._rewards = Rewards(reward, game.state)

    def observation(self, seat: int) -> Bytes:
        """What a seat knows."""
        return np.frombuffer(self.numbers.observation(self.game.state, seat), np.uint8)

    def mask(self, seat: int) -> Mask:
        """A 1 for each action that a seat may choose now; all 0 for a seat that is not asked."""
        if self.game.current_player != seat:
            return np.zeros(self.numbers.actions.size, np.int8)
        return np.frombuffer(self.numbers.actions.mask(self.game.state), np.int8)

    def apply(self, number: int) -> None:
        """Carry out the action of a number; raises NotLegal and changes nothing where it is not legal."""
        self.game.apply(self.numbers.actions.action(self.game.state, number))

    def earned(self) -> list[float]:
        """What each seat has earned since this was last asked."""
        return self._rewards.earned(self.game.state)


def describe_position(game: Game) -> str:
    """A position in a few lines, as everybody may know it."""
    points = ", ".join(f"player {score.seat + 1}: {score.total}" for score in game.scores())
    lines = [f"round {game.round}; points as they stand: {points}"]
    if game.current_player is None:
        lines.append("the game is over")
    else:
        lines.append(f"player {game.current_player + 1}: {game.words(game.question)}")
        lines.append(", ".join(action.code for action in game.legal_actions()))
    return "\n".join(lines)


def board_numbers(edition: str, players: int, options: dict[str, Any]) -> BoardNumbers:
    """The numbers of the board that a game with these options is played on."""
    return BoardNumbers(new_game(edition, players=players, seed=0, **options).state.board)
