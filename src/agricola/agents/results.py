"""What a match came to: one line for each contender, and files with a row for each game and seat."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import Final

from agricola.agents.arena import GameResult, Match, SeatResult
from agricola.agents.ratings import Estimate, mean, ratings, wilson
from agricola.agents.row_files import write_rows

COLUMNS: Final[Mapping[str, type]] = {
    "game": int, "deal": int, "seed": int, "edition": str, "cards": bool, "players": int, "seat": int,
    "contender": str, "score": int, "won": float, "rank": int, "begging": int, "harvests_begged": int,
    "harvests": int, "moves": int, "seconds": float, "max_seconds": float, "fault": str,
}  # fmt: skip


@dataclass(frozen=True)
class Standing:
    """What a match came to for one contender; its seats are counted together when it has several."""

    contender: str
    games: int
    """Seats that it played: two in each game if it was named twice."""
    wins: float
    win_rate: Estimate | None
    """None where there is nobody to beat."""
    score: Estimate | None
    """The mean score of the games that were played to their end; None when there was none."""
    rating: Estimate | None
    """None where there is nobody to beat."""
    begs: float
    """The share of its harvests in which it took begging markers."""
    seconds: float
    """The mean time for a decision."""
    seconds_p99: float
    """99 of 100 decisions took no longer."""
    seconds_max: float
    faults: int


def standings(games: Sequence[GameResult]) -> list[Standing]:
    """One line for each contender, the strongest first."""
    rated = ratings([_who_beat_whom(deal) for deal in _by_deal(games)])
    names = dict.fromkeys(seat.contender for game in games for seat in game.seats)
    lines = [_standing(name, games, rated.get(name)) for name in names]

    def strength(line: Standing) -> tuple[float, float]:
        return (
            line.rating.value if line.rating else 0.0,
            line.score.value if line.score else -math.inf,
        )

    return sorted(lines, key=strength, reverse=True)


def _by_deal(games: Sequence[GameResult]) -> list[list[GameResult]]:
    ordered = sorted(games, key=lambda game: game.number)
    return [list(group) for _, group in groupby(ordered, key=lambda game: game.deal)]


def _who_beat_whom(games: Sequence[GameResult]) -> dict[tuple[str, str], float]:
    """How often each contender beat each other one at the same table; equal ranks count half."""
    wins: dict[tuple[str, str], float] = {}
    for game in games:
        for one in game.seats:
            for other in game.seats:
                if one.contender != other.contender:
                    won = 1.0 if one.rank < other.rank else 0.5 if one.rank == other.rank else 0.0
                    pair = (one.contender, other.contender)
                    wins[pair] = wins.get(pair, 0.0) + won
    return wins


def _standing(name: str, games: Sequence[GameResult], rating: Estimate | None) -> Standing:
    seats = [seat for game in games for seat in game.seats if seat.contender == name]
    # A deal's games share its luck: their mean is one sample.
    scores = [
        fmean(found)
        for deal in _by_deal(games)
        if (found := [s.score for game in deal for s in game.seats if s.contender == name and s.score is not None])
    ]
    wins = sum(seat.won for seat in seats)
    thought = sorted(second for seat in seats for second in seat.thought)
    harvests = sum(seat.harvests for seat in seats)
    return Standing(
        contender=name,
        games=len(seats),
        wins=wins,
        win_rate=wilson(wins, len(seats)) if rating else None,
        score=mean(scores) if scores else None,
        rating=rating,
        begs=sum(seat.harvests_begged for seat in seats) / harvests if harvests else 0.0,
        seconds=fmean(thought) if thought else 0.0,
        seconds_p99=thought[math.ceil(0.99 * len(thought)) - 1] if thought else 0.0,
        seconds_max=thought[-1] if thought else 0.0,
        faults=sum(bool(seat.fault) for seat in seats),
    )


def table(lines: Sequence[Standing]) -> str:
    """The standings as a text of columns."""
    head = ("contender", "games", "wins", "win rate", "score", "rating", "begs", "thinks", "p99", "max", "faults")
    rows = [head]
    for line in lines:
        rate = line.win_rate
        rows.append(
            (
                line.contender,
                f"{line.games:,}",
                f"{line.wins:,.1f}".removesuffix(".0") if rate else "-",
                f"{rate.value:.1%} ({rate.low:.1%} to {rate.high:.1%})".replace("%", " %") if rate else "-",
                in_figures(line.score, 1),
                in_figures(line.rating, 0),
                f"{line.begs:.1%}".replace("%", " %"),
                _time(line.seconds),
                _time(line.seconds_p99),
                _time(line.seconds_max),
                str(line.faults),
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def in_figures(estimate: Estimate | None, places: int) -> str:
    """A figure and its margin, such as `17.3 +- 0.4`."""
    if estimate is None:
        return "-"
    value = f"{estimate.value:.{places}f}"
    return f"{value} +- {estimate.margin:.{places}f}" if math.isfinite(estimate.margin) else value


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{seconds * 1000:.1f} ms"


def faults_in_words(games: Sequence[GameResult], most: int = 5) -> list[str]:
    """The faults in words, the first few of each contender."""
    told: list[str] = []
    found: dict[str, int] = {}
    for game in sorted(games, key=lambda game: game.number):
        for seat in game.seats:
            if seat.fault:
                found[seat.contender] = found.get(seat.contender, 0) + 1
                if found[seat.contender] <= most:
                    told.append(f"{seat.contender} lost game {game.number} by fault, {seat.fault}")
    told += [f"{name}: {count - most} more faults" for name, count in found.items() if count > most]
    return told


# --- files ------------------------------------------------------------------------------------------------------------


def rows(match: Match, games: Sequence[GameResult]) -> list[dict[str, object]]:
    """One row for each game and seat, with the `COLUMNS`."""
    return [
        dict(zip(COLUMNS, _row(match, game, seat), strict=True))
        for game in sorted(games, key=lambda game: game.number)
        for seat in game.seats
    ]


def _row(match: Match, game: GameResult, seat: SeatResult) -> tuple[object, ...]:
    return (
        game.number, game.deal, game.seed, match.edition, match.cards, match.seats, seat.seat, seat.contender,
        seat.score, seat.won, seat.rank, seat.begging, seat.harvests_begged, seat.harvests, len(seat.thought),
        round(sum(seat.thought), 6), round(max(seat.thought, default=0.0), 6), seat.fault,
    )  # fmt: skip


def as_json(match: Match, games: Sequence[GameResult]) -> dict[str, object]:
    """The match and its standings as plain JSON data."""
    return {"match": asdict(match), "played": len(games), "standings": [_plain(line) for line in standings(games)]}


def _plain(line: Standing) -> dict[str, object]:
    """A standing as JSON data; bounds that are not known are null, for JSON has no infinity."""

    def estimate(found: Estimate | None) -> dict[str, float | None] | None:
        if found is None:
            return None
        return {name: value if math.isfinite(value) else None for name, value in asdict(found).items()}

    return asdict(line) | {
        "win_rate": estimate(line.win_rate),
        "score": estimate(line.score),
        "rating": estimate(line.rating),
    }


def write(path: Path, match: Match, games: Sequence[GameResult]) -> None:
    """Write results to a file, in the format that its name ends with."""
    found = rows(match, games)
    write_rows(path, COLUMNS, found, as_json(match, games) | {"games": found})
