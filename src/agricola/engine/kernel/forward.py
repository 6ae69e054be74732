"""Names for what effects and cards are handed, and what stands above them.

A state holds effects and cards, and their functions take the state: a circle of types, which is cut here. Whoever holds
such a function does not say what it takes; each function does so itself, and is checked by that. The words that cards
are declared with (`agricola.cards.vocabulary`) ask for the real types.
"""

from __future__ import annotations

from typing import Any

AnyState = Any
"""A `state.GameState`."""
AnyFrame = Any
"""A `frame.Frame`."""
AnyEvent = Any
"""A `moments.Event`."""
