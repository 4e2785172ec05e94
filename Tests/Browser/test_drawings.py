# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""Every drawing of the gallery shows what the simulator computed."""

import pytest

import output
import summary
from measure import SOME, measure


def assert_shows_its_frames(engine, drawing, record_property, every=1):
    """Every n-th frame, starting at a different one per device; only the first device is checked between frames."""
    index = output.devices_of(drawing.scenario).index(drawing.device)
    # Before the drawing is open, which plays until it is measured.
    frames, tall = output.frames_of(drawing), output.tall(drawing.scenario, drawing.device)
    engine.open(drawing.path.as_uri())
    result = measure(engine, frames, every=every, first=index, between=every == 1 and index == 0, tall=tall)
    summary.record(record_property, "drawings", engine, str(drawing), result)
    assert result.complaint() == ""


def test_frames_are_where_the_simulator_puts_them(chromium, drawing, record_property):
    """All frames for the first device of a scenario, some for the others."""
    first = drawing.device == output.devices_of(drawing.scenario)[0]
    assert_shows_its_frames(chromium, drawing, record_property, every=1 if first else SOME)


# Keeps one device of a sheet: hidden devices take no time at each of many seeks.
ONLY_DEVICE = """(() => {{
  for (const device of document.querySelectorAll("svg > g[id$=-device]")) {{
    device.style.display = device.id.includes("-{}") ? "" : "none";
  }}
}})()"""


def test_devices_side_by_side_each_keep_their_own_frames(chromium, sheet, record_property):
    """Two of the devices at some of the frames: the drawings of one device cover the frames in between."""
    complaints = []
    devices = list(enumerate(output.devices_of(sheet.scenario)))
    turn = output.variants_of(sheet.scenario).index(sheet.variant)
    two = [devices[turn % len(devices)], devices[(turn + len(devices) // 2) % len(devices)]]
    frames = [output.frames(sheet.scenario, device, sheet.variant) for _, device in two]
    tall = [output.tall(sheet.scenario, device) for _, device in two]
    chromium.open(sheet.path.as_uri())
    for (index, device), run, names in zip(two, frames, tall):
        prefix = f"d{index}-"
        chromium.evaluate(ONLY_DEVICE.format(prefix))
        result = measure(chromium, run, prefix=prefix, every=SOME, first=index, between=False, tall=names)
        summary.record(record_property, "devices side by side", chromium, f"{sheet}: {device}", result)
        complaints.append(result.complaint())
    assert complaints and not any(complaints), "\n".join(filter(None, complaints))


# Shows a drawing whose motion rests in one frame at a time of its run, in milliseconds.
SEEK_HELD = """((moment, rest) => {
  const all = document.getAnimations();
  return (milliseconds) => {
    for (const each of all) each.currentTime = milliseconds > moment + 1 ? milliseconds + rest : milliseconds;
  };
})"""


def test_before_and_after_each_show_their_own_frames(chromium, comparison, record_property):
    device, both, (moment, rest) = output.compared(comparison)
    # Frames after the one at which the motion rests come later by that time.
    seek = f"{SEEK_HELD}({moment}, {rest})"
    tall = output.tall(output.name_of(comparison), device)
    chromium.open(comparison.as_uri())
    for index, frames in enumerate(both):
        result = measure(chromium, frames, prefix=f"d{index}-", seek=seek, every=SOME, first=index, between=False,
                         tall=tall)
        summary.record(record_property, "before and after", chromium, f"{comparison.parent.name}: {index}", result)
        assert result.complaint() == ""


def test_the_other_engines_show_a_sample_alike(other_engine, one_of_a_dozen, record_property):
    assert_shows_its_frames(other_engine, one_of_a_dozen, record_property)


SMIL_SEEK = """(() => {
  const svg = document.documentElement;
  svg.pauseAnimations();
  return (milliseconds) => svg.setCurrentTime(milliseconds / 1000);
})()"""


def test_smil_shows_the_same_frames(any_engine, tmp_path, record_property):
    """Firefox keeps SMIL time in whole milliseconds, which adds half a millisecond at the run's top speed."""
    drawing = output.drawings()[len(output.drawings()) // 2]
    output.run("render", output.scenario_file(drawing.scenario), "--encoding", "smil", "--device", drawing.device,
               "--variant", drawing.variant, "--output", tmp_path)
    frames = output.frames_of(drawing)
    rounding = 0.0005 * frames.greatest_speed if any_engine.name == "Firefox" else 0
    any_engine.open((tmp_path / drawing.path.relative_to(output.folder())).as_uri())
    result = measure(any_engine, frames, seek=SMIL_SEEK, between=False, slack=rounding)
    summary.record(record_property, "SMIL drawings", any_engine, str(drawing), result)
    assert result.complaint() == ""
