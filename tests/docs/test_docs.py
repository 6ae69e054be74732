"""What the README and the pages in docs/ say is there, is there. (Their examples run as doctests.)"""

from __future__ import annotations

import inspect
import io
import re
from pathlib import Path

import pytest

import agricola
from agricola.cli import main
from agricola.engine.kernel.event_log import EVENT_KINDS
from agricola.record import position, yards

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("edition", sorted(agricola.EDITIONS))
def test_every_option_of_every_edition_is_explained(edition: str) -> None:
    section = re.search(rf"^## {edition.title()} edition$(.*?)(^## |\Z)", page("options.md"), re.M | re.S)
    assert section, f"docs/options.md has no section on the {edition} edition"
    assert sorted(re.findall(r"^### `(\w+)`$", section[1], re.M)) == sorted(agricola.EDITIONS[edition].options)


def test_every_keyword_of_a_new_game_is_explained() -> None:
    table = re.findall(r"^\| `(\w+)` \|", page("options.md"), re.M)
    keywords = [p.name for p in inspect.signature(agricola.new_game).parameters.values() if p.kind is p.KEYWORD_ONLY]
    assert sorted(table) == sorted(keywords)


def test_every_key_of_a_position_is_explained() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", page("notation.md").partition("## Positions")[2], re.M)
    assert sorted(listed) == sorted([*position._TOP_KEYS, *position._SEAT_KEYS, *yards.GRID_KEYS])


def test_the_drawn_position_is_what_the_command_draws(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", str(ROOT / "docs" / "example.json")]) == 0
    assert f"```\n{capsys.readouterr().out}```\n" in page("playing.md")


def commands() -> list[str]:
    blocks = re.findall(r"^```sh\n(.*?)^```$", README, re.M | re.S)
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    return lines + re.findall(r"`((?:make|agricola) [^`]+)`", README)


def test_the_readme_names_its_commands() -> None:
    assert len(commands()) > 8


@pytest.mark.parametrize("command", commands())
def test_every_command_of_the_readme_runs(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = command.split()
    if words[0] == "make":
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        assert re.search(rf"^{words[1]}:", makefile, re.M), command
        return
    assert Path(words[0]).name == "agricola"
    # The service would run until somebody stops it; tests/server runs it.
    monkeypatch.setattr("agricola.server.http.running.serve", lambda *set_up, **more: print("served"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nquit\n"))
    assert main(["play", "--players", "1"]) == 0  # so that there is a game to resume
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    if words[1:] == ["--help"]:
        with pytest.raises(SystemExit, match="0"):
            main(words[1:])
    else:
        assert main(words[1:]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_between_the_pages_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), f"{path.name} links to {target}"


PACKAGE = ROOT / "src" / "agricola"
MESSAGES = "\n".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "wording/messages/en").glob("*.ftl"))


def defines(source: str, name: str) -> bool:
    """Whether a file of Python defines a function, a class, or a method of a class: `play_on`, `Game.apply`."""
    outer, _, method = name.partition(".")
    body = re.search(rf"^(?:def|class) {outer}\b(.*?)(?=^\S|\Z)", source, re.M | re.S)
    return body is not None and (not method or re.search(rf"^    (?:async )?def {method}\b", body[1], re.M) is not None)


def test_the_life_of_an_action_leads_through_files_that_are_there() -> None:
    steps = re.findall(r"^\| \d+ \|.*\| ([^|]+) \|$", page("life-of-an-action.md"), re.M)
    named = [path for step in steps for path in re.findall(r"`([^`]+)`", step)]
    assert len(steps) == 11 and len(named) > 15
    for path in named:
        where = ROOT if path.startswith("web/") else PACKAGE
        assert list(where.glob(path)), path


def test_the_life_of_an_action_names_what_is_in_those_files() -> None:
    rows = re.findall(r"^\| \d+ \| (.*) \| ([^|]+) \|$", page("life-of-an-action.md"), re.M)
    names = [(name, files) for text, files in rows for name in re.findall(r"`([A-Za-z_]\w*(?:\.\w+)?)`", text)]
    assert len(names) > 10
    for name, files in names:
        sources = [(PACKAGE / path).read_text(encoding="utf-8") for path in re.findall(r"`([^`]+\.py)`", files)]
        assert any(defines(source, name) for source in sources), f"{name} in {files}"


def test_the_life_of_an_action_names_messages_and_events_that_there_are() -> None:
    text = page("life-of-an-action.md")
    messages = re.findall(r"\*([a-z]+-[a-z-]+)\*", text)
    events = re.findall(r"event \*(\w+)\*", text)
    assert messages and events
    for message in messages:
        assert re.search(rf"^{message} =", MESSAGES, re.M), message
    for event in events:
        assert event in EVENT_KINDS, event


def test_the_page_on_the_engine_names_what_is_there() -> None:
    text = page("engine.md")
    modules = re.findall(r"`((?:engine|cards)/[\w/]+\.py)`", text)
    named = re.findall(r"`(\w+)`\s+(?:in|\()\s*`(engine/[\w/]+\.py)`", text)
    assert len(modules) > 8 and named
    for module in modules:
        assert (PACKAGE / module).exists(), module
    for name, module in named:
        assert defines((PACKAGE / module).read_text(encoding="utf-8"), name), f"{name} in {module}"


def test_contributors_are_told_of_every_part_of_the_package() -> None:
    """Whoever has read the table knows where a card, a rule, a message, an agent or a screen is added."""
    table = (
        (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Where things go")[2].partition("## ")[0]
    )
    for part in PACKAGE.iterdir():
        if part.name not in ("__pycache__", "__main__.py", "py.typed"):
            assert f"`{part.name}`" in table or f"`src/agricola/{part.name}" in table, part.name
    for path in re.findall(r"`((?:src|web)/[^`]+)`", table):
        assert (ROOT / path).exists(), path
