"""What stands where on the table, and how it is drawn from what the seat may know."""

from __future__ import annotations

import time
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static
from textual.widgets.option_list import Option

from agricola.agents.protocol import Deadline
from agricola.cli.local.local_table import LocalTable
from agricola.cli.local.since_last_turn import turns
from agricola.cli.text.choices import in_words, text_of_asking_card
from agricola.cli.text.draw import dues, open_spaces
from agricola.cli.text.hand import lacks
from agricola.cli.text.words import Words, sentence, words_of
from agricola.cli.tui import picking
from agricola.cli.tui.board import Board, space_details
from agricola.cli.tui.farm import TALL, Size, Yard, side_by_side
from agricola.cli.tui.listing import Listing
from agricola.cli.tui.others import brief_farm, cards_at_a_glance, goods_bar, log_lines, small_farm, who
from agricola.cli.tui.palette import ACCENT, DIM
from agricola.cli.tui.picking import placements
from agricola.cli.tui.prompt_line import prompt_line
from agricola.cli.tui.reading import cards_page, farms_page, log_page, scores_page
from agricola.cli.tui.strip import round_strip
from agricola.game import Game
from agricola.view import View
from agricola.wording.languages import ENGLISH

SMALLEST = 80
WIDE = 110
LARGE = 150


Keys = tuple[tuple[str, str, str], ...]
"""Keys, what they do (a message `term-do-...` of one word), and the action."""

KEYS_OF_PAGES: Final[Keys] = (
    ("c", "cards", "cards"),
    ("o", "farms", "farms"),
    ("l", "log", "log"),
    ("s", "score", "scores"),
    ("?", "help", "help"),
    ("q", "quit", "leave"),
)
"""The end of the line of keys: the pages over a table, and the way out."""


def line_of_keys(keys: Keys, words: Words) -> str:
    """The line at the bottom, which can be clicked."""
    told = [(key, words(f"term-do-{does}"), action) for key, does, action in keys]
    wide = sum(len(key) + len(word) + 3 for key, word, _ in told) - 2
    gap = "  " if wide <= SMALLEST - 2 else " "
    return gap.join(f"[bold {ACCENT}]{key}[/] [@click=screen.{action}]{word}[/]" for key, word, action in told)


class Choices(Listing):
    """The choices that have no place on the board."""


