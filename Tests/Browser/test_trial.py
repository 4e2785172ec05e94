# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Trying a pattern by hand: the page's own core and the command line give the same result for a gesture."""

import json
import re
import subprocess

import pytest

import axe
import output
from frames import Frames
from layout import WHOLLY_SEEN
from storyboard import Storyboard
from watch import eventually, opened

# Opens the trial and waits until it has checked itself.
OPEN = """(async () => {
  document.getElementById('trial-open').click();
  const said = document.getElementById('trial-check');
  while (said.textContent === '') await new Promise((then) => setTimeout(then, 20));
  return said.textContent;
})()"""

# Waits until nothing moves any more.
REST = """(async () => {
  while (scrollwork.trial.isMoving) await new Promise((then) => setTimeout(then, 50));
})()"""

# Scrolls to the drawing of a device, and returns its box in the window.
BOX = """(() => {
  document.getElementById('stage').scrollIntoView();
  const { x, y, width, height } = document.querySelectorAll('.device:not([hidden]) .screen > svg:first-child')[%d].getBoundingClientRect();
  return { x, y, width, height };
})()"""

# The boxes in the live picture of the first device, back to front, in points of its screen.
PICTURE = """([x0, y0]) => {
  const svg = document.querySelector('.device:not([hidden]) .screen svg');
  const layer = [...svg.querySelectorAll('g[clip-path$="screen-clip)"]')].find((g) => !g.id);
  const { left, top, width } = svg.getBoundingClientRect();
  const scale = svg.viewBox.baseVal.width / width;
  return [...layer.children].filter((one) => one.localName === 'g').map((one) => {
    const shape = one.querySelector('[width],circle');
    const read = (name) => Number(shape.getAttribute(name));
    const [x, y, across, down] = shape.localName === 'circle'
      ? [read('cx') - read('r'), read('cy') - read('r'), 2 * read('r'), 2 * read('r')]
      : ['x', 'y', 'width', 'height'].map(read);
    // Photographs overflow their frames; what counts is where these lie.
    const { a, d, e, f } = shape.getScreenCTM();
    return [(x * a + e - left) * scale - x0, (y * d + f - top) * scale - y0, across * a * scale, down * d * scale];
  });
}"""


def path(box: dict, x: float, y: float, dy: float, count: int, wait: int = 10, dx: float = 0) -> list[tuple[float, float, int]]:
    """A drag that starts at a fraction of the drawing's width and height, by pixels in each of `count` steps."""
    start = (box["x"] + box["width"] * x, box["y"] + box["height"] * y)
    return [(start[0] + dx * step, start[1] + dy * step, wait) for step in range(count)]


def saved_frames(text: str, folder, *options: str) -> Frames:
    """The frames that the command line computes for a scenario file that was saved by a page."""
    file = folder / "by-hand.scenario.jsonc"
    file.write_text(text, encoding="utf-8")
    return Frames(output.run("frames", file, *options))


def frames_of_a_drag(page, engine, folder) -> Frames:
    """Drags content up on the first device, and returns the frames of the saved gesture."""
    engine.evaluate(OPEN)
    engine.drag(path(engine.evaluate(BOX % 0), 0.5, 0.7, -16, 10))
    engine.evaluate(REST)
    return saved_frames(page.evaluate("scrollwork.trial.text()"), folder)


def assert_same_frames(engine, scenario: str, variant: str, devices: list[str], folder) -> int:
    """Compares every value of every frame, exactly. The run of the file also has its last frame."""
    indices = [output.devices_of(scenario).index(device) for device in devices]
    # In one evaluation: a slow machine may still be showing the rest of a motion.
    text, *shown_frames = engine.evaluate(
        f"[scrollwork.trial.text(), ...{indices}.map((index) => scrollwork.trial.values(index).map((frame) => "
        "frame.map((value) => Number.isNaN(value) ? null : value)))]")
    count = 0
    for device, shown in zip(devices, shown_frames):
        lines = saved_frames(text, folder, "--device", device, "--variant", variant).lines
        assert len(shown) in (len(lines) - 1, len(lines))
        assert shown == [list(line["values"].values()) for line in lines[: len(shown)]]
        count += len(shown)
    return count


