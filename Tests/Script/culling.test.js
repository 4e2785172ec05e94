// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Culling } from '../../Sources/StoryboardRendering/Assets/Scripts/stage/culling.js';

/** As much of an element as this test needs. */
class Part {
  /** @type {Part | null} */
  parentElement = null;
  style = { display: '' };

  constructor(localName, attributes = {}, children = []) {
    Object.assign(this, { localName, attributes, children });
    for (const child of children) child.parentElement = this;
  }

  get firstElementChild() { return this.children[0]; }
  getAttribute(name) { return this.attributes[name] ?? null; }
  contains(other) { return other === this || this.children.some((child) => child.contains(other)); }
  querySelectorAll() { return this.children.flatMap((child) => [...(child.attributes.id ? [child] : []), ...child.querySelectorAll()]); }
}

const row = (id, y, attributes = {}) => new Part('g', { id, ...attributes }, [
  new Part('rect', { y: String(y), width: '100', height: '50' }),
]);

/** A screen of 100 by 200 points at 30, 40 in a drawing; a list that moves on it, with a header that stays. */
const phone = (around = 'translate(30 40)') => {
  const rows = [0, 50, 300].map((y, index) => row('row' + index, y));
  const header = row('header', -300);
  const list = new Part('g', { id: 'list', transform: 'translate(0 0)' }, rows);
  const svg = new Part('svg', {}, [new Part('g', { id: 'device', transform: around }, [header, list])]);
  const cull = new Culling(svg, [list], [['list', 'y']], [{ x: 30, y: 40, width: 100, height: 200, safeArea: [] }]);
  return { cull, rows, header, shown: () => rows.map(({ style }) => style.display !== 'none') };
};

test('rows off the screen are hidden, and appear again with the list', () => {
  const { cull, shown } = phone();
  cull.show([0]);
  assert.deepEqual(shown(), [true, true, false]);
  cull.show([-150_00]);
  assert.deepEqual(shown(), [false, false, true]);
  cull.show([0]);
  assert.deepEqual(shown(), [true, true, false]);
});

test('in a hurry a row that has left the screen is hidden a screen farther, so that it can come back', () => {
  const { cull, shown } = phone();
  cull.show([0]);
  cull.show([-150_00], true);
  assert.deepEqual(shown(), [true, true, true]);
  cull.show([-310_00], true);
  assert.deepEqual(shown(), [false, true, true]);
  cull.show([-310_00]);
  assert.deepEqual(shown(), [false, false, true]);
});

test('what is inside a hidden row is hidden with it alone', () => {
  const inner = row('inner', 300);
  const outer = new Part('g', { id: 'outer' }, [new Part('rect', { y: '300', width: '100', height: '50' }), inner]);
  const list = new Part('g', { id: 'list', transform: 'translate(0 0)' }, [outer]);
  const cull = new Culling(new Part('svg', {}, [list]), [list], [['list', 'y']], [{ x: 0, y: 0, width: 100, height: 200, safeArea: [] }]);
  cull.show([0]);
  assert.deepEqual([outer, inner].map(({ style }) => style.display), ['none', '']);
});

test('a row is visible before its first rectangle reaches the screen', () => {
  const { cull, shown } = phone();
  cull.show([-85_00]);
  assert.deepEqual(shown(), [false, true, true]);
});

test('groups that do not move are left alone', () => {
  const { cull, header } = phone();
  cull.show([0]);
  assert.equal(header.style.display, '');
});

test('if a group has other transforms than translations, nothing is hidden', () => {
  const { cull, shown } = phone('rotate(90)');
  cull.show([0]);
  assert.deepEqual(shown(), [true, true, true]);
});

test('a missing value hides nothing that may be at its position', () => {
  const { cull, shown } = phone();
  cull.show([NaN]);
  assert.deepEqual(shown(), [true, true, true]);
});

test('a trial starts with the whole drawing', () => {
  const { cull, shown } = phone();
  cull.show([0]);
  cull.clear();
  assert.deepEqual(shown(), [true, true, true]);
});
