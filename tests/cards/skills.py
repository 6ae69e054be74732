"""Tables for testing the minor improvements of deck B: occupations for prerequisites, and what a card promises."""

from __future__ import annotations

from typing import Any

from tests.kit import Table, play


def skilled(number: int) -> list[str]:
    """So many occupations that have nothing to do with the test."""
    return ["B098", "B099", "B102", "B095", "B091"][:number]


def at_table(players: int = 2, **position: Any) -> Table:
    """A game of the revised edition with hand cards."""
    return play("revised", players=players, cards=True, **position)


def playable(card: str, count: int, **seat: Any) -> bool:
    """Whether a card can be played on Meeting Place by somebody with so many occupations."""
    table = at_table(round=4, seats=[{**seat, "hand": [card], "cards": skilled(count)}]).do("Meeting Place")
    return table.game.current_player == 0


def promises(table: Table, good: str) -> list[int]:
    """The rounds for which a card has put one of a good on the round space."""
    waiting = table.look()["promises"]
    assert all(promise["seat"] == 0 and promise["goods"] == {good: 1} for promise in waiting)
    return [promise["round"] for promise in waiting]
