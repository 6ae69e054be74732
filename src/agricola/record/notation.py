"""Moves as text. A move is read without case and punctuation, and may be shortened while it stays clear."""

from __future__ import annotations

import re
from functools import lru_cache

from agricola.engine.actions import FENCE, Action
from agricola.engine.card import MAJOR, Card
from agricola.engine.errors import Ambiguous, NotLegal, NotReadable
from agricola.engine.grid import cell_named
from agricola.engine.improving import why_not_card
from agricola.engine.placing import PLACE_PERSON, why_not_space
from agricola.engine.spaces import Space
from agricola.engine.state import GameState
from agricola.engine.view import question

_SHOWN = 12
_VERBS = re.compile(
    r"(room|stable|plow) [a-e][1-3]|fence [a-e][1-3]( [a-e][1-3])*|sow \d+ .*|bake \d+ grain|(build|play) .+|pay .+"
    r"|keep .+|convert .+ to .+|take .+|beg \d+|done|become starting player|bake bread|renovate|sow|plow a field"
)


@lru_cache(maxsize=4096)
def simplified(text: str) -> str:
    """A text without case, punctuation and double spaces, for comparing."""
    return " ".join(re.sub(r"[^\w']+", " ", text.lower()).split())


def read(g: GameState, text: str) -> Action:
    """The legal action that a text means.

    Raises NotReadable for a text that is no move at all, NotLegal for one that is not allowed now, Ambiguous for a
    shortened one that fits several.
    """
    if not isinstance(text, str) or not simplified(text):
        raise NotReadable("a move is a text such as 'Forest' or 'plow c1'; legal_actions() lists the moves")
    wanted = simplified(text)
    options = g.options if g.waiting else []
    for action in options:
        if simplified(action.text) == wanted:
            return action
    space = space_named(g, wanted)
    if space is not None:
        return _placed(g, options, space, text)
    words = wanted.split()
    area = _area(words)
    if area:
        fitting = [action for action in options if action.kind == FENCE and action.cells == area]
    else:
        fitting = [action for action in options if _fits(words, simplified(action.text).split())]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Ambiguous(f"{text!r} could be any of: {_listed(fitting)}")
    if card_named(g, wanted) is not None or _VERBS.fullmatch(" ".join(text.lower().split())):
        raise NotLegal(f"{text!r} is not possible now. {_what_now(g, options)}")
    raise NotReadable(f"{text!r} is no move. {_what_now(g, options)}")


def exact(g: GameState, text: str) -> Action:
    """The legal action that a text is, written out in full: how a record tells it."""
    for action in g.options if g.waiting else []:
        if action.text == text:
            return action
    short = read(g, text)  # says why, for most
    raise NotLegal(f"{text!r} is not possible now; it is not even written out in full: {str(short)!r}")


def refusal(g: GameState, action: Action) -> str:
    """Why an action that is none of the options is not possible now."""
    space = g.board.by_name.get(action.space) if action.space is not None else None
    reason = why_not(g, space.name) if space is not None else None
    return f"{action.text!r} is not possible now{f': {reason}' if reason else ''}. {_what_now(g, g.options)}"


def _area(words: list[str]) -> int:
    """The cells of "fence d1 e1", in any order: it means this pasture, and is no short form of a larger one."""
    area = 0
    for word in words[1:] if words[0] == "fence" else []:
        cell = cell_named(word)
        if cell is None:
            return 0
        area |= 1 << cell
    return area


def _placed(g: GameState, options: list[Action], space: Space, text: str) -> Action:
    if space.action in options:
        return space.action
    reason = why_not(g, space.name)
    raise NotLegal(f"{text!r} is not possible now: {reason}. {_what_now(g, options)}")


def _fits(words: list[str], target: list[str]) -> bool:
    """Whether the words are the beginnings of words of the target, in order."""
    position = 0
    for word in words:
        while position < len(target) and not target[position].startswith(word):
            position += 1
        if position == len(target):
            return False
        position += 1
    return True


def _listed(actions: list[Action]) -> str:
    shown = "; ".join(str(action) for action in actions[:_SHOWN])
    return shown if len(actions) <= _SHOWN else f"{shown}; and {len(actions) - _SHOWN} more"


def _what_now(g: GameState, options: list[Action]) -> str:
    if not options:
        return "The game is over."
    return f"Player {g.stack[-1].seat + 1} is to {question(g)}: {_listed(options)}"


def space_named(g: GameState, wanted: str) -> Space | None:
    """The space of that name or key."""
    for space in g.board.spaces:
        if wanted in (simplified(space.name), simplified(space.key), space.key.lower()):
            return space
    return None


def card_named(g: GameState, wanted: str) -> Card | None:
    """The card of that name or id."""
    return card_among(g.board.all_cards, wanted)


def card_among(cards: tuple[Card, ...], wanted: str) -> Card | None:
    """The card of that simplified name or id among some."""
    return _by_simple_name(cards).get(wanted)


@lru_cache(maxsize=64)
def _by_simple_name(cards: tuple[Card, ...]) -> dict[str, Card]:
    """Cards by their simplified names and ids; of several the first."""
    found: dict[str, Card] = {}
    for card in cards:
        found.setdefault(simplified(card.name), card)
        found.setdefault(simplified(card.id), card)
    return found


def why_not(g: GameState, what: str) -> str | None:
    """Why a space, a card or a cell can't be used in the open decision; None when it can."""
    wanted = simplified(what) if isinstance(what, str) else ""
    space = space_named(g, wanted)
    card = card_named(g, wanted)
    cell = cell_named(wanted)
    if space is None and card is None and cell is None:
        names = ", ".join(known.name for known in g.board.spaces)
        raise NotReadable(f"{what!r} is no action space, card or farmyard space (a1 to e3); the spaces are: {names}")
    if not g.waiting:
        return "the game is over"
    top = g.stack[-1]
    if space is not None:
        if top.effect is not PLACE_PERSON:
            return f"player {top.seat + 1} is to {question(g)} first"
        return why_not_space(g, top.seat, space)
    if card is not None:
        return _why_not_card(g, top.seat, card)
    assert cell is not None
    return top.effect.why_not(g, top, cell)


def obstacle(g: GameState, what: str) -> str | None:
    """What the seat that is asked lacks to play a card, besides an action that plays it; None when nothing."""
    card = card_named(g, simplified(what) if isinstance(what, str) else "")
    if card is None:
        raise NotReadable(f"{what!r} is no card of this game")
    return _obstacle(g, g.stack[-1].seat, card) if g.waiting else "the game is over"


def _why_not_card(g: GameState, seat: int, card: Card) -> str | None:
    if any(action.cards == (card.id,) for action in g.options):
        return None
    played = "built" if card.kind == MAJOR else "played"
    return _obstacle(g, seat, card) or f"it can't be {played} while player {seat + 1} is to {question(g)}"


def _obstacle(g: GameState, seat: int, card: Card) -> str | None:
    for p in g.players:
        if card in p.cards:
            return f"player {p.seat + 1} has it already"
    p = g.players[seat]
    if card not in g.majors and card not in p.hand:
        return "it is not to be had"
    return why_not_card(g, p, card)
