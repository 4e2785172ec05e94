// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The guide to films has the figures of its tables.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { GUIDE, figures, withRow } from '../../Scripts/documentation/film-figures.mjs';

const text = readFileSync(GUIDE, 'utf8');

test('the sentences of the guide to films are what its tables give', () => assert.equal(figures(text), text));

test('a row that is measured again takes the place of the one before, and changes the sentences', () => {
  const changed = figures(withRow(text, 'accuracy', 1, 'dark, crf 23, 73 films', '73 | 50 | 40 | 12'));
  assert.equal(changed.split('| dark, crf 23,').length, text.split('| dark, crf 23,').length);
  assert.match(changed, /^\d+ in the films at half size, 12 in the dark films and \d+ in the films at 120 a second/m);
});
