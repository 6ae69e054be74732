"""A process that thinks for computer players: `python -m agricola.server.thinking.worker`, started by the service.

It reads one job per line from its input and writes lines back: progress, then the answer. The jobs hold true positions,
hidden cards included, because the process belongs to the service; the agents in it are shown no more than their seat
may see.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec import Struct

from agricola.agents.advice import Advice, advised
from agricola.agents.analysis import hints, hints_for_learners, turn_cost
from agricola.agents.meals import meal
from agricola.agents.protocol import Budget, Cancelled, Deadline, Judgement, Observation
from agricola.agents.roster import DEFAULT_LEVEL, SeatedAgent, make_agent
from agricola.agents.search import Search
from agricola.engine.errors import AgricolaError
from agricola.engine.message import say
from agricola.game import from_position, replay
from agricola.record.record import loads
from agricola.server.messages.answers import HintItem
from agricola.server.thinking.positions import beyond_bounds

_PROGRESS_STEP = 0.05
_HINTS = 3
_HINT_BUDGET = Budget(seconds=0.8)
_MOST_PLAYERS = 64
_MOST_NODES = 5_000
"""How many nodes the trees of all players may have together: some 10 kB each."""
_NICENESS = 5
"""Thinking gives way to playing where both want the processor."""


class Job(Struct):
    """Something to think about."""

    number: int
    kind: Literal["choose", "hints", "judged", "check"]
    position: str = ""
    """The position as JSON, for a choice, for hints and for a judgement."""
    played: str = ""
    """The code of the action that is to be judged."""
    level: str = DEFAULT_LEVEL
    seed: int = 0
    learning: bool = False
    """Whether hints are for somebody who learns the game."""
    player: str = ""
    """Under which name the agent is kept for the player's next move; empty keeps none."""
    record: str = ""
    """The record that is to be checked."""


class Report(Struct):
    """What comes back: progress until `final`; then an action, hints, what a turn cost, or what is wrong."""

    number: int
    done: float = 0.0
    final: bool = False
    action: str | None = None
    hints: list[HintItem] = []
    cost: float = 0.0
    problem: str | None = None


class Order(Struct):
    """One line to the worker."""

    job: Job | None = None
    cancel: int | None = None


class Players:
    """The agents of players who will be asked again: those asked last, as far as there is room for what they keep."""

    def __init__(self, most: int = _MOST_PLAYERS, most_nodes: int = _MOST_NODES) -> None:
        self._most = most
        self._most_nodes = most_nodes
        self._kept: OrderedDict[str, SeatedAgent] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def make_agent(self, job: Job) -> SeatedAgent:
        """The agent of a player as it was after its last move, or a new one; it is not kept while it thinks."""
        known = self._kept.pop(job.player, None)
        return known or make_agent(job.level, job.seed)

    def keep(self, job: Job, who: SeatedAgent) -> None:
        """Keep an agent that has answered for its next move."""
        if not job.player:
            return
        self._kept[job.player] = who
        while len(self._kept) > self._most or self._nodes() > self._most_nodes:
            self._kept.popitem(last=False)

    def _nodes(self) -> int:
        return sum(who.agent.nodes for who in self._kept.values() if isinstance(who.agent, Search))


class Worker:
    """Reads orders in one thread, thinks in another."""

    def __init__(self, tell: Callable[[Report], None]) -> None:
        self._tell = tell
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._thinking: tuple[int, Deadline] | None = None
        self._unwanted: set[int] = set()
        self._lock = threading.Lock()
        self._players = Players()

    def run(self) -> None:
        """Work until the input ends; the first report says that everything is loaded."""
        self._tell(Report(0, final=True))
        threading.Thread(target=self._think, daemon=True).start()
        for line in sys.stdin.buffer:
            order = msgspec.json.decode(line, type=Order)
            if order.job is not None:
                self._jobs.put(order.job)
            if order.cancel is not None:
                with self._lock:
                    self._unwanted.add(order.cancel)
                    if self._thinking is not None and self._thinking[0] == order.cancel:
                        self._thinking[1].cancel()
        # The service is gone, whatever the thinking thread is at.
        os._exit(0)

    def _think(self) -> None:
        while True:
            self._tell(self.answer(self._jobs.get()))

    def answer(self, job: Job) -> Report:
        """Do a job, in the thread that asks for it; what goes wrong is an answer too."""
        try:
            report = self._answer(job)
        except Cancelled:
            report = Report(job.number, problem="cancelled")
        except AgricolaError as problem:
            report = Report(job.number, problem=str(problem))
        except Exception as problem:
            # An agent may fail in any way; the service must hear of it and goes on with another answer.
            report = Report(job.number, problem=f"{type(problem).__name__}")
        with self._lock:
            self._thinking = None
            self._unwanted = {number for number in self._unwanted if number > job.number}
        report.final = True
        return report

    def _answer(self, job: Job) -> Report:
        if job.kind == "check":
            record = loads(job.record)
            wrong = beyond_bounds(record.setup.get("position"))
            if wrong is None:
                replay(job.record)
            return Report(job.number, problem=wrong)
        game = from_position(json.loads(job.position))
        told = 0.0

        def progress(done: float) -> None:
            nonlocal told
            if done >= told + _PROGRESS_STEP:
                told = done
                self._tell(Report(job.number, done))

        if job.kind == "hints":
            deadline = self._begun(job, Deadline(_HINT_BUDGET, progress))
            assert game.current_player is not None
            observation = Observation(game, game.current_player)
            eaten = meal(observation)
            if eaten is not None:
                # People want a meal that they can check, and at once.
                return Report(job.number, hints=[HintItem(eaten.code, 0.0, 1.0, say("hint-meal").json(), None)])
            if job.learning:
                found = hints_for_learners(observation, _HINTS)
            else:
                found = hints(observation, _HINTS, deadline, job.seed)
            judged = {one.action: one for one in found}
            return Report(job.number, hints=[_hint(judged[one.action], one) for one in advised(game, found)])
        if job.kind == "judged":
            played = next(action for action in game.legal_actions() if action.code == job.played)
            best, cost = turn_cost(game, played)
            return Report(job.number, action=best.code, cost=round(cost, 1))
        who = self._players.make_agent(job)
        action = who.choose(game, self._begun(job, Deadline(who.budget, progress)))
        self._players.keep(job, who)
        return Report(job.number, action=action.code)

    def _begun(self, job: Job, deadline: Deadline) -> Deadline:
        """Thinking that can be cancelled from now on, and is at once where nobody wants it any more."""
        with self._lock:
            self._thinking = (job.number, deadline)
            if job.number in self._unwanted:
                deadline.cancel()
        return deadline


def _hint(judgement: Judgement, advice: Advice) -> HintItem:
    """A judgement as it is told to people."""
    return HintItem(
        judgement.action.code,
        round(judgement.value, 1),
        round(judgement.share, 3),
        None if advice.why is None else advice.why.json(),
        None if advice.standing is None else advice.standing.json(),
    )


def _write(report: Report) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    Worker(_write).run()
