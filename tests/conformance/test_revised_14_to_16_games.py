"""Revised edition, sections 14 to 16: the solo game, the beginner game, the additional tiles, and the options."""

from __future__ import annotations

import pytest

import agricola
from agricola import BadOption
from tests.kit import Table, fresh, play

PRINTED_ORDER = [
    "Fencing", "Sheep Market", "Grain Utilization", "Major Improvement", "Western Quarry", "House Redevelopment",
    "Basic Wish for Children", "Pig Market", "Vegetable Seeds", "Eastern Quarry", "Cattle Market", "Cultivation",
    "Urgent Wish for Children", "Farm Redevelopment",
]  # fmt: skip


def with_tile(players: int = 2, *, round: int = 5, **farm: object) -> Table:
    """A game with the additional tile."""
    return play("revised", players, round=round, options={"additional_tile": True}, seats=[{"goods": {}, **farm}])


# --- 14: the solo game ------------------------------------------------------------------------------------------------


def test_14_1_solo_food_wood_and_feeding() -> None:
    """revised 14.1: 0 food at the start, Forest receives 2 wood per round, adults need 3 food, newborns 1."""
    table = fresh("revised", 1)
    table.expect(food=0)
    assert table.lying_on("Forest") == {"wood": 2}
    assert table.yard()["food_needed"] == 6
    grown = play("revised", 1, round=7, seats=[{"rooms": ["a1", "a2", "a3"]}]).do("Basic Wish for Children")
    assert grown.yard()["food_needed"] == 7


def test_14_1_solo_turns_follow_one_another() -> None:
    """revised 14.1: turns follow one another; the player is always starting player."""
    table = play("revised", 1, round=2, seats=[{"family": 3}])
    table.do("Forest", "Clay Pit", "Reed Bank")
    assert (table.game.round, table.game.current_player, table.game.state.start) == (3, 0, 0)


def test_14_1_solo_has_no_extension_spaces() -> None:
    """revised 14.1: the board of the two-player game without extension spaces."""
    solo, two = fresh("revised", 1), fresh("revised", 2, side_job=False)
    permanent = [
        {name for name, space in table.spaces().items() if not space["stage"]} for table in (solo, two)
    ]  # fmt: skip
    assert permanent[0] == permanent[1]


def test_14_2_round_cards_a_solo_player_may_choose_their_order() -> None:
    """revised 14.2: the order of action cards may be chosen (option), within their stages."""
    game = agricola.new_game("revised", players=1, cards=False, seed=1, round_cards=PRINTED_ORDER)
    table = Table(game)
    assert table.names(game.view(0)["round_cards"]) == PRINTED_ORDER, "who chose the order knows it"
    assert game.position()["round_cards"] == game.view(0)["round_cards"]
    assert "Fencing" in table.spaces()
    table.do("Forest", "Clay Pit")
    assert table.lying_on("Sheep Market") == {"sheep": 1}


def test_14_2_round_cards_stay_within_their_stages() -> None:
    """revised 14.2: within their stages, each card once, and only in a solo game."""
    across = ["Western Quarry", *[card for card in PRINTED_ORDER if card != "Western Quarry"]]
    for order in (across, PRINTED_ORDER[:-1], [*PRINTED_ORDER[:-1], "Forest"], ["Fencing", *PRINTED_ORDER[1:-1]]):
        with pytest.raises(BadOption, match="round_cards must hold each round card once, stage by stage"):
            agricola.new_game("revised", players=1, cards=False, round_cards=order)
    with pytest.raises(BadOption, match="only a solo player"):
        agricola.new_game("revised", players=2, cards=False, round_cards=PRINTED_ORDER)


# --- 15: the beginner game --------------------------------------------------------------------------------------------


def test_15_1_no_hand_cards() -> None:
    """revised 15.1: no occupations, no minors; "Major or Minor" means major."""
    table = play("revised", 2, round=6, seats=[{"goods": {"clay": 2, "reed": 1}}])
    assert table.game.view(0)["hand"] == []
    table.do("House Redevelopment")
    assert table.game.current_player == 1, "nothing is asked when no major can be built"


