"""How long it takes to encode a position and its legal actions, and to ask the network about them.

    .venv-compiled/bin/python benchmarks/encoding.py

Positions come from all over random play. Figures are microseconds of processor time for one position, the best of
several passes. Goal, compiled, 2 players without hand cards: 15 for an observation, 5 for all its actions.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from agricola.agents.arithmetic import network_for
from agricola.agents.learned import BoardNetwork
from agricola.encoding import OBSERVATION_SIZE, encoder_for
from agricola.encoding import encoder as encoder_module
from agricola.engine.kernel.state import GameState
from agricola.game import new_game

SETUPS = (
    ("revised", 2, False), ("revised", 4, False), ("revised", 2, True), ("original", 5, False), ("family", 3, False),
)  # fmt: skip
PASSES = 12


def positions(edition: str, players: int, cards: bool) -> list[GameState]:
    """Positions from all over random play."""
    rng = random.Random(1)
    found: list[GameState] = []
    for seed in range(10):
        game = new_game(edition, players=players, cards=cards, seed=seed)
        while not game.is_terminal():
            if rng.random() < 0.2:
                found.append(game.clone().state)
            game.apply(rng.choice(game.legal_actions()))
    return found


def best(each: Callable[[GameState], object], states: list[GameState]) -> float:
    """Microseconds for one position."""
    least = float("inf")
    for _ in range(PASSES):
        begun = time.process_time()
        for state in states:
            each(state)
        least = min(least, time.process_time() - begun)
    return least / len(states) * 1e6


def line(edition: str, players: int, cards: bool) -> str:
    """One line of the table."""
    states = positions(edition, players, cards)
    encoder = encoder_for(states[0].board)
    buffer = bytearray(OBSERVATION_SIZE)
    actions = sum(len(state.options) for state in states) / len(states)
    write = best(lambda state: encoder.write_observation(state, state.stack[-1].seat, buffer, 0), states)
    options = best(encoder.encode_actions, states)
    name = f"{edition}, {players} players{', hand cards' if cards else ''}"
    return f"| {name} | {actions:.1f} | {write:.1f} | {options:.1f} |"


def main() -> None:
    """Measure and print a table."""
    print("compiled" if not encoder_module.__file__.endswith(".py") else "interpreted")
    print("| game | actions each | observation, us | actions, us |")
    print("| --- | ---: | ---: | ---: |")
    for setup in SETUPS:
        print(line(*setup))
    states = positions("revised", 2, False)
    network = network_for(states[0].board)
    assert network is not None
    judge = BoardNetwork(network, states[0].board)
    alone = best(lambda state: judge.judge([state]), states)
    together = best(lambda state: judge.judge([state] * 8), states) / 8
    print(f"\nencoded and judged by the network: {alone:.0f} us alone, {together:.0f} us each of 8 together")


if __name__ == "__main__":
    main()
