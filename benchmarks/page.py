"""Measures how soon the page can be used, and how smoothly it moves on a processor that is four times as slow.

From the address to the first legal click, with nothing in the cache; then the frames that are drawn while people walk,
goods fly and a harvest is shown. `make bench-page` runs it and writes results-page.md.
"""

from __future__ import annotations

import argparse
import gzip
import os
import re
import tempfile
import time
from pathlib import Path
from statistics import median

from lab import machine, table
from playwright.sync_api import Browser, sync_playwright

import agricola
from tests.browser.kit import ARGUMENTS, COMPUTER, PERSON, STATIC, Guest, chromium, played, position
from tests.server.killing import Killed

_HERE = Path(__file__).resolve().parent
_TARGET_SECONDS, _TARGET_KB, _TARGET_FRAMES = 2.0, 150.0, 60.0
_SLOWED = 4
"""How many times the processor is slowed while frames are counted."""
_SMOOTH = 1000 / 60 * 1.5
"""A frame that takes longer, in milliseconds, is one that was left out."""
_SHOTS = {
    "the start page, until a game can be started": ("/", "[data-testid=start-game]:enabled"),
    "a table of two with full cards, until a person can be placed": ("table", ".space.usable"),
}


def measure(browser: Browser, address: str, times: int) -> dict[str, list[float]]:
    """The seconds of each shot, each time in a browser that has never seen the page."""
    found: dict[str, list[float]] = {name: [] for name in _SHOTS}
    for _ in range(times):
        for name, (path, ready) in _SHOTS.items():
            context = browser.new_context()
            guest = Guest(context, address)
            wanted = f"/r/{guest.create(PERSON, COMPUTER, cards=True, seed=1)}" if path == "table" else path
            begun = time.perf_counter()
            guest.go(wanted).wait_for_selector(ready)
            found[name].append(time.perf_counter() - begun)
            context.close()
    return found


_FRAMES = """
() => new Promise((done) => {
  const times = [];
  const tick = (now) => {
    times.push(now);
    if (now - times[0] < 1500) requestAnimationFrame(tick);
    else done(times.slice(1).map((time, at) => time - times[at]));
  };
  requestAnimationFrame(tick);
})
"""


def _moving() -> dict[str, tuple[agricola.Game, str]]:
    """Games in which a click sets something in motion, and what is clicked."""
    farm = {
        "goods": {"food": 9, "sheep": 2, "wood": 5},
        "pastures": [["d1", "e1"]],
        "fields": {"b1": {"grain": 3}, "c1": {"vegetable": 2}},
    }
    harvest = position(farm, "Forest", "end turn", "Day Laborer", players=1, round=4)
    return {
        "a person walks and goods fly, four players with full cards":
            (played("revised", 4, 230, cards=True, seed=11), "space-forest"),
        "the harvest is shown": (harvest, "end-turn"),
    }  # fmt: skip


def frames(browser: Browser, address: str, times: int) -> dict[str, list[float]]:
    """How long each frame took during each motion, in milliseconds."""
    found: dict[str, list[float]] = {}
    for name, (game, click) in _moving().items():
        found[name] = []
        for _ in range(times):
            context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
            guest = Guest(context, address)
            page = guest.go(f"/r/{guest.upload(game)}")
            page.get_by_test_id(click).wait_for()
            page.wait_for_load_state("networkidle")
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": _SLOWED})
            page.get_by_test_id(click).click()
            found[name] += page.evaluate(_FRAMES)
            context.close()
    return found


def sizes() -> tuple[float, float]:
    """Kilobytes that the first page needs without its letters, and the largest of these files, compressed."""
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)
    files = [len(gzip.compress((STATIC / path).read_bytes())) / 1000 for path in named]
    return sum(files), max(files)


def report(found: dict[str, list[float]], drawn: dict[str, list[float]]) -> str:
    """The results as a page."""
    whole, largest = sizes()
    slow = min(1000 * len(each) / sum(each) for each in drawn.values())
    frame_rows = [
        [name, f"{1000 * len(each) / sum(each):.0f}", f"{100 * sum(one <= _SMOOTH for one in each) / len(each):.0f}",
         f"{max(each):.0f}"]
        for name, each in drawn.items()
    ]  # fmt: skip
    slowest = max(median(seconds) for seconds in found.values())
    rows = [[name, f"{median(seconds):.2f}", f"{max(seconds):.2f}"] for name, seconds in found.items()]
    told = (
        (slowest < _TARGET_SECONDS, f"the first legal click is there after {slowest:.2f} s (target: 2)"),
        (whole < _TARGET_KB, f"the first page needs {whole:.0f} kB without its letters, compressed (target: 150); "
         f"the largest file has {largest:.0f} kB"),
        (slow >= 0.98 * _TARGET_FRAMES, f"in motion {slow:.0f} frames a second are drawn, on a processor slowed "
         f"{_SLOWED} times (target: 60)"),
    )  # fmt: skip
    return "\n".join(
        [
            "# The page, from its address to the first click",
            "",
            "Written by `make bench-page`: Chromium and the service on one machine, and nothing in the cache.",
            "",
            f"Machine: {machine()}; {os.getloadavg()[0]:.0f} processes wanted a processor while it was measured.",
            "",
            *(f"- {'kept' if kept else 'NOT KEPT'}: {text}" for kept, text in told),
            "",
            table(["what is opened", "median s", "slowest s"], rows),
            "",
            table(["what moves", "frames a second", "frames in time, %", "longest frame, ms"], frame_rows),
            "",
        ]
    )


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--out", type=Path, default=_HERE / "results-page.md")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Killed(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=ARGUMENTS)
        try:
            address = f"http://127.0.0.1:{server.port}"
            text = report(measure(browser, address, given.times), frames(browser, address, given.times))
        finally:
            browser.close()
            server.end()
    given.out.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
