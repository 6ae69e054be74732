"""The command `agricola play`."""

from __future__ import annotations

import argparse
import secrets
import shlex
from contextlib import suppress
from importlib import resources
from pathlib import Path
from typing import Any

from agricola.agents.roster import DEFAULT_LEVEL, LEVELS
from agricola.cli.arguments import (
    ENDED_BY_INPUT,
    INTERRUPTED,
    Commands,
    Parser,
    add_cards,
    add_chosen_cards,
    add_command,
    add_decks,
    add_language,
    add_own_decks,
    add_plain,
    add_variants,
    language_of,
    names_in,
    variants_of,
)
from agricola.cli.commands import serve
from agricola.cli.commands.position import read_position
from agricola.cli.lines.game import LineGame
from agricola.cli.lines.ways import ask_ways
from agricola.cli.local.autosave import all_kept, latest
from agricola.cli.local.full_screen import full_screen
from agricola.cli.local.game_options import DEFAULT_EDITION, DEFAULT_PLAYERS, SetUp, check_game
from agricola.cli.local.local_table import LocalTable, resumed
from agricola.cli.text.terminal import Terminal
from agricola.cli.text.words import Words, level_name
from agricola.editions.edition import DECKS
from agricola.editions.own_decks import load_deck
from agricola.engine.errors import BadOption
from agricola.game import EDITIONS
from agricola.record.record import load
from agricola.table import Table
from agricola.variants.boards import HOUSE_RULES_OPTION, VARIANTS_OPTION
from agricola.wording.reader import simplified

_LATEST = "the game that you left last"

_EXAMPLES = """
  agricola play                                  opens the page in your browser, if it is there
  agricola play --terminal                       on the whole terminal
  agricola play --lines                          line by line; so it is in a pipe, too
  agricola play --plain                          line by line and in words, for screen readers
  agricola play --players 4                      you against three computers, with hand cards
  agricola play --no-cards                       without them: the beginner game
  agricola play --edition original --decks E     the original game with its basic deck
  agricola play --edition original --no-cards    the family game of the original edition
  agricola play --edition family                 the Family Edition
  agricola play --players 1                      alone
  agricola play --players 3 --computers 1        two persons at this screen, one computer
  agricola play --level landlord                 against a strong computer
  agricola play --opponents apprentice,steward   against two different ones
  agricola play --lines --confirm                asks before your turn passes on
  agricola play --seed 7                         the same game every time
  agricola play --option side_job=off            a rule of the edition
  agricola play --variant draft-quick            another way to get a hand (docs/variants.md)
  agricola play --house-rule szongott            a house rule
  agricola play --variant suggestion-markers     three spaces are marked for beginners
  agricola play --players 1 --variant solo-target:55    alone, with a number of points to reach
  agricola play --players 1 --hand "Wood Cutter,Manger"   alone, with chosen cards in the hand
  agricola play --exclude "Manger,Wood Cutter"   without these cards
  agricola play --deck mine.py                  with cards of your own (docs/adding-a-card.md)
  agricola play --language fr                    in French
  agricola play --position puzzle.json           on from a position (docs/notation.md)
  agricola play --resume                         the game that you left last
  agricola play --resume my-game.txt             a saved game
"""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "play",
        "play a game",
        "Play a game: in the browser, or in the terminal when an argument says which game, or with --terminal. In a "
        "pipe and with --lines it goes line by line. Type ? in the game for help. Persons who share the screen are "
        "asked to hand it over, so that nobody sees another's hand.",
        _EXAMPLES,
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--terminal", action="store_true", help="play on the whole terminal")
    where.add_argument("--lines", action="store_true", help="play line by line: numbered choices, moves in notation")
    add_plain(parser)
    add_language(parser)
    parser.add_argument("--edition", choices=sorted(EDITIONS), help=f"the rule set (default: {DEFAULT_EDITION})")
    parser.add_argument("--players", type=int, metavar="N", help=f"how many play (default: {DEFAULT_PLAYERS})")
    parser.add_argument(
        "--computers",
        type=int,
        metavar="N",
        help="how many of them, the last ones, are computers (default: all but one)",
    )
    parser.add_argument(
        "--level", metavar="NAME", help=f"how well the computers play: {', '.join(LEVELS)} (default: {DEFAULT_LEVEL})"
    )
    parser.add_argument(
        "--opponents", metavar="A,B,...", help="the computers one by one: levels, or agents such as the arena takes"
    )
    add_cards(parser)
    add_decks(parser)
    add_own_decks(parser)
    add_variants(parser)
    parser.add_argument(
        "--confirm",
        action="store_true",
        help="line by line: ask before your turn passes on, so that you can still take it back",
    )
    add_chosen_cards(parser, "the first player has")
    parser.add_argument("--exclude", metavar="A,B,...", help="hand cards that nobody is dealt, by name")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same game")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=on|off", help="switch a rule of the edition"
    )
    parser.add_argument("--position", metavar="FILE", help="play on from a position as JSON (docs/notation.md)")
    parser.add_argument(
        "--resume", nargs="?", const=_LATEST, metavar="FILE", help="go on with a saved game, or with the last one left"
    )


