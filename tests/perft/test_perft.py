"""The decision trees have the leaf counts of `counts.txt`."""

from __future__ import annotations

import pytest

from tests.perft.perft import counts, roots, stored

ROOTS = roots()


@pytest.mark.parametrize("name", ROOTS)
def test_the_leaf_counts_are_those_of_the_table(name: str) -> None:
    assert counts(ROOTS[name]) == stored().get(name), "run `make perft` and explain the change in the commit"


def test_the_table_has_no_other_rows() -> None:
    assert set(stored()) == set(ROOTS)
