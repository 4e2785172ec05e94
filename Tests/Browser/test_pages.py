# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A storyboard page: exact at any time, still until it is played, and operable by every control."""

import html
import re

import pytest

import output
import summary
from measure import SOME, measure
from storyboard import CHARACTER_KEYS, CONTROLS, ONLY_STAGE, OPERABLE, OTHER_KEYS, OTHERS, Storyboard
from watch import eventually, opened

# The pictures of the strip are drawn in the frames after the page has loaded, in their places.
SETTLED = "() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 200))"
SEEK = "(ms) => scrollwork.seek(ms)"


@pytest.fixture
def board(chromium):
    """A page with several devices and all variants, half a second in."""
    with opened(chromium, output.usual_page(), "#t=500") as page:
        yield Storyboard(page)


def test_every_device_and_variant_shows_its_frames_when_it_is_sought(chromium, page_path, record_property):
    scenario = output.name_of(page_path)
    complaints = []
    with opened(chromium, page_path) as page:
        board, engine = Storyboard(page), chromium.on(page)
        page.evaluate(ONLY_STAGE)
        for number, variant in enumerate(output.variants_of(scenario)):
            for index, device in enumerate(output.devices_of(scenario)):
                # In a chessboard pattern: the drawing of a device is shared by its variants.
                if (number + index) % 2:
                    continue
                board.go_to(f"#variant={variant}&devices={device}")
                result = measure(engine, output.frames(scenario, device, variant), prefix=f"d{index}-", seek=SEEK,
                                 every=SOME, first=index, between=False, tall=output.tall(scenario, device))
                summary.record(record_property, "pages", engine, f"{scenario}/{variant}/{device}", result)
                complaints += [f"{variant}, {device}: {result.complaint()}"] if result.faults else []
    assert complaints == []


def test_nothing_moves_before_play(chromium, one_of_six_pages):
    with opened(chromium, one_of_six_pages) as page:
        page.evaluate(SETTLED)
        before = page.screenshot()
        page.wait_for_timeout(500)
        assert page.screenshot() == before
        assert page.evaluate("document.getAnimations().filter(a => a.playState === 'running').length") == 0


def test_under_reduced_motion_nothing_moves_before_play_and_play_still_works(chromium, one_of_six_pages):
    with opened(chromium, one_of_six_pages, reduced_motion="reduce") as page:
        page.evaluate(SETTLED)
        before = page.screenshot()
        page.wait_for_timeout(500)
        assert page.screenshot() == before
        board = Storyboard(page)
        still = board.picture()
        page.click("#play")
        assert eventually(lambda: board.picture() != still)


def test_play_moves_and_pause_stops_for_good(board):
    still = board.picture()
    # Slowly, since on a busy machine the playback would otherwise end before the test does.
    board.click("[id='speed-0.1']")
    board.click("#play")
    assert board.state()["playing"]
    assert eventually(lambda: board.picture() != still)
    assert board.state()["playing"]
    board.click("#play")
    assert not board.state()["playing"]
    paused, shot = board.picture(), board.page.screenshot()
    board.page.wait_for_timeout(400)
    assert board.picture() == paused
    assert board.page.screenshot() == shot


def test_playing_ends_with_the_last_frame(board):
    board.seek(board.duration - 150)
    board.click("#play")
    assert eventually(lambda: not board.state()["playing"])
    state = board.state()
    assert state["frame"] == board.page.evaluate("Math.round(scrollwork.duration * scrollwork.rate / 1000)")


def test_every_control_is_tested(board):
    board.page.keyboard.press("?")
    known = (*(control.covers for control in CONTROLS), *OTHERS)
    assert [name for name in board.page.evaluate(OPERABLE) if not name.startswith(known)] == []


@pytest.mark.parametrize("control", CONTROLS, ids=lambda control: control.covers)
def test_every_control_works_by_pointer(board, control):
    board.open_by_pointer(control)
    before = board.state()
    board.click(control.target)
    assert board.state()[control.changes] != before[control.changes]


@pytest.mark.parametrize("control", CONTROLS, ids=lambda control: control.covers)
def test_every_control_works_by_keyboard(board, control):
    board.open_by_keyboard(control)
    before = board.state()
    board.tab_to(control.selector)
    board.page.keyboard.press(control.key)
    assert board.state()[control.changes] != before[control.changes]


def test_every_link_leads_to_a_file(page_path):
    text = page_path.read_text(encoding="utf-8")
    links = [html.unescape(link) for link in re.findall(r'<a [^>]*?href="([^"#]+)', text)]
    assert links
    assert [link for link in links if not (page_path.parent / link).is_file()] == []


@pytest.mark.parametrize(("key", "changes"), CHARACTER_KEYS + OTHER_KEYS)
def test_every_key_works_from_anywhere(board, key, changes):
    before = board.state()
    board.page.keyboard.press(key)
    assert board.state()[changes] != before[changes]


