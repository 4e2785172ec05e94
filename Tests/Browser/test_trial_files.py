# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Trying interfaces that pattern files describe: the page's core runs the file's program, and draws its elements."""

import json
import re
import shutil

import pytest

import output
from frames import Frames
from test_trial import BOX, OPEN, REST, path
from watch import eventually, opened

EXAMPLES = output.ROOT / "Examples" / "patterns"
DEVICES = ["iphone-15-pro", "iphone-11-landscape"]

# What is seen of the elements in the live picture of the first device, back to front, in points of its screen: a box that
# is cut has a clip, in the coordinates of its drawing.
SEEN = """([x0, y0]) => {
  const svg = document.querySelector('.device:not([hidden]) .screen svg');
  const layer = [...svg.querySelectorAll('g[clip-path$="screen-clip)"]')].find((g) => !g.id);
  const { left, top, width } = svg.getBoundingClientRect();
  const scale = svg.viewBox.baseVal.width / width;
  return [...layer.children].filter((one) => one.localName === 'g').map((one) => {
    const inner = one.firstElementChild;
    const cut = inner.hasAttribute('clip-path');
    const shape = cut ? one.querySelector(':scope > clipPath > rect') : one.querySelector('[width],circle');
    const read = (name) => Number(shape.getAttribute(name));
    const [x, y, across, down] = shape.localName === 'circle'
      ? [read('cx') - read('r'), read('cy') - read('r'), 2 * read('r'), 2 * read('r')]
      : ['x', 'y', 'width', 'height'].map(read);
    const { a, d, e, f } = (cut ? inner : shape).getScreenCTM();
    return [(x * a + e - left) * scale - x0, (y * d + f - top) * scale - y0, across * a * scale, down * d * scale,
      one.querySelector('.plain') !== null];
  });
}"""


class Example:
    """An example of pattern files, rendered on two devices next to copies of its files."""

    def __init__(self, name: str, folder, devices: list[str] = DEVICES):
        shutil.copytree(EXAMPLES / "Patterns", folder / "Patterns")
        self.file = folder / "Scenarios" / f"{name}.scenario.jsonc"
        self.file.parent.mkdir()
        shutil.copy(EXAMPLES / "Scenarios" / self.file.name, self.file)
        self.devices = devices
        self.some = ["--device", ",".join(devices), "--allow-files", folder]
        output.run("render", self.file, *self.some, "--output", folder / "out")
        text = self.file.read_text(encoding="utf-8")
        self.page = folder / "out" / re.search(r'"id": "([^"]+)"', text)[1] / "index.html"
        self.data = output.data_of(self.page)
        self.variant = self.data["variants"][0]["id"]

    def saved(self, text: str, device: str) -> Frames:
        """The frames that the command line computes for what a page has saved beside the scenario."""
        self.file.with_name("by-hand.scenario.jsonc").write_text(text, encoding="utf-8")
        return Frames(output.run("frames", self.file.with_name("by-hand.scenario.jsonc"), "--device", device,
                                 "--variant", self.variant, *self.some[2:]))

    def assert_same_frames(self, engine) -> int:
        """Compares every value of every frame on both devices, exactly."""
        text, *shown = engine.evaluate(
            "[scrollwork.trial.text(), ...[0, 1].map((index) => scrollwork.trial.values(index).map((frame) => "
            "frame.map((value) => Number.isNaN(value) ? null : value)))]")
        for device, values in zip(self.devices, shown):
            lines = self.saved(text, device).lines
            assert len(values) in (len(lines) - 1, len(lines))
            assert values == [list(line["values"].values()) for line in lines[: len(values)]]
        return len(shown[0])


@pytest.fixture
def example(request, tmp_path):
    return Example(request.param, tmp_path)


@pytest.mark.parametrize("example", ["stays-slowly", "profile-slowly"], indirect=True)
def test_gestures_on_a_pattern_file_give_the_frames_of_the_saved_scenario(chromium, example):
    gestures(chromium, example)


