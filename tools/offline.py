"""Puts what plays without a network beside the built page: Python for the browser, and the service as one archive.

    python -m tools.offline        # after `make page`; `make offline` does both

Pyodide comes from the page's node_modules, the pure libraries of the service from this environment, and msgspec, which
is compiled, from the package index as a wheel for Pyodide. All of it is served from our own origin.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tempfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import agricola

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
TARGET: Final = SOURCE / "agricola" / "server" / "static" / "offline"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
LIBRARIES: Final = ("starlette", "anyio", "idna", "typing_extensions", "prometheus_client")
COMPILED: Final = "msgspec==0.22.0"
LEFT_OUT: Final = frozenset(("batch", "cli", "envs", "train"))
"""Packages of ours that the service does not need."""
_DATE: Final = (2020, 1, 1, 0, 0, 0)


def build(target: Path = TARGET) -> dict[str, int]:
    """Write the files; gives their names and sizes, which the page reads to tell how far it is."""
    if not PYODIDE.exists():
        raise SystemExit("Pyodide is not there: run npm ci in web/, or make page")
    target.mkdir(parents=True, exist_ok=True)
    files = {name: (PYODIDE / name).read_bytes() for name in RUNTIME}
    files["service.zip"] = service()
    for name, content in files.items():
        (target / name).write_bytes(content)
    sizes = {name: len(content) for name, content in files.items()}
    (target / "files.json").write_text(json.dumps(sizes, indent=1) + "\n", encoding="utf-8")
    return sizes


def service() -> bytes:
    """The service with all that it imports, as an archive that is the same each time."""
    found = {**_ours(), **_libraries(), **_compiled()}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(found):
            archive.writestr(zipfile.ZipInfo(name, _DATE), found[name], zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _ours() -> dict[str, bytes]:
    found = {}
    for path in (SOURCE / "agricola").rglob("*"):
        inside = path.relative_to(SOURCE)
        unwanted = inside.parts[1] in LEFT_OUT or "static" in inside.parts
        if path.is_file() and "__pycache__" not in inside.parts and path.suffix != ".so" and not unwanted:
            found[inside.as_posix()] = path.read_bytes()
    about = f"Metadata-Version: 2.1\nName: agricola\nVersion: {agricola.__version__}\n"
    found[f"agricola-{agricola.__version__}.dist-info/METADATA"] = about.encode()
    return found


def _libraries() -> dict[str, bytes]:
    found = {}
    for name in LIBRARIES:
        for file in distribution(name).files or ():
            if file.suffix == ".py" or file.name in ("METADATA", "LICENSE", "LICENSE.md"):
                found[file.as_posix()] = Path(str(file.locate())).read_bytes()
    return found


def _compiled() -> dict[str, bytes]:
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    tag = "cp" + "".join(lock["python"].split(".")[:2])
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
            "--platform", f"pyemscripten_{lock['abi_version']}_wasm32", "--python-version", tag[2:],
            "--implementation", "cp", "--abi", tag, "--dest", folder, COMPILED,
        ]  # fmt: skip
        subprocess.run(command, check=True)
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


if __name__ == "__main__":
    for name, size in build().items():
        print(f"{size:>10,} {name}")
