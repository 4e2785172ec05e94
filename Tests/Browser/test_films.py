# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Stills and films show the computed frames: how many there are, their size, and the header's lower edge."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from PIL import Image, ImageChops

SCENARIO = """{
  "version": 1, "id": "film", "pattern": "collapsing-header", "variants": ["ch8"],
  "devices": ["iphone-8"],
  "steps": [{ "type": "drag", "from": ["50%", "80%"], "by": [0, -110], "duration": 500 }],
}
"""
SCALE = 2
# The largest error in pixels of a lossless film, and of one that stores colours at half resolution.
EXACT, CLOSE = 1, 2


def tool(*words: str) -> str:
    return subprocess.run(
        [os.environ["SCROLLWORK_BIN"], *words], check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def scenario(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("film") / "film.scenario.jsonc"
    path.write_text(SCENARIO)
    return path


@pytest.fixture(scope="module")
def headers(scenario: Path) -> list[float]:
    """The header's lower edge in each frame, in points from the top of the screen."""
    lines = [json.loads(line) for line in tool("frames", str(scenario)).splitlines()[1:]]
    return [line["values"]["header.height"] for line in lines]


def edge(picture: Image.Image) -> int:
    """The row below the header in which the grid starts, in pixels."""
    picture = picture.convert("RGB")
    # Between the title and the portrait.
    column = picture.width * 23 // 40
    rows = [min(picture.getpixel((column, y))) for y in range(picture.height)]
    # Down over the dark bezel of the device and the plain header, to the first row that is not plain.
    rim = next(y for y in range(picture.height) if rows[y] < 100)
    paper = next(y for y in range(rim, picture.height) if rows[y] > 235)
    return next(y for y in range(paper, picture.height) if rows[y] < 225)


def pictures(path: Path) -> list[Image.Image]:
    """All pictures of a film."""
    if path.suffix == ".mp4":
        folder = path.parent / "mp4"
        folder.mkdir()
        subprocess.run(
            ["ffmpeg", "-loglevel", "error", "-i", str(path), str(folder / "%04d.png")], check=True)
        return [Image.open(name) for name in sorted(folder.iterdir())]
    film = Image.open(path)
    found = []
    for index in range(film.n_frames):
        film.seek(index)
        found.append(film.convert("RGB"))
    return found


@pytest.mark.parametrize("ending, shown, tolerance", [
    ("apng", 60, EXACT), ("webp", 60, EXACT), ("gif", 50, EXACT), ("mp4", 60, CLOSE)])
def test_a_film_shows_the_display_frames(scenario, headers, tmp_path, ending, shown, tolerance):
    path = tmp_path / f"film.{ending}"
    tool("export", str(scenario), "--scale", str(SCALE), "-o", str(path))
    # The frame that a 60 Hz display shows when each picture starts.
    frames = [n for n in (k * 60 // shown for k in range(len(headers))) if n < len(headers)]
    found = pictures(path)
    assert len(found) == len(frames)
    still = tmp_path / "still.png"
    tool("export", str(scenario), "--scale", str(SCALE), "-o", str(still))
    size = Image.open(still).size
    if ending in ("apng", "webp"):
        # The library draws the same as its program.
        difference = ImageChops.difference(found[0], Image.open(still).convert("RGB"))
        assert max(high for _, high in difference.getextrema()) <= 1
    # Films for chats have even dimensions.
    assert found[0].size == (tuple(side + side % 2 for side in size) if ending == "mp4" else size)
    for index in (0, len(frames) // 2, len(frames) - 1):
        moved = (headers[frames[index]] - headers[0]) * SCALE
        assert abs(edge(found[index]) - edge(found[0]) - moved) <= tolerance, frames[index]
    assert abs(headers[frames[-1]] - headers[0]) > 60
    # No other file is left next to the film.
    assert sorted(name.name for name in tmp_path.iterdir() if name.name != "mp4") == [path.name, "still.png"]


def test_a_still_shows_the_requested_frame(scenario, headers, tmp_path):
    edges = []
    for frame in (0, 10, 25):
        path = tmp_path / f"{frame}.png"
        tool("export", str(scenario), "--scale", str(SCALE), "--frame", str(frame), "-o", str(path))
        edges.append(edge(Image.open(path)))
        same = tmp_path / f"{frame}-by-time.png"
        tool("export", str(scenario), "--scale", str(SCALE), "--time", f"{frame / 60:.6f}", "-o", str(same))
        assert same.read_bytes() == path.read_bytes()
    for frame, row in zip((0, 10, 25), edges):
        assert abs(row - edges[0] - (headers[frame] - headers[0]) * SCALE) <= EXACT
    assert edges[0] > edges[1] > edges[2]


def test_a_still_as_svg_is_valid_and_does_not_move(scenario, tmp_path):
    path = tmp_path / "still.svg"
    tool("export", str(scenario), "--frame", "12", "-o", str(path))
    text = path.read_text()
    assert "@keyframes" not in text and "animation" not in text
    tool("validate", str(path))
    assert tool("export", str(scenario), "--frame", "12") == text
