"""The open decision in words: who is asked what by which card, and the numbered choices."""

from __future__ import annotations

from typing import Final

from agricola.cli.text.draw import own_farm
from agricola.cli.text.words import Words, costs_nothing
from agricola.view import LegalAction, View
from agricola.wording.data import message_of

_LISTED: Final = 24
"""A longer list of choices is cut; all of them can be typed, and `all` lists them."""
_CHOICES: Final = frozenset({"ask-choose", "ask-first", "ask-pay", "ask-keep", "ask-breed", "ask-which-card"})
"""Questions that say so little that the space must be named which they come from."""


def question(v: View, words: Words) -> str:
    """What the open decision asks of a person, and which card or space asks it; a sentence without its end."""
    assert v["current_player"] is not None
    asked = message_of(v["question"])
    may = asked.code == "do-may"
    told = asked.params["what"] if may else asked
    sentence = words("term-may" if may else "term-is-to", seat=v["current_player"], what=told)
    if v["asked_by"] in v["cards"]:
        return words("term-of", name=words.card(v["asked_by"]), what=sentence)
    if v["asked_by"] and asked.code in _CHOICES:
        return words("term-of", name=words.space(v["asked_by"]), what=sentence)
    return sentence


def text_of_asking_card(v: View, words: Words) -> str:
    """What the card that asks says; empty when no card asks."""
    card = v["cards"].get(v["asked_by"])
    return "" if card is None else f"   ({words.card_text(v['asked_by'], card['text'])})"


def list_of_choices(v: View, words: Words, *, everything: bool = False, width: int = 80) -> str:
    """The numbered choices, side by side where they are short; those on the board are not repeated."""
    numbered = list(enumerate(v["actions"], start=1))
    if not everything and any(choice["kind"] == "place" for _, choice in numbered):
        numbered = [(number, choice) for number, choice in numbered if choice["kind"] != "place"]
        if not numbered:
            return f"  ({words('term-number-of-board')})"
    texts = [f"{number:>4}  {in_words(v, choice, words)}" for number, choice in numbered]
    cut = len(texts) > _LISTED and not everything
    shown = texts[:_LISTED] if cut else texts
    column = max(len(text) for text in shown) + 2
    columns = max(1, width // column) if len(shown) > 8 else 1
    rows = -(-len(shown) // columns)
    lines = ["".join(f"{text:<{column}}" for text in shown[row::rows]).rstrip() for row in range(rows)]
    if cut:
        last = words("list-join") + texts[-1].strip() if v["actions"][-1]["kind"] == "done" else ""
        lines.append(f"      {words('term-more-choices', n=len(texts) - _LISTED, last=last)}")
    return "\n".join(lines)


def in_words(v: View, choice: LegalAction, words: Words) -> str:
    """A choice with what helps to choose: new fences, the price and the text of a card, what begging costs."""
    touches = choice["touches"]
    told = words.from_data(choice["message"])
    if "edges" in touches:
        fences = set(own_farm(v).get("fences", ()))
        return f"{told} ({words('term-fences', n=len(set(touches['edges']) - fences))})"
    cards = [card for card in touches.get("cards", ()) if card in v["cards"]]
    if choice["kind"] == "card" and len(cards) == 1:
        card = v["cards"][cards[0]]
        price = "" if costs_nothing(card) or told.endswith(")") else f" ({words.price(card)})"
        return words("term-of", name=f"{told}{price}", what=words.card_text(cards[0], card["text"]))
    if choice["message"]["code"] == "act-react" and cards:
        return words("term-of", name=told, what=words.card_text(cards[0], v["cards"][cards[0]]["text"]))
    points = choice.get("preview", {}).get("points") if choice["message"]["code"] == "act-beg" else None
    return told if points is None else f"{told} ({words('count-points', n=points)})"
