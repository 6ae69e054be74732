"""The table: the screen on which the game is played."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from agricola.agents.protocol import Cancelled, Thinking
from agricola.cli.choices import in_words, question, text_of_asking_card
from agricola.cli.draw import View, as_view, open_spaces, seat_name
from agricola.cli.hand import full_hand, lacks, played_cards
from agricola.cli.hints import advice
from agricola.cli.keeping import forget, how_to_resume, keep, save
from agricola.cli.news import turns
from agricola.cli.sheet import score_sheet
from agricola.cli.sitting import END_TURN, Sitting
from agricola.cli.tui import picking
from agricola.cli.tui.board import Board, space_details
from agricola.cli.tui.farm import Size, Yard, draw_farm, side_by_side
from agricola.cli.tui.listing import Listing
from agricola.cli.tui.others import cards_at_a_glance, goods_bar, log_lines, one_line_farm, small_farm, who
from agricola.cli.tui.pages import HELP, AskFile, HandOver, Page
from agricola.cli.tui.palette import ACCENT, DIM, mark
from agricola.cli.tui.picking import placements
from agricola.cli.tui.strip import round_strip
from agricola.engine.actions import Action
from agricola.engine.errors import AgricolaError
from agricola.game import Game

WIDE = 110
LARGE = 150
TALL = 34
_PAUSE = 0.1
_BETWEEN_DRAWINGS = 0.3
"""How many seconds pass at least before the moves of computers are drawn again."""
KEYS = "  ".join(
    f"[@click=screen.{action}][bold #f4d35e]{key}[/] {word}[/]"
    for key, word, action in (
        ("u", "undo", "undo(False)"),
        ("e", "end", "end_turn"),
        ("h", "hint", "hint"),
        ("w", "why not", "why"),
        ("c", "cards", "cards"),
        ("o", "farms", "farms"),
        ("l", "log", "log"),
        ("s", "score", "scores"),
        ("?", "help", "help"),
        ("q", "quit", "leave"),
    )
)
"""The line of keys at the bottom, which can be clicked."""


class Choices(Listing):
    """The choices that have no place on the board."""


class TableScreen(Screen[str]):
    """A game in progress; gives what is to be said when it is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "commit_number", show=False, priority=True),
        Binding("u", "undo(False)", "undo"),
        Binding("U,shift+u", "undo(True)", "turn", show=False),
        Binding("e", "end_turn", "end turn"),
        Binding("h", "hint", "hint"),
        Binding("w", "why", "why not"),
        Binding("c", "cards", "cards"),
        Binding("o", "farms", "farms"),
        Binding("l", "log", "log"),
        Binding("s", "scores", "score"),
        Binding("S,shift+s", "save", "save", show=False),
        Binding("question_mark", "help", "help", key_display="?"),
        Binding("q", "leave", "quit"),
        Binding("escape", "clear", show=False),
        *(Binding(str(digit), f"digit('{digit}')", show=False) for digit in range(10)),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.at_screen: int | None = None if sitting.hides_hands() else (sitting.persons or [0])[0]
        self.typed = ""
        self.message = Text("")
        self.thinking: Thinking | None = None
        self.thought = 0.0
        self.over_shown = False
        self.drawn = 0.0

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
        yield Static(KEYS, id="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        """Draw anew for another size."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.width >= LARGE, "large")
        self.set_class(event.size.height >= TALL, "tall")
        self.call_after_refresh(self.redraw)

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.sitting.game

    @property
    def asked(self) -> bool:
        """Whether a person is asked who sits at the screen."""
        return self.game.current_player is not None and self.game.current_player == self.at_screen

    @property
    def seat(self) -> int:
        """Whose farm is shown large."""
        return self.at_screen if self.at_screen is not None else (self.sitting.persons or [0])[0]

    # --- the course of the game ---------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on to the next decision: a person is asked, a computer thinks, or the game is over."""
        self.typed = ""
        self.query_one(Yard).painted.clear()
        seat = self.game.current_player
        if seat is None:
            self.redraw()
            if not self.over_shown:
                self.over_shown = True
                forget(self.game)
                self.action_scores()
            return
        if seat in self.sitting.computers:
            self.query_one("#moment", Static).update(self.moment())
            self.computers_play()
            return
        if self.at_screen != seat:
            if self.sitting.hides_hands():
                self.hand_over(seat)
                return
            self.at_screen = seat
        self.tell_news(seat)
        self.redraw()
        self.focus_what_is_asked()

    def act(self, choice: Action | str) -> None:
        """Carry out what a person chose."""
        if not self.asked:
            return
        self.message = Text("")
        try:
            self.sitting.act(self.seat, choice)
        except AgricolaError as problem:
            self.say(str(problem))
            return
        self.go_on()

    @work(thread=True, exclusive=True, group="computer")
    def computers_play(self) -> None:
        """Let computers choose until a person is asked, without holding the screen up."""
        last = time.monotonic()

        def progress(done: float) -> None:
            nonlocal last
            if time.monotonic() - last > _PAUSE:
                last = time.monotonic()
                self.app.call_from_thread(self.show_thinking, done)

        seat = self.game.current_player
        while seat in self.sitting.computers:
            self.thinking = Thinking(self.sitting.computers[seat].budget, progress)
            self.thought = 0.0
            try:
                action = self.sitting.think(self.thinking)
            except Cancelled:
                return
            self.app.call_from_thread(self.computer_acts, seat, action)
            seat = self.game.current_player
        self.thinking = None
        self.app.call_from_thread(self.go_on)

    def show_thinking(self, done: float) -> None:
        """Show how far the thinking has come."""
        self.thought = done
        self.query_one("#moment", Static).update(self.moment())

    def computer_acts(self, seat: int, action: Action) -> None:
        """Carry out what a computer chose."""
        self.sitting.act(seat, action)
        if time.monotonic() - self.drawn > _BETWEEN_DRAWINGS:
            self.redraw()

    def tell_news(self, seat: int) -> None:
        """Say what the others did since this person was last asked."""
        news = self.sitting.news(seat)
        if news:
            lines = [Text().append_text(mark(turn.seat)).append(f" {'; '.join(turn.moves)}") for turn in news]
            self.message = Text(" ").join(lines)

    def hand_over(self, seat: int) -> None:
        """Blank the screen until the next person sits there."""
        inside = self.sitting.inside_turn(seat)
        why = f"The turn of {seat_name(inside)} has a question for you." if inside is not None else ""
        before = self.sitting.last_mover if self.sitting.last_mover is not None else seat
        can_undo = self.sitting.table.why_no_undo(before) is None

        def answered(answer: str | None) -> None:
            if answer == "quit":
                self.action_leave()
                return
            if answer == "undo":
                self.sitting.undo(before)
            else:
                self.at_screen = seat
            self.message = Text("")
            self.go_on()

        self.app.push_screen(HandOver(seat_name(seat), why, can_undo), answered)

    # --- drawing ------------------------------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Draw everything from what the seat may know."""
        self.drawn = time.monotonic()
        view = self.game.view(self.seat)
        v = as_view(view)
        if not self.asked:
            v["actions"] = []
        yard = self.query_one(Yard)
        wide, tall = self.has_class("wide"), self.has_class("tall")
        columns = self.query_one("#middle").content_size.width
        numbers = {index: number for number, index in enumerate(picking.numbering(v), start=1)}
        spaces = {space: numbers[index] for space, index in placements(v).items()}
        self.query_one("#moment", Static).update(self.moment())
        self.query_one("#strip", Static).update(round_strip(view))
        self.query_one("#goods", Static).update(goods_bar(view, wide))
        self.query_one(Board).shows(view, spaces, self.query_one("#left").content_size.width - 1)
        yard.shows(view, picking.legal_cells(v), Size.within(columns, tall))
        self.fill_choices(v)
        self.draw_the_others(v, wide=wide, tall=tall, columns=columns)
        self.show_detail()

    def draw_the_others(self, v: View, *, wide: bool, tall: bool, columns: int) -> None:
        """Draw the other farms, the cards and the log, as far as there is room for them."""
        seats = [farm["seat"] for farm in v["seats"] if farm["seat"] != self.seat]
        draws = wide and tall and v["seats"][self.seat]["yard"] != "tiles"
        brief = Text("\n").join([one_line_farm(v, seat, columns) for seat in seats]) if not wide else Text("")
        self.query_one("#brief", Static).update(side_by_side(v, seats, columns) if draws else brief)
        if not wide:
            return
        levels = {seat: one.name for seat, one in self.sitting.computers.items()}
        small = [small_farm(v, seat, who(seat, levels), in_words=not draws) for seat in seats]
        self.query_one("#others", Static).update(Text("\n").join(small) if small else Text("You play alone.", DIM))
        self.query_one("#cards", Static).update(cards_at_a_glance(v, lacks(self.game, self.seat)))
        self.query_one("#log", Static).update(log_lines(turns(self.sitting.table.journal[-30:])))
        self.query_one("#log-scroll", VerticalScroll).scroll_end(animate=False)

    def moment(self) -> Text:
        """The line of the moment: who is asked what."""
        seat = self.game.current_player
        text = Text(" ", no_wrap=True, overflow="ellipsis")
        if seat is None:
            return text.append("The game is over. s: scores, q: leave", style="bold")
        text.append_text(mark(seat)).append(" ")
        if seat in self.sitting.computers:
            bar = "▮" * int(10 * self.thought)
            return text.append(f"{seat_name(seat)} is thinking {bar}")
        v = as_view(self.game.view(seat))
        farm = v["seats"][seat]
        asked = question(v).rstrip(":")
        if self.sitting.ends_turn:
            asked = f"{seat_name(seat)}: Enter or e ends the turn, u takes it back"
        elif any(choice["kind"] == "place" for choice in v["actions"]) and farm["home"]:
            number = farm["family"] - farm["newborns"] - farm["home"] + 1
            asked = asked.replace("a person", f"person {max(number, 1)} of {farm['family'] - farm['newborns']}")
        text.append(asked, style="bold")
        if self.typed:
            text.append(f"   number {self.typed}_", style="bold reverse")
        return text

    def fill_choices(self, v: View) -> None:
        """List the choices that are not on the board."""
        shown = picking.listed(v, self.query_one(Yard).painted)
        options = []
        numbers = {index: number for number, index in enumerate(picking.numbering(v), start=1)}
        for index, choice in shown:
            line = Text().append(f"{numbers[index]:>2} ", style=f"bold {ACCENT}").append(in_words(v, choice))
            options.append(Option(line, id=str(index)))
        choices = self.query_one(Choices)
        choices.fill(options, 0 if options else None)
        self.set_class(bool(options), "choosing")

    def show_detail(self) -> None:
        """Say what is under the cursor, or what has just happened."""
        self.query_one("#detail", Static).update(self.message if self.message.cell_len else self.about_cursor())

    def about_cursor(self) -> Text:
        """What is under the cursor."""
        v = as_view(self.game.view(self.seat))
        card = text_of_asking_card(v) if self.asked else ""
        focused = self.focused
        if isinstance(focused, Board) and focused.space is not None:
            space = next((one for one in open_spaces(v) if one["name"] == focused.space), None)
            if space is not None:
                usable = not self.asked or focused.space in placements(v) or not placements(v)
                return space_details(space, None if usable else self.game.why_not(focused.space))
        if isinstance(focused, Yard) and self.asked and picking.fencing(v):
            marked = " ".join(sorted(focused.painted)) or "none"
            return Text(f"Space marks cells for a pasture, Enter fences them. Marked: {marked}")
        return Text(card.strip())

    def say(self, text: str) -> None:
        """Say something below the table."""
        self.message = Text(text[:1].upper() + text[1:])
        self.show_detail()

    # --- the cursor ---------------------------------------------------------------------------------------------------

    def focus_what_is_asked(self) -> None:
        """Put the cursor where the answer is."""
        v = as_view(self.game.view(self.seat))
        where: Widget = self.query_one(Choices)
        if placements(v):
            where = self.query_one(Board)
        elif picking.legal_cells(v):
            where = self.query_one(Yard)
        where.focus()

    def action_pane(self, step: int) -> None:
        """Put the cursor into the pane to the left or to the right."""
        panes: list[Widget] = [self.query_one(Board), self.query_one(Yard)]
        if self.query_one(Choices).option_count:
            panes.append(self.query_one(Choices))
        now = panes.index(self.focused) if self.focused in panes else 0
        panes[(now + step) % len(panes)].focus()
        self.message = Text("")
        self.show_detail()

    def on_descendant_focus(self) -> None:
        """Say what is under the cursor of the pane that it has moved to."""
        self.query_one(Yard).refresh()
        self.show_detail()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor has moved in a list."""
        if event.option_list.has_focus and isinstance(event.option_list, Board):
            self.show_detail()

    def on_yard_moved(self) -> None:
        """The cursor has moved on the farm."""
        self.message = Text("")
        self.show_detail()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A space or a choice was taken."""
        if isinstance(event.option_list, Board):
            self.take_space(event.option_list.space)
        elif event.option_id is not None:
            self.act(self.game.legal_actions()[int(event.option_id)])

    def take_space(self, space: str | None) -> None:
        """Place a person on a space, or say why not."""
        if space is None or not self.asked:
            return
        placing = placements(as_view(self.game.view(self.seat)))
        if space in placing:
            self.act(self.game.legal_actions()[placing[space]])
        elif self.sitting.ends_turn:
            self.act(END_TURN)
        else:
            self.explain(space)

    def on_yard_chosen(self, event: Yard.Chosen) -> None:
        """A cell was chosen or marked."""
        if not self.asked:
            return
        yard = self.query_one(Yard)
        v = as_view(self.game.view(self.seat))
        if self.sitting.ends_turn:
            self.act(END_TURN)
            return
        if event.cell not in picking.legal_cells(v):
            self.explain(event.cell)
            return
        if event.paint and picking.fencing(v):
            yard.painted.symmetric_difference_update({event.cell})
            self.message = Text("")
            self.fill_choices(v)
            yard.refresh()
            self.show_detail()
            return
        cells = yard.painted or {event.cell}
        index = picking.exactly(v, cells)
        if index is not None:
            self.act(self.game.legal_actions()[index])
        else:
            self.say(f"no choice is just {' '.join(sorted(cells))}; the list has those that contain it")
            yard.painted = set(cells)
            self.fill_choices(v)
            self.query_one(Choices).focus()

    def explain(self, what: str) -> None:
        """Say why something can't be used."""
        try:
            reason = self.game.why_not(what)
        except AgricolaError as problem:
            reason = str(problem)
        self.say(f"{what}: {reason}." if reason else f"{what}: nothing stands in the way.")

    # --- keys ---------------------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enter belongs to the typed number only while there is one."""
        if action == "commit_number":
            return bool(self.typed) or (self.asked and self.sitting.ends_turn)
        return True

    def action_digit(self, digit: str) -> None:
        """Type the number of a choice; it counts at once when no other number begins like it."""
        if not self.asked:
            return
        self.typed += digit
        numbers = [str(number) for number in range(1, len(self.game.legal_actions()) + 1)]
        fitting = [number for number in numbers if number.startswith(self.typed)]
        if fitting == [self.typed]:
            self.action_commit_number()
            return
        if not fitting:
            self.say(f"there is no choice {self.typed}; the choices are 1 to {len(numbers)}")
            self.typed = ""
        self.query_one("#moment", Static).update(self.moment())

    def action_commit_number(self) -> None:
        """Do what the typed number means; without one, end the turn."""
        typed, self.typed = self.typed, ""
        if not typed:
            self.act(END_TURN)
            return
        order = picking.numbering(as_view(self.game.view(self.seat)))
        if 1 <= int(typed) <= len(order):
            self.act(self.game.legal_actions()[order[int(typed) - 1]])

    def action_clear(self) -> None:
        """Forget a typed number and the marked cells."""
        self.typed = ""
        self.message = Text("")
        self.query_one(Yard).painted.clear()
        self.redraw()

    def action_undo(self, whole_turn: bool) -> None:
        """Take the last decision or the whole turn back."""
        try:
            self.sitting.undo(self.seat, whole_turn=whole_turn)
        except AgricolaError as problem:
            self.say(f"{problem}.")
            return
        self.message = Text("Taken back.")
        self.go_on()

    def action_end_turn(self) -> None:
        """End the turn, or say that something is still to be chosen."""
        if self.asked and self.sitting.ends_turn:
            self.act(END_TURN)
            return
        texts = [str(action) for action in self.game.legal_actions()]
        done = [text for text in texts if text == "done"]
        if self.asked and done:
            self.act(done[0])
        else:
            self.say("the turn can't end yet: something is still to be chosen.")

    def action_hint(self) -> None:
        """Ask a computer player for advice."""
        if self.asked:
            self.say("a hint is being thought of ...")
            self.find_hints(self.game.clone(), self.seat)

    @work(thread=True, exclusive=True, group="hint")
    def find_hints(self, game: Game, seat: int) -> None:
        """Think of hints, without holding the screen up."""
        found = "\n".join(f"{number}. {one}" for number, one in enumerate(advice(game), start=1))
        self.app.call_from_thread(self.show_hints, game.key(), seat, found)

    def show_hints(self, key: tuple[object, ...], seat: int, found: str) -> None:
        """Show the hints, if the decision is still open."""
        if self.asked and self.seat == seat and self.game.key() == key:
            self.say(found)

    def action_why(self) -> None:
        """Say why what is under the cursor can't be used."""
        focused = self.focused
        if isinstance(focused, Board) and focused.space is not None:
            self.explain(focused.space)
        elif isinstance(focused, Yard):
            self.explain(focused.cell)
        else:
            self.say("put the cursor on a space of the board or of the farmyard first (left, right).")

    def action_cards(self) -> None:
        """Show the hand and the cards of everybody."""
        view = self.game.view(self.seat)
        tick: Callable[[bool], str] = lambda good: "✓ " if good else "✗ "  # noqa: E731
        text = f"{full_hand(view, lacks(self.game, self.seat), tick)}\n\n{played_cards(view)}"
        self.app.push_screen(Page("Cards", text, "c"))

    def action_farms(self) -> None:
        """Draw the farms of all."""
        v = as_view(self.game.view(self.seat))
        levels = {seat: one.name for seat, one in self.sitting.computers.items()}
        parts = []
        for farm in v["seats"]:
            seat = farm["seat"]
            parts.append(small_farm(v, seat, who(seat, levels)).append("\n").append_text(draw_farm(v, seat, Size())))
        self.app.push_screen(Page("Farms", Text("\n\n").join(parts), "o"))

    def action_log(self) -> None:
        """Show all the open moves."""
        lines = []
        round_shown = 0
        for told in self.sitting.table.journal:
            if told.round != round_shown:
                lines.append(Text(f"Round {told.round}", style=f"bold {ACCENT}"))
                round_shown = told.round
            start = Text().append_text(mark(told.seat)).append(" ") if told.begins_turn else Text("     ")
            lines.append(start.append(told.text))
        self.app.push_screen(Page("Log", Text("\n").join(lines) if lines else "Nothing has happened yet.", "l"))

    def action_scores(self) -> None:
        """Show the points of everybody."""
        title = "The game is over" if self.game.is_terminal() else "Points as they stand"
        self.app.push_screen(Page(title, score_sheet(self.game), "s"))

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(Page("Help", HELP, "?"))

    def action_save(self) -> None:
        """Write the game to a file."""

        def named(name: str | None) -> None:
            if not name:
                return
            path = Path(name).expanduser()
            problem = save(self.game, path, self.sitting.own_files)
            self.say(problem or f"Saved. Go on with it later: {how_to_resume(path, self.sitting.opponents)}")

        self.app.push_screen(AskFile(), named)

    def action_leave(self) -> None:
        """Leave the table; the game is kept."""
        if self.thinking is not None:
            self.thinking.cancel()
        goodbye = "Goodbye."
        if self.sitting.played and not self.game.is_terminal():
            path = keep(self.game, self.sitting.opponents)
            if path is None:
                goodbye = "Goodbye. The game could not be kept: its folder can't be written."
            else:
                again = how_to_resume(path, self.sitting.opponents)
                goodbye = f"Goodbye. Your game is kept. Go on with it: {again}"
        self.dismiss(goodbye)
