"""Ways to play that the rulebooks describe beside the usual game: data and effects that change an edition's board."""
