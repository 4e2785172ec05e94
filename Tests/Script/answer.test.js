// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import test from 'node:test';

import { answerOf } from '../../Sources/StoryboardRendering/Assets/Scripts/player/answer.js';

const data = {
  initial: 1, devices: [{ rate: 60 }], variants: [{ id: 'fixed', fixed: 1 }, { id: 'broken' }],
  runs: [[{}], [{ poster: 90 }]],
};

test('a page without findings opens with one variant at its most telling frame', () => {
  assert.deepEqual(answerOf({ data }), { variant: 1, compare: null, device: -1, time: 1.5 });
});

test('a page of a report without findings opens with both variants at the most telling frame', () => {
  assert.deepEqual(answerOf({ data: { ...data, beside: 0 } }), { variant: 1, compare: 0, device: -1, time: 1.5 });
});
