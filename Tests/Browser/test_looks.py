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
    # The examples are JSON but for comments and the commas behind last members.
    plain = re.sub(r'("(?:[^"\\]|\\.)*")|//[^\n]*', lambda found: found[1] or "", pattern)
    file = json.loads(re.sub(r",(\s*[}\]])", r"\1", plain))
    own: list[str] = []

    def add(element: dict, name: str) -> None:
        if isinstance(element.get("look"), dict) and name not in own:
            own.append(name)
        for child in element.get("children", []):
            add(child, child["id"])
        sections = element.get("repeat", {}).get("sections", {})
        for part in ["footer", "header"]:
            if part in sections:
                add(sections[part], name + part.capitalize())

    for element in file["elements"]:
        add(element, element["id"])
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
    result = measure(chromium, frames, every=SOME, between=False, lists_clipped=True)
    summary.record(record_property, "looks", chromium, folder.parent.name, result)
    assert result.compared > 1_000
    assert result.complaint() == ""


def test_a_page_with_looks_plays(chromium, example, record_property):
    """The page's script moves the same groups."""
    folder, _, frames = example
    with opened(chromium, folder / "index.html") as page:
        page.evaluate(ONLY_STAGE)
        result = measure(chromium.on(page), on_screen(frames), prefix="d0-", seek=SEEK, every=SOME * 4,
                         between=False, lists_clipped=True)
    summary.record(record_property, "pages with looks", chromium, folder.parent.name, result)
    assert result.compared > 200
    assert result.complaint() == ""


BOXES = """{ version: 1, id: "boxes", title: "Boxes", scrollViews: { list: { content: 3000 } }, elements: [
  { id: "down", frame: { left: 20, width: 90, top: 200, height: "80 + 0.3 * list.scrolled" },
    look: { fill: "accent", corner: 20, shadow: 12 } },
  { id: "wide", frame: { left: 20, width: "330 - 0.4 * list.scrolled", top: 90, height: "60 - 0.1 * list.scrolled" },
    look: { fill: "ink", corner: 9, place: "top" } },
  { id: "inList", in: "list", frame: { left: 130, width: 200, top: 300, height: "60 + 0.2 * list.scrolled" },
    look: { picture: "fjord", corner: 12, place: "top" } },
] }"""

GESTURE = """{ "version": 1, "id": "boxes/drag", "title": "Drag", "pattern": "./boxes.pattern.jsonc", "devices": ["iphone-8"],
  "steps": [ { "type": "drag", "from": ["50%", "90%"], "by": [0, -300], "duration": 700 },
    { "type": "pause", "until": "settled" } ] }"""

# The edges of what is seen of boxes at some times: where the clip of a group and the shape in it overlap.
SEEN = """([seek, names, times]) => {
  const show = eval(seek);
  const box = (shape, group) => {
    const screen = document.querySelector('g[id$="screen"]').getScreenCTM().inverse();
    const matrix = screen.multiply(group.getScreenCTM());
    const { x, y, width, height } = shape.getBBox();
    const [from, to] = [[x, y], [x + width, y + height]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
    return [from.x, from.y, to.x, to.y];
  };
  return times.map((time) => {
    show(time);
    return names.map((name) => {
      const element = document.querySelector(`g[id$="${name}"]`);
      const shape = element.querySelector('rect');
      let edges = box(shape, shape);
      let outer = element.closest('g[clip-path*="layer"]');
      for (; outer; outer = outer.parentElement.closest('g[clip-path*="layer"]')) {
        const clip = document.getElementById(outer.getAttribute('clip-path').slice(5, -1)).firstElementChild;
        const other = box(clip, outer);
        edges = edges.map((edge, index) => index < 2 ? Math.max(edge, other[index]) : Math.min(edge, other[index]));
      }
      const [left, top, right, bottom] = edges;
      return [left, top, right - left, bottom - top];
    });
  });
}"""

SVG_SEEK = """(ms) => { for (const animation of document.getAnimations()) {
  animation.pause(); animation.currentTime = ms; } }"""


@pytest.mark.parametrize("name", ["main/iphone-8.svg", "index.html"])
def test_a_box_whose_extent_changes_has_all_of_its_edges(chromium, tmp_path, name):
    (tmp_path / "boxes.pattern.jsonc").write_text(BOXES)
    scenario = tmp_path / "boxes.scenario.jsonc"
    scenario.write_text(GESTURE)
    output.run("render", scenario, "--output", tmp_path / "out")
    frames = Frames(output.run("frames", scenario, "--device", "iphone-8", "--variant", "main"))
    some = frames.lines[::3]
    names = {"down": "e1", "wide": "e2", "inList": "e3"}
    prefix = "-" if name.endswith("svg") else "d0-"
    seek = SVG_SEEK if name.endswith("svg") else SEEK
    with opened(chromium, tmp_path / "out" / "boxes" / "drag" / name) as page:
        page.wait_for_load_state()
        seen = page.evaluate(SEEN, [seek, [prefix + each for each in names.values()],
                                    [frame["frame"] * 1000 / frames.rate for frame in some]])
    worst = 0.0
    for frame, boxes in zip(some, seen, strict=True):
        wanted = {each["id"]: each["frame"] for each in frame["elements"]}
        for element, box in zip(names, boxes, strict=True):
            worst = max(worst, *(abs(a - b) for a, b in zip(wanted[element], box, strict=True)))
    # Two edges of a length are each off by as much as one may be.
    assert len(some) > 15 and 0 < worst <= 2 * 0.1
