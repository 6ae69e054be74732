"""Who can sit at a table: agents by name, levels for people, and a stranger's agent by path."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from agricola.agents.agent_files import load_agent_file
from agricola.agents.arithmetic import network_in, somebody_computes
from agricola.agents.greedy import Greedy, apprentice
from agricola.agents.learned import Learned
from agricola.agents.protocol import Agent, Budget, Deadline, Observation
from agricola.agents.random_agent import Random
from agricola.agents.search import Search
from agricola.engine.errors import BadOption
from agricola.engine.kernel.actions import Action
from agricola.game import Game


def learned(seed: int, temperature: float = 0.0, file: str = "") -> Agent:
    """The agent with the network that comes with the package, or with that of a file."""
    if not somebody_computes():
        raise BadOption("the agent learned and the levels from landlord on need NumPy: pip install 'agricola[learned]'")
    return Learned(seed, network_in(file) if file else None, temperature=temperature)


def landlord(seed: int) -> Agent:
    """Knows what is good, and often takes what only looks good."""
    return learned(seed, 6.0)


def steward(seed: int) -> Agent:
    """Knows what is good, and sometimes takes what only looks good."""
    return learned(seed, 2.0)


AGENTS: Final[Mapping[str, Callable[[int], Agent]]] = {
    "random": Random,
    "apprentice": apprentice,
    "greedy": Greedy,
    "search": Search,
    "learned": learned,
    "landlord": landlord,
    "steward": steward,
}
"""The agents of the house: each is made with a seed."""

LEVELS: Final[Mapping[str, str]] = {
    "apprentice": "apprentice",
    "farmer": "greedy",
    "landlord": "landlord:1/2s",
    "steward": "steward:1/2s",
    "master": "learned:800/2s",
}
"""The levels that people choose from, weakest first, and the agent that plays each.

A level is as strong on every machine that is fast enough for its simulations, and nowhere slower than its seconds."""

DEFAULT_LEVEL: Final = "farmer"
_NETWORK: Final = ".npz"
_WITH_NETWORK: Final = frozenset(("learned", "landlord", "steward"))


def levels() -> list[str]:
    """The levels that can play here, weakest first: those with the network need somebody who computes it."""
    if somebody_computes():
        return list(LEVELS)
    return [level for level, spec in LEVELS.items() if spec.partition(":")[0] not in _WITH_NETWORK]


@dataclass(frozen=True)
class SeatedAgent:
    """An agent at its seat, with what it may think about each decision."""

    name: str
    agent: Agent
    budget: Budget

    def choose(self, game: Game, deadline: Deadline | None = None) -> Action:
        """The agent's answer to the open decision of a game; it is shown no more than its seat may see."""
        seat = game.current_player
        if seat is None:
            raise BadOption("the game is over: there is nothing to choose")
        return self.agent.choose(Observation(game, seat), deadline or Deadline(self.budget))


def make_agent(spec: str, seed: int = 0) -> SeatedAgent:
    """The agent that a text names: `random`, `search:1s`, `learned:500`, `farmer`, `mine.py:Bot`, `run/network.npz`.

    After a colon stands the budget for each decision, in seconds (`2s`, `0.5s`), in simulations (`500`), or
    whichever ends first (`500/2s`).
    """
    name = LEVELS.get(spec.lower(), spec)
    name, rest = _split(name)
    if rest and name.lower() in LEVELS and name not in AGENTS:
        raise BadOption(f"{spec}: a level has a budget of its own; write {name} alone")
    budget = _budget(spec, rest)
    if name in AGENTS:
        return SeatedAgent(spec, AGENTS[name](seed), budget)
    if is_agent_file(name):
        return SeatedAgent(spec, load_agent_file(name, seed), budget)
    if name.endswith(_NETWORK):
        return SeatedAgent(spec, learned(seed, file=name), budget)
    known = ", ".join(dict.fromkeys((*AGENTS, *LEVELS)))
    raise BadOption(f"there is no agent {spec!r}; take one of {known}, or file.py:Class, or network.npz")


def is_agent_file(spec: str) -> bool:
    """Whether a text names somebody else's agent by its file."""
    return ".py:" in spec


def _split(spec: str) -> tuple[str, str]:
    """`search:1s`, `a/mine.py:Bot:1s` or `run/network.npz:1` as a name and a budget; a path may have colons too."""
    if is_agent_file(spec):
        path, _, rest = spec.partition(".py:")
        name, _, budget = rest.partition(":")
        return f"{path}.py:{name}", budget
    path, found, rest = spec.rpartition(_NETWORK)
    name, _, budget = rest.partition(":")
    return path + found + name, budget


def _budget(spec: str, text: str) -> Budget:
    if not text:
        return Budget(seconds=1.0)
    seconds: float | None = None
    simulations: int | None = None
    for part in text.split("/"):
        if seconds is None and re.fullmatch(r"[0-9]+(\.[0-9]+)?s", part):
            seconds = float(part[:-1])
        elif simulations is None and re.fullmatch(r"[0-9]+", part):
            simulations = int(part)
        else:
            raise BadOption(
                f"{spec}: {text!r} is no budget; write seconds (1s, 0.5s), simulations (500), or both (500/2s)"
            )
    return Budget(seconds, simulations)
