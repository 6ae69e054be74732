"""What has happened: one line for each turn, told to everybody who was not looking.

Only what lies open is told: that somebody declined, or thought of a card in the hand, is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from agricola.cli.draw import Choice, as_view, seat_name


@dataclass(frozen=True)
class Entry:
    """The open moves of one seat's turn, and what the cards say that it played."""

    seat: int
    moves: tuple[str, ...]
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join(
            [f"{seat_name(self.seat)}: {'; '.join(self.moves)}", *(f"      {card}" for card in self.cards)]
        )


class Journal:
    """The turns so far, and how far each person has been told of them."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._told: dict[int, int] = {}

    def add(self, seat: int, choice: Choice, before: Mapping[str, object], after: Mapping[str, object]) -> None:
        """Note a move, with the position before and after it as the seat sees it."""
        v = as_view(after)
        open_cards = {card for farm in v["seats"] for card in (*farm["cards"], *farm["known_in_hand"])}
        open_cards.update(card for card, facts in v["cards"].items() if facts["kind"] == "major")
        touched = choice["touches"].get("cards", [])
        played = choice["kind"] == "card"
        if choice["kind"] == "done" or not (played or open_cards.issuperset(touched)):
            return
        texts: tuple[str, ...] = ()
        if played:
            known = (as_view(before)["cards"][card] for card in touched)
            texts = tuple(f"{card['name']}: {card['text']}" for card in known if card["kind"] != "major")
        told = max((told for reader, told in self._told.items() if reader != seat), default=0)
        last = self.entries[-1] if told < len(self.entries) else None
        if last is not None and last.seat == seat and choice["kind"] != "place":
            self.entries[-1] = Entry(seat, (*last.moves, choice["text"]), (*last.cards, *texts))
        else:
            self.entries.append(Entry(seat, (choice["text"],), texts))

    def news(self, seat: int, everybody: Iterable[int]) -> list[Entry]:
        """What others did since a person was last told; everybody of those who look on is told with them."""
        fresh = [entry for entry in self.entries[self._told.get(seat, 0) :] if entry.seat != seat]
        for other in everybody:
            self._told[other] = len(self.entries)
        return fresh

    def copy(self) -> Journal:
        """An independent copy, to come back to."""
        copy = Journal()
        copy.entries, copy._told = list(self.entries), dict(self._told)
        return copy
