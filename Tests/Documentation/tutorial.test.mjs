// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Runs the commands of pages literally.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

import { documents, read } from '../../Scripts/documentation/markdown.mjs';
import { follow } from './console.mjs';

const { SCROLLWORK_PRODUCTS: products = '.build/debug' } = process.env;

for (const path of documents()) {
  const { fences } = read(path);
  if (!fences.some(({ info }) => info === 'console')) continue;
  test(`${path} shows the actual output of its commands`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'scrollwork-page-'));
    try {
      const problems = follow(fences, folder, resolve(products));
      assert.deepEqual(problems.map(({ line, command, problem }) => `${path}:${line}: ${command}\n${problem}`).join('\n'), '');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

test('a page that differs from the output of its commands is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scrollwork-page-'));
  try {
    const page = (text) => follow([
      { info: 'text', text: 'one\ntwo', line: 1, name: 'list' }, { info: 'console', text, line: 5, name: '' },
    ], folder, '/nowhere');
    assert.deepEqual(page('$ cat list\none\ntwo'), []);
    assert.deepEqual(page('$ cat list\n…\nt…o'), []);
    for (const wrong of ['$ cat list\none', '$ cat list\none\nthree', '$ cat list\none\ntwo\nthree', '$ cat lost', '$ false']) {
      assert.equal(page(wrong).length, 1, wrong);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
