"""Compares the speed of this working tree with that of another commit, in one run.

    python benchmarks/compare.py --base HEAD~3
    python benchmarks/compare.py --base v0.1.0 --compiled

The other commit is checked out into a temporary folder. Both are measured in turn and in short slices; the ratio is the
median over slices that ran side by side, so a busy machine does little harm. Only what both commits can play is
measured.
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
    subprocess.run(install, check=True, env={**os.environ, "AGRICOLA_COMPILE": "1"})
    return python


def _compare(workers: list[Worker], slices: int, seconds: float) -> None:
    base, tree = workers
    rows = []
    for what in ("games", "clones"):
        for edition, players in SETUPS:
            progress(f"{what}: {edition}, {players} players ...")
            rates = Rates()
            for worker in workers:
                worker.ask(what, edition=edition, players=players, seconds=seconds)
            for number in range(slices):
                # Whoever comes first in a pair has no advantage: they take turns.
                for worker in workers if number % 2 else reversed(workers):
                    rates.add(worker.name, worker.ask(what, edition=edition, players=players, seconds=seconds))
            per_second = rates.rate if what == "games" else rates.part_rate
            row = [f"{what}/s, {edition}, {players} players"]
            row += [f"{per_second(base.name):,.0f}", f"{per_second(tree.name):,.0f}"]
            rows.append([*row, f"{rates.ratio(tree.name, base.name):.3f}"])
    for worker in workers:
        worker.close()
    print(table(["figure", "base", "this tree", "ratio"], rows))


if __name__ == "__main__":
    sys.exit(main())
