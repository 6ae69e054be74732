"""The rating table: its lines, games that are kept and not played twice, and the page that it is written into."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from agricola.agents import rating_table
from agricola.agents.arena import GameResult, play_game
from agricola.agents.rating_table import BEGIN, END, Part, main, missing_games, parts, seconds_left, table, write_page
from agricola.game import EDITIONS


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a page, and levels that play fast."""
    monkeypatch.setattr(rating_table, "LEVELS", {"random": "random", "random:5": "random"})
    (tmp_path / "page.md").write_text(f"# Before\n\n{BEGIN}\nold\n{END}\n\nAfter.\n", encoding="utf-8")
    return tmp_path


def command(folder: Path, arguments: str) -> int:
    return main([*arguments.split(), "--kept", str(folder / "kept"), "--page", str(folder / "page.md")])


def test_every_edition_deck_and_number_of_players_has_a_line(tmp_path: Path) -> None:
    found = parts(tmp_path)
    assert len({part.file for part in found}) == len(found)
    assert {part.edition for part in found} == set(EDITIONS)
    for name, edition in EDITIONS.items():
        decks = 2 if edition.hand_cards else 1
        assert len([part for part in found if part.edition == name]) == decks * edition.most_players
    assert [part.name for part in parts(tmp_path, ["family"], [3])] == ["family, 3 players"]


def test_the_table_is_written_between_its_marks(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(folder, "--games 4 --edition family --seats 1 --seats 2") == 0
    text = (folder / "page.md").read_text(encoding="utf-8")
    assert text.startswith(f"# Before\n\n{BEGIN}\n\n| played | players | games | Random | Random:5 |\n")
    assert text.endswith(f"No level committed a fault.\n\n{END}\n\nAfter.\n")
    solo, two = [line for line in text.splitlines() if line.startswith("| Family Edition ")]
    assert solo.startswith("| Family Edition | 1 | 4 | ")
    assert "±" not in solo
    assert two.startswith("| Family Edition | 2 | 4 | 1")
    assert two.count(" ± ") == two.count(" points") == 2
    assert "2 lines, 8 games to be played\n" in capsys.readouterr().err


def test_games_are_kept_and_more_can_be_added(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command(folder, "--games 2 --edition family --seats 2")
    (part,) = parts(folder / "kept", ["family"], [2])
    before = part.kept()
    command(folder, "--games 2 --edition family --seats 2")
    assert part.kept() == before
    capsys.readouterr()
    command(folder, "--games 6 --edition family --seats 2")
    assert part.kept()[:2] == before
    assert sorted(game.number for game in part.kept()) == list(range(6))
    assert "1 lines, 4 games to be played, about " in capsys.readouterr().err
    assert seconds_left([part], 6, 1) == 0
    more = seconds_left([part], 12, 1)
    assert more is not None
    assert seconds_left([part], 12, 2) == pytest.approx(more / 2)
    assert seconds_left(parts(folder / "kept", ["original"]), 6, 1) == pytest.approx(
        (more / 6) / 2 * sum(part.match(6).total * part.seats for part in parts(folder / "kept", ["original"]))
    )
    assert seconds_left(parts(folder / "none"), 6, 1) is None


def test_a_run_that_was_cut_off_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(
        lines: Sequence[Part], games: int, processes: int, until: float
    ) -> Iterator[tuple[Part, GameResult]]:
        yield lines[0], play_game(lines[0].match(games), 1)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(rating_table, "_played_here", interrupted)
        assert command(folder, "--games 4 --edition family --seats 2") == 130
    assert "| Family Edition | 2 | 1 |" in (folder / "page.md").read_text(encoding="utf-8")
    (part,) = parts(folder / "kept", ["family"], [2])
    with part.file.open("a", encoding="utf-8") as file:
        file.write('{"number": 3, "de')  # the power went out here
    assert [game.number for game in part.kept()] == [1]
    assert command(folder, "--games 4 --edition family --seats 2") == 0
    assert sorted(game.number for game in part.kept()) == [0, 1, 2, 3]
    assert "Interrupted; the games that ended are kept" in capsys.readouterr().err


def test_lines_grow_side_by_side(folder: Path) -> None:
    command(folder, "--games 2 --edition family --seats 2")
    lines = parts(folder / "kept", ["family"], [1, 2])
    found = [(lines[job % 2].seats, job // 2) for job in missing_games(lines, 4)]
    assert found == [(1, 0), (1, 1), (1, 2), (2, 2), (1, 3), (2, 3)]


def test_no_game_is_kept_that_ends_too_late(folder: Path) -> None:
    assert command(folder, "--games 1000 --edition family --seats 2 --minutes 0.0001") == 0
    (part,) = parts(folder / "kept", ["family"], [2])
    assert part.kept() == []


def test_games_of_other_levels_are_not_mixed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command(folder, "--games 2 --edition family --seats 2")
    monkeypatch.setattr(rating_table, "LEVELS", {"random": "random", "random:7": "random"})
    assert command(folder, "--games 2 --edition family --seats 2") == 1
    assert "holds games of other levels; move it away to begin anew" in capsys.readouterr().err


def test_a_page_without_marks_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "page.md").write_text("nothing\n", encoding="utf-8")
    assert command(folder, "") == 1
    assert "must hold one place for the table" in capsys.readouterr().err


def test_without_games_the_table_says_so(folder: Path) -> None:
    assert command(folder, "") == 0
    assert "No games have been played yet." in (folder / "page.md").read_text(encoding="utf-8")
    assert table([]) == "No games have been played yet."


def test_the_page_of_the_project_has_a_place_for_the_table(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "agents.md"
    (tmp_path / "agents.md").write_text(page.read_text(encoding="utf-8"), encoding="utf-8")
    write_page(tmp_path / "agents.md", "here")
    assert f"{BEGIN}\n\nhere\n\n{END}" in (tmp_path / "agents.md").read_text(encoding="utf-8")
