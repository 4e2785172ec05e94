# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""What of a look follows formulas is drawn as the frames have it: turned, blurred, with its corners and its shadow."""

import json
import math

import pytest

import output
from frames import Frames
from test_trial import frames_of_a_drag
from watch import opened

PATTERN = {
    "version": 1, "id": "driven", "title": "Driven", "summary": "Looks that follow a list.",
    "scrollViews": {"list": {"content": "2000", "adjustment": "never"}},
    "values": {"t": "clamp(list.scrolled / 300, 0, 1)"},
    "elements": [
        {"id": "line", "in": "list", "repeat": {"count": 20, "height": 100}, "look": {"text": "Line", "fill": "paper"}},
        {"id": "scene", "frame": {"left": 40, "top": 100, "width": 200, "height": 120},
         "blur": "10 * t", "corner": "60 * t", "look": {"picture": "fjord"}},
        {"id": "card", "frame": {"left": "40 + 100 * t", "width": "120 + 80 * t", "top": 260, "height": "64 + 100 * t"},
         "corner": "8 + 24 * t", "shadow": "4 + 16 * t", "look": {"fill": "accent", "text": "Card"}},
        {"id": "needle", "frame": {"left": 60, "top": "480 + 60 * t", "width": 160, "height": 40},
         "rotation": "180 * t", "scale": "1 - 0.4 * t", "look": {"fill": "accent", "corner": 8, "text": "North"}},
        {"id": "dot", "each": 3, "frame": {"left": "60 + 60 * index", "top": 700, "width": 40, "height": 40},
         "rotation": "90 * t * index", "look": {"fill": "#e0345c"}},
        {"id": "bar", "frame": {"top": 0, "height": "120 - 40 * t"}, "shadow": "14 * t",
         "fill": {"to": "accent", "at": "t"}, "look": {"fill": "bar", "text": "Bar"}},
    ],
}
SCENARIO = {
    "version": 1, "id": "driven/drag", "title": "A drag", "summary": "Up, and down again.",
    "pattern": "./driven.pattern.jsonc", "devices": ["iphone-15-pro"],
    "steps": [
        {"type": "pause", "duration": 200},
        {"type": "drag", "from": ["50%", "80%"], "by": [0, -400], "duration": 900},
        {"type": "pause", "until": "settled"},
        {"type": "fling", "from": ["50%", "30%"], "by": [0, 200], "duration": 150, "endVelocity": [0, 1500]},
        {"type": "pause", "until": "settled"},
    ],
}
# The part of a drawing's id, the value, and by how many points an error of one unit moves what is farthest away.
DRAWN = [
    ("e2-blur", "scene.blur", 1), ("e2-corner", "scene.corner", 1), ("e3-corner", "card.corner", 1),
    ("e4-turn", "needle.rotation", math.radians(math.hypot(80, 20))),
    ("e5-1-turn", "dot[1].rotation", math.radians(math.hypot(20, 20))),
    ("e5-2-turn", "dot[2].rotation", math.radians(math.hypot(20, 20))),
    ("e3-shadow-1", "card.shadow", 1), ("e6-shadow-1", "bar.shadow", 1), ("e6-fill", "bar.fill", 1),
]
# The greatest error of a drawn motion, in points.
ERROR = 0.1

