"""A game at this screen: the table, the persons who share the screen, and the computer players."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from agricola.agents.protocol import Deadline
from agricola.agents.roster import DEFAULT_LEVEL, SeatedAgent, make_agent
from agricola.agents.suggestions import marked_view
from agricola.cli.local.since_last_turn import Turn, turns
from agricola.engine.errors import BadOption
from agricola.engine.kernel.actions import END_TURN_ACTION, Action
from agricola.game import Game
from agricola.record.record import Record
from agricola.table import Table
from agricola.view import View

END_TURN = END_TURN_ACTION.code


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
        return action

    def think(self, deadline: Deadline | None = None) -> Action:
        """What the computer that is asked answers."""
        actions = self.game.legal_actions()
        if len(actions) == 1:
            return actions[0]
        seat = self.game.current_player
        assert seat is not None
        return self.computers[seat].choose(self.game, deadline)

    def undo(self, seat: int, *, whole_turn: bool = False) -> int:
        """Take a seat's last decision back, or its whole turn; raises CantUndo."""
        count = self.table.undo(seat, whole_turn=whole_turn)
        for reader, told in self._told.items():
            self._told[reader] = min(told, len(self.table.journal))
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
