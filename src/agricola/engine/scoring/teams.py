"""What a game is played for: the points of each seat, or in a team game those of the team (revised 17.5.7)."""

from __future__ import annotations

from typing import Final

from agricola.engine.ids import MATERIAL_NAMES
from agricola.engine.kernel.card import ScoreLine
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.kernel.team import ADDED, LOWER_OF_EACH, TeamRules
from agricola.engine.scoring.categories import CARD_BONUS, CARD_POINTS, score_lines, total

_ROOMS: Final = "rooms"
_BEGGING: Final = "begging"
TEAM_LINES: Final = (
    "fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle", "unused spaces", "fenced stables",
    "clay rooms", "stone rooms", "people", CARD_POINTS, CARD_BONUS, _BEGGING,
)  # fmt: skip
"""The lines of the scoring pad, in their order."""


class TeamLine:
    """One line of a team's score sheet: what both partners have there, and what counts."""

    __slots__ = ("category", "points", "values")

    def __init__(self, category: str, values: tuple[int, int]) -> None:
        self.category = category
        self.values = values
        """The points of each partner, the lower seat first."""
        self.points = min(values)
        """What counts for the team."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and copy it through what it is made of."""
        return TeamLine, (self.category, self.values)

    def __repr__(self) -> str:
        return f"{self.category}: {self.values[0]} and {self.values[1]}: {self.points}"


def by_pad_line(p: Player, lines: list[ScoreLine], begging_apart: bool) -> dict[str, int]:
    """A player's points by the lines of the scoring pad.

    Rooms have a line for each material. Begging is taken off the bonus points, or has a line of its own.
    """
    points = dict.fromkeys(TEAM_LINES if begging_apart else TEAM_LINES[:-1], 0)
    for line in lines:
        category = line.category
        if category == _ROOMS:
            category = f"{MATERIAL_NAMES[p.yard.house]} rooms"
        elif category == _BEGGING and not begging_apart:
            category = CARD_BONUS
        if category in points:
            points[category] += line.points
    return points


def team_lines(g: GameState, team: TeamRules, seats: tuple[int, int]) -> list[TeamLine]:
    """A team's score sheet as it stands, line by line, where the lower value of each line counts."""
    both = [by_pad_line(g.players[seat], score_lines(g, g.players[seat]), team.begging_apart) for seat in seats]
    return [TeamLine(category, (both[0][category], both[1][category])) for category in both[0]]


def team_total(g: GameState, team: TeamRules, seats: tuple[int, int]) -> int:
    """A team's points as they stand."""
    if team.scoring == LOWER_OF_EACH:
        return sum([line.points for line in team_lines(g, team, seats)])
    one, other = total(g, g.players[seats[0]]), total(g, g.players[seats[1]])
    return one + other if team.scoring == ADDED else product(one, other)


def product(one: int, other: int) -> int:
    """The product of two totals; of two negative ones it is negative too, because both are a loss."""
    return -(one * other) if one < 0 and other < 0 else one * other


def results(g: GameState) -> list[int]:
    """What each seat plays for, as it stands: its own points, or those of its team."""
    team = g.board.team
    if team is None:
        return [total(g, p) for p in g.players]
    points = [0] * len(g.players)
    for seats in team.teams():
        points[seats[0]] = points[seats[1]] = team_total(g, team, seats)
    return points


def ranking(g: GameState) -> list[tuple[int, int]]:
    """What decides about the victory, for each seat: the result, then the tie-break, of both partners together."""
    ties = [g.board.tie_break(p) for p in g.players]
    team = g.board.team
    if team is not None:
        ties = [tie + ties[team.partners[seat]] for seat, tie in enumerate(ties)]
    return list(zip(results(g), ties, strict=True))