def run(given: argparse.Namespace) -> int:
    """Play in the browser, on the whole terminal or line by line; gives the exit code."""
    terminal = Terminal(plain=given.plain)
    words = Words(language_of(given))
    if given.terminal and not terminal.interactive:
        terminal.tell(words("term-no-terminal"))
    if given.lines or terminal.plain or not terminal.interactive:
        return _lines(given, terminal, words)
    if not given.terminal and not _says_which_game(given):
        missing = _no_page(words)
        if not missing:
            return _page()
        terminal.tell(words("term-no-page", reason=missing))
    screen = full_screen(terminal, words)
    if screen is None:
        return _lines(given, terminal, words)
    local = None
    if given.resume is not None:
        local = _resume(given)
    elif given.position is not None:
        local = _from_position(given)
    elif _says_which_game(given):
        local = _set_up(given, ask_end_turn=True).begin()
    said, code = screen.play(local, words.language)
    with suppress(OSError):  # a terminal that was closed hears nothing more
        terminal.say(said)
    return int(code)


def _says_which_game(given: argparse.Namespace) -> bool:
    """Whether the arguments say what to play, which the page could not know."""
    named = (given.edition, given.players, given.computers, given.level, given.opponents, given.cards, given.seed)
    return (
        any(value is not None for value in (*named, given.resume, given.position, *_chosen_cards(given).values()))
        or bool(given.option or given.deck or variants_of(given))
        or given.confirm
    )


def _no_page(words: Words) -> str:
    """Why the page can't be opened, in a sentence; empty when it can."""
    try:
        import agricola.server.http.running  # noqa: F401, PLC0415  # the service is an extra
    except ImportError as missing:
        return words("term-needs-server", name=missing.name or "", command="pip install 'agricola[server]'")
    if not (resources.files("agricola.server") / "static" / "index.html").is_file():
        return words("term-page-not-built", command="make page")
    return ""


def _page() -> int:
    """Serve the page to this computer and open it in the browser."""
    parser = Parser()
    serve.add_parser(parser.add_subparsers())
    return serve.run(parser.parse_args(["serve", "--port", "0"]))


# --- line by line -----------------------------------------------------------------------------------------------------


