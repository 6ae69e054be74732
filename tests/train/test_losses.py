"""What is learned from decisions: each loss by hand, and what is filled up counts nowhere."""

from __future__ import annotations

import math
from typing import Any

import pytest

np = pytest.importorskip("numpy")
jax = pytest.importorskip("jax")

from agricola.agents.network_numbers import OUTPUTS, RETURN  # noqa: E402
from agricola.encoding import ACTION_SIZE  # noqa: E402
from agricola.encoding.column_numbers import MOST_SEATS  # noqa: E402
from agricola.train.batch import Batch, Some, room_for  # noqa: E402
from agricola.train.losses import imitation_loss, log_chances, outcome_loss, policy_loss  # noqa: E402
from agricola.train.model import Model  # noqa: E402
from tests.train.decisions import AT_ONCE, decisions, small_model  # noqa: E402

WON_OR_LOST = 0.3 * math.log(2)
"""What an undecided guess about the winner costs."""


def two() -> Some:
    """A decision of one of two seats with two actions, and one alone with one; of each the last action is chosen."""
    points = np.zeros((2, MOST_SEATS), np.float32)
    points[:, :2] = [[40, 20], [20, 0]]
    part = {
        "observations": np.zeros((2, 1), np.uint8),
        "actions": np.zeros((3, ACTION_SIZE), np.uint8),
        "counts": np.array([2, 1], np.uint16),
        "choices": np.array([1, 0], np.uint16),
        "chances": np.log(np.array([0.5, 0.5], np.float32)),
        "advantages": np.array([2, 1], np.float32),
        "returns": np.array([0.5, 1], np.float32),
        "points": points,
        "seats": np.array([2, 1], np.uint8),
        "targets": np.array([0.5, 0.5, 1], np.float32),
    }
    (some,) = Batch([part]).some([np.arange(2, dtype=np.int32)], 4)
    return some


def says(some: Some) -> Any:
    """One who gives the first action three times the chance of the second, and expects a return of 0 and of 3."""
    outputs = np.zeros((some.size, OUTPUTS), np.float32)
    outputs[1, RETURN] = 3
    scores = np.zeros(len(some.owner), np.float32)
    scores[0] = math.log(3)
    return lambda *_: (jax.numpy.asarray(outputs), jax.numpy.asarray(scores))


def test_chances_are_shared_among_the_actions_of_a_decision() -> None:
    some = two()
    logs = log_chances(jax.numpy.asarray(says(some)()[1]), some)
    assert np.exp(logs[:3]) == pytest.approx([0.75, 0.25, 1.0])


def test_an_outcome_is_missed_by_points_and_by_the_winner() -> None:
    some = two()
    missed = outcome_loss(says(some)()[0], some.arrays["points"], some.arrays["seats"])
    # 2 and 1 away of seats that count one half each; alone 1 away, and nobody to win against.
    assert missed[:2] == pytest.approx([0.5 * (1.5 + 0.5) / 2 + WON_OR_LOST, 0.5 * 0.5])


def test_the_loss_of_policy_gradients() -> None:
    some = two()
    loss, told = policy_loss(says(some), some, 0.1)
    assert told.policy == pytest.approx(-(2 * 0.5 + 1 * 1.2) / 2)  # half as likely as before; twice, but cut
    assert told.value == pytest.approx((0.125 + 1.5) / 2)
    entropy = -(0.75 * math.log(0.75) + 0.25 * math.log(0.25))  # the second has nothing to choose
    assert told.entropy == pytest.approx(entropy)
    assert told.moved == pytest.approx(0, abs=1e-6)
    assert told.explained == pytest.approx(1 - 1.25**2 / 0.25**2)
    outcome = (0.5 + WON_OR_LOST + 0.25) / 2
    assert loss == pytest.approx(-1.1 + 0.8125 - 0.1 * entropy + 0.5 * outcome)


def test_the_loss_of_imitation() -> None:
    some = two()
    loss, told = imitation_loss(says(some), some)
    chosen = -(0.5 * math.log(0.75) + 0.5 * math.log(0.25)) / 2
    assert loss == pytest.approx(chosen + (0.5 + WON_OR_LOST + 0.25) / 2 + (0.125 + 1.5) / 2)
    assert (told.loss, told.right) == (loss, 1.0)


def of_imitation(model: Model, some: Some) -> Any:
    return imitation_loss(model, some)


def of_policy(model: Model, some: Some) -> Any:
    return policy_loss(model, some, 0.01)


@pytest.mark.parametrize("loss", [of_imitation, of_policy])
def test_what_is_filled_up_changes_nothing(loss: Any) -> None:
    """Neither decisions that are missing nor room for more actions: the loss, the figures and the gradients stay."""
    model = small_model()
    batch = Batch([decisions(200)])
    chosen = np.arange(20, 50, dtype=np.int32)
    (tight,) = batch.some([chosen], len(chosen))
    wide, _ = batch.some([chosen, np.arange(100, 164, dtype=np.int32)], AT_ONCE)
    assert len(wide.owner) > len(tight.owner)
    told = [jax.jit(jax.value_and_grad(loss, has_aux=True))(model, some) for some in (tight, wide)]
    for one, other in zip(*map(jax.tree_util.tree_leaves, told), strict=True):
        assert np.isfinite(one).all()
        assert np.allclose(one, other, rtol=1e-4, atol=1e-6)


def test_decisions_come_with_their_own_actions() -> None:
    parts = [decisions(30, seed) for seed in (1, 2)]
    begins = np.cumsum(parts[1]["counts"], dtype=np.int64) - parts[1]["counts"]
    (some,) = Batch(parts).some([np.array([37, 5], np.int32)], 3)
    assert some.real.tolist() == [True, True, False]
    assert some.arrays["observations"][0].tolist() == parts[1]["observations"][7].tolist()
    first = int(parts[1]["counts"][7])
    assert some.begins[:2].tolist() == [0, first]
    assert some.arrays["actions"][:first].tolist() == parts[1]["actions"][begins[7] : begins[7] + first].tolist()
    total = first + int(parts[0]["counts"][5])
    assert some.owner.tolist() == [0] * first + [1] * (total - first) + [3] * (len(some.owner) - total)


def test_there_are_few_sizes_to_compile_for() -> None:
    assert room_for(1) == room_for(256) == 256
    rooms = {room_for(number) for number in range(1 << 17, 1 << 18)}
    assert len(rooms) == 5
    assert all(0 <= room_for(number) - number < max(256, number / 4) for number in range(1, 1 << 18, 97))
