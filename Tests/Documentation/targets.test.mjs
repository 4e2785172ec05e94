// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// ARCHITECTURE.md draws and lists the targets of the package.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { drawing, productTargets } from '../../Scripts/documentation/targets.mjs';

const targets = productTargets(JSON.parse(execFileSync('swift', ['package', 'dump-package'], { encoding: 'utf8' })));

test('the drawing matches the package; `make drawing` updates it', () => {
  assert.ok(targets.size > 10);
  assert.equal(readFileSync('Documentation/targets.svg', 'utf8'), drawing(targets));
});

test('every target of the drawing has a line in the table', () => {
  const document = readFileSync('ARCHITECTURE.md', 'utf8');
  assert.deepEqual([...targets.keys()].filter((name) => !document.includes(`\n| \`${name}\` |`)), []);
});

test('an edge that a longer path implies is left out', () => {
  const picture = drawing(new Map([['A', []], ['B', ['A']], ['C', ['A', 'B']]]));
  assert.equal(picture.match(/<path /g).length, 2);
});
