# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
"""`scrollwork mcp` and the official client of the Model Context Protocol."""

import asyncio
import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


SCENARIO = """{ "version": 1, "id": "short", "pattern": "collapsing-header", "variants": ["ch4", "ch8"],
  "devices": ["iphone-8"], "steps": [{ "type": "drag", "from": ["50%", "70%"], "by": [0, -60], "duration": 60 }] }
"""

# A minute at rest: more than one answer may hold.
LONG = """{ "version": 1, "id": "long", "pattern": "collapsing-header", "variants": ["ch8"], "devices": ["iphone-8"],
  "steps": [{ "type": "pause", "duration": 60000 }] }
"""


def tool():
    return os.path.abspath(os.environ.get("SCROLLWORK_BIN", ".build/release/scrollwork"))


async def conversation(folder):
    server = StdioServerParameters(command=tool(), args=["mcp"], cwd=str(folder))
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        greeting = await session.initialize()
        tools = await session.list_tools()

        async def call(name, **arguments):
            result = await session.call_tool(name, arguments)
            return result.content[0].text

        return (
            greeting,
            [tool.name for tool in tools.tools],
            await call("list", subject="devices"),
            await call("check", paths=["short.scenario.jsonc"], variants=["all"]),
            await call("explain_rule", rule="JUMP"),
            await call("frames", scenario="short.scenario.jsonc", variant="ch4", first=0, last=1),
            await call("render", paths=["short.scenario.jsonc"], output="out"),
            await call("explain_pattern", file="app/Patterns/my-header.pattern.jsonc", variants=["follows"]),
            await call("prove", file="app/Patterns/my-header.pattern.jsonc", variants=["drifts"]),
            await call("frames", scenario="long.scenario.jsonc", first=0, last=100_000),
        )


def in_a_thread(folder):
    """The thread of the tests may have an event loop already, that of the browsers."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(lambda: asyncio.run(conversation(folder))).result()


def test_the_official_client_has_a_conversation(tmp_path):
    (tmp_path / "short.scenario.jsonc").write_text(SCENARIO)
    (tmp_path / "long.scenario.jsonc").write_text(LONG)
    subprocess.run([tool(), "init", "--pattern-file", "app"], cwd=tmp_path, check=True, capture_output=True)
    greeting, tools, devices, findings, rule, frames, rendered, explained, proved, page = in_a_thread(tmp_path)
    assert "scrollwork" in str(greeting)
    assert tools == ["list", "check", "explain_rule", "explain_pattern", "prove", "frames", "render"]
    assert any(device["id"] == "iphone-8" for device in json.loads(devices)["devices"])
    assert isinstance(json.loads(findings)["findings"], list)
    assert rule.startswith("### JUMP")
    assert len(frames.splitlines()) == 4
    assert (tmp_path / "out/short/index.html").exists(), rendered
    assert explained.startswith("my-header, variant follows") and "header.height" in explained
    failing = [verdict for verdict in json.loads(proved)["verdicts"] if verdict["outcome"] == "fails"]
    assert failing and all(verdict["counterexample"]["reachedByScrolling"] for verdict in failing)
    # A page of a long run: its last line says where to go on.
    assert len(page.encode()) <= 200_000 and "the run has the frames 0 to 3600; left out for length: ask for those from " in page


def test_hostile_lines_neither_end_the_process_nor_go_unanswered(tmp_path):
    lines = [
        b"\xff\xfe",
        b"[" * 5000,
        b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check","arguments":{"paths":["/etc/passwd"]}}}',
        b"x" * (3 << 20),
        b'{"jsonrpc":"2.0","id":2,"method":"ping"}',
    ]
    run = subprocess.run([tool(), "mcp"], input=b"\n".join(lines), cwd=tmp_path, capture_output=True, timeout=60)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert run.returncode == 0
    assert [answer.get("error", {}).get("code") for answer in answers] == [-32700, -32700, -32602, -32700, None]
    assert answers[-1] == {"jsonrpc": "2.0", "id": 2, "result": {}}
