"""The rule sets: what each edition's board, prices and options are."""
