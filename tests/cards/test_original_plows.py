"""Plows and the Harrow of the original edition: more fields when a space is used to plow."""

from __future__ import annotations

import pytest

import agricola
from agricola.cards.words import may, minor, played, plow, plow_uses, right_after_using
from tests.cards.original_table import original
from tests.kit import Table

PLOW = "Plow 1 Field"
PLOW_AND_SOW = "Plow Field and Sow"


def owning(*cards: str, round: int = 4, players: int = 2, **seat: object) -> Table:
    """Seat 0 to act, with these cards in front."""
    return original(players, round=round, seats=[{"goods": {}, "cards": list(cards), **seat}, {"goods": {"food": 2}}])


def fields(table: Table, seat: int = 0) -> int:
    """How many fields a seat has."""
    return len(table.yard(seat)["fields"])


def next_round(table: Table) -> Table:
    """Everybody places somewhere else until the next round."""
    now = table.game.round
    while table.game.round == now:
        wanted = [offer for offer in table.offers() if not offer.startswith(("Plow", "play"))]
        table.do("done" if "done" in wanted else wanted[0])
    return table


# --- all plows --------------------------------------------------------------------------------------------------------

BOTH_SPACES = [("E061", "Riding Plow"), ("E062", "Turnwrest Plow")]
ONE_SPACE = [("K115", "Swing Plow"), ("K119", "Crooked Plow")]


@pytest.mark.parametrize(("card", "name"), BOTH_SPACES + ONE_SPACE)
def test_a_plow_plows_three_fields_instead_of_one(card: str, name: str) -> None:
    table = owning(card).do(PLOW, f"plow up to 3 fields with {name}", "plow c1", "plow c2", "plow c3")
    assert fields(table) == 3 and table.game.current_player == 1


@pytest.mark.parametrize(("card", "name"), BOTH_SPACES + ONE_SPACE)
def test_a_plow_may_plow_two_fields_but_not_none(card: str, name: str) -> None:
    """Ruling: 2 instead of 3 fields; the use is spent all the same."""
    table = owning(card).do(PLOW, f"plow up to 3 fields with {name}")
    assert "done" not in table.offers()
    table.do("plow c1", "plow c2", "done")
    assert fields(table) == 2
    assert plow_uses(table.farm(), card) == (1, 0)


@pytest.mark.parametrize(("card", "name"), BOTH_SPACES + ONE_SPACE + [("I063", "Moldboard Plow"), ("I068", "Harrow")])
def test_a_plow_may_be_left_aside(card: str, name: str) -> None:
    table = owning(card).do(PLOW, "plow c1")
    assert fields(table) == 1 and table.game.current_player == 1


@pytest.mark.parametrize("card", ["E061", "E062", "I063", "K115", "K119", "I068"])
def test_only_one_plow_in_an_action(card: str) -> None:
    """Ruling of every plow: one plow card or the Harrow in a plow action."""
    other = "E062" if card != "E062" else "E061"
    table = owning(card, other).do(PLOW)
    with_plows = [offer for offer in table.offers() if "with" in offer]
    assert len(with_plows) == 2
    table.do(with_plows[0])
    assert not [offer for offer in table.offers() if "with" in offer]
    table.do("plow c1")
    assert not [offer for offer in table.offers() if "with" in offer]


def test_the_plowing_of_cards_knows_no_plow() -> None:
    """Ruling of Field, Field Watchman and Plow Driver: neither a plow nor the Harrow; Plow Maker comes on top."""
    by_hand = minor("By Hand", id="T400", text="A trial.", on=[right_after_using("Take 1 Grain") >> may(plow())])
    table = owning("E061", "I068").with_cards(0, by_hand).do("Take 1 Grain")
    assert not [offer for offer in table.offers() if "with" in offer]
    traveling = minor("Furrow", id="T401", text="A trial.", traveling=True, on=[played >> plow()])
    table = owning("E061").with_hand(0, traveling).do("1 Major or Minor Improvement")
    assert not [offer for offer in table.offers() if "with" in offer]


# --- Riding Plow ------------------------------------------------------------------------------------------------------


def test_riding_plow_works_twice() -> None:
    """Ruling: two uses."""
    table = owning("E061", round=5)
    for cells in (("c1", "c2", "c3"), ("d1", "d2", "d3")):
        table.do(PLOW, "plow up to 3 fields with Riding Plow", *[f"plow {cell}" for cell in cells])
        next_round(table)
        while table.game.current_player != 0:
            table.do(next(offer for offer in table.offers() if not offer.startswith("Plow")))
    assert fields(table) == 6
    assert not [offer for offer in table.do(PLOW).offers() if "with" in offer]


def test_riding_plow_works_on_plow_field_and_sow() -> None:
    table = owning("E061", round=13, goods={"grain": 3}).do(PLOW_AND_SOW)
    table.do("plow up to 3 fields with Riding Plow", "plow c1", "plow c2", "plow c3", "sow 3 grain")
    assert table.yard()["fields"] == {"c1": {"grain": 3}, "c2": {"grain": 3}, "c3": {"grain": 3}}


