# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Random damage to a file, by seed: each mutant differs from its file in one position."""

import random
import re

NUMBER = re.compile(r"-?\d*\.?\d+")
ATTRIBUTE = re.compile(r' [a-zA-Z-]+="[^"<]*"')
ELEMENT = re.compile(r"<([a-zA-Z]+)(?: [^<>]*)?/>|<(rect|circle|text|title|p|path|use)(?: [^<>]*)?>[^<]*</\2>")
TOKEN = re.compile(r"[#.@]?[a-zA-Z_][\w-]*|-?\d*\.?\d+[a-z%]*|[{}();:,~*!]")
STYLE = re.compile(r"<style>(.*?)</style>", re.S)

PIECES = [
    ";", "{", "}", ":bogus", ">", "*{display:none}", "!important", "/*", "*/", "\\", "#layer5;{", "@media print{", "1e9",
    "svg{transform:scale(.5)}", "*{animation:none}", "<script>document.title='ran'</script>", "<g opacity=\"0\">", "é", "&#64;",
    "<!-- -->", "rect{fill:red}", " onload=\"x()\"", " style=\"display:none\"", "http://example.org/", "'unsafe-inline'", "--x:1;",
]


def flip(text, spot, rng):
    return text[:spot] + chr(ord(text[spot]) ^ 1 << rng.randrange(7)) + text[spot + 1:]


def delete(text, spot, rng):
    return text[:spot] + text[spot + rng.choice([1, 1, 2, 5, 20, 100]):]


def duplicate(text, spot, rng):
    piece = text[spot:spot + rng.choice([1, 2, 10, 60])]
    other = spot + rng.randrange(-40, 40)
    return text[:other] + piece + text[other:]


def insert(text, spot, rng):
    return text[:spot] + rng.choice(PIECES) + text[spot:]


def line(text, spot, rng):
    """Deletes a line, or duplicates it."""
    start = text.rfind("\n", 0, spot) + 1
    end = text.find("\n", spot) + 1 or len(text)
    return text[:start] + (text[start:end] * 2 if rng.random() < 0.4 else "") + text[end:]


def number(text, spot, rng):
    found = NUMBER.search(text, spot)
    if not found:
        return text
    value = float(found[0])
    other = rng.choice([0, -value, value + 1, value * 10, value / 2, value + 0.01, 1e6, 1])
    return text[:found.start()] + f"{other:.6g}" + text[found.end():]


def swap(text, spot, rng):
    """Swaps a word with the next one."""
    first = TOKEN.search(text, spot)
    second = first and TOKEN.search(text, first.end())
    if not second:
        return text
    between = text[first.end():second.start()]
    return text[:first.start()] + second[0] + between + first[0] + text[second.end():]


def borrow(text, spot, rng):
    """Replaces a word with another one from the file."""
    first, second = TOKEN.search(text, spot), TOKEN.search(text, rng.randrange(len(text)))
    return text[:first.start()] + second[0] + text[first.end():] if first and second else text


def attribute(text, spot, rng):
    found = ATTRIBUTE.search(text, spot)
    return text[:found.start()] + text[found.end():] if found else text


def element(text, spot, rng):
    found = ELEMENT.search(text, spot)
    return text[:found.start()] + text[found.end():] if found else text


KINDS = [flip, delete, duplicate, insert, line, number, swap, borrow, attribute, element]


def mutants(files: list[tuple[str, bytes]], count: int, seed: int):
    """`count` mutants: the name of the file, the kind of damage, and the damaged file; the same for the same seed."""
    rng = random.Random(seed)
    made = 0
    while made < count:
        name, contents = rng.choice(files)
        text = contents.decode()
        kind = KINDS[made % len(KINDS)]
        style = STYLE.search(text)
        # Half of the damage is in the style sheet, if there is one: it controls the motion.
        span = style.span(1) if style and rng.random() < 0.5 else (0, len(text))
        other = kind(text, rng.randrange(*span), rng)
        if other != text:
            made += 1
            yield name, kind.__name__, other.encode()
