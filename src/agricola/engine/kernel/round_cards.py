"""Round cards: how many lie open, who knows those to come, and which spaces are in play."""

from __future__ import annotations

from typing import Final

from agricola.engine.kernel import event_log as tell
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState, in_play

_MEMO_LIMIT: Final = 1_000


def turned_up(g: GameState) -> int:
    """How many round cards lie open: one for each round so far, but before a round its own is still hidden."""
    return len([space for space in g.open if space.stage])


def turn_up_the_rest(g: GameState) -> None:
    """Let everybody know the round cards to come, which stay out of play until their rounds."""
    if g.event_log is not None and not g.order_known and not g.board.fixed_order:
        for index in g.order[turned_up(g) :]:
            g.event_log.tell(g.round, tell.REVEALED, space=index)
    g.order_known = True


def foresee(g: GameState, seat: int) -> None:
    """Let one seat alone know the round cards to come."""
    g.foreseen_by |= 1 << seat
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.LOOKED_AHEAD, seat, seen_by=seat)


def stages_to_come(g: GameState) -> list[list[int]]:
    """The round cards to come in their order, as indices of spaces, stage by stage."""
    stages: dict[int, list[int]] = {}
    for index in g.order[turned_up(g) :]:
        stages.setdefault(g.board.spaces[index].stage, []).append(index)
    return [stages[stage] for stage in sorted(stages)]


def rearrange(g: GameState, seat: int, stage: list[int]) -> None:
    """Put the round cards to come of one stage in this order, unseen by others."""
    places = [place for place, index in enumerate(g.order) if index in stage]
    order = list(g.order)
    for place, index in zip(places, stage, strict=True):
        order[place] = index
    g.order = tuple(order)
    if g.event_log is not None:
        g.event_log.tell(g.round, tell.LOOKED_AHEAD, seat, seen_by=seat)


def open_spaces(g: GameState, cards: int) -> tuple[Space, ...]:
    """The spaces in play with so many round cards turned up: the permanent ones, those cards, and those on cards."""
    board = g.board
    mask = board.permanent_spaces
    for index in g.order[:cards]:
        mask |= 1 << index
    for space in board.card_spaces:
        if in_play(g, board.cards[space.card]):
            mask |= 1 << space.index
    known = board.open_together.get(mask)
    if known is None:
        known = tuple([space for space in board.spaces if mask >> space.index & 1])
        if len(board.open_together) >= _MEMO_LIMIT:
            board.open_together.clear()
        board.open_together[mask] = known
    return known
