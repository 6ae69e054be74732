"""Playing cards: choose one, pay for it, put it in front of you (revised 7.9 to 7.11, original 8.9, 8.10)."""

from __future__ import annotations

from typing import Final

from agricola.engine.chance import draw_below
from agricola.engine.deeds.connectives import Deed
from agricola.engine.deeds.legality import completable
from agricola.engine.economy.costs import PAY_PRICE, asks_for_food, final_price, missing, pay, payable
from agricola.engine.economy.supply import house_animals
from agricola.engine.goods import FOOD, HOUSE, KINDS, bag
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import CHOOSE, Action
from agricola.engine.kernel.card import FOR_IMPROVEMENT, FOR_OCCUPATION, MAJOR, MINOR, OCCUPATION, Card, Purpose
from agricola.engine.kernel.effect import Effect, name_tree, within
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import (
    BEFORE_CARD,
    BY_CARD,
    BY_KEEPING,
    BY_MAJOR_OR_MINOR_ACTION,
    BY_MINOR_ACTION,
    BY_MINOR_ACTION_AGAIN,
    BY_OCCUPATION_ACTION,
    CARD_PLAYED,
    Event,
)
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.round_cards import open_spaces, turned_up
from agricola.engine.kernel.state import GameState, change_cards
from agricola.engine.kernel.triggers import fire, join_moment, would_act
from agricola.engine.message import Message, Reasons, say
from agricola.engine.price import Cost, Price

DRAWING_OCCUPATIONS: Final = "draw"
"""Permits to let another player draw the occupation that is played, for food that is begged for if need be."""
MAJOR_BY_MINOR_ACTION: Final = "major by minor action"
"""Permits to build a major in a Minor Improvement action on an action space."""


_DRAW: Final = Action(CHOOSE, (-1,), "choose:draw", say("act-draw-occupation"))


_FOOD_PRICES: Final[list[Price]] = [(Cost(bag({FOOD: food})),) for food in range(10)]


def improvement_price(g: GameState, p: Player, card: Card) -> Price:
    """What a player pays for an improvement."""
    price = card.price if card.price_by is None else card.price_by(g, p.seat)
    if not p.abilities.priced_for >> FOR_IMPROVEMENT & 1 and g.board.team is None:
        return price
    return final_price(g, p, price, Purpose(FOR_IMPROVEMENT, card=card))


def occupation_price(g: GameState, p: Player, card: Card, food: int) -> Price:
    """The occupation cost, which cards may change, and the card's own cost, which they may not (revised 7.11.1)."""
    price = _FOOD_PRICES[food]
    if p.abilities.priced_for >> FOR_OCCUPATION & 1 or g.board.team is not None:
        price = final_price(g, p, price, Purpose(FOR_OCCUPATION, card=card))
    own = card.price if card.price_by is None else card.price_by(g, p.seat)
    if len(own) == 1 and not own[0].needs and not own[0].returns:
        return price
    return tuple(
        [
            cost.of(tuple([cost.goods[good] + more.goods[good] for good in range(KINDS)]))
            for cost in price
            for more in own
        ]
    )


def ready(g: GameState, p: Player, card: Card) -> bool:
    """Whether everything is there that a card asks for besides its price."""
    if card.prerequisite is not None and not card.prerequisite.test(g, p.seat, None):
        return False
    for order in card.rules.orders:
        if not order.possible(g, p.seat, NO_SPACE):
            return False
    return True


def unmet(g: GameState, p: Player, card: Card) -> Reasons:
    """What a card asks for besides its price and is not there."""
    reasons: list[Message] = []
    if card.prerequisite is not None and not card.prerequisite.test(g, p.seat, None):
        reasons.append(say("why-needs", what=card.prerequisite.says))
    for order in card.rules.orders:
        if not order.possible(g, p.seat, NO_SPACE):
            reasons.extend(order.obstacles(g, p.seat, NO_SPACE) or (say("why-not-possible", what=order.label()),))
    return tuple(reasons)


