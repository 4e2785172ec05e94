# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A page of four devices, with all variants of its pattern, has less than 300,000 bytes."""

import output

LIMIT = 300_000

# The largest screens, and one that makes runs of its own: 120 Hz, a long list, a wide layout.
FOUR = "iphone-11,iphone-15-pro,iphone-11-landscape,ipad-9"


def sizes(pages) -> dict[str, int]:
    return {output.name_of(page): page.stat().st_size for page in pages}


def too_large(pages) -> dict[str, int]:
    return {name: size for name, size in sizes(pages).items() if size >= LIMIT}


def test_pages_of_the_gallery_with_up_to_four_devices_are_small():
    few = [page for page in output.pages() if len(output.devices_of(output.name_of(page))) <= 4]
    assert len(few) > 10
    assert too_large(few) == {}


def test_every_scenario_is_small_with_four_devices(tmp_path):
    scenarios = [output.name_of(page) for page in output.pages()]
    output.run("render", *map(output.scenario_file, scenarios), "--device", FOUR, "--output", tmp_path)
    pages = [tmp_path / scenario / "index.html" for scenario in scenarios]
    assert all(len(output.data_of(page)["devices"]) == 4 for page in pages)
    assert too_large(pages) == {}
