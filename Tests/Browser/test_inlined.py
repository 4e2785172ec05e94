# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Drawings inlined in one HTML page: each plays as it does alone, and none affects another or the page."""

import output
from measure import SOME, measure

# The positions of the groups of each drawing, as one text per drawing.
PLACES = """(time) => {
  for (const animation of document.getAnimations()) { animation.pause(); animation.currentTime = time; }
  return [...document.querySelectorAll('body > svg')].map((svg) => [...svg.querySelectorAll('g[id]')].map((group) => {
    const m = svg.getScreenCTM().inverse().multiply(group.getScreenCTM());
    return `${group.id} ${m.e.toFixed(2)} ${m.f.toFixed(2)} ${getComputedStyle(group).visibility}`;
  }).join('\\n'));
}"""


def show(engine, folder, *drawings):
    """Opens a page that contains the markup of each drawing, as an article would."""
    page = folder / "inlined.html"
    texts = "".join(drawing.path.read_text(encoding="utf-8") for drawing in drawings)
    page.write_text(f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>inlined</title></head>'
                    f"<body>{texts}</body></html>", encoding="utf-8")
    engine.open(page.as_uri())


def neighbours():
    """Drawings from the whole gallery, each with the next one: another variant, device or pattern."""
    some = output.spread(output.drawings(), 7)
    return list(zip(some, some[1:] + some[:1]))


def test_two_drawings_in_one_page_play_as_each_does_alone(chromium, tmp_path):
    for pair in neighbours():
        show(chromium, tmp_path, *pair)
        for first, drawing in enumerate(pair):
            result = measure(chromium, output.frames_of(drawing), prefix=output.mark_of(drawing.path), every=SOME,
                             first=first, between=False, tall=output.tall(drawing.scenario, drawing.device))
            assert result.complaint() == "", f"{drawing} beside {pair[1 - first]}"


def test_no_two_drawings_of_the_gallery_share_an_id():
    marks = {}
    for drawing in output.all_drawings():
        marks.setdefault(output.mark_of(drawing.path), set()).add(drawing.path.read_bytes())
    shared = [mark for mark, texts in marks.items() if len(texts) > 1]
    assert len(marks) > 1
    assert shared == []


def test_the_same_drawing_twice_in_one_page_plays_twice(chromium, tmp_path):
    drawing = output.drawings()[0]
    show(chromium, tmp_path, drawing, drawing)
    moments = [chromium.evaluate(f"({PLACES})({time})") for time in range(0, 6000, 500)]
    assert all(first == second for first, second in moments)
    assert len({first for first, _ in moments}) > 3
