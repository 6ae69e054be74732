"""Revised edition, section 6: rounds, phases, turns and using a space."""

from __future__ import annotations

import pytest

from agricola import NotLegal
from tests.kit import fresh, play

Seat = dict[str, object]
EVERYONE_PLACED = ["Grain Seeds", "Day Laborer"]


def test_6_0_fourteen_rounds_then_scoring() -> None:
    """revised 6.0: 14 rounds, one new action card in each; then the game is over."""
    table = fresh("revised", 2, seed=3)
    rounds = []
    while not table.game.is_terminal():
        if table.game.round not in rounds:
            rounds.append(table.game.round)
            assert sum(1 for space in table.spaces().values() if space["stage"]) == table.game.round
        table.game.apply(table.game.legal_actions()[-1])
    assert rounds == list(range(1, 15))
    assert table.offers() == []
    with pytest.raises(NotLegal, match="over"):
        table.game.parse("Forest")


@pytest.mark.parametrize("round", range(1, 15))
def test_6_0_harvests_after_rounds_4_7_9_11_13_14(round: int) -> None:
    """revised 6.0: a harvest after rounds 4, 7, 9, 11, 13 and 14, and after no other."""
    farm = {"goods": {"food": 10}, "fields": {"c1": {"grain": 2}}}
    table = play("revised", round=round, phase="returning home", seats=[farm])
    held = round in (4, 7, 9, 11, 13, 14)
    table.expect(grain=1 if held else 0, food=6 if held else 10)


def test_6_1_the_new_card_is_turned_up_and_usable_at_once() -> None:
    """revised 6.1 step 2: the card of the round is turned up first and usable from now on."""
    table = play("revised", round=8, phase="preparation")
    assert "Vegetable Seeds" in table.offers()
    assert "Pig Market" not in table.spaces()


def test_6_1_goods_on_the_round_space_come_at_round_start() -> None:
    """revised 6.1 step 3: every player takes the goods lying on this round space for them, nobody else's."""
    promises = [
        {"round": 6, "seat": 0, "card": "M-well", "goods": {"food": 1}},
        {"round": 7, "seat": 0, "card": "M-well", "goods": {"food": 1}},
    ]
    seats: list[Seat] = [{"goods": {}, "cards": ["M-well"]}, {"goods": {}}]
    table = play("revised", round=6, phase="preparation", promises=promises, seats=seats)
    table.expect(0, food=1).expect(1, food=0)
    assert [promise.round for promise in table.game.state.promises] == [7]


def test_6_1_a_card_just_revealed_is_replenished_too() -> None:
    """revised 6.1 step 4: every accumulation space in play, the new card included, receives its goods."""
    table = play("revised", round=4, phase="preparation")
    assert table.lying_on("Sheep Market") == {"sheep": 1}
    table = play("revised", round=9, phase="preparation", stock={"Western Quarry": {"stone": 3}})
    assert table.lying_on("Pig Market") == {"boar": 1}
    assert table.lying_on("Western Quarry") == {"stone": 4}


def test_6_1_round_1_is_prepared_like_any_other() -> None:
    """revised 6.1: preparation takes place in round 1 too."""
    table = fresh("revised", 4, seed=2)
    for name, goods in {"Forest": {"wood": 3}, "Clay Pit": {"clay": 1}, "Grove": {"wood": 2}}.items():
        assert table.lying_on(name) == goods


def test_6_1_a_card_not_in_play_receives_nothing() -> None:
    """revised 6.1 step 4: only accumulation spaces in play are replenished."""
    order = ["major_improvement", "fencing", "grain_utilization", "sheep_market"]
    table = play("revised", round=3, phase="preparation")
    assert "Sheep Market" not in table.spaces()
    assert table.game.position()["round_cards"][:4] == order  # type: ignore[index]
    assert table.game.position()["stock"]["sheep_market"] == {}  # type: ignore[index]


def test_6_2_1_players_take_turns_clockwise_one_person_each() -> None:
    """revised 6.2.1: from the starting player clockwise, one person each, until all people are placed."""
    table = play("revised", 3, round=2, starting_player=1)
    order = []
    for space in ("Forest", "Clay Pit", "Reed Bank", "Fishing", "Day Laborer", "Grain Seeds"):
        order.append(table.game.current_player)
        table.do(space)
    assert order == [1, 2, 0, 1, 2, 0]
    assert table.game.round == 3


