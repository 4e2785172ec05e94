# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The harness itself: a correct drawing passes, and every kind of fault that it should detect is detected."""

import os
import random
import signal
import subprocess

import pytest

import fixtures
from engines import BrowserEnded, WebKit
from fixtures import Faults
from measure import ENGINE_SLACK, measure


def measured(engine, tmp_path, svg: str, **options):
    path = tmp_path / "drawing.svg"
    path.write_text(svg)
    engine.open(path.as_uri())
    return measure(engine, fixtures.frames(), **options)


def test_a_correct_drawing_passes_in_every_engine(any_engine, tmp_path):
    result = measured(any_engine, tmp_path, fixtures.drawing())
    assert result.complaint() == ""
    assert result.frames == fixtures.COUNT
    assert result.compared > 100 * fixtures.COUNT
    assert result.largest["error"] < 0.002
    assert result.probed > 100
    assert result.crossed <= any_engine.rect_step + 1e-3


def test_a_correct_drawing_passes_beside_another_at_a_smaller_scale(chromium, tmp_path):
    first, second = fixtures.drawing(Faults(cell=(4, 5)), "d0-"), fixtures.drawing(Faults(), "d1-", 500)
    page = tmp_path / "two.html"
    page.write_text(f'<!doctype html><body style="zoom:.5">{first}{second}')
    chromium.open(page.as_uri())
    assert measure(chromium, fixtures.frames(), prefix="d1-").complaint() == ""
    assert "cell[4]" in measure(chromium, fixtures.frames(), prefix="d0-").complaint()


@pytest.mark.parametrize(
    ("faults", "words"),
    [
        (Faults(list_at_frame=(77, 0.3)), "frame 77: the top edge of cell"),
        (Faults(list_at_frame=(77, -0.11)), "frame 77: the top edge of cell"),
        (Faults(list_at_frame=(fixtures.COUNT - 1, 0.3)), f"frame {fixtures.COUNT - 1}: the top edge"),
        (Faults(cell=(5, 0.3)), "frame 0: the top edge of cell[5]"),
        (Faults(header=0.3), "frame 0: the bottom edge of header"),
        (Faults(finger=-0.3), "frame 10: the finger's x"),
        (Faults(finger_stays=1), "frame 70: the finger is shown"),
        (Faults(without_cell=7), "cell[7] is not drawn"),
        (Faults(hidden_cell=7), "cell[7] is hidden"),
        (Faults(with_ghost=True), "cell[99] is seen"),
        (Faults(between_frames=(40, 0.3)), "between frames 40 and 41"),
        (Faults(sheet=0.3), "frame 0: the top edge of sheet"),
        (Faults(sheet_height=300), "the bottom edge of sheet is at"),
        (Faults(rows_at_frame=(60, 0.3)), "frame 60: the top edge of row"),
        (Faults(without_clip=True), "row[0] is seen"),
        (Faults(clip=2 * fixtures.ROW), "frame 0: row[0] is clipped away"),
        (Faults(section_height=0.3), "frame 0: the bottom edge of header[2]"),
    ],
    ids=lambda value: "" if isinstance(value, str) else repr(value)[7:-1].replace("=None", ""),
)
def test_a_planted_fault_is_detected_and_named(chromium, tmp_path, faults, words):
    assert words in measured(chromium, tmp_path, fixtures.drawing(faults)).complaint()


def test_a_planted_error_of_three_tenths_is_detected_in_every_engine(any_engine, tmp_path):
    result = measured(any_engine, tmp_path, fixtures.drawing(Faults(list_at_frame=(100, 0.3))))
    assert "frame 100: " in result.complaint()
    assert result.largest["error"] == pytest.approx(0.3, abs=0.002)


