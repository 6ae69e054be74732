"""The rating table of the levels in docs/agents.md, by edition, hand cards and number of players.

    python -m agricola.agents.rating_table --games 120

Every game that ends is kept at once (a file of JSON lines for each part of the table), so that a run may be stopped at
any time, and goes on where it was with the next one. More games can be added later by a larger number; without a number
the table is only written anew.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import sys
import time
from collections.abc import Generator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from typing import Final

from agricola.agents.arena import GameResult, Match, SeatResult, play_game
from agricola.agents.on_ray import play_on_ray
from agricola.agents.progress import ProgressBar, span
from agricola.agents.ratings import Estimate
from agricola.agents.results import faults_in_words, standings
from agricola.agents.roster import LEVELS
from agricola.agents.worker_pool import WorkerPool
from agricola.engine.errors import AgricolaError, BadOption
from agricola.game import EDITIONS

BEGIN: Final = "<!-- ratings: written by python -m agricola.agents.rating_table -->"
END: Final = "<!-- end of ratings -->"
ORDER: Final = ("revised", "original", "family")


@dataclass(frozen=True)
class Part:
    """One line of the table: an edition with a number of players, and the file that keeps its games."""

    edition: str
    cards: bool
    seats: int
    folder: Path

    @property
    def name(self) -> str:
        """What is played, as the table and the files call it."""
        players = "solo" if self.seats == 1 else f"{self.seats} players"
        return f"{self.edition}{' with cards' * self.cards}, {players}"

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        return self.folder / f"{self.edition}{'-cards' * self.cards}-{self.seats}.jsonl"

    def match(self, games: int) -> Match:
        """The levels against each other."""
        return Match(tuple(LEVELS), max(games, 1), self.edition, self.cards, self.seats)

    def kept(self) -> list[GameResult]:
        """The games that were played so far."""
        if not self.file.exists():
            return []
        head, *lines = self.file.read_text(encoding="utf-8").splitlines() or [""]
        if head != self._head():
            raise BadOption(f"{self.file} holds games of other levels; move it away to begin anew")
        games = []
        for line in lines:
            try:
                data = json.loads(line)
            except ValueError:
                break  # the last run was stopped while it wrote
            seats = tuple(SeatResult(**{**seat, "thought": tuple(seat["thought"])}) for seat in data["seats"])
            games.append(GameResult(data["number"], data["deal"], data["seed"], seats))
        return games

    def keep(self, games: Sequence[GameResult]) -> None:
        """Write the file anew."""
        self.folder.mkdir(parents=True, exist_ok=True)
        lines = [self._head(), *map(_line, games)]
        self.file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    def add(self, game: GameResult) -> None:
        """Add a game to the file."""
        with self.file.open("a", encoding="utf-8") as file:
            file.write(f"{_line(game)}\n")

    def _head(self) -> str:
        return json.dumps({"levels": dict(LEVELS), "edition": self.edition, "cards": self.cards, "players": self.seats})


def _line(game: GameResult) -> str:
    data = asdict(game)
    for seat in data["seats"]:
        seat["thought"] = [round(seconds, 5) for seconds in seat["thought"]]
    return json.dumps(data)


def parts(folder: Path, editions: Sequence[str] = (), seats: Sequence[int] = ()) -> list[Part]:
    """The lines of the table, or those of some editions and some numbers of players."""
    return [
        Part(name, cards, players, folder)
        for name in ORDER
        for cards in ((False, True) if EDITIONS[name].hand_cards else (False,))
        for players in range(1, EDITIONS[name].most_players + 1)
        if (not editions or name in editions) and (not seats or players in seats)
    ]


def play_lines(
    lines: Sequence[Part], games: int, processes: int, minutes: float = 0.0, *, on_ray: bool = False
) -> None:
    """Play what is missing of some lines, on this machine or on those of Ray, for so many minutes if any are given.

    The lines grow side by side; a game that has not ended in time is left to another run.
    """
    missing = sum(_missing(part, games) for part in lines)
    if not missing:
        return
    until = time.monotonic() + 60 * minutes if minutes else math.inf
    for part in lines:
        part.keep(part.kept())  # without a line that was cut off
    playing = (_played_on_ray if on_ray else _played_here)(lines, games, processes, until)
    try:
        with ProgressBar("playing", delay=0, lines=True) as bar:
            bar.counts(0, missing, "games")
            for number, (part, game) in enumerate(playing, start=1):
                part.add(game)
                bar.counts(number, missing, "games")
    finally:
        playing.close()


Playing = Generator[tuple[Part, GameResult], None, None]


def _played_on_ray(lines: Sequence[Part], games: int, processes: int, until: float) -> Playing:
    """Each game as it ends, with its line, one line after the other."""
    for part in lines:
        playing = play_on_ray(part.match(games), processes, [game.number for game in part.kept()])
        for game in playing:
            yield part, game
            if time.monotonic() > until:
                playing.close()
                return


def _played_here(lines: Sequence[Part], games: int, processes: int, until: float) -> Playing:
    """Each game as it ends, with its line; one pool plays all lines, so that no process waits for the end of a line."""
    jobs = missing_games(lines, games)
    with WorkerPool(min(processes, len(jobs)), _play_job, [part.match(games) for part in lines]) as pool:
        for job, game in pool.work(jobs, until):
            yield lines[job % len(lines)], game


def missing_games(lines: Sequence[Part], games: int) -> list[int]:
    """The games that some lines lack, those of all lines by turns: number times lines, and the place of the line."""
    jobs: list[int] = []
    for line, part in enumerate(lines):
        played = {game.number for game in part.kept()}
        jobs += [number * len(lines) + line for number in range(part.match(games).total) if number not in played]
    return sorted(jobs)


def _play_job(matches: list[Match], job: int) -> tuple[int, GameResult]:
    """What a process does; on top of the module, where it can be found."""
    number, line = divmod(job, len(matches))
    return job, play_game(matches[line], number)


def seconds_left(lines: Sequence[Part], games: int, processes: int) -> float | None:
    """How long some lines will take, by the games that were played in any line; None while there are none."""
    each: dict[Part, float] = {}
    for folder in {part.folder for part in lines}:
        for part in parts(folder):
            kept = part.kept()
            if kept:
                spent = [sum(sum(seat.thought) for seat in game.seats) for game in kept]
                each[part] = fmean(spent)
    if not each:
        return None
    seat = fmean([seconds / part.seats for part, seconds in each.items()])
    return sum(_missing(part, games) * each.get(part, seat * part.seats) for part in lines) / processes


def _missing(part: Part, games: int) -> int:
    """How many games of a line are still to be played."""
    total = part.match(games).total
    return total - sum(game.number < total for game in part.kept())


# --- the table --------------------------------------------------------------------------------------------------------


def table(lines: Sequence[Part]) -> str:
    """The table in Markdown, of the lines that have games."""
    head = ["played", "players", "games", *(level.title() for level in LEVELS)]
    rows = [head, ["---", "---:", "---:", *["---:"] * len(LEVELS)]]
    times: dict[str, list[float]] = {level: [] for level in LEVELS}
    faults: list[str] = []
    for part in lines:
        games = part.kept()
        if not games:
            continue
        found = {line.contender: line for line in standings(games)}
        cells = []
        for level in LEVELS:
            line = found.get(level)
            if line is None or line.score is None:
                cells.append("-")
                continue
            points = f"{line.score.value:.1f} points"
            cells.append(f"{_rounded(line.rating)}, {points}" if line.rating else points)
            times[level].append(line.seconds_p99)
        named = {"revised": "revised", "original": "original", "family": "Family Edition"}[part.edition]
        deck = " with hand cards" if part.cards else " without hand cards" * EDITIONS[part.edition].hand_cards
        rows.append([f"{named}{deck}", str(part.seats), f"{len(games):,}", *cells])
        faults += faults_in_words(games)
    if len(rows) == 2:
        return "No games have been played yet."
    slowest = [f"{max(seconds):.2f} s" if seconds else "-" for seconds in times.values()]
    rows.append(["slowest 99th percentile of a decision", "", "", *slowest])
    text = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([text, "", *(faults or ["No level committed a fault."])])


def _rounded(rating: Estimate) -> str:
    return f"{rating.value:.0f} ± {rating.margin:.0f}"


def write_page(page: Path, text: str) -> None:
    """Put the table between its marks in a page."""
    before = page.read_text(encoding="utf-8")
    after, found = re.subn(
        f"{re.escape(BEGIN)}.*?{re.escape(END)}", lambda _: f"{BEGIN}\n\n{text}\n\n{END}", before, flags=re.S
    )
    if found != 1:
        raise BadOption(f"{page} must hold one place for the table: {BEGIN} and {END}")
    if after != before:
        page.write_text(after, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing, then write the table."""
    parser = argparse.ArgumentParser(
        prog="python -m agricola.agents.rating_table",
        description="Rate the levels against each other and write the table in docs/agents.md. A run that was stopped "
        "goes on where it was.",
    )
    parser.add_argument(
        "--games", type=int, default=0, metavar="N", help="games in each line; 0 only writes the table (default: 0)"
    )
    parser.add_argument("--edition", action="append", default=[], choices=ORDER, help="only this one; may be repeated")
    parser.add_argument(
        "--seats", action="append", default=[], type=int, metavar="N", help="only so many players; may be repeated"
    )
    parser.add_argument(
        "--cards", action=argparse.BooleanOptionalAction, default=None, help="only with hand cards, or only without"
    )
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="games at a time (default: 1)")
    parser.add_argument(
        "--minutes",
        type=float,
        default=0.0,
        metavar="N",
        help="play no longer than this (default: as long as it takes)",
    )
    parser.add_argument(
        "--ray", action="store_true", help="play on the machines of a Ray cluster, --processes games at a time"
    )
    parser.add_argument("--kept", type=Path, default=Path("build/ratings"), help="where the games are kept")
    parser.add_argument("--page", type=Path, default=Path("docs/agents.md"), help="the page with the table")
    given = parser.parse_args(arguments)
    if given.processes < 1:
        parser.error("--processes is 1 or more")
    code = 0
    try:
        chosen = [part for part in parts(given.kept, given.edition, given.seats) if given.cards in (None, part.cards)]
        if given.games:
            code = _play_all(chosen, given.games, given.processes, given.minutes, on_ray=given.ray)
        write_page(given.page, table(parts(given.kept)))
    except AgricolaError as problem:
        print(f"{parser.prog}: {problem}", file=sys.stderr)
        return 1
    return code


def _play_all(chosen: Sequence[Part], games: int, processes: int, minutes: float, *, on_ray: bool) -> int:
    missing = sum(_missing(part, games) for part in chosen)
    left = seconds_left(chosen, games, processes)
    takes = "" if left is None else f", about {span(left)}"
    print(f"{len(chosen)} lines, {missing} games to be played{takes}", file=sys.stderr)
    try:
        play_lines(chosen, games, processes, minutes, on_ray=on_ray)
    except KeyboardInterrupt:
        print("Interrupted; the games that ended are kept, and the table is written from them.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