@pytest.mark.parametrize(("key", "changes"), CHARACTER_KEYS)
def test_single_keys_can_be_switched_off(board, key, changes):
    board.page.keyboard.press("?")
    board.page.uncheck("#single-keys")
    board.page.keyboard.press("Escape")
    before = board.state()
    board.page.keyboard.press(key)
    assert board.state() == before
    board.page.keyboard.press("ArrowRight")
    assert board.state()["frame"] == before["frame"] + 1


def test_single_frame_steps_go_there_and_back(board):
    first = board.state()["frame"]
    picture = board.picture()
    for key, frame in [("ArrowRight", 1), (".", 2), ("Shift+ArrowRight", 12), ("Shift+ArrowLeft", 2), (",", 1),
                       ("ArrowLeft", 0)]:
        board.page.keyboard.press(key)
        assert board.state()["frame"] == first + frame
    assert board.picture() == picture


def test_the_time_axis_takes_the_pointer(board):
    rail = board.page.locator("#playrail")
    rail.scroll_into_view_if_needed()
    box = rail.bounding_box()
    board.page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + box["height"] / 2)
    board.page.mouse.down()
    quarter = board.state()["frame"]
    board.page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2, steps=5)
    board.page.mouse.up()
    assert board.state()["frame"] == pytest.approx(3 * quarter, abs=4)


def test_a_link_brings_back_what_was_shown(chromium, board):
    board.page.keyboard.press("3")
    board.click("#compare")
    board.page.keyboard.press("Shift+Digit3")
    board.click("#forward")
    state, picture = board.state(), board.picture()

    def settled() -> bool:
        """The address follows a change after a short pause."""
        before = board.page.evaluate("location.hash")
        board.page.wait_for_timeout(400)
        return "compare=" in before and board.page.evaluate("location.hash") == before

    assert eventually(settled)
    address = board.page.evaluate("location.hash")
    with opened(chromium, output.usual_page(), address) as page:
        again = Storyboard(page)
        assert again.state() == state
        assert again.picture() == picture


@pytest.mark.parametrize("fragment", [
    "#", "#variant=none&t=abc&devices=,,&speed=-1&compare=", "#t=1e9", "#t=-5", "#%E0%A4%A", "#variant=<script>",
    "#devices=" + "x," * 500,
])
def test_a_broken_link_opens_what_can_be_opened(chromium, fragment):
    with opened(chromium, output.usual_page(), fragment) as page:
        state = Storyboard(page).state()
        assert state["variant"] and state["devices"] and not state["playing"]


def test_a_link_within_the_page_is_followed(board):
    variants = output.variants_of(output.name_of(output.usual_page()))
    board.go_to(f"#variant={variants[-1]}&t=1000")
    assert board.state()["variant"] == variants[-1]
    assert board.state()["frame"] == board.page.evaluate("scrollwork.rate")


def test_a_page_of_one_variant_shows_its_frames(chromium, tmp_path):
    drawing = output.drawings()[0]
    output.run("render", output.scenario_file(drawing.scenario), "--device", drawing.device,
               "--variant", drawing.variant, "--output", tmp_path)
    with opened(chromium, tmp_path / drawing.scenario / "index.html", "#t=500") as page:
        result = measure(chromium.on(page), output.frames_of(drawing), prefix="d0-", seek=SEEK, between=False)
        assert result.complaint() == ""
        assert page.locator("#compare").count() == 0


def test_without_script_the_drawings_are_there(chromium, one_of_six_pages):
    with opened(chromium, one_of_six_pages, java_script_enabled=False) as page:
        box = page.locator("svg g[id$=screen]").first.bounding_box()
        assert box["width"] > 50 and box["height"] > 50


@pytest.mark.parametrize("block", ["data", "style", "script"])
def test_a_script_that_cannot_start_keeps_everything_that_needs_no_script(chromium, tmp_path, block):
    """As if the page had been cut off, or the browser were too old."""
    text = output.usual_page().read_text(encoding="utf-8")
    start = text.index(">", text.index(f'id="{block}"')) + 1
    path = tmp_path / "index.html"
    path.write_text(text[:start] + text[text.index("</script>", start):], encoding="utf-8")
    with pytest.raises(AssertionError, match="script error"), opened(chromium, path) as page:
        box = page.locator("svg g[id$=screen]").first.bounding_box()
        assert box["width"] > 50 and box["height"] > 50
        assert page.locator("p.fallback").first.is_visible()


def test_other_engines_show_the_frames_of_a_page_too(other_engine, record_property):
    page = output.usual_page()
    scenario = output.name_of(page)
    other_engine.open(page.as_uri())
    for variant, device in zip(output.variants_of(scenario)[::3], output.devices_of(scenario)):
        index = output.devices_of(scenario).index(device)
        other_engine.open(page.as_uri() + f"#variant={variant}&devices={device}")
        result = measure(other_engine, output.frames(scenario, device, variant), prefix=f"d{index}-", seek=SEEK,
                         between=False, tall=output.tall(scenario, device))
        summary.record(record_property, "pages", other_engine, f"{scenario}/{variant}/{device}", result)
        assert result.complaint() == ""
