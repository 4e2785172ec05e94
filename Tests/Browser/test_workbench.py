# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The workbench: everything in one window, the answer first, and findings drawn into the picture."""

import re

import pytest

import clicks
import output
from storyboard import Storyboard
from watch import eventually, opened

SCENARIO = "collapsing-header/fling-top"
BROKEN, FIXED = "ch6", "ch7"


def page_of(scenario: str):
    return output.folder() / scenario / "index.html"


# The parts of a workbench that are not entirely in the window.
OUTSIDE = """() => ['header', '.versions', '.choice', '#stage', '.bottom', '#dock', '.lanes', '.strip', '.inspector'].filter((part) => {
  const {left, top, right, bottom, width, height} = document.querySelector(part).getBoundingClientRect();
  return width === 0 || height === 0 || left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
})"""

# Drawings that are cut off at the lower edge of the stage.
CUT = """() => [...document.querySelectorAll('.device:not([hidden]) .screen > svg:first-child')].filter((svg) =>
  svg.getBoundingClientRect().bottom > document.getElementById('stage').getBoundingClientRect().bottom + 0.5).length"""

# Where the drawings are.
PLACES = """() => [...document.querySelectorAll('.device:not([hidden]) .screen > svg:first-child')].map((svg) => {
  const {x, y, width, height} = svg.getBoundingClientRect();
  return [x, y, width, height];
})"""

# The bracket of the first drawing with one: its ends in points of the screen, and its number.
BRACKET = """() => {
  const mark = [...document.querySelectorAll('.screen > .overlay .mark')].find((one) => getComputedStyle(one).visibility !== 'hidden');
  if (!mark) return null;
  const area = mark.querySelector('.area');
  const top = Number(area.getAttribute('y'));
  return [top, top + Number(area.getAttribute('height')), mark.querySelector('text').textContent];
}"""


@pytest.mark.parametrize("width,height", [(1440, 900), (1280, 720), (1100, 640), (2560, 1400)])
@pytest.mark.parametrize("scenario", [SCENARIO, "bottom-sheet/every-device"])
def test_everything_is_in_one_window_that_does_not_scroll(chromium, scenario, width, height):
    with opened(chromium, page_of(scenario), "#t=500", width=width, height=height) as page:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(CUT) == 0


def test_a_page_opens_on_the_worst_finding_beside_its_fix(chromium):
    with opened(chromium, page_of(SCENARIO)) as page:
        state = Storyboard(page).state()
        data, variants = output.page_data(SCENARIO), output.variants_of(SCENARIO)
        device = output.devices_of(SCENARIO).index(state["devices"])
        findings = data["runs"][variants.index(state["variant"])][device]["findings"]
        assert not state["playing"]
        rate = data["devices"][device]["rate"]
        worst = next(finding for finding in findings if round(finding[1] * page.evaluate("scrollwork.rate") / rate) == state["frame"])
        assert worst[2] == max(finding[2] for row in data["runs"] for run in row for finding in run.get("findings", []))
        beside = next(v for v in variants if page.locator(f"#compare option[value={v}]:checked").count())
        assert not data["runs"][variants.index(beside)][device].get("findings")
        assert worst[0].split()[0] in page.inner_text("#explained")
        assert page.evaluate(BRACKET)[2].split()[0] == worst[0].split()[0]


