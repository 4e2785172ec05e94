# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Pages fit every width: nothing overflows, no texts overlap, and targets are large enough."""

import pytest

from layout import OVERLAPPING_WORDS, SMALL_TARGETS, STICKING_OUT
from watch import opened

WIDTHS = [360, 390, 1440, 2560]


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_overflows_and_no_texts_overlap(chromium, kind_of_page, width):
    with opened(chromium, kind_of_page, width=width) as page:
        assert page.evaluate(STICKING_OUT) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(OVERLAPPING_WORDS) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_targets_are_at_least_24_pixels(chromium, kind_of_page, width):
    with opened(chromium, kind_of_page, width=width) as page:
        assert page.evaluate(SMALL_TARGETS) == []
