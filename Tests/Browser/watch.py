# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Opens a page and watches it: a console message, a script error or a request fails the test."""

import re
import time
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urldefrag

from playwright.sync_api import Page


# The time limit of a page: no test fails because the machine was busy.
PATIENCE = 60


def eventually(holds: Callable[[], bool]) -> bool:
    """Whether a condition holds within that time; returns as soon as it does."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


class Watch:
    """Everything that a page did and a self-contained page must not do."""

    def __init__(self, page: Page, allowed: set[str]):
        self.complaints: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"script error: {error}"))
        page.on("request", lambda request: self._request(request.url, allowed))
        page.on("websocket", lambda socket: self.complaints.append(f"socket to {socket.url}"))

    def _console(self, message) -> None:
        # Violations of the content security policy appear as errors of the console.
        if message.type in ("error", "warning"):
            self.complaints.append(f"console {message.type}: {message.text}")

    def _request(self, address: str, allowed: set[str]) -> None:
        if urldefrag(address).url not in allowed and not address.startswith("data:"):
            self.complaints.append(f"request for {address}")


def pictures_of(path: Path) -> list[Path]:
    """The files that a gallery shows; all other pages are single files."""
    if not (path.parent / "manifest.json").is_file():
        return []
    return [path.parent / name for name in re.findall(r'<img [^>]*src="([^":]+)"', path.read_text(encoding="utf-8"))]


# Pictures of a storyboard's strip get their places after the frame in which its devices are drawn.
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"


@contextmanager
def opened(engine, path: Path, fragment: str = "", *, width: int = 1440, height: int = 900,
           requests: list[Path] = [], **options):
    """A page in a separate browser context, drawn once, and watched until it closes.

    `requests` are the files that the page may load in addition to itself; `options` go to the browser context.
    """
    context = engine.browser.new_context(viewport={"width": width, "height": height}, **options)
    try:
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        watch = Watch(page, {file.as_uri() for file in [path, *requests, *pictures_of(path)]})
        page.goto(path.as_uri() + fragment)
        if options.get("java_script_enabled", True):
            page.evaluate(DRAWN)
        yield page
    finally:
        context.close()
    if watch.complaints:
        raise AssertionError(f"{path.name}: " + "\n".join(watch.complaints))
