"""A game at this screen: the table, the persons who share the screen, and the computer players."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from agricola.agents.protocol import Cancelled, Deadline
from agricola.agents.roster import DEFAULT_LEVEL, SeatedAgent, is_agent_file, make_agent
from agricola.agents.suggestions import marked_view
from agricola.agents.time_limit import StillBusy, in_time
from agricola.cli.local.autosave import archive, keep
from agricola.cli.local.since_last_turn import Turn, turns
from agricola.cli.text.words import Words, level_name
from agricola.engine.errors import BadOption
from agricola.engine.kernel.actions import END_TURN_ACTION, Action
from agricola.game import Game
from agricola.python_files import shown, what_went_wrong
from agricola.record.record import Record
from agricola.table import Table
from agricola.view import View

END_TURN = END_TURN_ACTION.code
PATIENCE = 30.0
"""How many seconds beyond its own somebody else's agent is waited for."""
UNTIMED = 600.0
"""The seconds of one that counts simulations only."""


@dataclass(frozen=True)
class Failure:
    """A computer player that could not go on, why, and who plays in its place."""

    seat: int
    name: str
    why: str
    """The error with its file and line, or what it answered."""
    other: str

    def in_words(self, words: Words) -> str:
        """The failure in words."""
        other = level_name(self.other, words)
        return words("term-agent-failed", seat=self.seat, name=self.name, why=self.why, other=other)


@dataclass(frozen=True)
class SeriesFile:
    """Another place in which a game is kept while it is played: the file of the series that it belongs to."""

    keep: Callable[[Game], None]
    command: str
    """The command that goes on with the game."""


