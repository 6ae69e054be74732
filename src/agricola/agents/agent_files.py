"""Agents of other people: a class in a file of theirs, loaded by path."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path

from agricola.agents.protocol import Agent
from agricola.engine.errors import BadOption
from agricola.python_files import load_python_file, what_went_wrong


def load_agent_file(spec: str, seed: int) -> Agent:
    """The agent that `path/to/file.py:Class` names, made with a seed."""
    path, _, name = spec.rpartition(":")
    file = Path(path).resolve()
    if not file.is_file():
        raise BadOption(f"there is no file {path}")
    try:
        module = load_python_file(file)
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
