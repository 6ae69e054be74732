"""The agent with the network: legal, the same for the same seed, better than greedy, and honest about what it knows."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from agricola import BadOption  # noqa: E402
from agricola.agents import (  # noqa: E402
    Budget,
    Cancelled,
    Deadline,
    Observation,
    arithmetic,
    make_agent,
)
from agricola.agents import learned as learned_module  # noqa: E402
from agricola.agents.arithmetic import network_for, shipped_network  # noqa: E402
from agricola.agents.encoded import NOBODY  # noqa: E402
from agricola.agents.learned import BoardNetwork, Learned, decided, together  # noqa: E402
from agricola.agents.network import Inputs, Network, load_network, weight_shapes  # noqa: E402
from agricola.agents.puct import Node, position_of  # noqa: E402
from agricola.agents.roster import levels  # noqa: E402
from agricola.encoding import ACTION_SIZE, encoder_for  # noqa: E402
from agricola.engine.kernel.state import GameState  # noqa: E402
from agricola.game import EDITIONS, Game, new_game  # noqa: E402

NETWORKS = sorted(path.stem for path in Path(learned_module.__file__).with_name("networks").glob("*.npz"))


def shipped(name: str = "revised-2") -> Network:
    network = shipped_network(name)
    assert isinstance(network, Network)
    return network


def game(seed: int = 3) -> Game:
    return new_game("revised", players=2, cards=False, seed=seed)


@pytest.mark.parametrize("name", NETWORKS)
def test_a_shipped_network_is_small_and_says_what_made_it(name: str) -> None:
    network = shipped(name)
    assert Path(learned_module.__file__).with_name("networks").joinpath(f"{name}.npz").stat().st_size < 2_000_000
    assert "games" in network.about["made"]
    for edition, players, cards in network.games:
        chosen = network_for(EDITIONS[edition].board(players, {}, cards))
        assert chosen is network or (chosen is not None and chosen.games == [(edition, players, cards)])
    shapes = weight_shapes(network.inputs, len(network.weights["in_bias"]), network.keys)
    assert {weight: values.shape for weight, values in network.weights.items()} == shapes


def test_a_network_for_one_number_of_players_goes_before_one_for_several() -> None:
    for edition, players, cards, name in (
        ("revised", 1, False, "revised-1"), ("revised", 2, False, "revised-2"), ("revised", 3, False, "revised"),
        ("revised", 1, True, "revised-1-cards"), ("revised", 2, True, "revised-2-cards"),
        ("revised", 4, True, "revised-cards"),
        ("original", 5, False, "original-5"), ("original", 2, False, "original-2"), ("original", 1, False, "original"),
        ("original", 2, True, "original-2-cards"), ("original", 1, True, "original-cards"),
        ("family", 2, False, "family-2"), ("family", 3, False, "family"),
    ):  # fmt: skip
        assert network_for(EDITIONS[edition].board(players, {}, cards)) is shipped(name)


def test_a_network_knows_its_games_whatever_the_decks_and_options() -> None:
    assert network_for(EDITIONS["revised"].board(2, {"additional_tile": True}, False)) is shipped()
    assert network_for(EDITIONS["original"].board(5, {"decks": "E"}, True)) is shipped("original-cards")
    assert not shipped().knows(EDITIONS["revised"].board(2, {}, True))
    assert not shipped().knows(EDITIONS["original"].board(2, {}, False))


def test_a_temperature_draws_among_what_is_likely() -> None:
    one = game()
    judge = BoardNetwork(shipped(), one.state.board)
    while sorted(priors := judge.judge([one.state])[0][0])[-2:][0] < 0.05:  # until there is a real choice
        one.apply(one.legal_actions()[priors.index(max(priors))])
    seat = one.current_player
    assert seat is not None
    options = one.legal_actions()
    players = [Learned(seed, temperature=6.0) for seed in range(60)]
    answers = [player.choose(Observation(one, seat), Deadline(Budget(simulations=1))) for player in players]
    drawn = {options.index(answer) for answer in answers}
    assert all(priors[index] >= 0.0005 * max(priors) for index in drawn)
    assert len(drawn) > 1
    assert priors.index(max(priors)) in drawn


def test_a_new_card_and_a_new_column_change_nothing_for_a_network() -> None:
    network = shipped()
    reads = network.inputs
    assert reads.card_rows[9_999] == 0  # as if no card were named
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 3, (2, reads.size)).astype(np.uint8)
    actions = rng.integers(0, 14, (5, ACTION_SIZE)).astype(np.uint8)
    longer = np.concatenate((actions, rng.integers(0, 9, (5, 6)).astype(np.uint8)), axis=1)
    for one, other in zip(
        network.judge(seen, actions, np.array([2, 3])), network.judge(seen, longer, np.array([2, 3])), strict=True
    ):
        assert np.array_equal(one, other)


def test_a_narrowed_network_judges_as_the_whole_one() -> None:
    network = shipped()
    used = encoder_for(game().state.board).used - 40
    narrow = network.narrowed(used)
    known = len(narrow.inputs.columns)
    assert known < len(network.inputs.columns)
    rng = np.random.default_rng(2)
    seen = rng.integers(0, 3, (3, network.inputs.size)).astype(np.uint8)
    seen[:, known:] = 0
    actions = rng.integers(0, 14, (3, ACTION_SIZE)).astype(np.uint8)
    for one, other in zip(
        network.judge(seen, actions, np.ones(3, np.int64)),
        narrow.judge(seen[:, :known], actions, np.ones(3, np.int64)),
        strict=True,
    ):
        assert np.allclose(one, other, atol=1e-3)


def test_a_network_can_be_written_and_read() -> None:
    network = shipped()
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
    judge = BoardNetwork(shipped(), states[0].board)
    priors, values = judge.judge(states)
    for state, prior, value in zip(states, priors, values, strict=True):
        assert len(prior) == len(state.options)
        assert sum(prior) == pytest.approx(1.0, abs=1e-5)
        alone_priors, alone_values = judge.judge([state])
        assert prior == pytest.approx(alone_priors[0], abs=1e-4)
        assert value == pytest.approx(alone_values[0], abs=1e-4)


def test_a_seat_judges_what_a_position_is_worth_to_it_with_its_own_eyes() -> None:
    """Who is asked does not see another's hand, and thinks less of a farm that is not its own."""
    one = new_game("revised", players=3, cards=True, seed=4)
    judge = BoardNetwork(shipped("revised-cards"), one.state.board)
    asked = one.current_player
    assert asked is not None
    other = (asked + 1) % 3
    (plain,), (seen,) = judge.judge([one.state])[1], judge.judge([one.state], other)[1]
    assert seen[other] != pytest.approx(plain[other], abs=1e-3)
    assert [seen[seat] for seat in range(3) if seat != other] == pytest.approx(
        [plain[seat] for seat in range(3) if seat != other], abs=1e-4
    )
    assert judge.judge([one.state], asked) == judge.judge([one.state])
    swapped = one.state.clone()
    swapped.players[other].hand = swapped.players[(other + 1) % 3].hand
    assert judge.judge([swapped])[1][0][other] == pytest.approx(plain[other], abs=1e-4)
    assert judge.judge([swapped], other)[1][0][other] != pytest.approx(seen[other], abs=1e-3)


