# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""What a workbench offers around the picture: search, share, export, themes, a part of the time, previews, borders, measuring."""

import re
import shlex
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from playwright.sync_api import expect

import output
from storyboard import Storyboard
from watch import eventually, opened

SCENARIO = "collapsing-header/fling-top"
EXAMPLES = output.ROOT / "Examples" / "patterns"
PAPER = "getComputedStyle(document.documentElement).backgroundColor"


# The colours of a part that forced colours would make equal, and those of the system.
FACE = """(part) => {
  const {backgroundColor, borderLeftColor} = getComputedStyle(part);
  return [backgroundColor, borderLeftColor];
}"""


def page_of(scenario: str):
    return output.folder() / scenario / "index.html"


def holds_after_reload(page, holds) -> bool:
    """Whether a page, opened again, has what it kept. Chromium stores it after the page has gone on, so that an early reload may miss it."""
    def opened_again() -> bool:
        page.reload()
        return holds()

    return eventually(opened_again)


def found(page) -> list[str]:
    return [" ".join(text.split()) for text in page.locator("#search-list li").all_inner_texts()]


def test_search_finds_variants_devices_findings_and_key_frames(chromium):
    data = output.page_data(SCENARIO)
    with opened(chromium, page_of(SCENARIO), "#t=500") as page:
        board = Storyboard(page)
        page.keyboard.press("/")
        expect(page.locator("#search")).to_be_focused()
        page.keyboard.type(f"variant {data['variants'][3]['title']}")
        assert found(page) == [f"variant {data['variants'][3]['title']}"]
        page.keyboard.press("Enter")
        assert board.state()["variant"] == data["variants"][3]["id"] and not page.is_visible("#search-list")
        page.keyboard.press("/")
        page.keyboard.type(f"device {data['devices'][1]['name']}")
        page.keyboard.press("Enter")
        assert board.state()["devices"] == data["devices"][1]["id"]
        page.keyboard.press("/")
        label, worst, *_ = data["runs"][1][0]["findings"][0]
        page.keyboard.type(f"finding {label} {data['variants'][1]['title']} {data['devices'][0]['name']}")
        page.keyboard.press("Enter")
        state = board.state()
        assert state["variant"] == data["variants"][1]["id"] and data["devices"][0]["id"] in state["devices"]
        assert state["frame"] == -(-worst * page.evaluate("scrollwork.rate") // data["devices"][0]["rate"])
        page.keyboard.press("/")
        page.keyboard.type("key frame settled")
        last = page.locator("#search-list li").count() - 1
        for _ in range(last):
            page.keyboard.press("ArrowDown")
        assert page.locator("#search").get_attribute("aria-activedescendant") == f"found-{last}"
        page.keyboard.press("Enter")
        assert board.state()["frame"] > state["frame"]


def test_search_says_that_it_finds_nothing_and_gives_the_keys_back(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=500") as page:
        page.keyboard.press("/")
        page.keyboard.type("no such thing")
        assert found(page) == ["Nothing found"]
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        assert not page.is_visible("#search-list")
        before = Storyboard(page).state()["frame"]
        page.keyboard.press("ArrowRight")
        assert Storyboard(page).state()["frame"] == before + 1


def test_one_click_shares_exactly_this_view(chromium):
    with opened(chromium, page_of(SCENARIO)) as page:
        page.click("#copy-link")
        assert eventually(lambda: page.inner_text("#copy-link") in ("Link copied", "In the address bar"))
        # The driver may hear of a new address late: the page knows it.
        assert eventually(lambda: "variant=" in page.evaluate("location.hash"))
        board, fragment = Storyboard(page), page.evaluate("location.hash")
        state, picture = board.state(), board.picture()
        with opened(chromium, page_of(SCENARIO), fragment) as other:
            again = Storyboard(other)
            assert again.picture() == picture
            assert {**again.state(), "shared": state["shared"]} == state
            assert other.is_visible("#explained")


def test_a_theme_is_chosen_and_kept(chromium):
    with opened(chromium, page_of(SCENARIO), color_scheme="light") as page:
        light = page.evaluate(PAPER)
        drawn = "getComputedStyle(document.querySelector('#stage svg [class]')).fill"
        page.click("#theme")
        assert page.evaluate(PAPER) == light
        page.click("#theme")
        dark = page.evaluate(PAPER)
        assert dark != light and page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
        assert holds_after_reload(page, lambda: page.evaluate(PAPER) == dark)
        assert page.locator("#theme").get_attribute("title") == "Theme: dark"
        assert page.evaluate(drawn)
        page.click("#theme")
        assert page.evaluate(PAPER) == light


def exported(page, kind: str, folder: Path) -> Path:
    """The file of the view that the menu of exports saves."""
    page.click(".exporting > summary")
    with page.expect_download() as download:
        page.click(f"#export-{kind}")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_the_view_is_exported_as_a_drawing_that_stands_alone(chromium, tmp_path):
    with opened(chromium, page_of(SCENARIO)) as page:
        text = exported(page, "svg", tmp_path).read_text()
        root = ElementTree.fromstring(text)
        ids = {part.get("id") for part in root.iter() if part.get("id")}
        assert {ref for ref in re.findall(r"(?:url\(#|href=\"#)([\w.-]+)", text)} <= ids
        names = [text for part in root.iter() if part.tag.endswith("}text") for text in [part.text] if text]
        assert "iPhone 8" in names and any(name.startswith("A ") for name in names) and any("pt" in name for name in names)
        assert "var(--accent)" not in text and "animation" not in text
        shown = page.locator("#stage .device:not([hidden]) .screen > svg:first-child").count()
        assert sum(part.get("role") == "img" for part in root.iter()) == shown
        assert any(part.get("class") == "overlay" for part in root.iter())


def test_the_view_is_exported_as_pixels(chromium, tmp_path):
    with opened(chromium, page_of(SCENARIO)) as page:
        path = exported(page, "png", tmp_path)
        pixels = page.evaluate("""async (data) => {
          const image = new Image();
          image.src = data;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          return [image.width, new Set(new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer)).size];
        }""", "data:image/png;base64," + __import__("base64").b64encode(path.read_bytes()).decode())
        assert pixels[0] > 400 and pixels[1] > 200


@pytest.mark.parametrize("kind,start", [("gif", "export"), ("mp4", "export"), ("approve", "approve")])
def test_commands_are_copied_and_name_what_is_shown(chromium, kind, start):
    with opened(chromium, page_of(SCENARIO)) as page:
        page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
        page.click(".exporting > summary")
        page.click(f"#export-{kind}")
        assert eventually(lambda: page.evaluate("window.copied"))
        words, state = shlex.split(page.evaluate("window.copied")), Storyboard(page).state()
        assert words[:3] == ["scrollwork", start, f"{SCENARIO}.scenario.jsonc"]
        assert words[words.index("--device") + 1] == state["devices"] and words[words.index("--variant") + 1] == state["variant"]
        assert kind == "approve" or words[-1].endswith(f".{kind}")
        scenario = str(output.scenario_file(SCENARIO))
        assert output.run(start, *[scenario if word.endswith(".jsonc") else word for word in words[2:-2 if kind != "approve" else None]],
                          *(["-o", "-"] if kind != "approve" else ["--help"]))


def test_a_drag_along_the_script_repeats_that_part(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=0") as page:
        lane, rail = page.locator(".steps-lane .lane-track").bounding_box(), page.locator("#playrail").bounding_box()
        y = lane["y"] + lane["height"] / 2
        start, end = (rail["x"] + share * rail["width"] for share in (0.3, 0.4))
        page.mouse.move(start, y)
        page.mouse.down()
        page.mouse.move(end, y, steps=5)
        page.mouse.up()
        state = Storyboard(page).state()
        assert state["loop"] and state["playing"]
        last = int(page.get_attribute("#scrubber", "max"))
        for _ in range(5):
            page.wait_for_timeout(60)
            assert 0.29 * last <= Storyboard(page).state()["frame"] <= 0.41 * last
        band = page.locator(".range").bounding_box()
        assert abs(band["x"] - start) < 3 and abs(band["x"] + band["width"] - end) < 3
        page.keyboard.press("o")
        assert not Storyboard(page).state()["loop"] and not page.is_visible(".range")


def test_the_ends_of_a_loop_are_set_with_keys(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=1000") as page:
        page.keyboard.press("{")
        page.keyboard.press("k")
        assert page.locator("#loop").get_attribute("aria-pressed") == "true"
        rate = page.evaluate("scrollwork.rate")
        assert Storyboard(page).state()["frame"] >= rate


def test_a_pointer_over_the_time_axis_shows_the_frame_there(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=0") as page:
        before = Storyboard(page).picture()
        box, rail = page.locator("#scrubber").bounding_box(), page.locator("#playrail").bounding_box()
        page.mouse.move(rail["x"] + rail["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".preview")).to_be_visible()
        half = page.evaluate("scrollwork.duration") / 2000
        assert abs(float(page.inner_text(".preview p").split()[0]) - half) < 0.02
        assert Storyboard(page).picture() == before
        moved = page.evaluate("""() => [...document.querySelectorAll('.preview svg g[id]')].filter((group) =>
          group.getAttribute('transform') !== document.getElementById(group.id.replace(/^p-/, ''))?.getAttribute('transform')).length""")
        assert moved > 0
        page.mouse.move(10, 300)
        expect(page.locator(".preview")).to_be_hidden()


@pytest.mark.parametrize("border,part,measure,key", [
    (".border-side", ".inspector", "width", "ArrowLeft"), (".border-bottom", ".bottom", "height", "ArrowUp")])
def test_borders_are_moved_and_kept(chromium, border, part, measure, key):
    with opened(chromium, page_of(SCENARIO)) as page:
        def size():
            return round(page.locator(part).first.bounding_box()[measure])

        first = size()
        page.locator(border).focus()
        page.keyboard.press(key)
        assert size() == first + 16
        box = page.locator(border).bounding_box()
        x, y = box["x"] + min(3, box["width"] / 2), box["y"] + min(3, box["height"] / 2)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 40, y - 40, steps=3)
        page.mouse.up()
        wide = size()
        assert abs(wide - first - 56) < 6
        assert holds_after_reload(page, lambda: size() == wide)
        page.locator(border).dblclick()
        assert size() == first


def test_two_clicks_measure_from_edge_to_edge_also_between_frames(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=0&devices=" + output.devices_of(SCENARIO)[0]) as page:
        data, device = output.page_data(SCENARIO), output.devices_of(SCENARIO)[0]
        variant = Storyboard(page).state()["variant"]
        frames = output.frames(SCENARIO, device, variant).lines
        screen = data["devices"][0]["screens"][0]

        def edge(frame: int) -> float:
            header = next(one for one in frames[frame]["elements"] if one["id"] == "header")
            return header["frame"][1] + header["frame"][3]

        def click(y: float) -> None:
            box = page.locator("#stage .screen > svg").first.bounding_box()
            high = page.locator("#stage .screen > svg").first.evaluate("e => e.viewBox.baseVal.height")
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + (screen["y"] + y) * box["height"] / high)

        page.keyboard.press("e")
        moved = next(frame for frame in range(len(frames)) if abs(edge(frame) - edge(0)) > 20)
        click(edge(0))
        # Keys step by the frames of the fastest display.
        for _ in range(moved * round(page.evaluate("scrollwork.rate") / data["devices"][0]["rate"])):
            page.keyboard.press("ArrowRight")
        click(edge(moved))
        size, between = page.locator(".overlay.measuring tspan").all_text_contents()
        assert abs(float(size.split()[0]) - abs(edge(moved) - edge(0))) <= 0.11 and between == f"frames 0 → {moved}"
        page.keyboard.press("Escape")
        assert page.locator(".overlay.measuring").count() == 0


def test_edges_are_measured_with_the_keyboard_alone(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=0") as page:
        page.keyboard.press("e")
        for key in ("ArrowDown", "Enter", "ArrowDown", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        expect(page.locator("#status")).to_have_text(re.compile(r"^[\d.]+ pt, frame 0$"))


def test_the_pattern_file_is_beside_the_picture_with_its_findings_marked(chromium, tmp_path):
    scenario = EXAMPLES / "Scenarios" / "profile-fling.scenario.jsonc"
    output.run("render", scenario, "--output", tmp_path)
    with opened(chromium, next(tmp_path.glob("*/*/index.html")), "#variant=both-follow&t=0") as page:
        page.click("label[for=tab-code]")
        text = (EXAMPLES / "Patterns" / "social-profile.pattern.jsonc").read_text(encoding="utf-8")
        lines = page.locator("#code pre span")
        assert lines.count() == len(text.split("\n"))
        named = {int(line) for line in re.findall(r"pattern\.jsonc:(\d+):\d+", page.locator("#findings-both-follow").inner_text() or page.locator("#findings-both-follow").text_content())}
        marked = page.evaluate("[...document.querySelectorAll('#code pre span')].flatMap((line, at) => line.matches('.found') ? [at + 1] : [])")
        assert named and set(marked) == named
        changed = page.locator("#code .changed").all_inner_texts()
        assert changed and all(line in text for line in (one.strip("\n") for one in changed))
        assert page.locator("#code .found").first.is_visible()
        page.emulate_media(forced_colors="active")
        others = page.locator("#code span:not(.found, .changed)").first.evaluate(FACE)
        assert page.locator("#code .found").first.evaluate(FACE) != others != page.locator("#code .changed").first.evaluate(FACE)


def test_the_rule_in_swift_is_beside_the_picture_with_the_lines_of_the_variant_marked(chromium):
    with opened(chromium, page_of("quick-return/fling-bottom"), "#variant=qr0&t=0") as page:
        page.click("label[for=tab-code]")
        text = (output.ROOT / "Sources/ScrollCore/Patterns/QuickReturn.swift").read_text(encoding="utf-8").split("\n")
        lines = [line.removesuffix("\n") for line in page.locator("#code pre span").all_text_contents()]
        assert len([line for line in lines if len(line) > 20 and line in text]) > 100
        assert "    let counted = variant.countsBounces ? offset : range.clamp(offset)\n" in page.locator("#code .changed").all_text_contents()
        page.evaluate("location.hash = '#variant=qr3&tab=code'")
        expect(page.locator("#code .changed", has_text="qr0")).to_have_count(0)
        expect(page.locator("#code .changed", has_text="qr3").first).to_be_visible()


def test_a_finding_of_pages_that_are_turned_is_measured_across_the_screen(chromium):
    with opened(chromium, page_of("page-carousel/flicks")) as page:
        area = page.locator(".screen > .overlay .mark .area").first.evaluate("rect => ['x', 'width', 'height'].map((name) => Number(rect.getAttribute(name)))")
        label = page.locator(".screen > .overlay .mark text").first.text_content()
        shown = page.locator("#explained").inner_text()
        assert abs(area[1] - float(label.split()[0])) <= 0.11 and label.split()[0] in shown
        assert area[0] > 0 and area[2] > 700


def test_a_wheel_scrolls_the_live_screen_below_the_pointer(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=0&devices=" + output.devices_of(SCENARIO)[0]) as page:
        page.click("#trial-open")
        expect(page.locator("#trial-open")).to_have_attribute("aria-pressed", "true")
        assert eventually(lambda: page.evaluate("!scrollwork.trial.isMoving && document.querySelector('.is-live') !== null"))
        board = Storyboard(page)
        box = page.locator("#stage .screen > svg").first.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        before = board.picture()
        for _ in range(4):
            page.mouse.wheel(0, 40)
        assert eventually(lambda: board.picture() != before)
        assert eventually(lambda: not page.evaluate("scrollwork.trial.isMoving"))
        assert "pointerDown" in page.evaluate("scrollwork.trial.text()")


def test_forced_colours_show_the_focused_border_and_the_loop(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=500", forced_colors="active") as page:
        border = page.locator(".border-side")
        rest = border.evaluate(FACE)
        border.focus()
        page.keyboard.press("ArrowLeft")
        assert border.evaluate(FACE)[0] != rest[0]
        loop = page.locator("#loop")
        rest = loop.evaluate(FACE)
        page.keyboard.press("o")
        expect(loop).to_have_attribute("aria-pressed", "true")
        assert loop.evaluate(FACE)[1] != rest[1]


@pytest.mark.parametrize("width,height", [(720, 450), (390, 844)])
def test_menus_and_search_stay_in_a_window_at_200_percent(chromium, width, height):
    with opened(chromium, page_of(SCENARIO), "#t=500", width=width, height=height, device_scale_factor=2) as page:
        page.fill("#search", "header")
        expect(page.locator("#search-list li").first).to_be_visible()
        boxes = [page.locator("#search-list").bounding_box()]
        page.keyboard.press("Escape")
        page.click(".exporting > summary")
        boxes.append(page.locator(".exporting fieldset").bounding_box())
        for box in boxes:
            assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_paper_has_no_tools(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=500") as page:
        page.keyboard.press("e")
        page.emulate_media(media="print")
        for part in [".bar", "#dock", ".border", ".tabs", "#loop", ".preview", "#search-list", ".overlay.measuring"]:
            for one in page.locator(part).all():
                assert not one.is_visible(), part


def test_under_reduced_motion_a_sheet_opens_at_once_and_a_loop_waits_for_its_key(chromium):
    with opened(chromium, page_of(SCENARIO), "#t=500", width=390, height=844, reduced_motion="reduce") as page:
        page.click("#inspector-open")
        expect(page.locator(".inspector")).to_be_visible()
        assert page.evaluate("document.getAnimations().filter(({playState}) => playState === 'running').length") == 0
        assert not Storyboard(page).state()["playing"]
