"""Cards of the original edition."""
