"""Structured logs: one JSON object a line, without names, tokens, addresses or the ids of rooms."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO

_BURST: Final = 100.0
"""How many lines of one event may be written at once."""
_PER_SECOND: Final = 2.0
"""How many more of them may be written each second."""
_MOST_SAID: Final = 500


class Log:
    """Writes events as lines of JSON; of an event that comes too often only some, with how many were left out."""

    def __init__(self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream = stream
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        """By event: how many lines may be written, and as of when."""
        self._left_out: Counter[str] = Counter()

    def info(self, event: str, **facts: object) -> None:
        """Something that happened."""
        self._write("info", event, facts)

    def warning(self, event: str, **facts: object) -> None:
        """Something that somebody should look at."""
        self._write("warning", event, facts)

    def _write(self, level: str, event: str, facts: dict[str, object]) -> None:
        now = self._clock()
        before, at = self._left.get(event, (_BURST, now))
        left = min(_BURST, before + (now - at) * _PER_SECOND)
        self._left[event] = (left - 1.0 if left >= 1.0 else left, now)
        if left < 1.0:
            # Whoever makes us write must not be able to fill the disk.
            self._left_out[event] += 1
            return
        if left_out := self._left_out.pop(event, 0):
            facts = {**facts, "left_out": left_out}
        line = {"at": round(time.time(), 3), "level": level, "event": event, **facts}
        print(json.dumps(line, default=str), file=self._stream or sys.stderr, flush=True)


class JsonLogHandler(logging.Handler):
    """What libraries say, as lines of JSON: where something failed, but not with what, which may be private."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        facts: dict[str, object] = {"logger": record.name, "said": str(record.msg).strip()[:_MOST_SAID]}
        if record.exc_info and record.exc_info[0] is not None:
            places = traceback.extract_tb(record.exc_info[2])
            facts["error"] = record.exc_info[0].__name__
            facts["where"] = [f"{Path(place.filename).name}:{place.lineno} {place.name}" for place in places[-12:]]
        self._log.warning("library", **facts)


def redacted(room: str) -> str:
    """A mark by which lines about one room can be found, but which does not let anybody in."""
    return hashlib.sha256(room.encode()).hexdigest()[:8]
