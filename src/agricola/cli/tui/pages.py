"""The pages that lie over the table: help, cards, log, scores, a name for a file, and the hand-over."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from agricola.cli.terminal import fold

_WIDEST = 120

HELP = """\
Enter        do what the cursor is on: a space, a farmyard space, a choice
arrows       move the cursor; left and right, or Tab, change the pane
digits       the number of a choice, then Enter
a click      does the same as Enter

Space        mark farmyard spaces for a pasture, then Enter fences them
u / U        take back the last decision / the whole turn
e            end the turn
h            hint: what you could do now, with reasons
w            why the space or the farmyard space under the cursor can't be used
c            cards: your hand, what everybody has played, what can be had
o            the farms of the others, drawn
l            the log of the game
s            scores, line by line
r            when the game is over: step through it again
S            save the game to a file
?            this help
q            leave; the game is kept, and agricola play --resume goes on

On the board, spaces without a number can't be used now; choose one to read why.
In the round strip H is a harvest and +2 are goods that wait for you."""


def width_of_page(columns: int) -> int:
    """How wide the text of a page may be on a screen of so many columns."""
    return min(_WIDEST, columns * 9 // 10) - 6


class Page(ModalScreen[None]):
    """A text over the table that goes away with Escape, Enter or the key that opened it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "close", "close"),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(self, title: str, text: Text | str, key: str = "") -> None:
        super().__init__()
        self.page_title = title
        self.text = text
        self.key = key

    def compose(self) -> ComposeResult:
        """A title, the text, and how to go back."""
        with Vertical(classes="page"):
            yield Static(self.page_title, classes="title")
            with VerticalScroll(can_focus=False):
                yield Static(self.text if isinstance(self.text, Text) else self._folded(self.text), markup=False)
            yield Static("Escape: back to the table", classes="foot")

    def _folded(self, text: str) -> str:
        """The text with long lines folded below their beginning."""
        width = width_of_page(self.app.size.width)
        return "\n".join(piece for line in text.split("\n") for piece in fold(line, width))

    def on_key(self, event: events.Key) -> None:
        """Close the page with the key that opened it, too."""
        if self.key and event.character == self.key:
            event.stop()
            self.dismiss()

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class HandOver(ModalScreen[str]):
    """A blank page between two persons who share the screen; gives "sit", "undo" or "quit"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('sit')", "show my farm"),
        Binding("u", "answer('undo')", "take the last move back"),
        Binding("q", "answer('quit')", "leave"),
    ]

    def __init__(self, name: str, why: str, can_undo: bool) -> None:
        super().__init__()
        self.person = name
        self.why = why
        self.can_undo = can_undo

    def compose(self) -> ComposeResult:
        """Who is to sit down, and nothing else."""
        back = "\n\nu: take the last move back" if self.can_undo else ""
        why = f"\n\n{self.why}" if self.why else ""
        text = f"The screen is for {self.person} now; the others look away.{why}\n\nEnter: show my farm{back}\nq: leave"
        with Vertical(classes="blank"):
            yield Static(text, classes="hand-over", markup=False)

    def action_answer(self, answer: str) -> None:
        """Go on."""
        if answer != "undo" or self.can_undo:
            self.dismiss(answer)

    def on_click(self) -> None:
        """A click is as good as Enter."""
        self.dismiss("sit")


class Ask(ModalScreen[str]):
    """Asks for a line; gives it, empty when nobody wants to answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "back")]

    def __init__(self, question: str, example: str, deed: str) -> None:
        super().__init__()
        self.question = question
        self.example = example
        self.deed = deed

    def compose(self) -> ComposeResult:
        """A line to type in."""
        with Vertical(classes="page small"):
            yield Static(self.question, classes="title")
            yield Input(placeholder=self.example)
            yield Static(f"Enter: {self.deed}. Escape: back to the table", classes="foot")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand the line back."""
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        """Answer nothing."""
        self.dismiss("")
