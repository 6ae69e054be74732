"""The bar and the lines that tell how far a run has come."""

from __future__ import annotations

import io

import pytest

from agricola.agents.progress import Progress, span


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 60.0, 100.0])
    monkeypatch.setattr("agricola.agents.progress.time.monotonic", lambda: next(clock))
    screen = Screen()
    bar = Progress(100, screen)
    bar.shows(10)
    bar.shows(50)
    bar.ends()
    assert screen.getvalue().split("\r")[1:] == [
        "[..............................] 0 of 100 games\033[K",
        "[###...........................] 10 of 100 games, 9 minutes left\033[K",
        "[###############...............] 50 of 100 games, 2 minutes left\033[K",
        "\033[K",
    ]


def test_elsewhere_there_is_a_line_every_few_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 1.0, 6.0, 7.0, 4 * 3600.0])
    monkeypatch.setattr("agricola.agents.progress.time.monotonic", lambda: next(clock))
    stream = io.StringIO()
    bar = Progress(1000, stream)
    for done in (1, 6, 7, 500):
        bar.shows(done)
    bar.ends()
    assert stream.getvalue() == "6 of 1,000 games, 17 minutes left\n500 of 1,000 games, 4.0 hours left\n"


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, "0 seconds"), (89, "89 seconds"), (91, "2 minutes"), (12 * 3600, "12.0 hours")]
)
def test_a_span_is_said_in_fitting_units(seconds: float, words: str) -> None:
    assert span(seconds) == words
