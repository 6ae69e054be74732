"""The log in words: turn by turn what everybody did and what came of it, and what each harvest and round brought."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from agricola.cards import catalog
from agricola.cli.text.words import Words
from agricola.engine.kernel.event_log import NOBODY
from agricola.engine.message import Message
from agricola.table import Entry
from agricola.table.journal import TURN


@dataclass(frozen=True)
class Turn:
    """One seat's turn with all that came of it; without a seat, a harvest or what happened between two rounds."""

    round: int
    part: str
    seat: int | None
    told: tuple[tuple[int | None, Message], ...]
    """Who did or got something (None: nobody in particular), and what."""
    cards: tuple[str, ...] = ()
    """The hand cards that were played, by id."""

    def deeds(self, words: Words) -> str:
        """All of it in one line; whoever else is meant is named."""
        return words("term-parts-join").join(_line(words, who, [what], self.seat) for who, what in self.told)

    def lines(self, words: Words) -> list[str]:
        """A turn in one line, a harvest or a new round in a line for each seat."""
        if self.part == TURN:
            return [self.deeds(words)]
        seats = list(dict.fromkeys(who for who, _ in self.told))
        return [_line(words, seat, [what for who, what in self.told if who == seat], None) for seat in seats]

    def in_full(self, words: Words) -> str:
        """Who did what, and below it what the cards say."""
        lines = self.lines(words)
        if self.seat is not None:
            lines = [words("term-of", name=words.player(self.seat), what=line) for line in lines]
        for card in self.cards:
            text = words.card_text(card, "" if words.board is None else words.board.cards[card].text)
            lines.append(f"      {words('term-of', name=words.card(card), what=text)}")
        return "\n".join(lines)


def _line(words: Words, who: int | None, what: list[Message], seat: int | None) -> str:
    said = words("term-parts-join").join(words.message(one) for one in what)
    return said if who is None or who == seat else words("term-of", name=words.player(who), what=said)


def turns(journal: Iterable[Entry]) -> list[Turn]:
    """The log, turn by turn."""
    found: list[Turn] = []
    for entry in journal:
        last = found[-1] if found else None
        told, cards = _told(entry), _hand_cards(entry)
        alike = last is not None and (last.part, last.seat, last.round) == (entry.part, entry.seat, entry.round)
        if last is not None and alike and not entry.begins_turn:
            found[-1] = Turn(last.round, last.part, last.seat, last.told + told, last.cards + cards)
        elif told:
            found.append(Turn(entry.round, entry.part, entry.seat, told, cards))
    return found


def _told(entry: Entry) -> tuple[tuple[int | None, Message], ...]:
    """An entry as who and what; the answer first."""
    answer = () if entry.message is None else ((entry.seat, entry.message),)
    events = tuple(
        (None if event.seat == NOBODY else event.seat, event.message(None))
        for event in entry.events
        if not entry.says(event)
    )
    return answer + events


def _hand_cards(entry: Entry) -> tuple[str, ...]:
    """The hand cards that were played with an entry; major improvements lie open all the time."""
    if entry.kind != "card":
        return ()
    majors = {card.id for card in (*catalog.MAJORS, *catalog.FAMILY_IMPROVEMENTS)}
    return tuple(card for card in entry.cards if card not in majors)
