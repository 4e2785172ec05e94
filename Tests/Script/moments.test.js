// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  MOST_MOMENTS, choose, limits, momentAt, momentsOf,
} from '../../Sources/StoryboardRendering/Assets/Scripts/timeline/moments.js';

const VALUES = ['contentOffset.y', 'contentOffset.min', 'contentOffset.max', 'header.height']
  .map((key) => ({ key, unit: 'pt', digits: 2 }));

/** A pull of the list by 40 pt beyond its top and back, then down; the header follows between 20 and 120 pt. */
const offsetAt = (/** @type {number} */ frame) => {
  if (frame < 10) return -12_000;
  if (frame < 30) return -12_000 - 200 * (frame - 10);
  if (frame < 50) return -16_000 + 200 * (frame - 30);
  if (frame < 150) return -12_000 + 300 * (frame - 50);
  return 18_000;
};
const headerAt = (/** @type {number} */ frame) => Math.min(12_000, Math.max(2_000, -offsetAt(frame)));

const run = {
  rate: 60, frames: 200, phases: [], steps: [], channels: [], turns: [], finger: [], redlines: [],
  events: [[166.667, 'touchDown'], [833.3, 'touchUp'], [850, 'edgeHit'], [2500, 'settled']],
  values: [0, 1, 2, 3],
};

const read = (/** @type {number} */ reference, /** @type {number} */ frame) =>
  [offsetAt(frame), -12_000, 100_000, headerAt(frame)][reference];

test('a run is summarised by its start, its touches, its overscroll, its limits and its end', () => {
  const moments = momentsOf(run, VALUES, read);
  assert.deepEqual(moments, [
    { frame: 0, found: [], texts: ['start'] },
    { frame: 10, found: [], texts: ['finger down'] },
    { frame: 30, found: [], texts: ['overscroll 40.0'] },
    { frame: 50, found: [], texts: ['finger up', 'edge hit'] },
    // 120 − 20 pt are 3 pt a frame from frame 50 on, and the frame after.
    { frame: 84, found: [], texts: ['header.height 20'] },
    { frame: 150, found: [], texts: ['settled'] },
    { frame: 199, found: [], texts: ['end'] },
  ]);
});

test('findings of the review are shown at their worst frame', () => {
  const moments = momentsOf({ ...run, findings: [['gap 5 pt', 100, 2, 90, 120]] }, VALUES, read);
  assert.deepEqual(moments.find(({ frame }) => frame === 100), { frame: 100, found: [['gap 5 pt', 2]], texts: [] });
});

test('the same run always has the same summary, and a value that only follows reaches no limit', () => {
  assert.deepEqual(momentsOf(run, VALUES, read), momentsOf(run, VALUES, read));
  assert.deepEqual(limits(200, offsetAt, offsetAt, 6), []);
});

test('a value without a range, or without numbers, reaches no limit', () => {
  assert.deepEqual(limits(200, () => 500, offsetAt, 6), []);
  assert.deepEqual(limits(200, () => NaN, offsetAt, 6), []);
});

test('moments that are close together share a picture of the most important one', () => {
  assert.deepEqual(choose([
    { frame: 100, text: 'end', kind: 'end' },
    { frame: 10, text: 'settled', kind: 'settled' },
    { frame: 12, text: 'finger down', kind: 'touchDown' },
    { frame: 99, text: 'settled', kind: 'settled' },
  ], 3), [
    { frame: 12, found: [], texts: ['finger down', 'settled'] },
    { frame: 99, found: [], texts: ['settled'] },
  ]);
});

