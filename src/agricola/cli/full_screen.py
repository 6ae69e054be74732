"""The way to the full-screen game, which needs an extra."""

from __future__ import annotations

import os
from importlib import import_module
from types import ModuleType

from agricola.cli.terminal import Terminal


def full_screen(terminal: Terminal) -> ModuleType | None:
    """The module of the full-screen game; None, after a word on the reason, where it can't be drawn."""
    kind = os.environ.get("TERM", "")
    if os.name == "posix" and kind in ("", "dumb", "unknown"):
        terminal.tell(f"This terminal (TERM={kind}) can't be drawn on, so it goes line by line.")
        return None
    try:
        return import_module("agricola.cli.tui.app")
    except ImportError as missing:
        if missing.name is None or not missing.name.startswith(("textual", "rich")):
            raise
        terminal.tell("The full screen needs Textual: pip install 'agricola[terminal]'. So it goes line by line.")
        return None
