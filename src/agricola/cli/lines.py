"""The line-mode game: draws the position, asks for a move, says what happened."""

from __future__ import annotations

import hashlib
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from agricola.cli.choices import list_of_choices, question, text_of_asking_card
from agricola.cli.codes import DONE, ENDED_BY_INPUT, INTERRUPTED
from agricola.cli.draw import (
    Choice,
    View,
    as_view,
    draw_board,
    draw_farm,
    draw_position,
    draw_round,
    own_goods,
    seat_name,
)
from agricola.cli.hand import card_sheet, full_hand, lacks, played_cards, short_hand
from agricola.cli.journal import Journal
from agricola.cli.sheet import score_sheet
from agricola.cli.terminal import Terminal
from agricola.engine.errors import AgricolaError, NotReadable
from agricola.engine.view import action_json
from agricola.game import Game

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
  undo            take your last decision back, until another player has acted
  save FILE       write the game to a file
  quit            leave the game (it is kept)"""


@dataclass
class Before:
    """The table before a decision of a person, to come back to."""

    game: Game
    moves: int
    journal: Journal
    turn: int | None
    seat: int


class Table:
    """A game on the table, with persons and computer players around it."""

    def __init__(self, game: Game, computers: Collection[int], terminal: Terminal, *, confirm: bool = False) -> None:
        self.game = game
        self.computers = computers
        self.terminal = terminal
        self.confirm = confirm
        """Whether a person is asked before the turn passes on."""
        self.record = game.record()
        self.moves = len(self.record.moves)
        self.persons = [score.seat for score in game.scores() if score.seat not in computers]
        self.journal = Journal()
        self.turn = self.record.moves[-1][0] if self.record.moves else None
        """The seat that placed a person last."""
        self.sitting: int | None = None
        """The person in front of the screen."""
        self.past: list[Before] = []
        self.no_undo = "There is no decision to take back."
        self.played = False
        self.shown = ""
        self.hinted: set[int] = set()
        self.own_files: set[Path] = set()
        """Files that this game was saved to, which it may overwrite."""

    def run(self) -> int:
        """Play until the game is over or the person leaves; gives the exit code."""
        say = self.terminal.say
        try:
            while not self.game.is_terminal():
                seat = self.game.current_player
                assert seat is not None
                if seat in self.computers:
                    self._computer_moves(seat)
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
        self._tell_news(self.persons[0] if self.persons else 0)
        say(f"\n{draw_position(self.game.view(0), plain=self.terminal.plain)}\n")
        self.terminal.tell(score_sheet(self.game))
        return DONE

    # --- moves --------------------------------------------------------------------------------------------------------

    def _apply(self, seat: int, choice: str) -> str:
        """Do what a text or a number means; gives the move in full."""
        actions = self.game.legal_actions()
        if choice.isdecimal():
            if not 1 <= int(choice) <= len(actions):
                raise NotReadable(f"There is no choice {choice}; the choices are 1 to {len(actions)}.")
            action = actions[int(choice) - 1]
        else:
            action = self.game.parse(choice)
        before = self.game.view(seat)
        self.game.apply(action)
        self.moves += 1
        self.played = self.played or seat not in self.computers
        if action.kind_name == "place":
            self.turn = seat
        self.journal.add(seat, cast("Choice", action_json(action)), before, self.game.view(seat))
        return str(action)

    def _computer_moves(self, seat: int) -> None:
        """Choose at random; the same game and the same moves before give the same choice."""
        seed = f"{self.record.setup.get('seed')} {self.moves}"
        count = len(self.game.legal_actions())
        number = random.Random(seed).randrange(count) + 1
        self._apply(seat, str(number))
        self._no_way_back(f"{seat_name(seat)} has acted since, so nothing can be taken back.")

    def _person_moves(self, seat: int) -> bool:
        """Ask one person until they move or take back; False when they leave."""
        line = ""
        if self._hides_hands() and self.sitting != seat:
            line = self._hand_over(seat)
            if line in ("quit", "undo"):
                return line == "undo"
        self._show_question(seat)
        while True:
            line = line or self.terminal.ask(f"{seat_name(seat)}> ")
            word, _, rest = line.partition(" ")
            command = word.lower()
            try:
                if command in ("quit", "exit", "q"):
                    return False
                if command == "undo" and not rest:
                    if self._undo():
                        return True
                elif not self._command(seat, command, rest.strip()):
                    return self._move(seat, line)
            except AgricolaError as problem:
                self.terminal.tell(str(problem))
            line = ""

    def _move(self, seat: int, text: str) -> bool:
        """Carry out a person's move; raises when it is none. False when they leave."""
        before = Before(self.game.clone(), self.moves, self.journal.copy(), self.turn, seat)
        move = self._apply(seat, text)
        self.terminal.tell(f"{seat_name(seat)}: {move}")
        if not self._hides_hands():
            self.journal.news(seat, self.persons)
        if self.past and self.past[-1].seat != seat:
            self.past.clear()
        self.past.append(before)
        hidden = self._what_was_hidden(before)
        if self.confirm and not self.game.is_terminal() and (hidden or self.game.current_player != seat):
            line = self.terminal.ask("Enter: end of the turn. undo: take it back> ").lower()
            if line == "undo":
                return self._undo()
            if line in ("quit", "exit", "q"):
                return False
        if hidden:
            self._no_way_back(f"{hidden} since, so nothing can be taken back.")
        return True

    def _what_was_hidden(self, before: Before) -> str:
        """What a move has brought to light or left to chance, in words; empty when nothing."""
        old, new = as_view(before.game.view(before.seat)), as_view(self.game.view(before.seat))
        if len(new["round_cards"]) > len(old["round_cards"]):
            return "A round card was turned up"
        if set(new["hand"]) - set(old["cards"]):
            return "A hidden card was seen"
        if self.game.state.chance != before.game.state.chance:
            return "Something random has happened"
        asked = new["current_player"]
        if asked not in (None, before.seat) and new["phase"] == "work" and new["asked_by"] == "":
            placing = new["question"].startswith("place")
            return "" if placing else f"{seat_name(asked or 0)} was asked"
        return ""

    def _undo(self) -> bool:
        if not self.past:
            self.terminal.tell(self.no_undo)
            return False
        before = self.past.pop()
        self.game, self.moves, self.journal, self.turn = before.game, before.moves, before.journal, before.turn
        self.terminal.say("Taken back.")
        self.shown = ""
        return True

    def _no_way_back(self, reason: str) -> None:
        self.past.clear()
        self.no_undo = reason

    # --- persons at one screen ----------------------------------------------------------------------------------------

    def _hides_hands(self) -> bool:
        """Whether several persons share the screen who have something to hide from each other."""
        if len(self.persons) < 2:
            return False
        return any(farm["hand_size"] for farm in as_view(self.game.view(self.persons[0]))["seats"])

    def _hand_over(self, seat: int) -> str:
        """Blank the screen until the next person sits there; gives what they typed ahead, "undo" or "quit".

        Who has just moved may still take it back here. From a pipe a line that is not empty is the next move.
        """
        self.terminal.hide()
        inside = self._inside_turn(seat)
        why = f" The turn of {seat_name(inside)} has a question for you." if inside is not None else ""
        back = " undo takes the last move back." if self.past else ""
        self.terminal.tell(f"The screen is for {seat_name(seat)} now; the others look away.{why}{back}")
        while True:
            line = self.terminal.ask(f"Press Enter, {seat_name(seat).lower()}> ")
            if line.lower() in ("quit", "exit", "q"):
                return "quit"
            if line.lower() == "undo" and self._undo():
                return "undo"
            if line.lower() != "undo" and (not line or not self.terminal.interactive):
                self.sitting = seat
                self.shown = ""
                return line

    def _inside_turn(self, seat: int) -> int | None:
        """In whose turn a seat is asked, when it is another's."""
        v = as_view(self.game.view(seat))
        if v["phase"] != "work" or any(choice["kind"] == "place" for choice in v["actions"]) or self.turn == seat:
            return None
        return self.turn

    def _tell_news(self, seat: int) -> None:
        """What the others did since this person was last asked, one line a turn."""
        news = self.journal.news(seat, [seat] if self._hides_hands() else self.persons)
        if news:
            self.terminal.tell("\n".join(["Since your last decision:", *(f"   {entry}" for entry in news), ""]))

    # --- what is shown ------------------------------------------------------------------------------------------------

    def _show_question(self, seat: int) -> None:
        """Draw the position when a person is to be placed, or when it is asked for; then list the choices."""
        view = self.game.view(seat)
        v = as_view(view)
        tell = self.terminal.tell
        placing = any(choice["kind"] == "place" for choice in v["actions"])
        if placing or not self.shown:
            tell(f"\n{draw_position(view, plain=self.terminal.plain)}\n")
            if v["hand"]:
                hint = "" if seat in self.hinted else "   (Type hand for prices, texts and what each card lacks.)\n"
                self.hinted.add(seat)
                tell(f"{short_hand(view, lacks(self.game, seat))}\n{hint}")
        elif draw_round(view) != self.shown:
            tell(f"\n{draw_round(view)}\n")
        drawn = placing or not self.shown
        self.shown = draw_round(view)
        self._tell_news(seat)
        if not drawn and any(choice["kind"] in _ABOUT_GOODS for choice in v["actions"]):
            tell(own_goods(view))
        inside = self._inside_turn(seat)
        if inside is not None:
            tell(f"In the middle of the turn of {seat_name(inside)}, {seat_name(seat)} is asked.")
        tell(question(v))
        if text_of_asking_card(v):
            tell(text_of_asking_card(v))
        tell(list_of_choices(v, width=self.terminal.width))

    def _command(self, seat: int, command: str, rest: str) -> bool:
        """Carry out a command that changes nothing in the game; False when it is none."""
        tell = self.terminal.tell
        view = as_view(self.game.view(seat))
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
            tell(full_hand(view, lacks(self.game, seat), self.terminal.tick))
        elif command == "cards" and not rest:
            tell(played_cards(view))
        elif command == "card":
            tell(card_sheet(view, rest))
        elif command == "why":
            tell(self._why(view, rest))
        elif command in ("score", "scores") and not rest:
            tell(score_sheet(self.game))
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
            reason = self.game.why_not(what)
        except NotReadable:
            known = [space["name"] for space in view["spaces"]] + [card["name"] for card in view["cards"].values()]
            names = [name for name in known if name.lower().startswith(what.lower())]
            if len(names) != 1:
                raise
            what = names[0]
            reason = self.game.why_not(what)
        return f"{what}: {reason}." if reason else f"{what}: nothing stands in the way."

    # --- saving -------------------------------------------------------------------------------------------------------

    def _save(self, name: str) -> str:
        if not name:
            return "Save to which file? Write: save my-game.txt"
        path = Path(name).expanduser()
        if path.exists() and path.resolve() not in self.own_files:
            return f"{path} exists already, and nothing is overwritten; choose another name."
        try:
            path.write_text(str(self.game.record()), encoding="utf-8")
        except OSError as problem:
            return f"{path} can't be written: {problem.strerror or problem}. The game goes on."
        self.own_files.add(path.resolve())
        return f"Saved. Go on with it later: {self._how_to_resume(path)}"

    def _how_to_resume(self, path: Path) -> str:
        name = f'"{path}"' if " " in str(path) else str(path)
        return f"{program()} play --resume {name} --computers {len(self.computers)}"

    def _leave(self) -> None:
        """Say goodbye, and keep the game where `--resume` finds it."""
        if not self.played:
            self.terminal.say("Goodbye.")
            return
        setup = str(sorted(self.game.record().setup.items())).encode()
        name = f"game-{hashlib.sha256(setup).hexdigest()[:8]}.txt"
        for folder in (kept_games(), Path(tempfile.gettempdir()) / "agricola"):
            try:
                folder.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(str(self.game.record()), encoding="utf-8")
            except OSError:
                continue
            self.terminal.say(f"Goodbye. Your game is kept. Go on with it: {self._how_to_resume(folder / name)}")
            return
        self.terminal.say(f"Goodbye. The game could not be kept: {kept_games()} can't be written.")


def program() -> str:
    """What to type for this command: its name where the shell finds it, its path otherwise."""
    called = sys.argv[0]
    return called if Path(called).name == "agricola" and shutil.which("agricola") is None else "agricola"


def kept_games() -> Path:
    """The folder in which games are kept that somebody left."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "agricola"
