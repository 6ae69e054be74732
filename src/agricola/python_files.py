"""Python files of other people: loaded by path, and what went wrong in them in one line with its place."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import lru_cache
from pathlib import Path
from types import ModuleType


def load_python_file(file: Path) -> ModuleType:
    """The module in a file, run once for each version of the file; raises whatever the file raises.

    What it prints goes to the error output: what it says of itself is not part of anybody's results.
    """
    with redirect_stdout(sys.stderr):
        found = file.stat()
        return _module(file, found.st_mtime_ns, found.st_size)


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
