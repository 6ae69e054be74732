"""Debian's PostgreSQL and Redis for tests: real ones, each started here on a free port and ended with the tests."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

EXPECTED = bool(os.environ.get("AGRICOLA_EXPECT_SERVICES"))
"""Whether a machine without them is a failure; `.ci/run` says so."""
_PATIENCE = 60.0
_NUMBERS = itertools.count(1)


def missing(what: str) -> None:
    """Skip a test that needs something, or fail where it must be there."""
    told = f"{what} is not installed: make services"
    if EXPECTED:
        pytest.fail(told)
    pytest.skip(told)


def needs(*modules: str) -> None:
    """Skip a test that needs some modules, or fail where they must be there."""
    for module in modules:
        if find_spec(module) is None:
            missing(f"the Python package {module}")


def _program(name: str) -> str | None:
    """Where a program of PostgreSQL is; Debian keeps those of each version in a folder of its own."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(kept[-1]) if kept else None)


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _until_it_listens(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1.0).close()
            return
        except OSError:
            assert process.poll() is None and time.monotonic() < end, f"nobody listens at port {port}"
            time.sleep(0.02)


class Postgres:
    """A server of PostgreSQL."""

    def __init__(self, port: int, programs: Path) -> None:
        self.port = port
        self.programs = programs
        """The folder of its programs."""

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://agricola@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        import psycopg  # noqa: PLC0415

        name = f"games{next(_NUMBERS)}"
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                with psycopg.connect(self.url(), autocommit=True) as db:
                    db.execute(f"CREATE DATABASE {name}")
                    return self.url(name)
            except psycopg.OperationalError:
                # It listens before it is ready.
                assert time.monotonic() < end
                time.sleep(0.02)


@contextmanager
def postgres(*, to_disk: bool = False) -> Iterator[Postgres]:
    """Run PostgreSQL; it refuses to be run by root, who has a user for it. `to_disk` is how it is really run."""
    initdb, server = _program("initdb"), _program("postgres")
    if initdb is None or server is None:
        missing("PostgreSQL")
    assert initdb is not None and server is not None
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="agricola-postgres-"))
    try:
        if user is not None:
            import pwd  # noqa: PLC0415 - Windows has none

            known = pwd.getpwnam(user)
            os.chown(folder, known.pw_uid, known.pw_gid)
        data = folder / "data"
        laid_out = [initdb, "-D", str(data), "-A", "trust", "-U", "agricola", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(laid_out, check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder)
        port = free_port()
        # Nothing here must outlive the machine; that a commit outlives our own processes is what is tested.
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
        settings["fsync"] = "on" if to_disk else "off"
        chosen = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (folder / "log").open("wb") as log:
            command = [server, "-D", str(data), "-p", str(port), *chosen]
            process = subprocess.Popen(command, stdout=log, stderr=log, user=user, cwd=folder)
        try:
            _until_it_listens(port, process)
            yield Postgres(port, Path(server).parent)
        finally:
            # At once and without tidying up: nobody wants this database any more.
            process.send_signal(signal.SIGQUIT)
            process.wait(_PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[str]:
    """Run Redis; gives its address."""
    server = shutil.which("redis-server")
    if server is None:
        missing("Redis")
    assert server is not None
    port = free_port()
    command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with tempfile.TemporaryDirectory(prefix="agricola-redis-") as folder:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)
        try:
            _until_it_listens(port, process)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(_PATIENCE)
