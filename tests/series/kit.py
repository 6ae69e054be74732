"""What the tests of series share: games that are over soon, and scores that nobody reaches at random."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from agricola import Game, Record
from agricola.series import PlayedGame, Series
from agricola.series import series as series_module
from agricola.series.series import Result


def play(series: Series, seed: int = 0) -> Game:
    """The next game of a series, played to its end: occupations where they can be played, the rest at random."""
    game = series.next_game()
    rng = random.Random(seed)
    while not game.is_terminal():
        actions = game.legal_actions()
        wanted = [action for action in actions if "lessons" in action.code or "occupation" in action.code]
        game.apply(rng.choice(wanted or actions))
    return game


class Scored:
    """Lets games count as if they had ended with other scores and ranks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._scores: tuple[int, ...] = ()
        self._really = series_module._result
        monkeypatch.setattr(series_module, "_result", self._result)

    def _result(self, record: Record) -> Result:
        scores = self._scores
        ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        return replace(self._really(record), scores=scores, ranks=ranks)

    def scores(self, *scores: int) -> None:
        """Let games from now on end with these scores."""
        self._scores = scores

    def play(self, series: Series, *scores: int) -> PlayedGame:
        """Play the next game of a series and let it end with these scores."""
        self.scores(*scores)
        return series.finish(play(series))
