"""Prints the requirements of a dependency group, for versions of pip that do not know `--group`:

python -m pip install $(python tools/dependency_group.py dev)
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def requirements(name: str, project: Path = PROJECT) -> list[str]:
    """What a group asks for, with what the groups ask for that it includes."""
    groups = tomllib.loads(project.read_text(encoding="utf-8"))["dependency-groups"]
    found: list[str] = []
    for entry in groups[name]:
        found += [entry] if isinstance(entry, str) else requirements(entry["include-group"], project)
    return found


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1])))
