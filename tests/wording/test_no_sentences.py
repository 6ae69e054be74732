"""The engine speaks in codes: its sources hold no sentence for people."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import agricola
from agricola.engine.deeds.improving import MAJOR_BY_MINOR_ACTION
from agricola.engine.kernel.moments import MOMENTS, SOURCE_NAMES
from agricola.wording.languages import messages

ENGINE = Path(agricola.__file__).parent / "engine"
MORE = [ENGINE.parent / "record" / "stack.py", *sorted((ENGINE.parent / "table").glob("*.py"))]
"""What stands above the engine and speaks in codes all the same."""

IDENTIFIERS = {
    *MOMENTS,  # the moments of a round, by which positions and cards name them
    *SOURCE_NAMES,  # where goods come from, in positions
    MAJOR_BY_MINOR_ACTION,  # a permission that cards give
    *("unused spaces", "fenced stables", "clay rooms", "stone rooms"),  # categories of the score sheet, for programs
    "between phases",  # a phase, in views
}
"""Names with a space in them that programs compare; people never read them."""

NOT_FOR_PEOPLE = ("__repr__", "__str__")
"""What a programmer sees in a debugger."""


def constants(tree: ast.AST) -> Iterator[ast.Constant]:
    """The texts of a module, without docstrings, errors for programmers and what debuggers show."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Raise | ast.Assert):
            continue
        if isinstance(node, ast.FunctionDef) and node.name in NOT_FOR_PEOPLE:
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node
        yield from constants(node)


def is_sentence(text: str) -> bool:
    """Whether a text has several words."""
    return len(text.split()) > 1 and not text.startswith("flow/") and text not in IDENTIFIERS


@pytest.mark.parametrize("path", [*sorted(ENGINE.rglob("*.py")), *MORE], ids=lambda path: path.name)
def test_the_engine_holds_no_sentence(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [f"line {one.lineno}: {one.value!r}" for one in constants(tree) if is_sentence(str(one.value))]
    assert found == []


def test_a_sentence_would_be_found() -> None:
    source = 'def f():\n    """Says it."""\n    raise E("not so fast")\n    return f"it is {n} short"\n'
    assert [one.value for one in constants(ast.parse(source)) if is_sentence(str(one.value))] == ["it is "]


def test_every_code_of_the_engine_has_english_words() -> None:
    """`say("...")` names a message; what is put together from parts is found by the games that are played."""
    said = set()
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    said.add(code.value)
    assert len(said) > 100
    assert said <= set(messages("en"))
