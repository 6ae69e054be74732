"""Train a policy with MaskablePPO of Stable-Baselines3 on the solo game.

pip install 'agricola[envs]' sb3-contrib
python examples/train_maskable_ppo.py --steps 300000
"""

from __future__ import annotations

import argparse
from statistics import fmean

import gymnasium
from sb3_contrib import MaskablePPO

import agricola.envs


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
    parser.add_argument("--steps", type=int, default=300_000)
    given = parser.parse_args()
    assert agricola.envs.SCHEMES  # importing it registers the environments
    env = gymnasium.make(f"agricola/{given.edition.capitalize()}-v0", players=1, reward="shaped")
    model = MaskablePPO("MlpPolicy", env, gamma=1.0, ent_coef=0.01, verbose=1)
    model.learn(given.steps)
    print(f"random {mean_score(env, 50, None):.1f} points, the policy {mean_score(env, 50, model):.1f}")


if __name__ == "__main__":
    main()
