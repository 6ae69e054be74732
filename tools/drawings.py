"""Writes the page's drawings and their colours where the Python pictures find them.

They are drawn once, in `web/src/paint/drawings` and `web/src/art/art.css`. It needs what builds the page (`make page`):

    python -m tools.drawings
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
TARGET = ROOT / "src" / "agricola" / "pictures" / "drawings.json"


def colours() -> dict[str, str]:
    """The colours of the drawings by day, by name."""
    css = (WEB / "src" / "art" / "art.css").read_text(encoding="utf-8")
    day = css[css.index(":root {") : css.index("}")]
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", day))


def drawings() -> dict[str, tuple[int, int, str]]:
    """The drawings by name: width, height and markup."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "sprite.mjs")
        bundle = [str(WEB / "node_modules" / ".bin" / "esbuild"), str(WEB / "src" / "paint" / "sprite.ts")]
        subprocess.run([*bundle, "--bundle", "--format=esm", f"--outfile={script}", "--log-level=error"], check=True)
        tell = f"import {{ DRAWINGS }} from {json.dumps(script.as_uri())}; console.log(JSON.stringify(DRAWINGS))"
        told = subprocess.run(
            ["node", "--input-type=module", "-e", tell], check=True, capture_output=True, text=True, encoding="utf-8"
        )
    found = json.loads(told.stdout)
    return {name: (one["width"], one["height"], one["markup"]) for name, one in found.items()}


def text() -> str:
    """What the file holds: a line for each colour and each drawing's part, so that a change can be read."""
    return json.dumps({"colours": colours(), "drawings": drawings()}, indent=0) + "\n"


def main() -> None:
    """Write the file."""
    TARGET.write_text(text(), encoding="utf-8", newline="\n")
    print(f"wrote {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
