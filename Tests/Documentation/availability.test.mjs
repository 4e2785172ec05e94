// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What the package uses of Swift's libraries that is newer than the systems it declares.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

const root = join(import.meta.dirname, '../..');

/** What is newer than a version of iOS. */
function newer(version) {
  const products = process.env.SCROLLWORK_PRODUCTS ?? '.build/debug';
  return execFileSync('node', ['Scripts/documentation/availability.mjs', products, version], { cwd: root, encoding: 'utf8' });
}

test('the package runs on iOS 16 and macOS 13', () => assert.equal(newer('16'), ''));

test('what is newer is found, by module', () => {
  const found = newer('12');
  assert.match(found, /^ScrollCore: .*\bSpan \(iOS 12\.2\)/m);
  assert.match(found, /^SystemCalls: StringProtocol\.contains\(_:\) \(iOS 16\.0\)$/m);
});

test('the package declares what it runs on', () => {
  assert.match(readFileSync(join(root, 'Package.swift'), 'utf8'), /platforms: \[\.macOS\(\.v13\), \.iOS\(\.v16\)\]/);
});
