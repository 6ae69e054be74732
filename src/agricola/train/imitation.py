"""Games of another player as examples: what it tried in each position, and how the game ended."""

from __future__ import annotations

import json
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agricola.agents.network import Inputs
from agricola.agents.network_inputs import Reader
from agricola.agents.network_numbers import Game
from agricola.encoding.column_numbers import HELD_GROUPS, MOST_SEATS, OBSERVATION_SIZE
from agricola.encoding.numbering import card_numbers, encoder_for
from agricola.engine.deeds.legality import advance
from agricola.train.games import board_of, dealt, final_points, start, utility
from agricola.train.messages import Arrays

Example = tuple[Game, int, list[tuple[int, int, list[int]]], list[int]]
"""A game: what was played, its seed, and for each decision the choice, the best choice and how often each was tried;
the points."""
_BEST: float = 0.5
"""How much of the target is the best choice alone; the rest is shared as the tries were."""
_LEAST_SPREAD: float = 0.15
"""What is seldom must not shout when it comes."""


def read(path: Path) -> list[Example]:
    """The games of a file, as `agricola.train.examples` writes them."""
    games: list[Example] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        (edition, players, cards), seed, moves, points = json.loads(line)
        games.append(((edition, players, cards), seed, moves, points))
    return games


def encode(examples: list[Example], inputs: Inputs) -> Arrays:
    """Play games again and encode every decision as a network with these inputs reads it."""
    observations: list[NDArray[np.uint8]] = []
    actions: list[NDArray[np.uint8]] = []
    counts: list[int] = []
    targets: list[NDArray[np.float32]] = []
    points: list[list[float]] = []
    seats: list[int] = []
    returns: list[float] = []
    readers: dict[Game, Reader] = {}
    for played, seed, moves, scores in examples:
        players = played[1]
        g = dealt(played, seed)
        if played not in readers:
            readers[played] = Reader(inputs, encoder_for(g.board))
        for choice, best, tries in moves:
            seat = g.stack[-1].seat
            seen, features, count = readers[played].read([g])
            observations.append(readers[played].widened(seen, inputs))
            actions.append(features)
            counts.append(int(count[0]))
            target = np.array(tries, np.float32)
            target *= (1 - _BEST) / max(1.0, float(target.sum()))
            target[best] += 1 - float(target.sum())
            targets.append(target)
            rotated = [float(scores[(seat + step) % players]) for step in range(players)]
            points.append(rotated + [0.0] * (MOST_SEATS - players))
            seats.append(players)
            returns.append(utility(scores, seat))
            advance(g, g.options[choice])
        if final_points(g) != list(scores):
            raise ValueError(f"the game with seed {seed} ends otherwise than it is told: another version played it")
    return {
        "observations": np.concatenate(observations),
        "actions": np.concatenate(actions),
        "counts": np.array(counts, np.int64),
        "targets": np.concatenate(targets),
        "points": np.array(points, np.float32),
        "seats": np.array(seats, np.uint8),
        "returns": np.array(returns, np.float32),
    }


def encode_files(paths: list[Path], inputs: Inputs, processes: int) -> Arrays:
    """Every decision of the games of some files."""
    games = [game for path in paths for game in read(path)]
    parts = [games[index::processes] for index in range(processes) if games[index::processes]]
    with _processes(len(parts)) as pool:
        made = list(pool.map(encode, parts, [inputs] * len(parts)))
    return {name: np.concatenate([part[name] for part in made]) for name in made[0]}


def _processes(number: int) -> ProcessPoolExecutor:
    """New processes: a copy of this one, in which the threads of JAX may hold locks, could wait for ever."""
    return ProcessPoolExecutor(number, mp_context=get_context("spawn"))


def random_observations(game: Game, games: int, seed: int) -> NDArray[np.uint8]:
    """Observations from random play, which goes where no good player goes."""
    rng = random.Random(seed)
    encoder = encoder_for(board_of(game))
    rows: list[bytearray] = []
    for _ in range(games):
        g = start(rng, game, 0.5)
        while g.waiting:
            row = bytearray(OBSERVATION_SIZE)
            encoder.write_observation(g, g.stack[-1].seat, row, 0)
            rows.append(row)
            advance(g, rng.choice(g.options))
    return np.frombuffer(b"".join(rows), np.uint8).reshape(-1, OBSERVATION_SIZE)


def inputs_for(games: list[Game], random_games: int, seed: int) -> Inputs:
    """What a network for some games reads: the columns that ever change in them, and their cards."""
    with _processes(min(len(games), 16)) as pool:
        seen = np.concatenate(
            list(pool.map(random_observations, games, [random_games] * len(games), [seed] * len(games)))
        )
    columns = np.flatnonzero(seen.min(axis=0) != seen.max(axis=0)).astype(np.int32)
    chosen = seen[:, columns].astype(np.float32)
    hands = any(cards for _, _, cards in games)
    numbers = card_numbers()
    cards = np.array(sorted({numbers[card] for game in games for card in _cards_of(game)}), np.int32)
    held = HELD_GROUPS * len(cards) if hands else 0
    mean = np.concatenate((chosen.mean(axis=0), np.zeros(held, np.float32)))
    spread = np.concatenate((np.maximum(chosen.std(axis=0), _LEAST_SPREAD), np.ones(held, np.float32)))
    return Inputs(columns, cards, hands, mean.astype(np.float32), (1 / spread).astype(np.float32))


def _cards_of(game: Game) -> list[str]:
    """The cards that may come into a game."""
    board = board_of(game)
    dealt = (*board.minors, *board.occupations) if board.with_cards else ()
    return [card.id for card in (*board.majors, *dealt)]
