"""The table: the screen on which the game is played."""

from __future__ import annotations

import time
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import OptionList
from textual.worker import get_current_worker

from agricola.agents.protocol import Cancelled, Deadline
from agricola.cli.local.autosave import how_to_resume, save
from agricola.cli.local.hints import advice, in_words
from agricola.cli.local.leaving import goodbye
from agricola.cli.local.local_table import END_TURN
from agricola.cli.tui import picking
from agricola.cli.tui.board import Board
from agricola.cli.tui.farm import Yard
from agricola.cli.tui.layout import KEYS_OF_PAGES, Choices, Keys, TableView
from agricola.cli.tui.others import log_line
from agricola.cli.tui.pages import Ask, HandOver
from agricola.cli.tui.picking import placements
from agricola.cli.tui.reading import help_page
from agricola.cli.tui.replay import ReplayScreen
from agricola.engine.errors import AgricolaError
from agricola.engine.kernel.actions import DONE_ACTION, Action
from agricola.game import Game
from agricola.table import CantUndo, Table

_PAUSE = 0.1
_FAILURE_SHOWN = 30.0
_BETWEEN_DRAWINGS = 0.3
"""How many seconds pass at least before the moves of computers are drawn again."""


class TableScreen(TableView):
    """A game in progress; gives what is to be said when it is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "commit_number", show=False, priority=True),
        Binding("u", "undo(False)", "undo"),
        Binding("U,shift+u", "undo(True)", "turn", show=False),
        Binding("e", "end_turn", "end turn"),
        Binding("h", "hint", "hint"),
        Binding("w", "why", "why not"),
        Binding("r", "look_back", "look back", show=False),
        Binding("S,shift+s", "save", "save", show=False),
        Binding("q", "leave", "quit"),
        Binding("escape", "clear", show=False),
        *(Binding(str(digit), f"digit('{digit}')", show=False) for digit in range(10)),
    ]

    KEYS: ClassVar[Keys] = (
        ("u", "undo", "undo(False)"),
        ("e", "end", "end_turn"),
        ("h", "hint", "hint"),
        ("w", "why", "why"),
        *KEYS_OF_PAGES,
    )

    def on_mount(self) -> None:
        """Begin."""
        self.go_on()

    # --- the course of the game ---------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on to the next decision: a person is asked, a computer thinks, or the game is over."""
        if self.left:
            return
        self.typed = ""
        self.query_one(Yard).painted.clear()
        seat = self.game.current_player
        if seat is None:
            self.redraw()
            if not self.over_shown:
                self.over_shown = True
                self.action_scores()
            return
        if seat in self.local.computers:
            self.show_moment()
            self.computers_play()
            return
        if self.at_screen != seat:
            if self.local.hides_hands():
                self.hand_over(seat)
                return
            self.at_screen = seat
        self.tell_what_happened(seat)
        self.redraw()
        self.focus_what_is_asked()

    def act(self, choice: Action | str) -> None:
        """Carry out what a person chose."""
        if not self.asked:
            return
        self.message = Text("")
        try:
            self.local.act(self.seat, choice)
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

        game, mine = self.game, get_current_worker()
        while game.current_player in self.local.computers:
            seat = game.current_player
            assert seat is not None
            self.deadline = Deadline(self.local.computers[seat].budget, progress)
            self.thought = 0.0
            try:
                action = self.local.think(self.deadline)
            except Cancelled:
                return
            if mine.is_cancelled or not self.app.call_from_thread(self.computer_acts, game, seat, action):
                return
        self.deadline = None
        self.app.call_from_thread(self.go_on)

    def show_thinking(self, done: float) -> None:
        """Show how far the thinking has come."""
        if not self.left:
            self.thought = done
            self.show_moment()

    def computer_acts(self, game: Game, seat: int, action: Action) -> bool:
        """Carry out what a computer chose; False when that was taken back which it answered."""
        if self.left or game is not self.game:
            return False
        for failure in self.local.take_failures():
            self.app.notify(failure.in_words(self.words), severity="error", timeout=_FAILURE_SHOWN, markup=False)
        self.local.act(seat, action)
        if time.monotonic() - self.drawn > _BETWEEN_DRAWINGS:
            self.redraw()
        return True

    def tell_what_happened(self, seat: int) -> None:
        """Say what the others did since this person was last asked."""
        since_last_turn = self.local.since_last_turn(seat)
        if since_last_turn:
            lines = [log_line(turn.seat, line) for turn in since_last_turn for line in turn.lines(self.words)]
            self.message = Text(" ").join(lines)

    def hand_over(self, seat: int) -> None:
        """Blank the screen until the next person sits there."""
        inside = self.local.inside_turn(seat)
        before = self.local.last_mover if self.local.last_mover is not None else seat
        can_undo = self.local.table.why_no_undo(before) is None

        def answered(answer: str | None) -> None:
            if answer == "quit":
                self.action_leave()
                return
            if answer == "undo":
                self.local.undo(before)
            else:
                self.at_screen = seat
            self.message = Text("")
            self.go_on()

        self.app.push_screen(HandOver(seat, inside, can_undo, self.words), answered)

    # --- the cursor ---------------------------------------------------------------------------------------------------

    def focus_what_is_asked(self) -> None:
        """Put the cursor where the answer is."""
        v = self.game.view(self.seat)
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
        placing = placements(self.game.view(self.seat))
        if space in placing:
            self.act(self.game.legal_actions()[placing[space]])
        elif self.local.ends_turn:
            self.act(END_TURN)
        else:
            self.explain(space)

    def on_yard_chosen(self, event: Yard.Chosen) -> None:
        """A cell was chosen or marked."""
        if not self.asked:
            return
        yard = self.query_one(Yard)
        v = self.game.view(self.seat)
        if self.local.ends_turn:
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
            self.say(self.words("term-not-just", cells=tuple(sorted(cells))))
            yard.painted = set(cells)
            self.fill_choices(v)
            self.query_one(Choices).focus()

    def explain(self, what: str) -> None:
        """Say why something can't be used."""
        reasons = self.game.why_not(what)
        name = self.words.space(what) if what in self.game.state.board.by_id else what
        self.say(self.words("term-why" if reasons else "term-why-nothing", name=name, why=reasons))

    # --- keys ---------------------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enter belongs to the typed number only while there is one."""
        if action == "commit_number":
            return bool(self.typed) or (self.asked and self.local.ends_turn)
        return True

    def action_digit(self, digit: str) -> None:
        """Type the number of a choice, which Enter chooses; in every list, however long it is."""
        if not self.asked:
            return
        self.typed += digit
        numbers = [str(number) for number in range(1, len(self.game.legal_actions()) + 1)]
        fitting = [number for number in numbers if number.startswith(self.typed)]
        if not fitting:
            self.say(self.words("term-no-choice", number=self.typed, last=len(numbers)))
            self.typed = ""
        self.show_moment()

    def action_commit_number(self) -> None:
        """Do what the typed number means; without one, end the turn."""
        typed, self.typed = self.typed, ""
        if not typed:
            self.act(END_TURN)
            return
        order = picking.numbering(self.game.view(self.seat))
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
            self.local.undo(self.seat, whole_turn=whole_turn)
        except CantUndo as problem:
            self.say(f"{self.words.message(problem.reason)}.")
            return
        if self.deadline is not None:
            self.deadline.cancel()
        self.message = Text(self.words("term-taken-back"))
        self.go_on()

    def action_end_turn(self) -> None:
        """End the turn, or say that something is still to be chosen."""
        if self.asked and self.local.ends_turn:
            self.act(END_TURN)
            return
        if self.asked and self.game.is_legal(DONE_ACTION):
            self.act(DONE_ACTION)
        else:
            self.say(self.words("term-cant-end"))

    def action_hint(self) -> None:
        """Ask a computer player for advice."""
        if self.asked:
            self.say(self.words("term-hint-thinking"))
            self.find_hints(self.game.clone(), self.seat)

    @work(thread=True, exclusive=True, group="hint")
    def find_hints(self, game: Game, seat: int) -> None:
        """Think of hints, without holding the screen up."""
        advised = enumerate(advice(game), start=1)
        found = "\n".join(f"{number}. {in_words(one, self.words)}" for number, one in advised)
        if get_current_worker().is_cancelled:
            return
        self.app.call_from_thread(self.show_hints, game.key(), seat, found)

    def show_hints(self, key: tuple[object, ...], seat: int, found: str) -> None:
        """Show the hints, if the decision is still open."""
        if not self.left and self.asked and self.seat == seat and self.game.key() == key:
            self.say(found)

    def action_why(self) -> None:
        """Say why what is under the cursor can't be used."""
        focused = self.focused
        if isinstance(focused, Board) and focused.space is not None:
            self.explain(focused.space)
        elif isinstance(focused, Yard):
            self.explain(focused.cell)
        else:
            self.say(self.words("term-cursor-first"))

    def action_look_back(self) -> None:
        """Step through the game once it is over; before that it would show what is hidden."""
        if self.game.is_terminal():
            self.app.push_screen(ReplayScreen(Table.of_record(self.game.record()), self.words.language))
        else:
            self.say(self.words("term-not-over"))

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(help_page(self.words))

    def action_save(self) -> None:
        """Write the game to a file."""

        def named(name: str | None) -> None:
            if not name:
                return
            path = Path(name).expanduser()
            problem = save(self.game, path, self.local.own_files, self.words)
            again = how_to_resume(path, self.local.opponents, self.local.game)
            self.say(problem or self.words("term-saved", command=again))

        words = self.words
        foot = words("term-ask-foot", deed=words("term-save-deed"))
        self.app.push_screen(Ask(words("term-save-which"), words("term-file-example"), foot), named)

    def action_leave(self) -> None:
        """Leave the table; the game is kept."""
        self.dismiss(self.leaves())

    def leaves(self) -> str:
        """Stop what is going on here; gives what is to be said."""
        self.left = True
        if self.deadline is not None:
            self.deadline.cancel()
        return goodbye(self.local, self.words)
