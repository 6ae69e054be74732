"""The command `agricola version`."""

from __future__ import annotations

import argparse
import json
import platform
from typing import Final

from agricola import __version__
from agricola.cli.arguments import DONE, Commands, add_command, add_json
from agricola.engine.kernel import state

_EXAMPLES = """
  agricola version
  agricola version --json
"""
_COMPILED: Final = not str(state.__file__).endswith(".py")
VERSION_LINE: Final = f"agricola {__version__} ({'compiled' if _COMPILED else 'interpreted'})"


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    add_json(add_command(commands, "version", "say which version this is", "Say which version this is.", _EXAMPLES))


def run(given: argparse.Namespace) -> int:
    """Print the version and whether the engine is compiled; as data, the version of Python too."""
    if given.json:
        told = {"agricola": __version__, "compiled": _COMPILED, "python": platform.python_version()}
        print(json.dumps(told))
    else:
        print(VERSION_LINE)
    return DONE