def cards_draw_on(g: GameState, p: Player, cards: list[Card]) -> int:
    """The goods, and `FIELD_CROPS`, of which more could make a card playable or better, as a mask."""
    mask = 0
    for card in cards:
        if card.prerequisite is not None and not card.prerequisite.test(g, p.seat, None):
            mask |= card.prerequisite.draws
        if asks_for_food(card.price):
            mask |= 1 << FOOD
        for order in card.rules.orders:
            if not order.possible(g, p.seat, NO_SPACE):
                mask |= order.draws_on(g, p.seat) & 1 << HOUSE
        for trigger in card.rules.triggers:
            if trigger.of_itself and trigger.effect.automatic():
                mask |= trigger.effect.draws_on(g, p.seat)
    return mask


def _cards_short_of(g: GameState, p: Player, cards: list[Card], prices: list[Price]) -> int:
    """Of what `cards_draw_on` tells, that which could make a card playable: food only where more is asked for."""
    mask = cards_draw_on(g, p, cards) & ~(1 << FOOD)
    for index in range(len(cards)):
        for cost in prices[index]:
            if cost.goods[FOOD] > p.goods[FOOD]:
                mask |= 1 << FOOD
        needed = cards[index].prerequisite
        if needed is not None and not needed.test(g, p.seat, None):
            mask |= needed.draws
    return mask


def playable(g: GameState, p: Player, card: Card, price: Price) -> bool:
    """Whether a player could play a card at a price now."""
    if payable(g, p, price):
        return ready(g, p, card)
    # A card that acts just before the payment may bring what is missing; so may the card itself.
    if not card.rules.before_itself and (
        not p.abilities.subscribed >> BEFORE_CARD & 1 or not would_act(g, p, Event(BEFORE_CARD, p.seat, card=card))
    ):
        return False
    return ready(g, p, card) and completable(g, play_frames(g, p.seat, card, price, NO_SPACE, BY_CARD))


def why_not_card(g: GameState, p: Player, card: Card) -> Reasons:
    """Why a player can't play an improvement now: all reasons; none when nothing stands in the way."""
    reasons = unmet(g, p, card)
    if card.kind == OCCUPATION:
        return reasons
    price = improvement_price(g, p, card)
    return reasons if payable(g, p, price) else (*reasons, *missing(p, price))


def play_frames(
    g: GameState, seat: int, card: Card, price: Price, space: int, how: int, drawn: bool = False
) -> list[Frame]:
    """What playing a card puts on the stack: what comes before the payment is on top.

    What is missing to pay for a card that was drawn by chance is begged for.
    """
    frames = [
        Frame(ENTER_PLAY, seat, space, 0, Event(CARD_PLAYED, seat, space, card=card, played_by=how)),
        Frame(PAY_OR_BEG if drawn else PAY_PRICE, seat, space, 0, None, price),
    ]
    if g.subscribed >> BEFORE_CARD & 1 or card.rules.before_itself:
        event = Event(BEFORE_CARD, seat, space, card=card, drawn=drawn)
        frames.append(Frame(ABOUT_TO_PLAY, seat, space, 0, event))
    return frames


def start_playing(g: GameState, p: Player, card: Card, price: Price, space: int, how: int, drawn: bool = False) -> None:
    """Take a card from the board or the hand and put everything that playing it needs on the stack."""
    g.majors = tuple([other for other in g.majors if other is not card])
    p.hand = tuple([other for other in p.hand if other is not card])
    p.known = tuple([other for other in p.known if other is not card])
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.CARD_PLAYED, p.seat, card=card.id)
    g.stack.extend(play_frames(g, p.seat, card, price, space, how, drawn))


