"""The arguments of the `agricola` command, and what each one starts."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from agricola import __version__
from agricola.cli import cards as card_index
from agricola.cli import replay as replaying
from agricola.cli.choices import question
from agricola.cli.draw import draw_position
from agricola.cli.hand import lacks, short_hand
from agricola.cli.play import ENDED_BY_INPUT, INTERRUPTED, Table, kept_games, score_sheet
from agricola.cli.terminal import Terminal
from agricola.engine.errors import AgricolaError, BadOption, BadPosition, BadRecord
from agricola.game import EDITIONS, Game, from_position, new_game, replay
from agricola.record.record import Record, load

DONE = 0
BAD_FILE = 1
BAD_ARGUMENTS = 2

_DEFAULT_EDITION = "revised"
_DEFAULT_PLAYERS = 2
_LATEST = "the game that you left last"

_EXIT_CODES = f"""
exit codes:
  0    done: the game is over, or you left it with quit
  {BAD_FILE}    a file can't be read or does not hold what it should
  {BAD_ARGUMENTS}    the arguments can't be used
  {ENDED_BY_INPUT}    the input ended before the game did
  {INTERRUPTED}  interrupted with Ctrl-C
"""

_EXAMPLES = """
examples:
  agricola play
  agricola replay my-game.txt
  agricola position puzzle.json
  agricola cards wood
  agricola version
"""

_PLAY_EXAMPLES = """
examples:
  agricola play                                  asks for edition, players and cards
  agricola play --players 4                      you against three computers, with hand cards
  agricola play --no-cards                       without them: the beginner game
  agricola play --edition original --players 5   the family game of the original edition
  agricola play --edition family                 the Family Edition
  agricola play --players 1                      alone
  agricola play --players 3 --computers 1        two persons at this screen, one computer
  agricola play --confirm                        asks before your turn passes on
  agricola play --seed 7                         the same game every time
  agricola play --option side_job=off            a rule of the edition
  agricola play --resume                         the game that you left last
  agricola play --resume my-game.txt             a saved game
"""

_REPLAY_EXAMPLES = """
examples:
  agricola replay my-game.txt             step through it (Enter, back, a number)
  agricola replay my-game.txt --after 20  draw the position after 20 moves
  agricola replay my-game.txt --list      one line for each move, then the scores
"""

_POSITION_EXAMPLES = """
examples:
  agricola position puzzle.json
  agricola position puzzle.json --seat 2
  agricola position - < puzzle.json
"""

_CARDS_EXAMPLES = """
examples:
  agricola cards corn scoop               one card, with its facts and its text
  agricola cards A067                     the same by its id
  agricola cards plow food                every card with these words in its name or text
  agricola cards --kind occupation stone
  agricola cards stats                    how many cards are said in words alone
  agricola cards stats --json
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit code."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.command is None:
        parser.print_help()
        return DONE
    try:
        return _run(given)
    except BadOption as problem:
        print(f"agricola: {problem}", file=sys.stderr)
        return BAD_ARGUMENTS
    except AgricolaError as problem:
        print(f"agricola: {problem}", file=sys.stderr)
        return BAD_FILE
    except BrokenPipeError:
        # Whoever read the output has had enough of it; Python would complain once more when it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _run(given: argparse.Namespace) -> int:
    if given.command == "version":
        print(f"agricola {__version__}")
        return DONE
    terminal = Terminal(plain=given.plain)
    if given.command == "cards":
        return _cards(given, terminal)
    if given.command == "play":
        return _play(given, terminal)
    if given.command == "position":
        return _position(given, terminal)
    return _replay(given, terminal)