def test_6_2_1_players_without_people_are_skipped() -> None:
    """revised 6.2.1: players without people left are skipped; the others go on."""
    table = play("revised", 2, round=2, seats=[{"family": 2}, {"family": 4}])
    order = []
    for space in ("Forest", "Clay Pit", "Reed Bank", "Fishing", "Day Laborer", "Grain Seeds"):
        order.append(table.game.current_player)
        table.do(space)
    assert order == [0, 1, 0, 1, 1, 1]
    assert table.game.round == 3


def test_6_2_1_actions_are_taken_at_once() -> None:
    """revised 6.2.1: the actions of a space are taken before the next player's turn."""
    table = play("revised")
    table.do("Farmland")
    assert table.game.current_player == 0
    assert "first comes: plow a field (player 1)" in table.refuses("Forest")


def test_6_2_2_there_is_no_voluntary_passing() -> None:
    """revised 6.2.2 and OP-22: a player who can use some space must do so; skipping exists only if granted."""
    table = play("revised")
    assert all(offer in table.spaces() for offer in table.offers())
    assert table.refuses("done")


def test_6_2_2_op_25_a_turn_without_a_usable_space_is_skipped() -> None:
    """revised 6.2.2 and OP-25: if no space at all can be used the turn is skipped; the person stays at home."""
    placed = ["Meeting Place", "Grain Seeds", "Farmland", "Day Laborer"]
    empty: dict[str, object] = {"Forest": {}, "Clay Pit": {}, "Reed Bank": {}, "Fishing": {}}
    blocked = {"goods": {}, "rooms": ["a1", "a2", "a3"], "family": 5, "placed": placed}
    able = {"goods": {"wood": 3, "clay": 2}}
    table = play("revised", 2, round=1, stock=empty, seats=[blocked, able], options={"side_job": False})
    assert table.game.current_player == 1
    table.do("Farm Expansion", "stable c1")
    # Only Major Improvement is left for the other player, who uses it; then nobody can go on and the round ends.
    assert table.game.round == 2
    assert table.yard(1)["cards"] == ["M-fireplace-2"]
    assert table.farm(0).home == 5


def test_6_2_3_an_occupied_space_cannot_be_used() -> None:
    """revised 6.2.3: a space with a person on it cannot be used by anyone for the rest of the round."""
    table = play("revised")
    table.do("Day Laborer")
    assert "occupied by player 1" in table.refuses("Day Laborer")
    table.do("Forest")
    assert "occupied by player 1" in table.refuses("Day Laborer")


def test_6_2_3_spaces_are_free_again_in_the_next_round() -> None:
    """revised 6.2.3: only for the rest of the round."""
    table = play("revised", round=2)
    table.do("Day Laborer", "Forest", "Grain Seeds", "Clay Pit")
    assert table.game.round == 3
    table.do("Day Laborer")
    assert table.game.current_player == 1


def test_6_2_4_a_newborn_does_not_act_in_its_first_round() -> None:
    """revised 6.2.4: a newly grown person does not act in the round of its birth."""
    table = play("revised", 1, round=5, seats=[{"rooms": ["a1", "a2", "a3"]}])
    table.do("Basic Wish for Children", "Forest")
    assert table.game.round == 6
    assert table.yard()["home"] == 3
    table.do("Forest", "Clay Pit", "Reed Bank")
    assert table.game.round == 7


def test_6_2_5_op_9_the_token_changes_at_once_the_turn_order_next_round() -> None:
    """revised 6.2.5 and OP-9: the token is taken at once; the running work phase keeps its order."""
    table = play("revised", 3, round=2)
    table.do("Forest", "Clay Pit", "Meeting Place")
    assert table.game.state.start == 2
    order = []
    for space in ("Reed Bank", "Fishing", "Day Laborer"):
        order.append(table.game.current_player)
        table.do(space)
    assert order == [0, 1, 2]
    assert (table.game.round, table.game.current_player) == (3, 2)


def test_6_2_5_the_token_stays_if_nobody_takes_it() -> None:
    """revised 6.2.5: if nobody takes the token, it stays."""
    table = play("revised", 2, round=2, starting_player=1)
    table.do("Forest", "Clay Pit", "Reed Bank", "Fishing")
    assert (table.game.round, table.game.current_player) == (3, 1)


