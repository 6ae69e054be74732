"""OpenSpiel: its own tests pass, an information state holds what a seat saw and no more, playthroughs stay."""

from __future__ import annotations

import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'agricola[envs]'")

import numpy as np

import agricola.envs.openspiel_game  # noqa: F401  # registers the game
from agricola.engine.errors import BadOption, NotLegal
from tests.envs.write_playthroughs import FILES, GAMES, playthrough

SETUPS = [
    "agricola(edition=family,players=2)",
    "agricola(edition=revised,players=1,reward=score)",
    "agricola(edition=revised,players=2,cards=True)",
    "agricola(edition=original,players=3,reward=win,deals=10)",
]


def dealt(setup: str, moves: int, seed: int = 1) -> Any:
    """A state after so many random moves."""
    rng = random.Random(seed)
    state = pyspiel.load_game(setup).new_initial_state()
    state.apply_action(seed)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("setup", SETUPS)
def test_openspiel_finds_no_fault(setup: str) -> None:
    game = pyspiel.load_game(setup)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.get_type().short_name == "agricola"


def test_two_players_for_the_margin_play_a_zero_sum_game() -> None:
    assert pyspiel.load_game(SETUPS[0]).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert pyspiel.load_game(SETUPS[3]).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = dealt(SETUPS[0], 0)
    rng = random.Random(3)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns()[0] == -state.returns()[1]


def test_a_seat_recalls_what_it_chose() -> None:
    state = dealt(SETUPS[0], 20)
    for seat in range(2):
        *chosen, now = state.information_state_string(seat).splitlines()
        assert now == state.observation_string(seat)
        own = [action for player, action in [(m.player, m.action) for m in state.full_history()] if player == seat]
        assert len(chosen) == len(own) > 5
        told = np.array(state.information_state_tensor(seat))
        assert list(told[1944 : 1944 + len(own)]) == [action + 1 for action in own]
        assert list(told[:1944]) == state.observation_tensor(seat)


def test_another_world_looks_the_same_to_the_seat_and_can_be_played_on() -> None:
    differed = False
    for moves in (0, 15, 30):
        state = dealt(SETUPS[2], moves)
        rng = random.Random(moves)
        for seat in range(2):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            differed = differed or other.information_state_string(1 - seat) != state.information_state_string(1 - seat)
            before = state.information_state_string(1 - seat)
            other.apply_action(other.legal_actions()[0])
            assert state.information_state_string(1 - seat) == before
    assert differed
    undealt = pyspiel.load_game(SETUPS[0]).new_initial_state()
    assert undealt.resample_from_infostate(0, random.random).is_chance_node()


def test_a_search_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415  # slow to import

    state = dealt("agricola(edition=family,players=2)", 4)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=2,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = dealt(SETUPS[0], 3)
    before = state.information_state_string(0)
    illegal = next(number for number in range(970) if number not in state.legal_actions())
    with pytest.raises(NotLegal, match="is not legal now"):
        state.apply_action(illegal)
    assert state.information_state_string(0) == before
    assert not state.is_terminal()
    with pytest.raises(NotLegal, match="no deal 1000"):
        pyspiel.load_game(SETUPS[0]).new_initial_state().apply_action(1000)


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ("agricola(reward=shaped)", "at the end"),
        ("agricola(deals=0)", "at least 1 deal"),
        ("agricola(players=7)", "1 to 4 players"),
    ],
)
def test_what_there_is_not_is_refused(setup: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        pyspiel.load_game(setup)


def test_observations_have_no_parameters() -> None:
    game = pyspiel.load_game(SETUPS[0])
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(params={"more": 1})
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(public)
    observer.set_from(dealt(SETUPS[0], 1), 0)
    assert (observer.tensor.size, observer.string_from(dealt(SETUPS[0], 1), 0)) == (0, None)


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_stay(name: str) -> None:
    """`python -m tests.envs.write_playthroughs` writes them anew; the diff is the review."""
    assert playthrough(GAMES[name]) == FILES.joinpath(f"{name}.txt").read_text(encoding="utf-8")
