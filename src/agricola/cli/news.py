"""What the others did since a person was last asked: one line for each turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from agricola.cards import catalog
from agricola.cli.draw import seat_name
from agricola.engine.card import MAJOR
from agricola.table import Told


@dataclass(frozen=True)
class Turn:
    """The open moves of one seat's turn, and what the cards say that it played."""

    seat: int
    moves: tuple[str, ...]
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join(
            [f"{seat_name(self.seat)}: {'; '.join(self.moves)}", *(f"      {card}" for card in self.cards)]
        )


def turns(journal: Iterable[Told]) -> list[Turn]:
    """Open moves, turn by turn."""
    found: list[Turn] = []
    for told in journal:
        last = found[-1] if found else None
        if last is not None and last.seat == told.seat and not told.begins_turn:
            found[-1] = Turn(last.seat, (*last.moves, told.text), (*last.cards, *_texts(told)))
        else:
            found.append(Turn(told.seat, (told.text,), _texts(told)))
    return found


def _texts(told: Told) -> tuple[str, ...]:
    """What the hand cards say that were played with a move; major improvements lie open all the time."""
    if told.kind != "card":
        return ()
    cards = [card for card in catalog.ALL_CARDS if card.id in told.cards and card.kind != MAJOR]
    return tuple(f"{card.name}: {card.text}" for card in cards)
