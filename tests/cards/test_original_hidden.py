"""Cards of the original edition about guests, hidden things and goods on cards: normal case, limits, interactions."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import agricola
from agricola.cards.words import occupations
from agricola.engine.kernel.round_cards import turned_up
from tests.cards.original_table import IMPROVE, RENOVATE, original
from tests.kit import Table

LESSONS = "1 Occupation"
START = "Starting Player (and/or 1 Minor Improvement)"
QUIET = ("play Keg", "Day Laborer", "Take 1 Grain", "Fishing", "1 Reed", "1 Clay", "done")


def _round_out(table: Table) -> Table:
    """Place the people who are left, anywhere that asks nothing, until the round is over."""
    now = table.game.round
    while table.game.round == now and not table.game.is_terminal():
        plain = [offer for offer in table.offers() if offer in ("Day Laborer", "Take 1 Grain", "Fishing", "1 Reed")]
        table.do(plain[0] if plain else table.offers()[-1])
    return table


# --- Guest ------------------------------------------------------------------------------------------------------------


def test_guest_works_in_the_next_round_only() -> None:
    table = original(2, seats=[{"goods": {"food": 9}, "hand": ["I073"]}, {"goods": {"food": 9}}])
    _round_out(table.do(IMPROVE))
    assert table.game.round == 5
    table.do("a guest comes")
    assert (table.farm().home, table.farm().guests) == (3, 1)
    _round_out(table)
    assert (table.farm().home, table.farm().guests) == (2, 0)


def test_guest_may_stay_away_and_goes_to_the_left_neighbour() -> None:
    table = original(2, seats=[{"goods": {"food": 9}, "hand": ["I073"]}, {"goods": {"food": 9}}])
    table.do(IMPROVE)
    assert [card.id for card in table.farm(1).hand] == ["I073"]
    _round_out(table)
    table.do("done")
    assert (table.farm().home, table.farm().guests) == (2, 0)


def test_guest_s0_3_is_no_family_member_and_makes_6_workers() -> None:
    seat = {"family": 5, "guests": 1, "home": 6, "rooms": ["a1", "a2", "a3", "b2", "b3"]}
    table = original(2, seats=[seat])
    assert (table.farm().home, table.yard()["food_needed"]) == (6, 10)


def test_guest_op_59_is_playable_without_effect_in_round_14() -> None:
    table = original(2, round=14, seats=[{"goods": {"food": 9}, "hand": ["I073"]}])
    assert table.do(IMPROVE).game.state.promises == ()


# --- Keg --------------------------------------------------------------------------------------------------------------


def _kegs(**seat: Any) -> Table:
    seats = [{"goods": {"wood": 1, "food": 9}, "hand": ["Z314"], "home": 1, **seat}, {"goods": {"food": 9}, "home": 1}]
    return original(2, round=3, seats=seats)


def test_keg_brings_one_more_action_when_everybody_has_placed() -> None:
    table = _kegs().do(IMPROVE, "3 Wood")
    assert (table.game.current_player, table.asked()) == (0, "place a guest")
    table.do("Fishing")
    assert table.game.round == 4
    table.expect(0, food=10)
    assert table.farm().guests == 0


def test_keg_may_be_declined_and_acts_in_that_round_only() -> None:
    table = _kegs().do(IMPROVE, "3 Wood", "done")
    assert table.game.round == 4
    assert table.farm().still_acting == ()
    _round_out(table)
    assert table.game.round == 5


def test_keg_acts_although_it_was_passed_on() -> None:
    table = _kegs().do(IMPROVE)
    assert [card.id for card in table.farm(1).hand] == ["Z314"]
    assert [card.id for card in table.farm(0).still_acting] == ["Z314"]
    again = agricola.from_position(table.game.position())
    assert again.key() == table.game.key()


def test_keg_op_64_comes_before_or_after_other_cards_as_its_player_likes() -> None:
    """Acrobat moves on at the end of work too."""
    seats: list[dict[str, Any]] = [
        {"goods": {"wood": 1}, "hand": ["Z314"], "cards": ["K269"], "home": 2},
        *[{"home": 0} for _ in range(3)],
    ]
    table = original(4, round=3, seats=seats).do("Traveling Players", IMPROVE)
    assert sorted(table.offers()) == ["Acrobat", "Keg"]


def test_keg_that_a_guest_plays_brings_another_guest() -> None:
    """Two players pass it to and fro: all people have been placed, so the next guest may come at once."""
    renovates = {"clay": 2, "reed": 1, "wood": 2, "food": 9}
    seats = [
        {"goods": renovates, "hand": ["Z314"], "home": 2},
        {"goods": {"wood": 1, "food": 9}, "home": 1},
    ]
    table = original(2, round=7, seats=seats).do(IMPROVE, "play Keg", START, "play Keg", "3 Wood")
    while table.game.current_player == 1:
        table.do("done")
    table.do(RENOVATE, "play Keg")
    assert (table.game.current_player, table.asked()) == (0, "place a guest")


def test_keg_brings_nobody_to_who_is_on_holiday() -> None:
    """original-card-rulings, Holiday House (secondary): a guest cannot be placed in round 14 either."""
    farm: dict[str, Any] = {"house": "stone", "goods": {"wood": 1, "food": 20}, "hand": ["Z314"]}
    rest = {"goods": {"food": 20}}
    for cards, guest in ((["K279"], True), (["K279", "I071"], False)):
        table = original(2, round=14, phase="preparation", seats=[{**farm, "cards": cards}, rest])
        scholar = next(offer for offer in table.offers() if "improvement" in offer)
        table.do(scholar)
        while not table.game.is_terminal() and table.asked() != "place a guest":
            table.do(next((offer for offer in QUIET if offer in table.offers()), table.offers()[0]))
        assert (not table.game.is_terminal()) == guest


# --- Pumpkin Seed Oil -------------------------------------------------------------------------------------------------

OIL = "Pumpkin Seed Oil: 3 food"


def test_pumpkin_seed_oil_gives_3_food_for_a_vegetable_which_counts_in_the_end() -> None:
    table = original(2, seats=[{"goods": {"vegetable": 2}, "cards": ["Z319"]}])
    before = table.score()["vegetables"]
    offer = next(offer for offer in table.offers() if "Pumpkin Seed Oil" in offer)
    table.do(offer).expect(vegetable=1, food=3)
    assert table.score()["vegetables"] == before


def test_pumpkin_seed_oil_works_once_in_a_round() -> None:
    table = original(2, seats=[{"goods": {"vegetable": 2}, "cards": ["Z319"]}])
    table.do(next(offer for offer in table.offers() if "Pumpkin Seed Oil" in offer))
    assert not [offer for offer in table.offers() if "Pumpkin Seed Oil" in offer]


def test_pumpkin_seed_oil_works_3_times_in_the_game() -> None:
    state = {"Z319": [3, 2]}
    table = original(2, seats=[{"goods": {"vegetable": 2}, "cards": ["Z319"], "card_state": state}])
    assert not [offer for offer in table.offers() if "Pumpkin Seed Oil" in offer]
    assert table.score()["vegetables"] == 4


# --- Giant Pumpkin ----------------------------------------------------------------------------------------------------


def test_giant_pumpkin_scores_2_points_and_counts_as_a_vegetable() -> None:
    """Secondary note: it counts in the scoring of vegetables too."""
    table = original(2, seats=[{"goods": {"vegetable": 1}, "hand": ["Z323"]}])
    table.do(IMPROVE).expect(vegetable=0)
    assert table.score()["vegetables"] == 1
    assert table.score()["bonus"] == 2


def test_giant_pumpkin_op_70_needs_a_vegetable() -> None:
    table = original(2, seats=[{"goods": {}, "hand": ["Z323"]}])
    assert IMPROVE not in table.offers()


def test_giant_pumpkin_becomes_food_at_any_time_in_the_best_pot() -> None:
    seat = {"goods": {}, "cards": ["Z323", "M-hearth-4"], "card_state": {"Z323": [1]}}
    table = original(2, seats=[seat])
    table.do(next(offer for offer in table.offers() if "Giant Pumpkin" in offer)).expect(vegetable=0, food=3)
    assert (table.score()["bonus"], table.score()["vegetables"]) == (0, -1)
    assert not [offer for offer in table.offers() if "Giant Pumpkin" in offer]


def test_giant_pumpkin_may_become_schnaps_while_the_family_is_fed() -> None:
    """It is harvested and turned into food in whatever way a vegetable may be; the distiller works once a harvest."""
    farm = {"goods": {"vegetable": 1}, "rooms": ["a1", "a2", "a3"], "family": 3}
    table = original(2, phase="feeding", seats=[{"cards": ["Z323", "K300"], "card_state": {"Z323": [1]}, **farm}])
    table.do(next(offer for offer in table.offers() if "Giant Pumpkin" in offer))
    table.do("cook the pumpkin for 5 food with Schnaps Distiller").expect(vegetable=1, food=5)
    assert not [offer for offer in table.offers() if "5 food" in offer]


# --- Dance Instructor -------------------------------------------------------------------------------------------------


def test_dance_instructor_pays_for_itself() -> None:
    table = original(3, seats=[{"goods": {"food": 0}, "cards": ["E147"], "hand": ["Z334"]}])
    table.do(LESSONS).expect(food=3)
    table.do("done")
    assert [card.id for card in table.farm().cards] == ["E147", "Z334"]


def test_dance_instructor_may_go_back_to_the_hand_and_be_played_again() -> None:
    """Secondary note: the return is optional."""
    table = original(3, seats=[{"goods": {"food": 0}, "hand": ["Z334"]}]).do(LESSONS, "take it back").expect(food=4)
    assert [card.id for card in table.farm().hand] == [card.id for card in table.farm().known] == ["Z334"]
    assert table.farm().cards == ()


def test_dance_instructor_op_69_counts_for_later_prices_but_not_for_prerequisites() -> None:
    table = original(3, seats=[{"goods": {"food": 0}, "hand": ["Z334", "E049"]}]).do(LESSONS, "take it back")
    assert table.farm().occupations_played == 1
    assert occupations.of(table.game.state, 0) == 0


def test_dance_instructor_brings_nothing_when_others_play_it_or_it_lies_there() -> None:
    table = original(3, seats=[{"goods": {"food": 3}, "cards": ["Z334"], "hand": ["E147"]}])
    table.do(LESSONS).expect(food=2)


# --- Perpetual Student ------------------------------------------------------------------------------------------------

DRAW = "let another player draw an occupation"


def _student(food: int, *hand: str, **position: Any) -> Table:
    seat = {"goods": {"food": food}, "cards": ["K275"], "hand": list(hand)}
    return original(4, seats=[seat], **position)


def test_perpetual_student_draws_an_occupation_and_gets_3_food_first() -> None:
    table = _student(0, "E147", "E150").do(LESSONS).expect(food=2)
    assert len(table.farm().hand) == 1
    assert len(table.farm().cards) == 2


def test_perpetual_student_may_choose_as_usual() -> None:
    table = _student(1, "E147", "E150").do(LESSONS)
    assert sorted(table.offers()) == [DRAW, "play Baker", "play Land Agent"]
    table.do("play Baker").expect(food=0)


def test_perpetual_student_op_43_begs_for_food_that_is_missing() -> None:
    """Chief costs 2 food on top of 1: 3 come, nothing is missing. On a space for 2 food 1 is missing."""
    table = _student(0, "E172").do(LESSONS)
    assert (table.goods()["food"], table.farm().begging) == (0, 0)
    dear = _student(0, "E172")
    dear.game.state.players[0].occupations_played = 3
    dear.do("1 Occupation (4 players)")
    assert (dear.goods()["food"], dear.farm().begging) == (0, 1)
    assert [card.id for card in dear.farm().cards] == ["K275", "E172"]


def test_perpetual_student_op_43_draws_only_among_those_whose_needs_are_met() -> None:
    """Ratcatcher is for rounds up to 9."""
    table = _student(0, "E198", round=12)
    assert LESSONS not in table.offers()


def test_perpetual_student_legality_does_not_hang_on_the_card_that_would_be_drawn() -> None:
    """In worlds that differ in chance the same is offered before the draw, and each draw can be carried through."""
    drawn = set()
    for seed in range(20):
        game = _student(0, "E147", "E150", "E172").game.clone()
        game.state.chance = seed
        assert "place:occupation" in [action.code for action in game.legal_actions()]
        game.apply(game.parse(LESSONS))
        drawn.add(game.state.players[0].cards[-1].id)
    assert drawn == {"E147", "E150", "E172"}


# --- Broom ------------------------------------------------------------------------------------------------------------


def test_broom_changes_all_minors_of_the_hand_for_7_new_ones() -> None:
    pile = ["E011", "E012", "E013", "E014", "E016", "E017", "E018", "E020"]
    seat = {"goods": {"wood": 1}, "hand": ["K125", "E022", "E023", "E147"]}
    table = original(2, seats=[seat], minor_pile=pile).do(IMPROVE)
    assert [card.id for card in table.farm().hand] == ["E147", *pile[:7]]
    assert [card.id for card in table.farm().discarded] == ["E022", "E023"]
    assert [card.id for card in table.game.state.minor_pile] == pile[7:]


def test_broom_plays_one_of_them_at_its_price() -> None:
    """Secondary note: it must be paid and its prerequisite met."""
    pile = ["E011", "E012", "E013", "E014", "E016", "E017", "E018", "E020"]
    seat = {"goods": {"wood": 2, "stone": 1, "food": 1}, "hand": ["K125"]}
    table = original(2, seats=[seat], minor_pile=pile).do(IMPROVE)
    assert "play Axe" in table.offers()
    table.do("play Axe")
    assert [card.name for card in table.farm().cards] == ["Broom", "Axe"]


def test_broom_shows_nobody_what_was_put_away_or_drawn() -> None:
    pile = ["E011", "E012", "E013", "E014", "E016", "E017", "E018", "E020"]
    seats: list[dict[str, Any]] = [{"goods": {"wood": 1}, "hand": ["K125", "E022", "E023"]}, {"hand": ["E024"]}]
    table = original(2, seats=seats, minor_pile=pile).do(IMPROVE)
    worlds = [table.game.determinize(1, random.Random(seed)) for seed in range(8)]
    assert all(world.view(1) == table.game.view(1) for world in worlds)
    assert len({tuple(card.id for card in world.state.players[0].discarded) for world in worlds}) > 1
    mine = table.game.determinize(0, random.Random(1))
    assert mine.state.players[0].discarded == table.farm().discarded


# --- Veterinarian -----------------------------------------------------------------------------------------------------


def _vet(seed: int, left: list[int]) -> Table:
    seats: list[dict[str, Any]] = [{"goods": {"food": 9}, "cards": ["K304"], "card_state": {"K304": left}}]
    return original(4, round=5, phase="preparation", chance=seed, seats=seats)


def test_veterinarian_keeps_one_of_two_that_are_alike() -> None:
    """Ruling: of two equal ones."""
    table = _vet(1, [2, 0, 0]).expect(sheep=1)
    assert table.farm().card_state["K304"] == (1, 0, 0)


def test_veterinarian_puts_two_different_animals_back() -> None:
    """Ruling: both go back."""
    table = _vet(1, [1, 1, 0]).expect(sheep=0, boar=0)
    assert table.farm().card_state["K304"] == (1, 1, 0)


def test_veterinarian_draws_all_pairs() -> None:
    """Of 36 pairs 6 are sheep, 3 boar and 1 cattle."""
    found = Counter(
        next((kind for kind in ("sheep", "boar", "cattle") if _vet(seed, [4, 3, 2]).goods()[kind]), "none")
        for seed in range(150)
    )
    assert found["sheep"] > found["boar"] > 0
    assert found["none"] > found["sheep"]


def test_veterinarian_acts_from_the_next_round_on() -> None:
    table = original(4, seats=[{"goods": {"food": 1}, "hand": ["K304"]}]).do(LESSONS)
    notes = table.farm().cards[0].rules.notes
    assert notes is not None
    note = notes(table.game.state, 0)
    assert note is not None
    assert table.game.words(note) == "4 sheep, 3 wild boar, 2 cattle in the container"
    table.expect(sheep=0, boar=0, cattle=0)


# --- Herald -----------------------------------------------------------------------------------------------------------


def _heralds(*cards: str) -> Table:
    return original(3, round=4, seats=[{"goods": {}, "cards": ["Z327"]}], foreseen_by=[0])


def _sort(table: Table) -> list[str]:
    table.do(next(offer for offer in table.offers() if "Herald" in offer))
    return table.offers()


def test_herald_brings_2_wood_and_shows_the_order_to_its_owner_alone() -> None:
    table = original(3, seats=[{"goods": {"food": 1}, "hand": ["Z327"]}]).do(LESSONS).expect(wood=2)
    order = [table.game.state.board.spaces[index].id for index in table.game.state.order]
    assert table.look(0)["foreseen"] == order[4:]
    assert table.look(1)["foreseen"] == []
    assert len(table.look(0)["round_cards"]) == 4


def test_herald_puts_the_cards_of_a_stage_in_another_order() -> None:
    """Secondary note: cards stay within their stage."""
    table = _heralds()
    before = table.game.state.order
    offers = _sort(table)
    assert len(offers) == 6 + 2 + 2 + 2
    table.do(offers[3])
    after = table.game.state.order
    assert sorted(after[4:7]) == sorted(before[4:7])
    assert after[7:] == before[7:]
    assert before[:4] == after[:4]


def test_herald_changes_the_order_once_between_two_placements() -> None:
    table = _heralds()
    table.do(_sort(table)[0])
    assert not [offer for offer in table.offers() if "Herald" in offer]


def test_herald_leaves_the_cards_that_chamberlain_has_turned_up() -> None:
    """They lie open on their round spaces, so none of them is unplaced any more."""
    seats: list[dict[str, Any]] = [{"goods": {}, "cards": ["Z327"]}, {"goods": {}, "cards": ["I238"]}]
    assert [offer for offer in original(3, round=11, seats=seats).offers() if "Herald" in offer]
    seats[1]["card_state"] = {"I238": [1]}
    table = original(3, round=11, seats=seats, order_known=True)
    assert not [offer for offer in table.offers() if "Herald" in offer]


@pytest.mark.parametrize("seed", range(5))
def test_herald_offers_the_same_in_worlds_that_differ_in_the_order(seed: int) -> None:
    """Others learn nothing from what is legal for the owner, and the owner's view holds in each imagined world."""
    game = _heralds().game
    world = game.determinize(1, random.Random(seed))
    assert [action.code for action in world.legal_actions()] == [action.code for action in game.legal_actions()]
    assert game.determinize(0, random.Random(seed)).state.order == game.state.order
    assert turned_up(world.state) == turned_up(game.state)
    chosen = next(action for action in game.legal_actions() if action.code.startswith("use:Z327"))
    game.apply(chosen)
    world = game.determinize(2, random.Random(seed))
    assert [action.code for action in world.legal_actions()] == [action.code for action in game.legal_actions()]
    assert world.view(2) == game.view(2)
