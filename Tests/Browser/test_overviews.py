# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The pages without script: nothing moves unasked, everything moves when asked, and every link leads somewhere."""

from urllib.parse import parse_qs, urlsplit

import pytest

import output
from watch import opened

# Where every drawing of the page is: the transforms that its animations give its groups.
POSE = """() => [...document.querySelectorAll('main svg g[id]')].map((g) => getComputedStyle(g).transform).join()"""


@pytest.fixture(params=["gallery", "story"])
def overview(request, chromium):
    path = output.gallery() if request.param == "gallery" else output.stories()[0]
    with opened(chromium, path) as page:
        yield page


def moves(page) -> bool:
    before = page.evaluate(POSE)
    for _ in range(20):
        page.wait_for_timeout(200)
        if page.evaluate(POSE) != before:
            return True
    return False


def stands(page) -> bool:
    before = page.evaluate(POSE)
    page.wait_for_timeout(600)
    return page.evaluate(POSE) == before


def test_nothing_moves_unasked(overview):
    overview.mouse.move(1, 1)
    assert stands(overview)


def test_a_card_plays_under_the_pointer_and_stops_after(overview):
    overview.locator(".card").first.hover()
    assert moves(overview)
    overview.mouse.move(1, 1)
    assert stands(overview)


def test_a_card_plays_while_its_link_has_the_focus(overview):
    overview.mouse.move(1, 1)
    overview.locator(".card a").first.focus()
    assert moves(overview)


def test_play_all_plays_and_stops(overview):
    overview.mouse.move(1, 1)
    overview.locator("label.play-all").click()
    overview.mouse.move(1, 1)
    assert moves(overview)
    overview.locator("label.play-all").click()
    overview.mouse.move(1, 1)
    assert stands(overview)


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
