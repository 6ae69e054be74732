"""Messages as JSON."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
"""The bytes of a message, or of anything that messages are made of."""
