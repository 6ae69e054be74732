"""The fixed discrete space of actions: which number means what, in each edition, for ever.

Numbers come in regions, one after the other:

    listed codes    one number for each code that can be listed beforehand, in the order of `listed_codes`
    ways to pay     by the place of the way among those that are offered
    herds           by the sheep and the boar that are kept or taken; how many cattle, the position tells
    conversions     by the first of the goods that are given, and how often
    uses            goods that are converted at any time, in the same way
    others          what has no number of its own, or finds it taken: by its place among such actions of the decision
    cards           by the catalog number of the card that is played, used, named or worked on; only with hand cards

A game without hand cards uses the first numbers of those with hand cards. Where a number means several actions at
different times (a way to pay, an action of a card), the position tells them apart: no two legal actions of one decision
share a number (`agricola.encoding.action_numbers`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from agricola.encoding.action_numbers import MOST_CONVERTED, MOST_KEPT, MOST_USED, ActionNumbers
from agricola.encoding.column_numbers import MAJOR_SLOTS, SLOTS
from agricola.encoding.numbering import MAJORS, SPACE_SLOTS, card_numbers, card_numbers_on
from agricola.engine.errors import NotLegal
from agricola.engine.farm.grid import CELLS, EDGE_NAMES, cell_name, cell_names
from agricola.engine.farm.pastures import SHAPES
from agricola.engine.goods import GOOD_NAMES, GRAIN, VEGETABLE, bag, goods_code
from agricola.engine.ids import MATERIAL_NAMES
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.state import GameState

ACTION_SPACE_VERSION: Final = 1
"""Grows whenever a number changes its meaning, so that what was learned knows what it can read."""

_CHOICES: Final = 32
_MOST_SOWN: Final = 9
_MOST_BAKED: Final = 16
_MOST_BEGGED: Final = 31
_MOST_ROOMS: Final = 8
_TILES: Final = ("small", "two", "three", "corner", "four")
_RESERVED: Final = ""


def _padded(codes: list[str], size: int) -> list[str]:
    """So many codes, with room at the end for those that are still to come."""
    if len(codes) > size:
        raise ValueError(f"there are {size} numbers for {codes}")
    return codes + [_RESERVED] * (size - len(codes))


def _farm_codes(edition: str) -> list[str]:
    """What is built and plowed: on cells, or as tiles."""
    if edition == "family":
        return [
            *(f"room:{number}" for number in range(1, _MOST_ROOMS + 1)),
            *("stable:beside", *(f"stable:{tile}" for tile in _TILES)),
            *(f"pasture:{tile}{stable}" for tile in _TILES for stable in ("", "+stable")),
        ]
    cells = [cell_name(cell) for cell in range(CELLS)]
    return [
        *(f"{what}:{cell}" for what in ("room", "stable", "plow") for cell in cells),
        *("fence:" + "".join(cell_names(shape)) for shape in SHAPES),
        *(f"edge:{edge}" for edge in EDGE_NAMES),
    ]


@cache
def listed_codes(edition: str) -> tuple[str, ...]:
    """The codes that have a number of their own, by that number; an empty one is kept free for what is to come."""
    words = [*MATERIAL_NAMES, "child", "lodger", "draw", "collect"]
    sown = [
        "sow:" + goods_code(bag({GRAIN: grain, VEGETABLE: vegetables}))
        for grain in range(_MOST_SOWN + 1)
        for vegetables in range(_MOST_SOWN + 1)
        if grain or vegetables
    ]
    return (
        *_padded(["done", "end"], 4),
        *_padded([f"place:{space}" for space in SPACE_SLOTS[edition]], SLOTS),
        *_padded([f"card:{major}" for major in MAJORS[edition]], MAJOR_SLOTS),
        *(f"choose:{number}" for number in range(_CHOICES)),
        *_padded([f"choose:{word}" for word in words], 12),
        *sown,
        *(f"bake:{number}" for number in range(1, _MOST_BAKED + 1)),
        *(f"beg:{number}" for number in range(1, _MOST_BEGGED + 1)),
        *_farm_codes(edition),
    )


class ActionSpace:
    """The actions of one board as numbers from 0 to `size` - 1, both ways.

    >>> from agricola.game import new_game
    >>> game = new_game("revised", players=2, cards=False, seed=7)
    >>> space = ActionSpace(game.state.board)
    >>> number = space.number(game.state, game.parse("Forest"))
    >>> number, space.action(game.state, number), space.meaning(number)
    (10, <place:forest>, 'place:forest')
    """

    def __init__(self, board: Board) -> None:
        self.edition = board.edition
        self.with_cards = board.with_cards
        codes = listed_codes(board.edition)
        cards = card_numbers_on(board) if board.with_cards else {}
        self.fast: Final = ActionNumbers(
            {code: number for number, code in enumerate(codes) if code}, len(codes), cards, board.spaces
        )
        """The part that is compiled, for whoever asks thousands of times a second."""
        self.size: Final = self.fast.size

    def numbers(self, state: GameState) -> list[int]:
        """The numbers of the legal actions, in their order."""
        return self.fast.numbers(state)

    def number(self, state: GameState, action: Action) -> int:
        """The number of a legal action; raises NotLegal for any other."""
        for option, number in zip(state.options, self.numbers(state), strict=False):
            if option == action:
                return number
        raise NotLegal(f"{action} is not one of the legal actions, so it has no number")

    def action(self, state: GameState, number: int) -> Action:
        """The legal action of a number; raises NotLegal where there is none."""
        found = self.fast.action(state, number)
        if found is not None:
            return found
        if not 0 <= number < self.size:
            raise NotLegal(f"there is no action {number}: they are numbered from 0 to {self.size - 1}")
        if not state.waiting:
            raise NotLegal(f"action {number} ({self.meaning(number)}) is not possible: the game is over")
        raise NotLegal(
            f"action {number} ({self.meaning(number)}) is not legal now; the action mask shows those that are"
        )

    def mask(self, state: GameState) -> bytearray:
        """A byte for each number: 1 for the legal actions, 0 for all others."""
        out = bytearray(self.size)
        self.fast.write_mask(self.fast.numbers(state), out, 0)
        return out

    def meaning(self, number: int) -> str:
        """What a number stands for, whatever the position: a code, or a region and what it is counted by."""
        fast = self.fast
        if not 0 <= number < self.size:
            raise NotLegal(f"there is no action {number}: they are numbered from 0 to {self.size - 1}")
        if number < fast.first_payment:
            return listed_codes(self.edition)[number] or "kept free"
        if number < fast.first_herd:
            return f"pay, way {number - fast.first_payment + 1}"
        if number < fast.first_conversion:
            sheep, boar = divmod(number - fast.first_herd, MOST_KEPT)
            return f"keep {sheep} sheep and {boar} boar"
        if number < fast.first_use:
            good, times = divmod(number - fast.first_conversion, MOST_CONVERTED)
            return f"convert {GOOD_NAMES[good]}, {times + 1} times"
        if number < fast.first_other:
            good, times = divmod(number - fast.first_use, MOST_USED)
            return f"use {GOOD_NAMES[good]}, {times + 1} times"
        if number < fast.first_card:
            return f"other action {number - fast.first_other + 1}"
        return f"card {_card_ids().get(number - fast.first_card, 'kept free')}"


@cache
def _card_ids() -> dict[int, str]:
    return {number: card for card, number in card_numbers().items()}
