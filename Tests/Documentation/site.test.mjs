// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Every public symbol is documented, and the documentation builds without a warning.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

import { guides, word } from '../../Scripts/documentation/guides.mjs';
import { buildSite } from '../../Scripts/documentation/site.mjs';
import { libraries, symbols, writeSymbolGraphs } from '../../Scripts/documentation/symbol-graphs.mjs';

const { SCROLLWORK_PRODUCTS: products = '.build/debug' } = process.env;

test('every public symbol of every library is documented', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'scrollwork-symbols-'));
  try {
    const graphs = writeSymbolGraphs(products, folder);
    const all = graphs.flatMap(({ graph }) => symbols(graph));
    assert.ok(all.length > 1000, 'the symbols were not read');
    const bare = all.filter(({ text }) => text === '');
    assert.deepEqual(bare.map(({ file, line, kind, name }) => `${file}:${line}: ${kind} ${name}`), []);
    context.diagnostic(`${all.length} of ${all.length} public symbols in ${graphs.length} libraries`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a symbol without a comment is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scrollwork-symbols-'));
  try {
    const symbol = (name, lines) => ({
      kind: { displayName: 'Structure' }, pathComponents: [name], ...(lines && { docComment: { lines: lines.map((text) => ({ text })) } }),
    });
    const graph = { symbols: [symbol('Told', ['What it is.']), symbol('Bare'), symbol('Blank', ['', ' '])] };
    writeFileSync(join(folder, 'Sample.symbols.json'), JSON.stringify(graph));
    assert.deepEqual(symbols(folder).filter(({ text }) => text === '').map(({ name }) => name), ['Bare', 'Blank']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the documentation builds without a warning, and has a page for every public module and every guide', () => {
  const site = buildSite(products, join(dirname(products), 'documentation'));
  assert.ok(libraries().some(({ name }) => site.archives.includes(name)));
  for (const page of [...site.archives, ...guides().map((path) => `Guides/${word(path)}`)]) {
    assert.ok(existsSync(join(site.output, 'documentation', page.toLowerCase(), 'index.html')), page);
  }
});
