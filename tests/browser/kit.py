"""A real service, a real browser, and positions to begin with."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Playwright, Route

import agricola
from agricola.agents.roster import make_agent
from agricola.wording.languages import languages

Json = dict[str, Any]

ROOT = Path(__file__).parents[2]
STATIC = Path(agricola.__file__).parent / "server" / "static"
WEB = ROOT / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""How long to wait for something to appear, in milliseconds: machines that test are busy."""

PHONE, TABLET, LAPTOP, DESKTOP = (375, 812), (768, 1024), (1366, 768), (1920, 1080)
SIZES = (PHONE, TABLET, LAPTOP, DESKTOP)

# Words are measured each time in English and in the language that needs the most room, in all by `make soak-page`.
LANGUAGES = [pytest.param(one, marks=[] if one in ("en", "fr") else pytest.mark.soak) for one in languages()]

# By way of a page where nothing is, so that nothing of the last one is left.
_TURN = """
async (to) => {
  for (const path of ['/nowhere', to]) {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((done) => setTimeout(done));
  }
}
"""

PERSON: Json = {"kind": "person", "name": "Ann"}
OPEN: Json = {"kind": "open"}
COMPUTER: Json = {"kind": "computer", "level": "apprentice"}


def chromium(playwright: Playwright) -> str | None:
    """The browser that the machine has; None where it has none."""
    said = os.environ.get("AGRICOLA_CHROMIUM")
    if said:
        return said
    # The shell is the same browser without windows of its own: it needs little more than half the processor time.
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found is not None:
            return found
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


class Guest:
    """One person's browser window, at a service."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.faults.append(message.text)

    def go(self, path: str) -> Page:
        """Open a path of the page."""
        self.page.goto(self.address + path)
        return self.page

    def turn_to(self, path: str) -> Page:
        """Open a path of the page as its own links do where it is loaded already: this takes half as long."""
        if not self.page.url.startswith(self.address):
            return self.go(path)
        self.page.evaluate(_TURN, path)
        return self.page

    def post(self, path: str, data: object, status: int = 200) -> Json:
        """Ask the service for something besides the page, as the same person."""
        reply = self.context.request.post(self.address + path, data=data)
        assert reply.status == status, reply.text()
        told: Json = reply.json()
        return told

    def state(self, room: str) -> Json:
        """The state of a room as this person sees it."""
        reply = self.context.request.get(f"{self.address}/api/rooms/{room}/state")
        assert reply.ok, reply.text()
        told: Json = reply.json()
        return told

    def create(self, *seats: Json, **more: object) -> str:
        """Make a room; gives its id."""
        wish = {"edition": "revised", "players": len(seats), "cards": False, "seats": list(seats), **more}
        room: str = self.post("/api/rooms", wish, 201)["room"]["id"]
        return room

    def upload(self, game: agricola.Game, *computers: int, names: Mapping[int, str] | None = None) -> str:
        """Make a room of a game, with computer players on some seats; gives its id."""
        room: str = self.post("/api/records", {"record": str(game.record())}, 201)["room"]["id"]
        for seat, name in (names or {}).items():
            self.post(f"/api/rooms/{room}/seats/{seat}", {"do": "rename", "name": name})
        for seat in computers:
            self.post(f"/api/rooms/{room}/seats/{seat}", {"do": "computer", "level": "apprentice"})
        return room

    def deal(self, seed: int) -> None:
        """Let the games that the page asks for be the same each time: who begins is drawn, and what is dealt."""

        def seeded(route: Route) -> None:
            wish: Json = {**json.loads(route.request.post_data or "{}"), "seed": seed}
            route.continue_(post_data=json.dumps(wish))

        self.page.route("**/api/rooms", seeded)

    def set(self, **choices: object) -> None:
        """Set what a person can set, before the page is opened."""
        script = "localStorage.setItem('agricola.settings', JSON.stringify(%s))"
        self.context.add_init_script(script % json.dumps(choices))


def resize(page: Page, size: tuple[int, int]) -> None:
    """Make the window of a page larger or smaller."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def played(
    edition: str, players: int, moves: int, *, cards: bool = False, seed: int = 7, until: str = "ask-place"
) -> agricola.Game:
    """A game after some decisions of greedy players, at a decision of the first seat."""
    return _played(edition, players, moves, cards, seed, until).clone()


@cache
def _played(edition: str, players: int, moves: int, cards: bool, seed: int, until: str) -> agricola.Game:
    game = agricola.new_game(edition, players=players, cards=cards, seed=seed, ask_end_turn=True)
    for done in _decided(game):
        if done >= moves and game.current_player == 0 and game.question.code == until:
            break
    return game


@cache
def ended(edition: str, players: int, *, cards: bool = False) -> agricola.Game:
    """A game that began in its twelfth round and is over: its turns are few, and judged soon."""
    before = agricola.new_game(edition, players=players, cards=cards, seed=7, ask_end_turn=True)
    for _ in _decided(before):
        if before.round == 12:
            break
    game = agricola.from_position(before.position())
    for _ in _decided(game):
        pass
    return game


def _decided(game: agricola.Game) -> Iterator[int]:
    """Let greedy players decide until the game is over; gives how many decisions were made before each."""
    agents = [make_agent("greedy", seat) for seat in range(len(game.scores()))]
    for done in count():
        seat = game.current_player
        if seat is None:
            return
        yield done
        actions = game.legal_actions()
        game.apply(actions[0] if len(actions) == 1 else agents[seat].choose(game))


def position(farm: Mapping[str, object], *acts: str, players: int = 2, **more: object) -> agricola.Game:
    """A position in which the first seat has a farm, after some actions."""
    seats = [dict(farm), *({} for _ in range(players - 1))]
    given = {"edition": "revised", "players": players, "round": 6, "ask_end_turn": True, "seats": seats, **more}
    game = agricola.from_position(given)
    for act in acts:
        game.apply(game.parse(act))
    return game
