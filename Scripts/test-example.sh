#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Builds the example package that adds a pattern, and runs the commands of its guide: test-example.sh OUTPUT
# BUILD_OPTION… It builds in this package's folder with the same options, so nothing is compiled twice.
set -euo pipefail

cd "$(dirname "$0")/.."
output=${1:?usage: $0 OUTPUT_FOLDER BUILD_OPTION…}
shift

example=Examples/own-pattern
Scripts/swift-build.sh --package-path "$example" "$@"
products=$(swift build --package-path "$example" "$@" --show-bin-path)
tool=$products/own-pattern

"$tool" render "$example/Scenarios" --output "$output" --quiet
# The review has findings for the broken variant, and none for the fixed one.
"$tool" check "$example/Scenarios"
status=0
"$tool" check "$example/Scenarios" --variant bn0 --reporter json="$output/report.json" || status=$?
((status == 1)) || { echo "error: the broken variant has no finding" >&2; exit 1; }
"$tool" frames "$example/Scenarios/banner.scenario.jsonc" --device iphone-8 --variant bn1 >"$output/frames.ndjson"
# The tool with the pattern also measures it.
"$tool" bench "$example/Scenarios" --device iphone-8 --variant bn1 --json >"$output/bench.json"
python3 - "$output" <<'PYTHON'
import json, sys
from pathlib import Path

output = Path(sys.argv[1])
rules = {finding["rule"] for finding in json.loads((output / "report.json").read_text())["findings"]}
assert "JUMP" in rules, rules
lines = [json.loads(line) for line in (output / "frames.ndjson").read_text().splitlines()[1:]]
bottoms = [line["values"]["header.bottom"] for line in lines]
assert max(bottoms) == 140 and min(bottoms) == 20, (max(bottoms), min(bottoms))
steps = [abs(b - a) for a, b in zip(bottoms, bottoms[1:])]
assert max(steps) < 60, max(steps)
runs = json.loads((output / "bench.json").read_text())["runs"]
assert len(runs) == 1 and runs[0]["instr"] > 100 and runs[0]["allocs"] >= 0, runs
print(f"a pattern of another package: {len(lines)} frames, rendered and reviewed")
PYTHON
# The cost of a frame.
"$products/own-pattern-bench"
