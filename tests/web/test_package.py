"""What the page is built from: locked, small, and without a word on where packages come from."""

from __future__ import annotations

import json
import re
from pathlib import Path

_WEB = Path(__file__).parents[2] / "web"

_DRAWINGS = {
    "art/Sprite.svelte": ["PAINTS", "symbols(DRAWINGS)"],
    "farm/PlannedFences.svelte": ["pickets"],
    "farm/PastureTile.svelte": ["barn(20, 22, 1.2)"],
    "lesson/Figure.svelte": ["personWithFace(28, 36, 76, 110)"],
    "pages/Door.svelte": ["DOORS[picture]"],
    "pages/EditionChoice.svelte": ["editionPicture(one.name)"],
    "pages/LandscapePage.svelte": ["LAND"],
    "pages/Lobby.svelte": ["evening(sitting, width, now.room.watching)"],
    "lesson/Learned.svelte": ["land()", "PICTURES[one.picture](PICTURE / 2)"],
    "lesson/Reason.svelte": ["land()", "drawn.links", "art"],
    "pages/Series.svelte": ["DOORS.invite"],
    "pages/FrontLand.svelte": ["layer"],
    "paint/Figure.svelte": ["drawn"],
    "paint/Meadow.svelte": ["TWICE", "STRIP"],
    "paint/Bowls.svelte": ["drawTable(bowls, people, seat, width)"],
    "paint/PaintedFarm.svelte": ["painting.ground", "piece.markup", "painting.front"],
    "paint/CardArt.svelte": ["countryside(who)"],
    "paint/CardPicture.svelte": ["drawn"],
    "paint/Motif.svelte": ["drawn", "SCENES[name as SceneName]"],
    "paint/Scene.svelte": ["groundOf(name)", "THINGS[name]"],
    "rules/RuleEntry.svelte": ["pictureOf(id, good)"],
    "rules/WhatIsThis.svelte": ["landscapeOf(found.scene)"],
    "table/Feeding.svelte": ["scene"],
    "table/HarvestScene.svelte": ["one.markup", "stage.still"],
}
"""Where drawings are shown, and what draws them."""


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


def test_markup_is_put_in_only_where_a_drawing_is_shown() -> None:
    """The painter makes markup of numbers and of its own drawings; no text that anybody wrote comes near it."""
    shown = {
        path.relative_to(_WEB / "src").as_posix(): re.findall(r"{@html ([^}]*)}", path.read_text(encoding="utf-8"))
        for path in (_WEB / "src").rglob("*.svelte")
    }
    assert {path: found for path, found in shown.items() if found} == _DRAWINGS
    for path in set((_WEB / "src" / "paint").glob("*.ts")) - set((_WEB / "src" / "paint").glob("*.test.ts")):
        assert not re.search(r"names?\[|\.name\b", path.read_text(encoding="utf-8")), path
