"""Train a policy with MaskablePPO of Stable-Baselines3 on the solo game.

pip install 'agricola[envs]' sb3-contrib
python examples/train_maskable_ppo.py --steps 200000

Sixteen games are played side by side, so that the network is asked about all of them at once. After 40,000 steps, a
minute and a half of processor time, it scored 12 points where random play scored -18.
"""

from __future__ import annotations

import argparse
from statistics import fmean

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import agricola.envs

GAMES = 16


def mean_score(env: gymnasium.Env, games: int, model: MaskablePPO | None) -> float:
    """The mean score of some games, by a model or at random."""
    scores: list[float] = []
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            mask = info["action_mask"]
            if model is None:
                action = env.action_space.sample(mask)
            else:
                action, _ = model.predict(observation, action_masks=mask)
            observation, _, over, _, info = env.step(int(action))
        scores.append(info["scores"][0])
    return fmean(scores)


def main() -> None:
    """Train, then compare with random play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", choices=("original", "revised", "family"), default="revised")
    parser.add_argument("--steps", type=int, default=200_000)
    given = parser.parse_args()
    assert agricola.envs.SCHEMES  # importing it registers the environments
    name = f"agricola/{given.edition.capitalize()}-v0"
    setup = {"players": 1, "reward": "shaped", "render_mode": None}  # the helper would ask for pictures
    games = make_vec_env(name, GAMES, env_kwargs=setup)
    model = MaskablePPO(
        "MlpPolicy", games, n_steps=256, batch_size=512, n_epochs=5, learning_rate=5e-4, gamma=1.0, ent_coef=0.01,
        verbose=1,
    )  # fmt: skip
    model.learn(given.steps)
    env = gymnasium.make(name, **setup)
    print(f"random {mean_score(env, 50, None):.1f} points, the policy {mean_score(env, 50, model):.1f}")


if __name__ == "__main__":
    main()
