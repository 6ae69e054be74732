"""How strong contenders are, and how sure that is: ratings, shares and means with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)
ELO: Final = 400 / math.log(10)
"""Points on the Elo scale for each unit of the logistic scale."""
AVERAGE: Final = 1500.0
"""The mean rating of the contenders of one match."""
PRIOR: Final = 1.0
"""Drawn games that are added between each two contenders who met, so that one who never lost has a rating too."""

Matrix = list[list[float]]
Wins = Mapping[tuple[str, str], float]
"""How often the first beat the second; a draw counts half for both."""


@dataclass(frozen=True)
class Estimate:
    """A figure with the interval that holds the truth in 95 of 100 such matches."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def wilson(wins: float, games: int) -> Estimate:
    """A share of victories with its Wilson interval, which is sound for few games and for shares near 0 and 1."""
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    margin = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Estimate(share, max(0.0, middle - margin), min(1.0, middle + margin))


def mean(samples: Sequence[float]) -> Estimate:
    """A mean of independent samples with its interval by Student's distribution; without bounds for a single one."""
    value = fmean(samples)
    if len(samples) < 2:
        return Estimate(value, -math.inf, math.inf)
    margin = _student(len(samples) - 1) * stdev(samples) / math.sqrt(len(samples))
    return Estimate(value, value - margin, value + margin)


def _student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution; beyond two degrees of freedom by an expansion around the normal."""
    exact = {1: 12.706, 2: 4.303}
    if freedom in exact:
        return exact[freedom]
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def ratings(deals: Sequence[Wins]) -> dict[str, Estimate]:
    """The Bradley-Terry ratings of contenders on the Elo scale, from who beat whom in each deal.

    The games of one deal hang together: the luck is the same, and at a table of four one good game beats three others.
    So the deals, not the games, are taken as independent (a sandwich of the information and the deals' own variation).
    The interval is never narrower than independent games would make it, which keeps it honest where one side won
    everything and nothing varies.
    """
    total: dict[tuple[str, str], float] = {}
    for wins in deals:
        for pair, number in wins.items():
            total[pair] = total.get(pair, 0.0) + number
    names = sorted({name for pair in total for name in pair})
    if len(names) < 2:
        return {}
    place = {name: number for number, name in enumerate(names)}
    won = _matrix(total, place)
    for i in range(len(names)):
        for j in range(len(names)):
            if i != j and (won[i][j] or won[j][i]):
                won[i][j] += PRIOR / 2
    strength = _strengths(won)
    spread = _inverse(_with_fixed_sum(_information(won, strength)))
    slopes = [_slope(_matrix(wins, place), strength) for wins in deals]
    found = {}
    for name, i in place.items():
        independent = spread[i][i] - 1 / len(names) ** 2
        by_deals = sum(sum(row * slope for row, slope in zip(spread[i], deal, strict=True)) ** 2 for deal in slopes)
        margin = ELO * Z * math.sqrt(max(independent, by_deals))
        value = AVERAGE + ELO * strength[i]
        found[name] = Estimate(value, value - margin, value + margin)
    return found


def _matrix(wins: Wins, place: Mapping[str, int]) -> Matrix:
    matrix = [[0.0] * len(place) for _ in place]
    for (winner, loser), number in wins.items():
        matrix[place[winner]][place[loser]] += number
    return matrix


def _beats(one: float, other: float) -> float:
    """The chance that a strength beats another."""
    return 1 / (1 + math.exp(other - one))


def _slope(won: Matrix, strength: Sequence[float]) -> list[float]:
    """How the likelihood of the results changes with each strength: victories beyond those expected."""
    return [
        sum(
            won[i][j] - (won[i][j] + won[j][i]) * _beats(strength[i], strength[j])
            for j in range(len(won))
            if won[i][j] or won[j][i]
        )
        for i in range(len(won))
    ]


def _information(won: Matrix, strength: Sequence[float]) -> Matrix:
    """How sharply the likelihood bends: the precision of each difference of strengths."""
    size = len(won)
    bends = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            if i != j:
                chance = _beats(strength[i], strength[j])
                bend = (won[i][j] + won[j][i]) * chance * (1 - chance)
                bends[i][i] += bend
                bends[i][j] -= bend
    return bends


def _with_fixed_sum(matrix: Matrix) -> Matrix:
    """Only differences of strengths can be seen; this fixes their sum, so that the matrix has an inverse."""
    return [[number + 1.0 for number in row] for row in matrix]


def _strengths(won: Matrix) -> list[float]:
    """The most likely strengths, their mean 0, by Newton's method with steps of at most 1."""
    strength = [0.0] * len(won)
    for _ in range(100):
        slope = _slope(won, strength)
        inverse = _inverse(_with_fixed_sum(_information(won, strength)))
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(abs(step) for step in steps)
        strength = [old + step / max(1.0, longest) for old, step in zip(strength, steps, strict=True)]
        if longest < 1e-9:
            break
    middle = fmean(strength)
    return [number - middle for number in strength]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a small matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        first = rows[column]
        rows[column] = first = [number / first[column] for number in first]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], first, strict=True)]
    return [row[size:] for row in rows]
