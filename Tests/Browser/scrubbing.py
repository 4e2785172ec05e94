# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Measures how long a page takes to follow the scrubber, on a throttled processor.

    python Tests/Browser/scrubbing.py Output/sticky-tabs/tap-tabs/index.html --throttle 4

It scrubs from end to end, with one step per frame of the display. A step lasts from the start of the frame's callback
until the page has been drawn and is ready again. Raster and composition run in other threads and are not counted. A
second run with a trace measures the processor time of the page's main thread per step, by category: compare that if
other programs are running.
"""

import argparse
import json
from bisect import bisect_right
from collections import Counter
from pathlib import Path

from engines import Chromium

# The time of a frame at 60 Hz, in milliseconds.
FRAME = 1000 / 60

# The categories of trace events. The time of nested events is subtracted from the outer one.
PARTS = {
    "FunctionCall": "script", "EventDispatch": "script", "FireAnimationFrame": "script",
    "UpdateLayoutTree": "style", "Layout": "layout", "PrePaint": "pre-paint", "Paint": "paint",
    "Layerize": "layerize", "Commit": "commit", "HitTest": "hit test",
    "IntersectionObserverController::computeIntersections": "intersections",
}

# Steps over the whole scrubber, and how many milliseconds each one takes.
DRAG = """(steps) => new Promise((done) => {
  const scrubber = document.getElementById('scrubber');
  const times = [];
  const { port1, port2 } = new MessageChannel();
  let start = 0;
  const step = () => {
    start = performance.now();
    scrubber.value = String(Math.round(scrubber.max * times.length / (steps - 1)));
    scrubber.dispatchEvent(new Event('input', { bubbles: true }));
    port2.postMessage(null);
  };
  port1.onmessage = () => {
    times.push(performance.now() - start);
    if (times.length < steps) requestAnimationFrame(step);
    else done(times);
  };
  requestAnimationFrame(step);
})"""


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def spans_of(trace: bytes) -> tuple[list[float], list[tuple[float, float, float, str]]]:
    """The start times of steps in a trace, and the page's main thread: start, end, processor time in ms, and name."""
    events = [event for event in json.loads(trace)["traceEvents"] if event["ph"] == "X"]
    frames = [event for event in events if event["name"] == "FireAnimationFrame"]
    thread = Counter((event["pid"], event["tid"]) for event in frames).most_common(1)[0][0]
    own = [event for event in events if (event["pid"], event["tid"]) == thread]
    spans = [(event["ts"], event["ts"] + event.get("dur", 0), event.get("tdur", 0) / 1000, event["name"]) for event in own]
    return sorted(event["ts"] for event in frames), sorted(spans, key=lambda span: (span[0], -span[1]))


def steps_of(trace: bytes) -> list[float]:
    """Processor milliseconds for each step of a trace."""
    starts, spans = spans_of(trace)
    steps = [0.0] * len(starts)
    for _, end, time, name in spans:
        step = bisect_right(starts, end) - 1
        if name == "ThreadControllerImpl::RunTask" and step >= 0:
            steps[step] += time
    return steps


def parts_of(trace: bytes) -> Counter:
    """Processor milliseconds per step, by category."""
    starts, spans = spans_of(trace)
    found, around = Counter(), []
    for start, end, time, name in spans:
        if name not in PARTS:
            continue
        while around and around[-1][0] <= start:
            around.pop()
        if around:
            found[around[-1][1]] -= time / len(starts)
        found[PARTS[name]] += time / len(starts)
        around.append((end, PARTS[name]))
    return found


def summary(kind: str, times: list[float]) -> str:
    on_time = sum(time <= FRAME for time in times) / len(times)
    return (f"  {kind}: median {percentile(times, 0.5):.1f} ms, 95th percentile {percentile(times, 0.95):.1f} ms,"
            f" {on_time:.1%} of {len(times)} steps within {FRAME:.1f} ms")


def measure(chromium: Chromium, path: Path, arguments: argparse.Namespace) -> None:
    context = chromium.browser.new_context(
        viewport={"width": arguments.width, "height": arguments.height}, device_scale_factor=arguments.scale)
    page = context.new_page()
    page.goto(path.resolve().as_uri() + arguments.view)
    page.evaluate("scrollTo(0, %d)" % arguments.scroll)
    page.wait_for_timeout(500)
    assert page.evaluate("typeof scrollwork === 'object'"), f"the script of {path} has not started"
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": arguments.throttle})
    page.evaluate(DRAG, 30)
    times = [time for _ in range(arguments.runs) for time in page.evaluate(DRAG, arguments.steps)]
    chromium.browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline", "blink,cc"])
    page.evaluate(DRAG, arguments.steps)
    trace = chromium.browser.stop_tracing()
    context.close()
    print(path.parent)
    print(summary("elapsed", times))
    print(summary("processor", steps_of(trace)))
    print("  " + ", ".join(f"{part} {time:.2f}" for part, time in parts_of(trace).most_common()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="+", type=Path)
    parser.add_argument("--throttle", type=float, default=4, help="how many times slower the processor is made (4)")
    parser.add_argument("--steps", type=int, default=200, help="steps over the scrubber (200)")
    parser.add_argument("--runs", type=int, default=3, help="how often it goes over the scrubber (3)")
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--scale", type=float, default=1, help="device pixels for one of CSS (1)")
    parser.add_argument("--scroll", type=int, default=0, help="how far the page is scrolled (0)")
    parser.add_argument("--view", default="", help="the fragment of the address, such as '#compare=st6'")
    arguments = parser.parse_args()
    with Chromium() as chromium:
        for path in arguments.pages:
            measure(chromium, path, arguments)


if __name__ == "__main__":
    main()
