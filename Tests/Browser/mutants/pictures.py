# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Screenshots of a file in Chromium: at several times of its animation, and in dark mode."""

from pathlib import Path

# Positions in the loop, as fractions.
TIMES = [0, 0.13, 0.37, 0.71]

SEEK = """part => {
  for (const each of document.getAnimations()) {
    each.pause();
    const {duration, delay} = each.effect.getTiming();
    each.currentTime = part * duration + (each.id === '' ? 0 : delay);
  }
}"""


class Studio:
    """A window that takes screenshots of files."""

    def __init__(self, chromium, folder: Path):
        self.page = chromium.browser.new_page(viewport={"width": 900, "height": 900})
        self.folder = folder
        self.known: dict[str, list[bytes]] = {}

    def pictures(self, name: str, contents: bytes) -> list[bytes]:
        """PNG files, in a fixed order; an error of the browser counts as a separate picture."""
        path = self.folder / ("shown" + Path(name).suffix)
        path.write_bytes(contents)
        taken = []
        try:
            self.page.emulate_media(color_scheme="light")
            self.page.goto(path.as_uri())
            if path.suffix == ".html":
                taken.append(self.page.screenshot())
                self.page.goto(path.as_uri() + "#f=40")
                self.page.reload()
                taken.append(self.page.screenshot())
            else:
                for part in TIMES:
                    self.page.evaluate(SEEK, part)
                    taken.append(self.page.screenshot())
            self.page.emulate_media(color_scheme="dark")
            taken.append(self.page.screenshot())
        except Exception as error:  # A picture that the browser cannot show equals no other.
            taken.append(type(error).__name__.encode())
        return taken

    def differs(self, name: str, original: bytes, mutant: bytes) -> bool:
        """Whether a mutant looks different from its file."""
        if name not in self.known:
            self.known[name] = self.pictures(name, original)
        return self.pictures(name, mutant) != self.known[name]
