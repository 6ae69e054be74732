"""The environments of the field: Gymnasium, PettingZoo and OpenSpiel (extra `envs`).

Importing this package registers `agricola/Original-v0`, `agricola/Revised-v0` and `agricola/Family-v0` with Gymnasium.
The other faces are `agricola.envs.pettingzoo_env` and `agricola.envs.openspiel_game`.
"""

from __future__ import annotations

import importlib.util

from agricola.encoding.rewards import SCHEMES

__all__ = ["SCHEMES"]

if importlib.util.find_spec("gymnasium") is not None:
    import gymnasium

    for _edition in ("original", "revised", "family"):
        gymnasium.register(
            id=f"agricola/{_edition.capitalize()}-v0",
            entry_point="agricola.envs.gymnasium_env:AgricolaEnv",
            kwargs={"edition": _edition},
        )
