"""Cards from outside: a file of one's own is a deck, without printed facts, numbers and translations."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

import agricola
from agricola import BadOption, BadRecord, Deck, load_deck, loads, new_game, replay
from agricola.agents.roster import make_agent
from agricola.cards.catalog import REVISED_MINORS
from agricola.cards.majors import WELL
from agricola.cards.words import Card, gain, minor, occupation, played, uses, wood
from agricola.editions import own_decks
from agricola.encoding.action_layout import ActionSpace
from tests.kit import Table
from tests.property.checks import Tastes

EXAMPLE = Path(__file__).parents[2] / "examples" / "deck.py"
SOURCE = """
from agricola.cards.words import *
CARDS = (minor("Stick {n}", id="own-stick-{n}", text="You get 1 wood at once.", on=[played >> gain(wood(1))]),)
"""


def stick(id: str = "own-stick", name: str = "Walking Stick") -> Card:
    return minor(name, id=id, text="You get 1 wood at once.", on=[played >> gain(wood(1))])


@pytest.fixture(autouse=True)
def unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test begins in a process that knows no deck."""
    monkeypatch.setattr(own_decks, "_known", {})


def test_invented_cards_are_dealt_with_the_printed_ones() -> None:
    game = new_game("revised", players=2, seed=1, decks=[EXAMPLE])
    assert len(game.state.board.minors) == len(REVISED_MINORS) + 2
    hands = [card.name for p in game.state.players for card in p.hand]
    hands += [card.name for card in (*game.state.minor_pile, *game.state.occupation_pile)]
    assert {"Rain Barrel", "Village Fair", "Beekeeper"} <= set(hands)
    assert "Rain Barrel" not in [card.name for card in new_game("revised", players=2, seed=1).state.board.minors]


def test_the_cards_of_the_example_do_what_they_say() -> None:
    hands = [["Beekeeper", "Rain Barrel", "Village Fair"]]
    game = new_game("revised", players=2, seed=1, decks=[str(EXAMPLE)], hands=hands, starting_player=0)
    table = Table(game).do("Lessons (A)", "play Beekeeper")
    assert [card.name for card in table.farm().cards] == ["Beekeeper"]
    assert "Each time you use Grain Seeds" in game.view(0)["cards"]["own-rain-barrel"]["text"]
    assert game.words(game.parse("Forest"), "fr") == "Forêt"


@pytest.mark.parametrize("edition", ["revised", "original"])
@pytest.mark.parametrize("source", ["file", "program"])
def test_whole_games_are_played_recorded_and_replayed(edition: str, source: str, tmp_path: Path) -> None:
    file = tmp_path / "sticks.py"
    file.write_text(SOURCE.replace("{n}", "one"))
    decks = [file if source == "file" else Deck("sticks", [stick()])]
    hands = [["Stick one" if source == "file" else "Walking Stick"]]
    game = new_game(edition, players=2, seed=3, decks=decks, hands=hands)
    taste = Tastes(random.Random(3))
    while not game.is_terminal():
        game.apply(taste(game.legal_actions()))
    text = str(game.record())
    assert loads(text).setup["own_decks"] == ["sticks"]
    assert replay(text).key() == game.key()
    assert agricola.from_position(game.position_line()).key() == game.key()
    assert new_game(**loads(text).setup).record().chance == game.record().chance  # type: ignore[arg-type]


def test_a_record_names_the_deck_that_it_lacks() -> None:
    text = str(new_game("revised", players=2, seed=3, decks=[Deck("sticks", [stick()])]).record())
    own_decks._known.clear()
    with pytest.raises(BadRecord, match=r"the deck 'sticks', which is not here: load its file with --deck sticks\.py"):
        replay(text)


