"""The learner: imitation first, then policy gradients (PPO) on games that many processes play with its weights.

Writes checkpoints and networks to a folder, and goes on from one. The command is `agricola train`.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from agricola.agents.network import load_network
from agricola.agents.network_numbers import POINT_SCALE, POINTS, RETURN, WINS, Game
from agricola.encoding.column_numbers import MOST_SEATS
from agricola.train.expert import Expert
from agricola.train.games import FARM_FIGURES, parse_game
from agricola.train.imitation import encode_files, inputs_for
from agricola.train.inherit import inherited
from agricola.train.model import Model
from agricola.train.selfplay import (
    POOL,
    V_MATERIAL,
    V_OWN_POINTS,
    V_POOL,
    V_POOL_SHARE,
    V_SHAPING,
    V_STOP,
    V_VERSION,
    Board,
    Player,
    Setup,
    run_player,
)
from agricola.train.settings import settings_of

BATCH: Final = 16_384
CLIP: Final = 0.2
WIN_LOSS: Final = 0.3
POINTS_LOSS: Final = 0.5
VALUE_LOSS: Final = 1.0


class Batch:
    """Decisions on the learner's device."""

    def __init__(self, arrays: dict[str, Tensor]) -> None:
        self.arrays = arrays
        counts = arrays["counts"]
        self.first = torch.cumsum(counts, 0) - counts
        self.size = len(counts)

    def some(self, chosen: Tensor) -> tuple[dict[str, Tensor], Tensor, Tensor]:
        """Some of the decisions; which action belongs to which of them, and where the actions of each begin."""
        counts = self.arrays["counts"][chosen]
        owner = torch.repeat_interleave(torch.arange(len(chosen), device=counts.device), counts)
        begins = torch.cumsum(counts, 0) - counts
        within = torch.arange(len(owner), device=counts.device) - begins[owner]
        index = self.first[chosen][owner] + within
        taken = {
            name: values[index if name in ("actions", "targets") else chosen] for name, values in self.arrays.items()
        }
        return taken, owner, begins


def log_chances(scores: Tensor, owner: Tensor, decisions: int) -> Tensor:
    """The logarithm of each action's probability among the actions of its decision."""
    most = torch.full((decisions,), -1e9, device=scores.device).scatter_reduce(0, owner, scores.detach(), "amax")
    shifted = scores - most[owner]
    total = torch.zeros(decisions, device=scores.device).index_add(0, owner, shifted.exp())
    return shifted - total.log().index_select(0, owner)


def outcome_loss(outputs: Tensor, points: Tensor, seats: Tensor) -> Tensor:
    """How far the expected points and the chances to win are from what happened."""
    present = torch.arange(MOST_SEATS, device=points.device) < seats[:, None]
    share = present / seats[:, None]  # every decision counts the same, however many sit at the table
    expected = outputs[:, POINTS : POINTS + MOST_SEATS]
    far = functional.smooth_l1_loss(expected, points / POINT_SCALE, reduction="none")
    best = points.masked_fill(~present, -1e9).max(1, keepdim=True).values
    first = ((points == best) & present).float()
    won = first / first.sum(1, keepdim=True)
    chances = outputs[:, WINS : WINS + MOST_SEATS]
    wrong = functional.binary_cross_entropy_with_logits(chances, won, reduction="none") * (seats > 1)[:, None]
    return ((POINTS_LOSS * far + WIN_LOSS * wrong) * share).sum(1).mean()


