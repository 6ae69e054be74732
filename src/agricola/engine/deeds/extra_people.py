"""People whom a card lets its owner place beside the one of the turn: another one, a newborn, one who moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.engine.deeds.anytime import anytime_options
from agricola.engine.deeds.connectives import Deed, next_step
from agricola.engine.deeds.legality import completable
from agricola.engine.deeds.placing import (
    WORK,
    could_place,
    free_for,
    place,
    placed_before,
    preview_of_use,
    spaces_for,
    usable,
)
from agricola.engine.economy.costs import missing, pay, payable
from agricola.engine.goods import FAMILY
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import CHOOSE, Action
from agricola.engine.kernel.effect import CannotComplete, Effect, name_tree
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import Event
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, Reasons, say
from agricola.engine.price import Price, price_message


class PlaceAgain(Deed):
    """Place another person in the same turn, on a space that a card allows."""

    def __init__(self, allowed: Callable[[GameState, int, Event | None, Space], bool]) -> None:
        super().__init__()
        self.allowed = allowed

    def label(self) -> Message:
        return say("do-place-another")

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return could_place(g, g.players[seat])

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-nobody-home"),)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        free = [
            space for space in spaces_for(g, p) if self.allowed(g, f.seat, f.event, space) and free_for(g, p, space)
        ]
        if not free:
            return []
        options: list[Action] = []
        if p.home:
            again = _placed_in_turn(f)
            options.extend([space.action for space in free if usable(g, f.seat, space, again)])
        options.extend(anytime_options(g, p))
        return options

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        g.stack.pop()
        place(g, f.seat, g.board.spaces[action.args[0]], _placed_in_turn(f))

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        return preview_of_use(g, f.seat, action)


def _placed_in_turn(f: Frame) -> int:
    """How many people were placed in this turn already; none where a moment of the round lets the first one act."""
    return 0 if f.event is None or f.event.seat < 0 else placed_before(f) + 1


class PlaceNewborn(Effect):
    """Pay to place a newborn of this round like anybody else; from then on it is a newborn no longer.

    It is done in the player's own turn, and only if there is a space that the newborn could use afterwards.
    """

    def __init__(self, price: Price) -> None:
        super().__init__()
        self.price = price

    def label(self) -> Message:
        return say("do-place-newborn", price=price_message(self.price))

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        if not p.newborn_spaces or not payable(g, p, self.price) or not _at_work(g):
            return False
        return completable(g, [Frame(NEEDS_SPACE, seat), Frame(self, seat)])

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        reasons: Reasons = () if p.newborn_spaces else (say("why-no-newborn"),)
        if not payable(g, p, self.price):
            reasons = (*reasons, *missing(p, self.price))
        if reasons or self.possible(g, seat, space):
            return reasons
        return (say("why-no-space-for-newborn"),)

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        if not p.newborn_spaces:
            raise CannotComplete
        g.stack.pop()
        p.newborn_spaces = p.newborn_spaces[1:]
        p.newborns -= 1
        p.home += 1
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.GREW_UP, p.seat)
        pay(g, p, self.price, NO_SPACE)


def _at_work(g: GameState) -> bool:
    """Whether people are still being placed in this round."""
    return any([frame.effect is WORK for frame in g.stack])


class NeedsSpace(Effect):
    """Gets stuck where a player could use no space; the end of a trial."""

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        for space in g.open:
            if free_for(g, p, space) and usable(g, f.seat, space):
                g.stack.pop()
                return
        raise CannotComplete


class NeedsPerson(Effect):
    """Gets stuck where a player has nobody to place; the end of a trial."""

    def resolve(self, g: GameState, f: Frame) -> None:
        if not g.players[f.seat].home:
            raise CannotComplete
        g.stack.pop()


def could_bring_somebody(g: GameState, seat: int) -> bool:
    """Whether a deed that a card allows at any time could lead to one more person who can be placed."""
    for card, deed in g.players[seat].abilities.any_time:
        grows = card.rules.brings >> FAMILY & 1 and deed.possible(g, seat, NO_SPACE)
        if grows and completable(g, [Frame(NEEDS_PERSON, seat), Frame(deed, seat)]):
            return True
    return False


class MovePerson(Deed):
    """Move one of the own people from a space to a free one and use that.

    Where people stand on several spaces that may be left, one of these is chosen first; the frame's steps are its
    number plus 1 then.
    """

    def __init__(self, origin: frozenset[str], target: frozenset[str]) -> None:
        super().__init__()
        self.origin = origin
        self.target = target

    def label(self) -> Message:
        return say("do-move-person")

    def _origins(self, g: GameState, p: Player) -> list[int]:
        """The spaces that one of the people may leave, each once."""
        spaces = g.board.spaces
        return sorted({index for index in p.placed if spaces[index].answers_to(self.origin)})

    def _moves(self, g: GameState, seat: int) -> list[Action]:
        p = g.players[seat]
        if not self._origins(g, p):
            return []
        return [
            space.action
            for space in spaces_for(g, p)
            if space.answers_to(self.target) and not g.occupied[space.site] and usable(g, seat, space)
        ]

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return len(self._moves(g, seat)) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-nobody-to-move"),)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        moves = self._moves(g, f.seat)
        origins = self._origins(g, g.players[f.seat])
        if steps or len(origins) < 2 or not moves:
            return moves
        return [_leaving(g.board.spaces[index]) for index in origins]

    def can_have_come_to(self, p: Player, steps: int) -> bool:
        return not steps or steps - 1 in p.placed

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        if action.kind == CHOOSE:
            next_step(g, f, action.args[0] + 1)
            return
        g.stack.pop()
        p = g.players[f.seat]
        spaces = g.board.spaces
        leaving = steps - 1 if steps else self._origins(g, p)[0]
        placed = list(p.placed)
        placed.remove(leaving)
        p.placed = tuple(placed)
        p.home += 1
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.LIFTED, p.seat, space=leaving)
        if not any([spaces[index].site == spaces[leaving].site for index in p.placed]):
            g.occupied[spaces[leaving].site] &= ~(1 << f.seat)
        place(g, f.seat, spaces[action.args[0]])

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        return preview_of_use(g, f.seat, action)


def _leaving(space: Space) -> Action:
    """The action of moving the person who stands on a space."""
    return Action(CHOOSE, (space.index,), f"choose:{space.id}", space.action.message)


def adopt(g: GameState, p: Player) -> None:
    """Let the newborn that came last be placed in this round, as an adult."""
    p.newborn_spaces = p.newborn_spaces[:-1]
    p.newborns -= 1
    p.home += 1
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.GREW_UP, p.seat)


def take_in_lodger(g: GameState, p: Player) -> None:
    """Let a person who is not in play yet live on a farm without being a family member."""
    p.lodgers += 1
    p.home += 1
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.LODGED, p.seat)


def lodger_leaves(g: GameState, seat: int) -> None:
    """Let a lodger go whose hut is gone: at once, or with all others who return home if people were placed already.

    The player says which of the people lived there, so it is one of those who were placed.
    """
    p = g.players[seat]
    if not p.lodgers:
        return
    p.lodgers -= 1
    if p.placed:
        p.guests += 1
    else:
        p.home -= 1
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.LODGER_LEFT, seat)


def take_in_guest(g: GameState, p: Player) -> None:
    """Let a guest work for a player in this round."""
    p.guests += 1
    p.home += 1
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.GUEST_CAME, p.seat)


class PlaceGuest(PlaceAgain):
    """Place a guest on any space, although nobody is at home."""

    def label(self) -> Message:
        return say("do-place-guest")

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        return len(self._open_to(g, seat)) > 0

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        return () if self.possible(g, seat, space) else (say("why-no-space-for-guest"),)

    def _open_to(self, g: GameState, seat: int) -> list[Action]:
        p = g.players[seat]
        return [space.action for space in spaces_for(g, p) if free_for(g, p, space) and usable(g, seat, space)]

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        return self._open_to(g, f.seat)

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        take_in_guest(g, g.players[f.seat])
        super().do(g, f, action, steps)


def keep_home(g: GameState, p: Player) -> None:
    """Keep one of the people at home from being placed in this round."""
    p.home -= 1
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.KEPT_HOME, p.seat)


NEEDS_SPACE: Final = NeedsSpace()
NEEDS_PERSON: Final = NeedsPerson()
name_tree(NEEDS_SPACE, "flow/needs space")
name_tree(NEEDS_PERSON, "flow/needs person")
