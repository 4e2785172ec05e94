// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatHash, parseHash } from '../../Sources/StoryboardRendering/Assets/Scripts/player/view-link.js';
import { formatLive, parseLive } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/live-link.js';
import { noChanges } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/request.js';
import { ownSteps, STEPS } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/steps.js';

const trial = {
  kinds: ['statusBar', 'header', 'row', 'tab'],
  parameters: [
    { key: 'height', kind: 'number', value: 52, minimum: 0, maximum: 400 },
    { key: 'snap', kind: 'flag', value: true },
    { key: 'mode', kind: 'choice', value: 0, options: ['fill', 'top'] },
    { key: 'rows', kind: 'numbers', value: [3], minimum: 0, maximum: 100, isWhole: true },
  ],
  profiles: [{ id: 'uikit' }, { id: 'android-35' }],
};

const row = { kind: 2, section: 1, item: 4, name: 'row[1][4]' };
const tab = { kind: 3, section: -1, item: 2, name: 'tab[2]' };
const steps = [
  STEPS.moveTo({ x: 0.5, y: 0.625 }), STEPS.down(), STEPS.moveBy(-3.5, -120.25, 16), STEPS.up(), STEPS.pause(340),
  STEPS.moveTo({ x: 0.1, y: -0.25, target: row }), STEPS.down(), STEPS.cancel(),
  STEPS.tap({ x: 0, y: 0, target: tab }), STEPS.tap({ x: 0.25, y: 0.9 }),
  STEPS.drag({ x: 0.5, y: 0.75 }, [0, -180], 600, { hold: 150 }),
  STEPS.drag({ x: 0.8, y: 0.6 }, [-160, 0], 150, { endVelocity: [-1500, 0] }),
];

test('steps, changed parameters and physics come back as they were, through the address', () => {
  const changes = {
    parameters: new Map([[0, 90.5], [1, false], [2, 1], [3, [1, 20]]]), profile: 1, decelerationRate: 1,
  };
  const live = { playsScript: false, changes, steps, marks: [0, 5, 8, 9, 10, 11] };
  const view = parseHash(formatHash({ variant: 'qr3', live: formatLive(live, trial) }));
  assert.deepEqual(parseLive(view.live, trial), live);
});

test('a page that plays its script says so in few characters', () => {
  const live = { playsScript: true, changes: noChanges(), steps: [], marks: [] };
  assert.equal(formatLive(live, trial), 'script');
  assert.deepEqual(parseLive('script', trial), live);
});

test('a damaged word is refused as a whole: half of a gesture would be another one', () => {
  for (const word of [
    '', 'mine', 'own~', 'own~x', 'own~M50', 'own~M50_', 'own~p0', 'own~b1_2_0', 'own~t9_0_0', 'own~height:', 'own~height:500', 'own~width:3',
    'own~mode:2', 'own~snap:2', 'own~rows:1.5', 'own~@physics:other', 'own~@deceleration:slow', 'own~M50_60~d~b0_x_16',
  ]) assert.equal(parseLive(word, trial), null, word);
});

test('steps of the app or the system are numbers of those of the scenario', () => {
  const own = { ...trial, steps: [
    { label: 'focus', encoded: [11, 1, 0, 0, 0, 1, 0], json: '{"type":"focus"}', milliseconds: 0 },
    { label: 'push', encoded: [11, 6, 0.5], json: '{"type":"push"}', milliseconds: 500 },
  ] };
  const [focus, push] = ownSteps(own);
  assert.deepEqual([focus.json, push.own], [{ type: 'focus' }, 1]);
  const live = { playsScript: false, changes: noChanges(), steps: [focus, STEPS.pause(340), push], marks: [0, 2] };
  assert.equal(formatLive(live, own), 'own~S0~p340~S1');
  assert.deepEqual(parseLive('own~S0~p340~S1', own), live);
  assert.equal(parseLive('own~S2', own), null);
  assert.equal(parseLive('own~S0', trial), null);
});
