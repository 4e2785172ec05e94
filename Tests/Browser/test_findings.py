# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The review's findings on the page: verdicts, chips, marks, and lists that lead to the frame."""

import html
import json
import re
from collections import Counter

import pytest
from playwright.sync_api import expect

import output
from layout import WHOLLY_SEEN
from storyboard import Storyboard
from watch import eventually, opened

# Each device in this fling has findings in the article's last variant, and none in the fixed ones.
SCENARIO = "collapsing-header/fling-top"
BROKEN, FIXED = "ch6", "ch7"

SIGNS = {"note": "●", "warning": "◆", "error": "▲"}

SHOWN = "() => [...document.querySelectorAll('.findings li a')].filter((e) => e.checkVisibility()).map((e) => e.id)"


def page_of(scenario: str):
    return output.folder() / scenario / "index.html"


@pytest.fixture
def board(chromium):
    """The page with the broken variant, at its start."""
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}") as page:
        yield Storyboard(page)


def findings_of(variant: str) -> list[tuple[str, int, list]]:
    """Device, number and data of every finding of a variant."""
    data = output.page_data(SCENARIO)
    runs = data["runs"][output.variants_of(SCENARIO).index(variant)]
    return [(device["id"], number, finding) for device, run in zip(data["devices"], runs)
            for number, finding in enumerate(run.get("findings", []))]


def test_the_list_shows_the_findings_of_the_data(board):
    expected = [f"finding-{BROKEN}-{device}-{number}" for device, number, _ in findings_of(BROKEN)]
    assert len(expected) >= 6
    # Devices with the same finding are grouped.
    assert sorted(board.page.evaluate(SHOWN)) == sorted(expected)
    assert board.page.locator(f"#count-{BROKEN}").inner_text() == f"{len(expected)} findings"


@pytest.mark.parametrize("way", ["click", "Enter"])
def test_a_finding_leads_to_its_worst_frame(board, way):
    rate = board.page.evaluate("scrollwork.rate")
    rates = {device["id"]: device["rate"] for device in output.page_data(SCENARIO)["devices"]}
    for device, number, (_, worst, *_) in findings_of(BROKEN)[:4]:
        board.seek(0)
        link = board.page.locator(f"[id='finding-{BROKEN}-{device}-{number}']")
        if way == "click":
            link.click()
        else:
            link.focus()
            board.page.keyboard.press("Enter")
        # The page learns its new address a moment after the click.
        frame = pytest.approx(worst * rate / rates[device], abs=1)
        assert eventually(lambda: board.state()["frame"] == frame), (board.state()["frame"], frame)
        assert board.state()["variant"] == BROKEN


def test_the_address_of_a_finding_opens_its_frame(chromium, board):
    device, number, _ = findings_of(BROKEN)[-1]
    link = board.page.locator(f"[id='finding-{BROKEN}-{device}-{number}']")
    fragment = link.get_attribute("href")
    link.click()
    state = board.state()
    with opened(chromium, page_of(SCENARIO), fragment) as page:
        assert Storyboard(page).state() == state


def test_keys_step_through_findings_in_both_directions(board):
    board.page.keyboard.press("Home")
    frames = []
    for _ in range(3):
        board.page.keyboard.press("f")
        frames.append(board.state()["frame"])
    assert frames == sorted(set(frames)) and frames[0] > 0
    board.page.keyboard.press("Shift+F")
    assert board.state()["frame"] == frames[1]
    assert " s" in board.page.locator("#status").inner_text()


# A scenario with a finding in its very first frame.
AT_ONCE, FAULTY = "collapsing-header/slow-up-down", "iphone-15-pro"


@pytest.mark.parametrize("width,height", [(1440, 900), (390, 844)])
def test_the_first_press_shows_the_finding_with_its_device_and_its_sentence(chromium, width, height):
    with opened(chromium, page_of(AT_ONCE), f"#variant={BROKEN}", width=width, height=height) as page:
        board, frames = Storyboard(page), []
        for _ in range(2):
            page.keyboard.press("f")
            frames.append(board.state()["frame"])
            assert page.evaluate(WHOLLY_SEEN, f"device-{FAULTY}") and page.evaluate(WHOLLY_SEEN, "explained")
            assert "iPhone 15 Pro" in page.locator("#explained").inner_text()
            # Of all the device's sentences, this one is about the current frame.
            said = page.locator("#explained .now")
            assert 0 < said.count() < page.locator("#explained p").count()
        assert frames[0] == 0 < frames[1]
        page.keyboard.press("Shift+F")
        assert board.state()["frame"] == 0


