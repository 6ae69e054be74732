"""The line-mode game: draws the position, asks for a move, says what happened."""

from __future__ import annotations

import hashlib
import os
import random
import shutil
import sys
from collections.abc import Collection, Mapping
from pathlib import Path

from agricola.cli.draw import as_view, draw_position, draw_round, seat_name
from agricola.cli.terminal import Terminal
from agricola.engine.errors import AgricolaError, NotReadable
from agricola.game import Game

OVER = 0
LEFT = 0
ENDED_BY_INPUT = 3
INTERRUPTED = 130

_LISTED = 24
"""A longer list of choices is cut; all of them can be typed, and `all` lists them."""

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
  cards           what the major improvements do
  why SPACE       why a space, a card or a farmyard space can't be used
  score           the points as they stand
  undo            take the last decision of a person back
  save FILE       write the game to a file
  quit            leave the game (it is kept)"""


class Table:
    """A game on the table, with persons and computer players around it."""

    def __init__(self, game: Game, computers: Collection[int], terminal: Terminal) -> None:
        self.game = game
        self.computers = computers
        self.terminal = terminal
        self.record = game.record()
        self.moves = len(self.record.moves)
        self.past: list[tuple[Game, int]] = []
        """The game before each decision of a person, with the number of its moves."""
        self.shown = ""
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
                    return LEFT
        except EOFError:
            say("\nThe input has ended.")
            self._leave()
            return ENDED_BY_INPUT
        except KeyboardInterrupt:
            say("\nInterrupted.")
            self._leave()
            return INTERRUPTED
        say(f"\n{draw_position(self.game.view(0), plain=self.terminal.plain)}\n\n{score_sheet(self.game)}")
        return OVER

    def _apply(self, choice: str) -> str:
        """Do what a text or a number means; gives the move in full."""
        actions = self.game.legal_actions()
        if choice.isdecimal():
            if not 1 <= int(choice) <= len(actions):
                raise NotReadable(f"There is no choice {choice}; the choices are 1 to {len(actions)}.")
            action = actions[int(choice) - 1]
        else:
            action = self.game.parse(choice)
        self.game.apply(action)
        self.moves += 1
        return str(action)

    def _computer_moves(self, seat: int) -> None:
        """Choose at random; the same game and the same moves before give the same choice."""
        seed = f"{self.record.setup.get('seed')} {self.moves}"
        count = len(self.game.legal_actions())
        number = random.Random(seed).randrange(count) + 1
        self.terminal.say(f"{seat_name(seat)}: {self._apply(str(number))}")

    def _person_moves(self, seat: int) -> bool:
        """Ask one person until they move or take back; False when they leave."""
        self._show_question(seat)
        while True:
            line = self.terminal.ask(f"{seat_name(seat)}> ")
            word, _, rest = line.partition(" ")
            command = word.lower()
            try:
                if command in ("quit", "exit", "q"):
                    return False
                if command == "undo":
                    if self._undo():
                        return True
                elif not self._command(seat, command, rest.strip()):
                    before = self.game.clone(), self.moves
                    move = self._apply(line)
                    self.past.append(before)
                    self.terminal.say(f"{seat_name(seat)}: {move}")
                    return True
            except AgricolaError as problem:
                self.terminal.say(str(problem))

    def _command(self, seat: int, command: str, rest: str) -> bool:
        """Carry out a command that changes nothing in the game; False when it is none."""
        say = self.terminal.say
        view = as_view(self.game.view(seat))
        if command in ("?", "help", ""):
            say(HELP if command else f"Type ? for help. {question(view)}")
        elif command == "look":
            self.shown = ""
            self._show_question(seat)
        elif command == "all":
            say(list_of_choices(view, everything=True))
        elif command == "cards":
            for card_id, card in view["cards"].items():
                owners = [seat_name(farm["seat"]) for farm in view["seats"] if card_id in farm["cards"]]
                price = " or ".join(card["price"])
                say(f"{card['name']} [{owners[0] if owners else price}], {card['points']} points: {card['text']}")
        elif command == "why":
            say(self._why([space["name"] for space in view["spaces"]], rest))
        elif command == "score":
            say(score_sheet(self.game))
        elif command == "save":
            say(self._save(rest))
        else:
            return False
        return True

    def _show_question(self, seat: int) -> None:
        """Draw the position when a person is to be placed, or when it is asked for; then list the choices."""
        view = self.game.view(seat)
        v = as_view(view)
        placing = any(choice["kind"] == "place" for choice in v["actions"])
        if placing or not self.shown:
            self.terminal.say(f"\n{draw_position(view, plain=self.terminal.plain)}\n")
        elif draw_round(view) != self.shown:
            self.terminal.say(f"\n{draw_round(view)}\n")
        self.shown = draw_round(view)
        self.terminal.say(f"{question(v)}\n{list_of_choices(v)}")

    def _why(self, spaces: list[str], what: str) -> str:
        if not what:
            return "Why what? Write a space, a card or a farmyard space: why Fencing; why Well; why c1."
        try:
            reason = self.game.why_not(what)
        except NotReadable:
            names = [name for name in spaces if name.lower().startswith(what.lower())]
            if len(names) != 1:
                raise
            what = names[0]
            reason = self.game.why_not(what)
        return f"{what}: {reason}." if reason else f"{what}: nothing stands in the way."

    def _undo(self) -> bool:
        if not self.past:
            self.terminal.say("There is no decision to take back.")
            return False
        self.game, self.moves = self.past.pop()
        self.terminal.say("Taken back.")
        self.shown = ""
        return True

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
        if not self.past:
            self.terminal.say("Goodbye.")
            return
        setup = str(sorted(self.game.record().setup.items())).encode()
        path = kept_games() / f"game-{hashlib.sha256(setup).hexdigest()[:8]}.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(str(self.game.record()), encoding="utf-8")
        except OSError as problem:
            self.terminal.say(f"Goodbye. The game could not be kept: {problem}\n{self.game.record()}")
            return
        self.terminal.say(f"Goodbye. Your game is kept. Go on with it: {self._how_to_resume(path)}")


def program() -> str:
    """What to type for this command: its name where the shell finds it, its path otherwise."""
    called = sys.argv[0]
    return called if Path(called).name == "agricola" and shutil.which("agricola") is None else "agricola"


def kept_games() -> Path:
    """The folder in which games are kept that somebody left."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "agricola"


