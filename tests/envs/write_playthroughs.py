"""Playthroughs of OpenSpiel: one game as text, with everything that the library asks of its states.

    python -m tests.envs.write_playthroughs

writes the files anew. Long lines, which are tensors, are cut and end with a digest. What a seat knows as a text is left
out: it is the view, which has tests of its own.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

FILES: Final = Path(__file__).with_name("playthroughs")
GAMES: Final = {
    "family-1": "agricola(edition=family,players=1,reward=score,deals=3)",
    "original-2": "agricola(edition=original,players=2,cards=False,reward=margin,deals=3)",
}
_WIDTH: Final = 160


def playthrough(game: str) -> str:
    """One game of random play, told by OpenSpiel."""
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415  # wanted here only

    import agricola.envs.openspiel_game  # noqa: F401, PLC0415  # registers the game

    lines: list[str] = []
    for line in generate_playthrough.playthrough(game, None, seed=1).splitlines():
        if not line.startswith(("InformationStateString", "ObservationString")):
            cut = f"{line[:_WIDTH]}... {hashlib.sha256(line.encode()).hexdigest()[:16]}"
            lines.append((line if len(line) <= _WIDTH else cut).rstrip())
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the files anew."""
    for name, game in GAMES.items():
        FILES.joinpath(f"{name}.txt").write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    main()
