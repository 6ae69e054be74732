"""The bar and the lines that tell how far a run has come."""

from __future__ import annotations

import io

import pytest

from agricola.agents.progress import ProgressBar, span


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Clock:
    """A time that goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("agricola.agents.progress.time", clock)
    return clock


def test_a_terminal_sees_a_bar_with_the_time_that_is_left(clock: Clock) -> None:
    screen = Screen()
    with ProgressBar("playing", screen, delay=0) as bar:
        bar.counts(0, 100, "games")
        for done, seconds in ((10, 60), (11, 0.01), (50, 40)):
            clock.now += seconds
            bar.counts(done, 100, "games")
    assert screen.getvalue().split("\r")[1:] == [
        "[..............................] playing, 0 of 100 games\033[K",
        "[###...........................] playing, 10 of 100 games, 9 minutes left\033[K",
        "[###############...............] playing, 50 of 100 games, 2 minutes left\033[K",
        "\033[K",
    ]


def test_a_bar_appears_after_a_while_and_goes_away(clock: Clock) -> None:
    screen = Screen()
    with ProgressBar("counting", screen) as bar:
        bar.shows(0.1)
        clock.now += 1.9
        bar.shows(0.2)
    assert screen.getvalue() == ""
    with ProgressBar("counting", screen) as bar:
        clock.now += 2.1
        bar.shows(0.5, "depth 3")
    assert screen.getvalue() == f"\r[{'#' * 15}{'.' * 15}] counting, depth 3\033[K\r\033[K"


def test_elsewhere_there_is_a_line_every_few_seconds_if_asked_for(clock: Clock) -> None:
    stream = io.StringIO()
    with ProgressBar("playing", stream, delay=0, lines=True) as bar:
        bar.counts(0, 1000, "games")
        for done, seconds in ((1, 1), (6, 5), (7, 1), (500, 4 * 3600 - 7)):
            clock.now += seconds
            bar.counts(done, 1000, "games")
    assert stream.getvalue() == (
        "playing, 6 of 1,000 games, 17 minutes left\nplaying, 500 of 1,000 games, 4.0 hours left\n"
    )


def test_elsewhere_there_is_nothing_otherwise(clock: Clock) -> None:
    stream = io.StringIO()
    with ProgressBar("counting", stream, delay=0) as bar:
        clock.now += 3600
        bar.shows(0.5)
    assert stream.getvalue() == ""


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, "0 seconds"), (89, "89 seconds"), (91, "2 minutes"), (12 * 3600, "12.0 hours")]
)
def test_a_span_is_said_in_fitting_units(seconds: float, words: str) -> None:
    assert span(seconds) == words
