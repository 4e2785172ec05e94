# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Has a browser compare what it shows with the frames that `scrollwork frames` printed."""

import json
from dataclasses import dataclass
from pathlib import Path

from frames import Frames, varying

# The error that the renderer promises, in points, at every frame, after rounding.
STATED_MAXIMUM = 0.1

# What the engines add: matrices and boxes are single precision, so a coordinate of 1024 to 2048 points
# carries up to 1/8192 pt, and a rectangle's edge is a sum of at most four of them.
ENGINE_SLACK = 4 / 8192

# How far the two ways of measuring may differ on top of the engine's grid for client rectangles.
CROSS_SLACK = 1 / 512

# At every how many frames those look that show again what drawings of one device show at all of theirs. Each device of
# a scenario begins at another one.
SOME = 5

SCRIPT = "(() => {{ {} return {{ measure, framesShown }}; }})()".format("\n".join(
    Path(__file__).with_name("measuring").joinpath(name).read_text(encoding="utf-8")
    for name in ["tally.js", "stage.js", "compare.js", "measure.js"]
))


@dataclass(frozen=True)
class Measurement:
    """What came of one run in one browser."""

    frames: int
    compared: int
    faults: int
    words: list[str]
    largest: dict
    largestBetween: dict
    crossed: float
    probed: int
    milliseconds: float

    def complaint(self) -> str:
        """The faults in words, one to a line; empty where there are none."""
        if not self.faults:
            return ""
        rest = self.faults - len(self.words)
        return "\n".join(self.words + ([f"and {rest} more"] if rest else []))


def measure(
    engine,
    frames: Frames,
    *,
    prefix: str = "",
    seek: str | None = None,
    every: int = 1,
    first: int = 0,
    between: bool = True,
    cross_check: int = 50,
    slack: float = 0,
    tall: set[str] | None = None,
) -> Measurement:
    """Measures the device of the open document whose ids begin with `prefix` against its frames.

    `every` is at every how many frames it looks, from `first` on. `tall` are the elements whose heights vary in any run
    that shares the drawing; without it, in this run. `seek` is an expression for a function that shows the document at an
    instant in milliseconds; without it the document's animations are sought. `slack` is added to the largest error
    allowed, in points.
    """
    assert every == 1 or not between
    if tall is None:
        tall = varying([frames.heights])
    plan = plan_for(engine, frames.some(every, first % every), prefix, tall)
    plan |= {"between": between, "crossCheck": cross_check}
    plan["limit"] += slack
    return Measurement(**engine.evaluate(f"{SCRIPT}.measure({json.dumps(plan)}, {seek or 'undefined'})"))


def frames_shown(engine, frames: Frames, *, prefix: str = "", tall: set[str] | None = None) -> list[int]:
    """The frames that the open document is a picture of as it stands."""
    return engine.evaluate(f"{SCRIPT}.framesShown({json.dumps(plan_for(engine, frames, prefix, tall))})")


def plan_for(engine, frames: Frames, prefix: str, tall: set[str] | None) -> dict:
    """What both ask of measure.js."""
    return {
        "prefix": prefix,
        "size": frames.size,
        "ndjson": frames.text,
        "tall": sorted(varying([frames.heights]) if tall is None else tall),
        "limit": STATED_MAXIMUM + ENGINE_SLACK,
        "cross": {"slack": CROSS_SLACK, "step": engine.rect_step},
    }
