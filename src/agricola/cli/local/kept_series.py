"""Series in files: where they lie, and which there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from agricola.cli.local.autosave import kept_games
from agricola.engine.errors import BadOption
from agricola.series import Series, load, text_of

_NAME: Final = re.compile(r"[\w][\w .-]*")


def series_folder() -> Path:
    """The folder of the series that are called by their name alone."""
    return kept_games() / "series"


def path_of(name: str) -> Path:
    """The file of a series: a name means one in the folder of all series, what ends with .json is the file itself."""
    if name.endswith(".json"):
        return Path(name)
    if not _NAME.fullmatch(name):
        raise BadOption(f"{name!r} is no name for a series; use letters and digits, or the name of a .json file")
    return series_folder() / f"{name}.json"


def find(name: str) -> Series:
    """The series of that name."""
    path = path_of(name)
    if not path.exists():
        raise BadOption(f"there is no series {name!r}; begin one with: agricola series new {name}")
    return load(path)


def write(series: Series, name: str) -> None:
    """Write a series to its file, whole or not at all."""
    path = path_of(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(text_of(series), encoding="utf-8")
    fresh.replace(path)


def names() -> list[str]:
    """The series in the folder of all series, the one that was played last first."""
    paths = sorted(series_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path.stem for path in paths]
