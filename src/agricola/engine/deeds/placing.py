"""The work phase: whose turn it is, placing a person, and the windows of one use of a space (revised 6.2, 6.3)."""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.anytime import ANYTIME, anytime_options, use_anytime, ways_out, within_reach
from agricola.engine.deeds.improving import Improve
from agricola.engine.deeds.legality import completable
from agricola.engine.economy.between_players import Toll
from agricola.engine.economy.supply import named_herd, room_for
from agricola.engine.economy.takings import WINDOWS_AFTER, take_what_lies_there
from agricola.engine.goods import CATTLE, FAMILY, HOUSE, SHEEP, Bag, named
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import CHOOSE, DONE, DONE_ACTION, END_TURN_ACTION, PLACE, USE, Action
from agricola.engine.kernel.effect import MORE, NOTHING, SOMETHING_THERE, Effect, name_tree, within
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import (
    AFTER_HOME,
    AFTER_WORK,
    BEFORE_USE,
    DUES,
    FROM_SPACE,
    HOME_START,
    IMMEDIATELY_AFTER_USE,
    ON_USE,
    RENOVATED,
    RETURNING_HOME,
    ROOMS_BUILT,
    ROUND_END,
    ROUND_START,
    TOLLS,
    WORK_END,
    Event,
)
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.resolve import ask
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState, has_stock, stock_of, works
from agricola.engine.kernel.triggers import Moment, fire, reactions, would_act
from agricola.engine.message import Message, Reasons, say

_BEFORE_ACTIONS: Final = 1 << BEFORE_USE | 1 << ON_USE
_GOING_HOME: Final = 1 << WORK_END | 1 << AFTER_WORK | 1 << HOME_START | 1 << RETURNING_HOME | 1 << AFTER_HOME

_ABOUT_THE_HOUSE: Final = 1 << ROOMS_BUILT | 1 << RENOVATED | 1 << ROUND_START


class Work(Effect):
    """Turn after turn, until nobody has a person left to place.

    The frame's seat is the next to act, its steps how many seats were passed over in a row because they could use no
    space at all (revised OP-25, original OP-21).
    """

    def resolve(self, g: GameState, f: Frame) -> None:
        seats = len(g.players)
        able = 0
        for player in g.players:
            if could_place(g, player):
                able += 1
        if f.steps >= able:
            g.stack.pop()
            for step in range(seats - 1, -1, -1):
                player = g.players[(g.start + step) % seats]
                if _cannot_wait(g, player):
                    g.stack.append(Frame(ANYTIME, player.seat))
            return
        self._next_turn(g, f)

    def _next_turn(self, g: GameState, f: Frame) -> None:
        """Let the next seat place a person that has one."""
        seats = len(g.players)
        seat = f.seat
        while not could_place(g, g.players[seat]):
            seat = (seat + 1) % seats
        g.stack[-1] = Frame(self, (seat + 1) % seats, NO_SPACE, f.steps)
        g.stack.append(Frame(PLACE_PERSON, seat))


class SnakeTurns(Work):
    """Turns in order until everybody has placed one person, then in the reverse order (revised 17.6, larkin-start).

    On the way back the frame's seat is the one that acted last, at the turning point the one after it.
    """

    def _next_turn(self, g: GameState, f: Frame) -> None:
        seats = len(g.players)
        first = [not player.placed and could_place(g, player) for player in g.players]
        if any(first):
            seat = f.seat
            while not first[seat]:  # who has skipped a turn comes before anybody's second person
                seat = (seat + 1) % seats
            g.stack[-1] = Frame(self, (seat + 1) % seats, NO_SPACE, f.steps)
            g.stack.append(Frame(PLACE_PERSON, seat))
            return
        seat = (f.seat - 1) % seats
        while not could_place(g, g.players[seat]):
            seat = (seat - 1) % seats
        g.stack[-1] = Frame(self, seat, NO_SPACE, f.steps)
        g.stack.append(Frame(PLACE_PERSON, seat))


def _cannot_wait(g: GameState, p: Player) -> bool:
    """Whether what a player's cards allow at any time may matter between the last placement and the next one.

    Around a harvest there is time for it anyway.
    """
    abilities = p.abilities
    if abilities.idles:
        return False
    if abilities.subscribed & _GOING_HOME:
        return True
    if g.round in g.board.harvest_rounds:
        return False
    if abilities.subscribed >> ROUND_END & 1 or _grows_or_builds(g, p):
        return True
    for promise in g.promises:
        if promise.round == g.round + 1 and promise.seat == p.seat and any(promise.goods[SHEEP : CATTLE + 1]):
            return True
    if abilities.subscribed >> ROUND_START & 1:
        for reaction in abilities.reactions[ROUND_START]:
            # To play an improvement may ask for more than its price.
            if any([isinstance(part, Improve) for part in within(reaction.trigger.effect)]):
                return True
    return False


