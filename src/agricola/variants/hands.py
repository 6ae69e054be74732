"""Other ways to get a hand: what is dealt, and what is chosen of it (revised 17.1 to 17.4, original 18.2)."""

from __future__ import annotations

from typing import Final

from agricola.engine.deeds.hands import (
    DiscardDownTo,
    Draft,
    DrawEither,
    EachPlayer,
    Exchange,
    LayOut,
    Mulligan,
    TakeFaceUp,
    ThreeForOne,
)
from agricola.engine.kernel.board import Board
from agricola.engine.kernel.card import MINOR, OCCUPATION, Card
from agricola.engine.kernel.dealing import HAND_OF_EACH_KIND, Portion
from agricola.engine.rounds.flow import flow_with
from agricola.variants.variant import HAND, Change, Variant


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
    ordinary = Portion(MINOR, HAND_OF_EACH_KIND - 1, _ordinary, "ordinary minor improvements")
    _deal_otherwise(board, MINOR, ordinary, Portion(MINOR, 1, _traveling, "traveling minor improvements"))


def _lopez(board: Board, parameter: str) -> None:
    """Occupations by their groups: three of [1+], two of [3+], two of [4], with however many one plays (OP-15)."""
    board.occupations = tuple([card for card in board.all_cards if card.kind == OCCUPATION])
    _deal_otherwise(
        board,
        OCCUPATION,
        Portion(OCCUPATION, 3, _for_one, "occupations [1+]"),
        Portion(OCCUPATION, 2, _for_three, "occupations [3+]"),
        Portion(OCCUPATION, 2, _for_four, "occupations [4]"),
    )


def _pass_packs(board: Board, keeps: tuple[int, ...], direction: str, *, together: bool) -> None:
    """Let what is dealt go round in packs: both kinds together, or the occupations first."""
    left = direction == LEFT
    kinds = [(OCCUPATION, MINOR)] if together else [(OCCUPATION,), (MINOR,)]
    for some in kinds:
        board.open_with(Draft(tuple(portion for portion in board.portions if portion.kind in some), keeps, left=left))
    board.portions = ()


def _draft_separate(board: Board, direction: str) -> None:
    _pass_packs(board, (1,) * HAND_OF_EACH_KIND, direction, together=False)


def _draft_combined(board: Board, direction: str) -> None:
    _pass_packs(board, (1,) * HAND_OF_EACH_KIND, direction, together=True)


def _draft_8(board: Board, direction: str) -> None:
    board.portions = (Portion(OCCUPATION, 8), Portion(MINOR, 8))
    _pass_packs(board, (1,) * HAND_OF_EACH_KIND, direction, together=False)


def _draft_quick(board: Board, direction: str) -> None:
    _pass_packs(board, (3, 2, 2), direction, together=True)


def _seven_of_ten(board: Board, parameter: str) -> None:
    board.portions = (Portion(MINOR, 10), Portion(OCCUPATION, 10))
    board.open_with(EachPlayer(DiscardDownTo(HAND_OF_EACH_KIND)))


def _mulligan(board: Board, parameter: str) -> None:
    board.open_with(EachPlayer(Mulligan()))


def _living_5(board: Board, parameter: str) -> None:
    board.portions = (Portion(MINOR, 5), Portion(OCCUPATION, 5))
    board.follow_hand_cards(DrawEither())
    board.set_flow(flow_with(Exchange(1, same_kind=False)))


def _living_3(board: Board, parameter: str) -> None:
    board.portions = (Portion(MINOR, 3), Portion(OCCUPATION, 3))
    board.open_with(EachPlayer(Exchange(6, same_kind=True)))
    board.follow_hand_cards(DrawEither())


def _petri(board: Board, number: str) -> None:
    board.open_with(LayOut(int(number)))
    board.allow_in_turn(TakeFaceUp())


def _three_for_one(board: Board, parameter: str) -> None:
    board.allow_at_any_time(ThreeForOne(3))


LEFT: Final = "left"
_DIRECTIONS: Final = (LEFT, "right")
_BOTH: Final = ("original", "revised")
_REVISED: Final = ("revised",)
_ORIGINAL: Final = ("original",)
_SEVERAL: Final = range(2, 6)

WHOLE_HANDS: Final = frozenset((
    "draft-separate", "draft-combined", "draft-8", "draft-quick", "7-of-10", "mulligan", "living-5", "living-3",
))  # fmt: skip
"""Each of these says how a whole hand comes about, so that a game has one of them."""
_OTHER_NUMBERS: Final = frozenset(("draft-8", "7-of-10", "living-5", "living-3"))
"""These deal other numbers of cards than a rule that says which seven are dealt."""


def _whole_hand(
    name: str, editions: tuple[str, ...], change: Change, *, players: range, parameters: tuple[str, ...] = ()
) -> Variant:
    others = WHOLE_HANDS - {name}
    return Variant(name, HAND, editions, change, players, needs_cards=True, contradicts=others, parameters=parameters)


HANDS: Final = (
    # What is dealt comes first, so that packs are made of it.
    Variant("deifuss", HAND, _REVISED, _deifuss, needs_cards=True, contradicts=_OTHER_NUMBERS),
    Variant(
        "lopez",
        HAND,
        _REVISED,
        _lopez,
        players=range(2, 5),
        more_than_the_box=range(4, 5),
        because="four need 8 occupations of each higher group, and the box holds 7; decks of your own may bring more",
        needs_cards=True,
        contradicts=_OTHER_NUMBERS,
    ),
    _whole_hand("draft-separate", _BOTH, _draft_separate, players=_SEVERAL, parameters=_DIRECTIONS),
    _whole_hand("draft-combined", _REVISED, _draft_combined, players=_SEVERAL, parameters=_DIRECTIONS),
    _whole_hand("draft-8", _REVISED, _draft_8, players=_SEVERAL, parameters=_DIRECTIONS),
    _whole_hand("draft-quick", _REVISED, _draft_quick, players=_SEVERAL, parameters=_DIRECTIONS),
    _whole_hand("7-of-10", _BOTH, _seven_of_ten, players=range(1, 6)),
    _whole_hand("mulligan", _BOTH, _mulligan, players=range(1, 6)),
    _whole_hand("living-5", _REVISED, _living_5, players=range(1, 6)),
    _whole_hand("living-3", _REVISED, _living_3, players=range(1, 6)),
    Variant(
        "petri",
        HAND,
        _REVISED,
        _petri,
        needs_cards=True,
        parameters=("5", *(str(number) for number in range(1, 13) if number != 5)),
    ),
    Variant("exchange-3-1", HAND, _ORIGINAL, _three_for_one, needs_cards=True),
)
