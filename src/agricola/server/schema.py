"""Prints the JSON schema of every message: `python -m agricola.server.schema`."""

from __future__ import annotations

import json

from agricola.server.messages import schema

if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
