# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Drawings as pictures: shown by `<img>` as a README does, drawn by librsvg, and looked at pixel by pixel."""

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
    """What is to be said of a picture beside another one."""

    colours: int
    commonest: float
    difference: float


def show(engine, folder: Path, drawing: Path, fragment: str = "") -> None:
    """Opens a page that holds nothing but the drawing in an `<img>`, and waits until it is decoded."""
    page = folder / "image.html"
    page.write_text(
        '<!DOCTYPE html><html lang="en"><head><title>image</title><style>'
        # A scroll bar that fades out would be a change of the picture.
        'html{overflow:hidden}body{margin:0}img{display:block}</style></head>'
        f'<body><img alt="" src="{html.escape(drawing.as_uri())}{fragment}"></body></html>')
    engine.open(page.as_uri())
    assert engine.evaluate("document.images[0].decode().then(() => document.images[0].naturalWidth)") > 0


def screenshots(engine, seconds: float, *, until_change: bool = False) -> set[bytes]:
    """The different pictures that a window shows within a time."""
    deadline = time.monotonic() + seconds
    seen = {engine.screenshot()}
    while time.monotonic() < deadline and not (until_change and len(seen) > 1):
        time.sleep(0.1)
        seen.add(engine.screenshot())
    return seen


def still_by_librsvg(drawing: Path) -> bytes:
    """The drawing as PNG, by a renderer that knows no animation."""
    return subprocess.run([find_program("rsvg-convert"), drawing], capture_output=True, check=True, timeout=60).stdout


def compare(chromium, first: bytes, second: bytes) -> Comparison:
    """Looks at two PNG pictures of one size."""
    def address(png: bytes) -> str:
        return "data:image/png;base64," + base64.b64encode(png).decode()
    chromium.open("about:blank")
    return Comparison(**chromium.evaluate(f"({PIXELS})({json.dumps(address(first))}, {json.dumps(address(second))})"))
