# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The output of the tool under test: rendered once for all workers, or taken from an existing folder.

SCROLLWORK_BIN names a program other than the release build, SCROLLWORK_OUTPUT an existing rendered folder.
"""

import fcntl
import gzip
import json
import os
import re
import subprocess
import time
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from frames import Frames, varying

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "Scenarios"

# The drawing of two variants side by side, next to the page of a scenario.
COMPARISON = "before-after.svg"
# The still picture of a scenario in the gallery.
STILL = "still.svg"


@dataclass(frozen=True, order=True)
class Drawing:
    """One animated drawing of one device, or of several side by side."""

    scenario: str
    variant: str
    device: str
    path: Path

    def __str__(self) -> str:
        return f"{self.scenario}/{self.variant}/{self.device}"


def program() -> Path:
    """The program under test."""
    path = Path(os.environ.get("SCROLLWORK_BIN", ROOT / ".build/release/scrollwork"))
    if not path.is_file():
        raise RuntimeError(f"{path} does not exist; build it (swift build -c release) or set SCROLLWORK_BIN")
    return path


def run(*arguments: str | Path) -> str:
    """Standard output of the program; an exit status other than 0 is an error with its messages."""
    done = subprocess.run([program(), *arguments], capture_output=True, text=True, timeout=600)
    if done.returncode != 0:
        raise RuntimeError(f"scrollwork {' '.join(map(str, arguments))}: exit {done.returncode}: {done.stderr}")
    return done.stdout


def shared_folder() -> Path:
    """A folder that all workers of this test run share; conftest.py creates and removes it."""
    return Path(os.environ["SCROLLWORK_SHARED"])


@cache
def folder() -> Path:
    """The rendered gallery. The first worker to request it renders it, and the others wait."""
    if "SCROLLWORK_OUTPUT" in os.environ:
        return Path(os.environ["SCROLLWORK_OUTPUT"]).resolve()
    shared = shared_folder()
    output, done = shared / "output", shared / "done"
    with open(shared / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            started = time.monotonic()
            run("render", SCENARIOS, "--output", output)
            done.write_text(f"{time.monotonic() - started:.1f}")
    return output


@cache
def all_drawings() -> list[Drawing]:
    """Every drawing of the gallery that shows one variant, in order."""
    found = []
    for path in sorted(folder().rglob("*.svg")):
        if path.name in (COMPARISON, STILL):
            continue
        *scenario, variant, _ = path.relative_to(folder()).parts
        found.append(Drawing("/".join(scenario), variant, path.stem, path))
    if not found:
        raise RuntimeError(f"no drawings in {folder()}")
    return found


def drawings() -> list[Drawing]:
    """Drawings of one device each."""
    return [drawing for drawing in all_drawings() if drawing.device != "devices"]


def mark_of(path: Path) -> str:
    """The prefix of all ids of a drawing, taken from the id of its root."""
    return re.search(r'<svg [^>]*?\bid="([a-z0-9]+-)svg"', path.read_text(encoding="utf-8"))[1]


def sheets() -> list[Drawing]:
    """Drawings of several devices side by side."""
    return [drawing for drawing in all_drawings() if drawing.device == "devices"]


def comparisons() -> list[Path]:
    """Drawings of two variants on one device."""
    return sorted(folder().rglob(COMPARISON))


# What the description of a comparison says after the scenario's summary.
COMPARED = re.compile(
    r"Before: [^<]*\((\w+)\); after: [^<]*\((\w+)\); on [^<]*\(([\w@.-]+)\)\."
    r"(?: The motion rests for ([\d.]+) s at (\d+) ms\.)?</desc>")


def compared(comparison: Path) -> tuple[str, list[Frames], tuple[float, float]]:
    """The device of a comparison, its frames from left to right, and when and how long it rests, in milliseconds."""
    found = COMPARED.search(comparison.read_text(encoding="utf-8"))
    if not found:
        raise RuntimeError(f"{comparison}: its description does not say what it compares")
    before, after, device, rest, moment = found.groups()
    scenario = name_of(comparison)
    both = [frames(scenario, device, variant) for variant in (before, after)]
    return device, both, (float(moment or 0), 1000 * float(rest or 0))


def pages() -> list[Path]:
    """The pages of the scenarios, without the overviews."""
    found = [path for path in every_page() if has_data(path)]
    if not found:
        raise RuntimeError(f"no pages in {folder()}")
    return found


@cache
def every_page() -> list[Path]:
    """All pages of the gallery, in order."""
    return sorted(folder().rglob("index.html"))


def has_data(path: Path) -> bool:
    """Whether a page has a playhead, and therefore data for its script."""
    return ' id="data"' in path.read_text(encoding="utf-8")


def overviews() -> list[Path]:
    """The pages without a script: the gallery and the stories."""
    return [path for path in every_page() if not has_data(path)]


def stories() -> list[Path]:
    """The stories of the patterns."""
    return [path for path in overviews() if path != gallery()]


def gallery() -> Path:
    """The page that links to all others."""
    return folder() / "index.html"


def usual_page() -> Path:
    """A typical page: the one with most variants."""
    return max(pages(), key=lambda path: len(variants_of(name_of(path))))


def kinds_of_pages() -> list[Path]:
    """One page of each kind: the gallery, a story, the one with most variants and the one with most devices."""
    return [gallery(), stories()[0], usual_page(), max(pages(), key=lambda path: len(devices_of(name_of(path))))]


def name_of(item) -> str:
    """The name of a drawing or page, used in test names."""
    return str(item.relative_to(folder()).parent) if isinstance(item, Path) else str(item)


# A test needs the heights of a device's elements in all variants, and the next tests need the frames of these variants:
# as many runs as a scenario has, about a megabyte each.
@lru_cache(maxsize=256)
def frames(scenario: str, device: str, variant: str) -> Frames:
    """The frames of one run."""
    return Frames(run("frames", scenario_file(scenario), "--device", device, "--variant", variant))


def frames_of(drawing: Drawing) -> Frames:
    """The frames that a drawing of one device should show."""
    return frames(drawing.scenario, drawing.device, drawing.variant)


@cache
def tall(scenario: str, device: str) -> set[str]:
    """The elements whose heights vary in any variant: all variants of a device share one drawing.

    The first worker to request them reads the frames of all variants, and the others wait.
    """
    found = shared_folder() / f"tall+{scenario.replace('/', '+')}+{device}"
    with open(f"{found}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found.exists():
            names = varying([frames(scenario, device, variant).heights for variant in variants_of(scenario)])
            found.write_text(json.dumps(sorted(names)), encoding="utf-8")
    return set(json.loads(found.read_text(encoding="utf-8")))


@cache
def page_data(scenario: str) -> dict:
    """The data of a page for its own script: devices and variants in order."""
    return data_of(folder() / scenario / "index.html")


def data_of(page: Path) -> dict:
    """The data of any page."""
    text = page.read_text(encoding="utf-8")
    found = re.search(r'<script[^>]* id="data"[^>]*>(.*?)</script>', text, re.DOTALL)
    if not found:
        raise RuntimeError(f"{page} has no data")
    return json.loads(gzip.decompress(bytes_of(found[1])))


def bytes_of(text: str) -> bytes:
    """The bytes that a packed base91 block encodes; see ContentDigest/Base91.swift."""
    values = {digit: value for value, digit in enumerate(chr(code) for code in range(33, 127) if code not in b"&<>")}
    packed = bytearray()
    held = count = 0
    for at in range(0, len(text), 2):
        pair = [values[digit] for digit in text[at:at + 2]]
        held |= (pair[0] + 91 * sum(pair[1:])) << count
        count += 13 if len(pair) == 2 else 6
        packed += (held & (1 << count // 8 * 8) - 1).to_bytes(count // 8, "little")
        held >>= count // 8 * 8
        count %= 8
    return bytes(packed)


def devices_of(scenario: str) -> list[str]:
    """The devices of a scenario, in their order side by side: their ids start with the index."""
    return [device["id"] for device in page_data(scenario)["devices"]]


def variants_of(scenario: str) -> list[str]:
    """The variants of a scenario in order."""
    return [variant["id"] for variant in page_data(scenario)["variants"]]


def scenario_file(scenario: str) -> Path:
    """The file of a scenario, from its id."""
    path = SCENARIOS / f"{scenario}.scenario.jsonc"
    if not path.is_file():
        raise RuntimeError(f"{path} does not exist")
    return path


def spread(items: list, count: int) -> list:
    """`count` items of a list, evenly spaced, first and last included."""
    if len(items) <= count:
        return items
    return [items[round(i * (len(items) - 1) / (count - 1))] for i in range(count)]
