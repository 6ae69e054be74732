"""Python words what games say as the samples do, with which the page is compared (`web/src/lib/wording.test.ts`)."""

from __future__ import annotations

import json

from tests.web.samples import FILE, marks, reasons_worded, worded

_SAMPLES = json.loads(FILE.read_text(encoding="utf-8"))


def test_messages_are_worded_as_in_the_samples() -> None:
    told = [(one["message"], worded(one["message"])) for one in _SAMPLES["messages"]]
    assert [words for _, words in told] == [one["words"] for one in _SAMPLES["messages"]], "run: make golden"


def test_events_are_worded_as_in_the_samples() -> None:
    assert len(_SAMPLES["events"]) > 30
    assert [worded(one["message"]) for one in _SAMPLES["events"]] == [one["words"] for one in _SAMPLES["events"]]


def test_reasons_are_worded_as_in_the_samples() -> None:
    told = [reasons_worded(one["reasons"]) for one in _SAMPLES["reasons"]]
    assert told == [one["words"] for one in _SAMPLES["reasons"]], "run: make golden"


def test_the_samples_show_every_way_of_putting_messages_together() -> None:
    seen = {mark.partition(">")[2] for one in _SAMPLES["messages"] for mark in marks(one["message"])}
    seen |= {mark.partition(">")[2] for one in _SAMPLES["reasons"] for mark in marks(one["reasons"])}
    assert {
        "do-then",
        "do-may",
        "why-of",
        "why-card",
        "why-short",
        "why-occupied",
        "count-rooms.all",
        "conversion",
    } <= seen
    assert len(_SAMPLES["messages"]) > 100
