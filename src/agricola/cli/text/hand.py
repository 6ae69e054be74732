"""Cards in words: a hand, what everybody has played, and one card with all its facts.

Everything is said from the dict that `Game.view(seat)` gives; printed facts of a card that a seat can't see come from
the catalogue, which says nothing about where the card is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from agricola.cards import catalog
from agricola.cards.rulings import rulings_of
from agricola.cards.words import Card
from agricola.cli.text.draw import own_seat
from agricola.cli.text.words import Words, costs_nothing, sentence
from agricola.engine.errors import NotReadable
from agricola.engine.message import Reasons
from agricola.game import Game
from agricola.view import Card as SeenCard
from agricola.view import View
from agricola.wording.card_facts import facts

Lacks = Mapping[str, Reasons]
"""What the seat lacks to play each card of its hand; nothing when only an action is missing."""

KINDS: Final = ("occupation", "minor")


def lacks(game: Game, seat: int) -> Lacks:
    """What a seat lacks for the cards of its hand; nothing is said of a seat that is not asked."""
    if game.current_player != seat:
        return {}
    return {card: game.obstacles(card) for card in game.view(seat)["hand"]}


def short_hand(v: View, lacking: Lacks, words: Words) -> str:
    """The hand by name, a few lines: what could be played, given an action, and what not yet."""
    lines = [words("term-hand-of", seat=own_seat(v))]
    for kind in KINDS:
        cards = [card for card in v["hand"] if v["cards"][card]["kind"] == kind]
        ready = words.listed([words.card(card) for card in cards if not lacking.get(card)]) or words("term-none")
        waiting = words.listed([words.card(card) for card in cards if lacking.get(card)])
        told = words("term-hand-waiting" if waiting else "term-hand-ready", ready=ready, waiting=waiting)
        lines.append(f"   {words('term-of', name=words(f'term-kind-{kind}'), what=told)}")
    return "\n".join(lines)


def full_hand(v: View, lacking: Lacks, tick: Callable[[bool], str], words: Words) -> str:
    """The hand with prices, prerequisites, points and texts."""
    if not v["hand"]:
        return words("term-hand-empty" if _any_hands(v) else "term-no-hands")
    lines = [words("term-you-have", seat=own_seat(v), n=len(v["hand"]))]
    if lacking and tick(True):
        lines[0] += f" {words('term-tick', tick=tick(True).strip())}"
    for kind in KINDS:
        cards = [card for card in v["hand"] if v["cards"][card]["kind"] == kind]
        if cards:
            lines.append(sentence(words(f"term-kind-{kind}")))
        for card in cards:
            mark = tick(not lacking[card]) if card in lacking else ""
            told = _with_facts(card, v["cards"][card], words)
            verdict = _verdict(lacking[card], bool(mark), words) if card in lacking else ""
            lines.append(f" {mark}{words('term-of', name=told, what=verdict) if verdict else told}")
            lines.append(f"     {words.card_text(card, v['cards'][card]['text'])}")
    return "\n".join(lines)


def _verdict(lack: Reasons, marked: bool, words: Words) -> str:
    """Whether a card could be played; a mark says it too, and so does what the card needs."""
    if not lack:
        return "" if marked else words("term-can-be-played")
    if [reason.code for reason in lack] == ["why-needs"]:
        return words("term-not-yet")
    return words("term-not-yet-because", why=tuple(lack))


def _any_hands(v: View) -> bool:
    return any(farm["hand_size"] for farm in v["seats"])


def _with_facts(id: str, card: SeenCard, words: Words) -> str:
    """The name of a card and, in brackets, what it asks for and gives."""
    told = [] if costs_nothing(card) else [words.price(card)]
    if card["needs"]:
        told.append(words("term-needs-what", what=words.from_data(card["needs"])))
    told += _points(card, words)
    if card["traveling"]:
        told.append(words("term-passed-on"))
    return f"{words.card(id)} ({words('term-parts-join').join(told)})" if told else words.card(id)


def _points(card: SeenCard, words: Words) -> list[str]:
    return [words("count-points", n=card["points"])] if card["points"] else []


def played_cards(v: View, words: Words) -> str:
    """Everybody's played cards with their texts, then the major improvements that are left."""
    lines = []
    for farm in v["seats"]:
        lines.append(words("term-has-played", seat=farm["seat"], n=len(farm["cards"])))
        for card in farm["cards"]:
            name = words.listed([words.card(card), *_points(v["cards"][card], words)])
            card_fields = [field["crop"] for field in farm["card_fields"] if field["card"] == card]
            crops = [words.amounts(crop, "term-no-crop") for crop in card_fields]
            grown = f" ({words('term-now', what=words.listed(crops))})" if crops else ""
            text = words.card_text(card, v["cards"][card]["text"])
            lines.append(f"   {words('term-of', name=name, what=text)}{grown}")
    lines.append(words("term-to-be-had" if v["majors"] else "term-no-majors"))
    for card in v["majors"]:
        offer = v["cards"][card]
        name = f"{words.card(card)} [{words.price(offer)}]"
        told = words.listed([name, words("count-points", n=offer["points"])])
        lines.append(f"   {words('term-of', name=told, what=words.card_text(card, offer['text']))}")
    return "\n".join(lines)


def card_sheet(v: View, name: str, words: Words) -> str:
    """One card with its facts, text, rulings and where it is; a name may be shortened while it stays clear."""
    if not name:
        raise NotReadable(words("term-which-card"))
    wanted = name.casefold()
    printed = {card.id: card for card in catalog.ALL_CARDS if v["edition"] in catalog.editions_of(card)}
    english = {id: card.name for id, card in printed.items()} | {id: card["name"] for id, card in v["cards"].items()}
    names = {id: (words.card(id).casefold(), known.casefold()) for id, known in english.items()}
    found = [id for id, known in names.items() if wanted == id.casefold() or wanted in known]
    found = found or [
        id for id, known in names.items() if any(all(word in one for word in wanted.split()) for one in known)
    ]
    if not found:
        raise NotReadable(words("term-no-such-card", name=name))
    if len(found) > 1:
        raise NotReadable(words("term-which-of", name=name, list=words.listed([words.card(card) for card in found])))
    return _sheet(v, found[0], printed.get(found[0]), words)


def _sheet(v: View, id: str, printed: Card | None, words: Words) -> str:
    seen = v["cards"].get(id)
    told = {} if printed is None else facts(printed, words)
    english = seen["text"] if seen is not None else printed.text if printed is not None else ""
    if seen is not None and not costs_nothing(seen):
        told["price"] = words.price(seen)
    told["where"] = _where(v, id, words)
    lines = [f"{words.card(id)} ({id})"]
    lines += [f"   {words('term-of', name=words(f'fact-{fact}'), what=value)}" for fact, value in told.items()]
    lines.append(f"   {words.card_text(id, english)}")
    lines += [f"   - {words.ruling(id, number, ruling)}" for number, ruling in enumerate(rulings_of(id), start=1)]
    return "\n".join(lines)


def _where(v: View, card: str, words: Words) -> str:
    if card in v["hand"]:
        return words("term-in-your-hand")
    for farm in v["seats"]:
        if card in farm["cards"]:
            return words("term-played-by", seat=farm["seat"])
        if card in farm["known_in_hand"]:
            return words("term-passed-on-to", seat=farm["seat"])
    return words("term-can-be-had" if card in v["majors"] else "term-not-seen")
