"""A finished or saved game on the table: move by move, forward and back, or round by round."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from agricola.cli.choices import question
from agricola.cli.draw import ROUNDS, seat_name
from agricola.cli.film import Film
from agricola.cli.sitting import Sitting
from agricola.cli.tui.layout import KEYS_OF_PAGES, TableView, line_of_keys
from agricola.cli.tui.pages import Ask, Page
from agricola.cli.tui.palette import DIM, mark

HELP = """\
right, Enter, Space     the next move
left, Backspace         one move back
down / up               the next round / the beginning of the round, then the one before
Home / End              the first / the last position
g                       go to a move (23) or to a round (round 7, or r7)
p                       through whose eyes: whoever has moved, or always one player
c                       the cards: the hand of the player whose farm is shown, and what all have played
o, l, s                 all farms, the log so far, the points line by line
?                       this help
q, Escape               leave"""


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
    KEYS: ClassVar[str] = line_of_keys(
        ("→", "next", "forward"),
        ("←", "back", "back"),
        ("↓", "round", "round"),
        ("g", "go", "ask_where"),
        ("p", "eyes", "eyes"),
        *KEYS_OF_PAGES,
    )

    def __init__(self, film: Film) -> None:
        super().__init__(Sitting(film.games[0]))
        self.film = film
        self.number = 0
        """How many moves have been made in the position that is shown."""
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
        return self.film.mover(self.number) if self.always is None else self.always

    # --- going to and fro ---------------------------------------------------------------------------------------------

    def action_show_move(self, number: int) -> None:
        """Show the position after so many moves, or the nearest there is."""
        self.number = min(max(number, 0), self.film.last)
        self.sitting.table.game = self.film.games[self.number]
        self.sitting.table.journal = list(self.film.journal[: self.film.heard[self.number]])
        self.message = Text("")
        self.redraw()

    def action_forward(self) -> None:
        """Go one move on."""
        self.action_show_move(self.film.beside(self.number, 1))

    def action_back(self) -> None:
        """Go one move back."""
        self.action_show_move(self.film.beside(self.number, -1))

    def action_round(self) -> None:
        """Go to the beginning of the next round."""
        self.action_show_move(self.film.beginning_of(self.game.round + 1))

    def action_round_back(self) -> None:
        """Go to the beginning of this round, or of the one before."""
        begins = self.film.beginning_of(self.game.round)
        self.action_show_move(begins if begins < self.number else self.film.beginning_of(self.game.round - 1))

    def action_last(self) -> None:
        """Go to the end."""
        self.action_show_move(self.film.last)

    def action_ask_where(self) -> None:
        """Ask for a move or a round, and go there."""

        def answered(text: str | None) -> None:
            words = (text or "").lower().removeprefix("move").strip()
            number = words.removeprefix("round").removeprefix("r").strip()
            if not number.isdecimal():
                if words:
                    self.say(f"{text!r} is neither a move (23) nor a round (round 7).")
            elif number == words:
                self.action_show_move(int(number))
            else:
                self.action_show_move(self.film.beginning_of(min(int(number), ROUNDS)))

        self.app.push_screen(Ask("Go to which move or round?", "23, or round 7", "go there"), answered)

    def action_eyes(self) -> None:
        """See the game as the next player; after the last one, as whoever has moved."""
        seats = [None, *range(len(self.game.state.players))]
        self.always = seats[(seats.index(self.always) + 1) % len(seats)]
        self.redraw()
        who = "whoever has moved" if self.always is None else seat_name(self.always)
        self.say(f"now as {who} sees it.")

    def action_pane(self, step: int) -> None:
        """Left and right belong to the moves, wherever the cursor is."""
        self.action_show_move(self.film.beside(self.number, step))

    # --- what is shown ------------------------------------------------------------------------------------------------

    def show_moment(self) -> None:
        """Say which move was made."""
        text = Text(f" Round {self.game.round}, move {self.number} of {self.film.last}: ", no_wrap=True)
        text.stylize("bold")
        if self.number:
            seat, move = self.film.record.moves[self.number - 1]
            text.append_text(mark(seat)).append(f" {move}", style="bold")
        else:
            text.append("the beginning")
        text.overflow = "ellipsis"
        self.query_one("#moment", Static).update(text)

    def about_cursor(self) -> Text:
        """What comes next."""
        asked = self.game.current_player
        if asked is None:
            return Text("The game is over; s shows the scores.")
        return Text(f"Then: {question(self.game.view(asked)).rstrip(':')}.", style=DIM)

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(Page("Stepping through a game", HELP, "?"))

    def action_leave(self) -> None:
        """Go back to where one came from."""
        self.dismiss("Goodbye.")
