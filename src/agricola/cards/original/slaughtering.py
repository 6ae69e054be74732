"""What Slaughterhouse and Slaughterman share: food for animals that other players turn into food."""

from __future__ import annotations

from agricola.cards.words import *


def food_when_others_slaughter(card: str) -> Listener:
    """1 food each time another player turns animals into food; a whole feeding of a family is one time."""

    def fed(g: GameState, seat: int) -> int:
        noted = remembered(g.players[seat], card)
        return noted[1] if noted and noted[0] == g.round else 0

    def slaughtered(g: GameState, seat: int, event: Event | None) -> bool:
        if event is None or not any(event.goods[SHEEP:]):
            return False
        if event.card is not None and event.card.rules.conversions:
            return False  # animals that were exchanged for others
        return phase(g) != "feeding" or not fed(g, seat) >> event.seat & 1

    def note(g: GameState, seat: int, event: Event | None) -> None:
        if event is not None and phase(g) == "feeding":
            remember(g.players[seat], card, g.round, fed(g, seat) | 1 << event.seat)

    return converts.by_others().when(condition("animals for food", slaughtered)) >> then(
        do("note the feeding", note), gain(food(1)), says="take 1 food"
    )
