# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A storyboard page as a reviewer sees it: its state and its controls."""

from dataclasses import dataclass

from playwright.sync_api import Page

# The state that the controls show. `picture` contains the attributes of every group of the visible devices, so that any
# change of the drawings shows.
STATE = """() => {
  const checked = (name) => [...document.querySelectorAll(`[id^="${name}-"]`)]
    .filter((e) => e.checked).map((e) => e.id.slice(name.length + 1));
  return {
    frame: Number(document.getElementById('scrubber').value),
    variant: checked('variant').join(),
    compare: document.getElementById('compare').value,
    devices: checked('show').join(),
    speed: checked('speed').join(),
    playing: document.getElementById('play').classList.contains('playing'),
    help: document.getElementById('help').open,
    keys: document.getElementById('single-keys').checked,
    show: checked('overlay').join(),
    live: document.getElementById('trial-open')?.getAttribute('aria-pressed') === 'true',
    difference: document.getElementById('difference').value,
    sync: document.getElementById('sync').value,
    mode: document.getElementById('compare-mode').value,
    mix: document.getElementById('compare-mix').value,
    tab: checked('tab').join(),
    inspector: !document.body.classList.contains('closed'),
    loop: document.getElementById('loop').getAttribute('aria-pressed') === 'true',
    zoom: document.getElementById('zoom').getAttribute('aria-pressed') === 'true',
    theme: document.getElementById('theme').title,
    shared: document.getElementById('copy-link-word').textContent !== 'Share',
  };
}"""

PICTURE = """() => [...document.querySelectorAll('#stage svg g')].filter((g) => !g.closest('[hidden]')).map((g) =>
  ['id', 'transform', 'opacity', 'visibility'].map((name) => g.getAttribute(name)).join(' ')).join('\\n')"""

# Removes everything but the drawings: laying out the table again after each of many seeks takes most of the time.
ONLY_STAGE = """() => {
  for (let node = document.getElementById('stage'); node !== document.body; node = node.parentElement) {
    // The rows of a workbench count on the page's header.
    for (const other of node.parentElement.children) if (other !== node && other.localName !== 'header') other.style.display = 'none';
  }
}"""

# All visible operable elements, by id, or by the id of the enclosing element and their kind.
OPERABLE = """() => [...document.querySelectorAll('button, input, select, textarea, summary, a[href], [tabindex]')]
  .filter((e) => e.tabIndex >= 0 && !e.disabled && (e.checkVisibility() || e.closest('details:not([open])')))
  .map((e) => '#' + (e.id || `${e.closest('[id]')?.id ?? ''} ${e.localName}.${e.className}`))"""


@dataclass(frozen=True)
class Control:
    """One control or group of radio buttons, and what it changes."""

    # The prefix of the ids that the control covers: its own, or those of its group.
    covers: str
    # The key that operates the focused control.
    key: str
    # The entry of the state that must change.
    changes: str
    # A selector of the click target, if it is not the first element that the control covers.
    click: str = ""
    # Selectors of elements that must be opened first, one after the other, with the key that opens each.
    within: tuple[tuple[str, str], ...] = ()

    @property
    def selector(self) -> str:
        return f"[id^='{self.covers[1:]}']" if " " not in self.covers else self.covers

    @property
    def target(self) -> str:
        return self.click or self.selector


# Arrows choose among tabs.
TABS = "ArrowRight"

CONTROLS = [
    Control("#play", "Enter", "playing"),
    Control("#to-start", "Enter", "frame"),
    Control("#back", "Enter", "frame"),
    Control("#forward", "Enter", "frame"),
    Control("#to-end", "Enter", "frame"),
    Control("#scrubber", "ArrowRight", "frame"),
    Control("#variant-", "ArrowLeft", "variant", click="input[id^=variant-]:not(:checked)"),
    Control("#speed-", "ArrowLeft", "speed", click="input[id^=speed-]:not(:checked)"),
    Control("#sync", "ArrowDown", "sync"),
    Control("#compare", "ArrowDown", "compare"),
    Control("#compare-mode", "ArrowDown", "mode", within=(("#compare", "ArrowDown"),)),
    Control("#compare-mix", "ArrowRight", "mix", within=(("#compare", "ArrowDown"), ("#compare-mode", "ArrowDown"))),
    Control("#show-", "Space", "devices", within=((".picker > summary", "Enter"),)),
    Control("#devices-none", "Enter", "devices", within=((".picker > summary", "Enter"),)),
    Control("#overlay-", "Space", "show", within=((".showing > summary", "Enter"),)),
    Control("#loop", "Enter", "loop"),
    Control("#zoom", "Enter", "zoom"),
    Control("#tab-", "ArrowRight", "tab", click="input[id^=tab-]:not(:checked)"),
    Control("#inspector-close", "Enter", "inspector"),
    Control("#parameters-try", "Enter", "live", within=(("#tab-parameters", TABS),)),
    Control("#strip button", "Enter", "frame", click="#strip li:nth-child(3) button"),
    Control("#difference", "ArrowDown", "difference", within=(("#tab-values", TABS),)),
    Control("#trial-open", "Enter", "live"),
    Control("#copy-link", "Enter", "shared"),
    Control("#theme", "Enter", "theme"),
    Control("#help-open", "Enter", "help"),
    Control("#single-keys", "Space", "keys", within=(("#help-open", "Enter"),)),
    Control("#help-close", "Enter", "help", within=(("#help-open", "Enter"),)),
]

