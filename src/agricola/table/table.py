"""A game with people around it: moves can be taken back until another acts or something hidden comes to light."""

from __future__ import annotations

from dataclasses import dataclass

from agricola.engine.actions import END_TURN_ACTION, Action
from agricola.engine.errors import AgricolaError, NotLegal
from agricola.engine.message import Message, say
from agricola.engine.spaces import turned_up
from agricola.game import Game
from agricola.table.journal import Told, told


class CantUndo(AgricolaError):
    """There is nothing that may be taken back."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True)
class _Before:
    """The table before a decision, to come back to."""

    game: Game
    journal: int
    seat: int


class Table:
    """A game, the open moves so far, and the decisions of the running turn."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.journal: list[Told] = []
        """The open moves, oldest first."""
        self._past: list[_Before] = []
        self._no_undo = say("undo-nothing")

    def copy(self) -> Table:
        """An independent copy, to try something on."""
        copy = Table(self.game.clone())
        copy.journal = self.journal[:]
        copy._past = self._past[:]
        copy._no_undo = self._no_undo
        return copy

    def act(self, seat: int, action: Action | str) -> Action:
        """Carry out a seat's answer, an action or its text; raises NotLegal, NotReadable or Ambiguous."""
        game = self.game
        if game.current_player != seat:
            asked = "nobody is asked" if game.current_player is None else f"player {game.current_player + 1} is asked"
            raise NotLegal(f"player {seat + 1} can't act now: {asked}")
        if isinstance(action, str):
            action = game.parse(action)
        before = _Before(game.clone(), len(self.journal), seat)
        round = game.round
        game.apply(action)
        heard = told(game, round, seat, action)
        if heard is not None:
            self.journal.append(heard)
        if self._past and self._past[-1].seat != seat:
            self._past.clear()
        self._past.append(before)
        barrier = came_to_light(before.game, game, seat)
        if barrier is None and action == END_TURN_ACTION:
            barrier = say("undo-turn-ended")
        if barrier is not None:
            self._past.clear()
            self._no_undo = barrier
        return action

    def why_no_undo(self, seat: int) -> Message | None:
        """Why a seat can't take its last decision back; None when it can."""
        if not self._past:
            return self._no_undo
        if self._past[-1].seat != seat:
            return say("undo-acted-since", seat=self._past[-1].seat)
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
        before = self._past[-count]
        del self._past[-count:]
        self.game = before.game
        del self.journal[before.journal :]
        return count


def came_to_light(before: Game, after: Game, seat: int) -> Message | None:
    """What a seat's move has brought to light or left to chance, so that it stands; None when nothing."""
    old, new = before.state, after.state
    if turned_up(new) > turned_up(old) and not new.order_known and not new.board.fixed_order:
        return say("undo-round-card")
    seen = {card.id for player in old.players for card in (*player.cards, *player.known)}
    seen.update(card.id for card in old.players[seat].hand)
    if any(card.id not in seen for card in new.players[seat].hand):
        return say("undo-hidden-card")
    if new.chance != old.chance:
        return say("undo-random")
    asked = after.current_player
    if asked not in (None, seat) and any(frame.seat == seat for frame in new.stack[2:]):
        return say("undo-other-asked", seat=asked)
    return None
