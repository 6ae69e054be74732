"""A new game: the start position, with what chance decides before the first round (revised 2, original 4)."""

from __future__ import annotations

from agricola.engine.chance import Chance
from agricola.engine.effect import Frame
from agricola.engine.goods import KINDS
from agricola.engine.spaces import Board, open_spaces
from agricola.engine.state import GameState, new_player


def shuffled_round_cards(board: Board, chance: Chance) -> tuple[int, ...]:
    """The round cards in the order in which they appear: shuffled within each stage."""
    order: list[int] = []
    for stage in range(1, len(board.stage_rounds) + 1):
        order.extend(chance.shuffled([space.index for space in board.spaces if space.stage == stage]))
    return tuple(order)


def start_state(board: Board, start: int, order: tuple[int, ...], chance: int) -> GameState:
    """The position before round 1. The first effect on the stack is the whole game."""
    g = GameState(
        board=board,
        round=0,
        start=start,
        players=[
            new_player(seat, board.first_food if seat == start else board.other_food, board.new_yard())
            for seat in range(board.players)
        ],
        stock=[0] * (len(board.spaces) * KINDS),
        occupied=[0] * len(board.spaces),
        order=order,
        open=(),
        majors=board.majors,
        promises=(),
        stack=[Frame(board.flow, start)],
        options=[],
        waiting=False,
        chance=chance,
        heard=0,
        ask_forced=False,
        minor_pile=(),
        occupation_pile=(),
        order_known=False,
    )
    g.open = open_spaces(g, 0)
    return g


def deal_hands(g: GameState, chance: Chance, occupations: int = 7, minors: int = 7) -> None:
    """Deal the hands; what is left stays in two piles that nobody sees (revised 2.4, original 4.2)."""
    pile = chance.shuffled(list(g.board.minors))
    for p in g.players:
        p.hand = tuple(pile[:minors])
        pile = pile[minors:]
    g.minor_pile = tuple(pile)
    pile = chance.shuffled(list(g.board.occupations))
    for p in g.players:
        p.hand = tuple(pile[:occupations]) + p.hand
        pile = pile[occupations:]
    g.occupation_pile = tuple(pile)
