"""Cards that a network has never met: read by what it knows of cards declared alike, without a look at hidden hands."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from agricola import Deck  # noqa: E402
from agricola.agents.arithmetic import network_for, with_cards_of  # noqa: E402
from agricola.agents.learned import BoardNetwork, Learned  # noqa: E402
from agricola.agents.network import Floats, Network  # noqa: E402
from agricola.agents.new_cards import LearnedRows, card_tables, with_new_cards, with_tables  # noqa: E402
from agricola.agents.protocol import Budget, Deadline, Observation  # noqa: E402
from agricola.cards.words import gain, grain, minor, occupation, uses, wood  # noqa: E402
from agricola.editions import own_decks  # noqa: E402
from agricola.encoding import encoder_for  # noqa: E402
from agricola.encoding.numbering import card_numbers, card_numbers_with_own  # noqa: E402
from agricola.engine.kernel.board import Board  # noqa: E402
from agricola.game import EDITIONS, Game, new_game  # noqa: E402

EXAMPLE = Path(__file__).parents[2] / "examples" / "deck.py"
HELD, PLAYED, NAMED = 0, 1, 3
"""The tables of cards in the own hand, in front of oneself, and named by an action."""
HAND = (
    "Corn Scoop", "Manger", "Large Greenhouse", "Caravan", "Loom", "Mini Pasture", "Basket",
    "Wood Cutter", "Grocer", "Cottager", "Groom", "Priest", "Roughcaster", "Conservator",
)  # fmt: skip
COPIES = {"Corn Scoop": "Grain Shovel", "Wood Cutter": "Log Cutter"}


@pytest.fixture(autouse=True)
def unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test begins in a process that knows no deck."""
    monkeypatch.setattr(own_decks, "_known", {})


def copies() -> Deck:
    """Two cards of the catalog, declared once more."""
    cutter = occupation(
        "Log Cutter",
        id="own-log-cutter",
        text="You get 1 more wood each time you use a wood accumulation space.",
        on=[uses("wood accumulation") >> gain(wood(1))],
    )
    shovel = minor(
        "Grain Shovel",
        id="own-grain-shovel",
        cost=wood(1),
        text="Each time you use Grain Seeds, you get 1 more grain.",
        on=[uses("Grain Seeds") >> gain(grain(1))],
    )
    return Deck("copies", [cutter, shovel])


def game_with(deck: Deck, copied: bool = False) -> Game:
    """A game in which the first player holds cards of the catalog, or their copies in their place."""
    hand = [COPIES.get(name, name) if copied else name for name in HAND]
    return new_game("revised", players=2, seed=4, decks=[deck], hands=[hand], starting_player=0)


def network_on(board: Board) -> Network:
    network = network_for(board)
    assert isinstance(network, Network)
    return network


def rows_of(network: Network, board: Board, card: str) -> list[Floats]:
    """The row of a card in each table."""
    (place,) = np.flatnonzero(network.inputs.cards == card_numbers_with_own(board)[card])
    return [table[place] for table in card_tables(network)]


def without(network: Network, cards: set[int]) -> Network:
    """A network as if it had never met some cards."""
    kept = ~np.isin(network.inputs.cards, list(cards))
    return with_tables(network, network.inputs.cards[kept], [table[kept] for table in card_tables(network)])


def likeness(one: Floats, other: Floats) -> float:
    """1 for rows that point the same way, 0 for rows that have nothing in common."""
    return float(one @ other / (np.linalg.norm(one) * np.linalg.norm(other)))


def test_where_every_card_is_known_the_network_is_the_very_same() -> None:
    for edition, players in (("revised", 1), ("revised", 2), ("revised", 4), ("original", 2), ("original", 5)):
        board = EDITIONS[edition].board(players, {}, True)
        assert with_cards_of(network_on(board), board) is network_on(board)
    board = EDITIONS["revised"].board(2, {}, False)
    assert with_cards_of(network_on(board), board) is network_on(board)


def test_a_card_that_is_declared_like_a_known_one_gets_nearly_its_rows() -> None:
    board = game_with(copies()).state.board
    network = with_new_cards(network_on(board), board)
    for card, copy in (("A116", "own-log-cutter"), ("A067", "own-grain-shovel")):
        known, new = rows_of(network, board, card), rows_of(network, board, copy)
        for table in (PLAYED, NAMED):
            assert likeness(known[table], new[table]) > 0.9
        assert likeness(known[HELD], new[HELD]) > 0.5
    network = network_on(board)
    assert len(network.inputs.cards) == 92, "what comes with the package stays as it is"