def is_minor_for(g: GameState, p: Player, card: Card) -> bool:
    """Whether a card is a minor improvement, or a major one that another card makes a minor one for a player."""
    if card.kind == MINOR:
        return True
    for owned in p.abilities.as_minor:
        as_minor = owned.rules.as_minor
        assert as_minor is not None
        if as_minor(g, p.seat, card):
            return True
    return False


class Improve(Deed):
    """Build a major improvement or play a minor one, whichever the action allows."""

    def __init__(self, major: bool, minor: bool, how: int = -1) -> None:
        super().__init__()
        self.major = major
        self.minor = minor
        self.how = how if how >= 0 else BY_MAJOR_OR_MINOR_ACTION if major else BY_MINOR_ACTION
        """How the card counts as played, for cards that repeat or extend the action."""

    def label(self) -> Message:
        if self.major and self.minor:
            return say("do-major-or-minor")
        return say("do-major") if self.major else say("do-minor")

    def asks(self) -> Message:
        if self.major and self.minor:
            return say("ask-major-or-minor")
        return say("ask-major") if self.major else say("ask-minor")

    def tells(self) -> Message:
        return self.asks()

    def _cards(self, g: GameState, p: Player, space: int) -> list[Card]:
        cards: list[Card] = []
        as_minor = self.how in (BY_MINOR_ACTION, BY_MINOR_ACTION_AGAIN) and space != NO_SPACE
        if self.major or (as_minor and MAJOR_BY_MINOR_ACTION in p.abilities.permits):
            cards.extend(g.majors)
        elif self.minor and p.abilities.as_minor:
            cards.extend([card for card in g.majors if is_minor_for(g, p, card)])
        if self.minor:
            cards.extend([card for card in p.hand if card.kind == MINOR])
        return cards

    def draws_on(self, g: GameState, seat: int) -> int:
        p = g.players[seat]
        return cards_draw_on(g, p, [card for card in p.hand if card.kind == MINOR]) if self.minor else 0

    def short_of(self, g: GameState, seat: int, space: int) -> int:
        p = g.players[seat]
        cards = [card for card in p.hand if card.kind == MINOR] if self.minor else []
        return _cards_short_of(g, p, cards, [improvement_price(g, p, card) for card in cards])

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        for card in self._cards(g, p, space):
            if playable(g, p, card, improvement_price(g, p, card)):
                return True
        return False

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        p = g.players[seat]
        cards = self._cards(g, p, space)
        if not cards:
            return (say("why-no-improvement-left"),)
        reasons: list[Message] = []
        for card in cards:
            why = why_not_card(g, p, card)
            if not why:
                return ()
            reasons.append(say("why-card", card=card.id, why=why))
        return (say("why-no-improvement", why=tuple(reasons)),)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        cards = [card for card in self._cards(g, p, f.space) if playable(g, p, card, improvement_price(g, p, card))]
        return in_order([g.board.card_actions[card.id] for card in cards])

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        card = g.board.cards[action.cards[0]]
        g.stack.pop()
        start_playing(g, p, card, improvement_price(g, p, card), f.space, self.how)


def in_order(actions: list[Action]) -> list[Action]:
    """Actions of one kind in the order in which lists show them."""
    return sorted(actions, key=lambda action: action.args)


