// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatDifference, formatValue } from '../../Sources/StoryboardRendering/Assets/Scripts/base/format.js';
import { chosenDifference, differenceFrom } from '../../Sources/StoryboardRendering/Assets/Scripts/values/table.js';

test('a difference has a sign, and an equals sign if both values read the same', () => {
  assert.equal(formatDifference(15_900, 15_400, 2), '+5.00');
  assert.equal(formatDifference(-9_900, -6_000, 2), '−39.00');
  assert.equal(formatDifference(6_000, 6_000, 2), '=');
  assert.equal(formatDifference(300, 100, 0), '+2');
});

test('without either value there is no difference', () => {
  assert.equal(formatDifference(NaN, 100, 2), '–');
  assert.equal(formatDifference(100, NaN, 2), '–');
  assert.equal(formatDifference(NaN, NaN, 2), '–');
});

test('a difference is computed from the displayed numbers', () => {
  for (let units = -120; units <= 120; units += 1) {
    for (const reference of [-17, -5, 0, 4, 5, 96]) {
      for (const digits of [0, 1, 2]) {
        const [shown, from] = [units, reference].map((one) =>
          Number(formatValue(one, digits).replace('−', '-')));
        const said = formatDifference(units, reference, digits);
        const number = said === '=' ? 0 : Number(said.replace('−', '-'));
        assert.equal(number.toFixed(digits), (shown - from + 0).toFixed(digits), `${units} from ${reference}`);
        assert.match(said, /^(=|\+[0-9.]+|−[0-9.]+)$/);
      }
    }
  }
});

test('compared variants differ from each other unless something else is chosen', () => {
  const devices = ['phone', 'pad'];
  assert.equal(differenceFrom(undefined, false, devices), 'none');
  assert.equal(differenceFrom(undefined, true, devices), 'A');
  assert.equal(differenceFrom('none', true, devices), 'none');
  assert.equal(differenceFrom('pad', true, devices), 'pad');
  assert.equal(differenceFrom('pad', false, devices), 'pad');
  // A link may name a missing device.
  assert.equal(differenceFrom('A', false, devices), 'none');
  assert.equal(differenceFrom('watch', false, devices), 'none');
  assert.equal(differenceFrom('watch', true, devices), 'A');
});

test('a manual choice stays only while it is possible', () => {
  assert.equal(chosenDifference('none', false), undefined);
  assert.equal(chosenDifference('none', true), 'none');
  assert.equal(chosenDifference('A', true), undefined);
  assert.equal(chosenDifference('pad', true), 'pad');
});
