"""The command `agricola position`: draws a position."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from agricola.cli.arguments import DONE, Commands, add_command, add_json, add_language, add_plain, language_of
from agricola.cli.text.choices import question
from agricola.cli.text.draw import draw_position
from agricola.cli.text.hand import lacks, short_hand
from agricola.cli.text.score_sheet import score_sheet
from agricola.cli.text.terminal import Terminal
from agricola.cli.text.words import Words, words_of
from agricola.engine.errors import BadOption, BadPosition
from agricola.game import Game, from_position

_EXAMPLES = """
  agricola position puzzle.json
  agricola position puzzle.json --seat 2
  agricola position puzzle.json --json        what the seat may know, as data
  agricola position - < puzzle.json
"""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "position",
        "draw a position",
        "Draw a position that is written as JSON (see docs/notation.md).",
        _EXAMPLES,
    )
    parser.add_argument("file", metavar="FILE", help="a position as JSON; - reads it from the input")
    parser.add_argument("--seat", type=int, metavar="N", help="whose farm is drawn (default: whose turn it is)")
    add_plain(parser)
    add_language(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    """Draw the position, or print the view of its seat."""
    terminal = Terminal(plain=given.plain)
    game = read_position(given.file)
    players = len(game.state.players)
    if given.seat is not None and not 1 <= given.seat <= players:
        raise BadOption(f"--seat is 1 to {players}, not {given.seat}")
    seat = given.seat - 1 if given.seat is not None else game.current_player or 0
    view = game.view(seat)
    words = words_of(game, language_of(given))
    if given.json:
        terminal.say(json.dumps(_with_words(view, words), indent=1, ensure_ascii=False))
        return DONE
    terminal.tell(draw_position(view, words, plain=terminal.plain))
    if view["hand"]:
        terminal.tell(f"\n{short_hand(view, lacks(game, seat), words)}")
    if game.is_terminal():
        terminal.tell(f"\n{score_sheet(game, words)}")
    else:
        terminal.tell(f"\n{question(view, words)}.")
    return DONE


def _with_words(data: Any, words: Words) -> Any:
    """Plain data in which each message has its words beside its code."""
    if isinstance(data, list):
        return [_with_words(part, words) for part in data]
    if not isinstance(data, dict):
        return data
    told = {name: _with_words(value, words) for name, value in data.items()}
    # An action has a code too, and a message of its own beside it.
    return told if "code" not in data or "message" in data else {**told, "words": words.from_data(data)}


def read_position(name: str) -> Game:
    """The position in a file; `-` reads it from the input."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except OSError as problem:
        raise BadPosition(f"{name} can't be read: {problem.strerror or problem}") from problem
    except ValueError as problem:
        raise BadPosition(f"{name} is no position: it is not even text") from problem
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadPosition(f"{name} can't be read as a position, which is JSON: {problem}") from problem
    return from_position(data)
