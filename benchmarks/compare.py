"""Compares the speed of this working tree with that of another commit, in one run.

    python benchmarks/compare.py --base HEAD~3
    python benchmarks/compare.py --base v0.1.0 --compiled

The other commit is checked out into a temporary folder. Both are measured in turn and in short slices; the ratio is the
median over slices that ran side by side, so a busy machine does little harm. Only what both commits can play is
measured. A second table tells what recording the events costs in this tree.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from lab import Rates, Worker, progress, table

ROOT = Path(__file__).resolve().parent.parent
SETUPS = [("revised", 1), ("revised", 2), ("revised", 4), ("original", 2), ("original", 5), ("family", 2)]
CARD_SETUPS = [("revised", 2), ("revised", 4), ("original", 5)]
FIGURES = [("games", SETUPS), ("card_games", CARD_SETUPS), ("clones", SETUPS)]
RECORDED = {"games": "recorded_games", "card_games": "recorded_card_games"}


def main() -> int:
    """Measure both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", required=True, metavar="COMMIT", help="the commit to compare with")
    parser.add_argument("--compiled", action="store_true", help="compile both first (takes some minutes)")
    parser.add_argument("--slices", type=int, default=15, help="slices for each figure (default: 15)")
    parser.add_argument("--seconds", type=float, default=0.3, help="length of a slice (default: 0.3)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="agricola-compare-") as folder:
        base = Path(folder, "base")
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(base), given.base], check=True)
        try:
            if given.compiled:
                workers = [Worker("base", _compiled(base, folder)), Worker("this tree", _compiled(ROOT, folder))]
            else:
                workers = [
                    Worker("base", sys.executable, source=base / "src"),
                    Worker("this tree", sys.executable, source=ROOT / "src"),
                ]
            _compare(workers, given.slices, given.seconds)
        finally:
            subprocess.run([*git, "remove", "--force", str(base)], check=True)
    return 0


def _compiled(tree: Path, folder: str) -> str:
    """The interpreter of a new environment with the tree's compiled build."""
    environment = Path(folder, f"venv-{tree.name}")
    progress(f"compiling {tree.name} ...")
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    python = str(environment / "bin" / "python")
    install = [python, "-m", "pip", "--disable-pip-version-check", "-qq", "install", str(tree)]
    subprocess.run(install, check=True, env={**os.environ, "AGRICOLA_COMPILE": "1", "AGRICOLA_NO_PAGE": "1"})
    return python


def _compare(workers: list[Worker], slices: int, seconds: float) -> None:
    base, tree = workers
    rows, recorded = [], []
    for what, setups in FIGURES:
        for edition, players in setups:
            name = f"{what.replace('_', ' ')}/s, {edition}, {players} players"
            progress(f"{name} ...")
            pair = [(base.name, base, what), (tree.name, tree, what)]
            rows.append(_row(name, pair, edition, players, slices, seconds))
            if what in RECORDED:
                pair = [("silent", tree, what), ("recorded", tree, RECORDED[what])]
                recorded.append(_row(name, pair, edition, players, slices, seconds))
    for worker in workers:
        worker.close()
    print(table(["figure", "base", "this tree", "ratio"], rows))
    print()
    print(table(["figure", "not recording", "recording", "ratio"], recorded))


def _row(
    name: str, pair: list[tuple[str, Worker, str]], edition: str, players: int, slices: int, seconds: float
) -> list[str]:
    """One row of a table: what two workers do in turn, and the ratio of their rates."""
    rates = Rates()
    for _, worker, what in pair:
        worker.ask(what, edition=edition, players=players, seconds=seconds)
    for number in range(slices):
        # Whoever comes first in a pair has no advantage: they take turns.
        for label, worker, what in pair if number % 2 else reversed(pair):
            rates.add(label, worker.ask(what, edition=edition, players=players, seconds=seconds))
    first, second = pair[0][0], pair[1][0]
    per_second = rates.part_rate if pair[0][2] == "clones" else rates.rate
    return [name, f"{per_second(first):,.0f}", f"{per_second(second):,.0f}", f"{rates.ratio(second, first):.3f}"]


if __name__ == "__main__":
    sys.exit(main())
