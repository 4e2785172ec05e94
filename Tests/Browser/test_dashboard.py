# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The benchmark dashboard, written from a synthetic store: search, links, layout and accessibility."""

import json
import os
import subprocess
from pathlib import Path

import pytest

import axe
import nu
import synthetic_store
from layout import OVERLAPPING_WORDS, SMALL_TARGETS
from watch import opened

ROOT = Path(__file__).resolve().parents[2]
CASE = "layout/sticky-headers/iphone-11/drag"


@pytest.fixture(scope="module")
def dashboard(tmp_path_factory) -> Path:
    """The page of a store with some commits, a comparison and a self-test."""
    folder = tmp_path_factory.mktemp("dashboard")
    synthetic_store.write(folder / "store", cases=40, commits=60)
    (folder / "ab.json").write_text(json.dumps(synthetic_store.comparison(20)))
    bench = os.environ.get("SCROLLWORK_BENCH", ROOT / ".build/debug/bench")
    subprocess.run([bench, "history", "html", "--store", folder / "store", "--ab", folder / "ab.json",
                    "--budgets", ROOT / "Benchmarks/budgets.json", "--out", folder / "page"],
                   check=True, timeout=120, stdout=subprocess.DEVNULL)
    return folder / "page/index.html"


@pytest.fixture(scope="module")
def compared_builds(tmp_path_factory) -> Path:
    """The page that compares this build with itself, by exact counts."""
    page = tmp_path_factory.mktemp("comparison") / "ab.html"
    bench = Path(os.environ.get("SCROLLWORK_BENCH", ROOT / ".build/debug/bench")).resolve()
    subprocess.run([bench, "ab", "--base", bench, "--filter", "^physics|^layout/sticky", "--metric", "allocs",
                    "--html", page], check=True, timeout=120, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return page


def test_the_nu_checker_is_silent(dashboard, compared_builds):
    assert nu.findings([dashboard, compared_builds]) == []


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_comparison_is_accessible_at_every_width(chromium, compared_builds, scheme, width):
    with opened(chromium, compared_builds, color_scheme=scheme, width=width) as page:
        assert page.locator(".forest tbody tr").count() > 10
        assert axe.findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(OVERLAPPING_WORDS) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("fragment", ["", f"#case={CASE}"])
def test_axe_is_silent(chromium, dashboard, scheme, fragment):
    with opened(chromium, dashboard, fragment, color_scheme=scheme) as page:
        assert axe.findings(page) == []


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("fragment", ["", f"#case={CASE}"])
def test_nothing_sticks_out_and_targets_are_large_enough(chromium, dashboard, width, fragment):
    with opened(chromium, dashboard, fragment, width=width) as page:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(OVERLAPPING_WORDS) == []
        assert page.evaluate(SMALL_TARGETS) == []


def test_a_search_shows_the_cases_that_contain_all_words(chromium, dashboard):
    with opened(chromium, dashboard) as page:
        page.fill("#find", "sticky-headers fling")
        shown = page.eval_on_selector_all(".cases [data-case]", "rows => rows.filter((row) => row.offsetHeight)"
                                          ".map((row) => row.dataset.case)")
        assert shown and all("sticky-headers" in name and "fling" in name for name in shown)
        assert page.inner_text("#count") == str(len(shown))


def test_a_case_opens_by_its_link_and_closes_with_back(chromium, dashboard):
    with opened(chromium, dashboard) as page:
        page.click(f".cases a[href='#case={CASE}']")
        assert page.inner_text("#case h2") == CASE
        assert page.is_hidden("#cases")
        assert page.locator("#case svg[role=img]").count() == 3
        page.hover("#case svg[role=img] >> nth=0", position={"x": 90, "y": 100})
        assert "Synthetic commit 1" in page.inner_text("#case .readout >> nth=0")
        page.click("#case summary")
        assert page.locator("#case tbody tr").count() == 30
        page.go_back()
        assert page.is_visible("#cases") and page.is_hidden("#case")
