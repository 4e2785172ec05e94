// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { frameAt, Model } from '../../Sources/StoryboardRendering/Assets/Scripts/base/model.js';

/** @returns {import('../../Sources/StoryboardRendering/Assets/Scripts/base/model.js').PageData} */
const sample = () => ({
  scenario: 'sample',
  initial: 0,
  devices: [
    { id: 'slow', name: 'Slow', rate: 60, channels: [] },
    { id: 'fast', name: 'Fast', rate: 120, channels: [] },
  ],
  variants: [{ id: 'a', title: 'A' }],
  values: [],
  steps: [],
  tracks: [['ACE!C', 5]],
  runs: [[
    { frames: 5, phases: 'i2t3', events: [], steps: [], channels: [], values: [] },
    { frames: 5, phases: 'i5', events: [], steps: [], channels: [], values: [] },
  ]],
});

test('every frame time shows its own frame, even after rounding to three decimals', () => {
  for (const rate of [60, 80, 120]) {
    for (let frame = 0; frame < 72_000; frame += 1) {
      assert.equal(frameAt(frame / rate, rate, Infinity), frame);
      const milliseconds = Number(((frame * 1000) / rate).toFixed(3));
      assert.equal(frameAt(milliseconds / 1000, rate, Infinity), frame);
    }
  }
});

test('a display holds its frame until the next, and the last one forever', () => {
  assert.equal(frameAt(1 / 120, 60, 10), 0);
  assert.equal(frameAt(2.9 / 60, 60, 10), 2);
  assert.equal(frameAt(99, 60, 10), 9);
  assert.equal(frameAt(-1, 60, 10), 0);
});

test('references are constants, tracks on a base, mirrored tracks or null', () => {
  const model = new Model(sample());
  assert.equal(model.read(250, 3), 250);
  assert.equal(model.read([0, 100], 3), 109);
  assert.equal(model.read([~0, 100], 3), 91);
  assert.ok(Number.isNaN(model.read(null, 3)));
  assert.ok(Number.isNaN(model.read(undefined, 3)));
});

test('the time axis ends with the longest run, and steps are frames of the fastest display', () => {
  const model = new Model(sample());
  assert.equal(model.duration, 4 / 60);
  assert.equal(model.rate, 120);
});

test('if runs are viewed one by one, the time axis ends with the longest visible one', () => {
  const model = new Model({ ...sample(), alone: 1 });
  model.follow([1]);
  assert.equal(model.duration, 4 / 120);
  model.follow([0, 1]);
  assert.equal(model.duration, 4 / 60);
  const together = new Model(sample());
  together.follow([1]);
  assert.equal(together.duration, 4 / 60);
});

test('the phase of a frame is that of its span', () => {
  const model = new Model(sample());
  const run = model.run(0, 0);
  assert.deepEqual([0, 1, 2, 4].map((frame) => model.phaseAt(run, frame)), ['i', 'i', 't', 't']);
  assert.equal(model.run(0, 0), run);
});
