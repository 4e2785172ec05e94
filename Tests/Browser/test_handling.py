# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""How a person uses a page: keys after clicks, fingers that scroll, and the Back button."""

import pytest

import output
from layout import WHOLLY_SEEN
from storyboard import Storyboard
from watch import eventually, opened

SHEET = "bottom-sheet/detents"

# Everything that a drawing of the stage shows, without overlays.
ATTRIBUTES = """(svg) => [...svg.querySelectorAll('g[id]')].map((g) =>
  [...g.attributes].filter(({value}) => value).map(({name, value}) => name + '=' + value.replace(/(^|#)([bgm][0-9]*-)+/, '$1')).join(' ')).join('\\n')"""

# The number of elements that trials have added to the drawings.
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


def test_a_drawing_made_during_a_trial_shows_the_recording_afterwards(chromium):
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


def test_keys_work_after_the_pointer_has_chosen_from_a_list(board):
    compare = board.page.locator("#compare")
    compare.dispatch_event("pointerdown")
    compare.focus()
    compare.select_option(index=3)
    before = board.state()
    board.page.keyboard.press("x")
    assert board.state()["compare"] == before["variant"]
    board.page.keyboard.press("Space")
    assert board.state()["playing"]


def test_a_list_that_was_changed_by_keys_keeps_the_focus(board):
    board.tab_to("#compare")
    board.page.keyboard.press("ArrowDown")
    assert board.page.evaluate("document.activeElement.id") == "compare"


def swipe(page, x: float, y: float, dx: float, dy: float, steps: int = 10) -> None:
    """A finger with all the events that browsers generate from one."""
    session = page.context.new_cdp_session(page)
    touch = lambda kind, *points: session.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]})
    touch("touchStart", (x, y))
    for step in range(1, steps + 1):
        touch("touchMove", (x + dx * step / steps, y + dy * step / steps))
        page.wait_for_timeout(16)
    touch("touchEnd")
    page.wait_for_timeout(100)


# On a phone the plots are in a sheet.
@pytest.mark.parametrize("selector,width", [("#lanes .lane-track", 390), (".plot .field", 740)])
def test_a_finger_that_scrolls_over_the_time_axis_does_not_change_the_time(chromium, selector, width):
    with opened(chromium, output.usual_page(), "#t=500", width=width, height=844, has_touch=True, is_mobile=True) as page:
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
        # A horizontal swipe scrubs, and a tap jumps at once.
        y = (box := part.bounding_box())["y"] + box["height"] / 2
        swipe(page, x, y, -100, 2)
        moved = board.state()["frame"]
        assert moved != before
        page.touchscreen.tap(x, y)
        assert board.state()["frame"] > moved


def test_opening_live_mode_keeps_the_playhead(chromium):
    with opened(chromium, output.usual_page(), "#t=2000") as page:
        board = Storyboard(page)
        before = board.state()["frame"]
        for gesture in [False, True]:
            go_live(page)
            if gesture:
                fling(page)
            go_back(page)
            assert board.state()["frame"] == before > 0


def choose_devices(page, *targets: str) -> list:
    """The devices that are shown after clicks in the device menu, and the text of its button."""
    for target in targets:
        page.click(target)
    return [Storyboard(page).state()["devices"].split(","), page.inner_text(".picker summary").removesuffix(" ▾")]


def test_the_device_menu_chooses_all_and_none_and_shows_the_count(board):
    page, devices = board.page, output.devices_of(output.name_of(output.usual_page()))
    assert choose_devices(page, ".picker summary") == [devices, "Devices"]
    assert choose_devices(page, "#devices-none") == [devices[:1], f"Devices 1 of {len(devices)}"]
    # One device is always shown; it is hidden when another one is chosen.
    assert choose_devices(page, f"[id='show-{devices[2]}']")[0] == devices[2:3]
    assert choose_devices(page, f"[id='show-{devices[1]}']") == [devices[1:3], f"Devices 2 of {len(devices)}"]
    assert choose_devices(page, "#devices-none", f"[id='show-{devices[1]}']")[0] == devices[1:2]
    assert choose_devices(page, "#devices-all") == [devices, "Devices"]


