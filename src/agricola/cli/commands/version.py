"""The command `agricola version`."""

from __future__ import annotations

import argparse
import json
import platform

from agricola import __version__
from agricola.cli.arguments import DONE, Commands, add_command, add_json

_EXAMPLES = """
  agricola version
  agricola version --json
"""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    add_json(add_command(commands, "version", "say which version this is", "Say which version this is.", _EXAMPLES))


def run(given: argparse.Namespace) -> int:
    """Print the version; as data, that of Python too."""
    if given.json:
        print(json.dumps({"agricola": __version__, "python": platform.python_version()}))
    else:
        print(f"agricola {__version__}")
    return DONE
