# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Lets a browser compare what it shows with the output of `scrollwork frames`."""

import json
from dataclasses import dataclass
from pathlib import Path

from frames import Frames, varying

# The largest error that the renderer promises at every frame, after rounding, in points.
STATED_MAXIMUM = 0.1

# The error that engines add. Matrices and boxes are single precision, so a coordinate of 1024 to 2048 points is off by
# up to 1/8192 pt, and the edge of a rectangle is a sum of at most four of them.
ENGINE_SLACK = 4 / 8192

# The allowed difference between the two ways of measuring, in addition to the grid of the engine's client rectangles.
CROSS_SLACK = 1 / 512

# The sampling interval, in frames, of tests that repeat what drawings of one device show at all frames. The devices of
# a scenario start at different frames.
SOME = 5

SCRIPT = "(() => {{ {} return {{ measure, framesShown }}; }})()".format("\n".join(
    Path(__file__).with_name("measuring").joinpath(name).read_text(encoding="utf-8")
    for name in ["tally.js", "stage.js", "compare.js", "measure.js"]
))


@dataclass(frozen=True)
class Measurement:
    """The result of one run in one browser."""

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
        """The errors as text, one per line; empty if there are none."""
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
    lists_clipped: bool = False,
) -> Measurement:
    """Measures the device of the open document whose ids start with `prefix` against its frames.

    `every` is the interval in frames, starting at `first`. `tall` are the elements whose heights vary in any run that
    shares the drawing; by default, in this run. `seek` is an expression for a function that shows the document at a
    time in milliseconds; by default, the document's animations are sought. `slack` is added to the largest allowed
    error, in points. `lists_clipped` is whether frames may list what their clips hide.
    """
    assert every == 1 or not between
    if tall is None:
        tall = varying([frames.heights])
    plan = plan_for(engine, frames.some(every, first % every), prefix, tall)
    plan |= {"between": between, "crossCheck": cross_check, "listsClipped": lists_clipped}
    plan["limit"] += slack
    return Measurement(**engine.evaluate(f"{SCRIPT}.measure({json.dumps(plan)}, {seek or 'undefined'})"))


def frames_shown(engine, frames: Frames, *, prefix: str = "", tall: set[str] | None = None) -> list[int]:
    """The frames that match the current state of the open document."""
    return engine.evaluate(f"{SCRIPT}.framesShown({json.dumps(plan_for(engine, frames, prefix, tall))})")


def plan_for(engine, frames: Frames, prefix: str, tall: set[str] | None) -> dict:
    """The plan that both functions pass to measure.js."""
    return {
        "prefix": prefix,
        "size": frames.size,
        "ndjson": frames.text,
        "tall": sorted(varying([frames.heights]) if tall is None else tall),
        "limit": STATED_MAXIMUM + ENGINE_SLACK,
        "cross": {"slack": CROSS_SLACK, "step": engine.rect_step},
    }
