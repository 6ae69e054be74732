"""How much better measured picks are than random ones: of two greedy players one drafts, the other picks blindly.

Both play alike afterwards, so the difference of their points is that of their hands. Each deal is drafted twice, with
the seats changed, and counts once.

    PYTHONPATH=. python benchmarks/drafting.py --deals 100
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
import statistics

import agricola
from agricola.agents.roster import make_agent

EDITIONS = ("original", "revised")


def lead(edition: str, variant: str, seed: int, drafter: int) -> int:
    """The points that a seat with measured picks is ahead of one with random picks."""
    game = agricola.new_game(edition, players=2, variants=[variant], seed=seed)
    agents = [make_agent("greedy", seat) for seat in range(2)]
    rng = random.Random(seed)
    while (seat := game.current_player) is not None:
        blind = game.round == 0 and seat != drafter
        game.apply(rng.choice(game.legal_actions()) if blind else agents[seat].choose(game))
    scores = [score.total for score in game.scores()]
    return scores[drafter] - scores[1 - drafter]


def deal(job: tuple[str, str, int]) -> float:
    """The lead in one deal, on the average of both seats."""
    edition, variant, seed = job
    return statistics.mean(lead(edition, variant, seed, drafter) for drafter in range(2))


def main() -> None:
    """Measure both editions and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100, help="how many deals of each edition (default: 100)")
    parser.add_argument("--variant", default="draft-separate", help="the draft (default: draft-separate)")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        for edition in EDITIONS:
            jobs = [(edition, given.variant, seed) for seed in range(given.deals)]
            leads = pool.map(deal, jobs, chunksize=1)
            error = statistics.stdev(leads) / math.sqrt(len(leads))
            print(
                f"{edition}, {given.variant}: {statistics.mean(leads):+.2f} points, 95% interval "
                f"{statistics.mean(leads) - 1.96 * error:+.2f} to {statistics.mean(leads) + 1.96 * error:+.2f}, "
                f"{len(leads)} deals"
            )


if __name__ == "__main__":
    main()