def _lines(given: argparse.Namespace, terminal: Terminal, words: Words) -> int:
    if given.resume is not None:
        local = _resume(given)
        terminal.say(words("term-goes-on", n=len(local.game.record().moves)))
        return LineGame(local, terminal, words.language).run()
    if given.position is not None:
        return LineGame(_from_position(given), terminal, words.language).run()
    if given.edition is None and given.players is None and given.opponents is None and terminal.interactive:
        try:
            _ask_set_up(given, terminal, words)
        except (EOFError, KeyboardInterrupt) as left:
            terminal.say(f"\n{words('term-goodbye')}")
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else ENDED_BY_INPUT
    set_up = _set_up(given, ask_end_turn=given.confirm)
    local = set_up.begin()
    edition, cards = EDITIONS[set_up.edition], set_up.with_cards
    hands = "none" if not edition.hand_cards else "with" if cards else "without"
    name = words(f"term-edition-{edition.name}")
    terminal.tell(f"{words('term-game', edition=name, hands=hands)} {_who_plays(local, words)}")
    again = f"--seed {set_up.seed}{' --no-cards' if edition.hand_cards and not cards else ''}"
    again += f" --decks {given.decks}" if given.decks is not None else ""
    again += "".join(f" --deck {shlex.quote(deck)}" for deck in given.deck)
    again += "".join(f" --{name} {shlex.quote(text)}" for name, text in _chosen_cards(given).items())
    again += "".join(f" --variant {name}" for name in given.variant)
    again += "".join(f" --house-rule {name}" for name in given.house_rule)
    terminal.tell(f"{words('term-again', arguments=again)} {words('term-type-help')}")
    return LineGame(local, terminal, words.language).run()


def _set_up(given: argparse.Namespace, *, ask_end_turn: bool) -> SetUp:
    """What the arguments say; a seed is drawn when they name none."""
    edition = given.edition or DEFAULT_EDITION
    players = DEFAULT_PLAYERS if given.players is None else given.players
    if given.players is None and given.opponents is not None:
        players = len(names_in(given.opponents)) + 1
    check_game(edition, players, given.cards)
    return SetUp(
        edition=edition,
        players=players,
        opponents=_opponents(given, players),
        cards=given.cards,
        seed=secrets.randbelow(1_000_000) if given.seed is None else given.seed,
        ask_end_turn=ask_end_turn,
        options={
            **_options(edition, given.option),
            **_decks(given),
            **({} if given.hand is None else {"hands": [names_in(given.hand)]}),
            **({} if given.round_cards is None else {"round_cards": names_in(given.round_cards)}),
            **({} if given.exclude is None else {"exclude": names_in(given.exclude)}),
            **variants_of(given),
        },
    )


def _decks(given: argparse.Namespace) -> dict[str, object]:
    """The printed decks and the files of invented ones, as `new_game` takes them."""
    if given.deck:
        return {DECKS: [*([given.decks] if given.decks else []), *given.deck]}
    return {} if given.decks is None else {DECKS: given.decks}


def _chosen_cards(given: argparse.Namespace) -> dict[str, str]:
    """The arguments that choose cards, as they were typed."""
    chosen = {"hand": given.hand, "round-cards": given.round_cards, "exclude": given.exclude}
    return {name: text for name, text in chosen.items() if text is not None}


def _refuse_settings(given: argparse.Namespace, what: str) -> None:
    """Refuse arguments that set up a game where there is one already."""
    settings = (given.edition, given.players, given.seed, given.cards, given.decks, *_chosen_cards(given).values())
    if any(value is not None for value in settings) or given.option or variants_of(given):
        raise BadOption(f"{what} has its edition, players, cards, seed and options already; leave them out")


def _from_position(given: argparse.Namespace) -> LocalTable:
    """A game that goes on from a position in a file."""
    _refuse_settings(given, "a position")
    for deck in given.deck:
        load_deck(deck)
    game = read_position(given.position)
    game.record_events()
    return LocalTable(Table(game), _opponents(given, len(game.state.players)))


def _resume(given: argparse.Namespace) -> LocalTable:
    """A saved game, with the computers that it was kept with or that the arguments name."""
    _refuse_settings(given, "a saved game")
    if given.position is not None:
        raise BadOption("a saved game has its position already; leave --position or --resume out")
    if given.confirm:
        raise BadOption("a saved game asks for the end of a turn if it was begun with --confirm; leave it out")
    for deck in given.deck:
        load_deck(deck)
    kept = latest() if given.resume == _LATEST else None
    path = kept.path if kept is not None else Path(given.resume)
    record = kept.record() if kept is not None else load(path)
    local = resumed(record, kept.opponents if kept is not None else None)
    if any(value is not None for value in (given.computers, given.level, given.opponents)) or kept is None:
        local = resumed(record, _opponents(given, len(local.game.state.players)))
    local.own_files.add(path.resolve())
    local.kept = next((found.path for found in all_kept() if found.path.resolve() == path.resolve()), None)
    return local


