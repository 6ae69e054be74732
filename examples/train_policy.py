"""Teach a small network the solo game, with nothing but NumPy.

    python examples/train_policy.py --minutes 5

A batch of games is played in step. After every few steps an advantage actor-critic update follows: the policy is moved
towards actions after which more points came than the network expected. The reward is the change of the points as they
stand, so good and bad come at once. At the end the policy plays games of its own beside random play.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from agricola.batch import Games

Floats = NDArray[np.float32]


@dataclass
class Policy:
    """A network of one hidden layer: observations to a preference for each action and the points still to come."""

    weights: dict[str, Floats]
    _means: dict[str, Floats] = field(default_factory=dict)
    _squares: dict[str, Floats] = field(default_factory=dict)
    _updates: int = 0

    @classmethod
    def new(cls, observation_size: int, actions: int, hidden: int, rng: np.random.Generator) -> Policy:
        """A policy that knows nothing: it prefers no action."""
        first = rng.normal(0, (2 / observation_size) ** 0.5, (observation_size, hidden))
        return cls(
            {
                "first": first.astype(np.float32),
                "offset": np.zeros(hidden, np.float32),
                "policy": np.zeros((hidden, actions), np.float32),
                "value": np.zeros((hidden, 1), np.float32),
            }
        )

    def think(self, observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> tuple[Floats, Floats, Floats, Floats]:
        """What goes in, what the hidden layer makes of it, the probability of each action, the points to come."""
        seen = np.log1p(observations.astype(np.float32))
        hidden = np.maximum(seen @ self.weights["first"] + self.weights["offset"], 0)
        liking = np.where(masks.astype(bool), hidden @ self.weights["policy"], -1e9)
        liking = np.exp(liking - liking.max(axis=1, keepdims=True))
        return seen, hidden, liking / liking.sum(axis=1, keepdims=True), (hidden @ self.weights["value"])[:, 0]

    def learn(
        self,
        observations: NDArray[np.uint8],
        masks: NDArray[np.uint8],
        actions: NDArray[np.int64],
        came: Floats,
        rate: float,
    ) -> None:
        """One step towards what was better than expected, away from what was worse."""
        seen, hidden, chances, expected = self.think(observations, masks)
        surprise = came - expected
        strength = surprise / (surprise.std() + 1e-6)
        rows = np.arange(len(actions))
        # Of the policy's loss and of a little entropy, which keeps it curious.
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        by_liking = chances * strength[:, None] + 0.01 * chances * (logs + entropy)
        by_liking[rows, actions] -= strength
        by_value = (-surprise[:, None]).astype(np.float32)
        by_hidden = by_liking @ self.weights["policy"].T + by_value @ self.weights["value"].T
        by_hidden[hidden <= 0] = 0
        count = len(actions)
        self._descend(
            {
                "first": seen.T @ by_hidden / count,
                "offset": by_hidden.mean(axis=0),
                "policy": hidden.T @ by_liking / count,
                "value": (hidden.T @ by_value / count).astype(np.float32),
            },
            rate,
        )

    def _descend(self, slopes: dict[str, Floats], rate: float) -> None:
        """Adam."""
        self._updates += 1
        for name, slope in slopes.items():
            mean = self._means.setdefault(name, np.zeros_like(slope))
            square = self._squares.setdefault(name, np.zeros_like(slope))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            steps = mean / (1 - 0.9**self._updates)
            self.weights[name] -= rate * steps / (np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8)


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, as likely as its chance."""
    chosen: NDArray[np.int64] = np.argmax(np.log(chances + 1e-20) + rng.gumbel(size=chances.shape), axis=1)
    return chosen


def train(
    policy: Policy, games: Games, rng: np.random.Generator, updates: int, minutes: float, steps: int = 16
) -> list[float]:
    """Play and learn until the updates or the minutes are over; gives the scores of the games that ended."""
    ended: list[float] = []
    begun = time.monotonic()
    told = begun
    for update in range(updates):
        if time.monotonic() - begun > 60 * minutes:
            break
        seen, masked, chosen, earned, over = [], [], [], [], []
        for _ in range(steps):
            actions = drawn(policy.think(games.observations, games.masks)[2], rng)
            seen.append(games.observations.copy())
            masked.append(games.masks.copy())
            chosen.append(actions)
            games.step(actions)
            earned.append(games.rewards[:, 0].copy())
            over.append(games.dones.copy())
            ended += games.scores[games.dones, 0].tolist()
        came = policy.think(games.observations, games.masks)[3]
        returns: list[Floats] = []
        for reward, done in zip(reversed(earned), reversed(over), strict=True):
            came = (reward / 10 + np.where(done, 0, came)).astype(np.float32)
            returns.append(came)
        policy.learn(
            np.concatenate(seen),
            np.concatenate(masked),
            np.concatenate(chosen),
            np.concatenate(returns[::-1]),
            rate=1e-3,
        )
        if time.monotonic() - told > 10:
            told = time.monotonic()
            latest = ended[-500:]
            print(f"update {update + 1}: {len(ended):,} games, {np.mean(latest):.1f} points in the latest", flush=True)
    return ended


def mean_score(games: Games, rng: np.random.Generator, wanted: int, policy: Policy | None) -> float:
    """The mean score of so many games, by a policy or at random."""
    ended: list[float] = []
    while len(ended) < wanted:
        actions = games.sample(rng) if policy is None else drawn(policy.think(games.observations, games.masks)[2], rng)
        games.step(actions)
        ended += games.scores[games.dones, 0].tolist()
    return float(np.mean(ended[:wanted]))


def main() -> None:
    """Train, then compare with random play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--updates", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=128, help="games at a time (default: 128)")
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    with Games(
        given.games,
        given.edition,
        players=1,
        reward="shaped",
        seed=given.seed,
        masks=True,
        processes=given.processes,
    ) as games:
        at_random = mean_score(games, rng, given.games, None)
        policy = Policy.new(games.observation_size, games.actions.size, 128, rng)
        train(policy, games, rng, given.updates, given.minutes)
        print(f"random {at_random:.1f} points, the policy {mean_score(games, rng, given.games, policy):.1f}")


if __name__ == "__main__":
    main()
