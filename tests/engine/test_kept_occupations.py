"""Occupations that are kept from an earlier game, extra food and a chosen starting player (revised 18, original 17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import agricola
from agricola.editions.original import ORIGINAL
from agricola.engine.chance import Chance
from agricola.engine.deeds.legality import play_on
from agricola.engine.goods import FOOD, WOOD
from agricola.engine.kernel.card import OCCUPATION
from agricola.engine.kernel.event_log import CARD_SHUFFLED_BACK, EventLog
from agricola.engine.kernel.player import Player
from agricola.engine.kernel.state import GameState
from agricola.engine.rounds.setup import Deal, deal_hands, shuffled_round_cards, start_state


def _names(player: Player) -> list[str]:
    return [card.name for card in player.cards]


def _occupations(player: Player) -> int:
    return sum(card.kind == OCCUPATION for card in player.hand)


def test_permanent_occupations_lie_open_and_fewer_are_dealt_alone_18_2_2() -> None:
    game = agricola.new_game("revised", players=1, seed=3, kept=[["Wood Cutter", "Tutor"]], extra_food=[3])
    me = game.state.players[0]
    assert _names(me) == ["Wood Cutter", "Tutor"]
    assert (_occupations(me), len(me.hand)) == (5, 12)
    assert me.goods[FOOD] == 3
    assert not {"Wood Cutter", "Tutor"} & {card.name for card in (*me.hand, *game.state.occupation_pile)}


def test_they_do_not_count_for_the_lessons_price_in_the_revised_edition_op_13() -> None:
    me = agricola.new_game("revised", players=1, seed=3, kept=[["Wood Cutter"]]).state.players[0]
    assert me.occupations_played == 0


def test_they_count_as_played_and_cost_nothing_in_the_original_op_24() -> None:
    """The Chief costs 2 food to play; a permanent one does not."""
    me = agricola.new_game("original", players=1, seed=3, kept=[["Chief", "Tutor"]]).state.players[0]
    assert (_names(me), me.occupations_played, me.goods[FOOD]) == (["Chief", "Tutor"], 2, 0)


def test_seven_permanent_occupations_leave_none_to_be_dealt_17_2() -> None:
    start = agricola.new_game("original", players=1, seed=5).state
    seven = [card.name for card in start.occupation_pile if not card.rules.triggers][:7]
    me = agricola.new_game("original", players=1, seed=3, kept=[seven]).state.players[0]
    assert (_names(me), _occupations(me), len(me.hand)) == (seven, 0, 7)


def test_in_a_campaign_a_kept_occupation_comes_on_top_of_the_seven_18_1_4() -> None:
    game = agricola.new_game("revised", players=2, seed=3, kept=[[], ["Wood Cutter"]], starting_player=1)
    first, second = game.state.players
    assert (_occupations(first), _occupations(second), _names(second)) == (7, 7, ["Wood Cutter"])
    assert game.state.start == 1
    assert (first.goods[FOOD], second.goods[FOOD]) == (3, 2)


def test_what_a_kept_occupation_does_when_it_is_played_happens_before_round_1_op_13() -> None:
    """The Groom brings 1 wood when it is played; the Animal Tamer lets its player choose between wood and grain."""
    groom = agricola.new_game("revised", players=1, seed=3, kept=[["Groom"]])
    assert (groom.round, groom.state.players[0].goods[WOOD]) == (1, 1)
    tamer = agricola.new_game("revised", players=1, seed=3, kept=[["Animal Tamer"]])
    assert tamer.round == 0
    tamer.apply(tamer.legal_actions()[0])
    assert tamer.round == 1


def test_round_1_is_the_next_round_for_what_a_permanent_occupation_promises_op_24() -> None:
    """The Wood Collector lays 1 wood on each of the next 5 round spaces; the first has been fetched at once."""
    game = agricola.new_game("original", players=1, seed=3, kept=[["Wood Collector"]])
    assert [promise.round for promise in game.state.promises] == [2, 3, 4, 5]
    assert game.state.players[0].goods[WOOD] == 1


def _position_with(cost: bool, food: int) -> GameState:
    """A solo game with the Chief, which costs 2 food of its own, kept; under a rule that asks for own costs or not."""
    board = ORIGINAL.build(1, True, ORIGINAL.checked_options(1, {}, True))
    board.kept_cost_their_own = cost
    chance = Chance(7)
    g = start_state(board, 0, shuffled_round_cards(board, chance), 0)
    g.players[0].goods[FOOD] = food
    chief = next(card for card in board.occupations if card.name == "Chief")
    deal_hands(g, chance, Deal((), (), (), ((chief,),)))
    g.chance = chance.state
    g.event_log = EventLog(board)
    play_on(g)
    return g


def test_an_own_cost_is_paid_at_the_start_18_2_4() -> None:
    me = _position_with(cost=True, food=3).players[0]
    assert (_names(me), me.goods[FOOD]) == (["Chief"], 1)


def test_an_occupation_whose_own_cost_cant_be_paid_is_shuffled_back_18_2_4() -> None:
    g = _position_with(cost=True, food=1)
    me = g.players[0]
    assert (_names(me), me.goods[FOOD], _occupations(me)) == ([], 1, 7)
    assert "Chief" in [card.name for card in (*me.hand, *g.occupation_pile)]
    assert g.event_log is not None
    assert CARD_SHUFFLED_BACK in [event.kind for event in g.event_log.events]


def test_a_record_replays_with_all_of_it() -> None:
    game = agricola.new_game(
        "revised", players=2, seed=3, kept=[["Tutor"], ["Wood Cutter"]], extra_food=[0, 1], starting_player=1
    )
    game.apply(game.legal_actions()[0])
    again = agricola.replay(str(game.record()))
    assert again.key() == game.key()


def test_a_position_before_round_1_can_be_read_back() -> None:
    game = agricola.new_game("revised", players=1, seed=3, kept=[["Animal Tamer", "Tutor"]])
    assert game.round == 0
    again = agricola.from_position(game.position())
    assert (again.key(), again.legal_actions()) == (game.key(), game.legal_actions())


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"kept": [["Manger"]]}, "only occupations are kept"),
        ({"kept": [["Tutor"], ["Wood Cutter"]]}, "2 seats for 1 players"),
        ({"kept": [["Tutor", "Tutor"]]}, "Tutor is given twice"),
        ({"kept": [["Tutor"]], "exclude": ["Tutor"]}, "excluded"),
        ({"kept": [["Tutor"]], "variants": ["7-of-10"]}, "take the place of dealt ones"),
        ({"kept": [["Tutor"]], "cards": False}, "without hand cards"),
        ({"extra_food": [-1]}, "from 0 on"),
        ({"extra_food": [1, 1]}, "2 seats for 1 players"),
        ({"starting_player": 1}, "0 to 0"),
    ],
)
def test_what_cant_be_is_refused(options: dict[str, Any], why: str) -> None:
    start: Callable[..., object] = agricola.new_game
    with pytest.raises(agricola.BadOption, match=why):
        start("revised", players=1, seed=1, **options)
