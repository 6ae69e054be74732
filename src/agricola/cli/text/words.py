"""The words of a terminal: those of the game, and what the terminal itself says (messages `term-...`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from agricola.agents.roster import LEVELS
from agricola.engine.goods import EMPTY_BAG
from agricola.engine.kernel.board import Board
from agricola.engine.message import Message, say
from agricola.game import Game
from agricola.view import Card, Goods
from agricola.wording.data import bag_of, message_of
from agricola.wording.languages import ENGLISH
from agricola.wording.wording import Wording


class Words(Wording):
    """One language at a terminal, where players go by their number.

    >>> Words()("term-player", number=2)
    'Player 2'
    """

    def __init__(self, language: str = ENGLISH, board: Board | None = None) -> None:
        super().__init__(board, language)
        self.players = [self("term-player", number=seat + 1) for seat in range(board.players if board else 0)]

    def __call__(self, code: str, /, **params: object) -> str:
        """What the terminal says."""
        return self.message(Message(code, params))

    def from_data(self, data: Mapping[str, Any]) -> str:
        """A message of a view."""
        return self.message(message_of(data))

    def amounts(self, goods: Goods, nothing: str = "goods-nothing") -> str:
        """Goods of a view; where there are none, the message `nothing`, or nothing at all."""
        return self.goods(bag_of(goods)) if goods else self(nothing) if nothing else ""

    def listed(self, parts: list[str]) -> str:
        """Some things one after the other."""
        return self("list-join").join(parts)

    def price(self, card: Card) -> str:
        """What a card costs; ways to pay are joined by "or"."""
        return self("term-or").join([self.from_data(cost) for cost in card["price"]])

    def card_text(self, id: str, english: str) -> str:
        """What a card says; English texts stand in the declarations."""
        return self._name(f"card-{id}.text", english)

    def ruling(self, id: str, number: int, english: str) -> str:
        """One of the rulings of a card, counted from 1."""
        return self._name(f"card-{id}.ruling-{number}", english)


def words_of(game: Game, language: str) -> Words:
    """The words for a game."""
    return Words(language, game.state.board)


def level_name(name: str, words: Words) -> str:
    """What a computer player is called: its level, or the name of an agent as it is written."""
    return words(f"term-level-{name}") if name in LEVELS else name


def costs_nothing(card: Card) -> bool:
    """Whether a card is free."""
    free = say("cost-goods", goods=EMPTY_BAG)
    return all(message_of(cost) == free for cost in card["price"])


def sentence(text: str) -> str:
    """A text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def round_named(line: str, words: Words) -> int | None:
    """The round that "round 7" or "r7" means, in the language or in English."""
    for name in ("round", words("term-replay-round"), "r"):
        number = line.removeprefix(name).strip()
        if number != line and number.isdecimal():
            return int(number)
    return None
