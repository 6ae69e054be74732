"""The score sheet in words."""

from __future__ import annotations

from agricola.cli.draw import seat_name
from agricola.game import Game


def score_sheet(game: Game) -> str:
    """The points of every seat line by line, and who wins when the game is over."""
    lines = []
    for score in game.scores():
        lines.append(f"{seat_name(score.seat)}: {score.total} points")
        lines += [f"  {line.points:>4}  {line.explanation}" for line in score.lines]
    if len(game.scores()) > 1 and game.winners():
        lines.append(who_wins(game))
    return "\n".join(lines)


def who_wins(game: Game) -> str:
    """Who has won a game that is over, in a sentence."""
    winners = game.winners()
    names = " and ".join(seat_name(seat) for seat in winners)
    return f"{names} {'share the victory' if len(winners) > 1 else 'wins'}."
