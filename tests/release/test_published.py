"""What is published is built as a release does it, installed into a fresh environment, and plays.

Run with `make test-release`, which builds the page before; it takes half a minute.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

import agricola

pytestmark = pytest.mark.release
ROOT = Path(__file__).parents[2]
REPOSITORY = "somebody/agricola"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source and, built from it, the wheel; as `python -m build` makes them in the release workflow."""
    pytest.importorskip("build")
    folder = tmp_path_factory.mktemp("dist")
    environment = {**os.environ, "GITHUB_REPOSITORY": REPOSITORY}
    environment.pop("AGRICOLA_COMPILE", None)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, env=environment, check=True, capture_output=True, cwd=folder)
    return folder


@pytest.fixture(scope="module")
def python(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with nothing but the wheel."""
    home = tmp_path_factory.mktemp("fresh")
    venv.create(home, with_pip=True)
    found = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = ["-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-index", "--no-deps"]
    subprocess.run([found, *install, next(dist.glob("*.whl"))], check=True, capture_output=True)
    return found


def run(python: Path, *command: str, typed: str = "") -> str:
    """What a command of the fresh environment says, far away from this project."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "AGRICOLA"))}
    done = subprocess.run(
        [python, *command],
        input=typed, text=True, capture_output=True, cwd=python.parent, check=False,
        env={**environment, "XDG_STATE_HOME": str(python.parents[1] / "state")},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def metadata(dist: Path) -> Message:
    with zipfile.ZipFile(next(dist.glob("*.whl"))) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(wheel.read(name).decode())


def test_the_source_is_small_and_holds_the_page(dist: Path) -> None:
    source = next(dist.glob("*.tar.gz"))
    with tarfile.open(source) as files:
        names = files.getnames()
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name or "/.venv" in name]
    assert any(name.endswith("server/static/index.html") for name in names), "wheels are built from it, with the page"
    assert source.stat().st_size < 12_000_000


def test_the_wheel_tells_of_itself(dist: Path) -> None:
    told = metadata(dist)
    assert told["Version"] == agricola.__version__
    urls = dict(str(url).split(", ", 1) for url in told.get_all("Project-URL", []))
    assert urls["Source"] == f"https://github.com/{REPOSITORY}"
    assert {"Documentation", "Issues", "Changelog"} <= urls.keys()
    extras = set(told.get_all("Provides-Extra", []))
    for_users = {"cluster", "data", "envs", "learned", "passkeys", "push", "ray", "server", "terminal", "train"}
    assert extras == for_users, "no tools of developers"
    readme = str(told.get_payload())
    assert f"](https://github.com/{REPOSITORY}/raw/main/docs/screenshots/table-4.png)" in readme
    assert "](docs/" not in readme


def test_the_page_is_in_the_wheel(dist: Path) -> None:
    with zipfile.ZipFile(next(dist.glob("*.whl"))) as wheel:
        names = wheel.namelist()
    assert "agricola/server/static/index.html" in names
    assert "agricola/pictures/drawings.json" in names
    assert "agricola/py.typed" in names
    assert any(name.endswith("licenses/THIRD_PARTY_NOTICES.md") for name in names)


def test_a_fresh_environment_plays(python: Path) -> None:
    told = json.loads(run(python, "-m", "agricola", "version", "--json"))
    assert (told["agricola"], told["compiled"]) == (agricola.__version__, False)
    out = run(python, "-m", "agricola", "play", "--lines", "--seed", "7", typed="Forest\nquit\n")
    assert "Your game is kept" in out
    assert "waits in round 1" in run(python, "-m", "agricola", "games")
    run(python, "-m", "agricola", "arena", "--players", "greedy,random", "--games", "2", "--edition", "family")


def test_a_fresh_environment_is_a_library(python: Path) -> None:
    code = """
import agricola, random
game = agricola.new_game("original", players=3, seed=7)
rng = random.Random(1)
while not game.is_terminal():
    game.apply(rng.choice(game.legal_actions()))
assert agricola.replay(str(game.record())).key() == game.key()
assert game.svg().startswith("<svg")
print(agricola.__file__)
"""
    assert Path(run(python, "-c", code).strip()).is_relative_to(python.parents[1])
