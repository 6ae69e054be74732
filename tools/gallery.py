"""Writes the pages on the cards (`docs/cards`) and on the words that they are made of (`docs/vocabulary.md`).

    make gallery

Everything is derived: the cards from the catalog, the words from the docstrings beside their definitions. The pages
are the same on every machine.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from agricola.cards import catalog
from agricola.cards.rulings import rulings_of
from agricola.cards.words import Card
from agricola.wording.card_facts import facts

COMMAND: Final = "make gallery"
_GENERATED: Final = f"<!-- Written by `{COMMAND}`; do not edit. -->"
_SOURCE: Final = Path(__file__).resolve().parents[1] / "src" / "agricola"
_WORDS: Final = "agricola.cards.words"

PAGES: Final[Mapping[str, tuple[str, tuple[Card, ...]]]] = {
    "majors": ("Major improvements of the original and the revised edition", catalog.MAJORS),
    "revised-minors": ("Minor improvements of the revised edition", catalog.REVISED_MINORS),
    "revised-occupations": ("Occupations of the revised edition", catalog.REVISED_OCCUPATIONS),
    "original-minors": ("Minor improvements of the original edition", catalog.ORIGINAL_MINORS),
    "original-occupations": ("Occupations of the original edition", catalog.ORIGINAL_OCCUPATIONS),
    "family": ("Improvements of the Family Edition", catalog.FAMILY_IMPROVEMENTS),
}


# --- cards ------------------------------------------------------------------------------------------------------------


def entry(card: Card) -> str:
    """One card as a section of its page."""
    told = [f"`{card.id}`", *(f"{name}: {value}" for name, value in facts(card).items() if name != "kind")]
    rulings = "".join(f"- {ruling}\n" for ruling in rulings_of(card.id))
    below = f"\nRulings:\n\n{rulings}" if rulings else ""
    return f"## {card.name}\n\n{' · '.join(told)}\n\n{card.text}\n{below}"


def card_page(title: str, cards: Sequence[Card]) -> str:
    """The page on some cards, in the order of the catalog."""
    return "\n".join([f"# {title}\n", _GENERATED + "\n", *map(entry, cards)])


def index_page() -> str:
    """The page that leads to the others."""
    lines = [
        "# The card gallery",
        "",
        _GENERATED,
        "",
        "Every card with its printed facts, with what it does and with rulings, in our own words. `agricola cards`",
        "searches them in the terminal. How a card is written: [adding a card](../adding-a-card.md),",
        "[vocabulary](../vocabulary.md).",
        "",
        "| page | cards |",
        "| --- | ---: |",
    ]
    lines += [f"| [{title}]({name}.md) | {len(cards)} |" for name, (title, cards) in PAGES.items() if cards]
    return "\n".join(lines) + "\n"


# --- words ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Word:
    """One word of the dictionary, as its source defines it."""

    name: str
    module: str
    form: str
    """How it is written: a signature, or the bare name."""
    about: str
    """Its docstring; for a constant the string below it."""


def words() -> list[Word]:
    """Every word that a card file may import, in the order of the modules that define them."""
    tree = _tree(_WORDS)
    public = _public(tree)
    found: list[Word] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            known_as = {alias.name: alias.asname or alias.name for alias in node.names}
            for word in _in_body(_tree(node.module).body, node.module):
                first, dot, method = word.name.partition(".")
                name = known_as.get(first, "")
                if name in public:
                    found.append(replace(word, name=name + dot + method, form=re.sub(r"^\w+", name, word.form)))
    missing = public - {word.name for word in found}
    if missing:
        raise ValueError(f"cards/words.py lists words that no module defines: {', '.join(sorted(missing))}")
    return found


def card_words() -> list[Word]:
    """The keywords of a card declaration beside its printed facts: `on`, `cooks`, `prices`, ..."""
    tree = _tree("agricola.cards.vocabulary.declare")
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == "RuleWords":
            return _in_body(node.body, "agricola.cards.vocabulary.declare")
    raise ValueError("cards/vocabulary/declare.py has no RuleWords")


def _tree(module: str) -> ast.Module:
    path = _SOURCE.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8"))


def _public(tree: ast.Module) -> set[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            return set(ast.literal_eval(node.value))
    return set()


def _in_body(body: Sequence[ast.stmt], module: str) -> list[Word]:
    found: list[Word] = []
    for number, node in enumerate(body):
        if isinstance(node, ast.FunctionDef):
            if not any(isinstance(mark, ast.Name) and mark.id == "overload" for mark in node.decorator_list):
                found.append(Word(node.name, module, _signature(node), ast.get_docstring(node) or ""))
        elif isinstance(node, ast.ClassDef):
            found.append(Word(node.name, module, node.name, ast.get_docstring(node) or ""))
            if ".vocabulary." in module:
                found += _methods(node, module)
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name):
                below = body[number + 1] if number + 1 < len(body) else None
                found.append(Word(target.id, module, target.id, _string(below)))
    return found


def _methods(node: ast.ClassDef, module: str) -> list[Word]:
    """What can be said of a word: `count.at_least(3)`, `moment.when(condition)`."""
    found: list[Word] = []
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
            name = f"{node.name}.{method.name}"
            found.append(Word(name, module, f"{node.name}.{_signature(method)}", ast.get_docstring(method) or ""))
    return found


def _string(node: ast.stmt | None) -> str:
    """The text of a statement that is nothing but a string."""
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return str(node.value.value).strip() if is_text else ""  # type: ignore[union-attr]  # checked in the line above


def _signature(node: ast.FunctionDef) -> str:
    """The parameters without their types: `by_steps(count, table)`."""
    arguments = ast.parse(f"def f({ast.unparse(node.args)}): pass").body[0]
    assert isinstance(arguments, ast.FunctionDef)
    given = arguments.args
    given.args = [argument for argument in given.args if argument.arg != "self"]
    for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
        if argument is not None:
            argument.annotation = None
    return f"{node.name}({ast.unparse(given)})"


def _title(module: str) -> str:
    tree = _tree(module)
    return re.split(r"\.(?:\s|$)", ast.get_docstring(tree) or module)[0]


def vocabulary_page() -> str:
    """The reference of all words, section by section as the modules define them."""
    lines = [
        "# Vocabulary",
        "",
        _GENERATED,
        "",
        "Every word that a card file may import from `agricola.cards.words`. How to write a card with them:",
        "[adding a card](adding-a-card.md).",
        "",
        "## What a card may say",
        "",
        "The keywords of `minor`, `occupation` and `major` beside the printed facts.",
        "",
        *_rows(card_words()),
    ]
    listed = words()
    vocabulary = [word for word in listed if ".vocabulary." in word.module]
    for module in sorted({word.module for word in vocabulary}):
        lines += ["", f"## {_title(module)}", "", f"`cards/vocabulary/{module.rpartition('.')[2]}.py`", ""]
        lines += _rows([word for word in vocabulary if word.module == module])
    lines += [
        "",
        "## For a function beside a card",
        "",
        "What the words cannot say is a small function, which sees the engine through these names.",
        "",
        *_rows([word for word in listed if word not in vocabulary]),
    ]
    return "\n".join(lines) + "\n"


def _rows(listed: Sequence[Word]) -> list[str]:
    rows = [f"| `{word.form}` | {_cell(word.about)} |" for word in listed]
    return ["| word | what it says |", "| --- | --- |", *rows]


def _cell(text: str) -> str:
    """A docstring as one cell of a table."""
    return re.sub(r"\s+", " ", text).replace("|", "\\|")


# --- files ------------------------------------------------------------------------------------------------------------


def pages() -> dict[str, str]:
    """Every generated page by its path under docs/."""
    written = {"cards/README.md": index_page(), "vocabulary.md": vocabulary_page()}
    written |= {f"cards/{name}.md": card_page(title, cards) for name, (title, cards) in PAGES.items() if cards}
    return written


def main(arguments: Sequence[str]) -> None:
    """Write all pages into a folder."""
    docs = Path(arguments[0] if arguments else "docs")
    for name, text in pages().items():
        path = docs / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(f"wrote {len(pages())} pages with {len(catalog.ALL_CARDS)} cards to {docs}")


if __name__ == "__main__":
    main(sys.argv[1:])
