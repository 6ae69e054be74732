"""The full-screen game in the terminal; it needs the extra `terminal`."""