def imitate(model: Model, batch: Batch, epochs: int, rate: float, deadline: float) -> None:
    """Learn to choose as the examples do, and to expect how their games ended."""
    optimizer = torch.optim.Adam(model.parameters(), rate)
    held = batch.size // 20
    order = torch.randperm(batch.size, device=batch.first.device)
    train, test = order[held:], order[:held]
    size = min(4096, len(train))
    steps = epochs * max(1, len(train) // size)
    step = 0
    for epoch in range(epochs):
        shuffled = train[torch.randperm(len(train), device=train.device)]
        for begin in range(0, len(shuffled) - size + 1, size):
            for group in optimizer.param_groups:
                group["lr"] = rate * (1 - 0.9 * step / steps)
            step += 1
            loss, _ = _imitation_loss(model, batch, shuffled[begin : begin + size])
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
        with torch.no_grad():
            loss, right = _imitation_loss(model, batch, test)
        print(f"imitation {epoch + 1}/{epochs}: test loss {loss:.4f}, same choice {right:.3f}", flush=True)
        if time.time() > deadline:
            return


def _imitation_loss(model: Model, batch: Batch, chosen: Tensor) -> tuple[Tensor, float]:
    taken, owner, _ = batch.some(chosen)
    outputs, scores = model(taken["observations"], taken["actions"], owner)
    logs = log_chances(scores, owner, len(chosen))
    loss = -(taken["targets"] * logs).sum() / len(chosen)
    loss = loss + outcome_loss(outputs, taken["points"], taken["seats"])
    loss = loss + VALUE_LOSS * functional.smooth_l1_loss(outputs[:, RETURN], taken["returns"])
    size = len(chosen)
    most = torch.zeros(size, device=logs.device).scatter_reduce(0, owner, taken["targets"], "amax")
    mine = torch.full((size,), -1e9, device=logs.device).scatter_reduce(0, owner, logs.detach(), "amax")
    same = (logs.detach() == mine[owner]) & (taken["targets"] == most[owner])
    right = torch.zeros(size, device=logs.device).index_add(0, owner, same.float()).clamp(max=1).mean()
    return loss, float(right)


class Tally:
    """What has been counted of one game: the farms at the end, and the games against earlier networks."""

    def __init__(self) -> None:
        self.sums = np.zeros(len(FARM_FIGURES))
        self.farms = 0
        self.beaten = 0.0
        self.met = 0

    def add(self, sums: NDArray[np.float64], farms: int, beaten: float, met: int) -> None:
        """Add what a process has counted."""
        self.sums += sums
        self.farms += farms
        self.beaten += beaten
        self.met += met

    def summary(self) -> str:
        """The averages in a few words."""
        farm = (self.sums / max(1, self.farms)).round(1).tolist()
        words = "/".join(f"{value:g}" for value in farm)
        return f"{words},{self.beaten / max(1, self.met):.2f}"


def _name(game: Game) -> str:
    edition, players, cards = game
    return f"{edition}-{players}{'-cards' if cards else ''}"


class Learner:
    """Everything of one training run."""

    def __init__(self, given: argparse.Namespace, model: Model, device: torch.device) -> None:
        self.given = given
        self.played_games = _played(given)
        self.model = model
        self.device = device
        self.out = Path(given.out)
        self.setup = Setup(
            played=tuple(self.played_games),
            width=model.width,
            keys=model.keys,
            inputs=model.inputs,
            games=given.games,
            capacity=given.capacity,
            simulations=given.simulations,
        )
        self.optimizer = torch.optim.Adam(model.parameters(), given.rate, eps=1e-5)
        self.entropy_weight = given.entropy_weight
        self.replay: list[Batch] = []
        self.pool: list[NDArray[np.float32]] = []
        self.played = 0
        self.decisions = 0
        self.seconds = 0.0
        self.history: list[dict[str, Any]] = []

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint."""
        kept = torch.load(path, map_location=self.device, weights_only=False)
        self.model.load_state_dict(kept["model"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.pool = [earlier.astype(np.float32) for earlier in kept["pool"]]
        self.played, self.decisions, self.seconds = kept["played"], kept["decisions"], kept["seconds"]
        self.entropy_weight = kept["entropy_weight"]
        self.history = kept["history"]

    def save(self) -> None:
        """Write a checkpoint, and the network as players use it."""
        self.out.mkdir(parents=True, exist_ok=True)
        kept = {
            "model": self.model.state_dict(), "optimizer": self.optimizer.state_dict(),
            "pool": [earlier.astype(np.float16) for earlier in self.pool],
            "played": self.played, "decisions": self.decisions, "seconds": self.seconds,
            "entropy_weight": self.entropy_weight, "history": self.history, "inputs": self.model.inputs,
        }  # fmt: skip
        torch.save(kept, self.out / "checkpoint.tmp")
        os.replace(self.out / "checkpoint.tmp", self.out / "checkpoint.pt")
        network = self.model.network()
        network.about = {
            "games": json.dumps(sorted(set(self.played_games))),
            "made": json.dumps(self._made()),
        }
        network.save(self.out / "network.npz")
        (self.out / "history.json").write_text(json.dumps(self.history))

    def _made(self) -> dict[str, Any]:
        """The settings of the run and how much was played, without the folders of this machine."""
        given = settings_of(self.given)
        for name in ("out", "resume", "inherit"):
            given[name] = Path(given[name]).name if given[name] else None
        given["examples"] = [Path(name).name for name in given["examples"]]
        return {**given, "games": self.played, "decisions": self.decisions}

    def flat(self) -> NDArray[np.float32]:
        """All weights as one long array."""
        return np.concatenate([values.ravel() for values in self.model.weights().values()])

    def publish(self, board: Board, version: int) -> None:
        """Give the weights to the players."""
        flat = self.flat()
        board.header[V_VERSION] = -1
        board.weights[0] = flat
        for index, earlier in enumerate(self.pool):
            board.weights[1 + index] = earlier
        board.header[V_POOL] = len(self.pool)
        board.header[V_VERSION] = version

    def remember(self) -> None:
        """Keep the present weights as an opponent; of many, one in the middle makes room."""
        if len(self.pool) >= POOL:
            del self.pool[int(np.random.default_rng().integers(0, POOL - 2))]
        self.pool.append(self.flat())

    def train(self, until: float) -> None:
        """Let the processes play and learn from what they decide, until the time is over."""
        given, setup = self.given, self.setup
        context = multiprocessing.get_context("spawn")
        weights = SharedMemory(create=True, size=Board.bytes_needed(setup))
        size = setup.rollout_bytes()
        memories = [SharedMemory(create=True, size=2 * size) for _ in setup.played]
        board = Board(setup, weights)
        board.header[:] = 0
        if not self.pool:
            self.remember()
        self.settings(board, until)
        self.publish(board, 1)
        pipes: list[Connection] = []
        workers = []
        kind = Expert if given.simulations else Player
        for number in range(len(setup.played)):
            mine, theirs = context.Pipe()
            worker = context.Process(
                target=run_player,
                args=(kind, setup, number, given.seed + self.played, weights.name, memories[number].name, theirs),
                daemon=True,
            )
            worker.start()
            mine.send(True)
            pipes.append(mine)
            workers.append(worker)
        try:
            self._learn(board, pipes, memories, until)
        finally:
            board.header[V_STOP] = 1
            for worker in workers:
                worker.join(1.0)
                if worker.is_alive():
                    worker.terminate()
            del board
            for memory in (weights, *memories):
                memory.unlink()

    def settings(self, board: Board, until: float) -> None:
        """Tell the players how to play now."""
        given = self.given
        gone = self.seconds / max(1.0, given.horizon * 60)
        board.header[V_SHAPING] = given.shaping * max(0.0, 1 - gone / given.fade)
        board.header[V_MATERIAL] = given.material
        board.header[V_OWN_POINTS] = given.own_points
        board.header[V_POOL_SHARE] = given.pool_share

    def _learn(self, board: Board, pipes: list[Connection], memories: list[SharedMemory], until: float) -> None:
        given, setup = self.given, self.setup
        size = setup.rollout_bytes()
        views = [[setup.rollout(memory, index * size) for index in range(2)] for memory in memories]
        parts: list[dict[str, Tensor]] = []
        gathered = games = 0
        tallies = {game: Tally() for game in setup.played}
        version = 1
        begun = time.time()
        before = self.seconds
        saved = remembered = begun
        while time.time() < until:
            for pipe in wait(pipes, timeout=1.0):
                assert isinstance(pipe, Connection)
                slot, filled, actions, ended, lines, count, won, against = pipe.recv()
                view = views[pipes.index(pipe)][slot]
                part = {}
                for name, values in view.items():
                    size_now = actions if name in ("actions", "targets") else filled
                    part[name] = torch.from_numpy(values[:size_now].copy()).to(self.device)
                pipe.send(True)
                part["counts"] = part["counts"].to(torch.int64)
                part["choices"] = part["choices"].to(torch.int64)
                parts.append(part)
                gathered += filled
                games += ended + against
                tallies[setup.played[pipes.index(pipe)]].add(lines, count, won, against)
            if gathered < given.gather:
                continue
            batch = Batch({name: torch.cat([part[name] for part in parts]) for name in parts[0]})
            now = time.time()
            self.seconds = before + now - begun
            told = self._follow(batch) if given.simulations else self._improve(batch)
            learned = time.time() - now
            self.settings(board, until)
            version += 1
            self.publish(board, version)
            self.played += games
            self.decisions += gathered
            line = {
                "seconds": round(self.seconds, 1), "games": self.played, "decisions": self.decisions,
                **told, "learned_s": round(learned, 2),
                **{_name(game): tally.summary() for game, tally in tallies.items()},
            }  # fmt: skip
            self.history.append(line)
            if version % given.log_every == 0:
                print(" ".join(f"{name}={value}" for name, value in line.items()), flush=True)
            parts, gathered, games = [], 0, 0
            tallies = {game: Tally() for game in setup.played}
            if time.time() - saved > given.save_every:
                self.save()
                saved = time.time()
            if time.time() - remembered > given.remember_every:
                self.remember()
                remembered = time.time()

    def _improve(self, batch: Batch) -> dict[str, float]:
        """Some epochs of PPO on one batch."""
        given = self.given
        advantages = batch.arrays["advantages"]
        batch.arrays["advantages"] = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        gone = min(1.0, self.seconds / max(1.0, given.horizon * 60))
        rate = given.rate + (given.last_rate - given.rate) * gone
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        wanted = given.entropy + (given.last_entropy - given.entropy) * gone
        sums = torch.zeros(5, device=self.device)
        steps = 0
        size = min(BATCH, batch.size)
        for _ in range(given.epochs):
            order = torch.randperm(batch.size, device=self.device)
            for begin in range(0, batch.size - size + 1, size):
                sums += self._step(batch, order[begin : begin + size])
                steps += 1
        policy, value, entropy, moved, explained = (sums / max(1, steps)).tolist()
        # The entropy is held near what is wanted, so that play does not narrow too soon.
        self.entropy_weight *= 1.05 if entropy < wanted else 1 / 1.05
        self.entropy_weight = min(0.05, max(0.001, self.entropy_weight))
        return {
            "policy": round(policy, 4), "value": round(value, 4), "entropy": round(entropy, 3),
            "kl": round(moved, 4), "explained": round(explained, 3), "ent_w": round(self.entropy_weight, 4),
        }  # fmt: skip

    def _follow(self, batch: Batch) -> dict[str, float]:
        """Learn what searches made of the policy, from this batch and some earlier ones."""
        given = self.given
        self.replay = [*self.replay, batch][-given.replay :]
        gone = min(1.0, self.seconds / max(1.0, given.horizon * 60))
        for group in self.optimizer.param_groups:
            group["lr"] = given.rate + (given.last_rate - given.rate) * gone
        size = min(BATCH // 2, batch.size)
        losses = []
        for number in range(max(1, round(given.epochs * batch.size / size))):
            one = self.replay[-1 - number % len(self.replay)]
            loss, right = _imitation_loss(self.model, one, torch.randint(one.size, (size,), device=self.device))
            self.optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 0.7)
            self.optimizer.step()
            losses.append((float(loss.detach()), right))
        loss_now, same = np.mean(losses, axis=0).tolist()
        return {"loss": round(loss_now, 4), "same": round(same, 3)}

    def _step(self, batch: Batch, chosen: Tensor) -> Tensor:
        taken, owner, begins = batch.some(chosen)
        decisions = len(chosen)
        outputs, scores = self.model(taken["observations"], taken["actions"], owner)
        logs = log_chances(scores, owner, decisions)
        mine = logs.index_select(0, begins + taken["choices"])
        change = mine - taken["chances"]
        ratio = change.exp()
        advantages = taken["advantages"]
        policy = -torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        entropy = -torch.zeros(decisions, device=logs.device).index_add(0, owner, logs * logs.exp()).mean()
        value = functional.smooth_l1_loss(outputs[:, RETURN], taken["returns"])
        loss = policy + VALUE_LOSS * value - self.entropy_weight * entropy
        loss = loss + 0.5 * outcome_loss(outputs, taken["points"], taken["seats"])
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 0.7)
        self.optimizer.step()
        with torch.no_grad():
            missed = (taken["returns"] - outputs[:, RETURN]).var() / taken["returns"].var()
            return torch.stack([policy.detach(), value.detach(), entropy.detach(), -change.mean(), 1 - missed])


def _played(given: argparse.Namespace) -> list[Game]:
    """What each process plays."""
    return [game for game, processes in map(parse_game, given.play) for _ in range(processes)]


def begin(given: argparse.Namespace, device: torch.device, begun: float) -> Model:
    """A new model: with what another network knows, and after imitation where there are examples."""
    played = _played(given)
    inputs = inputs_for(sorted(set(played)), given.random_games, given.seed)
    if given.inherit:
        old = load_network(Path(given.inherit))
        inputs, weights = inherited(old, played[0][0], inputs)
        model = Model(inputs, len(old.weights["in_bias"]), old.keys)
        model.take(weights)
        model = model.to(device)
    else:
        model = Model(inputs, given.width, given.keys).to(device)
    print(f"{inputs.size} inputs, {len(inputs.cards)} cards, {time.time() - begun:.0f} s", flush=True)
    if given.examples:
        data = encode_files([Path(name) for name in given.examples], inputs, len(played))
        print(f"{len(data['counts'])} examples, {time.time() - begun:.0f} s", flush=True)
        batch = Batch({name: torch.from_numpy(values).to(device) for name, values in data.items()})
        imitate(model, batch, given.imitation_epochs, 1e-3, begun + given.minutes * 20)
    return model


def train(given: argparse.Namespace) -> None:
    """Train for some minutes, as the settings say."""
    begun = time.time()
    until = begun + given.minutes * 60
    torch.manual_seed(given.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    if given.resume:
        kept = torch.load(given.resume, map_location="cpu", weights_only=False)
        shape = kept["model"]["p_query"].shape
        model = Model(kept["inputs"], shape[0], shape[1] // 2).to(device)
        learner = Learner(given, model, device)
        learner.resume(Path(given.resume))
        print(f"goes on after {learner.played} games", flush=True)
    else:
        model = begin(given, device, begun)
        learner = Learner(given, model, device)
        learner.save()
    print(f"{sum(p.numel() for p in model.parameters())} weights on {device}, {time.time() - begun:.0f} s", flush=True)
    learner.train(until)
    learner.save()
    speed = learner.played / max(1.0, learner.seconds)
    print(f"{learner.played} games, {speed:.0f} a second; {math.floor(time.time() - begun)} s in all", flush=True)
