"""Ratings, shares and means with their intervals, against numbers that can be worked out by hand."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from agricola.agents import ratings
from agricola.agents.ratings import AVERAGE, ELO, mean, wilson


def test_the_wilson_interval_of_a_textbook() -> None:
    found = wilson(8, 10)
    assert (found.value, found.low, found.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)


def test_the_wilson_interval_stays_between_0_and_1() -> None:
    assert 0 <= wilson(0, 20).low < 1e-12
    assert wilson(0, 20).high == pytest.approx(0.1611, abs=1e-4)
    assert 1 - 1e-12 < wilson(20, 20).high <= 1
    assert wilson(0.5, 1).low > 0


@pytest.mark.parametrize(("samples", "point"), [(2, 12.706), (3, 4.303), (6, 2.571), (11, 2.228), (101, 1.984)])
def test_a_mean_has_the_interval_of_student(samples: int, point: float) -> None:
    found = mean([0.0, 1.0] + [0.5] * (samples - 2))
    deviation = math.sqrt(0.5 / (samples - 1) / samples)
    assert found.value == pytest.approx(0.5)
    assert found.margin == pytest.approx(point * deviation, rel=0.01)


def test_a_single_sample_has_no_bounds() -> None:
    assert mean([3.0]).value == 3
    assert math.isinf(mean([3.0]).margin)


def test_three_victories_of_four_are_191_points() -> None:
    deals = [{("a", "b"): 1.5, ("b", "a"): 0.5}] * 1000
    found = ratings.ratings(deals)
    assert found["a"].value - found["b"].value == pytest.approx(400 * math.log10(3), abs=0.5)
    assert (found["a"].value + found["b"].value) / 2 == pytest.approx(AVERAGE)


def test_the_interval_of_two_contenders_is_that_of_their_share() -> None:
    rng = random.Random(3)
    deals = [{("a", "b"): float(won), ("b", "a"): 1.0 - won} for won in (rng.random() < 0.6 for _ in range(400))]
    found = ratings.ratings(deals)
    share = (sum(deal["a", "b"] for deal in deals) + 0.5) / 401
    difference = 1.96 * ELO / math.sqrt(401 * share * (1 - share))
    assert 2 * found["a"].margin == pytest.approx(difference, rel=0.02)


def test_one_who_never_lost_has_a_rating_with_a_wide_interval() -> None:
    found = ratings.ratings([{("a", "b"): 2.0, ("b", "a"): 0.0}] * 50)
    assert found["a"].value - found["b"].value == pytest.approx(400 * math.log10(100.5 / 0.5), abs=0.1)
    assert found["a"].margin > 100


def test_strengths_are_found_again_and_lie_within_their_intervals() -> None:
    truth = {"a": 0.9, "b": 0.1, "c": -0.2, "d": -0.8}
    rng = random.Random(5)
    inside = 0
    for _ in range(50):
        deals = []
        for _ in range(100):
            wins = {}
            for one, other in combinations(truth, 2):
                won = float(rng.random() < 1 / (1 + math.exp(truth[other] - truth[one])))
                wins[one, other], wins[other, one] = won, 1 - won
            deals.append(wins)
        found = ratings.ratings(deals)
        assert sorted(found) == sorted(truth)
        inside += sum(found[name].low <= AVERAGE + ELO * truth[name] <= found[name].high for name in truth)
    assert 0.90 * 200 <= inside <= 200


def test_games_that_hang_together_widen_the_interval() -> None:
    """One game against three of a kind is one result, not three: the interval is about sqrt(3) as wide."""
    rng = random.Random(7)
    deals = []
    for _ in range(400):
        won = 3.0 * (rng.random() < 0.5)
        deals.append({("a", "b"): won, ("b", "a"): 3 - won})
    alone = ratings.ratings([{pair: wins / 3 for pair, wins in deal.items()} for deal in deals])
    assert ratings.ratings(deals)["a"].margin == pytest.approx(alone["a"].margin, rel=0.03)


def test_contenders_who_never_met_a_third_are_compared_through_others() -> None:
    deals = [
        {("a", "b"): 3.0, ("b", "a"): 1.0, ("b", "c"): 3.0, ("c", "b"): 1.0},
    ] * 200
    found = ratings.ratings(deals)
    assert found["a"].value - found["c"].value == pytest.approx(800 * math.log10(3), abs=3)


def test_nobody_to_beat_no_rating() -> None:
    assert ratings.ratings([{}, {}]) == {}
