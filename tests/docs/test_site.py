"""The site of the documentation: its pages are all in it, and examples become code."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.dependency_group import requirements
from tools.site_hooks import on_page_markdown, with_blocks

ROOT = Path(__file__).parents[2]


def test_every_page_has_its_place_in_the_site() -> None:
    listed = re.findall(r"([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.M)
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert sorted(listed) == sorted(pages)


def test_every_screenshot_is_shown() -> None:
    shown = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs").rglob("*.md"))
    left_out = {"icon.svg", "terminal-small.svg"}
    for path in (ROOT / "docs" / "screenshots").iterdir():
        assert path.name in left_out or path.name in shown, path.name


def test_the_reference_shows_what_is_there() -> None:
    import importlib  # noqa: PLC0415

    for name in re.findall(r"^::: ([\w.]+)$", (ROOT / "docs" / "reference.md").read_text(encoding="utf-8"), re.M):
        module, _, thing = name.rpartition(".")
        found = getattr(importlib.import_module(module), thing)
        assert found.__doc__, name


def test_examples_become_code_and_fences_stay() -> None:
    lines = ["Words.", ">>> 1 + 1", "2", "", "More.", "```python", ">>> inside", "```", "   >>> last"]
    assert list(with_blocks(lines)) == [
        "Words.", "", "```pycon", ">>> 1 + 1", "2", "```", "", "More.", "```python", ">>> inside", "```",
        "", "   ```pycon", "   >>> last", "   ```",
    ]  # fmt: skip


def test_links_out_of_the_pages_lead_to_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    page = SimpleNamespace(file=SimpleNamespace(src_uri="agents.md"))
    text = "See [the agent](../examples/agent.py)."
    monkeypatch.delenv("REPOSITORY_URL", raising=False)
    assert on_page_markdown(text, page) == "See the agent."
    monkeypatch.setenv("REPOSITORY_URL", "https://example.org/agricola")
    assert on_page_markdown(text, page) == "See [the agent](https://example.org/agricola/blob/main/examples/agent.py)."
    above = SimpleNamespace(file=SimpleNamespace(src_uri="cards/README.md"))
    assert on_page_markdown("[a](../adding-a-card.md)", above) == "[a](../adding-a-card.md)"


def test_a_group_is_what_it_includes_in_words_that_a_shell_takes_one_by_one() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    assert set(requirements("test") + requirements("compile")) < set(requirements("dev"))
    for name in groups:
        assert not [one for one in requirements(name) if " " in one]
