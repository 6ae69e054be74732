"""A number for every card, for ever: `catalog.lock` holds one line per card, `number<TAB>id<TAB>name`.

Whatever turns cards into numbers (encodings, trained agents, statistics) relies on them, so a line is never changed
and never taken away. A new card gets the next number:

    python -m agricola.cards.lock
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from agricola.cards.words import Card

LOCK: Final = Path(__file__).with_name("catalog.lock")
COMMAND: Final = "python -m agricola.cards.lock"


class Entry(NamedTuple):
    """One line of the lock."""

    number: int
    id: str
    name: str

    def __str__(self) -> str:
        return f"{self.number}\t{self.id}\t{self.name}"


def read(path: Path = LOCK) -> list[Entry]:
    """The lines of the lock."""
    entries: list[Entry] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        number, id, name = line.split("\t")
        entries.append(Entry(int(number), id, name))
    return entries


def extended(entries: Sequence[Entry], cards: Iterable[Card]) -> list[Entry]:
    """The same lines, and a new one with the next number for each card that has none yet."""
    known = {entry.id for entry in entries}
    more = [card for card in cards if card.id not in known]
    return [*entries, *(Entry(number, card.id, card.name) for number, card in enumerate(more, start=len(entries) + 1))]


def numbers(path: Path = LOCK) -> dict[str, int]:
    """The number of each card by its id."""
    return {entry.id: entry.number for entry in read(path)}


def main() -> None:
    """Append the cards that have no number yet."""
    from agricola.cards.catalog import ALL_CARDS  # noqa: PLC0415  # the lock can be read without loading every card

    entries = read()
    longer = extended(entries, ALL_CARDS)
    LOCK.write_text("".join(f"{entry}\n" for entry in longer), encoding="utf-8")
    print(f"{len(longer) - len(entries)} new cards; {LOCK.name} holds {len(longer)}")


if __name__ == "__main__":
    main()
