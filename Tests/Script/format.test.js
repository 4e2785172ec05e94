// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatTime, formatValue } from '../../Sources/StoryboardRendering/Assets/Scripts/base/format.js';

test('values have fixed decimals, a true minus sign and no negative zero', () => {
  assert.equal(formatValue(-14800, 2), '−148.00');
  assert.equal(formatValue(5, 2), '0.05');
  assert.equal(formatValue(-4, 1), '0.0');
  assert.equal(formatValue(-5, 1), '−0.1');
  assert.equal(formatValue(262_625, 1), '2626.3');
  assert.equal(formatValue(150, 0), '2');
  assert.equal(formatValue(NaN, 2), '–');
});

test('times have three decimals', () => {
  assert.equal(formatTime(127 / 120), '1.058');
  assert.equal(formatTime(0), '0.000');
});
