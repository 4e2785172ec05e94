// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { actionFor, targetKind } from '../../Sources/StoryboardRendering/Assets/Scripts/player/keys.js';

const press = (key, more = {}) => ({
  key, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more,
});

test('arrows step one frame, with shift ten, on the page and on controls', () => {
  for (const place of ['page', 'control']) {
    assert.deepEqual(actionFor(press('ArrowLeft'), place, true), { do: 'step', frames: -1 });
    assert.deepEqual(actionFor(press('ArrowRight', { shiftKey: true }), place, true),
      { do: 'step', frames: 10 });
  }
});

test('fields keep all keys, and so do combinations with a modifier', () => {
  for (const key of ['ArrowLeft', 'Home', ' ', '1', '?']) {
    assert.equal(actionFor(press(key), 'field', true), null);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      assert.equal(actionFor(press(key, { [modifier]: true }), 'page', true), null);
    }
  }
});

test('space plays, but presses a button that has the focus', () => {
  assert.deepEqual(actionFor(press(' '), 'page', true), { do: 'toggle' });
  assert.equal(actionFor(press(' '), 'control', true), null);
});

test('an option of a group keeps the arrows, and the space bar until it is chosen', () => {
  for (const place of ['option', 'chosen']) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      assert.equal(actionFor(press(key), place, true), null, key);
      assert.equal(actionFor(press(key, { shiftKey: true }), place, true), null, key);
    }
    for (const key of ['k', 'l', 'r', '?', ',']) assert.notEqual(actionFor(press(key), place, true), null, key);
    assert.deepEqual(actionFor(press('Home'), place, true), { do: 'home' });
    assert.deepEqual(actionFor(press('2', { code: 'Digit2' }), place, true), { do: 'variant', index: 1 });
  }
  assert.deepEqual(actionFor(press(' '), 'chosen', true), { do: 'toggle' });
  assert.equal(actionFor(press(' '), 'chosen', false), null);
  assert.equal(actionFor(press(' '), 'option', true), null);
});

test('digits choose variants, with shift devices, regardless of the layout', () => {
  assert.deepEqual(actionFor(press('4', { code: 'Digit4' }), 'page', true),
    { do: 'variant', index: 3 });
  assert.deepEqual(actionFor(press('$', { code: 'Digit4', shiftKey: true }), 'page', true),
    { do: 'device', index: 3 });
  assert.deepEqual(actionFor(press('é', { code: 'Digit2' }), 'page', true),
    { do: 'variant', index: 1 });
});

test('the switch turns off single characters and keeps the other keys', () => {
  for (const key of [' ', 'k', ',', '.', '[', ']', '-', '+', 'x', '?']) {
    assert.notEqual(actionFor(press(key), 'page', true), null, key);
    assert.equal(actionFor(press(key), 'page', false), null, key);
  }
  assert.equal(actionFor(press('4', { code: 'Digit4' }), 'page', false), null);
  assert.deepEqual(actionFor(press('Home'), 'page', false), { do: 'home' });
  assert.deepEqual(actionFor(press('ArrowLeft'), 'page', false), { do: 'step', frames: -1 });
});

test('unassigned keys are left to the browser', () => {
  for (const key of ['q', 'Tab', 'Enter', 'constructor', 'toString']) {
    assert.equal(actionFor(press(key), 'page', true), null, key);
  }
});

test('the scope follows from the element', () => {
  assert.equal(targetKind({ tagName: 'BODY' }), 'page');
  assert.equal(targetKind({ tagName: 'input', type: 'range', id: 'scrubber' }), 'page');
  assert.equal(targetKind({ tagName: 'input', type: 'range', id: 'trial-parameter-extra' }), 'field');
  assert.equal(targetKind({ tagName: 'INPUT', type: 'checkbox' }), 'control');
  assert.equal(targetKind({ tagName: 'INPUT', type: 'radio', checked: true }), 'chosen');
  assert.equal(targetKind({ tagName: 'INPUT', type: 'radio', checked: false }), 'option');
  assert.equal(targetKind({ tagName: 'SELECT' }), 'field');
  assert.equal(targetKind({ tagName: 'SUMMARY' }), 'control');
});

test('zero fits the devices, and shows them at 100 % with shift', () => {
  for (const code of ['Digit0', 'Numpad0']) {
    assert.deepEqual(actionFor(press('0', { code }), 'page', true), { do: 'fit' });
    assert.deepEqual(actionFor(press(')', { code, shiftKey: true }), 'page', true), { do: 'points' });
  }
});
