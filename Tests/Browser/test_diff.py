# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The page that `scrollwork diff` writes: both runs on one playhead, with plots of their difference."""

import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

import axe
import images
import nu
import output
from watch import opened

SCENARIO = output.SCENARIOS / "collapsing-header/fling-top.scenario.jsonc"


@pytest.fixture(scope="module")
def comparison_page(tmp_path_factory) -> Path:
    """Two flings at different speeds, on one device."""
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


def test_both_runs_are_side_by_side_from_the_start(chromium, comparison_page):
    with opened(chromium, comparison_page, width=1440) as page:
        assert page.evaluate("document.getElementById('compare').value") == "b"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_comparison_fits_a_phone_and_names_its_sides_briefly(chromium, comparison_page):
    with opened(chromium, comparison_page, width=390, height=844) as page:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.inner_text("h1") == "…/fling-top and …/other"
        assert str(SCENARIO) in page.locator(".index > p").last.inner_text()
        # Playback has one line, and both sides begin above it.
        assert page.locator(".transport").bounding_box()["height"] < 60
        dock = page.locator("#dock").bounding_box()["y"]
        # The drawing of both, one over the other, is not shown beside them.
        sides = page.locator(".screen > svg:first-child:visible")
        assert all(sides.nth(index).bounding_box()["y"] + 40 < dock for index in range(2))


def test_a_finding_leads_to_the_frame_that_differs_most(chromium, comparison_page):
    with opened(chromium, comparison_page) as page:
        link = page.locator("#findings-b ol a").first
        assert "differs by" in page.locator("#findings-b ol p").first.inner_text()
        seconds = link.locator("span").inner_text()
        link.click()
        expect(page.locator("#clock")).to_contain_text(seconds.split(" ")[0])


@pytest.fixture(scope="module")
def whole_page(tmp_path_factory) -> Path:
    """Two patterns with two physics profiles, one of them at 60 and at 120 Hz: more runs than a page shows."""
    folder = tmp_path_factory.mktemp("whole")
    runs, scenarios = folder / "runs", folder / "scenarios"
    scenarios.mkdir()
    for name, rate in [("collapsing-header/fling-top", "60"), ("bottom-sheet/handover", "120")]:
        file = output.scenario_file(name)
        output.run("record", file, "-o", runs, "--fps", rate, "--device", "iphone-8,iphone-11")
        (scenarios / f"{name.replace('/', '-')}.scenario.jsonc").write_text(file.read_text())
    page = folder / "diff.html"
    done = subprocess.run([output.program(), "diff", runs, scenarios, "--fps", "60", "--physics", "flutter", "--device",
                           "iphone-8,iphone-11", "-o", page], capture_output=True, text=True, timeout=300)
    assert done.returncode == 1, done.stderr
    assert "that differ most" in done.stderr
    return page


def shown(page) -> list[str]:
    """The ids of the devices on the stage."""
    return page.evaluate("() => [...document.querySelectorAll('.device:not([hidden])')].map((e) => e.id.slice(7))")


