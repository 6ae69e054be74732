"""Positions that can go on differently have different keys."""

from __future__ import annotations

from agricola.engine.kernel.frame import Frame
from agricola.engine.kernel.moments import FROM_SPACE, FROM_SUPPLY, GAINED, Event
from tests.kit import play


def test_where_waiting_goods_came_from_is_part_of_the_key() -> None:
    keys = []
    for source in (FROM_SUPPLY, FROM_SPACE):
        state = play("revised").game.state
        state.stack[-1] = Frame(state.stack[-1].effect, 0, event=Event(GAINED, 0, source=source))
        keys.append(state.key())
    assert keys[0] != keys[1]
