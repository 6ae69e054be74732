"""The full-screen game: the first page, then the table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize

from agricola.cli.arguments import DONE, INTERRUPTED, SIGNALLED
from agricola.cli.local.leaving import STOPPING, goodbye
from agricola.cli.local.local_table import LocalTable
from agricola.cli.text.words import Words
from agricola.cli.tui.replay import ReplayScreen
from agricola.cli.tui.start import StartScreen
from agricola.cli.tui.table import TableScreen
from agricola.cli.tui.too_small import TooSmall, fits
from agricola.table import Table
from agricola.wording.languages import ENGLISH


class AgricolaApp(App[str]):
    """A game of Agricola on the whole terminal, or a replay of one; gives what is to be said when it is left."""

    TITLE = "Agricola"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH: ClassVar[str] = "style.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self, local: LocalTable | None = None, shown: Table | None = None, language: str = ENGLISH) -> None:
        super().__init__()
        self.language = language
        self.local = local
        self.shown = shown

    def on_mount(self) -> None:
        """Begin with the given game, or ask for one."""
        self.theme = "textual-dark"
        for number in STOPPING:
            with suppress(NotImplementedError, RuntimeError, ValueError):  # Windows, or not in the main thread
                asyncio.get_running_loop().add_signal_handler(number, self.leave, SIGNALLED + number)
        if self.shown is not None:
            self.push_screen(ReplayScreen(self.shown, self.language), self.exit)
        elif self.local is not None:
            self.sit_down(self.local)
        else:
            self.push_screen(StartScreen(self.language), self.sit_down)
        self.call_after_refresh(self.ask_for_room)

    def sit_down(self, local: LocalTable | None) -> None:
        """Play a game, then leave."""
        if local is not None:
            self.local = local
            self.push_screen(TableScreen(local, self.language), self.exit)

    def on_resize(self, event: Resize) -> None:
        """Look whether there is room."""
        self.ask_for_room()

    def ask_for_room(self) -> None:
        """Say so where the terminal is too small for the game."""
        asking = isinstance(self.screen, TooSmall)
        if not fits(self.size) and not asking and len(self.screen_stack) > 1:
            self.push_screen(TooSmall(Words(self.language)))

    async def action_quit(self) -> None:
        """Leave from wherever one is; the game is kept."""
        self.leave(DONE)

    def action_interrupt(self) -> None:
        """Ctrl-C leaves too."""
        self.leave(INTERRUPTED)

    def leave(self, code: int) -> None:
        """Stop what is going on, keep the game and leave with an exit code."""
        table = next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)
        self.exit(table.leaves() if table is not None else None, return_code=code)


def play(local: LocalTable | None, language: str) -> tuple[str, int]:
    """Play on the whole terminal; gives what is to be said afterwards, and the exit code."""
    app = AgricolaApp(local, language=language)
    said = app.run()
    return said or goodbye(app.local, Words(language)), app.return_code or DONE


def show(table: Table, language: str) -> None:
    """Step through a game on the whole terminal."""
    AgricolaApp(shown=table, language=language).run()
