"""Shell completion, asked of the shells themselves where they are installed."""

from __future__ import annotations

import os
import pty
import select
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import agricola
from agricola.agents.roster import LEVELS
from agricola.cli.command import COMMANDS
from tests.cli.conftest import Shell

pytest.importorskip("shtab")
PATIENCE = 120.0
Asked = Callable[[str, str, Path], list[str]]
"""What a shell offers for the last word of a line, given the script and a folder to work in."""


def ask_bash(script: str, line: str, folder: Path) -> list[str]:
    words = line.split(" ")
    asking = (
        f"{script}\nCOMP_WORDS=({' '.join(map(shlex.quote, words))}); COMP_CWORD={len(words) - 1}\n"
        # Outside a real completion bash has no place for options.
        "compopt() { :; }; _shtab_agricola; printf '%s\\n' \"${COMPREPLY[@]}\""
    )
    run = subprocess.run(["bash", "-c", asking], capture_output=True, text=True, check=True, cwd=folder)
    assert run.stderr == ""
    return sorted(run.stdout.split())


def ask_fish(script: str, line: str, folder: Path) -> list[str]:
    (folder / ".agricola.fish").write_text(script, encoding="utf-8")
    asking = f"source .agricola.fish; complete -C {shlex.quote(line)}"
    environment = {**os.environ, "HOME": str(folder)}
    run = subprocess.run(
        ["fish", "--no-config", "-c", asking], capture_output=True, text=True, check=True, cwd=folder, env=environment
    )
    assert run.stderr == ""
    return sorted(found.partition("\t")[0] for found in run.stdout.splitlines())


ZSH = """
PS1=
fpath=({folder}/.functions $fpath)
autoload -Uz compinit && compinit -u -D
{load}
bindkey '^I' complete-word
compadd () {{
    if [[ ${{@[1,(i)(-|--)]}} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
    typeset -a found
    builtin compadd -A found "$@"
    print -rl -- $found >> {folder}/.found
}}
told () {{ print -r -- '<end>' >> {folder}/.found }}
comppostfuncs=(told)
print ready
"""


def ask_zsh(script: str, line: str, folder: Path, load: str = "") -> list[str]:
    """Type the line and Tab into a zsh on a terminal; the words that it would offer go to a file instead."""
    functions, found = folder / ".functions", folder / ".found"
    functions.mkdir(exist_ok=True)
    (functions / "_agricola").write_text(script, encoding="utf-8")
    (folder / ".setup").write_text(ZSH.format(folder=folder, load=load), encoding="utf-8")
    found.write_text("", encoding="utf-8")
    ours, theirs = pty.openpty()
    zsh = subprocess.Popen(
        ["zsh", "-f", "-i"], stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, start_new_session=True,
        env={**os.environ, "TERM": "dumb"},
    )  # fmt: skip
    os.close(theirs)
    screen = b""
    begun = time.monotonic()

    def wait_for(happened: Callable[[], bool]) -> None:
        nonlocal screen
        while not happened():
            assert time.monotonic() - begun < PATIENCE, screen
            if select.select([ours], [], [], 0.05)[0]:
                screen += os.read(ours, 4096)

    try:
        os.write(ours, b"source .setup\n")
        wait_for(lambda: b"ready\r\n" in screen)
        os.write(ours, f"{line}\t".encode())
        wait_for(lambda: "<end>" in found.read_text(encoding="utf-8"))
    finally:
        zsh.kill()
        zsh.wait()
        os.close(ours)
    return sorted(set(found.read_text(encoding="utf-8").split()) - {"<end>"})


SHELLS: dict[str, Asked] = {"bash": ask_bash, "zsh": ask_zsh, "fish": ask_fish}


@pytest.fixture(params=list(SHELLS))
def asked(request: pytest.FixtureRequest, shell: Shell, tmp_path: Path) -> Callable[[str], list[str]]:
    """A shell that has learnt the completion."""
    name = request.param
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed here")
    script = shell(f"agricola completion {name}")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "my-game.txt").write_text("", encoding="utf-8")
    return lambda line: SHELLS[name](script, line, folder)


def test_commands_and_options_are_completed(asked: Callable[[str], list[str]]) -> None:
    assert set(asked("agricola ")) - {"--help", "--version"} == set(COMMANDS)
    assert asked("agricola re") == ["replay"]
    assert asked("agricola play --ed") == ["--edition"]
    assert {"--cards", "--no-cards", "--resume"} <= set(asked("agricola play --"))
    assert set(asked("agricola cards play --")) - {"--help"} == {"--edition", "--json", "--kind", "--language"}


def test_values_are_completed(asked: Callable[[str], list[str]]) -> None:
    assert asked("agricola play --edition ") == sorted(agricola.EDITIONS)
    assert asked("agricola play --level ") == sorted(LEVELS)
    assert asked("agricola completion b") == ["bash"]
    assert asked("agricola cards st") == ["stats"]


def test_paths_are_offered_where_one_is_to_be_written_and_nowhere_else(asked: Callable[[str], list[str]]) -> None:
    for line in ("agricola replay my", "agricola play --resume my", "agricola arena --out my"):
        assert asked(line) == ["my-game.txt"], line
    for line in ("agricola play --players m", "agricola version m", "agricola play m"):
        assert asked(line) == [], line


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed here")
def test_the_script_for_zsh_can_be_evaluated_too(shell: Shell, tmp_path: Path) -> None:
    script = shell("agricola completion zsh")
    (tmp_path / "sourced").write_text(script, encoding="utf-8")
    load = f'eval "$(cat {tmp_path}/sourced)"'
    assert ask_zsh("", "agricola play --edition f", tmp_path, load) == ["family"]


@pytest.mark.parametrize("name", list(SHELLS))
def test_every_shell_knows_every_command_and_option(shell: Shell, name: str) -> None:
    script = shell(f"agricola completion {name}")
    for command in COMMANDS:
        assert command in script
    for option in ("edition", "resume", "no-cards", "kind"):
        assert f"--{option}" in script or f"-l {option}" in script