# Other operable elements: all devices, which are shown at first; links, whose targets have separate tests; summaries
# and scrolling, which the browser handles. Controls of a trial or of findings are tested with those.
# A note about each device, and one about the page, are summaries; lanes scroll.
OTHERS = ("#search", "#device-", "#export-", "#measure", "# div.border", "#inspector summary", "#inspector div.scroller", "# section.lanes", "#devices-all", "#devices-each", "#svg-", "#file-", "#finding-", "#verdict-", "#trial-", "#trial summary.", "# a.", "# summary.", "# div.scroller")

# Keys that work everywhere, with what they change; the single-keys switch turns the first group off.
CHARACTER_KEYS = [
    ("k", "playing"), ("Space", "playing"), (",", "frame"), (".", "frame"), ("]", "frame"), ("[", "frame"),
    ("-", "speed"), ("+", "speed"), ("2", "variant"), ("Shift+Digit2", "devices"), ("?", "help"),
    ("s", "show"), ("i", "show"), ("r", "show"), ("t", "show"), ("g", "show"), ("l", "live"), ("y", "sync"),
    ("c", "shared"),
]
OTHER_KEYS = [
    ("ArrowLeft", "frame"), ("ArrowRight", "frame"), ("Shift+ArrowLeft", "frame"), ("Shift+ArrowRight", "frame"),
    ("Home", "frame"), ("End", "frame"),
]


class Storyboard:
    """Queries and operates an open page."""

    def __init__(self, page: Page):
        self.page = page

    def state(self) -> dict:
        return self.page.evaluate(STATE)

    def picture(self) -> str:
        return self.page.evaluate(PICTURE)

    def seek(self, milliseconds: float) -> None:
        self.page.evaluate("(ms) => scrollwork.seek(ms)", milliseconds)

    @property
    def duration(self) -> float:
        """The length of the playhead in milliseconds."""
        return self.page.evaluate("scrollwork.duration")

    def go_to(self, fragment: str) -> None:
        """Follows a link within the page, and returns when the page has updated."""
        self.page.evaluate("""(hash) => new Promise((done) => {
          // The page listens first, so that it has acted by then.
          addEventListener('hashchange', done, {once: true});
          location.hash = hash;
        }).then(() => undefined)""", fragment)

    def click(self, target: str) -> None:
        """Clicks a control where a reviewer would: a hidden input on its label, a slider next to its thumb."""
        found = self.page.locator(target).first
        if found.evaluate("e => e.localName === 'select'"):
            found.select_option(index=1)
            return
        if found.evaluate("e => e.type === 'range'"):
            size = found.bounding_box()
            found.click(position={"x": size["width"] * 0.8, "y": size["height"] / 2})
            return
        if found.evaluate("e => e.labels?.length > 0"):
            # A hidden radio button lies below the visible face of its label.
            found = found.locator("xpath=ancestor::label")
        found.click()

    def open_by_pointer(self, control: Control) -> None:
        for selector, _ in control.within:
            self.click(selector)

    def open_by_keyboard(self, control: Control) -> None:
        for selector, key in control.within:
            self.tab_to("[name=tab]:checked" if key == TABS else selector)
            self.page.keyboard.press(key)
            while key == TABS and not self.page.is_checked(selector):
                self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        """Presses Tab until a matching element has the focus."""
        for _ in range(300):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(s) => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(f"Tab does not reach {selector}")
