"""The farmyard: cells, fences, pastures, tiles, and the animals that they hold."""