def test_riding_plow_needs_three_occupations_and_four_wood() -> None:
    table = original(seats=[{"goods": {"wood": 3}, "hand": ["E061"], "cards": ["E172", "E173"]}])
    assert "3 occupations" in table.lacks("Riding Plow") and "1 wood short" in table.lacks("Riding Plow")


def test_riding_plow_stops_where_no_field_can_lie() -> None:
    stables = ["b1", "b2", "b3", "c3"]
    rooms = ["a2", "a3", "a1"]
    ground: dict[str, dict[str, int]] = {cell: {} for cell in ("c2", "d1", "d2", "d3", "e1", "e2")}
    table = owning("E061", rooms=rooms, stables=stables, fields=ground)
    table.do(PLOW, "plow up to 3 fields with Riding Plow", "plow c1", "plow e3")
    assert fields(table) == 8 and table.game.current_player == 1


# --- Turnwrest Plow ---------------------------------------------------------------------------------------------------


def test_turnwrest_plow_works_once() -> None:
    """Ruling: one use."""
    table = owning("E062", round=5).do(PLOW, "plow up to 3 fields with Turnwrest Plow", "plow c1", "done")
    next_round(table)
    while table.game.current_player != 0:
        table.do(next(offer for offer in table.offers() if not offer.startswith("Plow")))
    assert not [offer for offer in table.do(PLOW).offers() if "with" in offer]


def test_turnwrest_plow_works_on_plow_field_and_sow() -> None:
    table = owning("E062", round=13).do(PLOW_AND_SOW)
    table.do("plow up to 3 fields with Turnwrest Plow", "plow c1", "plow c2", "done")
    assert fields(table) == 2


def test_turnwrest_plow_is_worth_no_points() -> None:
    """OP-12: the plows have no points."""
    assert owning("E062").total() == owning().total()


def test_turnwrest_plow_is_followed_by_what_acts_after_the_space() -> None:
    """Ruling of Plow Maker: it can be combined with a plow."""
    maker = minor("Maker", id="T402", text="A trial.", on=[right_after_using("plow") >> may(plow())])
    table = owning("E062").with_cards(0, maker)
    table.do(PLOW, "plow up to 3 fields with Turnwrest Plow", "plow c1", "plow c2", "plow c3")
    assert not [offer for offer in table.offers() if "with" in offer]
    assert fields(table.do("plow d3")) == 4


# --- Moldboard Plow ---------------------------------------------------------------------------------------------------


def test_moldboard_plow_plows_two_fields() -> None:
    table = owning("I063").do(PLOW, "plow up to 2 fields with Moldboard Plow", "plow c1", "plow c2")
    assert fields(table) == 2 and table.game.current_player == 1


def test_moldboard_plow_is_nothing_on_plow_field_and_sow() -> None:
    table = owning("I063", round=13).do(PLOW_AND_SOW)
    assert not [offer for offer in table.offers() if "with" in offer]


def test_moldboard_plow_works_twice() -> None:
    """Ruling: two uses."""
    table = owning("I063", round=5)
    for cells in (("c1", "c2"), ("d1", "d2")):
        table.do(PLOW, "plow up to 2 fields with Moldboard Plow", *[f"plow {cell}" for cell in cells])
        next_round(table)
        while table.game.current_player != 0:
            table.do(next(offer for offer in table.offers() if not offer.startswith("Plow")))
    assert fields(table) == 4
    assert not [offer for offer in table.do(PLOW).offers() if "with" in offer]


# --- Swing Plow, Crooked Plow -----------------------------------------------------------------------------------------


def test_swing_plow_is_nothing_on_plow_field_and_sow() -> None:
    """Secondary note: only Plow 1 Field."""
    assert not [offer for offer in owning("K115", round=13).do(PLOW_AND_SOW).offers() if "with" in offer]


def test_swing_plow_needs_three_occupations() -> None:
    table = original(seats=[{"goods": {"wood": 3}, "hand": ["K115"], "cards": ["E172", "E173"]}])
    assert "3 occupations" in table.lacks("Swing Plow")


def test_swing_plow_remembers_its_uses_in_a_saved_position() -> None:
    table = owning("K115").do(PLOW, "plow up to 3 fields with Swing Plow", "plow c1")
    again = original_from(table)
    again.do("plow c2", "done")
    assert plow_uses(again.farm(), "K115") == (1, 0)


def original_from(table: Table) -> Table:
    """The same position, written and read back."""
    game = agricola.from_position(table.game.position())
    assert game.key() == table.game.key()
    return Table(game)


def test_crooked_plow_is_nothing_on_plow_field_and_sow() -> None:
    """Secondary note: only Plow 1 Field."""
    assert not [offer for offer in owning("K119", round=13).do(PLOW_AND_SOW).offers() if "with" in offer]


def test_crooked_plow_works_once() -> None:
    """Ruling: one use."""
    table = owning("K119", round=5).do(PLOW, "plow up to 3 fields with Crooked Plow", "plow c1", "done")
    next_round(table)
    while table.game.current_player != 0:
        table.do(next(offer for offer in table.offers() if not offer.startswith("Plow")))
    assert not [offer for offer in table.do(PLOW).offers() if "with" in offer]


