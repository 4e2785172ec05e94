# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A small handmade drawing and the frames that it shows, for testing the harness itself.

A grid of cells and a header follow one curve. A finger appears and disappears. At one frame the header jumps. A sheet
moves over the grid, and the list in it is clipped and has a section header. The drawing stores the exact value of every
frame, so that its only error is rounding. A fault can be planted in any part.
"""

import json
import math
from dataclasses import dataclass

from frames import Frames

WIDTH, HEIGHT, BAR, EXTRA, RATE, COUNT = 390, 844, 47, 100, 60, 180
PITCH, COLUMNS, CELLS = 131, 3, 24
LEAP = 120
# The list in the sheet: below its title, inset from its sides.
TITLE, SIDE, ROW, ROWS = 40, 10, 50, 30
FINGER = range(10, 70)


@dataclass
class Faults:
    """Faults to plant in the drawing; the frames stay correct. Lengths are in points."""

    list_at_frame: tuple[int, float] | None = None
    between_frames: tuple[int, float] | None = None
    cell: tuple[int, float] | None = None
    without_cell: int | None = None
    with_ghost: bool = False
    header: float = 0
    finger: float = 0
    finger_stays: int = 0
    hidden_cell: int | None = None
    sheet: float = 0
    sheet_height: float = HEIGHT
    rows_at_frame: tuple[int, float] | None = None
    without_clip: bool = False
    clip: float = 0
    section_height: float = 0


def offset(t: float) -> float:
    """The content offset at a time in seconds: down and back along a smooth curve."""
    return -(BAR + EXTRA) + 200 * (1 - math.cos(2 * math.pi * t / 3)) + 3 * math.sin(9 * t)


def header_height(frame: int) -> float:
    """The height follows the offset, and is 40 pt too low before the jump."""
    height = min(max(-offset(frame / RATE), BAR), BAR + EXTRA)
    return height if frame >= LEAP else max(BAR - 5, height - 40)


def finger(frame: int) -> tuple[float, float] | None:
    return (195.0, 700.0 - 4.25 * frame) if frame in FINGER else None


def sheet_top(frame: int) -> float:
    return 560 - 90 * math.sin(2 * math.pi * frame / COUNT)


def list_offset(frame: int) -> float:
    """How far the list in the sheet has scrolled."""
    return 200 * (1 - math.cos(4 * math.pi * frame / COUNT))


def cell_box(index: int) -> tuple[float, float, float, float]:
    """The box of a cell in the content's coordinates."""
    return ((index % COLUMNS) * PITCH, (index // COLUMNS) * PITCH, 128, 128)


def frames() -> Frames:
    """The frames, as the command line would print them."""
    device = {"id": "fixture", "width": WIDTH, "height": HEIGHT}
    lines = [{"schemaVersion": 1, "device": device, "refreshRate": RATE}]
    for frame in range(COUNT):
        o = offset(frame / RATE)
        elements = []
        for index in range(CELLS):
            x, y, w, h = cell_box(index)
            if y - o < HEIGHT and y - o + h > 0:
                elements.append({"id": f"cell[{index}]", "frame": [x, y - o, w, h]})
        top = sheet_top(frame)
        elements.append({"id": "sheet", "frame": [0, top, WIDTH, HEIGHT - top]})
        for row in range(ROWS):
            # The third one is a section header.
            name = "header[2]" if row == 2 else f"row[{row}]"
            y = top + TITLE + row * ROW - list_offset(frame)
            if y < HEIGHT and y + ROW > top + TITLE:
                elements.append({"id": name, "frame": [SIDE, y, WIDTH - 2 * SIDE, ROW]})
        elements.append({"id": "header", "frame": [0, 0, WIDTH, header_height(frame)]})
        elements.append({"id": "statusBar", "frame": [0, 0, WIDTH, BAR]})
        lines.append({"frame": frame, "t": frame / RATE, "finger": finger(frame), "elements": elements})
    return Frames("\n".join(json.dumps(line) for line in lines) + "\n")


def keys(values: list[tuple[float, str]]) -> str:
    """Keyframes at (frame, declaration); the loop ends a second after the last frame."""
    end = COUNT + RATE
    text = "".join(f"{100 * frame / end:.4f}%{{{value}}}" for frame, value in values)
    return text + f"100%{{{values[-1][1]}}}"


def list_keys(faults: Faults) -> str:
    values = []
    for frame in range(COUNT):
        y = -offset(frame / RATE)
        if faults.list_at_frame and faults.list_at_frame[0] == frame:
            y += faults.list_at_frame[1]
        values.append((frame, f"transform:translateY({y:.3f}px)"))
        if faults.between_frames and faults.between_frames[0] == frame:
            y = max(y, -offset((frame + 1) / RATE)) + faults.between_frames[1]
            values.append((frame + 0.5, f"transform:translateY({y:.3f}px)"))
    return keys(values)


def header_keys(faults: Faults) -> str:
    values = []
    for frame in range(COUNT):
        height = header_height(frame) + faults.header
        declaration = f"transform:translateY({height - BAR - EXTRA:.3f}px)"
        if frame == LEAP:
            values += [(frame - 0.26, values[-1][1]), (frame - 0.25, declaration)]
        values.append((frame, declaration))
    return keys(values)


def sheet_keys(faults: Faults) -> str:
    return keys([(frame, f"transform:translateY({sheet_top(frame) + faults.sheet:.3f}px)") for frame in range(COUNT)])


def row_keys(faults: Faults) -> str:
    values = []
    for frame in range(COUNT):
        y = -list_offset(frame)
        if faults.rows_at_frame and faults.rows_at_frame[0] == frame:
            y += faults.rows_at_frame[1]
        values.append((frame, f"transform:translateY({y:.3f}px)"))
    return keys(values)


def sheet(faults: Faults, prefix: str) -> str:
    """The sheet with its list: nested groups, one of which clips and two of which move."""
    rows = "".join(
        f'<rect id="{prefix}{"header-2" if row == 2 else f"row-{row}"}" x="{SIDE}" y="{row * ROW}"'
        f' width="{WIDTH - 2 * SIDE}" height="{ROW + (faults.section_height if row == 2 else 0)}"'
        f' fill="hsl({53 * row % 360} 40% 80%)"/>' for row in range(ROWS))
    clip = "" if faults.without_clip else f' clip-path="url(#{prefix}list-clip)"'
    return (
        f'<clipPath id="{prefix}list-clip"><rect x="{SIDE}" y="{faults.clip}" width="{WIDTH - 2 * SIDE}"'
        f' height="{HEIGHT}" rx="8"/></clipPath><g id="{prefix}sheets" transform="translate(0 560)">'
        f'<rect id="{prefix}sheet" width="{WIDTH}" height="{faults.sheet_height}" fill="#eef"/>'
        f'<g transform="translate(0 {TITLE})"{clip}><g id="{prefix}rows">{rows}</g></g></g>'
    )


def finger_keys(faults: Faults) -> str:
    show, hide = FINGER.start - 0.25, FINGER.stop - 0.25 + faults.finger_stays
    first, last = 700 - 4.25 * FINGER.start, 700 - 4.25 * (FINGER.stop - 1)
    place = "opacity:{};transform:translate({}px,{}px)"
    x = 195 + faults.finger
    return keys([
        (0, place.format(0, x, first)), (show - 0.01, place.format(0, x, first)),
        (show, place.format(1, x, first)), (FINGER.start, place.format(1, x, first)),
        (FINGER.stop - 1, place.format(1, x, last)), (hide - 0.01, place.format(1, x, last)),
        (hide, place.format(0, x, last)),
    ])


def drawing(faults: Faults = Faults(), prefix: str = "", x: float = 0) -> str:
    """The animated drawing, with any planted faults."""
    period = (COUNT + RATE) / RATE
    cells = []
    for index in range(CELLS):
        if index == faults.without_cell:
            continue
        left, top, width, height = cell_box(index)
        if faults.cell and faults.cell[0] == index:
            top += faults.cell[1]
        hidden = ' visibility="hidden"' if index == faults.hidden_cell else ""
        place = f'id="{prefix}cell-{index}" x="{left}" y="{top}" width="{width}" height="{height}"{hidden}'
        # Half of them are rectangles, the others are symbols that are larger than their boxes.
        fill = f"hsl({37 * index % 360} 50% 70%)"
        cells.append(f'<rect {place} fill="{fill}"/>' if index % 2 else
                     f'<use {place} href="#{prefix}picture" color="{fill}"/>')
    if faults.with_ghost:
        cells.append(f'<rect id="{prefix}cell-99" x="0" y="300" width="20" height="20"/>')
    style = "".join(
        f"@keyframes {prefix}{name}{{{text}}}#{prefix}{name}{{animation:{prefix}{name} {period}s linear infinite}}"
        for name, text in [("list", list_keys(faults)), ("header", header_keys(faults)),
                           ("sheets", sheet_keys(faults)), ("rows", row_keys(faults)),
                           ("finger", finger_keys(faults))]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-x - 12} -12 {WIDTH + x + 24} {HEIGHT + 24}"'
        f' width="{WIDTH + x + 24}" height="{HEIGHT + 24}" role="img"><title>Fixture</title><style>{style}'
        "@media (prefers-reduced-motion:reduce){*{animation:none!important}}</style>"
        f'<symbol id="{prefix}picture" viewBox="0 0 100 100"><path d="M-9-9h118v118H-9z" fill="currentColor"/></symbol>'
        f'<g id="{prefix}screen"><g id="{prefix}list" transform="translate(0 {BAR + EXTRA})">{"".join(cells)}</g>'
        f'{sheet(faults, prefix)}'
        f'<rect id="{prefix}header" width="{WIDTH}" height="{BAR + EXTRA}" fill="#fff"/>'
        f'<rect id="{prefix}statusBar" width="{WIDTH}" height="{BAR}" fill="none"/>'
        f'</g><g id="{prefix}finger" opacity="0"><circle r="22" fill="#0008"/></g></svg>\n'
    )
