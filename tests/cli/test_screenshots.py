"""The pictures of the terminal game: each can be taken, always the same, and fetches nothing from elsewhere."""

from __future__ import annotations

import asyncio
import re

import pytest

from tests.cli.screenshots import FOLDER, SCENES, picture


@pytest.mark.parametrize("name", SCENES)
def test_each_picture_can_be_taken(name: str) -> None:
    svg = asyncio.run(picture(SCENES[name]))
    assert svg.startswith("<svg")
    assert svg.count("<text") > 5
    assert set(re.findall(r"https?://[^\"\s<]+", svg)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in svg
    assert "url(" not in svg.replace("url(#", "")


def test_a_picture_is_the_same_every_time() -> None:
    assert asyncio.run(picture(SCENES["small"])) == asyncio.run(picture(SCENES["small"]))


def test_the_docs_hold_every_picture() -> None:
    assert sorted(path.name for path in FOLDER.glob("terminal-*.svg")) == sorted(
        f"terminal-{name}.svg" for name in SCENES
    )
