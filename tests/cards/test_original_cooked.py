"""Cards of the original edition that keep animals which were turned into food, alone and as a group."""

from __future__ import annotations

from typing import Any

import pytest

import agricola
from tests.cards.original_table import original
from tests.kit import Table

FIREPLACE = "M-fireplace-2"


def _feeding(*cards: str, stables: int = 4, **goods: int) -> Table:
    """A player at a feeding with animals in stables, a Fireplace and some cards."""
    cells = ["c1", "c3", "d1", "e1"][:stables]
    seat: dict[str, Any] = {"goods": goods, "cards": [*cards, FIREPLACE], "stables": cells}
    return original(4, seats=[seat], round=7, phase="feeding")


def _on(table: Table, card: str) -> tuple[int, ...]:
    return table.farm().card_state.get(card, ())


def _asks_for_cards(table: Table) -> bool:
    return table.game.question.code not in ("ask-feed", "ask-place")


# --- Brush Maker ------------------------------------------------------------------------------------------------------


def test_brush_maker_keeps_wild_boar_that_were_cooked() -> None:
    table = _feeding("E156", boar=3).do("convert 3 boar to 6 food")
    assert _on(table, "E156") == (0, 3, 0)
    assert table.score()["bonus"] == 2


def test_brush_maker_knows_the_steps() -> None:
    for boar, points in {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 7: 3}.items():
        seat = {"cards": ["E156"], "card_state": {"E156": [0, boar, 0]}}
        assert original(3, seats=[seat]).score()["bonus"] == points


def test_brush_maker_gets_no_other_animals_and_none_that_run_away() -> None:
    table = _feeding("E156", sheep=2, cattle=1).do("convert 2 sheep to 4 food")
    assert _on(table, "E156") == ()
    seat = {"goods": {}, "cards": ["E156"]}
    away = original(3, round=9, seats=[seat], stock={"wild_boar_1": {"boar": 4}}).do("1 Wild Boar")
    assert _on(away, "E156") == ()


def test_brush_maker_keeps_boar_that_found_no_place() -> None:
    seat = {"goods": {}, "cards": ["E156", FIREPLACE]}
    table = original(3, round=9, seats=[seat], stock={"wild_boar_1": {"boar": 4}})
    table.do("1 Wild Boar", "keep 1 boar")
    assert _on(table, "E156") == (0, 3, 0)


def test_brush_maker_tells_what_lies_on_it() -> None:
    table = _feeding("E156", boar=2).do("convert 2 boar to 4 food")
    assert "E156" in table.game.view(0)["seats"][0]["notes"]


# --- Basin Maker ------------------------------------------------------------------------------------------------------


def test_basin_maker_lays_up_to_2_wood_aside_for_a_boar() -> None:
    table = _feeding("K273", boar=1, wood=5, food=9).do("convert 1 boar to 2 food")
    assert table.offers() == ["put 1 wood on Basin Maker for 1 boar", "put 2 wood on Basin Maker for 1 boar", "done"]
    table.do("put 2 wood on Basin Maker for 1 boar").expect(wood=3)
    assert table.score()["bonus"] == 1


def test_basin_maker_scores_each_wood_but_some() -> None:
    expected = {0: 0, 1: 0, 2: 1, 3: 2, 4: 2, 5: 3, 6: 4, 7: 4, 8: 5, 9: 6, 10: 6, 11: 7, 12: 8, 13: 9}
    for lying, points in expected.items():
        seat = {"cards": ["K273"], "card_state": {"K273": [lying]}}
        assert original(4, seats=[seat]).score()["bonus"] == points, lying


def test_basin_maker_may_decline_and_needs_wood_and_boar() -> None:
    table = _feeding("K273", boar=1, wood=5).do("convert 1 boar to 2 food", "done").expect(wood=5)
    assert _on(table, "K273") == ()
    poor = _feeding("K273", boar=1).do("convert 1 boar to 2 food")
    assert not _asks_for_cards(poor)
    sheep = _feeding("K273", sheep=1, wood=2).do("convert 1 sheep to 2 food")
    assert not _asks_for_cards(sheep)