def _parser() -> argparse.ArgumentParser:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="agricola",
        description="The board game Agricola.",
        epilog=_EXAMPLES + _EXIT_CODES,
        formatter_class=raw,
    )
    commands = parser.add_subparsers(dest="command", metavar="command")
    plain = argparse.ArgumentParser(add_help=False)
    plain.add_argument("--plain", action="store_true", help="describe farms in words, for screen readers")

    play = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal, line by line. Type ? in the game for help. Persons who share the "
        "screen are asked to hand it over, so that nobody sees another's hand.",
        epilog=_PLAY_EXAMPLES + _EXIT_CODES,
        formatter_class=raw,
        parents=[plain],
    )
    play.add_argument("--edition", choices=sorted(EDITIONS), help=f"the rule set (default: {_DEFAULT_EDITION})")
    play.add_argument("--players", type=int, metavar="N", help=f"how many play (default: {_DEFAULT_PLAYERS})")
    play.add_argument(
        "--computers",
        type=int,
        metavar="N",
        help="how many of them, the last ones, are computers that choose at random (default: all but one)",
    )
    play.add_argument(
        "--cards",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="play with hand cards, or without (default: with them where the edition deals them)",
    )
    play.add_argument(
        "--confirm", action="store_true", help="ask before your turn passes on, so that you can still take it back"
    )
    play.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same game")
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=on|off", help="switch a rule of the edition"
    )
    play.add_argument(
        "--resume", nargs="?", const=_LATEST, metavar="FILE", help="go on with a saved game, or with the last one left"
    )

    again = commands.add_parser(
        "replay",
        help="step through a saved game",
        description="Step through a saved game. Without a terminal, list its moves.",
        epilog=_REPLAY_EXAMPLES + _EXIT_CODES,
        formatter_class=raw,
        parents=[plain],
    )
    again.add_argument("file", metavar="FILE", help="a record, such as `save` writes; - reads it from the input")
    how = again.add_mutually_exclusive_group()
    how.add_argument("--after", type=int, metavar="N", help="draw the position after N moves and stop")
    how.add_argument("--list", action="store_true", help="list the moves and stop")

    position = commands.add_parser(
        "position",
        help="draw a position",
        description="Draw a position that is written as JSON (see docs/notation.md).",
        epilog=_POSITION_EXAMPLES + _EXIT_CODES,
        formatter_class=raw,
        parents=[plain],
    )
    position.add_argument("file", metavar="FILE", help="a position as JSON; - reads it from the input")
    position.add_argument("--seat", type=int, metavar="N", help="whose farm is drawn (default: whose turn it is)")

    cards = commands.add_parser(
        "cards",
        help="search the cards, or show one",
        description="Search the cards by words in their name or text; one that fits alone is shown with its facts.",
        epilog=_CARDS_EXAMPLES + _EXIT_CODES,
        formatter_class=raw,
        parents=[plain],
    )
    cards.add_argument("words", metavar="WORD", nargs="*", help="words in the name or the text, or an id; or: stats")
    cards.add_argument("--edition", choices=sorted(EDITIONS), help="only the cards of one edition")
    cards.add_argument("--kind", choices=sorted(card_index.KINDS), help="only the cards of one kind")
    cards.add_argument("--json", action="store_true", help="as data, for programs")

    commands.add_parser("version", help="say which version this is")
    return parser


# --- play -------------------------------------------------------------------------------------------------------------


def _play(given: argparse.Namespace, terminal: Terminal) -> int:
    if given.resume is not None:
        if any(value is not None for value in (given.edition, given.players, given.seed, given.cards)) or given.option:
            raise BadOption("a saved game has its edition, players, cards, seed and options already; leave them out")
        path = _latest_game() if given.resume == _LATEST else Path(given.resume)
        game = replay(load(path))
        table = Table(game, _computers(given.computers, len(game.scores())), terminal, confirm=given.confirm)
        table.own_files.add(path.resolve())
        terminal.say(f"The game goes on after {table.moves} moves.")
        return table.run()
    if given.edition is None and given.players is None and terminal.interactive:
        try:
            _ask_set_up(given, terminal)
        except (EOFError, KeyboardInterrupt) as left:
            terminal.say("\nGoodbye.")
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else ENDED_BY_INPUT
    edition = EDITIONS[given.edition or _DEFAULT_EDITION]
    players = _DEFAULT_PLAYERS if given.players is None else given.players
    if given.cards and not edition.deals_cards:
        raise BadOption(
            f"the {edition.name} edition deals no hand cards{' yet' * edition.hand_cards}; leave --cards out"
        )
    cards = edition.deals_cards if given.cards is None else given.cards
    seed = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    options = _options(edition.name, given.option)
    game = new_game(edition.name, players=players, cards=cards, seed=seed, **options)
    computers = _computers(given.computers, players)
    hands = f" {'with' if cards else 'without'} hand cards" if edition.hand_cards else ""
    terminal.tell(f"Agricola, {edition.name} edition{hands}. {_who_plays(players, computers)}")
    again = f"--seed {seed}{' --no-cards' if edition.deals_cards and not cards else ''}"
    terminal.tell(f"The same game again: {again}. Type ? for help.")
    return Table(game, computers, terminal, confirm=given.confirm).run()


