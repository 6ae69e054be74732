"""Pictures of every screen of the page: `make screenshots`.

All of them, in five sizes and some on a tablet held upright, by day and in the evening, go to build/pictures to be
looked at; a few are kept in docs/screenshots. They are the same each time.
`python -m tests.browser.screenshots table-2 harvest` takes some.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import agricola
from agricola.record.record import Record
from tests.browser.driver import play
from tests.browser.kit import (
    ARGUMENTS,
    COMPUTER,
    DESKTOP,
    LAPTOP,
    OPEN,
    PATIENCE,
    PERSON,
    ROOT,
    Guest,
    chromium,
    played,
    position,
)
from tests.browser.lesson import begin_at
from tests.browser.png import small
from tests.server.killing import Killed

PICTURES = ROOT / "build" / "pictures"
KEPT = ROOT / "docs" / "screenshots"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eva")
PHONE, ACROSS, TABLET, UPRIGHT = (390, 844), (844, 390), (1024, 768), (768, 1024)
SIZES = (PHONE, ACROSS, TABLET, LAPTOP, DESKTOP)
ALL = (*SIZES, UPRIGHT)
FOUND = 60_000
"""How long the first turning points may be looked for, in milliseconds."""
REVIEW = 300_000
"""How long the turns of a game may be looked through, in milliseconds."""


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


def harvested() -> agricola.Game:
    """A position whose next turn ends with a harvest."""
    farm = {
        "goods": {"food": 9, "sheep": 2, "wood": 5},
        "pastures": [["d1", "e1"]],
        "fields": {"b1": {"grain": 3}, "c1": {"vegetable": 2}},
    }
    return position(farm, "Forest", "end turn", "Day Laborer", players=1, round=4)


def herded() -> agricola.Game:
    """A position in which more animals come than there is room for."""
    farm = {
        "goods": {"sheep": 5, "boar": 2, "food": 3},
        "pastures": [["d1", "e1"], ["d2"]],
        "stables": ["e1"],
        "fields": {"b1": {"grain": 2}, "c1": {"vegetable": 1}},
        "cards": ["M-fireplace-2"],
    }
    return position(farm, "Sheep Market", stock={"Sheep Market": {"sheep": 5}})


@functools.cache
def nearly_over() -> agricola.Game:
    """A game before its last decision."""
    whole = played("revised", 4, 9999, cards=True).record()
    return agricola.replay(Record(whole.setup, whole.chance, whole.moves[:-1]))


@functools.cache
def over() -> agricola.Game:
    """A game that has ended."""
    return played("revised", 4, 9999, cards=True)


def table(edition: str, players: int, moves: int, *, cards: bool = True, seed: int = 7) -> Callable[[], agricola.Game]:
    """A game in its middle."""
    return functools.cache(lambda: played(edition, players, moves, cards=cards, seed=seed))


FOUR = table("revised", 4, 305, seed=5)
"""Four farms with much to see."""


def paint(page: Page) -> None:
    """Paint two spaces of a new pasture."""
    page.get_by_test_id("cell-0-d2").click()
    page.get_by_test_id("cell-0-e2").click()
    expect(page.get_by_test_id("build-fences")).to_be_visible()


def proposed(page: Page) -> None:
    """Wait for what the computer proposes to eat."""
    expect(page.get_by_test_id("feed-done")).to_be_enabled()


def harvest(page: Page) -> None:
    """End the turn, and stop where the table is laid."""
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_test_id("end-turn").click()
    expect(page.get_by_test_id("harvest-scene")).to_be_visible()
    page.wait_for_timeout(3300)


def ended(page: Page) -> None:
    """Play on to the ending."""
    play(page, seed=1, seconds=60)
    expect(page.get_by_test_id("ending")).to_be_visible()
    # Two turns that are worth a word are found within a part of the game.
    expect(page.get_by_test_id("turning-points").get_by_role("link").nth(1)).to_be_visible(timeout=FOUND)


def reviewed(page: Page) -> None:
    """Wait at the ending until every turn has been looked through, which takes minutes."""
    ended(page)
    expect(page.get_by_test_id("turning-points").get_by_role("progressbar")).to_have_count(0, timeout=REVIEW)


def searched(page: Page) -> None:
    """Look for some cards."""
    page.get_by_test_id("gallery-search").fill("pasture")
    page.wait_for_function("(n => 0 < n && n < 50)(document.querySelectorAll('[data-testid^=card-]').length)")


def wished(page: Page) -> None:
    """Open the sheet of a new game."""
    page.get_by_test_id("change-game").click()
    expect(page.get_by_test_id("new-game")).to_be_visible()


def varied(page: Page) -> None:
    """Open the variants of a new game."""
    wished(page)
    page.get_by_test_id("more-options").click()
    page.get_by_test_id("more-options").scroll_into_view_if_needed()


def taught(page: Page) -> None:
    """Go to the step of the lesson in which a person is placed."""
    expect(page.get_by_test_id("lesson")).to_be_visible()
    for _ in range(2):
        if page.get_by_test_id("lesson").get_attribute("data-step") != "forest":
            page.get_by_test_id("lesson-next").click()
    expect(page.get_by_test_id("spotlight")).to_be_visible()


def lesson(step: str) -> Callable[[Guest], str]:
    """A step of the lesson."""

    def begin(guest: Guest) -> str:
        begin_at(guest, step)
        return "/learn"

    return begin


def lit(page: Page) -> None:
    """Wait until something is lit."""
    expect(page.get_by_test_id("spotlight")).to_be_visible()
    page.wait_for_timeout(900)


def fenced(page: Page) -> None:
    """Choose one of the two spaces of the first pasture."""
    page.get_by_test_id("space-fencing").click()
    page.get_by_test_id("cell-0-d1").click()
    lit(page)


def fished(page: Page) -> None:
    """End the turn before the first harvest, and stop where the table is laid."""
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_test_id("lesson-do").click()
    expect(page.get_by_test_id("harvest-scene")).to_be_visible()
    page.wait_for_timeout(3300)


def looked_up(page: Page) -> None:
    """Open one card."""
    pane("cards")(page)
    page.locator("[data-testid^=card-]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def pane(name: str) -> Callable[[Page], None]:
    """Turn to a pane of the phone; on larger screens all of them are seen."""

    def turn(page: Page) -> None:
        tab = page.get_by_test_id(f"pane-{name}")
        if tab.count() > 0:
            tab.click()

    return turn


def others(page: Page) -> None:
    """Turn to the farms of the others: a pane of the phone, a chip of the tablet."""
    pane("others")(page)
    chip = page.get_by_test_id("chip-1")
    if chip.get_attribute("aria-expanded") is not None:
        chip.click()


def counted(page: Page) -> None:
    """Open the score sheet."""
    page.get_by_test_id("live-scores").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def own_games(page: Page) -> None:
    """Open one's own games."""
    page.get_by_test_id("more-open").click()
    page.get_by_test_id("own-open").click()
    expect(page.get_by_test_id("statistics")).to_be_visible()


