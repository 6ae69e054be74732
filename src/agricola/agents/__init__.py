"""Computer players: one protocol, and the agents that follow it."""

from agricola.agents.analysis import hints, judge
from agricola.agents.protocol import Agent, Budget, Cancelled, Deadline, Judgement, Observation
from agricola.agents.roster import AGENTS, DEFAULT_LEVEL, LEVELS, SeatedAgent, make_agent

__all__ = [
    "AGENTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Agent",
    "Budget",
    "Cancelled",
    "Deadline",
    "Judgement",
    "Observation",
    "SeatedAgent",
    "hints",
    "judge",
    "make_agent",
]
