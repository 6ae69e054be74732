"""The line-mode game: draws the position, asks for a move, says what happened."""

from __future__ import annotations

from pathlib import Path

from agricola.agents.progress import Bar
from agricola.agents.protocol import Thinking
from agricola.cli.choices import list_of_choices, question, text_of_asking_card
from agricola.cli.codes import DONE, ENDED_BY_INPUT, INTERRUPTED
from agricola.cli.draw import draw_board, draw_farm, draw_position, draw_round, own_goods, seat_name
from agricola.cli.hand import card_sheet, full_hand, lacks, played_cards, short_hand
from agricola.cli.hints import advice
from agricola.cli.keeping import forget, how_to_resume, keep, kept_games, save
from agricola.cli.sheet import score_sheet
from agricola.cli.sitting import END_TURN, Sitting
from agricola.cli.terminal import Terminal
from agricola.engine.errors import AgricolaError, NotReadable
from agricola.table import CantUndo
from agricola.view import View

_ABOUT_GOODS = ("pay", "keep", "convert")
"""Choices for which one wants to see what one has."""

HELP = """\
Type the number of a choice, or write the move itself. A move may be shortened
while it stays clear, and case does not matter:

  7               the choice with the number 7
  forest          place a person on Forest (also: for)
  plow c1         farmyard spaces are a1 (top left) to e3 (bottom right)
  fence d1 e1     fence one pasture of these spaces
  done            nothing more of this

  ?               this help
  look            draw the whole position again
  all             list all choices
  board           the action spaces and what they do
  farm N          the farm of player N (without a number: your own)
  hand            your hand cards, and what each of them lacks to be played
  cards           what everybody has played, and the major improvements
  card NAME       one card with all its facts
  why NAME        why a space, a card or a farmyard space can't be used
  score           the points as they stand
  hint            three things that you could do, with reasons
  undo            take your last decision back (undo turn: the whole turn)
  save FILE       write the game to a file
  quit            leave the game (it is kept)"""