def remembered(guest: Guest) -> str:
    """The front door of somebody who has played some games."""
    games = [
        {"room": str(at), "at": f"2026-01-{at + 1:02}T20:00:00Z", "edition": edition, "players": 2,
         "points": points, "won": won,
         "cards": [{"id": "A056", "name": "Basket"}, {"id": "A116", "name": "Wood Cutter"}]}
        for at, (edition, points, won) in enumerate((
            ("revised", 17, False), ("revised", 24, False), ("family", 30, True), ("revised", 29, True),
            ("original", 26, False), ("revised", 33, True), ("original", 38, True), ("revised", 46, True),
        ))
    ]  # fmt: skip
    view = guest.state(guest.upload(over()))["view"]
    when = {name: view[name] for name in ("round", "stage", "harvest_rounds", "phase")}
    best = {"room": "7", "points": 46, "farm": view["seats"][0], "when": when}
    kept = json.dumps(json.dumps({"games": games, "best": best}))
    guest.context.add_init_script(f"localStorage.setItem('agricola.games', {kept})")
    return "/"


def nothing(page: Page) -> None:
    """Look at it as it is."""


def going(guest: Guest) -> str:
    """The front door of somebody whose game goes on."""
    guest.upload(FOUR(), 1, 2, 3, names=dict(enumerate(NAMES[:4])))
    return "/"


def lobby(guest: Guest) -> str:
    """A table that waits for its guests."""
    room = guest.create(PERSON, OPEN, COMPUTER, OPEN, cards=True, seed=1)
    return f"/r/{room}"


def draft(guest: Guest) -> str:
    """A pack of cards to choose from."""
    room = guest.create(PERSON, COMPUTER, COMPUTER, COMPUTER, cards=True, variants=["draft-separate"], seed=2)
    return f"/r/{room}"


def chosen(page: Page) -> None:
    """Choose a card of the pack."""
    page.locator("[data-testid^=choose-]").nth(2).click()
    expect(page.get_by_test_id("keep")).to_be_visible()


def film(guest: Guest) -> str:
    """A finished game in its middle."""
    return f"/replay/{guest.upload(over())}?after=300"


@dataclass(frozen=True)
class Scene:
    """What is to be seen: a game, a path or how to get to one; and what is done there."""

    shows: Callable[[], agricola.Game] | str
    do: Callable[[Page], None] = nothing
    path: Callable[[Guest], str] | None = None
    sizes: tuple[tuple[int, int], ...] = SIZES


