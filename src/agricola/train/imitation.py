"""Games of another player as examples: what it tried in each position, and how the game ended."""

from __future__ import annotations

import json
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agricola.encoding.encoder import ACTION_SIZE
from agricola.encoding.numbering import encoder_for
from agricola.engine.deeds.legality import advance
from agricola.game import new_game
from agricola.train.games import final_points, start, utility

Example = tuple[int, list[tuple[int, int, list[int]]], list[int]]
"""A game: its seed, and for each decision the choice, the best choice and how often each was tried; the points."""
Arrays = dict[str, NDArray[Any]]
_BEST: float = 0.5
"""How much of the target is the best choice alone; the rest is shared as the tries were."""


def read(path: Path) -> list[Example]:
    """The games of a file, as `agricola.train.examples` writes them."""
    return [tuple(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def encode(examples: list[Example], edition: str = "revised", players: int = 2) -> Arrays:
    """Play games again and encode every decision."""
    observations: list[bytes] = []
    actions: list[bytes] = []
    counts: list[int] = []
    targets: list[NDArray[np.float32]] = []
    points: list[list[float]] = []
    returns: list[float] = []
    encoder = None
    for seed, moves, scores in examples:
        g = new_game(edition, players=players, cards=False, seed=seed).state
        if encoder is None:
            encoder = encoder_for(g.board)
        for choice, best, tries in moves:
            seat = g.stack[-1].seat
            encoder.observe(g, seat)
            count = encoder.encode_actions(g)
            observations.append(bytes(encoder.observation[: encoder.used]))
            actions.append(bytes(encoder.actions))
            counts.append(count)
            target = np.array(tries, np.float32)
            target *= (1 - _BEST) / max(1.0, float(target.sum()))
            target[best] += 1 - float(target.sum())
            targets.append(target)
            rotated = [float(scores[(seat + step) % players]) for step in range(players)]
            points.append(rotated + [0.0] * (5 - players))
            returns.append(utility(scores, seat))
            advance(g, g.options[choice])
        if final_points(g) != list(scores):
            raise ValueError(f"the game with seed {seed} ends otherwise than it is told: another version played it")
    assert encoder is not None
    return {
        "observations": np.frombuffer(b"".join(observations), np.uint8).reshape(-1, encoder.used),
        "actions": np.frombuffer(b"".join(actions), np.uint8).reshape(-1, ACTION_SIZE),
        "counts": np.array(counts, np.int64),
        "targets": np.concatenate(targets),
        "points": np.array(points, np.float32),
        "returns": np.array(returns, np.float32),
    }


def encode_files(paths: list[Path], processes: int) -> Arrays:
    """Every decision of the games of some files."""
    games = [game for path in paths for game in read(path)]
    parts = [games[index::processes] for index in range(processes) if games[index::processes]]
    with ProcessPoolExecutor(len(parts)) as pool:
        made = list(pool.map(encode, parts))
    return {name: np.concatenate([part[name] for part in made]) for name in made[0]}


def wander(edition: str, players: int, games: int, seed: int) -> NDArray[np.uint8]:
    """Observations from random play, which goes where no example goes."""
    rng = random.Random(seed)
    rows: list[bytes] = []
    encoder = None
    for _ in range(games):
        g = start(rng, edition, players, 0.5)
        if encoder is None:
            encoder = encoder_for(g.board)
        while g.waiting:
            encoder.observe(g, g.stack[-1].seat)
            rows.append(bytes(encoder.observation[: encoder.used]))
            advance(g, rng.choice(g.options))
    assert encoder is not None
    return np.frombuffer(b"".join(rows), np.uint8).reshape(-1, encoder.used)


def statistics(
    observations: NDArray[np.uint8], more: NDArray[np.uint8]
) -> tuple[NDArray[np.int32], NDArray[np.float32], NDArray[np.float32]]:
    """The columns that vary here or there, their means here, and what makes their spread about one."""
    low = np.minimum(observations.min(axis=0), more.min(axis=0))
    high = np.maximum(observations.max(axis=0), more.max(axis=0))
    columns = np.flatnonzero(low != high).astype(np.int32)
    chosen = observations[:, columns].astype(np.float32)
    mean = chosen.mean(axis=0)
    spread = np.maximum(chosen.std(axis=0), 0.15)  # what is seldom must not shout when it comes
    return columns, mean, (1 / spread).astype(np.float32)
