"""A series as one JSON file: its settings, the records of its games, and what was kept after each of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from agricola.engine.errors import AgricolaError, BadRecord
from agricola.record.text_file import load_text_file
from agricola.series.campaign import Campaign
from agricola.series.series import Series, Settings
from agricola.series.solo import SoloSeries
from agricola.variants.readings import ENGLISH

_KIND: Final = "agricola series 1"


def text_of(series: Series) -> str:
    """The text that `loads` reads."""
    given = series.settings
    data: dict[str, object] = {
        "kind": _KIND,
        "form": series.form,
        "edition": given.edition,
        "players": given.players,
        "decks": given.decks,
        "seed": given.seed,
        "variants": list(given.variants),
        "house_rules": list(given.house_rules),
        "opponents": list(given.opponents),
        **({"repeat": series.repeat} if isinstance(series, SoloSeries) else {}),
        **({"reading": series.reading} if isinstance(series, Campaign) else {}),
        "games": [{"record": str(played.record), "kept": played.kept} for played in series.games],
        "begun": None if series.begun is None else str(series.begun),
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def load(path: str | Path) -> Series:
    """Read a series from a file."""
    return load_text_file(path, "series", loads)


def loads(text: str) -> Series:
    """Read a series from its text: every game is played again, and every choice is checked."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadRecord("this is no series: it is no JSON") from problem
    if not isinstance(data, dict) or data.get("kind") != _KIND:
        raise BadRecord(f"this is no series: it does not say that it is {_KIND!r}")
    try:
        return _read(data)
    except (AgricolaError, KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BadRecord(f"the series can't be used: {problem}") from problem


def _read(data: Mapping[str, Any]) -> Series:
    settings = Settings(
        edition=data["edition"],
        players=data["players"],
        decks=data["decks"],
        seed=data["seed"],
        variants=tuple(data["variants"]),
        house_rules=tuple(data["house_rules"]),
        opponents=tuple(data["opponents"]),
    )
    series: Series
    if data["form"] == "campaign":
        # Files from before there were readings do not name one.
        series = Campaign(settings, reading=data.get("reading", ENGLISH))
    else:
        series = SoloSeries(settings, repeat=data["repeat"])
    for entry in data["games"]:
        series.finish(entry["record"])
        for seat in series.undecided:
            card = entry["kept"][seat]
            if card is not None:
                series.keep(seat, card)
    if data["begun"] is not None:
        series.leave(data["begun"])
    return series
