"""What the compiled build forbids is noticed without compiling: nothing interpreted inherits from what is compiled."""

from __future__ import annotations

import ast
from pathlib import Path

import agricola

_ROOT = Path(agricola.__file__).parent


def test_no_class_outside_the_engine_inherits_from_one_inside() -> None:
    """Errors may: the engine marks them for it, by inheriting from Python's own."""
    found = []
    for path in sorted(_ROOT.rglob("*.py")):
        if path.is_relative_to(_ROOT / "engine"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        taken = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("agricola.engine")
            for alias in node.names
            if node.module != "agricola.engine.errors"
        }
        found += [
            f"{path.name}: {node.name}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id in taken for b in node.bases)
        ]
    assert found == []