def test_the_device_menu_closes_with_escape_and_a_press_elsewhere(board):
    page = board.page
    is_open = lambda: page.evaluate("document.querySelector('.picker').open")
    page.click(".picker summary")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.click("#show-" + output.devices_of(output.name_of(output.usual_page()))[0])
    assert is_open()
    page.keyboard.press("Escape")
    assert not is_open() and page.evaluate("document.activeElement.matches('.picker summary')")
    page.click(".picker summary")
    page.mouse.click(700, 60)
    assert not is_open()


@pytest.mark.parametrize("width", [1440, 390])
def test_the_device_menu_stays_within_the_window(chromium, width):
    with opened(chromium, page_of("bottom-sheet/every-device"), width=width, height=844) as page:
        page.click(".picker summary")
        box = page.locator(".picker fieldset").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width,height", [(1440, 900), (390, 844), (720, 450)])
@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_the_focused_element_is_never_below_the_playback_bar(chromium, width, height, key):
    with opened(chromium, output.usual_page(), "#compare=ch5", width=width, height=height) as page:
        hidden = []
        for _ in range(120):
            page.keyboard.press(key)
            hidden += page.evaluate("""() => {
              const on = document.activeElement;
              const {top, bottom, height} = on.getBoundingClientRect();
              const dock = document.getElementById('dock');
              const bar = dock.getBoundingClientRect();
              // What is higher than the window, such as a row of pictures, shows a part.
              const isHidden = height < innerHeight / 3 && !dock.contains(on) && on !== document.body
                && top < bar.bottom - 0.5 && bottom > bar.top + 0.5;
              return isHidden ? [on.id || on.className] : [];
            }""")
        assert hidden == []


def test_the_back_button_leaves_a_finding(chromium):
    # A workbench does not scroll.
    with opened(chromium, page_of(SHEET), "#t=500", width=1024) as page:
        board = Storyboard(page)
        page.locator(".findings li a:visible").last.scroll_into_view_if_needed()
        before, top = board.state(), page.evaluate("scrollY")
        page.wait_for_timeout(300)
        entries = page.evaluate("history.length")
        for _ in range(2):
            page.locator(".findings li a:visible").last.click()
            assert page.evaluate("scrollY") < top - 200 and board.state() != before
            # The address follows within the new history entry.
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(300)
            page.go_back()
            assert eventually(lambda: page.evaluate("scrollY") == pytest.approx(top, abs=2))
            assert board.state() == before
        assert page.evaluate("history.length") == entries + 1


def test_a_picture_of_the_strip_brings_its_device_into_the_window(chromium):
    devices = output.devices_of(SHEET)
    with opened(chromium, page_of(SHEET), "#t=0", width=1024, height=800) as page:
        for index in [0, 3]:
            moment = page.locator(".strip-row").nth(index).locator("button").nth(2)
            moment.evaluate("e => e.scrollIntoView({block: 'center'})")
            top = page.evaluate("scrollY")
            moment.click()
            assert page.evaluate(WHOLLY_SEEN, "device-" + devices[index])
            assert moment.get_attribute("aria-current") == "true"
            page.wait_for_timeout(300)
            page.go_back()
            assert eventually(lambda: page.evaluate("scrollY") == pytest.approx(top, abs=2))


@pytest.mark.parametrize("width", [1440, 390])
def test_devices_in_a_row_start_at_the_same_height(chromium, width):
    with opened(chromium, page_of(SHEET), width=width) as page:
        for variant in output.variants_of(SHEET):
            Storyboard(page).go_to(f"#variant={variant}")
            page.wait_for_timeout(100)
            rows = page.evaluate("""() => [...document.querySelectorAll('.device')].map((device) => [
              device.getBoundingClientRect().top, device.querySelector('.screens').getBoundingClientRect().top])""")
            begins = {}
            for top, screen in rows:
                begins.setdefault(round(top), set()).add(round(screen, 1))
            assert all(len(heights) == 1 for heights in begins.values()), begins


