"""Goods on the move: prices, conversions, gains, the supply."""
