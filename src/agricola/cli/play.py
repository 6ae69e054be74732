"""The command `agricola play`."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from agricola.cli.codes import ENDED_BY_INPUT, INTERRUPTED, Commands, add_command, add_plain
from agricola.cli.lines import Table, kept_games
from agricola.cli.terminal import Terminal
from agricola.engine.errors import BadOption, BadRecord
from agricola.game import EDITIONS, new_game, replay
from agricola.record.record import load

_DEFAULT_EDITION = "revised"
_DEFAULT_PLAYERS = 2
_LATEST = "the game that you left last"

_EXAMPLES = """
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


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "play",
        "play a game in the terminal",
        "Play a game in the terminal, line by line. Type ? in the game for help. Persons who share the screen are "
        "asked to hand it over, so that nobody sees another's hand.",
        _EXAMPLES,
    )
    add_plain(parser)
    parser.add_argument("--edition", choices=sorted(EDITIONS), help=f"the rule set (default: {_DEFAULT_EDITION})")
    parser.add_argument("--players", type=int, metavar="N", help=f"how many play (default: {_DEFAULT_PLAYERS})")
    parser.add_argument(
        "--computers",
        type=int,
        metavar="N",
        help="how many of them, the last ones, are computers that choose at random (default: all but one)",
    )
    parser.add_argument(
        "--cards",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="play with hand cards, or without (default: with them where the edition deals them)",
    )
    parser.add_argument(
        "--confirm", action="store_true", help="ask before your turn passes on, so that you can still take it back"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same game")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=on|off", help="switch a rule of the edition"
    )
    parser.add_argument(
        "--resume", nargs="?", const=_LATEST, metavar="FILE", help="go on with a saved game, or with the last one left"
    )


def run(given: argparse.Namespace) -> int:
    """Set the game up and play it; gives the exit code."""
    terminal = Terminal(plain=given.plain)
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
