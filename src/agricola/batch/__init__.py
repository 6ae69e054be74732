"""Thousands of games at once on the processors of one machine (extra `learned`, for NumPy)."""

from agricola.batch.games import Games

__all__ = ["Games"]
