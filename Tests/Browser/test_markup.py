# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The Nu HTML Checker has nothing to say about the pages."""

import nu
import output


def test_the_nu_checker_is_silent_on_every_page():
    assert nu.findings([output.folder() / "index.html", *output.pages()]) == []
