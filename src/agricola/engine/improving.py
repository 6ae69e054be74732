"""Building majors and playing minors: choose a card, pay for it, put it in front of you (revised 7.9, 7.10)."""

from __future__ import annotations

from typing import Final

from agricola.engine.actions import Action
from agricola.engine.card import FOR_IMPROVEMENT, MINOR, Card, Price, Purpose
from agricola.engine.costs import final_price, missing, pay, payable
from agricola.engine.effect import Effect, Frame, name_tree
from agricola.engine.effects import Deed
from agricola.engine.events import CARD_PLAYED, Event
from agricola.engine.state import GameState, Player, change_cards
from agricola.engine.triggers import fire


def card_price(g: GameState, p: Player, card: Card) -> Price:
    """What a player pays for an improvement."""
    if not p.abilities.priced:
        return card.price
    return final_price(g, p, card.price, Purpose(FOR_IMPROVEMENT, card=card))


def playable(g: GameState, p: Player, card: Card) -> bool:
    """Whether a player could play an improvement now."""
    if card.prerequisite is not None and not card.prerequisite.test(g, p.seat, None):
        return False
    return payable(p, card_price(g, p, card))


def why_not_card(g: GameState, p: Player, card: Card) -> str | None:
    """Why a player can't play an improvement now; None when nothing stands in the way."""
    if card.prerequisite is not None and not card.prerequisite.test(g, p.seat, None):
        return f"it needs {card.prerequisite.says}"
    price = card_price(g, p, card)
    return None if payable(p, price) else missing(p, price)


class Improve(Deed):
    """Build a major improvement or play a minor one, whichever the action allows."""

    def __init__(self, major: bool, minor: bool) -> None:
        super().__init__()
        self.major = major
        self.minor = minor

    def label(self) -> str:
        if self.major and self.minor:
            return "major or minor improvement"
        return "major improvement" if self.major else "minor improvement"

    def _cards(self, g: GameState, p: Player) -> list[Card]:
        cards: list[Card] = []
        if self.major:
            cards.extend(g.majors)
        if self.minor:
            cards.extend([card for card in p.hand if card.kind == MINOR])
        return cards

    def possible(self, g: GameState, seat: int, space: int) -> bool:
        p = g.players[seat]
        for card in self._cards(g, p):
            if playable(g, p, card):
                return True
        return False

    def obstacle(self, g: GameState, seat: int, space: int) -> str | None:
        p = g.players[seat]
        cards = self._cards(g, p)
        if not cards:
            return "no improvement is left"
        reasons: list[str] = []
        for card in cards:
            reason = why_not_card(g, p, card)
            if reason is None:
                return None
            reasons.append(f"{card.name}: {reason}")
        return "no improvement can be built (" + "; ".join(reasons) + ")"

    def details(self, g: GameState, f: Frame, steps: int) -> list[Action]:
        p = g.players[f.seat]
        return [g.board.card_actions[card.id] for card in self._cards(g, p) if playable(g, p, card)]

    def do(self, g: GameState, f: Frame, action: Action, steps: int) -> None:
        p = g.players[f.seat]
        card = g.board.cards[action.cards[0]]
        price = card_price(g, p, card)
        g.stack.pop()
        g.majors = tuple([other for other in g.majors if other is not card])
        p.hand = tuple([other for other in p.hand if other is not card])
        g.stack.append(Frame(ENTER_PLAY, f.seat, f.space, 0, Event(CARD_PLAYED, f.seat, f.space, card=card)))
        pay(g, p, price, f.space)


class EnterPlay(Effect):
    """Puts a card that has been paid in front of its player and lets it act."""

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        event = f.event
        assert event is not None
        assert event.card is not None
        p = g.players[f.seat]
        change_cards(g, p, (*p.cards, event.card))
        fire(g, event)


ENTER_PLAY: Final = EnterPlay()
name_tree(ENTER_PLAY, "flow/enter play")
