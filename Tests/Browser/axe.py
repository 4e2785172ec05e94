# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""axe-core, run in a page."""

from axe_playwright_python.sync_playwright import Axe

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What a picture is made of is no part of what it is to assistive technology: it has a role and a name. Thousands of
# shapes would take most of the time.
EMPTY_PICTURES = """() => {
  for (const part of document.querySelectorAll('svg[role=img] > :is(g, defs)')) part.remove();
}"""


def findings(page) -> list[str]:
    """Violations in words, with the first place of each."""
    page.evaluate(EMPTY_PICTURES)
    # What passes is counted only: describing thousands of elements would take half of the time.
    options = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}
    results = Axe().run(page, options=options).response
    return [f"{found['id']} ({found['impact']}): {found['help']}: {len(found['nodes'])} times, "
            f"first at {found['nodes'][0]['target']}: {found['nodes'][0].get('failureSummary', '')}"
            for found in results["violations"]]
