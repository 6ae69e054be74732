"""The team game for four (revised 17.5): Marketplace, building and plowing for the partner, discounts, scoring."""

from __future__ import annotations

import json
from typing import Any

import pytest

import agricola
from agricola import BadOption
from agricola.engine.economy.costs import final_price
from agricola.engine.kernel.card import FOR_OCCUPATION, Purpose
from agricola.engine.rounds.invariants import broken_rules
from agricola.engine.scoring.teams import product
from tests.kit import Table, fresh, play


def _team(reading: str = "team", **position: Any) -> Table:
    """A team game in mid-play; seats 0 and 2 are partners."""
    position.setdefault("round", 6)
    return play("revised", players=4, options={"variants": [reading]}, **position)


def test_those_who_sit_opposite_are_a_team() -> None:
    """17.5.1."""
    table = fresh("revised", 4, variants=["team"])
    assert [score.seats for score in table.game.team_scores()] == [(0, 2), (1, 3)]
    assert [team["seats"] for team in table.look()["teams"]] == [[0, 2], [1, 3]]


def test_a_game_without_teams_has_no_team_scores() -> None:
    table = fresh("revised", 4)
    assert table.game.team_scores() == []
    assert "teams" not in table.look()


@pytest.mark.parametrize(("edition", "players"), [("revised", 3), ("original", 4), ("family", 4)])
def test_the_team_game_is_for_four_and_of_the_revised_edition(edition: str, players: int) -> None:
    with pytest.raises(BadOption, match=r"team is for 4 players|team belongs to the revised edition"):
        agricola.new_game(edition, players=players, variants=["team"])
    with pytest.raises(BadOption, match="contradict each other"):
        agricola.new_game("revised", players=4, variants=["team", "team-product"])


# --- Marketplace ------------------------------------------------------------------------------------------------------


def test_marketplace_goods_go_to_the_partner_for_one_good_of_their_kind() -> None:
    """17.5.2."""
    table = _team(seats=[{"goods": {"wood": 5}}, {}, {"goods": {"wood": 1}}]).do("Marketplace", "give 3 wood")
    table.expect(wood=1).expect(seat=2, wood=4)


def test_marketplace_goods_come_from_the_partner_for_one_good_of_their_kind() -> None:
    table = _team(seats=[{"goods": {"clay": 1}}, {}, {"goods": {"clay": 4, "food": 2}}])
    table.do("Marketplace", "receive 3 clay", "receive 2 food")
    table.expect(clay=3, food=1).expect(seat=2, clay=1, food=0)


def test_marketplace_the_fee_may_be_one_of_the_pieces_that_are_received() -> None:
    """OP-4: else a player without a good could never receive it."""
    table = _team(seats=[{"goods": {}}, {}, {"goods": {"stone": 2}}]).do("Marketplace", "receive 2 stone")
    table.expect(stone=1).expect(seat=2, stone=0)


def test_marketplace_animals_that_are_given_must_find_a_place_at_the_partners() -> None:
    seats = [{"goods": {"sheep": 3}, "pastures": [["e1"]]}, {}, {"goods": {"sheep": 1}}]
    table = _team(seats=seats).do("Marketplace", "give 2 sheep")
    table.expect(sheep=0).expect(seat=2, sheep=1)


def test_marketplace_needs_somebody_with_something_to_give() -> None:
    table = _team(seats=[{"goods": {"wood": 1}}, {}, {"goods": {}}])
    assert table.why_not("Marketplace") == "neither partner has anything to give"


def test_marketplace_the_french_pay_1_food_and_the_poles_one_good() -> None:
    """OP-4."""
    seats = [{"goods": {"wood": 2, "food": 1}}, {}, {"goods": {"reed": 2}}]
    french = _team("team:french", seats=seats).do("Marketplace", "give 2 wood", "receive 2 reed")
    french.expect(wood=0, food=0, reed=2).expect(seat=2, wood=2, reed=0)
    polish = _team("team:polish", seats=seats).do("Marketplace", "pay 1 wood", "give 1 wood", "done")
    polish.expect(wood=0, food=1).expect(seat=2, wood=1)


# --- building and plowing for the partner -----------------------------------------------------------------------------


def test_a_room_for_the_partner_costs_6_of_the_partners_material_and_3_reed() -> None:
    """17.5.3."""
    table = _team(seats=[{"goods": {"clay": 6, "reed": 3}}, {}, {"house": "clay"}])
    table.do("Farm Expansion", "room b2 for the partner").expect(clay=0, reed=0)
    assert table.yard(2)["rooms"] == ["a2", "b2", "a3"]
    assert table.yard(0)["rooms"] == ["a2", "a3"]