# --- Tanner -----------------------------------------------------------------------------------------------------------


def test_tanner_or_basin_maker_has_a_boar_but_not_both() -> None:
    """Ruling: a slaughtered wild boar can be used for Tanner or for Basin Maker, not for both."""
    table = _feeding("K280", "K273", boar=1, wood=2).do("convert 1 boar to 2 food", "Tanner", "put 1 boar on Tanner")
    assert not _asks_for_cards(table)
    assert _on(table, "K280") == (0, 1, 0)
    other = _feeding("K280", "K273", boar=1, wood=2).do("convert 1 boar to 2 food", "Basin Maker")
    other.do("put 2 wood on Basin Maker for 1 boar")
    assert _on(other, "K280") == ()
    assert _on(other, "K273") == (2,)


def test_tanner_has_what_basin_maker_leaves() -> None:
    """Ruling: the player chooses for each boar."""
    table = _feeding("K280", "K273", boar=3, wood=9).do("convert 3 boar to 6 food", "Basin Maker")
    table.do("put 2 wood on Basin Maker for 1 boar")
    assert _on(table, "K280") == (0, 2, 0)
    assert _on(table, "K273") == (2,)


def test_tanner_placing_is_the_players_choice() -> None:
    """Ruling: placing is the player's choice."""
    table = _feeding("K280", "E156", boar=2).do("convert 2 boar to 4 food", "Tanner")
    assert table.offers() == ["put 1 boar on Tanner", "put 2 boar on Tanner", "done"]
    table.do("put 1 boar on Tanner")
    assert (_on(table, "K280"), _on(table, "E156")) == ((0, 1, 0), (0, 1, 0))


def test_brush_maker_placing_is_the_players_choice() -> None:
    """Ruling: placing the boar is the player's choice."""
    table = _feeding("K280", "E156", boar=2).do("convert 2 boar to 4 food", "Brush Maker", "done")
    assert (_on(table, "K280"), _on(table, "E156")) == ((0, 2, 0), ())


# --- Pelts ------------------------------------------------------------------------------------------------------------


def test_pelts_lays_food_aside_for_points() -> None:
    table = _feeding("K339", sheep=3, food=3).do("convert 2 sheep to 4 food")
    table.do("put 2 food on Pelts for 2 sheep", "done").expect(food=3 + 4 - 2 - 4)
    assert table.score()["bonus"] == 2


def test_pelts_has_room_for_1_food_in_each_room() -> None:
    table = _feeding("K339", sheep=3).do("convert 3 sheep to 6 food")
    assert table.offers() == ["put 1 food on Pelts for 1 sheep", "put 2 food on Pelts for 2 sheep", "done"]
    table.do("put 2 food on Pelts for 2 sheep")
    more = original(
        4,
        seats=[{"goods": {"sheep": 1}, "cards": ["K339", FIREPLACE], "card_state": {"K339": [2]}}],
        round=7,
        phase="feeding",
    ).do("convert 1 sheep to 2 food")
    assert not _asks_for_cards(more)


def test_pelts_may_be_declined_and_counts_any_animal() -> None:
    table = _feeding("K339", sheep=1, boar=1, cattle=1).do("convert 1 cattle to 3 food", "done").expect(food=3)
    table.do("convert 1 boar to 2 food", "put 1 food on Pelts for 1 boar").expect(food=4)


def test_pelts_counts_only_animals_that_no_other_card_keeps() -> None:
    """The animal must go back to the supply."""
    table = _feeding("K339", "K280", boar=2).do("convert 2 boar to 4 food", "Tanner", "put 2 boar on Tanner")
    assert not _asks_for_cards(table)
    rest = _feeding("K339", "K280", boar=2).do("convert 2 boar to 4 food", "Tanner", "put 1 boar on Tanner")
    assert rest.offers() == ["put 1 food on Pelts for 1 boar", "done"]


