# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Drawings in other programs: renderers draw the same still as a browser, and optimisers keep the motion."""

import os
import re

import pytest

import images
import other_tools
import output
from engines import Chromium
from measure import SOME, measure

# Edges and text differ between programs; missing photographs differ by more. CairoSVG uses another font for text: it
# only considers the first family of the list.
ALIKE = {"librsvg": 0.05, "ImageMagick": 0.05, "Inkscape": 0.05, "CairoSVG": 0.06, "resvg": 0.05}


@pytest.fixture(scope="module")
def still_chromium():
    with Chromium("--force-prefers-reduced-motion") as engine:
        yield engine


def wanted(command):
    """Skips tools that are not installed, except in a run that is only about them (`make test-tools`)."""
    if not other_tools.is_there(command) and "SCROLLWORK_ALL_TOOLS" not in os.environ:
        pytest.skip(f"{command[0]} is not installed")
    return command


def still(chromium, path):
    """The still picture of a drawing, and its size."""
    chromium.open(path.as_uri())
    size = chromium.evaluate("(r => ({width: r.width, height: r.height}))(document.documentElement.getBoundingClientRect())")
    chromium.page.set_viewport_size({name: round(length) for name, length in size.items()})
    return chromium.screenshot()


def sample():
    """Drawings of all kinds of patterns: lists, maps, photographs."""
    return list({drawing.scenario.split("/")[0]: drawing for drawing in output.drawings()}.values())


@pytest.mark.parametrize("tool", other_tools.RENDERERS)
def test_a_renderer_draws_the_still_of_the_browser(still_chromium, tmp_path, tool, record_property):
    command = wanted(other_tools.RENDERERS[tool])
    worst = 0
    for drawing in sample():
        expected = still(still_chromium, drawing.path)
        drawn = other_tools.run(command, drawing.path, tmp_path / "drawn.png").read_bytes()
        result = images.compare(still_chromium, drawn, expected)
        worst = max(worst, result.difference)
        assert result.difference < ALIKE[tool], f"{drawing} by {tool}"
    record_property("largest difference of a still", f"{tool}: {worst:.4f}")


@pytest.mark.parametrize("tool", other_tools.OPTIMISERS)
def test_an_optimiser_keeps_picture_and_motion(chromium, still_chromium, tmp_path, tool):
    command = wanted(other_tools.OPTIMISERS[tool])
    for drawing in sample():
        smaller = other_tools.run(command, drawing.path, tmp_path / "smaller.svg")
        pictures = [still(still_chromium, path) for path in (smaller, drawing.path)]
        # Shorter numbers move edges by less than a pixel can show.
        assert images.compare(still_chromium, *pictures).difference < 0.001, f"{drawing} by {tool}"
        chromium.open(smaller.as_uri())
        result = measure(chromium, output.frames_of(drawing), every=SOME, between=False,
                         tall=output.tall(drawing.scenario, drawing.device))
        assert result.complaint() == "", f"{drawing} by {tool}"


def test_a_sanitiser_leaves_all_but_one_element():
    """With the setting from the guide, nothing is removed from any drawing."""
    elements, attributes = set(), set()
    for drawing in output.all_drawings():
        markup = re.sub(r"<style>[^<]*</style>", "<style/>", drawing.path.read_text(encoding="utf-8"))
        elements.update(re.findall(r"<([a-zA-Z]+)", markup))
        attributes.update(re.findall(r' ([a-zA-Z:-]+)="', markup))
    attributes = {name for name in attributes if not name.startswith("aria-")}
    assert elements - set(other_tools.SANITISER["elements"].split()) == set(other_tools.SANITISER["ADD_TAGS"].split())
    assert attributes - set(other_tools.SANITISER["attributes"].split()) == set()


def sanitised(chromium, drawing, settings):
    """The output of DOMPurify for a drawing."""
    if not other_tools.PURIFY.is_file() and "SCROLLWORK_ALL_TOOLS" not in os.environ:
        pytest.skip("node-dompurify is not installed")
    chromium.open("about:blank")
    chromium.page.add_script_tag(path=other_tools.PURIFY)
    return chromium.page.evaluate(other_tools.SANITISE, [drawing.path.read_text(encoding="utf-8"), settings])


def test_a_drawing_plays_after_dompurify_with_the_setting_of_the_guide(chromium, still_chromium, tmp_path):
    for drawing in sample():
        clean = tmp_path / "clean.html"
        markup = sanitised(chromium, drawing, {"ADD_TAGS": [other_tools.SANITISER["ADD_TAGS"]]})
        clean.write_text(f"<!DOCTYPE html><meta charset=utf-8><style>*{{margin:0}}</style>{markup}", encoding="utf-8")
        chromium.open(clean.as_uri())
        result = measure(chromium, output.frames_of(drawing), prefix=output.mark_of(drawing.path), every=SOME,
                         between=False, tall=output.tall(drawing.scenario, drawing.device))
        assert result.complaint() == "", drawing


def test_dompurify_without_a_setting_removes_pictures_and_keeps_the_motion(chromium):
    for drawing in sample():
        markup = sanitised(chromium, drawing, {})
        text = drawing.path.read_text(encoding="utf-8")
        assert "<use" not in markup
        assert markup.count("@keyframes") == text.count("@keyframes") > 0
