"""Revised edition, sections 1 to 3: pieces and their limits, the set-up, the board."""

from __future__ import annotations

import pytest

import agricola
from agricola import BadOption
from tests.kit import fresh, play

STAGES = {
    1: {"Major Improvement", "Fencing", "Grain Utilization", "Sheep Market"},
    2: {"Basic Wish for Children", "House Redevelopment", "Western Quarry"},
    3: {"Vegetable Seeds", "Pig Market"},
    4: {"Cattle Market", "Eastern Quarry"},
    5: {"Urgent Wish for Children", "Cultivation"},
    6: {"Farm Redevelopment"},
}


def test_1_1_a_fifth_stable_cannot_be_built() -> None:
    """revised 1.1: 4 stables per player; who has none left cannot build any more."""
    table = play("revised", seats=[{"goods": {"wood": 10}, "stables": ["c1", "d1", "e1"]}])
    table.do("Farm Expansion", "stable b1").expect(wood=8)
    assert table.game.current_player == 1
    full = play("revised", seats=[{"goods": {"wood": 10}, "stables": ["b1", "c1", "d1", "e1"]}])
    assert "no stable left" in full.refuses("Farm Expansion")
    assert "no stable left" in full.refuses("Side Job")


def test_1_1_a_sixteenth_fence_cannot_be_built() -> None:
    """revised 1.1: 15 fences per player."""
    # The block c1 to e2 takes 10 fences, c3 d3 below it 4 more; dividing c3 from d3 takes the last one.
    block = ["c1", "d1", "e1", "c2", "d2", "e2"]
    table = play("revised", round=2, seats=[{"goods": {"wood": 9}, "pastures": [block, ["c3", "d3"]]}])
    assert table.yard()["fences_left"] == 1
    table.do("Fencing")
    assert table.offers() == ["fence c3", "fence d3"], "e3 would take two"
    table.do("fence c3").expect(wood=8)
    assert table.yard()["fences_left"] == 0
    spent = play("revised", round=2, seats=[{"goods": {"wood": 9}, "fences": table.yard()["fences"]}])
    assert "2 fences needed, 0 left" in spent.refuses("Fencing")


def test_1_1_a_sixth_person_is_impossible() -> None:
    """revised 1.1: 5 people per player; who has none left cannot grow the family."""
    five = {"family": 5, "rooms": ["a1", "a2", "a3", "b1", "b2", "b3"]}
    table = play("revised", round=12, seats=[five])
    assert "no person left" in table.refuses("Urgent Wish for Children")
    assert "no person left" in table.refuses("Basic Wish for Children")


def test_1_2_goods_and_begging_markers_are_unlimited() -> None:
    """revised 1.2: every other component is unlimited (the box holds 30 wood and 10 goods tiles)."""
    table = play("revised", stock={"Forest": {"wood": 60}}, seats=[{"goods": {"wood": 40}}])
    table.do("Forest").expect(wood=100)
    hungry = play("revised", round=4, phase="harvest", seats=[{"family": 4, "begging": 20, "goods": {}}])
    assert hungry.farm().begging == 28


def test_1_2_field_and_room_tiles_are_unlimited() -> None:
    """revised 1.2: tiles are never limited; 12 fields fit beside a house of three rooms, 13 rooms beside two."""
    fields = ["b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2", "b3", "c3", "d3", "e3"]
    table = play("revised", seats=[{"fields": {cell: {} for cell in fields}}])
    table.do("Farmland")
    assert len(table.yard()["fields"]) == 13
    rooms = [*fields, "a2", "a3"]
    house = play("revised", seats=[{"rooms": rooms, "goods": {"wood": 5, "reed": 2}}])
    house.do("Farm Expansion", "build rooms").expect(wood=0, reed=0)
    assert len(house.yard()["rooms"]) == 15


def test_1_3_there_are_14_action_cards_and_10_majors() -> None:
    """revised 1.3: 14 action space cards, 10 major improvements."""
    view = fresh("revised").game.view(0)
    spaces, majors = view["spaces"], view["majors"]
    assert isinstance(spaces, list)
    assert isinstance(majors, list)
    assert sum(space["stage"] > 0 for space in spaces) == 14
    assert len(majors) == 10


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_2_1_everyone_starts_with_two_wood_rooms_and_two_people(players: int) -> None:
    """revised 2.1: two wood rooms with one person in each; 3 people, 4 stables and 15 fences in supply."""
    table = fresh("revised", players)
    for seat in range(players):
        yard = table.yard(seat)
        assert yard["house"] == "wood"
        assert yard["rooms"] == ["a2", "a3"]
        assert (yard["family"], yard["home"], yard["newborns"]) == (2, 2, 0)
        assert (yard["stables_left"], yard["fences_left"]) == (4, 15)
        assert yard["fields"] == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_2_the_starting_player_has_2_food_the_others_3(players: int) -> None:
    """revised 2.2: 2 food for the starting player, 3 for everyone else, and nothing else."""
    table = fresh("revised", players, seed=5)
    start = table.game.current_player
    for seat in range(players):
        goods = {good: amount for good, amount in table.goods(seat).items() if amount}
        assert goods == {"food": 2 if seat == start else 3}


