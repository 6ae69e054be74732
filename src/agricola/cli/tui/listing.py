"""A list with a cursor, for keys and mouse: the board and the choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option


class Listing(OptionList):
    """An option list that can be filled anew with the cursor where it is wanted."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "screen.pane(-1)", show=False),
        Binding("right", "screen.pane(1)", show=False),
    ]

    def fill(self, options: Iterable[Option | None], cursor: int | None) -> None:
        """Show other options; the cursor goes to the one with this number, or stays where it was."""
        stays = self.chosen_id
        found: Sequence[Option | None] = list(options)
        self.set_options(found)
        ids = [option.id for option in found if option is not None]
        if cursor is None and stays is not None and stays in ids:
            cursor = ids.index(stays)
        self.highlighted = cursor if cursor is not None else (0 if ids and ids[0] is not None else None)

    @property
    def chosen_id(self) -> str | None:
        """The id of the option under the cursor."""
        if self.highlighted is None or not 0 <= self.highlighted < self.option_count:
            return None
        return self.get_option_at_index(self.highlighted).id
