"""Makes sentences of codes: messages, actions and reasons in one language, for the people around one board.

A language with grammatical cases asks for one behind the name of a variable, `{ $goods-acc }`, and has its words as
an attribute of that name: `count-clay.acc`, `good-clay.gen`. Where there is no such attribute, the plain words serve.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from agricola.cards.catalog import CARDS_BY_ID
from agricola.engine.goods import GOOD_NAMES, KINDS
from agricola.engine.kernel.actions import Action
from agricola.engine.kernel.board import Board
from agricola.engine.message import OWN_WORDS, Message, is_bag
from agricola.wording.fluent import Pattern, filled, read_pattern
from agricola.wording.languages import ENGLISH, messages

Said = Action | Message | Sequence[Message]
"""What can be put into words: an action, a message, or all reasons for something."""


class Wording:
    """One language for one board; what the language lacks is said in English."""

    def __init__(self, board: Board | None, language: str = ENGLISH, players: Sequence[str] = ()) -> None:
        self.board = board
        """Where the English names of spaces and cards stand; None for the words of no game in particular."""
        self.language = language
        self.players = players
        """The names of the players by seat; without them they are numbered."""
        self._own = messages(language)
        self._english = messages(ENGLISH)

    def words(self, said: Said) -> str:
        """An action, a message or reasons as people read them."""
        if isinstance(said, Action):
            return self.message(said.message)
        return self.message(said) if isinstance(said, Message) else self.reasons(said)

    def message(self, message: Message, case: str = "") -> str:
        """A message as people read it, in a grammatical case where the language has words for it."""
        language = self.language
        if message.code == OWN_WORDS:
            english = str(message.params["english"])
            pattern = self._in_case(own_id(english), case) if language != ENGLISH else None
            if pattern is None:
                pattern, language = _own_pattern(english), ENGLISH
        else:
            found = self._in_case(message.code, case)
            if found is None:
                found, language = self._english.get(message.code), ENGLISH
            if found is None:
                return str(message)
            pattern = found
        return filled(pattern, lambda name: self._value(message, name), language, self._pattern)

    def reasons(self, reasons: Iterable[Message]) -> str:
        """All reasons together; what is short is one list."""
        said = ""
        last = ""
        for reason in reasons:
            if said:
                said += self._fixed("goods-join" if last == reason.code == "why-short" else "reasons-join")
            said += self.message(reason)
            last = reason.code
        return said

    def card(self, id: str) -> str:
        """What a card is called."""
        known = CARDS_BY_ID.get(id) if self.board is None else self.board.cards.get(id)
        return self._name(f"card-{id}", id if known is None else known.name)

    def space(self, id: str) -> str:
        """What an action space is called."""
        known = None if self.board is None else self.board.by_id.get(id)
        return self._name(f"space-{id}", id.replace("_", " ").title() if known is None else known.name)

    def player(self, seat: int) -> str:
        """What a player is called."""
        if seat < len(self.players):
            return self.players[seat]
        return self.message(Message("player", {"number": seat + 1}))

    def goods(self, counts: Sequence[int], case: str = "") -> str:
        """An amount of goods: "2 wood, 1 reed"."""
        parts = [self._counted(GOOD_NAMES[good], counts[good], case) for good in range(KINDS) if counts[good]]
        return self._fixed("goods-join").join(parts) if parts else self._fixed("goods-nothing", case)

    def _counted(self, good: str, n: int, case: str) -> str:
        return self.message(Message(f"count-{good}", {"n": n}), case)

    def _in_case(self, id: str, case: str) -> Pattern | None:
        """The pattern of this language in a case, or the plain one."""
        found = self._own.get(f"{id}.{case}") if case else None
        return self._own.get(id) if found is None else found

    def _pattern(self, id: str) -> Pattern | None:
        return self._own.get(id) or self._english.get(id)

    def _fixed(self, id: str, case: str = "") -> str:
        return self.message(Message(id, {}), case)

    def _name(self, id: str, english: str, case: str = "") -> str:
        """A name in this language; English names stand in the declarations."""
        return self._fixed(id, case) if id in self._own else english

    def _value(self, message: Message, variable: str) -> str | int:
        """What a variable of a pattern stands for."""
        params = message.params
        name, _, case = variable.partition("-")
        if name == "amount":
            return self._counted(str(params["good"]), int(str(params["n"])), case)
        value = params.get(name, f"{{ ${variable} }}")
        if isinstance(value, Message):
            return self.message(value, case)
        if is_bag(value):
            return self.goods(value, case)  # type: ignore[arg-type]
        if isinstance(value, tuple):
            return self._listed(message.code, name, value, case)
        if name == "card":
            return self.card(str(value))
        if name == "space":
            return self.space(str(value))
        if name == "good":
            return self._fixed(f"good-{value}", case)
        if name == "tile":
            return self._fixed(f"tile-{value}", case)
        if name == "returns":
            return self._name(f"returns-{own_id(str(value))}", str(value), case)
        if name in ("seat", "to"):
            return self.player(int(str(value)))
        return value if isinstance(value, int) else str(value)

    def _listed(self, code: str, name: str, values: tuple[object, ...], case: str) -> str:
        if name == "why":
            return self.reasons([value for value in values if isinstance(value, Message)])
        if name == "seats":
            return self._fixed("players-join").join([self.player(int(str(value))) for value in values])
        if name == "cells":
            return " ".join([str(value) for value in values])
        joint = f"{code}.join"
        if self._pattern(joint) is None:
            joint = "list-join"
        return self._fixed(joint).join([self.message(value, case) for value in values if isinstance(value, Message)])


def own_id(english: str) -> str:
    """The id by which a language translates words that stand beside a card in English."""
    return "own-" + re.sub("[^a-z0-9]+", "-", english.lower()).strip("-")


@lru_cache(maxsize=1_000)
def _own_pattern(english: str) -> Pattern:
    return read_pattern(english)


@lru_cache(maxsize=256)
def wording(board: Board | None = None, language: str = ENGLISH) -> Wording:
    """The words of a language around a board, with the players numbered."""
    return Wording(board, language)
