"""The subcommands of agricola, a module each."""
