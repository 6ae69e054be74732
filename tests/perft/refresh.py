"""Write the table of leaf counts anew: `make perft`."""

from __future__ import annotations

from tests.perft.perft import COUNTS, table

if __name__ == "__main__":
    COUNTS.write_text(table(), encoding="utf-8")
    print(COUNTS.read_text(encoding="utf-8"), end="")
