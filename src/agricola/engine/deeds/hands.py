"""Getting a hand in other ways than by the deal: packs that go round, cards put away, drawn anew or taken face up.

Each class does one such thing; which of them a game has, and with what numbers, its board says. What is chosen stays
hidden: cards in packs and picks are seen by their seat alone, and a pick comes to the hand when all have picked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from agricola.engine.chance import Chance
from agricola.engine.deeds.legality import leads_on_unseen
from agricola.engine.deeds.placing import END_TURN, PLACE_PERSON, Work
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.actions import CHOOSE, DONE, DONE_ACTION, END_TURN_ACTION, USE, Action
from agricola.engine.kernel.board import AnytimeDeed, TurnDeed
from agricola.engine.kernel.card import MINOR, OCCUPATION, Card
from agricola.engine.kernel.dealing import LooseCards, Portion, dealt_by, loose_cards_of, refuse_too_few
from agricola.engine.kernel.effect import Effect
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.resolve import ask
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Message, say

_KIND_NAMES: Final = {OCCUPATION: "occupations", MINOR: "minors"}
_KINDS: Final = (OCCUPATION, MINOR)
MOST_STEPS: Final = 64
"""How far any of these deeds can have come."""


def _card_action(g: GameState, verb: str, card: Card) -> Action:
    """The answer that names a card of a pack or a hand."""
    number = g.board.card_actions[card.id].args[0]
    return Action(CHOOSE, (number,), f"{verb}:{card.id}", say(f"act-{verb}", card=card.id), cards=(card.id,))


def _card_actions(g: GameState, verb: str, cards: Iterable[Card]) -> list[Action]:
    """The answers that name one of some cards each, in the order of the catalog."""
    return sorted([_card_action(g, verb, card) for card in cards], key=lambda action: action.args)


def _pile_actions(g: GameState, verb: str, kinds: tuple[int, ...]) -> list[Action]:
    """The answers that name a kind of cards of which there are some in the pile."""
    return [
        Action(CHOOSE, (kind,), f"{verb}:{_KIND_NAMES[kind]}", say(f"act-{verb}-{_KIND_NAMES[kind]}"))
        for kind in kinds
        if pile_of(g, kind)
    ]


def pile_of(g: GameState, kind: int) -> tuple[Card, ...]:
    """The cards of a kind that nobody was dealt."""
    return g.minor_pile if kind == MINOR else g.occupation_pile


def set_pile(g: GameState, kind: int, cards: tuple[Card, ...]) -> None:
    """Let these cards be the ones that nobody was dealt."""
    if kind == MINOR:
        g.minor_pile = cards
    else:
        g.occupation_pile = cards


def draw(g: GameState, p: Player, kind: int, number: int = 1) -> None:
    """Draw cards of a kind from the top of the pile, unseen by others, as far as there are some."""
    pile = pile_of(g, kind)
    set_pile(g, kind, pile[number:])
    p.hand = (*p.hand, *pile[:number])
    if g.event_log is not None:
        for card in pile[:number]:
            g.event_log.tell(g.round, tell.CARD_DEALT, p.seat, card=card.id, seen_by=p.seat)


def discard(g: GameState, p: Player, card: Card) -> None:
    """Put a card of a hand out of the game, unseen by others."""
    p.hand = tuple([other for other in p.hand if other is not card])
    p.known = tuple([other for other in p.known if other is not card])
    p.discarded = (*p.discarded, card)
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.CARD_DISCARDED, p.seat, card=card.id, seen_by=p.seat)


class EachPlayer(Effect):
    """Lets every player do something, the starting player first."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        seats = len(g.players)
        for step in range(seats - 1, -1, -1):
            g.stack.append(Frame(self.effect, (g.start + step) % seats))


class HandDeed(Effect):
    """Something about hand cards that may take several answers; the frame's steps are how many were given."""


# --- drafts -----------------------------------------------------------------------------------------------------------