def test_stepping_backwards_also_starts_at_the_current_finding(chromium, board):
    board.page.keyboard.press("Home")
    board.page.keyboard.press("f")
    first = board.state()["frame"]
    board.page.keyboard.press("f")
    second = board.state()["frame"]
    time = second / board.page.evaluate("scrollwork.rate") * 1000
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&t={time:.3f}") as page:
        frames = []
        for _ in range(2):
            page.keyboard.press("Shift+F")
            frames.append(Storyboard(page).state()["frame"])
    assert frames == [second, first]


@pytest.mark.parametrize("width,height", [(1440, 900), (390, 844)])
def test_a_finding_of_the_list_brings_its_device_into_view_and_marks_it(chromium, width, height):
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}", width=width, height=height) as page:
        device, number, _ = findings_of(BROKEN)[0]
        link = page.locator(f"[id='finding-{BROKEN}-{device}-{number}']")
        if width == 390:
            page.click("#inspector-open")
        link.scroll_into_view_if_needed()
        # In one evaluation: the mark disappears after a moment.
        marks = link.evaluate("(e, id) => { e.click(); return document.getElementById(id).getAnimations().length; }",
                              f"device-{device}")
        assert marks == 1
        # The sheet of a phone gives way.
        assert page.evaluate(WHOLLY_SEEN, f"device-{device}")


def test_a_mark_in_the_lanes_leads_to_its_frame_and_device(board):
    rows = output.page_data(SCENARIO)["devices"]
    lane = board.page.locator("#lanes .lane:not(.steps-lane)").nth(2)
    mark = lane.locator(".found path").first
    worst = int(lane.locator(".found").first.get_attribute("data-frame"))
    mark.scroll_into_view_if_needed()
    mark.click(force=True)
    expected = worst * board.page.evaluate("scrollwork.rate") / rows[2]["rate"]
    assert board.state()["frame"] == pytest.approx(expected, abs=1)
    assert board.page.evaluate(WHOLLY_SEEN, f"device-{rows[2]['id']}")


@pytest.mark.parametrize("width,height", [(1440, 900), (390, 844)])
def test_the_sentence_about_a_finding_is_in_the_window_with_its_device(chromium, width, height):
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}", width=width, height=height) as page:
        for index in (0, 2):
            device = output.devices_of(SCENARIO)[index]
            page.locator(f"[id='verdict-{device}'] button").click()
            assert page.evaluate(WHOLLY_SEEN, f"device-{device}") and page.evaluate(WHOLLY_SEEN, "explained")


def test_a_link_opens_the_explanation_of_a_device(chromium, board):
    board.page.locator(".chip button").nth(1).click()
    said = board.page.locator("#explained").inner_text()
    assert eventually(lambda: "explain=" in board.page.evaluate("location.hash"))
    with opened(chromium, page_of(SCENARIO), board.page.evaluate("location.hash")) as page:
        assert page.locator("#explained").inner_text() == said
        page.locator(".chip button").nth(1).click()
        assert eventually(lambda: "explain=" not in page.evaluate("location.hash"))