def test_the_list_of_keys_opens_at_its_top_with_the_close_button_in_view(chromium):
    with opened(chromium, output.usual_page(), width=390, height=844) as page:
        page.keyboard.press("?")
        assert page.evaluate("document.getElementById('help').scrollTop") == 0
        assert page.evaluate("document.activeElement.id") == "help-title"
        help, close = (page.locator(selector).bounding_box() for selector in ["#help", "#help-close"])
        assert close["y"] + close["height"] < help["y"] + help["height"]
        page.keyboard.press("Escape")
        assert not Storyboard(page).state()["help"]


@pytest.mark.parametrize("width", [1440, 1280])
def test_labels_of_overlays_do_not_overlap(chromium, width):
    with opened(chromium, page_of(SHEET), "#t=1150&show=safe,insets", width=width, height=800) as page:
        for milliseconds in [0, 1150, 2000, 3500]:
            page.evaluate("(ms) => scrollwork.seek(ms)", milliseconds)
            assert page.evaluate("""() => [...document.querySelectorAll('.overlay')].flatMap((overlay) => {
              const words = [...overlay.querySelectorAll('text')].filter((text) =>
                text.textContent && text.checkVisibility({visibilityProperty: true}));
              const boxes = words.map((text) => text.getBoundingClientRect());
              return boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b, j) => {
                const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                return width > 1 && height > a.height / 4 ? [words[i].textContent + ' on ' + words[i + 1 + j].textContent] : [];
              }));
            })""") == [], milliseconds


@pytest.mark.parametrize("width,height,most", [(390, 844, 130), (360, 740, 130), (720, 450, 70), (844, 390, 70)])
def test_the_playback_bar_leaves_small_windows_to_the_devices(chromium, width, height, most):
    with opened(chromium, page_of(SHEET), width=width, height=height, has_touch=height != 450, is_mobile=height != 450) as page:
        assert page.locator("#dock").bounding_box()["height"] <= most
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.click("#copy-link")
        assert eventually(lambda: page.inner_text("#copy-link").lower() in ("link copied", "in the address bar"))
        assert page.locator("#copy-link").evaluate("e => e.textContent") != "Share"


def test_a_finding_is_visible_in_a_window_that_is_too_low_for_its_caption(chromium):
    with opened(chromium, page_of(SHEET), width=720, height=450) as page:
        for _ in range(4):
            page.keyboard.press("f")
            seen = page.evaluate("""() => {
              const dock = document.getElementById('dock').getBoundingClientRect();
              const said = document.getElementById('explained').getBoundingClientRect();
              const device = [...document.querySelectorAll('.device')].find(({id}) =>
                id.slice(7) === new URLSearchParams(location.hash.slice(1)).get('explain') || !location.hash.includes('explain'));
              return [...document.querySelectorAll('.device .screens')].map((screens) => screens.getBoundingClientRect())
                .some(({top, height}) => top >= Math.max(0, said.top < 0 ? 0 : said.bottom) && top + Math.min(height, 300) <= dock.top + 0.5);
            }""")
            assert seen


def test_a_finding_does_not_move_after_the_page_has_scrolled_to_it(chromium):
    """A key before the first frame: the text above the devices has not been laid out yet."""
    tops = "[...document.querySelectorAll('.device .screens')].map((screens) => screens.getBoundingClientRect().top)"
    with opened(chromium, page_of(SHEET), width=720, height=450) as page:
        page.add_init_script(f"""addEventListener('load', () => {{
          document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'f', bubbles: true }}));
          globalThis.topsAfterTheKey = {tops};
        }})""")
        # A page that is loaded again would return to where it was.
        page.goto("about:blank")
        page.goto(page_of(SHEET).as_uri())
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate("scrollY") > 0
        assert page.evaluate(tops) == page.evaluate("topsAfterTheKey")