def _grows_or_builds(g: GameState, p: Player) -> bool:
    """Whether a card lets a family grow now, or a house that other cards listen to: in the next round it is too late.

    A child works from the round after its birth on, and goods are laid on the round spaces that are left.
    """
    if could_change(g, p, 1 << FAMILY):
        return True
    return p.abilities.subscribed & _ABOUT_THE_HOUSE != 0 and could_change(g, p, 1 << HOUSE)


def could_change(g: GameState, p: Player, what: int) -> bool:
    """Whether a player's cards could change at any time, and now, what a mask names: the family, the house."""
    for card, effect in p.abilities.any_time:
        if card.rules.brings & what and (
            effect.possible(g, p.seat, NO_SPACE) or within_reach(g, p.seat, effect, NO_SPACE)
        ):
            return True
    return False


def could_place(g: GameState, p: Player) -> bool:
    """Whether a player has somebody to place, or a card that could bring somebody, and takes part in the work."""
    if p.abilities.misses_work and not works(g, p):
        return False
    if p.home:
        return True
    for card in p.abilities.can_still_place:
        wakes = card.rules.can_still_place
        assert wakes is not None
        if wakes(g, p.seat):
            return True
    return False


def spaces_for(g: GameState, p: Player) -> tuple[Space, ...]:
    """The spaces in play for a player: those for all, and those that a card opens early."""
    spaces = g.open
    for card in p.abilities.opens_early:
        early = card.rules.opens_early
        assert early is not None
        spaces += tuple([space for space in early(g, p.seat) if space not in spaces])
    return spaces if spaces is g.open else tuple(sorted(spaces, key=lambda space: space.index))


def free_for(g: GameState, p: Player, space: Space) -> bool:
    """Whether a space is unoccupied, or a card lets the player in all the same."""
    if not g.occupied[space.site]:
        return True
    for card in p.abilities.may_use_occupied:
        enters = card.rules.may_use_occupied
        assert enters is not None
        if enters(g, p.seat, space):
            return True
    return False


class PlacePerson(Effect):
    """Asks where to place a person."""

    def asks(self) -> Message:
        return say("ask-place")

    def resolve(self, g: GameState, f: Frame) -> None:
        seat = f.seat
        p = g.players[seat]
        occupied = g.occupied
        options: list[Action] = []
        if p.home:
            stock = g.stock
            tolls = bool(g.subscribed >> TOLLS & 1)
            for space in spaces_for(g, p) if p.abilities.opens_early else g.open:
                if occupied[space.site] and not free_for(g, p, space):
                    continue
                needs = MORE if tolls or space.from_round else space.needs
                if (
                    needs == NOTHING
                    or (needs == SOMETHING_THERE and space.pile >= 0 and stock[space.pile])
                    or usable(g, seat, space)
                ):
                    options.append(space.action)
        if not p.abilities.idles or g.board.turn_deeds:
            spare = anytime_options(g, p)
            for deed in g.board.turn_deeds:
                spare.extend(deed.offers(g, p))
            if spare:
                if not options:
                    spare.append(DONE_ACTION)
                options.extend(spare)
        if options:
            ask(g, f, options)
        else:
            self._skip(g)

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        p = g.players[f.seat]
        if action.kind == USE:
            use_anytime(g, p, action)
            return
        if action.kind == DONE:
            self._skip(g)
            return
        if action.kind == CHOOSE:
            self._instead(g, p, action)
            return
        g.stack.pop()
        work = g.stack[-1]
        if work.steps:
            g.stack[-1] = Frame(work.effect, work.seat)
        if g.ask_end_turn:
            g.stack.append(Frame(END_TURN, f.seat))
        place(g, f.seat, g.board.spaces[action.args[0]])

    def preview(self, g: GameState, f: Frame, action: Action) -> dict[str, object]:
        return preview_of_use(g, f.seat, action)

    def _instead(self, g: GameState, p: Player, action: Action) -> None:
        """Do what everybody may do besides placing a person; if it takes the turn, the person is placed later."""
        placing = len(g.stack) - 1
        for deed in g.board.turn_deeds:
            if action in deed.offers(g, p):
                if deed.carry_out(g, p, action):
                    del g.stack[placing]
                    work = g.stack[placing - 1]
                    g.stack[placing - 1] = Frame(work.effect, work.seat)
                return

    def _skip(self, g: GameState) -> None:
        """Pass the turn because no space can be used; the person stays at home and is asked again."""
        g.stack.pop()
        work = g.stack[-1]
        g.stack[-1] = Frame(work.effect, work.seat, NO_SPACE, work.steps + 1)


