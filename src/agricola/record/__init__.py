"""The text forms: moves, positions, records of games. Each one reads back what it wrote."""
