# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A page in the hands of a person: keys after clicks, fingers that scroll, and the way back to where one was."""

import pytest

import output
from storyboard import Storyboard
from watch import eventually, opened

SHEET = "bottom-sheet/detents"

# Whatever a drawing of the stage shows, without what lies over it.
ATTRIBUTES = """(svg) => [...svg.querySelectorAll('g[id]')].map((g) =>
  [...g.attributes].filter(({value}) => value).map(({name, value}) => name + '=' + value.replace(/(^|#)([bgm][0-9]*-)+/, '$1')).join(' ')).join('\\n')"""

# How many parts the drawings have that somebody's trial has put into them.
LIVE = "document.querySelectorAll('[data-trial]').length"


def page_of(scenario: str):
    return output.folder() / scenario / "index.html"


@pytest.fixture
def board(chromium):
    with opened(chromium, output.usual_page(), "#t=500") as page:
        yield Storyboard(page)


def go_live(page) -> None:
    page.keyboard.press("l")
    assert eventually(lambda: page.evaluate(LIVE) > 0)


def go_back(page) -> None:
    page.keyboard.press("l")
    assert eventually(lambda: page.evaluate(LIVE) == 0)


def fling(page) -> None:
    page.click("#trial-fling-up")
    assert eventually(lambda: not page.evaluate("scrollwork.trial.isMoving"))


def doubled_ids(page) -> list[str]:
    return page.evaluate("""() => {
      const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
      return ids.filter((id, i) => ids.indexOf(id) !== i);
    }""")


def test_a_drawing_that_is_first_made_while_somebody_tries_shows_the_recording_afterwards(chromium):
    device = output.devices_of(SHEET)[0]
    variants = output.variants_of(SHEET)
    with opened(chromium, page_of(SHEET), f"#devices={device}&variant={variants[0]}") as page:
        go_live(page)
        fling(page)
        page.select_option("#compare", value=variants[-1])
        page.evaluate("document.getElementById('overlay-ghost').click()")
        still = page.locator("#strip .still").first
        still.scroll_into_view_if_needed()
        page.locator("#strip .still > svg:not(.overlay)").first.wait_for(state="attached")
        assert doubled_ids(page) == []
        go_back(page)
        page.evaluate("scrollwork.seek(700)")
        shown = {selector: page.locator(selector).evaluate_all(f"(all) => all.map({ATTRIBUTES})")
                 for selector in [".device:not([hidden]) .screen > svg:not(.overlay)", ".device:not([hidden]) .ghost"]}
        strip = page.locator("#strip .still > svg:not(.overlay)").first.evaluate(ATTRIBUTES)
    with opened(chromium, page_of(SHEET), f"#devices={device}&variant={variants[0]}&compare={variants[-1]}&t=700&show=ghost") as page:
        page.locator("#strip .still").first.scroll_into_view_if_needed()
        page.locator("#strip .still > svg:not(.overlay)").first.wait_for(state="attached")
        for selector, pictures in shown.items():
            assert len(pictures) == 2
            assert page.locator(selector).evaluate_all(f"(all) => all.map({ATTRIBUTES})") == pictures, selector
        assert page.locator("#strip .still > svg:not(.overlay)").first.evaluate(ATTRIBUTES) == strip


@pytest.mark.parametrize("target", ["input[id^=variant-]:not(:checked)", "[id='speed-0.25']"])
def test_keys_still_work_after_a_click_on_an_option(board, target):
    board.click(target)
    page = board.page
    for key, changes in [("r", "show"), ("End", "frame"), ("Home", "frame"), ("2", "variant"), ("+", "speed"), ("Space", "playing"),
                         ("k", "playing"), ("?", "help")]:
        if key == "2":
            key = next(digit for digit in "12" if output.variants_of(output.name_of(output.usual_page()))[int(digit) - 1]
                       != board.state()["variant"])
        before = board.state()
        page.keyboard.press(key)
        assert board.state()[changes] != before[changes], key


def test_options_keep_their_arrows(board):
    board.tab_to("input[name=variant]")
    before = board.state()
    board.page.keyboard.press("ArrowRight")
    after = board.state()
    assert after["variant"] != before["variant"] and after["frame"] == before["frame"]


def test_keys_work_after_a_pointer_has_chosen_from_a_list(board):
    compare = board.page.locator("#compare")
    compare.dispatch_event("pointerdown")
    compare.focus()
    compare.select_option(index=3)
    before = board.state()
    board.page.keyboard.press("x")
    assert board.state()["compare"] == before["variant"]
    board.page.keyboard.press("Space")
    assert board.state()["playing"]


def test_a_list_that_was_chosen_from_by_keys_keeps_the_focus(board):
    board.tab_to("#compare")
    board.page.keyboard.press("ArrowDown")
    assert board.page.evaluate("document.activeElement.id") == "compare"


def swipe(page, x: float, y: float, dx: float, dy: float, steps: int = 10) -> None:
    """A finger, through all that a browser makes of one."""
    session = page.context.new_cdp_session(page)
    touch = lambda kind, *points: session.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]})
    touch("touchStart", (x, y))
    for step in range(1, steps + 1):
        touch("touchMove", (x + dx * step / steps, y + dy * step / steps))
        page.wait_for_timeout(16)
    touch("touchEnd")
    page.wait_for_timeout(100)


@pytest.mark.parametrize("selector", ["#lanes .lane-track", ".plot .field"])
def test_a_finger_that_scrolls_over_the_time_axis_leaves_the_time_alone(chromium, selector):
    with opened(chromium, output.usual_page(), "#t=500", width=390, height=844, has_touch=True, is_mobile=True) as page:
        board = Storyboard(page)
        part = page.locator(selector).nth(1)
        part.evaluate("e => e.scrollIntoView({block: 'center'})")
        page.wait_for_timeout(100)
        box = part.bounding_box()
        x, y = box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2
        before, top = board.state()["frame"], page.evaluate("scrollY")
        swipe(page, x, y, 3, -200)
        assert page.evaluate("scrollY") > top + 50
        assert board.state()["frame"] == before
        # Sideways it looks for a frame, and where it is lifted at once, too.
        y = (box := part.bounding_box())["y"] + box["height"] / 2
        swipe(page, x, y, -100, 2)
        moved = board.state()["frame"]
        assert moved != before
        page.touchscreen.tap(x, y)
        assert board.state()["frame"] > moved


def test_looking_into_live_mode_does_not_lose_ones_place(chromium):
    with opened(chromium, output.usual_page(), "#t=2000") as page:
        board = Storyboard(page)
        before = board.state()["frame"]
        for gesture in [False, True]:
            go_live(page)
            if gesture:
                fling(page)
            go_back(page)
            assert board.state()["frame"] == before > 0
