"""Structured logs: one JSON object a line, without names, tokens, addresses or the ids of rooms."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import TextIO


class Log:
    """Writes events as lines of JSON."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream

    def info(self, event: str, **facts: object) -> None:
        """Something that happened."""
        self._write("info", event, facts)

    def warning(self, event: str, **facts: object) -> None:
        """Something that somebody should look at."""
        self._write("warning", event, facts)

    def _write(self, level: str, event: str, facts: dict[str, object]) -> None:
        line = {"at": round(time.time(), 3), "level": level, "event": event, **facts}
        print(json.dumps(line, default=str), file=self._stream or sys.stderr, flush=True)


class Lines(logging.Handler):
    """What libraries say, as lines of JSON: where something failed, but not with what, which may be private."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        facts: dict[str, object] = {"logger": record.name, "said": str(record.msg).strip()}
        if record.exc_info and record.exc_info[0] is not None:
            places = traceback.extract_tb(record.exc_info[2])
            facts["error"] = record.exc_info[0].__name__
            facts["where"] = [f"{Path(place.filename).name}:{place.lineno} {place.name}" for place in places[-12:]]
        self._log.warning("library", **facts)


def blurred(room: str) -> str:
    """A mark by which lines about one room can be found, but which does not let anybody in."""
    return hashlib.sha256(room.encode()).hexdigest()[:8]