@pytest.mark.parametrize(
    ("players", "cards", "own"), [(1, True, False), (2, False, False), (2, True, True), (3, False, True)]
)
def test_a_search_looks_through_the_eyes_of_its_seat_where_others_see_less(
    monkeypatch: pytest.MonkeyPatch, players: int, cards: bool, own: bool
) -> None:
    eyes: set[int] = set()
    judge = BoardNetwork.judge

    def noted(
        self: BoardNetwork, states: list[GameState], seat: int = NOBODY
    ) -> tuple[list[list[float]], list[list[float]]]:
        eyes.add(seat)
        return judge(self, states, seat)

    monkeypatch.setattr(BoardNetwork, "judge", noted)
    one = new_game("revised", players=players, cards=cards, seed=4)
    seat = one.current_player
    assert seat is not None
    Learned().choose(Observation(one, seat), Deadline(Budget(simulations=8)))
    assert eyes == {seat if own else NOBODY}


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
            action = agent.choose(Observation(one, seat), Deadline(Budget(simulations=simulations)))
            assert one.is_legal(action)
            said.append(str(action))
            one.apply(action)
        answers.append(said)
    assert answers[0] == answers[1]


def test_the_network_alone_beats_greedy() -> None:
    """Without any search, from both seats."""
    for seat in range(2):
        one = game(seed=17)
        seats = [make_agent("greedy", 1), make_agent("greedy", 2)]
        seats[seat] = make_agent("learned:1", 1)
        while not one.is_terminal():
            asked = one.current_player
            assert asked is not None
            one.apply(seats[asked].choose(one))
        assert one.winners() == [seat]
        assert one.scores()[seat].total >= 30