class LocalTable:
    """Who sits around a game, what they have been told, and the files that the game was written to."""

    def __init__(self, table: Table, opponents: Sequence[str] = ()) -> None:
        self.table = table
        game = table.game
        self.opponents = tuple(opponents)
        """The computers by name; they have the last seats."""
        players = len(game.state.players)
        if len(opponents) > players:
            raise BadOption(f"there are {players} players, so there can't be {len(opponents)} computers")
        self.persons = list(range(players - len(opponents)))
        self.computers: dict[int, SeatedAgent] = {}
        if opponents:
            seed = game.record().setup.get("seed")
            for seat, name in enumerate(opponents, start=len(self.persons)):
                self.computers[seat] = make_agent(name, random.Random(f"{seed} {seat}").getrandbits(32))
        self.played = False
        """Whether a person has moved since the game was opened."""
        self.last_mover: int | None = None
        self.own_files: set[Path] = set()
        """Files that this game was saved to, which it may overwrite."""
        self.kept: Path | None = None
        """The file in which the game is kept while it is played."""
        self.keeper: SeriesFile | None = None
        """Where the game is kept in place of the usual file."""
        self.failures: list[Failure] = []
        """Computer players that failed and whom nobody has been told of."""
        self._told = dict.fromkeys(self.persons, len(table.journal))

    @property
    def game(self) -> Game:
        """The game as it stands; another object after something was taken back."""
        return self.table.game

    def view(self, seat: int) -> View:
        """What a seat may know, with suggestion markers where the game has them."""
        return marked_view(self.game, seat)

    # --- moves --------------------------------------------------------------------------------------------------------

    def act(self, seat: int, choice: Action | str) -> Action:
        """Carry out an action, or what its code or its English words mean."""
        action = self.table.act(seat, choice)
        self.last_mover = seat
        self.played = self.played or seat not in self.computers
        if seat not in self.computers or self.game.is_terminal():
            self.keep()
        return action

    def keep(self) -> Path | None:
        """Keep the game where `--resume` finds it, or among the finished ones; only what a person has played in.

        It happens after each decision of a person, so that nothing that ends the command can lose the game.
        """
        if not self.played:
            return self.kept
        if self.keeper is not None:
            if not self.game.is_terminal():
                self.keeper.keep(self.game)
        elif self.game.is_terminal():
            self.kept = archive(self.game, self.opponents, self.kept)
        else:
            self.kept = keep(self.game, self.opponents, self.kept)
        return self.kept

    def think(self, deadline: Deadline | None = None) -> Action:
        """What the computer that is asked answers."""
        actions = self.game.legal_actions()
        if len(actions) == 1:
            return actions[0]
        seat = self.game.current_player
        assert seat is not None
        playing = self.computers[seat]
        try:
            action = self._answer(playing, deadline or Deadline(playing.budget))
            if isinstance(action, Action) and self.game.is_legal(action):
                return action
            why = f"{shown(action)} is not one of legal_actions()"
        except Cancelled:
            raise
        except StillBusy as busy:
            why = f"no answer {busy.seconds:g} seconds after it was asked ({busy.where})"
        except (Exception, SystemExit) as problem:
            if playing.name == DEFAULT_LEVEL:
                raise
            why = what_went_wrong(problem)
        self._replace(seat, why)
        return self.computers[seat].choose(self.game)

    def _answer(self, playing: SeatedAgent, deadline: Deadline) -> Action:
        """What an agent chooses. Agents of other people may hang, so these are not waited for endlessly."""
        if not is_agent_file(playing.name):
            return playing.choose(self.game, deadline)
        game = self.game.clone()  # one that hangs must not look at the game that goes on
        try:
            return in_time(lambda: playing.choose(game, deadline), (deadline.budget.seconds or UNTIMED) + PATIENCE)
        except StillBusy:
            deadline.cancel()
            raise

    def _replace(self, seat: int, why: str) -> None:
        """Let another computer play in place of one that failed."""
        self.failures.append(Failure(seat, self.computers[seat].name, why, DEFAULT_LEVEL))
        self.computers[seat] = make_agent(DEFAULT_LEVEL, seat)
        first = len(self.persons)
        self.opponents = tuple(
            DEFAULT_LEVEL if seat == place else name for place, name in enumerate(self.opponents, start=first)
        )

    def take_failures(self) -> list[Failure]:
        """The computer players that failed since this was last asked."""
        failures, self.failures = self.failures, []
        return failures

    def undo(self, seat: int, *, whole_turn: bool = False) -> int:
        """Take a seat's last decision back, or its whole turn; raises CantUndo."""
        count = self.table.undo(seat, whole_turn=whole_turn)
        for reader, told in self._told.items():
            self._told[reader] = min(told, len(self.table.journal))
        self.keep()
        return count

    @property
    def ends_turn(self) -> bool:
        """Whether nothing is left to choose but to end the turn."""
        actions = self.game.legal_actions()
        return len(actions) == 1 and str(actions[0]) == END_TURN

    # --- several persons ----------------------------------------------------------------------------------------------

    def hides_hands(self) -> bool:
        """Whether several persons share the screen who have something to hide from each other."""
        if len(self.persons) < 2:
            return False
        return any(farm["hand_size"] for farm in self.game.view(self.persons[0])["seats"])

    def inside_turn(self, seat: int) -> int | None:
        """In whose turn a seat is asked, when it is another's."""
        v = self.game.view(seat)
        turn = next((entry.seat for entry in reversed(self.table.journal) if entry.begins_turn), None)
        if v["phase"] != "work" or any(choice["kind"] == "place" for choice in v["actions"]) or turn == seat:
            return None
        return turn

    def since_last_turn(self, seat: int) -> list[Turn]:
        """What others did since a person was last told; everybody who looks on is told with them."""
        fresh = turns(self.table.journal[self._told.get(seat, 0) :])
        for reader in [seat] if self.hides_hands() else self.persons:
            self._told[reader] = len(self.table.journal)
        return [turn for turn in fresh if turn.seat != seat]


def resumed(record: Record, opponents: Sequence[str] | None = None) -> LocalTable:
    """A game that goes on from its record; computers have all seats but the first, when nobody says who plays."""
    table = Table.of_record(record)
    if opponents is None:
        opponents = (DEFAULT_LEVEL,) * (len(table.game.state.players) - 1)
    return LocalTable(table, opponents)
