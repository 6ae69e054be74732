"""What the others did since a person was last asked: one line for each turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from agricola.cards import catalog
from agricola.cli.words import Words
from agricola.engine.card import MAJOR
from agricola.engine.message import Message
from agricola.table import Move


@dataclass(frozen=True)
class Turn:
    """The open moves of one seat's turn, and what the cards say that it played."""

    seat: int
    moves: tuple[Message, ...]
    cards: tuple[str, ...] = ()
    """The hand cards that were played, by id."""

    def deeds(self, words: Words) -> str:
        """The moves in one line."""
        return words("term-parts-join").join(words.message(move) for move in self.moves)

    def told(self, words: Words) -> str:
        """Who did what, and below it what the cards say."""
        lines = [words("term-of", name=words.player(self.seat), what=self.deeds(words))]
        for card in self.cards:
            text = words.card_text(card, catalog.CARDS_BY_ID[card].text)
            lines.append(f"      {words('term-of', name=words.card(card), what=text)}")
        return "\n".join(lines)


def turns(journal: Iterable[Move]) -> list[Turn]:
    """Open moves, turn by turn."""
    found: list[Turn] = []
    for move in journal:
        last = found[-1] if found else None
        if last is not None and last.seat == move.seat and not move.begins_turn:
            found[-1] = Turn(last.seat, (*last.moves, move.message), (*last.cards, *_hand_cards(move)))
        else:
            found.append(Turn(move.seat, (move.message,), _hand_cards(move)))
    return found


def _hand_cards(move: Move) -> tuple[str, ...]:
    """The hand cards that were played with a move; major improvements lie open all the time."""
    if move.kind != "card":
        return ()
    return tuple(card for card in move.cards if catalog.CARDS_BY_ID[card].kind != MAJOR)
