"""The command `agricola replay`: steps through a record of a game."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from agricola.cli.arguments import (
    DONE,
    INTERRUPTED,
    Commands,
    add_command,
    add_json,
    add_language,
    add_own_decks,
    add_plain,
    language_of,
)
from agricola.cli.local.full_screen import full_screen
from agricola.cli.text.draw import draw_position, draw_round
from agricola.cli.text.hand import lacks, short_hand
from agricola.cli.text.score_sheet import score_sheet
from agricola.cli.text.terminal import Terminal
from agricola.cli.text.words import Words, round_named, words_of
from agricola.editions.own_decks import load_deck
from agricola.engine.errors import BadOption
from agricola.record.record import Record, load, loads
from agricola.table import Table
from agricola.wording.languages import ENGLISH

_EXAMPLES = """
  agricola replay my-game.txt             step through it on the whole terminal
  agricola replay my-game.txt --lines     step through it line by line (Enter, back, a number, round 7)
  agricola replay my-game.txt --after 20  draw the position after 20 moves
  agricola replay my-game.txt --list      one line for each move, then the scores
  agricola replay my-game.txt --json      the set-up, the moves and the scores as data
  agricola replay my-game.txt --deck mine.py   a game with cards of your own
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
    add_own_decks(parser)
    add_json(parser)
    add_plain(parser)
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """Show the game in the way that was asked for."""
    terminal = Terminal(plain=given.plain)
    language = language_of(given)
    for deck in given.deck:
        load_deck(deck)
    record = _read(given.file)
    if given.json:
        terminal.say(json.dumps(as_data(record, language), indent=1, ensure_ascii=False))
        return DONE
    if given.after is not None:
        if not 0 <= given.after <= len(record.moves):
            raise BadOption(f"the record has {len(record.moves)} moves, so --after is 0 to {len(record.moves)}")
        show_after(record, given.after, terminal, language)
        return DONE
    if given.list or not terminal.interactive:
        list_moves(record, terminal, language)
        return DONE
    if not given.lines and not terminal.plain:
        screen = full_screen(terminal, Words(language))
        if screen is not None:
            screen.show(Table.of_record(record), language)
            return DONE
    return step(record, terminal, language)


def _read(name: str) -> Record:
    if name == "-":
        return loads(sys.stdin.read())
    return load(Path(name))


def as_data(record: Record, language: str = ENGLISH) -> dict[str, object]:
    """A record as plain JSON data, moves with their words; raises BadRecord when a move does not fit."""
    table = Table.of_record(record)
    words = words_of(table.game, language)
    return {
        "setup": record.setup,
        "chance": record.chance,
        "moves": [{"seat": move.seat, "move": move.code, "words": words.words(move.action)} for move in table.moves],
        "scores": list(record.scores),
        "seats": list(record.seats),
        "comments": dict(record.comments),
    }


def list_moves(record: Record, terminal: Terminal, language: str = ENGLISH) -> None:
    """Write every move in one line each, a heading for each round, and the final score sheet."""
    table = Table.of_record(record)
    words = words_of(table.game, language)
    round_shown = 0
    _tell_comment(record.comments.get(0, ""), terminal)
    for number, move in enumerate(table.moves):
        if move.round != round_shown:
            table.seek(number)
            terminal.say(draw_round(table.game.view(move.seat), words))
            round_shown = move.round
        line = words("term-of", name=words.player(move.seat), what=words.words(move.action))
        terminal.say(f"{number + 1:>4}  {line}")
        _tell_comment(record.comments.get(number + 1, ""), terminal)
    table.seek(table.last)
    terminal.say(score_sheet(table.game, words))


def show_after(record: Record, number: int, terminal: Terminal, language: str = ENGLISH) -> None:
    """Draw the position after so many moves."""
    table = Table.of_record(record)
    table.seek(number)
    _show(table, terminal, words_of(table.game, language))


def step(record: Record, terminal: Terminal, language: str = ENGLISH) -> int:
    """Let a person go forward and back through the moves; gives the exit code."""
    table = Table.of_record(record)
    words = words_of(table.game, language)
    table.seek(0)
    terminal.tell(words("term-replay-help"))
    try:
        while True:
            _show(table, terminal, words)
            place = _next(terminal, table, words)
            if place < 0:
                return DONE
            table.seek(place)
    except EOFError:
        return DONE
    except KeyboardInterrupt:
        terminal.say()
        return INTERRUPTED


def _next(terminal: Terminal, table: Table, words: Words) -> int:
    """The place to show next, or -1 to leave."""
    number, last = table.place, table.last
    while True:
        line = terminal.ask(f"{words('term-replay-prompt', number=number, last=last)}> ").lower()
        if line in ("quit", "exit", "q", words("term-usage-quit")):
            return -1
        if line == "" and number < last:
            return number + 1
        if line == "":
            terminal.say(words("term-replay-last"))
        elif line in ("back", "b", words("term-replay-back")):
            return max(0, number - 1)
        elif line in ("end", words("term-replay-end")):
            return last
        elif line.isdecimal() and int(line) <= last:
            return int(line)
        elif (number_of := round_named(line, words)) is not None:
            return table.beginning_of(number_of)
        else:
            terminal.tell(f"{words('term-replay-moves', n=last)} {words('term-replay-help')}")


def _show(table: Table, terminal: Terminal, words: Words) -> None:
    game, seat = table.game, table.mover
    view = game.view(seat)
    terminal.tell(f"\n{draw_position(view, words, plain=terminal.plain)}\n")
    if view["hand"]:
        terminal.tell(f"{short_hand(view, lacks(game, seat), words)}\n")
    if table.place:
        terminal.say(words("term-just-played", seat=seat, what=table.moves[-1].action.message))
    _tell_comment(table.comment, terminal)
    if game.is_terminal():
        terminal.say(score_sheet(game, words))


def _tell_comment(comment: str, terminal: Terminal) -> None:
    """Write what somebody remarked, below the move."""
    for line in comment.splitlines():
        terminal.say(f"      # {line}")
