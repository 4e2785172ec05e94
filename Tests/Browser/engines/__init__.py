# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Three browsers behind one small interface.

Each engine opens an address and evaluates an expression there:

    with Firefox() as engine:
        engine.open("file:///drawing.svg")
        engine.evaluate("document.getAnimations().length")

`engine.rect_step` is the rounding step of the engine's getBoundingClientRect, in CSS pixels.
"""

from .chromium import Chromium
from .ended import BrowserEnded
from .firefox import Firefox
from .webkit import WebKit

__all__ = ["BrowserEnded", "Chromium", "Firefox", "WebKit"]
