"""What is published holds what it should, nothing else, and plays."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import agricola

pytest.importorskip("hatchling")
ROOT = Path(__file__).parents[2]
PYTHON = [sys.executable, "-m"]


def build(target: str, folder: Path) -> Path:
    """Build a distribution from this tree, with or without the page."""
    environment = {**os.environ, "AGRICOLA_NO_PAGE": "1"}
    environment.pop("AGRICOLA_COMPILE", None)
    command = [*PYTHON, "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    [made] = folder.iterdir()
    return made


def test_the_source_holds_no_tools_and_no_environments(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as source:
        names = [name.partition("/")[2] for name in source.getnames()]
    assert not [name for name in names if "node_modules" in name or ".venv" in name or "__pycache__" in name]
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for name in told["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]:
        assert (ROOT / name).exists(), name
        assert any(found == name or found.startswith(f"{name}/") for found in names), name


def test_the_wheel_plays(tmp_path: Path) -> None:
    wheel = build("wheel", tmp_path / "built")
    with zipfile.ZipFile(wheel) as files:
        files.extractall(tmp_path / "installed")
        names = files.namelist()
    assert any(name.endswith("licenses/THIRD_PARTY_NOTICES.md") for name in names)
    play = "from agricola.cli import main; raise SystemExit(main())"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed"), "XDG_STATE_HOME": str(tmp_path)}
    command = [sys.executable, "-c", play, "play", "--lines", "--seed", "7"]
    run = subprocess.run(
        command, cwd=tmp_path, env=environment, input="Forest\nquit\n", text=True, capture_output=True, check=True
    )
    assert "Your game is kept" in run.stdout
    where = subprocess.run(
        [sys.executable, "-c", "import agricola; print(agricola.__file__)"],
        cwd=tmp_path, env=environment, text=True, capture_output=True, check=True,
    )  # fmt: skip
    assert where.stdout.startswith(str(tmp_path)), "it is the wheel that played"


def test_a_wheel_without_the_page_is_refused_unless_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hatch_build import PAGE, page_is_there  # noqa: PLC0415  # needs hatchling

    monkeypatch.delenv("AGRICOLA_NO_PAGE", raising=False)
    assert not page_is_there(tmp_path)
    monkeypatch.setenv("AGRICOLA_NO_PAGE", "1")
    assert page_is_there(tmp_path)
    monkeypatch.delenv("AGRICOLA_NO_PAGE")
    (tmp_path / PAGE).parent.mkdir(parents=True)
    (tmp_path / PAGE).touch()
    assert page_is_there(tmp_path)


def test_the_readme_gets_addresses_where_the_repository_is_known() -> None:
    from hatch_build import addresses, with_addresses  # noqa: PLC0415  # needs hatchling

    text = "![a](docs/a.png) [b](docs/b.md#c) [d](#e) [f](https://example.org/g)"
    assert with_addresses(text, "") == text
    assert with_addresses(text, "https://example.org/x/y") == (
        "![a](https://example.org/x/y/raw/main/docs/a.png) [b](https://example.org/x/y/blob/main/docs/b.md#c) "
        "[d](#e) [f](https://example.org/g)"
    )
    assert addresses("") == {}
    assert addresses("https://example.org/x/y")["Documentation"] == "https://x.github.io/y/"


def test_the_notices_name_all_that_the_page_takes_from_others() -> None:
    notices = (ROOT / "THIRD_PARTY_NOTICES.md").read_text(encoding="utf-8").casefold()
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    found = {
        "/".join(name.split("/")[: 2 if name.startswith("@") else 1])
        for path in sources
        if not path.name.endswith(".test.ts")
        for name in re.findall(r"""(?:from|import) ['"](@?[a-z][^'"]*)['"]""", path.read_text(encoding="utf-8"))
    }
    assert {"svelte", "@fluent/bundle"} <= found
    own = {"@messages/en"}
    assert [name for name in sorted(found - own) if name not in notices] == []


def test_the_citation_names_this_version() -> None:
    yaml = pytest.importorskip("yaml")
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == agricola.__version__


def test_what_is_compiled_beside_the_engine_imports_nothing_that_is_not() -> None:
    """The compiler sees only what it is given: a module that was split off must be named too."""
    from hatch_build import ENGINE, HOT_MODULES  # noqa: PLC0415  # needs hatchling

    hot = {
        str(package / name).removesuffix(".py").replace("/", ".")
        for package in HOT_MODULES
        for name in HOT_MODULES[package]
    }
    engine = str(ENGINE).replace("/", ".")
    for module in hot:
        text = (ROOT / "src" / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
        wanted = set(re.findall(r"^from (agricola\S*) import", text, re.MULTILINE))
        assert {one for one in wanted if not one.startswith(f"{engine}.")} <= hot, module
