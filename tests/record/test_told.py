"""A record is played again from what it tells of chance, and keeps what people remark."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

import agricola
from agricola import BadRecord, Record, load, loads, replay
from agricola.cards import catalog
from agricola.cards.words import food, gain, minor, occupation, played, wood
from agricola.editions import original, revised
from agricola.variants import boards
from tests.golden.records import FOLDER
from tests.property.checks import Tastes

NEW_MINOR = minor("Late Comer", id="A999", text="You get 1 wood at once.", on=[played >> gain(wood(1))])
NEW_OCCUPATION = occupation("Late Worker", id="E999", text="You get 1 food at once.", on=[played >> gain(food(1))])


@pytest.fixture
def larger_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version of the game, in which each edition has got one card more."""
    monkeypatch.setattr(revised, "REVISED_MINORS", (NEW_MINOR, *catalog.REVISED_MINORS))
    monkeypatch.setattr(original, "ORIGINAL_CARDS", (NEW_OCCUPATION, *catalog.ORIGINAL_CARDS))
    monkeypatch.setattr(boards, "_boards", {})
    for edition in agricola.EDITIONS.values():
        monkeypatch.setattr(edition, "_boards", {})


def finished(edition: str, players: int, seed: int, **options: object) -> agricola.Game:
    game = agricola.new_game(edition, players=players, seed=seed, **options)  # type: ignore[arg-type]
    taste = Tastes(random.Random(seed))
    while not game.is_terminal():
        game.apply(taste(game.legal_actions()))
    return game


TEXTS = [str(finished("revised", 2, 5).record()), str(finished("original", 3, 6, decks="EIKZ").record())]
DRAFT = str(finished("revised", 2, 7, variants=["draft-quick"]).record())


@pytest.mark.parametrize("text", [*TEXTS, DRAFT])
def test_a_card_more_in_a_deck_breaks_no_record(text: str, larger_decks: None) -> None:
    edition = str(loads(text).setup["edition"])
    board = agricola.new_game(edition, players=2, seed=1).state.board
    assert NEW_MINOR in board.minors or NEW_OCCUPATION in board.occupations, "the deck is larger"
    game = replay(text)
    assert game.is_terminal()
    assert str(game.record()) == text
    dealt = agricola.new_game(**loads(text).setup)  # type: ignore[arg-type]
    assert dealt.record().chance != game.record().chance, "the seed alone gives another game"


@pytest.mark.parametrize("name", ["revised-2-cards-1", "revised-4-cards-2", "original-3-cards-1"])
def test_records_from_before_piles_were_told_play_with_a_larger_deck_too(name: str, larger_decks: None) -> None:
    record = load(FOLDER / f"{name}.txt")
    assert "minor pile" not in record.chance
    game = replay(record)
    assert tuple(score.total for score in game.scores()) == record.scores


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("starting player", 3, "no starting player from 1 to 2"),
        ("round cards", ["fencing"], "each round card of its game once"),
        ("hands", [["A012"]], "1 hands for 2 players"),
        ("hands", [["nothing"], []], "'nothing', which is no hand card of this version"),
        ("hands", [["A012"], ["A012"]], "tells a card twice"),
        ("hands", None, "does not tell its hands"),
        ("minor pile", ["A092"], "another kind of card in its minor pile"),
        ("minor pile", "A012", "minor pile list no cards"),
        ("generator", -1, "generator is no number"),
    ],
)
def test_a_deal_that_can_not_be_is_named(name: str, value: object, message: str) -> None:
    record = agricola.new_game("revised", players=2, seed=5).record()
    with pytest.raises(BadRecord, match=message):
        replay(replace(record, chance={**record.chance, name: value}))


# --- remarks ----------------------------------------------------------------------------------------------------------


def remarked() -> agricola.Game:
    game = agricola.new_game("revised", players=2, cards=False, seed=7)
    game.annotate("A quiet game.")
    game.apply(game.parse("Forest"))
    game.annotate("Wood first,\n\n  as always: é 木 ")
    game.apply(game.parse("Fishing"))
    return game


def test_comments_are_kept_and_come_back() -> None:
    game = remarked()
    assert game.comments == {0: "A quiet game.", 1: "Wood first,\n\nas always: é 木"}
    text = str(game.record())
    assert "P2 place:forest\n# Wood first,\n#\n# as always: é 木\nP1 place:fishing\n" in text
    again = replay(text)
    assert again.comments == game.comments
    assert str(again.record()) == text
    game.undo()
    assert game.comments == again.comments
    game.undo()
    assert game.comments == {0: "A quiet game."}
    assert again.clone().comments == again.comments
    again.annotate("Fish.")
    again.annotate("")
    assert 2 not in again.comments


def test_comments_may_be_written_by_hand() -> None:
    """The check sum is about the game; a line of a move that is gone is still noticed."""
    lines = str(remarked().record()).splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("P2"))
    by_hand = "".join([*lines[:first], "# mine\n", *lines[first:]])
    assert loads(by_hand).comments[0] == "A quiet game.\nmine"
    assert replay(by_hand).key() == remarked().key()
    with pytest.raises(BadRecord, match="edited or damaged"):
        loads("".join(lines[:first] + lines[first + 1 :]))


def test_who_sat_where_is_told() -> None:
    record = replace(remarked().record(), seats=("greedy", "mine.py:Bot"))
    assert loads(str(record)) == record
    wrong = str(record).replace('["greedy", "mine.py:Bot"]', "5")
    with pytest.raises(BadRecord, match="seats lists who sat at each seat"):
        loads(wrong)


@pytest.mark.parametrize("comments", [{9: "late"}, {-1: "early"}, {0: 5}])
def test_made_up_comments_are_refused(comments: dict[int, str]) -> None:
    record = remarked().record()
    with pytest.raises(BadRecord, match="and a comment"):
        replay(Record(record.setup, record.chance, record.moves, record.scores, comments))


def test_a_record_with_comments_is_a_file_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(remarked().record()), encoding="utf-8")
    assert load(file) == remarked().record()