def test_crooked_plow_needs_an_occupation() -> None:
    table = original(seats=[{"goods": {"wood": 3}, "hand": ["K119"]}])
    assert "1 occupation" in table.lacks("Crooked Plow")


# --- Harrow -----------------------------------------------------------------------------------------------------------


def test_harrow_plows_two_fields_for_its_owner() -> None:
    table = owning("I068").do(PLOW, "plow up to 2 fields with Harrow", "plow c1", "plow c2").expect(food=0)
    assert fields(table) == 2


def harrow_of_another(food: int = 2, **seat: object) -> Table:
    return original(seats=[{"goods": {"food": food}, **seat}, {"goods": {}, "cards": ["I068"]}])


def test_harrow_is_used_by_others_for_two_food_to_the_owner() -> None:
    """Ruling: at most 2 fields, and the owner can't refuse."""
    table = harrow_of_another().do(PLOW, "plow up to 2 fields with Harrow").expect(food=0).expect(1, food=2)
    table.do("plow c1", "plow c2")
    assert fields(table) == 2 and fields(table, 1) == 0


def test_harrow_can_be_paid_with_food_for_goods() -> None:
    table = harrow_of_another(food=0).do(PLOW)
    assert not [offer for offer in table.offers() if "with" in offer]
    table = original(seats=[{"goods": {"grain": 1, "food": 1}}, {"goods": {}, "cards": ["I068"]}])
    table.do(PLOW, "plow up to 2 fields with Harrow").expect(grain=0, food=0).expect(1, food=2)


def test_harrow_is_used_once_by_each_player() -> None:
    table = original(seats=[{"goods": {"food": 9}}, {"goods": {"food": 9}, "cards": ["I068"]}], round=5)
    table.do(PLOW, "plow up to 2 fields with Harrow", "plow c1", "done")
    assert plow_uses(table.farm(1), "I068") == (0, 0b01)
    note = table.game.state.board.cards["I068"].rules.notes
    assert note is not None
    told = note(table.game.state, 1)
    assert told is not None and table.game.words(told).startswith("used by ")
    next_round(table)
    while table.game.current_player != 0:
        table.do(next(offer for offer in table.offers() if not offer.startswith("Plow")))
    assert not [offer for offer in table.do(PLOW).offers() if "with" in offer]


def test_harrow_stays_for_its_owner_when_others_used_it() -> None:
    table = harrow_of_another().do(PLOW, "plow up to 2 fields with Harrow", "plow c1", "done")
    next_round(table)
    while table.game.current_player != 1:
        table.do(next(offer for offer in table.offers() if not offer.startswith("Plow")))
    assert "plow up to 2 fields with Harrow" in table.do(PLOW).offers()


def test_harrow_works_for_others_on_both_plow_spaces() -> None:
    """OP-52."""
    table = original(round=13, seats=[{"goods": {"food": 2}}, {"goods": {}, "cards": ["I068"]}]).do(PLOW_AND_SOW)
    assert "plow up to 2 fields with Harrow" in table.offers()


# --- Punner -----------------------------------------------------------------------------------------------------------


def punner(*cards: str) -> Table:
    """Seat 0 has these cards, seat 1 the Punner."""
    return original(seats=[{"goods": {}, "cards": list(cards)}, {"goods": {}, "cards": ["I070"]}])


def test_punner_plows_when_another_player_plows_two_fields_with_a_plow() -> None:
    table = punner("E061").do(PLOW, "plow up to 3 fields with Riding Plow", "plow c1", "plow d1", "done")
    assert table.game.current_player == 1
    table.do("plow e3")
    assert table.yard(1)["fields"] == {"e3": {}}


def test_punner_needs_more_than_one_field_really_plowed() -> None:
    """Ruling: only if the other player really plows more than 1 field with that action."""
    table = punner("E061").do(PLOW, "plow up to 3 fields with Riding Plow", "plow c1", "done")
    assert fields(table, 1) == 0 and table.game.question.code == "ask-place"
    assert punner().do(PLOW, "plow c1").game.question.code == "ask-place"


def test_punner_is_nothing_for_the_own_plow_or_harrow() -> None:
    """Secondary note: nothing for one's own plow or Harrow."""
    table = owning("I070", "I068").do(PLOW, "plow up to 2 fields with Harrow", "plow c1", "plow c2")
    assert table.game.question.code == "ask-place"


def test_punner_acts_when_its_owner_s_harrow_is_used_by_another() -> None:
    table = original(seats=[{"goods": {"food": 2}}, {"goods": {}, "cards": ["I068", "I070"]}])
    table.do(PLOW, "plow up to 2 fields with Harrow", "plow c1", "plow c2", "plow e1")
    assert fields(table, 1) == 1


def test_punner_is_nothing_for_fields_without_a_plow() -> None:
    team = minor("Team", id="T403", text="A trial.", on=[played >> plow(up_to=2)])
    table = punner().with_hand(0, team).do("1 Major or Minor Improvement", "plow c1", "plow c2")
    assert table.game.question.code == "ask-place"
