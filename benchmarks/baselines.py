"""How strong the agents of the house are, in every edition and with every number of players: for comparisons.

    python benchmarks/baselines.py --games 200 --processes 16 --out docs/baselines.md

In each game of the table all contenders meet in every combination, each in every seat with the same deals. One line of
the table is one contender: its mean points and, with several players, its share of victories and its rating among these
contenders, each with its interval of 95 %.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from agricola.agents import results
from agricola.agents.arena import Match, play
from agricola.game import EDITIONS

CONTENDERS = "random,greedy,search:200,learned:200"


def setups(editions: list[str], players: list[int]) -> list[tuple[str, int, bool]]:
    """The games that are played, without hand cards and with them."""
    return [
        (edition, count, cards)
        for edition in editions
        for cards in ((False, True) if EDITIONS[edition].hand_cards else (False,))
        for count in players
        if count <= EDITIONS[edition].most_players
    ]


def lines(match: Match, processes: int) -> list[str]:
    """The rows of the table for one kind of game."""
    found = results.standings(list(play(match, processes)))
    game = f"{match.edition}, {match.seats}{', hand cards' if match.cards else ''}"
    return [
        f"| {game} | {line.contender} | {line.games:,} | {results.in_figures(line.score, 1)} "
        f"| {f'{100 * line.win_rate.value:.1f} %' if line.win_rate else '-'} "
        f"| {results.in_figures(line.rating, 0)} | {line.faults or ''} |"
        for line in found
    ]


def main() -> None:
    """Play everything and write the table, which grows as it is played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--contenders", default=CONTENDERS, help=f"who plays (default: {CONTENDERS})")
    parser.add_argument("--games", type=int, default=200, help="games of each kind, at least (default: 200)")
    parser.add_argument("--editions", nargs="+", choices=sorted(EDITIONS), default=list(EDITIONS))
    parser.add_argument("--players", nargs="+", type=int, default=[1, 2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--processes", type=int, default=0, help="how many games at a time (default: one per processor)"
    )
    parser.add_argument("--out", type=Path, help="a file for the table, besides the output")
    given = parser.parse_args()
    contenders = tuple(given.contenders.split(","))
    command = (
        f"python benchmarks/baselines.py --contenders {given.contenders} --games {given.games} --seed {given.seed}"
    )
    text = [
        "# Baselines",
        "",
        f"`{command}`",
        "",
        "| game, players | agent | games | points | victories | rating | faults |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    print("\n".join(text), flush=True)
    for edition, players, cards in setups(given.editions, given.players):
        match = Match(contenders, given.games, edition, cards, players, given.seed)
        rows = lines(match, given.processes)
        print("\n".join(rows), flush=True)
        text += rows
        if given.out is not None:
            given.out.write_text("\n".join(text) + "\n", encoding="utf-8")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
