"""The command `agricola completion`: writes what a shell needs to complete the command line."""

from __future__ import annotations

import argparse

from agricola.agents.roster import LEVELS
from agricola.cli.arguments import DONE, Commands, add_command
from agricola.engine.errors import BadOption

SHELLS = ("bash", "zsh", "fish", "tcsh", "powershell")
_EXAMPLES = """
  agricola completion bash      put `eval "$(agricola completion bash)"` into ~/.bashrc
  agricola completion zsh       write it to a file _agricola in a folder of $fpath
  agricola completion fish      write it to ~/.config/fish/completions/agricola.fish
"""
_PATHS = ("FILE", "FOLDER")
"""What a value is called in the help where it is a path."""
_SUGGESTED = {"level": tuple(LEVELS), "words": ("stats",)}
"""Words to offer where others may be written too."""


def add_parser(commands: Commands) -> None:
    """Say what the command takes."""
    parser = add_command(
        commands,
        "completion",
        "write the completion for a shell",
        "Write a script that teaches a shell to complete commands, options and their values.",
        _EXAMPLES,
    )
    parser.add_argument("shell", choices=SHELLS, help="which shell")


def run(given: argparse.Namespace) -> int:
    """Write the script, made from the parsers of all commands."""
    try:
        import shtab  # noqa: PLC0415
    except ImportError as missing:
        raise BadOption("completion needs shtab: pip install 'agricola[terminal]'") from missing
    for parser in given.commands.choices.values():
        for action in parser._actions:
            if action.metavar in _PATHS:
                action.complete = shtab.FILE
            elif action.dest in _SUGGESTED and not action.choices:
                # Each on a line of its own, in words that every shell knows: fish takes a line for one word.
                action.complete = shtab.cmd("; ".join(f"echo {word}" for word in _SUGGESTED[action.dest]))
    print(shtab.complete(given.parser, given.shell))
    return DONE
