"""A state as one client is told it, in pieces; what is as it was, or the same for several, is the very same object."""

from __future__ import annotations

from msgspec import Struct

from agricola.server.messages.state import StateMessage
from agricola.server.rooms.patch import Json, difference


class Own(Struct, frozen=True):
    """The part of a state that depends on who looks."""

    who: Json
    """Who looks: `you`, `seat` and `hand_over`."""
    private: Json
    """Of the view: what follows from the cards that are seen, and what may be answered."""
    asked: Json
    """Of the view: who is asked what."""
    undo: Json

    def json(self) -> Json:
        """The part as it is sent."""
        return {**self.who, "view": {**self.private, **self.asked}, "undo": self.undo}

    def patch_since(self, old: Own) -> Json:
        """The patch that makes this part of an old one; empty when they are equal."""
        patch = {} if self.who is old.who else difference(old.who, self.who)
        view = {} if self.private is old.private else difference(old.private, self.private)
        if self.asked is not old.asked:
            view.update(difference(old.asked, self.asked))
        if view:
            patch["view"] = view
        if self.undo is not old.undo and self.undo != old.undo:
            patch["undo"] = difference(old.undo, self.undo)
        return patch


class Seen(Struct, frozen=True):
    """A state as one client is told it: the part for all, and the part for this client."""

    shared: Json
    own: Own

    def message(self) -> StateMessage:
        """The whole state."""
        own = self.own.json()
        return StateMessage(**{**self.shared, **own, "view": {**self.shared["view"], **own["view"]}})