def question(view: Mapping[str, object]) -> str:
    """What the open decision asks of a person."""
    v = as_view(view)
    assert v["current_player"] is not None
    return f"{seat_name(v['current_player'])} is to {v['question']}:"


def list_of_choices(view: Mapping[str, object], *, everything: bool = False) -> str:
    """The numbered choices, side by side where they are short; those on the board are not repeated."""
    v = as_view(view)
    numbered = list(enumerate(v["actions"], start=1))
    if not everything and any(choice["kind"] == "place" for _, choice in numbered):
        numbered = [(number, choice) for number, choice in numbered if choice["kind"] != "place"]
        if not numbered:
            return "  (a number of the board above, or the name of the space)"
    fences = set(v["seats"][v["seat"]].get("fences", ()))
    texts = []
    for number, choice in numbered:
        text = f"{number:>4}  {choice['text']}"
        if "edges" in choice["touches"]:
            text += f" ({len(set(choice['touches']['edges']) - fences)} fences)"
        texts.append(text)
    cut = len(texts) > _LISTED and not everything
    shown = texts[:_LISTED] if cut else texts
    width = max(len(text) for text in shown) + 2
    columns = max(1, 80 // width) if len(shown) > 8 else 1
    rows = -(-len(shown) // columns)
    lines = ["".join(f"{text:<{width}}" for text in shown[row::rows]).rstrip() for row in range(rows)]
    if cut:
        last = f", {texts[-1].strip()}" if v["actions"][-1]["kind"] == "done" else ""
        lines.append(f"      and {len(texts) - _LISTED} more{last}; write your own, or `all` to list them")
    return "\n".join(lines)


def score_sheet(game: Game) -> str:
    """The points of every seat line by line, and who wins when the game is over."""
    lines = []
    for score in game.scores():
        lines.append(f"{seat_name(score.seat)}: {score.total} points")
        lines += [f"  {line.points:>4}  {line.explanation}" for line in score.lines]
    winners = game.winners()
    if len(game.scores()) > 1 and winners:
        names = " and ".join(seat_name(seat) for seat in winners)
        lines.append(f"{names} {'share the victory' if len(winners) > 1 else 'wins'}.")
    return "\n".join(lines)
