"""Pictures of the page for the docs, always the same: `make screenshots`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

import agricola
from agricola.record.record import Record
from tests.browser.driver import play
from tests.browser.kit import ARGUMENTS, LAPTOP, PATIENCE, PHONE, ROOT, Guest, chromium, played, position
from tests.browser.png import small
from tests.server.killing import Killed

FOLDER = ROOT / "docs" / "screenshots"
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def fencing() -> agricola.Game:
    """A position in which the first seat builds fences."""
    farm = {
        "goods": {"wood": 9, "food": 3, "sheep": 3, "grain": 1},
        "pastures": [["d1", "e1"]],
        "stables": ["e1"],
        "fields": {"b3": {"grain": 2}, "c3": {}},
    }
    return position(farm, "Fencing")


def hungry() -> agricola.Game:
    """A harvest in which the first seat has too little food."""
    farm = {
        "goods": {"food": 2, "grain": 3, "vegetable": 1, "wood": 2, "sheep": 2},
        "pastures": [["d1", "e1"]],
        "fields": {"a1": {"grain": 2}, "b1": {"vegetable": 1}},
        "cards": ["M-fireplace-2"],
    }
    game = position(farm, round=7)
    for act in ("Reed Bank", "Forest", "Western Quarry", "Clay Pit"):
        game.apply(game.parse(act))
        game.apply(game.parse("end turn"))
    while game.current_player != 0:
        game.apply(game.legal_actions()[-1])
    return game


def nearly_over() -> agricola.Game:
    """A game before its last decision."""
    game = played("revised", 3, 9999, cards=True)
    whole = game.record()
    return agricola.replay(Record(whole.setup, whole.chance, whole.moves[:-1]))


def paint(page: Page) -> None:
    """Paint two spaces of a new pasture."""
    page.get_by_test_id("cell-0-d2").click()
    page.get_by_test_id("cell-0-e2").click()
    expect(page.get_by_test_id("build-fences")).to_be_visible()


def proposed(page: Page) -> None:
    """Wait for what the computer proposes to eat."""
    expect(page.get_by_test_id("feeding").locator(".good").filter(has_text="Enough")).to_be_visible()
    expect(page.get_by_test_id("feed-done")).to_be_enabled()


def ended(page: Page) -> None:
    """Play on to the score sheet."""
    play(page, seed=1, seconds=60)


def searched(page: Page) -> None:
    """Look for some cards."""
    page.get_by_test_id("gallery-search").fill("bread")


def nothing(page: Page) -> None:
    """Look at it as it is."""


@dataclass(frozen=True)
class Scene:
    """What is to be seen: a game or a path, on which screen, and what is done before."""

    shows: Callable[[], agricola.Game] | str
    size: tuple[int, int] = LAPTOP
    dark: bool = False
    do: Callable[[Page], None] = nothing


SCENES = {
    "start": Scene("/"),
    "table-2": Scene(lambda: played("revised", 2, 90, cards=True)),
    "table-4": Scene(lambda: played("revised", 4, 230, cards=True, seed=11)),
    "family": Scene(lambda: played("family", 3, 150)),
    "fences": Scene(fencing, do=paint),
    "feeding": Scene(hungry, do=proposed),
    "scores": Scene(nearly_over, do=ended),
    "cards": Scene("/cards", do=searched),
    "phone": Scene(lambda: played("revised", 2, 90, cards=True), size=PHONE),
    "dark": Scene(lambda: played("revised", 3, 160, cards=True), dark=True),
}


def take(guest: Guest, scene: Scene, file: Path) -> None:
    """Take one picture."""
    guest.page.set_viewport_size({"width": scene.size[0], "height": scene.size[1]})
    guest.page.emulate_media(color_scheme="dark" if scene.dark else "light", reduced_motion="reduce")
    if isinstance(scene.shows, str):
        page = guest.go(scene.shows)
    else:
        game = scene.shows()
        names = {seat: NAMES[seat] for seat in range(len(game.scores()))}
        page = guest.go(f"/r/{guest.upload(game, names=names)}")
        expect(page.get_by_test_id("question")).to_be_visible()
    page.wait_for_load_state("networkidle")
    scene.do(page)
    page.mouse.move(0, 0)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    file.write_bytes(small(guest.context.new_page(), page.screenshot()))


def main() -> None:
    """Take all the pictures."""
    expect.set_options(timeout=PATIENCE)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Killed(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=ARGUMENTS)
        try:
            for name, scene in SCENES.items():
                context = browser.new_context(locale="en-GB")
                guest = Guest(context, f"http://127.0.0.1:{server.port}")
                guest.set(guide=False)
                take(guest, scene, FOLDER / f"{name}.png")
                context.close()
                print(f"docs/screenshots/{name}.png")
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main()
