// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  areaPath, curvePath, rangeOf, samplesOf, spread, ticks,
} from '../../Sources/StoryboardRendering/Assets/Scripts/values/curves.js';

const same = (/** @type {number} */ number) => number;

test('ticks are round numbers, few and within the range', () => {
  assert.deepEqual(ticks(-130, 20, 4), [-100, -50, 0]);
  assert.deepEqual(ticks(0, 4.02, 6), [0, 1, 2, 3, 4]);
  assert.deepEqual(ticks(0.1, 0.62, 6), [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  for (const [from, to] of [[0, 1], [-7, 3], [1e-3, 2e-3], [-5000, 12_345]]) {
    const found = ticks(from, to, 5);
    assert.ok(found.length >= 2 && found.length <= 6, String(found));
    assert.ok(found.every((one) => one >= from && one <= to));
  }
  assert.deepEqual(ticks(7, 7, 4), [7]);
});

test('a range has a margin around its values, even if nothing changes', () => {
  assert.deepEqual(rangeOf([0, 100]), { from: -8, to: 108 });
  const still = rangeOf([50]);
  assert.ok(still && still.from < 50 && still.to > 50);
  assert.equal(rangeOf([]), null);
});

test('a curve leaves out points on a straight line', () => {
  const values = [0, 1, 2, 3, 3, 3, 0];
  assert.equal(curvePath(7, (frame) => values[frame], same, same), 'M0 0L3 3L5 3L6 0');
});

test('frames without a value break a curve, and a single frame is a dot', () => {
  const values = [0, 1, NaN, NaN, 5, NaN, 2, 3];
  assert.equal(curvePath(8, (frame) => values[frame], same, same), 'M0 0L1 1M4 5h0M6 2L7 3');
  assert.equal(curvePath(3, () => NaN, same, same), '');
});

test('a long run keeps its peaks and gaps, and has a limited number of points', () => {
  const value = (/** @type {number} */ frame) =>
    (frame === 31_415 ? 999 : frame === 50_000 ? NaN : Math.sin(frame / 50));
  const at = samplesOf(72_000, value);
  assert.ok(at.length <= 2600);
  assert.ok(at.includes(31_415));
  assert.ok(at.includes(50_000));
  assert.ok(at.includes(0) && at.includes(71_999));
  assert.deepEqual(at, [...at].sort((a, b) => a - b));
});

test('an area runs along one value and back along the other', () => {
  assert.equal(areaPath(3, () => 1, () => 9, same, same), 'M0 1L2 1L2 9L0 9Z');
  assert.equal(areaPath(3, (frame) => (frame === 1 ? NaN : 1), () => 9, same, same), '');
});

test('labels keep their order, do not overlap and stay in the plot', () => {
  const places = spread([50, 52, 0, 100, 51], 17, 136);
  const sorted = [...places].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i += 1) assert.ok(sorted[i] - sorted[i - 1] >= 17 - 1e-9);
  assert.ok(sorted[0] >= 8.5 && sorted[4] <= 127.5);
  assert.ok(places[2] < places[0] && places[0] < places[4] && places[4] < places[1] && places[1] < places[3]);
  assert.deepEqual(spread([68], 17, 136), [68]);
});
