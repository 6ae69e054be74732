"""How far a computer player gets alone: in the series of rising targets, and with cards and round cards of its choice.

    PYTHONPATH=. python benchmarks/solo.py series --agent learned:1 --games 50
    PYTHONPATH=. python benchmarks/solo.py record --agent learned:1 --minutes 5 --out record.txt

`series` plays series until a target is missed and prints how many targets were reached. `record` climbs: it changes a
card of the hand or the order of two round cards of a stage, plays the game again and keeps what brought more points.
The file has the best game as a record, which `agricola replay` shows.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from agricola import EDITIONS, Game, new_game
from agricola.agents.roster import make_agent
from agricola.agents.series_choices import choose_kept
from agricola.cards.catalog import HAND_CARDS
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import OCCUPATION
from agricola.engine.kernel.dealing import HAND_OF_EACH_KIND
from agricola.series import Settings, SoloSeries
from agricola.series.solo import target_of

SERIES_EDITIONS = ("original", "revised")


class Choice(NamedTuple):
    """What may be chosen before a solo game, and what came of it."""

    hand: tuple[str, ...]
    round_cards: tuple[str, ...]
    points: int
    record: str


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


def climb(job: tuple[str, str, int, float]) -> Choice:
    """The best choice that one climber finds in so many seconds; it starts anew when it finds nothing for long."""
    edition, agent, seed, seconds = job
    rng = random.Random(seed)
    until = time.monotonic() + seconds
    decks = EDITIONS[edition].decks or None
    board = new_game(edition, players=1, decks=decks, seed=0).state.board
    stages = _stages(board)
    cards = [card for card in HAND_CARDS if card.id in board.cards and card.players <= 1]
    pools = [[card.id for card in cards if (card.kind == OCCUPATION) == occupations] for occupations in (True, False)]
    best: Choice | None = None
    now: Choice | None = None
    idle = 0
    while time.monotonic() < until or best is None:
        if now is None or idle > 150:
            hand = tuple(card for pool in pools for card in rng.sample(pool, HAND_OF_EACH_KIND))
            order = tuple(card for stage in stages for card in rng.sample(stage, len(stage)))
            now, idle = _tried(edition, decks, agent, hand, order), 0
        else:
            tried = _tried(edition, decks, agent, *_changed(rng, now, pools, stages))
            idle = 0 if tried.points > now.points else idle + 1
            now = tried if tried.points >= now.points else now
        best = now if best is None or now.points > best.points else best
    return best


def _tried(edition: str, decks: str | None, agent: str, hand: Sequence[str], order: Sequence[str]) -> Choice:
    game = new_game(edition, players=1, decks=decks, seed=1, hands=[hand], round_cards=order)
    played(game, agent, 1)
    return Choice(tuple(hand), tuple(order), game.scores()[0].total, str(game.record()))


def _changed(
    rng: random.Random, now: Choice, pools: list[list[str]], stages: list[list[str]]
) -> tuple[list[str], list[str]]:
    """Another card in hand, or two round cards of a stage that change places."""
    hand, order = list(now.hand), list(now.round_cards)
    if rng.random() < 0.7:
        place = rng.randrange(len(hand))
        hand[place] = rng.choice([card for card in pools[place // HAND_OF_EACH_KIND] if card not in hand])
    else:
        stage = rng.choice([stage for stage in stages if len(stage) > 1])
        one, other = (order.index(card) for card in rng.sample(stage, 2))
        order[one], order[other] = order[other], order[one]
    return hand, order


def _stages(board: Board) -> list[list[str]]:
    """The round cards by stage."""
    stages: dict[int, list[str]] = {}
    for space in board.spaces:
        if space.stage:
            stages.setdefault(space.stage, []).append(space.id)
    return [stages[stage] for stage in sorted(stages)]


def main() -> int:
    """Play series, or climb."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("series", "record"))
    parser.add_argument("--agent", default="learned:1")
    parser.add_argument("--editions", default=",".join(SERIES_EDITIONS))
    parser.add_argument("--games", type=int, default=50, help="how many series of each edition")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to climb in each edition")
    parser.add_argument("--out", type=Path, default=Path("record.txt"), help="where the best game goes")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    for edition in given.editions.split(","):
        if given.what == "series":
            print(play_series(edition, given.agent, given.games, given.processes), flush=True)
            continue
        with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
            jobs = [(edition, given.agent, seed, 60 * given.minutes) for seed in range(given.processes)]
            best = max(pool.map(climb, jobs, chunksize=1), key=lambda choice: choice.points)
        file = given.out.with_stem(f"{given.out.stem}-{edition}")
        file.write_text(best.record, encoding="utf-8")
        print(f"{edition:>9} {given.agent}: {best.points} points with cards of its choice ({file})", flush=True)
        print(f"          hand {' '.join(best.hand)}; round cards {' '.join(best.round_cards)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
