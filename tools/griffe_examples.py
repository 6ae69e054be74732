"""Shows the examples of docstrings as code in the reference: they stand there without fences, as doctests do."""

from __future__ import annotations

from typing import Any

import griffe

from tools.site_hooks import with_blocks


class ExamplesAsCode(griffe.Extension):
    """Puts fences around the examples of each docstring."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of a class, a function or a module that was read."""
        if obj.docstring is not None:
            obj.docstring.value = "\n".join(with_blocks(obj.docstring.value.splitlines()))
