"""One test for many things of a kind, which names every one that fails: cheaper than a test for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

_T = TypeVar("_T")


def for_each(things: Iterable[_T]) -> Callable[[Callable[[_T], None]], Callable[[], None]]:
    """Make one test of a check: it is run for all of them, and then says which ones do not pass, and why."""
    listed = list(things)
    assert listed

    def fold(check: Callable[[_T], None]) -> Callable[[], None]:
        def test() -> None:
            wrong: list[str] = []
            for one in listed:
                try:
                    check(one)
                except Exception as problem:
                    wrong.append(f"{one!r}: {type(problem).__name__}: {problem}")
            assert not wrong, "\n\n".join(wrong)

        test.__name__ = check.__name__
        test.__doc__ = check.__doc__
        return test

    return fold
