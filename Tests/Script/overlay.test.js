// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { OVERLAYS, Overlay, spaceFor } from '../../Sources/StoryboardRendering/Assets/Scripts/stage/overlay.js';
import {
  insetBoxes, trailPath,
} from '../../Sources/StoryboardRendering/Assets/Scripts/stage/overlay-geometry.js';
import { screenAt } from '../../Sources/StoryboardRendering/Assets/Scripts/base/model.js';
import { actionFor } from '../../Sources/StoryboardRendering/Assets/Scripts/player/keys.js';

const node = (/** @type {string} */ tag) => ({
  tag,
  style: {},
  /** @type {Record<string, string>} */
  attributes: {},
  /** @type {any[]} */
  children: [],
  setAttribute(name, value) { this.attributes[name] = value; },
  getAttribute(name) { return this.attributes[name] ?? null; },
  append(...more) { this.children.push(...more); },
});

globalThis.document = { createElementNS: (_, tag) => node(tag) };
globalThis.Text = class { constructor(data) { this.data = data; } };

const run = {
  rate: 60, frames: 4, turns: [[0, 0]], redlines: [[0, 1]], finger: [2, 3],
};
/**
 * The header goes from 0 to 148 pt and gets shorter in each frame; it is gone in the last. The finger moves up from
 * frame 1 on.
 */
const read = (/** @type {number} */ reference, /** @type {number} */ frame) => [
  frame === 3 ? NaN : 0, frame === 3 ? NaN : 14_800 - 1_000 * frame,
  frame === 0 ? NaN : 18_700, frame === 0 ? NaN : 60_000 - 500 * frame,
][reference];
const model = {
  read,
  data: {
    devices: [{
      redlines: ['header'],
      screens: [{ x: 12, y: 10, width: 375, height: 812, safeArea: [44, 0, 34, 0] }],
    }],
  },
};

const under = () => ({
  getAttribute: () => '0 0 399 832',
  getBoundingClientRect: () => ({ width: 199.5 }),
});

test('the safe area is where the screen has it, and texts keep their size in pixels', () => {
  const overlay = new Overlay(model, 0, under());
  overlay.follow(run, new Set(['safe']));
  const [{ sheet, safe }] = overlay.sheets;
  assert.equal(sheet.attributes.transform, 'translate(12 10)');
  assert.deepEqual(safe.children[0].attributes, {
    'vector-effect': 'non-scaling-stroke', x: '0', y: '44', width: '375', height: '734',
  });
  assert.equal(overlay.svg.style.fontSize, '26px');
  assert.equal(overlay.svg.style.display, '');
});

test('a dimension line spans what it measures and states it; there is none for a missing element', () => {
  const overlay = new Overlay(model, 0, under());
  overlay.follow(run, new Set(['redlines']));
  overlay.show(1);
  const [{ lines: [{ group, column, text }] }] = overlay.sheets;
  assert.equal(text.data, '138.0');
  assert.match(column.children[0].attributes.d, /^M403 0h18m-9 0V138m/);
  assert.equal(group.attributes.visibility, 'inherit');
  overlay.show(3);
  assert.equal(group.attributes.visibility, 'hidden');
});

test('a gap below a header is measured in the column of the header', () => {
  const ends = [0, 15_400, 15_400, 15_900];
  const data = { devices: [{ ...model.data.devices[0], redlines: ['header', 'gap'] }] };
  const overlay = new Overlay({ read: (/** @type {number} */ reference) => ends[reference], data }, 0, under());
  overlay.follow({ ...run, redlines: [[0, 1], [2, 3]] }, new Set(['redlines']));
  const [{ lines: [header, gap] }] = overlay.sheets;
  const left = (/** @type {any} */ line) => /^M(\d+) /.exec(line.column.children[0].attributes.d)?.[1];
  assert.equal(left(gap), left(header));
  assert.equal(gap.text.data, '5.0');
  assert.equal(gap.group.attributes.class, 'redline gap');
});

test('the trail is the finger’s path back to where it landed', () => {
  assert.equal(trailPath(run, read, 3), 'M187 585h0M187 590h0M187 595h0');
  assert.equal(trailPath(run, read, 0), '');
});

