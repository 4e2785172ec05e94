// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { drawLane, wavePath } from '../../Sources/StoryboardRendering/Assets/Scripts/timeline/lane-drawing.js';

test('a wave is closed at the centre line, rises with upward speed and stays in its lane', () => {
  const path = wavePath((frame) => [0, 100, -100, NaN][frame], 0, 4, 4, 100);
  assert.equal(path, 'M0 50L0 50L1 0L2 100L3 50L4 50L4 50Z');
});

test('a long wave has a limited number of points', () => {
  const path = wavePath(() => 1, 0, 72_000, 72_000, 1);
  assert.ok(path.split('L').length < 900);
});

/** As much of a document as a lane needs: nodes with attributes and children. */
const node = (/** @type {string} */ tag) => ({
  tag,
  style: {},
  /** @type {Record<string, string>} */
  attributes: {},
  children: [],
  setAttribute(name, value) { this.attributes[name] = value; },
  append(...more) { this.children.push(...more); },
});

const all = (root) => [root, ...(root.children ?? []).flatMap(all)];

/** The contents of a lane whose run ends with a crash after half a second. */
const crashedLane = (/** @type {number} */ duration) => {
  globalThis.document = { createElement: node, createElementNS: (_, tag) => node(tag) };
  return all(drawLane({
    name: 'sh2',
    run: {
      rate: 60, frames: 31, phases: [{ phase: 't', from: 0, to: 31 }],
      events: [[0, 'touchDown'], [500, 'crashed']], steps: [], channels: [], values: [],
    },
    speedAt: () => 0, top: 0, duration, hasLabels: false, pixels: 1000,
  }));
};

test('a lane shows where its run would have crashed, and screen readers announce it', () => {
  const nodes = crashedLane(2);
  const tick = nodes.find(({ attributes }) => attributes?.class === 'tick crashed');
  assert.equal(tick.children[1].attributes.x1, '25.000%');
  assert.ok(all(tick).includes('crashed · 0.500 s'));
  const word = nodes.find(({ attributes }) => attributes?.class === 'crashed');
  assert.equal(word.style.left, '25.000%');
  assert.deepEqual(word.children, ['crashed']);
  assert.ok(nodes.includes('dragging 0.000 to 0.517 s, crashed at 0.500 s'));
});

test('if the axis ends soon, the text comes before its mark', () => {
  const word = crashedLane(0.5).find(({ attributes }) => attributes?.class === 'crashed');
  assert.deepEqual(word.style, { right: '0.000%' });
});
