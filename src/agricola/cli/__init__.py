"""The `agricola` command."""

from agricola.cli.command import main

__all__ = ["main"]
