"""The full-screen game: the first page, then the table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App

from agricola.cli.local.local_table import LocalTable
from agricola.cli.text.words import Words
from agricola.cli.tui.replay import ReplayScreen
from agricola.cli.tui.start import StartScreen
from agricola.cli.tui.table import TableScreen
from agricola.table import Table
from agricola.wording.languages import ENGLISH


class AgricolaApp(App[str]):
    """A game of Agricola on the whole terminal, or a replay of one; gives what is to be said when it is left."""

    TITLE = "Agricola"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH: ClassVar[str] = "style.tcss"

    def __init__(self, local: LocalTable | None = None, shown: Table | None = None, language: str = ENGLISH) -> None:
        super().__init__()
        self.language = language
        self.local = local
        self.shown = shown

    def on_mount(self) -> None:
        """Begin with the given game, or ask for one."""
        self.theme = "textual-dark"
        if self.shown is not None:
            self.push_screen(ReplayScreen(self.shown, self.language), self.exit)
        elif self.local is not None:
            self.sit_down(self.local)
        else:
            self.push_screen(StartScreen(self.language), self.sit_down)

    def sit_down(self, local: LocalTable | None) -> None:
        """Play a game, then leave."""
        if local is not None:
            self.local = local
            self.push_screen(TableScreen(local, self.language), self.exit)


def play(local: LocalTable | None, language: str) -> str:
    """Play on the whole terminal; gives what is to be said afterwards."""
    return AgricolaApp(local, language=language).run() or Words(language)("term-goodbye")


def show(table: Table, language: str) -> None:
    """Step through a game on the whole terminal."""
    AgricolaApp(shown=table, language=language).run()