class Draft(HandDeed):
    """Everybody gets a pack, keeps some cards of it and passes the rest on, until all have what they keep.

    What is left then leaves the game. The frame's steps are how many times the packs have been dealt or passed.
    """

    def __init__(self, portions: tuple[Portion, ...], keeps: tuple[int, ...], *, left: bool) -> None:
        super().__init__()
        self.portions = portions
        """What a pack holds at first."""
        self.keeps = keeps
        """How many cards of each kind are kept in the first pass, the second, ..."""
        self.step = 1 if left else -1
        kinds = tuple([kind for kind in _KINDS if any([portion.kind == kind for portion in portions])])
        self.picks = tuple([Pick(kinds, keep) for keep in keeps])

    def parts(self) -> tuple[Effect, ...]:
        return self.picks

    def resolve(self, g: GameState, f: Frame) -> None:
        if f.steps == 0:
            self._deal(g)
        else:
            _take_picks(g)
            if f.steps == len(self.keeps):
                g.stack.pop()
                _put_packs_away(g)
                return
            _pass_on(g, self.step)
        if g.event_log is not None:
            _tell_packs(g)
        g.stack[-1] = Frame(self, f.seat, f.space, f.steps + 1)
        seats = len(g.players)
        for step in range(seats - 1, -1, -1):
            g.stack.append(Frame(self.picks[f.steps], (g.start + step) % seats))

    def _deal(self, g: GameState) -> None:
        """Deal the packs from the piles."""
        packs: list[tuple[Card, ...]] = []
        for _ in g.players:
            pack: list[Card] = []
            for portion in self.portions:
                pile = pile_of(g, portion.kind)
                dealt = dealt_by(portion, pile, portion.number)
                if len(dealt) < portion.number:
                    there = [card for card in [*pile, *[card for own in packs for card in own]] if portion.takes(card)]
                    refuse_too_few(portion, len(g.players), len(there))
                pack.extend(dealt)
                set_pile(g, portion.kind, tuple([card for card in pile if card not in dealt]))
            packs.append(tuple(pack))
        g.loose_cards = loose_cards_of(g.loose_cards, len(packs)).with_packs(tuple(packs))


class Pick(HandDeed):
    """Asks a player which cards of the pack to keep, one after the other."""

    def __init__(self, kinds: tuple[int, ...], keep: int) -> None:
        super().__init__()
        self.kinds = kinds
        self.keep = keep

    def at_once(self) -> bool:
        """Everybody picks from a pack of their own, and picks lie face down until all have picked."""
        return True

    def asks(self) -> Message:
        if len(self.kinds) > 1:
            return say("ask-pick", n=self.keep)
        return say(f"ask-pick-{_KIND_NAMES[self.kinds[0]]}", n=self.keep)

    def _wanted(self, loose: LooseCards, seat: int) -> list[Card]:
        """The cards of the pack of whose kind not enough are picked."""
        picked = [card.kind for card in loose.picks[seat]]
        return [card for card in loose.packs[seat] if picked.count(card.kind) < self.keep]

    def resolve(self, g: GameState, f: Frame) -> None:
        loose = g.loose_cards
        assert loose is not None
        wanted = self._wanted(loose, f.seat)
        if wanted and not g.ask_forced and len(wanted) + len(loose.picks[f.seat]) <= self.keep * len(self.kinds):
            # All that is left is kept, whoever is asked.
            for card in wanted:
                g.loose_cards = loose = loose.with_pick(f.seat, card)
            wanted = []
        _ask_for_a_card(g, f, "pick", wanted)

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == DONE:
            g.stack.pop()
            return
        loose = g.loose_cards
        assert loose is not None
        g.loose_cards = loose.with_pick(f.seat, g.board.cards[action.cards[0]])
        g.stack[-1] = Frame(self, f.seat, f.space, f.steps + 1)


def _ask_for_a_card(g: GameState, f: Frame, verb: str, cards: list[Card]) -> None:
    """Ask for one of some cards; where none is left, end, and only when the player says so if that is wanted."""
    if cards:
        ask(g, f, _card_actions(g, verb, cards))
    elif g.ask_end_turn and f.steps:
        g.options = [END_TURN_ACTION]
        g.waiting = True
    else:
        g.stack.pop()


def _take_picks(g: GameState) -> None:
    """Take what everybody has picked to the hands; from now on it can't be put back."""
    loose = g.loose_cards
    assert loose is not None
    for p in g.players:
        p.hand = (*p.hand, *loose.picks[p.seat])
        if g.event_log is not None:
            for card in loose.picks[p.seat]:
                g.event_log.tell(g.round, tell.CARD_DEALT, p.seat, card=card.id, seen_by=p.seat)
    g.loose_cards = loose.without_picks()


def _pass_on(g: GameState, step: int) -> None:
    """Pass the packs to the neighbours, who see what is left of them."""
    loose = g.loose_cards
    assert loose is not None
    seats = len(g.players)
    loose = loose.seen_by_their_seats()
    g.loose_cards = loose.with_packs(tuple([loose.packs[(seat - step) % seats] for seat in range(seats)]))


