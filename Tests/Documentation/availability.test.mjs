// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What the core and the rules use of Swift's standard library that is newer than the systems the package declares.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

const root = join(import.meta.dirname, '../..');

test('the core and the rules run on iOS 16', () => {
  const build = process.env.SCROLLWORK_BUILD ?? '.build';
  const found = execFileSync('node', ['Scripts/documentation/availability.mjs', build, '16'], { cwd: root, encoding: 'utf8' });
  const names = found.split('\n').filter((line) => /\(iOS /.test(line)).map((line) => line.replace(/ \(iOS.*/, ''));
  // The operator is as old as Swift: only its place in the protocol is new.
  assert.deepEqual(names, ['FixedWidthInteger.&*(_:_:)'], found);
});

test('the package declares what they run on', () => {
  assert.match(readFileSync(join(root, 'Package.swift'), 'utf8'), /platforms: \[\.macOS\(\.v15\), \.iOS\(\.v16\)\]/);
});
