"""Moments: the points of the game at which cards can react, and what each carries (what happened is told in event_log).

Whatever the engine does, a card can react to. A card is attached to the moment that its text names, never to one that
happens to be handy. The points in time are those of revised 6.7 (T01 to T36) and original 15; the deeds are T10.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.goods import EMPTY_BAG, Bag
from agricola.engine.ids import NO_SPACE
from agricola.engine.kernel.card import Card

MOMENTS: Final = (
    "before the round", "round card revealed", "round start", "replenished", "end of preparation",
    "start of work", "before use", "on use", "immediately after use", "after use", "end of turn",
    "end of work", "after work", "start of returning home", "returning home", "after returning home",
    "before the harvest", "harvest start", "before the field phase", "start of the field phase", "field phase",
    "end of the field phase", "after the field phase", "start of feeding", "feeding", "after feeding",
    "start of breeding", "breeding", "after breeding", "harvest end", "after the harvest", "end of the round",
    "before scoring",
    "before a card is paid", "card played", "rooms built", "renovated", "stables built", "fences built", "plowed",
    "sown", "bread baked", "family grown", "goods gained", "goods converted", "turn over", "pastures built",
    "goods taken", "field card harvested", "second thoughts", "goods kept",
    "goods delivered",
)  # fmt: skip

BEFORE_ROUND: Final = 0
CARD_REVEALED: Final = 1
ROUND_START: Final = 2
REPLENISHED: Final = 3
PREPARATION_END: Final = 4
WORK_START: Final = 5
BEFORE_USE: Final = 6
ON_USE: Final = 7
IMMEDIATELY_AFTER_USE: Final = 8
AFTER_USE: Final = 9
TURN_END: Final = 10
WORK_END: Final = 11
AFTER_WORK: Final = 12
HOME_START: Final = 13
RETURNING_HOME: Final = 14
AFTER_HOME: Final = 15
BEFORE_HARVEST: Final = 16
HARVEST_START: Final = 17
BEFORE_FIELDS: Final = 18
FIELDS_START: Final = 19
FIELDS: Final = 20
FIELDS_END: Final = 21
AFTER_FIELDS: Final = 22
FEEDING_START: Final = 23
FEEDING: Final = 24
AFTER_FEEDING: Final = 25
BREEDING_START: Final = 26
BREEDING: Final = 27
AFTER_BREEDING: Final = 28
HARVEST_END: Final = 29
AFTER_HARVEST: Final = 30
ROUND_END: Final = 31
BEFORE_SCORING: Final = 32
BEFORE_CARD: Final = 33
CARD_PLAYED: Final = 34
ROOMS_BUILT: Final = 35
RENOVATED: Final = 36
STABLES_BUILT: Final = 37
FENCES_BUILT: Final = 38
PLOWED: Final = 39
SOWN: Final = 40
BAKED: Final = 41
GREW: Final = 42
GAINED: Final = 43
CONVERTED: Final = 44
TURN_OVER: Final = 45
PASTURES_BUILT: Final = 46
GOODS_TAKEN: Final = 47
CARD_FIELD_HARVESTED: Final = 48
SECOND_THOUGHTS: Final = 49
GOODS_KEPT: Final = 50
GOODS_DELIVERED: Final = 51

DUES: Final = 59
"""Not a moment: the bit beside them that says that some card takes goods from who sets it off."""

TOLLS: Final = 60
"""Another such bit: some card asks a toll for the use of a space."""

DELAYS: Final = 61
"""Another such bit: some card lets what others get on spaces come later."""

# How a card was played.
BY_CARD: Final = 0
"""By a card's effect, not by an action."""
BY_MINOR_ACTION: Final = 1
"""By a "Minor Improvement" action."""
BY_MAJOR_OR_MINOR_ACTION: Final = 2
"""By a "Major or Minor Improvement" action."""
BY_OCCUPATION_ACTION: Final = 3
"""By an action that plays an occupation."""
BY_MINOR_ACTION_AGAIN: Final = 4
"""By another "Minor Improvement" action, which a card added to the first."""
BY_MAJOR_OR_MINOR_ACTION_AGAIN: Final = 5
"""By another "Major or Minor Improvement" action, which a card added to the first."""
BY_ADDED_MAJOR_OR_MINOR_ACTION: Final = 6
"""By a "Major or Minor Improvement" action that a card added to something else."""
BY_KEEPING: Final = 7
"""By no action at all: it was kept from an earlier game, and comes into play before round 1."""

