# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The table of values: the values of the frames, and the differences between devices and variants."""

import pytest

import axe
import output
from layout import STICKING_OUT
from storyboard import Storyboard
from watch import eventually, opened

# A gap of 5 pt on one device, and none on another.
SCENARIO = "collapsing-header/fling-top"
BROKEN, FIXED = "ch6", "ch7"
TIME = 1000

# The texts of the header and of each row; labels of differences are only for screen readers.
TABLE = """() => [...document.querySelectorAll('.measure tr')].map((row) => [...row.children].map((cell) => cell.textContent))"""


def page_of(scenario: str):
    return output.folder() / scenario / "index.html"


def frame_of(device: str, variant: str) -> dict:
    """The values that the command line prints for the time of the test."""
    found = output.frames(SCENARIO, device, variant)
    return next(line for line in reversed(found.lines) if line["t"] <= TIME / 1000 + 1e-9)["values"]


def number(text: str) -> float:
    return 0.0 if text == "=" else float(text.replace("−", "-"))


def columns(page) -> list[str]:
    return [name.split(" ")[0] for name in page.evaluate(TABLE)[0]]


def rows_of(page) -> dict[str, dict[str, str]]:
    head, *rows = page.evaluate(TABLE)
    return {row[0]: dict(zip(head, row)) for row in rows}


@pytest.fixture
def board(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&t={TIME}&tab=values") as page:
        yield Storyboard(page)


def test_the_table_has_the_values_of_the_frame(board):
    names = {device["name"]: device["id"] for device in output.page_data(SCENARIO)["devices"]}
    rows = rows_of(board.page)
    assert sorted(rows) == sorted(names)
    for name, row in rows.items():
        values = frame_of(names[name], BROKEN)
        assert number(row["header.height pt"]) == pytest.approx(values["header.height"], abs=0.0051)
        assert number(row["contentOffset.y pt"]) == pytest.approx(values["contentOffset.y"], abs=0.0051)


def test_a_device_can_be_the_reference(board):
    devices = output.page_data(SCENARIO)["devices"]
    plain = columns(board.page)
    board.page.select_option("#difference", devices[1]["id"])
    reference = frame_of(devices[1]["id"], BROKEN)
    rows = rows_of(board.page)
    for device in devices:
        row = rows.get(device["name"]) or rows[device["name"] + " reference"]
        for key in ("header.height", "firstRow.y"):
            text = row[f"Δ{key}, difference from {devices[1]['name']} pt"]
            if device is devices[1]:
                assert text == ""
                continue
            expected = frame_of(device["id"], BROKEN)[key] - reference[key]
            assert number(text) == pytest.approx(expected, abs=0.0101)
            assert text == "=" if abs(expected) < 0.001 else text[0] in "+−"
    board.page.select_option("#difference", "none")
    assert columns(board.page) == plain


def test_differences_follow_the_playhead(board):
    board.page.select_option("#difference", output.devices_of(SCENARIO)[0])
    board.seek(0)
    before = board.page.evaluate(TABLE)
    board.seek(TIME)
    assert board.page.evaluate(TABLE) != before
    board.seek(0)
    assert board.page.evaluate(TABLE) == before


def test_compared_variants_differ_from_each_other_at_once(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&compare={FIXED}&t={TIME}") as page:
        rows = rows_of(page)
        for device in output.page_data(SCENARIO)["devices"]:
            column = "Δheader.height, difference from A pt"
            before, after = (frame_of(device["id"], variant)["header.height"] for variant in (BROKEN, FIXED))
            assert rows[device["name"] + " A"][column] == ""
            assert number(rows[device["name"] + " B"][column]) == pytest.approx(after - before, abs=0.0101)


def test_a_reference_is_in_the_link_and_need_not_be_shown(chromium, board):
    first, second = output.devices_of(SCENARIO)[:2]
    board.go_to(f"#variant={BROKEN}&t={TIME}&devices={second}&tab=values")
    board.page.select_option("#difference", first)
    assert eventually(lambda: f"diff={first}" in board.page.evaluate("location.hash"))
    shown, address = board.page.evaluate(TABLE), board.page.evaluate("location.hash")
    assert len(shown) == 2
    with opened(chromium, page_of(SCENARIO), address) as page:
        assert page.evaluate(TABLE) == shown
        assert Storyboard(page).state() == board.state()


def test_without_script_the_plain_table_stays(chromium):
    with opened(chromium, page_of(SCENARIO), java_script_enabled=False) as page:
        assert page.locator("#difference").is_hidden()
        assert page.locator(".measure tbody tr").count() == len(output.devices_of(SCENARIO))
        assert page.locator(".measure .delta").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_differences_fit_and_axe_is_silent(chromium, scheme, width):
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&compare={FIXED}&tab=values", color_scheme=scheme,
                width=width) as page:
        if width == 390:
            page.click("#inspector-open")
        page.locator(".measure").scroll_into_view_if_needed()
        assert page.evaluate(STICKING_OUT) == []
        assert axe.findings(page) == []
