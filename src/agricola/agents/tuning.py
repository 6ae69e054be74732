"""Tunes the weights of the evaluation by self-play: `python -m agricola.agents.tuning "revised few"`.

An evolution strategy: around the weights as they are, pairs of opposite small changes are drawn, each plays the same
games with itself at every seat, and the weights move towards the changes that scored more. At the end old and new play
games that neither has seen, each with itself and both at one table: who is left in peace scores more, but may have
learned nothing but to keep out of its own way. The new weights are written only when they are better in both. So is by
how much they value the positions of each round too high: that is taken off, so that a value can be read as points.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import re
import shlex
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from agricola.agents.evaluation import WEIGHT_NAMES, Weights, value
from agricola.agents.greedy import Greedy
from agricola.agents.on_ray import RayExecutor
from agricola.agents.protocol import Budget, Deadline, Observation
from agricola.agents.weights import FILE
from agricola.game import EDITIONS, Game, new_game

Numbers = dict[str, list[float]]
"""A set of weights: for each name its value in the first and in the last round."""

_CROWDS: Final = {"solo": 1, "few": 2, "many": 4}
_LEAST: Final = 0.002
"""Weights stay above this, so that a factor can still change them."""
_NEW_SEEDS: Final = 1_000_000
"""Where the seeds of the final comparison begin."""


def game_of(name: str, seed: int) -> Game:
    """A game of the kind that a set of weights is for."""
    edition, _, crowd = name.rpartition(" ")
    cards = edition.endswith(" with cards")
    edition = edition.removesuffix(" with cards")
    if EDITIONS[edition].hand_cards:
        return new_game(edition, players=_CROWDS[crowd], cards=cards, seed=seed)
    return new_game(edition, players=_CROWDS[crowd], seed=seed)


def played(name: str, sets: Sequence[Numbers], seed: int) -> Iterator[Game]:
    """One game with these sets of weights in turn at the seats: its position before each decision, and at the end."""
    game = game_of(name, seed)
    weights = [Weights(numbers, game.state.board.harvest_rounds) for numbers in sets]
    players = [Greedy(seed + seat, weights=weights[seat % len(sets)]) for seat in range(len(game.state.players))]
    while (seat := game.current_player) is not None:
        yield game
        game.apply(players[seat].choose(Observation(game, seat), Deadline(Budget())))
    yield game


def points(name: str, numbers: Numbers, seeds: range) -> float:
    """What a seat scores on average when all of them play with the same weights."""
    scores: list[float] = []
    for seed in seeds:
        scores.extend(_returns(name, [numbers], seed))
    return _mean(scores)


def lead(name: str, old: Numbers, new: Numbers, seed: int) -> float:
    """By how many points a seat with the new weights is ahead of one with the old ones, in one deal from both sides."""
    here, there = _returns(name, [old, new], seed), _returns(name, [new, old], seed)
    return _mean([*here[1::2], *there[::2]]) - _mean([*here[::2], *there[1::2]])


def _returns(name: str, sets: Sequence[Numbers], seed: int) -> list[float]:
    """The points of all seats at the end of one game."""
    return deque(played(name, sets, seed), maxlen=1).pop().returns()


def excess(name: str, numbers: Numbers, seed: int) -> list[float]:
    """By how much the weights value the positions at the start of each round above what they came to, in one game."""
    values: list[float] = []
    for game in played(name, [numbers], seed):
        state = game.state
        weights = Weights(numbers, state.board.harvest_rounds)
        if state.waiting and state.round > len(values):
            values.append(_mean([value(state, seat, weights) for seat in range(len(state.players))]))
    return [worth - _mean(game.returns()) for worth in values]


def changed(numbers: Numbers, steps: list[float]) -> Numbers:
    """The weights, each multiplied by e to the power of its step."""
    result: Numbers = {}
    for number, name in enumerate(WEIGHT_NAMES):
        early, late = numbers[name]
        result[name] = [
            max(_LEAST, early * math.exp(steps[2 * number])),
            max(_LEAST, late * math.exp(steps[2 * number + 1])),
        ]
    return result


def improve(
    pool: Executor,
    name: str,
    numbers: Numbers,
    rng: random.Random,
    seeds: range,
    pairs: int,
    spread: float,
    rate: float,
) -> tuple[Numbers, float]:
    """One generation: the weights moved towards the changes that scored more, and the average score."""
    size = 2 * len(WEIGHT_NAMES)
    steps = [[rng.gauss(0.0, spread) for _ in range(size)] for _ in range(pairs)]
    steps += [[-step for step in row] for row in steps]
    scores = list(pool.map(points, *zip(*[(name, changed(numbers, row), seeds) for row in steps], strict=True)))
    # Ranks instead of scores: one lucky game must not outweigh all others.
    order = sorted(range(len(steps)), key=lambda index: scores[index])
    move = [0.0] * size
    for rank, index in enumerate(order):
        merit = rank / (len(order) - 1) - 0.5
        for place in range(size):
            move[place] += rate * merit * steps[index][place] / pairs
    return changed(numbers, move), sum(scores) / len(scores)


def tune(
    pool: Executor, name: str, numbers: Numbers, *, generations: int, games: int, pairs: int, seed: int, spread: float,
    rate: float, tell: Callable[[str], None],
) -> Numbers:  # fmt: skip
    """The weights after so many generations."""
    rng = random.Random(seed)
    for generation in range(generations):
        seeds = range(seed + generation * games, seed + (generation + 1) * games)
        numbers, average = improve(pool, name, numbers, rng, seeds, pairs=pairs, spread=spread, rate=rate)
        tell(f"{name}: generation {generation + 1} of {generations}, {average:.2f} points")
    return numbers


def compare(pool: Executor, name: str, old: Numbers, new: Numbers, games: int) -> tuple[float, float, float | None]:
    """What old and new weights score in games that neither was tuned with, and the lead of the new at one table."""
    deals = range(_NEW_SEEDS, _NEW_SEEDS + games)
    alone = [range(seed, seed + 1) for seed in deals]
    both = [_mean(list(pool.map(points, [name] * games, [numbers] * games, alone))) for numbers in (old, new)]
    if name.endswith("solo"):
        return both[0], both[1], None
    return both[0], both[1], _mean(list(pool.map(lead, [name] * games, [old] * games, [new] * games, deals)))


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _in_one_line(row: re.Match[str]) -> str:
    return "[" + re.sub(r"\s+", " ", row[1]) + "]"


def write(path: Path, data: dict[str, object]) -> None:
    """Save sets of weights so that one line holds one weight."""
    text = re.sub(r"\[\s+(-?[\d.]+[^\[\]{}]*?)\s+\]", _in_one_line, json.dumps(data, indent=2))
    path.write_text(text + "\n", encoding="utf-8")


def _pool(processes: int, *, on_ray: bool) -> Executor:
    return RayExecutor() if on_ray else ProcessPoolExecutor(processes, mp_context=get_context("spawn"))


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m agricola.agents.tuning", description=__doc__)
    parser.add_argument("name", help='the set of weights, e.g. "revised few", "family solo"')
    parser.add_argument("--start", help="the set to begin with; the named one itself when nobody says")
    parser.add_argument("--generations", type=int, default=30, help="0 only measures how much too high values are")
    parser.add_argument("--games", type=int, default=2, help="games that each change plays")
    parser.add_argument("--pairs", type=int, default=12, help="pairs of opposite changes in a generation")
    parser.add_argument("--spread", type=float, default=0.25, help="how large a change is")
    parser.add_argument("--rate", type=float, default=2.0, help="how far one generation moves")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=100, help="games of the final comparison")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--ray", action="store_true", help="play on the machines of a Ray cluster")
    parser.add_argument("--file", type=Path, default=Path(__file__).with_name(FILE), help="the file of the weights")
    given = sys.argv[1:] if arguments is None else arguments
    chosen = parser.parse_args(given)
    try:
        data = json.loads(chosen.file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        parser.error(f"{chosen.file} can't be read: {problem}")
    for name in (chosen.name, chosen.start or chosen.name):
        if name not in data["weights"]:
            parser.error(f"there are no weights {name!r}; take one of {', '.join(data['weights'])}")
    old: Numbers = data["weights"][chosen.name]
    with _pool(chosen.processes, on_ray=chosen.ray) as pool:
        new = tune(
            pool, chosen.name, data["weights"][chosen.start or chosen.name], generations=chosen.generations,
            games=chosen.games, pairs=chosen.pairs, seed=chosen.seed, spread=chosen.spread, rate=chosen.rate,
            tell=lambda line: print(line, file=sys.stderr, flush=True),
        )  # fmt: skip
        before, after, ahead = compare(pool, chosen.name, old, new, chosen.check)
        print(f"{chosen.name}: {before:.2f} points before, {after:.2f} after, in {chosen.check} new games")
        if ahead is not None:
            print(f"{chosen.name}: {ahead:+.2f} points at one table with the old weights")
        if new != old and (after <= before or (ahead is not None and ahead <= 0)):
            print("The weights stay as they were.")
            return 0
        games = range(_NEW_SEEDS, _NEW_SEEDS + chosen.check)
        rounds = zip(*pool.map(excess, [chosen.name] * chosen.check, [new] * chosen.check, games), strict=True)
        found = [round(_mean(list(row)), 2) for row in rounds]
    data = json.loads(chosen.file.read_text(encoding="utf-8"))  # another run may have written it in the meantime
    data["excess"][chosen.name] = found
    if new != old:
        data["weights"][chosen.name] = {key: [round(number, 4) for number in pair] for key, pair in new.items()}
        data["made"].setdefault(chosen.name, []).append(
            {
                "command": shlex.join(["python", "-m", "agricola.agents.tuning", *given]),
                "games": 2 * chosen.pairs * chosen.games * chosen.generations,
                "before": round(before, 2),
                "after": round(after, 2),
                **({} if ahead is None else {"ahead": round(ahead, 2)}),
            }
        )
    write(chosen.file, data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
