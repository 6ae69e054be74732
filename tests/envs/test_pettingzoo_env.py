"""PettingZoo: its own tests pass for AEC and parallel, and an illegal action does no harm."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'agricola[envs]'")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, seed_test

from agricola.engine.errors import BadOption, NotLegal
from agricola.envs.pettingzoo_env import AgricolaAEC, env, parallel_env

SETUPS: list[dict[str, Any]] = [
    {"edition": "revised", "players": 2},
    {"edition": "revised", "players": 4, "cards": True, "reward": "shaped"},
    {"edition": "original", "players": 5, "reward": "win"},
    {"edition": "original", "players": 1, "cards": True, "decks": "EIKZ", "reward": "score"},
    {"edition": "family", "players": 3},
]


def play(table: Any, seed: int) -> dict[str, float]:
    """One game with random legal actions; what each agent earned."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        earned[agent] += reward
        table.step(None if terminated or truncated else rng.choice(np.flatnonzero(observation["action_mask"])))
    return earned


@pytest.mark.parametrize("options", SETUPS)
# It warns of observations with masks in all environments but those that it lists by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
def test_pettingzoo_finds_no_fault(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(**options), num_cycles=150)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("options", SETUPS[:2])
def test_the_same_seed_gives_the_same_game(options: dict[str, Any]) -> None:
    seed_test(lambda: env(**options), num_cycles=60)
    assert play(env(**options), 4) == play(env(**options), 4)


def test_the_parallel_environment_is_the_same_in_turns() -> None:
    table = parallel_env(edition="revised", players=2)
    rng = np.random.default_rng(3)
    observations, _ = table.reset(seed=3)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    while table.agents:
        asked = [agent for agent in table.agents if observations[agent]["action_mask"].any()]
        assert asked == [table.aec_env.agent_selection]
        choice = rng.choice(np.flatnonzero(observations[asked[0]]["action_mask"]))
        observations, rewards, *_ = table.step({asked[0]: choice})
        for agent, reward in rewards.items():
            earned[agent] += reward
    assert earned == play(env(edition="revised", players=2), 3)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = AgricolaAEC("revised", 2)
    with pytest.raises(BadOption, match="call reset"):
        _ = table.table
    table.reset(seed=1)
    before, asked = table.table.game.key(), table.agent_selection
    illegal = int(np.flatnonzero(table.observe(asked)["action_mask"] == 0)[4])
    with pytest.raises(NotLegal, match="is not legal now"):
        table.step(illegal)
    with pytest.raises(BadOption, match="must choose"):
        table.step(None)
    assert (table.table.game.key(), table.agent_selection) == (before, asked)
    assert not any(table.rewards.values())


def test_those_who_are_not_asked_may_choose_nothing() -> None:
    table = AgricolaAEC("original", 4, render_mode="ansi")
    table.reset(seed=2)
    masks = {agent: int(table.observe(agent)["action_mask"].sum()) for agent in table.agents}
    assert [agent for agent, count in masks.items() if count] == [table.agent_selection]
    assert "place a person" in str(table.render())


@pytest.mark.parametrize(("options", "says"), [({"reward": "gold"}, "no reward"), ({"render_mode": "human"}, "render")])
def test_what_there_is_not_is_refused(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        AgricolaAEC(**options)


@pytest.mark.parametrize("options", SETUPS[:2])
def test_pettingzoo_finds_no_fault_in_the_parallel_environment(options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(**options), num_cycles=100)
    assert parallel_env(**options).possible_agents == [f"player_{seat}" for seat in range(options["players"])]
