"""Accounts, for those who want to be known in more than one browser."""
