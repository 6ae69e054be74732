"""Measures how long each level thinks where the page plays without a network: Python in a browser's engine.

Node runs the same Pyodide, the same archive and the same arithmetic (`web/src/offline/network.ts`) as the page's worker
does. Times are processor time, so a busy machine hardly changes them. `make bench-offline` runs it and writes
results-offline.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path

from lab import machine, table

_HERE = Path(__file__).resolve().parent
_ROOT = _HERE.parent
_WEB = _ROOT / "web"
_PYODIDE = _WEB / "node_modules" / "pyodide"
_ARCHIVE = _ROOT / "src" / "agricola" / "server" / "static" / "offline" / "service.zip"
_GAMES = (
    ("revised", 2, False),
    ("revised", 2, True),
    ("revised", 4, True),
    ("original", 5, True),
    ("family", 3, False),
)

_DRIVER = """
import { readFileSync } from "node:fs";
import { loadPyodide } from "%(pyodide)s/pyodide.mjs";
import { ARITHMETIC } from "./arithmetic.mjs";
const python = await loadPyodide({ indexURL: "%(pyodide)s/" });
python.registerJsModule("agricola_page", ARITHMETIC);
python.unpackArchive(new Uint8Array(readFileSync("%(archive)s")), "zip", { extractDir: "/service" });
python.globals.set("processor_ms", () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000);
console.log(python.runPython(readFileSync("measure.py", "utf8")));
"""

_MEASURE = """
import json, sys
from dataclasses import replace
sys.path.insert(0, "/service")
from agricola.agents.analysis import hints, turn_cost
from agricola.agents.protocol import Budget, Deadline, Observation
from agricola.agents.roster import LEVELS, make_agent
from agricola.game import new_game

def decisions(edition, players, cards, count):
    # Turns of a game that a strong player has played so far, from the beginning to the end.
    game = new_game(edition, players=players, cards=cards, seed=7)
    mover = make_agent("learned:1", 1)
    found = []
    while not game.is_terminal():
        if len(game.legal_actions()) > 1:
            found.append(game.clone())
        game.apply(mover.choose(game))
    return found[:: max(1, len(found) // count)]

def timed(work):
    begun = processor_ms()
    work()
    return processor_ms() - begun

found = []
for edition, players, cards in %(games)s:
    asked = decisions(edition, players, cards, %(count)s)
    for level, spec in LEVELS.items():
        agent = make_agent(spec, 2)
        budget = replace(agent.budget, seconds=None) if agent.budget.simulations else agent.budget
        times = [timed(lambda: agent.choose(game, Deadline(budget))) for game in asked]
        found.append((edition, players, cards, level, times))
    times = [timed(lambda: hints(Observation(game, game.current_player))) for game in asked]
    found.append((edition, players, cards, "hints (within 0.5 s)", times))
    turns = [game for game in asked if game.view(None)["phase"] == "work"]
    times = [timed(lambda: turn_cost(game, game.legal_actions()[0])) for game in turns]
    found.append((edition, players, cards, "a turn reviewed", times))
json.dumps(found)
"""


def measure(games: tuple[tuple[str, int, bool], ...], count: int) -> list[tuple[str, int, bool, str, list[float]]]:
    """For each game and level the milliseconds of some decisions."""
    with tempfile.TemporaryDirectory() as folder:
        worker = _WEB / "src" / "offline" / "arithmetic.ts"
        esbuild = _WEB / "node_modules" / ".bin" / "esbuild"
        out = f"--outfile={folder}/arithmetic.mjs"
        subprocess.run([esbuild, worker, "--bundle", "--format=esm", "--log-level=warning", out], check=True)
        driver = _DRIVER % {"pyodide": _PYODIDE, "archive": _ARCHIVE}
        Path(folder, "driver.mjs").write_text(driver, encoding="utf-8")
        Path(folder, "measure.py").write_text(_MEASURE % {"games": games, "count": count}, encoding="utf-8")
        told = subprocess.run(["node", "driver.mjs"], cwd=folder, check=True, capture_output=True, text=True).stdout
    found: list[tuple[str, int, bool, str, list[float]]] = json.loads(told.splitlines()[-1])
    return found


def main() -> None:
    """Measure and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=20, help="how many decisions of each game")
    parser.add_argument("--out", type=Path, default=_HERE / "results-offline.md")
    asked = parser.parse_args()
    rows: dict[str, list[str]] = {}
    head = ["game"]
    for edition, players, cards, who, times in measure(_GAMES, asked.decisions):
        times.sort()
        game = f"{edition}, {players} players{', hand cards' if cards else ''}"
        rows.setdefault(game, [game]).append(f"{times[len(times) // 2]:,.0f} ({times[-1]:,.0f})")
        if who not in head:
            head.append(who)
    text = f"""# How long each level thinks without a network

{machine()}.

Milliseconds of processor time a decision, the median and in brackets the longest of {asked.decisions}, in the
JavaScript engine that Chromium has. The strongest level has all of its 800 simulations here; on the page it ends after
2 s with as many as it has by then. A turn reviewed is one of a finished game: what it has cost.

{table(head, list(rows.values()))}"""
    asked.out.write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
