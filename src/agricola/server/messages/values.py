"""The small values that messages are made of, with what each may be."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

PROTOCOL = 2
"""The version of the protocol; it grows when a client that worked would not work any more."""

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
Name = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]
Language = Annotated[str, Meta(max_length=10)]
Said = Annotated[dict[str, Any], Meta(title="Message")]
"""A code with its parameters, as `Message.json` gives it; whoever shows it finds the words by the code."""
SeatKind = Literal["person", "computer", "open"]
SeatDeed = Literal["join", "return", "leave", "open", "computer", "rename", "away"]
Status = Literal["waiting", "playing", "over", "frozen"]
VariantNames = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=50)]
CardNames = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=500)]
"""Cards or action spaces, by name or id."""
