# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A page of four devices with all variants is smaller than 300,000 bytes and ready as soon as it has loaded; one of all devices is smaller than 700,000."""

import pytest

import output
from watch import opened

LIMIT = 315_000
# One of every device, of which the page shows one of each result.
LIMIT_OF_MANY = 700_000

# Phones of both shapes, one of them at 120 Hz and one in landscape, and a tablet, whose lists are long.
FOUR = "iphone-11,iphone-15-pro,iphone-11-landscape,ipad-9"


def too_large(pages: dict) -> dict[str, int]:
    sizes = {scenario: page.stat().st_size for scenario, page in pages.items()}
    return {scenario: size for scenario, size in sizes.items() if size >= LIMIT}


def test_pages_of_the_gallery_with_up_to_four_devices_are_small():
    pages = {output.name_of(page): page for page in output.pages()}
    few = {scenario: page for scenario, page in pages.items() if len(output.devices_of(scenario)) <= 4}
    assert len(few) > 10
    assert too_large(few) == {}


@pytest.fixture(scope="module")
def pages_of_four(tmp_path_factory):
    """A page of each scenario with the four devices."""
    folder = tmp_path_factory.mktemp("four")
    scenarios = [output.name_of(page) for page in output.pages()]
    output.run("render", *map(output.scenario_file, scenarios), "--device", FOUR, "--output", folder)
    return {scenario: folder / scenario / "index.html" for scenario in scenarios}


def test_every_scenario_is_small_with_four_devices(pages_of_four):
    assert all(len(output.data_of(page)["devices"]) == 4 for page in pages_of_four.values())
    assert too_large(pages_of_four) == {}


def test_a_page_can_be_sought_as_soon_as_it_has_loaded(chromium, pages_of_four, record_property):
    """One page of each pattern. The time from a click on a link is reported, but there is no limit."""
    for page_path in {page.parent.parent: page for page in pages_of_four.values()}.values():
        with opened(chromium, page_path) as page:
            # A tab that is already open, as for a reader who comes from the gallery.
            page.goto("about:blank")
            page.goto(page_path.as_uri())
            page.evaluate("scrollwork.seek(500)")
            assert float(page.input_value("#scrubber")) == 0.5 * page.evaluate("scrollwork.rate")
            ready = page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
            record_property(f"from link to ready, {page_path.parent.parent.name}, ms", round(ready))


def many() -> dict:
    pages = {output.name_of(page): page for page in output.pages()}
    return {scenario: page for scenario, page in pages.items() if len(output.devices_of(scenario)) > 40}


def test_pages_of_all_devices_are_small():
    sizes = {scenario: page.stat().st_size for scenario, page in many().items()}
    assert len(sizes) >= 3
    assert {scenario: size for scenario, size in sizes.items() if size >= LIMIT_OF_MANY} == {}


def test_all_devices_of_a_large_page_have_drawings_when_they_are_shown(chromium, record_property):
    """The time to the first paint is reported, but there is no limit."""
    scenario, page_path = max(many().items(), key=lambda item: item[1].stat().st_size)
    with opened(chromium, page_path) as page:
        paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
        record_property(f"first paint, {scenario}, ms", round(page.evaluate(paint)))
        some = page.locator("#stage .device:not([hidden])").count()
        page.evaluate("location.hash = '#devices=all'")
        page.locator("#stage .device:not([hidden])").nth(len(output.devices_of(scenario)) - 1).wait_for()
        devices = page.locator("#stage .device:not([hidden])")
        assert devices.count() == len(output.devices_of(scenario)) > some
        drawn = devices.evaluate_all("(all) => all.filter((one) => one.querySelector('.screen > svg g[id$=screen] g')).length")
        assert drawn == devices.count()
        # The last drawings move as the first ones do.
        page.evaluate("scrollwork.seek(0)")
        last = devices.last.locator(".screen > svg").first
        before = last.evaluate("svg => svg.innerHTML")
        page.evaluate("scrollwork.seek(1500)")
        last.scroll_into_view_if_needed()
        assert last.evaluate("svg => svg.innerHTML") != before


def test_without_the_script_a_large_page_shows_the_devices_that_it_draws(chromium):
    scenario, page_path = next(iter(many().items()))
    context = chromium.browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(page_path.as_uri())
    shown = page.locator("#stage .device:visible")
    assert 10 < shown.count() < len(output.devices_of(scenario))
    assert all(one.locator("svg").first.is_visible() for one in shown.all()[:3])
    context.close()
