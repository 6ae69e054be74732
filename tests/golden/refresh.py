"""Write all golden files anew, and the records that are missing: `make golden`. Review the diff."""

from __future__ import annotations

from tests.golden.playthrough import FILES, HERE, written
from tests.golden.records import add_missing
from tests.web import samples


def refresh() -> None:
    """Write the files, and remove those that no game belongs to."""
    for path in HERE.glob("*.txt"):
        if path.stem not in FILES:
            path.unlink()
    for name in FILES:
        (HERE / f"{name}.txt").write_text(written(name), encoding="utf-8", newline="\n")
    add_missing()
    samples.FILE.write_text(samples.written(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    refresh()
