"""The course of a game: set-up, rounds, harvests, and what holds in every position."""
