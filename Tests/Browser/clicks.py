# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Counts the clicks that a reader needs on an open page, by doing each task with the mouse.

    python Tests/Browser/clicks.py Output/collapsing-header/fling-top/index.html

`test_workbench.py` runs the same tasks and compares the counts with what they may be.
"""

import argparse
from pathlib import Path

from playwright.sync_api import Page

from engines import Chromium

# The tasks, with how many clicks each may take.
GOALS = {
    "see the worst finding, marked": 0,
    "compare two variants on one device": 2,
    "read the header's height at one moment on three devices": 1,
    "share exactly this view": 1,
    "export what is seen as a film": 2,
}

MARK = """() => [...document.querySelectorAll('.screen > .overlay .mark')].some((mark) => getComputedStyle(mark).visibility !== 'hidden'
  && mark.querySelector('text').textContent.includes('pt')) && document.getElementById('explained').checkVisibility()"""


class Hand:
    """A mouse that counts its clicks."""

    def __init__(self, page: Page):
        self.page = page
        self.clicks = 0

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.clicks += 1

    def choose(self, selector: str, index: int) -> None:
        """Opens a list and clicks an entry: two clicks, which a browser's own list takes as well."""
        self.page.locator(selector).select_option(index=index)
        self.clicks += 2


def see_the_worst(hand: Hand) -> bool:
    return hand.page.evaluate(MARK)


def compare(hand: Hand) -> bool:
    before = hand.page.input_value("#compare")
    index = 1 if hand.page.locator("#compare option:checked").evaluate("o => o.index") != 1 else 2
    hand.choose("#compare", index)
    screens = hand.page.locator("#stage .device:not([hidden]) .screen").count()
    return hand.page.input_value("#compare") != before and screens >= 2


def read_heights(hand: Hand) -> bool:
    """A link shows several devices; their heights are in the table of values."""
    hand.page.goto(hand.page.url.split("#")[0] + "#t=1000")
    hand.click("label[for=tab-values]")
    column = hand.page.locator(".measure thead th", has_text="header.height")
    index = column.first.evaluate("cell => cell.cellIndex")
    cells = [row.locator("th, td").nth(index).inner_text() for row in hand.page.locator("#values tr:not([hidden])").all()]
    return len([cell for cell in cells if float(cell.split()[0]) > 0]) >= 3


def share(hand: Hand) -> bool:
    hand.page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    hand.click("#copy-link")
    hand.page.wait_for_function("window.copied")
    return "variant=" in hand.page.evaluate("window.copied")


def film(hand: Hand) -> bool:
    hand.page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    hand.click(".exporting > summary")
    hand.click("#export-gif")
    hand.page.wait_for_function("window.copied")
    return hand.page.evaluate("window.copied").startswith("scrollwork export ")


TASKS = dict(zip(GOALS, (see_the_worst, compare, read_heights, share, film)))


def count(chromium: Chromium, path: Path) -> dict[str, int]:
    """How many clicks each task takes on a page that has just been opened."""
    counts = {}
    for name, task in TASKS.items():
        context = chromium.browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.goto(path.resolve().as_uri())
        hand = Hand(page)
        done = task(hand)
        counts[name] = hand.clicks
        context.close()
        assert done, f"not done: {name}"
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="+", type=Path)
    with Chromium() as chromium:
        for path in parser.parse_args().pages:
            print(path.parent)
            for name, clicks in count(chromium, path).items():
                print(f"  {clicks} of {GOALS[name]}  {name}")


if __name__ == "__main__":
    main()
