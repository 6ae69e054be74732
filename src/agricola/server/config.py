"""How a service is set up: what the command line and the environment may change, with the defaults."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Where games are kept when nobody says: the user's data folder, as each system names it."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "agricola"


@dataclass(frozen=True)
class Config:
    """All that can be chosen about a service."""

    data: Path | None = field(default_factory=data_folder)
    """The folder of the database; None keeps everything in memory, for tests."""
    database: str = field(default="", repr=False)
    """The address of a PostgreSQL database for the games instead, with its password."""
    redis: str = field(default="", repr=False)
    """The address of a Redis by which several processes serve the same rooms, with its password."""
    peer: str = ""
    """Where the other processes reach this one, such as http://10.0.0.7:8765."""
    static: Path = Path(__file__).parent / "static"
    """The built page."""
    hosts: tuple[str, ...] = ()
    """The names under which the service may be asked for; empty allows all."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to the service, such as https://games.example.org."""
    tls: bool = False
    """Whether browsers reach the service over TLS, so that cookies are marked Secure."""
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    """How many processes think for computer players."""
    think_cap: float = 20.0
    """Seconds after which a computer player that has not answered is stopped."""
    push_contact: str = ""
    """Whom push services may write to, such as mailto:me@example.org; empty sends no notices by the browser."""
    rate: float = 1.0
    """A factor on what an address may spend and how many connections it may have; 0 switches these limits off."""
    connections: int = 4000
    """How many connections there may be at once; fewer where the system allows fewer open files."""
    connections_per_address: int = 100
    sockets_per_address: int = 24
    sockets_per_room: int = 64
    rooms_in_memory: int = 2000
    idle_seconds: float = 600.0
    """How long an unused room stays in memory."""
    checkpoint_every: int = 25
    """How many entries lie between two checkpoints of a game."""
