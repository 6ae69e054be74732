"""A finished or saved game on the table: move by move, forward and back, or round by round."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from agricola.cli.local.local_table import LocalTable
from agricola.cli.text.choices import question
from agricola.cli.text.words import round_named
from agricola.cli.tui.layout import KEYS_OF_PAGES, Keys, TableView
from agricola.cli.tui.pages import Ask, keys_page
from agricola.cli.tui.palette import DIM, mark
from agricola.table import Table
from agricola.wording.languages import ENGLISH

_KEYS = (
    *(("forward", "forward"), ("back", "back"), ("rounds", "rounds"), ("ends", "ends"), ("g", "go"), ("p", "eyes")),
    *(("c", "replay-cards"), ("pages", "pages"), ("?", "help"), ("quit", "replay-quit")),
)
"""The keys, and what they do."""


class ReplayScreen(TableView):
    """Steps through a game; gives what is to be said when it is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,enter,space", "forward", "next", priority=True),
        Binding("left,backspace", "back", "back", priority=True),
        Binding("down", "round", "round", priority=True),
        Binding("up", "round_back", "round", priority=True),
        Binding("home", "show_move(0)", show=False, priority=True),
        Binding("end", "last", show=False, priority=True),
        Binding("g", "ask_where", "go to"),
        Binding("p", "eyes", "player"),
        Binding("q,escape", "leave", "quit"),
    ]
    KEYS: ClassVar[Keys] = (
        ("→", "next", "forward"),
        ("←", "back", "back"),
        ("↓", "round", "round"),
        ("g", "go", "ask_where"),
        ("p", "eyes", "eyes"),
        *KEYS_OF_PAGES,
    )

    def __init__(self, table: Table, language: str = ENGLISH) -> None:
        super().__init__(LocalTable(table), language)
        self.table = table
        self.always: int | None = None
        """Through whose eyes; None for whoever has just moved."""

    def on_mount(self) -> None:
        """Begin before the first move."""
        self.action_show_move(0)

    @property
    def asked(self) -> bool:
        """Nobody is asked: all is over."""
        return False

    @property
    def seat(self) -> int:
        """Whose farm is shown large."""
        return self.table.mover if self.always is None else self.always

    # --- going to and fro ---------------------------------------------------------------------------------------------

    def action_show_move(self, number: int) -> None:
        """Show the position after so many moves, or the nearest there is."""
        self.table.seek(min(max(number, 0), self.table.last))
        self.message = Text(self.table.comment)
        self.redraw()

    def action_forward(self) -> None:
        """Go one move on."""
        self.action_show_move(self.table.beside(1))

    def action_back(self) -> None:
        """Go one move back."""
        self.action_show_move(self.table.beside(-1))

    def action_round(self) -> None:
        """Go to the beginning of the next round."""
        self.action_show_move(self.table.beginning_of(self.game.round + 1))

    def action_round_back(self) -> None:
        """Go to the beginning of this round, or of the one before."""
        table = self.table
        begins = table.beginning_of(self.game.round)
        self.action_show_move(begins if begins < table.place else table.beginning_of(self.game.round - 1))

    def action_last(self) -> None:
        """Go to the end."""
        self.action_show_move(self.table.last)

    def action_ask_where(self) -> None:
        """Ask for a move or a round, and go there."""

        def answered(text: str | None) -> None:
            typed = (text or "").lower().strip()
            wanted = round_named(typed, words)
            if wanted is not None:
                self.action_show_move(self.table.beginning_of(wanted))
            elif typed.isdecimal():
                self.action_show_move(int(typed))
            elif typed:
                self.say(words("term-go-nowhere", typed=typed))

        words = self.words
        foot = words("term-ask-foot", deed=words("term-go-deed"))
        self.app.push_screen(Ask(words("term-go-where"), words("term-go-example"), foot), answered)

    def action_eyes(self) -> None:
        """See the game as the next player; after the last one, as whoever has moved."""
        seats = [None, *range(len(self.game.state.players))]
        self.always = seats[(seats.index(self.always) + 1) % len(seats)]
        self.redraw()
        now = "term-eyes-mover" if self.always is None else "term-eyes-of"
        self.say(self.words(now, seat=self.always))

    def action_pane(self, step: int) -> None:
        """Left and right belong to the moves, wherever the cursor is."""
        self.action_show_move(self.table.beside(step))

    # --- what is shown ------------------------------------------------------------------------------------------------

    def show_moment(self) -> None:
        """Say which move was made."""
        table = self.table
        where = self.words("term-replay-moment", round=self.game.round, number=table.place, last=table.last)
        text = Text(f" {self.words('term-of', name=where, what='')}", no_wrap=True)
        text.stylize("bold")
        if table.place:
            move = table.moves[-1]
            text.append_text(mark(move.seat)).append(f" {self.words.words(move.action)}", style="bold")
        else:
            text.append(self.words("term-replay-beginning"))
        text.overflow = "ellipsis"
        self.query_one("#moment", Static).update(text)

    def about_cursor(self) -> Text:
        """What comes next."""
        asked = self.game.current_player
        if asked is None:
            return Text(self.words("term-replay-over"))
        return Text(self.words("term-then", what=question(self.game.view(asked), self.words)), style=DIM)

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(keys_page(self.words("term-page-replay"), _KEYS, 24, self.words))

    def action_leave(self) -> None:
        """Go back to where one came from."""
        self.dismiss(self.words("term-goodbye"))
