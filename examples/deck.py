"""Cards of one's own for the revised edition.

Try it: agricola play --players 1 --deck examples/deck.py --hand "Rain Barrel,Beekeeper"
"""

from __future__ import annotations

from agricola.cards.words import (
    Card,
    Event,
    GameState,
    Goods,
    amount,
    food,
    gain,
    grain,
    may,
    minor,
    occupation,
    pay,
    planted_fields,
    played,
    plow,
    round_start,
    uses,
    wood,
)


def _food_for_neighbours(g: GameState, seat: int, event: Event | None) -> Goods:
    """One food for each other player; what no word says is a small function."""
    return food(len(g.players) - 1)


CARDS: tuple[Card, ...] = (
    minor(
        "Rain Barrel",
        id="own-rain-barrel",
        cost=wood(1),
        text="Each time you use Grain Seeds, you may pay 1 food to plow a field.",
        gist="Plow for 1 food with Grain Seeds",
        on=[uses("Grain Seeds") >> may(pay(food(1)), plow())],
    ),
    minor(
        "Village Fair",
        id="own-village-fair",
        cost=grain(1),
        text="You get 1 food at once for each other player.",
        on=[played >> gain(amount("a food for each other player", _food_for_neighbours))],
    ),
    occupation(
        "Beekeeper",
        id="own-beekeeper",
        text="At the start of each round in which you have a planted field, you get 1 food.",
        on=[round_start.when(planted_fields.at_least(1)) >> gain(food(1))],
    ),
)
