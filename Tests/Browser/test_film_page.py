# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The page of a film: its finger is drawn where the film has a dot, and only as long; a run beside it is shown from the start."""

import json
import subprocess
from pathlib import Path

import pytest

import output
from watch import opened

SCENARIO = """{
  "version": 1, "id": "film", "pattern": "collapsing-header", "devices": ["iphone-8"],
  "steps": [{ "type": "pause", "duration": 300 },
    { "type": "drag", "from": ["50%", "80%"], "by": [0, -240], "duration": 600, "hold": 100 },
    { "type": "pause", "duration": 500 }] }
"""
# How far the drawn finger may be from that of the run, in points.
CLOSE = 2

# The finger of the film's phone, in points of its screen; null where none is drawn.
FINGER = """() => {
  const finger = document.getElementById('d0-finger');
  if (finger.getAttribute('visibility') === 'hidden') return null;
  const place = (element) => element.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
  return [place(finger)[0], place(document.getElementById('d0-finger-y'))[1]];
}"""

SHOW = """(frame) => {
  const scrubber = document.getElementById('scrubber');
  scrubber.value = frame;
  scrubber.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def tool(*words: str, code: int = 0) -> str:
    done = subprocess.run([output.program(), *words], capture_output=True, text=True, timeout=300)
    assert done.returncode == code, done.stderr + done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def film(tmp_path_factory) -> tuple[Path, list]:
    """The page of a film of a drag, and where the finger of the run is in each frame."""
    folder = tmp_path_factory.mktemp("film-page")
    scenario = folder / "film.scenario.jsonc"
    scenario.write_text(SCENARIO)

    tool("export", str(scenario), "--variant", "ch8", "--scale", "2", "-q", "-o", str(folder / "film.mp4"))
    tool("film", str(folder / "film.mp4"), "--device", "iphone-8", "-o", str(folder / "Review"))
    lines = tool("frames", str(scenario), "--variant", "ch8").splitlines()[1:]
    return folder / "Review/film.html", [json.loads(line) for line in lines]


def test_the_finger_is_where_the_dot_of_the_film_is(chromium, film):
    path, frames = film
    down = [frame["frame"] for frame in frames if frame["finger"]]
    with opened(chromium, path) as page:
        # A frame at the start, in the middle and at the end of the touch.
        for frame in (down[1], down[len(down) // 2], down[-2]):
            page.evaluate(SHOW, frame)
            x, y = page.evaluate(FINGER)
            assert abs(x - frames[frame]["finger"][0]) < CLOSE, frame
            assert abs(y - frames[frame]["finger"][1]) < CLOSE, frame
        for frame in (down[0] - 4, down[-1] + 4):
            page.evaluate(SHOW, frame)
            assert page.evaluate(FINGER) is None, frame


def test_a_film_with_a_scenario_opens_with_both_sides_and_names_those_that_break(chromium, tmp_path):
    path = output.SCENARIOS / "collapsing-header/first-delta.scenario.jsonc"
    run = [str(path), "--device", "iphone-8", "--variant", "ch3"]
    tool("export", *run, "--scale", "2", "-q", "-o", str(tmp_path / "film.mp4"))
    tool("film", str(tmp_path / "film.mp4"), "-o", str(tmp_path / "Review"), "--scenario", *run, code=1)
    for width in (1440, 390):
        with opened(chromium, tmp_path / "Review/film.html", width=width) as page:
            assert [page.locator(f"#device-{side}").is_visible() for side in ("film-1", "model", "both")] == [True] * 3
            assert "Film and ch3 break" in page.locator("header").first.inner_text()