def test_15_1_the_minor_parts_are_void() -> None:
    """revised 15.1: after Meeting Place and Basic Wish for Children nothing more is asked."""
    rich = {"goods": {"wood": 9, "clay": 9, "reed": 9, "stone": 9}, "rooms": ["a1", "a2", "a3"]}
    for space in ("Meeting Place", "Basic Wish for Children"):
        table = play("revised", 2, round=5, seats=[rich]).do(space)
        assert table.game.current_player == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_15_2_meeting_place_accumulates_1_food(players: int) -> None:
    """revised 15.2: +1 food per round; its user becomes starting player and takes the food."""
    table = play(
        "revised", players, round=3, phase="preparation", stock={"Meeting Place": {"food": 2}}, seats=[{"goods": {}}]
    )
    assert table.lying_on("Meeting Place") == {"food": 3}
    table.do("Meeting Place").expect(food=3)
    assert table.game.state.start == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_15_3_side_job_is_added(players: int) -> None:
    """revised 15.3: Side Job is added in the beginner game for 2 to 4 players."""
    assert "Side Job" in fresh("revised", players).spaces()
    assert "Side Job" not in fresh("revised", players, side_job=False).spaces()


def test_op_37_side_job_and_tile_in_a_solo_game() -> None:
    """revised OP-37: allowed as an unofficial option, off by default."""
    plain = fresh("revised", 1).spaces()
    assert not {"Side Job", "Animal Market"} & set(plain)
    both = fresh("revised", 1, side_job=True, additional_tile=True).spaces()
    assert {"Side Job", "Animal Market", "Copse"} < set(both)


def test_op_3_meeting_place_gives_the_token_always() -> None:
    """revised OP-3: the token is always taken."""
    table = play("revised", turn=1, stock={"Meeting Place": {"food": 3}})
    table.do("Meeting Place")
    assert table.game.state.start == 1
    assert table.game.current_player == 0


def test_op_3_meeting_place_token_optional() -> None:
    """revised OP-3: under the option `meeting_place_token_optional` the food may be taken without the token."""
    option = {"meeting_place_token_optional": True}
    table = play("revised", turn=1, options=option, stock={"Meeting Place": {"food": 3}}, seats=[{}, {"goods": {}}])
    table.do("Meeting Place").expect(1, food=3)  # goods are never left behind (6.3.4)
    other = Table(table.game.clone())
    table.do("done")
    assert table.game.state.start == 0
    other.do("become starting player")
    assert other.game.state.start == 1
    empty = play("revised", turn=1, options=option, stock={"Meeting Place": {}}).do("Meeting Place")
    assert empty.game.state.start == 1, "only the token is left to take"


# --- 16: the additional tiles -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (2, {"Copse", "Resource Market", "Animal Market", "Modest Wish for Children"}),
        (3, {"Animal Market", "Modest Wish for Children"}),
        (4, {"Animal Market", "Modest Wish for Children"}),
    ],
)
def test_16_1_the_spaces_of_the_tile(players: int, spaces: set[str]) -> None:
    """revised 16.1: the large tile with 2 players, the small one with 3 or 4; off by default."""
    plain, tiled = fresh("revised", players), fresh("revised", players, additional_tile=True)
    assert set(tiled.spaces()) - set(plain.spaces()) == spaces
    assert set(plain.spaces()) < set(tiled.spaces())


@pytest.mark.parametrize("space", ["Copse", "Resource Market", "Animal Market", "Modest Wish for Children"])
def test_16_2_one_person_per_round_on_a_tile(space: str) -> None:
    """revised 16.2: one space is used, all spaces of the tile are then blocked, for everyone."""
    table = with_tile(rooms=["a1", "a2", "a3"]).do(space)
    if table.game.current_player == 0:
        table.do(table.offers()[0])
    for other in ("Copse", "Resource Market", "Animal Market", "Modest Wish for Children"):
        assert "tile is occupied by player 1" in table.refuses(other)
    table.do("Forest")
    assert "tile is occupied" in table.refuses("Resource Market")


def test_16_2_the_tile_is_free_again_in_the_next_round() -> None:
    """revised 16.2: blocked until the end of the round."""
    table = with_tile(round=2).do("Resource Market", "Forest", "Clay Pit", "Reed Bank")
    assert table.game.round == 3
    table.do("Copse")
    assert table.game.current_player == 1


