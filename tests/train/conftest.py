"""Small models learn a few steps here: a faster program would take longer to compile than the slow one runs."""

from __future__ import annotations

import os

os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")