def test_a_sample_has_every_nth_frame_from_the_first_on_and_the_last(chromium, tmp_path):
    drawing = fixtures.drawing(Faults(list_at_frame=(77, 0.3)))
    for first in range(5):
        result = measured(chromium, tmp_path, drawing, every=5, first=first, between=False)
        assert ("frame 77: " in result.complaint()) == (first == 77 % 5)
        looked = {*range(first, fixtures.COUNT, 5), fixtures.COUNT - 1}
        assert result.frames == len(looked)
    last = fixtures.drawing(Faults(list_at_frame=(fixtures.COUNT - 1, 0.3)))
    assert measured(chromium, tmp_path, last, every=5, first=1, between=False).faults


def test_a_jump_of_the_header_passes_only_on_its_own_frame(chromium, tmp_path):
    late = fixtures.frames().text.replace(
        f'"id": "header", "frame": [0, 0, 390, {fixtures.header_height(fixtures.LEAP)}]',
        f'"id": "header", "frame": [0, 0, 390, {fixtures.header_height(fixtures.LEAP - 1)}]')
    assert late != fixtures.frames().text
    path = tmp_path / "drawing.svg"
    path.write_text(fixtures.drawing())
    chromium.open(path.as_uri())
    result = measure(chromium, fixtures.Frames(late))
    assert f"frame {fixtures.LEAP}: the bottom edge of header" in result.complaint()


def test_the_engines_own_rounding_stays_below_the_slack(any_engine, tmp_path):
    """Positions with two decimals, as in drawings, at the positions and sizes that drawings have."""
    numbers = random.Random(20260719)
    cells = [(round(numbers.uniform(0, 400), 2), round(numbers.uniform(0, 4000), 2)) for _ in range(300)]
    # Keyframes at multiples of 1/128, so that no engine rounds their times.
    shifts = [round(numbers.uniform(-4000, 200), 2) for _ in range(129)]
    keys = "".join(f"{100 * i / 128}%{{transform:translateY({shift}px)}}" for i, shift in enumerate(shifts))
    rects = "".join(f'<rect id="cell-{i}" x="{x}" y="{y}" width="123.33" height="123.33"/>'
                    for i, (x, y) in enumerate(cells))
    path = tmp_path / "rounding.svg"
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1000"><style>@keyframes k{{{keys}}}#list{{animation:k '
        f'128s linear}}</style><g id="screen" transform="translate(917.36 33.5)"><g id="list">{rects}</g></g></svg>')
    lines = ['{"device":{"width":400,"height":1000},"refreshRate":1}']
    for frame, shift in enumerate(shifts[:128]):
        elements = ",".join(f'{{"id":"cell[{i}]","frame":[{x},{y + shift},123.33,123.33]}}'
                            for i, (x, y) in enumerate(cells))
        lines.append(f'{{"frame":{frame},"finger":null,"elements":[{elements}]}}')
    any_engine.open(path.as_uri())
    result = measure(any_engine, fixtures.Frames("\n".join(lines)), between=False)
    assert result.complaint() == ""
    assert result.largest["error"] < ENGINE_SLACK, result.largest
    print(f"\n{any_engine.name}: {result.largest['error']:.6f} pt, client rectangles {result.crossed:.6f} pt apart")


def test_a_webkit_that_has_crashed_says_so_and_is_started_again():
    with WebKit() as engine:
        engine.open("about:blank")
        with pytest.raises(RuntimeError) as mistake:
            engine.evaluate("nothing")
        assert not isinstance(mistake.value, BrowserEnded)
        listed = subprocess.run(["ps", "-eo", "pid=,pgid=,comm="], capture_output=True, text=True, check=True).stdout
        pages = [int(pid) for pid, group, name in (line.split(None, 2) for line in listed.splitlines())
                 if int(group) == engine.process_group and name.startswith("WebKitWebProc")]
        for page in pages:
            os.kill(page, signal.SIGKILL)
        with pytest.raises(BrowserEnded):
            engine.evaluate("new Promise(then => setTimeout(then, 10_000))")
        engine.open("about:blank")
        assert engine.evaluate("6 * 7") == 42
