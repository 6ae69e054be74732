"""Reactions: which cards listen to which moment, and in which order they act.

Reactions come seat by seat, the acting player (or the starting player) first. A player with several reactions at one
moment chooses their order as soon as one of them asks something; plain gains come first, as anybody would choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agricola.engine.goods import EMPTY_BAG, Bag
from agricola.engine.kernel.actions import CHOOSE, USE, Action
from agricola.engine.kernel.card import ANYONE, OWN, Card, Reaction, Trigger
from agricola.engine.kernel.effect import CannotComplete, Effect, name_tree
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import BEFORE_CARD, CARD_PLAYED, ROUND_START, SECOND_THOUGHTS, Event
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState, takes_part
from agricola.engine.message import Message, say


def reactions(g: GameState, p: Player, event: Event) -> tuple[Reaction, ...]:
    """The triggers of a player's cards that an event sets off."""
    found: list[Reaction] = []
    if p.abilities.subscribed >> event.moment & 1:
        for reaction in p.abilities.reactions[event.moment]:
            if _set_off(g, p, reaction.card, reaction.trigger, event):
                found.append(reaction)
    if event.moment == BEFORE_CARD and event.seat == p.seat:
        card = event.card
        # A card may bring something before it is paid, although it does not lie in front of anybody yet.
        if card is not None and card.rules.before_itself:
            for reaction in card.reactions:
                trigger = reaction.trigger
                if trigger.moment == BEFORE_CARD and trigger.of_itself and _set_off(g, p, card, trigger, event):
                    found.append(reaction)
    if event.moment == CARD_PLAYED and event.card is not None:
        if event.card.traveling and event.seat == p.seat:
            # A traveling card acts although it never lies in front of anybody.
            for reaction in event.card.reactions:
                if reaction.trigger.moment == CARD_PLAYED and _set_off(g, p, event.card, reaction.trigger, event):
                    found.append(reaction)
        for card in p.hand:
            for number, trigger in enumerate(card.rules.from_hand):
                if _set_off(g, p, card, trigger, event):
                    found.append(Reaction(card, -1 - number, trigger))
    return tuple(found)


def reaction_of(card: Card, number: int) -> Reaction:
    """The reaction with that number: a card's triggers count from 0 up, those of the hand from -1 down."""
    return card.reactions[number] if number >= 0 else Reaction(card, number, card.rules.from_hand[-1 - number])


def _set_off(g: GameState, p: Player, card: Card, trigger: Trigger, event: Event) -> bool:
    if trigger.of_itself and event.card is not card:
        return False
    if event.seat >= 0 and trigger.whose != ANYONE and (event.seat == p.seat) != (trigger.whose == OWN):
        return False
    if trigger.spaces and (event.space < 0 or not g.board.spaces[event.space].answers_to(trigger.spaces)):
        return False
    return trigger.condition is None or trigger.condition.test(g, p.seat, event)


def would_act(g: GameState, p: Player, event: Event) -> bool:
    """Whether an event would set off anything of a player's cards in play."""
    if p.abilities.subscribed >> event.moment & 1:
        if p.abilities.misses_harvest and _stays_away(g, p, event):
            return False
        for reaction in p.abilities.reactions[event.moment]:
            if _set_off(g, p, reaction.card, reaction.trigger, event):
                return True
    return False


def listens(g: GameState, moment: int) -> bool:
    """Whether any card in play listens to a moment; the cheap question to ask before building an event."""
    return bool(g.subscribed >> moment & 1)


def fire(g: GameState, event: Event, away: int = 0) -> None:
    """Let every listening card react to an event, by putting the reactions on the stack.

    `away` is a mask of the seats that take no part in what is going on: their cards do not react, except for others.
    """
    moment = event.moment
    # Cards that are played may act without lying in front of anybody, and cards of a hand may answer to them.
    unseen = moment in (CARD_PLAYED, BEFORE_CARD)
    if not unseen and not g.subscribed >> moment & 1:
        return
    seats = len(g.players)
    first = event.seat if event.seat >= 0 else g.start
    for step in range(seats - 1, -1, -1):
        seat = (first + step) % seats
        player = g.players[seat]
        if not (unseen or player.abilities.subscribed >> moment & 1):
            continue
        if player.abilities.misses_harvest and _stays_away(g, player, event):
            continue
        found = reactions(g, player, event)
        if away >> seat & 1:
            found = tuple([reaction for reaction in found if reaction.trigger.effect.asks_others()])
        if moment == CARD_PLAYED and len(found) > 1:
            # What a card does when it is played comes before what others do after it was played (revised 7.10).
            own = tuple([reaction for reaction in found if reaction.trigger.of_itself])
            if own and len(own) < len(found):
                others = tuple([reaction for reaction in found if not reaction.trigger.of_itself])
                g.stack.append(Frame(REACT, seat, event.space, 0, event, None, others))
                found = own
        if found:
            if _looks_again(event) and not away >> seat & 1:
                found = player.abilities.reactions[moment]
            g.stack.append(Frame(REACT, seat, event.space, 0, event, None, found))


def _stays_away(g: GameState, p: Player, event: Event) -> bool:
    """Whether a harvest goes on in which a player takes no part: then not in what others do in it either."""
    if event.seat < 0 or event.seat == p.seat:
        return False
    return any([frame.effect.is_harvest() for frame in g.stack]) and not takes_part(g, p)


def _looks_again(event: Event) -> bool:
    """Whether what a player's cards do at a moment may set off more of them: at moments of the round it may.

    Their order is the player's choice (original OP-10), so a condition need not hold before the first of them.
    """
    return event.seat < 0 and event.moment != SECOND_THOUGHTS


