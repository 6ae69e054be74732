"""Games in files: those that somebody saves, those that are kept while they are played, and the finished ones."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from agricola.cli.text.words import Words
from agricola.editions.own_decks import OWN_DECKS, load_deck, named_decks
from agricola.engine.errors import BadRecord
from agricola.game import Game
from agricola.record.record import Record, load

_FINISHED: Final = "finished"


@dataclass(frozen=True)
class KeptGame:
    """A game that was kept, with the computers that play in it; None when nobody knows."""

    path: Path
    opponents: tuple[str, ...] | None
    decks: tuple[str, ...] = ()
    """The files of the invented decks that it is played with."""

    def record(self) -> Record:
        """The record of the game, with its decks loaded."""
        self.load_decks()
        return load(self.path)

    def load_decks(self) -> None:
        """Load the decks of the game; one whose file is gone is missed when the record is played again."""
        for deck in self.decks:
            if Path(deck).exists():
                load_deck(deck)


def kept_games() -> Path:
    """The folder in which games are kept while they are played; the finished ones are in a folder inside."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "agricola"


def all_kept() -> list[KeptGame]:
    """The games that wait to be played on, the last one first."""
    return _found([folder for folder in _folders() if folder.is_dir()])


def all_finished() -> list[KeptGame]:
    """The games that were played to their end, the last one first."""
    return _found([folder / _FINISHED for folder in _folders() if (folder / _FINISHED).is_dir()])


def _folders() -> tuple[Path, ...]:
    """Where games are kept: in the player's own folder, or in the second one where the first can't be written."""
    return (kept_games(), Path(tempfile.gettempdir()) / f"agricola-{os.getuid() if hasattr(os, 'getuid') else ''}")


def _found(folders: Sequence[Path]) -> list[KeptGame]:
    paths = [path for folder in folders for path in folder.glob("game-*.txt")]
    paths.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return [_kept(path) for path in paths]


def latest() -> KeptGame:
    """The game that was left last; raises BadRecord when there is none."""
    games = all_kept()
    if not games:
        raise BadRecord("there is no game that you left; begin one with: agricola play")
    return games[0]


def _kept(path: Path) -> KeptGame:
    """A kept game with what is written beside it; what can't be read is as good as not written."""
    try:
        data = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        opponents = tuple(str(name) for name in data["opponents"])
        return KeptGame(path, opponents, tuple(str(deck) for deck in data.get("decks", ())))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return KeptGame(path, None)


def deck_files(game: Game) -> list[str]:
    """The files of the invented decks that a game is played with."""
    decks = named_decks(game.state.board.options.get(OWN_DECKS, ()))
    return [str(deck.path) for deck in decks if deck.path is not None]


def keep(game: Game, opponents: Sequence[str], path: Path | None = None) -> Path | None:
    """Keep a game where `--resume` finds it, in its own file if it has one; None when nothing can be written."""
    if path is not None and _write(path, game, opponents):
        return path
    name = f"game-{_mark(game)}"
    for folder in _folders():
        number = 1
        path = folder / f"{name}.txt"
        while path.exists():  # another game with the same set-up, which is not ours to overwrite
            number += 1
            path = folder / f"{name}-{number}.txt"
        if _write(path, game, opponents):
            return path
    return None


def archive(game: Game, opponents: Sequence[str], kept: Path | None) -> Path | None:
    """Put a game that is over among the finished ones, and no longer among those that wait."""
    name = f"game-{time.strftime('%Y%m%d-%H%M%S')}-{_mark(game)}.txt"
    done = next((path for folder in _folders() if _write(path := folder / _FINISHED / name, game, opponents)), None)
    if done is not None and kept is not None:
        kept.unlink(missing_ok=True)
        kept.with_suffix(".json").unlink(missing_ok=True)
    return done


def _mark(game: Game) -> str:
    """A short name for the set-up of a game."""
    return hashlib.sha256(str(sorted(game.record().setup.items())).encode()).hexdigest()[:8]


def _write(path: Path, game: Game, opponents: Sequence[str]) -> bool:
    """Write a game and who plays in it, each file whole or not at all; whether that was possible."""
    beside = {"opponents": list(opponents), "decks": deck_files(game)}
    texts = {path.with_suffix(".json"): json.dumps(beside), path: str(game.record())}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for file, text in texts.items():
            fresh = file.with_name(f"{file.name}.new")
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(file)
    except OSError:
        return False
    return True


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


def how_to_resume(path: Path, opponents: Sequence[str], game: Game) -> str:
    """The command that goes on with a game in a file."""
    others = f"--opponents {shlex.quote(','.join(opponents))}" if opponents else "--computers 0"
    decks = "".join(f" --deck {shlex.quote(deck)}" for deck in deck_files(game))
    return f"{program()} play --resume {shlex.quote(str(path))} {others}{decks}"


def program() -> str:
    """What to type for this command: its name where the shell finds it, its path otherwise."""
    called = sys.argv[0]
    return called if Path(called).name == "agricola" and shutil.which("agricola") is None else "agricola"
