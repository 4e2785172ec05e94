# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Firefox ESR, driven by WebDriver BiDi over a web socket, without geckodriver."""

import base64
import json
import tempfile
from pathlib import Path

import websocket

from . import process

PREFERENCES = {
    "remote.active-protocols": 1,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}


class Firefox:
    """A headless Firefox with one tab."""

    name = "Firefox"
    # Firefox lays out in app units of 1/60 px. getBoundingClientRect rounds outwards to them twice: first the box, then
    # the transformed box.
    rect_step = 2 / 60

    def __init__(self, **preferences):
        self._preferences = PREFERENCES | preferences
        self._process = None
        self._socket = None
        self._next = 0

    def __enter__(self) -> "Firefox":
        self._profile = tempfile.TemporaryDirectory(
            prefix="scrollwork-firefox-", ignore_cleanup_errors=True
        )
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in self._preferences.items())
        Path(self._profile.name, "user.js").write_text("\n".join(lines) + "\n")
        port = process.free_port()
        try:
            self._process = process.start(
                [process.find_program("firefox-esr", "firefox"), "--headless", "--no-remote",
                 "--profile", self._profile.name, "--remote-debugging-port", str(port), "about:blank"]
            )
            process.wait_for_port(port, self._process, 60)
            self._socket = websocket.create_connection(
                f"ws://127.0.0.1:{port}/session", timeout=120, suppress_origin=True
            )
            self.command("session.new", capabilities={})
            self._context = self.command("browsingContext.getTree")["contexts"][0]["context"]
            self.command("browsingContext.setViewport", context=self._context,
                         viewport={"width": 1280, "height": 1024})
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_) -> None:
        if self._socket:
            self._socket.close()
        process.stop(self._process)
        self._profile.cleanup()

    def command(self, method: str, **params):
        """Sends one BiDi command and returns its result; events in between are ignored."""
        self._next += 1
        self._socket.send(json.dumps({"id": self._next, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") != self._next:
                continue
            if answer["type"] == "error":
                raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
            return answer["result"]

    def open(self, address: str) -> None:
        """Loads an address and waits until it has loaded."""
        self.command("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, expression: str):
        """The JSON value of an expression; a promise is awaited."""
        answer = self.command(
            "script.evaluate", expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self._context}, awaitPromise=True,
        )
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"].get("value", "null"))

    def drag(self, path: list[tuple[float, float, int]]) -> None:
        """Presses the mouse, moves it through points of the window, each after some milliseconds, and releases it."""
        self.command("input.performActions", context=self._context, actions=process.pointer_actions(path))

    def screenshot(self) -> bytes:
        """What the window shows, as a PNG."""
        return base64.b64decode(self.command("browsingContext.captureScreenshot", context=self._context)["data"])