def test_without_findings_the_keys_do_nothing(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={FIXED}&t=500") as page:
        board = Storyboard(page)
        before = board.state()
        page.keyboard.press("f")
        assert board.state() == before
        assert page.locator("#status").inner_text() == "no findings"


def test_every_tab_has_a_sign_and_a_label(board):
    for variant in output.variants_of(SCENARIO):
        found = findings_of(variant)
        count = len(found)
        worst = max((finding[2] for *_, finding in found), default=None)
        sign = board.page.locator(f"#sign-{variant}").inner_text()
        words = board.page.locator(f"#label-{variant}").text_content()
        assert sign == (f"{'●◆▲'[worst]}\u202f{count}" if count else "○")
        counted = "no findings" if count == 0 else "1 finding" if count == 1 else f"{count} findings"
        assert words == f", {counted}" + (f", worst: {('note', 'warning', 'error')[worst]}" if count else "")


def test_chips_and_marks_follow_the_variant(board):
    devices = output.devices_of(SCENARIO)
    assert board.page.locator(".chip.fault").count() == len({device for device, *_ in findings_of(BROKEN)})
    assert board.page.locator("#lanes .found").count() == len(findings_of(BROKEN))
    board.click(f"#variant-{FIXED}")
    assert [board.page.locator(f"[id='verdict-{device}']").inner_text() for device in devices] \
        == ["no findings"] * len(devices)
    assert board.page.locator("#lanes .found").count() == 0
    assert board.page.evaluate(SHOWN) == []


@pytest.mark.parametrize("way", ["click", "Enter"])
def test_a_chip_shows_the_frame_and_the_sentence(board, way):
    device, _, (label, worst, *_) = findings_of(BROKEN)[0]
    chip = board.page.locator(f"[id='verdict-{device}'] button")
    explained = board.page.locator("#explained")
    assert label in chip.inner_text() and explained.is_hidden()

    def press():
        if way == "click":
            chip.click()
        else:
            board.tab_to(f"[id='verdict-{device}'] button")
            board.page.keyboard.press("Enter")

    press()
    assert board.state()["frame"] > 0
    assert chip.get_attribute("aria-expanded") == "true"
    sentence = board.page.locator(".findings li p:visible").first.inner_text()
    assert sentence in explained.inner_text()
    press()
    assert explained.is_hidden() and chip.get_attribute("aria-expanded") == "false"


def test_an_explanation_closes_when_its_variant_is_left(board):
    board.page.locator(".chip button").first.click()
    assert board.page.locator("#explained").is_visible()
    board.click(f"#variant-{FIXED}")
    assert board.page.locator("#explained").is_hidden()
    assert board.page.locator(".chip button").count() == 0


def test_a_copied_link_shows_the_same_view(chromium, board):
    board.page.locator(".chip button").first.click()
    state = board.state()
    board.page.evaluate("""() => {
        navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };
    }""")
    board.page.keyboard.press("c")
    expect(board.page.locator("#copy-link-word")).to_have_text("Link copied")
    link = board.page.evaluate("copied")
    with opened(chromium, page_of(SCENARIO), "#" + link.split("#")[1]) as page:
        assert Storyboard(page).state() == state


def test_if_copying_is_not_allowed_the_page_points_to_the_address_bar(board):
    board.page.evaluate("""() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    }""")
    board.click("#copy-link")
    expect(board.page.locator("#copy-link-word")).to_have_text("In the address bar")
    expect(board.page.locator("#copy-link-word")).to_have_text("Share")


def test_the_strip_labels_the_worst_frame_of_every_finding(board):
    devices = output.page_data(SCENARIO)["devices"]
    for row, device in enumerate(devices):
        marked = {}
        for still in board.page.locator(".strip-row").nth(row).locator("li").all():
            text = still.locator(".moment-found").text_content()
            for sign, word, label in re.findall(r"([●◆▲])\u202f(note|warning|error): (.+?)(?= [●◆▲]|$)", text):
                assert sign == SIGNS[word]
                marked[label] = round(float(still.locator(".moment-time").text_content().split()[0]) * device["rate"])
        expected = {label: worst for of, _, (label, worst, *_) in findings_of(BROKEN) if of == device["id"]}
        assert marked.keys() == expected.keys()
        # Findings within a twentieth of a second share a picture.
        assert all(abs(marked[label] - expected[label]) <= device["rate"] * 0.05 for label in expected)
    board.click(f"#variant-{FIXED}")
    assert "".join(board.page.locator(".moment-found").all_text_contents()) == ""


def test_printed_pages_show_the_marks_of_findings_too(board):
    board.page.emulate_media(media="print")
    shown = [each for each in board.page.locator(".moment-found").all() if each.inner_text()]
    assert shown and all(each.is_visible() for each in shown)


def test_hiding_a_device_hides_its_findings(board):
    device = output.devices_of(SCENARIO)[1]
    board.page.keyboard.press("Shift+Digit2")
    own = [f"finding-{BROKEN}-{of}-{number}" for of, number, _ in findings_of(BROKEN) if of == device]
    assert own and sorted(board.page.evaluate(SHOWN)) == sorted(own)
    assert board.page.locator(f"#sign-{BROKEN}").inner_text() == f"▲\u202f{len(own)}"


def test_compared_variants_have_their_lists_one_below_the_other(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&compare={FIXED}") as page:
        assert page.locator(f"#findings-{BROKEN}").is_visible()
        assert page.locator(f"#findings-{FIXED}").is_visible()
        assert re.fullmatch(r"A .+ · B no findings", page.locator(".chip").first.inner_text())


def test_without_script_the_first_list_is_there(chromium, tmp_path):
    output.run("render", output.scenario_file(SCENARIO), "--variant", BROKEN, "--output", tmp_path)
    with opened(chromium, tmp_path / SCENARIO / "index.html", java_script_enabled=False) as page:
        assert page.locator(".findings li a:visible").count() == len(findings_of(BROKEN))
        assert "pt gap between header" in page.locator(".findings li p").first.inner_text()


def test_the_gallery_shows_how_many_variants_have_findings(chromium):
    with opened(chromium, output.gallery()) as page:
        card = page.locator(".card", has=page.locator(f"a[href='{SCENARIO}/index.html']"))
        faulty = sum(1 for variant in output.variants_of(SCENARIO) if findings_of(variant))
        total = len(output.variants_of(SCENARIO))
        # The cards after the first row are folded.
        assert card.locator(".verdict").text_content().strip().startswith(f"▲ {faulty} of {total} have findings, such as ")
        # A finding on a single device names that device.
        slow = page.locator(".card", has=page.locator("a[href='collapsing-header/slow-up-down/index.html']"))
        assert "5 pt gap on iPhone 15 Pro" in slow.locator(".verdict").text_content()


# A sentence of a page, and the findings that it covers.
ITEM = re.compile(r"<li>(?:(?!<li>).)*?</li>", re.DOTALL)
LINK = re.compile(r'id="finding-(\w+)-([\w@-]+)-(\d+)"')


def reported(scenarios) -> dict[str, dict[str, Counter]]:
    """What check finds in all variants of all scenarios: for each scenario and variant, device by device."""
    report = json.loads(output.run("check", scenarios, "--variant", "all", "--exit-zero", "--reporter", "json"))
    found: dict[str, dict[str, Counter]] = {scenario["id"]: {} for scenario in report["scenarios"]}
    for finding in report["findings"]:
        runs = found[finding["scenario"]]
        for device in finding["devices"]:
            severity = ["note", "warning", "error"].index(device["severity"])
            spans = tuple(frame for span in device["spans"] for frame in span)
            runs.setdefault(f"{finding['variant']} {device['id']}", Counter())[
                finding["rule"], device["label"], device["sentence"], device["frame"], severity, spans] += 1
    return found


def told(page) -> dict[str, Counter]:
    """The findings of a page, from its data and its lists."""
    text = page.read_text(encoding="utf-8")
    data = output.data_of(page)
    words = {}
    for item in ITEM.findall(text):
        links = LINK.findall(item)
        if not links:
            continue
        sentence = html.unescape(re.search(r"<p>(.*?)</p>", item, re.DOTALL)[1])
        code = re.sub(r"<[^>]*>", "", re.search(r"<code>(.*?)</code>", item, re.DOTALL)[1])
        for link in links:
            words[link] = code.split()[-1], sentence
    runs: dict[str, Counter] = {}
    for variant, lanes in zip(data["variants"], data["runs"]):
        for device, run in zip(data["devices"], lanes):
            for number, (label, worst, severity, *spans) in enumerate(run.get("findings", [])):
                rule, sentence = words[variant["id"], device["id"], str(number)]
                runs.setdefault(f"{variant['id']} {device['id']}", Counter())[
                    rule, label, sentence, worst, severity, tuple(spans)] += 1
    return runs


def test_check_and_the_pages_agree():
    found = reported(output.SCENARIOS)
    pages = {output.name_of(page): page for page in output.pages()}
    assert set(found) == set(pages)
    for scenario, page in pages.items():
        assert told(page) == found[scenario], scenario
    assert sum(count for runs in found.values() for run in runs.values() for count in run.values()) > 1000
    rules = {key[0] for runs in found.values() for run in runs.values() for key in run}
    assert {"CH-GAP", "TAB-FLICKER"} <= rules
    # The gallery shows for each scenario how many of its variants have findings.
    gallery = output.gallery().read_text(encoding="utf-8")
    cards = re.findall(r'<article class="card">(.*?)</article>', gallery, re.DOTALL)
    verdicts = {}
    for card in cards:
        verdict = re.search(r"(\d+) of \d+ ha(?:s|ve) findings", card)
        verdicts[re.search(r'href="([^"]*)/index.html"', card)[1]] = int(verdict[1] if verdict else 0)
    for scenario, runs in found.items():
        assert verdicts[scenario] == len({key.split()[0] for key in runs}), scenario


def test_findings_about_several_runs_are_on_the_page_too(tmp_path):
    file = tmp_path / "turned.scenario.jsonc"
    file.write_text(json.dumps({
        "version": 1, "id": "turned", "title": "Turned", "summary": "A tap after a turn.", "pattern": "sticky-tabs",
        "variants": ["st6", "st7"], "devices": ["iphone-11"],
        "steps": [{"type": "rotate", "to": "landscape"}, {"type": "pause", "duration": 300},
                  {"type": "tap", "target": "tab[1]"}, {"type": "pause", "duration": 1000}]}))
    output.run("render", file, "--output", tmp_path / "out")
    found = told(tmp_path / "out" / "turned" / "index.html")
    assert found == reported(file)["turned"]
    assert {run: {key[0] for key in keys} & {"PARITY"} for run, keys in found.items()} == {"st6 iphone-11": {"PARITY"}}
