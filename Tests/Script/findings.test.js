// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  chipText, findingMarks, findingStops, findingWords, spansOf, stopBeside,
} from '../../Sources/StoryboardRendering/Assets/Scripts/review/findings.js';

test('counts are spelled out', () => {
  assert.deepEqual([0, 1, 2].map(findingWords), ['no findings', '1 finding', '2 findings']);
});

test('a chip names the worst finding with its sign and counts the others', () => {
  assert.equal(chipText([]), 'no findings');
  assert.equal(chipText([['5 pt gap', 0, 2, 0, 9]]), '▲\u202f5 pt gap');
  assert.equal(chipText([['5 pt gap', 0, 2, 0, 9], ['48 pt jump', 7, 2, 7, 7]]), '▲\u202f5 pt gap, 1 more');
  assert.equal(chipText([['8 pt hit off', 0, 1, 0, 9], ['48 pt jump', 7, 2, 7, 7]]), '▲\u202f48 pt jump, 1 more');
  assert.equal(chipText([['8 pt hit off', 0, 1, 0, 9]]), '◆\u202fwarning: 8 pt hit off');
  assert.equal(chipText([['20 pt forgotten', 0, 0, 0, 9]]), '●\u202fnote: 20 pt forgotten');
});

test('spans are pairs of frames', () => {
  assert.deepEqual(spansOf(['5 pt gap', 3, 2, 0, 9, 20, 20]), [[0, 9], [20, 20]]);
});

test('worst moments of runs at different rates are sorted by time, one per instant', () => {
  const runs = [
    { rate: 60, findings: [['5 pt gap', 60, 2, 0, 90], ['48 pt jump', 30, 2, 30, 30]] },
    { rate: 120, findings: [['5 pt gap', 120, 2, 0, 180], ['46 pt gap', 90, 1, 80, 95]] },
    { rate: 60 },
  ];
  assert.deepEqual(findingStops(runs), [
    { time: 0.5, labels: ['48 pt jump'] },
    { time: 0.75, labels: ['warning: 46 pt gap'] },
    { time: 1, labels: ['5 pt gap'] },
  ]);
});

test('stepping from finding to finding wraps around at the ends', () => {
  const stops = [0.5, 0.75, 1].map((time) => ({ time, labels: [] }));
  const beside = (time, direction) => stopBeside(stops, time, direction)?.time;
  assert.equal(beside(0, 1), 0.5);
  assert.equal(beside(0.5, 1), 0.75);
  assert.equal(beside(1, 1), 0.5);
  assert.equal(beside(0.8, -1), 0.75);
  assert.equal(beside(0.75, -1), 0.5);
  assert.equal(beside(0.5, -1), 1);
  // A link carries a third of a second in milliseconds with three decimals.
  assert.equal(stopBeside([{ time: 1 / 3, labels: [] }, { time: 0.5, labels: [] }], 0.333333, 1)?.time, 0.5);
  assert.equal(stopBeside([], 0, 1), null);
});

test('a finding at the current time comes next, unless the playhead came from it', () => {
  const stops = [0, 0.75, 1].map((time) => ({ time, labels: [] }));
  const beside = (time, direction) => stopBeside(stops, time, direction, false)?.time;
  assert.equal(beside(0, 1), 0);
  assert.equal(beside(0.75, 1), 0.75);
  assert.equal(beside(0.75, -1), 0.75);
  assert.equal(beside(0.5, 1), 0.75);
  assert.equal(beside(0.5, -1), 0);
  // Even if a link moved the playhead there, with its three decimals.
  assert.equal(stopBeside([{ time: 1 / 3, labels: [] }], 0.333334, 1, false)?.time, 1 / 3);
});

test('a lane shows the frames of a finding as a bar and its worst frame as a triangle', () => {
  const made = [];
  globalThis.document = {
    createElementNS: (_, tag) => {
      const node = { tag, attributes: {}, children: [] };
      node.setAttribute = (name, value) => { node.attributes[name] = value; };
      node.append = (...children) => node.children.push(...children);
      made.push(node);
      return node;
    },
  };
  try {
    const marks = findingMarks({ rate: 60, findings: [['5 pt gap', 30, 2, 0, 59, 90, 119]] }, 4);
    assert.equal(marks.length, 1);
    assert.deepEqual(
      made.filter(({ tag }) => tag === 'rect').map(({ attributes: { x, width } }) => [x, width]),
      [['0.000%', '25.000%'], ['37.500%', '12.500%']],
    );
    assert.equal(made.find(({ tag }) => tag === 'svg').attributes.x, '12.500%');
    assert.deepEqual(made.find(({ tag }) => tag === 'title').children, ['error: 5 pt gap · 0.500 s']);
    assert.deepEqual(findingMarks({ rate: 60 }, 4), []);
  } finally {
    delete globalThis.document;
  }
});