def _put_packs_away(g: GameState) -> None:
    """Put what nobody keeps out of the game; who passed it last has seen it."""
    loose = g.loose_cards
    assert loose is not None
    loose = loose.seen_by_their_seats()
    for p in g.players:
        p.discarded = (*p.discarded, *loose.packs[p.seat])
    g.loose_cards = loose.with_packs(tuple([() for _ in g.players]))


def _tell_packs(g: GameState) -> None:
    """Tell each seat which cards it may choose from."""
    loose = g.loose_cards
    assert loose is not None
    assert g.event_log is not None
    for p in g.players:
        for card in loose.packs[p.seat]:
            g.event_log.tell(g.round, tell.CARD_OFFERED, p.seat, card=card.id, seen_by=p.seat)


# --- putting cards away and drawing others ----------------------------------------------------------------------------


class DiscardDownTo(HandDeed):
    """Puts cards away until a hand holds so many of each kind."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def at_once(self) -> bool:
        """Everybody looks at a hand of their own, and nobody sees what is put away."""
        return True

    def asks(self) -> Message:
        return say("ask-discard-down-to", n=self.number)

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        too_many = [
            card for card in p.hand if len([other for other in p.hand if other.kind == card.kind]) > self.number
        ]
        _ask_for_a_card(g, f, "discard", too_many)

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == DONE:
            g.stack.pop()
            return
        discard(g, g.players[f.seat], g.board.cards[action.cards[0]])
        g.stack[-1] = Frame(self, f.seat, f.space, f.steps + 1)


class Mulligan(HandDeed):
    """A player may put all cards of a kind away and draw one fewer, again and again."""

    def asks(self) -> Message:
        return say("ask-mulligan")

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        options = [
            Action(
                CHOOSE, (kind,), f"mulligan:{_KIND_NAMES[kind]}", say(f"act-mulligan-{_KIND_NAMES[kind]}", n=held - 1)
            )
            for kind, held in [(kind, _held(p, kind)) for kind in _KINDS]
            if held
        ]
        if options:
            ask(g, f, [*options, DONE_ACTION])
        else:
            g.stack.pop()

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == DONE:
            g.stack.pop()
            return
        p = g.players[f.seat]
        kind = action.args[0]
        old = [card for card in p.hand if card.kind == kind]
        for card in old:
            discard(g, p, card)
        if len(pile_of(g, kind)) < len(old) - 1:
            _reshuffle(g, kind)
        draw(g, p, kind, len(old) - 1)
        g.stack[-1] = Frame(self, f.seat, f.space, min(f.steps + 1, MOST_STEPS))


def _held(p: Player, kind: int) -> int:
    return len([card for card in p.hand if card.kind == kind])


def _reshuffle(g: GameState, kind: int) -> None:
    """Shuffle what was put away and lay it under the pile, which runs out (revised OP-15)."""
    gone: list[Card] = []
    for p in g.players:
        gone.extend([card for card in p.discarded if card.kind == kind])
        p.discarded = tuple([card for card in p.discarded if card.kind != kind])
    chance = Chance(g.chance)
    set_pile(g, kind, (*pile_of(g, kind), *chance.shuffled(sorted(gone, key=lambda card: card.id))))
    g.chance = chance.state


class Exchange(HandDeed):
    """A player may put a hand card away and draw another one, so many times: of the same kind, or of either."""

    def __init__(self, times: int, *, same_kind: bool) -> None:
        super().__init__()
        self.times = times
        self.same_kind = same_kind
        self.draw = DrawEither()

    def parts(self) -> tuple[Effect, ...]:
        return (self.draw,)

    def asks(self) -> Message:
        return say("ask-exchange", n=self.times)

    def resolve(self, g: GameState, f: Frame) -> None:
        p = g.players[f.seat]
        some = bool(g.minor_pile or g.occupation_pile)
        cards = [card for card in p.hand if (pile_of(g, card.kind) if self.same_kind else some)]
        if cards and f.steps < self.times:
            ask(g, f, [*_card_actions(g, "discard", cards), DONE_ACTION])
        else:
            g.stack.pop()

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        if action.kind == DONE:
            g.stack.pop()
            return
        p = g.players[f.seat]
        card = g.board.cards[action.cards[0]]
        g.stack[-1] = Frame(self, f.seat, f.space, f.steps + 1)
        discard(g, p, card)
        if self.same_kind:
            draw(g, p, card.kind)
        else:
            g.stack.append(Frame(self.draw, f.seat))


class DrawEither(HandDeed):
    """Draws one card, of the kind that its player names; an empty pile gives none (revised OP-16)."""

    def asks(self) -> Message:
        return say("ask-draw")

    def resolve(self, g: GameState, f: Frame) -> None:
        options = _pile_actions(g, "draw", _KINDS)
        if options:
            ask(g, f, options)
        else:
            g.stack.pop()

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        g.stack.pop()
        draw(g, g.players[f.seat], action.args[0])


# --- beside a placement -----------------------------------------------------------------------------------------------


class ThreeForOne(AnytimeDeed):
    """At any time three hand cards may be put away for one of a kind that the player names (original 18.2).

    In the midst of a use those that it still needs stay in the hand: what is drawn for them nobody knows before.
    """

    def __init__(self, number: int) -> None:
        super().__init__(Action(USE, (0,), f"exchange:{number}", say("act-exchange", n=number)))
        self.number = number
        self.putting_away = PutAway(number)

    def parts(self) -> tuple[Effect, ...]:
        return (self.putting_away,)

    def offers(self, g: GameState, p: Player) -> list[Action]:
        return [self.action] if len(p.hand) >= self.number and (g.minor_pile or g.occupation_pile) else []

    def carry_out(self, g: GameState, p: Player, action: Action) -> bool:
        g.stack.append(Frame(self.putting_away, p.seat))
        return False

    def stand_by(self, g: GameState) -> bool:
        top = g.stack[-1]
        options = g.options
        if top.effect is self.putting_away:
            if g.stack[-2].effect is PLACE_PERSON:
                return False  # nothing waits for a card
            floor = _floor_of_turn(g)
            g.options = [action for action in options if leads_on_unseen(g, action, floor)]
            return len(g.options) < len(options)
        if (
            g.round < 1
            or top.effect is PLACE_PERSON  # which offers it by itself
            or isinstance(top.effect, HandDeed)
            or END_TURN_ACTION in options
            or self.action in options
            or not self.offers(g, g.players[top.seat])
            or not leads_on_unseen(g, self.action, _floor_of_turn(g))
        ):
            return False
        # What ends a question stands last.
        last = len(options) - 1 if options[-1].kind == DONE else len(options)
        g.options = [*options[:last], self.action, *options[last:]]
        return False


def _floor_of_turn(g: GameState) -> int:
    """How many frames lie under everything that is still to be done in this turn, or in this step of a harvest."""
    for height, frame in enumerate(g.stack):
        if height and not isinstance(frame.effect, Work):
            return height
    return len(g.stack)


class PutAway(HandDeed):
    """Puts so many hand cards away, then draws one."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.draw = DrawEither()

    def parts(self) -> tuple[Effect, ...]:
        return (self.draw,)

    def asks(self) -> Message:
        return say("ask-put-away", n=self.number)

    def resolve(self, g: GameState, f: Frame) -> None:
        if f.steps == self.number:
            g.stack[-1] = Frame(self.draw, f.seat)
            return
        ask(g, f, _card_actions(g, "discard", g.players[f.seat].hand))

    def choose(self, g: GameState, f: Frame, action: Action) -> None:
        discard(g, g.players[f.seat], g.board.cards[action.cards[0]])
        g.stack[-1] = Frame(self, f.seat, f.space, f.steps + 1)


