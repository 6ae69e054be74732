"""How strong the agents of the house are, in every edition and with every number of players: for comparisons.

    python benchmarks/baselines.py --games 200 --processes 16 --out baselines.md
    python benchmarks/baselines.py --contenders random,greedy,search:50,learned:50 --games 2000 --minutes 30

In each game of the table all contenders meet in every combination, each in every seat with the same deals. One line of
the table is one contender: its mean points and, with several players, its share of victories and its rating among these
contenders, each with its interval of 95 %. `--minutes` bounds the time of the whole table: each kind of game gets its
share, and the deals that were played through by then count. `learned` is left out where no network was made.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from agricola.agents import results
from agricola.agents.arena import GameResult, Match, play
from agricola.agents.arithmetic import network_for
from agricola.game import EDITIONS, new_game

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


def who_can_play(contenders: Iterable[str], edition: str, players: int, cards: bool) -> tuple[str, ...]:
    """The contenders without `learned` where it has no network, so that another would play in its name."""
    board = new_game(edition, players=players, cards=cards, seed=0).state.board
    known = network_for(board) is not None
    return tuple(who for who in contenders if known or who.partition(":")[0] != "learned")


def whole_deals(games: Iterable[GameResult], size: int) -> list[GameResult]:
    """The games of the deals up to the first that was not played through: quick games don't count more than others."""
    by_deal: dict[int, list[GameResult]] = {}
    for game in games:
        by_deal.setdefault(game.deal, []).append(game)
    whole: list[GameResult] = []
    for deal in range(len(by_deal)):
        if len(by_deal.get(deal, [])) < size:
            break
        whole += by_deal[deal]
    return whole


def play_for(match: Match, processes: int, seconds: float) -> list[GameResult]:
    """The games of a match, as many deals as are played through within some seconds, but one at least."""
    begun = time.monotonic()
    played: list[GameResult] = []
    with closing(play(match, processes)) as games:
        for game in games:
            played.append(game)
            if time.monotonic() - begun > seconds and whole_deals(played, len(match.block)):
                break
    return whole_deals(played, len(match.block))


def lines(match: Match, games: list[GameResult]) -> list[str]:
    """The rows of the table for one kind of game."""
    kind = f"{match.edition}, {match.seats}{', hand cards' if match.cards else ''}"
    return [
        f"| {kind} | {line.contender} | {line.games:,} | {results.in_figures(line.score, 1)} "
        f"| {f'{100 * line.win_rate.value:.1f} %' if line.win_rate else '-'} "
        f"| {results.in_figures(line.rating, 0)} | {line.faults or ''} |"
        for line in results.standings(games)
    ]


def main() -> None:
    """Play everything and write the table, which grows as it is played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--contenders", default=CONTENDERS, help=f"who plays (default: {CONTENDERS})")
    parser.add_argument("--games", type=int, default=200, help="games of each kind, at least (default: 200)")
    parser.add_argument("--editions", nargs="+", choices=sorted(EDITIONS), default=list(EDITIONS))
    parser.add_argument("--players", nargs="+", type=int, default=[1, 2, 3, 4, 5])
    parser.add_argument("--minutes", type=float, default=float("inf"), help="how long it may take, about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--processes", type=int, default=0, help="how many games at a time (default: one per processor)"
    )
    parser.add_argument("--out", type=Path, help="a file for the table, besides the output")
    given = parser.parse_args()
    contenders = given.contenders.split(",")
    kinds = setups(given.editions, given.players)
    command = (
        f"python benchmarks/baselines.py --contenders {given.contenders} --games {given.games} --seed {given.seed}"
        f"{f' --minutes {given.minutes:g}' if given.minutes < float('inf') else ''}"
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
    ends = time.monotonic() + 60 * given.minutes
    for number, (edition, players, cards) in enumerate(kinds):
        match = Match(
            who_can_play(contenders, edition, players, cards), given.games, edition, cards, players, given.seed
        )
        share = (ends - time.monotonic()) / (len(kinds) - number)
        rows = lines(match, play_for(match, given.processes, share))
        print("\n".join(rows), flush=True)
        text += rows
        if given.out is not None:
            given.out.write_text("\n".join(text) + "\n", encoding="utf-8")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
