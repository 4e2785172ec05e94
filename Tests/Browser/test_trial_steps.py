# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Trying by hand what the app and the system do: each step of the scenario has a button, and screens may change."""

import json
import shutil

import pytest

import output
from frames import Frames
from test_trial import BOX, OPEN, REST, path
from watch import eventually, opened

MUSEUM = output.ROOT / "Examples" / "museum"
DEVICE = "iphone-15-pro"

# The screens of the first device that are visible, by the numbers of their groups.
VISIBLE = """(() => {
  const svg = document.querySelector('.device:not([hidden]) .screen svg');
  return [...svg.querySelectorAll('g[id$="device"]')]
    .flatMap((one, index) => getComputedStyle(one).visibility === 'visible' ? [index] : []);
})()"""

# The boxes of the live elements of the first device, and of the screen they are in, in pixels.
DRAWN = """(() => {
  const svg = document.querySelector('.device:not([hidden]) .screen svg');
  const layer = [...svg.querySelectorAll('g[clip-path$="screen-clip)"]')].find((g) => !g.id);
  const ground = layer.querySelector('rect').getBoundingClientRect();
  return { clip: layer.getAttribute('clip-path'), count: layer.children.length, left: ground.left, right: ground.right,
    width: ground.width, height: ground.height };
})()"""


class Tried:
    """The page of a scenario with steps of the app and the system, on one device."""

    def __init__(self, folder, scenario: dict):
        self.folder = folder
        self.device = scenario["devices"][0]
        file = folder / "tried.scenario.json"
        file.write_text(json.dumps({"version": 1, "id": "tried/steps", "title": "Tried", **scenario}), encoding="utf-8")
        output.run("render", file, "--allow-files", folder, "--output", folder / "out")
        self.page = folder / "out" / "tried" / "steps" / "index.html"
        self.variant = scenario["variants"]

    def assert_same_frames(self, engine) -> int:
        """Compares every value of every frame with those of the command line, exactly."""
        text, shown = engine.evaluate(
            "[scrollwork.trial.text(), scrollwork.trial.values(0).map((frame) => "
            "frame.map((value) => Number.isNaN(value) ? null : value))]")
        saved = self.folder / "by-hand.scenario.jsonc"
        saved.write_text(text, encoding="utf-8")
        lines = Frames(output.run("frames", saved, "--device", self.device, "--variant", self.variant)).lines
        assert len(shown) in (len(lines) - 1, len(lines))
        assert shown == [list(line["values"].values()) for line in lines[: len(shown)]]
        return len(shown)


def steps_of(engine) -> list[dict]:
    return json.loads(engine.evaluate("scrollwork.trial.text()"))["steps"]


def taken(page, engine, label: str) -> bool:
    """Presses a button; whether its step was taken: a page that lags behind takes none.

    The pauses are left out: time that passes in between adds one.
    """
    def count() -> int:
        return sum(one["type"] != "pause" for one in steps_of(engine))
    before = count()
    page.click(f"#trial-gestures button:text-is('{label}')")
    return count() > before


def step(page, engine, label: str) -> None:
    page.click(f"#trial-gestures button:text-is('{label}')")
    engine.evaluate(REST)


STEPS = [
    {"type": "focus", "label": "keyboard"}, {"type": "pause", "duration": 600}, {"type": "blur", "label": "no keyboard"},
    {"type": "pause", "duration": 600}, {"type": "insert", "label": "rows", "rows": "cell", "at": 0, "count": 3},
    {"type": "scrollTo", "label": "down", "to": 300}, {"type": "pause", "until": "settled", "timeout": 3000},
    {"type": "appearance", "label": "bars", "navigationBar": "shown", "tabBar": "shown"}, {"type": "pause", "duration": 400},
    {"type": "push", "label": "push"}, {"type": "pause", "duration": 600}, {"type": "pop", "label": "pop"},
    {"type": "pause", "duration": 600}, {"type": "resize", "label": "low", "height": "60%"}, {"type": "pause", "duration": 300},
    {"type": "rotate", "label": "turn", "to": "landscape"}, {"type": "pause", "duration": 300},
]