def join_moment(g: GameState, p: Player, card: Card) -> None:
    """Let a card that comes into play at a moment of the round, such as its start, act at that same moment.

    A card played while a space is used does not react to that use (revised 6.3.5).
    """
    for height in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[height]
        event = frame.event
        if frame.effect is REACT and frame.seat == p.seat and event is not None and event.seat < 0:
            more = [
                reaction
                for reaction in card.reactions
                if reaction.trigger.moment == event.moment and _set_off(g, p, card, reaction.trigger, event)
            ]
            if more:
                waiting = frame.reactions + tuple(more)
                g.stack[height] = Frame(REACT, frame.seat, frame.space, 0, event, None, waiting)
            return


class React(Effect):
    """Carries out one player's reactions to an event, in the order that the player chooses."""

    collects: Effect | None
    helpful: Callable[[GameState, int, Effect], list[Action]] | None
    use: Callable[[GameState, Player, Action], None] | None

    def __init__(self) -> None:
        super().__init__()
        self.collects = None
        """Takes what still waits on the round space, which its owner may do between reactions to a round start."""
        self.helpful = None
        """Lists what cards allow at any time and what could help a reaction that waits."""
        self.use = None
        """Carries out one of these."""

    def asks(self) -> Message:
        return say("ask-which-card")

    def resolve(self, g: GameState, f: Frame) -> None:
        waiting = f.reactions
        hand = g.players[f.seat].hand
        if any([reaction.number < 0 and reaction.card not in hand for reaction in waiting]):
            # A card that was played meanwhile can't be played from the hand once more.
            waiting = tuple([reaction for reaction in waiting if reaction.number >= 0 or reaction.card in hand])
            f = g.stack[-1] = Frame(self, f.seat, f.space, 0, f.event, None, waiting)
        if f.event is not None and _looks_again(f.event):
            p = g.players[f.seat]
            waiting = tuple([one for one in waiting if _set_off(g, p, one.card, one.trigger, f.event)])
        if not waiting:
            g.stack.pop()
            return
        automatic = all([reaction.trigger.effect.automatic() for reaction in waiting])
        if not automatic:
            for reaction in waiting:
                if reaction.trigger.effect.can_come_first():
                    self._run(g, f, f.reactions.index(reaction))
                    return
        due = not automatic and _goods_wait(g, f)
        if automatic or (len(waiting) == 1 and not due):
            self._run(g, f, f.reactions.index(waiting[0]))
            return
        g.options = [
            Action(
                CHOOSE,
                (f.reactions.index(reaction),),
                f"choose:{reaction.card.id}.{reaction.number}",
                _told(reaction, waiting),
                cards=(reaction.card.id,),
            )
            for index, reaction in enumerate(waiting)
            if not _stands_before(waiting, index)
        ]
        if due:
            g.options.append(Action(CHOOSE, (len(f.reactions),), "choose:collect", say("act-collect")))
        if not g.players[f.seat].abilities.idles:
            assert self.helpful is not None
            for reaction in waiting:
                for action in self.helpful(g, f.seat, reaction.trigger.effect):
                    if action not in g.options:
                        g.options.append(action)
            g.options.sort()
        g.waiting = True

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == USE:
            assert self.use is not None
            self.use(g, g.players[f.seat], action)
        elif action.args[0] == len(f.reactions):
            assert self.collects is not None
            g.stack.append(Frame(self.collects, f.seat))
        else:
            self._run(g, f, action.args[0])

    def _run(self, g: GameState, f: Frame, index: int) -> None:
        reaction = f.reactions[index]
        rest = f.reactions[:index] + f.reactions[index + 1 :]
        g.stack.pop()
        if rest or (f.event is not None and f.event.seat < 0):
            # At a moment of the round the frame stays to the end, so that a card played meanwhile can join in.
            g.stack.append(Frame(self, f.seat, f.space, 0, f.event, None, rest))
        effect = reaction.trigger.effect
        # It is asked in its place, where it sees what it reacts to.
        g.stack.append(Frame(effect, f.seat, f.space, 0, f.event))
        if not effect.possible(g, f.seat, f.space):
            g.stack.pop()
            if reaction.trigger.compulsory:
                raise CannotComplete


def _stands_before(waiting: tuple[Reaction, ...], index: int) -> bool:
    """Whether the same reaction waits already, because a traveling card was played twice in a round."""
    mine = waiting[index]
    return any([other.card is mine.card and other.number == mine.number for other in waiting[:index]])


def _told(reaction: Reaction, waiting: tuple[Reaction, ...]) -> Message:
    """What people are told of a reaction: its card, and what it does where that card has more than one."""
    card = reaction.card
    if len([other for other in waiting if other.card is card]) == 1:
        return say("act-react", card=card.id)
    return say("act-react-by", card=card.id, what=reaction.trigger.effect.label())


def _goods_wait(g: GameState, f: Frame) -> bool:
    """Whether something still lies on the round space for a player while the round starts."""
    if f.event is None or f.event.moment != ROUND_START:
        return False
    return any([promise.round == g.round and promise.seat == f.seat for promise in g.promises])


class Moment(Effect):
    """A named point in time: whoever listens to it acts. What it has to tell waits in the event of its frame."""

    def __init__(self, moment: int) -> None:
        super().__init__()
        self.moment = moment

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        if not listens(g, self.moment):
            return
        seat = f.seat if f.space >= 0 else -1
        goods: Bag = EMPTY_BAG
        at_hand: Bag = EMPTY_BAG
        before = 0
        if f.event is not None:
            goods, at_hand, before = f.event.goods, f.event.at_hand, f.event.placed_before
        fire(g, Event(self.moment, seat, f.space, goods, at_hand=at_hand, placed_before=before))


REACT: Final = React()
name_tree(REACT, "flow/react")
