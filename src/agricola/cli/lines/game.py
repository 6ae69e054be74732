"""The line-mode game: draws the position, asks for a move, says what happened."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from agricola.agents.progress import ProgressBar
from agricola.agents.protocol import Deadline
from agricola.cli.arguments import DONE, ENDED_BY_INPUT
from agricola.cli.lines.typed import CommandNames, help_text
from agricola.cli.local.autosave import how_to_resume, save
from agricola.cli.local.hints import advice, in_words
from agricola.cli.local.leaving import exit_code, goodbye, stopped_by_signals
from agricola.cli.local.local_table import END_TURN, LocalTable
from agricola.cli.text.choices import list_of_choices, question, text_of_asking_card
from agricola.cli.text.draw import draw_board, draw_farm, draw_position, draw_round, own_goods
from agricola.cli.text.hand import card_sheet, full_hand, lacks, played_cards, short_hand
from agricola.cli.text.score_sheet import card_report, score_sheet
from agricola.cli.text.terminal import Terminal
from agricola.cli.text.words import sentence, words_of
from agricola.engine.errors import AgricolaError, NotReadable
from agricola.engine.kernel.actions import Action
from agricola.table import CantUndo
from agricola.view import View
from agricola.wording.languages import ENGLISH

_ABOUT_GOODS: Final = ("pay", "keep", "convert")
"""Choices for which one wants to see what one has."""


class LineGame:
    """A game that is played line by line, with persons and computer players around it."""

    def __init__(self, local: LocalTable, terminal: Terminal, language: str = ENGLISH) -> None:
        self.local = local
        self.terminal = terminal
        self.words = words_of(local.game, language)
        self.commands = CommandNames(self.words)
        self.at_screen: int | None = None
        """The person in front of the screen."""
        self.shown = ""
        self.knows_hand: set[int] = set()

    def run(self) -> int:
        """Play until the game is over or the person leaves; gives the exit code."""
        with stopped_by_signals():
            return self._run()

    def _run(self) -> int:
        say = self.terminal.say
        local = self.local
        try:
            while not local.game.is_terminal():
                seat = local.game.current_player
                assert seat is not None
                if seat in local.computers:
                    with ProgressBar(self.words("term-thinking", seat=seat)) as bar:
                        action = local.think(Deadline(local.computers[seat].budget, bar.shows))
                    self._tell_failures()
                    local.act(seat, action)
                elif not self._person_moves(seat):
                    say(goodbye(local, self.words))
                    return DONE
        except EOFError:
            say(f"\n{self.words('term-input-ended')}")
            say(goodbye(local, self.words))
            return ENDED_BY_INPUT
        except KeyboardInterrupt as stop:
            with suppress(OSError):  # a terminal that was closed hears nothing more
                say(f"\n{self.words('term-interrupted')}")
                say(goodbye(local, self.words))
            return exit_code(stop)
        self._tell_news(local.persons[0] if local.persons else 0)
        say(f"\n{draw_position(local.game.view(0), self.words, plain=self.terminal.plain)}\n")
        brought = card_report(local.table, self.words)
        if brought:
            self.terminal.tell(f"{brought}\n")
        self.terminal.tell(score_sheet(local.game, self.words))
        return DONE

    # --- moves --------------------------------------------------------------------------------------------------------

    def _person_moves(self, seat: int) -> bool:
        """Ask one person until they move or take back; False when they leave."""
        line = ""
        if self.local.hides_hands() and self.at_screen != seat:
            line = self._hand_over(seat)
            if line in ("quit", "undo"):
                return line == "undo"
        ends = self.local.ends_turn
        if not ends:
            self._show_question(seat)
        prompt = f"{self.words('term-prompt-end') if ends else self.words.player(seat)}> "
        while True:
            line = line or self.terminal.ask(prompt)
            line = END_TURN if ends and not line else line
            word, _, rest = line.partition(" ")
            command, rest = self.commands.meant(word), rest.strip()
            try:
                if command == "quit":
                    return False
                if command == "undo" and (not rest or self.commands.is_turn(rest)):
                    if self._undo(seat, whole_turn=bool(rest)):
                        return True
                elif not self._command(seat, command, rest):
                    self._move(seat, line)
                    return True
            except AgricolaError as problem:
                self.terminal.tell(str(problem))
            line = ""

    def _move(self, seat: int, text: str) -> None:
        """Carry out a person's move; raises when it is none."""
        action = self.local.act(seat, self._chosen(text))
        if action.code != END_TURN:
            self.terminal.tell(self.words("term-of", name=self.words.player(seat), what=self.words.words(action)))
        if not self.local.hides_hands():
            self.local.since_last_turn(seat)

    def _chosen(self, text: str) -> Action:
        """The action that a number, a code or words mean."""
        game = self.local.game
        if not text.isdecimal():
            return game.parse(text, self.words.language)
        actions = game.legal_actions()
        if not 1 <= int(text) <= len(actions):
            raise NotReadable(self.words("term-no-choice", number=text, last=len(actions)))
        return actions[int(text) - 1]

    def _undo(self, seat: int, *, whole_turn: bool = False) -> bool:
        try:
            self.local.undo(seat, whole_turn=whole_turn)
        except CantUndo as problem:
            self.terminal.tell(f"{sentence(self.words.message(problem.reason))}.")
            return False
        self.terminal.say(self.words("term-taken-back"))
        self.shown = ""
        return True

    # --- persons at one screen ----------------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> str:
        """Blank the screen until the next person sits there; gives what they typed ahead, "undo" or "quit".

        Who has just moved may still take it back here. From a pipe a line that is not empty is the next move.
        """
        self.terminal.hide()
        inside = self.local.inside_turn(seat)
        told = [self.words("term-hand-over", seat=seat)]
        if inside is not None:
            told.append(self.words("term-asked-inside", seat=inside))
        before = self.local.last_mover if self.local.last_mover is not None else seat
        if self.local.table.why_no_undo(before) is None:
            told.append(self.words("term-hand-over-undo"))
        self.terminal.tell(" ".join(told))
        while True:
            line = self.terminal.ask(f"{self.words('term-press-enter', seat=seat)}> ")
            command = self.commands.meant(line)
            if command == "quit":
                return "quit"
            if command == "undo" and self._undo(before):
                return "undo"
            if command != "undo" and (not line or not self.terminal.interactive):
                self.at_screen = seat
                self.shown = ""
                return line

    def _tell_news(self, seat: int) -> None:
        """What the others did since this person was last asked, one line a turn."""
        since_last_turn = self.local.since_last_turn(seat)
        if since_last_turn:
            told = [f"   {turn.in_full(self.words)}" for turn in since_last_turn]
            self.terminal.tell("\n".join([self.words("term-news"), *told, ""]))

    def _tell_failures(self) -> None:
        """Say which computer player failed and who plays on."""
        for failure in self.local.take_failures():
            self.terminal.tell(failure.in_words(self.words))

    # --- what is shown ------------------------------------------------------------------------------------------------

    def _show_question(self, seat: int) -> None:
        """Draw the position when a person is to be placed, or when it is asked for; then list the choices."""
        v = self.local.view(seat)
        tell, words = self.terminal.tell, self.words
        placing = any(choice["kind"] == "place" for choice in v["actions"])
        if placing or not self.shown:
            tell(f"\n{draw_position(v, words, plain=self.terminal.plain)}\n")
            if v["hand"]:
                hint = "" if seat in self.knows_hand else f"   ({words('term-type-hand')})\n"
                self.knows_hand.add(seat)
                tell(f"{short_hand(v, lacks(self.local.game, seat), words)}\n{hint}")
        elif draw_round(v, words) != self.shown:
            tell(f"\n{draw_round(v, words)}\n")
        drawn = placing or not self.shown
        self.shown = draw_round(v, words)
        self._tell_news(seat)
        if not drawn and any(choice["kind"] in _ABOUT_GOODS for choice in v["actions"]):
            tell(own_goods(v, words))
        inside = self.local.inside_turn(seat)
        if inside is not None:
            tell(words("term-inside-turn", other=words.player(inside), seat=seat))
        tell(words("term-question", what=question(v, words)))
        if text_of_asking_card(v, words):
            tell(text_of_asking_card(v, words))
        tell(list_of_choices(v, words, width=self.terminal.width))

    def _command(self, seat: int, command: str, rest: str) -> bool:
        """Carry out a command that changes nothing in the game; False when it is none."""
        tell, words = self.terminal.tell, self.words
        view = self.local.view(seat)
        if command in ("help", ""):
            asked = words("term-question", what=question(view, words))
            tell(help_text(words) if command else f"{words('term-type-help')} {asked}")
        elif command == "look" and not rest:
            self.shown = ""
            self._show_question(seat)
        elif command == "all" and not rest:
            tell(list_of_choices(view, words, everything=True, width=self.terminal.width))
        elif command == "board" and not rest:
            tell(f"{draw_round(view, words)}\n{draw_board(view, words, explain=True)}")
        elif command == "farm" and (not rest or rest.isdecimal()):
            tell(self._farm(view, int(rest) - 1 if rest else seat))
        elif command == "hand" and not rest:
            tell(full_hand(view, lacks(self.local.game, seat), self.terminal.tick, words))
        elif command == "cards" and not rest:
            tell(played_cards(view, words))
        elif command == "card":
            tell(card_sheet(view, rest, words))
        elif command == "why":
            tell(self._why(view, rest))
        elif command == "score" and not rest:
            tell(score_sheet(self.local.game, words))
        elif command == "hint" and not rest:
            tell("\n".join(f"   {in_words(one, words)}" for one in advice(self.local.game)))
        elif command == "save":
            tell(self._save(rest))
        else:
            return False
        return True

    def _farm(self, view: View, seat: int) -> str:
        if not 0 <= seat < view["players"]:
            return self.words("term-no-player", number=seat + 1, last=view["players"])
        return draw_farm(view, seat, self.words, plain=self.terminal.plain)

    def _why(self, view: View, what: str) -> str:
        """Why something can't be used; a name may be shortened while it stays clear."""
        words = self.words
        if not what:
            return words("term-why-what")
        names = {space["id"]: (words.space(space["id"]), space["name"]) for space in view["spaces"]}
        names |= {id: (words.card(id), card["name"]) for id, card in view["cards"].items()}
        wanted = what.casefold()
        found = [id for id, known in names.items() if wanted in [name.casefold() for name in known]]
        found = found or [
            id for id, known in names.items() if any(name.casefold().startswith(wanted) for name in known)
        ]
        id = found[0] if len(found) == 1 else what
        try:
            reasons = self.local.game.why_not(id)
        except NotReadable:
            spaces = words.listed([words.space(space["id"]) for space in view["spaces"]])
            return words("term-why-unknown", what=what, list=spaces)
        name = names[id][0] if id in names else what
        return words("term-why", name=name, why=reasons) if reasons else words("term-why-nothing", name=name)

    # --- saving -------------------------------------------------------------------------------------------------------

    def _save(self, name: str) -> str:
        if not name:
            return self.words("term-save-where")
        path = Path(name).expanduser()
        problem = save(self.local.game, path, self.local.own_files, self.words)
        return problem or self.words("term-saved", command=how_to_resume(path, self.local.opponents, self.local.game))
