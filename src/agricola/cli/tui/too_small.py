"""What is shown where the terminal is too small for the game."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.events import Resize
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Static

from agricola.cli.text.words import Words
from agricola.cli.tui.layout import SMALLEST

FEWEST_LINES: Final = 24


def fits(size: Size) -> bool:
    """Whether the game has room in a terminal."""
    return size.width >= SMALLEST and size.height >= FEWEST_LINES


class TooSmall(ModalScreen[None]):
    """Says how large the terminal must be; goes when it is."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(id="too-small", markup=False)

    def on_resize(self, event: Resize) -> None:
        """Say how large the terminal is now, or go."""
        self.look()

    def on_screen_resume(self) -> None:
        """Another page has left: there may be room by now."""
        self.look()

    def look(self) -> None:
        """Say how large the terminal is now, or go."""
        size = self.app.size
        if fits(size):
            if self.is_current:
                self.dismiss()
            return
        needs = {"columns": SMALLEST, "lines": FEWEST_LINES, "width": size.width, "height": size.height}
        self.query_one(Static).update(self.words("term-too-small", **needs))
