# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""One playhead by time, by offset and by event: what the following devices show, everywhere on the page."""

import math
import re

import pytest

import output
from storyboard import Storyboard
from test_pages_strip import GROUPS, in_view
from watch import opened

# A pull and its return, in which devices rest at different offsets and settle at different times.
SCENARIO = "collapsing-header/fling-top"
VARIANT = "ch6"

# Name, frame, contentOffset.y and contentOffset.min of each row of the table.
ROWS = """() => [...document.querySelectorAll('#values tr')].map((row) => [row.children[0].textContent,
  ...[1, 3, 5].map((column) => Number(row.children[column].textContent.replace('−', '-')))])"""


def page_of(scenario: str):
    return output.folder() / scenario / "index.html"


def frame_after(milliseconds: float, rate: int) -> int:
    return max(0, math.ceil(milliseconds / 1000 * rate - 1e-3))


@pytest.fixture
def board(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={VARIANT}") as page:
        yield Storyboard(page)


def runs_of(variant: str) -> list[tuple[dict, dict]]:
    data = output.page_data(SCENARIO)
    return list(zip(data["devices"], data["runs"][output.variants_of(SCENARIO).index(variant)]))


def test_by_offset_all_devices_are_equally_far_from_their_rest(board):
    board.page.select_option("#sync", "offset")
    apart, frames = [], set()
    for step in range(0, 100):
        board.seek(board.duration * step / 100)
        rows = board.page.evaluate(ROWS)
        distances = [y - least for _, _, y, least in rows]
        # The landscape phone has another screen, so its pull differs; the others share one script.
        apart.append(max(abs(one - distances[0]) for one in distances[:4]))
        frames.add(tuple(frame for _, frame, *_ in rows))
    assert len(frames) > 50
    # Fast motion falls between two frames; most of the time the devices agree within a point.
    assert sorted(apart)[len(apart) // 2] < 1


def test_by_event_every_event_of_the_leader_matches_one_of_the_others(board):
    board.page.select_option("#sync", "event")
    devices = runs_of(VARIANT)
    (leader, lead), *_ = devices
    touches = [event for event in lead["events"] if event[1].startswith("touch")]
    assert len(touches) >= 4
    for number, (milliseconds, _) in enumerate(touches):
        board.seek(frame_after(milliseconds, leader["rate"]) * 1000 / leader["rate"])
        for (device, run), (name, frame, *_) in zip(devices, board.page.evaluate(ROWS)):
            own = [event for event in run["events"] if event[1].startswith("touch")][number]
            assert (name, frame) == (device["name"], frame_after(own[0], device["rate"]))


@pytest.mark.parametrize("way", ["offset", "event"])
def test_stage_strip_and_table_show_the_same_frame(board, way):
    board.page.select_option("#sync", way)
    index, device = 2, output.devices_of(SCENARIO)[2]
    row = board.page.locator(".strip-row").nth(index)
    for button in row.locator("button").all()[1:]:
        button.evaluate("e => e.scrollIntoView({block: 'center', inline: 'center'})")
        still = button.locator(".still > svg:not(.overlay)")
        still.wait_for(state="attached")
        button.click()
        frame = board.page.evaluate(ROWS)[index][1]
        rate = runs_of(VARIANT)[index][0]["rate"]
        wanted = float(button.locator(".moment-time").inner_text().split()[0]) * rate
        # By offset, a frame may have no counterpart; by event, each has one.
        assert frame == pytest.approx(wanted, abs=0.6 if way == "event" else rate / 4)
        if abs(frame - wanted) < 0.6:
            assert button.get_attribute("aria-current") == "true"
            shown = board.page.locator(f"[id='device-{device}'] .screens svg").first.evaluate(GROUPS)
            assert still.evaluate(GROUPS) == shown


def test_lanes_and_plots_show_where_each_device_is(board):
    board.page.select_option("#sync", "event")
    board.page.locator("label[for=tab-values]").click()
    in_view(board.page, ".field")
    board.page.wait_for_selector(".plot:first-child .field .curve", state="attached")
    board.seek(board.duration * 0.6)
    rail = board.page.locator("#playrail").bounding_box()
    dots = board.page.locator(".plot").first.locator(".cursor i")
    field = board.page.locator(".field").first.bounding_box()
    for index, (device, _) in enumerate(runs_of(VARIANT)):
        share = board.page.evaluate(ROWS)[index][1] / device["rate"] * 1000 / board.duration
        own = board.page.locator(".lane-track .own").nth(index).bounding_box()
        assert own["x"] + 1 - rail["x"] == pytest.approx(share * rail["width"], abs=1.5)
        dot = dots.nth(index).bounding_box()
        assert dot["x"] + 4 - field["x"] == pytest.approx(share * field["width"], abs=2)
    board.page.select_option("#sync", "time")
    assert board.page.locator(".lane-track .own:visible").count() == 0


@pytest.mark.parametrize("way", ["offset", "event"])
def test_a_finding_of_a_following_device_can_be_opened(board, way):
    board.page.select_option("#sync", way)
    device, run = runs_of(VARIANT)[2]
    board.page.locator(f"[id='finding-{VARIANT}-{device['id']}-0']").click()
    worst = run["findings"][0][1]
    assert board.page.evaluate(ROWS)[2][1] == pytest.approx(worst, abs=0 if way == "event" else 4)


def test_the_kind_of_sync_is_in_the_link(chromium, board):
    board.page.keyboard.press("y")
    board.seek(1200)
    board.page.wait_for_url(re.compile("t=1200.*sync=offset"))
    address = board.page.url
    with opened(chromium, page_of(SCENARIO), address[address.index("#"):]) as page:
        assert Storyboard(page).state() == board.state()
        assert Storyboard(page).picture() == board.picture()


def test_the_first_visible_device_leads(board):
    devices = output.devices_of(SCENARIO)
    board.go_to(f"#variant={VARIANT}&sync=event&devices={devices[2]}&t=1000")
    alone = board.picture()
    board.go_to(f"#variant={VARIANT}&sync=time&devices={devices[2]}&t=1000")
    assert board.picture() == alone
