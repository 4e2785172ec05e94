// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Sync, named, pairUp } from '../../Sources/StoryboardRendering/Assets/Scripts/player/sync.js';
import { warp } from '../../Sources/StoryboardRendering/Assets/Scripts/player/warp.js';

const values = ['contentOffset.y', 'contentOffset.min'].map((key) => ({ key, unit: 'pt', digits: 2 }));

/** A run whose offset and rest are functions of its frame, in grid units. */
const run = (/** @type {any} */ { frames, offset, rest = () => -12_000, rate = 60, events = [], steps = [] }) => ({
  rate, frames, events, steps, phases: [], channels: [], turns: [], finger: [], redlines: [], values: [offset, rest],
});
const model = { data: { values }, read: (/** @type {any} */ track, /** @type {number} */ frame) => track(frame) };
const seconds = (/** @type {number} */ frame, rate = 60) => frame / rate;
const ms = (/** @type {number} */ frame, rate = 60) => (frame * 1000) / rate;

/** Down by 100 pt and back, at rest before, between and after, with `pace` frames per point. */
const there = (/** @type {number} */ pace, /** @type {number} */ rest) => (/** @type {number} */ frame) => {
  const at = Math.max(0, frame - 20) / pace;
  return rest + 100 * Math.max(0, at <= 100 ? at : at <= 130 ? 100 : 230 - at);
};
const quick = run({ frames: 300, offset: there(1, -12_000), steps: [0, ms(20), ms(299)] });
const slow = run({
  frames: 540, offset: there(2, -14_800), rest: () => -14_800, steps: [0, ms(20), ms(539)],
});

const DRAG = [[ms(20), 'touchDown'], [ms(40), 'touchUp']];

test('by time, every run shows its own frame of the time', () => {
  const sync = new Sync(model);
  for (const time of [0, 1.234, 4, 99]) {
    assert.equal(sync.frameOf('time', slow, quick, time), Math.min(539, Math.floor(time * 60 + 1e-3)));
    assert.equal(sync.timeOf('time', slow, quick, time), time);
  }
});

test('by offset, the follower is as far from its rest as the leader, moving in the same direction', () => {
  const sync = new Sync(model);
  let before = 0;
  for (let frame = 0; frame < 300; frame += 1) {
    const shown = sync.frameOf('offset', slow, quick, seconds(frame));
    assert.ok(shown >= before, 'it never goes back');
    before = shown;
    const own = quick.values[0](frame) + 12_000;
    assert.ok(Math.abs(slow.values[0](shown) + 14_800 - own) <= 50, `frame ${frame} shows ${shown}`);
    // Down in the first half, up in the second: the slow one turns after 20 + 200 and 20 + 260 frames.
    if (own > 500 && own < 9_500) assert.equal(shown > 250, frame > 130, `frame ${frame} shows ${shown}`);
  }
  assert.equal(before, 539);
});

test('by offset, a follower that does not reach the distance shows its farthest frame', () => {
  const far = run({ frames: 300, offset: there(1, 0), rest: () => 0 });
  const near = run({ frames: 300, offset: (/** @type {number} */ frame) => Math.min(6_000, there(1, 0)(frame)), rest: () => 0 });
  const sync = new Sync(model);
  for (let frame = 90; frame <= 160; frame += 1) {
    assert.equal(near.values[0](sync.frameOf('offset', near, far, seconds(frame))), 6_000);
  }
});

test('by offset, steps of the script are not mixed', () => {
  // The same travel twice, but in steps of different lengths.
  const twice = (/** @type {number} */ start) => (/** @type {number} */ frame) =>
    100 * (frame < start ? Math.min(frame, 50) : Math.min(frame - start, 50));
  const a = run({ frames: 200, offset: twice(100), rest: () => 0, steps: [0, ms(100), ms(199)] });
  const b = run({ frames: 160, offset: twice(60), rest: () => 0, steps: [0, ms(60), ms(159)] });
  const sync = new Sync(model);
  for (let frame = 0; frame < 200; frame += 1) {
    const shown = sync.frameOf('offset', b, a, seconds(frame));
    assert.equal(shown >= 60, frame >= 100, `frame ${frame} shows ${shown}`);
    if (frame <= 50) assert.equal(shown, frame);
  }
});