def test_a_stable_for_the_partner_costs_3_wood_and_is_one_of_the_partners() -> None:
    table = _team(seats=[{"goods": {"wood": 5}, "stables": ["e1", "e2", "e3", "d3"]}])
    table.do("Farm Expansion", "stable d1 for the partner").expect(wood=2)
    assert table.yard(2)["stables"] == ["d1"]
    assert table.yard(2)["stables_left"] == 3


def test_own_stables_and_those_of_the_partner_are_built_in_one_action() -> None:
    table = _team(seats=[{"goods": {"wood": 5}}]).do("Farm Expansion", "stable e1", "stable e1 for the partner")
    table.expect(wood=0)
    assert table.yard(0)["stables"] == table.yard(2)["stables"] == ["e1"]


@pytest.mark.parametrize(("cells", "fences", "bill"), [(["e1"], 4, 6), (["d1 e1"], 6, 8), (["e1", "e2"], 7, 10)])
def test_fences_for_the_partner_cost_a_wood_more_for_every_started_three(
    cells: list[str], fences: int, bill: int
) -> None:
    """17.5.4: 1-3 -> +1, 4-6 -> +2, 7-9 -> +3."""
    table = _team(seats=[{"goods": {"wood": bill}}])
    table.do("Fencing", *(f"fence {area} for the partner" for area in cells))
    if table.asked() == "build fences for the partner":
        table.do("done")
    table.expect(wood=0)
    assert len(table.yard(2)["fences"]) == fences
    assert table.yard(2)["fences_left"] == 15 - fences
    assert table.yard(0)["fences"] == []


@pytest.mark.parametrize(("area", "bill"), [("e1", 5), ("d1 e1", 8)])
def test_in_the_polish_reading_only_whole_threes_of_the_partner_s_fences_cost_more(area: str, bill: int) -> None:
    """OP-5: four fences and a wood, six and two."""
    table = _team("team:polish", seats=[{"goods": {"wood": bill}}])
    assert table.do("Fencing", f"fence {area} for the partner").game.state.players[0].goods[0] == 0


def test_fences_for_the_partner_and_own_ones_share_an_action_and_what_is_left() -> None:
    table = _team(seats=[{"goods": {"wood": 10}}])
    table.do("Fencing", "fence e1 for the partner", "done", "fence e3").expect(wood=0)
    assert [len(table.yard(seat)["fences"]) for seat in (0, 2)] == [4, 4]


def test_fences_for_the_partner_may_leave_the_partners_animals_without_a_place() -> None:
    farm = {"pastures": [["d1", "e1"]], "goods": {"sheep": 5}}
    table = _team(seats=[{"goods": {"wood": 2}}, {}, farm]).do("Fencing", "fence e1 for the partner")
    table.expect(wood=0).expect(seat=2, sheep=5)
    assert not broken_rules(table.game.state)


def test_a_field_may_be_plowed_on_the_partners_farm() -> None:
    """17.5.6."""
    table = _team(seats=[{}, {}, {"fields": {"c1": {}}}]).do("Farmland")
    theirs = [offer for offer in table.offers() if "partner" in offer]
    assert theirs == [f"plow {cell} for the partner" for cell in ("b1", "d1", "c2")]
    table.do("plow c2 for the partner")
    assert list(table.yard(2)["fields"]) == ["c1", "c2"]
    assert table.yard(0)["fields"] == {}


def test_cards_that_lower_building_costs_serve_the_partner_too() -> None:
    """17.5.5: seat 2 has Carpenter's Parlor (a room of wood costs 2 wood and 2 reed), seat 0 builds."""
    goods = {"wood": 2, "reed": 2}
    alone = _team(cards=True, seats=[{"goods": goods}, {"cards": ["B013"]}])
    assert "room b2" not in alone.do("Farm Expansion").offers()
    helped = _team(cards=True, seats=[{"goods": goods}, {}, {"cards": ["B013"]}]).do(
        "Farm Expansion", "build rooms", "room b2"
    )
    helped.expect(wood=0, reed=0)


def test_free_fences_are_free_once_in_an_action_for_whichever_farm() -> None:
    """Hedge Keeper: 3 fences of an action are free. 4 + 2 - 3 wood for the partner's, then 4 for the own ones."""
    seats = [{"goods": {"wood": 7}, "cards": ["A088"]}]
    table = _team(cards=True, seats=seats).do("Fencing", "fence e1 for the partner", "done")
    table.expect(wood=4).do("fence e3").expect(wood=0)


