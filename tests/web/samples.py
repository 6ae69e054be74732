"""What games really say, worded by Python: the page has to word it in the same way.

`make golden` writes the file anew. It need not follow every change of the rules: it holds the messages themselves, and
`test_wording.py` only asks whether they are still worded so.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from agricola.cards.catalog import CARDS_BY_ID
from agricola.game import EDITIONS, Game, new_game
from agricola.wording.data import message_of
from agricola.wording.languages import languages
from agricola.wording.wording import Wording

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wording.samples.json"
PLAYERS = ("Ann", "Bob", "Cem")
_GAMES = 4

Json = dict[str, Any]


def worded(message: Json) -> dict[str, str]:
    """A message in every language."""
    return {language: Wording(None, language, PLAYERS).message(message_of(message)) for language in languages()}


def reasons_worded(reasons: list[Json]) -> dict[str, str]:
    """Reasons in every language."""
    told = [message_of(reason) for reason in reasons]
    return {language: Wording(None, language, PLAYERS).reasons(told) for language in languages()}


def messages_in(data: object) -> Iterator[Json]:
    """The outermost messages in plain data."""
    if isinstance(data, dict):
        if "code" in data and "kind" not in data:
            yield data
        else:
            for part in data.values():
                yield from messages_in(part)
    elif isinstance(data, list):
        for part in data:
            yield from messages_in(part)


def said(game: Game) -> Iterator[Json]:
    """All that a game says at one moment: the view, why not, and the score sheets."""
    seat = game.current_player
    yield from messages_in(game.view(seat))
    for score in game.scores():
        for line in score.lines:
            yield line.explanation.json()


def why_nots(game: Game) -> Iterator[list[Json]]:
    """The reasons against every space, at one moment."""
    if game.question.code == "ask-place":
        for space in game.state.board.spaces:
            reasons = game.why_not(space.id)
            if reasons:
                yield [reason.json() for reason in reasons]


def marks(data: object, above: str = "") -> Iterator[str]:
    """What is special about a message: its codes, what stands in what, and which numbers choose a form."""
    if isinstance(data, dict) and "code" in data:
        code = str(data.get("english", data["code"]))
        yield f"{above}>{code}"
        for name, value in data.items():
            if name == "n":
                yield f"{code} {min(value, 2)}"
            yield from marks(value, code)
    elif isinstance(data, list):
        yield f"{above} {min(len(data), 3)}"
        for part in data:
            yield from marks(part, above)


class Samples:
    """A few messages that show everything that was seen."""

    def __init__(self) -> None:
        self.messages: list[Json] = []
        self.reasons: list[list[Json]] = []
        self.events: list[tuple[Json, Json]] = []
        """What happened, as it is sent and as a message."""
        self._spaces: set[str] = set()
        self._seen: set[str] = set()

    def _is_new(self, data: object) -> bool:
        fresh = set(marks(data)) - self._seen
        self._seen |= fresh
        return bool(fresh)

    def add(self, game: Game) -> None:
        """Keep what this moment says and no other has said."""
        self._spaces |= game.state.board.by_id.keys()
        self.messages += [message for message in said(game) if self._is_new(message)]
        self.reasons += [reasons for reasons in why_nots(game) if self._is_new(reasons)]
        for event in game.take_events():
            message = event.message(None).json()
            if self._is_new(message):
                self.events.append((event.json(None), message))

    def written(self) -> str:
        """The file."""
        told = json.dumps([self.messages, self.reasons, self.events])
        spaces = {id: Wording(None).space(id) for id in sorted(self._spaces) if f'"{id}"' in told}
        cards = {id: card.name for id, card in sorted(CARDS_BY_ID.items()) if f'"{id}"' in told}
        document = {
            "players": PLAYERS,
            "spaces": spaces,
            "cards": cards,
            "messages": [{"message": message, "words": worded(message)} for message in self.messages],
            "reasons": [{"reasons": reasons, "words": reasons_worded(reasons)} for reasons in self.reasons],
            "events": [
                {"event": event, "message": message, "words": worded(message)} for event, message in self.events
            ],
        }
        return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def written() -> str:
    """The file, from random games of every edition."""
    samples = Samples()
    for edition in EDITIONS.values():
        for seed in range(_GAMES):
            random = Random(seed)
            decks = edition.decks or None
            game = new_game(edition.name, players=3, cards=True, decks=decks, seed=seed, ask_end_turn=True)
            game.record_events()
            while not game.is_terminal():
                samples.add(game)
                game.apply(random.choice(game.legal_actions()))
            samples.add(game)
    return samples.written()