class PlayOccupation(Deed):
    """Play one occupation for an occupation cost that depends on how many were played before."""

    def __init__(self, costs: tuple[int, ...], how: int = BY_OCCUPATION_ACTION) -> None:
        super().__init__()
        self.costs = costs
        """Food for the first occupation, the second, ...; the last value holds for all further ones."""
        self.how = how
        """How the card counts as played, for cards that extend the action."""

    def label(self) -> Message:
        return say("do-occupation")

    def asks(self) -> Message:
        first, last, cheaper = self.costs[0], self.costs[-1], len(self.costs) - 1
        if not cheaper:
            return say("ask-occupation", food=last)
        return say("ask-occupation-by-number", cheaper=cheaper, first=first, food=last)

    def tells(self) -> Message:
        return self.asks()

    def _food(self, p: Player) -> int:
        return self.costs[min(p.occupations_played, len(self.costs) - 1)]

    def price(self, g: GameState, p: Player, card: Card) -> Price:
        """What an occupation costs a player here now."""
        return occupation_price(g, p, card, self._food(p))

    def _cards(self, p: Player) -> list[Card]:
        return [card for card in p.hand if card.kind == OCCUPATION]

    def draws_on(self, g: GameState, seat: int) -> int:
        p = g.players[seat]
        cards = self._cards(p)
        return cards_draw_on(g, p, cards) | (1 << FOOD if cards and self._food(p) else 0)

    def short_of(self, g: GameState, seat: int, space: int) -> int:
        p = g.players[seat]
        cards = self._cards(p)
        return _cards_short_of(g, p, cards, [self.price(g, p, card) for card in cards])

    def _drawable(self, g: GameState, p: Player) -> list[Card]:
        """The occupations from which one may be drawn by chance: those whose own needs are met (original OP-43)."""
        if DRAWING_OCCUPATIONS not in p.abilities.permits:
            return []
        return [card for card in self._cards(p) if ready(g, p, card)]

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        if p.abilities.permits and self._drawable(g, p):
            return True
        too_dear: Price = ()
        food = self._food(p)
        for card in p.hand:
            if card.kind != OCCUPATION:
                continue
            price = occupation_price(g, p, card, food)
            if p.abilities.subscribed >> BEFORE_CARD & 1 or card.rules.before_itself:
                if playable(g, p, card, price):
                    return True
            elif price is too_dear:
                continue  # most occupations cost the same here
            elif not payable(g, p, price):
                too_dear = price
            elif ready(g, p, card):
                return True
        return False

    def obstacles(self, g: GameState, seat: int, space: int) -> Reasons:
        if self.possible(g, seat, space):
            return ()
        p = g.players[seat]
        cards = self._cards(p)
        if not cards:
            return (say("why-no-occupation-in-hand"),)
        reasons: list[Message] = []
        for card in cards:
            price = self.price(g, p, card)
            lacks = () if payable(g, p, price) else missing(p, price)
            reasons.extend([why for why in (*unmet(g, p, card), *lacks) if why not in reasons])
        return (say("why-no-occupation", why=tuple(reasons)),)

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        cards = [card for card in self._cards(p) if playable(g, p, card, self.price(g, p, card))]
        options = in_order([g.board.card_actions[card.id] for card in cards])
        if self._drawable(g, p):
            options = [_DRAW, *options]
        return options

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        g.stack.pop()
        if action == _DRAW:
            drawable = self._drawable(g, p)
            card = drawable[draw_below(g, len(drawable))]
        else:
            card = g.board.cards[action.cards[0]]
        start_playing(g, p, card, self.price(g, p, card), f.space, self.how, drawn=action == _DRAW)


def occupation_prices(g: GameState, seat: int) -> dict[str, dict[str, Price]]:
    """What each occupation of a seat's hand costs, by the open spaces that play one."""
    p = g.players[seat]
    plays = [(space.id, deed) for space in g.open for deed in within(space.effect) if isinstance(deed, PlayOccupation)]
    occupations = [card for card in p.hand if card.kind == OCCUPATION]
    return {card.id: {space: deed.price(g, p, card) for space, deed in plays} for card in occupations}


