"""Where the service keeps its rooms."""
