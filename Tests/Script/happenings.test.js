// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  eventStops, handovers, neighbour,
} from '../../Sources/StoryboardRendering/Assets/Scripts/base/happenings.js';
import { frameAfter } from '../../Sources/StoryboardRendering/Assets/Scripts/base/model.js';

test('events of all devices become stops in order, one per instant', () => {
  const stops = eventStops([
    { events: [[0, 'touchDown'], [1300, 'touchUp']] },
    { events: [[0, 'touchDown'], [900.5, 'edgeHit'], [1300, 'settled']] },
  ]);
  assert.deepEqual(stops, [
    { time: 0, kinds: ['touchDown'] },
    { time: 0.9005, kinds: ['edgeHit'] },
    { time: 1.3, kinds: ['touchUp', 'settled'] },
  ]);
});

test('an event first shows in the frame at or after it', () => {
  assert.equal(frameAfter(0, 60), 0);
  assert.equal(frameAfter(1.3, 60), 78);
  assert.equal(frameAfter(1.3001, 60), 79);
  assert.equal(frameAfter(1.2999, 60), 78);
});

test('stepping from event to event visits each once, in both directions', () => {
  const stops = eventStops([{ events: [[0, 'a'], [10, 'b'], [900.5, 'c'], [1300, 'd']] }]);
  const walk = (frame, direction) => {
    const seen = [];
    for (let stop; (stop = neighbour(stops, frame, direction, 120));) {
      frame = frameAfter(stop.time, 120);
      seen.push(stop.kinds[0]);
    }
    return seen.join('');
  };
  assert.equal(walk(0, 1), 'bcd');
  assert.equal(walk(156, -1), 'cba');
  assert.equal(walk(1000, -1), 'dcba');
});

test('if one list stops and another continues, it is a handover, once', () => {
  const outer = (/** @type {number} */ frame) => Math.min(frame, 40) * 300;
  const inner = (/** @type {number} */ frame) => Math.max(0, frame - 40) * 300;
  const found = handovers(100, [outer, inner]);
  assert.equal(found.length, 1);
  assert.ok(Math.abs(found[0] - 40) <= 1);
  assert.deepEqual(handovers(100, [outer]), []);
  assert.deepEqual(handovers(100, [inner, inner]), []);
});
