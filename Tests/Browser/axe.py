# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Runs axe-core in a page."""

from axe_playwright_python.sync_playwright import Axe

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Assistive technology sees a picture as one element with a role and a name, so its shapes do not matter. Checking
# thousands of shapes would take most of the time. They stay in the page, which copies drawings when they come into view.
EMPTY_PICTURES = """() => {
  for (const part of document.querySelectorAll('svg[role=img] > :is(g, defs)')) part.setAttribute('display', 'none');
}"""


def findings(page) -> list[str]:
    """Violations as text, with the first element of each."""
    page.evaluate(EMPTY_PICTURES)
    # Passes are only counted: describing thousands of elements would take half of the time.
    options = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]}
    results = Axe().run(page, options=options).response
    return [f"{found['id']} ({found['impact']}): {found['help']}: {len(found['nodes'])} times, "
            f"first at {found['nodes'][0]['target']}: {found['nodes'][0].get('failureSummary', '')}"
            for found in results["violations"]]
