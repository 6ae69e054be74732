"""The rules that run here, by a fingerprint: a game remembers with which it began."""

from __future__ import annotations

import hashlib
from importlib.metadata import version
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[1]
_RULES: Final = ("engine", "cards", "editions", "variants", "record", "table", "game.py", "wording/reader.py")
"""What decides how a game goes on, and how what is written down of it is read."""


def fingerprint(root: Path = _ROOT) -> str:
    """A hash over the source of everything that decides how a game goes on."""
    found = hashlib.sha256()
    for name in _RULES:
        path = root / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            text = file.read_bytes().replace(b"\r\n", b"\n")
            found.update(f"{file.relative_to(root).as_posix()} {len(text)}\n".encode())
            found.update(text)
    return found.hexdigest()[:12]


PIN: Final = f"{version('agricola')}+{fingerprint()}"
"""The version of the package and the fingerprint of the rules that run here."""