def test_the_nu_checker_and_axe_are_silent_on_a_whole_comparison(chromium, whole_page):
    assert nu.findings([whole_page]) == []
    for width, scheme in [(1440, "light"), (360, "dark")]:
        with opened(chromium, whole_page, width=width, color_scheme=scheme) as page:
            assert axe.findings(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_whole_comparison_is_one_file_of_reasonable_size(whole_page):
    assert whole_page.stat().st_size < 1_500_000


def test_the_index_lists_all_differing_runs_the_largest_difference_first(chromium, whole_page):
    with opened(chromium, whole_page) as page:
        rows = page.locator(".index tbody tr")
        sizes = [float(text.removesuffix(" pt")) for text in page.locator(".index .size").all_inner_texts()
                 if text.endswith(" pt")]
        assert len(sizes) > 24 and sizes == sorted(sizes, reverse=True)
        links = page.locator(".index a")
        assert links.count() == 24 < rows.count()
        assert f"{rows.count() - 24} that differ less are listed only" in page.locator(".index").inner_text()
        # Only the run with the largest difference is open.
        assert shown(page) == [links.first.get_attribute("href").split("devices=")[1]]
        assert page.evaluate("document.getElementById('compare').value") == "b"


@pytest.mark.parametrize("way", ["click", "Enter"])
def test_the_index_opens_a_run_at_the_frame_that_differs_most(chromium, whole_page, way):
    with opened(chromium, whole_page) as page:
        for place in (5, 23):
            link = page.locator(".index a").nth(place)
            address = link.get_attribute("href")
            if way == "click":
                link.click()
            else:
                link.focus()
                page.keyboard.press("Enter")
            words = dict(part.split("=") for part in address[1:].split("&"))
            expect(page.locator(f"[id='device-{words['devices']}']")).to_be_visible()
            assert shown(page) == [words["devices"]]
            assert page.locator(f"[id='show-{words['devices']}']").is_checked()
            assert float(page.locator("#clock").inner_text()) == pytest.approx(float(words["t"]) / 1000, abs=0.009)
            # The playhead is as long as this run, not as the longest one of the file.
            data = output.data_of(whole_page)
            index = [device["id"] for device in data["devices"]].index(words["devices"])
            last = max((row[index]["frames"] - 1) / data["devices"][index]["rate"] for row in data["runs"])
            rate = max(device["rate"] for device in data["devices"])
            assert int(page.locator("#scrubber").get_attribute("max")) == round(last * rate)
        page.go_back()
        expect(page.locator("[id='device-" + page.locator(".index a").nth(5).get_attribute("href").split("devices=")[1]
                            + "']")).to_be_visible()


def test_a_comparison_opens_at_its_largest_difference_with_both_phones_and_the_onion_skin_in_view(chromium, whole_page):
    for width, height in [(1440, 900), (1280, 720)]:
        with opened(chromium, whole_page, width=width, height=height) as page:
            words = dict(part.split("=") for part in page.locator(".index a").first.get_attribute("href")[1:].split("&"))
            assert float(page.locator("#clock").inner_text()) == pytest.approx(float(words["t"]) / 1000, abs=0.009)
            boxes = page.locator(".device:not([hidden]) .screen:visible > svg:first-child").evaluate_all(
                "(drawings) => drawings.map((one) => one.getBoundingClientRect().toJSON())")
            dock = page.locator("#dock").bounding_box()["y"]
            # Both sides, and one on the other; each has half of the window's height.
            assert len(boxes) == 3 and all(box["bottom"] <= dock and box["right"] <= width for box in boxes), boxes
            assert all(box["height"] >= height / 2 for box in boxes), boxes


def test_the_onion_skin_is_the_baseline_below_the_current_run_and_follows_the_playhead(chromium, comparison_page):
    with opened(chromium, comparison_page) as page:
        device = page.locator(".device:not([hidden])")

        def drawn(which: str) -> bytes:
            box = device.locator(f".screen{which} > svg:first-child").bounding_box()
            return page.screenshot(clip={"x": round(box["x"]), "y": round(box["y"]), "width": int(box["width"]) - 1,
                                         "height": int(box["height"]) - 1})

        pictures = []
        for _ in range(2):
            page.keyboard.press("Shift+ArrowRight")
            for opacity, side in ((0, ":first-child"), (1, ":last-child")):
                device.locator(".over").evaluate("(copy, opacity) => { copy.style.opacity = opacity; }", opacity)
                pictures.append((drawn(side), drawn(".both")))
    for one, copy in pictures:
        assert images.compare(chromium, one, copy).difference < 0.02
    # Both sides differ, and the playhead has moved.
    assert len({one for one, _ in pictures}) == 4


def test_buttons_go_from_one_difference_to_the_next(chromium, whole_page):
    with opened(chromium, whole_page) as page:
        links = page.locator(".index a")
        for button, place in [("next", 1), ("next", 2), ("previous", 1), ("previous", 0), ("previous", links.count() - 1)]:
            page.locator(f"#{button}-difference").click()
            id = links.nth(place).get_attribute("href").split("devices=")[1]
            expect(page.locator(f"[id='device-{id}']")).to_be_visible()
            assert shown(page) == [id]


def test_the_command_that_approves_can_be_copied(chromium, whole_page):
    with opened(chromium, whole_page) as page:
        command = page.locator("#approval").inner_text()
        assert command.startswith("scrollwork approve ") and "--output" in command
        page.locator("#copy-approval").click()
        expect(page.locator("#copy-approval")).to_have_text(re.compile("Copied|Select and copy it"))


def test_checkboxes_show_several_runs(chromium, whole_page):
    with opened(chromium, whole_page) as page:
        boxes = page.locator(".index input")
        boxes.nth(1).check()
        assert len(shown(page)) == 2
        boxes.nth(0).uncheck()
        assert len(shown(page)) == 1
        # At least one run is always shown.
        boxes.nth(1).click()
        assert len(shown(page)) == 1 and boxes.nth(1).is_checked()


def test_values_of_other_patterns_are_not_in_the_table(chromium, whole_page):
    with opened(chromium, whole_page) as page:
        for scenario, own, other in [("collapsing-header", "firstRow.y", "sheet.top"),
                                     ("bottom-sheet", "sheet.top", "firstRow.y")]:
            page.locator(".index a", has_text=scenario).first.click()
            expect(page.locator(".strip-name").first).to_contain_text(scenario)
            heads = page.locator(".measure thead th:not([hidden])").all_text_contents()
            assert any(head.startswith(own) for head in heads), heads
            assert not any(head.startswith(other) for head in heads), heads
            for row in page.locator("#values tr").all():
                assert row.locator("th, td").count() == len(heads)


def test_runs_at_different_rates_say_so(chromium, whole_page):
    with opened(chromium, whole_page) as page:
        page.locator(".index a", has_text="bottom-sheet").first.click()
        expect(page.locator(".device:not([hidden]) figcaption")).to_contain_text(
            "Baseline 120 fps, current 60 fps: shown at the 60 fps that both have")


def test_without_script_the_index_and_the_worst_run_are_there(chromium, whole_page):
    with opened(chromium, whole_page, java_script_enabled=False) as page:
        assert page.locator(".index tbody tr").count() > 24
        assert page.locator(".device:visible").count() == 1


def test_curves_have_plots_of_their_difference(chromium, comparison_page):
    with opened(chromium, comparison_page) as page:
        page.locator("#plots").scroll_into_view_if_needed()
        expect(page.locator("#plots")).to_contain_text("(Δ)")
