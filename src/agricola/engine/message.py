"""What the engine says to people: a code with named parameters, never a sentence.

A question, the label of a deed, a reason, a line of a score sheet and what a card remembers are all messages. The layer
`agricola.wording` makes sentences of them, one set for each language; nothing below it knows any language.
"""

from __future__ import annotations

from agricola.engine.goods import KINDS, Bag, named

OWN_WORDS = "own-words"
"""The code of a message whose English stands beside the card that says it, as a pattern of its own."""


class Message:
    """A code and its parameters: numbers, ids, goods, further messages."""

    __slots__ = ("code", "params")

    def __init__(self, code: str, params: dict[str, object]) -> None:
        self.code = code
        self.params = params

    def json(self) -> dict[str, object]:
        """The message as plain data: `{"code": "why-short", "n": 4, "good": "wood"}`."""
        told: dict[str, object] = {"code": self.code}
        for name, value in self.params.items():
            told[name] = value if isinstance(value, (int, str)) else plain(value)
        return told

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and copy it through what it is made of."""
        return Message, (self.code, self.params)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.code == other.code and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.code, tuple(self.params)))

    def __str__(self) -> str:
        if not self.params:
            return self.code
        return f"{self.code}({', '.join([f'{name}={_shown(value)}' for name, value in self.params.items()])})"

    def __repr__(self) -> str:
        return f"<{self}>"


Reasons = tuple[Message, ...]
"""Why something is not possible: everything that stands in the way; empty when nothing does."""


def say(code: str, **params: object) -> Message:
    """A message: `say("why-short", n=4, good="wood")`."""
    return Message(code, params)


def own_words(english: str, **params: object) -> Message:
    """A message whose English, a Fluent pattern, stands beside the card that says it."""
    return Message(OWN_WORDS, {"english": english, **params})


def is_bag(value: object) -> bool:
    """Whether a parameter is an amount of goods."""
    return isinstance(value, tuple) and len(value) == KINDS and isinstance(value[0], int)


def plain(value: object) -> object:
    """A parameter as plain data."""
    if isinstance(value, Message):
        return value.json()
    if is_bag(value):
        goods: Bag = value  # type: ignore[assignment]
        return named(goods)
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value


def _shown(value: object) -> str:
    if is_bag(value):
        goods: Bag = value  # type: ignore[assignment]
        return "+".join([f"{amount} {good}" for good, amount in named(goods).items()]) or "nothing"
    if isinstance(value, tuple):
        return "[" + ", ".join([str(part) for part in value]) + "]"
    return str(value)