class EndTurn(Effect):
    """Waits until the player says that the turn is over, where the caller wants that to be asked."""

    def asks(self) -> Message:
        return say("ask-end-turn")

    def resolve(self, g: GameState, f: Frame) -> None:
        if g.ask_end_turn:
            g.options = [END_TURN_ACTION]
            g.waiting = True
        else:
            g.stack.pop()

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()


def place(g: GameState, seat: int, space: Space, again: int = 0) -> None:
    """Place a person of a seat on a space and open the windows of its use (revised 6.3.5).

    `again` is how many people the seat has placed in this turn before.
    """
    if g.subscribed >> BEFORE_USE & 1:
        event = Event(ON_USE, seat, space.index, placed_before=again) if again else None
        g.stack.append(Frame(USE_SPACE, seat, space.index, event=event))
        fire(g, Event(BEFORE_USE, seat, space.index, placed_before=again))
    else:
        _use(g, seat, space, again)


def _use(g: GameState, seat: int, space: Space, again: int) -> None:
    p = g.players[seat]
    index = space.index
    p.home -= 1
    p.placed = (*p.placed, index)
    g.occupied[space.site] |= 1 << seat
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.PLACED, seat, space=index)
    if g.subscribed:
        for moment in WINDOWS_AFTER:
            if g.subscribed >> moment & 1:
                after = Event(moment, seat, index, source=FROM_SPACE, placed_before=again) if again else None
                g.stack.append(Frame(WINDOWS[moment], seat, index, event=after))
    if g.board.with_cards and not space.empties and has_stock(g, index):
        g.stack.append(Frame(TAKE_WHAT_LIES, seat, index))
    g.stack.append(Frame(space.effect, seat, index))
    if g.subscribed >> ON_USE & 1 or not p.abilities.idles:
        event = Event(ON_USE, seat, index, placed_before=again)
        if not p.abilities.idles and (would_act(g, p, event) or not space.effect.possible(g, seat, index)):
            # What a card brings on use may be traded before the space's own actions, which may need it.
            g.stack.append(Frame(ANYTIME, seat, index))
        fire(g, event)


def placed_before(f: Frame) -> int:
    """How many people had been placed in this turn before the one that a frame is about."""
    return f.event.placed_before if f.event is not None else 0


class PlaceOn(Effect):
    """Places a person on the space of the frame."""

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        place(g, f.seat, g.board.spaces[f.space], placed_before(f))


class UseSpace(Effect):
    """Places the person once everything that comes before the use has happened."""

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        _use(g, f.seat, g.board.spaces[f.space], placed_before(f))


def usable(g: GameState, seat: int, space: Space, again: int = 0) -> bool:
    """Whether a seat could use a free space: at least one of its actions can be carried through (revised 6.3.2).

    `again` is how many people the seat has placed in this turn before.
    """
    if space.from_round > g.round:
        return False
    possible = space.effect.possible(g, seat, space.index)
    if possible and not g.subscribed >> TOLLS & 1:
        return True  # what may be declined can only help
    if g.subscribed & _BEFORE_ACTIONS and _is_listened_to(g, seat, space, again):
        return by_trial(g, seat, space, again)
    if possible or g.players[seat].abilities.idles:
        return possible
    return bool(ways_out(g, seat, space.effect, space.index)) and by_trial(g, seat, space, again)


def _is_listened_to(g: GameState, seat: int, space: Space, again: int) -> bool:
    """Whether some card would act before the space's own actions, so that only a trial can tell."""
    for player in g.players:
        abilities = player.abilities
        if not abilities.everywhere and not space.answers_to(abilities.at_spaces):
            continue
        for moment in (BEFORE_USE, ON_USE):
            if abilities.subscribed >> moment & 1 and would_act(
                g, player, Event(moment, seat, space.index, placed_before=again)
            ):
                return True
    return False