test('by event, the same event is simultaneous, and the time in between is proportional', () => {
  const a = run({ frames: 200, offset: () => 0, events: [...DRAG, [ms(60), 'edgeHit'], [ms(100), 'settled']] });
  const b = run({ frames: 400, offset: () => 0, events: [...DRAG, [ms(120), 'edgeHit'], [ms(121), 'edgeHit'], [ms(300), 'settled']] });
  const sync = new Sync(model);
  const shown = (/** @type {number} */ frame) => sync.frameOf('event', b, a, seconds(frame));
  assert.deepEqual([0, 10, 20, 40, 50, 60, 80, 100, 199].map(shown), [0, 10, 20, 40, 80, 120, 210, 300, 399]);
  for (const frame of [0, 20, 33, 40, 120, 300, 399]) {
    assert.equal(sync.frameOf('event', b, a, sync.timeOf('event', b, a, seconds(frame))), frame);
  }
});

test('by event, displays at different rates show an event in the first frame after it', () => {
  const a = run({ frames: 100, offset: () => 0, events: [[503, 'touchDown']] });
  const b = run({ frames: 240, rate: 120, offset: () => 0, events: [[703, 'touchDown']] });
  const sync = new Sync(model);
  assert.equal(sync.frameOf('event', b, a, 31 / 60), 85);
  assert.equal(sync.frameOf('event', b, a, 30.9 / 60), 84);
  assert.equal(sync.frameOf('event', a, b, 85 / 120), 31);
});

test('after the last common event, a crashed run follows its own time', () => {
  const whole = run({ frames: 400, offset: () => 0, events: [...DRAG, [ms(200), 'touchDown'], [ms(210), 'touchUp']] });
  const broken = run({ frames: 60, offset: () => 0, events: [...DRAG, [ms(59), 'crashed']] });
  const sync = new Sync(model);
  for (const way of ['offset', 'event']) {
    assert.deepEqual([20, 40, 50, 59, 200].map((frame) => sync.frameOf(way, broken, whole, seconds(frame))), [20, 40, 50, 59, 59]);
  }
});

test('events are counted again after each touch', () => {
  const found = named(quick, [[5, 'touchDown'], [9, 'touchUp'], [20, 'settled'], [30, 'touchDown'], [40, 'settled'], [41, 'settled']]);
  assert.deepEqual([...found], [['touchDown 1', 5], ['touchUp 1', 9], ['settled after 2 1', 20], ['touchDown 2', 30],
    ['settled after 3 1', 40], ['settled after 3 2', 41]]);
});

test('contradictory pairs are dropped in favour of touches', () => {
  const lead = new Map([['edgeHit after 0 1', 30], ['touchDown 1', 50], ['settled after 1 1', 70]]);
  const follow = new Map([['edgeHit after 0 1', 60], ['touchDown 1', 50], ['settled after 1 1', 80]]);
  assert.deepEqual(pairUp(lead, follow, [99, 99]), [[0, 0], [50, 50], [70, 80], [99, 99]]);
  // Two events in the same frame of either run count once.
  assert.deepEqual(pairUp(new Map([['a', 3], ['b', 3]]), new Map([['a', 4], ['b', 5]]), null), [[0, 0], [3, 4]]);
});

test('the path through a table never goes back, leads from end to end, and is the shortest', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 40; round += 1) {
    const [rows, columns] = [1 + Math.floor(random() * 6), 1 + Math.floor(random() * 6)];
    const cells = Array.from({ length: rows * columns }, random);
    const at = (/** @type {number} */ row, /** @type {number} */ column) => cells[row * columns + column];
    const found = [...warp(rows, columns, at)];
    assert.deepEqual(found, [...found].sort((a, b) => a - b));
    // All possible paths, by brute force.
    /** @type {{sum: number, best: number[]}[]} */
    const ways = [];
    const go = (/** @type {number} */ row, /** @type {number} */ column, /** @type {number} */ sum, /** @type {number[][]} */ path) => {
      const total = sum + at(row, column);
      const next = [...path, [row, column]];
      if (row === rows - 1 && column === columns - 1) {
        const best = Array.from({ length: rows }, (_, one) => next.filter(([of]) => of === one)
          .reduce((a, b) => (at(one, b[1]) < at(one, a[1]) ? b : a))[1]);
        ways.push({ sum: total, best });
        return;
      }
      for (const [down, right] of [[1, 1], [1, 0], [0, 1]]) {
        if (row + down < rows && column + right < columns) go(row + down, column + right, total, next);
      }
    };
    go(0, 0, 0, []);
    const least = ways.reduce((a, b) => (b.sum < a.sum ? b : a));
    assert.deepEqual(found, least.best);
  }
});

test('a long step is searched near its diagonal, in limited time', () => {
  const found = warp(9_000, 18_000, (row, column) => Math.abs(2 * row - column));
  assert.ok(found.every((column, row) => Math.abs(column - 2 * row) <= 2));
});