def test_16_3_the_copse_keeps_its_wood() -> None:
    """revised 16.3 and 4.5: the Copse accumulates 1 wood; using another space of the tile leaves it there."""
    table = with_tile(round=2).do("Resource Market", "Forest", "Clay Pit", "Reed Bank")
    assert table.lying_on("Copse") == {"wood": 2}
    table.do("Copse").expect(wood=2)


def test_4_5_resource_market_of_the_two_player_tile() -> None:
    """revised 4.5: 1 stone and 1 food."""
    table = with_tile().do("Resource Market")
    assert {good: amount for good, amount in table.goods().items() if amount} == {"stone": 1, "food": 1}


@pytest.mark.parametrize(("round", "allowed"), [(1, False), (4, False), (5, True), (14, True)])
@pytest.mark.parametrize("players", [2, 3])
def test_16_4_modest_wish_not_before_round_5(players: int, round: int, allowed: bool) -> None:
    """revised 16.4: Modest Wish for Children cannot be used before round 5."""
    table = with_tile(players, round=round, rooms=["a1", "a2", "a3"])
    if allowed:
        table.do("Modest Wish for Children")
        assert table.yard()["family"] == 3
    else:
        assert "before round 5" in table.refuses("Modest Wish for Children")


def test_4_5_modest_wish_is_growth_with_room_only() -> None:
    """revised 4.5: Family Growth with Room Only."""
    assert "2 rooms for 2 people" in with_tile().refuses("Modest Wish for Children")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_16_5_animal_market(players: int) -> None:
    """revised 16.5 and 4.5: 1 sheep and 1 food; or 1 wild boar; or pay 1 food for 1 cattle."""
    table = with_tile(players, goods={"food": 1}).do("Animal Market")
    results = []
    for offer in table.offers():
        branch = Table(table.game.clone()).do(offer)
        results.append({good: amount for good, amount in branch.goods().items() if amount})
    assert results == [{"sheep": 1, "food": 2}, {"boar": 1, "food": 1}, {"cattle": 1}]


def test_16_5_the_animal_is_accommodated_or_cooked() -> None:
    """revised 16.5 with 8.4: with the only place taken, one of the two animals is cooked or let go."""
    table = with_tile(goods={"boar": 1}, cards=["M-fireplace-2"]).do("Animal Market", "take 1 food, 1 sheep")
    table.do("keep 1 sheep").expect(sheep=1, boar=0, food=1 + 2)


# --- options ----------------------------------------------------------------------------------------------------------


def test_ask_forced_asks_every_decision() -> None:
    """Option `ask_forced`: decisions with a single option are asked too; the result is the same."""
    farm = {"goods": {"grain": 1}, "cards": ["M-clay-oven"]}
    quick = play("revised", round=3, seats=[farm]).do("Grain Utilization")
    asked = play("revised", round=3, seats=[farm], ask_forced=True).do("Grain Utilization")
    assert asked.offers() == ["bake bread"]
    asked.do("bake bread")
    assert asked.offers() == ["bake 1 grain"]
    asked.do("bake 1 grain")
    assert asked.goods() == quick.goods()


def test_ask_forced_asks_for_begging() -> None:
    """Option `ask_forced`: begging is asked even when there is nothing else to do."""
    table = play("revised", 1, round=4, phase="feeding", seats=[{"goods": {}}], ask_forced=True)
    assert table.offers() == ["beg 6"]
    table.do("beg 6")
    assert table.farm().begging == 6


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_seed_gives_the_same_game(players: int) -> None:
    """The same seed and the same answers give the same game; another seed gives another one."""
    keys = [fresh("revised", players, seed=seed).game.key() for seed in (7, 7, 8)]
    assert keys[0] == keys[1] != keys[2]


def test_unknown_options_are_refused() -> None:
    """A message names the option that does not exist and those that do."""
    with pytest.raises(BadOption, match=r"no option 'side_jobs'.*side_job"):
        fresh("revised", 2, side_jobs=True)
    with pytest.raises(BadOption, match="True or False"):
        fresh("revised", 2, side_job=1)