class LayOut(HandDeed):
    """Turns so many cards of the piles face up, an occupation and a minor improvement in turn."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        shown: list[Card] = []
        for number in range(self.number):
            kind = _KINDS[number % len(_KINDS)]
            pile = pile_of(g, kind)
            set_pile(g, kind, pile[1:])
            shown.extend(pile[:1])
        loose = loose_cards_of(g.loose_cards, len(g.players))
        g.loose_cards = loose.with_face_up(tuple(shown), loose.taken_in)
        if g.event_log is not None:
            for card in shown:
                g.event_log.tell(g.round, tell.CARD_LAID_OUT, card=card.id)


class TakeFaceUp(TurnDeed):
    """Once a round somebody may skip a turn to take a card that lies face up (revised 17.4)."""

    def offers(self, g: GameState, p: Player) -> list[Action]:
        loose = g.loose_cards
        if loose is None or loose.taken_in == g.round or not p.home:
            return []
        return _card_actions(g, "take", loose.face_up)

    def carry_out(self, g: GameState, p: Player, action: Action) -> bool:
        loose = g.loose_cards
        assert loose is not None
        card = g.board.cards[action.cards[0]]
        g.loose_cards = loose.with_face_up(tuple([other for other in loose.face_up if other is not card]), g.round)
        p.hand = (*p.hand, card)
        p.known = (*p.known, card)
        if g.event_log is not None:
            g.event_log.tell(g.round, tell.CARD_TAKEN_UP, p.seat, card=card.id)
        if g.ask_end_turn:
            g.stack.append(Frame(END_TURN, p.seat))
        return True
