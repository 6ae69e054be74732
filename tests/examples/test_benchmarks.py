"""What `make bench` measures with still speaks the language of the game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

WORKER = Path(__file__).parents[2] / "benchmarks" / "worker.py"


def test_the_worker_tells_its_decisions_in_words() -> None:
    game = {"edition": "revised", "players": 2}
    requests = [
        {"do": "decisions", **game, "games": 1},
        {"do": "decision_times", **game},
        {"do": "full_tables", **game, "games": 1},
    ]
    asked = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run([sys.executable, WORKER], input=asked, capture_output=True, text=True, check=True)
    _, times, full = map(json.loads, run.stdout.splitlines())
    assert times["kinds"]["place a person"]["number"] > times["kinds"]["feed the family"]["number"] > 0
    assert "which led to: " in times["worst"]
    assert "which led to: " in full["worst"]
