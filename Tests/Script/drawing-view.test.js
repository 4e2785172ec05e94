// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { frameAt, Model } from '../../Sources/StoryboardRendering/Assets/Scripts/base/model.js';
import { DrawingView } from '../../Sources/StoryboardRendering/Assets/Scripts/stage/drawing-view.js';

globalThis.CSS = { escape: (/** @type {string} */ id) => id };

/** A drawing whose groups remember the attributes that were written. */
const drawing = () => {
  /** @type {Map<string, Record<string, string>>} */
  const groups = new Map();
  let writes = 0;
  return {
    groups,
    get writes() { return writes; },
    querySelectorAll() { return []; },
    querySelector(/** @type {string} */ selector) {
      if (selector.includes('missing')) return null;
      const attributes = groups.get(selector) ?? {};
      groups.set(selector, attributes);
      return {
        setAttribute(/** @type {string} */ name, /** @type {string} */ value) {
          writes += 1;
          attributes[name] = value;
        },
      };
    },
  };
};

const channels = [
  ['layer1', 'y'], ['layer2', 'x'], ['header-content', 'o'], ['header-content', 's'], ['cell-3', 'v'],
  ['layer3', 'y'], ['finger-tail1', 'y', 0, 0.05],
];

const device = { id: 'phone', name: 'Phone', rate: 60, channels, screens: [] };

const model = new Model({
  scenario: 'sample',
  initial: 0,
  devices: [device],
  variants: [{ id: 'a', title: 'A' }],
  values: [],
  steps: [],
  // Differences of differences: 1, 1, 1 … from 0.
  tracks: [['C!D', 4]],
  runs: [[{
    frames: 4, phases: 'i4', events: [], steps: [], values: [],
    // The scale is in thousandths, on the grid of a hundredth.
    channels: [[0, 100], -2550, [~0, 100], [0, 110_000], 0, null],
  }]],
});

const view = () => {
  const svg = drawing();
  const made = new DrawingView(model, device, svg, 'd0-');
  made.follow(model.run(0, 0));
  return { svg, made };
};

test('each property becomes an attribute of its own group', () => {
  const { svg, made } = view();
  made.show(0);
  assert.deepEqual(Object.fromEntries(svg.groups), {
    '#d0-layer1': { transform: 'translate(0 1.01)' },
    '#d0-layer2': { transform: 'translate(-25.5 0)' },
    '#d0-header-content': { opacity: '0.99', transform: 'scale(1.10001)' },
    '#d0-cell-3': { visibility: 'hidden' },
    // A missing value leaves the drawing as it is.
    '#d0-layer3': {},
    '#d0-finger-tail1': { transform: 'translate(0 1.01)' },
  });
});

test('unchanged attributes are not written again', () => {
  const { svg, made } = view();
  made.show(1);
  const first = svg.writes;
  made.show(1);
  assert.equal(svg.writes, first);
  made.show(2);
  // Both tracks of the content and the layer; the tail still shows frame 0.
  assert.equal(svg.writes, first + 3);
});

test('a run that has ended keeps its last frame while others continue', () => {
  const { svg, made } = view();
  const { rate, frames } = model.run(0, 0);
  made.show(frameAt(99, rate, frames));
  assert.equal(svg.groups.get('#d0-layer1')?.transform, 'translate(0 1.1)');
});

test('a drawing without a moving group is an error', () => {
  assert.throws(() => new DrawingView(model, { ...device, channels: [['missing', 'x']] }, drawing(), 'd0-'), /no group d0-missing/);
});
