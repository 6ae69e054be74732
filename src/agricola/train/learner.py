"""The learner: imitation first, then policy gradients (PPO) on games that many processes play with its weights.

Writes checkpoints and networks to a folder, and goes on from one. The command is `agricola train`.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from pathlib import Path
from typing import Any, Final

import jax
import numpy as np
from numpy.typing import NDArray

from agricola.agents.network import Network, load_network
from agricola.agents.network_numbers import Game
from agricola.train.batch import Batch
from agricola.train.checkpoint import load_checkpoint, save_checkpoint
from agricola.train.games import game_name, parse_game
from agricola.train.imitation import encode_files, inputs_for
from agricola.train.inherit import inherited
from agricola.train.lessons import evened, follow, imitate, improve
from agricola.train.messages import MOST_OPPONENTS, Arrays, Manner, News, Part, Tally
from agricola.train.model import Model, model_with, new_model
from agricola.train.optimizer import Optimizer
from agricola.train.players import Players, players_for
from agricola.train.selfplay import Setup
from agricola.train.settings import settings_of
from agricola.train.strength import Matches, Moment

CHECKPOINT: Final = "checkpoint.eqx"
_AT_ONCE: Final = 16_384
"""How many decisions of self-play a step learns from."""
_SEARCHED_AT_ONCE: Final = 8_192
"""The same with search."""
_LONGEST: Final = 0.7
_EPS: Final = 1e-5


class Learner:
    """Everything of one training run."""

    def __init__(self, given: argparse.Namespace, optimizer: Optimizer) -> None:
        self.given = given
        self.played_games = _played(given)
        self.optimizer = optimizer
        self.out = Path(given.out)
        model = optimizer.model
        self.setup = Setup(
            played=tuple(self.played_games),
            width=model.width,
            keys=model.keys,
            inputs=model.inputs,
            games=given.games,
            capacity=given.capacity,
            simulations=given.simulations,
        )
        self.rng = np.random.default_rng(given.seed)
        self.entropy_weight: float = given.entropy_weight
        self.replay: list[Batch] = []
        self.pool: list[NDArray[np.float32]] = []
        self.played = 0
        self.decisions = 0
        self.seconds = 0.0
        self.history: list[dict[str, Any]] = []

    @classmethod
    def resumed(cls, given: argparse.Namespace, path: Path) -> Learner:
        """One that goes on from a checkpoint."""
        told, optimizer, pool = load_checkpoint(path, optimizer_for)
        learner = cls(given, optimizer)
        learner.pool = pool
        learner.played, learner.decisions, learner.seconds = told["played"], told["decisions"], told["seconds"]
        learner.entropy_weight = told["entropy_weight"]
        learner.history = told["history"]
        return learner

    def save(self) -> None:
        """Write a checkpoint, and the network as players use it."""
        self.out.mkdir(parents=True, exist_ok=True)
        told = {
            "played": self.played, "decisions": self.decisions, "seconds": self.seconds,
            "entropy_weight": self.entropy_weight, "history": self.history,
        }  # fmt: skip
        save_checkpoint(self.out / CHECKPOINT, told, self.optimizer, self.pool)
        self.network().save(self.out / "network.npz")
        (self.out / "history.json").write_text(json.dumps(self.history))

    def network(self) -> Network:
        """The network as players use it, with what made it."""
        network = self.optimizer.model.network()
        network.about = {
            "games": json.dumps(sorted(set(self.played_games))),
            "made": json.dumps(self._made()),
        }
        return network

    def _made(self) -> dict[str, Any]:
        """The settings of the run and how much was played, without the folders of this machine."""
        given = settings_of(self.given)
        for name in ("out", "resume", "inherit"):
            given[name] = Path(given[name]).name if given[name] else None
        given["examples"] = [Path(name).name for name in given["examples"]]
        return {**given, "games": self.played, "decisions": self.decisions}

    def flat(self) -> NDArray[np.float32]:
        """All weights as one long array."""
        return np.concatenate([values.ravel() for values in self.optimizer.model.arrays().values()])

    def news(self) -> News:
        """What the players are told now."""
        given = self.given
        shaping = given.shaping * max(0.0, 1 - self._gone() / given.fade)
        manner = Manner(
            shaping, given.own_points, given.shame, given.material, given.openings, given.pool_share, given.strangers,
            given.looks,
        )  # fmt: skip
        return News(self.flat(), self.pool, manner)

    def remember(self) -> None:
        """Keep the present weights as an opponent; of many, one in the middle makes room."""
        if len(self.pool) >= MOST_OPPONENTS:
            del self.pool[int(self.rng.integers(0, MOST_OPPONENTS - 2))]
        self.pool.append(self.flat())

    def train(self, until: float) -> None:
        """Let the players play and learn from what they decide, until the time is over."""
        if not self.pool:
            self.remember()
        given = self.given
        matches = Matches(self.out, self.setup.played, given.match_games, given.match_every, anew=not given.resume)
        with players_for(self.setup, given.seed + self.played, self.news(), on_ray=given.ray) as players, matches:
            self._learn(players, matches, until)

    def _learn(self, players: Players, matches: Matches, until: float) -> None:
        given = self.given
        parts: list[Part] = []
        steps = 0
        begun = time.time()
        before = self.seconds
        saved = remembered = begun
        while time.time() < until:
            matches.go_on(self.network, Moment(round(self.seconds, 1), self.played))
            parts += players.parts(1.0)
            gathered = sum(part.size for part in parts)
            if gathered < given.gather:
                continue
            tallies = {game: Tally() for game in self.setup.played}
            for part in parts:
                tallies[part.game].add(part.tally)
            decisions = [part.decisions for part in parts]
            parts = []
            now = time.time()
            self.seconds = before + now - begun
            told = self._follow(decisions) if given.simulations else self._improve(decisions)
            learned = time.time() - now
            players.publish(self.news())
            steps += 1
            self.played += sum(tally.games for tally in tallies.values())
            self.decisions += gathered
            line = {
                "seconds": round(self.seconds, 1), "games": self.played, "decisions": self.decisions,
                **told, "learned_s": round(learned, 2),
                **{game_name(game): tally.summary() for game, tally in tallies.items()},
            }  # fmt: skip
            self.history.append(line)
            if steps % given.log_every == 0:
                print(" ".join(f"{name}={value}" for name, value in line.items()), flush=True)
            if time.time() - saved > given.save_every:
                self.save()
                saved = time.time()
            if time.time() - remembered > given.remember_every:
                self.remember()
                remembered = time.time()

    def _gone(self) -> float:
        """The part of the horizon that is over."""
        return min(1.0, self.seconds / max(1.0, self.given.horizon * 60))

    def _rate(self) -> float:
        given = self.given
        rate: float = given.rate + (given.last_rate - given.rate) * self._gone()
        return rate

    def _improve(self, decisions: list[Arrays]) -> dict[str, float]:
        """Some epochs of PPO."""
        given = self.given
        size = min(_AT_ONCE, given.gather)
        batch = Batch(evened(decisions))
        told = improve(self.optimizer, batch, given.epochs, size, self._rate(), self.entropy_weight, self.rng)
        # The entropy is held near what is wanted, so that play does not narrow too soon.
        wanted = given.entropy + (given.last_entropy - given.entropy) * self._gone()
        self.entropy_weight *= 1.05 if told.entropy < wanted else 1 / 1.05
        self.entropy_weight = min(0.05, max(0.001, self.entropy_weight))
        return {
            "policy": round(told.policy, 4), "value": round(told.value, 4), "entropy": round(told.entropy, 3),
            "kl": round(told.moved, 4), "explained": round(told.explained, 3), "ent_w": round(self.entropy_weight, 4),
        }  # fmt: skip

    def _follow(self, decisions: list[Arrays]) -> dict[str, float]:
        """Learn what searches made of the policy, from these decisions and some earlier ones."""
        given = self.given
        size = min(_SEARCHED_AT_ONCE, given.gather)
        batch = Batch(decisions)
        self.replay = [*self.replay, batch][-given.replay :]
        steps = max(1, round(given.epochs * batch.size / size))
        told = follow(self.optimizer, self.replay, steps, size, self._rate(), self.rng)
        return {"loss": round(told.loss, 4), "same": round(told.right, 3)}


def optimizer_for(model: Model) -> Optimizer:
    """What trains a model in self-play."""
    return Optimizer(model, _LONGEST, _EPS)


def _played(given: argparse.Namespace) -> list[Game]:
    """What each process plays."""
    return [game for game, processes in map(parse_game, given.play) for _ in range(processes)]


def begin(given: argparse.Namespace, begun: float) -> Model:
    """A new model: with what another network knows, and after imitation where there are examples."""
    played = _played(given)
    inputs = inputs_for(sorted(set(played)), given.random_games, given.seed)
    if given.inherit:
        model = model_with(*inherited(load_network(Path(given.inherit)), played[0][0], inputs))
    else:
        model = new_model(inputs, given.width, given.keys, given.seed)
    inputs = model.inputs
    print(f"{inputs.size} inputs, {len(inputs.cards)} cards, {time.time() - begun:.0f} s", flush=True)
    if given.examples:
        data = encode_files([Path(name) for name in given.examples], inputs, len(played))
        print(f"{len(data['counts'])} examples, {time.time() - begun:.0f} s", flush=True)
        rng = np.random.default_rng(given.seed)
        model = imitate(model, Batch([data]), given.imitation_epochs, 1e-3, begun + given.minutes * 20, rng)
    return model


def train(given: argparse.Namespace) -> None:
    """Train for some minutes, as the settings say."""
    # Others may use the GPU too: no more of its memory is taken than is needed, unless somebody wants it otherwise.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    begun = time.time()
    until = begun + given.minutes * 60
    if given.resume:
        learner = Learner.resumed(given, Path(given.resume))
        print(f"goes on after {learner.played} games", flush=True)
    else:
        learner = Learner(given, optimizer_for(begin(given, begun)))
        learner.save()
    size = learner.optimizer.model.size
    print(f"{size} weights on {jax.default_backend()}, {time.time() - begun:.0f} s", flush=True)
    learner.train(until)
    learner.save()
    speed = learner.played / max(1.0, learner.seconds)
    print(f"{learner.played} games, {speed:.0f} a second; {math.floor(time.time() - begun)} s in all", flush=True)
