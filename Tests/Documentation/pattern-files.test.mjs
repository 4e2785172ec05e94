// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The reference of pattern files matches the table of their language.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { REFERENCE, language, reference } from '../../Scripts/documentation/pattern-files.mjs';

const { SCROLLWORK_PRODUCTS: products = '.build/debug' } = process.env;

test('the reference is what `make pattern-guide` writes', () => {
  const text = readFileSync(REFERENCE, 'utf8');
  assert.equal(text, reference(text, language(products)));
});

test('a reference is generated from the table of the language', () => {
  const text = reference('# Files\n\nWords.\n\n## Old\n', [
    { kind: 'key of a thing', name: 'a', object: 'a thing', is: 'It is a thing.', takes: 'x | y', required: true, summary: 'It is.' },
    { kind: 'function', name: 'f(x)', summary: 'It gives.' },
    { kind: 'fact', name: 'isPad', summary: 'Whether it is.', truth: true },
    { kind: 'event', name: 'tap', summary: 'It comes.', facts: [{ name: 'event.x', summary: 'There.' }] },
  ]);
  assert.ok(text.startsWith('# Files\n\nWords.\n\n## Keys\n\n### A thing\n\nIt is a thing.\n\n| key | takes | default | |\n'));
  for (const line of ['| `a` | x \\| y | required | It is. |', '| `f(x)` | It gives. |', '| `isPad` | True or false. Whether it is. |',
    '| `tap` | | It comes. `event.x`: There. |']) assert.ok(text.includes(`${line}\n`), line);
});
