"""The way to the full-screen game, which needs an extra."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from agricola.cli.terminal import Terminal


def full_screen(terminal: Terminal) -> Any:
    """The module of the full-screen game; None, after a word on how to get it, when its extra is not installed."""
    try:
        return import_module("agricola.cli.tui.app")
    except ImportError as missing:
        if missing.name is None or not missing.name.startswith(("textual", "rich")):
            raise
        terminal.tell("The full screen needs Textual: pip install 'agricola[terminal]'. So it goes line by line.")
        return None
