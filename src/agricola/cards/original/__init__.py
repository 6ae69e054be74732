"""The cards of the original edition, one file for each kind and deck.

A card's numbers, English name, text and gist stand in its declaration, its rulings in the deck's `*_rulings.toml`, its
other languages in `wording/messages/<language>/cards-original.ftl`, its number for encodings in `catalog.lock`.
"""
