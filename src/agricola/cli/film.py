"""A record as a film: the game before the first move and after each one, and what everybody had heard by then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from agricola.cli.sitting import END_TURN
from agricola.game import Game, replay
from agricola.record.record import Record
from agricola.table import Table, Told


@dataclass(frozen=True)
class Film:
    """All positions of a game."""

    record: Record
    games: Sequence[Game]
    """The game after 0, 1, 2, ... moves."""
    journal: Sequence[Told]
    heard: Sequence[int]
    """How much of the journal had been told after 0, 1, 2, ... moves."""

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self.record.moves)

    def beginning_of(self, round: int) -> int:
        """After how many moves a round begins; the nearest one that was played, when it was not."""
        rounds = [game.round for game in self.games]
        return next((number for number, one in enumerate(rounds) if one >= round), self.last)

    def beside(self, number: int, step: int) -> int:
        """The next number of moves in a direction; where only a turn was ended, nothing is to be seen."""
        number += step
        while 0 < number < self.last and self.record.moves[number - 1][1] == END_TURN:
            number += step
        return min(max(number, 0), self.last)

    def mover(self, number: int) -> int:
        """Who made the last of so many moves; who is asked first, before there is any."""
        return self.record.moves[number - 1][0] if number else self.games[0].current_player or 0


def film(record: Record) -> Film:
    """Play a record through; raises BadRecord when a move does not fit."""
    replay(record)
    table = Table(replay(replace(record, moves=(), scores=())))
    games, heard = [table.game.clone()], [0]
    for seat, text in record.moves:
        table.act(seat, text)
        games.append(table.game.clone())
        heard.append(len(table.journal))
    return Film(record, games, tuple(table.journal), heard)