# --- the group --------------------------------------------------------------------------------------------------------


def test_every_animal_goes_to_one_card_of_the_group() -> None:
    table = _feeding("K280", "K273", "E156", "K339", boar=4, wood=9)
    table.do("convert 4 boar to 8 food", "Tanner", "put 1 boar on Tanner")
    table.do("Basin Maker", "put 2 wood on Basin Maker for 1 boar")
    table.do("Pelts", "put 1 food on Pelts for 1 boar")
    assert [_on(table, card) for card in ("K280", "K273", "E156", "K339")] == [(0, 1, 0), (2,), (0, 1, 0), (1,)]


def test_what_is_left_of_a_meal_survives_a_saved_position() -> None:
    table = _feeding("K280", "K273", "E156", boar=3, wood=9)
    table.do("convert 3 boar to 6 food", "Tanner", "put 1 boar on Tanner")
    again = Table(agricola.from_position(table.game.position()))
    assert again.game.key() == table.game.key()
    again.do("Basin Maker", "put 2 wood on Basin Maker for 1 boar")
    assert [_on(again, card) for card in ("K280", "K273", "E156")] == [(0, 1, 0), (2,), (0, 1, 0)]


def test_gypsys_crock_still_counts_all_that_was_cooked() -> None:
    """What a card keeps was turned into food all the same."""
    table = _feeding("E156", "E019", boar=2).do("convert 2 boar to 4 food")
    while _asks_for_cards(table):
        table.do("Brush Maker")
    table.expect(food=1)  # 2 and 2 for the boar and 1 for the pair, less the 4 that two people eat
    assert _on(table, "E156") == (0, 2, 0)


def test_an_exchange_of_animals_is_no_meal() -> None:
    """Sheep Farmer's exchange turns nothing into food."""
    seat = {"goods": {"sheep": 3, "food": 9}, "cards": ["K297", "K339", FIREPLACE], "stables": ["c1", "d1", "e1"]}
    table = original(4, seats=[seat]).do("convert 3 sheep to 1 boar, 1 cattle")
    assert table.game.question.code == "ask-place"


# --- Foreman ----------------------------------------------------------------------------------------------------------


def _foreman(players: int = 4, **position: Any) -> Table:
    seats = [{"goods": {}, "cards": ["K308"]}, {"goods": {}}]
    return original(players, phase="preparation", seats=seats, **position)


def test_foreman_puts_food_on_any_space_and_its_user_takes_it() -> None:
    table = _foreman().do("put 1 food on a space", "put 1 food on Plow 1 Field")
    assert table.lying_on("Plow 1 Field") == {"food": 1}
    table.do("Plow 1 Field", "plow c1").expect(food=1)
    assert table.lying_on("Plow 1 Field") == {}


def test_foreman_may_decline_and_asks_each_round() -> None:
    table = _foreman().do("done")
    assert table.game.question.code == "ask-place"


def test_foreman_food_helps_another_player_too_and_waits_if_nobody_comes() -> None:
    table = _foreman().do("put 1 food on a space", "put 1 food on Take 1 Grain", "1 Clay", "Take 1 Grain")
    table.expect(0, food=0).expect(1, food=1, grain=1)


def test_foreman_food_does_not_make_a_space_usable() -> None:
    """The food lies there for whoever can use the space anyway."""
    table = _foreman().do("put 1 food on a space", "put 1 food on Fences")
    assert "Fences" not in table.offers()


def test_foreman_food_on_a_pile_is_taken_with_it() -> None:
    table = _foreman().do("put 1 food on a space", "put 1 food on 3 Wood", "3 Wood").expect(food=1)
    assert table.lying_on("3 Wood") == {}


