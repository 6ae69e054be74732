"""Hands that change: 7 of 10, mulligan, living hands, face-up cards, 3 for 1 (revised 17.2 to 17.4, original 18.2)."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

import agricola
from agricola import BadOption, Game
from agricola.engine.kernel.card import MINOR, OCCUPATION
from agricola.table import CantUndo, Table


def _game(name: str, players: int = 2, edition: str = "revised", seed: int = 1, **more: object) -> Game:
    return agricola.new_game(edition, players=players, variants=[name], seed=seed, **more)  # type: ignore[arg-type]


def _codes(game: Game) -> list[str]:
    return [action.code for action in game.legal_actions()]


def _do(game: Game, code: str) -> None:
    game.apply(next(action for action in game.legal_actions() if action.code == code))


def _kinds(game: Game, seat: int) -> tuple[int, int]:
    """How many occupations and minors a seat holds."""
    kinds = [card.kind for card in game.state.players[seat].hand]
    return kinds.count(OCCUPATION), kinds.count(MINOR)


def _play_until(game: Game, wanted: Callable[[Game], bool], seed: int = 1) -> None:
    """Play at random until something holds."""
    rng = random.Random(seed)
    while not wanted(game):
        assert not game.is_terminal()
        game.apply(rng.choice(game.legal_actions()))


# --- 7 of 10 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["revised", "original"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_of_ten_cards_of_each_kind_seven_are_kept(edition: str, players: int) -> None:
    """Revised OP-18: ten of each kind."""
    game = _game("7-of-10", players, edition)
    assert [_kinds(game, seat) for seat in range(players)] == [(10, 10)] * players
    asked = []
    while game.round == 0:
        assert game.current_player is not None
        asked.append(game.current_player)
        game.apply(game.legal_actions()[0])
    assert [_kinds(game, seat) for seat in range(players)] == [(7, 7)] * players
    assert len(asked) == 6 * players
    assert asked == sorted(asked, key=lambda seat: (seat - game.state.start) % players)
    assert [len(p.discarded) for p in game.state.players] == [6] * players


def test_what_is_put_away_is_hidden_and_can_be_taken_back() -> None:
    game = _game("7-of-10", 2, ask_end_turn=True)
    asked = game.current_player
    assert asked is not None
    views = []
    for action in game.legal_actions():
        world = game.clone()
        world.apply(action)
        views.append((json.dumps(world.view(1 - asked)), json.dumps(world.view(None))))
    assert len(set(views)) == 1
    table = Table(game)
    for _ in range(6):
        table.act(asked, table.game.legal_actions()[0])
    assert _codes(table.game) == ["end"]
    assert table.undoable == 6
    table.undo(asked, whole_turn=True)
    assert _kinds(table.game, asked) == (10, 10)


# --- mulligan ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["revised", "original"])
def test_a_mulligan_draws_one_card_fewer_each_time_and_each_kind_for_itself(edition: str) -> None:
    game = _game("mulligan", 2, edition)
    asked = game.current_player
    assert asked is not None
    old = set(game.view(asked)["hand"])
    assert _codes(game) == ["mulligan:occupations", "mulligan:minors", "done"]
    assert game.words(game.legal_actions()[0]) == "put all occupations away and draw 6"
    _do(game, "mulligan:occupations")
    assert _kinds(game, asked) == (6, 7)
    _do(game, "mulligan:occupations")
    _do(game, "mulligan:minors")
    assert _kinds(game, asked) == (5, 6)
    assert not old & set(game.view(asked)["hand"])
    _do(game, "done")
    assert game.current_player == 1 - asked
    _do(game, "done")
    assert game.round == 1
    assert _kinds(game, 1 - asked) == (7, 7)


def test_a_mulligan_can_go_down_to_nothing_and_shuffles_what_was_put_away() -> None:
    """Revised OP-15: when the deck runs out, what was discarded is shuffled again."""
    game = _game("mulligan", 4)
    there = len(game.state.occupation_pile)
    for _ in range(4):
        for held in range(7, 0, -1):
            assert "mulligan:occupations" in _codes(game), held
            _do(game, "mulligan:occupations")
        assert "mulligan:occupations" not in _codes(game)
        _do(game, "done")
    assert there < 4 * (6 + 5 + 4 + 3 + 2 + 1)  # so it did run out
    cards = [card.id for p in game.state.players for card in (*p.hand, *p.discarded)]
    cards += [card.id for card in (*game.state.occupation_pile, *game.state.minor_pile)]
    board = game.state.board
    assert sorted(cards) == sorted(card.id for card in (*board.minors, *board.occupations))


def test_a_drawn_card_stands() -> None:
    table = Table(_game("mulligan", 1))
    table.act(0, "mulligan:minors")
    assert table.why_no_undo(0) is not None


# --- living hands -----------------------------------------------------------------------------------------------------


def test_a_living_hand_of_5_draws_after_each_card_and_exchanges_after_harvests() -> None:
    game = _game("living-5", 2)
    assert [_kinds(game, seat) for seat in range(2)] == [(5, 5)] * 2
    _play_until(game, lambda game: "draw:minors" in _codes(game))
    seat = game.current_player
    assert seat is not None
    held = _kinds(game, seat)
    top = game.state.minor_pile[0].id
    assert _codes(game) == ["draw:occupations", "draw:minors"]
    _do(game, "draw:minors")
    assert _kinds(game, seat) == (held[0], held[1] + 1)
    assert game.view(seat)["hand"][-1] == top
    _play_until(game, lambda game: "exchange" in game.question.code)
    assert game.round == 4
    first = game.current_player
    assert first == game.state.start
    assert first is not None
    size = len(game.state.players[first].hand)
    game.apply(game.legal_actions()[0])
    _do(game, "draw:occupations")
    assert len(game.state.players[first].hand) == size
    assert game.current_player == 1 - first
    _do(game, "done")
    assert game.round == 5


def test_after_the_last_harvest_nothing_is_exchanged() -> None:
    game = _game("living-5", 1)
    rounds = []
    rng = random.Random(3)
    while not game.is_terminal():
        if game.question.code == "ask-exchange":
            rounds.append(game.round)
        game.apply(rng.choice(game.legal_actions()))
    assert set(rounds) == {4, 7, 9, 11, 13}


def test_a_living_hand_of_3_exchanges_up_to_six_before_the_game_and_none_later() -> None:
    game = _game("living-3", 2)
    seat = game.current_player
    assert seat is not None
    for _ in range(6):
        kinds = _kinds(game, seat)
        action = game.legal_actions()[0]
        game.apply(action)
        assert _kinds(game, seat) == kinds == (3, 3)
        assert action.cards[0] not in game.view(seat)["hand"]
    assert game.current_player == 1 - seat
    _do(game, "done")
    assert game.round == 1
    codes = set()
    rng = random.Random(1)
    while not game.is_terminal():
        codes.add(game.question.code)
        game.apply(rng.choice(game.legal_actions()))
    assert "ask-draw" in codes
    assert "ask-exchange" not in codes


def test_an_empty_pile_gives_no_card() -> None:
    """Revised OP-16."""
    board = agricola.EDITIONS["revised"].board(1, {}, True)
    out = [card.id for card in board.minors[5:]] + [card.id for card in board.occupations[5:]]
    game = _game("living-5", 1, exclude=out)
    codes = set()
    rng = random.Random(1)
    while not game.is_terminal():
        codes.add(game.question.code)
        game.apply(rng.choice(game.legal_actions()))
    assert not {"ask-draw", "ask-exchange"} & codes


# --- cards face up ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "number"), [("petri", 5), ("petri:1", 1), ("petri:12", 12)])
def test_cards_lie_face_up_for_all(name: str, number: int) -> None:
    """Revised OP-17: five, unless somebody says otherwise."""
    game = _game(name, 2)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert len(view["face_up"]) == number
        assert set(view["face_up"]) <= set(view["cards"])
    kinds = [game.state.board.cards[card].kind for card in game.view(None)["face_up"]]
    assert kinds == [(OCCUPATION, MINOR)[index % 2] for index in range(number)]


def test_once_a_round_somebody_skips_a_turn_for_one_of_them() -> None:
    game = _game("petri", 2)
    first = game.current_player
    assert first is not None
    taking = [code for code in _codes(game) if code.startswith("take:")]
    assert len(taking) == 5
    home = game.state.players[first].home
    _do(game, taking[0])
    card = taking[0].removeprefix("take:")
    assert game.state.players[first].home == home
    assert card in game.view(first)["hand"]
    assert card in game.view(1 - first)["seats"][first]["known_in_hand"]
    assert game.current_player == 1 - first
    assert not any(code.startswith("take:") for code in _codes(game))  # first come, first served
    assert len(game.view(None)["face_up"]) == 4
    _play_until(game, lambda game: game.round == 2 and game.question.code == "ask-place")
    assert sum(code.startswith("take:") for code in _codes(game)) == 4  # nothing is filled up
    assert len(game.state.players[first].placed) <= home


def test_everybody_still_places_all_people_when_a_turn_was_skipped() -> None:
    game = _game("petri", 3)
    taken = 0
    placed = []
    while game.round == 1:
        codes = _codes(game)
        taking = [code for code in codes if code.startswith("take:")]
        if taking:
            _do(game, taking[0])
            taken += 1
            continue
        if game.question.code == "ask-place":
            assert game.current_player is not None
            placed.append(game.current_player)
        game.apply(next(action for action in game.legal_actions()))
    assert taken == 1
    assert sorted(placed) == [0, 0, 1, 1, 2, 2]


# --- three for one ----------------------------------------------------------------------------------------------------


def test_three_cards_are_put_away_for_one_of_the_kind_that_is_named() -> None:
    game = _game("exchange-3-1", 2, "original")
    seat = game.current_player
    assert seat is not None
    held = game.view(seat)["hand"]
    _do(game, "exchange:3")
    for card in held[:3]:
        _do(game, f"discard:{card}")
    _do(game, "draw:occupations")
    hand = game.view(seat)["hand"]
    assert hand[:-1] == held[3:]
    assert game.state.board.cards[hand[-1]].kind == OCCUPATION
    assert game.current_player == seat
    assert game.question.code == "ask-place"
    assert "exchange:3" in _codes(game)


def test_who_holds_two_cards_has_nothing_to_exchange() -> None:
    data = {"edition": "original", "players": 1, "cards": True, "options": {"variants": ["exchange-3-1"]}}
    pile = {"minor_pile": ["E020", "E021"], "seats": [{"hand": ["E011", "E012"]}]}
    assert "exchange:3" not in _codes(agricola.from_position({**data, **pile}))
    pile["seats"] = [{"hand": ["E011", "E012", "E013"]}]
    assert "exchange:3" in _codes(agricola.from_position({**data, **pile}))
    assert "exchange:3" not in _codes(agricola.from_position({**data, "seats": pile["seats"]}))


def _exchanging(hand: list[str], piles: dict[str, list[str]] | None = None, **seat: object) -> Game:
    """A game for one with a hand and piles of which three cards may be put away for one."""
    position = {
        "edition": "original",
        "players": 1,
        "cards": True,
        "options": {"variants": ["exchange-3-1"]},
        "seats": [{"hand": hand, **seat}],
        **(piles or {"minor_pile": ["E020"], "occupation_pile": ["E162", "E171"]}),
    }
    return agricola.from_position(position)


def test_cards_are_exchanged_in_the_midst_of_an_action() -> None:
    """Original 18.2, at any time: the card that is drawn may be played by the very action."""
    game = _exchanging(["E150", "E151", "E011", "E012", "E013"])
    _do(game, "place:occupation")
    assert "exchange:3" in _codes(game)
    _do(game, "exchange:3")
    for card in ("E011", "E012", "E013"):
        _do(game, f"discard:{card}")
    _do(game, "draw:occupations")
    assert game.question.code == "ask-occupation-by-number"
    assert _codes(game) == ["card:E150", "card:E151", "card:E162"]  # three are left, one of which must be played
    _do(game, "card:E162")
    assert [card.id for card in game.state.players[0].cards] == ["E162"]


@pytest.mark.parametrize("pile", ["E162", "E020"], ids=["an occupation", "a minor improvement"])
def test_an_exchange_leaves_what_the_action_needs(pile: str) -> None:
    """One occupation must stay to be played, whatever would be drawn, because nobody knows that before."""
    piles = {"minor_pile": ["E020"], "occupation_pile": [pile]} if pile == "E162" else {"minor_pile": [pile]}
    game = _exchanging(["E150", "E151", "E011", "E012"], piles)
    _do(game, "place:occupation")
    _do(game, "exchange:3")
    _do(game, "discard:E150")
    assert _codes(game) == ["discard:E011", "discard:E012"]
    _do(game, "discard:E011")  # then only one is left that may go
    if game.question.code == "ask-draw":
        _do(game, "draw:minors")
    assert game.state.players[0].discarded[-1].id == "E012"
    assert [card.id for card in game.state.players[0].cards] == ["E151"]
    three = _exchanging(["E150", "E151", "E011"], piles)
    assert "exchange:3" in _codes(three)
    _do(three, "place:occupation")
    assert _codes(three) == ["card:E150", "card:E151"]


def test_cards_are_exchanged_while_feeding_and_beside_whatever_is_asked() -> None:
    asked = set()
    for seed in range(6):
        game = _game("exchange-3-1", 1 + seed % 5, "original", seed)
        rng = random.Random(seed)
        while not game.is_terminal():
            codes = _codes(game)
            hand = game.state.players[game.current_player or 0].hand
            if "exchange:3" in codes:
                asked.add(game.question.code)
                assert codes[-1] == "exchange:3" or codes[-2] == "exchange:3"
                assert len(hand) >= 3
            game.apply(rng.choice([action for action in game.legal_actions() if action.code != "exchange:3"]))
    assert {"ask-place", "ask-feed", "ask-minor", "ask-occupation-by-number", "do-plow", "ask-keep"} <= asked


def test_an_exchange_is_taken_back_until_the_card_is_drawn() -> None:
    table = Table(_game("exchange-3-1", 1, "original", ask_end_turn=True))
    table.act(0, "place:occupation")
    held = [card.id for card in table.game.state.players[0].hand]
    table.act(0, "exchange:3")
    for card in held[:2]:
        table.act(0, f"discard:{card}")
    assert table.undo(0) == 1
    assert [card.id for card in table.game.state.players[0].hand] == held[1:]
    for card in held[1:3]:
        table.act(0, f"discard:{card}")
    table.act(0, "draw:minors")
    with pytest.raises(CantUndo, match="undo-hidden-card"):
        table.undo(0)


def test_each_rulebook_has_its_own() -> None:
    for name in ("living-5", "living-3", "petri"):
        with pytest.raises(BadOption, match="belongs to the revised edition"):
            _game(name, 2, "original")
    with pytest.raises(BadOption, match="belongs to the original edition"):
        _game("exchange-3-1", 2)
    with pytest.raises(BadOption, match="there is no variant 'petri:0'"):
        _game("petri:0")


# --- hands of one's own choice ----------------------------------------------------------------------------------------


def test_a_chosen_hand_holds_only_cards_that_are_in_the_game() -> None:
    four = next(card for card in agricola.EDITIONS["revised"].board(4, {}, True).occupations if card.players == 4)
    with pytest.raises(BadOption, match="it is for 4 players and more; name it in include"):
        agricola.new_game("revised", players=2, hands=[[four.name]])
    game = agricola.new_game("revised", players=2, hands=[[four.name]], include=[four.name], seed=1)
    assert four in game.state.players[0].hand
    with pytest.raises(BadOption, match="its deck I is not played; choose it with decks"):
        agricola.new_game("original", players=2, decks="E", hands=[["I063"]])
    with pytest.raises(BadOption, match="Corn Scoop of seat 0 is excluded"):
        agricola.new_game("revised", players=2, hands=[["Corn Scoop"]], exclude=["Corn Scoop"])
