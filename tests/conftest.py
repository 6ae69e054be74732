"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from agricola import EDITIONS
from agricola.cards.catalog import CARDS_BY_ID


@pytest.fixture(scope="module", autouse=True)
def fresh_boards() -> Iterator[None]:
    """Forget the boards that have come to know cards of a test module: another one may use the same ids."""
    yield
    for edition in EDITIONS.values():
        for key, board in list(edition._boards.items()):
            if any(card_id not in CARDS_BY_ID for card_id in board.cards):
                del edition._boards[key]
