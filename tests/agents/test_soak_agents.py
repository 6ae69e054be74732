"""No agent and no level commits a fault: in every edition, with every number of players, with and without hand cards.

`make soak-agents` plays 1,000 games with each of them; the normal tests play a few.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from agricola.agents import AGENTS, LEVELS, Budget, make_agent
from agricola.agents.arena import SeatResult, play_out
from agricola.agents.worker_pool import WorkerPool
from agricola.game import EDITIONS, new_game

SET_UPS = [
    (name, cards, players)
    for name, edition in sorted(EDITIONS.items())
    for cards in ((False, True) if edition.hand_cards else (False,))
    for players in range(1, edition.most_players + 1)
]
SMALL = Budget(simulations=10)
"""Enough to go through all that an agent does, and little enough for a thousand games."""
EVERYONE = sorted({*AGENTS, *LEVELS})


@dataclass(frozen=True)
class Soak:
    """Games of one agent against itself, numbered through all set-ups."""

    agent: str
    budget: Budget

    def play(self, number: int) -> tuple[SeatResult, ...]:
        """Play one of them."""
        edition, cards, players = SET_UPS[number % len(SET_UPS)]
        game = new_game(edition, players=players, cards=cards, seed=number)
        seats = [replace(make_agent(self.agent, seed=number * 5 + seat), budget=self.budget) for seat in range(players)]
        return play_out(game, seats)


def played(soak: Soak, number: int) -> tuple[int, tuple[SeatResult, ...]]:
    """What a process does; on top of the module, where it can be found."""
    return number, soak.play(number)


def faults(number: int, seats: tuple[SeatResult, ...]) -> list[str]:
    return [
        f"{seat.contender}, game {number} {SET_UPS[number % len(SET_UPS)]}: {seat.fault}"
        for seat in seats
        if seat.fault
    ]


FEW = [("family", False, 1), ("original", False, 2), ("revised", True, 2)]


@pytest.mark.parametrize("agent", sorted(AGENTS))
@pytest.mark.parametrize("set_up", FEW, ids=str)
def test_a_game_without_a_fault(agent: str, set_up: tuple[str, bool, int]) -> None:
    number = SET_UPS.index(set_up)
    assert not faults(number, Soak(agent, Budget(simulations=2)).play(number))


@pytest.mark.soak
@pytest.mark.parametrize("agent", EVERYONE)
def test_a_great_many_games_without_a_fault(agent: str, capsys: pytest.CaptureFixture[str]) -> None:
    """AGRICOLA_SOAK_AGENT_GAMES says how many, AGRICOLA_SOAK_FIRST which number comes first."""
    games = int(os.environ.get("AGRICOLA_SOAK_AGENT_GAMES", "1000"))
    first = int(os.environ.get("AGRICOLA_SOAK_FIRST", "1000000"))
    found: list[str] = []
    say = _speaker(capsys)
    with WorkerPool(min(os.cpu_count() or 1, games), played, Soak(agent, SMALL)) as pool:
        for done, (number, seats) in enumerate(pool.work(range(first, first + games)), start=1):
            found += faults(number, seats)
            if done % 100 == 0 or done == games:
                say(f"{agent}: {done:,} of {games:,} games, {len(found)} faults")
    assert not found, "\n".join(found[:20])


def _speaker(capsys: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    def say(line: str) -> None:
        with capsys.disabled():
            print(line, flush=True)

    return say
