"""The agent with the network: legal, the same for the same seed, better than greedy, and honest about what it knows."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from agricola import BadOption  # noqa: E402
from agricola.agents import Budget, Sight, Thinking, sitter  # noqa: E402
from agricola.agents import learned as learned_module  # noqa: E402
from agricola.agents.learned import Judge, Learned, shipped_network  # noqa: E402
from agricola.agents.network import Network, load_network, weight_shapes  # noqa: E402
from agricola.encoding import encoder_for  # noqa: E402
from agricola.game import Game, new_game  # noqa: E402


def game(seed: int = 3) -> Game:
    return new_game("revised", players=2, cards=False, seed=seed)


def test_the_shipped_network_is_small_and_says_what_made_it() -> None:
    network = shipped_network()
    assert Path(learned_module.__file__).with_name("network.npz").stat().st_size < 2_000_000
    assert "games" in network.about["made"]
    assert network.knows(game().state.board)
    shapes = weight_shapes(len(network.columns), len(network.weights["in_bias"]), network.keys)
    assert {name: values.shape for name, values in network.weights.items()} == shapes


def test_a_network_can_be_written_and_read() -> None:
    network = shipped_network()
    file = io.BytesIO()
    network.save(file)
    file.seek(0)
    again = load_network(file)
    assert again.about == network.about
    for name, values in network.weights.items():
        assert np.array_equal(again.weights[name], values)


def test_positions_that_are_judged_together_are_judged_as_if_alone() -> None:
    states = []
    one = game()
    for number in range(12):
        states.append(one.clone().state)
        one.apply(one.legal_actions()[number % len(one.legal_actions())])
    judge = Judge(shipped_network(), encoder_for(states[0].board))
    priors, values = judge.judge(states)
    for state, prior, value in zip(states, priors, values, strict=True):
        assert len(prior) == len(state.options)
        assert sum(prior) == pytest.approx(1.0, abs=1e-5)
        alone_priors, alone_values = judge.judge([state])
        assert prior == pytest.approx(alone_priors[0], abs=1e-4)
        assert value == pytest.approx(alone_values[0], abs=1e-4)


@pytest.mark.parametrize("simulations", [1, 12])
def test_the_same_seed_gives_the_same_answers(simulations: int) -> None:
    answers = []
    for _ in range(2):
        one = game(seed=8)
        agent = Learned(seed=5)
        said = []
        for _ in range(10):
            seat = one.current_player
            assert seat is not None
            action = agent.choose(Sight(one, seat), Thinking(Budget(simulations=simulations)))
            assert one.is_legal(action)
            said.append(str(action))
            one.apply(action)
        answers.append(said)
    assert answers[0] == answers[1]


def test_the_network_alone_beats_greedy() -> None:
    """Without any search, from both seats."""
    for seat in range(2):
        one = game(seed=17)
        seats = [sitter("greedy", 1), sitter("greedy", 2)]
        seats[seat] = sitter("learned:1", 1)
        while not one.is_terminal():
            asked = one.current_player
            assert asked is not None
            one.apply(seats[asked].choose(one))
        assert one.winners() == [seat]
        assert one.scores()[seat].total >= 30


def test_it_keeps_within_its_simulations() -> None:
    one = game()
    thinking = Thinking(Budget(simulations=20))
    Learned().choose(Sight(one, one.current_player or 0), thinking)
    assert 1 <= thinking.simulations <= 20


def test_it_judges_every_action() -> None:
    one = game()
    seat = one.current_player
    assert seat is not None
    judgements = Learned().judge(Sight(one, seat), Thinking(Budget(simulations=30)))
    assert {str(judgement.action) for judgement in judgements} == {str(action) for action in one.legal_actions()}
    assert sum(judgement.share for judgement in judgements) == pytest.approx(1.0)
    assert judgements[0].share == max(judgement.share for judgement in judgements)


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [("revised", 3, False), ("revised", 2, True), ("original", 2, False), ("family", 1, False)],
)
def test_where_the_network_knows_nothing_the_search_plays(edition: str, players: int, cards: bool) -> None:
    one = new_game(edition, players=players, cards=cards, seed=2)
    assert not shipped_network().knows(one.state.board)
    seat = one.current_player
    assert seat is not None
    mine = Learned(seed=3).choose(Sight(one, seat), Thinking(Budget(simulations=8)))
    assert mine == sitter("search:8", 3).choose(one)


def test_a_network_for_another_encoding_is_refused() -> None:
    file = io.BytesIO()
    shipped_network().save(file)
    file.seek(0)
    with np.load(file) as data:
        arrays = {name: data[name] for name in data.files}
    arrays["version"] = np.array(0)
    other = io.BytesIO()
    np.savez(other, **arrays)
    other.seek(0)
    with pytest.raises(ValueError, match="encoding 0"):
        load_network(other)


def test_without_numpy_the_agent_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    import builtins  # noqa: PLC0415
    import sys  # noqa: PLC0415

    real = builtins.__import__

    def without(name: str, *rest: object) -> object:
        if name == "agricola.agents.learned":
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
        return real(name, *rest)  # type: ignore[arg-type]

    monkeypatch.delitem(sys.modules, "agricola.agents.learned")
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(BadOption, match="NumPy"):
        sitter("learned")


def test_training_and_playing_compute_the_same() -> None:
    torch = pytest.importorskip("torch")
    from agricola.train.model import Model  # noqa: PLC0415

    rng = np.random.default_rng(1)
    columns = np.arange(40, dtype=np.int32)
    mean = rng.random(40, dtype=np.float32)
    model = Model(columns, mean, np.full(40, 0.5, np.float32), width=16, keys=8)
    network = model.network()
    assert isinstance(network, Network)
    counts = np.array([3, 1, 5])
    seen = rng.integers(0, 5, (3, 40)).astype(np.uint8)
    actions = rng.integers(0, 14, (9, 50)).astype(np.uint8)
    outputs, scores = network.judge(seen, actions, counts)
    owner = torch.from_numpy(np.repeat(np.arange(3), counts))
    model_outputs, model_scores = model(torch.from_numpy(seen), torch.from_numpy(actions), owner)
    assert np.allclose(outputs, model_outputs.detach().numpy(), atol=1e-5)
    assert np.allclose(scores, model_scores.detach().numpy(), atol=1e-5)
