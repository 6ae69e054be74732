"""Lines in and lines out: the same for a person at a terminal and for a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress

BOX_CHARACTERS = "─│┼·"


class Terminal:
    """Where lines are read from and written to."""

    def __init__(self, *, plain: bool = False) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain = plain or not _can_write(BOX_CHARACTERS)
        """Whether to describe in words instead of drawing."""
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415  # gives input() a history and editing keys

    def say(self, text: str = "") -> None:
        """Write some lines."""
        if not _can_write(text):
            encoding = sys.stdout.encoding or "ascii"
            text = text.encode(encoding, "replace").decode(encoding)
        print(text, flush=True)

    def ask(self, prompt: str) -> str:
        """Read one line; raises EOFError when there is none. From a pipe the line is written out, as if typed."""
        if self.interactive:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(f"{prompt}{line.strip()}")
        return line.strip()


def _can_write(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
