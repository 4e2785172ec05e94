# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""What a review of many runs costs, whole and in parts. Writes the table of the guide.

    python3 Scripts/documentation/scale.py TOOL FOLDER [GUIDE]
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

TOOL, FOLDER = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
GUIDE = Path(sys.argv[3] if len(sys.argv) > 3 else "Documentation/continuous-integration.md")
BEGIN, END = "<!-- scale -->", "<!-- end of scale -->"
# A drag and a fling of about four seconds: nine variants on six devices.
RUNS = 9 * 6
SCENARIO = """{ "version": 1, "id": "s%d", "pattern": "collapsing-header", "devices": "matrix",
  "steps": [{ "type": "drag", "from": ["50%%", "75%%"], "by": [0, -240], "duration": 900, "hold": 200 },
    { "type": "pause", "duration": 300 },
    { "type": "fling", "from": ["50%%", "40%%"], "by": [0, 160], "duration": 160, "endVelocity": [0, 1800] },
    { "type": "pause", "until": "settled", "timeout": 5000 }] }
"""


def measured(*words):
    """Runs the tool; seconds of a processor, and bytes of memory at most."""
    process = subprocess.Popen([TOOL, *words], cwd=FOLDER, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(words)}: {process.returncode}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def seconds(value):
    return f"{value:.2f}" if value < 1 else f"{value:.1f}"


def row(count, parts):
    shutil.rmtree(FOLDER, ignore_errors=True)
    (FOLDER / "Scenarios").mkdir(parents=True)
    for index in range(count):
        (FOLDER / f"Scenarios/s{index}.scenario.jsonc").write_text(SCENARIO % index)
    check = ["check", "Scenarios", "--variant", "all", "--exit-zero", "--quiet", "--reporter"]
    time, memory = measured(*check, "json=whole.json")
    size = (FOLDER / "whole.json").stat().st_size
    cells = [f"{count * RUNS:,}", f"{seconds(time)} s", f"{memory / 1e6:.0f} MB", f"{size / 1e6:.1f} MB"]
    merging = ""
    for total in (4, 16):
        if total not in parts:
            cells.append("")
            continue
        shutil.rmtree(FOLDER / "parts", ignore_errors=True)
        times = [measured(*check, f"json=parts/{part}.json", "--shard", f"{part}/{total}")[0] for part in range(1, total + 1)]
        cells.append(f"{seconds(min(times))} to {seconds(max(times))} s")
        merging = f"{seconds(measured('merge', 'parts', '--exit-zero', '--quiet', '--reporter', 'json=merged.json')[0])} s"
        if (FOLDER / "merged.json").read_bytes() != (FOLDER / "whole.json").read_bytes():
            sys.exit(f"{total} parts of {count} scenarios are not the whole")
    print(*cells, merging, sep=" | ", file=sys.stderr)
    return f"| {' | '.join([*cells, merging])} |".replace("|  |", "| |").replace("|  |", "| |")


rows = [row(19, []), row(186, [4]), row(1852, [4, 16])]
table = "\n".join([
    "| runs | processor time | memory | report in JSON | each of 4 parts | each of 16 parts | merging |",
    "|---|---|---|---|---|---|---|", *rows])
text = GUIDE.read_text()
a, b = text.index(BEGIN) + len(BEGIN), text.index(END)
new = GUIDE.with_suffix(".new")
new.write_text(f"{text[:a]}\n\n{table}\n\n{text[b:]}")
new.replace(GUIDE)
shutil.rmtree(FOLDER)