# What a style sheet shows of each part at a time in milliseconds: an angle, a blur, a radius, the reach of a shadow or
# the share of another colour.
ANIMATED = """([names, times]) => {
  const parts = names.map((name) => document.querySelector(`[id$="-${name}"]`));
  const animations = document.getAnimations();
  for (const animation of animations) animation.pause();
  return times.map((time) => {
    for (const animation of animations) animation.currentTime = time;
    return parts.map((part) => {
      const style = getComputedStyle(part);
      if (part.id.includes('-shadow-')) return parseFloat(style.strokeWidth) / 2;
      if (part.id.endsWith('-fill')) return parseFloat(style.opacity);
      if (part.localName === 'rect') return parseFloat(style.rx);
      if (part.id.endsWith('-blur')) return parseFloat(style.filter.slice('blur('.length));
      const { a, b } = new DOMMatrix(style.transform);
      return Math.atan2(b, a) * 180 / Math.PI;
    });
  });
}"""
# What animation elements show of the same parts at a time in seconds.
TIMED = """([names, times]) => {
  const svg = document.documentElement;
  svg.pauseAnimations();
  const parts = names.map((name) => document.querySelector(`[id$="-${name}"]`));
  return times.map((time) => {
    svg.setCurrentTime(time);
    return parts.map((part) => {
      if (part.id.includes('-shadow-')) return parseFloat(getComputedStyle(part).strokeWidth) / 2;
      if (part.id.endsWith('-fill')) return parseFloat(getComputedStyle(part).opacity);
      if (part.localName === 'rect') return part.rx.animVal.value;
      if (part.id.endsWith('-blur')) return part.querySelector('feGaussianBlur').stdDeviationX.animVal;
      const { a, b } = part.transform.animVal.getItem(0).matrix;
      return Math.atan2(b, a) * 180 / Math.PI;
    });
  });
}"""
# What attributes show of the same parts, recorded or copied for a live run, in the first screen.
SHOWN = """([names, isLive]) => {
  const svg = document.querySelector('.device:not([hidden]) .screen svg');
  const layer = [...svg.querySelectorAll('g[clip-path$="screen-clip)"]')].find((g) => !g.id);
  const order = ['e2', 'e3', 'e4', 'e5-0', 'e5-1', 'e5-2', 'e6'];
  const figures = isLive ? [...layer.children].filter((one) => one.localName === 'g').slice(-order.length) : [];
  return names.map((name) => {
    const [, element, kind] = /^(.*)-(turn|blur|corner|shadow|fill)/.exec(name);
    const own = isLive ? figures[order.indexOf(element)] : svg.querySelector(`[id$="-${element}"]`);
    if (kind === 'shadow') {
      const shade = isLive ? own.querySelector('rect[stroke-linejoin]') : svg.querySelector(`[id$="-${name}"]`);
      return Number(shade.getAttribute('stroke-width')) / 2;
    }
    if (kind === 'fill') return Number([...own.querySelectorAll('rect[opacity]:not([stroke])')].at(-1).getAttribute('opacity'));
    const clip = own.querySelector('g[clip-path] > clipPath > rect');
    if (kind === 'corner') return Number(clip.getAttribute('rx'));
    if (kind === 'blur') return Number(own.querySelector('feGaussianBlur').getAttribute('stdDeviation'));
    return Number(/rotate\\((.*)\\)/.exec(own.querySelector('g[transform^="rotate"]').getAttribute('transform'))[1]);
  });
}"""
NAMES = [name for name, _, _ in DRAWN]
# The edges of the largest rectangle of a shadow of a live run on its screen, from the top clockwise, in points.
LIVE_EDGES = """(index) => {
  const svg = document.querySelector('.device:not([hidden]) .screen svg');
  const layer = [...svg.querySelectorAll('g[clip-path$="screen-clip)"]')].find((g) => !g.id);
  const figure = [...layer.children].filter((one) => one.localName === 'g').at(index);
  const shade = figure.querySelector('rect[stroke-linejoin]');
  const read = (name) => Number(shade.getAttribute(name) ?? 0);
  const { e, f } = layer.getCTM().inverse().multiply(shade.getCTM());
  const far = read('stroke-width') / 2;
  return [f + read('y') - far, e + read('x') + read('width') + far, f + read('y') + read('height') + far,
    e + read('x') - far];
}"""


@pytest.fixture
def files(tmp_path):
    (tmp_path / "driven.pattern.jsonc").write_text(json.dumps(PATTERN), encoding="utf-8")
    scenario = tmp_path / "driven.scenario.jsonc"
    scenario.write_text(json.dumps(SCENARIO), encoding="utf-8")
    output.run("render", scenario, "--output", tmp_path / "out")
    return scenario, tmp_path / "out" / "driven" / "drag", Frames(output.run("frames", scenario))


