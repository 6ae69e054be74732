"""Files of rows, for tables and data frames: CSV, JSON or Parquet, as the name of a file ends."""

from __future__ import annotations

import csv
import importlib
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from agricola.engine.errors import BadOption

FILE_KINDS: Final = (".csv", ".json", ".parquet")
Row = dict[str, object]


def check_file(path: Path) -> None:
    """Raise BadOption if rows can't be written to a file, before any work is done for it."""
    if path.suffix not in FILE_KINDS:
        raise BadOption(f"{path}: rows are written as {', '.join(FILE_KINDS)}; end the name with one of them")
    if not path.parent.is_dir():
        raise BadOption(f"{path}: there is no folder {path.parent}")
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadOption(f"{path}: nothing can be written there; name another file")
    if path.suffix == ".parquet":
        _parquet()


def write_rows(path: Path, columns: Mapping[str, type], rows: Sequence[Row], whole: object = None) -> None:
    """Write rows to a file; columns have types, which hold even where one is empty.

    `whole` is what a JSON file holds in place of the bare rows.
    """
    check_file(path)
    if path.suffix == ".csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, tuple(columns), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
    elif path.suffix == ".json":
        text = json.dumps(rows if whole is None else whole, indent=1, ensure_ascii=False)
        path.write_text(f"{text}\n", encoding="utf-8")
    else:
        arrow, parquet = _parquet()
        kinds = {str: arrow.string(), bool: arrow.bool_(), int: arrow.int64(), float: arrow.float64()}
        schema = arrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
        parquet.write_table(arrow.Table.from_pylist(list(rows), schema=schema), path)


def _parquet() -> tuple[Any, Any]:
    """The modules that write Parquet files."""
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError as missing:
        raise BadOption("Parquet files need pyarrow: pip install 'agricola[data]'") from missing
