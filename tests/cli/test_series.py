"""The command `agricola series`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from agricola import load, replay
from agricola.cli.local.kept_series import find, write
from agricola.series import Campaign, SoloSeries
from tests.cli.conftest import Shell
from tests.series.kit import Scored, play


def test_a_series_is_begun_listed_and_shown(shell: Shell) -> None:
    assert "no series yet" in shell("agricola series list")
    told = shell("agricola series new winter --edition original --decks E --seed 4")
    assert "Next: game 1, target 50, 0 food at the start." in told
    assert "agricola series play winter" in told
    assert shell("agricola series list") == "winter: solo series, original edition, 0 games played\n"
    series = find("winter")
    assert isinstance(series, SoloSeries)
    assert (series.settings.decks, series.settings.seed, series.repeat) == ("E", 4, False)


def test_a_computer_plays_and_chooses_what_stays(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    shell("agricola series new winter --seed 4")
    series = find("winter")
    Scored(monkeypatch).play(series, 57)
    write(series, "winter")
    assert find("winter").undecided == [0]
    told = shell("agricola series play winter --agent random")
    assert "Game 1: 57 points, target 50 reached; " in told
    assert "Permanent occupations: " in told
    assert len(find("winter").games) == 2


def test_a_person_is_asked_which_occupation_stays(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first game one must stay, so nothing and a wrong number are refused."""
    shell("agricola series new winter --seed 4")
    series = find("winter")
    Scored(monkeypatch).play(series, 57)
    write(series, "winter")
    told = shell("agricola series play winter --lines", "\n99\n1\nquit\n")
    assert "which occupation stays? Type its number." in told
    assert "There is no choice 99" in told
    again = find("winter")
    assert (again.games[0].kept, again.undecided) == ([series.choices(0)[0]], [])


def test_a_hand_and_an_order_may_be_chosen_for_a_game_17_5(shell: Shell) -> None:
    shell("agricola series new winter --edition original --decks E --seed 4")
    board = find("winter").next_game().state.board
    order = [space for space in sorted(board.spaces, key=lambda space: (space.stage, -space.index)) if space.stage]
    names = ",".join(space.name for space in order)
    told = shell(f"agricola series play winter --lines --hand 'Chief' --round-cards '{names}'", "hand\n1\nquit\n")
    assert "Chief" in told
    begun = find("winter").begun
    assert begun is not None
    assert begun.setup["hands"] == [["Chief"]]
    assert begun.setup["round_cards"] == [space.id for space in order]
    for command, why in (
        ("agricola series play winter --lines --hand Chief", "the game has begun"),
        ("agricola series play winter --agent random --games 2 --hand Chief", "for one game"),
    ):
        assert shell(command) == ""
        assert (shell.code, why in shell.error) == (2, True)
    shell("agricola series new cup --players 2 --opponents random")
    shell("agricola series play cup --lines --hand 'Corn Scoop'")
    assert (shell.code, "only who plays alone" in shell.error) == (2, True)


def test_a_game_that_is_left_goes_on_where_it_was(shell: Shell) -> None:
    shell("agricola series new winter --seed 4")
    told = shell("agricola series play winter --lines", "1\nquit\n")
    assert "Go on with it: agricola series play winter" in told
    begun = find("winter").begun
    assert begun is not None
    assert len(begun.moves) == 1
    shell("agricola series play winter --lines", "1\nquit\n")
    further = find("winter").begun
    assert further is not None
    assert further.moves[:1] == begun.moves
    assert len(further.moves) > 1
    assert "was left in its middle" in shell("agricola series show winter")


def test_a_person_has_to_keep_an_occupation_by_the_french_appendix(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Revised OP-20."""
    told = shell("agricola series new cup --players 2 --reading french --seed 2")
    assert "Each must keep an occupation" in told
    campaign = find("cup")
    Scored(monkeypatch).play(campaign, 20, 30)
    write(campaign, "cup")
    told = shell("agricola series play cup --lines", "\n1\nquit\n")
    assert "which occupation stays? Type its number." in told
    assert find("cup").games[0].kept[0] == campaign.choices(0)[0]


def test_computers_keep_one_occupation_for_both_later_games_by_the_polish_appendix(shell: Shell) -> None:
    """Revised OP-20."""
    shell("agricola series new cup --players 2 --opponents random --reading polish --seed 2")
    told = shell("agricola series play cup --agent random --games 3")
    assert "for both later games" in told
    campaign = find("cup")
    assert campaign.over
    first, *later = campaign.games
    assert any(first.kept)
    for played in later:
        assert played.kept == ["", ""]
        assert played.record.setup["kept"] == [[card] if card else [] for card in first.kept]


def test_computers_play_a_whole_campaign_and_its_games_are_records(shell: Shell, tmp_path: Path) -> None:
    shell("agricola series new cup.json --players 2 --opponents random --seed 2")
    told = shell("agricola series play cup.json --agent random --games 9")
    assert "wins the campaign" in told
    campaign = find("cup.json")
    assert isinstance(campaign, Campaign)
    assert campaign.over
    assert shell("agricola series play cup.json --agent random") == told
    rows = json.loads(shell("agricola series show cup.json --json"))
    assert [(row["game"], row["player"]) for row in rows] == [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)]
    shell("agricola series export cup.json --to games")
    for number, played in enumerate(campaign.games, start=1):
        game = replay(load(tmp_path / "games" / f"game-{number}.txt"))
        assert tuple(score.total for score in game.scores()) == played.result.scores
    assert len((tmp_path / "games" / "results.csv").read_text(encoding="utf-8").splitlines()) == 7


def test_what_cant_be_done_is_refused(shell: Shell, tmp_path: Path) -> None:
    shell("agricola series new winter")
    for command, why in (
        ("agricola series new winter", "already"),
        ("agricola series new", "name the series"),
        ("agricola series new ../winter", "no name"),
        ("agricola series new cup --edition original --players 2", "revised"),
        ("agricola series new cup --players 2 --repeat", "no game of a campaign is repeated"),
        ("agricola series new cup --players 2 --opponents nobody", "nobody"),
        ("agricola series new cup --reading french", "leave --reading out"),
        ("agricola series play summer", "there is no series"),
        ("agricola series play winter --games 2", "--agent"),
        ("agricola series export winter", "--to"),
    ):
        assert shell(command) == ""
        assert shell.code == 2, command
        assert why in shell.error
    (tmp_path / "broken.json").write_text("{}", encoding="utf-8")
    shell("agricola series show broken.json")
    assert shell.code == 1


def test_a_series_in_french(shell: Shell) -> None:
    shell("agricola series new hiver --seed 4")
    series = find("hiver")
    series.finish(play(series))
    write(series, "hiver")
    told = shell("agricola series show hiver --language fr")
    assert "objectif 50 manqué" in told
    assert "Ensuite\u00a0: partie 1, objectif 50, 0 repas au départ." in told
