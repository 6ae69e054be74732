"""A card in words: its printed facts, our text and rulings, for the gallery, the command line and the service."""

from __future__ import annotations

from typing import Final

from agricola.cards.rulings import rulings_of
from agricola.engine.kernel.card import MAJOR, MINOR, OCCUPATION, Card
from agricola.engine.message import own_words, say
from agricola.engine.price import price_message
from agricola.wording.wording import Wording, wording

KIND_NAMES: Final = {MAJOR: "major improvement", MINOR: "minor improvement", OCCUPATION: "occupation"}


_KIND_MESSAGES: Final = {MAJOR: "kind-major", MINOR: "kind-minor", OCCUPATION: "kind-occupation"}


def price_in_words(card: Card, words: Wording | None = None) -> str:
    """What a card costs; alternatives are joined by "or"."""
    words = words or wording()
    return words.words(say("fact-price.depends") if card.price_by is not None else price_message(card.price))


def is_free(card: Card) -> bool:
    """Whether a card costs nothing of its own."""
    return card.price_by is None and all(not cost.needs and not cost.returns for cost in card.price)


def facts(card: Card, words: Wording | None = None) -> dict[str, str]:
    """The printed facts of a card, those that it has, in words; the message `fact-...` is what each is called."""
    words = words or wording()
    told = {"kind": words.words(say(_KIND_MESSAGES[card.kind]))}
    if card.kind != OCCUPATION or not is_free(card):
        told["price"] = price_in_words(card, words)
    if card.prerequisite is not None:
        told["needs"] = words.words(card.prerequisite.says)
    if card.points:
        told["points"] = str(card.points)
    if card.kind == OCCUPATION:
        told["players"] = f"{card.players}+"
    if card.category:
        told["category"] = words.words(own_words(card.category))
    if card.traveling:
        told["traveling"] = words.words(say("fact-traveling.says"))
    return told


def as_json(card: Card) -> dict[str, object]:
    """A card as plain data."""
    return {
        "id": card.id,
        "name": card.name,
        "kind": KIND_NAMES[card.kind],
        "deck": card.deck,
        "players": card.players,
        "price": None if card.price_by is not None else [cost.message().json() for cost in card.price],
        "needs": None if card.prerequisite is None else card.prerequisite.says.json(),
        "points": card.points,
        "category": card.category,
        "traveling": card.traveling,
        "text": card.text,
        "gist": card.gist,
        "rulings": list(rulings_of(card.id)),
    }
