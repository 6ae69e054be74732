"""Compiles the engine, the encoder and the search's tree with mypyc for a wheel, if AGRICOLA_COMPILE=1 is set.

Without it the wheel is pure Python. A wheel without the page is built only where AGRICOLA_NO_PAGE=1 asks for it. The
work happens on a copy in a temporary directory: an extension module left in src/ would silently shadow the source
beside it. The copy also holds nothing but what is compiled, so an engine module that imports a card or an edition does
not compile.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ENGINE = Path("agricola", "engine")
AGENTS = Path("agricola", "agents")
BATCH = Path("agricola", "batch")
ENCODING = Path("agricola", "encoding")
PAGE = Path("src", "agricola", "server", "static", "index.html")
PUBLISHED = "3"
"""How much what is published is optimised; a build that is only tested says less in MYPYC_OPT_LEVEL."""
_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="engine", ext_modules=mypycify({}, opt_level="{}", debug_level="0", multi_file={}))
"""
HOT_MODULES = {
    AGENTS: ("evaluation.py", "turn_policy.py", "layout.py", "hunger.py", "puct.py", "tree.py"),
    BATCH: ("stepper.py",),
    ENCODING: (
        "action_columns.py", "action_numbers.py", "column_numbers.py", "encoder.py", "farm_columns.py", "last_told.py",
        "seat_columns.py",
    ),
}  # fmt: skip
"""What a search or a learner runs through thousands of times a second; these modules import the engine and each other
only."""


class CompileEngine(BuildHookInterface[Any]):
    """Adds one extension module per compiled module to the wheel."""

    def dependencies(self) -> list[str]:
        """Name what the build needs besides hatchling."""
        if not compiling():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        wanted: list[str] = project["dependency-groups"]["compile"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse a wheel without the page; compile and put the result into the wheel."""
        if version != "editable" and not page_is_there(Path(self.root)):
            sys.exit("The page is not built: run `make page` first, or set AGRICOLA_NO_PAGE=1 to build without it.")
        if not compiling() or version == "editable":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="agricola-engine-")  # lives as long as this hook
        workshop = Path(self.workshop.name)
        for extension in compile_engine(Path(self.root, "src"), workshop):
            build_data["force_include"][str(extension)] = str(extension.relative_to(workshop))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class Addresses(MetadataHookInterface):
    """Gives the package its README and its addresses, which hang on where it is published.

    A package index shows no picture by a relative path. Where the environment names the repository (as a workflow of
    GitHub does by itself), paths become addresses in it; elsewhere the README stays as it is and there are none.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what pyproject.toml leaves to this hook."""
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        repository = repository_address()
        metadata["readme"] = {"content-type": "text/markdown", "text": with_addresses(readme, repository)}
        metadata["urls"] = addresses(repository)


def repository_address() -> str:
    """The address of the repository, without a slash at its end; empty where nobody knows."""
    name = os.environ.get("GITHUB_REPOSITORY", "")
    return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{name}" if name else ""


def addresses(repository: str) -> dict[str, str]:
    """Where to find what belongs to the project."""
    if not repository:
        return {}
    owner, name = repository.split("/")[-2:]
    return {
        "Source": repository,
        "Documentation": f"https://{owner}.github.io/{name}/",
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
    }


def with_addresses(readme: str, repository: str) -> str:
    """The README with its relative links and pictures turned into addresses."""
    if not repository:
        return readme
    readme = re.sub(r"(!\[[^\]]*\])\((?!\w+:|#)([^)]+)\)", rf"\1({repository}/raw/main/\2)", readme)
    return re.sub(r"(?<!!)(\[[^\]]*\])\((?!\w+:|#)([^)]+)\)", rf"\1({repository}/blob/main/\2)", readme)


def compiling() -> bool:
    """Whether the environment asks for the compiled engine."""
    return os.environ.get("AGRICOLA_COMPILE") == "1"


def page_is_there(root: Path) -> bool:
    """Whether the page was built, or the environment says that it is not wanted."""
    return root.joinpath(PAGE).is_file() or os.environ.get("AGRICOLA_NO_PAGE") == "1"


def compile_engine(source: Path, workshop: Path) -> list[Path]:
    """Compile a copy of the engine and of the hot modules inside the workshop; give the extension modules."""
    shutil.copytree(source / ENGINE, workshop / ENGINE, ignore=shutil.ignore_patterns("__pycache__"))
    for package, names in HOT_MODULES.items():
        workshop.joinpath(package).mkdir()
        for name in names:
            shutil.copy(source / package / name, workshop / package / name)
    modules = sorted(path.relative_to(workshop) for path in workshop.joinpath("agricola").rglob("*.py"))
    for package in (ENGINE.parent, *HOT_MODULES):  # these stay interpreted; the compiler needs to see packages
        workshop.joinpath(package, "__init__.py").touch()
    level = os.environ.get("MYPYC_OPT_LEVEL", PUBLISHED)
    given = ["--strict", "--no-site-packages", *map(str, modules)]
    # One piece of C can be optimised as a whole, for which the compiler takes twice as long as for its parts.
    workshop.joinpath("setup.py").write_text(_SETUP.format(given, level, level != PUBLISHED), encoding="utf-8")
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    run = subprocess.run(build, cwd=workshop, check=False)
    if run.returncode:
        sys.exit("mypyc could not compile the engine: see the messages above.")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    missing = [str(module) for module in modules if not workshop.joinpath(module).with_suffix(suffix).exists()]
    if missing:
        sys.exit(f"mypyc left these modules uncompiled: {', '.join(missing)}")
    return sorted(path for path in workshop.rglob(f"*{suffix}") if "build" not in path.relative_to(workshop).parts)
