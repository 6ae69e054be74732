"""The campaign of three games for 2 to 4 players (revised 18.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from agricola.engine.errors import BadOption
from agricola.game import new_game
from agricola.series.series import Series, Settings
from agricola.variants.readings import ENGLISH, FRENCH, POLISH, READINGS

GAMES: Final = 3
POINTS: Final = {
    2: ((1, 0), (2, 0), (3, 0)),
    3: ((7, 5, 3), (8, 5, 2), (9, 5, 1)),
    4: ((7, 5, 4, 3), (8, 5, 3, 2), (9, 6, 3, 1)),
}
"""Campaign points by number of players, game and rank."""


@dataclass(frozen=True)
class Standing:
    """Where a seat stands in a campaign."""

    seat: int
    points: int
    """Campaign points of all games."""
    total: int
    """The scores of all games together, which decide between equal points."""
    by_game: tuple[int, ...]
    """The campaign points of each game."""


class Campaign(Series):
    """Three games for points by rank; the winner begins the next one, the last gets 1 food more.

    The appendices differ in what is kept (OP-20): by the English one each may keep an occupation, chosen anew after
    each game; by the French one each must; by the Polish one each may keep one of the first game for both later ones.
    """

    form = "campaign"

    def __init__(self, settings: Settings, *, reading: str = ENGLISH) -> None:
        if settings.edition != "revised":
            raise BadOption("a campaign is played with the revised edition")
        if settings.players not in POINTS:
            raise BadOption(f"a campaign is for 2 to 4 players, not {settings.players}")
        if reading not in READINGS:
            raise BadOption(f"there is no reading {reading!r} of the campaign; the readings are: {', '.join(READINGS)}")
        self.reading = reading
        super().__init__(settings)
        self._check_that_all_may_keep_one()

    def _check_that_all_may_keep_one(self) -> None:
        """Refuse cards that are too few for a later game, whichever occupations stay: those of one group, at worst."""
        occupations = self._start().state.board.occupations
        for group in {card.players for card in occupations}:
            kept = [card.id for card in occupations if card.players == group][: self.settings.players]
            try:
                new_game(**{**self.setup(), "kept": [[card] for card in kept]})  # type: ignore[arg-type]
            except BadOption as problem:
                raise BadOption(f"each may keep an occupation in a campaign, and then {problem}") from problem

    @property
    def over(self) -> bool:
        return len(self.games) >= GAMES

    def standings(self) -> list[Standing]:
        """Where each seat stands, in the order of the seats."""
        table = POINTS[self.settings.players]
        standings: list[Standing] = []
        for seat in range(self.settings.players):
            by_game = tuple(table[number][played.result.ranks[seat] - 1] for number, played in enumerate(self.games))
            total = sum(played.result.scores[seat] for played in self.games)
            standings.append(Standing(seat, sum(by_game), total, by_game))
        return standings

    def winners(self) -> list[int]:
        """The seats that win the campaign, by campaign points, then by all scores together; empty while it goes on."""
        if not self.over:
            return []
        standings = self.standings()
        best = max((one.points, one.total) for one in standings)
        return [one.seat for one in standings if (one.points, one.total) == best]

    def choices(self, seat: int) -> list[str]:
        """What was in play in the last game, an occupation that was kept before too (18.1.4)."""
        if self.over or not self.games or (self.reading == POLISH and len(self.games) > 1):
            return []
        return list(self.games[-1].result.played[seat])

    def must_choose(self, seat: int) -> bool:
        return self.reading == FRENCH and bool(self.choices(seat))

    def _options(self) -> dict[str, object]:
        if not self.games:
            return {}
        last = self.games[-1]
        ranks = last.result.ranks
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        kept = self.games[0].kept if self.reading == POLISH else last.kept
        # Between winners who are equal chance decides who begins (OP-14).
        return {
            "kept": [[card] if card else [] for card in kept],
            "extra_food": [int(rank == max(ranks)) for rank in ranks],
            "starting_player": self.chance().shuffled(winners)[0],
        }
