"""Reading a text file that a player names, with a message for each way in which that can fail."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from agricola.engine.errors import BadRecord

Read = TypeVar("Read")


def load_text_file(path: str | Path, what: str, loads: Callable[[str], Read]) -> Read:
    """What `loads` makes of a file's text; `what` names it in messages: "record of a game"."""
    if not isinstance(path, str | Path):
        raise BadRecord(f"a {what} is loaded from the path of a file, not from {type(path).__name__}")
    if "\n" in str(path):
        raise BadRecord(f"this is the text of a {what}, not the path of a file; read it with loads()")
    try:
        return loads(Path(path).read_text(encoding="utf-8"))
    except BadRecord as problem:
        raise BadRecord(f"{path}: {problem}") from problem
    except OSError as problem:
        raise BadRecord(f"{path} can't be read: {problem.strerror or problem}") from problem
    except UnicodeDecodeError as problem:
        raise BadRecord(f"{path} is no {what}: it is not even text") from problem
    except ValueError as problem:
        raise BadRecord(f"{str(path)!r} is not the name of a file") from problem
