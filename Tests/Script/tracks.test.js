// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { unpackPhases, unpackTrack } from '../../Sources/StoryboardRendering/Assets/Scripts/base/tracks.js';

// The same vectors are in TrackPackerTests.swift.
for (const [text, series] of [
  ['', []],
  ['A!D', [0, 0, 0, 0]],
  ['K', [5]],
  ['BAA', [-1, -2, -3]],
  ['ACE!C', [0, 1, 4, 9, 16]],
  ['oG~CnG', [100, NaN, NaN, 100]],
  ['~BG', [NaN, 3]],
  ['w-B_8D', [1000, 0]],
]) {
  test(`"${text}" unpacks to ${series.length} frames`, () => {
    assert.deepEqual([...unpackTrack(text, series.length)], series);
  });
}

test('a text with too few or too many frames is refused', () => {
  assert.throws(() => unpackTrack('A!D', 5), /4 frames, not 5/);
  assert.throws(() => unpackTrack('A!D', 3), /frames, not 3/);
});

test('a text that is truncated or contains an unknown character is refused', () => {
  assert.throws(() => unpackTrack('w', 1), /character 1/);
  assert.throws(() => unpackTrack('A?', 2), /character 1/);
});

test('phases become spans of frames', () => {
  assert.deepEqual(unpackPhases('i30t78'), [
    { phase: 'i', from: 0, to: 30 },
    { phase: 't', from: 30, to: 108 },
  ]);
  assert.deepEqual(unpackPhases(''), []);
});
