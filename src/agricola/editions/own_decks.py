"""Decks that people invent: cards in a file of their own, which need no printed facts and no translations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from agricola.cards.catalog import CARDS_BY_ID, CARDS_BY_NAME
from agricola.cards.words import MINOR, OCCUPATION, Card
from agricola.engine.errors import BadOption
from agricola.engine.kernel.board import Board
from agricola.python_files import load_python_file, what_went_wrong

OWN_DECKS: Final = "own_decks"
"""The option of a board that names the invented decks of a game."""
_SUFFIX: Final = ".py"

_known: Final[dict[str, Deck]] = {}
"""The decks of this process by name: records and positions call them by it."""


class Deck:
    """Invented minor improvements and occupations under one name, checked when it is made.

    >>> from agricola.cards.words import gain, minor, played, wood
    >>> stick = minor("Walking Stick", id="mine-1", text="You get 1 wood at once.", on=[played >> gain(wood(1))])
    >>> Deck("mine", [stick])
    <Deck mine, 1 card>
    """

    def __init__(self, name: str, cards: Iterable[Card], path: Path | None = None) -> None:
        self.name = name
        self.cards = tuple(cards)
        self.path = path
        """The file that it comes from; None for one that was made in a program."""
        self._check()
        _known[name] = self

    def __repr__(self) -> str:
        return f"<Deck {self.name}, {len(self.cards)} card{'s' if len(self.cards) != 1 else ''}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle it by name, as records do: it is its own copy, and another process must have loaded it."""
        return deck_named, (self.name,)

    def _check(self) -> None:
        """Refuse what is no hand card, and ids and names that somebody else has already."""
        ids: set[str] = set()
        names: set[str] = set()
        if not self.name or not self.cards:
            raise BadOption("a deck has a name and at least one card")
        where = f"the deck {self.name}"
        for card in self.cards:
            if not isinstance(card, Card) or card.kind not in (MINOR, OCCUPATION):
                raise BadOption(f"{where} holds {card!r}; a deck is made of minor(...) and occupation(...)")
            if card.id in CARDS_BY_ID or card.id in ids:
                raise BadOption(f"{where}: another card has the id {card.id!r} of {card.name}; choose another")
            if card.name in CARDS_BY_NAME or card.name in names:
                raise BadOption(f"{where}: there is a card called {card.name} already; choose another name")
            ids.add(card.id)
            names.add(card.name)


def load_deck(path: str | Path) -> Deck:
    """The deck in a Python file: its tuple `CARDS`, under the name of the file; raises BadOption.

    From then on it is known in this process, to records and positions that name it, too.
    """
    file = Path(path).resolve()
    if not file.is_file():
        raise BadOption(f"there is no file {path} with a deck")
    try:
        module = load_python_file(file)
    except (Exception, SystemExit) as problem:
        raise BadOption(f"the deck {path} can't be loaded: {what_went_wrong(problem, file)}") from problem
    cards = getattr(module, "CARDS", None)
    if not isinstance(cards, tuple | list):
        raise BadOption(f"the deck {path} has no tuple CARDS with its cards")
    known = _known.get(file.stem)
    if known is not None and known.path == file and known.cards == tuple(cards):
        return known
    return Deck(file.stem, cards, file)


def deck_named(name: str) -> Deck:
    """A deck that is known in this process."""
    deck = _known.get(name)
    if deck is None:
        raise BadOption(
            f"this game is played with the deck {name!r}, which is not here: load its file with "
            f"--deck {name}{_SUFFIX}, or with agricola.load_deck({name + _SUFFIX!r})"
        )
    return deck


def sorted_decks(decks: Sequence[str | Path | Deck]) -> tuple[str | None, tuple[str, ...]]:
    """A list of decks as the letters of printed ones, if it names some, and the names of invented ones."""
    letters = ""
    own: list[str] = []
    for deck in decks:
        if isinstance(deck, Deck):
            _known[deck.name] = deck
            own.append(deck.name)
        elif isinstance(deck, Path) or (isinstance(deck, str) and deck.endswith(_SUFFIX)):
            own.append(load_deck(deck).name)
        elif isinstance(deck, str) and deck in _known:
            own.append(deck)
        elif isinstance(deck, str):
            letters += deck
        else:
            raise BadOption(f"decks lists letters, files and decks, not {deck!r}")
    return letters or None, tuple(own)


def named_decks(names: object) -> tuple[Deck, ...]:
    """The decks that a record or a position names, in a fixed order; each once."""
    if not isinstance(names, list | tuple) or any(not isinstance(name, str) for name in names):
        raise BadOption(f"{OWN_DECKS} lists decks by name, not {names!r}")
    return tuple(deck_named(name) for name in sorted(set(names)))


def shuffle_in(board: Board, decks: Sequence[Deck]) -> None:
    """Put the cards of decks among those that are dealt on a board, before anybody plays on it."""
    for deck in decks:
        try:
            for card in deck.cards:
                board.add_card(card)
        except ValueError as problem:
            raise BadOption(f"the deck {deck.name} can't be played here: {problem}") from problem
        board.minors = (*board.minors, *[card for card in deck.cards if card.kind == MINOR])
        board.occupations = (
            *board.occupations,
            *[card for card in deck.cards if card.kind == OCCUPATION and card.players <= board.players],
        )
