"""`agricola cards`: searching, showing one card, and how many are said in words alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from agricola.cards.catalog import ALL_CARDS, REVISED_CARDS
from agricola.cards.rulings import rulings_of
from agricola.cli import main
from tests.cli.conftest import Shell


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["cards", *arguments]) == 0
    return capsys.readouterr().out


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(said(capsys, *arguments, "--json"))


def test_one_card_is_shown_with_its_facts_and_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "corn", "scoop", "--edition", "revised")
    assert shown.splitlines()[0] == "Corn Scoop"
    for fact in ("A067", "revised", "minor improvement", "1 wood", "Crop Provider", "Grain Seeds"):
        assert fact in shown


def test_one_card_is_shown_with_its_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "A056")
    told = shown[shown.index("Rulings\n") :].splitlines()[1:]
    assert " ".join(told).count("- ") == len(rulings_of("A056")) > 0
    assert data(capsys, "A056")[0]["rulings"] == list(rulings_of("A056"))


def test_a_card_is_found_by_its_id_in_any_case(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "a067") == said(capsys, "A067")
    assert "Corn Scoop" in said(capsys, "a067")


def test_a_name_that_is_part_of_others_finds_its_own_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert [card["name"] for card in data(capsys, "Carpenter", "--edition", "revised")] == ["Carpenter"]


def test_the_improvements_of_the_family_edition_are_found_like_all_others(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "wind", "mill")
    assert [line.split() for line in shown.splitlines()[1:3]] == [["id", "F-wind-mill"], ["edition", "family"]]
    assert "Rulings\n" in shown
    assert [card["id"] for card in data(capsys, "joinery")] == ["M-joinery", "F-joinery"]
    assert [card["id"] for card in data(capsys, "joinery", "--edition", "family")] == ["F-joinery"]


def test_several_cards_are_listed_with_their_texts(capsys: pytest.CaptureFixture[str]) -> None:
    listed = said(capsys, "GRAIN", "seeds")
    assert "Corn Scoop" in listed
    assert listed.rstrip().splitlines()[-1].split()[1] == "cards."
    for card in data(capsys, "grain", "seeds"):
        assert "grain" in f"{card['name']} {card['text']}".lower()


def test_every_card_is_listed_without_words_and_the_lists_can_be_narrowed(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(data(capsys)) == len(ALL_CARDS)
    assert len(data(capsys, "--edition", "revised")) == len(REVISED_CARDS) + 10
    assert {card["kind"] for card in data(capsys, "--kind", "occupation")} == {"occupation"}


def test_the_data_of_a_card_say_all_that_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    (card,) = data(capsys, "A002")
    assert card["editions"] == ["revised"]
    assert (card["name"], card["price"], card["traveling"], card["needs"]) == (
        "Shifting Cultivation",
        [{"code": "cost-goods", "goods": {"food": 2}}],
        True,
        None,
    )
    assert card["words"]["price"] == "2 food"
    assert card["number"] == 11
    assert card["own_functions"] == []


def test_a_search_that_finds_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "spaceship"]) == 2
    assert "no card has 'spaceship'" in capsys.readouterr().err
    assert data(capsys, "spaceship") == []


def test_the_statistics_count_every_card_once(capsys: pytest.CaptureFixture[str]) -> None:
    counted = data(capsys, "stats")
    every = counted["decks"].pop("all cards")
    assert every["cards"] == len(ALL_CARDS) == sum(deck["cards"] for deck in counted["decks"].values())
    assert every["pure"] == len(ALL_CARDS) - len(counted["bespoke"])
    assert all(card["functions"] for card in counted["bespoke"])
    assert counted["decks"]["majors"] == {"cards": 10, "pure": 10}


def test_the_statistics_name_the_cards_with_functions_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "stats")
    assert "all cards" in shown
    for card in data(capsys, "stats")["bespoke"]:
        assert f"{card['name']}: {', '.join(card['functions'])}" in shown


def test_the_improvements_of_the_family_edition_are_cards_too(shell: Shell) -> None:
    found = json.loads(shell("agricola cards --edition family --json"))
    assert {"Fireplace (2 clay)", "Cooking Hearth (4 clay)"} <= {card["name"] for card in found}
    assert all(card["editions"] == ["family"] for card in found)
    sheet = shell(f"agricola cards {found[0]['id']}")
    assert sheet.startswith(f"{found[0]['name']}\n")
    assert max(map(len, sheet.splitlines())) <= 80


def test_a_pipe_gets_one_line_for_each_card(shell: Shell) -> None:
    *rows, empty, total = shell("agricola cards --kind minor food").splitlines()
    assert empty == ""
    assert total.startswith(f"{len(rows)} cards.")
