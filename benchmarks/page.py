"""Measures how soon the page can be used: from the address to the first legal click, with nothing in the cache.

`make bench-page` runs it and writes results-page.md.
"""

from __future__ import annotations

import argparse
import gzip
import tempfile
import time
from pathlib import Path
from statistics import median

from lab import machine, table
from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import ARGUMENTS, COMPUTER, PERSON, STATIC, Guest, chromium
from tests.server.killing import Killed

_HERE = Path(__file__).resolve().parent
_TARGET_SECONDS, _TARGET_KB = 2.0, 200.0
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


def sizes() -> tuple[float, float]:
    """Kilobytes that the page has in all, and of its largest file, compressed."""
    files = [len(gzip.compress(path.read_bytes())) / 1000 for path in STATIC.rglob("*") if path.is_file()]
    return sum(files), max(files)


def report(found: dict[str, list[float]]) -> str:
    """The results as a page."""
    whole, largest = sizes()
    slowest = max(median(seconds) for seconds in found.values())
    rows = [[name, f"{median(seconds):.2f}", f"{max(seconds):.2f}"] for name, seconds in found.items()]
    told = (
        (slowest < _TARGET_SECONDS, f"the first legal click is there after {slowest:.2f} s (target: 2)"),
        (whole < _TARGET_KB, f"all files of the page have {whole:.0f} kB, compressed (target: 200); "
         f"the largest has {largest:.0f} kB"),
    )  # fmt: skip
    return "\n".join(
        [
            "# The page, from its address to the first click",
            "",
            "Written by `make bench-page`: Chromium and the service on one machine, and nothing in the cache.",
            "",
            f"Machine: {machine()}.",
            "",
            *(f"- {'kept' if kept else 'NOT KEPT'}: {text}" for kept, text in told),
            "",
            table(["what is opened", "median s", "slowest s"], rows),
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
            text = report(measure(browser, f"http://127.0.0.1:{server.port}", given.times))
        finally:
            browser.close()
            server.end()
    given.out.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
