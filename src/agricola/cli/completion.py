"""The command `agricola completion`: writes what a shell needs to complete the command line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass

from agricola.cli.codes import DONE, Commands, add_command

SHELLS = ("bash", "zsh", "fish")
_EXAMPLES = """
  agricola completion bash      put `source <(agricola completion bash)` into ~/.bashrc
  agricola completion zsh       write it to a file _agricola in a folder of $fpath
  agricola completion fish      write it to ~/.config/fish/completions/agricola.fish
"""


@dataclass(frozen=True)
class Option:
    """An option of a command, and the words that may follow it; None when it takes no value."""

    names: tuple[str, ...]
    says: str
    words: tuple[str, ...] | None


@dataclass(frozen=True)
class Described:
    """A command as its parser describes it."""

    says: str
    options: tuple[Option, ...]
    words: tuple[str, ...]
    """What may stand there without an option."""


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
    parser.set_defaults(commands=commands)


def run(given: argparse.Namespace) -> int:
    """Write the script, made from the parsers of all commands."""
    described = describe(given.commands)
    print({"bash": bash, "zsh": zsh, "fish": fish}[given.shell](described))
    return DONE


def describe(commands: Commands) -> dict[str, Described]:
    """Every command with its options, as the parsers have them."""
    says = {action.dest: action.help or "" for action in commands._choices_actions}
    found = {}
    for name, parser in commands.choices.items():
        options: list[Option] = []
        words: tuple[str, ...] = ()
        for action in parser._actions:
            values = tuple(str(choice) for choice in action.choices or ())
            if action.option_strings:
                takes = action.nargs != 0 and not isinstance(action, argparse.BooleanOptionalAction)
                options.append(Option(tuple(action.option_strings), action.help or "", values if takes else None))
            else:
                words += values
        found[name] = Described(says.get(name, ""), tuple(options), words)
    return found


def bash(commands: Mapping[str, Described]) -> str:
    """The script for bash: words by command and by the option before; files where nothing else fits."""
    lines = [
        "# Completion of agricola for bash.",
        "_agricola() {",
        '    local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"',
        '    local command="${COMP_WORDS[1]}" words=""',
        "    COMPREPLY=()",
        '    if [ "$COMP_CWORD" -eq 1 ]; then',
        f'        words="{" ".join(commands)} --help"',
        "    else",
        '        case "$command:$prev" in',
    ]
    for name, command in commands.items():
        for option in command.options:
            if option.words is not None:
                names = "|".join(f"{name}:{one}" for one in option.names)
                lines.append(f'            {names}) words="{" ".join(option.words)}" ;;')
    lines += ["            *)", '                case "$command" in']
    for name, command in commands.items():
        known = " ".join([*command.words, *(one for option in command.options for one in option.names)])
        lines.append(f'                    {name}) words="{known}" ;;')
    lines += [
        "                esac ;;",
        "        esac",
        "    fi",
        '    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")',
        "}",
        "complete -o default -F _agricola agricola",
    ]
    return "\n".join(lines)


def zsh(commands: Mapping[str, Described]) -> str:
    """The script for zsh."""
    lines = ["#compdef agricola", "", "_agricola() {", "    local -a commands", "    commands=("]
    lines += [f"        {_quoted(f'{name}:{command.says}')}" for name, command in commands.items()]
    lines += [
        "    )",
        "    if (( CURRENT == 2 )); then",
        "        _describe command commands",
        "        return",
        "    fi",
        '    case "$words[2]" in',
    ]
    for name, command in commands.items():
        lines.append(f"        {name}) _arguments \\")
        for option in command.options:
            for one in option.names:
                value = (
                    "" if option.words is None else f": :({' '.join(option.words)})" if option.words else ": :_files"
                )
                about = option.says.replace("[", "(").replace("]", ")").replace(":", ";")
                lines.append(f"            {_quoted(f'{one}[{about}]{value}')} \\")
        rest = f"*: :({' '.join(command.words)})" if command.words else "*: :_files"
        lines.append(f"            {_quoted(rest)} ;;")
    lines += ["    esac", "}", "", '_agricola "$@"']
    return "\n".join(lines)


def fish(commands: Mapping[str, Described]) -> str:
    """The script for fish."""
    lines = ["# Completion of agricola for fish."]
    for name, command in commands.items():
        lines.append(f"complete -c agricola -n __fish_use_subcommand -f -a {name} -d {_quoted(command.says)}")
    for name, command in commands.items():
        here = f"complete -c agricola -n '__fish_seen_subcommand_from {name}'"
        if command.words:
            lines.append(f"{here} -f -a {_quoted(' '.join(command.words))}")
        for option in command.options:
            names = " ".join(f"-l {one[2:]}" if one.startswith("--") else f"-s {one[1:]}" for one in option.names)
            value = (
                "" if option.words is None else f" -x -a {_quoted(' '.join(option.words))}" if option.words else " -r"
            )
            lines.append(f"{here} {names}{value} -d {_quoted(option.says)}")
    return "\n".join(lines)


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