def assert_follows(shown: list[list[float]], lines: list[dict], error: float = ERROR, drawn: list = DRAWN) -> None:
    for numbers, line in zip(shown, lines, strict=True):
        for number, (name, value, reach) in zip(numbers, drawn, strict=True):
            difference = abs(number - line["values"][value])
            if name.endswith("-turn"):
                difference = min(difference, 360 - difference)
            assert difference * reach <= error, (name, line["frame"], number, line["values"][value])


def test_animations_of_a_drawing_follow_the_values(chromium, files):
    _, folder, frames = files
    with opened(chromium, folder / "main" / "iphone-15-pro.svg") as page:
        lines = frames.lines[::5]
        shown = page.evaluate(ANIMATED, [NAMES, [line["t"] * 1000 for line in lines]])
        assert_follows(shown, lines)
        # Everything has moved.
        for (name, _, _), column in zip(DRAWN, zip(*shown), strict=True):
            assert max(column) - min(column) > (0.9 if name.endswith("-fill") else 5), name


def test_every_engine_animates_shadows_and_colours(any_engine, files):
    _, folder, frames = files
    drawn = [entry for entry in DRAWN if "-shadow" in entry[0] or entry[0].endswith("-fill")]
    lines = frames.lines[::25]
    any_engine.open((folder / "main" / "iphone-15-pro.svg").as_uri())
    request = json.dumps([[name for name, _, _ in drawn], [line["t"] * 1000 for line in lines]])
    assert_follows(any_engine.evaluate(f"({ANIMATED})({request})"), lines, drawn=drawn)


def test_animation_elements_of_a_drawing_follow_the_values(chromium, files):
    scenario, folder, frames = files
    output.run("render", scenario, "--encoding", "smil", "--output", folder.with_name("smil"))
    with opened(chromium, folder.with_name("smil") / "driven" / "drag" / "main" / "iphone-15-pro.svg") as page:
        lines = frames.lines[::5]
        assert_follows(page.evaluate(TIMED, [NAMES, [line["t"] for line in lines]]), lines)


def test_the_page_shows_the_values_exactly(chromium, files):
    _, folder, frames = files
    with opened(chromium, folder / "index.html", height=1200) as page:
        lines = frames.lines[::37]
        shown = []
        for line in lines:
            page.evaluate("(ms) => scrollwork.seek(ms)", line["t"] * 1000)
            shown.append(page.evaluate(SHOWN, [NAMES, False]))
        assert_follows(shown, lines, error=0.011)


def test_a_live_run_shows_the_values_of_its_core(chromium, files):
    scenario, folder, _ = files
    with opened(chromium, folder / "index.html", height=1200) as page:
        lines = frames_of_a_drag(page, chromium.on(page), scenario.parent).lines[:-1:17]
        shown = []
        for line in lines:
            page.evaluate("(ms) => scrollwork.seek(ms)", line["t"] * 1000)
            shown.append(page.evaluate(SHOWN, [NAMES, True]))
        assert_follows(shown, lines, error=0.011)
        assert max(numbers[0] for numbers in shown) > 3


def test_a_live_shadow_lies_around_its_box(chromium, files):
    scenario, folder, _ = files
    with opened(chromium, folder / "index.html", height=1200) as page:
        # How many frames the drag has depends on the machine: one of each two reaches is looked at.
        lines = frames_of_a_drag(page, chromium.on(page), scenario.parent).lines[:-1]
        lines = {tuple(round(line["values"][f"{name}.shadow"]) for name in ("card", "bar")): line for line in lines}.values()
        reaches = set()
        for line in lines:
            page.evaluate("(ms) => scrollwork.seek(ms)", line["t"] * 1000)
            for index, name in [(-6, "card"), (-1, "bar")]:
                edges = page.evaluate(LIVE_EDGES, index)
                x, y, width, height = next(each["frame"] for each in line["elements"] if each["id"] == name)
                reach = line["values"][f"{name}.shadow"]
                expected = [y - 0.7 * reach, x + width + reach, y + height + 1.3 * reach, x - reach]
                assert all(abs(a - b) < 0.05 for a, b in zip(edges, expected)), (name, line["frame"], edges, expected)
                reaches.add(round(reach))
        assert len(reaches) > 4
