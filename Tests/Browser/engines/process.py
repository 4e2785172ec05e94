# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Starts helper programs in separate process groups and always ends the whole group."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import time


def find_program(*names: str) -> str:
    """The path of the first installed program; the error lists all of them."""
    for name in names:
        path = shutil.which(name)
        if path:
            return path
    raise RuntimeError(f"none of these programs is installed: {', '.join(names)}")


def free_port() -> int:
    """A port that is free at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for_port(port: int, process: subprocess.Popen, seconds: float = 30) -> None:
    """Returns when the process listens on the port; raises an error if it ends or takes too long."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"{process.args[0]} ended with status {process.returncode}")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise RuntimeError(f"{process.args[0]} did not listen on port {port} within {seconds} s")


def start(arguments: list[str], **options) -> subprocess.Popen:
    """Starts a program as the leader of a new process group. Its output is discarded by default."""
    options.setdefault("stdout", subprocess.DEVNULL)
    options.setdefault("stderr", subprocess.DEVNULL)
    return subprocess.Popen(arguments, start_new_session=True, **options)


def stop(process: subprocess.Popen | None) -> None:
    """Ends a process group that `start` started: first with a polite signal, then by force."""
    if process is None:
        return
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            continue
    # The leader may have ended while one of its children is still running.
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def pointer_actions(path: list[tuple[float, float, int]]) -> list[dict]:
    """A mouse drag in WebDriver's format: points of the window, each after some milliseconds."""
    (x, y, _), *rest = path
    actions = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}, {"type": "pointerDown", "button": 0}]
    for x, y, wait in rest:
        actions += [{"type": "pause", "duration": wait},
                    {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}]
    actions.append({"type": "pointerUp", "button": 0})
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}]
