# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A page under `--watch` reloads after each rendering, in every engine."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from watch import eventually

SCENARIO = """{
  "version": 1, "id": "watched", "title": "TITLE", "pattern": "collapsing-header",
  "variants": ["ch4", "ch8"], "devices": ["iphone-8"],
  "steps": [{ "type": "drag", "from": ["50%", "80%"], "by": [0, -100], "duration": 300 }],
}
"""


@pytest.fixture
def watched(tmp_path: Path):
    """A folder that the tool renders again whenever its scenario is saved."""
    source = tmp_path / "a.scenario.jsonc"
    source.write_text(SCENARIO.replace("TITLE", "Before"))
    # A shell that starts the tests in the background makes them, and so the tool, ignore an interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    tool = subprocess.Popen(
        [os.environ["SCROLLWORK_BIN"], "render", str(source), "--watch", "-o", str(tmp_path / "out")],
        stderr=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    assert tool.stdout is not None
    assert tool.stdout.readline().startswith("open ")
    yield tmp_path
    tool.send_signal(signal.SIGINT)
    assert tool.wait(timeout=60) == 130


def text_shown(engine) -> str:
    """The text of a page; empty while it is loading, because no engine answers then."""
    try:
        return engine.evaluate("document.body ? document.body.textContent : ''")
    except Exception:
        return ""


@pytest.mark.parametrize("name", ["watched/index.html", "index.html"])
def test_an_open_page_shows_the_new_rendering(any_engine, watched: Path, name):
    """The heading changes, and the view stays the same."""
    fragment = "#variant=ch4&t=100" if name != "index.html" else ""
    any_engine.open((watched / "out" / name).as_uri() + fragment)
    assert "Before" in any_engine.evaluate("document.body.textContent")
    # The page can only notice a new stamp after it has seen the old one.
    time.sleep(1)
    (watched / "a.scenario.jsonc").write_text(SCENARIO.replace("TITLE", "After"))
    assert eventually(lambda: "After" in text_shown(any_engine)), "the page still shows the earlier rendering"
    if fragment:
        assert "variant=ch4" in any_engine.evaluate("location.hash")
