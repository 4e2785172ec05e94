# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Drawings as pictures: in an `<img>` as in a README, drawn by librsvg, and compared pixel by pixel."""

import base64
import html
import json
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

from engines.process import find_program

PIXELS = Path(__file__).with_name("pixels.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Comparison:
    """How a picture compares with another one."""

    colours: int
    commonest: float
    difference: float


def show(engine, folder: Path, drawing: Path, fragment: str = "") -> None:
    """Opens a page that contains only the drawing in an `<img>`, and waits until it is decoded."""
    page = folder / "image.html"
    page.write_text(
        '<!DOCTYPE html><html lang="en"><head><title>image</title><style>'
        # A scroll bar that fades out would change the picture.
        'html{overflow:hidden}body{margin:0}img{display:block}</style></head>'
        f'<body><img alt="" src="{html.escape(drawing.as_uri())}{fragment}"></body></html>')
    engine.open(page.as_uri())
    assert engine.evaluate("document.images[0].decode().then(() => document.images[0].naturalWidth)") > 0


def screenshots(engine, seconds: float, *, until_change: bool = False) -> set[bytes]:
    """The distinct pictures that a window shows within a time."""
    deadline = time.monotonic() + seconds
    seen = {engine.screenshot()}
    while time.monotonic() < deadline and not (until_change and len(seen) > 1):
        time.sleep(0.1)
        seen.add(engine.screenshot())
    return seen


def still_by_librsvg(drawing: Path) -> bytes:
    """The drawing as a PNG, from a renderer without animation."""
    return subprocess.run([find_program("rsvg-convert"), drawing], capture_output=True, check=True, timeout=60).stdout


def compare(chromium, first: bytes, second: bytes) -> Comparison:
    """Compares two PNG pictures of the same size."""
    def address(png: bytes) -> str:
        return "data:image/png;base64," + base64.b64encode(png).decode()
    chromium.open("about:blank")
    return Comparison(**chromium.evaluate(f"({PIXELS})({json.dumps(address(first))}, {json.dumps(address(second))})"))
