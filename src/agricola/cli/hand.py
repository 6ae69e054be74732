"""Cards in words: a hand, what everybody has played, and one card with all its facts.

Everything is said from the dict that `Game.view(seat)` gives; printed facts of a card that a seat can't see come from
the catalogue, which says nothing about where the card is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from agricola.cards import catalog
from agricola.cards.rulings import rulings_of
from agricola.cards.words import Card
from agricola.cli.draw import counted, goods_in_words, own_seat, seat_name
from agricola.engine.errors import NotReadable
from agricola.game import Game
from agricola.view import Card as SeenCard
from agricola.view import View
from agricola.wording.card_facts import facts

Lacks = Mapping[str, str | None]
"""What the seat lacks to play each card of its hand; None when nothing but an action."""

_KINDS = {"occupation": "occupations", "minor": "minor improvements"}


def lacks(game: Game, seat: int) -> Lacks:
    """What a seat lacks for the cards of its hand; nothing is said of a seat that is not asked."""
    if game.current_player != seat:
        return {}
    return {card: game.obstacle(card) for card in game.view(seat)["hand"]}


def short_hand(v: View, lacking: Lacks) -> str:
    """The hand by name, a few lines: what could be played, given an action, and what not yet."""
    lines = [f"Hand of {seat_name(own_seat(v))}:"]
    for kind, title in _KINDS.items():
        cards = [card for card in v["hand"] if v["cards"][card]["kind"] == kind]
        ready = [v["cards"][card]["name"] for card in cards if lacking.get(card) is None]
        waiting = [v["cards"][card]["name"] for card in cards if lacking.get(card) is not None]
        words = ", ".join(ready) or "none"
        if waiting:
            words += f"; not yet: {', '.join(waiting)}"
        lines.append(f"   {title}: {words}")
    return "\n".join(lines)


def full_hand(v: View, lacking: Lacks, tick: Callable[[bool], str]) -> str:
    """The hand with prices, prerequisites, points and texts."""
    if not v["hand"]:
        return "Your hand is empty." if _any_hands(v) else "This game is played without hand cards."
    lines = [f"{seat_name(own_seat(v))}, you have {counted(len(v['hand']), 'card')} in hand."]
    if lacking and tick(True):
        lines[0] += f" {tick(True)}could be played, given an action."
    for kind, title in _KINDS.items():
        cards = [card for card in v["hand"] if v["cards"][card]["kind"] == kind]
        if cards:
            lines.append(f"{title.capitalize()}")
        for card in cards:
            lack = lacking.get(card)
            mark = tick(lack is None) if card in lacking else ""
            verdict = _verdict(v["cards"][card], lack, bool(mark)) if card in lacking else ""
            lines.append(f" {mark}{_with_facts(v['cards'][card])}{verdict}")
            lines.append(f"     {v['cards'][card]['text']}")
    return "\n".join(lines)


def _verdict(card: SeenCard, lack: str | None, marked: bool) -> str:
    """Whether a card could be played; a mark says it too, and so does what the card needs."""
    if lack is None:
        return "" if marked else ": can be played"
    return ": not yet" if lack == f"it needs {card['needs']}" else f": not yet, {lack}"


def _any_hands(v: View) -> bool:
    return any(farm["hand_size"] for farm in v["seats"])


def _with_facts(card: SeenCard) -> str:
    """The name of a card and, in brackets, what it asks for and gives."""
    told = [*_price(card)]
    if card["needs"]:
        told.append(f"needs {card['needs']}")
    told += _points(card)
    if card["traveling"]:
        told.append("is passed on")
    return f"{card['name']} ({'; '.join(told)})" if told else card["name"]


def _price(card: SeenCard) -> list[str]:
    return [] if card["price"] == ["nothing"] else [" or ".join(card["price"])]


def _points(card: SeenCard) -> list[str]:
    return [counted(card["points"], "point")] if card["points"] else []


def played_cards(v: View) -> str:
    """Everybody's played cards with their texts, then the major improvements that are left."""
    lines = []
    for farm in v["seats"]:
        lines.append(f"{seat_name(farm['seat'])} has played {counted(len(farm['cards']), 'card')}.")
        for card in farm["cards"]:
            facts_of = v["cards"][card]
            name = ", ".join([facts_of["name"], *_points(facts_of)])
            crops = [goods_in_words(plot["crop"], "no crop") for plot in farm["card_fields"] if plot["card"] == card]
            grown = f" (now {', '.join(crops)})" if crops else ""
            lines.append(f"   {name}: {facts_of['text']}{grown}")
    lines.append("Improvements to be had:" if v["majors"] else "No major improvement is left.")
    for card in v["majors"]:
        offer = v["cards"][card]
        lines.append(
            f"   {offer['name']} [{' or '.join(offer['price'])}], {counted(offer['points'], 'point')}: {offer['text']}"
        )
    return "\n".join(lines)


def card_sheet(v: View, name: str) -> str:
    """One card with its facts, text, rulings and where it is; a name may be shortened while it stays clear."""
    if not name:
        raise NotReadable("Which card? Write: card Corn Scoop")
    wanted = name.casefold()
    printed = {card.id: card for card in catalog.ALL_CARDS if v["edition"] in catalog.editions_of(card)}
    names = {
        **{card_id: card.name for card_id, card in printed.items()},
        **{i: c["name"] for i, c in v["cards"].items()},
    }
    found = [i for i, known in names.items() if wanted in (i.casefold(), known.casefold())]
    found = found or [i for i, known in names.items() if all(w in known.casefold() for w in wanted.split())]
    if not found:
        raise NotReadable(f"No card is called {name!r}. Search them all with: agricola cards {name}")
    if len(found) > 1:
        raise NotReadable(f"{name!r} could be: {', '.join(names[card] for card in found)}")
    return _sheet(v, found[0], printed.get(found[0]))


def _sheet(v: View, card_id: str, printed: Card | None) -> str:
    seen = v["cards"].get(card_id)
    told = {} if printed is None else facts(printed)
    title = printed.name if printed is not None else ""
    text = printed.text if printed is not None else ""
    if seen is not None:
        title, text = seen["name"], seen["text"]
        if _price(seen):
            told["price"] = " or ".join(seen["price"])
    told["where"] = _where(v, card_id)
    lines = [f"{title} ({card_id})", *(f"   {fact}: {value}" for fact, value in told.items()), f"   {text}"]
    lines += [f"   - {ruling}" for ruling in rulings_of(card_id)]
    return "\n".join(lines)


def _where(v: View, card: str) -> str:
    if card in v["hand"]:
        return "in your hand"
    for farm in v["seats"]:
        if card in farm["cards"]:
            return f"played by {seat_name(farm['seat'])}"
        if card in farm["known_in_hand"]:
            return f"passed on to {seat_name(farm['seat'])}"
    return "to be had" if card in v["majors"] else "not seen in this game"
