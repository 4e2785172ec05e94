// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Ten minutes at 120 Hz with all variants of a pattern: a command stays below 512 MB, or refuses before it starts.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const { SCROLLWORK_BIN = '.build/release/scrollwork' } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'scrollwork-memory-'));
after(() => rmSync(folder, { recursive: true }));

/** Node cannot read how much memory a child has used at most. */
const measure = `
import os, subprocess, sys
child = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
said = child.stderr.read()
_, status, usage = os.wait4(child.pid, 0)
print(usage.ru_maxrss // 1024, os.waitstatus_to_exitcode(status), said)
`;

function check(pattern) {
  const path = join(folder, `${pattern}.scenario.jsonc`);
  writeFileSync(path, JSON.stringify({
    version: 1, id: `${pattern}-long`, title: pattern, pattern, devices: ['iphone-8', 'iphone-15-pro'], refreshRate: 120,
    steps: [
      { type: 'drag', from: ['50%', '80%'], by: [0, '-50%'], duration: 299_000 },
      { type: 'pause', duration: 288_000 },
    ],
  }));
  const { stdout } = spawnSync('python3', ['-c', measure, SCROLLWORK_BIN, 'check', path, '--variant', 'all'], { encoding: 'utf8' });
  const [, megabytes, status, said] = /^(\d+) (-?\d+) ([^]*)$/.exec(stdout);
  return { megabytes: Number(megabytes), status: Number(status), said };
}

const { variants } = JSON.parse(spawnSync(SCROLLWORK_BIN, ['list', 'variants', '--json'], { encoding: 'utf8' }).stdout);
for (const pattern of new Set(variants.map((variant) => variant.pattern))) {
  test(`ten minutes of ${pattern} stay below 512 MB`, (context) => {
    const { megabytes, status, said } = check(pattern);
    context.diagnostic(`${megabytes} MB`);
    assert.ok(megabytes < 512, `${megabytes} MB`);
    if (status === 2) assert.match(said, /takes up to [\d.]+ MB of memory at once/);
    else assert.ok([0, 1].includes(status), said);
  });
}