class LineGame:
    """A game that is played line by line, with persons and computer players around it."""

    def __init__(self, sitting: Sitting, terminal: Terminal) -> None:
        self.sitting = sitting
        self.terminal = terminal
        self.at_screen: int | None = None
        """The person in front of the screen."""
        self.shown = ""
        self.knows_hand: set[int] = set()

    def run(self) -> int:
        """Play until the game is over or the person leaves; gives the exit code."""
        say = self.terminal.say
        sitting = self.sitting
        try:
            while not sitting.game.is_terminal():
                seat = sitting.game.current_player
                assert seat is not None
                if seat in sitting.computers:
                    with Bar(f"{seat_name(seat)} is thinking") as bar:
                        action = sitting.think(Thinking(sitting.computers[seat].budget, bar.shows))
                    sitting.act(seat, action)
                elif not self._person_moves(seat):
                    self._leave()
                    return DONE
        except EOFError:
            say("\nThe input has ended.")
            self._leave()
            return ENDED_BY_INPUT
        except KeyboardInterrupt:
            say("\nInterrupted.")
            self._leave()
            return INTERRUPTED
        forget(sitting.game)
        self._tell_news(sitting.persons[0] if sitting.persons else 0)
        say(f"\n{draw_position(sitting.game.view(0), plain=self.terminal.plain)}\n")
        self.terminal.tell(score_sheet(sitting.game))
        return DONE

    # --- moves --------------------------------------------------------------------------------------------------------

    def _person_moves(self, seat: int) -> bool:
        """Ask one person until they move or take back; False when they leave."""
        line = ""
        if self.sitting.hides_hands() and self.at_screen != seat:
            line = self._hand_over(seat)
            if line in ("quit", "undo"):
                return line == "undo"
        ends = self.sitting.ends_turn
        if not ends:
            self._show_question(seat)
        prompt = "Enter: end of the turn. undo: take it back> " if ends else f"{seat_name(seat)}> "
        while True:
            line = line or self.terminal.ask(prompt)
            line = END_TURN if ends and not line else line
            word, _, rest = line.partition(" ")
            command = word.lower()
            try:
                if command in ("quit", "exit", "q"):
                    return False
                if command == "undo" and rest.strip().lower() in ("", "turn"):
                    if self._undo(seat, whole_turn=bool(rest)):
                        return True
                elif not self._command(seat, command, rest.strip()):
                    self._move(seat, line)
                    return True
            except AgricolaError as problem:
                self.terminal.tell(str(problem))
            line = ""

    def _move(self, seat: int, text: str) -> None:
        """Carry out a person's move; raises when it is none."""
        move = str(self.sitting.act(seat, text))
        if move != END_TURN:
            self.terminal.tell(f"{seat_name(seat)}: {move}")
        if not self.sitting.hides_hands():
            self.sitting.news(seat)

    def _undo(self, seat: int, *, whole_turn: bool = False) -> bool:
        try:
            self.sitting.undo(seat, whole_turn=whole_turn)
        except CantUndo as problem:
            self.terminal.tell(f"{str(problem)[:1].upper()}{str(problem)[1:]}.")
            return False
        self.terminal.say("Taken back.")
        self.shown = ""
        return True

    # --- persons at one screen ----------------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> str:
        """Blank the screen until the next person sits there; gives what they typed ahead, "undo" or "quit".

        Who has just moved may still take it back here. From a pipe a line that is not empty is the next move.
        """
        self.terminal.hide()
        inside = self.sitting.inside_turn(seat)
        why = f" The turn of {seat_name(inside)} has a question for you." if inside is not None else ""
        before = self.sitting.last_mover if self.sitting.last_mover is not None else seat
        back = " undo takes the last move back." if self.sitting.table.why_no_undo(before) is None else ""
        self.terminal.tell(f"The screen is for {seat_name(seat)} now; the others look away.{why}{back}")
        while True:
            line = self.terminal.ask(f"Press Enter, {seat_name(seat).lower()}> ")
            if line.lower() in ("quit", "exit", "q"):
                return "quit"
            if line.lower() == "undo" and self._undo(before):
                return "undo"
            if line.lower() != "undo" and (not line or not self.terminal.interactive):
                self.at_screen = seat
                self.shown = ""
                return line

    def _tell_news(self, seat: int) -> None:
        """What the others did since this person was last asked, one line a turn."""
        news = self.sitting.news(seat)
        if news:
            self.terminal.tell("\n".join(["Since your last decision:", *(f"   {turn}" for turn in news), ""]))

    # --- what is shown ------------------------------------------------------------------------------------------------

    def _show_question(self, seat: int) -> None:
        """Draw the position when a person is to be placed, or when it is asked for; then list the choices."""
        v = self.sitting.game.view(seat)
        tell = self.terminal.tell
        placing = any(choice["kind"] == "place" for choice in v["actions"])
        if placing or not self.shown:
            tell(f"\n{draw_position(v, plain=self.terminal.plain)}\n")
            if v["hand"]:
                hint = "" if seat in self.knows_hand else "   (Type hand for prices, texts and what each card lacks.)\n"
                self.knows_hand.add(seat)
                tell(f"{short_hand(v, lacks(self.sitting.game, seat))}\n{hint}")
        elif draw_round(v) != self.shown:
            tell(f"\n{draw_round(v)}\n")
        drawn = placing or not self.shown
        self.shown = draw_round(v)
        self._tell_news(seat)
        if not drawn and any(choice["kind"] in _ABOUT_GOODS for choice in v["actions"]):
            tell(own_goods(v))
        inside = self.sitting.inside_turn(seat)
        if inside is not None:
            tell(f"In the middle of the turn of {seat_name(inside)}, {seat_name(seat)} is asked.")
        tell(question(v))
        if text_of_asking_card(v):
            tell(text_of_asking_card(v))
        tell(list_of_choices(v, width=self.terminal.width))

    def _command(self, seat: int, command: str, rest: str) -> bool:
        """Carry out a command that changes nothing in the game; False when it is none."""
        tell = self.terminal.tell
        view = self.sitting.game.view(seat)
        if command in ("?", "help", ""):
            tell(HELP if command else f"Type ? for help. {question(view)}")
        elif command == "look" and not rest:
            self.shown = ""
            self._show_question(seat)
        elif command == "all" and not rest:
            tell(list_of_choices(view, everything=True, width=self.terminal.width))
        elif command == "board" and not rest:
            tell(f"{draw_round(view)}\n{draw_board(view, explain=True)}")
        elif command == "farm" and (not rest or rest.isdecimal()):
            tell(self._farm(view, int(rest) - 1 if rest else seat))
        elif command == "hand" and not rest:
            tell(full_hand(view, lacks(self.sitting.game, seat), self.terminal.tick))
        elif command == "cards" and not rest:
            tell(played_cards(view))
        elif command == "card":
            tell(card_sheet(view, rest))
        elif command == "why":
            tell(self._why(view, rest))
        elif command in ("score", "scores") and not rest:
            tell(score_sheet(self.sitting.game))
        elif command == "hint" and not rest:
            tell("\n".join(f"   {found}" for found in advice(self.sitting.game)))
        elif command == "save":
            tell(self._save(rest))
        else:
            return False
        return True

    def _farm(self, view: View, seat: int) -> str:
        if not 0 <= seat < view["players"]:
            return f"There is no player {seat + 1}; the players are 1 to {view['players']}."
        return draw_farm(view, seat, plain=self.terminal.plain)

    def _why(self, view: View, what: str) -> str:
        if not what:
            return "Why what? Write a space, a card or a farmyard space: why Fencing; why Well; why c1."
        try:
            reason = self.sitting.game.why_not(what)
        except NotReadable:
            known = [space["name"] for space in view["spaces"]] + [card["name"] for card in view["cards"].values()]
            names = [name for name in known if name.lower().startswith(what.lower())]
            if len(names) != 1:
                raise
            what = names[0]
            reason = self.sitting.game.why_not(what)
        return f"{what}: {reason}." if reason else f"{what}: nothing stands in the way."

    # --- saving -------------------------------------------------------------------------------------------------------

    def _save(self, name: str) -> str:
        if not name:
            return "Save to which file? Write: save my-game.txt"
        path = Path(name).expanduser()
        problem = save(self.sitting.game, path, self.sitting.own_files)
        return problem or f"Saved. Go on with it later: {how_to_resume(path, self.sitting.opponents)}"

    def _leave(self) -> None:
        """Say goodbye, and keep the game where `--resume` finds it."""
        if not self.sitting.played:
            self.terminal.say("Goodbye.")
            return
        path = keep(self.sitting.game, self.sitting.opponents)
        if path is None:
            self.terminal.say(f"Goodbye. The game could not be kept: {kept_games()} can't be written.")
        else:
            again = how_to_resume(path, self.sitting.opponents)
            self.terminal.say(f"Goodbye. Your game is kept. Go on with it: {again}")