def test_foreman_food_does_not_pay_a_toll_that_comes_first() -> None:
    """A fee for using the space is paid first (OP-27)."""
    seats = [{"goods": {}}, {"goods": {}, "cards": ["I229"]}]
    table = original(4, seats=seats, stock={"take_1_grain": {"food": 1}})
    assert "Take 1 Grain" not in table.offers()


# --- Taxidermist ------------------------------------------------------------------------------------------------------


def test_taxidermist_keeps_an_animal_that_counts_in_the_end() -> None:
    table = _feeding("Z330", sheep=1).do("convert 1 sheep to 2 food")
    assert _on(table, "Z330") == (1, 0, 0)
    assert table.goods()["sheep"] == 0
    assert table.score()["sheep"] == 1


def test_taxidermist_holds_at_most_one_of_each_kind() -> None:
    table = _feeding("Z330", boar=3).do("convert 3 boar to 6 food")
    assert _on(table, "Z330") == (0, 1, 0)
    full = original(2, seats=[{"cards": ["Z330"], "card_state": {"Z330": [1, 1, 1]}}])
    assert [full.score()[kind] for kind in ("sheep", "boar", "cattle")] == [1, 1, 1]


def test_taxidermist_or_tanner_has_an_animal_but_not_both() -> None:
    table = _feeding("Z330", "K280", boar=1).do("convert 1 boar to 2 food", "Taxidermist", "put 1 boar on Taxidermist")
    assert (_on(table, "Z330"), _on(table, "K280")) == ((0, 1, 0), ())


def test_taxidermist_has_nothing_of_animals_that_run_away() -> None:
    seat: dict[str, Any] = {"goods": {"sheep": 1}, "cards": ["Z330"]}
    table = original(4, seats=[seat], round=4, stock={"sheep_1": {"sheep": 2}}).do("1 Sheep")
    assert _on(table, "Z330") == ()
    assert table.goods()["sheep"] == 1


@pytest.mark.parametrize(("card", "goods"), [("K146", {"sheep": 2}), ("K133", {"cattle": 1}), ("I246", {"cattle": 1})])
def test_taxidermist_animals_count_for_points_by_herds(card: str, goods: dict[str, int]) -> None:
    """These animals are counted in the scoring: for Loom, Milking Stool and Milking Hand too."""
    seat: dict[str, Any] = {"goods": goods, "cards": [card, "Z330"], "stables": ["c1"]}
    assert original(4, seats=[seat]).score()["bonus"] == 0
    assert original(4, seats=[{**seat, "card_state": {"Z330": [1, 0, 1]}}]).score()["bonus"] == 1


def test_taxidermist_animals_count_for_estate_manager() -> None:
    seats: list[dict[str, Any]] = [{"goods": {"sheep": 1}, "cards": ["E170"]}, {"goods": {"sheep": 1}}]
    assert original(4, seats=seats).score()["bonus"] == 3
    stuffed = {**seats[1], "cards": ["Z330"], "card_state": {"Z330": [1, 0, 0]}}
    assert original(4, seats=[seats[0], stuffed]).score()["bonus"] == 0


# --- animals that arrive (original OP-73) -----------------------------------------------------------------------------


def test_original_op_73_new_animals_that_would_fit_may_be_cooked_at_once() -> None:
    """Gypsy's Crock: two of them at one time bring 1 food more; those at home are left alone."""
    seat = {"goods": {"sheep": 1}, "cards": ["E019", FIREPLACE], "pastures": [["d3", "e3"]]}
    table = original(2, seats=[seat], stock={"sheep_1": {"sheep": 2}}).do("1 Sheep")
    assert table.offers() == ["keep 3 sheep", "keep 2 sheep", "keep 1 sheep"]
    table.do("keep 1 sheep").expect(sheep=1, food=5)


def test_original_op_73_more_new_animals_may_be_cooked_than_find_no_place() -> None:
    seat = {"goods": {}, "cards": ["E019", FIREPLACE]}
    table = original(2, seats=[seat], stock={"sheep_1": {"sheep": 2}}).do("1 Sheep")
    assert table.offers() == ["keep 1 sheep", "keep nothing"]
    table.do("keep nothing").expect(sheep=0, food=5)


