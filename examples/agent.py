"""An agent of one's own: a few rules of thumb for the revised edition, on what it sees.

Try it: agricola arena --players examples/agent.py:Farmhand,random --games 200
"""

from __future__ import annotations

import random

from agricola.agents import Deadline, Observation
from agricola.engine.kernel.actions import Action

WORTH = {
    **dict.fromkeys(("fenc", "pasture"), 9),
    **dict.fromkeys(("children", "growth", "cultivation", "sow"), 8),
    **dict.fromkeys(("utilization", "expansion", "rooms"), 7),
    **dict.fromkeys(("farmland", "plow"), 6),
    **dict.fromkeys(("major", "cook", "redevelop", "renov"), 5),
    **dict.fromkeys(("grain", "vegetable", "sheep", "pig", "boar", "cattle"), 4),
    **dict.fromkeys(("forest", "wood", "reed"), 2),
    "": 0,
}
STEPS = ("room", "sow", "bake", "fence", "pasture", "card", "plow", "choose", "keep", "convert", "stable")


class Farmhand:
    """Looks for food while its family would go hungry, and otherwise takes what is good for the farm."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, observation: Observation, deadline: Deadline) -> Action:
        """The legal action that the rules of thumb like best; any of them when they like several."""
        view = observation.view()
        me = view["seats"][observation.seat]
        short = me["food_needed"] + 2 - me["goods"].get("food", 0)
        lying = {space["id"]: space["goods"].get("food", 0) for space in view["spaces"]}
        names = {space["id"]: space["name"].lower() for space in view["spaces"]}

        def points(action: Action) -> int:
            if action.kind_name != "place":  # a step of what it began: rather do something than nothing, never beg
                return -STEPS.index(action.kind_name) if action.kind_name in STEPS else -len(STEPS)
            name = names[action.space or ""]
            food = 2 if "day labor" in name else int(lying[action.space or ""])
            return 3 * min(food, short) + max(worth for word, worth in WORTH.items() if word in name)

        return max(observation.legal_actions(), key=lambda action: (points(action), self._rng.random()))
