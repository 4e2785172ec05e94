# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""WebKitGTK's MiniBrowser, driven by classic WebDriver, on a virtual screen."""

import base64
import glob
import json
import os
import urllib.error
import urllib.request

from . import process
from .ended import BrowserEnded

PLACES = ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/lib*/webkit2gtk-4.1/MiniBrowser",
          "/usr/libexec/webkit2gtk-4.1/MiniBrowser")


class WebKit:
    """A MiniBrowser with one window."""

    name = "WebKit"
    rect_step = 0.0

    def __init__(self, **environment: str):
        self._environment = environment
        self._screen = self._driver = self._session = None
        self._is_over = False

    def __enter__(self) -> "WebKit":
        found = [path for place in PLACES for path in glob.glob(place)]
        if not found:
            raise RuntimeError("MiniBrowser of libwebkit2gtk-4.1-0 is not installed")
        try:
            self._start(found[0])
        except BaseException:
            self.__exit__()
            raise
        return self

    def _start(self, browser: str) -> None:
        reading, writing = os.pipe()
        self._screen = process.start(
            [process.find_program("Xvfb"), "-displayfd", str(writing), "-screen", "0", "1600x1200x24"],
            pass_fds=(writing,),
        )
        os.close(writing)
        with os.fdopen(reading) as display:
            number = display.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        port = process.free_port()
        self._driver = process.start(
            [process.find_program("WebKitWebDriver"), f"--port={port}", "--host=127.0.0.1"],
            env=os.environ | {"DISPLAY": f":{number}", "WEBKIT_FORCE_SANDBOX": "0",
                              "LIBGL_ALWAYS_SOFTWARE": "1"} | self._environment,
        )
        process.wait_for_port(port, self._driver)
        self._base = f"http://127.0.0.1:{port}/session"
        options = {"binary": browser, "args": ["--automation"]}
        answer = self._send("POST", "", {"capabilities": {"alwaysMatch": {
            "browserName": "MiniBrowser", "webkitgtk:browserOptions": options}}})
        self._session = answer["sessionId"]
        self._post("timeouts", {"script": 120_000, "pageLoad": 60_000})
        self._post("window/rect", {"width": 1280, "height": 1100})

    @property
    def process_group(self) -> int:
        """The process group of the driver, the browser and its pages."""
        return self._driver.pid

    def __exit__(self, *_) -> None:
        if self._session:
            try:
                self._send("DELETE", f"/{self._session}")
            except (OSError, RuntimeError):
                pass  # The process group is ended anyway.
        process.stop(self._driver)
        process.stop(self._screen)
        self._screen = self._driver = self._session = None

    def _send(self, verb: str, path: str, body: dict | None = None):
        try:
            return self._ask(verb, path, body)
        except urllib.error.HTTPError as error:
            value = json.loads(error.read() or b"{}").get("value", {})
            sentence = f"{verb} {path}: {value.get('error')}: {value.get('message')}"
            if self._session and self._has_crashed():
                self._is_over = True
                raise BrowserEnded(sentence) from None
            raise RuntimeError(sentence) from None

    def _ask(self, verb: str, path: str, body: dict | None):
        request = urllib.request.Request(
            self._base + path, method=verb, headers={"Content-Type": "application/json"},
            data=None if body is None else json.dumps(body).encode(),
        )
        # No proxy: the driver is on this machine.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(request, timeout=180) as answer:
            return json.load(answer)["value"]

    def _has_crashed(self) -> bool:
        """Whether the page's process has crashed: then the driver refuses even the smallest script."""
        try:
            self._ask("POST", f"/{self._session}/execute/sync", {"script": "return 1", "args": []})
        except urllib.error.HTTPError:
            return True
        return False

    def _post(self, command: str, body: dict):
        return self._send("POST", f"/{self._session}/{command}", body)

    def open(self, address: str) -> None:
        """Loads an address and waits until it has loaded. A browser that has crashed is started again first."""
        if self._is_over:
            self.__exit__()
            self.__enter__()
            self._is_over = False
        self._post("url", {"url": address})

    def evaluate(self, expression: str):
        """The JSON value of an expression; a promise is awaited."""
        script = (
            "const done = arguments[arguments.length - 1];"
            f"(async () => JSON.stringify([await ({expression})]))()"
            ".then(text => done({text}), error => done({error: String(error) + error.stack}));"
        )
        answer = self._post("execute/async", {"script": script, "args": []})
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return json.loads(answer["text"])[0]

    def drag(self, path: list[tuple[float, float, int]]) -> None:
        """Presses the mouse, moves it through points of the window, each after some milliseconds, and releases it."""
        self._post("actions", {"actions": process.pointer_actions(path)})

    def screenshot(self) -> bytes:
        """What the window shows, as a PNG."""
        return base64.b64decode(self._send("GET", f"/{self._session}/screenshot"))
