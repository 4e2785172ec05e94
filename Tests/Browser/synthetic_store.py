# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A synthetic store of benchmark runs with invented figures, for testing the page that shows such stores.

    python Tests/Browser/synthetic_store.py FOLDER [CASES COMMITS]

None of it was measured. The processor and the commits are called synthetic.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

HOST = {"cpu": "Synthetic processor", "arch": "x86_64", "cores": 2, "kernel": "0", "swift": "6.3", "harness": 1}
PATTERNS = ["collapsing-header", "sticky-headers", "bottom-sheet", "sticky-tabs"]
# Steps at commits: how far through the history, the index of the case, and the factors of time and instructions.
STEPS = [(0.3, 2, 1.09, 1.05), (0.62, 5, 0.8, 0.78), (0.9, 1, 1.12, 1.08)]


def names(count: int) -> list[str]:
    """Names of cases, in the suite's format."""
    found = [f"layout/{pattern}/{device}/{script}" for pattern in PATTERNS
             for device in ("iphone-11", "ipad-pro-12.9") for script in ("drag", "fling", "band", "catch")]
    found += [f"layout-flat/{pattern}/iphone-11/even,rows:1e{power}" for pattern in PATTERNS for power in range(2, 7)]
    found += [f"svg/{pattern}/iphone-11/fling" for pattern in PATTERNS]
    found += [f"validate/{pattern}/iphone-11/svg" for pattern in PATTERNS]
    found += [f"physics/synthetic-{number}/-/step" for number in range(count)]
    return found[:count]


def write(folder: Path, cases: int = 60, commits: int = 500):
    """Writes the store."""
    seeded = random.Random(20260801)
    folder.mkdir(parents=True, exist_ok=True)
    ids = [hashlib.sha1(f"synthetic {number}".encode()).hexdigest() for number in range(commits)]
    chosen = names(cases)
    with (folder / "commits.jsonl").open("w") as file:
        for number, commit in enumerate(ids):
            day = f"2026-{1 + number * 9 // commits:02}-{1 + number % 28:02}T03:00:00Z"
            print(json.dumps({"commit": commit, "time": day, "subject": f"Synthetic commit {number + 1}"}), file=file)
    with (folder / "history.jsonl").open("w") as file:
        for number, commit in enumerate(ids):
            for index, case in enumerate(chosen):
                print(json.dumps(record(seeded, case, index, commit, number / commits)), file=file)
    results = [("instructions", 0, 20, 0, 1.0), ("instructions", 0.02, 20, 20, 1.02), ("time", 0, 200, 0, 1.0),
               ("time", 0.02, 60, 27, 1.02), ("time", 0.05, 60, 60, 1.05)]
    report = {"v": 1, "time": "2026-09-28T03:00:00Z", "host": HOST, "case": chosen[1], "results": [
        {"kind": kind, "planted": planted, "trials": trials, "alarms": alarms,
         "ratios": [middle * (1 + (kind == "time") * seeded.gauss(0, 0.003)) for _ in range(trials)]}
        for kind, planted, trials, alarms, middle in results]}
    (folder / "selftest.jsonl").write_text(json.dumps(report) + "\n")


def record(seeded: random.Random, case: str, index: int, commit: str, share: float) -> dict:
    """One invented record."""
    area = case.split("/")[0]
    time, instructions = 300.0 + 37 * index, 4000.0 + 410 * index
    for start, number, slower, more in STEPS:
        if share >= start and index % 9 == number:
            time, instructions = time * slower, instructions * more
    median = time * (1 + seeded.gauss(0, 0.012))
    made = {"v": 1, "case": case, "unit": "file" if area in ("svg", "validate") else "frame", "units": 481,
            "commit": commit, "time": "2026-09-28T03:00:00Z", "host": HOST, "ns": {
                "median": median, "mad": median * 0.015, "p99": median * 1.1, "forks": [median] * 5},
            "cpu_ns": median * 0.99, "instr": instructions, "allocs": 0 if area == "layout" else 3,
            "retains": 0, "calib_ns": 1.9}
    if area in ("svg", "validate"):
        made |= {"units": 1, "bytes_out": 30000 + 10 * index,
                 "ns": {key: value if key == "forks" else value * 200 for key, value in made["ns"].items()}}
    return made


def comparison(cases: int) -> dict:
    """An invented comparison of two builds, in the format of `bench ab --json`."""
    seeded = random.Random(7)
    compared = []
    for index, case in enumerate(names(cases)):
        middle = 1.04 if index == 3 else 0.95 if index == 5 else 1 + seeded.gauss(0, 0.002)
        verdict = "worse" if index == 3 else "better" if index == 5 else "same"
        compared.append({
            "case": case, "unit": "frame", "verdict": verdict, "allocs": [0, 0], "instr": [100000, 100000 * round(middle, 2)],
            "time": {"verdict": verdict, "ratio": middle, "lower": middle - 0.006, "upper": middle + 0.007,
                     "forks": [middle + seeded.gauss(0, 0.004) for _ in range(10)]}})
    return {"v": 1, "base": "synthetic base", "head": "synthetic head", "seconds": 60, "warnings": [], "cases": compared}


if __name__ == "__main__":
    write(Path(sys.argv[1]), *map(int, sys.argv[2:4]))
