"""House rules: small switches that combine with nearly everything (revised 17.6)."""

from __future__ import annotations

from typing import Final

from agricola.variants.variant import HOUSE_RULE, Variant

HOUSE_RULES: Final = (
    # The large tile with its Copse for 2 players (17.6, OP-19): the additional tile under another name.
    Variant("szongott", HOUSE_RULE, ("revised",), players=range(2, 3), options={"additional_tile": True}),
)
