// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Where the tool searches for libraries.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const { SCROLLWORK_BIN = '.build/release/scrollwork' } = process.env;

test('no library is loaded from the folder of the tool, where anybody may have put one', () => {
  const { status, stdout } = spawnSync('readelf', ['-d', SCROLLWORK_BIN], { encoding: 'utf8' });
  assert.equal(status, 0, 'readelf reads the tool');
  const paths = stdout.split('\n').filter((line) => /\((RPATH|RUNPATH)\)/.test(line));
  assert.deepEqual(paths, []);
});
