# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The page that `scrollwork diff` writes: both runs on one playhead, with the difference of their curves."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

import axe
import nu
import output
from watch import opened

SCENARIO = output.SCENARIOS / "collapsing-header/fling-top.scenario.jsonc"


@pytest.fixture(scope="module")
def comparison_page(tmp_path_factory) -> Path:
    """A fling against the same one with another speed, on one device."""
    folder = tmp_path_factory.mktemp("diff")
    other = folder / "other.scenario.jsonc"
    text = SCENARIO.read_text()
    assert '"endVelocity": [0, 2500]' in text
    other.write_text(text.replace('"endVelocity": [0, 2500]', '"endVelocity": [0, 2400]'))
    page = folder / "diff.html"
    done = subprocess.run([output.program(), "diff", SCENARIO, other, "--variant", "ch4", "--device",
                           "iphone-8,iphone-11", "-o", page], capture_output=True, text=True, timeout=120)
    assert done.returncode == 1, done.stderr
    assert "contentOffset.y differs by" in done.stdout
    return page


def test_the_nu_checker_is_silent(comparison_page):
    assert nu.findings([comparison_page]) == []


def test_axe_is_silent(chromium, comparison_page):
    with opened(chromium, comparison_page) as page:
        assert axe.findings(page) == []


def test_both_runs_stand_side_by_side_from_the_start(chromium, comparison_page):
    with opened(chromium, comparison_page, width=1440) as page:
        assert page.evaluate("document.getElementById('compare').value") == "b"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_finding_leads_to_the_frame_that_differs_most(chromium, comparison_page):
    with opened(chromium, comparison_page) as page:
        link = page.locator("#findings-b ol a").first
        assert "differs by" in page.locator("#findings-b ol p").first.inner_text()
        seconds = link.locator("span").inner_text()
        link.click()
        expect(page.locator("#clock")).to_contain_text(seconds.split(" ")[0], timeout=5000)


def test_curves_have_plots_of_their_difference(chromium, comparison_page):
    with opened(chromium, comparison_page) as page:
        page.locator("#plots").scroll_into_view_if_needed()
        expect(page.locator("#plots")).to_contain_text("(B − A)", timeout=5000)