def test_what_is_left_of_the_free_fences_serves_the_own_farm() -> None:
    """One fence divides the partner's pasture: it is free, its surcharge is not; of the 4 own ones 2 are free."""
    seats: list[dict[str, Any]] = [{"goods": {"wood": 3}}, {}, {"pastures": [["d1", "e1"]], "cards": ["A088"]}]
    table = _team(cards=True, seats=seats).do("Fencing", "fence e1 for the partner")
    if table.asked() == "build fences for the partner":
        table.do("done")
    table.expect(wood=2).do("fence e3").expect(wood=0)


def test_occupation_costs_are_no_building_costs_and_not_shared() -> None:
    """7.13.1: the card of one partner does not lower what the other pays at Lessons."""
    seats = [{"goods": {"wood": 5}}, {}, {"cards": ["A075"]}]
    table = _team(cards=True, seats=seats)
    assert table.game.state.players[0].abilities.priced == ()
    price = table.game.state.board.room_prices[0]
    assert final_price(table.game.state, table.farm(), price, Purpose(FOR_OCCUPATION)) == price


# --- scoring ----------------------------------------------------------------------------------------------------------


def _ended(reading: str, first: dict[str, Any], second: dict[str, Any]) -> Table:
    return _team(reading, round=14, phase="end", seats=[first, {}, second, {}])


def test_the_lower_value_of_each_category_counts() -> None:
    """17.5.7."""
    first = {"goods": {"grain": 8, "sheep": 1}, "house": "clay"}
    table = _ended("team", first, {"goods": {"grain": 1, "vegetable": 4}, "house": "stone"})
    team = table.game.team_scores()[0]
    lines = {line.category: (line.values, line.points) for line in team.lines}
    assert lines["grain"] == ((4, 1), 1)
    assert lines["vegetables"] == ((-1, 4), -1)
    assert lines["sheep"] == ((1, -1), -1)
    assert lines["clay rooms"] == ((2, 0), 0)
    assert lines["stone rooms"] == ((0, 4), 0)
    assert lines["people"] == ((6, 6), 6)
    assert team.total == sum(points for _, points in lines.values())
    assert table.game.returns()[0] == table.game.returns()[2] == team.total
    assert table.game.winners() == [0, 2]
    told: Any = table.look()["teams"][0]
    assert told["points"] == team.total
    assert {"category": "grain", "points": 1, "values": [4, 1]} in told["lines"]


def test_begging_is_taken_off_the_bonus_points_but_is_a_line_of_its_own_in_french() -> None:
    first, second = {"begging": 2, "bonus": 7}, {"bonus": 5}
    english = {line.category: line.values for line in _ended("team", first, second).game.team_scores()[0].lines}
    assert english["bonus"] == (1, 5)
    assert "begging" not in english
    french = {line.category: line.values for line in _ended("team:french", first, second).game.team_scores()[0].lines}
    assert french["bonus"] == (7, 5)
    assert french["begging"] == (-6, 0)


def test_team_product_multiplies_the_totals_and_the_poles_add_them() -> None:
    """17.5.7 (Clerk Lee) and OP-6."""
    first, second = {"bonus": 30}, {"bonus": 20}
    own = [score.total for score in _ended("team-product", first, second).game.scores()]
    assert _ended("team-product", first, second).game.returns()[0] == own[0] * own[2]
    assert _ended("team-product:polish", first, second).game.returns()[0] == own[0] + own[2]
    assert [product(3, 5), product(-3, 5), product(-3, -5)] == [15, -15, -15]


def test_of_equal_teams_the_building_resources_of_both_decide() -> None:
    """13.9."""
    table = _team(
        round=14, phase="end", seats=[{"goods": {"wood": 1}}, {}, {"goods": {"clay": 2}}, {"goods": {"wood": 2}}]
    )
    assert table.game.winners() == [0, 2]
    even = _team(
        round=14, phase="end", seats=[{"goods": {"wood": 2}}, {"goods": {"reed": 1}}, {}, {"goods": {"reed": 1}}]
    )
    assert even.game.winners() == [0, 1, 2, 3]


# --- records and positions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reading", ["team", "team:french", "team:polish", "team-product", "team-product:polish"])
def test_a_team_game_is_recorded_replayed_and_saved(reading: str) -> None:
    game = agricola.new_game("revised", players=4, cards=False, variants=[reading], seed=3)
    while not game.is_terminal():
        options = game.legal_actions()
        game.apply(options[len(game.record().moves) * 7 % len(options)])
        if game.round == 9:
            assert agricola.from_position(json.loads(json.dumps(game.position()))).key() == game.key()
    again = agricola.replay(str(game.record()))
    assert again.key() == game.key()
    assert again.returns() == game.returns()
    assert len(game.winners()) in (2, 4)
