# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A drawing as a picture: it moves in an `<img>`, and is a sensible still with reduced motion."""

import re

import pytest

import images
import output
from engines import Chromium, Firefox, WebKit
from measure import frames_shown

# Longer than any rest at the start, and shorter than a loop.
LONG_ENOUGH = 4


def shown_frames(engine, drawing):
    """The frames of the run that match an open drawing."""
    return frames_shown(engine, output.frames_of(drawing), tall=output.tall(drawing.scenario, drawing.device))


@pytest.fixture(scope="session")
def still_chromium():
    """A Chromium whose user prefers reduced motion. Emulation does not reach pictures; the flag does."""
    with Chromium("--force-prefers-reduced-motion") as engine:
        yield engine


def test_a_drawing_moves_in_an_image(chromium, tmp_path, one_of_six):
    images.show(chromium, tmp_path, one_of_six.path)
    assert len(images.screenshots(chromium, LONG_ENOUGH, until_change=True)) > 1


def test_a_drawing_moves_in_an_image_in_the_other_engines(other_engine, tmp_path):
    images.show(other_engine, tmp_path, output.drawings()[0].path)
    assert len(images.screenshots(other_engine, LONG_ENOUGH, until_change=True)) > 1


def test_a_drawing_in_an_image_stands_still_under_reduced_motion(still_chromium, tmp_path, one_of_six):
    images.show(still_chromium, tmp_path, one_of_six.path)
    assert len(images.screenshots(still_chromium, 1.5)) == 1


def test_firefox_keeps_it_still_too(tmp_path):
    with Firefox(**{"ui.prefersReducedMotion": 1}) as engine:
        images.show(engine, tmp_path, output.drawings()[0].path)
        assert len(images.screenshots(engine, LONG_ENOUGH)) == 1


def test_webkit_keeps_it_still_too(tmp_path):
    settings = tmp_path / "gtk-3.0/settings.ini"
    settings.parent.mkdir()
    settings.write_text("[Settings]\ngtk-enable-animations=false\n")
    with WebKit(XDG_CONFIG_HOME=str(tmp_path)) as engine:
        images.show(engine, tmp_path, output.drawings()[0].path)
        assert len(images.screenshots(engine, LONG_ENOUGH)) == 1


def test_the_still_picture_is_a_frame_of_the_run(still_chromium, one_of_six):
    still_chromium.open(one_of_six.path.as_uri())
    assert shown_frames(still_chromium, one_of_six)


def stills_of(drawing):
    return [int(frame) for frame in re.findall(r'<g id="\w+-f(\d+)"', drawing.path.read_text(encoding="utf-8"))]


def test_a_fragment_shows_its_frame(chromium, one_of_six):
    for frame in output.spread(stills_of(one_of_six), 4):
        # A change of the fragment alone would not load the file again.
        chromium.open("about:blank")
        chromium.open(f"{one_of_six.path.as_uri()}#{output.mark_of(one_of_six.path)}f{frame}")
        assert frame in shown_frames(chromium, one_of_six)


def test_a_fragment_stands_still_in_an_image(chromium, tmp_path, one_of_six):
    stills = stills_of(one_of_six)
    images.show(chromium, tmp_path, one_of_six.path, f"#{output.mark_of(one_of_six.path)}f{stills[len(stills) // 2]}")
    assert len(images.screenshots(chromium, 1)) == 1


def fit_window(chromium):
    """Resizes the window to the size of the open drawing."""
    chromium.page.set_viewport_size(chromium.evaluate(
        "(r => ({width: Math.ceil(r.width), height: Math.ceil(r.height)}))"
        "((document.images[0] ?? document.documentElement).getBoundingClientRect())"))


def test_a_renderer_without_animation_draws_the_same_still(still_chromium, tmp_path, one_of_six):
    path = one_of_six.path
    still = images.still_by_librsvg(path)
    still_chromium.open(path.as_uri())
    fit_window(still_chromium)
    result = images.compare(still_chromium, still, still_chromium.screenshot())
    assert result.colours > 20
    assert result.commonest < 0.9
    assert result.difference < 0.03


def test_a_dark_page_gets_a_dark_drawing(still_chromium, tmp_path, one_of_six):
    shots = {}
    for scheme in ["light", "dark"]:
        still_chromium.page.emulate_media(color_scheme=scheme)
        images.show(still_chromium, tmp_path, one_of_six.path)
        fit_window(still_chromium)
        shots[scheme] = still_chromium.screenshot()
    still_chromium.page.emulate_media(color_scheme="light")
    assert images.compare(still_chromium, shots["light"], shots["dark"]).difference > 0.008