def test_gestures_give_the_frames_of_the_saved_file(any_engine, tmp_path):
    scenario, variant = "collapsing-header/fling-top", "ch6"
    devices = output.devices_of(scenario)[:3]
    page = output.folder() / scenario / "index.html"
    any_engine.open(page.as_uri() + f"#variant={variant}&devices={','.join(devices)}")
    assert "exactly" in any_engine.evaluate(OPEN)
    box = any_engine.evaluate(BOX % 1)
    # A slow drag, a fling that is caught by another one, and a pull beyond the top.
    any_engine.drag(path(box, 0.5, 0.7, -5, 20))
    any_engine.drag(path(box, 0.4, 0.6, -22, 8))
    any_engine.drag(path(box, 0.5, 0.4, 20, 10))
    any_engine.drag(path(box, 0.5, 0.3, 16, 12))
    any_engine.evaluate(REST)
    assert assert_same_frames(any_engine, scenario, variant, devices, tmp_path) > 100
    steps = json.loads(any_engine.evaluate("scrollwork.trial.text()"))["steps"]
    kinds = [step["type"] for step in steps]
    assert kinds.count("pointerDown") == kinds.count("pointerUp") == 4


@pytest.fixture
def live(chromium, request):
    """A page with an open trial of the test's scenario, on two devices."""
    scenario, variant = request.param
    devices = output.devices_of(scenario)[:3:2]
    page_path = output.folder() / scenario / "index.html"
    with opened(chromium, page_path, f"#variant={variant}&devices={','.join(devices)}", height=1200) as page:
        assert "exactly" in page.evaluate(OPEN)
        yield chromium.on(page), scenario, variant, devices


# A scenario of each pattern.
PATTERNS = [
    "collapsing-header/slow-up-down", "sticky-headers/fling", "bottom-sheet/handover", "sticky-tabs/tap-tabs",
    "large-title/lift-halfway", "stretchy-header/shows-more", "parallax/pull-and-read", "quick-return/down-and-back",
    "pull-to-refresh/pull-and-wait", "page-carousel/flicks", "profile-page/scroll-and-refresh",
]


