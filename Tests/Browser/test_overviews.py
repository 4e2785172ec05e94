# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Gallery and stories: nothing moves without a script by default, everything moves on demand, every link works; the script of
the gallery plays what is in view and searches."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest

import output
from watch import eventually, opened

# The positions of every drawing of the page: the values that its animations give its groups.
POSE = """() => [...document.querySelectorAll('main svg g[id]')].map((g) => getComputedStyle(g)).map(
  (style) => style.translate + style.transform).join()"""


@pytest.fixture(params=["gallery", "story"])
def overview(request, chromium):
    path = output.gallery() if request.param == "gallery" else output.stories()[0]
    with opened(chromium, path, java_script_enabled=False) as page:
        yield page


def moves(page) -> bool:
    before = page.evaluate(POSE)
    return eventually(lambda: page.evaluate(POSE) != before)


def stands(page) -> bool:
    before = page.evaluate(POSE)
    page.wait_for_timeout(600)
    return page.evaluate(POSE) == before


def test_nothing_moves_by_default(overview):
    overview.mouse.move(1, 1)
    assert stands(overview)


def test_a_card_plays_under_the_pointer_and_stops_afterwards(overview):
    overview.locator(".card").first.hover()
    assert moves(overview)
    overview.mouse.move(1, 1)
    assert stands(overview)


def test_a_card_plays_while_its_link_has_the_focus(overview):
    overview.mouse.move(1, 1)
    overview.locator(".card a").first.focus()
    assert moves(overview)


def test_the_picture_of_a_card_is_a_file_that_plays_under_the_pointer_and_stands_otherwise(chromium):
    with opened(chromium, output.gallery(), java_script_enabled=False) as page:
        card = page.locator(".card:not(.hero)").first
        picture = card.locator(".picture")
        card.scroll_into_view_if_needed()
        page.mouse.move(1, 1)
        still = card.locator(".still")
        assert still.evaluate("async (image) => { await image.decode(); return image.naturalWidth > 300; }")

        def pictures() -> set[bytes]:
            seen = set()
            for _ in range(8):
                page.wait_for_timeout(250)
                seen.add(picture.screenshot())
            return seen

        assert len(pictures()) == 1
        card.locator("h3").hover()
        seen = set()

        def has_moved() -> bool:
            seen.add(picture.screenshot())
            return len(seen) > 2

        assert eventually(has_moved)
        # It covers the still picture from edge to edge.
        boxes = [card.locator(name).bounding_box() for name in (".still", ".moving")]
        assert boxes[0] == pytest.approx(boxes[1], abs=1)
        page.mouse.move(1, 1)
        assert len(pictures()) == 1


def test_the_gallery_reads_only_pictures_near_the_window(chromium):
    with opened(chromium, output.gallery()) as page:
        loaded = page.evaluate("() => [...document.images].filter((image) => image.naturalWidth > 0).length")
        assert 0 < loaded < page.evaluate("() => document.images.length") / 4
        assert output.gallery().stat().st_size < 1_000_000


def test_play_all_plays_and_stops(overview):
    overview.mouse.move(1, 1)
    assert overview.inner_text("label.play-all").strip() == "Play all"
    overview.locator("label.play-all").click()
    assert overview.inner_text("label.play-all").strip() == "Pause all"
    overview.mouse.move(1, 1)
    assert moves(overview)
    overview.locator("label.play-all").click()
    overview.mouse.move(1, 1)
    assert stands(overview)


def test_the_gallery_plays_what_is_in_view_until_it_is_paused(chromium):
    with opened(chromium, output.gallery()) as page:
        page.mouse.move(1, 1)
        assert page.inner_text("label.play-all").strip() == "Pause all"
        assert moves(page)
        seen = page.locator(".card.seen").count()
        assert 0 < seen < page.locator(".card").count()
        page.locator("label.play-all").click()
        page.mouse.move(1, 1)
        assert stands(page)


def test_the_gallery_stands_under_reduced_motion_with_the_error_marked(chromium):
    with opened(chromium, output.gallery(), reduced_motion="reduce") as page:
        assert stands(page)
        assert page.locator("#hero-0-mark").evaluate("(mark) => getComputedStyle(mark).visibility") == "visible"


