"""Strength over time: matches in the background against opponents that stay as they are, and a plot of them."""

from __future__ import annotations

import json
import math
import multiprocessing
import time
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytest.importorskip("numpy")

from agricola.agents import Budget, make_agent
from agricola.agents.network import Network, load_network
from agricola.agents.network_numbers import Game
from agricola.agents.ratings import Estimate
from agricola.train import strength
from agricola.train.strength import (
    FIRST,
    NEWEST,
    PLOT,
    RESULTS,
    Matches,
    Measured,
    Moment,
    curves,
    measure,
    opponents_for,
    read_results,
)
from agricola.train.strength_plot import Curve, strength_svg
from tests.train.small_run import PLAYED, network, setup

TWO, SOLO = PLAYED
NOW = Moment(seconds=60.0, games=500)


def shipped(name: str = "revised-2") -> Network:
    return load_network(Path(str(resources.files("agricola.agents") / "networks" / f"{name}.npz")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A run that began with a network that knew nothing, and has become what is shipped."""
    network(setup()).save(tmp_path / FIRST)
    shipped().save(tmp_path / NEWEST)
    return tmp_path


def test_both_sides_sit_in_every_seat_and_the_stronger_one_wins(folder: Path) -> None:
    found = measure(TWO, folder, "first", opponents_for(TWO, folder)["first"], 4, NOW, seed=1)
    assert (found.game, found.opponent, found.played) == ("revised-2", "first", 4)
    assert (found.seconds, found.games) == (60.0, 500)
    assert found.victories == 4
    assert found.points - found.their_points == pytest.approx(found.ahead, abs=0.02)
    assert found.ahead > 10
    assert found.estimate.low > 0.4
    assert found.words() == (
        f"strength after 60 s: revised-2 against first: 100 % (51 % to 100 %) of 4 games, "
        f"{found.points:.1f} points to {found.their_points:.1f}"
    )


def test_who_plays_alone_is_measured_by_points_in_the_same_deals(folder: Path) -> None:
    shipped("revised-1").save(folder / NEWEST)
    found = measure(SOLO, folder, "greedy", "greedy", 6, NOW, seed=1)
    assert found.victories is None
    assert found.played == 3
    assert found.ahead_margin is not None
    assert found.estimate == Estimate(found.ahead, found.ahead - found.ahead_margin, found.ahead + found.ahead_margin)
    assert "of" not in found.words()


@pytest.mark.parametrize("game", [("revised", 3, False), ("original", 2, True)])
def test_other_games_can_be_measured(game: Game, folder: Path) -> None:
    """Where seats can't be shared equally each side has one more of them by turns; all decks are dealt."""
    for name in (FIRST, NEWEST):
        made = load_network(folder / name)
        made.about["games"] = json.dumps([game])
        made.save(folder / name)
    found = measure(game, folder, "first", f"{folder / FIRST}:1", 1, NOW, seed=1)
    assert found.played == (6 if game[1] == 3 else 2)
    assert found.victories is not None
    assert found.ahead_margin is None


def test_opponents_are_those_that_there_are(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(opponents_for(TWO, folder)) == ["greedy", "shipped", "first"]
    for spec in opponents_for(TWO, folder).values():
        assert make_agent(spec).budget in (Budget(simulations=1), Budget(seconds=1.0))
    (folder / NEWEST).write_bytes((folder / FIRST).read_bytes())
    assert list(opponents_for(TWO, folder)) == ["greedy", "shipped"]
    monkeypatch.setattr(strength, "network_for", lambda board: None)
    assert list(opponents_for(TWO, folder)) == ["greedy"]


def wait_for(rows: int, matches: Matches, now: Network, moment: Moment, folder: Path) -> list[Measured]:
    until = time.monotonic() + 120
    while time.monotonic() < until:
        matches.go_on(lambda: now, moment)
        if (folder / RESULTS).exists() and len(read_results(folder)) >= rows:
            return read_results(folder)
        time.sleep(0.05)
    pytest.fail("the matches took too long")


def test_matches_are_played_beside_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """First without the first network, which is the newest one; then against it too. The plot is written each time."""
    (tmp_path / RESULTS).write_text("of another run\n")
    (tmp_path / FIRST).write_text("of another run\n")
    with Matches(tmp_path, [TWO, TWO], 2, math.inf, anew=True) as matches:
        assert not (tmp_path / RESULTS).exists()
        first = wait_for(2, matches, network(setup()), Moment(0.0, 0), tmp_path)
        assert [one.opponent for one in first] == ["greedy", "shipped"]
        matches._due = 0.0  # it is time for the next ones
        found = wait_for(5, matches, shipped(), NOW, tmp_path)
    assert not multiprocessing.active_children()
    later = found[2:]
    assert [(one.opponent, one.seconds, one.games) for one in later] == [
        ("greedy", 60.0, 500),
        ("shipped", 60.0, 500),
        ("first", 60.0, 500),
    ]
    assert found[0].victories == 0
    assert later[2].victories == 2
    told = capsys.readouterr().out.splitlines()
    assert told == [one.words() for one in found]
    drawn = "".join(ElementTree.fromstring((tmp_path / PLOT).read_text(encoding="utf-8")).itertext())
    assert "revised-2: share of victories" in drawn
    assert "first 100 %" in drawn


def test_a_run_that_goes_on_keeps_what_was_measured(folder: Path) -> None:
    before = measure(TWO, folder, "greedy", "greedy", 2, NOW, seed=1)
    with Matches(folder, [TWO], 2, 0.1, anew=False) as matches:
        matches._write(before)
        first = (folder / FIRST).read_bytes()
        found = wait_for(4, matches, shipped(), Moment(90.0, 900), folder)
    assert [one.seconds for one in found] == [60.0, 90.0, 90.0, 90.0]
    assert (folder / FIRST).read_bytes() == first


def test_training_goes_on_without_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """When their process is lost, and when nobody wants them."""
    with Matches(tmp_path, [TWO], 2, 60.0, anew=True) as matches:
        matches.go_on(lambda: network(setup()), NOW)
        (process,) = multiprocessing.active_children()
        process.kill()
        process.join()
        matches.go_on(shipped, NOW)
        matches.go_on(shipped, NOW)
    assert capsys.readouterr().out == "the process that plays matches has ended; training goes on without them\n"
    with Matches(tmp_path / "none", [TWO], 2, 0.0, anew=True) as matches:
        assert not multiprocessing.active_children()
        matches.go_on(shipped, NOW)


def row(game: str, opponent: str, seconds: float, victories: float | None) -> Measured:
    return Measured(seconds, 100, game, opponent, 40, victories, 30.0, 28.0, 2.0, 1.5)


def test_the_plot_has_a_panel_for_each_game_and_a_curve_for_each_opponent() -> None:
    rows = [
        row(game, opponent, seconds, victories)
        for seconds in (0.0, 60.0, 120.0)
        for game, victories in (("revised-2", 20.0), ("revised-1", None))
        for opponent in ("greedy", "shipped")
    ]
    made = curves(rows)
    assert [(one.game, one.opponent, one.alone) for one in made] == [
        ("revised-2", "greedy", False),
        ("revised-2", "shipped", False),
        ("revised-1", "greedy", True),
        ("revised-1", "shipped", True),
    ]
    assert [minute for minute, _ in made[0].points] == [0.0, 1.0, 2.0]
    svg = ElementTree.fromstring(strength_svg(made))
    words = [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert words.count("minutes") == 2
    assert {"greedy 50 %", "shipped 50 %", "greedy +2.0", "shipped +2.0"} <= set(words)
    assert len(list(svg.iter("{http://www.w3.org/2000/svg}circle"))) == len(rows)


def test_stronger_is_higher_and_names_do_not_lie_on_each_other() -> None:
    points = [(0.0, Estimate(0.2, 0.1, 0.3)), (3.0, Estimate(0.8, 0.7, 0.9))]
    svg = ElementTree.fromstring(strength_svg([Curve("revised-2", name, False, points) for name in ("one", "other")]))
    ways = [line.attrib["points"] for line in svg.iter("{http://www.w3.org/2000/svg}polyline")]
    curve = [way.split() for way in ways][-1]
    begin, end = (tuple(float(number) for number in place.split(",")) for place in curve)
    assert begin[0] < end[0]
    assert begin[1] > end[1]
    feet = [
        float(text.attrib["y"])
        for text in svg.iter("{http://www.w3.org/2000/svg}text")
        if text.text in ("one 80 %", "other 80 %")
    ]
    assert len(feet) == 2
    assert abs(feet[0] - feet[1]) >= 12