AFTER_A_USE: Final = (
    1 << TURN_OVER | 1 << TURN_END | 1 << AFTER_USE | 1 << IMMEDIATELY_AFTER_USE | 1 << GOODS_KEPT | 1 << GOODS_TAKEN
)
"""The moments after the use of a space, as a mask."""

# Where gained goods come from.
FROM_SUPPLY: Final = 0
"""Goods from the general supply."""
FROM_SPACE: Final = 1
"""Goods that lay on the action space that was used."""
FROM_ROUND_SPACE: Final = 2
"""Goods that waited on a round space."""
FROM_HARVEST: Final = 3
"""Crops from fields."""
FROM_CONVERSION: Final = 4
"""Goods that were got for others."""
FROM_PLAYER: Final = 5
"""Goods that another player had."""
SOURCE_NAMES: Final = ("supply", "space", "round space", "harvest", "conversion", "player")


class Event:
    """One thing that happened: when, by whom, on which space, with which goods from where."""

    __slots__ = (
        "at_hand", "card", "cells", "count", "drawn", "goods", "material", "moment", "old_fences", "old_material",
        "placed_before", "played_by", "seat", "source", "space",
    )  # fmt: skip

    def __init__(
        self,
        moment: int,
        seat: int,
        space: int = NO_SPACE,
        goods: Bag = EMPTY_BAG,
        source: int = FROM_SUPPLY,
        card: Card | None = None,
        count: int = 0,
        cells: int = 0,
        at_hand: Bag = EMPTY_BAG,
        *,
        material: int = 0,
        old_material: int = 0,
        old_fences: int = 0,
        played_by: int = BY_CARD,
        drawn: bool = False,
        placed_before: int = 0,
    ) -> None:
        self.moment = moment
        self.seat = seat
        self.space = space
        self.goods = goods
        """What it is about; after the use of a space, all that the space itself gave."""
        self.source = source
        self.card = card
        """The card that was played, that converts; of goods, bread, fences and births the one that brings them."""
        self.count = count
        """How many were built, plowed, sown, baked, born."""
        self.cells = cells
        """Where something was built, as a mask."""
        self.at_hand = at_hand
        """Those of the goods that a card may still put elsewhere.

        After the use of a space, what lay there and was taken; after a meal, the animals that no card has kept yet.
        """
        self.material = material
        """Of rooms and renovations: what they are made of."""
        self.old_material = old_material
        """Of a renovation: what the house was made of."""
        self.old_fences = old_fences
        """Of fences: those that stood before, as a mask."""
        self.played_by = played_by
        """Of a card: how it was played, `BY_MINOR_ACTION` and the like."""
        self.drawn = drawn
        """Of a card that is about to be paid: whether another player drew it, so that it was not chosen."""
        self.placed_before = placed_before
        """Of the use of a space: how many people the same seat has placed earlier in the turn."""

    def with_goods(self, goods: Bag, at_hand: Bag) -> Event:
        """The same event about other goods."""
        return Event(
            self.moment, self.seat, self.space, goods, self.source, self.card, self.count, self.cells, at_hand,
            material=self.material, old_material=self.old_material, old_fences=self.old_fences,
            played_by=self.played_by, drawn=self.drawn, placed_before=self.placed_before,
        )  # fmt: skip