SCENES = {
    "start": Scene("/", sizes=ALL),
    "start-again": Scene("", path=going),
    "new-game": Scene("/", wished),
    "variants": Scene("/", varied),
    "table-2": Scene(table("revised", 2, 147, seed=29), sizes=ALL),
    "table-3": Scene(table("revised", 3, 216, seed=10)),
    "table-4": Scene(FOUR, sizes=ALL),
    "table-5": Scene(table("original", 5, 384, seed=32)),
    "solo": Scene(table("revised", 1, 68, seed=37)),
    "original-1": Scene(table("original", 1, 70)),
    "original-4": Scene(table("original", 4, 295, seed=9)),
    "family-1": Scene(table("family", 1, 50, cards=False)),
    "family-2": Scene(table("family", 2, 100, cards=False)),
    "family": Scene(table("family", 3, 169, cards=False)),
    "family-4": Scene(table("family", 4, 248, cards=False, seed=8)),
    "card": Scene(FOUR, looked_up),
    "fences": Scene(fencing, paint),
    "animals": Scene(herded),
    "feeding": Scene(hungry, proposed),
    "harvest": Scene(harvested, harvest),
    "hand": Scene(table("revised", 4, 60, seed=11), pane("cards"), sizes=ALL),
    "others": Scene(FOUR, others, sizes=(PHONE, TABLET)),
    "score": Scene(FOUR, counted),
    "draft": Scene("", chosen, path=draft),
    "gallery": Scene("/cards"),
    "cards": Scene("/cards", searched),
    "lobby": Scene("", path=lobby),
    "lesson": Scene("/learn", taught, sizes=ALL),
    "lesson-sow": Scene("", lit, lesson("sow"), (PHONE, TABLET, LAPTOP)),
    "lesson-fences": Scene("", fenced, lesson("fences"), (PHONE, TABLET, LAPTOP)),
    "lesson-harvest": Scene("", fished, lesson("fish"), (PHONE, TABLET, LAPTOP)),
    "lesson-points": Scene("", lit, lesson("worth"), (PHONE, TABLET, LAPTOP)),
    "replay": Scene("", path=film),
    "ending": Scene(nearly_over, ended),
    "reviewed": Scene(nearly_over, reviewed, sizes=(LAPTOP,)),
    "rules": Scene("/rules/revised", sizes=ALL),
    "series": Scene("/series"),
    "account": Scene("/account"),
    "about": Scene("/about"),
    "statistics": Scene("", own_games, remembered),
}

DOCS = {
    "start": ("start", LAPTOP, False),
    "table-2": ("table-2", LAPTOP, False),
    "table-4": ("table-4", LAPTOP, False),
    "dark": ("table-3", LAPTOP, True),
    "family": ("family", LAPTOP, False),
    "fences": ("fences", LAPTOP, False),
    "feeding": ("feeding", LAPTOP, False),
    "scores": ("reviewed", LAPTOP, False),
    "cards": ("cards", LAPTOP, False),
    "lesson": ("lesson", LAPTOP, False),
    "harvest": ("harvest", LAPTOP, False),
    "phone": ("table-2", PHONE, False),
    "phone-across": ("table-4", ACROSS, False),
}
"""The pictures that the documentation keeps: a scene, its size, and whether it is evening."""


def take(browser: Browser, address: str, name: str) -> list[Path]:
    """Take one scene in all its sizes, by day and in the evening."""
    scene = SCENES[name]
    taken = []
    # A window for each, because what was done in one is seen in the next. A phone has two points where others have one.
    for dark, points in itertools.product((False, True), (1, 2)):
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", device_scale_factor=points)
        guest = Guest(context, address)
        guest.set(guide=False)
        for size in scene.sizes:
            if (size in (PHONE, ACROSS)) != (points == 2):
                continue
            page = guest.page
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
            _open(guest, scene)
            page.wait_for_load_state("networkidle")
            scene.do(page)
            page.mouse.move(0, 0)
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            folder = PICTURES / f"{size[0]}x{size[1]}-{'evening' if dark else 'day'}"
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{name}.png"
            page.screenshot(path=file)
            taken.append(file)
            for kept, wanted in DOCS.items():
                if wanted == (name, size, dark):
                    (KEPT / f"{kept}.png").write_bytes(small(context.new_page(), file.read_bytes()))
        context.close()
    return taken


def _open(guest: Guest, scene: Scene) -> None:
    if scene.path is not None:
        guest.go(scene.path(guest))
    elif isinstance(scene.shows, str):
        guest.go(scene.shows)
    else:
        game = scene.shows()
        names = {seat: NAMES[seat] for seat in range(len(game.scores()))}
        page = guest.go(f"/r/{guest.upload(game, names=names)}")
        expect(page.get_by_test_id("question")).to_be_visible()


def main() -> None:
    """Take all the pictures, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", choices=[*SCENES, []], metavar="scene", help=", ".join(SCENES))
    wanted = parser.parse_args().scenes or list(SCENES)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Killed(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=ARGUMENTS)
        try:
            for name in wanted:
                taken = take(browser, f"http://127.0.0.1:{server.port}", name)
                print(f"{name}: {len(taken)} pictures", flush=True)
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main()
