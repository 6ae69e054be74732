"""Computer players: one protocol, and the agents that follow it."""

from agricola.agents.analysis import hints, judge
from agricola.agents.protocol import Agent, Budget, Cancelled, Judgement, Sight, Thinking
from agricola.agents.roster import AGENTS, DEFAULT_LEVEL, LEVELS, Sitter, sitter

__all__ = [
    "AGENTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Agent",
    "Budget",
    "Cancelled",
    "Judgement",
    "Sight",
    "Sitter",
    "Thinking",
    "hints",
    "judge",
    "sitter",
]
