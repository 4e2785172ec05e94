// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bytesOf } from '../../Sources/StoryboardRendering/Assets/Scripts/base/base91.js';

/** The same texts are in Base91Tests.swift. @type {[number[], string][]} */
const KNOWN = [
  [[], ''], [[0], '!!'], [[255], 'm#'], [[1, 2], '^\'!'], [[255, 255, 255], '"~Q8'], [[0, 0, 0, 0, 0], '!!!!!!!'],
  [[...Array(13).keys()], 'n#cgn#sE7"d.4F7%'], [[...Buffer.from('scrollwork')], 'd+Xq9piMZ5,a"'],
];

for (const [bytes, text] of KNOWN) {
  test(`${text || 'nothing'} decodes to ${bytes.join(' ') || 'nothing'}`, () => {
    assert.deepEqual([...bytesOf(text)], bytes);
  });
}
