# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Titles that try to be more than text, or longer than a page is wide: they stay text, and on the page."""

import json
import subprocess

import pytest

import output
from layout import OVERLAPPING_WORDS, STICKING_OUT
from watch import opened

#: As long as files may have them, and without a place to break.
LONG = ("W" * 100, "M" * 500)
MARKUP = ("</title><script>document.title='broken'</script><img src=x onerror=alert(1)>", "<b>&amp;</b> \u202egnp.exe \U0001F469\u200D\U0001F467")


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """The gallery, and the page of a scenario with each kind of title."""
    folder = tmp_path_factory.mktemp("titles")
    for name, (title, summary) in {"long": LONG, "markup": MARKUP}.items():
        (folder / f"{name}.device.jsonc").write_text(json.dumps({
            "version": 1, "id": name, "name": title if name == "markup" else "A phone", "idiom": "phone", "size": {"width": 400, "height": 880}, "scale": 3,
            "maxRefreshRate": 60, "statusBarHeight": {"portrait": 54, "landscape": 0},
            "safeArea": {"portrait": {"top": 59, "bottom": 34}, "landscape": {}}}))
        (folder / f"{name}.scenario.jsonc").write_text(json.dumps({
            "version": 1, "id": name, "title": title, "summary": summary, "pattern": "collapsing-header",
            "variants": ["ch4", "ch8"], "devices": ["iphone-8", f"{name}.device.jsonc"],
            "steps": [{"type": "drag", "label": title, "from": ["50%", "80%"], "by": [0, -60], "duration": 300}]}))
    done = subprocess.run([output.program(), "render", folder, "-o", folder / "out"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return [folder / "out" / path for path in ("index.html", "long/index.html", "markup/index.html")]


@pytest.mark.parametrize("width", [390, 1440])
def test_the_longest_titles_stay_on_the_page(chromium, pages, width):
    # The page of the other title has a device of that name, which is longer than a phone is wide.
    for path in pages[:2]:
        with opened(chromium, path, width=width) as page:
            assert page.evaluate(STICKING_OUT) == [], path
            assert page.evaluate(OVERLAPPING_WORDS) == [], path
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_markup_in_titles_is_text(chromium, pages):
    with opened(chromium, pages[2]) as page:
        assert page.locator("h1").inner_text() == MARKUP[0]
        assert MARKUP[0] in page.title()
        assert page.locator("img").count() == 0
