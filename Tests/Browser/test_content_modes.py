# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""An image fills its element as its content mode says, as the browser paints it."""

import io

from PIL import Image

import output
from watch import opened

RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)

# A square, green but for a blue band at its top, a fifth of its height.
SQUARE = """<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">
<rect width="40" height="40" fill="#00ff00"/><rect width="40" height="8" fill="#0000ff"/></svg>"""

# Three boxes of 200 by 100 points, one below the other, red where the image does not cover them.
MODES = ["fill", "fit", "stretch"]
BOXES = """{ version: 1, id: "modes", title: "Modes", scrollViews: { list: { content: 3000 } }, elements: [%s] }""" % ",".join(
    f'{{ id: "{mode}", frame: {{ left: 40, width: 200, top: {100 + 150 * index}, height: 100 }},'
    f' look: {{ fill: "#ff0000", image: "square.svg", contentMode: "{mode}" }} }}'
    for index, mode in enumerate(MODES))

GESTURE = """{ "version": 1, "id": "modes/pause", "title": "Pause", "pattern": "./modes.pattern.jsonc",
  "devices": ["iphone-8"], "steps": [ { "type": "pause", "duration": 200 } ] }"""

# Where a box is looked at, from its corner in points, and what each mode shows there.
SEEN = {
    (100, 10): {"fill": GREEN, "fit": BLUE, "stretch": BLUE},
    (20, 10): {"fill": GREEN, "fit": RED, "stretch": BLUE},
    (20, 50): {"fill": GREEN, "fit": RED, "stretch": GREEN},
    (180, 90): {"fill": GREEN, "fit": RED, "stretch": GREEN},
    (100, 90): {"fill": GREEN, "fit": GREEN, "stretch": GREEN},
    # Nothing of an image that is longer than its box is outside.
    (100, -20): {},
    (100, 120): {},
}

PLACE = """(id) => {
  const box = document.querySelector(`g[id$="${id}"] rect`).getBoundingClientRect();
  return [box.x, box.y, box.width / 200];
}"""


def test_an_image_covers_its_element_or_shows_all_or_takes_its_shape(chromium, tmp_path):
    (tmp_path / "square.svg").write_text(SQUARE)
    (tmp_path / "modes.pattern.jsonc").write_text(BOXES)
    scenario = tmp_path / "modes.scenario.jsonc"
    scenario.write_text(GESTURE)
    output.run("render", scenario, "--output", tmp_path / "out")
    with opened(chromium, tmp_path / "out/modes/pause/main/iphone-8.svg") as page:
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        places = [page.evaluate(PLACE, f"-e{number}") for number in range(1, len(MODES) + 1)]
    for mode, (left, top, scale) in zip(MODES, places, strict=True):
        for (x, y), wanted in SEEN.items():
            pixel = picture.getpixel((round(left + x * scale), round(top + y * scale)))
            if wanted:
                assert pixel == wanted[mode], (mode, x, y)
            else:
                assert pixel not in (RED, GREEN, BLUE), (mode, x, y)