def test_a_search_shows_the_storyboards_with_all_words(chromium):
    with opened(chromium, output.gallery()) as page:
        field = page.locator("input[type=search]")
        cards = page.locator(".card:not(.hero)")
        everything = cards.count()
        page.keyboard.press("/")
        assert field.evaluate("(field) => field === document.activeElement")
        field.fill("fling")
        words = page.locator(".search [role=status]").inner_text()
        left = page.locator(".card:not(.hero):not([hidden])").count()
        assert words == f"{left} storyboards" and 0 < left < everything
        # Folded storyboards are shown, too.
        for card in page.locator(".card:not(.hero):not([hidden])").all():
            assert card.is_visible()
        field.fill("no such thing anywhere")
        assert page.locator(".search [role=status]").inner_text() == "0 storyboards"
        assert page.locator(".pattern:visible").count() == 0
        page.keyboard.press("Escape")
        assert field.input_value() == "" and page.locator(".card[hidden]").count() == 0


def test_every_chapter_of_a_story_has_the_verdict_of_its_run_and_leads_to_the_frame(chromium):
    checked = 0
    for path in output.stories():
        with opened(chromium, path) as page:
            stages = page.evaluate("""() => [...document.querySelectorAll('.chapter')].map((stage) => ({
              verdict: stage.querySelector('.verdict')?.textContent.trim() ?? '',
              breaks: stage.querySelector('.breaks') !== null,
              link: stage.querySelector('.verdict a')?.href ?? '',
              storyboard: stage.querySelector('.size a').href,
            }))""")
        for stage in stages:
            fragment = parse_qs(urlsplit(stage["storyboard"]).fragment)
            target = output.Path(urlsplit(stage["storyboard"]).path)
            data = output.page_data(output.name_of(target))
            runs = data["runs"][output.variants_of(output.name_of(target)).index(fragment["variant"][0])]
            # What breaks is shown in a gesture with a finding of it.
            assert stage["link"] or not stage["breaks"], stage
            if not stage["link"]:
                assert stage["verdict"] == "○ no findings in this gesture"
                # The device that the story shows has no findings, so at least one run has none.
                assert any(not run.get("findings") for run in runs)
                continue
            checked += 1
            words = parse_qs(urlsplit(stage["link"]).fragment)
            index = output.devices_of(output.name_of(target)).index(words["devices"][0])
            found = runs[index]["findings"]
            # The first one of the highest severity.
            worst = max(found, key=lambda finding: finding[2])
            count = "1 finding: " if len(found) == 1 else f"{len(found)} findings, worst "
            kind = "" if worst[2] == 2 else f"{('note', 'warning')[worst[2]]}: "
            assert stage["verdict"] == f"{'●◆▲'[worst[2]]} {count}{kind}{worst[0]}"
            with opened(chromium, target, "#" + urlsplit(stage["link"]).fragment) as page:
                assert page.locator("#values tr").count() == 1
                assert page.locator("#values td").first.text_content() == str(worst[1])
    assert checked > 5


def test_a_story_fills_its_printed_sheets(chromium, tmp_path):
    for path in output.stories():
        with opened(chromium, path) as page:
            stages = page.locator(".chapter").count()
            page.pdf(path=tmp_path / "story.pdf", format="A4")
        sheets = len(re.findall(rb"/Type\s*/Page\b", (tmp_path / "story.pdf").read_bytes()))
        # Three per sheet, from the first sheet on.
        assert sheets <= -(-stages // 3), path.parent.name


@pytest.mark.parametrize("kind", ["gallery", "stories"])
def test_every_link_leads_to_a_file_that_shows_what_it_names(chromium, kind):
    paths = [output.gallery()] if kind == "gallery" else output.stories()
    for path in paths:
        with opened(chromium, path) as page:
            links = page.evaluate("() => [...document.querySelectorAll('a[href]')].map((a) => a.href)")
        assert len(links) > 5
        for link in links:
            parts = urlsplit(link)
            target = output.Path(parts.path)
            assert target.is_file(), link
            for words in parse_qs(parts.fragment).items():
                if words[0] in ("variant", "compare"):
                    assert words[1][0] in output.variants_of(output.name_of(target)), link
