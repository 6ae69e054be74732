"""The pages that lie over the table: help, cards, log, scores, a name for a file, and the hand-over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from agricola.cli.text.terminal import fold
from agricola.cli.text.words import Words

_WIDEST = 120

_NAMED = (
    "enter",
    "arrows",
    "digits",
    "click",
    "space",
    "undo",
    "save",
    "forward",
    "back",
    "rounds",
    "ends",
    "pages",
    "quit",
)
"""Keys that are called differently from language to language; the others are the letters that are pressed."""


def keys_page(title: str, keys: Sequence[tuple[str, str]], column: int, words: Words, about: str = "") -> Page:
    """A page that tells what keys do."""
    lines = []
    for key, does in keys:
        name = words(f"term-key-{key}") if key in _NAMED else key
        lines.append(f"{name:<{column}}{words(f'term-keys-{does}')}" if key else "")
    return Page(title, "\n".join([*lines, *(["", about] if about else [])]), words, "?")


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

    def __init__(self, title: str, text: Text | str, words: Words, key: str = "") -> None:
        super().__init__()
        self.words = words
        self.page_title = title
        self.text = text
        self.key = key

    def compose(self) -> ComposeResult:
        """A title, the text, and how to go back."""
        with Vertical(classes="page"):
            yield Static(self.page_title, classes="title")
            with VerticalScroll(can_focus=False):
                yield Static(self.text if isinstance(self.text, Text) else self._folded(self.text), markup=False)
            yield Static(self.words("term-page-foot"), classes="foot")

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

    def __init__(self, seat: int, inside: int | None, can_undo: bool, words: Words) -> None:
        super().__init__()
        self.seat = seat
        self.inside = inside
        """In whose turn the seat is asked, when it is another's."""
        self.can_undo = can_undo
        self.words = words

    def compose(self) -> ComposeResult:
        """Who is to sit down, and nothing else."""
        words = self.words
        why = f"\n\n{words('term-asked-inside', seat=self.inside)}" if self.inside is not None else ""
        back = f"\n\n{words('term-hand-over-u')}" if self.can_undo else ""
        text = f"{words('term-hand-over', seat=self.seat)}{why}\n\n{words('term-hand-over-enter')}{back}"
        text += f"\n{words('term-hand-over-q')}"
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
    """Asks for a line; gives it, or when nobody wants to answer the one that stood there, which is empty as a rule."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "back")]

    def __init__(self, question: str, example: str, foot: str, now: str = "") -> None:
        super().__init__()
        self.question = question
        self.example = example
        self.foot = foot
        self.now = now

    def compose(self) -> ComposeResult:
        """A line to type in."""
        with Vertical(classes="page small"):
            yield Static(self.question, classes="title")
            yield Input(self.now, placeholder=self.example)
            yield Static(self.foot, classes="foot")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand the line back."""
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        """Leave it as it stood."""
        self.dismiss(self.now)
