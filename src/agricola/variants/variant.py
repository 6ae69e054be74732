"""The record that a variant is: its name, where it can be played, and what it changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from agricola.engine.kernel.board import Board

Kind = Literal["hand", "team", "learning", "house rule"]
"""What a variant is about. House rules are switches of their own; the others are named in `variants=`."""
HAND: Final = "hand"
TEAM: Final = "team"
LEARNING: Final = "learning"
HOUSE_RULE: Final = "house rule"

Change = Callable[[Board, str], None]
"""Changes a board that nobody plays on yet; the text is the parameter, empty where the variant has none."""


def nothing(board: Board, parameter: str) -> None:
    """Change nothing: everything is said by the options of the edition."""


@dataclass(frozen=True)
class Variant:
    """One way to play beside the usual one.

    What people read of it are the messages `variant-<name>` (its name) and `variant-<name>.about` (a sentence).
    """

    name: str
    kind: Kind
    editions: tuple[str, ...]
    """The rule sets whose rulebook has it."""
    change: Change = nothing
    players: range = field(default=range(1, 6))
    """The numbers of players that it is for."""
    more_than_the_box: range = field(default=range(0))
    """Those of them that need more cards than the box holds, so that decks of one's own must bring the others."""
    because: str = ""
    """Which cards the box has too few of."""
    needs_cards: bool = False
    """Whether it is about hand cards, so that a game without them can't have it."""
    contradicts: frozenset[str] = frozenset()
    """The names of those that it can't be combined with; saying so on one side is enough."""
    options: Mapping[str, bool] = field(default_factory=dict)
    """Options of the edition that it switches."""
    parameters: tuple[str, ...] = ()
    """What may be written after its name and a colon ("draft-quick:right"), the usual one first."""
