// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The script that runs a build again when the compiler's driver crashes.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../Scripts/swift-build.sh', import.meta.url));

/** Runs the script with a stand-in for Swift whose runs end in turn with these signals or exit codes. */
function build(...ends) {
  const folder = mkdtempSync(join(tmpdir(), 'swift-build-'));
  const calls = join(folder, 'calls');
  try {
    const ended = ends.map((end, index) => `${index + 1}) ${typeof end === 'string' ? `kill -${end} $$` : `exit ${end}`};;`);
    writeFileSync(join(folder, 'swift'), `#!/bin/bash\nulimit -c 0\necho "$*" >>'${calls}'\n`
      + `case $(wc -l <'${calls}') in\n${ended.join('\n')}\nesac\n`);
    chmodSync(join(folder, 'swift'), 0o755);
    const { status, stderr } = spawnSync(script, ['-c', 'release'], {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` }, encoding: 'utf8',
    });
    return { status, stderr, calls: readFileSync(calls, 'utf8').trim().split('\n') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const signal of ['SEGV', 'ABRT', 'ILL', 'TRAP', 'BUS']) {
  test(`A build that ${signal} ends runs once more, with the same arguments`, () => {
    const { status, stderr, calls } = build(signal, 0);
    assert.equal(status, 0);
    assert.deepEqual(calls, ['build -c release', 'build -c release']);
    assert.match(stderr, /warning: swift build crashed \(exit \d+\); it runs once more/);
  });
}

test('A build that crashes twice fails', () => {
  const { status, calls } = build('SEGV', 'SEGV');
  assert.notEqual(status, 0);
  assert.equal(calls.length, 2);
});

for (const [what, end, code] of [['succeeds', 0, 0], ['finds an error in the sources', 1, 1], ['is stopped', 'TERM', 143]]) {
  test(`A build that ${what} runs once`, () => {
    const { status, calls } = build(end, 0);
    assert.equal(status, code);
    assert.deepEqual(calls, ['build -c release']);
  });
}
