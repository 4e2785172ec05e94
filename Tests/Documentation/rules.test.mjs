// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The guide to the rules matches the files of the rules.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { GUIDE, described, facts, files, guide } from '../../Scripts/documentation/rules.mjs';

const { SCROLLWORK_PRODUCTS: products = '.build/debug' } = process.env;
const rules = facts(products);
const texts = new Map(files().flatMap(({ text }) => {
  const rule = described(text);
  return rule ? [[rule.id, rule]] : [];
}));

test('the guide is what `make rule-guide` writes', () => {
  const text = readFileSync(GUIDE, 'utf8');
  assert.equal(text, guide(text, rules, files()));
});

for (const { rule, summary } of rules) {
  test(`${rule} has a formula, a threshold, a reason, exclusions and an example`, () => {
    const own = texts.get(rule);
    assert.equal(own?.summary, summary);
    const text = own.lines.join('\n');
    assert.match(text, /^```text\n[^]+?\n```\n/);
    for (const part of ['*Threshold.* ', '*Why.* ', '*Excluded.* ', '*Example']) assert.ok(text.includes(`\n\n${part}`), part);
  });
}

test('every file of a rule is in the table', () => {
  assert.deepEqual([...texts.keys()].sort(), rules.map(({ rule }) => rule).sort());
});

test('a guide is generated from facts and comments', () => {
  const file = (folder, id) => ({
    folder, text: `extension ReviewRule {\n  /// It is so.\n  ///\n  /// *Why.* So.\n  public static let it = Self(\n    "${id}", .error)\n}\n`,
  });
  const text = guide('# Rules\n\nWords.\n\n## Old\n\n### B\n', [
    { rule: 'A', severity: 'note', threshold: 0.5, unit: 'pt', summary: 'It is so.' }, { rule: 'B', severity: 'error', summary: 'It is so.' },
  ], [file('One', 'A'), file('Two', 'B'), { folder: 'One', text: '/// The rules of one.\n' }, { folder: 'Two', text: '/// The rules of two.\n' }]);
  assert.equal(text, '# Rules\n\nWords.\n\n## Of one\n\n### A\n\nIt is so.\n\nSeverity: note. Threshold: 0.5 pt.\n\n*Why.* So.\n\n'
    + '## Of two\n\n### B\n\nIt is so.\n\nSeverity: error. No threshold.\n\n*Why.* So.\n');
});
