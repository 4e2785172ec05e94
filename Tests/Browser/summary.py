# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""The figures of a test run, collected from the measurements of all workers."""

from dataclasses import asdict

from measure import Measurement

PROPERTY = "measurement"


def record(record_property, subject: str, engine, name: str, measurement: Measurement) -> None:
    """Keeps a measurement for the summary; `subject` names what was measured, in the plural."""
    figures = asdict(measurement)
    del figures["words"]
    record_property(PROPERTY, {"subject": subject, "engine": engine.name, "name": name} | figures)


def lines(measurements: list[dict]) -> list[str]:
    """The measurements, a few lines for each subject and engine."""
    groups: dict[tuple[str, str], list[dict]] = {}
    for each in measurements:
        groups.setdefault((each["subject"], each["engine"]), []).append(each)
    text = []
    for (subject, engine), group in sorted(groups.items()):
        text.append(
            f"{engine}: {subject}: {len(group)} runs, {sum(g['frames'] for g in group):,} frames, "
            f"{sum(g['compared'] for g in group):,} coordinates in "
            f"{sum(g['milliseconds'] for g in group) / 1000:.1f} s"
        )
        for key, words in [("largest", "at a frame"), ("largestBetween", "between frames")]:
            worst = max(group, key=lambda g: g[key]["error"])
            if worst[key]["error"] > 0:
                w = worst[key]
                text.append(f"  largest error {words} {w['error']:.4f} pt: {worst['name']}, {w['what']}, frame {w['frame']}")
    return text
