"""What everybody may know of one player: the farm and its score sheet, made anew only where they may have changed."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, TypeVar

from agricola.cards.vocabulary.counts import Points
from agricola.engine.goods import FOOD, GRAIN, SHEEP
from agricola.engine.kernel.card import Card, ScoreLine
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.observation.view import household_json, outlook_json, yard_json
from agricola.engine.scoring.categories import card_lines, farm_lines
from agricola.engine.scoring.steps import next_step
from agricola.server.rooms.patch import Json

_Told = TypeVar("_Told", Json, list[Json])


_UNCHANGED_IN_PLACE: Final = attrgetter(
    "family", "lodgers", "newborns", "home", "placed", "newborn_spaces", "begging", "bonus", "cards", "hand", "known",
    "occupations_played", "spent", "card_state", "gained", "guests", "discarded", "still_acting",
)  # fmt: skip

Situation = tuple[object, object, object]
"""A player's goods, the yard, and all else."""


def situation(p: Player) -> Situation:
    """Everything that makes a player's situation what it is, as `Player.key`, but made and compared in less time."""
    return tuple(p.goods), p.yard.key(), _UNCHANGED_IN_PLACE(p)


class PlayerFacts:
    """The facts of a player at one version of a game; those that are as they were are the very same objects."""

    def __init__(
        self,
        g: GameState,
        p: Player,
        key: Situation,
        alone: bool,
        still: bool = False,
        before: PlayerFacts | None = None,
    ) -> None:
        """`key` is all that makes the player's situation what it is; `alone` says that no card scores for others than
        its owner. `before` are the facts at another version, and `still` says that the position was the same there."""
        # Where the player's own situation is as it was, so is what follows from it alone.
        same = before if before is not None and before._key == key else None
        self._key: Situation = key
        self._cards = p.cards
        self._grows: object = key[1], p.card_state
        """All that crops grow on."""
        self._housed = bool(p.abilities.housed)
        has_cards = before is not None and before._cards == p.cards
        self._reach: _Reach = before._reach if before is not None and has_cards else _Reach(p.cards)
        # A card that keeps its owner from a harvest goes by the round, and so does the food that is needed.
        if same is None or p.abilities.housed or p.abilities.misses_harvest:
            self._own: _Farm = _Farm(g, p, key[1], None if before is None else before._own)
        else:
            self._own = same._own
        if before is not None and has_cards and before._grows == self._grows and not self._reach.tells_further:
            self._outlook: Json = before._outlook
        else:
            self._outlook = _as_it_was(outlook_json(g, p), None if before is None else before._outlook)
        self._bonus = p.bonus
        if same is not None and (still or (alone and not self._reach.scores_further)):
            self._card_lines: list[Json] = same._card_lines
        elif before is not None and has_cards and alone and not self._reach.scores and before._bonus == p.bonus:
            self._card_lines = before._card_lines
        else:
            scored = _lines(g, card_lines(g, p))
            self._card_lines = _as_it_was(scored, None if before is None else before._card_lines)
        self.farm: Json = (
            before.farm
            if before is not None and before._own.facts is self._own.facts and before._outlook is self._outlook
            else {**self._own.facts, **self._outlook}
        )
        self.sheet: Json = (
            before.sheet
            if before is not None and before._own.lines is self._own.lines and before._card_lines is self._card_lines
            else _sheet(p.seat, self._own.lines + self._card_lines)
        )

    def hold(self, key: Situation, alone: bool, still: bool) -> bool:
        """Whether all of it is as it was, where the player's situation is made of this now."""
        return (
            self._key == key
            and not self._housed
            and not self._reach.tells_further
            and (still or (alone and not self._reach.scores_further))
        )


class _Farm:
    """What a player has, and what it scores without cards."""

    def __init__(self, g: GameState, p: Player, yard: object, before: _Farm | None) -> None:
        """`yard` is all that makes the yard what it is."""
        self._yard_key = _yard_key(p, yard)
        self._score_key = _score_key(p, yard)
        if before is not None and self._yard_key is not None and before._yard_key == self._yard_key:
            self._yard: Json = before._yard
        else:
            self._yard = yard_json(g, p)
        if before is not None and before._score_key == self._score_key:
            self.lines: list[Json] = before.lines
        else:
            self.lines = _lines(g, farm_lines(g, p))
        self.facts: Json = {**household_json(g, p), **self._yard}


def _as_it_was(told: _Told, before: _Told | None) -> _Told:
    """The very same object as before where it is equal."""
    return before if before is not None and before == told else told


class _Reach:
    """How far a player's cards in play look."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.tells_further = False
        """Whether what is told of them may follow from more than their owner's situation."""
        self.scores = False
        """Whether what they score may change."""
        self.scores_further = False
        """Whether it may follow from more than their owner's situation."""
        for card in cards:
            rules = card.rules
            if rules.notes is not None or rules.offers is not None or rules.misses_harvest is not None:
                self.tells_further = True
            if rules.scoring is not None:
                self.scores = True
            if rules.scoring is not None and not (isinstance(rules.scoring, Points) and rules.scoring.count.own):
                self.scores_further = True


def score_alone(cards: Sequence[Card]) -> bool:
    """Whether none of these cards scores for other players than its owner."""
    return all([card.rules.scoring_for_all is None for card in cards])


def _yard_key(p: Player, yard: object) -> object:
    """All that the facts of a yard follow from; None when a card that holds animals looks at more."""
    return (
        None
        if p.abilities.housed
        else (yard, p.abilities.cards if p.abilities.changes_places else None, p.goods[SHEEP:])
    )


def _score_key(p: Player, yard: object) -> object:
    """All that the score for a farm follows from."""
    return p.goods[GRAIN:FOOD], p.goods[SHEEP:], yard, p.family, p.begging, p.card_state


def _lines(g: GameState, lines: Sequence[ScoreLine]) -> list[Json]:
    told = []
    for line in lines:
        step = next_step(g.board, line)
        told.append({"category": line.category, **_worth(line), "next": None if step is None else _worth(step)})
    return told


def _worth(line: ScoreLine) -> Json:
    return {"points": line.points, "explanation": line.explanation.json()}


def _sheet(seat: int, lines: Sequence[Json]) -> Json:
    return {"seat": seat, "total": sum([line["points"] for line in lines]), "lines": lines}
