"""The history of a series as rows: one for each finished game and seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from agricola.series.campaign import Campaign
from agricola.series.series import Series
from agricola.series.solo import SoloSeries, target_of

COLUMNS: Final[Mapping[str, type]] = {
    "game": int, "number": int, "player": int, "score": int, "rank": int, "target": int, "reached": bool,
    "campaign_points": int, "began_with": str, "kept": str,
}  # fmt: skip
"""`game` counts all games, `number` leaves repeated ones out; cards are named by id."""


def history(series: Series) -> list[dict[str, object]]:
    """What each game brought each player, with the columns that fit the kind of series; seats are counted from 1."""
    numbers = series.numbers() if isinstance(series, SoloSeries) else range(1, len(series.games) + 1)
    standings = series.standings() if isinstance(series, Campaign) else []
    rows: list[dict[str, object]] = []
    for game, (number, played) in enumerate(zip(numbers, series.games, strict=True)):
        result = played.result
        for seat, score in enumerate(result.scores):
            row: dict[str, object] = {"game": game + 1, "number": number, "player": seat + 1, "score": score}
            if standings:
                row |= {"rank": result.ranks[seat], "campaign_points": standings[seat].by_game[game]}
            else:
                row |= {"target": target_of(number), "reached": score >= target_of(number)}
            row |= {"began_with": " ".join(result.still_kept[seat]), "kept": played.kept[seat] or ""}
            rows.append(row)
    return rows
