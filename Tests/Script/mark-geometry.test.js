// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  markAt, marksOf, paceIn, pointsIn,
} from '../../Sources/StoryboardRendering/Assets/Scripts/stage/mark-geometry.js';
import { answerOf } from '../../Sources/StoryboardRendering/Assets/Scripts/player/answer.js';
import { scalesOf } from '../../Sources/StoryboardRendering/Assets/Scripts/stage/fit.js';

const screen = { x: 0, y: 0, width: 375, height: 667, safeArea: [20, 0, 0, 0] };
const values = ['contentOffset.y', 'velocity.y', 'contentOffset.min', 'header.height', 'firstRow.y']
  .map((key) => ({ key, unit: 'pt', digits: 1 }));
const read = (reference, frame) => (Array.isArray(reference) ? reference[frame] ?? NaN : NaN);

/** The header is 90 pt high and jumps to 120 in frame 2; the first row is at 120. */
const run = (findings) => ({
  rate: 60, frames: 4, findings, events: [], turns: [[0, 0]], redlines: [], finger: [null, [60_000, 59_000, 58_000, 57_000]],
  values: [[0, 2_000, 4_000, 6_000], [0, 0, 60_000, 30_000], [-12_000, -12_000, -12_000, -12_000],
    [9_000, 9_000, 12_000, 12_000], [12_000, 12_000, 12_000, 12_000]],
});
const model = { read, data: { values } };

test('the points of a label are those at its start, and no speeds', () => {
  assert.equal(pointsIn('30 pt gap'), 30);
  assert.equal(pointsIn('0.8 pt scroll ignored'), 0.8);
  assert.ok(Number.isNaN(pointsIn('2150.5 pt/s break')));
  assert.ok(Number.isNaN(pointsIn('no header')));
});

test('a gap is drawn between the edges that are as far apart as it says', () => {
  const [mark] = marksOf(run([['30 pt gap', 1, 2, 0, 1]]), model, screen);
  assert.deepEqual([mark.measure.from(1), mark.measure.to(1), mark.measure.isMotion], [90, 120, false]);
});

test('a jump is drawn from where the edge was in the frame before', () => {
  const [mark] = marksOf(run([['30 pt jump', 2, 2, 2, 2]]), model, screen);
  assert.deepEqual([mark.measure.from(2), mark.measure.to(2), mark.measure.isMotion], [90, 120, true]);
});

test('an overshoot is drawn from the position in which the edge comes to rest', () => {
  const own = { ...run([['15 pt overshoot', 1, 2, 1, 1]]), events: [[10, 'settled'], [50, 'settled']] };
  own.values[3] = [9_000, 14_000, 12_500, 12_500];
  own.values[4] = [30_000, 30_000, 30_000, 30_000];
  const [mark] = marksOf(own, model, screen);
  assert.deepEqual([mark.measure.from(1), mark.measure.to(1)], [125, 140]);
});

test('nothing is drawn where no edges are as far apart as a finding says', () => {
  assert.deepEqual(marksOf(run([['31 pt gap', 1, 2, 0, 1], ['no header', 1, 2, 0, 1]]), model, screen), []);
});

test('what is scrolled across the screen is measured across it, from the other side in a mirrored interface', () => {
  const own = {
    ...run([['40 pt off centre', 1, 2, 1, 1]]), insets: ['x', 0, 0, 0, 0], values: [[0, 4_000, 0, 0], [10_000, 10_000, 10_000, 10_000]],
  };
  const pages = { read, data: { values: [{ key: 'page.offCentre' }, { key: 'firstRow.y' }] } };
  const [{ measure }] = marksOf(own, pages, screen);
  assert.deepEqual([measure.from(1), measure.to(1), measure.isAcross], [147.5, 187.5, true]);
  const [mirrored] = marksOf(own, pages, screen, true);
  assert.deepEqual([mirrored.measure.from(1), mirrored.measure.to(1)], [227.5, 187.5]);
});

test('a jump across the screen is drawn from where the edge was', () => {
  const own = { ...run([['12 pt jump', 2, 2, 2, 2]]), insets: ['x', 0, 0, 0, 0], values: [[1_000, 1_000, 2_200, 2_200]] };
  const [{ measure }] = marksOf(own, { read, data: { values: [{ key: 'indicator.x' }] } }, screen);
  assert.deepEqual([measure.from(2), measure.to(2), measure.isMotion, measure.isAcross], [10, 22, true, true]);
});

test('a frame shows the finding that is worst in it, or else the worst one that lasts', () => {
  const marks = marksOf(run([['30 pt gap', 1, 1, 0, 1], ['30 pt jump', 2, 2, 2, 2]]), model, screen);
  assert.equal(markAt(marks, 0)?.worst, 1);
  assert.equal(markAt(marks, 2)?.worst, 2);
  assert.equal(markAt(marks, 3), undefined);
});

test('speeds are compared where the numbers are those of the label', () => {
  // The finger moves by 10 pt, the content by 20.
  assert.deepEqual(paceIn(['100 % too fast', 1, 2, 1, 1], run([]), model), { wanted: -10, moved: -20 });
  assert.equal(paceIn(['50 % too fast', 1, 2, 1, 1], run([]), model), null);
  assert.deepEqual(paceIn(['300 pt/s break', 3, 2, 3, 3], run([]), model), { wanted: -10, moved: -5 });
  assert.equal(paceIn(['30 pt gap', 1, 2, 0, 1], run([]), model), null);
});

const page = (runs) => {
  const data = {
    initial: 2, values, runs, variants: [{ id: 'a' }, { id: 'b' }, { id: 'c', fixed: 1 }],
    devices: [{ rate: 60, screens: [screen] }, { rate: 60, screens: [screen] }],
  };
  return { data, read, run: (variant, device) => runs[variant][device] };
};

test('a page opens on the worst finding that is visible, beside its fix', () => {
  const [small, large] = [['30 pt gap', 1, 2, 0, 1], ['120 pt hidden', 1, 2, 0, 1]];
  assert.deepEqual(answerOf(page([[run([small]), run([])], [run([]), run([large])], [run([]), run([])]])),
    { variant: 1, compare: 2, device: 1, time: 1 / 60 });
  // An error is worse than a larger warning.
  const warning = ['120 pt hidden', 1, 1, 0, 1];
  assert.equal(answerOf(page([[run([small]), run([])], [run([]), run([warning])], [run([]), run([])]])).variant, 0);
});

test('a page without findings opens on its fixed variant at its most telling frame', () => {
  const plain = run([]);
  assert.deepEqual(answerOf(page([[plain, plain], [plain, plain], [{ ...plain, poster: 30 }, plain]])),
    { variant: 2, compare: null, device: -1, time: 0.5 });
});

test('phones have one scale, and what is larger or in landscape a smaller one', () => {
  const device = (width, height) => ({ figure: null, width, height, count: 1 });
  const [small, large, landscape, tablet] = scalesOf(
    [device(400, 700), device(440, 900), device(940, 460), device(860, 1150)], 1000, 450);
  assert.equal(small, large);
  assert.equal(large, 0.5);
  assert.ok(landscape * 940 <= 550);
  assert.equal(tablet * 1150, 450);
});
