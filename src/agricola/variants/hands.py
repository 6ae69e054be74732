"""Other ways to get a hand: what is dealt, and what is chosen of it (revised 17.1 to 17.4, original 18.2)."""

from __future__ import annotations

from typing import Final

from agricola.engine.errors import BadOption
from agricola.engine.kernel.card import MINOR, OCCUPATION, Card
from agricola.engine.kernel.dealing import HAND_OF_EACH_KIND, Portion
from agricola.engine.kernel.spaces import Board
from agricola.variants.variant import HAND, Variant


def _ordinary(card: Card) -> bool:
    return not card.traveling


def _traveling(card: Card) -> bool:
    return card.traveling


def _for_one(card: Card) -> bool:
    return card.players == 1


def _for_three(card: Card) -> bool:
    return card.players == 3


def _for_four(card: Card) -> bool:
    return card.players == 4


def _deal_otherwise(board: Board, kind: int, *portions: Portion) -> None:
    """Deal the cards of one kind in these portions."""
    board.portions = (*[portion for portion in board.portions if portion.kind != kind], *portions)


def _deifuss(board: Board, parameter: str) -> None:
    """Six ordinary minor improvements and a traveling one."""
    ordinary = Portion(MINOR, HAND_OF_EACH_KIND - 1, _ordinary)
    _deal_otherwise(board, MINOR, ordinary, Portion(MINOR, 1, _traveling))


def _lopez(board: Board, parameter: str) -> None:
    """Occupations by their groups: three of [1+], two of [3+], two of [4]; the boxes may hold too few (OP-15)."""
    portions = [Portion(OCCUPATION, number, fits) for number, fits in ((3, _for_one), (2, _for_three), (2, _for_four))]
    for portion in portions:
        there = sum(portion.takes(card) for card in board.occupations)
        needed = portion.number * board.players
        if there < needed:
            raise BadOption(
                f"lopez deals {portion.number} occupations of each group, so {needed} of one are needed, but the decks "
                f"hold {there}; it can be played with more decks only"
            )
    _deal_otherwise(board, OCCUPATION, *portions)


HANDS: Final = (
    Variant("deifuss", HAND, ("revised",), _deifuss, needs_cards=True),
    Variant("lopez", HAND, ("revised",), _lopez, players=range(4, 5), needs_cards=True),
)
