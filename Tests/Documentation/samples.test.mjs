// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Files in the documents are valid: scenarios and devices can be read, and Swift compiles.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

import { documents, read } from '../../Scripts/documentation/markdown.mjs';

const { SCROLLWORK_PRODUCTS: products = '.build/debug' } = process.env;
const samples = documents().flatMap((path) => read(path).fences.map((fence) => ({ path, ...fence })));

function inScratch(body) {
  const folder = mkdtempSync(join(tmpdir(), 'scrollwork-sample-'));
  try {
    return body(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const { path, line, text } of samples.filter(({ info, text }) => /^jsonc?5?$/.test(info) && /"pattern"\s*:/.test(text) && /"steps"/.test(text)
  // A page with a pattern file of its own runs its scenario itself.
  && !/"pattern"\s*:\s*"\.\//.test(text))) {
  test(`${path}:${line} is a scenario`, () => inScratch((folder) => {
    writeFileSync(join(folder, 'sample.scenario.jsonc'), text);
    const run = spawnSync(join(resolve(products), 'scrollwork'), ['list', 'scenarios', folder], { encoding: 'utf8' });
    assert.equal(run.stderr, '');
    assert.equal(run.status, 0);
  }));
}

// Only complete declarations: single lines of a function need their context.
for (const { path, line, text } of samples.filter(({ info, text }) => info === 'swift' && /^(?:\/\/\/.*\n)*(?:public |struct |enum |extension |import )/.test(text))) {
  test(`${path}:${line} compiles`, () => inScratch((folder) => {
    const file = join(folder, 'Sample.swift');
    writeFileSync(file, /\bimport ScrollCore\b/.test(text) ? text : `@testable import ScrollCore\n${text}`);
    const run = spawnSync('swiftc', [
      '-typecheck', '-parse-as-library', '-swift-version', '6', '-warnings-as-errors', '-I', join(products, 'Modules'), file,
    ], { encoding: 'utf8' });
    assert.equal(run.stderr, '');
    assert.equal(run.status, 0);
  }));
}

test('the guide states the constants of uikit as in the program', () => {
  const json = JSON.parse(execFileSync(join(products, 'scrollwork'), ['list', 'physics', '--json'], { encoding: 'utf8' }));
  const { constants } = json.physics.find(({ id }) => id === 'uikit');
  const table = execFileSync('cat', ['Documentation/matching-uikit.md'], { encoding: 'utf8' }).split('\n')
    .filter((line) => /^\| .* \| [ABCD] \|$/.test(line));
  assert.deepEqual(table, constants.map(({ name, value, unit, evidence }) =>
    `| ${name} | ${`${Math.round(value * 1e6) / 1e6} ${unit}`.trim()} | ${evidence} |`));
});
