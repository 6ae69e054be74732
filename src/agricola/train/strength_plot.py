"""The strength of a network over the time of its training, as an SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from agricola.agents.ratings import Estimate
from agricola.pictures.pen import EDGE, INK, LINEN, PAPER, QUIET, SEATS, Picture, short

_WIDTH: Final = 760
_HEIGHT: Final = 240
"""Of the panel of one game."""
_TOP: Final = 34
_LEFT: Final = 58
_RIGHT: Final = 150
_BOTTOM: Final = 36
_LINE: Final = 16
"""The names beside the curves are at least so far apart."""
_LEAST_MINUTES: Final = 1.0
_STEPS: Final = (1, 2, 5)


@dataclass(frozen=True)
class Curve:
    """What was measured in one game against one opponent."""

    game: str
    opponent: str
    alone: bool
    """Whether each played alone: then it is points ahead, and else shares of victories."""
    points: Sequence[tuple[float, Estimate]]
    """Minutes, and what was found then."""


def strength_svg(curves: Sequence[Curve]) -> str:
    """A panel for each game, with a curve for each opponent; the fine lines are 95 % intervals."""
    games = list(dict.fromkeys(curve.game for curve in curves))
    last = max((minute for curve in curves for minute, _ in curve.points), default=0.0)
    picture = Picture()
    height = _HEIGHT * len(games)
    picture.box(0, 0, _WIDTH, height, PAPER)
    colours = dict(zip(dict.fromkeys(curve.opponent for curve in curves), SEATS, strict=False))
    for row, game in enumerate(games):
        panel = Picture()
        _draw_panel(panel, [curve for curve in curves if curve.game == game], max(last, _LEAST_MINUTES), colours)
        picture.lay(panel, 0, row * _HEIGHT)
    return picture.document(_WIDTH, height, "Strength over the time of training")


def _draw_panel(panel: Picture, curves: Sequence[Curve], last: float, colours: dict[str, str]) -> None:
    alone = curves[0].alone
    low, high = _range(curves) if alone else (0.0, 1.0)
    foot, right = _HEIGHT - _BOTTOM, _WIDTH - _RIGHT

    def across(minute: float) -> float:
        return _LEFT + minute / last * (right - _LEFT)

    def down(value: float) -> float:
        return foot - (value - low) / (high - low) * (foot - _TOP)

    what = "points ahead" if alone else "share of victories"
    panel.write(_LEFT, 20, f"{curves[0].game}: {what} without search, with 95 % intervals", 14, bold=True)
    even = 0.0 if alone else 0.5
    for value in _ticks(low, high) if alone else (0.0, 0.25, 0.5, 0.75, 1.0):
        strong = value == even
        panel.add(_stroke([(_LEFT, down(value)), (right, down(value))], EDGE if strong else LINEN, 1))
        words = f"{value:g}" if alone else _percent(value)
        panel.write(_LEFT - 6, down(value) + 4, words, 11, fill=QUIET, anchor="end")
    for minute in _ticks(0.0, last):
        panel.write(across(minute), foot + 15, f"{minute:g}", 11, fill=QUIET, anchor="middle")
    panel.write(right, foot + 30, "minutes", 11, fill=QUIET, anchor="end")
    ends: list[tuple[float, str, str]] = []
    for curve in curves:
        colour = colours.get(curve.opponent, INK)
        for minute, found in curve.points:
            x = across(minute)
            panel.add(_stroke([(x, down(found.low)), (x, down(found.high))], colour, 1, 0.45))
            panel.add(f'<circle cx="{short(x)}" cy="{short(down(found.value))}" r="2.5" fill="{colour}"/>')
        panel.add(_stroke([(across(minute), down(found.value)) for minute, found in curve.points], colour, 2))
        newest = curve.points[-1][1].value
        figure = f"{newest:+.1f}" if alone else _percent(newest)
        ends.append((down(newest), f"{curve.opponent} {figure}", colour))
    for y, words, colour in _apart(ends):
        panel.write(right + 8, y + 4, words, 12, fill=colour, bold=True)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _stroke(points: Sequence[tuple[float, float]], colour: str, width: float, opacity: float = 1.0) -> str:
    way = " ".join(f"{short(x)},{short(y)}" for x, y in points)
    return f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="{width:g}" opacity="{opacity:g}"/>'


def _range(curves: Sequence[Curve]) -> tuple[float, float]:
    """From the lowest to the highest that is shown; 0 is among it."""
    found = [one for curve in curves for _, one in curve.points]
    low, high = min(0.0, *(one.low for one in found)), max(0.0, *(one.high for one in found))
    return (low, high) if high - low >= 1.0 else (low - 0.5, high + 0.5)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers between two, about four to eight of them."""
    span = high - low
    step = next(size * 10.0**power for power in range(-3, 9) for size in _STEPS if span / (size * 10.0**power) <= 8)
    first = -int(-low // step)
    return [round(number * step, 6) for number in range(first, int(high / step + 1e-9) + 1)]


def _apart(ends: Sequence[tuple[float, str, str]]) -> list[tuple[float, str, str]]:
    """Names beside the ends of curves, moved down where they would lie on each other."""
    placed: list[tuple[float, str, str]] = []
    for y, words, colour in sorted(ends):
        placed.append((max(y, placed[-1][0] + _LINE) if placed else y, words, colour))
    return placed
