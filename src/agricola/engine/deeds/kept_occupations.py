"""Occupations that are kept from an earlier game: they come into play before round 1 (revised 18, original 17)."""

from __future__ import annotations

from typing import Final

from agricola.engine.chance import Chance
from agricola.engine.deeds.hands import draw
from agricola.engine.deeds.improving import occupation_price, playable, start_playing
from agricola.engine.goods import EMPTY_BAG
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.card import OCCUPATION, Card
from agricola.engine.kernel.effect import Effect, name_tree
from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import BY_KEEPING, CARD_PLAYED, Event
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.price import Cost, Price

_FREE: Final[Price] = (Cost(EMPTY_BAG),)


class PlayKept(Effect):
    """Plays the occupation in its frame without an occupation cost; one that can't be played is shuffled back."""

    def resolve(self, g: GameState, f: Frame) -> None:
        g.stack.pop()
        assert f.event is not None
        assert f.event.card is not None
        card = f.event.card
        p = g.players[f.seat]
        price = occupation_price(g, p, card, 0) if g.board.kept_cost_their_own else _FREE
        if playable(g, p, card, price):
            start_playing(g, p, card, price, NO_SPACE, BY_KEEPING)
        else:
            _shuffle_back(g, p, card)


def _shuffle_back(g: GameState, p: Player, card: Card) -> None:
    """Put a card back among those that nobody was dealt; alone one gets another for it, so that there are 7 in all."""
    chance = Chance(g.chance)
    g.occupation_pile = tuple(chance.shuffled([*g.occupation_pile, card]))
    g.chance = chance.state
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.CARD_SHUFFLED_BACK, p.seat, card=card.id)
    if len(g.players) == 1:
        draw(g, p, OCCUPATION)


PLAY_KEPT: Final = PlayKept()
name_tree(PLAY_KEPT, "flow/play kept occupation")


def kept_frame(seat: int, card: Card) -> Frame:
    """What lets a kept occupation come into play."""
    return Frame(PLAY_KEPT, seat, NO_SPACE, 0, Event(CARD_PLAYED, seat, NO_SPACE, card=card, played_by=BY_KEEPING))
