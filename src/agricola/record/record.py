"""A game as text: its options, its seed, what chance answered, its moves, and comments on them.

The last line carries the number of moves and a check sum, so that a record that was cut short or edited is noticed.
Comments are not part of the check: anybody may write them into the file, each line of them after a `#`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from agricola.engine.errors import BadRecord
from agricola.record.text_file import load_text_file

_KIND = "agricola record"
_TITLE = f"{_KIND} 2"
_CHECK_LENGTH = 16
_REMARK = "#"
_SEATS = "seats"


@dataclass(frozen=True)
class Record:
    """One game, whole or as far as it went. `str(record)` is the text that `load` reads."""

    setup: dict[str, object]
    """What `new_game` was given, or {"position": {...}} for a game that began in mid-play."""
    chance: dict[str, object]
    """What chance answered: the starting player, the round cards, the hands, the piles and its generator."""
    moves: tuple[tuple[int, str], ...]
    """The seat and the code of each move."""
    scores: tuple[int, ...] = field(default=())
    """The final totals; empty for a game that is not over."""
    comments: Mapping[int, str] = field(default_factory=dict)
    """What somebody remarked after a move, by its number from 1 on; 0 is a remark on the game before its first move."""
    seats: tuple[str, ...] = ()
    """Who sat at each seat; empty where nobody says."""

    def __str__(self) -> str:
        lines = [_TITLE]
        lines += [f"{name}: {json.dumps(value)}" for name, value in self.setup.items()]
        lines += [f"chance {name}: {json.dumps(value)}" for name, value in self.chance.items()]
        if self.seats:
            lines.append(f"{_SEATS}: {json.dumps(self.seats)}")
        lines += self._comment(0)
        for number, (seat, text) in enumerate(self.moves, start=1):
            lines += [f"P{seat + 1} {text}", *self._comment(number)]
        if self.scores:
            lines.append("scores: " + " ".join(str(total) for total in self.scores))
        body = "\n".join(lines) + "\n"
        return f"{body}end: {len(self.moves)} moves, check {_check(body)}\n"

    def _comment(self, number: int) -> list[str]:
        """The lines of the comment after a move."""
        return [f"{_REMARK} {line}".rstrip() for line in self.comments.get(number, "").splitlines()]


def _check(body: str) -> str:
    """The check sum of all lines but comments."""
    body = "".join(line for line in body.splitlines(keepends=True) if not line.startswith(_REMARK))
    return hashlib.sha256(body.encode(errors="surrogatepass")).hexdigest()[:_CHECK_LENGTH]


def load(path: str | Path) -> Record:
    """Read a record from a file."""
    return load_text_file(path, "record of a game", loads)


def loads(text: str) -> Record:
    """Read a record from its text."""
    if not isinstance(text, str):
        raise BadRecord(f"the text of a record is a str, not {type(text).__name__}")
    lines = text.splitlines()
    title = lines[0].strip() if lines else ""
    if title != _TITLE and title.startswith(f"{_KIND} "):
        raise BadRecord(f"this is {title!r}, but this version reads {_TITLE!r} only; read it with the version it is of")
    if title != _TITLE:
        raise BadRecord(f"this is no record of a game: its first line is not {_TITLE!r}")
    if not lines[-1].startswith("end: "):
        raise BadRecord("the record is cut short: its last line, which begins with 'end:', is missing")
    body = "\n".join(lines[:-1]) + "\n"
    setup: dict[str, object] = {}
    chance: dict[str, object] = {}
    moves: list[tuple[int, str]] = []
    scores: tuple[int, ...] = ()
    seats: tuple[str, ...] = ()
    comments: dict[int, list[str]] = {}
    for number, line in enumerate(lines[1:-1], start=2):
        head, separator, rest = line.partition(" ")
        if line.startswith(_REMARK):
            comments.setdefault(len(moves), []).append(line[len(_REMARK) :].strip())
        elif head[:1] == "P" and head[1:].isdecimal() and separator:
            moves.append((_number(head[1:], number) - 1, rest))
        elif line.startswith("scores: "):
            scores = tuple(_number(word, number) for word in line.split()[1:])
        else:
            name, colon, value = line.partition(": ")
            if not colon:
                raise BadRecord(f"line {number} of the record can't be read: {line!r}")
            if name == _SEATS:
                seats = _names(_value(value, number), number)
                continue
            target, name = (chance, name[7:]) if name.startswith("chance ") else (setup, name)
            target[name] = _value(value, number)
    if lines[-1] != f"end: {len(moves)} moves, check {_check(body)}":
        raise BadRecord(
            "the record was edited or damaged: its last line does not fit the rest; "
            "replay the moves in a new game and save that game's record"
        )
    told = {number: "\n".join(remark) for number, remark in comments.items()}
    return Record(setup, chance, tuple(moves), scores, told, seats)


def _names(value: object, line: int) -> tuple[str, ...]:
    if not isinstance(value, list) or any(not isinstance(name, str) for name in value):
        raise BadRecord(f"line {line} of the record: {_SEATS} lists who sat at each seat")
    return tuple(value)


def _number(word: str, line: int) -> int:
    try:
        return int(word)
    except ValueError:
        raise BadRecord(f"line {line} of the record: {word!r} is no number") from None


def _value(text: str, line: int) -> object:
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(f"line {line} of the record can't be read: {text!r}") from None
    return value
