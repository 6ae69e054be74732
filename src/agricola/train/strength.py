"""How strong a network becomes: while it is trained, it plays arena matches against opponents that stay as they are.

A process of its own plays them in the background, without search: against the network that the run began with, against
the one that comes with the package for such games, and against `greedy`. Each match has deals of its own, every line-up
sits in every rotation, and both sides have as many seats: who is as strong as the other wins half of the games.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from statistics import fmean
from types import TracebackType
from typing import Final

from agricola.agents.arena import Match, play_game
from agricola.agents.arithmetic import network_for
from agricola.agents.network import Network
from agricola.agents.network_numbers import Game
from agricola.agents.one_thread import one_thread_each
from agricola.agents.ratings import Estimate, mean, wilson
from agricola.editions.edition import DECKS
from agricola.train.games import board_of, every_deck, game_name
from agricola.train.strength_plot import Curve, strength_svg

RESULTS: Final = "strength.jsonl"
PLOT: Final = "strength.svg"
FIRST: Final = "first.npz"
NEWEST: Final = "match.npz"
_POLITE: Final = 5
"""By so much the process gives way to those that play and learn, where the system knows such a thing."""


@dataclass(frozen=True)
class Moment:
    """When in a run something was."""

    seconds: float
    """How long it had learned."""
    games: int
    """How many games it had learned from."""


@dataclass(frozen=True)
class Measured:
    """What one match came to for the network."""

    seconds: float
    games: int
    """Both as in `Moment`."""
    game: str
    """What was played."""
    opponent: str
    played: int
    """How many games the network played in the match."""
    victories: float | None
    """How many of them it won, where a shared victory is a part of one; None where each played alone."""
    points: float
    their_points: float
    ahead: float
    """The mean of the points by which it was ahead, deal by deal."""
    ahead_margin: float | None
    """Half of the 95 % interval of that; None where there was one deal only."""

    @property
    def estimate(self) -> Estimate:
        """The share of victories with its 95 % interval; for who plays alone the points ahead."""
        if self.victories is not None:
            return wilson(self.victories, self.played)
        margin = self.ahead_margin or 0.0
        return Estimate(self.ahead, self.ahead - margin, self.ahead + margin)

    def words(self) -> str:
        """The match in one line."""
        found = self.estimate
        won = f"{found.value:.0%} ({found.low:.0%} to {found.high:.0%}) of ".replace("%", " %")
        return (
            f"strength after {self.seconds:.0f} s: {self.game} against {self.opponent}: "
            f"{won * (self.victories is not None)}{self.played} games, "
            f"{self.points:.1f} points to {self.their_points:.1f}"
        )


def opponents_for(game: Game, folder: Path) -> dict[str, str]:
    """Who is met in a game: each by its name, as the arena knows it."""
    found = {"greedy": "greedy"}
    if network_for(board_of(game)) is not None:
        found["shipped"] = "learned:1"
    if (folder / FIRST).read_bytes() != (folder / NEWEST).read_bytes():  # nobody is stronger than itself
        found["first"] = f"{folder / FIRST}:1"
    return found


def measure(game: Game, folder: Path, opponent: str, spec: str, games: int, moment: Moment, seed: int) -> Measured:
    """Play a match of the newest network, and say what it came to."""
    edition, players, cards = game
    newest = f"{folder / NEWEST}:1"
    match = Match((newest, spec), games, edition, cards, players, seed, decks=every_deck(game).get(DECKS))
    results = [play_game(match, number) for number in range(match.total)]
    mine: list[float] = []
    theirs: list[float] = []
    ahead: list[float] = []
    for _, deal in groupby(results, key=lambda result: result.deal):
        scores = [(seat.contender == newest, seat.score) for result in deal for seat in result.seats]
        own = [score for is_mine, score in scores if is_mine and score is not None]
        others = [score for is_mine, score in scores if not is_mine and score is not None]
        mine += own
        theirs += others
        if own and others:  # after a fault there are no scores
            ahead.append(fmean(own) - fmean(others))
    won = [sum(seat.won for seat in result.seats if seat.contender == newest) for result in results]
    found = mean(ahead)
    return Measured(
        moment.seconds, moment.games, game_name(game), opponent,
        played=sum(any(seat.contender == newest for seat in result.seats) for result in results),
        victories=sum(won) if players > 1 else None,
        points=round(fmean(mine), 2), their_points=round(fmean(theirs), 2),
        ahead=round(found.value, 2), ahead_margin=round(found.margin, 2) if math.isfinite(found.margin) else None,
    )  # fmt: skip


def _play_matches(folder: Path, games: Sequence[Game], each: int, pipe: Connection) -> None:
    """What the process does: a match in every game against every opponent, each time it is told to."""
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    try:
        while True:
            moment, seed = pipe.recv()
            for game in games:
                for opponent, spec in opponents_for(game, folder).items():
                    pipe.send(measure(game, folder, opponent, spec, each, moment, seed))
            pipe.send(None)
    except (EOFError, ConnectionError, KeyboardInterrupt):
        return


class Matches:
    """The matches of a training run, played in a process beside it; leaving the `with` ends it, whatever it is at."""

    def __init__(self, folder: Path, games: Sequence[Game], each: int, every: float, *, anew: bool) -> None:
        self._folder = folder
        self._games = sorted(set(games))
        self._each = each
        self._every = every
        """The seconds from the beginning of one to that of the next at the earliest; 0: there are none."""
        self._due = 0.0
        self._busy = False
        self._pipe: Connection | None = None
        self._process: BaseProcess | None = None
        if anew:
            for name in (RESULTS, PLOT, FIRST):
                (folder / name).unlink(missing_ok=True)

    def __enter__(self) -> Matches:
        if self._every:
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(
                target=_play_matches, args=(self._folder, self._games, self._each, theirs), daemon=True
            )
            with one_thread_each():
                self._process.start()
            theirs.close()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None and self._pipe is not None:
            self._process.terminate()
            self._process.join()
            self._pipe.close()

    def go_on(self, network: Callable[[], Network], moment: Moment) -> None:
        """Write down what has been played, and begin the next matches when it is time; this takes no time itself."""
        pipe = self._pipe
        if pipe is None:
            return
        try:
            while pipe.poll():
                found = pipe.recv()
                if found is None:
                    self._busy = False
                else:
                    self._write(found)
            if not self._busy and time.monotonic() >= self._due:
                self._begin(pipe, network(), moment)
        except (EOFError, ConnectionError):
            print("the process that plays matches has ended; training goes on without them", flush=True)
            self._pipe = None

    def _begin(self, pipe: Connection, network: Network, moment: Moment) -> None:
        self._due = time.monotonic() + self._every
        self._busy = True
        network.save(self._folder / NEWEST)
        if not (self._folder / FIRST).exists():
            network.save(self._folder / FIRST)
        pipe.send((moment, moment.games))  # other deals each time

    def _write(self, found: Measured) -> None:
        print(found.words(), flush=True)
        with (self._folder / RESULTS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(found)) + "\n")
        svg = strength_svg(curves(read_results(self._folder)))
        (self._folder / PLOT).write_text(svg, encoding="utf-8")


def read_results(folder: Path) -> list[Measured]:
    """What the matches of a run came to so far."""
    lines = (folder / RESULTS).read_text(encoding="utf-8").splitlines()
    return [Measured(**json.loads(line)) for line in lines]


def curves(found: Sequence[Measured]) -> list[Curve]:
    """One curve for each opponent in each game, in minutes."""
    points: dict[tuple[str, str, bool], list[tuple[float, Estimate]]] = {}
    for one in found:
        which = (one.game, one.opponent, one.victories is None)
        points.setdefault(which, []).append((one.seconds / 60, one.estimate))
    return [Curve(game, opponent, alone, some) for (game, opponent, alone), some in points.items()]
