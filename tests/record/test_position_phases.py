"""A position that names a phase begins with all that the phase begins with."""

from __future__ import annotations

import pytest

from agricola import BadPosition
from tests.kit import play


def test_returning_home_begins_while_people_still_stand_on_the_board() -> None:
    """Claypipe pays in that phase for what was gained in the work phase."""
    seat = {"goods": {}, "cards": ["A053"], "gained": 7}
    play("revised", 1, cards=True, round=5, phase="returning home", seats=[seat]).expect(food=2)


def test_a_harvest_begins_with_what_cards_allow_at_any_time() -> None:
    seat = {"goods": {"clay": 2, "reed": 1, "food": 6}, "cards": ["E050"]}
    table = play("original", 1, cards=True, round=4, phase="harvest", seats=[seat])
    assert table.offers() == ["Builder's Trowel: renovate to clay", "done"]


def test_feeding_begins_with_its_start() -> None:
    seat = {"goods": {"grain": 1, "food": 4}, "cards": ["E150", "M-fireplace-2"]}
    table = play("original", 1, cards=True, round=4, phase="feeding", seats=[seat])
    assert table.offers() == ["bake 1 grain", "done"]


def test_a_round_without_a_harvest_has_none_of_its_phases() -> None:
    for phase in ("harvest", "feeding", "breeding"):
        with pytest.raises(BadPosition, match="no harvest in round 5"):
            play("original", round=5, phase=phase)
