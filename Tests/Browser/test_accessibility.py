# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""axe-core has nothing to say about the pages, light and dark, wide and narrow."""

import pytest

import axe
import output
from watch import opened


# Colours and widths have nothing to do with each other, and axe takes its time.
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
