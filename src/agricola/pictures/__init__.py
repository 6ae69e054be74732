"""Pictures of farms and tables as SVG, for notebooks and pages: drawn from a view, with the drawings of the page."""
