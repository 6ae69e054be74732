"""Rooms of several people: seats, clocks, what each client is told, the lobby."""