class EnterPlay(Effect):
    """Puts a card that has been paid in front of its player and lets it act; a traveling card is passed on."""

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        event = f.event
        assert event is not None
        assert event.card is not None
        card = event.card
        p = g.players[f.seat]
        kept = event.played_by == BY_KEEPING
        if card.kind == OCCUPATION and (not kept or g.board.kept_count_for_lessons):
            p.occupations_played += 1
        if g.board.after_hand_card is not None and card.kind != MAJOR and not kept:
            g.stack.append(Frame(g.board.after_hand_card, f.seat))
        if card.traveling:
            g.stack.append(Frame(PASS_ON, f.seat, f.space, 0, event))
            if card.rules.acts_all_round:
                p.still_acting = (*p.still_acting, card)
                change_cards(g, p, p.cards)
                join_moment(g, p, card)
        else:
            change_cards(g, p, (*p.cards, card))
            if g.event_log is not None:
                g.event_log.tell(g.round, tell.CARD_ENTERED, p.seat, card=card.id)
            join_moment(g, p, card)
            if card.rules.holds is not None:
                house_animals(g, p)
            if card.rules.space is not None:
                g.open = open_spaces(g, turned_up(g))
        fire(g, event)


class PassOn(Effect):
    """Gives a traveling card to the left neighbour; alone, it leaves the game (revised 7.10)."""

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        assert f.event is not None
        assert f.event.card is not None
        to = (f.seat + 1) % len(g.players)
        if g.event_log is not None:
            passed_to = to if to != f.seat else tell.NOBODY
            g.event_log.tell(g.round, tell.CARD_PASSED, f.seat, card=f.event.card.id, to=passed_to)
        if to != f.seat:
            left = g.players[to]
            left.hand = (*left.hand, f.event.card)
            left.known = (*left.known, f.event.card)


def take_back(g: GameState, p: Player, card: Card) -> None:
    """Take a card that was played back to the hand, where everybody knows it; it stays counted as played (OP-69)."""
    change_cards(g, p, tuple([other for other in p.cards if other is not card]))
    p.hand = (*p.hand, card)
    p.known = (*p.known, card)
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.CARD_TAKEN_BACK, p.seat, card=card.id)


def draw_minors(g: GameState, p: Player, number: int) -> None:
    """Put all minor improvements of a hand out of the game and draw new ones from the pile, unseen by others."""
    old = tuple([card for card in p.hand if card.kind == MINOR])
    new = g.minor_pile[:number]
    g.minor_pile = g.minor_pile[number:]
    p.discarded = (*p.discarded, *old)
    p.hand = (*[card for card in p.hand if card.kind != MINOR], *new)
    p.known = tuple([card for card in p.known if card.kind != MINOR])
    if g.event_log is not None:
        for card in old:
            g.event_log.tell(g.round, tell.CARD_DISCARDED, p.seat, card=card.id, seen_by=p.seat)
        for card in new:
            g.event_log.tell(g.round, tell.CARD_DEALT, p.seat, card=card.id, seen_by=p.seat)


class PayOrBeg(Effect):
    """Pays the price in the frame; for food that is missing and can't be raised, begging markers are taken."""

    def resolve(self, g: GameState, f: Frame) -> None:
        assert f.price is not None
        p = g.players[f.seat]
        g.stack.pop()
        if payable(g, p, f.price):
            pay(g, p, f.price, f.space)
            return
        food = min([cost.goods[FOOD] for cost in f.price])
        paid = min(food, p.goods[FOOD])
        p.goods[FOOD] -= paid
        p.begging += food - paid
        if g.event_log is not None:
            if paid:
                g.event_log.tell(g.round, tell.PAID, p.seat, goods=bag({FOOD: paid}))
            g.event_log.tell(g.round, tell.BEGGED, p.seat, count=food - paid)


class AboutToPlay(Effect):
    """The moment just before a card is paid."""

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        assert f.event is not None
        fire(g, f.event)


ENTER_PLAY: Final = EnterPlay()
PASS_ON: Final = PassOn()
ABOUT_TO_PLAY: Final = AboutToPlay()
PAY_OR_BEG: Final = PayOrBeg()
name_tree(PAY_OR_BEG, "flow/pay or beg")
name_tree(ENTER_PLAY, "flow/enter play")
name_tree(PASS_ON, "flow/pass on")
name_tree(ABOUT_TO_PLAY, "flow/about to play")
