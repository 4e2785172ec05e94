# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The frames of one run, as the command line prints them: what every picture is held against."""

import itertools
import json
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Frames:
    """Newline-separated JSON: a header line, then a line for each frame."""

    text: str

    @cached_property
    def header(self) -> dict:
        return json.loads(self.text[: self.text.index("\n")])

    @cached_property
    def lines(self) -> list[dict]:
        return [json.loads(line) for line in self.text.splitlines()[1:]]

    @property
    def rate(self) -> int:
        """Frames per second."""
        return self.header["refreshRate"]

    @property
    def size(self) -> list[float]:
        """Width and height of the screen in points."""
        return [self.header["device"]["width"], self.header["device"]["height"]]

    @property
    def facts(self) -> str:
        """The screen's facts, as captions of devices side by side give them."""
        device = self.header["device"]
        facts = f"{device['width']} × {device['height']} · status bar {device['statusBarHeight']}"
        return f"{facts} · safe area {device['safeArea']['top']}"

    @cached_property
    def greatest_speed(self) -> float:
        """The largest move of an edge or of the finger from one frame to the next, in points per second."""
        greatest = 0.0
        for before, after in itertools.pairwise(self.lines):
            places = {each["id"]: each["frame"] for each in before["elements"]}
            pairs = [(places[each["id"]], each["frame"]) for each in after["elements"] if each["id"] in places]
            if before["finger"] and after["finger"]:
                pairs.append((before["finger"], after["finger"]))
            greatest = max([greatest, *(abs(a - b) for one, other in pairs for a, b in zip(one, other))])
        return greatest * self.rate
