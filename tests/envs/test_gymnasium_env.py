"""Gymnasium: its own checker is content, masks and rewards are right, an illegal action does no harm."""

from __future__ import annotations

from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'agricola[envs]'")

import numpy as np
from gymnasium.utils.env_checker import check_env

import agricola.envs
from agricola.engine.errors import BadOption
from agricola.envs.gymnasium_env import AgricolaEnv
from agricola.game import replay

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("Revised", {"players": 2}),
    ("Revised", {"players": 1, "cards": True, "reward": "shaped"}),
    ("Original", {"players": 5, "reward": "win", "opponents": ["random", "apprentice", "random", "random"]}),
    ("Original", {"players": 2, "cards": True, "decks": "EIKZ", "opponents": "random", "reward": "score"}),
    ("Family", {"players": 3, "opponents": "random"}),
]


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """One game with random legal actions; what was earned, and what was told at the end."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    earned = 0.0
    while True:
        _, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        earned += reward
        assert not truncated
        if terminated:
            return earned, info


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_gymnasium_finds_no_fault(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(f"agricola/{name}-v0", **options)
    check_env(env.unwrapped, skip_render_check=True)
    earned, info = play(env, 3)
    assert len(info["scores"]) == options["players"]
    assert not info["action_mask"].any()
    again, told = play(env, 3)
    assert (again, told["scores"]) == (earned, info["scores"])


def test_there_is_an_environment_for_each_edition() -> None:
    assert {name for name in gymnasium.registry if name.startswith("agricola/")} == {
        "agricola/Original-v0",
        "agricola/Revised-v0",
        "agricola/Family-v0",
    }
    assert agricola.envs.SCHEMES == ("margin", "win", "score", "shaped")


def test_rewards_are_what_their_names_say() -> None:
    earned = {}
    for reward in agricola.envs.SCHEMES:
        env = AgricolaEnv("revised", 3, opponents="random", reward=reward)
        env.reset(seed=5)
        start = env.table.game.scores()[0].total
        earned[reward], info = play(env, 5)
    mine, *others = info["scores"]
    assert earned["score"] == mine
    assert earned["margin"] == mine - max(others)
    assert earned["shaped"] == mine - start
    assert earned["win"] == (1.0 if mine > max(others) else 0.0)


def test_a_solo_player_earns_points_and_beats_nobody() -> None:
    env = AgricolaEnv("revised", 1, reward="margin")
    earned, info = play(env, 2)
    assert [earned] == info["scores"]
    with pytest.raises(BadOption, match="beats nobody"):
        AgricolaEnv("revised", 1, reward="win")


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    env = AgricolaEnv("revised", 2)
    observation, info = env.reset(seed=1)
    before = env.table.game.key()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[4])
    after, reward, terminated, truncated, told = env.step(illegal)
    assert "is not legal now" in told["refused"]
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert np.array_equal(after, observation) and np.array_equal(told["action_mask"], info["action_mask"])
    assert env.table.game.key() == before
    assert "refused" not in env.step(int(np.flatnonzero(info["action_mask"])[0]))[4]


def test_the_masks_are_those_that_libraries_ask_for() -> None:
    env = AgricolaEnv("revised", 2, render_mode="ansi")
    _, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    shown = env.render()
    assert shown is not None
    assert "player 1: place a person" in shown


def test_a_game_can_be_recorded_and_replayed() -> None:
    env = AgricolaEnv("family", 2, opponents="apprentice")
    play(env, 8)
    assert replay(str(env.table.game.record())).key() == env.table.game.key()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"opponents": ["random", "random"]}, "2 players have 1 opponents"),
        ({"opponents": "nobody"}, "there is no agent"),
        ({"reward": "gold"}, "there is no reward"),
        ({"render_mode": "human"}, "no render mode"),
        ({"edition": "lunar"}, "no edition"),
    ],
)
def test_what_there_is_not_is_refused(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        AgricolaEnv(**options)
    with pytest.raises(BadOption, match="call reset"):
        _ = AgricolaEnv().table