def test_a_link_says_otherwise(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={FIXED}&t=500") as page:
        state = Storyboard(page).state()
        assert state["variant"] == FIXED and state["compare"] == "" and len(state["devices"].split(",")) > 1


def test_a_bracket_spans_the_edges_that_the_rule_measured(chromium):
    device = output.devices_of(SCENARIO)[0]
    runs = output.page_data(SCENARIO)["runs"][output.variants_of(SCENARIO).index(BROKEN)]
    label, worst, *_ = next(finding for finding in runs[0]["findings"] if "gap" in finding[0])
    line = output.frames(SCENARIO, device, BROKEN).lines[worst]
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&devices={device}") as page:
        Storyboard(page).seek(line["t"] * 1000)
        top, bottom, number = page.evaluate(BRACKET)
        # The rule subtracts how far the list is pulled.
        pull = -line["values"]["contentOffset.y"] + line["values"]["contentOffset.min"]
        assert pull > 0
        assert [top, bottom] == pytest.approx([line["values"]["header.height"], line["values"]["firstRow.y"] - pull], abs=0.01)
        assert number.split()[0] == label.split()[0]
        page.keyboard.press("m")
        assert page.evaluate(BRACKET) is None or page.locator(".screen > .overlay").first.is_hidden()


# The picture on the first card that is shown; null until it is drawn.
CARD = """() => {
  const card = [...document.querySelectorAll('.findings li')].find((one) => one.checkVisibility());
  const picture = card.querySelector('.thumb');
  const [svg] = picture.querySelectorAll('svg');
  if (!svg) return null;
  const mark = picture.querySelector('.mark');
  return {
    inside: card.getBoundingClientRect().bottom >= picture.getBoundingClientRect().bottom,
    hidden: picture.getAttribute('aria-hidden'), mark: getComputedStyle(mark).visibility,
  };
}"""


def test_a_card_has_a_picture_of_the_worst_frame_with_its_mark(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&t=0") as page:
        assert eventually(lambda: page.evaluate(CARD) is not None)
        assert page.evaluate(CARD) == {"inside": True, "hidden": "true", "mark": "visible"}
        # Another variant has other cards, and one that comes back has kept its pictures.
        page.evaluate(f"location.hash = '#variant={FIXED}&t=0'")
        assert eventually(lambda: page.locator(".findings li:visible").count() == 0)
        page.evaluate(f"location.hash = '#variant={BROKEN}&t=0'")
        assert eventually(lambda: page.locator(".findings li:visible .thumb svg").count() > 1)


def test_without_a_finding_nothing_is_drawn(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={FIXED}&t=500") as page:
        assert page.evaluate(BRACKET) is None


@pytest.mark.parametrize("key", ["r", "s", "i", "g", "m", "f"])
def test_no_device_moves_when_a_reader_shows_more(chromium, key):
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&t=500") as page:
        before = page.evaluate(PLACES)
        page.keyboard.press(key)
        assert page.evaluate(PLACES) == before


def test_live_mode_leaves_the_devices_in_their_places(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&t=500") as page:
        before = page.evaluate(PLACES)
        page.keyboard.press("l")
        assert eventually(lambda: Storyboard(page).state()["tab"] == "parameters")
        assert page.locator("#trial").is_visible()
        assert page.evaluate(PLACES) == before


@pytest.mark.parametrize("mode", ["onion", "swipe", "blink"])
def test_two_variants_are_compared_on_one_device(chromium, mode):
    device = output.devices_of(SCENARIO)[0]
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&compare={FIXED}&devices={device}&t=500&mode={mode}") as page:
        first, second = page.evaluate(PLACES)
        assert first == second
        assert Storyboard(page).state()["mode"] == mode
        page.select_option("#compare-mode", "side")
        first, second = page.evaluate(PLACES)
        assert first[0] + first[2] < second[0]


def test_a_loop_repeats_a_moment_and_comes_back_to_it(chromium):
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&t=1000") as page:
        board = Storyboard(page)
        start = board.state()["frame"]
        page.keyboard.press("o")
        assert board.state()["playing"] and board.state()["speed"] == "0.25"
        rate = page.evaluate("scrollwork.rate")
        assert all(abs(board.state()["frame"] - start) <= 0.2 * rate + 1 for _ in range(20))
        page.keyboard.press("o")
        after = board.state()
        assert not after["playing"] and after["frame"] == start and after["speed"] == "1"


def test_a_screen_reader_hears_what_is_measured(chromium):
    device = output.devices_of(SCENARIO)[0]
    with opened(chromium, page_of(SCENARIO), f"#variant={BROKEN}&devices={device}&t=383.334") as page:
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        frames = len(output.frames(SCENARIO, device, BROKEN).lines)
        assert page.text_content("#stage-words") == f"iPhone 8, frame 23 of {frames - 1}, header 82 pt, gap 40.9 pt"


def test_the_inspector_closes_and_leaves_its_place_to_the_devices(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=500") as page:
        width = page.locator("#stage").bounding_box()["width"]
        page.click("#inspector-close")
        assert page.locator("#stage").bounding_box()["width"] > width + 300
        page.click("#inspector-open")
        assert page.locator("#stage").bounding_box()["width"] == width


def test_on_a_phone_a_device_fills_the_window_and_the_next_is_a_swipe_away(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=500", width=390, height=844) as page:
        boxes = [page.locator(f"[id='device-{device}']").bounding_box() for device in output.devices_of(SCENARIO)[:2]]
        assert boxes[0]["width"] == pytest.approx(390, abs=1)
        assert boxes[1]["x"] == pytest.approx(boxes[0]["x"] + 390, abs=1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width", [390, 1024])
def test_a_small_window_explains_one_finding_in_a_box_that_keeps_its_height(chromium, width):
    scenario = "sticky-tabs/tap-tabs"
    with opened(chromium, page_of(scenario), width=width, height=844) as page:
        sentences = page.locator("#explained p")
        assert sentences.count() > 1 and page.locator("#explained p:visible").count() == 1
        heights = set()
        for _ in range(3):
            page.keyboard.press("f")
            assert page.locator("#explained p:visible").count() == 1
            heights.add(page.locator("#explained").bounding_box()["height"])
        assert len(heights) == 1


def test_each_task_takes_no_more_clicks_than_it_may(chromium):
    counts = clicks.count(chromium, page_of(SCENARIO))
    assert {name: count for name, count in counts.items() if count > clicks.GOALS[name]} == {}


def test_phases_differ_by_their_hatching(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=0") as page:
        kinds = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('.legend .hatch')].map((swatch) =>
          [swatch.className.split(' ').pop(), getComputedStyle(swatch).backgroundImage]))""")
        assert len({kinds[phase] for phase in "dba"}) == 3
        drawn = page.locator(".lane.labelled .hatch").count()
        assert drawn == page.locator(".lane.labelled .band:is(.d, .b, .a)").count() > 0


def test_one_of_each_result_stands_for_the_devices_like_it(chromium):
    scenario = "collapsing-header/every-device"
    data = output.page_data(scenario)
    with opened(chromium, page_of(scenario), "#devices=all&t=0") as page:
        assert page.locator(".device:not([hidden])").count() == len(data["devices"])
        page.click(".picker > summary")
        page.click("#devices-each")
        shown = Storyboard(page).state()["devices"].split(",")
        results = {device["id"]: tuple(tuple(finding[0] for finding in row[index].get("findings", [])) for row in data["runs"])
                   for index, device in enumerate(data["devices"])}
        assert len(shown) == len({results[device] for device in shown}) == len(set(results.values()))
        for device in shown:
            like = sum(other != device and results[other] == results[device] for other in results)
            badge = page.locator(f"#device-{device} .alike")
            assert (badge.inner_text() if badge.count() else "") == (f"+{like} alike" if like else "")
        page.click("#devices-all")
        assert page.locator(".alike").count() == 0


def test_a_jump_shows_the_frame_before_as_a_ghost(chromium):
    for scenario in map(output.name_of, output.pages()):
        data = output.page_data(scenario)
        found = next(((variant, device, finding) for variant, row in enumerate(data["runs"]) for device, run in enumerate(row)
                      for finding in run.get("findings", []) if "jump" in finding[0] and data["devices"][device]["rate"] == 60), None)
        if found:
            break
    variant, device, (label, worst, *_) = found
    ids = data["variants"][variant]["id"], data["devices"][device]["id"]
    link = f"#variant={ids[0]}&devices={ids[1]}&t={(worst + 0.01) / 60 * 1000:.3f}"
    with opened(chromium, page_of(scenario), link) as page:
        assert eventually(lambda: page.evaluate(BRACKET))
        assert page.locator("#stage .ghost").count() == 1
        page.keyboard.press("End")
        assert page.locator("#stage .ghost").count() == 0


def test_on_a_phone_the_inspector_is_a_sheet_from_below(chromium):
    with opened(chromium, page_of(SCENARIO), width=390, height=844) as page:
        assert not page.is_visible("#inspector")
        page.click("#inspector-open")
        box = page.locator("#inspector").bounding_box()
        assert box["y"] > 100 and round(box["y"] + box["height"]) == 844 and box["width"] == 390
        assert page.evaluate("document.activeElement.id") == "inspector-close" and page.is_visible(".findings li")
        page.click("label[for=tab-values]")
        assert page.is_visible(".measure") and not page.is_visible(".findings li")
        page.keyboard.press("Escape")
        assert not page.is_visible("#inspector") and page.evaluate("document.activeElement.id") == "inspector-open"
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_page_of_many_devices_opens_with_one_of_each_result(chromium):
    scenario = "collapsing-header/every-device"
    data = output.page_data(scenario)
    results = {device["id"]: tuple(tuple(finding[0] for finding in row[index].get("findings", [])) for row in data["runs"])
               for index, device in enumerate(data["devices"])}
    with opened(chromium, page_of(scenario), "#t=0") as page:
        shown = Storyboard(page).state()["devices"].split(",")
        assert 1 <= len(shown) == len({results[device] for device in shown}) == len(set(results.values()))
        assert page.locator(".alike").count() > 0
        assert "devices=" not in page.evaluate("location.hash")
        page.click(".picker > summary")
        page.click("#devices-all")
        assert page.locator(".device:not([hidden])").count() == len(results)
        assert page.locator(".alike").count() == 0
        page.keyboard.press("c")
        assert eventually(lambda: "devices=all" in page.evaluate("location.hash"))
        page.reload()
        assert page.locator(".device:not([hidden])").count() == len(results)


def marked_findings(kind: str, scenario: str) -> list[tuple[str, str, list]]:
    """The findings of a scenario whose labels end with some words: variant, device, label and worst frame."""
    data = output.page_data(scenario)
    return [(variant, device, finding) for variant, row in zip(output.variants_of(scenario), data["runs"])
            for device, run in zip(output.devices_of(scenario), row)
            for finding in run.get("findings", []) if finding[0].endswith(kind)]


# Two arrows in the picture: the ends of what was expected and of what happened.
ARROWS = """() => [...document.querySelectorAll('.screen > .overlay:not(.ghost) .mark')]
  .filter((one) => getComputedStyle(one).visibility !== 'hidden')
  .map((one) => [one.querySelector('.wanted').getAttribute('d'), one.querySelector('.pace')?.getAttribute('d')])"""


def test_what_leaves_the_finger_is_drawn_beside_the_finger_s_move(chromium):
    scenario = "bottom-sheet/min-up-fast"
    found = marked_findings("off finger", scenario)
    assert found
    for variant, device, (label, worst, *_) in found:
        lines = output.frames(scenario, device, variant).lines
        move = lines[worst]["finger"][1] - lines[worst - 1]["finger"][1]
        with opened(chromium, page_of(scenario), f"#variant={variant}&devices={device}&t={lines[worst]['t'] * 1000}") as page:
            [[wanted, moved]] = page.evaluate(ARROWS)
            lengths = []
            for arrow in (wanted, moved):
                start, tip = re.match(r"M[-\d.]+ ([-\d.]+)V([-\d.]+)", arrow).groups()
                lengths.append(float(tip) - float(start))
            # The arrows have one scale: that of the finger gives what the label says.
            scale = lengths[0] / move
            assert abs(lengths[1] - lengths[0]) / abs(scale) == pytest.approx(float(label.split()[0]), abs=0.06)


def test_a_break_of_speed_is_drawn_as_two_arrows(chromium):
    scenario = "sticky-tabs/fling-up"
    found = marked_findings("pt/s break", scenario)
    assert len({variant for variant, *_ in found}) > 1
    for variant, device, finding in found:
        worst = finding[1]
        others = [one for *run, one in marked_findings("", scenario) if run == [variant, device] and one != finding]
        # A frame shows the worst of its findings.
        if any(other[1] == worst for other in others):
            continue
        rate = output.page_data(scenario)["devices"][output.devices_of(scenario).index(device)]["rate"]
        with opened(chromium, page_of(scenario), f"#variant={variant}&devices={device}&t={worst / rate * 1000}") as page:
            assert eventually(lambda: len(page.evaluate(ARROWS)) == 1)
            [[wanted, moved]] = page.evaluate(ARROWS)
            assert wanted and moved and wanted.split("V")[1] != moved.split("V")[1], (variant, device)
