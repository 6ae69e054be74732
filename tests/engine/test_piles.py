"""Goods that lie on a card can be seen by everybody, from the top."""

from tests.kit import play


def test_a_pile_is_told_from_the_top_and_shrinks() -> None:
    seats = [{"goods": {"food": 2}, "cards": ["A102"]}, {}]
    table = play("revised", players=2, cards=True, round=3, seats=seats)
    assert table.game.view(1)["seats"][0]["piles"]["A102"][:3] == [{"wood": 1}, {"grain": 1}, {"reed": 1}]
    assert len(table.game.view(1)["seats"][0]["piles"]["A102"]) == 8
    bought = next(action for action in table.game.legal_actions() if "A102" in action.cards)
    table.game.apply(bought)
    assert table.game.view(1)["seats"][0]["piles"]["A102"][0] == {"grain": 1}
    assert table.game.view(1)["seats"][1]["piles"] == {}
