"""A game with people around it: its moves and what came of them, what can be taken back, and the way through them.

A replay is a table moved along: `Table.of_record` sets one up, `seek` shows the position after any number of moves.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from agricola.engine.errors import AgricolaError, BadOption, NotLegal
from agricola.engine.kernel.actions import END_TURN_ACTION, Action
from agricola.engine.kernel.event_log import CARD_DISCARDED, EVERYBODY, REVEALED, GameEvent
from agricola.engine.message import Message, say
from agricola.game import Game, replay
from agricola.record.record import Record
from agricola.table.journal import Entry, Move, entries, is_open
from agricola.wording import reader

_EVERY: Final = 8
"""How many moves lie between two positions that are remembered: few to play again, many to keep in memory."""


class CantUndo(AgricolaError):
    """There is nothing that may be taken back."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Table:
    """A game, its moves with their events, and the decisions of the running turn."""

    def __init__(self, game: Game) -> None:
        game.record_events()
        self.game = game
        """The game as it is shown: after all moves, or after as many as somebody went to."""
        self.beginning: tuple[GameEvent, ...] = tuple(game.take_events())
        """What happened before the first move, from the deal on, if the game was recorded then."""
        self._before = entries(game.round, None, None, self.beginning)
        self._entries = list(self._before)
        """The log of the whole game."""
        self.version = 0
        """The number of acts and undos so far."""
        self.place = 0
        """How many of the moves have been made in the game that is shown."""
        self._moves: list[Move] = []
        self._ended: list[tuple[int, tuple[int, ...]]] = []
        """The points at the end of each round, with the number of moves after which that was."""
        self._latest = game
        """The game after all moves."""
        self._marks = [game.clone()]
        """The game after every so many moves."""
        self._past: list[Game] = []
        """The game before each decision that can be taken back, oldest first."""
        self._no_undo = say("undo-nothing")
        self._rounds_before = _closed_rounds(game)

    @staticmethod
    def of_record(record: Record) -> Table:
        """The table of a record, after its last move, of which nothing can be taken back; raises BadRecord."""
        replay(record)
        table = Table(replay(replace(record, moves=(), scores=(), comments={}), record_events=True))
        table.game.annotate(record.comments.get(0, ""))
        for number, (seat, code) in enumerate(record.moves, start=1):
            table.act(seat, reader.exact(table.game.state, code))
            if number in record.comments:
                table.game.annotate(record.comments[number])
        table.version = 0
        table._past.clear()
        table._no_undo = say("undo-nothing")
        return table

    def copy(self) -> Table:
        """An independent copy, to try something on."""
        copy = Table(_twin(self._latest))
        copy.beginning = self.beginning
        copy._before = self._before
        copy.version = self.version
        copy._moves = self._moves[:]
        copy._entries = self._entries[:]
        copy._ended = self._ended[:]
        copy._marks = self._marks[:]
        copy._past = self._past[:]
        copy._no_undo = self._no_undo
        copy._rounds_before = self._rounds_before
        copy.place = self.place
        if self.place < self.last:
            copy.game = self.game.clone()
        return copy

    # --- what has happened --------------------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self._moves)

    @property
    def moves(self) -> list[Move]:
        """The moves that have been made in the game that is shown, oldest first."""
        return self._moves[: self.place]

    @property
    def comment(self) -> str:
        """What somebody remarked on the last of these moves, or before them on the game; empty where nobody did."""
        return self._latest.comments.get(self.place, "")

    @property
    def journal(self) -> list[Entry]:
        """The log of the game that is shown, as everybody may hear it, oldest first."""
        if self.place == self.last:
            return self._entries[:]
        return [*self._before, *[entry for move in self.moves for entry in move.entries]]

    @property
    def history(self) -> list[list[int]]:
        """The points of all seats at the end of each round; empty for rounds before the table was set up."""
        earlier: list[list[int]] = [[] for _ in range(self._rounds_before)]
        return earlier + [list(points) for place, points in self._ended if place <= self.place]

    @property
    def over(self) -> bool:
        """Whether the game that is shown is over."""
        return self.game.is_terminal()

    # --- moves --------------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: Action | str) -> Action:
        """Carry out a seat's answer, an action or its text; raises NotLegal, NotReadable or Ambiguous."""
        game = self.game
        if self.place < self.last:
            raise NotLegal(game.words(say("why-earlier-position")))
        if game.current_player != seat:
            asked = game.current_player
            refusal = say("why-game-over") if asked is None else say("why-first", seat=asked, what=game.question)
            raise NotLegal(game.words(refusal))
        if isinstance(action, str):
            action = game.parse(action)
        before = _twin(game)
        game.apply(action)
        move = self._made(before, seat, action)
        self._moves.append(move)
        self._entries.extend(move.entries)
        self.place += 1
        self._ended.extend([(self.place, points) for points in move.points])
        self.version += 1
        if self.place % _EVERY == 0:
            self._marks.append(game.clone())
        if self._past and self._moves[-2].seat != seat:
            self._past.clear()
        self._past.append(before)
        barrier = _why_it_stands(before, game, move)
        if barrier is not None:
            self._past.clear()
            self._no_undo = barrier
        return action

    def _made(self, before: Game, seat: int, action: Action) -> Move:
        """The move that has led from a game to the one that is shown."""
        game = self.game
        ended = _closed_rounds(game) - _closed_rounds(before)
        points = tuple(score.total for score in game.scores()) if ended else ()
        events = tuple(game.take_events())
        is_told = is_open(game, action)
        told = entries(before.round, seat, action if is_told else None, events)
        return Move(before.round, seat, action, is_told, events, (points,) * ended, told)

    def why_no_undo(self, seat: int) -> Message | None:
        """Why a seat can't take its last decision back; None when it can."""
        if not self._past or self.place < self.last:
            return self._no_undo
        if self._moves[-1].seat != seat:
            return say("undo-acted-since", seat=self._moves[-1].seat)
        return None

    @property
    def undoable(self) -> int:
        """How many decisions in a row can be taken back, by the seat that made them."""
        return len(self._past)

    def undo(self, seat: int, *, whole_turn: bool = False) -> int:
        """Take a seat's last decision back, or all of its turn; gives how many. Raises CantUndo."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise CantUndo(refusal)
        count = len(self._past) if whole_turn else 1
        self.game = self._latest = self._past[-count]
        del self._past[-count:]
        undone = sum([len(move.entries) for move in self._moves[-count:]])
        del self._moves[-count:]
        del self._entries[len(self._entries) - undone :]
        self.place = self.last
        self._ended = [(place, points) for place, points in self._ended if place <= self.place]
        del self._marks[self.place // _EVERY + 1 :]
        self.version += 1
        return count

    # --- the way through the moves ------------------------------------------------------------------------------------

    def seek(self, place: int) -> None:
        """Show the game after so many moves; what is told and counted is what was known there."""
        if not 0 <= place <= self.last:
            raise BadOption(f"there are {self.last} moves, so a place is 0 to {self.last}, not {place}")
        if place == self.last:
            self.game = self._latest
        else:
            self.game = self._marks[place // _EVERY].clone()
            for move in self._moves[place - place % _EVERY : place]:
                self.game.apply(move.action)
        self.place = place

    def beginning_of(self, round: int) -> int:
        """After how many moves a round begins; the nearest one that was played, when it was not."""
        rounds = [move.round for move in self._moves]
        return next((place for place, one in enumerate(rounds) if one >= round), self.last)

    def beside(self, step: int) -> int:
        """The next place in a direction; where only a turn was ended, nothing is to be seen."""
        place = self.place + step
        while 0 < place < self.last and self._moves[place - 1].action == END_TURN_ACTION:
            place += step
        return min(max(place, 0), self.last)

    @property
    def mover(self) -> int:
        """Who made the last move that is shown; who is asked first, before there is any."""
        return self._moves[self.place - 1].seat if self.place else self.game.current_player or 0


def _twin(game: Game) -> Game:
    """A clone of a recorded game that is recorded too."""
    twin = game.clone()
    log = game.state.event_log
    twin.state.event_log = log.copy() if log is not None else None
    return twin


def _closed_rounds(game: Game) -> int:
    """How many rounds are over."""
    return game.round if game.is_terminal() else max(0, game.round - 1)


def _why_it_stands(before: Game, after: Game, move: Move) -> Message | None:
    """What a move has brought to light, left to chance or ended, so that it stands; None when nothing."""
    for event in move.events:
        if event.kind == REVEALED:
            return say("undo-round-card")
        if event.seen_by != EVERYBODY and event.kind != CARD_DISCARDED:  # who puts a card away knew it before
            return say("undo-hidden-card")
    if before.state.chance != after.state.chance:
        return say("undo-random")
    asked = after.current_player
    if asked not in (None, move.seat) and any(frame.seat == move.seat for frame in after.state.stack[2:]):
        return say("undo-other-asked", seat=asked)
    if move.action == END_TURN_ACTION:
        return say("undo-turn-ended")
    return None