def _opponents(given: argparse.Namespace, players: int) -> tuple[str, ...]:
    """The computer players by name; they have the last seats, all but one when nobody says."""
    if given.opponents is not None:
        if given.computers is not None or given.level is not None:
            raise BadOption("--opponents names each computer already; leave --computers and --level out")
        names = names_in(given.opponents)
        if len(names) > players:
            raise BadOption(f"there are {players} players, so --opponents names at most {players}")
        return names
    number = players - 1 if given.computers is None else given.computers
    if not 0 <= number <= players:
        raise BadOption(f"there are {players} players, so --computers is 0 to {players}, not {number}")
    return (given.level or DEFAULT_LEVEL,) * number


def _who_plays(local: LocalTable, words: Words) -> str:
    persons, computers = len(local.persons), local.opponents
    if not computers:
        return words("term-alone" if persons == 1 else "term-persons-only", n=persons)
    who = words("term-you" if persons == 1 else "term-persons", n=persons)
    named = computers if len(set(computers)) > 1 else computers[:1]
    levels = words.listed([level_name(name, words) for name in named])
    return words("term-against", who=who, n=len(computers), levels=levels)


def _ask_set_up(given: argparse.Namespace, terminal: Terminal, words: Words) -> None:
    """Ask for what the arguments leave open; answers may be English too, and need no accents."""
    names = {words(f"term-edition-{name}"): name for name in sorted(EDITIONS)}
    usual = words(f"term-edition-{DEFAULT_EDITION}")
    edition = ""
    while not edition:
        first, last = list(names)[:-1], list(names)[-1]
        answer = terminal.ask(f"{words('term-ask-edition', first=words.listed(first), last=last)} [{usual}] ")
        known = {simplified(name): id for name, id in names.items()} | {name: name for name in EDITIONS}
        fitting = {id for name, id in known.items() if name.startswith(simplified(answer or usual))}
        edition = fitting.pop() if len(fitting) == 1 else ""
    given.edition = edition
    most = EDITIONS[edition].most_players
    given.players = _ask_number(terminal, words, "term-ask-players", most, DEFAULT_PLAYERS)
    if given.computers is None and given.players > 1:
        persons = _ask_number(terminal, words, "term-ask-persons", given.players, 1)
        given.computers = given.players - persons
    yes, no = words("term-answer-yes"), words("term-answer-no")
    while EDITIONS[edition].hand_cards and given.cards is None:
        answer = simplified(terminal.ask(f"{words('term-ask-cards')} [{yes}] ") or yes)
        if answer in (simplified(yes), yes[0], "y", "yes"):
            given.cards = True
        elif answer in (simplified(no), no[0], "n", "no"):
            given.cards = False
    rules = EDITIONS[edition]
    while rules.decks and given.cards and given.decks is None:
        usual = rules.usual_decks
        others = [deck for deck in rules.decks if deck not in usual]
        asked = words("term-ask-decks", usual=words.listed(list(usual)), others=words.listed(others))
        with suppress(BadOption):
            given.decks = rules.chosen_decks(terminal.ask(f"{asked} [{usual}] ") or usual)
    if not variants_of(given):
        ways = ask_ways(terminal, words, edition, given.players, bool(given.cards))
        given.variant = ways.get(VARIANTS_OPTION, [])
        given.house_rule = ways.get(HOUSE_RULES_OPTION, [])


def _ask_number(terminal: Terminal, words: Words, question: str, most: int, usual: int) -> int:
    while True:
        answer = terminal.ask(f"{words(question, most=most)} [{usual}] ") or str(usual)
        if answer.isdecimal() and 1 <= int(answer) <= most:
            return int(answer)


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