@pytest.mark.parametrize("side,scrolls", [("glass", False), ("bezel", True)])
def test_a_finger_on_the_screen_drags_and_one_on_the_bezel_scrolls(chromium, side, scrolls):
    with opened(chromium, page_of(SHEET), "#t=0", width=390, height=844, has_touch=True, is_mobile=True) as page:
        page.tap("#trial-open")
        assert eventually(lambda: page.evaluate(LIVE) > 0)
        device = output.page_data(SHEET)["devices"][0]["screens"][0]
        box = page.locator(".screen > svg").first.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        # The bezel of the first device is thick above and below its screen.
        if side == "bezel":
            view = page.locator(".screen > svg").first.evaluate("svg => svg.viewBox.baseVal.width")
            y = box["y"] + (device["y"] + device["height"] + 40) * box["width"] / view
        top, steps = page.evaluate("scrollY"), page.evaluate("scrollwork.trial.text()")
        swipe(page, x, y, 0, -120)
        assert eventually(lambda: not page.evaluate("scrollwork.trial.isMoving"))
        assert (page.evaluate("scrollY") > top + 30) == scrolls
        assert (page.evaluate("scrollwork.trial.text()") == steps) == scrolls


def test_printed_pages_and_readers_without_the_script_see_the_variant(chromium):
    title = output.page_data(SHEET)["variants"][0]["title"]
    with opened(chromium, page_of(SHEET), f"#variant={output.variants_of(SHEET)[0]}") as page:
        about = page.locator(".about b").first
        assert about.text_content() == title and not about.is_visible()
        page.emulate_media(media="print")
        assert about.is_visible()
    with opened(chromium, page_of(SHEET), java_script_enabled=False) as page:
        assert page.locator(".about b").first.is_visible()


def test_behind_the_scrubber_are_the_phases_and_findings_of_the_leading_device(chromium):
    scenario, variant = "collapsing-header/pull-top", "ch4"
    run = output.page_data(scenario)["runs"][output.variants_of(scenario).index(variant)]
    with opened(chromium, page_of(scenario), f"#variant={variant}") as page:
        board = Storyboard(page)
        for leader in [0, 2]:
            board.go_to(f"#variant={variant}&devices={','.join(output.devices_of(scenario)[leader:])}")
            frames = sorted(finding[1] for finding in run[leader]["findings"])
            page.wait_for_function("count => document.querySelectorAll('.behind .found').length === count", arg=len(frames))
            found = page.locator(".behind .found").evaluate_all("all => all.map((e) => Number(e.dataset.frame))")
            assert sorted(found) == frames
            kinds = page.locator(".behind .speed").evaluate_all("all => all.map((e) => e.classList[1]).join('')")
            assert kinds == "".join(sign for sign in run[leader]["phases"] if sign.isalpha())
        # They are where the thumb is at that time.
        page.evaluate("([frame, rate]) => scrollwork.seek(frame / rate * 1000)", [found[0], output.page_data(scenario)["devices"][2]["rate"]])
        mark = page.locator(".behind .found svg path").first.bounding_box()
        box, most = page.locator("#scrubber").bounding_box(), int(page.get_attribute("#scrubber", "max"))
        thumb = box["x"] + 9 + (box["width"] - 18) * board.state()["frame"] / most
        assert mark["x"] + mark["width"] / 2 == pytest.approx(thumb, abs=2)


def test_a_device_in_landscape_shows_all_sides_of_its_safe_area(chromium):
    with opened(chromium, page_of(SHEET)) as page:
        for device in output.page_data(SHEET)["devices"]:
            top, left, bottom, right = device["screens"][0]["safeArea"]
            facts = page.text_content(f"[id='device-{device['id']}'] figcaption").replace("\u00a0", " ")
            told = f"safe area ←{left} →{right} ↓{bottom} pt" if left or right else f"top safe area {top} pt"
            assert told in facts
