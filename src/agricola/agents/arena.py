"""Games between agents in bulk: seats rotated, deals paired, spread over processes.

A match is played in blocks. In each block one deal is played by every line-up, once for every rotation of its seats, so
that each contender sits in each seat equally often and all of them meet the same deals. Every game has a number, and
all chance in it follows from the seed of the match and that number: the results do not depend on how many processes
played them (agents with a budget of seconds depend on the clock, whoever plays them).
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Collection, Generator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Final

from agricola.agents.protocol import Deadline, Observation
from agricola.agents.roster import SeatedAgent, make_agent
from agricola.agents.time_limit import TooLong, time_limit
from agricola.agents.worker_pool import WorkerPool
from agricola.engine.errors import BadOption
from agricola.engine.kernel.actions import Action
from agricola.engine.scoring.teams import ranking, results
from agricola.game import EDITIONS, Game, new_game
from agricola.python_files import shown, what_went_wrong

MOST_CONTENDERS: Final = 5
SECONDS_OF_GRACE = 60.0
"""How far beyond its seconds an agent may be before it loses; a busy machine must not decide games."""


@dataclass(frozen=True)
class Match:
    """Who plays how many games of what."""

    contenders: tuple[str, ...]
    """The agents, as `make_agent` reads them. One that is named twice sits in two seats and is counted as one."""
    games: int
    """How many games are wanted; whole blocks are played, so it may become a few more."""
    edition: str = "revised"
    cards: bool = False
    seats: int = 0
    """How many play in each game; 0: as many as there are contenders."""
    seed: int = 1
    variants: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    """Both as `new_game` takes them."""
    decks: str | tuple[str, ...] | None = None
    """Letters of decks, where there are some to choose from, and files of invented ones; None for the usual ones."""
    records: str | None = None
    """The folder that gets a record of each game; None where nobody wants them."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.contenders) <= MOST_CONTENDERS:
            raise BadOption(f"1 to {MOST_CONTENDERS} contenders play, not {len(self.contenders)}")
        if self.games < 1:
            raise BadOption(f"at least 1 game is played, not {self.games}")
        if self.seed < 0:
            raise BadOption(f"a seed is a number from 0 on, not {self.seed}")
        if not self.seats:
            object.__setattr__(self, "seats", len(self.contenders))
        self.new_game(0)  # says what can't be played
        if not EDITIONS[self.edition].hand_cards:
            object.__setattr__(self, "cards", False)
        for contender in dict.fromkeys(self.contenders):
            make_agent(contender)

    def new_game(self, seed: int) -> Game:
        """The game that is played with a deal."""
        return new_game(
            self.edition,
            players=self.seats,
            cards=self.cards,
            seed=seed,
            variants=self.variants,
            house_rules=self.house_rules,
            decks=self.decks,
        )

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who plays whom. Seats that not all contenders can share equally go to each combination of them in turn."""
        rounds, over = divmod(self.seats, len(self.contenders))
        return list(dict.fromkeys((*self.contenders * rounds, *some) for some in combinations(self.contenders, over)))

    @cached_property
    def block(self) -> list[tuple[tuple[str, ...], int]]:
        """The line-ups and rotations that one deal is played with."""
        return [
            (line_up, rotation)
            for line_up in self.line_ups
            for rotation in range(self.seats if len(set(line_up)) > 1 else 1)
        ]

    @property
    def deals(self) -> int:
        """How many deals are played."""
        return -(-self.games // len(self.block))

    @property
    def total(self) -> int:
        """How many games are played."""
        return self.deals * len(self.block)

    def deal_of(self, number: int) -> int:
        """Which deal a game is played with."""
        return number // len(self.block)

    def deal_seed(self, number: int) -> int:
        """The seed of a game: `new_game(..., seed=...)` deals it again."""
        return _drawn(f"{self.seed}/deal {self.deal_of(number)}")

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game. Each deal has an order of its own, so that nobody always follows the same one.

        In a team game partners are the same contender, as far as the line-up has it twice.
        """
        line_up, rotation = self.block[number % len(self.block)]
        order = list(line_up)
        random.Random(f"{self.seed}/order {self.deal_of(number)}").shuffle(order)
        order = _with_partners(order, self._teams)
        return tuple(order[rotation:] + order[:rotation])

    @cached_property
    def _teams(self) -> list[tuple[int, int]]:
        team = self.new_game(0).state.board.team
        return [] if team is None else team.teams()

    def agent_seed(self, number: int, seat: int) -> int:
        """The seed of the agent at a seat."""
        return _drawn(f"{self.seed}/game {number}/seat {seat}")


def _with_partners(order: list[str], teams: list[tuple[int, int]]) -> list[str]:
    """The same contenders, seated so that partners are alike where they can be."""
    seated, waiting = list(order), list(order)
    for seat, partner in teams:
        first = waiting.pop(0)
        other = first if first in waiting else waiting[0]
        waiting.remove(other)
        seated[seat], seated[partner] = first, other
    return seated


def _drawn(what: str) -> int:
    return random.Random(what).getrandbits(32)


@dataclass(frozen=True)
class SeatResult:
    """How one game went for one seat."""

    contender: str
    seat: int
    score: int | None
    """The final score; None when a fault ended the game."""
    won: float
    """1 for a victory, a part of it for one that is shared, 0 otherwise."""
    rank: int
    """1 for the best; equal ones have the same rank."""
    begging: int
    """Begging markers."""
    harvests_begged: int
    harvests: int
    thought: tuple[float, ...]
    """The seconds of each decision."""
    fault: str = ""
    """What the agent did wrong, for which it lost the game."""


