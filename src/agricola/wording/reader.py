"""Reads what people type: a code, the words of an action in a language, or a short form of them.

A move is read without case, accents and punctuation, and may be shortened while it stays clear. English is always
understood. What can't be read is told in the language.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from agricola.engine.deeds.improving import why_not_card
from agricola.engine.deeds.placing import PLACE_PERSON, why_not_space
from agricola.engine.errors import Ambiguous, NotLegal, NotReadable
from agricola.engine.farm.grid import cell_named
from agricola.engine.kernel.actions import FENCE, KIND_NAMES, Action
from agricola.engine.kernel.card import MAJOR, Card
from agricola.engine.kernel.spaces import Space
from agricola.engine.kernel.state import GameState
from agricola.engine.message import Reasons, say
from agricola.engine.observation.view import question
from agricola.wording.languages import ENGLISH
from agricola.wording.wording import Wording, wording

_SHOWN = 12
_VERBS = re.compile(
    r"(room|stable|plow) [a-e][1-3]|fence [a-e][1-3]( [a-e][1-3])*|sow \d+ .*|bake \d+ grain|(build|play) .+|pay .+"
    r"|keep .+|convert .+ to .+|take .+|beg \d+|done|become starting player|bake bread|renovate|sow|plow a field"
    rf"|({'|'.join(KIND_NAMES)}):.+"
)
_LETTERS = str.maketrans({"\u2019": "'", "œ": "oe", "æ": "ae", "ß": "ss", "ł": "l"})
"""Letters that do not come apart into one without an accent and the accent."""
_SAME_WORDS = {"vegetables": "vegetable"}
_LEFT_OUT = frozenset({"wild"})


@lru_cache(maxsize=4096)
def simplified(text: str) -> str:
    """A text without case, accents, punctuation and double spaces, and with one form for words that mean the same."""
    apart = unicodedata.normalize("NFKD", text.lower().translate(_LETTERS))
    words = re.sub(r"[^\w']+", " ", "".join([char for char in apart if not unicodedata.combining(char)])).split()
    return " ".join([_SAME_WORDS.get(word, word) for word in words if word not in _LEFT_OUT])


def read(g: GameState, text: str, language: str = ENGLISH) -> Action:
    """The legal action that a text means: a code, the words of an action, or a short form of these.

    Raises NotReadable for a text that is no move at all, NotLegal for one that is not allowed now, Ambiguous for a
    shortened one that fits several.
    """
    if not isinstance(text, str) or not simplified(text):
        raise NotReadable("a move is a text such as 'Forest' or 'plow c1'; legal_actions() lists the moves")
    options = g.options if g.waiting else []
    for action in options:
        if action.code == text:
            return action
    wanted = simplified(text)
    words = wording(g.board, language)
    called = _called(g, options, words)
    exact = list(dict.fromkeys([action for action, said in called if said == wanted]))
    if len(exact) == 1:
        return exact[0]
    if exact:
        raise Ambiguous(words.message(say("read-ambiguous-code", text=text, list=_listed(words, exact))))
    space = space_named(g, wanted, language)
    if space is not None:
        if space.action in options:
            return space.action
        why = why_not(g, space.id)
        raise NotLegal(words.message(say("read-not-now-because", text=text, why=why, now=_what_now(g, words))))
    typed = wanted.split()
    area = _area(typed, words)
    if area:
        fitting = [action for action in options if action.kind == FENCE and action.cells == area]
    else:
        fitting = list(dict.fromkeys([action for action, said in called if _fits(typed, said.split())]))
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Ambiguous(words.message(say("read-ambiguous", text=text, list=_listed(words, fitting))))
    now = _what_now(g, words)
    if card_named(g, wanted, language) is not None or _VERBS.fullmatch(" ".join(text.lower().split())):
        raise NotLegal(words.message(say("read-not-now", text=text, now=now)))
    raise NotReadable(words.message(say("read-no-move", text=text, now=now)))


def _called(g: GameState, options: list[Action], words: Wording) -> list[tuple[Action, str]]:
    """The actions with what they are called, in the language and in English."""
    said = [(action, simplified(words.words(action))) for action in options]
    if words.language != ENGLISH:
        said += [(action, simplified(wording(g.board).words(action))) for action in options]
    return said


def exact(g: GameState, code: str) -> Action:
    """The legal action with that code: how a record tells it."""
    for action in g.options if g.waiting else []:
        if action.code == code:
            return action
    words = wording(g.board)
    raise NotLegal(words.message(say("read-not-now", text=code, now=_what_now(g, words))))


def refusal(g: GameState, action: Action) -> str:
    """Why an action that is none of the options is not possible now."""
    words = wording(g.board)
    space = g.board.by_id.get(action.space) if action.space is not None else None
    reasons = why_not(g, space.id) if space is not None else ()
    said = say(
        "read-not-now-because" if reasons else "read-not-now", text=action.message, why=reasons, now=_what_now(g, words)
    )
    return words.message(said)


def _area(typed: list[str], words: Wording) -> int:
    """The cells of "fence d1 e1", in any order: it means this pasture, and is no short form of a larger one."""
    fences = ("fence", *simplified(words.message(say("act-fence", cells=()))).split()[:1])
    area = 0
    for word in typed[1:] if typed[0] in fences else []:
        cell = cell_named(word)
        if cell is None:
            return 0
        area |= 1 << cell
    return area


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


def _listed(words: Wording, actions: list[Action]) -> str:
    said = [words.words(action) for action in actions]
    # Two actions that are called the same are told apart by their codes.
    shown = words.message(say("reasons-join")).join(
        one if said.count(one) == 1 else f"{one} ({action.code})"
        for one, action in list(zip(said, actions, strict=True))[:_SHOWN]
    )
    more = len(actions) - _SHOWN
    return words.message(say("read-more", list=shown, n=more)) if more > 0 else shown


def _what_now(g: GameState, words: Wording) -> str:
    if not g.waiting:
        return words.message(say("read-over"))
    asked = question(g)
    may = asked.code == "do-may"
    what = asked.params["what"] if may else asked
    seat = g.stack[-1].seat
    code = "read-may" if may else "read-is-to"
    return words.message(say(code, number=seat + 1, what=what, list=_listed(words, g.options)))


def space_named(g: GameState, wanted: str, language: str = ENGLISH) -> Space | None:
    """The space of that simplified id or name, in a language or in English."""
    words = wording(g.board, language)
    for space in g.board.spaces:
        if wanted in (simplified(space.name), simplified(space.id), simplified(words.space(space.id))):
            return space
    return None


def card_named(g: GameState, wanted: str, language: str = ENGLISH) -> Card | None:
    """The card of that simplified id or name, in a language or in English."""
    return card_among(g.board.all_cards, wanted, language)


def card_among(cards: tuple[Card, ...], wanted: str, language: str = ENGLISH) -> Card | None:
    """The card of that simplified name or id among some."""
    return _by_simple_name(cards, language).get(wanted)


@lru_cache(maxsize=64)
def _by_simple_name(cards: tuple[Card, ...], language: str) -> dict[str, Card]:
    """Cards by their simplified names and ids; of several the first."""
    words = wording(None, language)
    found: dict[str, Card] = {}
    for card in cards:
        for name in (card.name, card.id, words.card(card.id)):
            found.setdefault(simplified(name), card)
    return found


def why_not(g: GameState, what: str) -> Reasons:
    """Why a space, a card or a cell can't be used in the open decision: all reasons; none when it can.

    Several cells ("d2 e2") are asked about together, as those of one pasture.
    """
    wanted = simplified(what) if isinstance(what, str) else ""
    space = space_named(g, wanted)
    card = card_named(g, wanted)
    cells = [cell_named(part) for part in wanted.split()]
    cell = cells[0] if len(cells) == 1 else None
    together = len(cells) > 1 and None not in cells
    if space is None and card is None and cell is None and not together:
        names = ", ".join(known.name for known in g.board.spaces)
        raise NotReadable(f"{what!r} is no action space, card or farmyard space (a1 to e3); the spaces are: {names}")
    if not g.waiting:
        return (say("why-game-over"),)
    top = g.stack[-1]
    if space is not None:
        if top.effect is not PLACE_PERSON:
            return (say("why-first", seat=top.seat, what=question(g)),)
        return why_not_space(g, top.seat, space)
    if card is not None:
        return _why_not_card(g, top.seat, card)
    if together:
        mask = 0
        for one in cells:
            assert one is not None
            mask |= 1 << one
        return top.effect.why_not_together(g, top, mask)
    assert cell is not None
    return top.effect.why_not(g, top, cell)


def obstacles(g: GameState, what: str) -> Reasons:
    """What the seat that is asked lacks to play a card, besides an action that plays it."""
    card = card_named(g, simplified(what) if isinstance(what, str) else "")
    if card is None:
        raise NotReadable(f"{what!r} is no card of this game")
    return _obstacles(g, g.stack[-1].seat, card) if g.waiting else (say("why-game-over"),)


def _why_not_card(g: GameState, seat: int, card: Card) -> Reasons:
    if any(action.cards == (card.id,) for action in g.options):
        return ()
    code = "why-not-built-while" if card.kind == MAJOR else "why-not-played-while"
    return _obstacles(g, seat, card) or (say(code, seat=seat, what=question(g)),)


def _obstacles(g: GameState, seat: int, card: Card) -> Reasons:
    for p in g.players:
        if card in p.cards:
            return (say("why-owned", seat=p.seat),)
    p = g.players[seat]
    if card not in g.majors and card not in p.hand:
        return (say("why-not-to-be-had"),)
    return why_not_card(g, p, card)