def test_it_keeps_within_its_simulations() -> None:
    one = game()
    deadline = Deadline(Budget(simulations=20))
    Learned().choose(Observation(one, one.current_player or 0), deadline)
    assert 1 <= deadline.simulations <= 20


def test_it_judges_every_action() -> None:
    one = game()
    seat = one.current_player
    assert seat is not None
    judgements = Learned().judge(Observation(one, seat), Deadline(Budget(simulations=30)))
    assert {str(judgement.action) for judgement in judgements} == {str(action) for action in one.legal_actions()}
    assert sum(judgement.share for judgement in judgements) == pytest.approx(1.0)
    assert judgements[0].action == Learned().choose(Observation(one, seat), Deadline(Budget(simulations=30)))


def tried(counts: list[int], values: list[float]) -> Node:
    """A decision of which each answer was tried so often, and found to be worth so much."""
    state = game().state
    node = Node(state, position_of(state))
    node.priors = [1.0] + [0.0] * (len(counts) - 1)
    node.values = [0.0, 0.0]
    node.tries = counts
    node.totals = [count * value for count, value in zip(counts, values, strict=True)]
    node.visits = sum(counts)
    return node


@pytest.mark.parametrize(
    ("counts", "values", "best"),
    [
        ([1400, 280, 0], [-0.45, -0.08, 0.0], 1),  # found late, and by far better
        ([1400, 1, 0], [-0.1, 0.1, 0.0], 0),  # a single try tells little
        ([30, 30, 0], [0.2, 0.1, 0.0], 0),
        ([0, 0, 0], [0.0, 0.0, 0.0], 0),  # nothing was tried: what the network likes
    ],
)
def test_the_best_answer_is_worth_most_for_sure_not_tried_most(
    counts: list[int], values: list[float], best: int
) -> None:
    found = together([tried(counts, values)])
    assert max(range(3), key=lambda index: found[index].assured) == best
    assert found[0].value == pytest.approx(values[0] if counts[0] else -0.1)


def test_a_search_goes_on_while_the_best_answer_is_not_the_one_tried_most() -> None:
    deadline = Deadline(Budget(simulations=1700))
    deadline.goes_on(1690)
    assert not decided([tried([1400, 280, 0], [-0.45, -0.08, 0.0])], deadline, 0)
    assert decided([tried([1400, 280, 0], [-0.08, -0.45, 0.0])], deadline, 0)
    assert not decided([tried([845, 840, 0], [-0.08, -0.45, 0.0])], deadline, 0)


def test_each_imagined_hand_has_a_tree_with_many_orders_of_the_round_cards() -> None:
    one = new_game("revised", players=2, cards=True, seed=4)
    seat = one.current_player
    assert seat is not None
    agent = Learned()
    agent.choose(Observation(one, seat), Deadline(Budget(simulations=20)))
    hands = [{card.id for card in tree.root.state.players[1 - seat].hand} for tree in agent._trees]
    assert len(hands) == 2
    assert hands[0] != hands[1]
    assert all(len(set(tree.orders)) > 1 for tree in agent._trees)


def test_markers_of_the_past_change_nothing_in_what_it_says_of_an_action() -> None:
    """Only a new marker is a shame: what is over costs no more than its points."""
    begged = game()
    begged.state.players[0].begging = 1
    budget = Budget(simulations=30)
    proud, ashamed = (Learned(network=shipped(), shame=shame) for shame in (0.0, 0.15))
    values = [
        {one.action.code: one.value for one in agent.judge(Observation(begged, 0), Deadline(budget))}
        for agent in (proud, ashamed)
    ]
    assert values[0] == pytest.approx(values[1])


