"""Agents of other people: a class in a file of theirs, loaded by path."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from agricola.agents.protocol import Agent
from agricola.engine.errors import BadOption


def load_agent_file(spec: str, seed: int) -> Agent:
    """The agent that `path/to/file.py:Class` names, made with a seed."""
    path, _, name = spec.rpartition(":")
    file = Path(path).resolve()
    if not file.is_file():
        raise BadOption(f"there is no file {path}")
    try:
        with redirect_stdout(sys.stderr):  # what it says of itself is not part of anybody's results
            found = file.stat()
            module = _module(file, found.st_mtime_ns, found.st_size)
    except (Exception, SystemExit) as problem:
        raise BadOption(f"{path} can't be loaded: {what_went_wrong(problem, file)}") from problem
    if not name:
        raise BadOption(f"which class of {path} plays? Write {path}:Class")
    made = getattr(module, name, None)
    if not callable(made):
        raise BadOption(f"{path} has no class {name}")
    try:
        with redirect_stdout(sys.stderr):
            agent = made(seed)
    except (Exception, SystemExit) as problem:
        raise BadOption(
            f"{name}({seed}) in {path} can't be made: {what_went_wrong(problem, file)}; an agent is made with a seed"
        ) from problem
    if not callable(getattr(agent, "choose", None)):
        raise BadOption(f"{name} in {path} has no choose(observation, deadline)")
    return agent  # type: ignore[no-any-return]


@lru_cache(maxsize=32)
def _module(file: Path, changed: int, size: int) -> ModuleType:
    """The module in a file, run once for each version of the file: a new game needs a new agent, not new code.

    Two versions may have the same time, where a system's clock for files is coarse, but hardly the same size too.
    """
    name = f"agricola_stranger_{file.stem}_{abs(hash(file)):x}"
    found = importlib.util.spec_from_file_location(name, file)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    # Dataclasses look their module up by name; and a file may import those that lie beside it, as a script may.
    sys.modules[name] = module
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    found.loader.exec_module(module)
    return module


def shown(thing: object, form: Callable[[object], str] = repr) -> str:
    """A stranger's thing as text, even when it can't say what it is."""
    try:
        return form(thing)
    except Exception:
        return f"<{type(thing).__name__}>"


def what_went_wrong(problem: BaseException, file: Path | None = None) -> str:
    """An exception in a line: its kind, its words, and where it was raised (as seen from a file, if one is given)."""
    words = shown(problem, str)
    said = f"{type(problem).__name__}: {words}" if words else type(problem).__name__
    if isinstance(problem, SyntaxError):
        return f"{type(problem).__name__}: {problem.msg} ({Path(problem.filename or '?').name}, line {problem.lineno})"
    frames = list(traceback.extract_tb(problem.__traceback__))
    frames = [frame for frame in frames if file is None or Path(frame.filename) == file] or frames
    return f"{said} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else said
