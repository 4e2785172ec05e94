# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The Nu HTML Checker has nothing to say about the pages."""

import re

import nu
import output


def test_the_nu_checker_is_silent_on_every_page():
    assert nu.findings([output.folder() / "index.html", *output.pages()]) == []


def test_every_reference_of_a_drawing_leads_to_something_on_its_page():
    shared = 0
    for page in output.pages():
        text = page.read_text(encoding="utf-8")
        ids = set(re.findall(r' id="([^"]+)"', text))
        referred = re.findall(r'<use href="#([^"]+)"', text) + re.findall(r'="url\(#([^)]+)\)"', text)
        assert referred, page
        assert set(referred) <= ids, page
        shared += any(re.fullmatch(r"r\d+", one) for one in referred)
    # Lists look alike on several screens.
    assert shared > 10
