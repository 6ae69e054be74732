"""What the benchmarks share: workers in processes of their own, asked in turn."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

Answer = dict[str, Any]
_HERE = Path(__file__).resolve().parent


class Worker:
    """One program that is measured."""

    def __init__(self, name: str, python: str, *, source: Path | None = None, subject: str = "agricola") -> None:
        self.name = name
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if source is not None:
            environment["PYTHONPATH"] = str(source)
        self.process = subprocess.Popen(
            # -P: what is measured is what is installed, never what lies beside the worker. Links are not followed: the
            # path tells Python its environment.
            [os.path.abspath(python), "-P", str(_HERE / "worker.py"), subject],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=_HERE,
        )

    def ask(self, do: str, **request: object) -> Answer:
        """Send one request and wait for its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        line = ""
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps({"do": do, **request}) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the worker for {self.name} has stopped; see the messages above")
        answer: Answer = json.loads(line)
        return answer

    def close(self) -> None:
        """Let the process end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Rates:
    """Rates of several programs, measured in turn: one short slice each, again and again."""

    def __init__(self) -> None:
        self.seen: dict[str, list[float]] = {}
        self.parts: dict[str, list[float]] = {}

    def add(self, name: str, answer: Answer) -> None:
        """Take the answer to one slice."""
        self.seen.setdefault(name, []).append(answer["number"] / answer["seconds"])
        self.parts.setdefault(name, []).append(answer["parts"] / answer["seconds"])

    def rate(self, name: str) -> float:
        """The median number per second."""
        return median(self.seen[name])

    def part_rate(self, name: str) -> float:
        """The median number of parts per second."""
        return median(self.parts[name])

    def ratio(self, name: str, other: str) -> float:
        """How many times faster one is than another: the median over the slices that ran side by side."""
        return median(mine / theirs for mine, theirs in zip(self.seen[name], self.seen[other], strict=True))


def progress(text: str) -> None:
    """Say what is going on, beside the results."""
    print(text, file=sys.stderr, flush=True)


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown; all columns but the first are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def machine() -> str:
    """The machine in words, without its name."""
    model = ""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = f" ({line.partition(':')[2].strip()})"
                break
    return f"{platform.system()} on {platform.machine()}{model}, {os.cpu_count()} processors"
