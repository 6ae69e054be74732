"""Pictures of the terminal game for the docs, always the same: `make screenshots-terminal`."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import agricola
from agricola.cli.local.local_table import resumed
from agricola.cli.tui.app import AgricolaApp
from agricola.table import Table

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SCENES_FOLDER = Path(__file__).parent / "scenes"
LARGE, SMALL = (120, 40), (80, 24)


def played(name: str) -> agricola.Game:
    """A game that stands in a file, so that the picture does not change when the computers play better."""
    return agricola.replay(agricola.load(SCENES_FOLDER / f"{name}.txt"))


def fencing() -> agricola.Game:
    """A position in which the first seat builds fences."""
    farm = {
        "goods": {"wood": 9, "food": 3, "sheep": 3, "grain": 1},
        "pastures": [["d1", "e1"]],
        "stables": ["e1"],
        "fields": {"b3": {"grain": 2}, "c3": {}},
    }
    game = agricola.from_position({"edition": "revised", "players": 2, "round": 6, "seats": [farm, {}]})
    game.apply(game.parse("Fencing"))
    return game


@dataclass(frozen=True)
class Scene:
    """What is to be seen: a game, the size of the terminal, and the keys that are pressed."""

    game: Callable[[], agricola.Game | None]
    size: tuple[int, int]
    keys: Sequence[str] = ()
    persons: int = 1
    is_replay: bool = False


SCENES = {
    "start": Scene(lambda: None, SMALL),
    "revised": Scene(lambda: played("revised"), LARGE),
    "small": Scene(lambda: played("two"), SMALL),
    "original": Scene(lambda: played("original"), LARGE),
    "family": Scene(lambda: played("family"), LARGE),
    "fences": Scene(fencing, LARGE, ("right", "space", "right", "space")),
    "cards": Scene(lambda: played("two"), LARGE, ("c",)),
    "scores": Scene(lambda: played("two"), LARGE, ("s",)),
    "replay": Scene(lambda: played("two"), LARGE, ("down", "down", "down", "down", "right"), is_replay=True),
    "hand-over": Scene(lambda: played("two"), SMALL, persons=2),
}


async def picture(scene: Scene) -> str:
    """The scene as SVG, without anything that is fetched from elsewhere."""
    game = scene.game()
    local, shown = None, None
    if game is not None and scene.is_replay:
        shown = Table.of_record(game.record())
    elif game is not None:
        local = resumed(game.record(), ("farmer",) * (len(game.scores()) - scene.persons))
    app = AgricolaApp(local, shown)
    async with app.run_test(size=scene.size) as pilot:
        await pilot.pause()
        for key in scene.keys:
            await pilot.press(key)
        await pilot.pause()
        svg = app.export_screenshot(title="agricola play --terminal", simplify=True)
    return own(svg)


def own(svg: str) -> str:
    """A picture with the fonts of the reader, and with names that do not change from run to run."""
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.S)
    svg = re.sub(r"@font-face\s*\{.*?\}\s*", "", svg, flags=re.S)
    svg = re.sub(r"Fira Code", "DejaVu Sans Mono, Menlo, Consolas", svg)
    return re.sub(r"terminal-\d+", "terminal", svg)


def main() -> None:
    """Write all the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as nowhere:
        os.environ["XDG_STATE_HOME"] = nowhere
        for name, scene in SCENES.items():
            (FOLDER / f"terminal-{name}.svg").write_text(asyncio.run(picture(scene)), encoding="utf-8")
            print(f"docs/screenshots/terminal-{name}.svg")


if __name__ == "__main__":
    main()