def _ask_set_up(given: argparse.Namespace, terminal: Terminal) -> None:
    """Ask for what the arguments leave open."""
    names = sorted(EDITIONS)
    edition = ""
    while edition not in names:
        answer = terminal.ask(f"Which edition, {', '.join(names[:-1])} or {names[-1]}? [{_DEFAULT_EDITION}] ").lower()
        edition = answer or _DEFAULT_EDITION
        fitting = [name for name in names if name.startswith(edition)]
        edition = fitting[0] if len(fitting) == 1 else edition
    given.edition = edition
    given.players = _ask_number(terminal, "How many players", 1, EDITIONS[edition].most_players, _DEFAULT_PLAYERS)
    if given.computers is None and given.players > 1:
        persons = _ask_number(terminal, "How many of them are persons at this screen", 1, given.players, 1)
        given.computers = given.players - persons
    while EDITIONS[edition].deals_cards and given.cards is None:
        answer = terminal.ask("With hand cards, yes or no? [yes] ").lower() or "yes"
        if answer in ("y", "yes", "n", "no"):
            given.cards = answer.startswith("y")


def _ask_number(terminal: Terminal, what: str, least: int, most: int, usual: int) -> int:
    while True:
        answer = terminal.ask(f"{what}, {least} to {most}? [{usual}] ") or str(usual)
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)


def _computers(number: int | None, players: int) -> range:
    """The seats of the computer players: the last ones; all but one when nobody says."""
    if number is None:
        number = players - 1
    if not 0 <= number <= players:
        raise BadOption(f"there are {players} players, so --computers is 0 to {players}, not {number}")
    return range(players - number, players)


def _who_plays(players: int, computers: range) -> str:
    if not computers:
        return "You play alone." if players == 1 else f"{players} persons play at this terminal."
    persons = players - len(computers)
    word = "computer that chooses" if len(computers) == 1 else "computers that choose"
    return f"{'You' if persons == 1 else f'{persons} persons'} and {len(computers)} {word} at random."


def _options(edition: str, given: list[str]) -> dict[str, Any]:
    """The options of the edition that the arguments switch."""
    values = {"on": True, "off": False}
    known = EDITIONS[edition].options
    options = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known or value not in values:
            choices = ", ".join(f"{choice}=on|off" for choice in known)
            raise BadOption(f"--option {text}: the {edition} edition has {choices}")
        options[name] = values[value]
    return options


def _latest_game() -> Path:
    games = sorted(kept_games().glob("game-*.txt"), key=lambda path: path.stat().st_mtime)
    if not games:
        raise BadRecord("there is no game that you left; begin one with: agricola play")
    return games[-1]


# --- the others -------------------------------------------------------------------------------------------------------


def _replay(given: argparse.Namespace, terminal: Terminal) -> int:
    record = _record(given.file)
    if given.after is not None:
        if not 0 <= given.after <= len(record.moves):
            raise BadOption(f"the record has {len(record.moves)} moves, so --after is 0 to {len(record.moves)}")
        replaying.show_after(record, given.after, terminal)
        return DONE
    if given.list or not terminal.interactive:
        replaying.list_moves(record, terminal)
        return DONE
    return replaying.step(record, terminal)


def _record(name: str) -> Record:
    if name == "-":
        text = sys.stdin.read()
        return load(text if "\n" in text else f"{text}\n")
    return load(Path(name))


def _position(given: argparse.Namespace, terminal: Terminal) -> int:
    game = _read_position(given.file)
    seat = given.seat - 1 if given.seat is not None else game.current_player or 0
    view = game.view(seat)
    terminal.tell(draw_position(view, plain=terminal.plain))
    if view["hand"]:
        terminal.tell(f"\n{short_hand(view, lacks(game, seat))}")
    if game.is_terminal():
        terminal.tell(f"\n{score_sheet(game)}")
    else:
        terminal.tell(f"\n{question(view).rstrip(':')}.")
    return DONE


def _cards(given: argparse.Namespace, terminal: Terminal) -> int:
    if given.words == ["stats"]:
        card_index.show_statistics(given.json, terminal)
    else:
        card_index.show(given.words, given.edition, given.kind, given.json, terminal)
    return DONE


def _read_position(name: str) -> Game:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        data = json.loads(text)
    except (OSError, ValueError) as problem:
        raise BadPosition(f"the file {name} can't be read as a position: {problem}") from problem
    return from_position(data)
