"""The command `agricola series`: several games that belong together, alone or as a campaign."""

from __future__ import annotations

import argparse
import json
import secrets
import shlex
from pathlib import Path
from typing import Final

from agricola.agents.progress import ProgressBar
from agricola.agents.protocol import Deadline
from agricola.agents.roster import DEFAULT_LEVEL, make_agent
from agricola.agents.row_files import write_rows
from agricola.agents.series_choices import choose_kept
from agricola.cli.arguments import (
    DONE,
    ENDED_BY_INPUT,
    Commands,
    add_chosen_cards,
    add_command,
    add_decks,
    add_json,
    add_language,
    add_plain,
    add_variants,
    language_of,
    names_in,
)
from agricola.cli.lines.game import LineGame
from agricola.cli.local import kept_series
from agricola.cli.local.autosave import program
from agricola.cli.local.full_screen import full_screen
from agricola.cli.local.game_options import DEFAULT_EDITION
from agricola.cli.local.local_table import LocalTable, SeriesFile, resumed
from agricola.cli.text.series_sheet import series_sheet
from agricola.cli.text.terminal import Terminal
from agricola.cli.text.words import Words
from agricola.engine.errors import BadOption
from agricola.game import Game
from agricola.series import NOTHING, Campaign, Series, Settings, SoloSeries, history
from agricola.series.history import COLUMNS
from agricola.table import Table
from agricola.variants.readings import ENGLISH, READINGS

_EXAMPLES = """
  agricola series new winter                            a solo series of the revised edition
  agricola series new summer --edition original --decks E
  agricola series new cup --players 3                   a campaign of three games against two computers
  agricola series new friends --players 3 --opponents landlord   two persons and a strong computer
  agricola series new lys --players 3 --reading french  everybody has to keep an occupation after each game
  agricola series play my-series                        its next game, or the one that you left
  agricola series play my-series --hand "Wood Cutter"   with a card of your choice in the hand (--round-cards, too)
  agricola series play my-series --agent greedy         a computer plays for you
  agricola series show my-series                        its games and what comes next
  agricola series list
  agricola series export my-series --to games           its records and a table of results in a folder
"""
_DEEDS: Final = ("new", "play", "show", "list", "export")


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "series",
        "play several games that belong together",
        "Play a series of solo games with rising targets, in which occupations become permanent, or a campaign of "
        "three games for 2 to 4 players. A series has a name, or is a file that ends with .json.",
        _EXAMPLES,
    )
    parser.add_argument("deed", choices=_DEEDS, help="begin a series, play its next game, show, list or export it")
    parser.add_argument("name", nargs="?", metavar="NAME", help="the series")
    new = parser.add_argument_group("new")
    new.add_argument("--edition", choices=("original", "revised"), help=f"the rule set (default: {DEFAULT_EDITION})")
    new.add_argument("--players", type=int, metavar="N", help="1 for a solo series (default), 2 to 4 for a campaign")
    new.add_argument(
        "--opponents", metavar="A,B,...", help="the computers of a campaign, who have the last seats; - for none"
    )
    new.add_argument(
        "--repeat",
        action=argparse.BooleanOptionalAction,
        help="whether a game that missed its target may be repeated (default: in the revised edition)",
    )
    new.add_argument(
        "--reading",
        choices=READINGS,
        help="which appendix says what is kept in a campaign: english, each may keep an occupation, anew after each "
        "game (default); french, each must; polish, each may keep one of the first game for both later games",
    )
    new.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same deals")
    add_decks(parser)
    add_variants(parser)
    play = parser.add_argument_group("play")
    play.add_argument("--lines", action="store_true", help="play line by line, not on the whole terminal")
    add_chosen_cards(play, "you have, who play alone,")
    play.add_argument("--agent", metavar="NAME", help="a computer plays for all persons: a level, or an agent")
    play.add_argument("--games", type=int, metavar="N", help="with --agent: how many games (default: 1)")
    add_plain(parser)
    add_language(parser)
    add_json(parser)
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="export: where the files go")


