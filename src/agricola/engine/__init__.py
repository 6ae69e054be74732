"""The rules of the farm: standard library only, no card names, no edition names."""
