# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The Nu HTML Checker finds no problems on the pages."""

import re

import nu
import output


def test_the_nu_checker_is_silent_on_every_page():
    assert nu.findings([output.folder() / "index.html", *output.pages()]) == []


def test_every_reference_of_a_drawing_has_a_target_on_its_page():
    shared = 0
    for page in output.pages():
        text = page.read_text(encoding="utf-8")
        ids = set(re.findall(r' id="([^"]+)"', text))
        referred = re.findall(r'<use href="#([^"]+)"', text) + re.findall(r'="url\(#([^)]+)\)"', text)
        assert referred, page
        assert set(referred) <= ids, page
        shared += any(re.fullmatch(r"r\d+", one) for one in referred)
    # Lists look the same on several screens.
    assert shared > 10
