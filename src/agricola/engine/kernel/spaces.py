"""Action spaces: what each is called, what piles up there, what its user does."""

from __future__ import annotations

import re

from agricola.engine.goods import EMPTY_BAG, GRAIN, KINDS, Bag
from agricola.engine.kernel.actions import PLACE, Action
from agricola.engine.kernel.effect import Effect
from agricola.engine.message import say


def space_id(name: str) -> str:
    """The id of a space that has no other: its name in small letters, "grain_seeds"."""
    return re.sub("[^a-z0-9]+", "_", name.lower()).strip("_")


class Space:
    """One action space: what it is called, what piles up there, what its user does."""

    __slots__ = (
        "action",
        "card",
        "classes",
        "effect",
        "empties",
        "feeds",
        "from_round",
        "id",
        "income",
        "index",
        "name",
        "needs",
        "pile",
        "site",
        "stage",
        "tile",
    )

    def __init__(
        self,
        name: str,
        effect: Effect,
        income: tuple[tuple[int, int], ...] = (),
        stage: int = 0,
        from_round: int = 0,
        tile: str = "",
        classes: frozenset[str] = frozenset(),
        id: str = "",
    ) -> None:
        self.name = name
        self.id = id or space_id(name)
        """What codes, records and messages call it: stable for ever. Made of the name where nothing else is said."""
        self.effect = effect
        self.empties = effect.empties_space()
        """Whether its own actions take what lies there."""
        self.feeds = _food_of(effect.gives())
        """What its actions bring to eat from the general supply, for each way to use it that brings anything."""
        self.income = income
        """(good, number) pairs that are added in each preparation phase."""
        self.needs = effect.needs()
        """What its actions need to be possible, as the effect tells."""
        self.pile = -1
        """Where in the stock of a game the first good stands that is added here; -1 for a space without income."""
        self.stage = stage
        """The stage of a round card; 0 for a space that is there from the start."""
        self.from_round = from_round
        self.tile = tile
        """Spaces of one tile take one person between them (revised 16.2)."""
        self.classes = classes
        self.card = ""
        """The id of the card that brings the space into play; empty for none."""
        self.index = -1
        self.site = -1
        """Where the person stands: the index of the first space of the same tile."""
        self.action = placing(self)

    def on_card(self, card: str) -> Space:
        """The same space for one board, in play while the card is."""
        copy = Space(self.name, self.effect, self.income, self.stage, self.from_round, self.tile, self.classes, self.id)
        copy.card = card
        return copy

    def answers_to(self, names: frozenset[str]) -> bool:
        """Whether one of the names is this space's or one of its classes."""
        return self.name in names or not self.classes.isdisjoint(names)


def _food_of(ways: tuple[Bag, ...]) -> tuple[Bag, ...]:
    """The different ways without what nobody eats."""
    eaten = {tuple([0 if good < GRAIN else way[good] for good in range(KINDS)]) for way in ways}
    return tuple(sorted(eaten - {EMPTY_BAG}))


def placing(space: Space) -> Action:
    """The action of placing a person on a space."""
    return Action(PLACE, (space.index,), f"place:{space.id}", say("act-place", space=space.id), space=space.id)
