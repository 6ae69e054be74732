"""Games that are open to all, move by move."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from agricola.engine.message import say
from agricola.game import Game
from agricola.record.record import Record
from agricola.server.errors import Refusal
from agricola.server.messages import encode
from agricola.server.playing import Playing, begin
from agricola.server.room import Room

_REMEMBERED = 16
_EVERY = 8
"""How many moves lie between two positions that are remembered: few to play again, many to keep in memory."""


class _Tape:
    """One game, played again: its moves, and the positions at some of them."""

    def __init__(self, game: Game) -> None:
        record = game.record()
        self.moves = record.moves
        playing = begin(encode({"record": str(Record(record.setup, record.chance, ()))}))
        self._marks = [playing.copy()]
        for number, (seat, action) in enumerate(self.moves, 1):
            playing.act(seat, action)
            if number % _EVERY == 0:
                self._marks.append(playing.copy())

    def at(self, after: int) -> Playing:
        """The game after a number of moves."""
        playing = self._marks[after // _EVERY].copy()
        for seat, action in self.moves[after - after % _EVERY : after]:
            playing.act(seat, action)
        return playing


class Replays:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self._tapes: OrderedDict[tuple[str, int], _Tape] = OrderedDict()
        self._busy = asyncio.Lock()
        """Only one game is played again at a time: it takes a while."""

    def knows(self, room: Room) -> bool:
        """Whether a game need not be played again as a whole."""
        return _key(room) in self._tapes

    async def at(self, room: Room, after: int | None) -> tuple[Playing, int, int]:
        """The game of a room after a number of moves or all, that number, and how many there are."""
        async with self._busy:
            tape = self._tapes.get(_key(room))
            if tape is None:
                tape = self._tapes[_key(room)] = await asyncio.to_thread(_Tape, room.playing.game)
                while len(self._tapes) > _REMEMBERED:
                    self._tapes.popitem(last=False)
            self._tapes.move_to_end(_key(room))
            total = len(tape.moves)
            after = total if after is None else after
            if not 0 <= after <= total:
                raise Refusal(422, "bad_place", say("refused-bad-place", total=total))
            return await asyncio.to_thread(tape.at, after), after, total


def _key(room: Room) -> tuple[str, int]:
    return room.row.id, room.playing.version
