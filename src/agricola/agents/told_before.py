"""Advice that was given stays as it was: who asks again about the same position hears the same.

The strongest players think for a time and draw by chance, so that their second and third choice may change while
nothing has happened. Nobody learns from that.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

from agricola.game import Game

_MOST: Final = 8
"""How many positions are remembered: the open one, and some that an undo comes back to."""

_Advice = TypeVar("_Advice")


class ToldBefore(Generic[_Advice]):
    """What seats were told of the positions that were asked about last."""

    def __init__(self) -> None:
        self._told: OrderedDict[Hashable, _Advice] = OrderedDict()

    def __len__(self) -> int:
        return len(self._told)

    def of(self, game: Game) -> _Advice | None:
        """What was told of the open decision of a game; None where nothing was."""
        told = self._told.get(_decision(game))
        if told is not None:
            self._told.move_to_end(_decision(game))
        return told

    def tell(self, game: Game, advice: _Advice) -> _Advice:
        """What is told of the open decision: this, or what somebody was told while it was thought of."""
        told = self._told.setdefault(_decision(game), advice)
        while len(self._told) > _MOST:
            self._told.popitem(last=False)
        return told


def _decision(game: Game) -> Hashable:
    return game.current_player, game.key()
