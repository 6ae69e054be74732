"""What is hidden stays hidden at every moment of a game, in views and in imagined games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import agricola
from agricola import BadPosition
from agricola.cards.vocabulary.moments import Moment
from agricola.cards.words import food, gain, may, minor, occupation, plays_occupation
from agricola.engine.kernel.moments import BEFORE_ROUND
from tests.kit import Table, play

ALMANAC = minor(
    "Almanac", id="T900", text="Before each round you may take 1 food.", on=[Moment(BEFORE_ROUND) >> may(gain(food(1)))]
)
PATRON = occupation(
    "Patron", id="T901", text="After you played an occupation you may take 1 food.",
    on=[plays_occupation >> may(gain(food(1)))],
)  # fmt: skip
FIRST_CARDS = ["Fencing", "Sheep Market", "Major Improvement", "Grain Utilization"]


def _before_round_4() -> Table:
    """Seat 0 is asked before round 4, whose card has not been turned up yet."""
    rest = [space.name for space in agricola.EDITIONS["revised"].board(2, {}).spaces if space.stage > 1]
    table = play("revised", round=3, round_cards=FIRST_CARDS + rest).with_cards(0, ALMANAC)
    table.do("Day Laborer", "Grain Seeds", "Fishing", "Clay Pit")
    assert (table.game.round, table.asked()) == (4, "may take 1 food")
    return table


def test_6_1_a_round_card_is_hidden_before_the_round_turns_it_up() -> None:
    table = _before_round_4()
    assert table.names(table.look(0)["round_cards"]) == FIRST_CARDS[:3]
    assert "Grain Utilization" not in table.spaces()
    table.do("done")
    assert table.names(table.look(0)["round_cards"]) == FIRST_CARDS
    assert "Grain Utilization" in table.spaces()


def test_a_position_before_the_round_has_the_same_spaces_in_play() -> None:
    table = _before_round_4()
    again = Table(agricola.from_position(table.game.position()))
    assert again.look(0) == table.look(0)
    assert again.do("done").look(0) == table.do("done").look(0)


def test_an_imagined_game_holds_nothing_of_the_true_deal() -> None:
    game = agricola.new_game("revised", players=2, seed=3)
    imagined = game.determinize(0, random.Random(1))
    told = repr([getattr(imagined, name) for name in ("_setup", "_chance", "_moves")])
    assert not any(card.id in told for card in game.state.players[1].hand)
    assert not any(space.name in told for space in game.state.board.spaces if space.stage)


def test_an_imagined_game_does_not_know_what_others_declined() -> None:
    """That somebody was asked about a card of the hand and said no is nobody else's business."""
    seats: list[dict[str, Any]] = [{"goods": {"food": 2}, "hand": ["E172"]}, {"hand": ["E173"]}, {}]
    game = play("original", players=3, cards=True, seats=seats).do("1 Occupation", "done").game
    assert game.record().moves[-1] == (1, "done")
    assert game.determinize(2, random.Random(1))._moves is None


def test_an_imagined_hand_reacts_for_itself() -> None:
    """Who waits to react from the hand does so with the imagined one, whatever the true one holds."""
    seats: list[dict[str, Any]] = [{"goods": {"food": 2}, "hand": ["E172", "E179"]}, {"hand": ["E173"]}, {}]
    table = play("original", players=3, cards=True, seats=seats).with_cards(0, PATRON)
    table.do("1 Occupation", "play Chief")
    assert (table.game.current_player, table.asked()) == (0, "may take 1 food")
    waiting = set()
    for seed in range(30):
        state = table.game.determinize(2, random.Random(seed)).state
        hand = [card.id for card in state.players[1].hand]
        from_hand = [one.card.id for frame in state.stack if frame.seat == 1 for one in frame.reactions]
        assert from_hand == [card for card in hand if card == "E173"]
        waiting.add(tuple(from_hand))
    assert waiting == {(), ("E173",)}


def test_the_order_of_the_piles_is_dealt_anew_for_a_solo_player_too() -> None:
    game = agricola.new_game("revised", players=1, seed=3)
    imagined = game.determinize(0, random.Random(1))
    true, other = game.state.minor_pile, imagined.state.minor_pile
    assert set(true) == set(other)
    assert true != other


def test_what_is_imagined_depends_on_the_sight_and_the_chance_alone() -> None:
    game = agricola.new_game("revised", players=3, seed=3)
    other = game.determinize(0, random.Random(1))
    assert other.view(0) == game.view(0)
    assert game.determinize(0, random.Random(2)).key() == other.determinize(0, random.Random(2)).key()


def test_only_cards_of_the_hand_can_be_known_in_it() -> None:
    with pytest.raises(BadPosition, match="known"):
        play("revised", cards=True, seats=[{"hand": ["A067"], "known_in_hand": ["A044"]}])


@pytest.mark.parametrize(("pile", "card"), [("minor_pile", "A090"), ("occupation_pile", "A067")])
def test_a_pile_holds_cards_of_its_kind_only(pile: str, card: str) -> None:
    with pytest.raises(BadPosition, match="pile"):
        agricola.from_position({"edition": "revised", "cards": True, pile: [card]})
