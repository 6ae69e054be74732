"""Records of games: they play again to the same end, and what was damaged is noticed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import agricola
from agricola import BadRecord, Record, load, loads, replay
from agricola.record.record import _check
from tests.record.samples import SETUPS, after, decision, finished


def refused(source: Any) -> str:
    """Check that a record is refused by replay; gives the message."""
    with pytest.raises(BadRecord) as caught:
        replay(source)
    return str(caught.value)


def signed(lines: list[str], moves: int) -> str:
    """A record with a last line that fits, so that only what it says can be wrong."""
    body = "\n".join(lines) + "\n"
    return f"{body}end: {moves} moves, check {_check(body)}\n"


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_a_whole_game_plays_again_to_the_same_end(edition: str, players: int) -> None:
    """Text to record to game: the same position, the same scores, the same text."""
    game = finished(edition, players, seed=players)
    text = str(game.record())
    again = replay(text)
    assert again.key() == game.key()
    assert again.returns() == game.returns()
    assert str(again.record()) == text
    assert loads(text) == game.record()


@pytest.mark.parametrize("moves", [0, 1, 20])
def test_a_game_that_is_not_over(moves: int) -> None:
    """A record tells a game as far as it went, without scores."""
    game = after("original", 3, moves)
    record = game.record()
    assert (len(record.moves), record.scores) == (moves, ())
    assert replay(str(record)).key() == game.key()


def test_a_record_keeps_options_and_chosen_round_cards() -> None:
    """Everything that new_game was given is in it."""
    order = list(agricola.new_game("original", players=1, cards=False, seed=3).record().chance["round cards"])  # type: ignore[call-overload]
    order[0], order[1] = order[1], order[0]
    game = agricola.new_game(
        "original",
        players=1,
        cards=False,
        seed=4,
        round_cards=order,
        ask_forced=True,
        family_two_resources_must_differ=True,
    )
    setup = loads(str(game.record())).setup
    assert (setup["round_cards"], setup["ask_forced"]) == (order, True)
    assert setup["family_two_resources_must_differ"] is True
    assert replay(game.record()).key() == game.key()


def test_a_game_from_a_position_has_a_record() -> None:
    """It begins with the position, in mid-decision too."""
    game = decision("pay").game
    game.apply(game.parse("pay 4 clay"))
    text = str(game.record())
    assert "position" in loads(text).setup
    assert replay(text).key() == game.key()


def test_a_record_from_a_file(tmp_path: Path) -> None:
    """A path, or its name, is read."""
    game = after("revised", 2, 12)
    file = tmp_path / "game.txt"
    file.write_text(str(game.record()), encoding="utf-8")
    assert load(file) == load(str(file)) == game.record()
    assert replay(load(file)).key() == game.key()


def test_an_imagined_game_has_no_record() -> None:
    """What determinize() dealt was never dealt."""
    game = after("original", 2, 3).determinize(0, random.Random(1))
    with pytest.raises(BadRecord, match="determinize"):
        game.record()


# --- damage -----------------------------------------------------------------------------------------------------------


def test_a_record_cut_short_anywhere_is_noticed() -> None:
    """No beginning of a record is a record, whatever its length."""
    text = str(after("original", 2, 10).record())
    for length in range(1, len(text) - 1, 7):
        with pytest.raises(BadRecord):
            loads(text[:length])


def test_a_line_missing_or_doubled_is_noticed() -> None:
    """The check in the last line covers all lines."""
    lines = str(after("original", 2, 10).record()).splitlines(keepends=True)
    for number in range(1, len(lines) - 1):
        with pytest.raises(BadRecord):
            loads("".join(lines[:number] + lines[number + 1 :]))
        with pytest.raises(BadRecord):
            loads("".join([*lines[:number], lines[number], *lines[number:]]))


def test_an_edited_move_is_noticed() -> None:
    """The message says what to do."""
    text = str(after("original", 2, 10).record())
    with pytest.raises(BadRecord, match=r"edited or damaged.*replay the moves in a new game"):
        loads(text.replace("P1 ", "P2 ", 1))


HEAD = [
    "agricola record 2",
    'edition: "original"',
    "players: 2",
    "cards: false",
    "family_two_resources_must_differ: false",
    "seed: 1",
]


def _chance() -> list[str]:
    return [line for line in str(after("original", 2, 0).record()).splitlines() if line.startswith("chance")]


def test_the_hand_written_head_is_a_record() -> None:
    """What the next tests spoil is sound."""
    assert replay(signed(HEAD + _chance(), 0)).round == 1


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["P1 place:castle"], "move 1 of the record can't be played: 'place:castle' is not possible now"),
        (["P1 place:cattle_1"], "move 1 of the record can't be played"),
        (["P2 place:fishing"], "move 1 of the record (place:fishing) is by player 2, whose turn it is not"),
        (["P0 place:fishing"], "whose turn it is not"),
        (["P1 Fishing"], "move 1 of the record can't be played: 'Fishing' is not possible now"),
        (["P1 place:fishing", "P2 place:fishing"], "move 2 of the record can't be played: 'place:fishing' is not"),
    ],
)
def test_a_move_that_does_not_fit_is_named(lines: list[str], message: str) -> None:
    """BadRecord says which move, and why."""
    assert message in refused(signed(HEAD + _chance() + lines, len(lines)))


def test_scores_that_do_not_fit() -> None:
    """The scores in a record must be those of its moves."""
    assert "scores (50, 60)" in refused(signed([*HEAD, *_chance(), "scores: 50 60"], 0))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("players: 2", "players: 9", "1 to 5 players, not 9"),
        ('edition: "original"', 'edition: "x"', "there is no edition 'x'"),
        ("cards: false", "cards: true", "the record does not tell its hands"),
        ("seed: 1", "seed: -1", "a seed is a number"),
        ("seed: 1", "colour: 1", "no option 'colour'"),
        ("players: 2", "position: 3", "the record's position is no dict"),
        ("players: 2", 'position: {"round": 99}', "there is no round 99"),
    ],
)
def test_a_set_up_that_can_not_be_used_is_named(old: str, new: str, message: str) -> None:
    """BadRecord says what is wrong with the set-up."""
    lines = [new if line == old else line for line in HEAD]
    assert message in refused(signed(lines + _chance(), 0))


def test_a_set_up_with_a_line_missing() -> None:
    """Without the number of players there is no game."""
    lines = [line for line in HEAD if not line.startswith("players")]
    assert "set-up can't be used" in refused(signed(lines + _chance(), 0))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("what is this", "line 2 of the record can't be read: 'what is this'"),
        ("seed: one", "line 2 of the record can't be read: 'one'"),
        ("scores: many", "line 2 of the record: 'many' is no number"),
        ("seed: " + "9" * 5000, "line 2 of the record can't be read"),
        ("P" + "9" * 5000 + " Fishing", "line 2 of the record"),
        ("seed: " + "[" * 100_000, "line 2 of the record can't be read"),
        ("\ud800: 1", "edited or damaged"),
    ],
    ids=["words", "no json", "scores", "long number", "long seat", "deep", "surrogate"],
)
def test_a_line_that_can_not_be_read_is_named(line: str, message: str) -> None:
    """BadRecord says which line."""
    with pytest.raises(BadRecord) as caught:
        loads(f"agricola record 2\n{line}\nend: 0 moves, check 0\n")
    assert message in str(caught.value)


@pytest.mark.parametrize("source", [None, 5, b"agricola record 2\n", ["agricola record 2"], {}])
def test_a_record_is_a_text_or_in_a_file(source: object) -> None:
    """Anything else is refused by load, loads and replay."""
    assert "the text of a record is a str" in refused(source)
    with pytest.raises(BadRecord, match="the path of a file"):
        load(source)  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match="the text of a record is a str"):
        loads(source)  # type: ignore[arg-type]


def test_a_text_is_not_taken_for_a_path() -> None:
    with pytest.raises(BadRecord, match=r"read it with loads\(\)"):
        load(str(agricola.new_game("family", players=1, seed=1).record()))


def test_a_missing_file_and_one_that_is_no_record(tmp_path: Path) -> None:
    """BadRecord names the file."""
    with pytest.raises(BadRecord, match=r"nowhere\.txt can't be read"):
        load(tmp_path / "nowhere.txt")
    with pytest.raises(BadRecord, match="can't be read"):
        load(tmp_path)
    garbled = tmp_path / "garbled.txt"
    garbled.write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(BadRecord, match=r"garbled\.txt is no record of a game: it is not even text"):
        load(garbled)
    with pytest.raises(BadRecord, match="is not the name of a file"):
        load("no\0name")
    garbled.write_text("")
    with pytest.raises(BadRecord, match="first line is not 'agricola record 2'"):
        load(garbled)


def test_a_made_up_record_object_is_checked_too() -> None:
    """replay() trusts a Record no more than a text."""
    assert "set-up" in refused(Record({}, {}, ()))
    assert "set-up" in refused(Record({"edition": "original", "players": "two"}, {}, ()))


def test_a_changed_record_changes_no_game() -> None:
    game = agricola.new_game("revised", players=2, seed=1)
    text = str(game.record())
    game.record().setup["seed"] = 2
    game.clone().record().chance.clear()
    assert str(game.record()) == text
