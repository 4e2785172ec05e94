// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Folders of a target use each other in one direction, as in the tables of ARCHITECTURE.md.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { allowances, arrows, faults, sources } from '../../Scripts/documentation/folders.mjs';

const tables = allowances(readFileSync('ARCHITECTURE.md', 'utf8'));

test('the architecture has a table of the folders of the core', () => {
  assert.ok(tables.get('ScrollCore')?.size > 10);
});

for (const [target, table] of tables) {
  const files = sources(`Sources/${target}`);
  const uses = arrows(files);
  const used = new Set(uses.map(({ from, to }) => `${from} → ${to}`));

  test(`folders of ${target} use only what the architecture allows`, (context) => {
    assert.deepEqual(faults(files, uses, table), []);
    context.diagnostic(`${files.length} files in ${table.size} folders, ${used.size} arrows between them`);
  });

  test(`the architecture lists no dependency between folders of ${target} that does not exist`, () => {
    const allowed = [...table].flatMap(([from, uses]) => uses.map((to) => `${from} → ${to}`));
    assert.deepEqual(allowed.filter((arrow) => !used.has(arrow)), []);
  });
}

test('an arrow upwards, a folder without a line and a line without a folder are found', () => {
  const [, table] = [...allowances('| folder of `T` | holds | may use |\n|---|---|---|\n| `Low` | a | nothing |\n| `Mid` | b | Low, High |\n'
    + '| `High` | c | Low |')][0];
  const files = [
    { folder: 'Low', path: 'Low/A.swift', text: '// B is only mentioned here\nstruct A { let text = "B"; let c: C }\n' },
    { folder: 'Mid', path: 'Mid/B.swift', text: 'public final class B {}\n' },
    { folder: 'Side', path: 'Side/C.swift', text: 'enum C { case a(A) }\n' },
  ];
  assert.deepEqual(faults(files, arrows(files), table), [
    'Side has no line in the table', 'there is no folder High', 'Mid may use High, which is not above it in the table',
    'Low/A.swift: Low uses C of Side',
  ]);
});
