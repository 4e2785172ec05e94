# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A page of four devices, with all variants of its pattern, has less than 300,000 bytes."""

import output

LIMIT = 300_000

# Phones of both shapes, one of them at 120 Hz, one on its side, and a tablet, whose lists are long.
FOUR = "iphone-11,iphone-15-pro,iphone-11-landscape,ipad-9"


def too_large(pages: dict) -> dict[str, int]:
    sizes = {scenario: page.stat().st_size for scenario, page in pages.items()}
    return {scenario: size for scenario, size in sizes.items() if size >= LIMIT}


def test_pages_of_the_gallery_with_up_to_four_devices_are_small():
    pages = {output.name_of(page): page for page in output.pages()}
    few = {scenario: page for scenario, page in pages.items() if len(output.devices_of(scenario)) <= 4}
    assert len(few) > 10
    assert too_large(few) == {}


def test_every_scenario_is_small_with_four_devices(tmp_path):
    scenarios = [output.name_of(page) for page in output.pages()]
    output.run("render", *map(output.scenario_file, scenarios), "--device", FOUR, "--output", tmp_path)
    pages = {scenario: tmp_path / scenario / "index.html" for scenario in scenarios}
    assert all(len(output.data_of(page)["devices"]) == 4 for page in pages.values())
    assert too_large(pages) == {}
