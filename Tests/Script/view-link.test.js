// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatHash, parseHash } from '../../Sources/StoryboardRendering/Assets/Scripts/player/view-link.js';

for (const view of [
  {},
  { variant: 'ch4' },
  { variant: 'ch4', compare: 'ch7', t: 1058.333, devices: ['iphone-8', 'iphone-15-pro'], speed: 0.25 },
  { t: 0 },
  { devices: ['ipad-9.7'] },
  { t: 500, show: ['safe', 'trail'] },
  { variant: 'ch4', diff: 'iphone-15-pro' },
  { t: 0, sync: 'event', explain: 'iphone-15-pro' },
]) {
  test(`${formatHash(view)} reads back as it was written`, () => {
    assert.deepEqual(parseHash(formatHash(view)), view);
  });
}

test('a link is short: no trailing zeros, no default values', () => {
  assert.equal(formatHash({ variant: 'ch4', t: 1700 }), '#variant=ch4&t=1700');
  assert.equal(formatHash({ t: (127 * 1000) / 120 }), '#t=1058.333');
});

test('invalid parameters are ignored', () => {
  assert.deepEqual(parseHash('#t=soon&speed=-1&variant=%3Cb%3E&devices=,&x=1'), {});
  assert.deepEqual(parseHash('#t=1e3'), {});
  assert.deepEqual(parseHash(''), {});
  assert.deepEqual(parseHash('#stage'), {});
});

test('a question mark after the hash is allowed', () => {
  assert.deepEqual(parseHash('#?variant=ch4'), { variant: 'ch4' });
});
