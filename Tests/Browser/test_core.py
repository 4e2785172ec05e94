# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""A page's core, opened from a file in three engines, computes the recorded frames, to the bit."""

import re
import subprocess
from pathlib import Path

import pytest

import output

# The page's modules for its core as one classic script, in which exports become local names.
ASSETS = Path(__file__).parents[2] / "Sources/StoryboardRendering/Assets/Scripts"
CORE = "".join(re.sub(r"^export |^import .*$", "", (ASSETS / name).read_text(encoding="utf-8"), flags=re.MULTILINE)
               for name in ["base/base91.js", "base/lzma.js", "trial/core.js"])

OPENED = "openCore(await decodeModule(document.getElementById('core').textContent))"

# The runs that differ from those in the page's data, by variant and device.
DIFFERING = f"""(async () => {{
  {CORE}
  const core = await {OPENED};
  const {{ devices, runs }} = JSON.parse(document.getElementById('data').textContent);
  return runs.flatMap((lanes, variant) => lanes.flatMap((recorded, lane) => {{
    const words = [...devices[lane].request];
    words[1] = recorded.variant;
    const run = core.run(words);
    const same = run.finish() && run.frames() === recorded.frames && run.digest() === recorded.digest;
    run.close();
    return same ? [] : [`${{variant}} on ${{devices[lane].id}}`];
  }}));
}})()"""

# Whether the engine refuses to compile the module.
REFUSED = f"""(async () => {{
  {CORE}
  try {{
    await {OPENED};
    return false;
  }} catch (error) {{
    return error instanceof WebAssembly.CompileError;
  }}
}})()"""


def test_a_page_computes_its_runs_again(any_engine):
    any_engine.open(output.usual_page().as_uri())
    assert any_engine.evaluate(DIFFERING) == []


def test_the_policy_is_what_allows_the_core(any_engine, tmp_path):
    text = output.usual_page().read_text(encoding="utf-8")
    strict = tmp_path / "strict.html"
    strict.write_text(text.replace(" 'wasm-unsafe-eval'", ""), encoding="utf-8")
    any_engine.open(strict.as_uri())
    assert any_engine.evaluate(REFUSED)


@pytest.mark.parametrize("engine", ["node", "chromium"])
def test_the_benchmark_of_the_core_reads_pages(engine):
    """It prints how long some runs took, and fails if their frames differ from the page's."""
    script = Path(__file__).parents[2] / "Benchmarks/Suite/module.mjs"
    # The clock of a page in Chromium ticks ten times in a millisecond, and a few runs take less than a tick.
    took = subprocess.run(["node", script, engine, output.usual_page(), "200"], check=True, capture_output=True, text=True)
    assert len(took.stdout.split()) == 2 and all(int(word) > 0 for word in took.stdout.split())