def test_6_3_1_using_a_space_means_taking_one_of_its_actions() -> None:
    """revised 6.3.1: a person is not placed on an "and/or" space without taking one of its actions."""
    table = play("revised", seats=[{"goods": {"wood": 9, "reed": 2}}])
    table.do("Farm Expansion")
    assert table.offers() == ["build rooms", "build stables"]
    table.do("build rooms")
    assert "done" not in table.offers()


def test_6_3_2_op_26_an_empty_accumulation_space_cannot_be_used() -> None:
    """revised 6.3.2 and OP-26: an accumulation space without any goods cannot be used."""
    table = play("revised", stock={"Forest": {}})
    assert "nothing lies there" in table.refuses("Forest")


def test_6_3_2_meeting_place_can_always_be_used() -> None:
    """revised 6.3.2: Meeting Place can be used even when no food lies there and by the token's holder."""
    table = play("revised", stock={"Meeting Place": {}}, seats=[{"goods": {}}])
    table.do("Meeting Place").expect(food=0)
    assert table.game.state.start == 0
    assert table.game.current_player == 1


def test_6_3_4_all_goods_are_taken() -> None:
    """revised 6.3.4: on an accumulation space all goods are taken; nothing may be left behind, animals included."""
    table = play("revised", round=4, stock={"Sheep Market": {"sheep": 5}})
    table.do("Sheep Market").expect(sheep=1)
    assert table.lying_on("Sheep Market") == {}


def test_6_4_everybody_goes_home() -> None:
    """revised 6.4: all people go back to the houses, newborns with the parent; no room is needed to share."""
    seats: list[Seat] = [
        {"family": 3, "newborns": 1, "placed": ["Forest", "Urgent Wish for Children"],
         "newborns_on": ["Urgent Wish for Children"]},
        {"placed": EVERYONE_PLACED},
    ]  # fmt: skip
    table = play("revised", round=12, phase="returning home", seats=seats)
    assert table.game.round == 13
    assert [table.yard(seat)["home"] for seat in (0, 1)] == [3, 2]
    assert table.yard()["placed"] == []
    assert not any(space["occupied"] for space in table.spaces().values())


def test_6_4_a_newborn_counts_as_newborn_until_the_end_of_the_round() -> None:
    """revised 6.4: harvest included; from the next round on it is an adult."""
    farm = {"goods": {"food": 12}, "family": 3, "newborns": 1, "rooms": ["a1", "a2", "a3"]}
    table = play("revised", round=7, phase="returning home", seats=[farm])
    table.expect(food=12 - 5)
    assert (table.game.round, table.yard()["newborns"], table.yard()["food_needed"]) == (8, 0, 6)


def test_6_5_the_harvest_is_the_last_part_of_the_round() -> None:
    """revised 6.5: in harvest rounds the harvest comes after the returning home phase and before the next round."""
    table = play("revised", 1, round=4, seats=[{"goods": {"food": 5}, "placed": ["Forest"]}])
    table.do("Day Laborer")
    # 7 food pay for 6; the round card of round 5 comes afterwards.
    assert table.game.round == 5
    table.expect(food=1)


def test_6_6_op_1_op_2_promised_goods_lie_on_the_rounds_to_come() -> None:
    """revised 6.6, OP-1, OP-2: the next x round spaces are those above the current round; 14 is the last."""
    farm = {"goods": {"wood": 1, "stone": 3}}
    for round, expected in ((3, [4, 5, 6, 7, 8]), (10, [11, 12, 13, 14]), (14, [])):
        table = play("revised", round=round, seats=[farm])
        table.do("Major Improvement")
        assert [promise.round for promise in table.game.state.promises] == expected


def test_op_27_a_phase_goes_in_turn_order_from_the_token_holder() -> None:
    """revised 6.1 and OP-27: phases are completed by all players one after the other, the token holder first."""
    hungry = {"goods": {"grain": 2}}
    table = play("revised", 3, round=4, phase="harvest", starting_player=2, seats=[hungry] * 3)
    order = []
    while table.game.question.code == "ask-feed":
        order.append(table.game.current_player)
        table.do("beg 4")
    assert order == [2, 0, 1]
