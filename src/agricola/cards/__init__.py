"""Cards as declarations: what each one costs, when it acts, what it does."""