def test_a_pattern_of_the_catalogue_takes_all_steps_of_its_scenario(chromium, tmp_path):
    tried = Tried(tmp_path, {"pattern": "quick-return", "variants": "qr3", "devices": [DEVICE], "steps": STEPS})
    with opened(chromium, tried.page, f"#variant={tried.variant}", height=1200) as page:
        engine = chromium.on(page)
        assert "exactly" in engine.evaluate(OPEN)
        for label in ["keyboard", "no keyboard", "rows", "down", "bars", "push", "pop"]:
            step(page, engine, label)
        page.click("#trial-fling-up")
        engine.evaluate(REST)
        assert tried.assert_same_frames(engine) > 300
        for label in ["low", "turn"]:
            before = engine.evaluate(VISIBLE)
            step(page, engine, label)
            after = engine.evaluate(VISIBLE)
            assert len(after) == 1 and after != before, (label, before, after)
            assert engine.evaluate(DRAWN)["count"] > 5
        assert tried.assert_same_frames(engine) > 300
        # A link has the steps, and a reload shows the same frames.
        steps = [one["type"] for one in steps_of(engine)]
        assert [one for one in steps if one not in ("pause", "fling", "drag")] == [
            "focus", "blur", "insert", "scrollTo", "appearance", "push", "pop", "resize", "rotate"]


@pytest.fixture
def duo(tmp_path):
    shutil.copytree(MUSEUM / "Patterns", tmp_path / "Patterns")
    return Tried(tmp_path, {
        "pattern": "Patterns/duo-fold.pattern.jsonc", "variants": "fixed", "devices": ["iphone-duo@outer"],
        "steps": [
            {"type": "pause", "duration": 300}, {"type": "unfold", "label": "unfold", "to": "iphone-duo@inner"},
            {"type": "pause", "duration": 600}, {"type": "fold", "label": "fold", "to": "iphone-duo@outer"},
            {"type": "pause", "duration": 600}],
    })


def test_a_phone_unfolds_in_the_middle_of_a_fling_and_is_dragged_on_its_other_display(chromium, duo):
    with opened(chromium, duo.page, f"#variant={duo.variant}", height=1200) as page:
        engine = chromium.on(page)
        assert "exactly" in engine.evaluate(OPEN)
        narrow = engine.evaluate(DRAWN)
        page.click("#trial-fling-up")
        assert eventually(lambda: engine.evaluate("scrollwork.trial.isMoving"))
        assert eventually(lambda: taken(page, engine, "unfold"))
        engine.evaluate(REST)
        wide = engine.evaluate(DRAWN)
        assert engine.evaluate(VISIBLE) == [1] and wide["width"] > 1.5 * narrow["width"] * 0.9
        # A finger beside the narrow display is on the wide one.
        box = engine.evaluate(BOX % 0)
        share = (wide["right"] - 40 - box["x"]) / box["width"]
        engine.drag(path(box, share, 0.6, -8, 20))
        engine.evaluate(REST)
        assert duo.assert_same_frames(engine) > 100
        steps = [one["type"] for one in steps_of(engine)]
        assert "unfold" in steps and steps.count("pointerUp") == 1
        # The playhead shows the display of its time, and the recording comes back as it was.
        page.evaluate("scrollwork.seek(0)")
        assert engine.evaluate(VISIBLE) == [0]
        step(page, engine, "fold")
        assert engine.evaluate(VISIBLE) == [0]
        page.click("#trial-open")
        assert len(engine.evaluate(VISIBLE)) == 1


def test_a_window_of_which_there_is_no_drawing_is_undone(chromium, tmp_path):
    tried = Tried(tmp_path, {
        "pattern": "large-title", "variants": "lt3", "devices": ["ipad-9"],
        "steps": [{"type": "pause", "duration": 200}, {"type": "resize", "label": "half", "width": "50%"},
                  {"type": "pause", "duration": 300}],
    })
    with opened(chromium, tried.page, f"#variant={tried.variant}", height=1200) as page:
        engine = chromium.on(page)
        assert "exactly" in engine.evaluate(OPEN)
        step(page, engine, "half")
        assert engine.evaluate(VISIBLE) == [1]
        page.click("#trial-gestures button:text-is('half')")
        assert eventually(lambda: "not possible" in page.text_content("#status"))
        engine.evaluate(REST)
        assert engine.evaluate(VISIBLE) == [1]
        steps = [one["type"] for one in steps_of(engine)]
        assert steps.count("resize") == 1
        tried.assert_same_frames(engine)


def test_a_pattern_of_the_catalogue_is_tried_on_android(chromium, tmp_path):
    tried = Tried(tmp_path, {
        "pattern": "quick-return", "variants": "qr3", "devices": ["pixel-9"],
        "steps": [{"type": "fling", "from": ["50%", "70%"], "by": [0, -120], "duration": 180, "endVelocity": [0, -1000]},
                  {"type": "pause", "until": "settled", "timeout": 6000}],
    })
    with opened(chromium, tried.page, f"#variant={tried.variant}", height=1200) as page:
        engine = chromium.on(page)
        assert "exactly" in engine.evaluate(OPEN)
        page.click("#trial-fling-up")
        engine.evaluate(REST)
        assert tried.assert_same_frames(engine) > 30
