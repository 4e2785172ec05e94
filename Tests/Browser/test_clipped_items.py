# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""What lies in an item that clips, and in an element of it that clips, shows only within both."""

import json

import pytest

import output
from frames import Frames
from test_trial import frames_of_a_drag
from watch import opened

PATTERN = {
    "version": 1, "id": "clipped", "title": "Clipped", "summary": "Pictures in windows in cards.",
    "scrollViews": {"list": {"content": {"rows": "card"}, "adjustment": "never"}},
    "elements": [
        {"id": "card", "in": "list", "clip": True, "repeat": {"count": 30, "height": 160, "gap": 20},
         "look": {"fill": "#dddddd", "corner": 20}, "children": [
             {"id": "window", "clip": True, "frame": {"left": 20, "width": 200, "top": 60, "height": 140},
              "look": {"fill": "#aaaaff", "corner": 10}, "children": [
                  {"id": "shot", "frame": {"left": -10, "width": 300, "top": "-30 - self.top / 10", "height": 220},
                   "look": {"fill": "#ff0000"}}]}]},
    ],
}
SCENARIO = {
    "version": 1, "id": "clipped/drag", "title": "A drag", "summary": "Up.",
    "pattern": "./clipped.pattern.jsonc", "devices": ["iphone-15-pro"],
    "steps": [
        {"type": "pause", "duration": 200},
        {"type": "drag", "from": ["50%", "80%"], "by": [0, -300], "duration": 900, "hold": 200},
        {"type": "pause", "duration": 300},
    ],
}
# The rectangles and corners to which each figure of the live picture is cut, from the innermost on.
CUTS = """(count) => {
  const svg = document.querySelector('.device:not([hidden]) .screen svg');
  const layer = [...svg.querySelectorAll('g[clip-path$="screen-clip)"]')].find((g) => !g.id);
  return [...layer.children].filter((one) => one.localName === 'g').slice(-count).map((one) => {
    const cuts = [];
    for (let area = one.getAttribute('clip-path'); area;) {
      const clip = svg.querySelector(area.slice(4, -1));
      cuts.push(['x', 'y', 'width', 'height', 'rx'].map((name) => Number(clip.firstElementChild.getAttribute(name))));
      area = clip.getAttribute('clip-path');
    }
    return cuts;
  });
}"""
# The colour that a drawing shows at some points of its screen, from a corner of it on.
COLORS = """([x0, y0, points]) => points.map(([x, y]) => {
  const svg = document.documentElement;
  const place = new DOMPoint(x0 + x, y0 + y).matrixTransform(svg.getScreenCTM());
  return document.elementFromPoint(place.x, place.y).getAttribute('fill');
})"""


@pytest.fixture
def files(tmp_path):
    (tmp_path / "clipped.pattern.jsonc").write_text(json.dumps(PATTERN), encoding="utf-8")
    scenario = tmp_path / "clipped.scenario.jsonc"
    scenario.write_text(json.dumps(SCENARIO), encoding="utf-8")
    output.run("render", scenario, "--output", tmp_path / "out")
    return scenario, tmp_path / "out" / "clipped" / "drag", Frames(output.run("frames", scenario))


def test_a_drawing_cuts_at_the_window_and_at_the_card(chromium, files):
    _, folder, _ = files
    with opened(chromium, folder / "main" / "iphone-15-pro.svg") as page:
        # In the window; beside it in the card; below the card, where the window and the picture go on.
        points = [[120, 100], [18, 100], [240, 100], [120, 170], [120, 30]]
        page.evaluate("document.getAnimations().forEach((one) => { one.pause(); one.currentTime = 0; })")
        shown = page.evaluate(COLORS, [22, 22, points])
        assert shown[:3] == ["#ff0000", "#dddddd", "#dddddd"]
        assert shown[3] not in ("#ff0000", "#aaaaff", "#dddddd")
        assert shown[4] == "#dddddd"


def test_a_live_run_cuts_at_the_window_and_at_the_card(chromium, files):
    scenario, folder, _ = files
    with opened(chromium, folder / "index.html", height=1200) as page:
        for line in frames_of_a_drag(page, chromium.on(page), scenario.parent).lines[:-1:17]:
            page.evaluate("(ms) => scrollwork.seek(ms)", line["t"] * 1000)
            frames = {element["id"]: element["frame"] for element in line["elements"]}
            names = [name for name in frames if name.startswith(("card", "window", "shot"))]
            cuts = page.evaluate(CUTS, len(names))
            for name, areas in zip(names, cuts, strict=True):
                kind, index = name.rstrip("]").split("[")
                around = {"card": [], "window": [("card", 20)], "shot": [("window", 10), ("card", 20)]}[kind]
                expected = [[*frames[f"{other}[{index}]"], radius] for other, radius in around]
                assert len(areas) == len(expected), name
                for area, numbers in zip(areas, expected):
                    assert area == pytest.approx(numbers, abs=0.011), name
