"""Suggestion markers: three spaces for a beginner to choose from, without being asked (revised 2.7).

An experienced player marks three good spaces before a beginner places a person. Here a greedy player does: it looks at
this turn only, at once, and says nothing of what it would do there.
"""

from __future__ import annotations

from typing import Final

from agricola.agents.greedy import judge_turn
from agricola.agents.protocol import Observation
from agricola.engine.kernel.actions import PLACE
from agricola.game import Game
from agricola.variants.for_learners import SUGGESTION_MARKERS
from agricola.view import View

MARKERS: Final = 3
"""How many markers the box holds."""


def suggested_spaces(game: Game) -> list[str]:
    """The ids of the spaces to mark for the seat that is asked, in the order of the board; none unless it places.

    >>> from agricola.game import new_game
    >>> len(suggested_spaces(new_game("revised", players=2, cards=False, seed=7)))
    3
    """
    seat = game.current_player
    if seat is None or game.legal_actions()[0].kind != PLACE:
        return []
    best = judge_turn(Observation(game, seat))
    spaces = [one.action.space for one in best if one.action.kind == PLACE][:MARKERS]
    return [space.id for space in game.state.board.spaces if space.id in spaces]


def marked_view(game: Game, seat: int) -> View:
    """What a seat may know, with the suggestion markers where the game has them and the seat is asked.

    >>> from agricola.game import new_game
    >>> game = new_game("revised", players=1, cards=False, seed=7, variants=["suggestion-markers"])
    >>> len(marked_view(game, 0)["suggested"])
    3
    """
    view = game.view(seat)
    if game.current_player == seat and SUGGESTION_MARKERS in view["options"].get("variants", ()):  # type: ignore[operator]
        view["suggested"] = suggested_spaces(game)
    return view
