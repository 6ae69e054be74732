"""The series of solo games, with a higher target each time (revised 18.2, original 17)."""

from __future__ import annotations

from typing import Final

from agricola.engine.errors import BadOption
from agricola.engine.kernel.card import OCCUPATION
from agricola.engine.kernel.dealing import HAND_OF_EACH_KIND
from agricola.series.series import Series, Settings
from agricola.variants.for_learners import SERIES_TARGETS

_EDITIONS: Final = ("original", "revised")
_TARGET: Final = "solo-target"


def target_of(number: int) -> int:
    """The points to reach in a game, counted from 1: after the last printed target 1 more each time (18.2.1)."""
    last = len(SERIES_TARGETS)
    return SERIES_TARGETS[number - 1] if number <= last else SERIES_TARGETS[-1] + number - last


class SoloSeries(Series):
    """Up to 8 games for one player and more if one likes; each target reached makes an occupation permanent."""

    form = "solo"
    chooses_freely = True

    def __init__(self, settings: Settings, *, repeat: bool | None = None) -> None:
        if settings.edition not in _EDITIONS:
            raise BadOption(f"a series is played with the {' or the '.join(_EDITIONS)} edition")
        if settings.players != 1:
            raise BadOption("a series is for one player; several play a campaign")
        if any(name.partition(":")[0] == _TARGET for name in settings.variants):
            raise BadOption(f"a series has its own targets; leave {_TARGET} out")
        self.repeat = settings.edition == "revised" if repeat is None else repeat
        """Whether a game whose target was missed may be played once more; usual in the revised edition (18.2.5)."""
        super().__init__(settings)
        portions = self._start().state.board.portions
        if sum(portion.number for portion in portions if portion.kind == OCCUPATION) != HAND_OF_EACH_KIND:
            raise BadOption(
                f"in a series one has {HAND_OF_EACH_KIND} occupations, those that are permanent included; leave "
                f"{', '.join(settings.variants)} out"
            )

    # --- where it stands ----------------------------------------------------------------------------------------------

    def numbers(self) -> list[int]:
        """The number of each finished game in the series; a repeated game has the number of the one that it repeats."""
        numbers: list[int] = []
        number = 1
        for played in self.games:
            numbers.append(number)
            number += played.result.scores[0] >= target_of(number)
        return numbers

    @property
    def number(self) -> int:
        """The number of the next game."""
        return self.numbers()[-1] + self.reached() if self.games else 1

    @property
    def target(self) -> int:
        """The points to reach in the next game."""
        return target_of(self.number)

    def reached(self) -> bool:
        """Whether the last game reached its target."""
        return bool(self.games) and self.games[-1].result.scores[0] >= target_of(self.numbers()[-1])

    @property
    def complete(self) -> bool:
        """Whether the last printed target was reached; one may go on."""
        return self.number > len(SERIES_TARGETS)

    @property
    def over(self) -> bool:
        return bool(self.games) and not self.reached() and not self.repeat

    @property
    def permanent(self) -> list[str]:
        """The occupations that lie open at the start of the next game, in the order in which they became permanent."""
        if not self.games:
            return []
        last = self.games[-1]
        chosen = last.kept[0]
        return [*last.result.still_kept[0], *([chosen] if chosen else [])]

    @property
    def start_food(self) -> int:
        """Half of what the last game had above its target, rounded down; nothing in a repeated game (18.2.3)."""
        return (self.games[-1].result.scores[0] - target_of(self.numbers()[-1])) // 2 if self.reached() else 0

    # --- rules --------------------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[str]:
        if seat != 0 or not self.reached():
            return []
        result = self.games[-1].result
        permanent = result.still_kept[0]
        if len(permanent) >= HAND_OF_EACH_KIND:
            return []
        if self.settings.edition == "original" and self.numbers()[-1] >= len(SERIES_TARGETS):
            return []  # from game 8 on one goes on with the same occupations (17)
        return [card for card in result.played[0] if card not in permanent]

    def must_choose(self, seat: int) -> bool:
        """After each game of the original's series; in the revised one after the first, then one may do without."""
        return bool(self.choices(seat)) and (self.settings.edition == "original" or self.numbers()[-1] == 1)

    def _options(self) -> dict[str, object]:
        return {
            "variants": (f"{_TARGET}:{self.target}",),
            "kept": [self.permanent],
            "extra_food": [self.start_food],
        }