def run(given: argparse.Namespace) -> int:
    """Do what is asked with a series; gives the exit code."""
    terminal = Terminal(plain=given.plain)
    words = Words(language_of(given))
    if given.deed == "list":
        return _list(terminal, words)
    if given.name is None:
        raise BadOption(f"name the series: agricola series {given.deed} NAME")
    if given.deed == "new":
        return _new(given, terminal, words)
    series = kept_series.find(given.name)
    words.players = [words("term-player", number=seat + 1) for seat in range(series.settings.players)]
    if given.deed == "show":
        return _show(given, series, terminal, words)
    if given.deed == "export":
        return _export(given, series, terminal, words)
    return SeriesPlay(given, series, terminal, words).run()


def _list(terminal: Terminal, words: Words) -> int:
    names = kept_series.names()
    if not names:
        terminal.tell(words("term-series-none", command=f"{program()} series new NAME"))
    for name in names:
        series = kept_series.find(name)
        terminal.tell(words("term-of", name=name, what=_title(series, words)))
    return DONE


def _title(series: Series, words: Words) -> str:
    edition = words(f"term-edition-{series.settings.edition}")
    told = "term-series-solo" if isinstance(series, SoloSeries) else "term-series-campaign"
    return words(told, edition=edition, players=series.settings.players, n=len(series.games))


def _new(given: argparse.Namespace, terminal: Terminal, words: Words) -> int:
    if kept_series.path_of(given.name).exists():
        raise BadOption(f"there is a series {given.name!r} already; choose another name")
    players = 1 if given.players is None else given.players
    settings = Settings(
        edition=given.edition or DEFAULT_EDITION,
        players=players,
        decks=given.decks,
        seed=secrets.randbelow(1_000_000) if given.seed is None else given.seed,
        variants=tuple(given.variant),
        house_rules=tuple(given.house_rule),
        opponents=_opponents(given.opponents, players),
    )
    if players == 1:
        if given.reading is not None:
            raise BadOption("the appendices agree about a series of solo games; leave --reading out")
        series: Series = SoloSeries(settings, repeat=given.repeat)
    elif given.repeat is not None:
        raise BadOption("no game of a campaign is repeated; leave --repeat out")
    else:
        series = Campaign(settings, reading=given.reading or ENGLISH)
    kept_series.write(series, given.name)
    terminal.tell(words("term-of", name=given.name, what=_title(series, words)))
    for line in series_sheet(series, words):
        terminal.tell(line)
    terminal.tell(words("term-series-play", command=_play_command(given.name)))
    return DONE


def _opponents(text: str | None, players: int) -> tuple[str, ...]:
    """The computers of a campaign: all but one player when nobody says."""
    if text is None:
        return (DEFAULT_LEVEL,) * (players - 1)
    names = tuple(name.strip() for name in text.split(",") if name.strip() not in ("", "-"))
    for name in names:
        make_agent(name)  # refuses a name that nobody has
    return names


def _play_command(name: str) -> str:
    return f"{program()} series play {shlex.quote(name)}"


def _show(given: argparse.Namespace, series: Series, terminal: Terminal, words: Words) -> int:
    if given.json:
        terminal.say(json.dumps(history(series), indent=1))
        return DONE
    terminal.tell(words("term-of", name=given.name, what=_title(series, words)))
    for line in series_sheet(series, words):
        terminal.tell(line)
    return DONE


def _export(given: argparse.Namespace, series: Series, terminal: Terminal, words: Words) -> int:
    """Write the records of all games and a table of what they brought."""
    if given.to is None:
        raise BadOption("say where the files go: --to FOLDER")
    folder: Path = given.to
    folder.mkdir(parents=True, exist_ok=True)
    for number, played in enumerate(series.games, start=1):
        (folder / f"game-{number}.txt").write_text(str(played.record), encoding="utf-8")
    write_rows(folder / "results.csv", COLUMNS, history(series))
    terminal.tell(words("term-series-exported", n=len(series.games), path=str(folder)))
    return DONE