def test_a_copy_of_a_known_card_is_played_nearly_as_the_card() -> None:
    deck = copies()
    games = [game_with(deck), game_with(deck, copied=True)]
    board = games[0].state.board
    network = network_on(board)
    reads, stranger = BoardNetwork(with_cards_of(network, board), board), BoardNetwork(network, board)
    worths = [reads.judge([game.state])[1][0][0] for game in games]
    assert worths[0] == pytest.approx(worths[1], abs=0.05)
    for game in games:
        game.apply(game.parse("Lessons (A)"))
    known, copied = (liked(reads, game) for game in games)
    as_none = liked(stranger, games[1])
    assert max(known, key=known.__getitem__) == "A116"
    assert max(copied, key=copied.__getitem__) == "own-log-cutter"
    assert min(as_none, key=as_none.__getitem__) == "own-log-cutter"
    for rival in known.keys() - {"A116"}:
        assert copied["own-log-cutter"] - copied[rival] == pytest.approx(known["A116"] - known[rival], abs=2.0)


def liked(judge: BoardNetwork, game: Game) -> dict[str, float]:
    """How much each card is liked that may be played now: logarithms of probabilities."""
    (likely,) = judge.judge([game.state])[0]
    return {action.cards[0]: math.log(share) for action, share in zip(game.legal_actions(), likely, strict=True)}


def test_what_a_network_has_met_it_judges_as_before() -> None:
    """Only positions with a new card in sight are judged otherwise."""
    game = new_game("revised", players=2, seed=3)
    board = new_game("revised", players=2, seed=3, decks=[copies()]).state.board
    network = network_on(board)
    extended = with_new_cards(network, board)
    before, after = BoardNetwork(network, game.state.board), BoardNetwork(extended, game.state.board)
    for _ in range(30):
        for one, other in zip(before.judge([game.state]), after.judge([game.state]), strict=True):
            assert np.allclose(one[0], other[0], atol=1e-5)
        game.apply(game.legal_actions()[0])


@pytest.mark.parametrize("edition", ["revised", "original"])
def test_cards_that_were_taken_out_are_estimated_alike_each_time(edition: str) -> None:
    board = EDITIONS[edition].board(2, {}, True)
    numbers = card_numbers()
    gone = {numbers[card.id] for card in (*board.minors, *board.occupations)[::4]}
    less = without(network_on(board), gone)
    assert not gone & set(less.inputs.cards.tolist())
    first = with_new_cards(less, board)
    again = with_new_cards(without(network_on(board), gone), board)
    assert set(first.inputs.cards.tolist()) == set(less.inputs.cards.tolist()) | gone
    assert first is not again
    for name, weights in first.weights.items():
        assert np.array_equal(weights, again.weights[name])
    assert first.inputs.held == 3 * len(first.inputs.cards)
    used = encoder_for(board).used
    assert first.narrowed(used).inputs.size == less.narrowed(used).inputs.size + 3 * len(gone)


def test_rows_that_follow_from_declarations_are_found_and_others_are_their_mean() -> None:
    rng = np.random.default_rng(1)
    declarations = rng.integers(0, 2, (80, 12)).astype(float)
    follows = declarations @ rng.normal(size=(12, 6))
    noise = rng.normal(size=(80, 4)) + 3.0
    learned = np.concatenate((follows, noise), axis=1).astype(np.float32)
    rows = LearnedRows(declarations[:60], learned[:60], [6, 4])
    assert rows.explained[0] > 0.7
    estimated = rows.estimate(declarations[60:])
    missed = ((estimated - learned[60:]) ** 2).mean(axis=0)
    assert missed[:6].mean() < 0.3 * learned[60:, :6].var(axis=0).mean()
    assert np.abs(estimated[:, 6:] - 3.0).mean() < 0.3


def test_what_is_hidden_changes_nothing() -> None:
    game = game_with(copies(), copied=True)
    judge = BoardNetwork(with_cards_of(network_on(game.state.board), game.state.board), game.state.board)
    rng = random.Random(5)
    held_by_others = set()
    for number in range(40):
        seat = game.current_player
        assert seat is not None
        other = game.determinize(seat, rng)
        held_by_others |= {card.id for card in other.state.players[1 - seat].hand}
        assert judge.judge([game.state]) == judge.judge([other.state])
        game.apply(game.legal_actions()[number % len(game.legal_actions())])
    assert held_by_others & {"own-log-cutter", "own-grain-shovel"}, "some imagined hand held a new card"


def test_the_player_asks_the_network_where_invented_cards_are_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("revised", players=2, seed=3, decks=[EXAMPLE], hands=[["Rain Barrel", "Beekeeper"]])
    player = Learned(1)
    monkeypatch.setattr(player, "_stand_in", None)
    while game.round < 3:
        seat = game.current_player
        assert seat is not None
        game.apply(player.choose(Observation(game, seat), Deadline(Budget(simulations=8))))
