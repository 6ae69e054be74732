"""The 96 cards of the revised edition: decks A and B."""
