# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The checks of pages themselves: each detects the faults that it should detect."""

import pytest

import axe
import nu
from layout import OVERLAPPING_WORDS, SMALL_TARGETS, STICKING_OUT
from watch import opened


def test_the_layout_checks_find_faults(chromium, tmp_path):
    path = tmp_path / "page.html"
    path.write_text(
        '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>'
        '<div id="wide" style="width:3000px">wide</div>'
        '<div style="position:relative"><b>one</b><i style="position:absolute;left:0;top:0">two</i></div>'
        '<button id="a" style="all:unset;display:block;width:40px;height:12px">.</button>'
        '<button id="b" style="all:unset;display:block;width:40px;height:12px">.</button></body></html>')
    with opened(chromium, path) as page:
        assert "#wide" in page.evaluate(STICKING_OUT)[0]
        assert page.evaluate(OVERLAPPING_WORDS) == ['"one" on "two"']
        assert len(page.evaluate(SMALL_TARGETS)) == 2


def test_axe_finds_faults(chromium, tmp_path):
    path = tmp_path / "page.html"
    path.write_text('<!DOCTYPE html><html><head><title>x</title></head><body><main><h1>x</h1>'
                    '<p style="color:#bbb;background:#fff">pale</p><img src="data:,"></main></body></html>')
    with opened(chromium, path) as page:
        found = "\n".join(axe.findings(page))
    assert "html-has-lang" in found and "color-contrast" in found and "image-alt" in found


def test_the_nu_checker_finds_faults(tmp_path):
    page = tmp_path / "page.html"
    page.write_text(
        '<!DOCTYPE html><html lang="en"><head><title>x</title><meta http-equiv="Content-Security-Policy" '
        "content=\"script-src 'wasm-unsafe-eval'\"><style>:root{color-scheme:light dark}</style></head>"
        '<body><p id="a">x</p><p id="a" aria-labelledby="none">y</p></body></html>'
    )
    found = "\n".join(nu.findings([page]))
    assert "Duplicate ID" in found
    assert "aria-labelledby" in found
    assert "wasm-unsafe-eval" not in found
    assert "color-scheme" not in found


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ('<img src="picture.png" alt="">', "request for file:"),
        ('<img src="http://127.0.0.1:9/x.png" alt="">', "request for http:"),
        ("<script>console.error('no')</script>", "console error: no"),
        ("<script>missing()</script>", "script error: missing is not defined"),
        ('<meta http-equiv="Content-Security-Policy" content="script-src \'none\'"><script>1</script>',
         "Content Security Policy"),
    ],
)
def test_a_watched_page_may_not_load_files_log_or_fail(chromium, tmp_path, body, words):
    path = tmp_path / "page.html"
    path.write_text(f'<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>{body}</body></html>')
    with pytest.raises(AssertionError, match=words), opened(chromium, path) as page:
        page.wait_for_load_state()
