"""What the agents of the house keep, put away and draw: by what each card was worth in games that were measured.

A search would have to play whole games through for every card of a pack. A measured value is cheaper and no worse:
`tools/card_values.py` lets the greedy agent play games with random hands and asks by how many points more those scored
who held a card. The values of a kind add up to nothing: 0 is what an unknown card of it is worth.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from agricola.agents.protocol import Judgement, Observation
from agricola.engine.kernel.actions import CHOOSE, PLACE, USE, Action

FILE: Final = "card_values.json"
_ONE_CARD: Final = 0.5
"""What one card more in the hand is worth, about: one drawn anew must be better by so much than one that is known."""
_LAST_ROUND: Final = 9
"""Later a new card comes too late to be worth a turn."""
_WORTH_A_TURN: Final = 1.5
"""How much better than others a card must be to skip a turn for it."""
_MANY: Final = 10
"""Who holds so many cards will not play the worst of them."""
_SHARPNESS: Final = 2.0
"""How clearly a judgement prefers the better of two cards."""


@cache
def card_values() -> dict[str, float]:
    """The points that each measured card is worth in a hand, by its id."""
    text = resources.files("agricola.agents").joinpath(FILE).read_text(encoding="utf-8")
    values: dict[str, float] = json.loads(text)["values"]
    return values


def worth(card: str) -> float:
    """The points that a card in the hand is worth, beside another one of its kind."""
    return card_values().get(card, 0.0)


def _verb(action: Action) -> str:
    return action.code.partition(":")[0] if action.kind in (CHOOSE, USE) else ""


def hand_choice(observation: Observation) -> Action | None:
    """The answer to a question about hand cards; None where something else is asked, or is better."""
    rated = rated_choices(observation)
    return max(rated, key=lambda one: one[1])[0] if rated else None


def rated_choices(observation: Observation) -> list[tuple[Action, float]]:
    """Every answer to a question about hand cards with what it is worth; nothing where something else is asked."""
    options = observation.legal_actions()
    verbs = {_verb(action) for action in options}
    if "pick" in verbs:
        return [(action, worth(action.cards[0])) for action in options]
    if "discard" in verbs:
        # Where none has to be put away, one that is drawn for it is worth nothing on the average.
        return [(action, -worth(action.cards[0]) if action.cards else _ONE_CARD) for action in options]
    if "mulligan" in verbs:
        hand = _by_kind(observation)
        return [(action, _of_new_cards(action, hand)) for action in options]
    if "draw" in verbs and "place" not in {action.kind_name for action in options}:
        hand = _by_kind(observation)
        return [(action, -float(len(hand[action.code.partition(":")[2]]))) for action in options]
    placing = options[0].kind == PLACE  # what may be done at any time is thought of then
    return _beside_a_placement(observation, options) if placing and verbs & {"take", "exchange"} else []


def cards_of_choice(observation: Observation, action: Action) -> Sequence[str] | None:
    """The cards that an answer about the hand keeps or puts away; None where something else is asked."""
    if not judged_choices(observation):
        return None
    if _verb(action) == "mulligan":
        return _by_kind(observation)[action.code.partition(":")[2]]
    if any(_verb(option) == "mulligan" for option in observation.legal_actions()):
        return [card for cards in _by_kind(observation).values() for card in cards]
    return action.cards


def _by_kind(observation: Observation) -> dict[str, list[str]]:
    """The cards of the own hand, by the words that codes have for their kinds."""
    view = observation.view()
    kinds: dict[str, list[str]] = {"occupations": [], "minors": []}
    for card in view["hand"]:
        kinds["occupations" if view["cards"][card]["kind"] == "occupation" else "minors"].append(card)
    return kinds


def _of_new_cards(action: Action, hand: dict[str, list[str]]) -> float:
    """By how much new cards of a kind, one fewer, are better than those in the hand."""
    held = hand.get(action.code.partition(":")[2])
    return 0.0 if held is None else -sum(map(worth, held)) - len(held) * _ONE_CARD / 2


def _beside_a_placement(observation: Observation, options: Sequence[Action]) -> list[tuple[Action, float]]:
    """What is worth a turn, or costs nothing, when a person is to be placed."""
    view = observation.view()
    if view["round"] > _LAST_ROUND:
        return []
    taking = [(action, worth(action.cards[0])) for action in options if _verb(action) == "take"]
    best = [one for one in taking if one[1] >= _WORTH_A_TURN]
    if best:
        return best
    return [(one, 0.0) for one in options if _verb(one) == "exchange" and len(view["hand"]) >= _MANY]


def judged_choices(observation: Observation) -> list[Judgement]:
    """What is thought of each answer to a question about hand cards, best first; nothing for other questions."""
    rated = rated_choices(observation)
    if len(rated) < len(observation.legal_actions()):
        return []
    most = max(value for _, value in rated)
    shares = [math.exp(_SHARPNESS * (value - most)) for _, value in rated]
    together = sum(shares)
    judged = [Judgement(action, value, share / together) for (action, value), share in zip(rated, shares, strict=True)]
    return sorted(judged, key=lambda one: -one.value)
