"""Which occupation the computer players keep between the games of a series: the one that was measured as worth most."""

from __future__ import annotations

from agricola.agents.hand_choices import worth
from agricola.series import NOTHING, Series


def choose_kept(series: Series, seat: int) -> str:
    """The occupation that a computer keeps; none where it may do without and no card is better than a dealt one.

    In a solo series a permanent occupation takes the place of a dealt one; in a campaign it comes on top.
    """
    choices = series.choices(seat)
    best = max(choices, key=worth)
    does_without = series.form == "solo" and not series.must_choose(seat) and worth(best) <= 0
    return NOTHING if does_without else best