def test_2_2_a_solo_player_starts_without_food() -> None:
    """revised 2.2: 0 food with one player."""
    assert set(fresh("revised", 1).goods().values()) == {0}


@pytest.mark.parametrize(("players", "count"), [(1, 10), (2, 10), (3, 14), (4, 16)])
def test_2_2_the_board_grows_with_the_players(players: int, count: int) -> None:
    """revised 2.2: 10 spaces from the start with 1 or 2 players, 4 more with 3, 6 more with 4."""
    table = fresh("revised", players, side_job=False)
    assert sum(space["stage"] == 0 for space in table.spaces().values()) == count


def test_2_2_the_edition_is_for_1_to_4_players() -> None:
    """revised 2.2: there is a board for 1, 2, 3 and 4 players, and for nobody else."""
    for players in (0, 5):
        with pytest.raises(BadOption, match="1 to 4 players"):
            agricola.new_game("revised", players=players, cards=False)


def test_2_3_the_starting_player_is_chosen_at_random() -> None:
    """revised 2.3: each of the players can come to be starting player."""
    starts = {fresh("revised", 3, seed=seed).game.current_player for seed in range(40)}
    assert starts == {0, 1, 2}


def test_2_5_action_cards_are_shuffled_within_their_stage() -> None:
    """revised 2.5: sorted by stage (4/3/2/2/2/1), shuffled within each stage, stage 1 on top."""
    orders = set()
    for seed in range(60):
        table = fresh("revised", seed=seed)
        order = table.game.position()["round_cards"]
        assert isinstance(order, list)
        cards = table.names(order)
        orders.add(tuple(cards[:4]))
        first = 0
        for stage, size in enumerate((4, 3, 2, 2, 2, 1), start=1):
            assert set(cards[first : first + size]) == STAGES[stage]
            first += size
    assert {order[0] for order in orders} == STAGES[1]
    assert len(orders) > 12


def test_2_5_cards_of_later_rounds_stay_face_down() -> None:
    """revised 2.5: only the card of round 1 is seen in round 1."""
    table = fresh("revised")
    view = table.game.view(0)
    assert view["round_cards"] == [space["id"] for space in table.spaces().values() if space["stage"]]
    assert len(table.spaces()) == 10 + 1 + 1  # ten spaces, the Side Job, and the card of round 1
    assert "chance" not in view


def test_2_6_all_ten_majors_are_open_to_everyone() -> None:
    """revised 2.6: all 10 majors lie on the supply board; whoever can pay may build any of them."""
    rich = {"goods": {"wood": 9, "clay": 9, "reed": 9, "stone": 9}}
    table = play("revised", seats=[rich, rich])
    table.do("Major Improvement")
    assert len(table.offers()) == 10
    later = play("revised", seats=[rich, rich], turn=1)
    later.do("Major Improvement")
    assert later.offers() == table.offers()


def test_2_8_farms_and_goods_on_spaces_are_public() -> None:
    """revised 2.8: supplies, farmyards and goods on all spaces are public; both seats see the same."""
    game = play("revised", 2, round=3, seats=[{"goods": {"wood": 2}, "fields": {"c1": {"grain": 2}}}]).game
    mine, yours = game.view(0), game.view(1)
    assert mine["seats"] == yours["seats"]
    assert mine["spaces"] == yours["spaces"]
    assert mine["seats"][0]["goods"] == {"wood": 2}


def test_3_4_a_round_space_without_its_card_is_no_action_space() -> None:
    """revised 3.4: a round space becomes an action space when its card is placed on it."""
    table = play("revised", round=4)
    assert "has not been turned up yet (stage 2)" in table.refuses("Western Quarry")
    assert "Western Quarry" not in table.spaces()


@pytest.mark.parametrize(
    ("round", "stage"),
    [(1, 1), (4, 1), (5, 2), (7, 2), (8, 3), (9, 3), (10, 4), (11, 4), (12, 5), (13, 5), (14, 6)],
)
def test_3_5_stage_bands(round: int, stage: int) -> None:
    """revised 3.5: rounds 1-4 are stage 1, 5-7 stage 2, 8-9 stage 3, 10-11 stage 4, 12-13 stage 5, 14 stage 6."""
    table = play("revised", round=round)
    newest = [space["stage"] for space in table.spaces().values()]
    assert max(newest) == stage
    assert sum(1 for number in newest if number) == round


@pytest.mark.parametrize("stage", STAGES)
def test_4_2_cards_of_a_stage(stage: int) -> None:
    """revised 4.2: the action cards of each stage."""
    last_round = (4, 7, 9, 11, 13, 14)[stage - 1]
    spaces = play("revised", round=last_round).spaces()
    assert {name for name, space in spaces.items() if space["stage"] == stage} == STAGES[stage]
