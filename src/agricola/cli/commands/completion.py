"""The command `agricola completion`: writes what a shell needs to complete the command line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass

from agricola.agents.roster import LEVELS
from agricola.cli.exit_codes import DONE, Commands, add_command

SHELLS = ("bash", "zsh", "fish")
_EXAMPLES = """
  agricola completion bash      put `source <(agricola completion bash)` into ~/.bashrc
  agricola completion zsh       write it to a file _agricola in a folder of $fpath
  agricola completion fish      write it to ~/.config/fish/completions/agricola.fish
"""
_PATHS = ("FILE", "FOLDER")
"""What a value is called in the help where it is a path."""
_SUGGESTED = {"--level": tuple(LEVELS), "words": ("stats",)}
"""Words to offer where others may be written too."""


@dataclass(frozen=True)
class Value:
    """What may be written in a place: some words, a path, or something that nobody can guess."""

    words: tuple[str, ...] = ()
    is_path: bool = False


@dataclass(frozen=True)
class Option:
    """An option of a command."""

    names: tuple[str, ...]
    says: str
    value: Value | None
    """What follows it; None when nothing does."""
    repeats: bool


@dataclass(frozen=True)
class Described:
    """A command as its parser describes it."""

    says: str
    options: tuple[Option, ...]
    value: Value
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
        value = Value()
        for action in parser._actions:
            if not action.option_strings:
                value = _value(action)
                continue
            takes = action.nargs != 0 and not isinstance(action, argparse.BooleanOptionalAction)
            repeats = isinstance(action, argparse._AppendAction)
            names = tuple(action.option_strings)
            options.append(Option(names, action.help or "", _value(action) if takes else None, repeats))
        found[name] = Described(says.get(name, ""), tuple(options), value)
    return found


def _value(action: argparse.Action) -> Value:
    named = action.option_strings[-1] if action.option_strings else action.dest
    words = tuple(str(choice) for choice in action.choices or ()) or _SUGGESTED.get(named, ())
    return Value(words, action.metavar in _PATHS)


def bash(commands: Mapping[str, Described]) -> str:
    """The script for bash: words by command and by the option before, and paths where one is to be written."""
    lines = [
        "# Completion of agricola for bash.",
        "_agricola() {",
        '    local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"',
        '    local command="${COMP_WORDS[1]}" words="" paths=""',
        "    COMPREPLY=()",
        '    if [ "$COMP_CWORD" -eq 1 ]; then',
        f'        words="{" ".join(commands)} --help --version"',
        "    else",
        '        case "$command:$prev" in',
    ]
    for name, command in commands.items():
        for option in command.options:
            if option.value is not None:
                names = "|".join(f"{name}:{one}" for one in option.names)
                lines.append(f"            {names}) {_bash_value(option.value)} ;;")
    lines += ["            *)", '                case "$command" in']
    for name, command in commands.items():
        known = (*command.value.words, *(one for option in command.options for one in option.names))
        lines.append(f"                    {name}) {_bash_value(Value(known, command.value.is_path))} ;;")
    lines += [
        "                esac ;;",
        "        esac",
        "    fi",
        '    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")',
        '    if [ -n "$paths" ] && [ "${cur#-}" = "$cur" ]; then',
        "        COMPREPLY=()  # bash itself completes paths",
        "        compopt -o default 2>/dev/null",
        "    fi",
        "}",
        "complete -F _agricola agricola",
    ]
    return "\n".join(lines)


def _bash_value(value: Value) -> str:
    return f'words="{" ".join(value.words)}"{" paths=1" if value.is_path else ""}'


def zsh(commands: Mapping[str, Described]) -> str:
    """The script for zsh, as a file of $fpath or to be sourced."""
    lines = ["#compdef agricola", "", "_agricola() {", "    local -a commands", "    commands=("]
    lines += [f"        {_quoted(f'{name}:{command.says}')}" for name, command in commands.items()]
    lines += [
        "    )",
        "    if (( CURRENT == 2 )); then",
        "        _describe command commands",
        "        _arguments '--help[show help]' '--version[say which version this is]'",
        "        return",
        "    fi",
        "    shift words",
        "    (( CURRENT-- ))",
        '    case "$words[1]" in',
    ]
    for name, command in commands.items():
        places = []
        for option in command.options:
            value = "" if option.value is None else f":{_zsh_value(option.value)}"
            about = option.says.replace("[", "(").replace("]", ")").replace(":", ";")
            again = "*" * option.repeats
            places += [f"{again}{one}[{about}]{value}" for one in option.names]
        if command.value != Value():
            places.append(f"*{_zsh_value(command.value)}")
        lines.append(" \\\n            ".join([f"        {name}) _arguments", *map(_quoted, places)]) + " ;;")
    lines += [
        "    esac",
        "}",
        "",
        'if [[ "$funcstack[1]" == _agricola ]]; then',
        '    _agricola "$@"',
        "else",
        "    compdef _agricola agricola",
        "fi",
    ]
    return "\n".join(lines)


def _zsh_value(value: Value) -> str:
    return f": :({' '.join(value.words)})" if value.words else ": :_files" if value.is_path else ": : "


def fish(commands: Mapping[str, Described]) -> str:
    """The script for fish."""
    lines = [
        "# Completion of agricola for fish.",
        "function __agricola_command",
        "    set -l words (commandline -opc)",
        '    test (count $words) -gt 1; and test "$words[2]" = "$argv[1]"',
        "end",
        "complete -c agricola -f",
        "complete -c agricola -n __fish_use_subcommand -l help -d 'show help'",
        "complete -c agricola -n __fish_use_subcommand -l version -d 'say which version this is'",
    ]
    for name, command in commands.items():
        lines.append(f"complete -c agricola -n __fish_use_subcommand -a {name} -d {_quoted(command.says)}")
    for name, command in commands.items():
        here = f"complete -c agricola -n '__agricola_command {name}'"
        if command.value.words:
            lines.append(f"{here} -a {_quoted(' '.join(command.value.words))}")
        elif command.value.is_path:
            lines.append(f"{here} -F")
        for option in command.options:
            names = " ".join(f"-l {one[2:]}" if one.startswith("--") else f"-s {one[1:]}" for one in option.names)
            value = "" if option.value is None else _fish_value(option.value)
            lines.append(f"{here} {names}{value} -d {_quoted(option.says)}")
    return "\n".join(lines)


def _fish_value(value: Value) -> str:
    return f" -x -a {_quoted(' '.join(value.words))}" if value.words else " -r -F" if value.is_path else " -x"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
