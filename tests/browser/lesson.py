"""The lesson, entered where a test needs it: so it is found by whoever left it there."""

from __future__ import annotations

import json
from functools import cache
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect

import agricola
from tests.browser.kit import PATIENCE, Guest

STEPS = (
    "farm", "neighbour", "forest", "farmland", "round", "seeds", "sow", "table", "wood", "fences", "sheep", "fish",
    "harvest", "help", "worth",
)  # fmt: skip
FAMILY = (
    "grow", "reed", "timber", "room", "child", "mouths", "clay", "fireplace", "renovate", "feed",
    "second-harvest", "grown",
)  # fmt: skip
READ = ("farm", "neighbour", "round", "table", "harvest", "help", "grow", "mouths", "second-harvest", "hand", "needs")

# Whether one thing is lit. At an edge of the screen the ring lies closer to it.
RINGS = """
(selector) => {
  const light = document.querySelector('[data-testid="spotlight"]')?.getBoundingClientRect();
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return light !== undefined && box !== undefined && Math.abs(light.x + light.width / 2 - box.x - box.width / 2) < 5 &&
    Math.abs(light.y + light.height / 2 - box.y - box.height / 2) < 5;
}
"""

# The steps in which the learner has a turn, and what is done in it; the neighbour begins each round.
_TURNS = {
    "forest": "place:forest",
    "farmland": "place:farmland plow:b2",
    "seeds": "place:grain_seeds",
    "sow": "place:grain_utilization",
    "wood": "place:forest",
    "fences": "place:fencing fence:d1e1 done",
    "sheep": "place:sheep_market",
    "fish": "place:fishing",
    "reed": "place:reed_bank",
    "timber": "place:forest",
    "room": "place:farm_expansion choose:0 room:b3 done",
    "child": "place:basic_wish_for_children",
    "clay": "place:clay_pit",
}
_NEIGHBOURS = (
    "day_laborer", "clay_pit", "farmland plow:c3", "reed_bank", "grain_seeds", "grain_utilization", "day_laborer",
    "farmland plow:d3", "grain_utilization", "sheep_market", "forest", "day_laborer", "forest", "fencing fence:d1e1",
)  # fmt: skip


@cache
def _record(step: str) -> str:
    """The game of the first two parts as it is when a step begins."""
    game = agricola.new_game("revised", players=2, cards=False, seed=266, ask_end_turn=True, side_job=True)
    before = [*STEPS, *FAMILY][: [*STEPS, *FAMILY].index(step)]
    neighbours = iter(_NEIGHBOURS)
    for turn in (_TURNS[one] for one in before if one in _TURNS):
        while game.current_player == 1:
            _act(game, f"place:{next(neighbours)} end")
        _act(game, f"{turn} end")
    return str(game.record())


def _act(game: agricola.Game, codes: str) -> None:
    for code in codes.split():
        game.apply(next(action for action in game.legal_actions() if action.code == code))


def begin_at(guest: Guest, step: str) -> Page:
    """Go into the first or the second part of the lesson at a step, with all that comes before it read and done."""
    room: str = guest.post("/api/records", {"record": _record(step)}, 201)["room"]["id"]
    guest.post(f"/api/rooms/{room}/seats/1", {"do": "leave"})
    # The neighbour is another than who sits at the browser.
    wish = json.dumps({"name": "Neighbour", "seat": 1, "bot": True}).encode()
    join = Request(f"{guest.address}/api/rooms/{room}/join", wish, {"Content-Type": "application/json"})
    with urlopen(join, timeout=PATIENCE / 1000) as answer:
        token: str = json.load(answer)["token"]
    part, steps = (1, FAMILY) if step in FAMILY else (0, STEPS)
    kept = {"agricola.lessons": {"part": part, "room": room, "token": token, "read": steps[: steps.index(step)]}}
    if step in FAMILY:
        kept["agricola.lessons.beginnings"] = {"family": _record("grow")}
    page = guest.go("/nowhere")
    for key, data in kept.items():
        page.evaluate("([key, data]) => localStorage.setItem(key, data)", [key, json.dumps(data)])
    guest.turn_to("/learn")
    reach(page, step)
    return page


def reach(page: Page, step: str) -> None:
    """Wait for a step of the lesson."""
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", step)


def taught(page: Page, *steps: str) -> None:
    """Read what is to be read, and let the lesson do the rest."""
    for step in steps:
        reach(page, step)
        page.get_by_test_id("lesson-next" if step in READ else "lesson-do").click()
