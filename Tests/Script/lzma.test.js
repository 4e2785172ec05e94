// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

import { unpackLzma } from '../../Sources/StoryboardRendering/Assets/Scripts/base/lzma.js';

/** Bytes that depend on a number. */
function noise(count, seed, kinds = 256) {
  let state = seed;
  return Uint8Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return (state >> 12) % kinds;
  });
}

const CASES = [
  ['nothing', new Uint8Array()],
  ['one byte', Uint8Array.of(7)],
  ['one byte again and again', new Uint8Array(100_000).fill(65)],
  ['two distances in turn', Uint8Array.from({ length: 40_000 }, (_, i) => (i % 700 < 350 ? i % 7 : i % 11))],
  ['what cannot be packed', noise(20_000, 3)],
  ['few kinds of bytes', noise(60_000, 5, 3)],
  ['copies from far away', Uint8Array.from([...noise(150_000, 9), ...noise(150_000, 9), ...noise(90, 1), ...noise(150_000, 9)])],
  ['a text', new TextEncoder().encode(Array.from({ length: 3_000 }, (_, i) => `frame ${i}: header ${i % 97}.${i % 7} pt`).join('\n'))],
];

for (const [name, bytes] of CASES) {
  test(`LZMA of ${name} unpacks to the same bytes, with every kind of context`, () => {
    for (const options of ['preset=9e,pb=0', 'preset=6', 'lc=0,lp=2,pb=2', 'lc=4,lp=0,pb=4']) {
      const packed = execFileSync('xz', ['--format=lzma', `--lzma1=${options}`, '-c'], { input: bytes, maxBuffer: 2 ** 24 });
      assert.deepEqual(Buffer.from(unpackLzma(packed)), Buffer.from(bytes), options);
    }
  });
}
