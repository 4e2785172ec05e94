# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Programs that draw or rewrite SVG files, called as their users call them, with the settings from the guide."""

import shutil
import subprocess
import sys
from pathlib import Path

# Converts a drawing to a PNG.
RENDERERS = {
    "librsvg": ["rsvg-convert", "{drawing}", "-o", "{picture}"],
    "ImageMagick": ["convert-im6.q16", "{drawing}", "PNG24:{picture}"],
    "CairoSVG": ["cairosvg", "{drawing}", "-o", "{picture}"],
    "resvg": [str(Path(sys.executable).with_name("resvg")), "{drawing}", "{picture}"],
    "Inkscape": ["inkscape", "{drawing}", "--export-type=png", "--export-filename={picture}"],
}

# Converts a drawing to a smaller one.
OPTIMISERS = {"scour": ["scour", "-q", "-i", "{drawing}", "-o", "{picture}"]}

# What a sanitiser keeps in pages that show drawings of others: the default lists of DOMPurify 2.4.1, as far as they
# contain names that drawings use. Attributes that start with aria- or data- are left alone.
SANITISER = {
    "elements": "circle clipPath defs desc ellipse g linearGradient path rect stop style svg symbol text title tspan",
    "attributes": "class clip-path color cx cy d fill fill-opacity fill-rule font-family font-size font-weight height id"
                  " offset opacity preserveAspectRatio r role rx ry stop-color stop-opacity stroke stroke-dasharray"
                  " stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor textLength lengthAdjust"
                  " transform viewBox visibility width x x1 x2 xlink:href xmlns xmlns:xlink y y1 y2",
    # What its user also has to allow.
    "ADD_TAGS": "use",
}

# The program itself, as packaged by Debian (node-dompurify).
PURIFY = Path("/usr/share/nodejs/dompurify/dist/purify.js")

# Sanitises a text with some settings. Debian's 2.4.1+deb12u1 reads a variable that does not exist; with any number as
# the nesting depth it goes on.
SANITISE = """([text, settings]) => {
  window.shadowNode ??= { __depth: 0 };
  return DOMPurify.sanitize(text, settings);
}"""


def is_there(command: list[str]) -> bool:
    return shutil.which(command[0]) is not None


def run(command: list[str], drawing: Path, result: Path) -> Path:
    """The output of a program for a drawing."""
    words = [word.format(drawing=drawing, picture=result) for word in command]
    subprocess.run(words, check=True, capture_output=True, timeout=120)
    return result
