"""The score sheet in words."""

from __future__ import annotations

from itertools import zip_longest

from agricola.cli.draw import counted, seat_name
from agricola.game import Game


def score_sheet(game: Game) -> str:
    """The points of every seat line by line, and who wins when the game is over."""
    return "\n".join([*(line for column in _columns(game) for line in column), *_ending(game)])


def score_table(game: Game, width: int) -> str:
    """The score sheet with the seats side by side, where so many columns allow it; as `score_sheet` otherwise."""
    columns = _columns(game)
    wide = [max(map(len, column)) + 3 for column in columns]
    if sum(wide) > width:
        return score_sheet(game)
    rows = zip_longest(*columns, fillvalue="")
    table = ["".join(f"{cell:<{room}}" for cell, room in zip(row, wide, strict=True)).rstrip() for row in rows]
    return "\n".join([*table, *_ending(game)])


def _columns(game: Game) -> list[list[str]]:
    """The lines of every seat."""
    return [
        [
            f"{seat_name(score.seat)}: {counted(score.total, 'point')}",
            *(f"  {line.points:>4}  {line.explanation}" for line in score.lines),
        ]
        for score in game.scores()
    ]


def _ending(game: Game) -> list[str]:
    return [who_wins(game)] if len(game.scores()) > 1 and game.winners() else []


def who_wins(game: Game) -> str:
    """Who has won a game that is over, in a sentence."""
    winners = game.winners()
    names = " and ".join(seat_name(seat) for seat in winners)
    return f"{names} {'share the victory' if len(winners) > 1 else 'wins'}."
