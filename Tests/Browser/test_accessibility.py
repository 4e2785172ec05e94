# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""axe-core finds no problems on the pages, light and dark, wide and narrow."""

import pytest

import axe
import images
import output
from watch import opened


# Colours and widths are independent, and axe is slow, so they vary together.
@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_axe_is_silent_on_every_kind_of_page(chromium, kind_of_page, scheme, width):
    with opened(chromium, kind_of_page, width=width, color_scheme=scheme) as page:
        assert axe.findings(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_is_silent_on_an_open_help_and_on_a_comparison(chromium, scheme):
    with opened(chromium, output.usual_page(), color_scheme=scheme) as page:
        page.select_option("#compare", index=2)
        assert axe.findings(page) == []
        page.click("#help-open")
        assert axe.findings(page) == []


def test_axe_is_silent_on_the_explanation_of_a_device_even_if_it_scrolls(chromium):
    page_path = output.folder() / "collapsing-header/fling-top/index.html"
    for width, height in ((1440, 900), (390, 844)):
        with opened(chromium, page_path, "#variant=ch6&explain=iphone-15-pro", width=width, height=height) as page:
            assert page.locator("#explained").is_visible()
            assert axe.findings(page) == []


# The widths and colours of borders.
EDGES = """(all) => all.map((e) => {
  const style = getComputedStyle(e);
  return [style.borderBottomWidth, style.borderTopWidth, style.borderBottomColor, style.backgroundColor].join(' ');
})"""


def test_forced_colours_keep_the_selected_option_distinct(chromium):
    page_path = output.folder() / "collapsing-header/fling-top/index.html"
    with opened(chromium, page_path, "#variant=ch6&t=500", forced_colors="active") as page:
        for group, chosen in [(".tab .face", ":checked + .face"), (".speeds label > span", ":checked + span")]:
            rest = set(page.locator(f"{group}:not({chosen})").evaluate_all(EDGES))
            assert set(page.locator(chosen).and_(page.locator(group)).evaluate_all(EDGES)).isdisjoint(rest), group
        pictures = page.locator(".strip-row").first
        current = pictures.locator(".moment[aria-current]").evaluate_all(EDGES)
        assert set(current).isdisjoint(pictures.locator(".moment:not([aria-current])").evaluate_all(EDGES))
        # Labels keep their outlines, which are shadows otherwise.
        assert all(edge.startswith("1px 1px") for edge in page.locator(".device .chip").evaluate_all(EDGES))
        # The track of the scrubber is visible beside its thumb.
        page.locator("#scrubber").scroll_into_view_if_needed()
        box = page.locator("#scrubber").bounding_box()
        strip = {"x": box["x"] + box["width"] * 0.6, "y": box["y"], "width": 40, "height": box["height"]}
        assert images.compare(chromium, page.screenshot(clip=strip), page.screenshot(clip=strip)).colours > 1
