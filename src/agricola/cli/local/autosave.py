"""Games in files: those that somebody saves, and those that are kept when somebody leaves."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from agricola.cli.text.words import Words
from agricola.engine.errors import BadRecord
from agricola.game import Game


@dataclass(frozen=True)
class Kept:
    """A game that was kept, with the computers that play in it; None when nobody knows."""

    path: Path
    opponents: tuple[str, ...] | None


def kept_games() -> Path:
    """The folder in which games are kept that somebody left."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "agricola"


def all_kept() -> list[Kept]:
    """The games that were kept, the last one first."""
    paths = sorted(kept_games().glob("game-*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [Kept(path, _opponents(path)) for path in paths]


def latest() -> Kept:
    """The game that was left last; raises BadRecord when there is none."""
    games = all_kept()
    if not games:
        raise BadRecord("there is no game that you left; begin one with: agricola play")
    return games[0]


def _opponents(path: Path) -> tuple[str, ...] | None:
    """Who played in a kept game; what can't be read is as good as not written."""
    try:
        data = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        return tuple(str(name) for name in data["opponents"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def keep(game: Game, opponents: Sequence[str]) -> Path | None:
    """Keep a game where `--resume` finds it; None when nothing can be written anywhere."""
    record = game.record()
    setup = str(sorted(record.setup.items())).encode()
    name = f"game-{hashlib.sha256(setup).hexdigest()[:8]}.txt"
    for folder in (kept_games(), Path(tempfile.gettempdir()) / "agricola"):
        path = folder / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(str(record), encoding="utf-8")
            path.with_suffix(".json").write_text(json.dumps({"opponents": list(opponents)}), encoding="utf-8")
        except OSError:
            continue
        return path
    return None


def forget(game: Game) -> None:
    """Take a game that is over from those that were kept."""
    setup = str(sorted(game.record().setup.items())).encode()
    path = kept_games() / f"game-{hashlib.sha256(setup).hexdigest()[:8]}.txt"
    path.unlink(missing_ok=True)
    path.with_suffix(".json").unlink(missing_ok=True)


def save(game: Game, path: Path, own_files: set[Path], words: Words) -> str:
    """Write a game to a file, but never over one that is not its own; gives what is wrong, empty when nothing."""
    if path.exists() and path.resolve() not in own_files:
        return words("term-file-exists", path=str(path))
    try:
        path.write_text(str(game.record()), encoding="utf-8")
    except OSError as problem:
        return words("term-file-not-written", path=str(path), reason=problem.strerror or str(problem))
    own_files.add(path.resolve())
    return ""


def how_to_resume(path: Path, opponents: Sequence[str]) -> str:
    """The command that goes on with a game in a file."""
    others = f"--opponents {shlex.quote(','.join(opponents))}" if opponents else "--computers 0"
    return f"{program()} play --resume {shlex.quote(str(path))} {others}"


def program() -> str:
    """What to type for this command: its name where the shell finds it, its path otherwise."""
    called = sys.argv[0]
    return called if Path(called).name == "agricola" and shutil.which("agricola") is None else "agricola"
