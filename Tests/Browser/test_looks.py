# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Drawings and pages of interfaces that pattern files describe show what the simulator computed."""

import json
import re

import pytest

import output
import summary
from frames import Frames
from measure import SOME, measure
from storyboard import ONLY_STAGE
from watch import opened

EXAMPLES = output.ROOT / "Examples" / "patterns"
DEVICE = "iphone-15-pro"
SEEK = "(ms) => scrollwork.seek(ms)"


def drawn_names(pattern: str) -> dict[str, str]:
    """The names under which elements with looks of their own are drawn: `e` and their number in the file."""
    text = pattern.split('"elements"')[1].split('"variants"')[0]
    ids = re.split(r'"id": "', text)[1:]
    own = [each.split('"')[0] for each in ids if '"look": {' in each]
    return {name: f"e{number}" for number, name in enumerate(own, 1)}


def renamed(frames: str, names: dict[str, str]) -> Frames:
    """The output of `frames` with the names that the drawing uses."""
    return Frames(re.sub(r'("id": ?")(\w+)', lambda found: found[1] + names.get(found[2], found[2]), frames))


def on_screen(frames: Frames) -> Frames:
    """The frames without elements that are off the screen, which pages leave out of the layout."""
    width, height = frames.size
    lines = [frames.text.splitlines()[0]]
    for frame in frames.lines:
        frame["elements"] = [
            each for each in frame["elements"]
            if -each["frame"][2] < each["frame"][0] < width and -each["frame"][3] < each["frame"][1] < height
        ]
        lines.append(json.dumps(frame))
    return Frames("\n".join(lines))


def scenarios() -> list[str]:
    return sorted(path.name for path in (EXAMPLES / "Scenarios").glob("*-slowly.scenario.jsonc"))


@pytest.fixture(params=scenarios())
def example(request, tmp_path):
    """A rendered example: the folder of its page, its fixed variant, and the frames of that."""
    scenario = EXAMPLES / "Scenarios" / request.param
    text = scenario.read_text(encoding="utf-8")
    pattern = (scenario.parent / re.search(r'"pattern": "([^"]+)"', text)[1]).read_text(encoding="utf-8")
    variant = re.search(r'"variants": \{\s*"([^"]+)"', pattern)[1]
    some = ["--device", DEVICE, "--variant", variant, "--allow-files", EXAMPLES]
    output.run("render", scenario, *some, "--output", tmp_path)
    frames = renamed(output.run("frames", scenario, *some), drawn_names(pattern))
    return tmp_path / re.search(r'"id": "([^"]+)"', text)[1], variant, frames


def test_looks_are_drawn_where_the_simulator_puts_them(chromium, example, record_property):
    folder, variant, frames = example
    chromium.open((folder / variant / f"{DEVICE}.svg").as_uri())
    result = measure(chromium, frames, every=SOME, between=False)
    summary.record(record_property, "looks", chromium, folder.parent.name, result)
    assert result.compared > 1_000
    assert result.complaint() == ""


def test_a_page_with_looks_plays(chromium, example, record_property):
    """The page's script moves the same groups."""
    folder, _, frames = example
    with opened(chromium, folder / "index.html") as page:
        page.evaluate(ONLY_STAGE)
        result = measure(chromium.on(page), on_screen(frames), prefix="d0-", seek=SEEK, every=SOME * 4,
                         between=False)
    summary.record(record_property, "pages with looks", chromium, folder.parent.name, result)
    assert result.compared > 200
    assert result.complaint() == ""
