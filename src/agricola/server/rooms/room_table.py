"""The game in a room, without network and storage: a table whose moves are codes and whose positions are kept.

A room's game is what it began with and the entries that followed; `restoring` plays them again.

Where all choose at once, as in a draft, each seat chooses in a copy of the game of its own, in which it is asked first.
So nobody waits, nobody sees what another has chosen, and everybody may take it back until the last one has chosen. Then
the table hears of all of it, in the order in which the game asks: its record is that of any other game.
"""

from __future__ import annotations

import hashlib
import json
from importlib.metadata import version
from typing import Any

from agricola.agents.suggestions import suggested_spaces
from agricola.engine.errors import NotLegal
from agricola.engine.message import Message, say
from agricola.game import Game, new_game
from agricola.record.record import loads
from agricola.server.storage.store import Checkpoint
from agricola.table import CantUndo, Table
from agricola.variants.boards import VARIANTS_OPTION, named_in
from agricola.variants.for_learners import SUGGESTION_MARKERS
from agricola.wording import reader

ENGINE = version("agricola")
"""The version of the engine that runs here."""

STEP = "step"
TURN = "turn"


class RoomTable:
    """The table of a room."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = 0
        """The number of acts and undos so far."""
        self._chosen: dict[int, list[str]] = {}
        """What seats have chosen where all choose at once, by seat, until the last one has chosen."""
        self._games: dict[int, Game] = {}
        """The game of each seat there."""
        self._began = 0
        """The version since which the table is as it is."""
        self._since: dict[int, int] = {}
        """The version since which a seat that chooses at once with others has what it has."""
        self._suggested: tuple[int, list[str]] | None = None
        """The suggestion markers, and at which version they were placed."""

    @property
    def game(self) -> Game:
        """The game as it stands; without what was chosen where others have to choose still."""
        return self.table.game

    def game_of(self, seat: int | None) -> Game:
        """The game as it stands for a seat: with what this seat has chosen where others have to choose still."""
        if seat is None or not self.at_once or seat not in self.game.open_seats():
            return self.game
        if seat not in self._games:
            game = self.game.asked_first(seat)
            for code in self._chosen.get(seat, ()):
                game.apply(reader.exact(game.state, code))
            self._games[seat] = game
        return self._games[seat]

    @property
    def at_once(self) -> bool:
        """Whether several seats choose at once."""
        return len(self.game.open_seats()) > 1

    @property
    def choosing(self) -> list[int]:
        """The seats that may act now: usually one, several where all choose at once, none at the end."""
        seats = self.game.open_seats()
        return seats if len(seats) < 2 else [seat for seat in seats if self.game_of(seat).current_player == seat]

    def since(self, seat: int) -> int:
        """The version since which nothing has changed in what a seat may do."""
        return self._since.get(seat, self._began) if self.at_once else self.version

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.over

    @property
    def history(self) -> list[list[int]]:
        """The points of all seats at the end of each round."""
        return self.table.history

    @property
    def suggested(self) -> list[str] | None:
        """The spaces with suggestion markers for the seat that is asked; None where the game has none, or is past."""
        has_markers = SUGGESTION_MARKERS in named_in(self.game.state.board, VARIANTS_OPTION)
        if not has_markers or self.table.place < self.table.last:
            return None
        if self._suggested is None or self._suggested[0] != self.version:
            self._suggested = self.version, suggested_spaces(self.game)
        return self._suggested[1]

    def copy(self) -> RoomTable:
        """An independent copy, to try something on."""
        copy = RoomTable(self.table.copy())
        copy.version = self.version
        copy._chosen = {seat: codes[:] for seat, codes in self._chosen.items()}
        copy._games = self._games.copy()
        copy._began = self._began
        copy._since = self._since.copy()
        return copy

    def act(self, seat: int, action: str) -> None:
        """Carry out a seat's action, named by its code; raises AgricolaError and has then changed nothing."""
        if not self.at_once:
            self.table.act(seat, reader.exact(self.game.state, action))
            self._moved_on()
            return
        if seat not in self.choosing:
            raise NotLegal(f"seat {seat} has nothing to choose now")
        game = self.game_of(seat).clone()
        game.apply(reader.exact(game.state, action))
        self._games[seat] = game
        self._chosen.setdefault(seat, []).append(action)
        self.version += 1
        self._since[seat] = self.version
        if not self.choosing:
            self._all_have_chosen()

    def _all_have_chosen(self) -> None:
        """Tell the table what all have chosen: now it can't be taken back."""
        chosen = self._chosen
        for seat in self.game.open_seats():
            for code in chosen[seat]:
                self.table.act(seat, reader.exact(self.game.state, code))
        self._moved_on(by=0)

    def _moved_on(self, by: int = 1) -> None:
        """Note that the table has changed."""
        self.version += by
        self._began = self.version
        self._chosen, self._games, self._since = {}, {}, {}

    def why_no_undo(self, seat: int) -> Message | None:
        """Why a seat can't take its last decision back; None when it can."""
        if self._chosen.get(seat):
            return None
        return say("undo-nothing") if self._chosen else self.table.why_no_undo(seat)

    def undoable(self, seat: int) -> int:
        """How many decisions a seat can take back."""
        if self.why_no_undo(seat) is not None:
            return 0
        return len(self._chosen[seat]) if self._chosen else self.table.undoable

    def undo(self, seat: int, *, whole_turn: bool) -> None:
        """Take a seat's last decision back, or its turn; raises CantUndo."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise CantUndo(refusal)
        if not self._chosen:
            self.table.undo(seat, whole_turn=whole_turn)
            self._moved_on()
            return
        del self._chosen[seat][0 if whole_turn else -1 :]
        self._games.pop(seat, None)
        self.version += 1
        self._since[seat] = self.version

    def checkpoint(self, number: int) -> Checkpoint:
        """The hash of the position after an entry."""
        return Checkpoint(number, hash_of(position_text(self.game)))


def position_text(game: Game) -> bytes:
    """The whole position, always written the same way."""
    return json.dumps(game.position(), sort_keys=True, separators=(",", ":")).encode()


def hash_of(text: bytes) -> str:
    """A hash by which two positions can be compared."""
    return hashlib.sha256(text).hexdigest()


def begin(setup: bytes) -> RoomTable:
    """The game of a room at its beginning; raises AgricolaError."""
    # The seed has 128 bits, more than msgspec reads as a whole number.
    said: dict[str, Any] = json.loads(setup)
    if "record" in said:
        return RoomTable(Table.of_record(loads(said["record"])))
    return RoomTable(Table(new_game(**said, record_events=True)))
