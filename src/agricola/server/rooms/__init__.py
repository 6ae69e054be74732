"""A game with people around it: seats, clocks, projections, the lobby."""
