# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Titles that contain markup, or are wider than a page: they stay text, and on the page."""

import json
import subprocess

import pytest

import output
from layout import OVERLAPPING_WORDS, STICKING_OUT
from watch import opened

#: The longest titles that files may have, without a place to break.
LONG = ("W" * 100, "M" * 500)
MARKUP = ("</title><script>document.title='broken'</script><img src=x onerror=alert(1)>",
          "<b>&amp;</b> ]]> --> \u202egnp.exe \U0001F469\u200D\U0001F467")
#: Users name devices too. The least space for a name is above a phone and next to its lane.
NAMES = ("W" * 100, "M" * 80, "A telephone that was named by somebody who wanted to tell all there is to tell about it in one name",
         "\u05d0\u05d1\u05d2 " * 20)


def device(folder, identifier, name):
    (folder / f"{identifier}.device.jsonc").write_text(json.dumps({
        "version": 1, "id": identifier, "name": name, "idiom": "phone", "size": {"width": 400, "height": 880}, "scale": 3,
        "maxRefreshRate": 60, "statusBarHeight": {"portrait": 54, "landscape": 0},
        "safeArea": {"portrait": {"top": 59, "bottom": 34}, "landscape": {}}}))
    return f"{identifier}.device.jsonc"


def scenario(folder, identifier, title, summary, devices):
    (folder / f"{identifier}.scenario.jsonc").write_text(json.dumps({
        "version": 1, "id": identifier, "title": title, "summary": summary, "pattern": "collapsing-header",
        "variants": ["ch4", "ch8"], "devices": devices,
        "steps": [{"type": "drag", "label": title, "from": ["50%", "80%"], "by": [0, -60], "duration": 300}]}))


def story(folder, identifier, title, passage, scenario):
    first = {"variant": "ch4", "scenario": scenario, "device": scenario, "does": passage, "breaks": passage, "next": passage}
    (folder / f"{identifier}.story.jsonc").write_text(json.dumps({
        "version": 1, "id": identifier, "title": title, "summary": passage, "pattern": "collapsing-header",
        "stages": [first, {"variant": "ch8", "scenario": scenario, "device": "iphone-8", "does": passage}]}))


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """The gallery, a scenario's page and a story with each kind of title, and a page with long device names."""
    folder = tmp_path_factory.mktemp("titles")
    for name, (title, summary) in {"long": LONG, "markup": MARKUP}.items():
        scenario(folder, name, title, summary, ["iphone-8", device(folder, name, title)])
        story(folder, f"{name}-story", title, summary, name)
    scenario(folder, "names", "Names", "Names", ["iphone-8", *(device(folder, f"d{i}", name) for i, name in enumerate(NAMES))])
    done = subprocess.run([output.program(), "render", folder, "-o", folder / "out"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return {path.parent.name if path.parent.name != "out" else "gallery": path for path in folder.glob("out/**/index.html")}


@pytest.mark.parametrize("width", [360, 390, 1440])
@pytest.mark.parametrize("name", ["gallery", "long", "long-story", "markup-story", "names"])
def test_the_longest_titles_stay_on_the_page(chromium, pages, name, width):
    with opened(chromium, pages[name], width=width) as page:
        assert page.evaluate(STICKING_OUT) == []
        assert page.evaluate(OVERLAPPING_WORDS) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width", [390, 1440])
def test_the_full_name_of_a_device_can_be_read(chromium, pages, width):
    with opened(chromium, pages["names"], width=width) as page:
        for index, name in enumerate(NAMES):
            head = page.locator(f"#device-d{index} h3")
            whole = head.evaluate("(head) => head.scrollWidth <= head.clientWidth")
            assert head.inner_text().strip() == name.strip()
            assert whole or head.get_attribute("title") == name


@pytest.mark.parametrize("name", ["markup", "markup-story"])
def test_markup_in_titles_is_text(chromium, pages, name):
    with opened(chromium, pages[name]) as page:
        assert page.locator("h1").inner_text() == MARKUP[0]
        assert MARKUP[0] in page.title()
        # A character that would reverse the rest of the line is shown as a replacement that is not a letter.
        assert MARKUP[1].replace("\u202e", "\ufffd") in page.locator("body").inner_text()
        assert page.locator("img").count() == 0


def test_markup_in_titles_is_text_in_the_gallery(chromium, pages):
    with opened(chromium, pages["gallery"]) as page:
        assert page.get_by_text(MARKUP[0]).count() >= 2
        assert page.locator("img:not(.still, .moving)").count() == 0
        assert page.title() == "Scrollwork"