class TableView(Screen[str]):
    """A game as one seat sees it: the line of the moment, the rounds, the board, the farms, the cards, the log."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "cards", "cards"),
        Binding("o", "farms", "farms"),
        Binding("l", "log", "log"),
        Binding("s", "scores", "score"),
        Binding("question_mark", "help", "help", key_display="?"),
    ]
    KEYS: ClassVar[Keys] = ()
    """The line at the bottom."""

    def __init__(self, local: LocalTable, language: str = ENGLISH) -> None:
        super().__init__()
        self.local = local
        self.words = words_of(local.game, language)
        self.at_screen: int | None = None if local.hides_hands() else (local.persons or [0])[0]
        self.typed = ""
        self.message = Text("")
        self.deadline: Deadline | None = None
        self.thought = 0.0
        self.over_shown = False
        self.drawn = 0.0
        self.brief_lines = 0
        self.left = False
        """Whether the table was left; what a computer still thinks of comes too late."""

    # --- parts --------------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The line of the moment, the round strip, and three columns below."""
        yield Static(id="moment", markup=False)
        yield Static(id="strip", markup=False)
        yield Static(id="goods", markup=False)
        with Horizontal(id="columns"):
            with Vertical(id="left"):
                yield Board(id="board", markup=False)
            with Vertical(id="middle"):
                yield Yard(id="yard")
                yield Choices(id="choices", markup=False)
                yield Static(id="brief", markup=False)
            with Vertical(id="right"):
                with VerticalScroll(id="others-scroll", can_focus=False):
                    yield Static(id="others", markup=False)
                with VerticalScroll(id="cards-scroll", can_focus=False):
                    yield Static(id="cards", markup=False)
                with VerticalScroll(id="log-scroll", can_focus=False):
                    yield Static(id="log", markup=False)
        yield Static(id="detail", markup=False)
        yield Static(line_of_keys(self.KEYS, self.words), id="keys")

    def on_resize(self, event: Resize) -> None:
        """Draw anew for another size."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.width >= LARGE, "large")
        self.set_class(event.size.height >= TALL, "tall")
        self.call_after_refresh(self.redraw)

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.local.game

    @property
    def asked(self) -> bool:
        """Whether a person is asked who sits at the screen."""
        return self.game.current_player is not None and self.game.current_player == self.at_screen

    @property
    def seat(self) -> int:
        """Whose farm is shown large."""
        return self.at_screen if self.at_screen is not None else (self.local.persons or [0])[0]

    # --- drawing ------------------------------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Draw everything from what the seat may know."""
        self.drawn = time.monotonic()
        v = self.local.view(self.seat)
        if not self.asked:
            v["actions"] = []
        yard = self.query_one(Yard)
        wide, tall = self.has_class("wide"), self.has_class("tall")
        columns = self.query_one("#middle").content_size.width
        numbers = {index: number for number, index in enumerate(picking.numbering(v), start=1)}
        spaces = {space: numbers[index] for space, index in placements(v).items()}
        self.show_moment()
        self.query_one("#strip", Static).update(round_strip(v, self.words))
        self.query_one("#goods", Static).update(goods_bar(v, wide, self.words))
        self.query_one(Board).shows(v, spaces, self.query_one("#left").content_size.width - 1, self.words)
        yard.shows(v, picking.legal_cells(v), Size.within(columns, self.size.height), self.words)
        self.draw_the_others(v, wide=wide, tall=tall, columns=columns)
        self.fill_choices(v)
        self.show_detail()

    def draw_the_others(self, v: View, *, wide: bool, tall: bool, columns: int) -> None:
        """Draw the other farms, the cards and the log, as far as there is room for them."""
        seats = [farm["seat"] for farm in v["seats"] if farm["seat"] != self.seat]
        draws = wide and tall and v["seats"][self.seat]["yard"] != "tiles"
        brief = Text("")
        if draws:
            brief = side_by_side(v, seats, columns, self.words)
        elif not wide:
            in_two_lines = 2 * len(seats) < self.room_below_yard
            farms = [brief_farm(v, seat, columns, self.words, in_two_lines=in_two_lines) for seat in seats]
            brief = Text("\n").join(farms)
        self.query_one("#brief", Static).update(brief)
        self.brief_lines = brief.plain.count("\n") + 1
        self.set_class(not brief.cell_len, "alone")
        if not wide:
            return
        levels = {seat: one.name for seat, one in self.local.computers.items()}
        words = self.words
        small = [small_farm(v, seat, who(seat, levels, words), words, in_words=not draws) for seat in seats]
        others = Text("\n").join(small) if small else Text(words("term-alone"), DIM)
        self.query_one("#others", Static).update(others)
        self.query_one("#cards", Static).update(cards_at_a_glance(v, lacks(self.game, self.seat), words))
        self.query_one("#log", Static).update(log_lines(turns(self.local.table.journal[-30:]), words))
        self.query_one("#log-scroll", VerticalScroll).scroll_end(animate=False)

    def show_moment(self) -> None:
        """Draw the line of the moment."""
        self.query_one("#moment", Static).update(prompt_line(self.local, self.words, self.thought, self.typed))

    def fill_choices(self, v: View) -> None:
        """List the choices that are not on the board."""
        shown = picking.listed(v, self.query_one(Yard).painted)
        lines_of = []
        options = []
        numbers = {index: number for number, index in enumerate(picking.numbering(v), start=1)}
        for index, choice in shown:
            line = (
                Text().append(f"{numbers[index]:>2} ", style=f"bold {ACCENT}").append(in_words(v, choice, self.words))
            )
            lines_of.append(line)
            options.append(Option(line, id=str(index)))
        choices = self.query_one(Choices)
        choices.fill(options, 0 if options else None)
        self.set_class(bool(options), "choosing")
        width = max(1, self.query_one("#middle").content_size.width - 2)
        lines = sum(-(-line.cell_len // width) for line in lines_of)
        self.set_class(lines + self.brief_lines + 2 <= self.room_below_yard, "few")

    @property
    def room_below_yard(self) -> int:
        """How many lines are left below the own farm."""
        return self.query_one("#middle").content_size.height - self.query_one(Yard).lines

    def show_detail(self) -> None:
        """Say what is under the cursor, or what has just happened."""
        self.query_one("#detail", Static).update(self.message if self.message.cell_len else self.about_cursor())

    def about_cursor(self) -> Text:
        """What is under the cursor."""
        v = self.game.view(self.seat)
        card = text_of_asking_card(v, self.words) if self.asked else ""
        focused = self.focused
        if isinstance(focused, Board) and focused.space is not None:
            space = next((one for one in open_spaces(v) if one["id"] == focused.space), None)
            if space is not None:
                usable = not self.asked or focused.space in placements(v) or not placements(v)
                reasons = () if usable else self.game.why_not(focused.space)
                return space_details(space, reasons, dues(v, focused.space, self.words), self.words)
        if isinstance(focused, Yard) and self.asked and picking.fencing(v):
            marked = " ".join(sorted(focused.painted)) or self.words("term-none")
            return Text(self.words("term-painting", marked=marked))
        return Text(card.strip())

    def say(self, text: str) -> None:
        """Say something below the table."""
        self.message = Text(sentence(text))
        self.show_detail()

    # --- pages --------------------------------------------------------------------------------------------------------

    def action_cards(self) -> None:
        """Show the hand of the seat and the cards of everybody."""
        self.app.push_screen(cards_page(self.local, self.seat, self.words))

    def action_farms(self) -> None:
        """Draw the farms of all."""
        self.app.push_screen(farms_page(self.local, self.seat, self.words))

    def action_log(self) -> None:
        """Show the open moves so far."""
        self.app.push_screen(log_page(self.local, self.words))

    def action_scores(self) -> None:
        """Show the points of everybody."""
        self.app.push_screen(scores_page(self.local, self.app.size.width, self.words))
