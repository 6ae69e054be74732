"""A number for every legal action of an open decision, out of a fixed range, and the way back.

An action has a home: the number of its code where the code is listed, else one by what it is about (a way to pay, a
herd, goods that are converted, a card). The first of the legal actions that wants a number gets it. Whatever has no
home, or finds it taken, gets the next of the numbers that are kept for the rest, in the order of the legal actions.
So no two actions of a decision share a number, and each has one as long as there are no more actions than numbers.
Which numbers are whose is told by `agricola.encoding.action_layout`.

Compiled with the engine, so it imports nothing but the engine.
"""

from __future__ import annotations

from typing import Final

from agricola.engine.goods import KINDS
from agricola.engine.kernel.actions import CONVERT, KEEP, PAY, PLACE, TAKE, USE, Action
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState

WAYS_TO_PAY: Final = 32
MOST_KEPT: Final = 16
"""A herd has its home by its sheep and its boar, each less than this; of two such herds one has more cattle."""
MOST_CONVERTED: Final = 8
MOST_USED: Final = 4
"""How often goods are converted at once, at most, if the action is to have a home."""
OTHERS: Final = 256
MOST_CARDS_NUMBERED: Final = 1024
_MOST_DECISIONS: Final = 250


class ActionNumbers:
    """Gives the legal actions of positions on one board their numbers."""

    def __init__(self, codes: dict[str, int], listed: int, cards: dict[str, int], spaces: list[Space]) -> None:
        self._codes = codes
        """The home of each listed code."""
        self._cards = cards
        """The number of each card by its id; empty without hand cards."""
        self.first_payment = listed
        self.first_herd = self.first_payment + WAYS_TO_PAY
        self.first_conversion = self.first_herd + MOST_KEPT * MOST_KEPT
        self.first_use = self.first_conversion + KINDS * MOST_CONVERTED
        self.first_other = self.first_use + KINDS * MOST_USED
        self.first_card = self.first_other + OTHERS
        self.size = self.first_card + (MOST_CARDS_NUMBERED if cards else 0)
        """How many numbers there are: 0 to one less than this."""
        self._places: list[int] = [self._place(space) for space in spaces]
        """The home of the action that uses a space, by the index of the space: most actions are of this kind."""
        self._taken: list[int] = [0] * self.size
        """In which decision a number was last given away."""
        self._decision = 0
        """Counted up to `_MOST_DECISIONS`, then from the beginning: small numbers need no memory."""
        self._clear = bytes(self.size)

    def _place(self, space: Space) -> int:
        """The home of the action that uses a space, by its code or by the card that has brought it; -1 for none."""
        return self._codes.get(f"place:{space.id}", self._of_card(space.card))

    def _of_card(self, card: str) -> int:
        """The number of what is done with a card; -1 for none."""
        number = self._cards.get(card, -1)
        return self.first_card + number if 0 <= number < MOST_CARDS_NUMBERED else -1

    def _unlisted(self, action: Action) -> int:
        """The number that an action of no listed code has unless another of its decision came first; -1 for none."""
        kind = action.kind
        args = action.args
        if kind == PAY:
            return self.first_payment + args[0] if args[0] < WAYS_TO_PAY else -1
        if kind in (KEEP, TAKE):
            sheep, boar = -args[0], -args[1]
            return self.first_herd + sheep * MOST_KEPT + boar if sheep < MOST_KEPT and boar < MOST_KEPT else -1
        goods = action.goods
        if kind in (CONVERT, USE) and goods is not None and len(args) > 1:
            most = MOST_CONVERTED if kind == CONVERT else MOST_USED
            times = args[1]
            if not 0 < times <= most:
                return -1
            for good in range(KINDS):
                if goods[good]:
                    return (self.first_conversion if kind == CONVERT else self.first_use) + good * most + times - 1
            return -1
        return self._of_card(action.cards[0]) if action.cards else -1

    def numbers(self, g: GameState) -> list[int]:
        """The numbers of the legal actions of the open decision, in their order; none when the game is over."""
        if not g.waiting:
            return []
        decision = self._decision + 1
        if decision > _MOST_DECISIONS:
            decision = 1
            self._taken = [0] * self.size
        self._decision = decision
        taken = self._taken
        codes = self._codes
        places = self._places
        given: list[int] = []
        other = self.first_other
        crowded = False
        for action in g.options:
            if action.kind == PLACE:
                number = places[action.args[0]]
            else:
                home = codes.get(action.code)
                number = self._unlisted(action) if home is None else home
            if number < 0 or taken[number] == decision:
                if other < self.first_card:
                    number = other
                    other += 1
                else:
                    number = -1
                    crowded = True
            if number >= 0:
                taken[number] = decision
            given.append(number)
        if crowded:
            self._fill(given)
        return given

    def _fill(self, given: list[int]) -> None:
        """Give those that are left the lowest numbers that nobody has."""
        free = 0
        for index in range(len(given)):
            if given[index] < 0:
                while free < self.size and self._taken[free] == self._decision:
                    free += 1
                if free == self.size:
                    raise ValueError(f"there are {self.size} numbers for {len(given)} legal actions")
                given[index] = free
                self._taken[free] = self._decision

    def action(self, g: GameState, number: int) -> Action | None:
        """The legal action that has a number in the open decision, or None."""
        given = self.numbers(g)
        for index in range(len(given)):
            if given[index] == number:
                return g.options[index]
        return None

    def write_mask(self, given: list[int], out: bytearray | memoryview, at: int) -> None:
        """Write `size` bytes at an offset: 1 for each number that is given, 0 for all others."""
        out[at : at + self.size] = self._clear
        for number in given:
            out[at + number] = 1
