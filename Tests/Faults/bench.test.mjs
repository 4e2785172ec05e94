// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// `bench` where it cannot write. Its figures differ from machine to machine, so it is not among the commands whose files
// are compared byte by byte.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { Desk, isUnfinished } from './commands.mjs';

const desk = new Desk();
after(() => desk.remove());

const bench = (...words) => desk.run(['bench', 'a.scenario.jsonc', '--variant', 'ch8', ...words]);

test('a folder has the name of the budgets', () => {
  desk.makeFolder('out/budgets.json');
  const { status, stderr } = bench('--budget', 'out/budgets.json', '--reason', 'first');
  assert.equal(status, 2);
  assert.match(stderr, /error: cannot /);
  assert.deepEqual([...desk.files().keys()], []);
});

test('a file has the name of the folder of the history', () => {
  desk.write('history', 'mine');
  const { status, stderr } = bench('--history', 'history', '--commit', 'c');
  assert.equal(status, 2);
  assert.match(stderr, /error: cannot make the folder history: a file of that name exists/);
});

test('a damaged history stays as it is, and is named with its line', () => {
  desk.makeFolder('kept');
  desk.write('kept/history.jsonl', '{"v": 9}\n');
  const { status, stderr } = bench('--history', 'kept', '--commit', 'c');
  assert.equal(status, 2);
  assert.match(stderr, /kept\/history.jsonl: line 1: version 9/);
  assert.equal(desk.files('kept').get('history.jsonl'), '{"v": 9}\n');
  assert.ok(![...desk.files('kept').keys()].some(isUnfinished));
});
