"""Lines in and lines out: the same for a person at a terminal and for a pipe."""

from __future__ import annotations

import os
import re
import shutil
import sys
from contextlib import suppress
from textwrap import wrap

BOX_CHARACTERS = "─│┼·"


NARROWEST = 40
WIDEST = 100


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

    @property
    def width(self) -> int:
        """How many columns a line may have: those of the terminal, within reason; 80 in a pipe."""
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns)) if self.interactive else 80

    def tell(self, text: str = "") -> None:
        """Write some lines, the long ones folded to the width; what follows is indented below their beginning."""
        self.say("\n".join(folded for line in text.split("\n") for folded in fold(line, self.width)))

    def tick(self, good: bool) -> str:
        """A mark in front of what can be done or can't; nothing where words must say it."""
        if self.plain or not _can_write("✓✗"):
            return ""
        return "✓ " if good else "✗ "

    def hide(self) -> None:
        """Push what is on the screen out of observation, as well as the terminal allows."""
        if not sys.stdin.isatty():
            self.say("\n")
            return
        self.say("\n" * shutil.get_terminal_size().lines)
        if self.interactive and os.environ.get("TERM", "dumb") != "dumb":
            # Clears the screen and what can be scrolled back to.
            print("\033[2J\033[3J\033[H", end="", flush=True)

    def ask(self, prompt: str) -> str:
        """Read one line; raises EOFError when there is none. From a pipe the line is written out, as if typed."""
        if self.interactive:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(f"{prompt}{line.strip()}")
        return line.strip()


def fold(line: str, width: int) -> list[str]:
    """A line in pieces that fit a width; a number or a mark at its beginning stands out.

    >>> fold("  12  play Corn Scoop for 1 wood", 24)
    ['  12  play Corn Scoop', '      for 1 wood']
    """
    if len(line) <= width:
        return [line]
    start = re.match(r" *(?:(?:\d+|[✓✗]) +)?", line)
    assert start is not None
    return wrap(line, width, subsequent_indent=" " * max(start.end(), 3), break_on_hyphens=False)


def _can_write(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