def by_trial(g: GameState, seat: int, space: Space, again: int = 0) -> bool:
    """Whether a use can be carried through, found by trying it on a clone."""
    event = Event(BEFORE_USE, seat, space.index, placed_before=again) if again else None
    return completable(g, [Frame(PLACE_ON, seat, space.index, event=event)])


def why_not_space(g: GameState, seat: int, space: Space) -> Reasons:
    """Why a seat can't place a person on a space now: all reasons; none when it can."""
    p = g.players[seat]
    if space not in spaces_for(g, p):
        if space.card:
            return (say("why-space-on-card", card=space.card),)
        if g.order_known or g.board.fixed_order:
            return (say("why-opens-later", round=g.order.index(space.index) + 1),)
        return (say("why-not-turned-up", stage=space.stage),)
    reasons: list[Message] = []
    if not free_for(g, p, space):
        seats = tuple([str(other) for other in range(len(g.players)) if g.occupied[space.site] >> other & 1])
        reasons.append(say("why-tile-occupied" if space.tile else "why-occupied", seats=seats))
    if space.from_round > g.round:
        reasons.append(say("why-from-round", round=space.from_round))
    if not p.home:
        reasons.append(say("why-nobody-home"))
    if not reasons and usable(g, seat, space):
        return ()
    reasons.extend(space.effect.obstacles(g, seat, space.index))
    reasons.extend(_unpaid_tolls(g, p, space))
    return tuple(reasons) or (say("why-not-carried-through"),)


def _unpaid_tolls(g: GameState, p: Player, space: Space) -> list[Message]:
    """What a player lacks to pay those who ask something for the use of a space."""
    unpaid: list[Message] = []
    if g.subscribed >> TOLLS & 1:
        for moment in (BEFORE_USE, ON_USE):
            for other in g.players:
                for reaction in reactions(g, other, Event(moment, p.seat, space.index)):
                    toll = reaction.trigger.effect
                    if isinstance(toll, Toll):
                        why = toll.unpaid(g, p)
                        if why:
                            unpaid.append(say("why-toll", card=reaction.card.id, why=why))
    return unpaid


def preview_of_use(g: GameState, seat: int, action: Action) -> dict[str, object]:
    """What only the rules can tell of a use before it: what cards of others take, and which animals have no room."""
    if action.kind != PLACE:
        return {}
    lying = tuple(stock_of(g, action.args[0]))
    told: dict[str, object] = {}
    dues = _dues(g, seat, action.args[0], lying) if g.subscribed >> DUES & 1 else []
    if dues:
        told["dues"] = dues
    room = room_for(g, g.players[seat], lying)
    if room is not None:
        told["room"] = named_herd(room)
    return told


def _dues(g: GameState, seat: int, space: int, lying: Bag) -> list[dict[str, object]]:
    """What other players' cards take from who uses a space: it is shown before, not taken back (original OP-19)."""
    dues: list[dict[str, object]] = []
    for moment in (BEFORE_USE, ON_USE, IMMEDIATELY_AFTER_USE):
        if not g.subscribed >> moment & 1:
            continue
        event = Event(moment, seat, space, lying, source=FROM_SPACE, at_hand=lying)
        for other in g.players:
            for reaction in reactions(g, other, event) if other.seat != seat else ():
                goods = reaction.trigger.effect.due()
                if any(goods):
                    dues.append({"seat": other.seat, "card": reaction.card.id, "goods": named(goods)})
    return dues


class TakeWhatLies(Effect):
    """Takes what a card has put on a space that gives nothing of what lies there, after the space's own actions.

    What a use yields does not pay for it (original 8).
    """

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        take_what_lies_there(g, f.seat, f.space)


WORK: Final = Work()
THERE_AND_BACK: Final = SnakeTurns()
PLACE_PERSON: Final = PlacePerson()
PLACE_ON: Final = PlaceOn()
USE_SPACE: Final = UseSpace()
TAKE_WHAT_LIES: Final = TakeWhatLies()
END_TURN: Final = EndTurn()
WINDOWS: Final = {moment: Moment(moment) for moment in WINDOWS_AFTER}
name_tree(WORK, "flow/work")
name_tree(THERE_AND_BACK, "flow/work there and back")
name_tree(PLACE_PERSON, "flow/place")
name_tree(PLACE_ON, "flow/place on")
name_tree(USE_SPACE, "flow/use")
name_tree(TAKE_WHAT_LIES, "flow/take")
name_tree(END_TURN, "flow/end turn")
for _moment, _window in WINDOWS.items():
    name_tree(_window, f"flow/window {_moment}")