def test_no_record_runs_a_file(tmp_path: Path) -> None:
    """Whoever sends a record to a service must not choose what is run there."""
    file = tmp_path / "sticks.py"
    file.write_text(f"open({str(tmp_path / 'run')!r}, 'w')\n" + SOURCE.replace("{n}", "one"))
    record = new_game("original", players=2, seed=3).record()
    for setup in ({"decks": [str(file)]}, {"own_decks": [str(file)]}, {"decks": ["E", str(file)]}):
        with pytest.raises(BadRecord):
            replay(replace(record, setup=record.setup | setup))
    with pytest.raises(agricola.BadPosition, match="which is not here"):
        agricola.from_position({"edition": "revised", "cards": True, "options": {"own_decks": [str(file)]}})
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("agent", ["random", "apprentice", "farmer", "search:20", "steward"])
def test_computers_play_with_cards_that_they_never_met(agent: str) -> None:
    pytest.importorskip("numpy")
    game = new_game("revised", players=2, seed=3, decks=[EXAMPLE], hands=[["Rain Barrel", "Beekeeper"]])
    seated = make_agent(agent, 1)
    for _ in range(25):
        game.apply(seated.choose(game))
    assert game.round > 1


def test_numbers_are_refused_because_invented_cards_have_none() -> None:
    board = new_game("revised", players=2, seed=3, decks=[EXAMPLE]).state.board
    with pytest.raises(BadOption, match="can't be written as numbers"):
        ActionSpace(board)


def test_a_deck_that_was_changed_is_another_one(tmp_path: Path) -> None:
    file = tmp_path / "sticks.py"
    file.write_text(SOURCE.replace("{n}", "one"))
    first = load_deck(file)
    assert load_deck(str(file)) is first
    before = new_game("revised", players=2, seed=3, decks=[file])
    file.write_text(SOURCE.replace("{n}", "another"))
    after = new_game("revised", players=2, seed=3, decks=["sticks", file])
    assert "own-stick-another" in after.state.board.cards
    assert "own-stick-one" in before.state.board.cards
    assert "own-stick-another" not in before.state.board.cards


def test_printed_decks_and_invented_ones_stand_in_one_list() -> None:
    setup = new_game("original", players=2, seed=3, decks=["E", Deck("sticks", [stick()])]).record().setup
    assert (setup["decks"], setup["own_decks"]) == ("E", ["sticks"])


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ([], "at least one card"),
        ([5], "the deck wrong holds 5"),
        ([WELL], "made of minor"),
        ([stick("A012")], "another card has the id 'A012' of Walking Stick"),
        ([stick(), stick(name="Another Stick")], "another card has the id 'own-stick'"),
        ([stick(name="Corn Scoop")], "there is a card called Corn Scoop already"),
    ],
)
def test_a_wrong_deck_says_what_is_wrong(cards: list[Card], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Deck("wrong", cards)


def test_a_card_that_names_no_space_of_the_edition_is_refused() -> None:
    lost = occupation("Lost One", id="own-lost", text="You get 1 wood.", on=[uses("Harbour") >> gain(wood(1))])
    with pytest.raises(BadOption, match=r"the deck lost can't be played here: Lost One .* no space 'Harbour'"):
        new_game("revised", players=2, decks=[Deck("lost", [lost])])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("CARDS = (", r"SyntaxError: .*\(broken.py, line 1\)"),
        ("x = 1\nraise ValueError('no')", r"ValueError: no \(broken.py, line 2\)"),
        ("cards = ()", "has no tuple CARDS"),
    ],
)
def test_a_broken_file_is_told_with_its_line(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text(text)
    with pytest.raises(BadOption, match=message):
        new_game("revised", players=2, decks=[file])
    with pytest.raises(BadOption, match="there is no file"):
        new_game("revised", players=2, decks=[str(tmp_path / "nowhere.py")])


def test_decks_need_hand_cards() -> None:
    for edition, cards in (("revised", False), ("family", True)):
        with pytest.raises(BadOption, match="without hand cards"):
            new_game(edition, players=2, cards=cards, decks=[EXAMPLE])
    with pytest.raises(BadOption, match="decks lists letters, files and decks, not 5"):
        new_game("revised", players=2, decks=[5])  # type: ignore[list-item]