@pytest.mark.parametrize("card", ["I097", "K299"])
def test_original_op_73_animals_cooked_together_feed_the_slaughterhouse_of_another_player_once(card: str) -> None:
    """Slaughterhouse and Slaughterman: who must cook some of the new animals may cook the others with them."""
    seats: list[dict[str, Any]] = [{"goods": {}, "cards": [FIREPLACE]}, {"goods": {}, "cards": [card]}]
    table = original(3, seats=seats, stock={"sheep_1": {"sheep": 3}}).do("1 Sheep")
    assert table.offers() == ["keep 1 sheep", "keep nothing"]
    table.do("keep nothing", "keep nothing; cook 3 sheep for 6 food").expect(sheep=0, food=6).expect(1, food=1)


@pytest.mark.parametrize("card", ["I097", "K299"])
def test_original_op_73_animals_may_be_let_go_so_that_another_player_has_nothing_of_them(card: str) -> None:
    """Each new animal may be kept, cooked or let go; Slaughterhouse and Slaughterman feed on cooked ones only."""
    seats: list[dict[str, Any]] = [{"goods": {}, "cards": [FIREPLACE]}, {"goods": {}, "cards": [card]}]
    table = original(3, seats=seats, stock={"sheep_1": {"sheep": 3}}).do("1 Sheep", "keep 1 sheep")
    assert table.offers() == ["keep 1 sheep; cook 2 sheep for 4 food", "keep 1 sheep; let 2 sheep go"]
    again = Table(agricola.from_position(table.game.position()))
    assert again.game.key() == table.game.key()
    again.do("keep 1 sheep; let 2 sheep go").expect(sheep=1, food=0).expect(1, food=0)
    assert again.game.current_player == 1
    table.do("keep 1 sheep; cook 2 sheep for 4 food").expect(sheep=1, food=4).expect(1, food=1)


def test_original_op_73_what_nothing_cooks_is_let_go_anyway() -> None:
    farm = {"goods": {"sheep": 1, "cattle": 1}, "stables": ["c1"]}
    seats: list[dict[str, Any]] = [farm, {"goods": {}, "cards": ["K299"]}]
    table = original(3, seats=seats, stock={"sheep_1": {"sheep": 1}}).do("1 Sheep", "keep 2 sheep")
    assert table.game.current_player == 1
    table.expect(sheep=2, cattle=0, food=0).expect(1, food=0)


def test_original_op_73_asks_nothing_for_the_card_of_another_player_where_all_animals_fit() -> None:
    seats: list[dict[str, Any]] = [{"goods": {}, "cards": [FIREPLACE]}, {"goods": {}, "cards": ["I097"]}]
    table = original(3, seats=seats, stock={"sheep_1": {"sheep": 1}}).do("1 Sheep").expect(sheep=1)
    assert table.game.question.code == "ask-place"


def test_original_op_73_asks_nothing_where_no_card_reacts_or_nothing_cooks() -> None:
    for cards in ([FIREPLACE], ["E019"], ["E156", FIREPLACE], ["E026", FIREPLACE]):
        seat = {"goods": {}, "cards": cards}
        table = original(3, seats=[seat], stock={"sheep_1": {"sheep": 1}}).do("1 Sheep")
        assert table.game.question.code == "ask-place"
        table.expect(sheep=1)


def test_original_op_73_the_question_survives_a_saved_position() -> None:
    seat = {"goods": {}, "cards": ["E019", FIREPLACE], "pastures": [["d3", "e3"]]}
    table = original(2, seats=[seat], stock={"sheep_1": {"sheep": 2}}).do("1 Sheep")
    again = agricola.from_position(table.game.position())
    assert [str(action) for action in again.legal_actions()] == ["keep:2S", "keep:1S", "keep:0"]
