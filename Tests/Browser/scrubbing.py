# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Measures how long a page takes to follow the scrubber, on a throttled processor.

    python Tests/Browser/scrubbing.py Output/sticky-tabs/tap-tabs/index.html --throttle 4
    python Tests/Browser/scrubbing.py --gallery .build/gallery --guide Documentation/reading-a-storyboard.md

It scrubs from end to end, with one step per frame of the display. A step lasts from the start of the frame's callback
until the page has been drawn and is ready again. Raster and composition run in other threads and are not counted.

A second run, on the processor as it is, has a trace: the processor time of the page's main thread per step, by
category, times the throttle. Other programs that run meanwhile delay steps of the first run; of the second they change
only what the caches hold.
"""

import argparse
import json
import re
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

# The pages of the guide's table, in a gallery: much moves on them.
PAGES = ["sticky-tabs/tap-tabs", "bottom-sheet/min-up-fast", "sticky-headers/horizontal", "app-bar/list-fling",
         "social-profile/fling", "product-page/fling", "music-library/fling"]

# Where the guide has the table.
PLACE = re.compile(r"(<!-- scrubbing -->\n).*?(<!-- end of scrubbing -->)", re.DOTALL)

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


def share(times: list[float]) -> float:
    """How many steps fit into a frame."""
    return sum(time <= FRAME for time in times) / len(times)


def summary(kind: str, times: list[float]) -> str:
    return (f"  {kind}: median {percentile(times, 0.5):.1f} ms, 95th percentile {percentile(times, 0.95):.1f} ms,"
            f" {share(times):.1%} of {len(times)} steps within {FRAME:.1f} ms")


def measure(chromium: Chromium, path: Path, arguments: argparse.Namespace) -> tuple[list[float], list[float], Counter]:
    """Of each step the elapsed time and the processor time; and of an average step the categories. All throttled."""
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
    elapsed = [time for _ in range(arguments.runs) for time in page.evaluate(DRAG, arguments.steps)]
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.evaluate(DRAG, 30)
    chromium.browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline", "blink,cc"])
    page.evaluate(DRAG, arguments.steps)
    trace = chromium.browser.stop_tracing()
    context.close()
    parts = Counter({part: time * arguments.throttle for part, time in parts_of(trace).items()})
    # The first step shows the end of the run before.
    return elapsed, [time * arguments.throttle for time in steps_of(trace)[1:]], parts


def table(rows: list[tuple[str, list[float], list[float], Counter]], throttle: float) -> str:
    """The results as a table of the guide."""
    names = ["script", "style", "layout", "pre-paint", "paint", "layerize"]
    lines = [f"| page, on a processor {throttle:g} times slower | steps within {FRAME:.1f} ms | median | "
             + " | ".join(names) + " |", "|---" * (3 + len(names)) + "|"]
    for name, elapsed, _, parts in rows:
        cells = [f"{share(elapsed):.0%}", f"{percentile(elapsed, 0.5):.1f} ms", *(f"{parts[part]:.1f}" for part in names)]
        lines.append(f"| `{name}` | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="*", type=Path)
    parser.add_argument("--gallery", type=Path, help="measure the guide's pages in this gallery")
    parser.add_argument("--guide", type=Path, help="the guide whose table is written")
    parser.add_argument("--throttle", type=float, default=4, help="how many times slower the processor is made (4)")
    parser.add_argument("--steps", type=int, default=200, help="steps over the scrubber (200)")
    parser.add_argument("--runs", type=int, default=3, help="how often it goes over the scrubber (3)")
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--scale", type=float, default=1, help="device pixels for one of CSS (1)")
    parser.add_argument("--scroll", type=int, default=0, help="how far the page is scrolled (0)")
    parser.add_argument("--view", default="", help="the fragment of the address, such as '#compare=st6'")
    arguments = parser.parse_args()
    pages = [*arguments.pages, *(arguments.gallery / page / "index.html" for page in PAGES if arguments.gallery)]
    rows = []
    with Chromium() as chromium:
        for path in pages:
            elapsed, processor, parts = measure(chromium, path, arguments)
            print(path.parent)
            print(summary("elapsed", elapsed))
            print(summary("processor", processor))
            print("  " + ", ".join(f"{part} {time:.2f}" for part, time in parts.most_common()), flush=True)
            rows.append(("/".join(path.parent.parts[-2:]), elapsed, processor, parts))
    if arguments.guide:
        text = arguments.guide.read_text()
        assert PLACE.search(text), f"{arguments.guide} has no place for the table"
        arguments.guide.write_text(PLACE.sub(lambda match: match[1] + table(rows, arguments.throttle) + match[2], text))


if __name__ == "__main__":
    main()
