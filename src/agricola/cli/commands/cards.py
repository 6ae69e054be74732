"""The command `agricola cards`: search the cards, show one, and count how many are said in words alone."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from agricola.cards import catalog, lock
from agricola.cards.rulings import rulings_of
from agricola.cards.survey import own_functions
from agricola.cards.words import Card
from agricola.cli.arguments import DONE, Commands, add_command, add_json, add_language, language_of
from agricola.cli.text.terminal import Terminal
from agricola.cli.text.words import Words
from agricola.engine.errors import BadOption
from agricola.game import EDITIONS
from agricola.wording.card_facts import KIND_NAMES, as_json, facts

KINDS = {"major": "major improvement", "minor": "minor improvement", "occupation": "occupation"}

_EXAMPLES = """
  agricola cards corn scoop               one card, with its facts, text and rulings
  agricola cards A067                     the same by its id
  agricola cards plow food                every card with these words in its name or text
  agricola cards --kind occupation stone
  agricola cards stats                    how many cards are said in words alone
  agricola cards stats --json
"""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "cards",
        "search the cards, or show one",
        "Search the cards by words in their name or text; one that fits alone is shown with facts and rulings.",
        _EXAMPLES,
    )
    parser.add_argument("words", metavar="WORD", nargs="*", help="words in the name or the text, or an id; or: stats")
    parser.add_argument("--edition", choices=sorted(EDITIONS), help="only the cards of one edition")
    parser.add_argument("--kind", choices=sorted(KINDS), help="only the cards of one kind")
    add_language(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    """Show what was asked for."""
    terminal = Terminal()
    words = Words(language_of(given))
    if given.words == ["stats"]:
        if given.edition is not None or given.kind is not None:
            raise BadOption("stats counts all cards, deck by deck; leave --edition and --kind out")
        show_statistics(given.json, terminal)
    else:
        show(given.words, given.edition, given.kind, given.json, terminal, words)
    return DONE


def search(
    wanted: Sequence[str], edition: str | None = None, kind: str | None = None, words: Words | None = None
) -> list[Card]:
    """The cards with all the words in their name, id or text; one whose name or id is just that comes alone.

    Names and texts are those of a language, if its words are given, and those in English.

    >>> [card.name for card in search(["corn", "scoop"])]
    ['Corn Scoop']
    """
    cards = [
        card
        for card in catalog.ALL_CARDS
        if (edition is None or edition in catalog.editions_of(card))
        and (kind is None or KIND_NAMES[card.kind] == KINDS[kind])
    ]
    words = words or Words()
    name = " ".join(wanted).casefold()
    exact = [card for card in cards if name in [one.casefold() for one in (card.id, card.name, words.card(card.id))]]
    return exact or [card for card in cards if all(word.casefold() in _searched(card, words) for word in wanted)]


def _searched(card: Card, words: Words) -> str:
    own = f"{words.card(card.id)} {words.card_text(card.id, card.text)}"
    return f"{card.name} {card.id} {card.text} {card.category} {own}".casefold()


def show(
    wanted: Sequence[str], edition: str | None, kind: str | None, as_data: bool, terminal: Terminal, words: Words
) -> None:
    """Print the cards that fit: one with all its facts, several as a list."""
    found = search(wanted, edition, kind, words)
    if as_data:
        terminal.say(json.dumps([_data(card, words) for card in found], indent=2, ensure_ascii=False))
        return
    if not found:
        which = " ".join(filter(None, (kind, "card", f"of the {edition} edition" if edition else "")))
        having = f" has {' and '.join(repr(word) for word in wanted)} in its name or text" if wanted else " is known"
        raise BadOption(f"no {which}{having}; try fewer or other words")
    if len(found) == 1:
        terminal.tell(_sheet(found[0], words))
        return
    width = max(len(words.card(card.id)) for card in found)
    numbered = max(len(card.id) for card in found)
    # A pipe gets one line for each card, for grep; a person lines that fit.
    write = terminal.tell if terminal.interactive else terminal.say
    for card in found:
        text = words.card_text(card.id, card.text)
        write(f"{card.id:<{numbered}}  {words.card(card.id):<{width}}  {text}")
    write(f"\n{words('term-cards-found', n=len(found), command=f'agricola cards {found[0].id}')}")


def _data(card: Card, words: Words) -> dict[str, object]:
    """A card as data: codes, and what is shown of it in words."""
    return {
        **as_json(card),
        "words": {
            "name": words.card(card.id),
            "text": words.card_text(card.id, card.text),
            "rulings": _rulings(card, words),
            **facts(card, words),
        },
        "editions": list(catalog.editions_of(card)),
        "number": lock.numbers().get(card.id),
        "own_functions": own_functions(card),
    }


def _rulings(card: Card, words: Words) -> list[str]:
    return [words.ruling(card.id, number, ruling) for number, ruling in enumerate(rulings_of(card.id), start=1)]


def _sheet(card: Card, words: Words) -> str:
    editions = words("term-and").join(words(f"term-edition-{name}") for name in catalog.editions_of(card))
    told = {words(f"fact-{name}"): value for name, value in facts(card, words).items()}
    told = {words("fact-id"): card.id, words("fact-edition"): editions, **told}
    width = max(map(len, told))
    lines = [words.card(card.id), *(f"  {name:<{width}}  {value}" for name, value in told.items())]
    lines += ["", words.card_text(card.id, card.text)]
    rulings = _rulings(card, words)
    if rulings:
        lines += ["", words("term-rulings"), *(f"- {ruling}" for ruling in rulings)]
    return "\n".join(lines)


def statistics() -> dict[str, Any]:
    """How many cards are pure declarations, in all and by deck, and which have a function of their own."""
    decks = {
        "all cards": catalog.ALL_CARDS,
        "majors": catalog.MAJORS,
        "revised minors": catalog.REVISED_MINORS,
        "revised occupations": catalog.REVISED_OCCUPATIONS,
        "original minors": catalog.ORIGINAL_MINORS,
        "original occupations": catalog.ORIGINAL_OCCUPATIONS,
        "family improvements": catalog.FAMILY_IMPROVEMENTS,
    }
    own = {card.id: own_functions(card) for card in catalog.ALL_CARDS}
    return {
        "decks": {
            name: {"cards": len(cards), "pure": sum(not own[card.id] for card in cards)}
            for name, cards in decks.items()
            if cards
        },
        "bespoke": [
            {"id": card.id, "name": card.name, "functions": own[card.id]} for card in catalog.ALL_CARDS if own[card.id]
        ],
    }


def show_statistics(as_data: bool, terminal: Terminal) -> None:
    """Print the share of cards that are said in words alone, and name the others with their functions."""
    counted = statistics()
    if as_data:
        terminal.say(json.dumps(counted, indent=2, ensure_ascii=False))
        return
    terminal.say("Pure declarations: cards that are said in words alone.\n")
    for name, deck in counted["decks"].items():
        share = 100 * deck["pure"] / deck["cards"]
        terminal.say(f"  {name:<21} {deck['pure']:>4} of {deck['cards']:>4}  {share:>4.0f}%")
    terminal.say("\nCards with a function of their own:\n")
    for card in counted["bespoke"]:
        terminal.say(f"  {card['id']}  {card['name']}: {', '.join(card['functions'])}")
