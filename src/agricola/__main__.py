"""`python -m agricola` is the `agricola` command."""

import sys

from agricola.cli import main

if __name__ == "__main__":
    sys.exit(main())