test('a finding has its own frame, shows each label once at its worst, and takes precedence over events near it', () => {
  assert.deepEqual(choose([
    { frame: 0, text: 'start', kind: 'start' },
    { frame: 2, text: '5 pt gap', kind: 'finding', severity: 2 },
    { frame: 40, text: 'finger up', kind: 'touchUp' },
    { frame: 41, text: 'edge hit', kind: 'edgeHit' },
    { frame: 42, text: '30 pt jump', kind: 'finding', severity: 1 },
    { frame: 43, text: '8 pt gap', kind: 'finding', severity: 0 },
    { frame: 43, text: '8 pt gap', kind: 'finding', severity: 2 },
    { frame: 99, text: 'crashed', kind: 'crashed' },
    { frame: 99, text: 'crash', kind: 'finding', severity: 2 },
  ], 3), [
    { frame: 2, found: [['5 pt gap', 2]], texts: ['start'] },
    { frame: 42, found: [['30 pt jump', 1], ['8 pt gap', 2]], texts: ['finger up'] },
    { frame: 99, found: [['crash', 2]], texts: [] },
  ]);
});

test('of many moments the findings stay', () => {
  const many = Array.from({ length: 8 }, (_, index) => [
    { frame: index * 100, text: 'finger down', kind: 'touchDown' },
    { frame: index * 100 + 50, text: index + 1 + ' pt gap', kind: 'finding', severity: 2 },
  ]).flat();
  const moments = choose([{ frame: 0, text: 'start', kind: 'start' }, ...many], 3);
  assert.equal(moments.length, MOST_MOMENTS);
  assert.ok(moments.every(({ found }) => found.length === 1));
});

test('a long script keeps a few pictures of all kinds, in order', () => {
  const many = Array.from({ length: 30 }, (_, index) => [
    { frame: index * 100, text: 'finger down', kind: 'touchDown' },
    { frame: index * 100 + 50, text: 'finger up', kind: 'touchUp' },
  ]).flat();
  const moments = choose([...many, { frame: 1777, text: 'caught', kind: 'catch' }], 3);
  assert.equal(moments.length, MOST_MOMENTS);
  assert.ok(moments.some(({ texts }) => texts[0] === 'caught'));
  const frames = moments.map(({ frame }) => frame);
  assert.deepEqual(frames, [...frames].sort((a, b) => a - b));
});

/** Thirty touches, one every one and a half seconds, then a rest. */
const longScript = Array.from({ length: 30 }, (_, index) => [
  { frame: index * 90, text: 'finger down', kind: 'touchDown' },
  { frame: index * 90 + 20, text: 'finger up', kind: 'touchUp' },
]).flat();

test('a long script ends with its resting state, or with its last frame', () => {
  const rest = { frame: 2_720, text: 'settled', kind: 'settled' };
  const end = { frame: 2_760, text: 'end', kind: 'end' };
  const told = choose([...longScript, rest, end], 3);
  assert.equal(told.length, MOST_MOMENTS);
  assert.ok(told.some(({ texts }) => texts.includes('settled')));
  assert.deepEqual(choose([...longScript, end], 3).at(-1), { frame: 2_760, found: [], texts: ['end'] });
});

test('a script is summarised to its end even if there are more findings than pictures', () => {
  const many = Array.from({ length: 20 }, (_, index) => (
    { frame: index * 90, text: index + 1 + ' pt gap', kind: 'finding', severity: 2 }));
  const moments = choose([...many, { frame: 1_900, text: 'end', kind: 'end' }], 3);
  assert.equal(moments.length, MOST_MOMENTS);
  assert.deepEqual(moments.at(-1), { frame: 1_900, found: [], texts: ['end'] });
});

test('the pictures of a long script are spread over all of it', () => {
  const frames = choose([{ frame: 0, text: 'start', kind: 'start' }, ...longScript,
    { frame: 2_720, text: 'settled', kind: 'settled' }], 3).map(({ frame }) => frame);
  const holes = frames.slice(1).map((frame, index) => frame - frames[index]);
  // An even distribution has gaps of 389 frames.
  assert.ok(Math.max(...holes) < 2 * 2_720 / (MOST_MOMENTS - 1), String(frames));
  assert.ok(Math.min(...holes) > 90, String(frames));
});

test('a frame belongs to the last moment before it', () => {
  const moments = [0, 10, 30].map((frame) => ({ frame, texts: [] }));
  assert.deepEqual([0, 9, 10, 29, 30, 500].map((frame) => momentAt(moments, frame)), [0, 0, 1, 1, 2, 2]);
});