@pytest.mark.parametrize("example", ["music-slowly"], indirect=True)
def test_other_engines_run_the_program_of_a_pattern_file(other_engine, example):
    gestures(other_engine, example)


def gestures(engine, example: Example) -> None:
    engine.open(example.page.as_uri() + f"#variant={example.variant}")
    assert "exactly" in engine.evaluate(OPEN)
    before = engine.evaluate("scrollwork.trial.values(0).at(-1)")
    box = engine.evaluate(BOX % 0)
    engine.drag(path(box, 0.5, 0.7, -6, 20))
    engine.drag(path(box, 0.4, 0.8, -22, 8))
    engine.drag(path(box, 0.5, 0.4, 20, 10))
    engine.evaluate(REST)
    assert any(abs(frame[0] - before[0]) > 40 for frame in engine.evaluate("scrollwork.trial.values(0)"))
    assert example.assert_same_frames(engine) > 60
    steps = json.loads(engine.evaluate("scrollwork.trial.text()"))["steps"]
    assert [step["type"] for step in steps].count("pointerUp") == 3


def assert_drawn(page, example: Example, frames: Frames) -> None:
    """Checks the picture of the first device in some frames from start to end."""
    screen = example.data["devices"][0]["screens"][0]
    last = len(frames.lines) - 1
    plain = 0
    for index in range(0, last, max(1, last // 12)):
        page.evaluate("(ms) => scrollwork.seek(ms)", index / frames.rate * 1000)
        wanted = frames.lines[index]["elements"]
        shown = page.evaluate(SEEN, [screen["x"], screen["y"]])
        assert len(shown) == len(wanted)
        for (x, y, width, height, is_plain), element in zip(shown, wanted):
            plain += is_plain
            if element.get("scale", 1) != 1:
                continue
            left, top, across, down = element["frame"]
            assert abs(x - left) < 0.15 or abs(x + width - left - across) < 0.15, (element, x, width)
            assert abs(y - top) < 0.15 or abs(y + height - top - down) < 0.15, (element, y, height)
    # Looks are copied from the recorded drawing.
    assert plain < 5


@pytest.mark.parametrize("example", ["stays-slowly", "profile-slowly", "music-slowly", "product-slowly"], indirect=True)
def test_elements_of_a_pattern_file_are_drawn_where_the_core_has_them(chromium, example):
    device = DEVICES[0]
    address = f"#variant={example.variant}&devices={device}"
    with opened(chromium, example.page, address, height=1200) as page:
        engine = chromium.on(page)
        engine.evaluate(OPEN)
        box = engine.evaluate(BOX % 0)
        engine.drag(path(box, 0.5, 0.6, -14, 12))
        engine.drag(path(box, 0.5, 0.5, 9, 14))
        engine.evaluate(REST)
        frames = example.saved(page.evaluate("scrollwork.trial.text()"), device)
        assert_drawn(page, example, frames)


@pytest.mark.parametrize("example", ["music-slowly"], indirect=True)
def test_an_element_that_handles_taps_is_tapped_by_its_name(chromium, example):
    with opened(chromium, example.page, f"#variant={example.variant}", height=1200) as page:
        engine = chromium.on(page)
        engine.evaluate(OPEN)
        page.locator("#trial-gestures .tap").first.click()
        engine.evaluate(REST)
        steps = json.loads(engine.evaluate("scrollwork.trial.text()"))["steps"]
        assert "player" in [step.get("target") for step in steps]
        assert example.assert_same_frames(engine) > 10


@pytest.mark.parametrize("example", ["mail-slowly"], indirect=True)
def test_parameters_of_a_pattern_file_change_what_is_tried(chromium, example):
    with opened(chromium, example.page, f"#variant={example.variant}", height=1200) as page:
        engine = chromium.on(page)
        engine.evaluate(OPEN)
        page.evaluate("document.querySelector('.trial-changes').open = true")
        for name, text, value in [("row", "150", 150), ("mails", "2, 2, 2, 2, 30", [2, 2, 2, 2, 30])]:
            page.locator(f"#trial-parameter-{name}").last.fill(text)
            page.keyboard.press("Tab")
            page.click("#trial-fling-up")
            engine.evaluate(REST)
            assert json.loads(engine.evaluate("scrollwork.trial.text()"))["parameters"][name] == value
            assert example.assert_same_frames(engine) > 20
        # Another length is another program: the field is marked, and the run stays as it is.
        mails = page.locator("#trial-parameter-mails").last
        mails.fill("2, 2")
        page.keyboard.press("Tab")
        assert eventually(lambda: mails.get_attribute("aria-invalid") == "true")
        assert json.loads(engine.evaluate("scrollwork.trial.text()"))["parameters"]["mails"] == [2, 2, 2, 2, 30]
        assert example.assert_same_frames(engine) > 20


def test_mirrored_devices_of_a_pattern_file_follow_the_finger(chromium, tmp_path):
    devices = ["iphone-15-pro@rightToLeft", "iphone-8@rightToLeft+accessibility1"]
    example = Example("product-slowly", tmp_path, devices)
    with opened(chromium, example.page, f"#variant={example.variant}", height=1200) as page:
        engine = chromium.on(page)
        assert "exactly" in engine.evaluate(OPEN)
        box = engine.evaluate(BOX % 0)
        engine.drag(path(box, 0.3, 0.3, 0, 10, dx=14))
        engine.drag(path(box, 0.5, 0.7, -12, 14))
        engine.evaluate(REST)
        assert example.assert_same_frames(engine) > 20
        frames = example.saved(page.evaluate("scrollwork.trial.text()"), devices[0])
        assert_drawn(page, example, frames)


JUDGED = """{
  "version": 1, "id": "judged", "title": "Judged",
  "scrollViews": { "list": { "content": { "rows": "row" }, "alwaysBounces": true } },
  "values": { "share": "list.scrolled < 400 ? 1 : 1 / (list.scrolled < 400 ? 1 : 0)" },
  "elements": [
    { "id": "row", "in": "list", "look": "contact", "repeat": { "count": 60, "height": 60 } },
    { "id": "bar", "frame": { "top": 0, "height": "20 + 20 * share" }, "look": { "fill": "bar" } },
  ],
  "claims": [{ "id": "shallow", "always": "list.scrolled <= 100", "say": "The list stays near its top" }],
}"""

SCRIPT = """{
  "version": 1, "id": "judged", "pattern": "./judged.pattern.jsonc", "devices": ["iphone-8"],
  "steps": [{ "type": "pause", "duration": 100 }],
}"""


def test_claims_and_formulas_without_a_result_are_judged_as_by_check(chromium, tmp_path):
    (tmp_path / "judged.pattern.jsonc").write_text(JUDGED, encoding="utf-8")
    script = tmp_path / "judged.scenario.jsonc"
    script.write_text(SCRIPT, encoding="utf-8")
    output.run("render", script, "--output", tmp_path / "out")
    with opened(chromium, tmp_path / "out" / "judged" / "index.html", "", height=1200) as page:
        engine = chromium.on(page)
        engine.evaluate(OPEN)
        box = engine.evaluate(BOX % 0)
        for swipes in (1, 2):
            for _ in range(swipes):
                engine.drag(path(box, 0.5, 0.8, -12, 20))
            engine.evaluate(REST)
            saved = tmp_path / "by-hand.scenario.jsonc"
            saved.write_text(page.evaluate("scrollwork.trial.text()"), encoding="utf-8")
            report = json.loads(output.run("check", saved, "--exit-zero", "--reporter", "json"))
            wanted = [(one["rule"], one["devices"][0]["sentence"]) for one in report["findings"]]
            shown = page.locator("#trial-findings li").evaluate_all(
                "(all) => all.map((one) => [one.querySelector('code').textContent.split(' ').at(-1), "
                "one.querySelector('p').textContent])")
            assert [tuple(one) for one in shown] == wanted
            assert "CLAIM" in dict(wanted)
        assert "FORMULA" in dict(wanted)
        # The last good frame stays, with its elements.
        assert page.evaluate("scrollwork.trial.values(0).length") > 30
