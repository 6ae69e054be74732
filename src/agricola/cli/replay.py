"""The command `agricola replay`: steps through a record of a game."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from agricola.cli.codes import DONE, INTERRUPTED, Commands, add_command, add_json, add_plain
from agricola.cli.draw import draw_position, draw_round, seat_name
from agricola.cli.film import Film, film
from agricola.cli.full_screen import full_screen
from agricola.cli.hand import lacks, short_hand
from agricola.cli.sheet import score_sheet
from agricola.cli.terminal import Terminal
from agricola.engine.errors import BadOption
from agricola.game import replay
from agricola.record.record import Record, load

HELP = (
    "Enter: next move. back: one move back. A number: after so many moves. round N: the beginning of a round. "
    "end: the last. quit: leave."
)

_EXAMPLES = """
  agricola replay my-game.txt             step through it on the whole terminal
  agricola replay my-game.txt --lines     step through it line by line (Enter, back, a number, round 7)
  agricola replay my-game.txt --after 20  draw the position after 20 moves
  agricola replay my-game.txt --list      one line for each move, then the scores
  agricola replay my-game.txt --json      the set-up, the moves and the scores as data
"""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "replay",
        "step through a saved game",
        "Step through a saved game, forward and back, by moves or by rounds. Without a terminal, list its moves.",
        _EXAMPLES,
    )
    parser.add_argument("file", metavar="FILE", help="a record, such as `save` writes; - reads it from the input")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--after", type=int, metavar="N", help="draw the position after N moves and stop")
    how.add_argument("--lines", action="store_true", help="step through it line by line")
    how.add_argument("--list", action="store_true", help="list the moves and stop")
    add_json(parser)
    add_plain(parser)


def run(given: argparse.Namespace) -> int:
    """Show the game in the way that was asked for."""
    terminal = Terminal(plain=given.plain)
    record = _read(given.file)
    if given.json:
        terminal.say(json.dumps(as_data(record), indent=1, ensure_ascii=False))
        return DONE
    if given.after is not None:
        if not 0 <= given.after <= len(record.moves):
            raise BadOption(f"the record has {len(record.moves)} moves, so --after is 0 to {len(record.moves)}")
        show_after(record, given.after, terminal)
        return DONE
    if given.list or not terminal.interactive:
        list_moves(record, terminal)
        return DONE
    if not given.lines and not terminal.plain:
        screen = full_screen(terminal)
        if screen is not None:
            screen.show(film(record))
            return DONE
    return step(record, terminal)


def _read(name: str) -> Record:
    if name == "-":
        text = sys.stdin.read()
        return load(text if "\n" in text else f"{text}\n")
    return load(Path(name))


def as_data(record: Record) -> dict[str, object]:
    """A record as plain JSON data, after it was played through; raises BadRecord when a move does not fit."""
    replay(record)
    return {
        "setup": record.setup,
        "chance": record.chance,
        "moves": [{"seat": seat, "move": text} for seat, text in record.moves],
        "scores": list(record.scores),
    }


def list_moves(record: Record, terminal: Terminal) -> None:
    """Write every move in one line each, a heading for each round, and the final score sheet."""
    games = film(record).games
    round_shown = 0
    for number, (seat, text) in enumerate(record.moves, start=1):
        before = games[number - 1]
        if before.round != round_shown:
            terminal.say(draw_round(before.view(seat)))
            round_shown = before.round
        terminal.say(f"{number:>4}  {seat_name(seat)}: {text}")
    terminal.say(score_sheet(games[-1]))


def show_after(record: Record, number: int, terminal: Terminal) -> None:
    """Draw the position after so many moves."""
    _show(film(record), number, terminal)


def step(record: Record, terminal: Terminal) -> int:
    """Let a person go forward and back through the moves; gives the exit code."""
    shown = film(record)
    number = 0
    terminal.tell(HELP)
    try:
        while True:
            _show(shown, number, terminal)
            number = _next(terminal, number, shown)
            if number < 0:
                return DONE
    except EOFError:
        return DONE
    except KeyboardInterrupt:
        terminal.say()
        return INTERRUPTED


def _next(terminal: Terminal, number: int, shown: Film) -> int:
    """The move to show next, or -1 to leave."""
    last = shown.last
    while True:
        line = terminal.ask(f"move {number} of {last}> ").lower()
        if line in ("quit", "exit", "q"):
            return -1
        if line == "" and number < last:
            return number + 1
        if line == "":
            terminal.say("That was the last move. Write back, a number, or quit.")
        elif line in ("back", "b"):
            return max(0, number - 1)
        elif line == "end":
            return last
        elif line.isdecimal() and int(line) <= last:
            return int(line)
        elif line.startswith("round ") and line[6:].strip().isdecimal():
            return shown.beginning_of(int(line[6:]))
        else:
            terminal.tell(f"The record has {last} moves. {HELP}")


def _show(shown: Film, number: int, terminal: Terminal) -> None:
    game, record = shown.games[number], shown.record
    seat = shown.mover(number)
    view = game.view(seat)
    terminal.tell(f"\n{draw_position(view, plain=terminal.plain)}\n")
    if view["hand"]:
        terminal.tell(f"{short_hand(view, lacks(game, seat))}\n")
    if number:
        terminal.say(f"{seat_name(seat)} has just played: {record.moves[number - 1][1]}")
    if game.is_terminal():
        terminal.say(score_sheet(game))
