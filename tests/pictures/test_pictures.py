"""Pictures of farms and tables: whole SVG documents that show what lies there and nothing that is hidden."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

import agricola
from agricola.agents.protocol import Observation
from agricola.game import Game
from agricola.pictures.pen import coloured, drawings
from tests.kit import play

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
SETUPS = [("revised", 1), ("revised", 4), ("original", 5), ("family", 1), ("family", 4)]


def read(text: str) -> ElementTree.Element:
    """A picture as a tree, with every drawing that it uses inside it and no colour left to a style sheet."""
    tree = ElementTree.fromstring(text)
    known = {symbol.get("id") for symbol in tree.iter(f"{SVG}symbol")}
    used = [(use.get("href") or "").removeprefix("#") for use in tree.iter(f"{SVG}use")]
    assert set(used) <= known
    assert "var(" not in text
    return tree


def words(tree: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in tree.iter(f"{SVG}text")]


def uses(tree: ElementTree.Element, name: str) -> int:
    return len([use for use in tree.iter(f"{SVG}use") if use.get("href") == f"#agricola-{name}"])


def example() -> Game:
    return agricola.from_position((ROOT / "docs" / "example.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_every_table_has_a_picture_from_the_first_decision_to_the_last(edition: str, players: int) -> None:
    game = agricola.new_game(edition, players=players, seed=players)
    moves = 0
    while not game.is_terminal():
        if moves % 40 == 0:
            tree = read(game.svg())
            assert {f"Player {seat + 1}" for seat in range(players)} <= set(words(tree))
        game.apply(game.legal_actions()[-1 if moves % 3 else 0])
        moves += 1
    for seat in range(players):
        assert str(game.scores()[seat].total) in words(read(game.farm_svg(seat)))
    assert read(game.svg("fr")) is not None


def test_a_farm_shows_its_animals_people_and_crops() -> None:
    tree = read(example().farm_svg(0))
    assert uses(tree, "sheep") + uses(tree, "sheep-grazing") == 3 + 1, "three in the pasture, one beside their number"
    assert uses(tree, "boar") == 2 + 1
    assert uses(tree, "person-0") == 3 + 1
    assert uses(tree, "grain-ripe") == 2 * 9, "two rows of grain stand"
    assert {"3/12", "2/2", "17", "Player 1"} <= set(words(tree))
    assert "Wood Cutter, Tutor, Canoe, Fireplace (2 clay)" in words(tree)


def test_a_farm_of_tiles_shows_its_stables_and_pastures() -> None:
    shapes = ("small", "two", "three", "corner", "four")
    farm = {
        "pastures": [{"shape": shape, "stable": shape == "four"} for shape in shapes],
        "stables": 2,
        "fields": [3, 0],
    }
    game = agricola.from_position({"edition": "family", "players": 2, "seats": [farm]})
    tree = read(game.farm_svg(0))
    assert uses(tree, "stable-0") == 3
    assert uses(tree, "grain-ripe") == 3 * 9


def test_only_a_seat_sees_its_hand() -> None:
    game = agricola.new_game("revised", players=2, seed=3, hands=[["Corn Scoop"], ["Wood Cutter"]], starting_player=0)
    assert "Corn Scoop" not in game.svg()
    seen = Observation(game, 0).svg()
    assert "Corn Scoop" in words(read(seen))
    assert "Wood Cutter" not in seen


def test_what_lies_on_a_space_and_who_stands_there() -> None:
    game = play("revised", round=1).game
    assert uses(read(game.svg()), "wood") == 1
    game.apply(game.parse("Forest"))
    tree = read(game.svg())
    assert uses(tree, "person-0") == 1 + 1 + 1, "one at home, one in the Forest, one beside their number"


def test_notebooks_show_games_and_observations_by_themselves() -> None:
    game = example()
    assert game._repr_svg_() == game.svg()
    assert Observation(game, 0)._repr_svg_() == Observation(game, 0).svg()


def test_names_that_look_like_markup_are_written_out() -> None:
    game = agricola.new_game("family", players=1, seed=1)
    assert "&lt;" not in game.svg()
    with pytest.raises(agricola.BadOption, match="there is no seat 1"):
        game.farm_svg(1)


@pytest.mark.skipif(
    not (ROOT / "web" / "node_modules" / ".bin" / "esbuild").exists() or shutil.which("node") is None,
    reason="it needs what builds the page",
)
def test_the_drawings_are_those_of_the_page() -> None:
    from tools.drawings import TARGET, text  # noqa: PLC0415  # a tool that needs Node

    assert TARGET.read_text(encoding="utf-8") == text(), "make drawings"


def test_every_colour_of_a_drawing_is_known() -> None:
    for drawing in drawings().values():
        assert not re.search(r"var\(", coloured(drawing.markup, 0))


def test_the_picture_in_the_docs_is_the_one_that_a_notebook_shows() -> None:
    shown = (ROOT / "docs" / "screenshots" / "notebook-table.svg").read_text(encoding="utf-8")
    assert shown == example().svg() + "\n"
