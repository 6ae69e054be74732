"""What a view says that cards remember."""

from agricola.engine.message import Message
from tests.kit import Table, play


def _notes(table: Table, seat: int = 0) -> dict[str, str]:
    told = table.look(1)["seats"][seat]["notes"]
    return {card: table.game.words(Message(note.pop("code"), note)) for card, note in told.items()}


def test_what_lies_on_a_card_is_told_to_everybody() -> None:
    table = play(
        "original", players=4, cards=True, round=9, seats=[{"cards": ["K280"], "card_state": {"K280": [0, 4, 1]}}]
    )
    assert _notes(table) == {"K280": "4 wild boar and 1 cattle on it"}
    assert _notes(table, seat=1) == {}


def test_a_deed_of_once_in_the_game_says_whether_it_is_done() -> None:
    for done, words in (([], "not done yet"), ([1], "done")):
        table = play(
            "revised", players=4, cards=True, round=9, seats=[{"cards": ["B107"], "card_state": {"B107": done}}]
        )
        assert _notes(table) == {"B107": words}


def test_a_use_in_this_round_is_told_while_the_round_lasts() -> None:
    for round, words in ((9, {"K301": "used in this round"}), (8, {})):
        table = play(
            "original", players=4, cards=True, round=9, seats=[{"cards": ["K301"], "card_state": {"K301": [round]}}]
        )
        assert _notes(table) == words