test('insets are at the ends of their scroll view, within the screen', () => {
  const screen = { width: 375, height: 812 };
  const boxes = (/** @type {any} */ insets) =>
    insetBoxes({ ...run, insets }, (/** @type {number} */ reference) => reference, 0, screen);
  assert.deepEqual(boxes(['y', 0, 14_800, 3_400, 81_200]), [
    { x: 0, y: 0, width: 375, height: 148, units: 14_800, axis: 'y' },
    { x: 0, y: 778, width: 375, height: 34, units: 3_400, axis: 'y' },
  ]);
  assert.deepEqual(boxes(['x', 0, 2_000, 0, 37_500]), [
    { x: 0, y: 0, width: 20, height: 812, units: 2_000, axis: 'x' },
    { x: 375, y: 0, width: 0, height: 812, units: 0, axis: 'x' },
  ]);
  // A list in a low sheet ends below the screen.
  assert.deepEqual(boxes(['y', 70_000, 0, 3_400, 141_200])?.map(({ y, height }) => [y, height]),
    [[700, 0], [812, 0]]);
  assert.equal(boxes(undefined), null);
  assert.equal(boxes(['y', NaN, 0, 0, 0]), null);
});

test('insets are stated in points unless they are zero, and disappear with their scroll view', () => {
  const overlay = new Overlay(model, 0, under());
  const insets = (/** @type {number} */ leading) => ({ ...run, insets: ['y', leading, 12_050, 0, 81_200] });
  const values = { ...model, read: (/** @type {number} */ reference) => reference };
  const follow = new Overlay(values, 0, under());
  follow.follow(insets(0), new Set(['insets']));
  const [{ bands: [top, bottom] }] = follow.sheets;
  assert.deepEqual([top.text.data, bottom.text.data], ['inset 120.5', 'inset 0']);
  assert.deepEqual([top.band.attributes.y, top.band.attributes.height], ['0', '120.5']);
  // An inset of zero has no text.
  assert.deepEqual([top, bottom].map(({ group }) => group.attributes.visibility), ['inherit', 'hidden']);
  follow.follow(insets(NaN), new Set(['insets']));
  assert.equal(top.group.attributes.visibility, 'hidden');
  overlay.follow(run, new Set(['insets']));
  assert.equal(overlay.sheets[0].bands[0].group.attributes.visibility, 'hidden');
});

test('the text of an inset moves up a line if the text of the safe area is in the way', () => {
  const values = { ...model, read: (/** @type {number} */ reference) => reference };
  const overlay = new Overlay(values, 0, under());
  // An em is 13 pixels, 26 points; the text of the safe area is 0.4 em above its end, at 778.
  const linesFrom = (/** @type {number} */ top, /** @type {string[]} */ ...shown) => {
    overlay.follow({ ...run, insets: ['y', 0, 10_000, 3_400, Math.round(top * 100) + 3_400] }, new Set(['insets', ...shown]));
    return overlay.sheets[0].bands.map(({ label }) => (Number(label.attributes.y) - 778) / 26 + parseFloat(label.attributes.dy));
  };
  // It stays on its own line, even if it only just fits.
  assert.ok(Math.abs(linesFrom(778, 'safe')[1] - -1.7) < 1e-9);
  for (const top of [750, 790, 805]) {
    const [, line] = linesFrom(top, 'safe');
    assert.ok(Math.abs(line + 0.4) >= 1.3 - 1e-3, String(top));
    // Without that text nothing moves.
    assert.ok(Math.abs(linesFrom(top)[1] - ((top - 778) / 26 - 1.7)) < 1e-9);
  }
});

test('narrow screens only show the numbers of the safe area', () => {
  const words = (/** @type {number} */ width) => {
    const overlay = new Overlay(model, 0, { ...under(), getBoundingClientRect: () => ({ width }) });
    overlay.follow(run, new Set(['safe']));
    return overlay.sheets[0].text.data;
  };
  assert.equal(words(199.5), 'safe area ↑44 ↓34');
  assert.equal(words(160), '↑44 ↓34');
});

test('a rotated device shows the screen of its frame', () => {
  const turned = { ...run, turns: [[0, 0], [30, 1], [60, 0]] };
  assert.deepEqual([0, 29, 30, 59, 60].map((frame) => screenAt(turned, frame)), [0, 0, 1, 1, 0]);
});

test('the space next to a drawing grows with its dimension lines', () => {
  assert.equal(spaceFor({ redlines: [] }), 0);
  assert.equal(spaceFor({ redlines: ['header', 'gap'] }), spaceFor({ redlines: ['header'] }));
  assert.ok(spaceFor({ redlines: ['header'] }) < spaceFor({ redlines: ['tabBar', 'header'] }));
});

test('each overlay has its own key, one of the single keys', () => {
  const press = (/** @type {string} */ key) => (
    { key, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false });
  const names = ['m', 's', 'i', 'r', 't', 'g'].map((key) => actionFor(press(key), 'page', true)?.name);
  assert.deepEqual(names, OVERLAYS);
  for (const key of ['m', 's', 'i', 'r', 't', 'g']) assert.equal(actionFor(press(key), 'page', false), null);
});
