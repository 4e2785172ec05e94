// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { constants, gzipSync } from 'node:zlib';

import { unpack } from '../../Sources/StoryboardRendering/Assets/Scripts/base/gzip.js';

/** Pseudorandom bytes, the same in every run. @param {number} count @param {number} kinds */
function noise(count, kinds) {
  let state = 1;
  return Uint8Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % kinds;
  });
}

const script = readFileSync(new URL('../../Sources/StoryboardRendering/Assets/Scripts/player/player.js', import.meta.url));

for (const [name, bytes, options] of [
  ['nothing', new Uint8Array(0), {}],
  ['one byte', Uint8Array.of(0), {}],
  ['a run of one byte', new Uint8Array(100_000).fill(7), {}],
  ['text', script, {}],
  ['text in blocks with the fixed code', script, { strategy: constants.Z_FIXED }],
  ['text in blocks without repeats', script, { strategy: constants.Z_HUFFMAN_ONLY }],
  ['text in stored blocks', script, { level: 0 }],
  ['many stored blocks', noise(200_000, 256), { level: 0 }],
  ['bytes that cannot be packed', noise(100_000, 256), {}],
  ['few kinds of bytes, over many blocks', noise(300_000, 5), { memLevel: 1 }],
  ['repeats from far away', new Uint8Array([...noise(30_000, 256), ...noise(30_000, 256)]), { level: 9 }],
]) {
  test(`${name} decompresses to the original`, () => {
    assert.deepEqual(unpack(new Uint8Array(gzipSync(bytes, options))), new Uint8Array(bytes));
  });
}

test('truncated data is refused', () => {
  const packed = new Uint8Array(gzipSync(script));
  for (let cut = 1; cut < packed.length - 20; cut += 97) {
    assert.throws(() => unpack(packed.slice(0, packed.length - cut)), cut + ' bytes too few');
  }
});