def assert_drawn_where_frames_are(page, scenario: str, variant: str, device: str, folder) -> None:
    """Checks the pictures of a trial on a page that shows one device, in some frames from start to end."""
    frames = saved_frames(page.evaluate("scrollwork.trial.text()"), folder, "--device", device, "--variant", variant)
    index = output.devices_of(scenario).index(device)
    screen = output.page_data(scenario)["devices"][index]["screens"][0]
    # The last line exists only in the file.
    last = len(frames.lines) - 1
    for index in range(0, last, max(1, last // 12)):
        page.evaluate("(ms) => scrollwork.seek(ms)", index / frames.rate * 1000)
        wanted = frames.lines[index]["elements"]
        shown = page.evaluate(PICTURE, [screen["x"], screen["y"]])
        assert len(shown) == len(wanted)
        for (x, y, width, height), element in zip(shown, wanted):
            # Scaled elements are checked in recordings.
            if element.get("scale", 1) != 1:
                continue
            left, top, across, down = element["frame"]
            assert (x, width) == pytest.approx((left, across), abs=0.15), element
            # An element with a height that was never drawn has one edge at the correct position.
            assert abs(y - top) < 0.15 or abs(y + height - top - down) < 0.15, (element, y, height)


@pytest.mark.parametrize("scenario", PATTERNS)
def test_every_pattern_is_drawn_where_its_frames_are(chromium, tmp_path, scenario):
    variant, device = output.variants_of(scenario)[-1], output.devices_of(scenario)[0]
    address = f"#variant={variant}&devices={device}"
    with opened(chromium, output.folder() / scenario / "index.html", address, height=1200) as page:
        engine = chromium.on(page)
        engine.evaluate(OPEN)
        box = engine.evaluate(BOX % 0)
        engine.drag(path(box, 0.5, 0.6, -14, 12))
        engine.drag(path(box, 0.5, 0.5, 9, 14))
        engine.evaluate(REST)
        assert_same_frames(engine, scenario, variant, [device], tmp_path)
        assert_drawn_where_frames_are(page, scenario, variant, device, tmp_path)


def value_of(engine, scenario: str, name: str, device: int) -> float:
    """A value in the last frame of a device, which is given by its index on the page."""
    index = [value["key"] for value in output.page_data(scenario)["values"]].index(name)
    return engine.evaluate(f"scrollwork.trial.values({device}).at(-1)[{index}]")


# Scenarios with a right-to-left device, the variant, and the value that a swipe changes.
MIRRORED = [("sticky-tabs/right-to-left", "st7", "selectedTab"), ("page-carousel/right-to-left", "pc3", "page.current")]


@pytest.mark.parametrize("scenario,variant,page_value", MIRRORED)
def test_a_mirrored_device_follows_the_finger(any_engine, tmp_path, scenario, variant, page_value):
    """Dragged, flung and tapped on its own screen; the other device does the same from its leading edge."""
    devices = output.devices_of(scenario)[:2]
    assert [output.page_data(scenario)["devices"][index].get("rightToLeft", False) for index in (0, 1)] == [False, True]
    page = output.folder() / scenario / "index.html"
    any_engine.open(page.as_uri() + f"#variant={variant}&devices={','.join(devices)}")
    assert "exactly" in any_engine.evaluate(OPEN)
    box = any_engine.evaluate(BOX % 1)
    before = any_engine.evaluate("scrollwork.trial.values(1).at(-1)")
    # The next page comes from the left. The drag passes the centre, so that it comes on a slow machine too.
    any_engine.drag(path(box, 0.25, 0.6, 0, 12, dx=16))
    any_engine.evaluate(REST)
    pages = [value_of(any_engine, scenario, page_value, device) for device in (0, 1)]
    assert pages == [1, 1]
    assert any_engine.evaluate("scrollwork.trial.values(1).at(-1)") != before
    # A swipe back, caught by another swipe while it moves.
    any_engine.drag(path(box, 0.8, 0.6, 0, 8, dx=-20))
    any_engine.drag(path(box, 0.4, 0.65, 0, 10, dx=14))
    any_engine.evaluate(REST)
    any_engine.drag(path(box, 0.6, 0.8, -14, 10, dx=2))
    any_engine.drag([(box["x"] + box["width"] * 0.25, box["y"] + box["height"] * 0.7, 0)])
    any_engine.evaluate(REST)
    assert assert_same_frames(any_engine, scenario, variant, devices, tmp_path) > 100
    pages = [value_of(any_engine, scenario, page_value, device) for device in (0, 1)]
    assert pages[0] == pages[1]


@pytest.mark.parametrize("scenario,variant,page_value", MIRRORED)
def test_a_mirrored_device_is_drawn_where_its_frames_are(chromium, tmp_path, scenario, variant, page_value):
    device = output.devices_of(scenario)[1]
    address = f"#variant={variant}&devices={device}"
    with opened(chromium, output.folder() / scenario / "index.html", address, height=1200) as page:
        engine = chromium.on(page)
        engine.evaluate(OPEN)
        box = engine.evaluate(BOX % 0)
        engine.drag(path(box, 0.3, 0.6, 0, 10, dx=14))
        engine.evaluate(REST)
        engine.drag(path(box, 0.7, 0.6, 0, 6, dx=-9))
        engine.evaluate(REST)
        assert_same_frames(engine, scenario, variant, [device], tmp_path)
        assert_drawn_where_frames_are(page, scenario, variant, device, tmp_path)


@pytest.mark.parametrize("live", [("sticky-tabs/right-to-left", "st7")], indirect=True)
def test_a_tap_on_a_mirrored_device_selects_the_tab_under_the_finger(live, tmp_path):
    engine, scenario, variant, devices = live
    index = output.devices_of(scenario).index(devices[1])
    screen = output.page_data(scenario)["devices"][index]["screens"][0]
    box = engine.evaluate(BOX % 1)
    bar = value_of(engine, scenario, "tabBar.y", index)
    height = engine.evaluate(
        "document.querySelectorAll('.device:not([hidden]) .screen > svg:first-child')[1].viewBox.baseVal.height")
    y = box["y"] + box["height"] * (screen["y"] + bar + 20) / height
    # The second tab is on the left.
    for share, tab in [(0.25, 1), (0.75, 0)]:
        engine.drag([(box["x"] + box["width"] * share, y, 0)])
        engine.evaluate(REST)
        assert [value_of(engine, scenario, "selectedTab", place) for place in (0, index)] == [tab, tab]
    assert engine.evaluate("scrollwork.trial.text()").count('"target": "tab[') == 2
    assert_same_frames(engine, scenario, variant, devices, tmp_path)


def value_names(scenario):
    return [value["key"] for value in output.page_data(scenario)["values"]]


@pytest.mark.parametrize("live", [("bottom-sheet/handover", "bs3")], indirect=True)
def test_other_devices_follow_with_the_same_element_under_the_finger(live, tmp_path):
    engine, scenario, variant, devices = live
    tops = ("[...document.querySelectorAll('#values tr')].map((row) => Number(row.children[%d].textContent))"
            % (value_names(scenario).index("sheet.top") + 3))
    before = engine.evaluate(tops)
    # A row at the top of the sheet: at the same fraction of a taller screen is the map.
    screen = output.page_data(scenario)["devices"][0]["screens"][0]
    height = engine.evaluate("document.querySelector('.screen svg').viewBox.baseVal.height")
    engine.drag(path(engine.evaluate(BOX % 0), 0.5, (screen["y"] + before[0] + 8) / height, 9, 26))
    engine.evaluate(REST)
    after = engine.evaluate(tops)
    assert all(later > earlier + 40 for earlier, later in zip(before, after)), (before, after)
    assert '"target": "row[2]"' in engine.evaluate("scrollwork.trial.text()")
    assert_same_frames(engine, scenario, variant, devices, tmp_path)


@pytest.mark.parametrize("live", [("sticky-tabs/tap-tabs", "st7")], indirect=True)
def test_a_tab_is_tapped_on_every_screen(live, tmp_path):
    engine, scenario, variant, devices = live
    names = value_names(scenario)
    selected = ("[...document.querySelectorAll('#values tr')].map((row) => row.children[%d].textContent)"
                % (names.index("selectedTab") + 3))
    assert engine.evaluate(selected) == ["0", "0"]
    box = engine.evaluate(BOX % 0)
    screen = output.page_data(scenario)["devices"][0]["screens"][0]
    bar = engine.evaluate("scrollwork.trial.values(0).at(-1)[%d]" % names.index("tabBar.y"))
    height = engine.evaluate("document.querySelector('.screen svg').viewBox.baseVal.height")
    engine.drag([(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * (screen["y"] + bar + 20) / height, 0)])
    engine.evaluate(REST)
    assert engine.evaluate(selected) == ["1", "1"]
    engine.page.click("#trial-gestures .tap")
    engine.evaluate(REST)
    assert engine.evaluate(selected) == ["0", "0"]
    assert engine.evaluate("scrollwork.trial.text()").count('"target": "tab[') == 2
    assert_same_frames(engine, scenario, variant, devices, tmp_path)


@pytest.mark.parametrize("live", [("collapsing-header/slow-up-down", "ch8")], indirect=True)
def test_sliders_change_the_pattern_and_are_saved_in_the_file(live, tmp_path):
    engine, scenario, variant, devices = live
    page = engine.page
    page.evaluate("document.querySelector('.trial-changes').open = true")
    extra = page.locator("#trial-parameter-extra")
    before = float(extra.input_value())
    extra.focus()
    for _ in range(15):
        page.keyboard.press("ArrowRight")
    changed = float(extra.input_value())
    assert changed > before
    page.select_option("#trial-profile", label="flutter")
    page.select_option("#trial-deceleration", label="fast")
    page.click("#trial-fling-up")
    engine.evaluate(REST)
    file = json.loads(engine.evaluate("scrollwork.trial.text()"))
    assert file["parameters"]["extra"] == changed
    assert file["physics"] == {"profile": "flutter", "decelerationRate": "fast"}
    assert_same_frames(engine, scenario, variant, devices, tmp_path)
    page.click("#trial-reset")
    assert float(extra.input_value()) == before


# What a page shows of a trial: the file that it saves, the first device's values, its changed controls, and where it is.
STATE = """() => ({
  text: scrollwork.trial.text(), values: JSON.stringify(scrollwork.trial.values(0)), time: document.getElementById('scrubber').value,
  controls: [...document.querySelectorAll('#trial-parameters :is(input, select)')].map((one) => one.type === 'checkbox' ? one.checked : one.value),
  script: document.getElementById('trial-script').checked, undo: document.getElementById('trial-undo').disabled,
})"""


@pytest.mark.parametrize("live", [("collapsing-header/slow-up-down", "ch8")], indirect=True)
def test_parameters_and_input_are_in_the_link_and_survive_a_reload(live, tmp_path):
    engine, scenario, variant, devices = live
    page = engine.page
    page.evaluate("document.querySelector('.trial-changes').open = true")
    page.locator("#trial-parameter-extra").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.select_option("#trial-deceleration", label="fast")
    box = engine.evaluate(BOX % 0)
    engine.drag(path(box, 0.5, 0.7, -9, 14))
    page.click("#trial-fling-down")
    engine.evaluate(REST)
    before = page.evaluate(STATE)
    assert "decelerationRate" in before["text"] and "pointerDown" in before["text"] and "fling" in before["text"]
    # The link is written once everything rests: its last word is the time since the last step.
    rest = json.loads(before["text"])["steps"][-1]["duration"]
    assert eventually(lambda: re.search(rf"&live=own~.*~p{rest}$", page.evaluate("location.hash")) is not None)
    for open_again in (page.reload, lambda: (page.goto("about:blank"), page.go_back())):
        open_again()
        assert eventually(lambda: page.locator("#trial-open").get_attribute("aria-pressed") == "true"
                          and page.evaluate("document.getElementById('stage').classList.contains('live')"))
        engine.evaluate(REST)
        assert page.evaluate(STATE) == before
    page.click("#trial-undo")
    engine.evaluate(REST)
    assert "fling" not in page.evaluate("scrollwork.trial.text()")
    # A link without it shows the recording.
    page.evaluate("location.hash = '#t=0'")
    assert eventually(lambda: page.locator("#trial-open").get_attribute("aria-pressed") == "false")
    # The script has its own word; a damaged word is left out.
    page.evaluate("location.hash = '#live=script~extra:60'")
    assert eventually(lambda: page.locator("#trial-script").is_checked() and page.locator("#trial-open").get_attribute("aria-pressed") == "true")
    assert page.locator("#trial-parameter-extra").input_value() == "60"
    page.evaluate("location.hash = '#live=own~M50'")
    assert eventually(lambda: page.locator("#trial-open").get_attribute("aria-pressed") == "false")


@pytest.mark.parametrize("live", [("collapsing-header/slow-up-down", "ch4")], indirect=True)
def test_the_keyboard_alone_is_enough(live, tmp_path):
    engine, scenario, variant, devices = live
    board = Storyboard(engine.page)
    for name in ["trial-drag-up", "trial-fling-down"]:
        board.tab_to(f"#{name}")
        engine.page.keyboard.press("Enter")
        engine.evaluate(REST)
    # The header of this variant tears off in a bounce: the review reports it on the page at once.
    assert engine.page.inner_text(f"#verdict-{devices[0]}") != "no findings"
    assert engine.page.locator("#trial-findings li").count() > 0
    board.tab_to("#tab-parameters")
    engine.page.keyboard.press("ArrowLeft")
    engine.page.keyboard.press("ArrowLeft")
    board.tab_to("#trial-findings button")
    engine.page.keyboard.press("Enter")
    assert board.state()["live"] and 0 < board.state()["frame"]
    engine.page.keyboard.press("End")
    assert_same_frames(engine, scenario, variant, devices, tmp_path)
    frames = board.state()["frame"]
    board.tab_to("#tab-findings")
    engine.page.keyboard.press("ArrowRight")
    engine.page.keyboard.press("ArrowRight")
    board.tab_to("#trial-undo")
    engine.page.keyboard.press("Enter")
    engine.evaluate(REST)
    assert 0 < board.state()["frame"] < frames
    board.tab_to("#trial-save")
    engine.page.keyboard.press("Enter")
    assert json.loads(engine.page.input_value("#trial-text"))["steps"]
    with engine.page.expect_download() as download:
        board.tab_to("#trial-download")
        engine.page.keyboard.press("Enter")
    assert download.value.suggested_filename.endswith(".scenario.jsonc")
    engine.page.keyboard.press("Escape")
    board.tab_to("[name='trial-script']")
    engine.page.keyboard.press("ArrowRight")
    ends = [output.frames(scenario, device, variant).lines[-1]["t"] for device in devices]
    assert board.duration == pytest.approx(max(ends) * 1000, abs=20)


@pytest.mark.parametrize("live", [("page-carousel/flicks", "pc1")], indirect=True)
def test_horizontal_pages_can_be_swiped_and_have_dots(live, tmp_path):
    engine, scenario, variant, devices = live
    assert engine.page.locator(".screen .plain").count() == 0
    before = engine.evaluate("scrollwork.trial.values(0).at(-1)")
    engine.page.click("#trial-swipe-left")
    engine.evaluate(REST)
    assert engine.evaluate("scrollwork.trial.values(0).at(-1)") != before
    assert_same_frames(engine, scenario, variant, devices, tmp_path)


@pytest.mark.parametrize("live", [("sticky-headers/empty-section-below", "sh2")], indirect=True)
def test_an_app_that_crashes_under_the_finger_stops_with_its_finding(live, tmp_path):
    engine, scenario, variant, devices = live
    box = engine.evaluate(BOX % 0)
    for _ in range(4):
        engine.drag(path(box, 0.5, 0.7, -18, 14))
    engine.evaluate(REST)
    assert "no findings" not in engine.page.inner_text(f"#verdict-{devices[0]}")
    assert_same_frames(engine, scenario, variant, devices, tmp_path)


# The positions of the finger's circles, in points of the screen, by the index of their device.
DOTS = """() => [...document.querySelectorAll('.device:not([hidden])')].map((device) =>
  [...device.querySelectorAll('.screen > svg:first-child circle[visibility=visible]')].map((circle) =>
    circle.getAttribute('transform').match(/[-0-9.]+/g).map(Number)))"""


@pytest.mark.parametrize("live", [("collapsing-header/slow-up-down", "ch8")], indirect=True)
def test_a_finger_stays_on_the_screen_when_the_pointer_leaves_it(live, tmp_path):
    engine, scenario, variant, devices = live
    data = output.page_data(scenario)["devices"]
    box = engine.evaluate(BOX % 1)
    # Beyond the top edge of the larger screen, and from its centre beyond its right edge.
    engine.drag(path(box, 0.5, 0.85, -box["height"] / 11, 11))
    engine.evaluate(REST)
    engine.drag(path(box, 0.5, 0.5, 6, 10, dx=box["width"] / 8))
    engine.evaluate(REST)
    assert_same_frames(engine, scenario, variant, devices, tmp_path)
    text = engine.evaluate("scrollwork.trial.text()")
    for place, device in enumerate(devices):
        screen = next(one["screens"][0] for one in data if one["id"] == device)
        frames = saved_frames(text, tmp_path, "--device", device, "--variant", variant)
        fingers = [(index, line["finger"]) for index, line in enumerate(frames.lines) if line["finger"]]
        assert len(fingers) > 4
        for index, (x, y) in fingers[:: max(1, len(fingers) // 20)]:
            # A finger that leaves its screen, or the smaller screen of a follower, stops at the edge.
            assert 0 <= x <= screen["width"] and 0 <= y <= screen["height"], (device, x, y)
            engine.evaluate(f"scrollwork.seek({index / frames.rate * 1000})")
            shown = engine.page.evaluate(DOTS)[place]
            assert all(0 <= left <= screen["width"] and 0 <= top <= screen["height"] for left, top in shown)
            assert shown


@pytest.mark.parametrize("width,height", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("way", ["button", "key"])
def test_a_trial_starts_with_a_whole_device_in_the_window(chromium, width, height, way):
    with opened(chromium, output.usual_page(), width=width, height=height) as page:
        if way == "key":
            page.keyboard.press("l")
        else:
            page.click("#trial-open")
        device = page.locator(".device").first.get_attribute("id")
        # The sentence that the core has checked itself comes later, and moves nothing.
        assert eventually(lambda: page.locator("#trial-check").text_content() != "")
        assert page.locator("#trial").is_visible() and page.evaluate(WHOLLY_SEEN, device)
        # And with as much of the panel as fits.
        assert page.evaluate("document.getElementById('trial').getBoundingClientRect().bottom") > 0


@pytest.mark.parametrize("live", [("collapsing-header/slow-up-down", "ch8")], indirect=True)
def test_a_finger_that_is_down_during_a_change_is_cancelled(live, tmp_path):
    engine, scenario, variant, devices = live
    mouse, box = engine.page.mouse, engine.evaluate(BOX % 0)
    for change in ["#trial-open", "2", "Shift+Digit2"]:
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6)
        mouse.down()
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.4, steps=5)
        engine.page.wait_for_timeout(100)
        if change.startswith("#"):
            engine.page.evaluate("document.getElementById('trial-open').click()")
            engine.page.evaluate("document.getElementById('trial-open').click()")
        else:
            engine.page.keyboard.press(change)
        engine.page.wait_for_timeout(100)
        mouse.up()
        engine.evaluate(REST)
    steps = json.loads(engine.evaluate("scrollwork.trial.text()"))["steps"]
    kinds = [step["type"] for step in steps]
    assert kinds.count("pointerDown") == kinds.count("pointerUp") + kinds.count("pointerCancel") > 0
    assert None not in [step.get(axis, 0) for step in steps for axis in "xy"]
    engine.page.keyboard.press("9")
    engine.page.keyboard.press("Shift+Digit1")
    engine.page.click("#trial-fling-up")
    engine.evaluate(REST)
    assert_same_frames(engine, scenario, output.variants_of(scenario)[8], devices[:1], tmp_path)


@pytest.mark.parametrize("live", [("bottom-sheet/handover", "bs3")], indirect=True)
def test_parameters_that_a_gesture_does_not_fit_start_a_new_trial(live, tmp_path):
    engine, scenario, variant, devices = live
    screen = output.page_data(scenario)["devices"][0]["screens"][0]
    top = engine.evaluate("scrollwork.trial.values(0).at(-1)[%d]" % value_names(scenario).index("sheet.top"))
    height = engine.evaluate("document.querySelector('.screen svg').viewBox.baseVal.height")
    engine.drag(path(engine.evaluate(BOX % 0), 0.5, (screen["y"] + top + 8) / height, 9, 20))
    engine.evaluate(REST)
    assert '"target": "row[2]"' in engine.evaluate("scrollwork.trial.text()")
    engine.page.evaluate("document.querySelector('.trial-changes').open = true")
    engine.page.fill("#trial-parameter-rows-number", "0")
    engine.page.keyboard.press("Tab")
    # The runs are computed again with the next picture.
    assert eventually(lambda: "not possible" in engine.page.inner_text("#status"))
    engine.evaluate(REST)
    engine.page.click("#trial-fling-up")
    engine.evaluate(REST)
    assert_same_frames(engine, scenario, variant, devices, tmp_path)


@pytest.mark.parametrize("live", [("collapsing-header/fling-top", "ch8")], indirect=True)
def test_the_recording_comes_back_unchanged(live, chromium):
    engine, scenario, variant, devices = live
    engine.page.click("#trial-fling-up")
    engine.evaluate(REST)
    # A trial can be scrubbed and compared like a recording.
    engine.page.select_option("#compare", index=1)
    engine.page.evaluate("scrollwork.seek(300)")
    engine.page.click("#trial-open")
    engine.page.select_option("#compare", index=0)
    board = Storyboard(engine.page)
    board.seek(500)
    with opened(chromium, output.folder() / scenario / "index.html",
                f"#variant={variant}&devices={','.join(devices)}&t=500", height=1200) as page:
        assert engine.page.locator("#stage").screenshot() == page.locator("#stage").screenshot()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_is_silent_during_a_trial(chromium, scheme, width):
    with opened(chromium, output.usual_page(), width=width, color_scheme=scheme) as page:
        page.evaluate(OPEN)
        page.evaluate("document.querySelector('.trial-changes').open = true")
        page.click("#trial-fling-up")
        page.evaluate(REST)
        # A control that the playback bar covers in part would count as too small.
        page.evaluate("document.getElementById('trial-parameters').lastElementChild.scrollIntoView({block: 'end'})")
        assert axe.findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.click("#trial-save")
        assert axe.findings(page) == []


def test_a_project_sets_the_rules_of_trials(chromium, tmp_path):
    scenario, variant = "collapsing-header/pull-top", "ch4"
    rules = {"BOUNCE-COUPLING": "off", "CH-GAP": "note"}
    told = {}
    for name, given in [("usual", {}), ("set", rules)]:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "scrollwork.jsonc").write_text(json.dumps({
            "version": 1, "scenarios": [str(output.scenario_file(scenario))], "devices": ["iphone-8"], "rules": given}))
        subprocess.run([output.program(), "render"], cwd=folder, check=True, capture_output=True)
        with opened(chromium, folder / "Output" / scenario / "index.html", f"#variant={variant}") as page:
            lists = {"recorded": f"#findings-{variant} li code"}
            page.evaluate(OPEN)
            page.locator("label[for=trial-script]").click()
            page.wait_for_selector("#trial-findings li code", state="attached")
            lists["live"] = "#trial-findings li code"
            told[name] = {kind: {" ".join(words.split()[1:]) for words in page.locator(where).all_text_contents()}
                          for kind, where in lists.items()}
    usual, changed = told["usual"], told["set"]
    for kind in ["recorded", "live"]:
        assert {"error BOUNCE-COUPLING", "error CH-GAP"} <= usual[kind], kind
        assert {words.split()[1] for words in changed[kind]} & {"BOUNCE-COUPLING", "CH-GAP"} == {"CH-GAP"}, kind
        assert "note CH-GAP" in changed[kind], kind
    # Author checks judge recordings only.
    assert changed["live"] == {words for words in changed["recorded"] if " check/" not in words}
