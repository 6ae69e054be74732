"""Actions are shared by all games of a process, so nobody may change one."""

from __future__ import annotations

import pytest

from agricola.engine.kernel import actions


@pytest.mark.skipif(
    str(actions.__file__).endswith(".py"), reason="interpreted, only the type checker refuses it: a look costs time"
)
def test_an_action_cant_be_changed_in_the_compiled_build() -> None:
    for name in ("code", "kind", "args", "cells", "message"):
        with pytest.raises(AttributeError, match="not writable"):
            setattr(actions.DONE_ACTION, name, getattr(actions.DONE_ACTION, name))
    assert actions.DONE_ACTION.code == "done"