def test_where_no_network_knows_the_game_the_search_plays() -> None:
    one = game(seed=2)
    seat = one.current_player
    assert seat is not None
    mine = Learned(seed=3, network=shipped("family")).choose(Observation(one, seat), Deadline(Budget(simulations=8)))
    assert mine == make_agent("search:8", 3).choose(one)


def test_the_search_in_its_place_leaves_the_deadline_as_it_was_given() -> None:
    """Where one look would have been all, it has a budget of its own; both are cancelled together."""
    one = game(seed=2)
    asked = Observation(one, one.current_player or 0)
    reported: list[float] = []
    deadline = Deadline(Budget(simulations=1), reported.append)
    stranger = Learned(3, network=shipped("family"))
    assert stranger.choose(asked, deadline) in one.legal_actions()
    assert deadline.budget == Budget(simulations=1)
    assert len(reported) > 10
    assert deadline.simulations > 10, "what was thought is told to who asked"
    deadline = Deadline(Budget(simulations=1))
    assert stranger.judge(asked, deadline)
    assert deadline.budget == Budget(simulations=1)
    assert deadline.simulations > 10
    deadline.cancel()
    with deadline.with_budget(Budget(simulations=9)) as other, pytest.raises(Cancelled):
        other.goes_on()


@pytest.mark.parametrize("name", NETWORKS)
@pytest.mark.parametrize("simulations", [1, 9])
def test_every_game_that_a_network_knows_is_played(name: str, simulations: int) -> None:
    """Legal actions, judged one and all, alone and with search."""
    for edition, players, cards in shipped(name).games:
        one = new_game(edition, players=players, cards=cards, seed=players)
        agent = Learned(seed=1)
        for _ in range(12):
            seat = one.current_player
            assert seat is not None
            judgements = agent.judge(Observation(one, seat), Deadline(Budget(simulations=simulations)))
            assert {str(judgement.action) for judgement in judgements} == {
                str(option) for option in one.legal_actions()
            }
            action = agent.choose(Observation(one, seat), Deadline(Budget(simulations=simulations)))
            assert one.is_legal(action)
            one.apply(action)


def test_a_network_for_another_encoding_is_refused() -> None:
    file = io.BytesIO()
    shipped().save(file)
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
    monkeypatch.setattr(arithmetic, "find_spec", lambda name: None)
    assert levels() == ["apprentice", "farmer"]
    with pytest.raises(BadOption, match="NumPy"):
        make_agent("learned")


def test_training_and_playing_compute_the_same() -> None:
    pytest.importorskip("jax")
    from agricola.train.model import model_with, new_model  # noqa: PLC0415

    rng = np.random.default_rng(1)
    cards = np.array([3, 7, 300], np.int32)
    scales = np.full(49, 0.5, np.float32)
    inputs = Inputs(np.arange(40, dtype=np.int32), cards, True, rng.random(49, dtype=np.float32), scales)
    weights = new_model(inputs, width=16, keys=8, seed=1).arrays()
    model = model_with(
        inputs, {name: rng.normal(0, 0.5, values.shape).astype(np.float32) for name, values in weights.items()}
    )
    network = model.network()
    assert isinstance(network, Network)
    counts = np.array([3, 1, 5])
    seen = rng.integers(0, 5, (3, 49)).astype(np.uint8)
    actions = rng.integers(0, 14, (9, ACTION_SIZE)).astype(np.uint8)
    actions[:, 2:6] = [[300 & 255, 1, 7, 0]] * 4 + [[3, 0, 0, 0]] * 5
    outputs, scores = network.judge(seen, actions, counts)
    model_outputs, model_scores = model(seen, actions, np.repeat(np.arange(3), counts))
    assert np.allclose(outputs, model_outputs, rtol=1e-4, atol=1e-4)
    assert np.allclose(scores, model_scores, rtol=1e-4, atol=1e-4)
