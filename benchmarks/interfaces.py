"""Steps per second through every interface: the library itself, the environments, the batch.

    .venv-compiled/bin/python benchmarks/interfaces.py --processes 1 2

A step is one decision of one seat, chosen at random among the legal ones, with what the face tells of it: the library
tells the legal actions, the others a row of bytes and a mask (the batch: the list of legal numbers). All seats are
played by the benchmark, so no time goes into opponents. Times are processor time of one process, which other programs
disturb least; several processes are measured by the wall clock, so leave the machine to them. A face is measured in
several slices, and the best of them counts. Goals: the batch does 25 times the steps of PettingZoo on 2 cores, and a
quarter of what as many processes of the library do on 16.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np

from agricola.batch import Games
from agricola.engine.kernel import state as engine_module
from agricola.game import new_game

SLICES = 5
Face = Callable[[float], tuple[int, float]]
"""Plays for so many seconds; gives the steps and the seconds that it took."""


def library(setup: dict[str, Any]) -> Face:
    """Games through `new_game` and `apply`."""
    rng = random.Random(1)

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            game = new_game(seed=rng.getrandbits(48), **setup)
            while not game.is_terminal():
                legal = game.legal_actions()
                game.apply(legal[int(rng.random() * len(legal))])
                steps += 1
        return steps, time.process_time() - begun

    return play


def _library_alone(setup: dict[str, Any], seconds: float) -> float:
    steps, took = library(setup)(seconds)
    return steps / took


def library_face(setup: dict[str, Any], processes: int) -> Face:
    """The library in several processes that have nothing to do with each other."""
    if processes == 1:
        return library(setup)
    pool = ProcessPoolExecutor(processes, get_context("spawn"))

    def play(seconds: float) -> tuple[int, float]:
        rates = pool.map(_library_alone, [setup] * processes, [seconds] * processes)
        return round(sum(rates) * seconds), seconds

    return play


def gymnasium_face(setup: dict[str, Any]) -> Face:
    """Solo games through Gymnasium: its other seats would be agents."""
    from agricola.envs.gymnasium_env import AgricolaEnv  # noqa: PLC0415

    env = AgricolaEnv(**{**setup, "players": 1})

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            _, info = env.reset()
            over = False
            while not over:
                _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
                steps += 1
        return steps, time.process_time() - begun

    return play


def pettingzoo_face(setup: dict[str, Any]) -> Face:
    """Games through PettingZoo, as its documentation plays them."""
    from agricola.envs.pettingzoo_env import env  # noqa: PLC0415

    table = env(**setup)

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            table.reset()
            for agent in table.agent_iter():
                observation, _, terminated, truncated, _ = table.last()
                if terminated or truncated:
                    table.step(None)
                else:
                    table.step(table.action_space(agent).sample(observation["action_mask"]))
                    steps += 1
        return steps, time.process_time() - begun

    return play


def openspiel_face(setup: dict[str, Any]) -> Face:
    """Games through OpenSpiel, with the tensor of the player that is asked."""
    import pyspiel  # noqa: PLC0415

    import agricola.envs.openspiel_game  # noqa: F401, PLC0415  # registers the game

    rng = random.Random(1)
    game = pyspiel.load_game("agricola", setup)

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            state = game.new_initial_state()
            state.apply_action(rng.randrange(game.max_chance_outcomes()))
            while not state.is_terminal():
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps, time.process_time() - begun

    return play


def batch_face(setup: dict[str, Any], games: int, processes: int) -> Face:
    """A batch; its processes stay until the benchmark ends."""
    batch = Games(games, processes=processes, **setup)
    rng = np.random.default_rng(1)
    clock = time.process_time if processes == 1 else time.perf_counter

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        begun = clock()
        while clock() - begun < seconds:
            batch.step(batch.sample(rng))
            steps += games
        return steps, clock() - begun

    return play


def rate(face: Face, seconds: float) -> float:
    """Steps a second, the best of some slices."""
    face(seconds / 4)
    slices = [face(seconds) for _ in range(SLICES)]
    return max(steps / took for steps, took in slices)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--cards", action="store_true")
    parser.add_argument("--games", type=int, default=2048, help="games of the batch (default: 2048)")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, os.cpu_count() or 1])
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a slice (default: 2)")
    given = parser.parse_args()
    setup = {"edition": given.edition, "players": given.players, "cards": given.cards}
    faces: dict[str, Callable[[], Face]] = {
        "PettingZoo": lambda: pettingzoo_face(setup),
        "Gymnasium (solo)": lambda: gymnasium_face(setup),
        "OpenSpiel": lambda: openspiel_face(setup),
    }
    for count in given.processes:
        faces[f"library, {count} processes"] = partial(library_face, setup, count)
        faces[f"batch, {count} processes"] = partial(batch_face, setup, given.games, count)
    built = "interpreted" if str(engine_module.__file__).endswith(".py") else "compiled"
    print(f"{given.edition}, {given.players} players{', hand cards' if given.cards else ''}; {built}")
    print("| face | steps a second | times PettingZoo | part of as many processes of the library |")
    print("| --- | ---: | ---: | ---: |")
    measured: dict[str, float] = {}
    for name, face in faces.items():
        try:
            measured[name] = rate(face(), given.seconds)
        except ModuleNotFoundError as missing:
            print(f"| {name} | {missing.name} is not installed | | |")
            continue
        against = f"{measured[name] / measured['PettingZoo']:.1f}" if "PettingZoo" in measured else ""
        alone = measured.get(name.replace("batch", "library")) if name.startswith("batch") else None
        part = f"{measured[name] / alone:.2f}" if alone else ""
        print(f"| {name} | {measured[name]:,.0f} | {against} | {part} |", flush=True)


if __name__ == "__main__":
    main()
