# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The system's Chromium, driven by Playwright. Playwright does not download a browser here."""

import copy
import shutil

from playwright.sync_api import Browser, Page, Playwright, sync_playwright


class Chromium:
    """A headless Chromium; `page` is the page that `open` and `evaluate` use."""

    name = "Chromium"
    rect_step = 0.0

    # A process may start Playwright only once: browsers share it, and the last one stops it.
    _playwright: Playwright | None = None
    _users = 0

    def __init__(self, *flags: str):
        self._flags = flags

    def __enter__(self) -> "Chromium":
        # The headless engine without the browser's windows, each of which costs more than the page in it.
        path = shutil.which("chromium-headless-shell")
        if not path:
            raise RuntimeError("chromium-headless-shell is not installed")
        if Chromium._playwright is None:
            Chromium._playwright = sync_playwright().start()
        Chromium._users += 1
        self.browser: Browser = Chromium._playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", *self._flags]
        )
        self.page: Page = self.browser.new_page(
            viewport={"width": 1280, "height": 1024}, reduced_motion="null"
        )
        return self

    def __exit__(self, *_) -> None:
        try:
            self.browser.close()
        finally:
            Chromium._users -= 1
            if Chromium._users == 0:
                Chromium._playwright.stop()
                Chromium._playwright = None

    def on(self, page: Page) -> "Chromium":
        """The same browser with another of its pages."""
        other = copy.copy(self)
        other.page = page
        return other

    def open(self, address: str) -> None:
        """Loads an address and waits until it has loaded."""
        self.page.goto(address)

    def evaluate(self, expression: str):
        """The JSON value of an expression; a promise is awaited."""
        return self.page.evaluate(expression)

    def drag(self, path: list[tuple[float, float, int]]) -> None:
        """Presses the mouse, moves it through points of the window, each after some milliseconds, and releases it."""
        (x, y, _), *rest = path
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for x, y, wait in rest:
            self.page.wait_for_timeout(wait)
            self.page.mouse.move(x, y)
        self.page.mouse.up()

    def screenshot(self) -> bytes:
        """What the window shows, as a PNG."""
        return self.page.screenshot()
