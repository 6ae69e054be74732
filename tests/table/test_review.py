"""What each card has brought, counted from the events of a table."""

from __future__ import annotations

from agricola import from_position
from agricola.engine.goods import named
from agricola.table import Table
from agricola.table.review import yields_of_cards


def test_goods_that_a_card_gives_are_counted_for_it_and_others_are_not() -> None:
    """Wood Cutter gives 1 wood beside the 3 that lie on the space, each time."""
    seats = [{"cards": ["A116"]}, {}]
    table = Table(from_position({"edition": "revised", "players": 2, "cards": True, "round": 3, "seats": seats}))
    table.act(0, "Forest")
    assert table.game.state.players[0].goods[0] == 4
    found = yields_of_cards(table.moves)
    assert list(found) == [0]
    assert {card: named(one.goods) for card, one in found[0].items()} == {"A116": {"wood": 1}}


def test_food_by_a_craft_is_counted_for_the_craft() -> None:
    farm = {"goods": {"wood": 3, "food": 2}, "cards": ["M-joinery", "M-fireplace-2"]}
    position = {"edition": "revised", "players": 1, "round": 4, "phase": "feeding", "seats": [farm]}
    table = Table(from_position(position))
    table.act(0, "convert:1w>2f@M-joinery")
    assert {card: named(one.goods) for card, one in yields_of_cards(table.moves)[0].items()} == {
        "M-joinery": {"food": 2}
    }


def test_what_was_taken_back_is_not_counted() -> None:
    seats = [{"cards": ["A116"]}, {}]
    table = Table(
        from_position(
            {"edition": "revised", "players": 2, "cards": True, "round": 3, "seats": seats, "ask_end_turn": True}
        )
    )
    table.act(0, "Forest")
    table.undo(0)
    assert yields_of_cards(table.moves) == {}