@dataclass(frozen=True)
class GameResult:
    """How one game went."""

    number: int
    deal: int
    seed: int
    seats: tuple[SeatResult, ...]


def play_game(match: Match, number: int) -> GameResult:
    """Play one game of a match."""
    seating = match.seating(number)
    seed = match.deal_seed(number)
    game = match.new_game(seed)
    with redirect_stdout(sys.stderr):  # what agents print is not part of the results
        seated = [make_agent(contender, match.agent_seed(number, seat)) for seat, contender in enumerate(seating)]
        result = GameResult(number, match.deal_of(number), seed, play_out(game, seated))
    if match.records is not None:
        Path(match.records, f"game-{number:06}.txt").write_text(_recorded(game, result), encoding="utf-8")
    return result


def _recorded(game: Game, result: GameResult) -> str:
    """The record of a game that was played, with who sat where and what they did wrong."""
    for seat in result.seats:
        if seat.fault:
            game.annotate(f"{seat.contender} at seat {seat.seat + 1} loses by a fault: {seat.fault}")
    return str(replace(game.record(), seats=tuple(seat.contender for seat in result.seats)))


def check_records(folder: Path) -> None:
    """Make the folder for records, or raise BadOption if it can't be used; records of another match stay alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadOption(f"{folder}: no records can be written there: {problem.strerror or problem}") from problem
    if any(folder.glob("game-*.txt")):
        raise BadOption(f"{folder}: there are records of games already; name another folder")


def play_out(game: Game, seated: Sequence[SeatedAgent]) -> tuple[SeatResult, ...]:
    """Let agents play a game to its end, or to the first fault: that agent loses, the others share the victory."""
    players = game.state.players
    thought: list[list[float]] = [[] for _ in seated]
    begged: list[set[int]] = [set() for _ in seated]
    faults = [""] * len(seated)
    while not game.is_terminal() and not any(faults):
        seat = game.current_player
        assert seat is not None
        begun = time.perf_counter()
        action, fault = _asked(seated[seat], game, seat)
        thought[seat].append(time.perf_counter() - begun)
        if action is None:
            faults[seat] = f"round {game.round}, asked to {game.words(game.question)}: {fault}"
            break
        harvest, before = game.round, [player.begging for player in players]
        game.apply(action)
        for player in players:
            if player.begging > before[player.seat]:
                begged[player.seat].add(harvest)
    ranks = _ranks(game, faults)
    # Partners do not share a victory: each has it.
    winners = ranks.count(1) // (1 if game.state.board.team is None else 2)
    scores: list[int | None] = [None] * len(seated) if any(faults) else list(results(game.state))
    held = [number for number in game.state.board.harvest_rounds if number < game.round or game.is_terminal()]
    return tuple(
        SeatResult(
            contender=who.name, seat=seat, score=scores[seat], won=1 / winners if ranks[seat] == 1 else 0.0,
            rank=ranks[seat], begging=players[seat].begging, harvests_begged=len(begged[seat]),
            harvests=len(begged[seat].union(held)), thought=tuple(thought[seat]), fault=faults[seat],
        )
        for seat, who in enumerate(seated)
    )  # fmt: skip


def _asked(who: SeatedAgent, game: Game, seat: int) -> tuple[Action | None, str]:
    """The action that an agent chooses; None and what is wrong when it raises, hangs, or chooses what is not legal."""
    seconds = who.budget.seconds
    try:
        with time_limit(None if seconds is None else seconds + SECONDS_OF_GRACE):
            action = who.agent.choose(Observation(game, seat), Deadline(who.budget))
    except KeyboardInterrupt:
        raise
    except TooLong:
        return None, f"no answer {SECONDS_OF_GRACE:g} seconds after its time was up"
    except BaseException as problem:  # even what asks the whole program to end
        return None, what_went_wrong(problem)
    if not isinstance(action, Action):
        return None, f"{shown(action)} is no action"
    if not game.is_legal(action):
        return None, f"{action} is not legal"
    return action, ""


def _ranks(game: Game, faults: list[str]) -> list[int]:
    """The rank of each seat by score and tie-break; after a fault all are first but the faulty one and its partner."""
    if any(faults):
        team = game.state.board.team
        faulty = [bool(fault) for fault in faults]
        if team is not None:
            faulty = [fault or faulty[team.partners[seat]] for seat, fault in enumerate(faulty)]
        return [len(faults) if fault else 1 for fault in faulty] if len(faults) > 1 else [2]
    keys = ranking(game.state)
    return [1 + sum(other > key for other in keys) for key in keys]


def play(match: Match, processes: int = 0, played: Collection[int] = ()) -> Generator[GameResult, None, None]:
    """Play the games of a match, each as it ends; those that were played before are left out.

    0 processes means as many as the machine has processors. They are started anew (so a script that calls this has to
    be importable: begin it with `if __name__ == "__main__":`) and ended when the iterator is closed.
    """
    if processes < 0:
        raise BadOption(f"the number of processes is 1 or more, not {processes}")
    done = {number for number in played if number < match.total}
    numbers = (number for number in range(match.total) if number not in done)
    workers = min(processes or os.cpu_count() or 1, match.total - len(done))
    if workers <= 1:
        for number in numbers:
            yield play_game(match, number)
        return
    with WorkerPool(workers, play_game, match) as pool:
        yield from pool.work(numbers)
