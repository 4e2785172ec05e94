# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The frames of one run, as the command line prints them. All pictures are compared with them."""

import itertools
import json
import re
from dataclasses import dataclass
from functools import cached_property

# An element's name and its height, in a line of frames.
HEIGHTS = re.compile(r'"id": ?"([^"]+)", ?"frame": ?\[[^,]+,[^,]+,[^,]+,([^]]+)]')


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

    def some(self, every: int, first: int) -> "Frames":
        """Every n-th frame from a given one on, and the last."""
        if every == 1 and first == 0:
            return self
        header, *lines = self.text.splitlines()
        kept = lines[first::every]
        return Frames("\n".join([header, *kept] + ([] if kept[-1:] == lines[-1:] else lines[-1:])))

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
        """The facts of the screen, as the captions of devices side by side state them."""
        device = self.header["device"]
        facts = f"{device['width']} × {device['height']} · status bar {device['statusBarHeight']}"
        return f"{facts} · safe area {device['safeArea']['top']}"

    @cached_property
    def greatest_speed(self) -> float:
        """The largest movement of an edge or the finger between two frames, in points per second."""
        greatest = 0.0
        for before, after in itertools.pairwise(self.lines):
            places = {each["id"]: each["frame"] for each in before["elements"]}
            pairs = [(places[each["id"]], each["frame"]) for each in after["elements"] if each["id"] in places]
            if before["finger"] and after["finger"]:
                pairs.append((before["finger"], after["finger"]))
            greatest = max([greatest, *(abs(a - b) for one, other in pairs for a, b in zip(one, other))])
        return greatest * self.rate

    @cached_property
    def heights(self) -> dict[str, tuple[float, float]]:
        """The minimum and maximum height of each element, in points."""
        found: dict[str, tuple[float, float]] = {}
        # Most elements have the same height in every frame.
        for name, text in set(HEIGHTS.findall(self.text)):
            height = float(text)
            least, greatest = found.get(name, (height, height))
            found[name] = (min(least, height), max(greatest, height))
        return found


def varying(runs: list[dict[str, tuple[float, float]]]) -> set[str]:
    """Names of elements whose heights differ within or between runs by more than rounding errors."""
    names = set().union(*runs)
    ranges = {name: [run[name] for run in runs if name in run] for name in names}
    return {name for name, known in ranges.items() if max(b for _, b in known) - min(a for a, _ in known) > 1e-6}
