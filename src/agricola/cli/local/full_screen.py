"""The way to the full-screen game, which needs an extra."""

from __future__ import annotations

import os
from importlib import import_module
from types import ModuleType

from agricola.cli.text.terminal import Terminal
from agricola.cli.text.words import Words


def full_screen(terminal: Terminal, words: Words) -> ModuleType | None:
    """The module of the full-screen game; None, after a word on the reason, where it can't be drawn."""
    kind = os.environ.get("TERM", "")
    if os.name == "posix" and kind in ("", "dumb", "unknown"):
        terminal.tell(words("term-no-drawing", kind=kind))
        return None
    try:
        return import_module("agricola.cli.tui.app")
    except ImportError as missing:
        if missing.name is None or not missing.name.startswith(("textual", "rich")):
            raise
        terminal.tell(words("term-no-textual", command="pip install 'agricola[terminal]'"))
        return None
