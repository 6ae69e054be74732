"""The most points alone, with a hand and an order of the round cards of one's choice.

    PYTHONPATH=. python benchmarks/solo_record.py --minutes 5 --out record.txt

It plays the same game again and again and changes something each time: a card of the hand, two round cards of a stage,
or a decision on the way, after which the network plays on, or what was done before is done again as far as it is legal.
What brings more points is kept, in the beginning now and then what brings fewer. Each process climbs for itself; three
times in all they go on from the best that any of them found. What lies in piles that cards draw from is the same in
every try. The file has the best game as a record, which `agricola replay` shows.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import time
from pathlib import Path
from typing import NamedTuple

from agricola import EDITIONS, Game, new_game
from agricola.agents.arithmetic import network_for
from agricola.agents.learned import BoardNetwork
from agricola.cards.catalog import HAND_CARDS
from agricola.engine.deeds.legality import advance
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import OCCUPATION
from agricola.engine.kernel.dealing import HAND_OF_EACH_KIND
from agricola.engine.scoring.categories import total

RECORD_EDITIONS = ("original", "revised")
PHASES = 4
"""So often all climbers begin with the best that any of them found."""
BEST_KEPT = 4
"""So many of them are gone on from."""
WARMTH = 0.3
"""How likely a change that loses a point is kept in the beginning, two points as likely as that twice; it falls to
nothing in each phase."""
FIRST_HANDS = 60
"""So many hands are tried before the best of them is changed."""


class Line(NamedTuple):
    """A hand, an order of the round cards, what was decided in each round, and the points in the end."""

    hand: tuple[str, ...]
    order: tuple[str, ...]
    rounds: tuple[tuple[str, ...], ...]
    points: int


class Climber:
    """Changes a line of play, and keeps what brings more points."""

    def __init__(self, edition: str, seed: int) -> None:
        self.edition = edition
        self.decks = EDITIONS[edition].decks or None
        self.rng = random.Random(seed)
        board = new_game(edition, players=1, decks=self.decks, seed=0).state.board
        network = network_for(board)
        if network is None:
            raise LookupError(f"no network plays the {edition} edition alone")
        self.judge = BoardNetwork(network, board)
        self.stages = _stages(board)
        cards = [card for card in HAND_CARDS if card.id in board.cards and card.players <= 1]
        self.pools = [[card.id for card in cards if (card.kind == OCCUPATION) == first] for first in (True, False)]

    def new_line(self) -> Line:
        """Any hand and order, played by the network."""
        hand = tuple(card for pool in self.pools for card in self.rng.sample(pool, HAND_OF_EACH_KIND))
        order = tuple(card for stage in self.stages for card in self.rng.sample(stage, len(stage)))
        return self.played(hand, order)

    def climb(self, line: Line | None, seconds: float) -> Line:
        """The best line that is found in so many seconds from one on, or from the best of some new ones."""
        begun = time.monotonic()
        if line is None:
            line = max((self.new_line() for _ in range(FIRST_HANDS)), key=lambda one: one.points)
        best = line
        while (spent := (time.monotonic() - begun) / seconds) < 1.0:
            tried = self.changed(line)
            warmth = WARMTH * (1.0 - spent)
            if tried.points >= line.points or self.rng.random() < warmth ** (line.points - tried.points):
                line = tried
            if line.points > best.points:
                best = line
        return best

    def changed(self, line: Line) -> Line:
        """The line with another card in hand, two round cards in each other's place, or another decision."""
        hand, order = list(line.hand), list(line.order)
        what = self.rng.random()
        if what < 0.15:
            place = self.rng.randrange(len(hand))
            pool = self.pools[place // HAND_OF_EACH_KIND]
            hand[place] = self.rng.choice([card for card in pool if card not in hand])
        elif what < 0.25:
            stage = self.rng.choice([stage for stage in self.stages if len(stage) > 1])
            one, other = (order.index(card) for card in self.rng.sample(stage, 2))
            order[one], order[other] = order[other], order[one]
        else:
            number = self.rng.randrange(sum(map(len, line.rounds)))
            return self.played(line.hand, line.order, line.rounds, number, again=self.rng.random() < 0.6)
        return self.played(tuple(hand), tuple(order), line.rounds)

    def played(
        self,
        hand: tuple[str, ...],
        order: tuple[str, ...],
        rounds: tuple[tuple[str, ...], ...] = (),
        changed: int = -1,
        *,
        again: bool = True,
    ) -> Line:
        """A game played to its end: in each round what was done there before, as far as it is legal, else the network.

        The decision with the number `changed` is made otherwise; behind it what was done is done `again`, or not.
        """
        state = self.game(hand, order).state
        done: list[list[str]] = []
        left: list[str] = []
        now = number = 0
        while state.waiting:
            if state.round != now:
                now = state.round
                left = list(rounds[now - 1]) if now <= len(rounds) else []
                done.append([])
            codes = [action.code for action in state.options]
            kept = next((code for code in left if code in codes), None)
            if kept is not None:
                left.remove(kept)
            if number == changed:
                chosen = self._otherwise(self.judge.judge([state])[0][0], codes, kept)
                left, rounds = (left, rounds) if again else ([], ())
            elif kept is not None:
                chosen = codes.index(kept)
            else:
                priors = self.judge.judge([state])[0][0]
                chosen = max(range(len(priors)), key=lambda index: priors[index])
            number += 1
            done[-1].append(codes[chosen])
            advance(state, state.options[chosen])
        return Line(hand, order, tuple(map(tuple, done)), total(state, state.players[0]))

    def _otherwise(self, priors: list[float], codes: list[str], kept: str | None) -> int:
        """Another answer than the one that was given; what the network likes is more likely, but all may come."""
        chances = [0.0 if code == kept else prior**0.5 + 0.02 for code, prior in zip(codes, priors, strict=True)]
        return self.rng.choices(range(len(codes)), chances)[0] if any(chances) else 0

    def game(self, hand: tuple[str, ...], order: tuple[str, ...]) -> Game:
        """The game with that hand and that order at its beginning."""
        return new_game(self.edition, players=1, decks=self.decks, seed=1, hands=[hand], round_cards=order)

    def record(self, line: Line) -> str:
        """The line as the record of a game."""
        game = self.game(line.hand, line.order)
        for code in (code for one in line.rounds for code in one):
            game.apply(next(action for action in game.legal_actions() if action.code == code))
        return str(game.record())


def _stages(board: Board) -> list[list[str]]:
    """The round cards by stage."""
    stages: dict[int, list[str]] = {}
    for space in board.spaces:
        if space.stage:
            stages.setdefault(space.stage, []).append(space.id)
    return [stages[stage] for stage in sorted(stages)]


def climbed(job: tuple[str, int, Line | None, float]) -> Line:
    """What one process finds in a phase."""
    edition, seed, line, seconds = job
    return Climber(edition, seed).climb(line, seconds)


def main() -> int:
    """Climb, and write the best games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--editions", default=",".join(RECORD_EDITIONS))
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to climb in each edition")
    parser.add_argument("--out", type=Path, default=Path("record.txt"), help="where the best game goes")
    parser.add_argument("--seed", type=int, default=1, help="another number finds another game")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        for edition in given.editions.split(","):
            best: list[Line | None] = [None]
            for phase in range(PHASES):
                seconds = 60 * given.minutes / PHASES
                seeds = range(given.processes)
                jobs = [(edition, hash((given.seed, phase, seed)), best[seed % len(best)], seconds) for seed in seeds]
                found = sorted(pool.map(climbed, jobs, chunksize=1), key=lambda line: -line.points)
                best = [*found[:BEST_KEPT]]
                print(f"{edition:>9}: {', '.join(str(line.points) for line in found)} points", flush=True)
            top = found[0]
            file = given.out.with_stem(f"{given.out.stem}-{edition}")
            file.write_text(Climber(edition, 0).record(top), encoding="utf-8")
            print(f"{edition:>9}: {top.points} points with cards of its choice ({file})", flush=True)
            print(f"          hand {' '.join(top.hand)}; round cards {' '.join(top.order)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
