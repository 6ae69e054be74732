"""The `agricola` command: whole games through its input, every command and every example of its help."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import agricola
from agricola.cli.command import COMMANDS
from agricola.cli.lines.typed import help_text
from agricola.cli.text.terminal import Terminal
from agricola.cli.text.words import Words
from tests.cli.conftest import Keyboard, Shell


def whole_game(edition: str, players: int, seed: int) -> agricola.Game:
    game = agricola.new_game(edition, players=players, cards=False, seed=seed)
    number = 0
    while not game.is_terminal():
        actions = game.legal_actions()
        game.apply(actions[number * 7 % len(actions)])
        number += 1
    return game


@pytest.mark.parametrize("edition", sorted(agricola.EDITIONS))
@pytest.mark.parametrize("computers", [0, 1])
def test_a_whole_game_through_the_input(shell: Shell, edition: str, computers: int) -> None:
    out = shell(f"agricola play --edition {edition} --computers {computers} --level random --seed 5", "1\n" * 500)
    assert shell.code == 0
    assert "The game is over." in out
    assert re.search(r"Player 1: -?\d+ points\n +-?\d+  \d+ field tiles?\n", out)
    assert re.search(r"Player \d( and Player \d share the victory| wins)\.\n$", out)


@pytest.mark.parametrize("edition", sorted(agricola.EDITIONS))
def test_a_game_can_be_played_in_notation(shell: Shell, edition: str) -> None:
    game = whole_game(edition, 2, seed=8)
    moves = [code for _, code in game.record().moves]
    out = shell(
        f"agricola play --edition {edition} --players 2 --computers 0 --no-cards --seed 8", "\n".join(moves) + "\n"
    )
    assert shell.code == 0
    for score in game.scores():
        assert f"Player {score.seat + 1}: {score.total} point" in out


def test_the_same_seed_gives_the_same_game_against_computers(shell: Shell) -> None:
    first = shell("agricola play --players 3 --seed 2", "1\n" * 300)
    assert shell("agricola play --players 3 --seed 2", "1\n" * 300) == first


def test_bad_input_is_refused_and_nothing_is_lost(shell: Shell) -> None:
    out = shell(
        "agricola play --players 1 --no-cards --seed 1",
        "99\n0\n²\nhello\nLessons (A)\n\nwhy\nwhy nowhere\nforest\nquit\n",
    )
    assert shell.code == 0
    assert "There is no choice 99" in out
    assert "'hello' is no move" in out
    assert "no occupations in the beginner game" in " ".join(out.split())
    assert "Type ? for help." in out
    assert "Why what?" in out
    assert "'nowhere' is no action space" in out
    assert "Player 1: Forest" in out


def test_undo_goes_back_to_the_last_decision_of_a_person(shell: Shell) -> None:
    out = shell("agricola play --players 1 --seed 3", "undo\nforest\nundo\nscore\nclay pit\nsave game.txt\nquit\n")
    assert "There is no decision to take back." in out
    moves = [text for seat, text in agricola.load(Path("game.txt")).moves if seat == 0]
    assert moves == ["place:clay_pit"]


def test_why_explains_a_space_and_takes_shortened_names(shell: Shell) -> None:
    out = shell("agricola play --players 1 --seed 1", "why farm exp\nwhy Well\nwhy c1\nwhy forest\n")
    assert "Farm Expansion: build rooms: 5 wood short" in out
    assert "Well: 1 wood short, 3 stone short." in out
    assert "c1: no farmyard space is to be chosen now." in out
    assert "Forest: nothing stands in the way." in out


def test_other_commands_of_the_game(shell: Shell) -> None:
    out = shell(
        "agricola play --players 1 --no-cards --seed 1", "?\nhelp\nlook\nall\ncards\nscore\nfarmland\nplow b1\nquit\n"
    )
    told = help_text(Words()).partition("\n\n")[2]
    assert out.count(told) == 2
    assert max(map(len, told.splitlines())) <= 80
    assert "   2  Grain Seeds" in out
    assert "Joinery [2 wood, 2 stone], 2 points: Once each harvest" in out
    assert "Player 1: -" in out
    assert "   1  plow a1" in out
    assert "Player 1: plow b1" in out


def test_every_command_of_the_help_is_known(shell: Shell) -> None:
    commands = [line.split()[0] for line in help_text(Words()).splitlines()[8:]]
    for command in commands:
        out = shell("agricola play --players 1 --seed 1", f"{command}\n")
        assert "is no move" not in out, command


def test_a_long_list_of_fences_is_cut_and_can_be_asked_for(shell: Shell, tmp_path: Path) -> None:
    position = {"edition": "revised", "players": 1, "round": 4, "seats": [{"goods": {"wood": 15}}]}
    record = agricola.from_position(position).record()
    (tmp_path / "fences.txt").write_text(str(record), encoding="utf-8")
    out = shell("agricola play --resume fences.txt", "fencing\nall\nfence e1 e2 e3\ndone\n")
    assert "   1  fence a1 (4 fences)" in out
    assert " more; write your own, or `all` to list them" in out
    assert "Player 1: fence e1 e2 e3" in out
    assert "1  fence e1" not in out.split("Player 1: fence")[0].split("and ")[0]


def test_leaving_keeps_the_game_and_says_how_to_go_on(shell: Shell, tmp_path: Path) -> None:
    out = shell("agricola play --seed 4", "forest\nclay pit\n")
    assert shell.code == 3
    command = out.strip().rpartition("Go on with it: ")[2]
    assert str(tmp_path) in command
    out = shell(command, "undo\nquit\n")
    assert "The game goes on after " in out
    assert "There is no decision to take back." in out
    assert shell.code == 0
    assert "The game goes on" in shell("agricola play --resume", "quit\n")


def test_how_to_go_on_names_the_command_as_it_was_called(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/agricola"])
    monkeypatch.setenv("PATH", "")
    assert "Go on with it: .venv/bin/agricola play --resume" in shell("agricola play --seed 4", "1\nquit\n")


def test_nothing_is_kept_when_nothing_was_played(shell: Shell, tmp_path: Path) -> None:
    assert shell("agricola play --players 1").endswith("The input has ended.\nGoodbye.\n")
    assert shell.code == 3
    assert not (tmp_path / "state").exists()
    assert "there is no game that you left" in (shell("agricola play --resume") or shell.error)
    assert shell.code == 1


def test_ctrl_c_leaves_politely(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["forest"])

    def interrupted(self: Terminal, prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "ask", interrupted)
    out = shell("agricola play --players 1 --seed 1")
    assert shell.code == 130
    assert "Your game is kept." in out


def test_save_overwrites_only_its_own_file(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", encoding="utf-8")
    out = shell(
        "agricola play --players 1 --seed 1",
        "save\nsave diary.txt\nsave no/such/folder/x\nsave a.txt\nforest\nsave a.txt\nquit\n",
    )
    assert "Save to which file?" in out
    assert "diary.txt exists already" in out
    assert "can't be written" in out
    assert out.count("Saved.") == 2
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "dear diary"
    assert len(agricola.load(tmp_path / "a.txt").moves) == 1


def test_on_a_terminal_it_asks_what_to_play(shell: Shell, keyboard: Keyboard) -> None:
    keyboard.types(["cities", "orig", "9", "1", "no", "no", "quit"])
    out = shell("agricola play --lines")
    assert keyboard.prompts[0] == "Which edition, family, original or revised? [revised] "
    assert keyboard.prompts[3] == "How many players, 1 to 5? [2] "
    assert "original edition without hand cards" in out
    assert "You play alone." in out


def test_on_a_terminal_it_asks_for_the_decks_until_a_game_can_have_them(shell: Shell, keyboard: Keyboard) -> None:
    keyboard.types(["orig", "1", "yes", "Z", "ex", "kz", "no", "hand", "quit"])
    out = shell("agricola play --lines --seed 1")
    asked = "Which decks, letters of E, I, K in any mix, and Z with them if you like? [EIK] "
    assert keyboard.prompts[3:6] == [asked] * 3
    hand = agricola.new_game("original", players=1, decks="KZ", seed=1).view(0)
    for id in hand["hand"]:
        assert hand["cards"][id]["name"] in out


def test_replay_lists_and_draws(shell: Shell, tmp_path: Path) -> None:
    game = whole_game("original", 3, seed=2)
    (tmp_path / "my-game.txt").write_text(str(game.record()), encoding="utf-8")
    last = len(game.record().moves)
    listed = shell("agricola replay my-game.txt")
    assert listed == shell("agricola replay my-game.txt --list")
    assert listed == shell("agricola replay -", str(game.record()))
    assert f"\n{last:>4}  Player" in listed
    assert listed.count("Round ") == 14
    drawn = shell("agricola replay my-game.txt --after 20")
    before = agricola.replay(replace(game.record(), moves=game.record().moves[:19], scores=()))
    assert f"has just played: {before.words(before.parse(game.record().moves[19][1]))}" in drawn
    assert "The game is over." in shell(f"agricola replay my-game.txt --after {last}")
    shell(f"agricola replay my-game.txt --after {last + 1}")
    assert shell.code == 2


def test_data_tell_codes_and_words(shell: Shell, tmp_path: Path) -> None:
    game = agricola.new_game("revised", players=1, cards=False, seed=1)
    for move in ("farmland", "plow b1"):
        game.apply(game.parse(move))
    (tmp_path / "my-game.txt").write_text(str(game.record()), encoding="utf-8")
    moves = json.loads(shell("agricola replay my-game.txt --json"))["moves"]
    assert moves == [
        {"seat": 0, "move": "place:farmland", "words": "Farmland"},
        {"seat": 0, "move": "plow:b1", "words": "plow b1"},
    ]
    french = json.loads(shell("agricola replay my-game.txt --json --language fr"))["moves"]
    assert [one["move"] for one in french] == [one["move"] for one in moves]
    assert french[0]["words"] == "Terre labourable"
    view = json.loads(shell("agricola position - --json", json.dumps({"edition": "revised", "players": 1})))
    assert view["question"] == {"code": "ask-place", "words": "place a person"}
    forest = next(action for action in view["actions"] if action["code"] == "place:forest")
    assert forest["message"] == {"code": "act-place", "space": "forest", "words": "Forest"}


def test_position_draws_any_seat(shell: Shell, tmp_path: Path) -> None:
    data = {"edition": "revised", "players": 2, "seats": [{"goods": {"wood": 7}}]}
    (tmp_path / "puzzle.json").write_text(json.dumps(data), encoding="utf-8")
    assert "Player 1 is to place a person." in shell("agricola position puzzle.json")
    out = shell("agricola position puzzle.json --seat 2")
    assert out.index("7 wood") < out.index("Player 2: 3 food")
    assert out == shell("agricola position - --seat 2", json.dumps(data))
    assert "─" not in shell("agricola position puzzle.json --plain")
    over = {**data, "round": 14, "phase": "end"}
    assert "7 wood" in shell("agricola position -", json.dumps(over))
    assert shell.code == 0


@pytest.mark.parametrize(
    ("command", "code", "message"),
    [
        ("agricola play --players 9", 2, "1 to 4 players"),
        ("agricola play --computers 3", 2, "--computers is 0 to 2"),
        ("agricola play --edition cities", 2, "invalid choice"),
        ("agricola play --seed x", 2, "invalid int"),
        ("agricola play --option side_job", 2, "side_job=on|off"),
        ("agricola play --option seed=on", 2, "additional_tile=on|off"),
        ("agricola play --resume nowhere.txt", 1, "nowhere.txt can't be read"),
        ("agricola play --resume x --seed 1", 2, "leave them out"),
        ("agricola replay nowhere.txt", 1, "nowhere.txt can't be read"),
        ("agricola replay -", 1, "no record of a game"),
        ("agricola position nowhere.json", 1, "nowhere.json can't be read"),
        ("agricola position -", 1, "can't be read as a position"),
        ("agricola frobnicate", 2, "invalid choice"),
    ],
)
def test_what_goes_wrong_is_said_on_the_error_output(shell: Shell, command: str, code: int, message: str) -> None:
    assert shell(command) == ""
    assert shell.code == code
    assert message in shell.error


def examples(text: str) -> list[str]:
    found = [line.strip() for line in text.splitlines() if re.match(r" *agricola [a-z]", line)]
    return [re.split(r" {2,}| < |: ", line)[0] for line in found]


NOT_RUN_HERE = ("serve", "think", "train", "completion")
"""Commands that have tests of their own: they do not end by themselves, or need hours, JAX, shtab."""


def test_every_example_of_the_help_texts_runs(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agricola.cli.commands.bench.DEFAULT_SECONDS", 0.01)
    helps = {"": shell("agricola --help")}
    assert shell("agricola") == helps[""]
    for command in COMMANDS:
        helps[command] = shell(f"agricola {command} --help")
        assert shell.code == 0
        if command not in NOT_RUN_HERE:
            assert any(line.split()[1] == command for line in examples(helps[command])), f"{command} shows no example"
        assert "exit codes:" in helps[command]
    lines = sorted({line for text in helps.values() for line in examples(text)})
    (tmp_path / "my-game.txt").write_text(str(whole_game("revised", 2, seed=1).record()), encoding="utf-8")
    position = json.dumps({"edition": "original", "players": 2})
    (tmp_path / "puzzle.json").write_text(position, encoding="utf-8")
    shutil.copy(Path(__file__).parents[2] / "examples" / "deck.py", tmp_path / "mine.py")
    shell("agricola play --players 1", "1\nquit\n")
    shell("agricola series new my-series --seed 1")  # a game of the greedy player must not keep the Wood Cutter
    for line in lines:
        if line.split()[1] in NOT_RUN_HERE:
            continue
        shell(line, position if line.startswith("agricola position") else "quit\n")
        assert shell.code == 0, line
        assert "agricola:" not in shell.error


def test_the_installed_command_runs_in_a_pipe_that_closes_early(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from agricola.cli import main; raise SystemExit(main())"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "XDG_STATE_HOME": str(tmp_path)}
    run = subprocess.run([*command, "version"], capture_output=True, text=True, check=True, env=environment)
    assert run.stdout in [f"agricola {agricola.__version__} ({how})\n" for how in ("compiled", "interpreted")]
    text = str(whole_game("original", 5, seed=2).record())
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    line = f"{shlex.join([*command, 'replay', str(tmp_path / 'game.txt')])} | head -1"
    run = subprocess.run(line, shell=True, capture_output=True, text=True, check=True, env=environment)
    assert run.stderr == ""
    assert run.stdout.startswith("Round 1 of 14")


def test_a_terminal_without_box_characters_gets_words(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from agricola.cli import main; raise SystemExit(main())"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_STATE_HOME": str(tmp_path)}
    run = subprocess.run(
        [*command, "position", "-"], input="{}", capture_output=True, text=True, check=True, env=environment
    )
    assert "2 wood rooms (a2 a3)" in run.stdout


# --- a plain sentence for everything that goes wrong ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "code", "message"),
    [
        ("agricola play --bogus", 2, "agricola play: it does not know --bogus; agricola play --help tells"),
        ("agricola version now", 2, "agricola version: it does not know now; agricola version --help tells"),
        ("agricola play --players 0", 2, "the revised edition is for 1 to 4 players, not 0"),
        ("agricola perft --players 7", 2, "the revised edition is for 1 to 4 players, not 7\n"),
        ("agricola perft --edition family --cards", 2, "the family edition has no hand cards; leave --cards out"),
        ("agricola play --edition original --decks Z", 2, "deck Z only comes with another one"),
        ("agricola play --level bogus", 2, "take one of random, apprentice, greedy, search, learned, landlord"),
        ("agricola arena --players random --seats 9", 2, "the revised edition is for 1 to 4 players, not 9\n"),
        ("agricola position puzzle.json --seat 0", 2, "--seat is 1 to 2, not 0"),
        ("agricola position puzzle.json --seat 3", 2, "--seat is 1 to 2, not 3"),
        ("agricola position deep.json", 1, "deep.json can't be read as a position, which is JSON"),
        ("agricola position binary", 1, "binary is no position: it is not even text"),
        ("agricola position nowhere.json", 1, "agricola: nowhere.json can't be read: No such file or directory\n"),
        ("agricola replay nowhere.txt", 1, "agricola: nowhere.txt can't be read: No such file or directory\n"),
        ("agricola replay .", 1, ". can't be read: Is a directory"),
        ("agricola replay binary", 1, "binary is no record of a game: it is not even text"),
        ("agricola replay newer.txt", 1, "newer.txt: this is 'agricola record 3', but this version reads"),
        ("agricola replay edited.txt", 1, "edited.txt: the record was edited or damaged"),
        ("agricola play --resume edited.txt", 1, "edited.txt: the record was edited or damaged"),
        ("agricola export good.txt edited.txt --to x.csv", 1, "edited.txt: the record was edited or damaged"),
        ("agricola export wrong.txt --to x.csv", 1, "wrong.txt: "),
        ("agricola cards no such words", 2, "no card has 'no' and 'such' and 'words' in its name or text"),
        ("agricola cards stats --kind minor", 2, "leave --edition and --kind out"),
    ],
)
def test_errors_name_the_file_or_the_argument_and_say_what_to_do(
    shell: Shell, tmp_path: Path, command: str, code: int, message: str
) -> None:
    record = whole_game("revised", 2, seed=1).record()
    files = {
        "good.txt": str(record),
        "newer.txt": str(record).replace("agricola record 2", "agricola record 3"),
        "edited.txt": str(record).replace("P1 ", "P2 ", 1),
        "wrong.txt": str(replace(record, moves=((1, "Nowhere"), *record.moves))),
        "puzzle.json": json.dumps({"edition": "revised", "players": 2}),
        "deep.json": '{"a":' * 5000,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert shell(command) == ""
    assert shell.code == code
    assert message in shell.error
    assert "Traceback" not in shell.error


RUN = [sys.executable, "-c", "from agricola.cli import main; raise SystemExit(main())"]


def test_a_full_disk_is_told_in_one_line() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    with full.open("w", encoding="utf-8") as output:
        run = subprocess.run([*RUN, "version"], stdout=output, stderr=subprocess.PIPE, text=True, check=False)
    assert (run.returncode, run.stderr) == (1, "agricola: No space left on device\n")


@pytest.mark.parametrize(("closed", "code"), [("<&-", 3), (">&-", 3), ("<&- >&-", 3), ("2>&-", 3)])
def test_closed_streams_are_as_good_as_empty_ones(tmp_path: Path, closed: str, code: int) -> None:
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    line = f"{shlex.join([*RUN, 'play', '--players', '1'])} </dev/null {closed}"
    run = subprocess.run(line, shell=True, capture_output=True, text=True, check=False, env=environment)
    assert run.returncode == code
    assert "Traceback" not in run.stderr


def test_the_version_can_be_asked_for_with_an_option(shell: Shell) -> None:
    assert shell("agricola --version") == shell("agricola version")
    assert shell.code == 0


def test_ctrl_c_ends_any_command_without_a_traceback(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("agricola.cli.commands.bench.measure", interrupted)
    assert shell("agricola bench") == ""
    assert shell.code == 130
    assert shell.error == ""


def test_without_a_terminal_the_full_screen_game_goes_line_by_line_and_says_so(shell: Shell) -> None:
    out = shell("agricola play --terminal --players 1", "quit\n")
    assert out.startswith("The input or the output is no terminal, so the game goes line by line.\n")