class SeriesPlay:
    """Persons, or computers in their place, play the next game of a series."""

    def __init__(self, given: argparse.Namespace, series: Series, terminal: Terminal, words: Words) -> None:
        self.given = given
        self.series = series
        self.terminal = terminal
        self.words = words
        agent = given.agent
        if agent is not None:
            make_agent(agent)  # refuses a name that nobody has
        elif given.games is not None:
            raise BadOption("--games goes with --agent: a person plays one game at a time")
        self.hand = () if given.hand is None else names_in(given.hand)
        self.round_cards = None if given.round_cards is None else names_in(given.round_cards)
        if (self.hand or self.round_cards) and given.games not in (None, 1):
            raise BadOption("the hand and the order of the round cards are chosen for one game; leave --games out")
        persons = series.settings.players - len(series.settings.opponents)
        self.opponents = series.settings.opponents if agent is None else (agent,) * persons + series.settings.opponents
        """The computers, who have the last seats."""

    def run(self) -> int:
        """Play; gives the exit code."""
        games = 1 if self.given.games is None else self.given.games
        code = DONE
        try:
            self._settle_choices()
            for _ in range(games):
                if self.series.over or code != DONE:
                    break
                code = self._play_one()
        except EOFError:
            self.terminal.say(f"\n{self.words('term-input-ended')}")
            return ENDED_BY_INPUT
        for line in series_sheet(self.series, self.words):
            self.terminal.tell(line)
        return code

    def _play_one(self) -> int:
        """Play the next game, and note how it ended or where it was left."""
        screen = None
        if self.given.agent is None and not self.given.lines and self.terminal.interactive and not self.terminal.plain:
            screen = full_screen(self.terminal, self.words)
        local = self._sit_down(ask_end_turn=screen is not None)
        code = DONE
        if self.given.agent is not None:
            self._computers_play(local)
        elif screen is not None:
            said, code = screen.play(local, self.words.language)
            self.terminal.say(said)
        else:
            code = LineGame(local, self.terminal, self.words.language).run()
        if local.game.is_terminal():
            self.series.finish(local.game)
            self._write()
            self._settle_choices()
        return code

    def _sit_down(self, *, ask_end_turn: bool) -> LocalTable:
        game = self.series.next_game(
            hand=self.hand, round_cards=self.round_cards, ask_end_turn=ask_end_turn, record_events=True
        )
        begun = self.series.begun
        local = LocalTable(Table(game), self.opponents) if begun is None else resumed(begun, self.opponents)
        local.keeper = SeriesFile(self._keep, _play_command(self.given.name))
        return local

    def _keep(self, game: Game) -> None:
        """Keep a game that is not over yet."""
        self.series.leave(game)
        self._write()

    def _computers_play(self, local: LocalTable) -> None:
        while not local.game.is_terminal():
            seat = local.game.current_player
            assert seat is not None
            with ProgressBar(self.words("term-thinking", seat=seat)) as bar:
                action = local.think(Deadline(local.computers[seat].budget, bar.shows))
            local.act(seat, action)

    def _settle_choices(self) -> None:
        """Let everybody who may keep an occupation choose one, and note it at once."""
        persons = self.series.settings.players - len(self.opponents)
        for seat in self.series.undecided:
            card = self._ask_person(seat) if seat < persons else choose_kept(self.series, seat)
            self.series.keep(seat, card)
            self._write()

    def _ask_person(self, seat: int) -> str:
        """Ask which occupation stays with a person."""
        choices = self.series.choices(seat)
        must = self.series.must_choose(seat)
        self.terminal.tell(self.words("term-series-which" if must else "term-series-which-or-none", seat=seat))
        for number, card in enumerate(choices, start=1):
            self.terminal.tell(f"{number:4}  {self.words.card(card)}")
        while True:
            typed = self.terminal.ask(f"{self.words.player(seat)}> ")
            if not typed and not must:
                return NOTHING
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                return choices[int(typed) - 1]
            named = [card for card in choices if self.words.card(card).lower() == typed.lower()]
            if named:
                return named[0]
            self.terminal.tell(self.words("term-no-choice", number=typed, last=len(choices)))

    def _write(self) -> None:
        kept_series.write(self.series, self.given.name)
