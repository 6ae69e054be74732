"""The open decision in words: who is asked what by which card, and the numbered choices."""

from __future__ import annotations

import re

from agricola.cli.draw import own_farm, seat_name
from agricola.view import LegalAction, View

_LISTED = 24
"""A longer list of choices is cut; all of them can be typed, and `all` lists them."""


def question(v: View) -> str:
    """What the open decision asks of a person, and which card or space asks it."""
    assert v["current_player"] is not None
    asked, who = v["question"], seat_name(v["current_player"])
    words = f"{who} {asked}" if asked.startswith("may ") else f"{who} is to {asked}"
    card = v["cards"].get(v["asked_by"])
    if card is not None:
        return f"{card['name']}: {words}:"
    if v["asked_by"] and asked.startswith("choose"):
        return f"{v['asked_by']}: {words}:"
    return f"{words}:"


def text_of_asking_card(v: View) -> str:
    """What the card that asks says; empty when no card asks."""
    card = v["cards"].get(v["asked_by"])
    return "" if card is None else f"   ({card['text']})"


def list_of_choices(v: View, *, everything: bool = False, width: int = 80) -> str:
    """The numbered choices, side by side where they are short; those on the board are not repeated."""
    numbered = list(enumerate(v["actions"], start=1))
    if not everything and any(choice["kind"] == "place" for _, choice in numbered):
        numbered = [(number, choice) for number, choice in numbered if choice["kind"] != "place"]
        if not numbered:
            return "  (a number of the board above, or the name of the space)"
    texts = [f"{number:>4}  {in_words(v, choice)}" for number, choice in numbered]
    cut = len(texts) > _LISTED and not everything
    shown = texts[:_LISTED] if cut else texts
    column = max(len(text) for text in shown) + 2
    columns = max(1, width // column) if len(shown) > 8 else 1
    rows = -(-len(shown) // columns)
    lines = ["".join(f"{text:<{column}}" for text in shown[row::rows]).rstrip() for row in range(rows)]
    if cut:
        last = f", {texts[-1].strip()}" if v["actions"][-1]["kind"] == "done" else ""
        lines.append(f"      and {len(texts) - _LISTED} more{last}; write your own, or `all` to list them")
    return "\n".join(lines)


def in_words(v: View, choice: LegalAction) -> str:
    """A choice with what helps to choose: new fences, the price and the text of a card."""
    touches = choice["touches"]
    if "edges" in touches:
        fences = set(own_farm(v).get("fences", ()))
        return f"{choice['text']} ({len(set(touches['edges']) - fences)} fences)"
    cards = [v["cards"][card] for card in touches.get("cards", ()) if card in v["cards"]]
    if choice["kind"] == "card" and len(cards) == 1:
        price = " or ".join(cards[0]["price"])
        told = price != "nothing" and not choice["text"].endswith(")")
        return f"{choice['text']}{f' ({price})' if told else ''}: {cards[0]['text']}"
    if choice["kind"] == "choose" and len(cards) == 1 and choice["text"] == cards[0]["name"]:
        return f"{choice['text']}: {cards[0]['text']}"
    begging = re.search(r"\bbeg (\d+)", choice["text"])
    if begging is not None:
        return f"{choice['text']} (-{3 * int(begging[1])} points)"
    return choice["text"]
