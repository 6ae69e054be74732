"""How far a computer player gets alone, in the series of rising targets.

    PYTHONPATH=. python benchmarks/solo.py --agent learned:1 --games 50

It plays series until a target is missed, and tells how many targets were reached. With cards and round cards of one's
choice plays `solo_record.py`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from statistics import fmean

from agricola import Game
from agricola.agents.roster import make_agent
from agricola.agents.series_choices import choose_kept
from agricola.series import Settings, SoloSeries
from agricola.series.solo import target_of

SERIES_EDITIONS = ("original", "revised")


def played(game: Game, agent: str, seed: int) -> Game:
    """A game played to its end by an agent."""
    player = make_agent(agent, seed)
    while game.current_player is not None:
        game.apply(player.choose(game))
    return game


def one_series(job: tuple[str, str, int]) -> tuple[int, int]:
    """The number of targets that a series reached before one was missed, and its best score."""
    edition, agent, seed = job
    series = SoloSeries(Settings(edition, seed=seed), repeat=False)
    best = 0
    while not series.over:
        result = series.finish(played(series.next_game(), agent, seed))
        best = max(best, result.result.scores[0])
        if series.undecided:
            series.keep(0, choose_kept(series, 0))
    return series.number - 1, best


def play_series(edition: str, agent: str, games: int, processes: int) -> str:
    """How far series of an edition get, in a line."""
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        ends = pool.map(one_series, [(edition, agent, seed) for seed in range(games)], chunksize=1)
    reached = sorted(number for number, _ in ends)
    whole = sum(number >= 8 for number in reached)
    return (
        f"{edition:>9} {agent}: {fmean(reached):.1f} targets reached a series ({games} series), at most {reached[-1]} "
        f"({target_of(reached[-1]) if reached[-1] else 0} points); all 8 printed ones in {whole}; "
        f"best game {max(best for _, best in ends)} points"
    )


def main() -> int:
    """Play series."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--agent", default="learned:1")
    parser.add_argument("--editions", default=",".join(SERIES_EDITIONS))
    parser.add_argument("--games", type=int, default=50, help="how many series of each edition")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    for edition in given.editions.split(","):
        print(play_series(edition, given.agent, given.games, given.processes), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
