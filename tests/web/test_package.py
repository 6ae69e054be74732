"""What the page is built from: locked, small, and without a word on where packages come from."""

from __future__ import annotations

import json
import re
from pathlib import Path

_WEB = Path(__file__).parents[2] / "web"


def test_the_lock_file_names_no_registry_and_pins_every_package() -> None:
    lock = json.loads((_WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert package["version"], name
        assert package["integrity"].startswith("sha512-"), name


def test_the_page_needs_nothing_inline() -> None:
    page = (_WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|\son\w+=|<script(?![^>]*\ssrc=)", page)
    for path in (_WEB / "src").rglob("*.svelte"):
        source = path.read_text(encoding="utf-8")
        assert "{@html" not in source, path
